# The rulesets: their names, their options, and how they go in short.

ruleset-lemery-petteia = Petteia (Lemery Games)
ruleset-lemery-compact = Compact Petteia (Lemery Games)
ruleset-walker-petteia = Petteia (Damian Walker)
ruleset-with-options = { $name } with { $options }

rules-menu = Which game? All of them are modern reconstructions, named after their authors.
rules-options = In force besides: { $options }.

option-edge = { $value ->
    [on] edge capture
   *[off] no edge capture
}
option-compulsory = { $value ->
    [enforced] compulsory capture
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
option-files = { $value } files
option-ranks = { $value } ranks
option-rows = { $value ->
    [1] one row of men each
   *[2] two rows of men each
}
option-corner = { $value ->
    [on] corner capture
   *[off] safe corners
}

-lemery-play =
    Every piece moves any number of empty squares in a straight line, along a file or a rank.
    A leader may also jump over a row of touching pieces of either side, to the first square behind them, but never over the other leader.
    Capture an enemy by closing it in between two of your pieces in a line; the piece that just moved must be one of the two. One man is taken, never a row of two, but a move may capture on several sides at once. In a corner, the two squares beside it are enough. Moving in between two enemies is safe.
    You win by capturing the enemy leader, by leaving it alone, by having it surrounded on all four sides, or when your opponent cannot move.
    A third repetition or a hundred moves without a capture is a draw.

rules-lemery-petteia =
    Board of 12 files and 8 ranks; 24 men and a leader each. { side-first } begins.
    { -lemery-play }
    Source: the rulebook of Lemery Games; board and draws are our reading of it.
rules-lemery-compact =
    Board of 8 by 8; 16 men and a leader each. { side-first } begins.
    { -lemery-play }
    Source: the rulebook of Lemery Games; board and draws are our reading of it.
rules-walker-petteia =
    Two rows of men each, on a board of 8 by 8 unless agreed otherwise.
    Every piece moves any number of empty squares in a straight line, along a file or a rank, and never jumps.
    Capture an enemy by closing it in between two of your pieces in a line; the piece that just moved must be one of the two. One man is taken, never a row of two, but a move may capture on several sides at once. Corners are safe, and so is moving in between two enemies.
    You win when your opponent has a single piece left or cannot move.
    A third repetition or a hundred moves without a capture is a draw.
    Source: Damian Walker’s rules; the two draws are our addition.
