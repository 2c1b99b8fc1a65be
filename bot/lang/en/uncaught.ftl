# Why the last move did not capture a piece.

button-uncaught = Why no capture?

uncaught-which = Which piece do you wonder about?
uncaught-piece = Why not { $square }?
uncaught-about = Why { $action } did not capture { $square }:

uncaught-open = { $way ->
    [bind] It is held from one side only, so it is not bound: { $by } has nobody opposite, on { $squares }.
   *[capture] It is closed in from one side only: { $by } has nobody opposite, on { $squares }.
}
uncaught-row = { $way ->
    [bind] A companion of its own stands opposite, on { $squares }. Only one piece is bound between two, never a row.
   *[capture] A companion of its own stands opposite, on { $squares }. Only one piece is captured between two, never a row.
}
uncaught-armour = It is a Hoplite. One of its two captors must be a Hoplite or the Basileus, and on { $squares } stands neither.
uncaught-anvil-bound = The man opposite, on { $squares }, was bound himself when the move ended. A bound man holds nobody.
uncaught-edge = { $way ->
    [bind] Opposite is the edge of the board, and the edge binds nobody.
   *[capture] Opposite is the edge of the board, and the edge captures nobody.
}
uncaught-corner = It stands in a corner, and in this game corners are safe.
uncaught-nook = In a corner it is captured by enemies on both squares beside it. { $by } does not hold { $squares }.
uncaught-ring = A Basileus is captured by enemies on every square beside him. { $by } does not hold { $squares }.
uncaught-shield = A Basileus is captured by enemies on every square beside him. On { $squares } stands one of his own, who protects him.
uncaught-classes = The Basileus is closed in on all sides, but too few of those around him are Hoplites, and none is a Basileus.
uncaught-leader = It is a leader, and in this game leaders are never captured.
uncaught-standing = { $count ->
    [one] The piece on { $squares } stood there before. A captor must just have moved there.
   *[other] Those on { $squares } stood there before. One of the captors must just have moved there.
}
uncaught-between = It went in between two enemies ({ $squares }) by itself, and that is safe.
uncaught-passed = The move only passed { $squares }. What counts is where it ends.
uncaught-jump = Here one captures by jumping. A jump over it, to { $squares }, was possible, but this move made none.
uncaught-bound = It is bound, not captured: { $squares } hold it. On a later turn { $by } may take it off instead of moving.
uncaught-far = It is not beside { $squares }, where the move ended.
uncaught-own = Nobody captures pieces of their own.
uncaught-placing = { $way ->
    [bind] While men are placed, nobody is bound or captured. Who is closed in then stays safe.
   *[capture] While men are placed, nobody is captured. Who is closed in then stays safe.
}
uncaught-removal = To take a bound man off is a whole turn, and takes one man.
