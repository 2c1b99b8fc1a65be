# Why something was not done, and what can be done instead.

refused-stranger = You do not play in this match, so you can only watch it.
refused-over = This match is over.
refused-not-begun = This match has not begun; the challenge is not yet accepted.
refused-not-your-turn = It is not your turn. You will be called when it is.
refused-already-moved = You have already moved: { $action }. Nothing was changed.
refused-stale = The board has changed since that button was shown. Here it is as it stands now.
refused-busy = Too many people reached for this match at once. Please try again.
refused-forged = That button is not one of mine. Nothing was changed.
refused-corrupt = I cannot read one of the stored matches. Please tell whoever runs this bot; nothing was changed.
refused-not-kept = My storage is out of order just now, so that was not taken, and nothing was changed. Please try again in a moment.
refused-unsure = My storage broke off at that very moment, and I cannot tell whether that was taken. Please look how things stand before you try again.
refused-no-such-match = There is no match { $match }. “games” lists yours.

refused-own-challenge = A challenge needs somebody else to answer it.
refused-not-invited = This challenge is for somebody else.
refused-not-your-challenge = Only the challenger can take a challenge back.
refused-expired = This challenge has expired. Challenge them anew.
refused-challenge-offered = This challenge still waits for an answer.
refused-challenge-running = This challenge was already accepted.
refused-challenge-over = The match of this challenge is already over.
refused-challenge-declined = This challenge was declined.
refused-challenge-withdrawn = This challenge was taken back.

refused-draw-stands = Your offer stands already.
refused-no-draw-offer = No offer stands.
refused-no-claim = There is nothing to claim now: a huff follows the other side’s move, in games that are played with huffing.
refused-none-running = You have no match in play. “challenge” starts one.
refused-none-offered = Nothing is waiting for your answer.

refused-notation = I cannot read “{ $typed }” as a move. Write it like { $example }.
refused-ambiguous = “{ $typed }” could be { $readings }. Which one?
refused-illegal = “{ $typed }” is not legal: { $why }
refused-ignorant = { $why } In this match whoever insists on an illegal move loses. To insist, type it again with an exclamation mark at its end.

refused-too-long = That is too long; { $limit } characters are the most I read.
refused-unknown-word = I don’t know “{ $typed }”. “help” lists what you can type.
refused-unknown-word-near = I don’t know “{ $typed }”. Did you mean { $near }?
refused-not-understood = I did not understand “{ $typed }” after the name.
refused-unknown-person = No player named “{ $typed }”. Leave the name out for an open challenge.
refused-unknown-person-near = No player named “{ $typed }”. Did you mean “{ $near }”?
refused-unknown-ruleset = No game called “{ $typed }”. There are { $choices }.
refused-unknown-ruleset-near = No game called “{ $typed }”. Did you mean { $near }?
refused-unknown-option = { $ruleset } has no option “{ $typed }”. It has { $choices }.
refused-unknown-value = “{ $typed }” is no choice for { $option }. Choose among { $choices }.
refused-unknown-clock = “{ $typed }” is not a clock. Try { $choices }: m for minutes, h for hours, d for days.
refused-clock-range = “{ $typed }” is too short or too long. A clock has from a minute to a year, with at most 30 days more per move.
refused-unknown-side = “{ $typed }” is not a side. Choose from { $choices }.
refused-which-ruleset = Which game do you mean by “{ $typed }”?
refused-unknown-setting-key = No setting called “{ $typed }”. There are { $choices }.
refused-unknown-zone = There is no time zone “{ $typed }”. They are called after places, such as Europe/Rome.
refused-unknown-zone-near = There is no time zone “{ $typed }”. Did you mean { $near }?
refused-unknown-quiet = “{ $typed }” are no hours. Write them like 22:00-08:00, in your own time, or “off”.
refused-quiet-empty = “{ $typed }” begins when it ends. Write hours like 22:00-08:00, or “off”; “notices=none” is for never.
refused-unknown-setting = “{ $typed }” is not a choice for { $setting }. Choose from { $choices }.

refused-name = A name needs 1 to { $limit } visible characters.
refused-name-in-use = Somebody already has that name here. Choose another.
refused-name-is-word = “{ $typed }” is a command here. Choose another name.

refused-link-code = That code is unknown, used up or too old. Type “link” on your other platform for a new one.
refused-link-same = That code is your own. Type it on your other platform.
refused-link-opponents = These two accounts are playing a match against each other. Finish it first.
refused-link-over = That question about linking is over: it was answered, cancelled, replaced or is too old. Type “link” to begin again.
refused-link-undo = There is no linking of yours that can be undone.

## Why an action is not legal

illegal-notation = I cannot read all of it.
illegal-ambiguous = it can be read in more than one way.
illegal-over = the game is over.
illegal-no-piece = there is no piece on { $squares }.
illegal-not-yours = the piece on { $squares } is not yours.
illegal-same-square = it ends where it begins.
illegal-occupied = there is already a piece on { $squares }.
illegal-not-straight = pieces move in a straight line, along a file or a rank.
illegal-blocked = the piece on { $squares } is in the way.
illegal-out-of-range = that is too far for this piece.
illegal-out-of-throw = that is too far for this piece, or for this throw.
illegal-bound = the piece on { $squares } is immobilised.
illegal-not-attack = a turned-over piece may only move next to an enemy.
illegal-capture-first = a capture is possible and must be made, with { $squares }.
illegal-leader-over-leader = a leader cannot jump over the other leader on { $squares }.
illegal-no-jump = a leader jumps over pieces that touch one another, and lands directly behind them.
illegal-no-hop = a jump goes over one enemy next to the piece, to the empty square directly behind.
illegal-placing = men are still being placed; name an empty square.
illegal-placed = there is no man left to place; a move names two squares.
illegal-throw-first = a throw comes first: take the bonus, or pass.
illegal-thrown = there is no throw to make; where dice are played, I throw them for both sides.
illegal-not-bound = there is no immobilised enemy on { $squares } to take off.
illegal-no-huff = there is nothing to huff on { $squares }.
illegal-no-capture = that move captures nothing on { $squares }.
illegal-no-bonus = there is no bonus throw to take or to pass.
