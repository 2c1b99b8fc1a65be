# Each reason to refuse an action: its name, what it means and what to do.

refusal-more = More about this
refusal-shown = The picture shows an example from { $ruleset }. { $said }

refusal-name-notation = I cannot read that
refusal-text-notation = A move is the square your piece is on and the square it goes to. Type both with a hyphen between them. They must be squares of this board.

refusal-name-ambiguous = That can mean two things
refusal-text-ambiguous = What you typed fits more than one legal move. Type every square the piece lands on, one after the other. Or choose the squares on the board.

refusal-name-over = The match is over
refusal-text-over = No moves can be made in a match that has ended. A match also ends when the player whose turn it is can do nothing. You can replay this one, or offer a rematch.

refusal-name-no-piece = There is no piece there
refusal-text-no-piece = A move starts on a square with one of your own pieces. The first square you named is empty. The board may have changed since you looked.

refusal-name-not-yours = That piece is not yours
refusal-text-not-yours = You can only move your own pieces. Choose a square with one of yours. The board in words also says which pieces are whose.

refusal-name-same-square = The piece stays where it is
refusal-text-same-square = A move has to go to another square. You cannot pass by leaving a piece where it is.

refusal-name-occupied = The square is occupied
refusal-text-occupied = A square holds only one piece. To capture an enemy, move next to it, not onto it. Choose an empty square.

refusal-name-not-straight = That is not a straight line
refusal-text-not-straight = Pieces move along a row or a column. They cannot move diagonally or round a corner.

refusal-name-blocked = Something is in the way
refusal-text-blocked = A piece can only slide over empty squares. Any piece in between stops it, whether it is yours or an enemy. Go round it, or stop in front of it.

refusal-name-out-of-range = That is too far
refusal-text-out-of-range = Some pieces can only move a certain number of squares. In a game with dice, the throw says how many. Choose a closer square.

refusal-name-bound = The piece is bound
refusal-text-bound = A man that two enemies have bound between them cannot move. It is free again when one of them no longer holds it. Move another piece, and perhaps free this one.

refusal-name-not-attack = That would not be an attack
refusal-text-not-attack = A piece that was turned over can only move to a square next to an enemy. Only a capture turns it face up again. Choose such a square, or move another piece.

refusal-name-capture-first = You must capture
refusal-text-capture-first = Where captures are compulsory, nothing else is legal while you can capture. The pieces with marked corners can capture. Choose any of their captures.

refusal-name-leader-over-leader = A leader cannot jump over a leader
refusal-text-leader-over-leader = Leaders can jump over soldiers of either side, but not over the enemy leader. Go round it, or jump another way.

refusal-name-no-jump = You cannot jump there
refusal-text-no-jump = A jump goes straight over the pieces right in front, to the empty square behind them. It cannot cross a gap, and it needs room behind. The rules of each game say who can jump, and over what.

refusal-name-placing = Men are still being placed
refusal-text-placing = First, both players place their men on the board, one at a time. No man moves until the last one is placed. Choose an empty square for your next man.

refusal-name-placed = All men are placed
refusal-text-placed = You have no men left to place. From now on you move them. Name two squares: where from, and where to.

refusal-name-throw-first = Throw again or pass first
refusal-text-throw-first = You threw a double, so you can throw again. Type “again” to throw, or “pass” to give up the throw. Then the match goes on.

refusal-name-thrown = You cannot throw
refusal-text-thrown = I throw the dice for both sides when a throw is due. You cannot choose the numbers. In a game without dice, there is nothing to throw.

refusal-name-not-bound = That piece is not bound
refusal-text-not-bound = Only an enemy that is already bound can be removed from the board. First trap it between two of your men. You can remove it on a later turn.

refusal-name-no-huff = There is nothing to huff
refusal-text-no-huff = You can only huff a soldier that could have captured last turn, but did not. This one could not. In games without huffing, there is nothing to claim.

refusal-name-no-bonus = There is no bonus throw
refusal-text-no-bonus = You can throw again only after a double. There is no extra throw to take or to pass now. Make a move.

refusal-name-no-capture = The move does not capture that
refusal-text-no-capture = You typed a capture that this move does not make. Leave the capture out to play the move as it is. Or find a move that does capture there.
