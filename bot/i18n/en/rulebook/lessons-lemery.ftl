# Lessons of the games with leaders, by Lemery Games.

lesson-corner = In the corner
task-corner = Take the enemy in the corner, on { $prey }.
hint-corner = In a corner, the two squares beside it are enough. One of them is yours already.
answer-corner = { $move } takes { $prey }: both squares beside the corner are yours.

lesson-jump = The leader jumps
task-jump = Take the enemy on { $prey }.
hint-jump = Your leader jumps over pieces that stand in his way, here over { $over }.
answer-jump = { $move } jumps over { $over } and takes { $prey }. Jumping over a piece does not capture it.

lesson-leader = Take the leader
task-leader = Win with one move.
hint-leader = The enemy leader is on { $enemy }, and is taken between two like any other piece.
answer-leader = { $move } takes the leader on { $enemy }, and you win.

lesson-closed = All around him
task-closed = Win with one move, without a capture.
hint-closed = A leader with pieces on all four sides has lost. Which square beside { $enemy } is empty?
answer-closed = { $move } fills the last square beside the leader, and you win. Pieces of either side count.

lesson-over = A long jump
task-over = Bring a piece to { $to }.
hint-over = No piece can slide there. Your leader slides up to a row of pieces and jumps over it, here over { $one } and { $two }.
answer-over = { $move } jumps over { $one } and { $two }, friend and enemy alike. Where he lands, he takes { $prey }.

lesson-alone = A leader alone
task-alone = Win with one move.
hint-alone = A leader who has no soldier left has lost. Only { $prey } is left.
answer-alone = { $move } takes { $prey }, the last soldier, and you win.

lesson-rim = At the edge
task-rim = You play { $move }. The enemy leader cannot step aside any more. How does it end?
hint-rim = To be surrounded, a leader needs pieces on four sides. How many sides has { $enemy }?
answer-rim = The game goes on. On the edge of the board a leader is not surrounded.

lesson-rescue = Leader in danger
task-rescue = The enemy on { $enemy } is about to take your leader on { $leader }. Take its partner.
hint-rescue = It takes two to take your leader. One of them stands beside him already, on { $prey }.
answer-rescue = { $move } takes { $prey }, with your leader’s help. The one that is left can do nothing alone.

lesson-run = To the far row
task-run = Win with one move.
hint-run = Here a leader wins who reaches the far row. Is the way free for yours?
answer-run = { $move } brings your leader to the far row, and you win at once.

lesson-leap = Over the last man
task-leap = Win with one move.
hint-leap = The man on { $over } is no hindrance: your leader jumps.
answer-leap = { $move } jumps over { $over } and lands on the far row. You win.

lesson-stop = Stop the leader
task-stop = The enemy leader on { $enemy } is about to reach your first row and win. Stop him.
hint-stop = Over a man on { $near } he would jump. On which square can he not jump over you?
answer-stop = { $move } stands on the first row itself. Behind it there is no square to land on.

lesson-no-capture = Leaders are safe
task-no-capture = You play { $move }. The enemy leader on { $enemy } stands between two. How does it end?
hint-no-capture = In this game leaders run. Can they be taken?
answer-no-capture = The game goes on. Leaders are never taken here, wherever they stand.

lesson-lars = Not over the Lars
task-lars = Take an enemy. The enemy leader is on { $enemy }.
hint-lars = A leader jumps over any piece except the other leader. Try over { $over }.
answer-lars = { $move } jumps over { $over } and takes { $prey }. Over the leader on { $enemy } no leader may jump.

lesson-huff = Huffing
task-huff = { side-second } could have taken your man on { $man } and did not. Which of its men do you huff?
hint-huff = Which man could have come to { $gap }?
answer-huff = The man on { $huffed } could have taken, and is taken off the board. Then you move as usual.
