# Lessons of Damian Walker's games.

lesson-row = A row is safe
task-row = Take an enemy. Mind that the two on { $one } and { $two } stand side by side.
hint-row = Only a single man is taken between two. { $prey } stands alone.
answer-row = { $move } takes { $prey }. The row on { $one } and { $two } is safe: one is taken between two, never more.

lesson-save = Out of danger
task-save = The enemy on { $enemy } is about to take your man on { $man }. Make sure that you lose no man.
hint-save = The enemy wants to come to { $gap }. Move away, or shut the way.
answer-save = { $move } shuts the way to { $gap }. To move { $man } away saves him too.

lesson-single = The last man
task-single = Win with one move.
hint-single = A player with a single man left has lost. How many can you take at once?
answer-single = { $move } takes { $prey }. A single man is left, and you win.

lesson-anvil = The dux helps
task-anvil = Take the enemy on { $prey }. Your dux stands beside it, on { $man }.
hint-anvil = A dux is as good a partner as any man. Who can come to the other side?
answer-anvil = { $move } takes { $prey }, between your man and your dux.

lesson-dux = The dux stays
task-dux = Take an enemy. Mind that the one on { $enemy } is a dux.
hint-dux = A dux is never taken. The man on { $prey } is a better aim.
answer-dux = { $move } takes { $prey }. To close in the dux on { $enemy } would capture nothing.

lesson-dux-alone = A dux alone
task-dux-alone = You play { $move } and take { $prey }. How does it end?
hint-dux-alone = { side-second } keeps only the dux on { $enemy }. A dux counts as a piece.
answer-dux-alone = { side-second } has a single piece left, the dux, and has lost. You win.

lesson-stuck = No way out
task-stuck = Win with one move, without a capture.
hint-stuck = A player who cannot move has lost. Which way out is still open?
answer-stuck = { $move } shuts the last way out. { side-second } cannot move, and you win.
