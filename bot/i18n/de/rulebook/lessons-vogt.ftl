# Lessons of Andreas Frank Vogt's games.

lesson-must = Du musst schlagen
task-must = Welche deiner Figuren darf ziehen?
hint-must = Wer schlagen kann, muss. Welche kann die Figur auf { $enemy } einschließen?
answer-must = Nur die auf { $from }: Sie kann { $enemy } schlagen, und Schlagen geht allem vor.

lesson-armour = Der Panzer
task-armour = Auf { $enemy } steht ein Hoplit. Du kannst ihn schlagen, also musst du. Welche deiner Figuren darf ziehen?
hint-armour = Ein Hoplit wird nur geschlagen, wenn einer der beiden ein Hoplit oder der Basileus ist.
answer-armour = Nur der Hoplit auf { $from }. Mit dem Peltasten auf { $light } wären es zwei Peltasten, und der Panzer hält.

lesson-rout = Schlag den Basileus
task-rout = Gewinne mit einem Zug.
hint-rout = Ein Basileus fällt, wenn auf allen Feldern neben ihm gegnerische Figuren stehen. Welches neben { $enemy } ist leer?
answer-rout = { $move } füllt das letzte Feld neben dem Basileus. Zwei der vier sind Hopliten, also fällt er.

lesson-break = Durchbruch
task-break = Gewinne mit einem Zug.
hint-break = Dein Basileus gewinnt, wenn er die letzte Reihe erreicht.
answer-break = { $move } bringt den Basileus auf die letzte Reihe, und du gewinnst.

lesson-last = Eine ganze Klasse
task-last = Du spielst { $move } und schlägst { $prey }. Wie endet es?
hint-last = Das war der letzte Peltast von { side-second }.
answer-last = { side-second } hat keinen Peltasten mehr. Wer eine ganze Klasse verliert, verliert das Spiel, also gewinnst du.

lesson-light = So weit die Würfel reichen
task-light = Du hast { $high } und { $low } gewürfelt. Bring deinen Peltasten auf { $man } so weit nach oben, wie er kann.
hint-light = Ein Peltast zieht bis zur höheren Zahl.
answer-light = { $move } sind { $high } Felder, so weit ein Peltast mit diesem Wurf kommt.

lesson-reach = Wer kommt hin?
task-reach = Du hast { $high } und { $low } gewürfelt. Du kannst die Figur auf { $enemy } schlagen, also musst du. Welche deiner Figuren darf ziehen?
hint-reach = Ein Peltast zieht bis zu { $high } Felder, ein Hoplit bis zu { $low }. Zähl sie.
answer-reach = Nur der Peltast auf { $from }. Der Hoplit auf { $heavy } ist für eine { $low } zu weit weg.

lesson-hermes = Der Zug des Hermes
task-hermes = Du hast { $high } und { $low } gewürfelt. Gewinne mit einem Zug.
hint-hermes = Der Basileus zieht bis zu { $low } Felder, oder genau { $high }. Wie weit ist die letzte Reihe?
answer-hermes = { $move } sind genau { $high } Felder: der Zug des Hermes, bis auf die letzte Reihe. Du gewinnst.

lesson-six = Sechs Felder
task-six = Du kannst die Figur auf { $enemy } schlagen, also musst du. Welche deiner Figuren darf ziehen?
hint-six = Ein Hoplit zieht höchstens sechs Felder. Zähl sie von { $heavy } aus.
answer-six = Nur der Peltast auf { $from }. Der Hoplit auf { $heavy } ist sieben Felder entfernt, eines zu viel.

lesson-active = Aktive Figuren
task-active = Zieh eine aktive Figur: eine, die mit einem Zug neben eine gegnerische kommen kann.
hint-active = Welche deiner Figuren könnte ein Feld neben { $enemy } erreichen?
answer-active = Nur die Figur auf { $from } ist aktiv. Es zählt, wo sie vor dem Zug steht.

lesson-refusal = Das dritte Mal
task-refusal = Du hast zweimal hintereinander passiv gezogen, obwohl { $man } aktiv ist. Jetzt spielst du { $move }. Wie endet es?
hint-refusal = Auch die Figur auf { $from } ist passiv.
answer-refusal = Der dritte passive Zug in Folge ist renitenza, Kampfverweigerung: Du verlierst sofort.

lesson-zeus = Die Hand des Zeus
task-zeus = Du hast { $high } und { $low } gewürfelt, einen Pasch, und spielst { $move }. Was kommt dann?
hint-zeus = Ein Pasch ist ein Geschenk des Zeus.
answer-zeus = Nach einem Pasch darfst du noch einmal würfeln und ziehen, oder verzichten. Mit jedem weiteren Pasch geht es so weiter.
