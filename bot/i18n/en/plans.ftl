# Conditional moves: what a player prepares to answer. Nobody else is ever told of it.

word-plan = prepare your answer to a move that has not come yet

button-plan = Plan ahead
button-plans = My plan
button-plan-yes = Keep this plan
button-plan-no = Drop
button-plan-drop = Drop this line
button-plan-drop-all = Drop all
button-plan-on = One step on
button-plan-back = One step back
button-plan-stop = That far

## How a line is said

plan-line = { $steps }
plan-pair = if { $theirs } then { $yours }
plan-if = if { $theirs } …
plan-now = { $yours } at once
plan-void = { $actions } (no longer possible)

## What is planned

plans = { $count ->
    [one] You have planned one line. Nobody else sees it.
   *[other] You have planned { $count } lines. Nobody else sees them.
}
plans-none = You have planned nothing in this match. Name your opponent’s move and your answer, such as “plan c7-c4 b2-b4”, or begin on the board.
plan-item = { $number }. { $plan }
plan-look = Look at { $number }

## Planning on the board

plan-headline = Planning ahead against { $name }
plan-pick-theirs = Which piece will your opponent move?
plan-pick-yours = And your answer? Which piece?
plan-place-theirs = Where will your opponent place a man?
plan-place-yours = And your answer? Where do you place a man?
plan-further = That far, or a jump further?
plan-preview = The board would then stand so. Keep this plan?
plan-known = You have planned this. The board would then stand so.
plan-captures = Captured on the way: { $squares }.
plan-wins = With it you would win: { $reason }.
plan-loses = With it you would lose: { $reason }.
plan-draws = With it the match would be drawn: { $reason }.
spot-theirs = the piece on { $square }

## Under one’s own board, and as news

note-plan = Planned, and seen by nobody else: { $plan }.
note-plans = You have planned { $count } lines. Nobody else sees them.
note-plan-held = Your plan is to play { $action }. It waits until you have answered your opponent.
note-plan-true = Your plan came true: you answered { $theirs } with { $yours }.

note-answered = { $side } answered { $action } at once.
note-answered-on = Upon { $action } plans went on at once: { $actions }.

news-plan-true = Your plan came true: { $action } was played for you.
news-plan-missed = Your plan did not come true.
news-plan-dropped = Your plan was dropped: { $action } is no longer legal.

done-planned = Planned. It is played at once when it comes true, and nobody else sees it before.
done-plan-dropped = Dropped.
done-answered = { $count ->
    [one] Your opponent answered at once: { $actions }.
   *[other] Plans went on at once: { $actions }.
}
done-answered-yours = It is your turn again.
done-answered-theirs = It is your opponent’s turn.

## Why something is not planned

refused-plan-dice = With dice nothing can be planned: nobody knows the throw.
refused-plan-huffing = Where captures may be overlooked and huffed, nothing can be planned: it would tell what can be captured.
refused-plan-your-turn = It is your turn: simply move. You can plan while your opponent is to move.
refused-plan-waits = Your plan waits until you have answered your opponent. Answer, or move yourself.
refused-plan-deep = A line goes at most { $most } moves deep, those of both sides counted.
refused-plan-past-end = After move { $number } of this line the match is over; nothing follows it.
refused-plan-step = Move { $number } of this line, yours: { $why }
refused-plan-step-theirs = Move { $number } of this line is your opponent’s. Seen from their side: { $why }
refused-plan-unanswered = A line ends with a move of your own, as in “plan c7-c4 b2-b4”.
refused-plan-repeats = In this line a position comes back. Plan it without going in circles.
refused-plan-known = You have planned that already.
refused-plan-clash = You have planned to play { $action } there. Drop that line first.
refused-plan-many = { $most } lines are the most you can plan in a match. Drop one first.
refused-no-plan = You have planned nothing in this match.
refused-no-such-plan = There is no such line in your plan. “plan” lists what there is.

## Set-ups: where one’s men are placed, one a turn, without asking again

word-place = place all your men at once, such as “place a1-h2”

button-setup = Set up all
button-setup-yes = Done
button-setup-no = Drop set-up
button-setup-row = Fill the row
button-setup-mirror = Mirror
button-setup-repeat = Repeat last set-up
button-setup-clear = Clear

step-set-up = ✓ { $square }
spot-set-up = take the man on { $square } away

set-up-headline = Your set-up against { $name }
set-up-ask = Tap squares in the order you want your men placed. Only you see this.
set-up-count = { $count } of { $left } men drawn.
set-up-full = You have no more men. Tap one of them to take it away.
set-up-gone = { $count ->
    [one] { $squares } has been taken. Choose another square, or tap Done.
   *[other] { $squares } have been taken. Choose other squares, or tap Done.
}
set-up-passed = The board has changed meanwhile. Check your men and tap Done again.

note-set-up = { $count ->
    [one] Your set-up places one more man for you, on { $square }. Only you see this.
   *[other] Your set-up places { $count } more men for you, next on { $square }. Only you see this.
}
note-set-up-short = { $count ->
    [one] One man is left for you to place yourself.
   *[other] { $count } men are left for you to place yourself.
}
note-set-up-held = Your set-up waits until you have answered your opponent.
note-placed-for-you = A man was placed for you on { $square }.
note-placed-on = { $count } men were placed at once.

news-set-up-skipped = Taken, so skipped in your set-up: { $squares }.

done-set-up = { $count ->
    [one] Set. Your next man is placed for you when it is your turn.
   *[other] Set. Your next { $count } men are placed for you, one each turn.
}
done-set-up-placed = All your men are placed.
done-set-up-dropped = Set-up dropped. You place your men yourself again.

refused-no-set-up = You have no set-up in this match.
refused-set-up-done = You have no men left to place.
refused-set-up-many = { $left ->
    [one] These are { $count } squares, and you have one man left to place.
   *[other] These are { $count } squares, and you have { $left } men left to place.
}
refused-set-up-taken = No man can be placed there: { $squares }.
refused-set-up-no-room = No square there is free.
refused-set-up-unread = “{ $typed }” is not a square or a range. Type squares like “place a1 c1-f1”, or “place a1-h2” for two rows.
