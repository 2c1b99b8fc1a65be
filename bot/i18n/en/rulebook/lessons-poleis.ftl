# Lessons of Poleis.

lesson-attack = Attack
task-attack = Make a move that does not turn your man over.
hint-attack = A man that ends its move right next to an enemy attacks, and is not turned over.
answer-attack = { $move } ends next to { $enemy }, so it is an attack. Any other move here turns the man over.

lesson-vagus = The vagus
task-vagus = All your men are turned over. Which of them can move?
hint-vagus = A man that is turned over can only attack. It must end its move right next to an enemy.
answer-vagus = The man on { $from } can move to the square next to { $enemy }. The others cannot reach an enemy.

lesson-back = Face up again
task-back = Capture the enemy on { $prey }. Your men are turned over, but they can attack.
hint-back = Your man on { $one } is already next to the enemy. Which man can reach the other side?
answer-back = { $move } captures { $prey }. Your two men that made the capture are turned face up again.

lesson-single-end = The last man
task-single-end = You play { $move } and capture { $prey }. How does the match end?
hint-single-end = { side-second } has only the man on { $enemy } left.
answer-single-end = { side-second } has only one man left and loses. You win.
