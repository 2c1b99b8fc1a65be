# Latrunculi, by Lemery Games.

rule-lemery-latrunculi-glance =
    §gist+army+place Ein Spiel voller Fallen. Zuerst setzt ihr abwechselnd je einen Stein auf ein beliebiges leeres Feld, bis jede Seite { $men } gesetzt hat.
    §step Danach zieht ihr abwechselnd je einen Stein ein Feld weit, nie schräg. §jump Oder ihr schlagt: Ein Stein springt über einen gegnerischen neben ihm auf das leere Feld dahinter. §chain Derselbe Stein darf dann weiterspringen.
    §bind Schließt du mit einem Zug einen gegnerischen Stein zwischen zwei von deinen ein, ist er festgesetzt. §bound Er kann nicht ziehen, solange beide ihn festhalten. §removal In einem späteren Zug kannst du ihn vom Brett nehmen, statt zu ziehen.
    §between Ziehst du selbst zwischen zwei gegnerische Steine, passiert dir nichts.
    §win+single Du gewinnst, wenn dein Gegenüber nur noch { $min ->
        [1] einen Stein
       *[other] { $min } Steine
    } hat. §stuck Wer nichts tun kann, verliert.
    §first { side-first } setzt zuerst. Deine Seite ist unten.
    { book-facts }
rule-lemery-latrunculi-setup =
    §board Das Brett hat { $files } Linien, a bis h, und { $ranks } Reihen. Am Anfang ist es leer.
    §first { side-first } beginnt. §place Setzt abwechselnd je einen Stein auf ein beliebiges leeres Feld, bis alle 32 auf dem Brett sind.
    §place-quiet Solange gesetzt wird, zieht kein Stein, und keiner wird festgesetzt.
    §place-safe Ein Stein, den du zwischen zwei gegnerische setzt, bleibt frei, auch später, wenn gezogen wird.
    §first-move Sind alle Steine gesetzt, macht { side-first } den ersten Zug.
rule-lemery-latrunculi-move =
    §turn Wenn du am Zug bist, hast du die Wahl zwischen Schritt, Sprung und Wegnehmen.
    §step Schritt: Zieh einen Stein um ein Feld nach vorn, nach hinten oder zur Seite. Das Feld muss leer sein. §diagonal Schräg zieht ein Stein nie.
    §jump Sprung: Spring mit einem Stein über einen gegnerischen direkt daneben auf das leere Feld dahinter.
    §removal Wegnehmen: Nimm einen festgesetzten gegnerischen Stein vom Brett.
    §bound Ein festgesetzter Stein kann weder ziehen noch springen.
    §between Zwischen zwei gegnerische Steine darfst du gefahrlos ziehen. Dein Stein bleibt sicher, bis einer der beiden wegzieht und ein gegnerischer Stein seinen Platz einnimmt.
rule-lemery-latrunculi-capture =
    §line Du kannst auf zwei Arten schlagen: einen gegnerischen Stein überspringen oder einen festgesetzten wegnehmen.
    §jump Spring über einen gegnerischen Stein neben deinem auf das leere Feld direkt dahinter. Der übersprungene Stein kommt sofort vom Brett.
    §chain Derselbe Stein darf weiterspringen, in jede Richtung. §chain+must Nach jedem Sprung darfst du aufhören, und springen musst du nie.
    §jump-own+jump-bound Eigene Steine darfst du nicht überspringen, festgesetzte gegnerische dagegen schon.
    §jump-twice Denselben gegnerischen Stein kannst du nicht zweimal überspringen. Dein Stein darf auf das Feld zurückkommen, auf dem er begonnen hat.
    §removal+removal-turn+removal-when Die andere Art zu schlagen: Nimm einen gegnerischen Stein weg, der zu Beginn deines Zugs festgesetzt ist.
    Das ist dein ganzer Zug. Du kannst es in jedem Zug tun, solange der Stein festgesetzt ist, musst aber nicht.
rule-lemery-latrunculi-special =
    §bind Schließt ein Schritt oder Sprung einen gegnerischen Stein in gerader Linie zwischen zwei von deinen ein, ist er festgesetzt. §mover Einer der beiden muss eben gezogen haben.
    §bind-several+several+row Ein Zug kann mehrere Steine festsetzen, zwischen zwei eigenen aber nur einen einzelnen, nie eine Reihe. §chain-last Bei mehreren Sprüngen zählt nur das letzte Feld.
    §corner+edge Ecken und Ränder helfen nicht beim Festsetzen.
    §held Ein Stein bleibt festgesetzt, solange zwei gegnerische ihn halten. Sobald einer wegzieht oder geschlagen wird, ist er frei.
    { $pins ->
        [all] §pins Auch festgesetzte Steine halten andere und helfen beim Festsetzen. Sie lassen erst los, wenn sie das Brett verlassen.
       *[free] §pins Ein festgesetzter Stein hält keinen anderen und hilft nicht beim Festsetzen. Dein Stein wird also auch frei, wenn du einen der beiden festsetzt, die ihn halten. Ein so befreiter Stein setzt nichts fest.
    }
    §held-lines Ein Stein, der längs und quer gehalten wird, ist erst frei, wenn kein Paar ihn mehr hält.
    §freed Befreist du einen eigenen Stein, darfst du ihn im nächsten Zug ziehen.
rule-lemery-latrunculi-end =
    §single Du gewinnst sofort, wenn dein Gegenüber nur noch { $min ->
        [1] einen Stein
       *[other] { $min } Steine
    } hat.
    §stuck Du gewinnst auch, wenn dein Gegenüber am Zug ist und nichts tun kann.
    §agree Die Partie endet remis, wenn ihr euch darauf einigt.
    §repetition Remis ist es auch, wenn dieselbe Stellung zum dritten Mal entsteht, mit denselben festgesetzten Steinen.
    §quiet Remis ist es auch, wenn 100 Züge lang, 50 pro Seite, kein Stein vom Brett kam.
    §quiet-count Das Setzen zählt dabei nicht mit. Durch Festsetzen allein beginnt die Zählung nicht von vorn.
rule-lemery-latrunculi-options =
    §options Gib Optionen bei der Herausforderung an, etwa optionen=min=3. Trenne zwei Optionen mit einem Komma.
    §single min=3: Wer nur noch 3 Steine hat, verliert. Die Partie wird dadurch kürzer.
    §pins pins=all: Auch festgesetzte Steine halten andere. Sie helfen auch beim Festsetzen und lassen erst los, wenn sie das Brett verlassen.
rule-lemery-latrunculi-tips =
    §tips+advice-begin+advice-kinds+place Setz deine Steine in Blöcken an den Rand: Über einen Stein, hinter dem ein anderer steht, kann niemand springen.
    §tips+advice-attack+removal Setz einen gegnerischen Stein fest und nimm ihn bald weg: Zieht einer der zwei Steine fort, die ihn halten, ist er frei.
    §tips+advice-attack+chain Such gegnerische Steine mit leeren Feldern dahinter: Ein Stein kann in einem Zug mehrere überspringen.
    §tips+advice-defend+held { $pins ->
        [all] Einen festgesetzten Stein befreist du, indem du einen der beiden überspringst, die ihn halten.
       *[free] Einen festgesetzten Stein befreist du, indem du einen der beiden, die ihn halten, festsetzt oder überspringst.
    }
    §tips+advice-defend+edge Einen Stein in der Ecke kann niemand festsetzen oder überspringen. Bei einem am Rand geht das nur entlang des Rands.
    §tips+advice-avoid+jump Lass hinter einem Stein, vor dem ein gegnerischer steht, kein Feld leer: Sonst wird dein Stein übersprungen und geschlagen.
    { $min ->
        [1] §tips+advice-endgame Behalte deine Steine, wenn du vorn liegst: 3 oder 4 Steine gegen 2 enden meist remis.
       *[other] §tips+advice-endgame+single Liegst du vorn, tausche Stein gegen Stein: Wer nur noch { $min } Steine hat, verliert.
    }
rule-lemery-latrunculi-source =
    §source Diese Regeln sind eine Variante aus dem Petteia-Regelheft von Lemery Games. Illustrationen: Tímea Kőszegi und Lívia Varga. Redaktion: Dario Jara und Jeremy Rozenhart. Mehr auf LemeryGames.com.
    §source+models Das Regelheft nennt Ulrich Schädlers Rekonstruktion von 2001 als Vorbild: erst festsetzen, später schlagen.
    §source+jump Das Schlagen durch Überspringen ist eine eigene Idee des Verlags.
    §source+modern Das Spiel ist eine moderne Rekonstruktion. Wie die Römer wirklich spielten, ist nicht bekannt.
    §reading Das Regelheft lässt vieles offen. Die Größe des Bretts und die Remisregeln sind unsere Lesart. Auch wie lange ein Stein festgesetzt bleibt und dass er dabei keinen anderen hält, ist unsere Lesart.

show-lemery-latrunculi-place = { $move }: { side-first } setzt einen Stein.
show-lemery-latrunculi-ways = Der Stein auf d4 kann nach d3 ziehen oder nach d6 springen.
show-lemery-latrunculi-jump = { $move } schlägt { $taken }.
show-lemery-latrunculi-chain = { $move }: Zwei Sprünge schlagen { $taken }.
show-lemery-latrunculi-bind = { $move } setzt den Stein auf d4 fest.
show-lemery-latrunculi-held = { $move } ist nicht erlaubt: Der Stein ist festgesetzt.
show-lemery-latrunculi-remove = { $move } nimmt den festgesetzten Stein weg.
show-lemery-latrunculi-free = { $move } setzt e4 fest, und d4 wird frei.
show-lemery-latrunculi-pinned = { $move } setzt e4 fest, befreit d4 aber nicht.
show-lemery-latrunculi-leave = { $move }: Ein Stein zieht weg, und d4 wird frei.
show-lemery-latrunculi-edge = { $move } setzt nichts fest: Der Rand hilft nicht.
show-lemery-latrunculi-safe = { $move } führt zwischen zwei gegnerische Figuren und ist ungefährlich.
show-lemery-latrunculi-reduced = { $move } gewinnt: Nur noch ein gegnerischer Stein ist übrig.
show-lemery-latrunculi-three = { $move } gewinnt: Nur noch 3 gegnerische Steine sind übrig.
