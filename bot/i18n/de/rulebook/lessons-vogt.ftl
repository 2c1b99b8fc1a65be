# Lessons of Andreas Frank Vogt's games.

lesson-must = Du musst schlagen
task-must = Welche deiner Figuren darf ziehen?
hint-must = Wer schlagen kann, muss schlagen. Welche Figur kann die gegnerische auf { $enemy } einschließen?
answer-must = Nur die Figur auf { $from } darf ziehen. Sie kann { $enemy } schlagen, und Schlagen geht jedem anderen Zug vor.

lesson-armour = Der Panzer
task-armour = Auf { $enemy } steht ein Hoplit. Du kannst ihn schlagen, also musst du es tun. Welche deiner Figuren darf ziehen?
hint-armour = Einen Hopliten schlägst du nur, wenn eine deiner beiden Figuren ein Hoplit oder dein Basileus ist.
answer-armour = Nur der Hoplit auf { $from } darf ziehen. Mit dem Peltasten auf { $light } hättest du zwei Peltasten, und die können keinen Hopliten schlagen.

lesson-rout = Schlag den Basileus
task-rout = Gewinne mit einem Zug.
hint-rout = Um den Basileus zu schlagen, besetz alle Felder neben ihm. Welches Feld neben { $enemy } ist leer?
answer-rout = { $move } besetzt das letzte Feld neben dem Basileus. Zwei deiner vier Figuren dort sind Hopliten, also schlägst du ihn.

lesson-break = Durchbruch
task-break = Gewinne mit einem Zug.
hint-break = Dein Basileus gewinnt, wenn er die gegnerische Grundreihe erreicht.
answer-break = { $move } bringt deinen Basileus auf die gegnerische Grundreihe, und du gewinnst.

lesson-last = Eine ganze Klasse
task-last = Du spielst { $move } und schlägst { $prey }. Was passiert?
hint-last = Die geschlagene Figur ist der letzte Peltast von { side-second }.
answer-last = { side-second } hat keine Peltasten mehr. Wer eine ganze Klasse verliert, verliert die Partie. Also gewinnst du.

lesson-light = Bis zur höheren Augenzahl
task-light = Du hast { $high } und { $low } gewürfelt. Zieh deinen Peltasten von { $man } so weit nach oben, wie es geht.
hint-light = Ein Peltast kann höchstens so weit ziehen, wie der höhere Würfel zeigt.
answer-light = { $move } führt { $high } Felder weit. Weiter geht es mit diesem Wurf nicht.

lesson-reach = Wer kommt hin?
task-reach = Du hast { $high } und { $low } gewürfelt. Du kannst die gegnerische Figur auf { $enemy } schlagen, also musst du es tun. Welche deiner Figuren darf ziehen?
hint-reach = Ein Peltast zieht bis zu { $high } Felder weit, ein Hoplit bis zu { $low }. Zähl die Felder.
answer-reach = Nur der Peltast auf { $from } darf ziehen. Der Hoplit auf { $heavy } ist für eine { $low } zu weit weg.

lesson-hermes = Der Zug des Hermes
task-hermes = Du hast { $high } und { $low } gewürfelt. Gewinne mit einem Zug.
hint-hermes = Der Basileus zieht bis zu { $low } Felder weit oder genau { $high }. Wie weit ist es bis zur gegnerischen Grundreihe?
answer-hermes = { $move } führt genau { $high } Felder weit: der Zug des Hermes. Der Basileus erreicht die gegnerische Grundreihe und gewinnt.

lesson-six = Höchstens 6 Felder
task-six = Du kannst die gegnerische Figur auf { $enemy } schlagen, also musst du es tun. Welche deiner Figuren darf ziehen?
hint-six = Ein Hoplit zieht höchstens 6 Felder weit. Zähl die Felder von { $heavy } aus.
answer-six = Nur der Peltast auf { $from } darf ziehen. Der Hoplit auf { $heavy } ist 7 Felder entfernt, eines zu viel.

lesson-active = Aktive Figuren
task-active = Zieh eine aktive Figur: eine, die mit einem Zug neben eine gegnerische kommen könnte.
hint-active = Welche deiner Figuren könnte ein Feld neben { $enemy } erreichen?
answer-active = Nur die Figur auf { $from } ist aktiv. Es zählt, wo sie vor dem Zug steht.

lesson-refusal = Der dritte passive Zug
task-refusal = Du hast 2 passive Züge in Folge gemacht, obwohl { $man } aktiv ist. Jetzt spielst du { $move }. Was passiert?
hint-refusal = Auch die Figur auf { $from } ist passiv.
answer-refusal = Der dritte passive Zug in Folge ist renitenza, die Weigerung zu kämpfen. Du verlierst sofort.

lesson-zeus = Die Hand des Zeus
task-zeus = Du hast { $high } und { $low } gewürfelt, einen Pasch, und spielst { $move }. Was passiert dann?
hint-zeus = Ein Pasch ist ein Geschenk von Zeus.
answer-zeus = Nach einem Pasch darfst du noch einmal würfeln und ziehen, musst aber nicht. Fällt wieder ein Pasch, gibt es noch einen Zusatzwurf.
