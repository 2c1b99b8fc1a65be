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
    [huff] huffing of whoever overlooks a capture
   *[off] free choice of moves
}
option-first = { $value ->
    [0] no count of captures
   *[other] a win by { $value } captures
}
option-jump = { $value ->
    [adjacent] jumps over neighbours only
   *[slide] jumps with a run-up
}
option-surround = { $value ->
    [edge] the rim closing a leader in
   *[four] leaders surrounded on four sides only
}
option-board = { $value ->
    [compact] the Compact board
    [ultra] the Ultra Compact board
   *[base] the large board
}
option-min = { $value ->
    [1] a loss at one piece left
   *[other] a loss at { $value } pieces left
}
option-pins = { $value ->
    [all] immobilised men still trapping
   *[free] immobilised men trapping nobody
}
option-mirror = { $value ->
    [on] each Basileus right of the middle
   *[off] each Basileus left of the middle
}
option-ignorance = { $value ->
    [on] a loss by an illegal move that is insisted on
   *[off] no penalty for illegal moves
}
option-six = { $value ->
    [on] hoplites in armour, six squares at most
   *[off] hoplites without armour or limit
}
option-classes = { $value ->
    [on] heavy pieces needed to take a Basileus
   *[off] any pieces taking a Basileus
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
    [enclosed] a loss by an enclosed dux
   *[free] no loss by an enclosed dux
}
