# Why an action is legal or not.

word-why = why a move is not legal, or what it would do
button-why = Why?

why-ask = Which move? Type it after “why”, for example “why { $example }”.
why-square = { $square } is only one square. Type both squares of the move, such as “why { $example }”.
why-early = It is { $side }’s turn. On { $other }’s turn:
why-legal = { $action } is legal.

why-between = The move would capture the piece on { $square }. That piece would be trapped by the piece on { $hammer } and { $count ->
        [one] the one on { $anvils }
       *[other] those on { $anvils }
    }.
why-rim = The move would capture the piece on { $square }, between the piece on { $hammer } and the edge of the board.
why-leapt = The move would jump over the piece on { $square } and capture it.
why-taken = The move would capture the bound man on { $square }.
why-quiet = The move would capture nothing.

why-may = The piece on { $square } can go to { $squares }.
why-may-not = The piece on { $square } cannot move now.
why-others = { $count ->
        [one] Only the piece on { $squares } can move.
       *[other] These pieces can move: { $squares }.
    }
why-barred = In the way: { $squares }.


refused-why-guarded = In this match, only the player to move is told what is legal.
refused-why-huff = The only way to find out whether a man can be huffed is to try. A wrong claim costs nothing.
refused-why-captures = In this match, you are not told what a move captures. Ask about the move alone: “why { $action }”.
refused-why-early = I cannot answer that yet. Ask again when it is the turn of the side that would make the move.

why-nothing-captured = Nothing was captured in the last turn.
# $square: where the piece would be, $reply: the move that captures it there
why-captured-then = On { $square }, the piece can be captured at once, by { $reply }.
why-safe-then = On { $square }, the piece cannot be captured at once.
