# Why the last move did not capture a piece; what the rulebook says of it stands beneath.

button-uncaught = Why no capture?

uncaught-which = Which piece do you wonder about?
uncaught-piece = Why not { $square }?
uncaught-about = Why { $action } did not capture { $square }:

uncaught-open = { $way ->
    [bind] It is held from one side only, so it is not bound: { $by } has nobody opposite, on { $squares }.
   *[capture] It is closed in from one side only: { $by } has nobody opposite, on { $squares }.
}
# $way: capture or bind, as for the others
uncaught-row = A companion of its own stands opposite, on { $squares }, so the two are a row.
uncaught-armour = It is a Hoplite, and of those who close it in, on { $squares }, none is a Hoplite or the Basileus.
uncaught-anvil-bound = The man opposite, on { $squares }, was bound himself when the move ended.
uncaught-edge = { $way ->
    [bind] Opposite is the edge of the board, and the edge binds nobody.
   *[capture] Opposite is the edge of the board, and the edge captures nobody.
}
uncaught-corner = It stands in a corner, and in this game corners are safe.
uncaught-nook = It stands in a corner, and { $by } does not hold the other square beside it, { $squares }.
uncaught-ring = A Basileus must be closed in on every side, and { $by } does not hold { $squares }.
uncaught-shield = { $count ->
    [one] One of his own men stands beside the Basileus, on { $squares }, and protects him.
   *[other] His own men stand beside the Basileus, on { $squares }, and protect him.
}
uncaught-classes = The Basileus is closed in on every side, but not by enough Hoplites, nor by the other Basileus.
uncaught-leader = It is a leader, and in this game leaders are never captured.
uncaught-standing = { $count ->
    [one] The piece on { $squares } stood there before: it has not just moved there.
   *[other] Those that close it in, on { $squares }, stood there before: none of them has just moved there.
}
uncaught-between = It went in between two enemies ({ $squares }) by itself, and that is safe.
uncaught-passed = The move only passed { $squares }. What counts is where it ends.
uncaught-jump = A jump over it was possible, to { $squares }, but this move made none.
uncaught-bound = It is bound, not captured: { $squares } hold it. On a later turn { $by } may take it off instead of moving.
uncaught-far = It is not beside { $squares }, where the move ended.
uncaught-own = Nobody captures pieces of their own.
uncaught-placing = Men are still being placed. Whoever is closed in meanwhile stays safe.
uncaught-removal = To take a bound man off is a whole turn, and takes one man.
