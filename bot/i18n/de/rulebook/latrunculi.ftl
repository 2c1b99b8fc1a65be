# Latrunculi, by Lemery Games.

rule-lemery-latrunculi-glance =
    §gist+army+place Ein Spiel der Fallen. Zuerst setzt ihr abwechselnd je { $men } Steine auf beliebige leere Felder.
    §step Dann zieht ein Stein ein Feld weit, nie schräg. §jump Oder er schlägt: Er springt über einen gegnerischen neben sich auf das leere Feld dahinter. §chain Er darf weiterspringen.
    §bind Ein Stein, der zwischen zwei gegnerischen eingeschlossen ist, ist festgesetzt. §bound Er kann nicht ziehen, bis einer der beiden geht. §removal In einem späteren Zug kannst du ihn wegnehmen, statt zu ziehen.
    §between Selbst zwischen zwei gegnerische zu ziehen ist ungefährlich.
    §win+single Du gewinnst, wenn dein Gegenüber nur noch { $min ->
        [1] einen Stein
       *[other] { $min } Steine
    } hat. §stuck Wer nichts tun kann, verliert.
    §first { side-first } setzt zuerst. Deine Seite ist unten.
    { book-facts }
rule-lemery-latrunculi-setup =
    §board Das Brett hat { $files } Linien, a bis h, und { $ranks } Reihen. Am Anfang ist es leer.
    §first { side-first } beginnt. §place Abwechselnd setzt jede Seite einen Stein auf ein beliebiges leeres Feld, bis alle 32 gesetzt sind.
    §place-quiet Bis dahin zieht kein Stein, und keiner wird festgesetzt.
    §place-safe Ein Stein, der zwischen zwei gegnerische gesetzt wird, bleibt frei, auch später.
    §first-move Dann macht { side-first } den ersten Zug.
rule-lemery-latrunculi-move =
    §turn In deinem Zug tust du eines von dreien: einen Schritt, einen Sprung oder ein Wegnehmen.
    §step Ein Schritt bringt einen Stein ein Feld vor, zurück oder zur Seite, auf ein leeres Feld. §diagonal Nie schräg.
    §jump Ein Sprung bringt ihn über einen gegnerischen direkt neben ihm auf das leere Feld dahinter.
    §removal Ein Wegnehmen nimmt einen festgesetzten gegnerischen vom Brett.
    §bound Ein festgesetzter Stein zieht und springt nicht.
    §between Du darfst ohne Schaden zwischen zwei gegnerische ziehen, auch wenn sie danach woandershin ziehen.
rule-lemery-latrunculi-capture =
    §line Du schlägst auf zwei Arten: durch Springen und durch Wegnehmen.
    §jump Spring über einen gegnerischen neben dir auf das leere Feld direkt dahinter. Er verlässt sofort das Brett.
    §chain Derselbe Stein darf weiterspringen, in jede Richtung. §chain+must Nach jedem Sprung darfst du aufhören, und springen musst du nie.
    §jump-own+jump-bound Über eigene Steine springt man nicht, über festgesetzte gegnerische schon.
    §jump-twice Kein Stein wird zweimal übersprungen, und deiner darf dorthin zurück, wo er begann.
    §removal+removal-turn+removal-when Die andere Art ist Wegnehmen. Nimm einen gegnerischen vom Brett, der zu Beginn deines Zugs festgesetzt ist.
    Das ist dein ganzer Zug. Du kannst es in jedem Zug tun, solange er festgesetzt ist, aber du musst nicht.
rule-lemery-latrunculi-special =
    §bind Dein Schritt oder Sprung setzt einen gegnerischen fest, wenn er ihn in gerader Linie zwischen zwei von deinen einschließt. §mover Einer der beiden muss gerade gezogen haben.
    §bind-several+several+row Ein Zug kann mehrere festsetzen, aber zwischen zweien nur einen einzelnen. §chain-last Nach Sprüngen zählt nur das letzte Feld.
    §corner+edge Ränder und Ecken setzen nicht fest.
    §held Er bleibt festgesetzt, solange zwei gegnerische ihn halten. Er ist sofort frei, wenn einer geht oder geschlagen wird.
    { $pins ->
        [all] §pins Auch Festgesetzte halten und helfen beim Festsetzen. Sie lassen erst los, wenn sie das Brett verlassen.
       *[free] §pins Ein Festgesetzter hält keinen anderen. Wird einer der beiden selbst festgesetzt, ist der andere also auch frei. Ein so befreiter Stein setzt dadurch nicht fest.
    }
    §held-lines Halten ihn zwei Paare, ist er erst frei, wenn keines ihn mehr hält.
    §freed Hat dein eigener Zug deinen Stein befreit, darf er in deinem nächsten Zug ziehen.
rule-lemery-latrunculi-end =
    §single Du gewinnst sofort, wenn dein Gegenüber nur noch { $min ->
        [1] einen Stein
       *[other] { $min } Steine
    } hat.
    §stuck Du gewinnst, wenn dein Gegenüber am Zug ist und nichts tun kann.
    §agree Remis ist es, wenn ihr euch einigt.
    §repetition Remis ist es, wenn die gleiche Stellung zum dritten Mal entsteht, mit denselben festgesetzten Steinen.
    §quiet Remis ist es nach hundert Zügen, fünfzig von jeder Seite, ohne Schlagen und ohne Wegnehmen.
    §quiet-count Das Setzen zählt dabei nicht. Nur festzusetzen beginnt die Zählung nicht neu.
rule-lemery-latrunculi-options =
    §options Wähle Optionen beim Herausfordern, z. B. options=min=3. Zwischen zwei kommt ein Komma.
    §single min=3: Wer nur noch drei Steine hat, hat verloren. Das Spiel wird kürzer.
    §pins pins=all: Auch Festgesetzte halten. Sie helfen beim Festsetzen und lassen erst los, wenn sie das Brett verlassen.
rule-lemery-latrunculi-tips =
    §tips+place Setz mit Bedacht: Sieh, wo beide Seiten einschließen können, sobald das Ziehen beginnt.
    §tips+edge In Ecken und an Rändern ist ein Stein schwer einzuschließen.
    §tips+jump Lass kein leeres Feld hinter einem Stein, vor dem ein gegnerischer steht. Er könnte übersprungen werden.
    §tips+removal Erst festsetzen, dann wegnehmen, aber warte nicht zu lange: Deine Steine, die halten, können nicht fort.
    §tips+held Befreie einen festgesetzten Stein, indem du einen der beiden, die ihn halten, festsetzt oder überspringst.
rule-lemery-latrunculi-source =
    §source Die Regeln sind eine Variante im Regelheft von Petteia von Lemery Games. Bilder: Tímea Kőszegi und Lívia Varga. Redaktion: Dario Jara und Jeremy Rozenhart. Mehr auf LemeryGames.com.
    §source+models Es nennt Ulrich Schädlers Rekonstruktion von 2001 als Vorbild: erst festsetzen, dann schlagen.
    §source+jump Springen als Art zu schlagen ist eine Idee des Verlags.
    §source+modern Es ist eine heutige Rekonstruktion. Niemand weiß, wie die Römer wirklich spielten.
    §reading Das Regelheft lässt viel offen. Das Brett, wie lange ein Stein festgesetzt bleibt, dass Festgesetzte niemanden halten, und die Remis sind unsere Lesart.

show-lemery-latrunculi-place = { $move }: { side-first } setzt einen Stein.
show-lemery-latrunculi-ways = Der Stein auf d4 kann nach d3 ziehen oder nach d6 springen.
show-lemery-latrunculi-jump = { $move } schlägt { $taken }.
show-lemery-latrunculi-chain = { $move }: Zwei Sprünge schlagen { $taken }.
show-lemery-latrunculi-bind = { $move } setzt den Stein auf d4 fest.
show-lemery-latrunculi-held = { $move } ist nicht erlaubt: Der Stein ist festgesetzt.
show-lemery-latrunculi-remove = { $move } nimmt den festgesetzten Stein weg.
show-lemery-latrunculi-free = { $move } setzt den Stein auf e4 fest. Er lässt d4 los.
show-lemery-latrunculi-pinned = { $move } setzt den Stein auf e4 fest. Er hält d4 trotzdem.
show-lemery-latrunculi-leave = { $move }: Einer, der hält, geht, und d4 ist frei.
show-lemery-latrunculi-edge = { $move } setzt nicht fest: Ränder helfen nicht.
show-lemery-latrunculi-safe = { $move } geht zwischen zwei gegnerische und ist sicher.
show-lemery-latrunculi-reduced = { $move } schlägt den vorletzten Stein und gewinnt.
show-lemery-latrunculi-three = { $move } lässt drei Steine übrig und gewinnt.
