# Poleis, by Dmytro.

rule-poleis-glance =
    §gist+army+place Ein Spiel, das Mut belohnt. Zuerst setzt ihr abwechselnd je { $men } Steine auf beliebige leere Felder.
    §slide Dann zieht ein Stein gerade, nie schräg, so weit der Weg frei ist. §quiet-move Endet er nicht neben einem gegnerischen, wird er umgedreht.
    §vagus Ein umgedrehter Stein heißt vagus, ein Deserteur. Jeder seiner Züge muss neben einem gegnerischen enden. §turned-back Hilft er beim Schlagen, wird er zurückgedreht.
    §line Zieh so, dass ein gegnerischer Stein zwischen zwei von deinen ist, und du schlägst ihn. §between Selbst zwischen zwei gegnerische zu ziehen ist ungefährlich. §row Auch zwei in einer Reihe sind sicher.
    §win+single Du gewinnst, wenn dein Gegenüber nur noch einen Stein hat. §stuck Wer nicht ziehen kann, verliert.
    §first { side-first } setzt zuerst. Deine Seite ist unten.
    { book-facts }
rule-poleis-setup =
    §board Das Brett hat { $files } Linien, a bis h, und { $ranks } Reihen. Am Anfang ist es leer.
    §first Wer beginnt, wird ausgelost, wenn ihr euch nicht einigt. { side-first } beginnt.
    §place Abwechselnd setzt jede Seite einen Stein auf ein beliebiges leeres Feld, bis alle 32 gesetzt sind.
    §place-quiet Bis dahin zieht kein Stein, und keiner wird geschlagen.
    §place-safe Ein Stein, der zwischen zwei gegnerische gesetzt wird, ist sicher, auch später.
    §first-move Dann macht { side-first } den ersten Zug.
rule-poleis-move =
    §turn+pass In jedem Zug ziehst du einen Stein, und passen geht nicht.
    §slide Er zieht gerade vor, zurück oder zur Seite, über so viele leere Felder, wie du willst. §diagonal Nie schräg.
    §block Er kann nicht über einen Stein springen und nicht auf einem landen.
    §attack Ein Zug ist ein Angriff, wenn er direkt neben einem gegnerischen Stein endet, in gerader Linie.
    §attack-passing An einem gegnerischen vorbeizuziehen ist kein Angriff. Von einem zum anderen zu ziehen ist einer.
    §between Du darfst ohne Schaden zwischen zwei gegnerische ziehen, auch wenn sie danach woandershin ziehen.
rule-poleis-capture =
    §line Schließ einen gegnerischen Stein in gerader Linie zwischen zwei von deinen ein. Er verlässt das Brett.
    §mover Einer von deinen beiden muss der sein, der gerade gezogen hat.
    §row Zwischen zweien wird nur ein einzelner Stein geschlagen. Zwei in einer Reihe sind sicher.
    §several Ein Zug kann bis zu drei schlagen, einen in jeder Richtung.
    §capture-attack Ein Zug, der schlägt, ist immer ein Angriff, auch wenn kein gegnerischer mehr neben ihm ist.
    §corner+edge Ecken und Ränder helfen nicht. In einer Ecke ist ein Stein sicher, und am Rand wird er nur entlang des Rands geschlagen.
rule-poleis-special =
    §ordinarius Jeder Stein beginnt als ordinarius, als Soldat in Reih und Glied.
    §quiet-move Ein ordinarius, dessen Zug kein Angriff ist, wird umgedreht. Jetzt ist er ein vagus.
    §vagus Ein vagus zieht wie die anderen, aber jeder seiner Züge muss ein Angriff sein. Kann er nicht angreifen, kann er nicht ziehen: Dann gehört er zu den inciti, den Hoffnungslosen.
    §vagus-stays Ein Angriff, der nichts schlägt, hilft ihm nicht: Er bleibt ein vagus.
    §turned-back Ist er am Schlagen beteiligt, wird er zurückgedreht. Ob er gezogen hat oder als Partner dastand, ist egal.
rule-poleis-end =
    §single Du gewinnst, wenn dein Gegenüber nur noch einen Stein hat.
    §stuck Du gewinnst, wenn dein Gegenüber nicht ziehen kann, auch wenn alle Steine vagi sind, die nicht angreifen können.
    §adjudicated Kommt das Spiel nicht voran, werden die Steine gezählt. Die Seite mit mehr Steinen gewinnt. Sind es gleich viele, gewinnt die mit mehr ordinarii. Sind auch die gleich, ist es remis.
    §agree Gezählt wird, wenn ihr beide aufhören wollt.
    §repetition Gezählt wird, wenn die gleiche Stellung zum dritten Mal entsteht, mit denselben umgedrehten Steinen.
    §quiet Gezählt wird nach hundert Zügen ohne Schlagen, fünfzig von jeder Seite. Einen Stein umzudrehen beginnt diese Zählung nicht neu.
    §hand Steine, die noch nicht gesetzt sind, zählen als ordinarii.
rule-poleis-tips =
    §tips+place Setz deine Steine dorthin, wo sie bald neben gegnerischen stehen, oder in die Nähe.
    §tips+quiet-move Ein ruhiger Zug kostet einen Stein die Freiheit. Mach ihn einmal, und für etwas Gutes.
    §tips+vagus Bevor du einen Stein umdrehst, sieh nach, ob er noch einen gegnerischen zum Angreifen findet.
    §tips+turned-back Ein vagus neben einem gegnerischen ist ein guter Partner: Schlägt er mit, wird er zurückgedreht.
    §tips+adjudicated Zähl deine ordinarii, wenn das Spiel langsam wird. Sie können es entscheiden.
rule-poleis-source =
    §source Dmytro hat diese Regeln 2024 auf Englisch veröffentlicht, nach einer längeren Liste auf Ukrainisch von 2015. Sein Text ist auf boardgamegeek.com, Thread 3412976.
    §source+why Er fand, dass einfaches Petteia zum Remis neigt, weil Verteidigen darin so viel leichter ist als Angreifen.
    §source+names Die Namen kommen von Isidor, der von ordinarii, vagi und inciti erzählt. Was sie bedeuteten, weiß man nicht. Er folgt Schädler: Danach hieß das Spiel Poleis, und Petteia jedes Spiel mit Steinen.
    §source+modern Der Autor sagt selbst, er behaupte nicht, dass die Griechen so spielten.
    §reading Wo der Text von 2024 schweigt, folgen wir der Liste von 2015. Wann gezählt wird, ist unsere Lesart.

show-poleis-place = { $move }: { side-first } setzt einen Stein.
show-poleis-slide = Der Stein auf a1 kann auf die markierten Felder.
show-poleis-attack = { $move } endet neben einem gegnerischen: ein Angriff.
show-poleis-quiet = { $move } endet nicht neben einem gegnerischen. Der Stein wird umgedreht.
show-poleis-vagus = Der vagus auf a1 darf nur angreifen.
show-poleis-back = { $move } schlägt { $taken }. Beide beteiligten Steine werden zurückgedreht.
show-poleis-line = { $move } schlägt { $taken }.
show-poleis-several = { $move } schlägt { $taken } zugleich.
show-poleis-row = { $move } schlägt nichts: Zwei in einer Reihe sind sicher.
show-poleis-corner = { $move } schlägt nichts: Eine Ecke ist sicher.
show-poleis-safe = { $move } geht zwischen zwei gegnerische und ist sicher.
show-poleis-single = { $move } schlägt { $taken }. Ein einziger Stein ist übrig.
