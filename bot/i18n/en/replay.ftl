# Going through a match again: moment by moment, as a film, as a picture to be shared.

word-replay = go through a match move by move, or get its film

replay-start = { $count ->
    [0] The start. No move has followed yet.
    [one] The start. One move follows.
   *[other] The start. { $count } moves follow.
}
replay-at = { $number } of { $count }: { $deed }
replay-turn = It is { $side }’s turn.

caption-won = { $side } won: { $reason } · { $ruleset }
caption-draw = A draw: { $reason } · { $ruleset }
caption-open = { $count ->
    [0] No move yet · { $ruleset }
    [one] After one move · { $ruleset }
   *[other] After { $count } moves · { $ruleset }
}
film-last = It was a long match: the film shows its last { $count } moves.

button-replay = Replay
button-replay-first = « Start
button-replay-previous = ← Previous
button-replay-next = Next →
button-replay-last = End »
button-replay-minus = −10
button-replay-plus = +10
button-animation = Film
button-still = Picture to share

refused-no-such-move = “{ $typed }” is no move of this match: moves go from 0, the start, to { $count }.

discord-option-move = How many moves to show, 0 for the start
