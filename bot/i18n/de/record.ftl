# Records: transcripts of whole games, to save and to view.

word-record = die Notation einer Partie holen oder ansehen
button-record = Notation

record-given = { $count ->
    [0] Die Notation der Partie { $match }: noch keine Züge.
    [one] Die Notation der Partie { $match }: ein Zug.
   *[other] Die Notation der Partie { $match }: { $count } Züge.
}
record-game = { $count ->
    [0] { $ruleset }: noch keine Züge.
    [one] { $ruleset }: ein Zug.
   *[other] { $ruleset }: { $count } Züge.
}
record-won = { $side } hat gewonnen: { $reason }.
record-open = Hier endet die Notation; { $side } ist am Zug.

record-misprint = Das gedruckte „{ $text }“ ist ein Druckfehler: Dieser Wurf erlaubt den Zug nicht. Ich lese stattdessen 32.

refused-record = Diese Notation ist in Zeile { $line } nicht lesbar. { $fault }
refused-record-at = Diese Notation ist bei Zug { $number } in Zeile { $line } nicht lesbar. { $fault }

record-fault-too-long = Der Text ist zu lang.
record-fault-tag = „{ $text }“ ist kein Eintrag. Einträge sehen so aus: [Ruleset "lemery-petteia"].
record-fault-tag-twice = Der Eintrag „{ $text }“ kommt zweimal vor.
record-fault-tag-missing = Der Eintrag „{ $text }“ fehlt. Jede Notation braucht [Ruleset "…"] und [Result "…"].
record-fault-ruleset = Es gibt kein Spiel namens „{ $text }“. Zur Wahl: { $choices }.
record-fault-fen = „{ $text }“ ist keine Stellung dieses Spiels.
record-fault-number = „{ $text }“ ist nicht die nächste Nummer. Züge sind mit 1), 2), 3) und so weiter nummeriert.
record-fault-second = Hier beginnt eine zweite Partie. Eine Notation enthält nur eine Partie; schick die andere getrennt.
record-fault-half = „{ $text }“ ist kein Zug.
record-fault-missing = Der Zug von { $side } fehlt.
record-fault-missed = Für { $side } steht da „...“, aber diese Seite ist am Zug.
record-fault-turn = Für { $side } steht da „{ $text }“, aber die andere Seite ist am Zug.
record-fault-refused = „{ $text }“ von { $side } ist nicht erlaubt: { $why }
record-fault-result = „{ $text }“ ist kein Ergebnis. Ergebnisse sehen so aus: 1-0 (resignation).
record-fault-untrue = Die Partie endet nicht mit „{ $text }“.
record-fault-late = „{ $text }“ kommt nach dem Ergebnis.

discord-option-record = Eine Notation zum Ansehen, hier eingefügt
discord-option-file = Eine Notation zum Ansehen, als Textdatei
