# The tournament games of Andreas Frank Vogt: Petteia and Kubeia.

vogt-armies =
    §board+letters Das Brett hat { $files } Linien und { $ranks } Reihen. Vogt hat die Linien mit griechischen Buchstaben benannt. Auf deinem Brett gehen die Felder von { GREEK("a1") } bis { GREEK("l8") }.
    §letters Schreib Felder so, wie du sie siehst, also mit griechischen Buchstaben, oder mit den Kleinbuchstaben a bis l. Bei h und k frage ich nach, welche Linie du meinst. Wie Felder geschrieben werden, kannst du in den Einstellungen unter „Felder“ ändern.
    §army Jede Seite hat 12 Hopliten, 12 Peltasten und einen Basileus.
    §array Deine Hopliten füllen die Reihe direkt vor dir, deine Peltasten die Reihe davor.
    §leader-start Dein Basileus beginnt vor den Peltasten, { $mirror ->
        [on] etwas rechts der Mitte: bei { side-first } auf { GREEK("g3") }, bei { side-second } auf { GREEK("f6") }.
       *[off] etwas links der Mitte: bei { side-first } auf { GREEK("f3") }, bei { side-second } auf { GREEK("g6") }.
    }
    §first { side-first } zieht zuerst.
vogt-take =
    §line Um einen Peltasten zu schlagen, schließ ihn in gerader Linie zwischen zwei deiner Figuren ein. Er kommt vom Brett.
    §mover Eine deiner beiden Figuren muss eben gezogen haben.
    §row Einschließen kannst du nur eine einzelne Figur. Mehrere dazwischen sind sicher. §several Ein Zug kann in mehrere Richtungen zugleich schlagen.
    §corner Eine Figur in einer Ecke schlägst du, wenn du beide Felder daneben besetzt.
vogt-safe = §between Zwischen zwei gegnerische Figuren darfst du gefahrlos ziehen. Vogt nennt das falsches Schlagen.
vogt-armour = §armour Hopliten sind gepanzert: Um einen zu schlagen, muss eine deiner beiden Figuren ein Hoplit oder dein Basileus sein. Das gilt auch in Ecken.
vogt-king =
    §leader-partner Der Basileus schlägt wie jede andere Figur: Er kann den Schlagzug selbst machen oder der Partner auf der anderen Seite sein.
    §leader-taken Um den gegnerischen Basileus zu schlagen, musst du alle Felder neben ihm besetzen. Dafür brauchst du 4 Figuren, am Rand 3, in einer Ecke 2. Die letzte davon muss eben dorthin gezogen sein.
    { $classes ->
        [off] §class Welche Figuren es sind, ist egal.
       *[on] §class Unter den 4 Figuren müssen mindestens 2 Hopliten oder dein Basileus sein. Am Rand oder in einer Ecke genügt ein Hoplit oder dein Basileus.
    }
    §protected Zwei Figuren auf gegenüberliegenden Seiten eines Basileus genügen nicht. Er ist geschützt, solange eine Figur der eigenen Seite neben ihm steht.
vogt-active = §active Eine Figur ist aktiv, wenn sie mit einem Zug neben eine gegnerische kommen kann. Sonst ist sie passiv. Danebenstehen genügt nicht.
vogt-end =
    §leader-taken+breakthrough Du gewinnst, wenn du den gegnerischen Basileus schlägst (sbando) oder deiner die gegnerische Grundreihe erreicht (sfondamento).
    §decimation Wer alle Peltasten oder alle Hopliten schlägt, gewinnt (decimazione).
    §stuck Wer nicht ziehen kann, verliert (assedio). §abandon Wer aufgibt, verliert (abbandono).
    §passive Nach 3 Zügen in Folge mit passiven Figuren verlierst du, wenn du jeweils eine aktive hattest (renitenza).
vogt-draws =
    §superiority+quiet Nach 100 Zügen ohne Schlagzug gewinnt, wer mehr Figuren hat (superiorità). Gleichstand ist remis.
    §agree Ihr könnt euch auf Remis einigen. §repetition Wiederholungen beenden die Partie nicht.
vogt-ignorance = { $ignorance ->
        [on] { " " }§ignorance Ziehst du deine Figur trotz Warnung unerlaubt, verlierst du.
       *[off] { "" }
    }
vogt-options-ignorance = §ignorance ignorance=on: Schreibst du für eine eigene Figur einen unerlaubten Zug, wirst du gewarnt. Bestehst du auf diesem Zug, verlierst du.
vogt-options-mirror = §leader-start mirror=on: Jeder Basileus beginnt etwas rechts der Mitte, auf { GREEK("g3") } oder { GREEK("f6") }.
vogt-options-compulsory = §must compulsory=off: Schlagen musst du nicht.
vogt-options-classes = §class classes=off: Du schlägst einen Basileus mit beliebigen Figuren, wenn sie alle Felder neben ihm besetzen.
vogt-options-how = §options Das sind Turnierregeln. Für eine Partie unter Freunden kannst du sie ändern: Gib Optionen bei der Herausforderung an, etwa optionen=classes=off.
vogt-glance-win =
    { $classes ->
        [off] §leader-taken Um den König zu schlagen, besetz alle Felder neben ihm.
       *[on] §leader-taken Um den König zu schlagen, besetz alle Felder neben ihm, teils mit Hopliten oder deinem König.
    }
    §win Du gewinnst, wenn du den König schlägst oder deiner die gegnerische Grundreihe erreicht. §decimation+stuck Du verlierst, wenn dir Peltasten, Hopliten oder Züge ausgehen.
vogt-tips-king = §tips+advice-defend+protected Lass eine eigene Figur neben deinem Basileus: Dann kann ihn niemand schlagen.
vogt-tips-end =
    §tips+advice-endgame+superiority Bewache deine Grundreihe, wenn du vorn liegst: Nach 100 Zügen ohne Schlagzug gewinnt, wer mehr Figuren hat.
    §tips+advice-avoid+advice-endgame+decimation Schütze deinen letzten Peltasten und deinen letzten Hopliten: Wer eine Klasse verliert, hat verloren.
vogt-source =
    §source Andreas Frank Vogt hat diese Turnierregeln 2018 auf Italienisch geschrieben. Sie beruhen auf einer Rekonstruktion von Moshe Callen.
    §source+sides Wer beginnt, heißt bei ihm Weiß oder die Athener, die andere Seite Schwarz oder die Spartaner.
    §source+modern Das Spiel ist eine moderne Rekonstruktion. Kein antiker Autor erklärt die Regeln.

rule-vogt-petteia-glance =
    §gist Ein Turnierspiel für alle, die gern Schach spielen. §army Jede Seite hat 12 Peltasten (leicht), 12 Hopliten (schwer) und einen Basileus, den König.
    { $six ->
        [off] §slide Alle Figuren ziehen in gerader Linie, nie schräg, so weit der Weg frei ist.
       *[on] §slide Alle Figuren ziehen in gerader Linie, nie schräg, so weit der Weg frei ist. §hoplite Ein Hoplit zieht höchstens 6 Felder weit.
    }
    { $compulsory ->
        [off] §line Schließt du mit einem Zug eine gegnerische Figur zwischen zwei von deinen ein, schlägst du sie.
       *[on] §line Schließt du mit einem Zug eine gegnerische Figur zwischen zwei von deinen ein, schlägst du sie. §must Wer schlagen kann, muss schlagen.
    }
    { $six ->
        [off] §between Zwischen zwei gegnerische Figuren darfst du gefahrlos ziehen.
       *[on] §armour Hopliten schlägst du nur, wenn ein Hoplit oder dein König hilft. §between Zwischen zwei gegnerische Figuren darfst du gefahrlos ziehen.
    }
    { vogt-glance-win }
    §first { side-first } zieht zuerst. Deine Seite ist unten.
    { book-facts }
rule-vogt-petteia-setup = { vogt-armies }
rule-vogt-petteia-move =
    §turn+pass Wenn du am Zug bist, ziehst du eine Figur. Passen darfst du nicht.
    §slide Eine Figur zieht nach vorn, nach hinten oder zur Seite, nur über leere Felder. §diagonal Figuren ziehen nie schräg.
    §block Eine Figur darf nicht über andere springen und nicht auf ihnen landen. Kann sie gar nicht ziehen, ist sie blockiert.
    §peltast+basileus Peltasten und der Basileus ziehen beliebig weit.
    { $six ->
        [off] §hoplite Auch ein Hoplit zieht beliebig weit.
       *[on] §hoplite Ein Hoplit zieht höchstens 6 Felder weit.
    }
    { vogt-active } Die Felder neben einer Figur nennt Vogt ihre Kontaktfelder. Schräge Nachbarn zählen nicht. Meist gilt das gegenseitig: Eine Figur, neben die eine gegnerische ziehen kann, ist ebenfalls aktiv. §passive Du verlierst, wenn du dreimal in Folge eine passive Figur ziehst, obwohl du jedes Mal eine aktive hattest.
rule-vogt-petteia-capture =
    { vogt-take }
    { $six ->
        [off] §armour Einen Hopliten schlägst du genauso.
       *[on] { vogt-armour }
    }
    { vogt-safe } Deine Figur bleibt sicher, bis eine der beiden wegzieht und eine nachrückt.
    { $compulsory ->
        [off] §must Schlagen musst du nicht.
       *[on] §must Kannst du schlagen, auch den Basileus, musst du es tun, selbst wenn deiner sonst gewinnen könnte. Bei mehreren Möglichkeiten hast du die Wahl.
    }
rule-vogt-petteia-special = { vogt-king }
rule-vogt-petteia-end =
    { vogt-end }
    §active-judged Es zählt, wo eine Figur vor ihrem Zug steht (siehe „Ziehen“). §passive-count Die Zählung beginnt neu, wenn du eine aktive Figur ziehst oder keine hast.{ vogt-ignorance }
    { vogt-draws }
    §order Trifft mehreres zu, zählt zuerst ein Gewinnzug, dann renitenza, dann die 100 Züge.
rule-vogt-petteia-options =
    { vogt-options-how }
    { vogt-options-compulsory }
    §hoplite+armour six=off: Ein Hoplit zieht beliebig weit, und zwei beliebige Figuren können ihn schlagen.
    { vogt-options-classes }
    { vogt-options-mirror }
    { vogt-options-ignorance }
rule-vogt-petteia-tips =
    §tips+advice-begin+breakthrough Beginne mit Peltasten und lass Hopliten auf der Grundreihe: Sie sperren die Linien für den gegnerischen Basileus.
    §tips+advice-attack+bait { $compulsory ->
        [off] Biete eine Figur als Köder an, wenn du dafür mehr schlagen kannst.
       *[on] Dein Gegenüber muss schlagen, sobald es geht: Locke mit einer Figur einen Wächter von seinem Feld weg.
    }
    §tips+advice-attack+advice-kinds+hoplite Halte ein paar Hopliten in der Nähe des gegnerischen Basileus: { $classes ->
        [off] Sie helfen, ihn zu umzingeln.
       *[on] Ohne sie ist er schwer zu schlagen.
    }
    §tips+advice-defend+breakthrough { $compulsory ->
        [off] Schließ jede offene Linie vor dem gegnerischen Basileus, denn erreicht er deine Grundreihe, hast du verloren.
       *[on] Schließ jede offene Linie vor dem gegnerischen Basileus oder biete einen Köder an: Schlagen geht vor.
    }
    { vogt-tips-king }
    §tips+advice-avoid+active Mach keine 3 passiven Züge in Folge, solange du eine aktive Figur hast: Sonst verlierst du.
    { vogt-tips-end }
rule-vogt-petteia-source =
    { vogt-source }
    §reading Nach unserer Lesart geht Schlagen auch dem Zug auf die gegnerische Grundreihe vor, und der Panzer schützt auch in Ecken. Welche Figuren als aktiv gelten, ist ebenfalls unsere Lesart.

rule-vogt-kubeia-glance =
    §gist Turnier-Petteia mit 2 Würfeln. §army Jede Seite hat 12 Peltasten (leicht), 12 Hopliten (schwer) und einen Basileus, den König.
    §slide Alle ziehen gerade, nie schräg. §throw Peltasten ziehen bis zur höheren Zahl, Hopliten und König bis zur niedrigeren, der König auch genau die höhere. §zeus Bei Pasch kannst du wieder würfeln und ziehen.
    { $compulsory ->
        [off] §line Zum Schlagen schließ eine Figur zwischen zwei eigenen ein.
       *[on] §line Zum Schlagen schließ eine Figur zwischen zwei eigenen ein. §must Erlaubt es der Wurf, musst du es tun.
    }
    { $armour ->
        [off] §between Zwischen zwei gegnerische Figuren darfst du gefahrlos ziehen.
       *[on] §armour Hopliten schlägst du nur, wenn ein Hoplit oder dein König hilft. §between Zwischen zwei gegnerische ziehst du gefahrlos.
    }
    { vogt-glance-win }
    §first { side-first } zieht zuerst. Deine Seite ist unten.
    { book-facts }
rule-vogt-kubeia-setup =
    { vogt-armies } Wer anfängt, wird nicht ausgewürfelt.
rule-vogt-kubeia-move =
    §throw+turn Dein Zug beginnt mit einem Wurf mit zwei Würfeln. Ich würfle für alle sichtbar. Dann ziehst du eine Figur.
    §slide+block Eine Figur zieht in gerader Linie, nur über leere Felder. §diagonal Figuren ziehen nie schräg.
    §peltast+hoplite Ein Peltast zieht höchstens so weit, wie der höhere Würfel zeigt, ein Hoplit so weit wie der niedrigere.
    §basileus+hermes+hermes-path Der Basileus zieht höchstens so weit wie ein Hoplit oder genau so weit, wie der höhere Würfel zeigt: der Zug des Hermes. Auch dabei muss der Weg frei sein.
    §always Bei jedem Wurf kann jede Figur, die nicht blockiert ist, mindestens ein Feld weit ziehen.
    §zeus Nach einem Pasch machst du deinen Zug. Dann darfst du noch einmal würfeln und ziehen, mit einer beliebigen Figur: die Hand des Zeus. Dein Gegenüber wartet.
    §zeus-on+waive Für jeden weiteren Pasch gilt dasselbe. Auf den Zusatzwurf darfst du verzichten. §zeus-won Gewinnt dein Zug die Partie, gibt es keinen Zusatzwurf.
rule-vogt-kubeia-capture =
    { vogt-take }
    { $armour ->
        [off] §armour Einen Hopliten schlägst du genauso.
       *[on] { vogt-armour }
    }
    { vogt-safe }
    { $compulsory ->
        [off] §must Schlagen musst du nicht.
       *[on] §must Kannst du mit deinem Wurf schlagen, musst du es tun. Bei mehreren Möglichkeiten hast du die Wahl.
    }
rule-vogt-kubeia-special = { vogt-king }
rule-vogt-kubeia-end =
    { vogt-end }
    { vogt-active }
    §active-judged Dabei gilt immer Reichweite 6, egal, wie du würfelst. §zeus-count Zusatzzüge zählen mit, Würfe nicht.{ vogt-ignorance }
    { vogt-draws }
rule-vogt-kubeia-options =
    { vogt-options-how }
    { vogt-options-compulsory }
    { vogt-options-classes }
    §armour armour=off: Zwei beliebige Figuren können einen Hopliten schlagen.
    { vogt-options-mirror }
    { vogt-options-ignorance }
rule-vogt-kubeia-tips =
    §tips+advice-begin+advice-kinds+hoplite Bring ein paar Hopliten nach vorn, wenn beide Würfel hoch sind: Niedrige Würfe bremsen die Hopliten.
    §tips+advice-attack+throw Stell deine Figuren so, dass dir mehrere verschiedene Würfe helfen, nicht nur einer.
    §tips+advice-attack+zeus Ein Pasch ist zwei Züge wert: Bring mit dem zweiten zu Ende, was du mit dem ersten begonnen hast.
    §tips+advice-defend+look Halte schwache Figuren mehr als 7 Felder von gegnerischen entfernt: Ein Wurf bringt keine daneben.
    { vogt-tips-king }
    §tips+advice-avoid+basileus Lass vor dem gegnerischen Basileus keine Linie offen: Eine 6 bringt ihn 6 Felder voran.
    { vogt-tips-end }
rule-vogt-kubeia-source =
    { vogt-source }
    §source+throw Kubeia ist sein Spiel mit Würfeln. In welchem antiken Spiel gewürfelt wurde und wie, ist nicht bekannt.
    §source+misprint Seine Beispielpartie hat einen Druckfehler: Im zweiten Zug muss der Wurf 3-2 heißen, nicht 3-1.
    §reading Zwei Punkte sind unsere Lesart dieser Partie: Auf den Zusatzwurf darfst du verzichten, und die Würfel entscheiden nicht, welche Figuren aktiv sind.

show-vogt-petteia-start = Die Ausgangsstellung.
show-vogt-petteia-ways = Der Hoplit auf { GREEK("g1") } kann auf jedes markierte Feld ziehen.
show-vogt-petteia-free = Der Hoplit auf { GREEK("g1") } kann auf jedes markierte Feld ziehen, auch weiter als 6 Felder.
show-vogt-petteia-active = { GREEK("d4") } kann neben { GREEK("h4") } ziehen und ist also aktiv. { GREEK("b4") } ist passiv: Eine eigene Figur steht im Weg.
show-vogt-petteia-line = { $move } schlägt { $taken } auf einmal.
show-vogt-petteia-corner = { $move } schlägt { $taken } in der Ecke.
show-vogt-petteia-armour = { $move } schlägt nichts: Zwei Peltasten können keinen Hopliten schlagen.
show-vogt-petteia-heavy = { $move } schlägt den Hopliten auf { $taken }: Ein Hoplit hilft mit.
show-vogt-petteia-bare = { $move } schlägt den Hopliten auf { $taken }.
show-vogt-petteia-false = { $move } führt zwischen zwei gegnerische Figuren und ist ungefährlich.
show-vogt-petteia-must = { $move } ist nicht erlaubt: Ein Schlagzug ist möglich.
show-vogt-petteia-king = { $move } schließt die letzte Lücke und schlägt den Basileus.
show-vogt-petteia-light = { $move } schließt die letzte Lücke. Den Basileus können beliebige Figuren schlagen.
show-vogt-petteia-edge = { $move } schlägt den Basileus: Am Rand genügen 3 Figuren.
show-vogt-petteia-break = { $move } erreicht die gegnerische Grundreihe und gewinnt.
show-vogt-petteia-sacrifice = Vogts Beispiel: Nach { $move } muss { side-second } mit der Figur auf { GREEK("g6") } schlagen und gibt dieses Feld frei.
show-vogt-petteia-opened = Dann schlägt { $move } den Basileus.
show-vogt-petteia-last = { $move } schlägt den letzten Peltasten und gewinnt.
show-vogt-petteia-idle = { $move } ist der dritte passive Zug in Folge und verliert.

show-vogt-kubeia-start = Die Ausgangsstellung.
show-vogt-kubeia-hermes = Bei 6 und 3 zieht der Basileus 1, 2, 3 oder 6 Felder.
show-vogt-kubeia-light = Bei 5 und 2 zieht der Peltast auf { GREEK("a2") } bis zu 5 Felder.
show-vogt-kubeia-heavy = Bei 5 und 2 zieht der Hoplit auf { GREEK("a1") } bis zu 2 Felder.
show-vogt-kubeia-line = { $move } schlägt { $taken } auf einmal.
show-vogt-kubeia-armour = { $move } schlägt nichts: Zwei Peltasten können keinen Hopliten schlagen.
show-vogt-kubeia-bare = { $move } schlägt den Hopliten auf { $taken }.
show-vogt-kubeia-king = { $move } schließt die letzte Lücke und schlägt den Basileus.
show-vogt-kubeia-open = { $move } schließt die letzte Lücke. Den Basileus können beliebige Figuren schlagen.
show-vogt-kubeia-break = { $move } erreicht die gegnerische Grundreihe und gewinnt.
