# Poleis, by Dmytro.

rule-poleis-glance =
    §gist+army+place Ein Spiel, das Mut belohnt. Zuerst setzt ihr abwechselnd je einen Stein auf ein leeres Feld, jede Seite { $men }.
    §slide Danach zieht ihr abwechselnd je einen Stein in gerader Linie, nie schräg, so weit der Weg frei ist. §quiet-move Endet sein Zug nicht neben einem gegnerischen, wird er umgedreht.
    §vagus Ein umgedrehter Stein heißt vagus (Deserteur). Sein Zug muss neben einem gegnerischen Stein enden. §turned-back Ist er am Schlagen beteiligt, wird er zurückgedreht.
    §line Schließt du mit einem Zug einen gegnerischen Stein zwischen zwei von deinen ein, schlägst du ihn. §between Ziehst du zwischen zwei gegnerische Steine, passiert dir nichts. §row Einschließen kannst du nur einzelne Steine, nie zwei in einer Reihe.
    §win+single Du gewinnst, wenn dein Gegenüber nur noch einen Stein hat. §stuck Wer nicht ziehen kann, verliert.
    §first { side-first } setzt zuerst. Deine Seite ist unten.
    { book-facts }
rule-poleis-setup =
    §board Das Brett hat { $files } Linien, a bis h, und { $ranks } Reihen. Am Anfang ist es leer.
    §first { side-first } beginnt. Die Seiten werden ausgelost, wenn ihr euch nicht einigt, wer anfängt.
    §place Setzt abwechselnd je einen Stein auf ein beliebiges leeres Feld, bis alle 32 auf dem Brett sind.
    §place-quiet Solange gesetzt wird, zieht kein Stein, und keiner wird geschlagen.
    §place-safe Ein Stein, den du zwischen zwei gegnerische setzt, ist sicher, auch später, wenn gezogen wird.
    §first-move Sind alle Steine gesetzt, macht { side-first } den ersten Zug.
rule-poleis-move =
    §turn+pass Wenn du am Zug bist, ziehst du einen Stein. Passen darfst du nicht.
    §slide Ein Stein zieht über beliebig viele leere Felder nach vorn, nach hinten oder zur Seite. §diagonal Steine ziehen nie schräg.
    §block Ein Stein darf nicht über andere Steine springen und nicht auf ihnen landen.
    §attack Ein Zug ist ein Angriff, wenn er direkt neben einem gegnerischen Stein endet. Schräge Nachbarn zählen nicht.
    §attack-passing An einem gegnerischen Stein vorbeizuziehen, ist kein Angriff. Von einem gegnerischen Stein zum anderen zu ziehen, ist dagegen einer.
    §between Zwischen zwei gegnerische Steine darfst du gefahrlos ziehen. Dein Stein bleibt sicher, bis einer der beiden wegzieht und ein gegnerischer Stein seinen Platz einnimmt.
rule-poleis-capture =
    §line Um einen gegnerischen Stein zu schlagen, schließ ihn in gerader Linie zwischen zwei von deinen ein. Er kommt vom Brett.
    §mover Einer deiner beiden Steine muss eben gezogen haben.
    §row Einschließen kannst du nur einen einzelnen Stein. Mehrere dazwischen sind sicher.
    §several Ein Zug kann bis zu 3 Steine schlagen, einen in jeder Richtung.
    §capture-attack Ein Zug, der schlägt, ist immer ein Angriff, auch wenn kein gegnerischer Stein mehr neben deinem steht. Dein Stein wird dabei nicht umgedreht, und auch ein vagus darf so ziehen.
    §corner+edge Ecken und Ränder helfen nicht beim Schlagen. Ein Stein in einer Ecke ist sicher. Ein Stein am Rand kann nur entlang des Rands geschlagen werden.
rule-poleis-special =
    §ordinarius Jeder Stein kommt als ordinarius, als Soldat in Reih und Glied, aufs Brett.
    §quiet-move Macht ein ordinarius einen Zug, der kein Angriff ist, wird er umgedreht. Jetzt ist er ein vagus.
    §vagus Ein vagus zieht wie jeder Stein, aber jeder seiner Züge muss ein Angriff sein. Kann er nicht angreifen, kann er nicht ziehen: Dann gehört er zu den inciti, den Hoffnungslosen.
    §vagus-stays Ein vagus, der angreift, ohne zu schlagen, bleibt ein vagus.
    §turned-back Ein vagus, der am Schlagen beteiligt ist, wird zurückgedreht. Das gilt für den Stein, der gezogen hat, und für seinen Partner auf der anderen Seite.
rule-poleis-end =
    §single Du gewinnst, wenn dein Gegenüber nur noch einen Stein hat.
    §stuck Du gewinnst auch, wenn dein Gegenüber nicht ziehen kann, etwa mit lauter vagi, die nicht angreifen können.
    §adjudicated Geht es in einer Partie nicht mehr voran, wird gezählt. Die Seite mit mehr Steinen gewinnt. Haben beide gleich viele, gewinnt die Seite mit mehr ordinarii. Haben beide auch davon gleich viele, endet die Partie remis.
    §agree Die Steine werden gezählt, wenn ihr beide aufhören wollt.
    §repetition Die Steine werden auch gezählt, wenn dieselbe Stellung zum dritten Mal entsteht, mit denselben umgedrehten Steinen.
    §quiet Die Steine werden auch gezählt, wenn 100 Züge lang, 50 pro Seite, nichts geschlagen wurde. Wird ein Stein umgedreht, beginnen diese 100 Züge nicht von vorn.
    §hand Steine, die ihr noch nicht gesetzt habt, zählen als ordinarii.
rule-poleis-tips =
    §tips+advice-begin+advice-kinds+place Setz deine Steine neben gegnerische oder in eine Linie mit ihnen, damit jeder sofort angreifen kann.
    §tips+advice-attack+quiet-move Ein Stein, der angreift, bleibt ein ordinarius: Greif also immer an, wenn es ohne Gefahr geht.
    §tips+advice-attack+turned-back Nutze einen vagus neben einem gegnerischen Stein als Partner: Schlägst du mit seiner Hilfe, wird er zurückgedreht.
    §tips+advice-defend+look Ist ein Stein bedroht, zieh ihn mit einem Angriff weg oder besetz das Feld, das dein Gegenüber braucht.
    §tips+advice-defend+edge Ein Stein in der Ecke ist sicher, und einer am Rand kann nur entlang des Rands geschlagen werden.
    §tips+advice-avoid+vagus Bevor du einen Stein umdrehst, prüfe, ob er etwas zum Angreifen findet: Sonst kann er nicht mehr ziehen.
    §tips+advice-endgame+adjudicated Wird nicht mehr geschlagen, zählen erst die Steine, dann die ordinarii: Riskiere nichts, wenn du vorn liegst.
    §tips+advice-endgame+stuck Behalte bei wenigen Steinen deine ordinarii: Sind alle deine Steine vagi ohne Ziel, verlierst du.
rule-poleis-source =
    §source Dmytro hat diese Regeln 2024 auf Englisch veröffentlicht. Schon 2015 gab es von ihm eine längere Regelliste auf Ukrainisch. Der englische Text steht auf boardgamegeek.com, Thread 3412976.
    §source+why Ihm fiel auf, dass das einfache Petteia oft remis endet, weil Verteidigen viel leichter ist als Angreifen.
    §source+names Die Namen stammen von Isidor, der von ordinarii, vagi und inciti schreibt. Was sie bedeuteten, ist unbekannt. Dmytro folgt Schädler: Bei ihm heißt dieses Spiel Poleis; Petteia meint jedes Spiel mit Steinen.
    §source+modern Dmytro selbst behauptet nicht, dass die Griechen so gespielt haben.
    §reading Wo der Text von 2024 nichts sagt, folgen wir der Liste von 2015. Wann gezählt wird, ist unsere Lesart.

show-poleis-place = { $move }: { side-first } setzt einen Stein.
show-poleis-slide = Der Stein auf a1 kann auf jedes markierte Feld ziehen.
show-poleis-attack = { $move } endet neben einem gegnerischen Stein, ist also ein Angriff.
show-poleis-quiet = Nach { $move } wird der Stein umgedreht: Es war kein Angriff.
show-poleis-vagus = Der vagus auf a1 kann nur angreifen.
show-poleis-back = { $move } schlägt { $taken }. Beide beteiligten Steine werden zurückgedreht.
show-poleis-line = { $move } schlägt { $taken }.
show-poleis-several = { $move } schlägt { $taken } auf einmal.
show-poleis-row = { $move } schlägt nichts: Zwei in einer Reihe sind sicher.
show-poleis-corner = { $move } schlägt nichts: In einer Ecke ist ein Stein sicher.
show-poleis-safe = { $move } führt zwischen zwei gegnerische Figuren und ist ungefährlich.
show-poleis-single = { $move } schlägt { $taken }. Nur noch ein gegnerischer Stein ist übrig.
