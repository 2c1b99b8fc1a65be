# The rulesets: their names and their options.

ruleset-lemery-petteia = Petteia (Lemery Games)
ruleset-lemery-compact = Compact Petteia (Lemery Games)
ruleset-lemery-ultra = Ultra Compact Petteia (Lemery Games)
ruleset-lemery-crossing = General’s Crossing (Lemery Games)
ruleset-lemery-latrunculi = Latrunculi (Lemery Games)
ruleset-poleis = Poleis (Dmytro)
ruleset-vogt-petteia = Tournament Petteia (Andreas Vogt)
ruleset-vogt-kubeia = Kubeia (Andreas Vogt)
ruleset-walker-petteia = Petteia (Damian Walker)
ruleset-walker-dux = Latrunculi with Dux (Damian Walker)
ruleset-with-options = { $name } with { $options }

option-edge = { $value ->
    [on] edge capture
   *[off] no edge capture
}
option-compulsory = { $value ->
    [on] compulsory capture
    [enforced] compulsory capture
    [huff] huffing for missed captures
   *[off] optional captures
}
option-first = { $value ->
    [0] no winning number of captures
   *[other] { $value } captures win
}
option-jump = { $value ->
    [adjacent] jumps from the next square
   *[slide] jumps with a run-up
}
option-surround = { $value ->
    [edge] leader also lost against the edge
   *[four] leader lost only when blocked on all four sides
}
option-board = { $value ->
    [compact] the Compact board
    [ultra] the Ultra Compact board
   *[base] the large board
}
option-min = { $value ->
    [1] one piece left loses
   *[other] { $value } pieces left lose
}
option-pins = { $value ->
    [all] bound men can still bind
   *[free] bound men cannot bind
}
option-mirror = { $value ->
    [on] each Basileus right of the middle
   *[off] each Basileus left of the middle
}
option-ignorance = { $value ->
    [on] insisting on an illegal move loses
   *[off] no penalty for illegal moves
}
option-six = { $value ->
    [on] hoplites in armour, up to six squares
   *[off] hoplites without armour or limit
}
option-classes = { $value ->
    [on] only heavy pieces take a Basileus
   *[off] any pieces take a Basileus
}
option-armour = { $value ->
    [on] hoplites in armour
   *[off] hoplites without armour
}
option-files = { $value } files
option-ranks = { $value } ranks
option-rows = { $value ->
    [1] one row of men each
   *[other] { $value } rows of men each
}
option-corner = { $value ->
    [on] corner capture
   *[off] safe corners
}
option-dux = { $value ->
    [enclosed] an enclosed dux loses
   *[free] an enclosed dux does not lose
}
