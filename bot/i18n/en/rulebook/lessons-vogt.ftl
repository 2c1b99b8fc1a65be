# Lessons of Andreas Frank Vogt's games.

lesson-must = You must capture
task-must = Which of your pieces can move?
hint-must = If you can capture, you must. Which piece can trap the enemy on { $enemy }?
answer-must = Only the piece on { $from } can move. It can capture { $enemy }, and a capture comes before any other move.

lesson-armour = Armour
task-armour = There is a Hoplite on { $enemy }. You can capture it, so you must. Which of your pieces can move?
hint-armour = To capture a Hoplite, one of your two pieces must be a Hoplite or your Basileus.
answer-armour = Only the Hoplite on { $from } can move. With the Peltast on { $light } you would have two Peltasts, and two Peltasts cannot capture a Hoplite.

lesson-rout = Capture the Basileus
task-rout = Win in one move.
hint-rout = To capture the Basileus, hold every square next to it. Which square next to { $enemy } is empty?
answer-rout = { $move } fills the last square next to the Basileus. Two of your 4 pieces there are Hoplites, so you capture it.

lesson-break = Break through
task-break = Win in one move.
hint-break = Your Basileus wins when it reaches the enemy’s back row.
answer-break = { $move } brings your Basileus to the enemy’s back row, and you win.

lesson-last = A whole class
task-last = You play { $move } and capture { $prey }. What happens?
hint-last = You captured { side-second }’s last Peltast.
answer-last = { side-second } has no Peltasts left. A player who loses a whole class loses the game, so you win.

lesson-light = As far as the higher die
task-light = You threw { $high } and { $low }. Move your Peltast on { $man } as far up the board as it can go.
hint-light = A Peltast can move up to as many squares as the higher die shows.
answer-light = { $move } is { $high } squares, the farthest that a Peltast can go with this throw.

lesson-reach = Who can reach it?
task-reach = You threw { $high } and { $low }. You can capture the enemy on { $enemy }, so you must. Which of your pieces can move?
hint-reach = A Peltast moves up to { $high } squares, a Hoplite up to { $low }. Count the squares.
answer-reach = Only the Peltast on { $from } can move. The Hoplite on { $heavy } is too far away for a { $low }.

lesson-hermes = The move of Hermes
task-hermes = You threw { $high } and { $low }. Win in one move.
hint-hermes = The Basileus moves up to { $low } squares, or exactly { $high }. How far away is the enemy’s back row?
answer-hermes = { $move } is exactly { $high } squares: the move of Hermes. Your Basileus reaches the enemy’s back row, and you win.

lesson-six = At most 6 squares
task-six = You can capture the enemy on { $enemy }, so you must. Which of your pieces can move?
hint-six = A Hoplite moves at most 6 squares. Count them from { $heavy }.
answer-six = Only the Peltast on { $from } can move. To capture, the Hoplite on { $heavy } would have to go 7 squares, one too many.

lesson-active = Active pieces
task-active = Move an active piece: one that could get next to an enemy in one move.
hint-active = Which of your pieces could reach a square next to { $enemy }?
answer-active = Only the piece on { $from } is active. What counts is where it is before the move.

lesson-refusal = A third passive move
task-refusal = You have made 2 passive moves in a row, although the piece on { $man } is active. Now you play { $move }. What happens?
hint-refusal = The piece on { $from } is passive too.
answer-refusal = The third passive move in a row is renitenza, a refusal to fight. You lose at once.

lesson-zeus = The hand of Zeus
task-zeus = You threw { $high } and { $low }, a double, and play { $move }. What happens next?
hint-zeus = A double is a gift from Zeus.
answer-zeus = After a double you can throw and move again, or pass. If you throw another double, you get another bonus throw.
