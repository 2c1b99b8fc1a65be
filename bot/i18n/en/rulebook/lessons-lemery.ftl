# Lessons of the games with leaders, by Lemery Games.

lesson-corner = In the corner
task-corner = Capture the enemy in the corner, on { $prey }.
hint-corner = In a corner, it is enough to hold the two squares next to the enemy. One of them is yours already.
answer-corner = { $move } captures { $prey }: you hold both squares next to it.

lesson-jump = The leader jumps
task-jump = Capture the enemy on { $prey }.
hint-jump = Your leader can jump over pieces in its way, here over { $over }.
answer-jump = { $move } jumps over { $over } and captures { $prey }. The jump itself captures nothing: what counts is where the leader lands.

lesson-leader = Capture the leader
task-leader = Win in one move.
hint-leader = The enemy leader is on { $enemy }. You can trap it between two pieces like any other enemy.
answer-leader = { $move } captures the leader on { $enemy }, and you win.

lesson-closed = Surround the leader
task-closed = Win in one move, without a capture.
hint-closed = A leader with pieces on all four sides has lost. Which square next to { $enemy } is empty?
answer-closed = { $move } fills the last square next to the leader, and you win. Pieces of both sides count.

lesson-over = A long jump
task-over = Move a piece to { $to }.
hint-over = No piece can slide there. Your leader can slide up to a row and jump over it, here over { $one } and { $two }.
answer-over = { $move } jumps over { $one } and { $two }, friend and enemy alike. The landing captures { $prey }.

lesson-alone = A leader on its own
task-alone = Win in one move.
hint-alone = A leader with no soldiers left has lost. Only the soldier on { $prey } is left.
answer-alone = { $move } captures { $prey }, the last soldier, and you win.

lesson-rim = On the edge
task-rim = You play { $move }. Now the enemy leader has no empty square next to it. What happens?
hint-rim = A leader is surrounded when there are pieces on four sides of it. How many squares are next to { $enemy }?
answer-rim = The match goes on. A leader on the edge of the board is not surrounded.

lesson-rescue = Leader in danger
task-rescue = The enemy on { $enemy } is about to capture your leader on { $leader }. Capture its partner first.
hint-rescue = It takes two enemies to capture your leader. One of them is already next to it, on { $prey }.
answer-rescue = { $move } captures { $prey }, with your leader’s help. The other enemy can do nothing alone.

lesson-run = To the enemy’s back row
task-run = Win in one move.
hint-run = In this game, a leader that reaches the enemy’s back row wins. Is the way clear for yours?
answer-run = { $move } brings your leader to the enemy’s back row, and you win at once.

lesson-leap = Over the last soldier
task-leap = Win in one move.
hint-leap = The soldier on { $over } cannot stop your leader, which can jump over it.
answer-leap = { $move } jumps over { $over } and lands on the enemy’s back row. You win.

lesson-stop = Stop the leader
task-stop = The enemy leader on { $enemy } is about to reach your back row and win. Stop it.
hint-stop = If you block the leader on { $near }, it jumps over your man. On which square can it not do that?
answer-stop = { $move } blocks your back row: behind it, the leader has nowhere to land.

lesson-no-capture = Leaders are safe
task-no-capture = You play { $move }. Now the enemy leader on { $enemy } is between two of your pieces. What happens?
hint-no-capture = In this game, leaders race. Can they be captured?
answer-no-capture = The match goes on. In this game a leader is never captured, wherever it is.

lesson-lars = Not over the Lars
task-lars = Capture an enemy. The enemy leader is on { $enemy }.
hint-lars = A leader can jump over any piece except the other leader. Try the piece on { $over }.
answer-lars = { $move } jumps over { $over } and captures { $prey }. Your leader cannot jump over the enemy leader on { $enemy }.

lesson-huff = Huffing
task-huff = { side-second } could have captured your soldier on { $man }, but did not. Which of its soldiers do you huff?
hint-huff = Which soldier could have moved to { $gap }?
answer-huff = The soldier on { $huffed } missed the capture, so it leaves the board. Then you move as usual.
