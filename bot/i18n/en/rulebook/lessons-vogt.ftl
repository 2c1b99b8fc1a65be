# Lessons of Andreas Frank Vogt's games.

lesson-must = You must take
task-must = Which of your pieces may move?
hint-must = A player who can capture must. Who can close in the enemy on { $enemy }?
answer-must = Only the one on { $from }: it can take { $enemy }, and a capture comes before everything.

lesson-armour = The armour
task-armour = A Hoplite stands on { $enemy }. You can take it, so you must. Which of your pieces may move?
hint-armour = A Hoplite is taken only where a Hoplite or the Basileus is one of the two.
answer-armour = Only the Hoplite on { $from }. With the Peltast on { $light } you would have two Peltasts, and the armour holds.

lesson-rout = Take the Basileus
task-rout = Win with one move.
hint-rout = A Basileus is taken when enemies stand on all the squares beside him. Which one beside { $enemy } is empty?
answer-rout = { $move } fills the last square beside the Basileus. Two of the four are Hoplites, so he falls.

lesson-break = Break through
task-break = Win with one move.
hint-break = Your Basileus wins when he reaches the far row.
answer-break = { $move } brings the Basileus to the far row, and you win.

lesson-last = A whole class
task-last = You play { $move } and take { $prey }. How does it end?
hint-last = That was the last Peltast of { side-second }.
answer-last = { side-second } has no Peltast left. Losing a whole class loses the game, so you win.

lesson-light = As far as the dice
task-light = You threw { $high } and { $low }. Bring your Peltast on { $man } as far up as it goes.
hint-light = A Peltast goes up to the higher number of squares.
answer-light = { $move } is { $high } squares, the most that a Peltast goes with this throw.

lesson-reach = Who reaches it?
task-reach = You threw { $high } and { $low }. You can take the enemy on { $enemy }, so you must. Which of your pieces may move?
hint-reach = A Peltast goes up to { $high } squares, a Hoplite up to { $low }. Count them.
answer-reach = Only the Peltast on { $from }. The Hoplite on { $heavy } is too far away for a { $low }.

lesson-hermes = The move of Hermes
task-hermes = You threw { $high } and { $low }. Win with one move.
hint-hermes = The Basileus goes up to { $low } squares, or exactly { $high }. How far is the far row?
answer-hermes = { $move } is exactly { $high } squares: the move of Hermes, right to the far row. You win.

lesson-six = Six squares
task-six = You can take the enemy on { $enemy }, so you must. Which of your pieces may move?
hint-six = A Hoplite goes six squares at most. Count them from { $heavy }.
answer-six = Only the Peltast on { $from }. The Hoplite on { $heavy } is seven squares away, one too many.

lesson-active = Active pieces
task-active = Move an active piece: one that can come beside an enemy in one move.
hint-active = Which of your pieces could reach a square beside { $enemy }?
answer-active = Only the piece on { $from } is active. What counts is where it stands before the move.

lesson-refusal = The third time
task-refusal = You have made two passive moves in a row, though { $man } is active. Now you play { $move }. How does it end?
hint-refusal = The piece on { $from } is passive as well.
answer-refusal = The third passive move in a row is renitenza, a refusal to fight: you lose at once.

lesson-zeus = The hand of Zeus
task-zeus = You threw { $high } and { $low }, a double, and play { $move }. What comes next?
hint-zeus = A double is a gift of Zeus.
answer-zeus = After a double you may throw and move again, or waive it. A third double goes on in the same way.
