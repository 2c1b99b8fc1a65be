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
reason-ignorance = an illegal move was made
reason-adjudicated = by adjudication
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

pieces-man = men { $squares }
pieces-hoplite = hoplites { $squares }
pieces-leader = leader { $squares }

## Under the board

note-game = { $ruleset } · match { $match }
note-sides = { side-first }: { $first } · { side-second }: { $second }
note-side-first = The challenger plays { side-first } and begins.
note-side-second = The challenger plays { side-second }.
note-side-lot = A lot decides who begins.
note-open = From another platform: accept { $match }
note-link = On { $platform }: { $link }
note-last = { $side } played { $action }.
note-last-captures = { $side } played { $action } and captured { $squares }.
note-draw-yours = You offer a draw. It stands until it is answered or played past.
note-draw-theirs = { $name } offers a draw.

## The board in words

words-captured = Captured on { $squares }.
words-side = { $side }: { $pieces }.

## Making a move

pick-piece = Which piece?
pick-square = { $square }: where to?
preview = { $action }, without a capture. Play it?
preview-captures = { $action } captures { $squares }. Play it?
step = { $square }
step-captures = { $square } ×
spot = to { $square }
spot-captures = to { $square }, with a capture
spot-piece = your piece on { $square }
ask-resign = Really give this match up?

more = What else?

## Buttons

button-accept = Accept
button-decline = Decline
button-withdraw = Take back
button-board = Board
button-pick = Move
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
button-rules = Rules
button-games = My matches
button-settings = Settings
button-help = Help
button-action = { $action }

## What is told besides

news-accepted = Your challenge was accepted.
news-declined = Your challenge was declined.
news-withdrawn = The challenge was taken back.
news-draw-declined = Your offer of a draw was declined.
news-ended = The match is over.

done-offered = The challenge is on its way.
done-offered-open = Anybody may take it up; its code is { $code }.
done-accepted = The match begins.
done-declined = You declined the challenge.
done-withdrawn = You took the challenge back.
done-played = You played { $action }.
done-draw-offered = You offered a draw.
done-draw-declined = You declined the draw.
done-ended = The match is over.
