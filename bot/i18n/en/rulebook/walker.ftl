# The plain games of Damian Walker.

walker-move =
    §turn+pass You move one piece a turn, and you cannot pass.
    §slide It slides straight ahead, back or sideways, over as many empty squares as you like. §diagonal Never diagonally.
    §block No piece jumps over another, and none lands on one.
walker-corner = { $corner ->
        [on] §corner+edge A man in a corner is taken by enemies on the two squares beside him. The edge does not capture.
       *[off] §corner+edge A man in a corner is safe, and the edge of the board does not capture.
    }
walker-draws =
    §agree+repetition It is a draw when you both agree, and when the same position occurs for the third time.
    §quiet It is a draw after a hundred moves, fifty of each side, without a capture.
walker-options-how = §options Choose options when you challenge, e.g. options=files=6,ranks=6.
walker-sizes = §sizes files=5 to files=12 and ranks=5 to ranks=12: the columns and rows of the board. Usual are eight of each.
walker-tips =
    §tips+row Keep your men side by side: a row of two cannot be taken.
    §tips+wait A row that is never opened wins nothing, though. Someone has to begin.
    §tips+bring Put one man beside the enemy first. The second one, coming from afar, makes the capture.
    §tips+look Look along the open lines before you move. Any enemy there can reach you in one turn.
walker-source =
    §source Damian Walker wrote these rules on his page Ludus Latrunculorum, at cyningstan.com.
    §source+same He gives the same rules for the Greek and for the plain Roman game.
    §source+why He quotes Kowalski: much jockeying before the first capture, and many draws.
    §source+modern It is a modern reconstruction. How the ancients really played is not known.

rule-walker-petteia-glance =
    §gist+army The plainest game of all: { $men } men on each side, all alike.
    §slide They move in straight lines, never diagonally, as far as the way is free.
    §line Move so that an enemy is between two of your men, and you capture him. §between Going in between two enemies is safe. §row Two in a row are safe too.
    §win+single You win when your opponent has a single man left. §stuck A player who cannot move loses.
    §first { side-first } moves first. Your side is at the bottom of your board.
    { book-facts }
rule-walker-petteia-setup =
    §board The board has { $files } columns and { $ranks } rows.
    §array+army Your { $men } men fill the { $rows ->
        [1] row
       *[other] two rows
    } nearest to you.
    §first Who begins is random unless you agree on it. { side-first } begins.
rule-walker-petteia-move = { walker-move }
rule-walker-petteia-capture =
    §line Close an enemy in between two of your men, in a straight line. He leaves the board.
    §mover One of your two must be the man who has just moved.
    §row Only a single man is taken between two. A row of two is safe.
    §several One move can capture in several directions at once.
    §between You may move in between two enemies without harm, even when they move elsewhere afterwards.
    { walker-corner }
rule-walker-petteia-end =
    §single You win when your opponent has a single man left. §both If both of you have one, the player who has just moved wins.
    §stuck You win when your opponent cannot move.
    { walker-draws }
rule-walker-petteia-options =
    { walker-options-how }
    { walker-sizes }
    §rows rows=1: one row of men each instead of two. The game gets shorter and more open.
    §corner corner=on: a man in a corner is taken by enemies on the two squares beside him.
rule-walker-petteia-tips = { walker-tips }
rule-walker-petteia-source =
    { walker-source }
    §reading+corner He wants a straight line to capture, so we let corners be safe.
    §reading+quiet He leaves an endless game to the players. The two draws by counting are ours.

rule-walker-dux-glance =
    §gist+army+leader-taken Each side has { $men } soldiers and a dux, a general who can never be captured.
    §slide All move in straight lines, never diagonally, as far as the way is free.
    §line Move so that a soldier is between two of your pieces, and you capture him. §between Going in between two enemies is safe. §row Two in a row are safe too.
    §win+single You win when your opponent has a single piece left. §stuck A player who cannot move loses.
    §first { side-first } moves first. Your side is at the bottom of your board.
    { book-facts }
rule-walker-dux-setup =
    §board The board has { $files } columns and { $ranks } rows.
    §array+army Your { $men } soldiers fill the row nearest to you.
    §leader-start Your dux stands before them in the middle. Where there is no middle column, he stands just to the right of it.
    §first Who begins is random unless you agree on it. { side-first } begins.
rule-walker-dux-move = { walker-move }
rule-walker-dux-capture =
    §line Close a soldier in between two of your pieces, in a straight line. He leaves the board.
    §mover One of your two must be the piece that has just moved.
    §row Only a single soldier is taken between two. A row of two is safe.
    §several One move can capture in several directions at once.
    §between You may move in between two enemies without harm.
    { walker-corner }
rule-walker-dux-special =
    §leader The dux moves like a soldier.
    §leader-partner He helps to capture, both as the one who moves and as the partner who stands there.
    §leader-taken He is never captured himself, not even in a corner.
    §leader-both Where one move closes in a soldier and a dux, the soldier falls and the dux stays.
    { $dux ->
        [enclosed] §surround A dux with no empty square beside him has lost the game for his side. Pieces of either side count, and the edge counts as closed.
       *[free] §surround A dux that cannot move does not lose the game.
    }
rule-walker-dux-end =
    §single You win when your opponent has a single piece left. The dux counts, so a dux alone has lost.
    §stuck You win when your opponent cannot move.{ $dux ->
        [enclosed] { " " }§surround You also win when no square beside the enemy dux is empty, after captured men are removed.
       *[free] { "" }
    }
    { walker-draws }
rule-walker-dux-options =
    { walker-options-how }
    { walker-sizes }
    §corner corner=on: a soldier in a corner is taken by enemies on the two squares beside him. A dux is not.
    §surround dux=enclosed: a side loses when no square beside its dux is empty. All pieces count, and so does the edge.
rule-walker-dux-tips =
    { walker-tips }
    §tips+leader Use your dux as the anvil: he can stand anywhere, since he cannot be taken.
rule-walker-dux-source =
    { walker-source }
    §source+leader The dux comes from nard, a game in a Persian poem of the tenth century.
    §reading+surround That a blocked dux does not lose, and that he counts as a piece, is our reading. §reading+quiet The two draws by counting are ours.

show-walker-petteia-start = The start.
show-walker-petteia-slide = The man may go to the marked squares.
show-walker-petteia-line = { $move } takes { $taken }: he stands between two.
show-walker-petteia-several = { $move } takes { $taken } at once.
show-walker-petteia-row = { $move } captures nothing: two in a row are safe.
show-walker-petteia-safe = { $move } goes in between two enemies, and is safe.
show-walker-petteia-corner = { $move } captures nothing: a corner is safe.
show-walker-petteia-angle = { $move } takes { $taken } in the corner.
show-walker-petteia-single = { $move } takes { $taken }. A single man is left.

show-walker-dux-start = The start.
show-walker-dux-moves = { $move }: the dux captures { $taken }.
show-walker-dux-partner = { $move } takes { $taken }: the dux is the partner.
show-walker-dux-stays = { $move } captures nothing: a dux stays.
show-walker-dux-shut = { $move } closes in the dux, and wins.
