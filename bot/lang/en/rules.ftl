# The rulesets: their names, their options, and how they go in short.

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

rules-menu = Which game? All of them are modern reconstructions, named after their authors.
rules-options = Changed here: { $options }.
rules-vary = To vary it, add options= to your challenge, such as options={ $example }. The first of each is what holds otherwise: { $options }.

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

## Lemery Games

-lemery-moves =
    Every piece moves any number of empty squares in a straight line, along a file or a rank.
    A leader may also jump over a row of touching pieces of either side, to the first square behind them, but never over the other leader. It captures nobody by the jump itself.
-lemery-capture = Capture an enemy by closing it in between two of your pieces in a line; the piece that just moved must be one of the two. One man is taken, never a row of two, but a move may capture on several sides at once. In a corner, the two squares beside it are enough. Moving in between two enemies is safe.
-lemery-draws = A third repetition or a hundred moves without a capture is a draw.
-lemery-source = A modern reconstruction. Source: the rulebook of Lemery Games; board and draws are our reading of it.
-lemery-play =
    { -lemery-moves }
    { -lemery-capture }
    You win by capturing the enemy leader, by leaving it alone, by having it surrounded on all four sides by any pieces, or when your opponent cannot move.
    { -lemery-draws }
    { -lemery-source }

rules-lemery-petteia =
    Board of 12 files and 8 ranks; 24 men and a leader each. { side-first } begins.
    { -lemery-play }
rules-lemery-compact =
    Board of 8 by 8; 16 men and a leader each. { side-first } begins.
    { -lemery-play }
rules-lemery-ultra =
    Board of 8 by 8; 8 men and a leader each. { side-first } begins.
    { -lemery-play }
rules-lemery-crossing =
    Set up as for Petteia: 12 files and 8 ranks, 24 men and a leader each, unless the Compact or the Ultra Compact board is agreed. { side-first } begins.
    { -lemery-moves }
    { -lemery-capture }
    Leaders cannot be captured. You win when your leader reaches any square of the enemy’s back row, or when your opponent cannot move.
    { -lemery-draws }
    { -lemery-source }
rules-lemery-latrunculi =
    Board of 8 by 8; 16 men each, all in hand. { side-first } begins. In turns each side places one man on any empty square until all of them stand; nobody is trapped meanwhile.
    Then a turn is one of three things. Step: one square along a file or a rank. Jump: over an enemy next to you to the empty square directly behind; it is captured, and the same man may jump on, or stop. Removal: an enemy that was immobilised when your turn began is taken off.
    A step or a jump immobilises each enemy that it closes in, in a line, between the man that moved and another man of yours. An immobilised man does not move and holds nobody; it may be jumped. It is free as soon as one of the two leaves, falls or is immobilised itself. Moving in between two enemies is safe, and the rim holds nobody.
    You win when your opponent has one man left or cannot move.
    { -lemery-draws }
    { -lemery-source }

## Poleis

rules-poleis =
    Board of 8 by 8; 16 men each, all in hand. A lot decides who begins, unless sides are agreed. In turns each side places one man on any empty square until all of them stand; nobody is captured meanwhile.
    Then a turn is one move: any number of empty squares in a straight line, along a file or a rank. A move that ends next to an enemy is an attack. A man whose move is no attack is turned over. A turned man may only attack; if it takes part in a capture, whether it moved or stood, it is turned back upright.
    Capture an enemy by closing it in between two of your men in a line; the man that just moved must be one of the two. One man is taken, never a row of two, but a move may capture on several sides at once. Corners are safe, and so is moving in between two enemies.
    You win when your opponent has a single man left or cannot move.
    When both sides agree to stop, when a position comes a third time, or after a hundred moves without a capture, men are counted: more win, or as many with more of them upright; else it is a draw.
    A modern reconstruction. Source: Dmytro’s Poleis, 2024, with his own notes of 2015; what calls for the count is our reading.

## Andreas Vogt

-vogt-setup = Board of 12 files and 8 ranks; 12 peltasts, 12 hoplites behind them and a Basileus each. { side-first } begins.
-vogt-letters = Files bear Greek letters. Type those, or the Latin capitals that look like them, or a small a to l by column: Η3, H3 and g3 are one square.
-vogt-capture = Capture a peltast between two of your pieces in a line, or in a corner by the two squares beside it; the piece that just moved must be one of them. For a hoplite, one of the two must be a hoplite or your Basileus. One piece is taken, never a row of two. A Basileus falls when every square next to it is held by enemies, two hoplites or the enemy Basileus among them (on the rim one hoplite will do). Moving in between enemies is safe. If you can capture, you must
-vogt-end =
    You win by capturing the Basileus, by bringing yours to the far row, by capturing all peltasts or all hoplites, or by leaving no move. Whoever moves a passive piece three times running, while having a piece that could get next to an enemy in one move, loses. After a hundred moves without a capture more pieces win; equal numbers draw.
    A modern reconstruction. Source: the tournament rules of Andreas Frank Vogt, 2018.

rules-vogt-petteia =
    { -vogt-setup }
    Pieces move in a straight line over empty squares, along a file or a rank: hoplites six squares at most, the others as far as they like.
    { -vogt-capture }.
    { -vogt-end }
    { -vogt-letters }
rules-vogt-kubeia =
    { -vogt-setup }
    Each turn begins with a throw of two dice. Along a file or a rank, over empty squares, a peltast goes up to the higher number, a hoplite up to the lower, the Basileus up to the lower or exactly the higher. After a double and its move you may throw and move again.
    { -vogt-capture }, as far as the throw allows.
    { -vogt-end }
    { -vogt-letters }

## Damian Walker

-walker-play =
    Every piece moves any number of empty squares in a straight line, along a file or a rank, and never jumps.
    Capture an enemy by closing it in between two of your pieces in a line; the piece that just moved must be one of the two. One man is taken, never a row of two, but a move may capture on several sides at once. Corners are safe, and so is moving in between two enemies.
-walker-end =
    A third repetition or a hundred moves without a capture is a draw.
    A modern reconstruction. Source: Damian Walker’s rules; the two draws are our addition.

rules-walker-petteia =
    Two rows of men each, on a board of 8 by 8 unless agreed otherwise. A lot decides who begins, unless sides are agreed.
    { -walker-play }
    You win when your opponent has a single piece left or cannot move.
    { -walker-end }
rules-walker-dux =
    One row of men each and a dux before them, on a board of 8 by 8 unless agreed otherwise. A lot decides who begins, unless sides are agreed.
    { -walker-play }
    A dux moves and captures like the others, and is never captured itself.
    You win when your opponent has a single piece left, be it the dux, or cannot move.
    { -walker-end }
