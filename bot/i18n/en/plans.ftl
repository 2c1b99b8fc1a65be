# Conditional moves: answers that a player prepares. Nobody else is ever told of them.

word-plan = prepare your answer to your opponent’s next move

button-plan = Plan ahead
button-plans = My plans
button-plan-yes = Keep this plan
button-plan-no = Discard
button-plan-drop = Delete this plan
button-plan-drop-all = Delete all plans
button-plan-on = Add a move
button-plan-back = Remove last move
button-plan-stop = Stop here

## How a plan is said

plan-line = { $steps }
plan-pair = if { $theirs } then { $yours }
plan-if = if { $theirs } …
plan-now = { $yours } right away
plan-void = { $actions } (no longer possible)

## What is planned

plans = { $count ->
    [one] You have one plan in this match. Only you can see it.
   *[other] You have { $count } plans in this match. Only you can see them.
}
plans-none = You have no plan in this match. Type your opponent’s move and your answer, such as “plan c7-c4 b2-b4”, or plan on the board.
plan-item = { $number }. { $plan }
plan-look = Show plan { $number }

## Planning on the board

plan-headline = Planning ahead against { $name }
plan-pick-theirs = Which piece will your opponent move?
plan-pick-yours = Which piece will you move in answer?
plan-place-theirs = Where will your opponent place a man?
plan-place-yours = Where will you place a man in answer?
plan-further = Stop here, or jump on?
plan-preview = The board would look like this. Keep this plan?
plan-known = You already have this plan. The board would look like this.
plan-captures = Captured along the way: { $squares }.
plan-wins = This plan would win: { $reason }.
plan-loses = This plan would lose: { $reason }.
plan-draws = This plan would end in a draw: { $reason }.
spot-theirs = the piece on { $square }

## Under the player’s own board, and as news

note-plan = Your plan, which only you can see: { $plan }.
note-plans = You have { $count } plans in this match. Only you can see them.
note-plan-held = You planned { $action }. The plan waits until you have answered your opponent.
note-plan-true = Your plan was carried out: you answered { $theirs } with { $yours }.

note-answered = { $side } answered { $action } right away.
note-answered-on = After { $action }, planned moves followed: { $actions }.

news-plan-true = Your plan was carried out: I played { $action } for you.
news-plan-missed = Your opponent made a different move, so your planned answer was not played.
news-plan-dropped = Your plan was dropped: { $action } is no longer legal.

done-planned = Your plan is saved. If your opponent makes the planned move, I will play your answer at once. Only you can see your plan.
done-plan-dropped = Your planned moves were deleted.
done-answered = { $count ->
    [one] Your opponent answered right away: { $actions }.
   *[other] Planned moves were played right away: { $actions }.
}
done-answered-yours = It is your turn again.
done-answered-theirs = It is your opponent’s turn.

## Why something is not planned

refused-plan-dice = You cannot plan ahead in a game with dice: nobody knows the next throw.
refused-plan-huffing = You cannot plan ahead in a game with huffing: a plan would show what can be captured.
refused-plan-your-turn = It is your turn, so just move. You can plan while you wait for your opponent.
refused-plan-waits = Your plan waits until you have answered your opponent. Answer, or make your move.
refused-plan-deep = A plan can have at most { $most } moves, counting both sides.
refused-plan-past-end = Move { $number } of this plan ends the match, so nothing can follow it.
refused-plan-step = You cannot play move { $number } of this plan like that. { $why }
refused-plan-step-theirs = Your opponent cannot play move { $number } of this plan. Here is why, from their side. { $why }
refused-plan-unanswered = A plan must end with a move of yours, as in “plan c7-c4 b2-b4”.
refused-plan-repeats = This plan repeats a position. Plan without repeating moves.
refused-plan-known = You already have this plan.
refused-plan-clash = You have already planned { $action } at that point in the match. Delete that plan first.
refused-plan-many = You can have at most { $most } plans in a match. Delete one first.
refused-no-plan = You have no plan in this match.
refused-no-such-plan = You have no such plan in this match. Type “plan” to see your plans.

## Set-ups: where a player’s men are placed, one each turn, without asking again

word-place = place all your men at once, such as “place a1-h2”

button-setup = Set up all
button-setup-yes = Done
button-setup-no = Discard set-up
button-setup-row = Fill the row
button-setup-mirror = Mirror
button-setup-repeat = Repeat last set-up
button-setup-clear = Clear

step-set-up = ✓ { $square }
spot-set-up = remove the man on { $square }

set-up-headline = Your set-up against { $name }
set-up-ask = Tap squares in the order you want your men placed. Only you see this.
set-up-count = Squares chosen: { $count } of { $left }.
set-up-full = You have no more men to place. Tap a man on the board to remove it.
set-up-gone = { $count ->
    [one] { $squares } is taken. Choose another square, or tap Done.
   *[other] { $squares } are taken. Choose other squares, or tap Done.
}
set-up-passed = The board has changed. Check your men and tap Done again.

note-set-up = { $count ->
    [one] Your set-up places one more man for you, on { $square }. Only you see this.
   *[other] Your set-up places { $count } more men for you, the next one on { $square }. Only you see this.
}
note-set-up-short = { $count ->
    [one] You have one more man to place yourself.
   *[other] You have { $count } more men to place yourself.
}
note-set-up-held = Your set-up waits until you have answered your opponent.
note-placed-for-you = A man was placed for you on { $square }.
note-placed-on = { $count } men were placed right away.

news-set-up-skipped = Your set-up skips what is already taken: { $squares }.

done-set-up = { $count ->
    [one] Done. Your next man is placed for you when it is your turn.
   *[other] Done. Your next { $count } men are placed for you, one each turn.
}
done-set-up-placed = All your men are placed.
done-set-up-dropped = Set-up discarded. You place your men yourself again.

refused-no-set-up = You have no set-up to discard in this match.
refused-set-up-done = You have no men left to place.
refused-set-up-many = { $left ->
    [one] You chose { $count } squares, but you have only one man left to place.
   *[other] You chose { $count } squares, but you have only { $left } men left to place.
}
refused-set-up-taken = You cannot place men on { $squares }.
refused-set-up-no-room = None of the squares you typed is free. Choose others.
refused-set-up-unread = “{ $typed }” is not a square or a range. Type squares as in “place a1 c1-f1”, or “place a1-h2” for two rows.
