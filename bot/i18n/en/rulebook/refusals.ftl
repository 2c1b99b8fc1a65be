# Each reason to refuse an action: its name, what it means and what to do.

refusal-more = More about this
refusal-shown = The picture, from { $ruleset }: { $said }

refusal-name-notation = I cannot read that
refusal-text-notation = A move names the square where a piece stands and the square where it goes. Write the two with a hyphen between them. Both must be squares of this board.

refusal-name-ambiguous = That can be read in two ways
refusal-text-ambiguous = The text fits more than one legal action. Write every square that the piece comes to, one after the other. Or pick the squares on the board.

refusal-name-over = The game is over
refusal-text-over = A game that has ended takes no more moves. It also ends when the side to act can do nothing. You can replay it, or offer a rematch.

refusal-name-no-piece = There is no piece
refusal-text-no-piece = A move begins on a square with one of your own pieces. The square you named first is empty. The board may have changed since you looked.

refusal-name-not-yours = The piece is not yours
refusal-text-not-yours = You move your own pieces only. Name a square with one of yours. The board in words also says whose each piece is.

refusal-name-same-square = It goes nowhere
refusal-text-same-square = A move must end on a different square. You cannot pass by staying where you are.

refusal-name-occupied = The square is taken
refusal-text-occupied = A square holds one piece. Move next to an enemy to capture it, not onto it. Choose an empty square.

refusal-name-not-straight = It is not straight
refusal-text-not-straight = Pieces go along a file or along a rank. They do not move diagonally or round a corner.

refusal-name-blocked = Something is in between
refusal-text-blocked = A piece glides over empty squares only. Another piece in between stops it, a friend as well as an enemy. Go round it, or stop before it.

refusal-name-out-of-range = It is too far
refusal-text-out-of-range = Some pieces go only so many squares in a move. Where dice are thrown, the throw says how many. Choose a nearer square.

refusal-name-bound = The piece is bound
refusal-text-bound = A piece closed in between two enemies cannot move. It is free again when one of them no longer holds it. Move another piece, and perhaps free this one.

refusal-name-not-attack = It would not attack
refusal-text-not-attack = A piece that was turned over may move only to a square next to an enemy. Only a capture turns it back. Choose such a square, or move another piece.

refusal-name-capture-first = You must capture
refusal-text-capture-first = Where capturing is a duty, nothing else is legal while you can capture. The pieces with marked corners can. Any of their captures will do.

refusal-name-leader-over-leader = A leader does not jump a leader
refusal-text-leader-over-leader = Leaders jump over soldiers of either side. The enemy leader is no soldier, and stops the jump. Go round, or jump another way.

refusal-name-no-jump = That is no jump
refusal-text-no-jump = A jump is straight, over pieces right in front, and ends on the empty square behind them. With a gap between them, or no room behind, there is none. The rules of each game say who may jump, and over whom.

refusal-name-placing = Men are still being placed
refusal-text-placing = First both sides put their men on the board, one at a time. No man moves before the last one is placed. Name an empty square to place one.

refusal-name-placed = All men are placed
refusal-text-placed = You have no man left in hand. From now on pieces move. Name two squares, from where and to where.

refusal-name-throw-first = The throw comes first
refusal-text-throw-first = A double has given you the right to another throw. Say “again” to take it, or “pass” to leave it. Then the game goes on.

refusal-name-thrown = You cannot throw
refusal-text-thrown = I throw the dice for both sides, at the moment a throw is due. You cannot name one. Where no dice are played, there is nothing to throw.

refusal-name-not-bound = That piece is not bound
refusal-text-not-bound = Only an enemy that is already bound can be captured this way. Close it in from two sides first. You can capture it on a later turn.

refusal-name-no-huff = There is nothing to huff
refusal-text-no-huff = Only a soldier who could have captured in the last turn, and did not, can be huffed. This one could not. Games without huffing have no such claim.

refusal-name-no-bonus = There is no bonus throw
refusal-text-no-bonus = Only a double gives the right to another throw. You can neither take nor leave one now. Make a move.

refusal-name-no-capture = It does not capture that
refusal-text-no-capture = Your text adds a capture that the move does not make. Leave the capture out to play the move as it is. Or find one that does capture there.
