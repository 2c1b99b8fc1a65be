# Why something was not done, and what can be done instead.

refused-stranger = You are not a player in this match, so you can only watch.
refused-over = This match is over.
refused-not-begun = This match has not begun, because the challenge has not been accepted yet.
refused-not-your-turn = It is not your turn. I will tell you when it is.
refused-already-moved = You have already played { $action }.
refused-stale = The board has changed. Here it is now.
refused-busy = Something else happened at the same moment. Please try again.
refused-forged = That button does not work here. “help” lists what you can type.
refused-corrupt = I cannot read a stored match. Nothing was changed. Please tell the operator of this bot.
refused-not-kept = I could not save that, so nothing was changed. Please try again in a moment.
refused-unsure = I lost the connection to my storage, so I cannot tell whether that was saved. Look at the board before you try again.
refused-no-such-match = There is no match { $match }. “games” lists your matches.

refused-own-challenge = You cannot accept your own challenge.
refused-not-invited = This challenge is for someone else.
refused-not-your-challenge = Only the challenger can withdraw a challenge.
refused-expired = This challenge has expired. Send a new one.
refused-challenge-offered = This challenge is waiting for an answer.
refused-challenge-running = This challenge has already been accepted.
refused-challenge-over = This challenge was accepted, and the match is already over.
refused-challenge-declined = This challenge was declined.
refused-challenge-withdrawn = This challenge was withdrawn.

refused-draw-stands = You have already made this offer.
refused-no-draw-offer = There is no offer to answer.
refused-nothing-to-count = There is nothing to count until all men are placed.
refused-no-claim = There is nothing to huff now. In games with huffing, you can huff after your opponent’s move.
refused-none-here = You have no match in this chat. Go to the chat where your match is played, or to our private chat.
refused-none-running = You have no match in play. Type “challenge” to start one.
refused-none-offered = Nothing is waiting for your answer.

refused-notation = “{ $typed }” is not a move. Write a move like { $example }.
refused-ambiguous = “{ $typed }” could be { $readings }. Which one?
refused-illegal = “{ $typed }” is not legal: { $why }
refused-ignorant = { $why } In this match, you lose if you insist on an illegal move. To insist, type the move again with an exclamation mark.

refused-too-long = What you sent is too long: { $limit } characters at most.
refused-unknown-word = I don’t know “{ $typed }”. “help” lists what you can type.
refused-unknown-word-near = I don’t know “{ $typed }”. Did you mean { $near }?
refused-not-understood = I did not understand “{ $typed }” after the name.
refused-unknown-person = No player named “{ $typed }”. Leave the name out for an open challenge.
refused-unknown-person-near = No player named “{ $typed }”. Did you mean “{ $near }”?
refused-unknown-ruleset = No game called “{ $typed }”. Choose from { $choices }.
refused-unknown-ruleset-near = No game called “{ $typed }”. Did you mean { $near }?
refused-unknown-option = { $ruleset } has no option “{ $typed }”. Choose from { $choices }.
refused-unknown-value = “{ $typed }” is not a choice for { $option }. Choose from { $choices }.
refused-unknown-clock = I don’t understand the time limit “{ $typed }”. Try { $choices }. Write m for minutes, h for hours and d for days.
refused-clock-range = “{ $typed }” is too short or too long. A clock can have from one minute to one year, and add up to 30 days per move.
refused-unknown-side = “{ $typed }” is not a side. Choose from { $choices }.
refused-which-ruleset = Which game do you mean by “{ $typed }”?
refused-unknown-setting-key = No setting called “{ $typed }”. Choose from { $choices }.
refused-zone-offset = No time zone is { $typed } from UTC. Name a city in your time zone instead, such as Kolkata.
refused-unknown-zone = No time zone “{ $typed }”. Time zones have names such as Europe/Rome.
refused-unknown-zone-near = No time zone “{ $typed }”. Did you mean { $near }?
refused-unknown-quiet = “{ $typed }” is not a time range. Write a range such as 22:00-08:00, in your own time, or “off”.
refused-quiet-empty = “{ $typed }” starts and ends at the same time. Write a range such as 22:00-08:00, or “off”; “notices=none” turns all notifications off.
refused-unknown-setting = “{ $typed }” is not a choice for { $setting }. Choose from { $choices }.

refused-name = A name needs 1 to { $limit } visible characters.
refused-name-in-use = That name is taken. Choose another.
refused-name-reserved = That name is reserved. Please choose another.
refused-name-is-word = “{ $typed }” is a command here. Choose another name.

refused-link-code = This code is not valid. Type “link” on your other platform for a new one.
refused-link-same = That is your own code. Type it on your other platform.
refused-link-opponents = These two accounts are playing each other. Finish the match first.
refused-link-over = It is too late to answer the question about linking. Type “link” to start again.
refused-link-undo = You have no linked account to unlink.

## Why an action is not legal

illegal-notation = part of it cannot be read.
illegal-ambiguous = it can be read in more than one way.
illegal-over = the match is over.
illegal-no-piece = there is no piece on { $squares }.
illegal-not-yours = the piece on { $squares } is not yours.
illegal-same-square = the move ends where it begins.
illegal-occupied = there is already a piece on { $squares }.
illegal-not-straight = pieces move in a straight line, along a row or a column.
illegal-blocked = the piece on { $squares } is in the way.
illegal-out-of-range = that is too far for this piece.
illegal-out-of-throw = that is too far for this throw.
illegal-out-of-dice = that is too far for any throw.
illegal-bound = the piece on { $squares } is bound.
illegal-not-attack = a man that is turned over can only move to a square next to an enemy.
illegal-capture-first = you can capture with { $squares }, so you must.
illegal-leader-over-leader = a leader cannot jump over the other leader on { $squares }.
illegal-no-jump = a leader can only jump over pieces with no gap between them, and lands right behind them.
illegal-no-jump-near = a leader can only jump over an unbroken line of pieces right next to it, and lands right behind it.
illegal-no-hop = a jump goes over one enemy next to the piece, to the empty square right behind it.
illegal-placing = men are still being placed. Name an empty square.
illegal-placed = there are no men left to place. A move names two squares.
illegal-never-placed = no men are placed in this game. Name the square a piece comes from and the one it goes to.
illegal-throw-first = you have to throw again or pass first.
illegal-thrown = you cannot throw. I throw the dice for both sides.
illegal-not-bound = there is no bound enemy on { $squares }.
illegal-no-huff = there is nothing to huff on { $squares }.
illegal-no-capture = that move captures nothing on { $squares }.
illegal-no-capture-at-all = that move captures nothing. Type it with “-” instead of “x”.
illegal-no-bonus = you have no bonus throw.
