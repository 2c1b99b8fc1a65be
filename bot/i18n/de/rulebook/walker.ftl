# The plain games of Damian Walker.

walker-move =
    §turn+pass In jedem Zug ziehst du eine Figur, und passen geht nicht.
    §slide Sie zieht gerade vor, zurück oder zur Seite, über so viele leere Felder, wie du willst. §diagonal Nie schräg.
    §block Keine Figur springt über eine andere, und keine landet auf einer.
walker-corner = { $corner ->
        [on] §corner+edge Einen Stein in einer Ecke schlagen zwei gegnerische auf den beiden Feldern daneben. Der Rand schlägt nicht.
       *[off] §corner+edge Ein Stein in einer Ecke ist sicher, und der Rand des Bretts schlägt nicht.
    }
walker-draws =
    §agree+repetition Remis ist es, wenn ihr euch einigt, und wenn die gleiche Stellung zum dritten Mal entsteht.
    §quiet Remis ist es nach hundert Zügen ohne Schlagen, fünfzig von jeder Seite.
walker-options-how = §options Wähle Optionen beim Herausfordern, z. B. options=files=6,ranks=6.
walker-sizes = §sizes files=5 bis files=12 und ranks=5 bis ranks=12: die Linien und Reihen des Bretts. Üblich sind je acht.
walker-tips =
    §tips+row Halte deine Steine nebeneinander: Zwei in einer Reihe kann niemand schlagen.
    §tips+wait Eine Reihe, die sich nie öffnet, gewinnt aber nichts. Irgendwer muss anfangen.
    §tips+bring Stell zuerst einen Stein neben den gegnerischen. Der zweite kommt von weit her und schlägt.
    §tips+look Sieh vor dem Zug die offenen Wege entlang. Von dort ist jeder gegnerische Stein in einem Zug bei dir.
walker-source =
    §source Damian Walker hat diese Regeln auf seiner Seite Ludus Latrunculorum geschrieben, auf cyningstan.com.
    §source+same Für das griechische und das einfache römische Spiel gibt er die gleichen Regeln an.
    §source+why Er zitiert Kowalski: viel Gerangel, bevor der erste Stein fällt, und viele Remis.
    §source+modern Es ist eine heutige Rekonstruktion. Wie man in der Antike wirklich spielte, weiß man nicht.

rule-walker-petteia-glance =
    §gist+army Das einfachste Spiel von allen: { $men } Steine auf jeder Seite, alle gleich.
    §slide Sie ziehen gerade, nie schräg, so weit der Weg frei ist.
    §line Zieh so, dass ein gegnerischer Stein zwischen zwei von deinen ist, und du schlägst ihn. §between Selbst zwischen zwei gegnerische zu ziehen ist ungefährlich. §row Auch zwei in einer Reihe sind sicher.
    §win+single Du gewinnst, wenn dein Gegenüber nur noch einen Stein hat. §stuck Wer nicht ziehen kann, verliert.
    §first { side-first } zieht zuerst. Deine Seite ist unten.
    { book-facts }
rule-walker-petteia-setup =
    §board Das Brett hat { $files } Linien und { $ranks } Reihen.
    §array+army Deine { $men } Steine füllen die { $rows ->
        [1] Reihe, die
       *[other] zwei Reihen, die
    } dir am nächsten { $rows ->
        [1] ist
       *[other] sind
    }.
    §first Wer beginnt, wird ausgelost, wenn ihr euch nicht einigt. { side-first } beginnt.
rule-walker-petteia-move = { walker-move }
rule-walker-petteia-capture =
    §line Schließ einen gegnerischen Stein in gerader Linie zwischen zwei deiner Steine ein. Er verlässt das Brett.
    §mover Einer von deinen beiden muss der sein, der gerade gezogen hat.
    §row Zwischen zweien wird nur ein einzelner Stein geschlagen. Zwei in einer Reihe sind sicher.
    §several Ein Zug kann in mehrere Richtungen zugleich schlagen.
    §between Du darfst ohne Schaden zwischen zwei gegnerische ziehen, auch wenn sie danach woandershin ziehen.
    { walker-corner }
rule-walker-petteia-end =
    §single Du gewinnst, wenn dein Gegenüber nur noch einen Stein hat. §both Habt ihr beide einen, gewinnt, wer gerade gezogen hat.
    §stuck Du gewinnst, wenn dein Gegenüber nicht ziehen kann.
    { walker-draws }
rule-walker-petteia-options =
    { walker-options-how }
    { walker-sizes }
    §rows rows=1: jede Seite hat eine Reihe Steine statt zwei. Das Spiel wird kürzer und offener.
    §corner corner=on: Einen Stein in einer Ecke schlagen zwei gegnerische auf den beiden Feldern daneben.
rule-walker-petteia-tips = { walker-tips }
rule-walker-petteia-source =
    { walker-source }
    §reading+corner Zum Schlagen verlangt er eine gerade Linie, also lassen wir Ecken sicher sein.
    §reading+quiet Ein endloses Spiel überlässt er den Spielern. Die beiden Remis durch Zählen sind von uns.

rule-walker-dux-glance =
    §gist+army+leader-taken Jede Seite hat { $men } Soldaten und einen Dux, einen Feldherrn, den man nie schlagen kann.
    §slide Alle ziehen gerade, nie schräg, so weit der Weg frei ist.
    §line Zieh so, dass ein Soldat zwischen zwei deiner Figuren ist, und du schlägst ihn. §between Selbst zwischen zwei gegnerische zu ziehen ist ungefährlich. §row Auch zwei in einer Reihe sind sicher.
    §win+single Du gewinnst, wenn dein Gegenüber nur noch eine Figur hat. §stuck Wer nicht ziehen kann, verliert.
    §first { side-first } zieht zuerst. Deine Seite ist unten.
    { book-facts }
rule-walker-dux-setup =
    §board Das Brett hat { $files } Linien und { $ranks } Reihen.
    §array+army Deine { $men } Soldaten füllen die Reihe, die dir am nächsten ist.
    §leader-start Dein Dux steht vor ihnen in der Mitte. Gibt es keine mittlere Linie, steht er direkt rechts davon.
    §first Wer beginnt, wird ausgelost, wenn ihr euch nicht einigt. { side-first } beginnt.
rule-walker-dux-move = { walker-move }
rule-walker-dux-capture =
    §line Schließ einen Soldaten in gerader Linie zwischen zwei deiner Figuren ein. Er verlässt das Brett.
    §mover Eine von deinen beiden muss die sein, die gerade gezogen hat.
    §row Zwischen zweien wird nur ein einzelner Soldat geschlagen. Zwei in einer Reihe sind sicher.
    §several Ein Zug kann in mehrere Richtungen zugleich schlagen.
    §between Du darfst ohne Schaden zwischen zwei gegnerische ziehen.
    { walker-corner }
rule-walker-dux-special =
    §leader Der Dux zieht wie ein Soldat.
    §leader-partner Er hilft beim Schlagen, ob er selbst zieht oder als Partner schon dasteht.
    §leader-taken Er selbst wird nie geschlagen, nicht einmal in einer Ecke.
    §leader-both Schließt ein Zug einen Soldaten und einen Dux ein, fällt der Soldat und der Dux bleibt.
    { $dux ->
        [enclosed] §surround Ist neben einem Dux kein Feld leer, hat seine Seite verloren. Figuren beider Seiten zählen, und der Rand gilt als versperrt.
       *[free] §surround Ein Dux, der nicht ziehen kann, verliert das Spiel nicht.
    }
rule-walker-dux-end =
    §single Du gewinnst, wenn dein Gegenüber nur noch eine Figur hat. Der Dux zählt mit: Ein Dux allein hat verloren.
    §stuck Du gewinnst, wenn dein Gegenüber nicht ziehen kann.{ $dux ->
        [enclosed] { " " }§surround Du gewinnst auch, wenn neben dem gegnerischen Dux kein Feld leer ist, nachdem Geschlagene vom Brett sind.
       *[free] { "" }
    }
    { walker-draws }
rule-walker-dux-options =
    { walker-options-how }
    { walker-sizes }
    §corner corner=on: Einen Soldaten in einer Ecke schlagen zwei gegnerische Figuren auf den beiden Feldern daneben. Einen Dux nicht.
    §surround dux=enclosed: Eine Seite verliert, wenn neben ihrem Dux kein Feld leer ist. Alle Figuren zählen, und der Rand auch.
rule-walker-dux-tips =
    { walker-tips }
    §tips+leader Nutze deinen Dux als Amboss: Er kann überall stehen, denn niemand schlägt ihn.
rule-walker-dux-source =
    { walker-source }
    §source+leader Der Dux stammt aus Nard, einem Spiel in einem persischen Gedicht des zehnten Jahrhunderts.
    §reading+surround Dass ein blockierter Dux nicht verliert und als Figur zählt, ist unsere Lesart. §reading+quiet Die beiden Remis durch Zählen sind von uns.

show-walker-petteia-start = Der Anfang.
show-walker-petteia-slide = Der Stein kann auf die markierten Felder.
show-walker-petteia-line = { $move } schlägt { $taken }: Der Stein ist zwischen zweien.
show-walker-petteia-several = { $move } schlägt { $taken } zugleich.
show-walker-petteia-row = { $move } schlägt nichts: Zwei in einer Reihe sind sicher.
show-walker-petteia-safe = { $move } geht zwischen zwei gegnerische und ist sicher.
show-walker-petteia-corner = { $move } schlägt nichts: Eine Ecke ist sicher.
show-walker-petteia-angle = { $move } schlägt { $taken } in der Ecke.
show-walker-petteia-single = { $move } schlägt { $taken }. Ein einziger Stein ist übrig.

show-walker-dux-start = Der Anfang.
show-walker-dux-moves = { $move }: Der Dux schlägt { $taken }.
show-walker-dux-partner = { $move } schlägt { $taken }: Der Dux ist der Partner.
show-walker-dux-stays = { $move } schlägt nichts: Ein Dux bleibt.
show-walker-dux-shut = { $move } schließt den Dux ein und gewinnt.
