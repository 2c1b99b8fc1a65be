# Why the last move did not capture a piece; what the rulebook says about it follows below.

button-uncaught = Why no capture?

uncaught-which = Which piece?
uncaught-piece = Why not { $square }?
uncaught-about = Why { $action } did not capture { $square }:

uncaught-open = { $way ->
    [bind] The man is held from one side only, so it is not bound: { $by } has no piece on the other side, on { $squares }.
   *[capture] The piece is trapped from one side only: { $by } has no piece on the other side, on { $squares }.
}
# $way: capture or bind, as for the others
uncaught-row = One of its own men is on the other side, on { $squares }, so the two form a row.
uncaught-armour = The piece is a Hoplite, so a Hoplite or the Basileus has to help capture it. The pieces on { $squares } are too weak.
uncaught-anvil-bound = The man on the other side, on { $squares }, was itself bound when the move ended.
uncaught-edge = { $way ->
    [bind] On the other side is the edge of the board, and the edge does not help to bind.
   *[capture] On the other side is the edge of the board, and the edge does not help to capture.
}
uncaught-corner = The piece is in a corner, and in this game corners are safe.
uncaught-nook = The piece is in a corner, and { $by } has no piece on the other square next to it, { $squares }.
uncaught-ring = A Basileus must be surrounded on every side, and { $by } has no piece on { $squares }.
uncaught-shield = { $count ->
    [one] One of its own men, on { $squares }, is next to the Basileus and protects it.
   *[other] Its own men, on { $squares }, are next to the Basileus and protect it.
}
uncaught-classes = The Basileus is surrounded, but too few Hoplites take part and the other Basileus does not.
uncaught-leader = The piece is a leader, and in this game leaders cannot be captured.
uncaught-standing = { $count ->
    [one] The piece on { $squares } was already there: it has not just moved there.
   *[other] The pieces that trap it, on { $squares }, were already there: none of them has just moved there.
}
uncaught-between = The piece itself moved between two enemies ({ $squares }), and that is safe.
uncaught-passed = The move only passed { $squares }. What counts is where it ends.
uncaught-jump = The piece that moved could have made the capture with a jump to { $squares }, but made a different move.
uncaught-bound = The man is bound, not captured: the men on { $squares } hold it. On a later turn, { $by } can capture it instead of moving.
uncaught-far = The piece is not next to { $squares }, the square where the move ended.
uncaught-own = You cannot capture your own pieces.
uncaught-placing = Men are still being placed. Until that is done, a trapped man is safe.
uncaught-removal = Capturing a bound man takes the whole turn, and captures only that man.
