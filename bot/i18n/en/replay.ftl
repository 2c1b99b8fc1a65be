# Looking back at a match: move by move, as a film, or as a picture to share.

word-replay = view a match move by move, or as a film

replay-start = { $count ->
    [0] The start. No moves yet.
    [one] The start. One move follows.
   *[other] The start. { $count } moves follow.
}
replay-at = { $number } of { $count }: { $deed }
replay-turn = { $side } to move.

caption-won = { $side } won: { $reason } · { $ruleset }
caption-draw = Draw: { $reason } · { $ruleset }
caption-open = { $count ->
    [0] No moves yet · { $ruleset }
    [one] After one move · { $ruleset }
   *[other] After { $count } moves · { $ruleset }
}
film-last = This was a long match: the film shows the last { $count } moves.

button-replay = Replay
button-replay-first = « Start
button-replay-previous = ← Previous
button-replay-next = Next →
button-replay-last = End »
button-replay-minus = −10
button-replay-plus = +10
button-animation = Film
button-still = Picture to share

refused-no-such-move = There is no move “{ $typed }”. Choose a number from 0, the start, to { $count }.

discord-option-move = How many moves to show, 0 for the start
