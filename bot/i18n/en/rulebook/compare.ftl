# How the games differ: what is compared, and its values. All by the games' usual rules.

compare-row = { $value }: { $games }
# Two games, and one thing in which they differ
compare-both = { $one } and { $other } differ in this:
compare-difference = { $one } – { $other }

compare-all = The games:
compare-board = How large the boards are, from small to large:
compare-men = How many men each side has, from few to many:
compare-leader = Which games have a leader:
compare-dice = Which games have dice:
compare-placing = Which games begin with placing your men:
compare-must = Which games make you capture when you can:
compare-corner = Which games let two pieces capture one in a corner:
compare-edge = Which games let the edge help to capture:
compare-jump = Which games have pieces that can jump:
compare-classes = Which games have several kinds of soldiers:
compare-capture = What happens to the men:
compare-winning = How each game is won or lost:
compare-length = How long the games take, from short to long:
compare-level = How much there is to learn, from least to most:
compare-draws = How often the games end in a draw, judging by the computer’s own games:
compare-luck = How much depends on luck:
compare-two = How two games differ:

value-board = { $files }×{ $ranks }
value-men = { $value } men
value-leader = { $value ->
    [none] no leader
    [captured] a leader that can be captured
   *[immune] a leader that can never be captured
}
value-dice = { $value ->
    [yes] with two dice
   *[no] without dice
}
value-placing = { $value ->
    [yes] you place your men first
   *[no] the men are set up already
}
value-must = { $value ->
    [yes] you must capture when you can
   *[no] you may capture or not
}
value-corner = { $value ->
    [yes] a piece in a corner can be captured
   *[no] a piece in a corner is safe
}
value-edge = { $value ->
    [yes] one piece is enough on the edge
   *[no] the edge does not help
}
value-jump = { $value ->
    [none] no piece jumps
    [leader] only the leader jumps
   *[men] every man jumps, to capture
}
value-classes = { $value ->
    [yes] light and heavy soldiers, and a king
   *[no] all soldiers are alike
}
value-capture = { $value ->
    [removed] captured men leave the board at once
    [bound] trapped men are bound first, and removed later
   *[turned] captured men leave the board, and a man that moves without attacking is turned over
}
value-length = { $value ->
    [1] short
    [2] medium
   *[3] long
}
value-level = { $value ->
    [1] easy to learn
    [2] a bit more to learn
   *[3] a lot to learn
}
value-draws = { $value ->
    [3] often drawn
    [2] sometimes drawn
   *[1] hardly ever drawn
}
value-luck = { $value ->
    [yes] luck and skill, because of the dice
   *[no] skill alone
}
# Each is enough to win or to lose, so there is no “and” between them
value-winning = { $one }; { $more }
