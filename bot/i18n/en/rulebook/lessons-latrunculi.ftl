# Lessons of Latrunculi.

lesson-hop = Jump and capture
task-hop = Capture the enemy on { $prey }.
hint-hop = A man jumps over an enemy right next to it, to the empty square behind.
answer-hop = { $move } jumps over { $prey } and captures it.

lesson-chain = Keep jumping
task-chain = Capture two enemies in one turn.
hint-chain = Jump over { $one } first, then keep going over { $two }.
answer-chain = { $move } jumps over { $one } and { $two }, and captures both.

lesson-bind = Bind an enemy
task-bind = Bind the enemy on { $prey }.
hint-bind = You bind an enemy by trapping it in a line between two of your men. Which man can reach the other side?
answer-bind = { $move } binds the man on { $prey }: it stays there and cannot move.

lesson-remove = Remove an enemy
task-remove = Remove the bound enemy on { $prey }.
hint-remove = Pick the bound man itself. Removing it takes your whole turn.
answer-remove = You take { $prey } off the board. That takes your whole turn: no man moves.

lesson-free = Free your man
task-free = Your man on { $man } is bound. Free it.
hint-free = Your man is free when one of the two enemies that hold it is bound or captured. Try the one on { $enemy }.
answer-free = { $move } binds { $enemy }, and { $man } is free again. Jumping over { $enemy } frees it too.

lesson-pinned = Which man can move?
task-pinned = Which of your men can move?
hint-pinned = A man that is bound between two enemies cannot move.
answer-pinned = The man on { $from } can move. The men on { $one } and { $two } are bound.
