# Lessons of Latrunculi.

lesson-hop = Jump and take
task-hop = Take the enemy on { $prey }.
hint-hop = A man jumps over an enemy right beside him, to the empty square behind.
answer-hop = { $move } jumps over { $prey } and takes it.

lesson-chain = Jump on
task-chain = Take two enemies in one turn.
hint-chain = Jump over { $one } first, and then on over { $two }.
answer-chain = { $move } jumps over { $one } and { $two }, and takes both.

lesson-bind = Bind a man
task-bind = Bind the enemy on { $prey }.
hint-bind = A man between two enemies in a line is bound. Who can come to the other side?
answer-bind = { $move } binds { $prey }: it stays where it is, and cannot move any more.

lesson-remove = Take the bound
task-remove = Take the bound enemy on { $prey }.
hint-remove = Pick the bound man himself. To take him off is your whole turn.
answer-remove = You take { $prey } off the board. That is the whole turn: no man moves.

lesson-free = Free yours
task-free = Your man on { $man } is bound. Free him.
hint-free = He is free when one of his two neighbours is bound or taken, such as the one on { $enemy }.
answer-free = { $move } binds { $enemy }, and { $man } is free again. To jump over { $enemy } frees him too.

lesson-pinned = Who may move?
task-pinned = Which of your men may move?
hint-pinned = A man bound between two enemies must stay.
answer-pinned = The man on { $from } may move. Those on { $one } and { $two } are bound.
