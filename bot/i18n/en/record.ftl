# Records: transcripts of whole games, given and looked at.

word-record = get a game’s record, or look at one
button-record = Record

record-given = { $count ->
    [0] The record of match { $match }: no move yet.
    [one] The record of match { $match }: one move.
   *[other] The record of match { $match }: { $count } moves.
}
record-game = { $count ->
    [0] { $ruleset }: no move yet.
    [one] { $ruleset }: one move.
   *[other] { $ruleset }: { $count } moves.
}
record-won = { $side } won: { $reason }.
record-open = It stops there; { $side } is to act.

refused-record = I cannot read this record. Line { $line } of the text: { $fault }
refused-record-at = I cannot read this record. Move { $number }, on line { $line } of the text: { $fault }

record-fault-too-long = that is longer than I read.
record-fault-tag = “{ $text }” is no tag; tags look like [Ruleset "lemery-petteia"].
record-fault-tag-twice = the tag { $text } stands there a second time.
record-fault-tag-missing = the tag { $text } is missing; [Ruleset "…"] and [Result "…"] belong to every record.
record-fault-ruleset = I do not know “{ $text }”. What could stand there: { $choices }.
record-fault-fen = “{ $text }” is no position of this game.
record-fault-number = “{ $text }” stands where the next number belongs; moves are numbered 1), 2), 3) and so on.
record-fault-half = “{ $text }” is no move here.
record-fault-missing = the move of { $side } is missing.
record-fault-missed = “...” stands in the place of { $side }, whose turn it is.
record-fault-turn = “{ $text }” stands in the place of { $side }, whose turn it is not.
record-fault-refused = { $side }’s “{ $text }” is not legal: { $why }
record-fault-result = “{ $text }” is no result; one looks like 1-0 (resignation).
record-fault-untrue = “{ $text }” is not how this game ends.
record-fault-late = “{ $text }” stands after the result.

discord-option-record = A record to look at, pasted here
