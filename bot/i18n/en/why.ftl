# Why an action is legal or not.

word-why = say why an action is not legal, or what it would do
button-why = Why?

why-ask = Which action do you ask about? Type it after the word, such as “why { $example }”.
why-early = { $side } is to move. If { $other } were:
why-legal = { $action } is legal.

why-between = It would capture the piece on { $square }, closed in by your piece on { $hammer } and { $count ->
        [one] the one on { $anvils }
       *[other] those on { $anvils }
    }.
why-rim = It would capture the piece on { $square }, closed in between your piece on { $hammer } and the edge of the board.
why-leapt = It would capture the piece on { $square } by jumping over it.
why-taken = It would take the immobilised piece on { $square } off the board.
why-quiet = It would capture nothing.

why-may = The piece on { $square } may go to { $squares }.
why-may-not = The piece on { $square } cannot move now.
why-others = { $count ->
        [one] Only the one on { $squares } can.
       *[other] These can: { $squares }.
    }
why-barred = Barred in the picture: { $squares }.


refused-why-guarded = In this match nobody is told what is legal, except whoever is to move.
refused-why-huff = Whether a man can be huffed shows only when you claim it. A wrong claim costs nothing.
refused-why-captures = In this match nobody is told what a move captures. Ask about the move alone: “why { $action }”.
refused-why-early = I can judge that only when it is that side’s turn.
