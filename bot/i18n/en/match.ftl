# A match: the texts above, below and beside the board.

## Challenges

offer-offered-by-you = You challenged { $name }. Waiting for an answer.
offer-offered-to-you = { $name } challenges you.
offer-declined-by-you = { $name } declined your challenge.
offer-declined-to-you = You declined { $name }’s challenge.
offer-withdrawn-by-you = You withdrew your challenge to { $name }.
offer-withdrawn-to-you = { $name } withdrew the challenge.
open-offered-mine = You are looking for an opponent.
open-offered-theirs = { $name } is looking for an opponent.
open-private-mine = Anyone who has the link or code can accept your invitation.
open-private-theirs = { $name } invites you to a match.
open-withdrawn-mine = You withdrew your open challenge.
open-withdrawn-theirs = { $name } withdrew the open challenge.

seen-offered = { $name } challenges { $other }.
seen-declined = { $other } declined { $name }’s challenge.
seen-withdrawn = { $name } withdrew the challenge to { $other }.

## Whose turn it is

turn-yours = Your turn against { $name }
turn-theirs = Waiting for { $name }
turn-bonus-yours = You threw a double against { $name }. Will you throw again or pass?
turn-bonus-theirs = { $name } threw a double and can throw again

## The end

over-won = You won: { $reason }.
over-lost = { $name } won: { $reason }.
over-seen = { $name } won: { $reason }.
over-draw = Draw: { $reason }.

reason-leader-captured = leader captured
reason-surrounded = leader surrounded
reason-lone-leader = the loser has only the leader left
reason-count = enough pieces captured
reason-crossing = the leader reached the far row
reason-reduced = the loser has too few pieces left
reason-single-piece = the loser has only one piece left
reason-no-moves = the loser has no legal move left
reason-rout = Basileus captured
reason-breakthrough = the Basileus reached the far row
reason-decimation = a whole class of pieces captured
reason-siege = all of the loser’s pieces are blocked
reason-refusal = a third passive move in a row
reason-superiority = more pieces after 100 moves without a capture
reason-ignorance = the loser made an illegal move after a warning
reason-adjudicated = ahead in the final count
reason-parity = the same number of pieces after 100 moves without a capture
reason-equal = level in the final count
reason-quiet = 100 moves without a capture
reason-repetition = the same position three times
reason-agreement = by agreement
reason-resignation = by resignation
reason-timeout = out of time
reason-theirs-resignation = { $loser } resigned
reason-theirs-timeout = { $loser } ran out of time
reason-yours-resignation = you resigned
reason-yours-timeout = you ran out of time

## Sides and pieces

# The colours as they look in each theme
side-first = { THEME() ->
    [papyrus] Red
    [night] Ivory
    [contrast] White
   *[marble] Orange
}
side-second = { THEME() ->
    [terracotta] Black
    [papyrus] Brown
    [contrast] Black
   *[marble] Blue
}

pieces-man = { $count ->
    [one] man
   *[other] men
} { $squares }
pieces-bound = { $count ->
    [one] bound man
   *[other] bound men
} { $squares }
pieces-turned = { $count ->
    [one] turned-over man
   *[other] turned-over men
} { $squares }
pieces-peltast = { $count ->
    [one] Peltast
   *[other] Peltasts
} { $squares }
pieces-hoplite = { $count ->
    [one] Hoplite
   *[other] Hoplites
} { $squares }
pieces-leader = leader { $squares }
pieces-basileus = Basileus { $squares }

## Under the board

note-game-rated = { $ruleset }, rated
note-game = { $ruleset }
note-sides = { side-first }: { $first } · { side-second }: { $second }
note-side-first = The challenger plays { side-first } and goes first.
note-side-second = The challenger plays { side-second }.
note-side-lot = Random sides.
note-open = To accept from another platform, type “accept { $match }”.
note-link = Join on { $platform }: { $link }
note-last = { $side } played { $action }.
note-last-captures = { $side } played { $action } and captured { $squares }.
note-placed = { $side } placed a man on { $square }.
note-taken = { $side } captured the bound man on { $square }.
note-huffed = { $side } huffed the man on { $square } for a missed capture.
note-again = { $side } threw the dice again.
note-passed = { $side } passed the bonus throw.
note-thrown = { $side } threw { $high } and { $low }.
note-thrown-yours = You threw { $high } and { $low }. Peltasts can move up to { $high } squares, Hoplites up to { $low }. The Basileus can move up to { $low } or exactly { $high } squares.
note-double-yours = { $high ->
    [1] You threw a double 1. Any piece can move one square, and then you can throw again.
   *[other] You threw a double { $high }. Any piece can move up to { $high } squares, and then you can throw again.
}
note-hand = Men still to place: { $first } for { $one } and { $second } for { $other }.
note-draw-yours = You offered a draw. The offer is open until { $name } answers or moves.
note-draw-theirs = { $name } offers a draw.
note-few-men = With so few men, neither side can win unless the other makes a mistake.
note-stop-yours = You offered to stop and count. The offer is open until { $name } answers or moves.
note-stop-theirs = { $name } offers to stop and count: the side with more pieces wins. If both have the same number, the side with fewer turned-over pieces wins.
note-count = You have { $mine ->
        [one] 1 piece
       *[other] { $mine } pieces
    } ({ $upright } not turned over), { $name } has { $theirs } ({ $standing } not turned over). { $result ->
        [won] If you stopped now, you would win.
        [lost] If you stopped now, you would lose.
       *[draw] If you stopped now, it would be a draw.
    }

# $count: how many squares these are, as for the three that follow
effect-bound = Bound: { $squares }.
# $count: how many
effect-freed = Free again: { $squares }.
# $count: how many
effect-turned = Turned over: { $squares }.
# $count: how many
effect-restored = Turned face up again: { $squares }.

## The board in words

words-side = { $side }: { $pieces }.
words-hand = { $count } still to place
words-none = no pieces on the board
words-letters = Capitals are { side-first }, small letters are { side-second }; ~ marks a man that is turned over or bound.

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
tap-capture-first = Not this piece: { $why }
pick-piece = Which piece?
pick-place = Where will you place a man?
pick-huff = Which man missed a capture? A wrong claim costs nothing.
pick-square = { $square }: where to?
preview = { $action }?
preview-captures = { $action } captures { $squares }. Play it?
preview-captures-on = { $action } captures { $squares }. Play it, or jump on?
preview-place = Place a man on { $square }?
preview-take = Capture the man on { $square }? This takes your whole turn.
preview-huff = Huff the man on { $square }? A wrong claim costs nothing.
preview-wins = This move wins: { $reason }.
preview-loses = This move loses: { $reason }.
preview-draws = This move ends in a draw: { $reason }.
step = { $square }
step-captures = { $square } ×
step-take = capture { $square }
spot = to { $square }
spot-captures = to { $square }, capturing
spot-piece = your piece on { $square }
spot-place = place a man on { $square }
spot-take = capture the bound man on { $square }
spot-huff = huff the man on { $square }
ask-resign = Resign this match of { $ruleset } against { $name }?
ask-stop = Stop the match and count the pieces now?

more = More

## Buttons

button-accept = Accept
button-decline = Decline
button-withdraw = Withdraw
button-board = Board
button-pick = Move
button-place = Place a man
button-again = Throw again
button-pass = Pass
button-huff = Huff
button-huff-yes = Huff it
button-play = Play
button-back = Back
button-to-match = To the match
button-discard = Discard changes
button-my-board = My board
button-more = More
button-words = Board in words
button-resign = Resign
button-resign-yes = Yes, resign
button-draw = Offer a draw
button-draw-yes = Accept draw
button-draw-no = Decline draw
button-stop = Stop and count
button-stop-yes = Stop and count
button-stop-no = Play on
button-rules = Rules
button-games = My matches
button-settings = Settings
button-help = Help

## News and confirmations

news-accepted = Your opponent accepted your challenge.
news-declined = Your opponent declined your challenge.
news-undelivered = Your challenge could not be delivered: I cannot write to your opponent. Challenge them where they can see it, or send them the code.
news-withdrawn = Your opponent withdrew the challenge.
news-draw-offered = Your opponent offers a draw.
news-stop-offered = Your opponent offers to stop and count.
news-draw-refused = The offer was declined. Play on.
news-draw-declined = Your opponent declined your offer. Play on.
news-ended = The match is over.
news-unreachable = Your opponent could not be notified; they may have blocked me. The match goes on.

done-offered = Challenge sent to { $name }.
done-offered-open = Anyone with the link can accept your challenge. Code: { $code }.
done-offered-listed = You are on the list of people looking for an opponent. The first person to accept will play you. Code: { $code }.
done-accepted = The match begins.
done-declined = Challenge declined.
done-withdrawn = Challenge withdrawn.
done-played = You played { $action }.
done-placed = You placed a man on { $square }.
done-taken = You captured the man on { $square }.
done-huffed = You huffed the man on { $square }.
done-again = You threw again: { $high } and { $low }.
done-passed = You passed the bonus throw.
done-draw-offered = You offered a draw.
done-stop-offered = You offered to stop and count.
done-draw-declined = You declined the offer. The match goes on.
done-ended = The match is over.
