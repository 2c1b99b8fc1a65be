# The plain games of Damian Walker.

walker-move =
    §turn+pass Wenn du am Zug bist, ziehst du eine Figur. Passen darfst du nicht.
    §slide Eine Figur zieht über beliebig viele leere Felder nach vorn, nach hinten oder zur Seite. §diagonal Figuren ziehen nie schräg.
    §block Eine Figur darf nicht über andere Figuren springen und nicht auf ihnen landen.
walker-corner = { $corner ->
        [on] §corner+edge Auch in einer Ecke kannst du schlagen, wenn du beide Felder daneben besetzt. Der Rand hilft nicht beim Schlagen.
       *[off] §corner+edge Eine Figur in einer Ecke ist sicher, und der Rand des Bretts hilft nicht beim Schlagen.
    }
walker-draws =
    §agree+repetition Die Partie endet remis, wenn ihr euch darauf einigt oder wenn dieselbe Stellung zum dritten Mal entsteht.
    §quiet Remis ist es auch, wenn 100 Züge lang, 50 pro Seite, nichts geschlagen wurde.
walker-options-how = §options Gib Optionen bei der Herausforderung an, etwa optionen=files=6,ranks=6.
walker-sizes = §sizes files=5 bis files=12, ranks=5 bis ranks=12: wie viele Linien und Reihen das Brett hat. Üblich sind 8 mal 8.
walker-tips =
    §tips+advice-begin+row Zieh Figuren zu zweit nach vorn, nebeneinander: Ein Paar ist entlang der Reihe sicher, nicht aber von vorn und hinten.
    §tips+advice-attack+wait Eine geschlossene Reihe ist sicher, gewinnt aber nichts: Öffne sie, wo du in der Überzahl bist, und bedrohe zwei Figuren zugleich.
    §tips+advice-attack+bring Um zu schlagen, bring zuerst eine Figur neben eine gegnerische, dann die zweite von weit her.
    §tips+advice-defend+look Achte auf freie Wege: Zieh eine bedrohte Figur weg oder besetz das Feld, das dein Gegenüber braucht.
    §tips+advice-defend+corner { $corner ->
        [on] Ecken sind nicht sicher, und eine Figur am Rand kann nur entlang des Rands geschlagen werden.
       *[off] Eine Figur in der Ecke ist sicher, und eine am Rand kann nur entlang des Rands geschlagen werden.
    }
    §tips+advice-avoid Prüfe vor dem Schlagen, ob die schlagende Figur danach selbst geschlagen werden kann.
    §tips+advice-endgame Behalte deine Figuren, wenn du vorn liegst: 3 oder 4 Figuren gegen 2 enden meist remis.
walker-source =
    §source Damian Walker hat diese Regeln auf seiner Seite Ludus Latrunculorum veröffentlicht, auf cyningstan.com.
    §source+same Für das griechische und das einfache römische Spiel gibt er dieselben Regeln an.
    §source+why Er zitiert Kowalski: Vor dem ersten Schlagzug wird viel manövriert, und viele Partien enden remis.
    §source+modern Das Spiel ist eine moderne Rekonstruktion. Wie in der Antike wirklich gespielt wurde, ist nicht bekannt.

rule-walker-petteia-glance =
    §gist+army Das einfachste Spiel von allen: { $men } Steine für jede Seite, alle gleich.
    §slide Sie ziehen in gerader Linie, nie schräg, so weit der Weg frei ist.
    §line Schließt du mit einem Zug einen gegnerischen Stein zwischen zwei von deinen ein, schlägst du ihn. §between Ziehst du selbst zwischen zwei gegnerische Steine, passiert dir nichts. §row Einschließen kannst du nur einen einzelnen Stein, nie zwei in einer Reihe.
    §win+single Du gewinnst, wenn dein Gegenüber nur noch einen Stein hat. §stuck Wer nicht ziehen kann, verliert.
    §first { side-first } zieht zuerst. Deine Seite ist unten.
    { book-facts }
rule-walker-petteia-setup =
    §board Das Brett hat { $files } Linien und { $ranks } Reihen.
    §array+army Deine { $men } Steine füllen die { $rows ->
        [1] Reihe
       *[other] beiden Reihen
    } direkt vor dir.
    §first { side-first } zieht zuerst. Die Seiten werden ausgelost, wenn ihr euch nicht einigt, wer anfängt.
rule-walker-petteia-move = { walker-move }
rule-walker-petteia-capture =
    §line Um einen gegnerischen Stein zu schlagen, schließ ihn in gerader Linie zwischen zwei von deinen ein. Er kommt vom Brett.
    §mover Einer deiner beiden Steine muss eben gezogen haben.
    §row Einschließen kannst du nur einen einzelnen Stein. Mehrere dazwischen sind sicher.
    §several Ein Zug kann in mehrere Richtungen zugleich schlagen.
    §between Zwischen zwei gegnerische Steine darfst du gefahrlos ziehen. Dein Stein bleibt sicher, bis einer der beiden wegzieht und ein gegnerischer Stein seinen Platz einnimmt.
    { walker-corner }
rule-walker-petteia-end =
    §single Du gewinnst, wenn dein Gegenüber nur noch einen Stein hat. §both Habt ihr beide nur noch einen, gewinnt, wer zuletzt gezogen hat.
    §stuck Du gewinnst auch, wenn dein Gegenüber nicht ziehen kann.
    { walker-draws }
rule-walker-petteia-options =
    { walker-options-how }
    { walker-sizes }
    §rows rows=1: Jede Seite hat nur eine Reihe Steine statt zwei. Die Partie wird dadurch kürzer und offener.
    §corner corner=on: Einen Stein in einer Ecke schlägst du, wenn du beide Felder daneben besetzt.
rule-walker-petteia-tips = { walker-tips }
rule-walker-petteia-source =
    { walker-source }
    §reading+corner Er verlangt zum Schlagen eine gerade Linie, also sind Ecken nach unserer Lesart sicher.
    §reading+quiet Wann eine festgefahrene Partie endet, überlässt er den Spielenden. Das Remis durch Wiederholung und das nach 100 Zügen haben wir ergänzt.

rule-walker-dux-glance =
    §gist+army+leader-taken Jede Seite hat { $men } Soldaten und einen Dux, einen Feldherrn, den man nie schlagen kann.
    §slide Alle Figuren ziehen in gerader Linie, nie schräg, so weit der Weg frei ist.
    §line Schließt du mit einem Zug einen gegnerischen Soldaten zwischen zwei deiner Figuren ein, schlägst du ihn. §between Ziehst du selbst zwischen zwei gegnerische Figuren, passiert dir nichts. §row Einschließen kannst du nur einen einzelnen Soldaten, nie zwei in einer Reihe.
    §win+single Du gewinnst, wenn dein Gegenüber nur noch eine Figur hat. §stuck Wer nicht ziehen kann, verliert.
    §first { side-first } zieht zuerst. Deine Seite ist unten.
    { book-facts }
rule-walker-dux-setup =
    §board Das Brett hat { $files } Linien und { $ranks } Reihen.
    §array+army Deine { $men } Soldaten füllen die Reihe direkt vor dir.
    §leader-start Dein Dux beginnt vor ihnen in der Mitte. Gibt es keine mittlere Linie, beginnt er direkt rechts der Mitte.
    §first { side-first } zieht zuerst. Die Seiten werden ausgelost, wenn ihr euch nicht einigt, wer anfängt.
rule-walker-dux-move = { walker-move }
rule-walker-dux-capture =
    §line Um einen gegnerischen Soldaten zu schlagen, schließ ihn in gerader Linie zwischen zwei deiner Figuren ein. Er kommt vom Brett.
    §mover Eine deiner beiden Figuren muss eben gezogen haben.
    §row Einschließen kannst du nur einen einzelnen Soldaten. Mehrere dazwischen sind sicher.
    §several Ein Zug kann in mehrere Richtungen zugleich schlagen.
    §between Zwischen zwei gegnerische Figuren darfst du gefahrlos ziehen.
    { walker-corner }
rule-walker-dux-special =
    §leader Der Dux zieht wie ein Soldat.
    §leader-partner Der Dux schlägt auch wie ein Soldat: Er kann den Schlagzug selbst machen oder der Partner auf der anderen Seite sein.
    §leader-taken Der Dux selbst wird nie geschlagen, auch nicht in einer Ecke.
    §leader-both Schließt ein Zug einen Soldaten und den Dux ein, wird nur der Soldat geschlagen.
    { $dux ->
        [enclosed] §surround Du verlierst, wenn nach einem Zug neben deinem Dux kein Feld mehr leer ist. Geschlagene Soldaten kommen vorher vom Brett. Figuren beider Seiten versperren ihm den Weg, und der Rand des Bretts auch.
       *[free] §surround Kann dein Dux nicht ziehen, verlierst du deswegen nicht.
    }
rule-walker-dux-end =
    §single Du gewinnst, wenn dein Gegenüber nur noch eine Figur hat. Der Dux zählt mit: Ein Dux allein hat verloren.
    §stuck Du gewinnst auch, wenn dein Gegenüber nicht ziehen kann.{ $dux ->
        [enclosed] { " " }§surround Du gewinnst auch, wenn neben dem gegnerischen Dux kein Feld leer ist, nachdem die geschlagenen Figuren vom Brett sind.
       *[free] { "" }
    }
    { walker-draws }
rule-walker-dux-options =
    { walker-options-how }
    { walker-sizes }
    §corner corner=on: Einen Soldaten in einer Ecke schlägst du, wenn du beide Felder daneben besetzt. Für den Dux gilt das nicht.
    §surround dux=enclosed: Du verlierst, wenn neben deinem Dux kein Feld mehr leer ist. Alle Figuren versperren ihm den Weg, und der Rand auch.
rule-walker-dux-tips =
    { walker-tips }
    §tips+advice-kinds+leader { $dux ->
        [enclosed] Nutze deinen Dux als Partner beim Schlagen, aber halte ein Feld neben ihm leer, sonst verlierst du.
       *[free] Stell deinen Dux dorthin, wo du einen Partner brauchst: Schlagen kann ihn niemand.
    }
rule-walker-dux-source =
    { walker-source }
    §source+leader Der Dux stammt aus Nard, einem Spiel in einem persischen Gedicht aus dem 10. Jahrhundert.
    §reading+surround Dass die Partie mit einem blockierten Dux nicht verloren ist und der Dux als Figur zählt, ist unsere Lesart. §reading+quiet Das Remis durch Wiederholung und das nach 100 Zügen haben wir ergänzt.

show-walker-petteia-start = Die Ausgangsstellung.
show-walker-petteia-slide = Der Stein kann auf jedes markierte Feld ziehen.
show-walker-petteia-line = { $move } schlägt { $taken }: Der Stein steht zwischen zwei von deinen.
show-walker-petteia-several = { $move } schlägt { $taken } auf einmal.
show-walker-petteia-row = { $move } schlägt nichts: Zwei in einer Reihe sind sicher.
show-walker-petteia-safe = { $move } führt zwischen zwei gegnerische Figuren und ist ungefährlich.
show-walker-petteia-corner = { $move } schlägt nichts: In einer Ecke ist ein Stein sicher.
show-walker-petteia-angle = { $move } schlägt { $taken } in der Ecke.
show-walker-petteia-single = { $move } schlägt { $taken }. Nur noch ein gegnerischer Stein ist übrig.

show-walker-dux-start = Die Ausgangsstellung.
show-walker-dux-moves = { $move }: Der Dux schlägt { $taken }.
show-walker-dux-partner = { $move } schlägt { $taken }: Der Dux ist der Partner.
show-walker-dux-stays = { $move } schlägt nichts: Ein Dux bleibt immer auf dem Brett.
show-walker-dux-shut = { $move } schließt den Dux ein und gewinnt.
