# Records: transcripts of whole games, to save and to view.

word-record = de notatie van een partij krijgen, of er een bekijken
button-record = Notatie

record-given = { $count ->
    [0] De notatie van partij { $match }: nog geen zetten.
    [one] De notatie van partij { $match }: één zet.
   *[other] De notatie van partij { $match }: { $count } zetten.
}
record-game = { $count ->
    [0] { $ruleset }: nog geen zetten.
    [one] { $ruleset }: één zet.
   *[other] { $ruleset }: { $count } zetten.
}
record-won = { $side } heeft gewonnen: { $reason }.
record-open = De notatie eindigt hier; { $side } is aan zet.

record-misprint = De gedrukte “{ $text }” is een drukfout: met die worp mag de zet niet. Ik lees dit als 32.

refused-record = Deze notatie is niet te lezen. Regel { $line }: { $fault }
refused-record-at = Deze notatie is niet te lezen. Zet { $number }, regel { $line }: { $fault }

record-fault-too-long = de tekst is te lang.
record-fault-tag = “{ $text }” is geen label. Labels zien eruit als [Ruleset "lemery-petteia"].
record-fault-tag-twice = het label { $text } komt twee keer voor.
record-fault-tag-missing = het label { $text } ontbreekt. Elke notatie heeft [Ruleset "…"] en [Result "…"] nodig.
record-fault-ruleset = er is geen spel “{ $text }”. Kies uit { $choices }.
record-fault-fen = “{ $text }” is geen stelling van dit spel.
record-fault-number = “{ $text }” is niet het volgende nummer. Zetten zijn genummerd: 1), 2), 3) enzovoort.
record-fault-second = hier begint een tweede partij. In een notatie staat maar één partij; stuur de andere apart.
record-fault-half = “{ $text }” is geen zet.
record-fault-missing = de zet van { $side } ontbreekt.
record-fault-missed = er staat “...” in plaats van een zet van { $side }, maar { $side } is aan zet.
record-fault-turn = er staat “{ $text }” als zet van { $side }, maar de andere kant is aan zet.
record-fault-refused = { $side } mag “{ $text }” niet spelen, want { $why }
record-fault-result = “{ $text }” is geen uitslag. Uitslagen zien eruit als 1-0 (resignation).
record-fault-untrue = de partij eindigt niet met “{ $text }”.
record-fault-late = “{ $text }” komt na de uitslag.

discord-option-record = Een notatie om te bekijken, hier geplakt
discord-option-file = Een notatie om te bekijken, als tekstbestand
