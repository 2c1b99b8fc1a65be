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
    [0] no win by number of captures
   *[other] { $value } captures win
}
option-jump = { $value ->
    [adjacent] jumps from the next square
   *[slide] jumps with a run-up
}
option-surround = { $value ->
    [edge] leader can be surrounded at the edge
   *[four] leader surrounded only on all four sides
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
    [on] heavy pieces needed to capture a Basileus
   *[off] any pieces can capture a Basileus
}
option-armour = { $value ->
    [on] hoplites in armour
   *[off] hoplites without armour
}
option-files = { $value } columns
option-ranks = { $value } rows
option-rows = { $value ->
    [1] one row of men each
   *[other] { $value } rows of men each
}
option-corner = { $value ->
    [on] corner capture
   *[off] safe corners
}
option-dux = { $value ->
    [enclosed] a surrounded dux loses
   *[free] a surrounded dux does not lose
}
