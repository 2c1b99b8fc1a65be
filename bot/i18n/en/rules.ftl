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
    [0] lost soldiers are not counted
   *[other] loss after { $value } lost soldiers
}
option-jump = { $value ->
    [adjacent] jumps from the next square
   *[slide] jumps with a run-up
}
option-surround = { $value ->
    [edge] leaders surrounded at the edge too
   *[four] leaders surrounded only on all four sides
}
option-board = { $value ->
    [compact] the Compact board
    [ultra] the Ultra Compact board
   *[base] the large board
}
option-min = { $value ->
    [1] loss with one piece left
   *[other] loss with { $value } pieces left
}
option-pins = { $value ->
    [all] bound men that can still bind
   *[free] bound men that cannot bind
}
option-mirror = { $value ->
    [on] each Basileus right of the middle
   *[off] each Basileus left of the middle
}
option-ignorance = { $value ->
    [on] loss for insisting on an illegal move
   *[off] no penalty for illegal moves
}
option-six = { $value ->
    [on] Hoplites in armour, up to six squares
   *[off] Hoplites without armour or limit
}
option-classes = { $value ->
    [on] heavy pieces needed to capture a Basileus
   *[off] pieces of any kind allowed to capture a Basileus
}
option-armour = { $value ->
    [on] Hoplites in armour
   *[off] Hoplites without armour
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
    [enclosed] loss when the dux is surrounded
   *[free] no loss when the dux is surrounded
}
