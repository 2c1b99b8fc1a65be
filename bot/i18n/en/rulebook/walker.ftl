# The plain games of Damian Walker.

walker-move =
    §turn+pass On your turn you move one piece. You cannot pass.
    §slide A piece moves any number of empty squares forwards, backwards or sideways. §diagonal Pieces never move diagonally.
    §block A piece cannot jump over another one or land on it.
walker-corner = { $corner ->
        [on] §corner+edge You can also capture in a corner, by holding both squares next to it. The edge does not help to capture.
       *[off] §corner+edge A piece in a corner is safe, and the edge of the board does not help to capture.
    }
walker-draws =
    §agree+repetition The game is a draw if you both agree, or when the same position comes up for the third time.
    §quiet It is also a draw after 100 moves without a capture, 50 by each side.
walker-options-how = §options Add options to your challenge, for example options=files=6,ranks=6.
walker-sizes = §sizes files=5 to files=12, ranks=5 to ranks=12: how many columns and rows the board has. The usual size is 8 by 8.
walker-tips =
    §tips+advice-begin+row Move pieces forward in pairs, side by side: a pair is safe along its row, but not from the front and back.
    §tips+advice-attack+wait A closed row is safe but wins nothing: open it where you outnumber the enemy, and threaten two enemies at once.
    §tips+advice-attack+bring To capture, first put one piece next to an enemy, then bring up the second from a distance.
    §tips+advice-defend+look Look for threats along open lines: move the threatened piece away or fill the square the enemy needs.
    §tips+advice-defend+corner { $corner ->
        [on] Corners are not safe, and a piece on the edge can only be captured along the edge.
       *[off] A piece in a corner is safe, and a piece on the edge can only be captured along the edge.
    }
    §tips+advice-avoid Before you capture, check that the capturing piece cannot be captured in return.
    §tips+advice-endgame Keep your pieces when you are ahead: 3 or 4 pieces against 2 usually ends in a draw.
walker-source =
    §source Damian Walker published these rules on his page Ludus Latrunculorum, at cyningstan.com.
    §source+same He gives the same rules for the Greek game and for the plain Roman one.
    §source+why He quotes Kowalski: a lot of manoeuvring before the first capture, and many draws.
    §source+modern It is a modern reconstruction. How the ancients really played is not known.

rule-walker-petteia-glance =
    §gist+army The simplest game of all: { $men } men on each side, all alike.
    §slide They move in straight lines, never diagonally, as far as the way is clear.
    §line Make a move that traps an enemy between two of your men, and you capture it. §between Moving between two enemies yourself is safe. §row Two men in a row are safe too, along the line they form.
    §win+single You win when your opponent has only one man left. §stuck A player who cannot move loses.
    §first { side-first } moves first. Your side is at the bottom of the board.
    { book-facts }
rule-walker-petteia-setup =
    §board The board has { $files } columns and { $ranks } rows.
    §array+army Your { $men } men fill the { $rows ->
        [1] row
       *[other] two rows
    } closest to you.
    §first { side-first } moves first. Sides are random, unless you agree who starts.
rule-walker-petteia-move = { walker-move }
rule-walker-petteia-capture =
    §line To capture an enemy man, trap it in a straight line between two of yours. It leaves the board.
    §mover One of the two must be the man that has just moved.
    §row Only a single man can be trapped like this, not two or more in a row.
    §several One move can capture in several directions at once.
    §between Moving between two enemies is safe. You stay safe until one leaves and an enemy takes its place.
    { walker-corner }
rule-walker-petteia-end =
    §single You win when your opponent has only one man left. §both If you both have only one, the player who has just moved wins.
    §stuck You also win when your opponent cannot move.
    { walker-draws }
rule-walker-petteia-options =
    { walker-options-how }
    { walker-sizes }
    §rows rows=1: each side has one row of men instead of two. The game is shorter and more open.
    §corner corner=on: a man in a corner is captured by enemies on both squares next to it.
rule-walker-petteia-tips = { walker-tips }
rule-walker-petteia-source =
    { walker-source }
    §reading+corner He asks for a straight line, so in our reading corners are safe.
    §reading+quiet He leaves it to the players to end a game that goes nowhere. We added the draws by repetition and after 100 moves.

rule-walker-dux-glance =
    §gist+army+leader-taken Each side has { $men } soldiers and a dux, a general that can never be captured.
    §slide All pieces move in straight lines, never diagonally, as far as the way is clear.
    §line Make a move that traps an enemy soldier between two of your pieces, and you capture it. §between Moving between two enemies yourself is safe. §row Two soldiers in a row are safe too, along the line they form.
    §win+single You win when your opponent has only one piece left. §stuck A player who cannot move loses.
    §first { side-first } moves first. Your side is at the bottom of the board.
    { book-facts }
rule-walker-dux-setup =
    §board The board has { $files } columns and { $ranks } rows.
    §array+army Your { $men } soldiers fill the row closest to you.
    §leader-start Your dux starts in front of them, in the middle. If there is no middle column, it starts just to the right of the middle.
    §first { side-first } moves first. Sides are random, unless you agree who starts.
rule-walker-dux-move = { walker-move }
rule-walker-dux-capture =
    §line To capture an enemy soldier, trap it in a straight line between two of your pieces. It leaves the board.
    §mover One of the two must be the piece that has just moved.
    §row Only a single soldier can be trapped like this, not two or more in a row.
    §several One move can capture in several directions at once.
    §between Moving between two enemies is safe.
    { walker-corner }
rule-walker-dux-special =
    §leader The dux moves like a soldier.
    §leader-partner The dux also captures like a soldier: it can make the capturing move, or be the partner on the other side.
    §leader-taken The dux itself is never captured, not even in a corner.
    §leader-both If one move traps both a soldier and the dux, only the soldier is captured.
    { $dux ->
        [enclosed] §surround You lose when no square next to your dux is empty after a move. Captured soldiers leave the board first. Pieces of both sides block a square, and the edge of the board blocks too.
       *[free] §surround A dux that cannot move does not lose the game.
    }
rule-walker-dux-end =
    §single You win when your opponent has only one piece left. The dux counts, so a dux on its own has lost.
    §stuck You also win when your opponent cannot move.{ $dux ->
        [enclosed] { " " }§surround You also win when no square next to the enemy dux is empty once captured soldiers leave the board.
       *[free] { "" }
    }
    { walker-draws }
rule-walker-dux-options =
    { walker-options-how }
    { walker-sizes }
    §corner corner=on: a soldier in a corner is captured by enemies on both squares next to it. The dux is not.
    §surround dux=enclosed: you lose when your dux has no empty square next to it. All pieces block, and so does the edge.
rule-walker-dux-tips =
    { walker-tips }
    §tips+advice-kinds+leader { $dux ->
        [enclosed] Use your dux as a partner in captures, but keep a square next to it empty, or you lose.
       *[free] Put your dux wherever you need a partner: it cannot be captured.
    }
rule-walker-dux-source =
    { walker-source }
    §source+leader The dux comes from nard, a game in a Persian poem of the tenth century.
    §reading+surround It is our reading that a blocked dux does not lose, and that it counts as a piece. §reading+quiet We added the draws by repetition and after 100 moves.

show-walker-petteia-start = The starting position.
show-walker-petteia-slide = The man can go to any marked square.
show-walker-petteia-line = { $move } captures { $taken }: it is between two of your men.
show-walker-petteia-several = { $move } captures { $taken } at once.
show-walker-petteia-row = { $move } captures nothing: there are two enemies in a row.
show-walker-petteia-safe = { $move } goes between two enemies, and is safe.
show-walker-petteia-corner = { $move } captures nothing: a corner is safe.
show-walker-petteia-angle = { $move } captures { $taken } in the corner.
show-walker-petteia-single = { $move } captures { $taken }. Only one enemy man is left.

show-walker-dux-start = The starting position.
show-walker-dux-moves = { $move }: the dux captures { $taken }.
show-walker-dux-partner = { $move } captures { $taken }: the dux is the partner.
show-walker-dux-stays = { $move } captures nothing: a dux is never captured.
show-walker-dux-shut = { $move } closes in the dux, and wins.
