# Lessons of Damian Walker's games.

lesson-row = Two in a row
task-row = Capture an enemy. Watch out: the enemies on { $one } and { $two } are side by side.
hint-row = Only a single man can be trapped. The one on { $prey } is on its own.
answer-row = { $move } captures { $prey }. The enemies on { $one } and { $two } are safe along their row: only a single man can be trapped.

lesson-save = Out of danger
task-save = The enemy on { $enemy } is about to capture your man on { $man }. Make sure that you lose no men.
hint-save = The enemy wants to reach { $gap }. Move your man away, or block the way.
answer-save = { $move } blocks the way to { $gap }. Moving the man on { $man } away saves it too.

lesson-single = The last man
task-single = Win in one move.
hint-single = A player with only one man left loses. How many men can you capture at once?
answer-single = { $move } captures { $prey }. Your opponent has only one man left, so you win.

lesson-anvil = The dux helps
task-anvil = Capture the enemy on { $prey }. Your dux is next to it, on { $man }.
hint-anvil = A dux is as good a partner as any soldier. Which soldier can reach the other side?
answer-anvil = { $move } captures { $prey }, between your soldier and your dux.

lesson-dux = The dux is safe
task-dux = Capture an enemy. Watch out: the one on { $enemy } is a dux.
hint-dux = A dux is never captured. Go for the soldier on { $prey } instead.
answer-dux = { $move } captures { $prey }. Trapping the dux on { $enemy } would capture nothing.

lesson-dux-alone = A dux on its own
task-dux-alone = You play { $move } and capture { $prey }. How does the match end?
hint-dux-alone = After your move, { side-second } has only the dux on { $enemy }. A dux counts as a piece.
answer-dux-alone = { side-second } has only one piece left, the dux, and loses. You win.

lesson-stuck = No way out
task-stuck = Win in one move, without a capture.
hint-stuck = A player who cannot move loses. Which way out is still open to your opponent?
answer-stuck = { $move } closes the last way out. { side-second } cannot move, so you win.
