# A match: what stands above, under and beside the board.

## Challenges

offer-offered-by-you = You challenged { $name }. Waiting for an answer.
offer-offered-to-you = { $name } challenges you.
offer-declined-by-you = { $name } declined your challenge.
offer-declined-to-you = You declined { $name }’s challenge.
offer-withdrawn-by-you = You took back your challenge to { $name }.
offer-withdrawn-to-you = { $name } took the challenge back.
open-offered-mine = Your challenge is open to anybody.
open-offered-theirs = { $name } looks for an opponent.
open-withdrawn-mine = You took your open challenge back.
open-withdrawn-theirs = { $name } took the open challenge back.

seen-offered = { $name } challenges { $other }.
seen-declined = { $other } declined { $name }’s challenge.
seen-withdrawn = { $name } took the challenge to { $other } back.

## Whose turn it is

turn-yours = Your turn against { $name }
turn-theirs = { $name } is to move
turn-bonus-yours = A double against { $name }: throw again, or pass?
turn-bonus-theirs = { $name } threw a double and may throw again

## The end

over-won = You won against { $name }: { $reason }.
over-lost = { $name } won: { $reason }.
over-seen = { $name } won: { $reason }.
over-draw = A draw: { $reason }.

reason-leader-captured = the leader was captured
reason-surrounded = the leader was surrounded
reason-lone-leader = only the leader was left
reason-count = enough pieces were captured
reason-crossing = the leader reached the far row
reason-reduced = too few pieces were left
reason-single-piece = a single piece was left
reason-no-moves = there was no legal move left
reason-rout = the Basileus was captured
reason-breakthrough = the Basileus broke through to the far row
reason-decimation = a whole class of pieces was captured
reason-siege = every piece was blocked
reason-refusal = three passive moves in a row
reason-superiority = more pieces after fifty quiet moves
reason-ignorance = an illegal move was insisted on
reason-adjudicated = more pieces at the count, or as many with more of them upright
reason-parity = equal captures after fifty quiet moves
reason-equal = nothing to choose between the sides
reason-quiet = a hundred moves without a capture
reason-repetition = the same position came a third time
reason-agreement = both agreed
reason-resignation = by resignation
reason-timeout = time ran out

## Sides and pieces

side-first = Orange
side-second = Blue

pieces-man = { $count ->
    [one] man
   *[other] men
} { $squares }
pieces-bound = { $count ->
    [one] immobilised man
   *[other] immobilised men
} { $squares }
pieces-turned = { $count ->
    [one] turned-over man
   *[other] turned-over men
} { $squares }
pieces-peltast = { $count ->
    [one] peltast
   *[other] peltasts
} { $squares }
pieces-hoplite = { $count ->
    [one] hoplite
   *[other] hoplites
} { $squares }
pieces-leader = leader { $squares }
pieces-basileus = Basileus { $squares }

## Under the board

note-game = { $ruleset } · match { $match }
note-sides = { side-first }: { $first } · { side-second }: { $second }
note-side-first = The challenger plays { side-first } and begins.
note-side-second = The challenger plays { side-second }.
note-side-lot = A lot decides who begins.
note-open = From another platform: accept { $match }
note-link = Join on { $platform }: { $link }
note-last = { $side } played { $action }.
note-last-captures = { $side } played { $action } and captured { $squares }.
note-placed = { $side } placed a man on { $square }.
note-taken = { $side } took the bound man on { $square } off.
note-huffed = { $side } huffed the man on { $square }, which had overlooked a capture.
note-again = { $side } threw again.
note-passed = { $side } passed the bonus throw.
note-thrown = { $side } threw { $high } and { $low }.
note-thrown-yours = You threw { $high } and { $low }: peltasts go up to { $high } squares, hoplites up to { $low }, the Basileus up to { $low } or exactly { $high }.
note-double-yours = You threw a double { $high }: every piece goes up to { $high } squares, and then you may throw again.
note-hand = Still to be placed: { side-first } { $first }, { side-second } { $second }.
note-draw-yours = You offer a draw. It stands until it is answered or played past.
note-draw-theirs = { $name } offers a draw.
note-stop-yours = You offer to stop and count. It stands until it is answered or played past.
note-stop-theirs = { $name } offers to stop and count: more pieces win, or as many with more of them upright.

# $count: how many squares these are, as for the three that follow
effect-bound = Immobilised: { $squares }.
# $count: how many
effect-freed = Free again: { $squares }.
# $count: how many
effect-turned = Turned over: { $squares }.
# $count: how many
effect-restored = Turned back upright: { $squares }.

## The board in words

words-side = { $side }: { $pieces }.
words-hand = { $count } still to be placed
words-none = nobody on the board
words-letters = Capitals are { side-first }, small letters { side-second }; ~ marks a man that is turned over or immobilised.

## Making a move

note-move = { $number }. { $action }
tap-not-your-turn = Waiting for { $name }.
tap-not-yours = The piece on { $square } is not yours.
tap-empty = Tap one of your pieces first.
tap-taken = There is already a piece on { $square }.
tap-no-place = You cannot place a man on { $square }.
tap-stuck = The piece on { $square } cannot move now.
tap-unreachable = This piece cannot go to { $square }.
tap-illegal = Not to { $square }: { $why }
tap-capture-first = Not this one: { $why }
pick-piece = Which piece?
pick-place = Where do you place a man?
pick-huff = Which man overlooked a capture? A wrong claim costs nothing.
pick-square = { $square }: where to?
preview = { $action }?
preview-captures = { $action } captures { $squares }. Play?
preview-captures-on = { $action } captures { $squares }. Play it, or jump on?
preview-place = Place a man on { $square }?
preview-take = Take the man on { $square } off? That is your whole turn.
preview-huff = Huff the man on { $square }? A wrong claim costs nothing.
preview-wins = With it you win: { $reason }.
preview-loses = With it you lose: { $reason }.
preview-draws = With it the match is drawn: { $reason }.
step = { $square }
step-captures = { $square } ×
step-take = take { $square } off
spot = to { $square }
spot-captures = to { $square }, with a capture
spot-piece = your piece on { $square }
spot-place = place a man on { $square }
spot-take = take the immobilised man on { $square } off
spot-huff = huff the man on { $square }
ask-resign = Resign this match of { $ruleset }?

more = What else?

## Buttons

button-accept = Accept
button-decline = Decline
button-withdraw = Take back
button-board = Board
button-pick = Move
button-place = Place a man
button-again = Throw again
button-pass = Pass
button-huff = Huff
button-huff-yes = Huff it
button-play = Play
button-back = Back
button-my-board = My board
button-more = More
button-words = Board in words
button-resign = Resign
button-resign-yes = Yes, resign
button-draw = Offer a draw
button-draw-yes = Accept the draw
button-draw-no = Decline the draw
button-stop = Stop and count
button-stop-yes = Agree to stop
button-stop-no = Play on
button-rules = Rules
button-games = My matches
button-settings = Settings
button-help = Help

## What is told besides

news-accepted = Your challenge was accepted.
news-declined = Your challenge was declined.
news-withdrawn = The challenge was taken back.
news-draw-declined = Your offer was declined.
news-ended = The match is over.

done-offered = The challenge is on its way.
done-offered-open = Anyone with the link can join. Code: { $code }.
done-accepted = The match begins.
done-declined = You declined the challenge.
done-withdrawn = You took the challenge back.
done-played = You played { $action }.
done-placed = You placed a man on { $square }.
done-taken = You took the man on { $square } off.
done-huffed = You huffed the man on { $square }.
done-again = You threw again: { $high } and { $low }.
done-passed = You passed the bonus throw.
done-draw-offered = You offered a draw.
done-stop-offered = You offered to stop and count.
done-draw-declined = You declined the offer.
done-ended = The match is over.
