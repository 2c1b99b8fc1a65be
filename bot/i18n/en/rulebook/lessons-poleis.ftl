# Lessons of Poleis.

lesson-attack = Attack
task-attack = Make a move that does not turn your man over.
hint-attack = A man who ends right beside an enemy attacks, and stays upright.
answer-attack = { $move } ends beside { $enemy }, which is an attack. Every other move here turns the man over.

lesson-vagus = The vagus
task-vagus = All your men are turned over. Which of them may move?
hint-vagus = A man who is turned over may only attack: he must end right beside an enemy.
answer-vagus = The man on { $from } may move, to the square beside { $enemy }. The others reach no enemy.

lesson-back = Upright again
task-back = Take the enemy on { $prey }. Your men are turned over, but they may attack.
hint-back = Your man on { $one } is already beside it. Which man can reach the other side?
answer-back = { $move } takes { $prey }. The two who took it stand upright again.

lesson-single-end = The last man
task-single-end = You play { $move } and take { $prey }. How does it end?
hint-single-end = { side-second } keeps only the man on { $enemy }.
answer-single-end = { side-second } has a single man left, and has lost. You win.
