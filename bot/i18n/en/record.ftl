# Records: transcripts of whole games, to save and to view.

word-record = get a game’s record, or view one
button-record = Record

record-given = { $count ->
    [0] The record of match { $match }: no moves yet.
    [one] The record of match { $match }: one move.
   *[other] The record of match { $match }: { $count } moves.
}
record-game = { $count ->
    [0] { $ruleset }: no moves yet.
    [one] { $ruleset }: one move.
   *[other] { $ruleset }: { $count } moves.
}
record-won = { $side } won: { $reason }.
record-open = The record ends here; { $side } is to move.

record-misprint = The printed “{ $text }” is a misprint: that throw does not allow the move. I read it as 32.

refused-record = This record cannot be read. Line { $line }: { $fault }
refused-record-at = This record cannot be read. Move { $number }, line { $line }: { $fault }

record-fault-too-long = the text is too long.
record-fault-tag = “{ $text }” is not a tag. Tags look like [Ruleset "lemery-petteia"].
record-fault-tag-twice = the tag { $text } appears twice.
record-fault-tag-missing = the tag { $text } is missing. Every record needs [Ruleset "…"] and [Result "…"].
record-fault-ruleset = there is no game “{ $text }”. Choose from { $choices }.
record-fault-fen = “{ $text }” is not a position of this game.
record-fault-number = “{ $text }” is not the next number. Moves are numbered 1), 2), 3) and so on.
record-fault-second = another game begins here. A record holds only one game, so send the other separately.
record-fault-half = “{ $text }” is not a move.
record-fault-missing = the move of { $side } is missing.
record-fault-missed = there is “...” for { $side }, but it is that side’s turn.
record-fault-turn = there is “{ $text }” for { $side }, but it is the other side’s turn.
record-fault-refused = { $side } cannot play “{ $text }”, because { $why }
record-fault-result = “{ $text }” is not a result. Results look like 1-0 (resignation).
record-fault-untrue = the game does not end with “{ $text }”.
record-fault-late = “{ $text }” comes after the result.

discord-option-record = A record to view, pasted here
discord-option-file = A record to view, as a text file
