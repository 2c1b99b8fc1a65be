# The tournament games of Andreas Frank Vogt: Petteia and Kubeia.

vogt-armies =
    §board+letters Das Brett hat { $files } Linien und { $ranks } Reihen. Vogt gab den Linien griechische Buchstaben; deine Felder gehen von { GREEK("a1") } bis { GREEK("l8") }.
    §letters Schreib sie so, mit griechischen Buchstaben, oder mit a bis l, klein, nach der Linie. Bei h und k frage ich nach. „settings letters=“ zeigt andere.
    §army Jede Seite hat 12 Hopliten, 12 Peltasten und einen Basileus.
    §array Die Hopliten füllen die Reihe, die dir am nächsten ist, die Peltasten stehen davor.
    §leader-start Dein Basileus steht vor ihnen, { $mirror ->
        [on] etwas rechts der Mitte: auf { GREEK("g3") } für { side-first }, auf { GREEK("f6") } für { side-second }.
       *[off] etwas links der Mitte: auf { GREEK("f3") } für { side-first }, auf { GREEK("g6") } für { side-second }.
    }
    §first { side-first } zieht zuerst.
vogt-take =
    §line Schließ einen Peltasten in gerader Linie zwischen zwei deiner Figuren ein. Er verlässt das Brett.
    §mover Eine von deinen beiden muss die sein, die gerade gezogen hat.
    §row Zwischen zweien wird nur eine einzelne Figur geschlagen, nie eine Reihe. §several Ein Zug kann in mehrere Richtungen schlagen.
    §corner In einer Ecke brauchst du die beiden Felder neben der Figur.
vogt-safe = §between Du darfst ohne Schaden zwischen zwei gegnerische ziehen. Vogt nennt das falsches Schlagen.
vogt-armour = §armour Ein Hoplit trägt einen Panzer: Eine der beiden, die ihn schlagen, muss ein Hoplit oder der Basileus sein. Auch in einer Ecke.
vogt-king =
    §leader-partner Der Basileus hilft beim Schlagen wie jede andere Figur.
    §leader-taken Er selbst fällt nur, wenn gegnerische Figuren jedes Feld neben ihm halten: vier, am Rand drei, in einer Ecke zwei. Die letzte muss gerade gekommen sein.
    { $classes ->
        [off] §class Beliebige Figuren genügen.
       *[on] §class Zwei der vier müssen Hopliten sein, oder eine der andere Basileus. Am Rand oder in einer Ecke genügt ein Hoplit oder der Basileus.
    }
    §protected Zwei gegenüber schlagen ihn nicht. Eine eigene Figur neben ihm schützt ihn.
vogt-active = §active Eine Figur ist aktiv, wenn ein eigener Zug sie neben eine gegnerische bringen kann. Sonst ist sie passiv. Neben einer zu stehen genügt nicht.
vogt-end =
    §leader-taken+breakthrough Den gegnerischen Basileus zu schlagen gewinnt (sbando), ebenso deiner auf der letzten Reihe (sfondamento).
    §decimation Alle Peltasten oder alle Hopliten zu schlagen gewinnt (decimazione).
    §stuck Wer nicht ziehen kann, verliert (assedio). §abandon Wer aufgibt, verliert (abbandono).
    §passive Drei Züge in Folge mit passiven Figuren verlieren, wenn du eine aktive hattest (renitenza).
vogt-draws =
    §superiority+quiet Nach hundert Zügen ohne Schlagen gewinnt die Seite mit mehr Figuren (superiorità). Bei gleich vielen: remis.
    §agree Remis ist es, wenn ihr euch einigt. §repetition Wiederholte Stellungen beenden nichts.
vogt-ignorance = { $ignorance ->
        [on] { " " }§ignorance Ein unerlaubter Zug bringt eine Warnung. Wer darauf besteht, verliert.
       *[off] { "" }
    }
vogt-options-ignorance = §ignorance ignorance=on: Wer nach einer Warnung auf einem unerlaubten Zug besteht, verliert.
vogt-options-mirror = §leader-start mirror=on: Die Basileis beginnen auf { GREEK("g3") } und { GREEK("f6") }.
vogt-options-compulsory = §must compulsory=off: Schlagen ist freiwillig.
vogt-options-classes = §class classes=off: Beliebige Figuren schlagen den Basileus, wenn sie jedes Feld neben ihm halten.
vogt-options-how = §options Das sind Turnierregeln. Unter Freunden kannst du sie ändern: Nenn die Option beim Herausfordern, etwa options=classes=off.
vogt-glance-win =
    { $classes ->
        [off] §leader-taken Um den König zu schlagen, halte jedes Feld neben ihm.
       *[on] §leader-taken Um den König zu schlagen, halte jedes Feld neben ihm, mit Hopliten oder dem König dabei.
    }
    §win Das gewinnt, oder dein König auf der letzten Reihe. §decimation+stuck Auch wenn drüben kein Peltast, kein Hoplit oder kein Zug bleibt.
vogt-source =
    §source Andreas Frank Vogt schrieb diese Regeln 2018 auf Italienisch für Turniere, nach einer Rekonstruktion von Moshe Callen.
    §source+sides Die erste Seite nennt er Weiß, die Athener, die zweite Schwarz, die Spartaner.
    §source+modern Es ist eine heutige Rekonstruktion. Kein antiker Autor nennt die Regeln.

rule-vogt-petteia-glance =
    §gist Ein Turnierspiel für alle, die Schach mögen. §army Jede Seite hat 12 Peltasten (leicht), 12 Hopliten (schwer) und einen Basileus, den König.
    { $six ->
        [off] §slide Alle ziehen gerade, nie schräg, so weit der Weg frei ist.
       *[on] §slide Alle ziehen gerade, nie schräg, so weit der Weg frei ist. §hoplite Ein Hoplit zieht höchstens sechs Felder.
    }
    { $compulsory ->
        [off] §line Zieh so, dass eine gegnerische Figur zwischen zwei von deinen ist, und du schlägst sie.
       *[on] §line Zieh so, dass eine gegnerische Figur zwischen zwei von deinen ist, und du schlägst sie. §must Wer schlagen kann, muss.
    }
    { $six ->
        [off] §between Selbst zwischen zwei gegnerische zu ziehen ist ungefährlich.
       *[on] §armour Einen Hopliten schlägt man nur mit einem Hopliten oder dem König. §between Selbst zwischen zwei gegnerische zu ziehen ist ungefährlich.
    }
    { vogt-glance-win }
    §first { side-first } zieht zuerst. Deine Seite ist unten.
    { book-facts }
rule-vogt-petteia-setup = { vogt-armies }
rule-vogt-petteia-move =
    §turn+pass In jedem Zug ziehst du eine Figur, und passen geht nicht.
    §slide Sie zieht gerade vor, zurück oder zur Seite, über leere Felder. §diagonal Nie schräg.
    §block Sie springt über keine Figur und landet auf keiner. Kann sie gar nicht ziehen, ist sie blockiert.
    §peltast+basileus Peltast und Basileus ziehen, so weit sie wollen.
    { $six ->
        [off] §hoplite Ein Hoplit auch.
       *[on] §hoplite Ein Hoplit zieht höchstens sechs Felder.
    }
    { vogt-active } Die Felder neben einer Figur nennt Vogt ihre Kontaktfelder, schräge sind es nie. Im freien Feld ist eine Figur, die eine gegnerische aktiv macht, selbst aktiv. §passive Drei passive Züge in Folge können das Spiel kosten.
rule-vogt-petteia-capture =
    { vogt-take }
    { $six ->
        [off] §armour Ein Hoplit wird genauso geschlagen.
       *[on] { vogt-armour }
    }
    { vogt-safe } Du bleibst sicher, auch wenn sie danach woandershin ziehen.
    { $compulsory ->
        [off] §must Schlagen ist freiwillig.
       *[on] §must Wer schlagen kann, muss, sogar den Basileus, und selbst wenn dein König die letzte Reihe erreichen könnte. Womit, ist egal.
    }
rule-vogt-petteia-special = { vogt-king }
rule-vogt-petteia-end =
    { vogt-end }
    §active-judged Eine Figur wird vor ihrem Zug beurteilt, dort, wo sie steht. §passive-count Ein Zug mit einer aktiven Figur beginnt die Zählung neu, ebenso ein Zug, bei dem du keine hast.{ vogt-ignorance }
    { vogt-draws }
    §order Andere Siege gehen diesen Zählungen vor, und die passiven Züge den hundert.
rule-vogt-petteia-options =
    { vogt-options-how }
    { vogt-options-compulsory }
    §hoplite+armour six=off: Ein Hoplit zieht beliebig weit, und zwei beliebige Figuren schlagen ihn.
    { vogt-options-classes }
    { vogt-options-mirror }
    { vogt-options-ignorance }
rule-vogt-petteia-tips =
    { $compulsory ->
        [off] §tips+bait Biete eine Figur als Köder an, wenn deine Antwort mehr schlägt.
       *[on] §tips+bait Schlagen ist Pflicht, also kannst du Gegner herumzerren. Biete einen Peltasten an und sieh, wohin der Schlagende muss.
    }
    §tips+hoplite Halte Hopliten nahe beim gegnerischen Basileus: { $classes ->
        [off] Sie helfen, ihn einzuschließen.
       *[on] Ohne sie ist er schwer zu schlagen.
    }
    §tips+protected Halte eine eigene Figur neben deinem Basileus.
    §tips+breakthrough Behalte die Linien vor beiden Königen im Auge. Ein König auf der letzten Reihe gewinnt.
    §tips+active Lass dir beim Warten die aktiven Figuren nicht ausgehen.
rule-vogt-petteia-source =
    { vogt-source }
    §reading Drei Dinge sind unsere Lesart: Schlagen geht dem Lauf des Königs vor. Der Panzer gilt in Ecken. Und wie aktive Figuren beurteilt werden.

rule-vogt-kubeia-glance =
    §gist Das Turnierspiel mit Würfeln. §army Jede Seite hat 12 Peltasten (leicht), 12 Hopliten (schwer) und einen Basileus, den König.
    §slide Alle ziehen gerade, nie schräg. §throw Peltasten bis zum höheren Würfel, Hopliten bis zum niedrigeren. Der König bis zum niedrigeren oder genau den höheren. §zeus Nach einem Pasch darfst du wieder ziehen.
    { $compulsory ->
        [off] §line Zieh so, dass eine gegnerische Figur zwischen zwei von deinen ist, und du schlägst sie.
       *[on] §line Zieh so, dass eine gegnerische Figur zwischen zwei von deinen ist, und du schlägst sie. §must Erlaubt es der Wurf, musst du.
    }
    { $armour ->
        [off] §between Dazwischenziehen ist ungefährlich.
       *[on] §armour Einen Hopliten schlägt man nur mit einem Hopliten oder dem König. §between Dazwischenziehen ist ungefährlich.
    }
    { vogt-glance-win }
    §first { side-first } zieht zuerst. Deine Seite ist unten.
    { book-facts }
rule-vogt-kubeia-setup =
    { vogt-armies } Dafür wird nicht gewürfelt.
rule-vogt-kubeia-move =
    §throw+turn Dein Zug beginnt mit zwei Würfeln. Der Bot wirft sie, für alle sichtbar. Dann ziehst du eine Figur.
    §slide+block Sie zieht gerade und nur über leere Felder. §diagonal Nie schräg.
    §peltast+hoplite Ein Peltast zieht bis zur höheren Zahl, ein Hoplit bis zur niedrigeren.
    §basileus+hermes+hermes-path Der Basileus zieht bis zur niedrigeren Zahl, oder genau den höheren: der Zug des Hermes. Auch sein Weg muss frei sein.
    §always Was du auch würfelst: Jede Figur, die nicht blockiert ist, kann mindestens ein Feld ziehen.
    §zeus Nach einem Pasch und seinem Zug darfst du noch einmal würfeln und ziehen, mit jeder Figur: die Hand des Zeus. Dein Gegenüber wartet.
    §zeus-on+waive Das geht weiter, solange du Pasche wirfst. Du darfst verzichten. §zeus-won Ein Zug, der gewinnt, bringt keinen Wurf.
rule-vogt-kubeia-capture =
    { vogt-take }
    { $armour ->
        [off] §armour Ein Hoplit wird genauso geschlagen.
       *[on] { vogt-armour }
    }
    { vogt-safe }
    { $compulsory ->
        [off] §must Schlagen ist freiwillig.
       *[on] §must Kannst du mit diesem Wurf schlagen, musst du. Womit, ist egal.
    }
rule-vogt-kubeia-special = { vogt-king }
rule-vogt-kubeia-end =
    { vogt-end }
    { vogt-active }
    §active-judged Beurteilt wird, als reiche jede Figur sechs Felder weit. §zeus-count Züge nach einem Pasch zählen, Würfe nicht.{ vogt-ignorance }
    { vogt-draws }
rule-vogt-kubeia-options =
    { vogt-options-how }
    { vogt-options-compulsory }
    { vogt-options-classes }
    §armour armour=off: Zwei beliebige Figuren schlagen einen Hopliten.
    { vogt-options-mirror }
    { vogt-options-ignorance }
rule-vogt-kubeia-tips =
    §tips+throw Stell dich so, dass dir mehrere Würfe helfen, nicht nur einer.
    §tips+hoplite Kleine Würfe halten deine Hopliten fest. Bring sie nach vorn, solange es geht.
    §tips+basileus Zähl die Felder bis zu deinem Basileus: Eine Sechs reicht weiter, als man denkt.
    §tips+zeus Ein Pasch ist zwei Züge wert. Vollende mit dem zweiten, was der erste begonnen hat.
    §tips+protected Halte eine eigene Figur neben deinem Basileus.
rule-vogt-kubeia-source =
    { vogt-source }
    §source+throw Kubeia ist sein Spiel mit Würfeln. Welches alte Spiel welche hatte, und wie, weiß man nicht.
    §source+misprint Seine Beispielpartie hat einen Druckfehler: Der Wurf 31 im zweiten Zug müsste 32 sein.
    §reading Zwei Dinge sind unsere Lesart dieses Spiels: Der Zusatzwurf ist ein Recht, und die Würfel machen Figuren nicht aktiv.

show-vogt-petteia-start = Der Anfang.
show-vogt-petteia-ways = Der Hoplit auf { GREEK("g1") } kann auf die markierten Felder.
show-vogt-petteia-free = Der Hoplit auf { GREEK("g1") } kann auf die markierten Felder, so weit er will.
show-vogt-petteia-active = { GREEK("d4") } kann neben { GREEK("h4") } kommen und ist also aktiv. { GREEK("b4") } ist passiv: Eine eigene Figur ist im Weg.
show-vogt-petteia-line = { $move } schlägt { $taken } zugleich.
show-vogt-petteia-corner = { $move } schlägt { $taken } in der Ecke.
show-vogt-petteia-armour = { $move } schlägt nichts: Zwei Peltasten können keinen Hopliten schlagen.
show-vogt-petteia-heavy = { $move } schlägt den Hopliten auf { $taken }: Ein Hoplit hilft.
show-vogt-petteia-bare = { $move } schlägt den Hopliten auf { $taken }.
show-vogt-petteia-false = { $move } geht zwischen zwei gegnerische und ist sicher.
show-vogt-petteia-must = { $move } ist nicht erlaubt: Es ist Schlagzwang.
show-vogt-petteia-king = { $move } schließt die letzte Seite und schlägt den Basileus.
show-vogt-petteia-light = { $move } schließt die letzte Seite. Beliebige Figuren schlagen den Basileus.
show-vogt-petteia-edge = { $move }: Am Rand genügen drei.
show-vogt-petteia-break = { $move } erreicht die letzte Reihe und gewinnt.
show-vogt-petteia-sacrifice = Vogts Beispiel: Nach { $move } muss { side-second } von { GREEK("g6") } aus schlagen und öffnet das Feld.
show-vogt-petteia-opened = Dann schlägt { $move } den Basileus.
show-vogt-petteia-last = { $move } schlägt den letzten Peltasten und gewinnt.
show-vogt-petteia-idle = { $move } ist der dritte passive Zug in Folge und verliert.

show-vogt-kubeia-start = Der Anfang.
show-vogt-kubeia-hermes = Gewürfelt: 6 und 3. Der Basileus zieht bis zu drei Felder, oder genau sechs.
show-vogt-kubeia-light = Gewürfelt: 5 und 2. Der Peltast auf { GREEK("a2") } zieht bis zu fünf.
show-vogt-kubeia-heavy = Gewürfelt: 5 und 2. Der Hoplit auf { GREEK("a1") } zieht bis zu zwei.
show-vogt-kubeia-line = { $move } schlägt { $taken } zugleich.
show-vogt-kubeia-armour = { $move } schlägt nichts: Zwei Peltasten können keinen Hopliten schlagen.
show-vogt-kubeia-bare = { $move } schlägt den Hopliten auf { $taken }.
show-vogt-kubeia-king = { $move } schließt die letzte Seite und schlägt den Basileus.
show-vogt-kubeia-open = { $move } schließt die letzte Seite. Beliebige Figuren schlagen den Basileus.
show-vogt-kubeia-break = { $move } erreicht die letzte Reihe und gewinnt.
