# The battles of Lemery Games: Petteia, its small boards, and the General’s Crossing.

lemery-move =
    §turn+pass On your turn you move one piece. You cannot pass.
    §slide A piece moves any number of empty squares forwards, backwards or sideways. §diagonal Pieces never move diagonally.
    §block A soldier cannot jump over another piece or land on one.
    §illegal If a move is not allowed, you are told why and can try another. It costs you nothing.
lemery-capture =
    §line To capture an enemy, trap it in a straight line between two of your pieces. It leaves the board.
    §mover One of the two must be the piece that has just moved.
    §row Only a single piece can be trapped like this, not two or more in a row.
    §several A move captures every enemy it traps, even in several directions at once.
    §between Moving between two enemies is safe. You stay safe until one leaves and an enemy takes its place.
lemery-sides = §sides Sides are random, unless the challenger picks one. You swap sides for a rematch.
lemery-edge = { $edge ->
        [on] §corner+edge On the edge or in a corner, one of your pieces is enough: move it next to an enemy that is between it and the edge.
       *[off] §corner A piece in a corner is captured by enemies on both squares next to it.
        §edge The edge of the board does not help to capture.
    }
lemery-duty = { $compulsory ->
        [enforced] §must If you can capture, you must. Any capture will do.
        [huff] §huff+huff-when Capture when you can. If you miss a capture, your opponent may huff before moving: claim a soldier that could have captured, and remove it. §huff-who Only soldiers that had a capturing move can be huffed, never leaders. §huff-wrong Any capture protects you. A wrong claim costs nothing.
       *[off] §must You do not have to capture.
    }
lemery-jump =
    §jump The leader can also jump in a straight line over one piece or a row of pieces without gaps. The pieces can be yours or your opponent’s.
    §landing The leader lands on the first square behind them, which must be empty.
    { $jump ->
        [adjacent] §run-up The row must start on the square next to the leader.
       *[slide] §run-up Before the jump, the leader can slide over empty squares to reach them.
    }
    §jump-once The leader jumps only once per turn, and never over the other leader.
    §jumped The pieces the leader jumps over stay on the board. §landing-takes Like any move, the landing can capture, even a piece that was just jumped over.
lemery-leader =
    §leader Your leader moves and captures like a soldier.
    { lemery-jump }
    §leader-taken Your leader can be captured like a soldier. Guard it well: if you lose it, you lose the game.
lemery-end =
    §leader-taken You win when you capture the enemy leader.
    §surround You also win when the enemy leader is surrounded: all four squares next to it are occupied. Pieces of both sides count. { $surround ->
        [edge] §surround-edge The edge counts too: three pieces are enough there, and two in a corner.
       *[four] §surround-edge A leader on the edge cannot be surrounded.
    }
    §alone You also win when the enemy leader has no soldiers left.{ $first ->
        [0] { "" }
       *[other] { " " }§count You also win when your opponent has lost { $first } soldiers.
    }
    §stuck You also win when your opponent cannot move.
    §surround-own Be careful: if you surround your own leader, you lose, even if it could jump out.
    §both If one move makes both players lose, the player who made it wins.
    { lemery-draws }
lemery-draws =
    §agree+repetition The game is a draw if you both agree, or when the same position comes up for the third time.
    §quiet It is also a draw after 100 moves without a capture, 50 by each side. When a piece leaves the board, the counts of positions and of moves start again.
lemery-options-rest =
    §run-up jump=adjacent: a leader can only jump over a row of pieces that starts right next to it.
    §must compulsory=enforced: if you can capture, you must.
    §huff compulsory=huff: if you miss a capture, your opponent can remove a soldier that could have made it.
    §edge edge=on: one piece is enough to capture an enemy on the edge or in a corner. It must move next to the enemy and trap it against the edge.
lemery-options-how = §options Add options to your challenge, for example options=edge=on. Put commas between them.
lemery-options-surround = §surround-edge surround=edge: the edge helps to surround a leader. Three pieces are enough there, and two in a corner.
lemery-glance-safe = §between Moving between two enemies yourself is safe. §row Two pieces in a row are safe too, along the line they form. { $compulsory ->
        [enforced] §must If you can capture, you must.
        [huff] §must If you miss a capture, your opponent can remove a soldier that could have made it.
       *[off] §must You do not have to capture.
    }
lemery-tips =
    §tips+advice-begin+row Begin with soldiers in pairs, side by side: a lone soldier next to the enemy leader is soon captured.
    §tips+advice-attack+bring To capture, first put one piece next to an enemy, then bring up the second from a distance.
    { $compulsory ->
        [off] §tips+advice-attack+bait Threaten two enemies at once, or offer a soldier as bait if you can capture more in return.
       *[other] §tips+advice-attack+bait Offer a soldier as bait: your opponent can hardly refuse a capture, and you capture more in return.
    }
    §tips+advice-defend+look Look for threats along open lines: move the threatened piece away or fill the square the enemy needs.
    §tips+advice-defend+edge { $edge ->
        [on] Keep away from the edge, where one enemy is enough to capture you.
       *[off] Use the edge as a barrier: a piece there can only be captured along the edge.
    }
    §tips+advice-avoid+surround { $surround ->
        [edge] Never let pieces or the edge close three sides of your leader: an enemy on the fourth side wins.
       *[four] Never leave pieces on three sides of your leader, not even your own: an enemy on the fourth side wins.
    }
    { $first ->
        [0] §tips+advice-endgame Keep your soldiers when you are ahead: 3 or 4 pieces against 2 usually ends in a draw.
       *[other] §tips+advice-endgame+count When you are ahead, trade soldier for soldier until your opponent has lost { $first }.
    }
lemery-source =
    §source These are the rules of a game published by Lemery Games. The rulebook says they were inspired by Wladyslaw Kowalski (2006) and Ulrich Schädler. Tímea Kőszegi and Lívia Varga drew the pictures. Dario Jara and Jeremy Rozenhart edited the rulebook. Find out more at LemeryGames.com.
    §source+story The publisher made up the story of Greeks and Etruscans.
    §source+modern The game is a modern reconstruction. How the ancients really played is not known.
    §source+pictures These pages are based on the text of the rulebook, without its pictures.
lemery-rulings =
    §reading The 8 rows of the board, the rule for corners and the length of a jump are our reading.
    §reading+quiet The rules for draws are ours too, because every game must end.

## Petteia

rule-lemery-petteia-glance =
    §gist+army Two armies meet on a board of { $files } by { $ranks } squares. Each has { $men } soldiers and one leader.
    §slide All pieces move in straight lines, never diagonally, as far as the way is clear. §jump Only the leader can also jump over pieces.
    §line Make a move that traps an enemy between two of your pieces, and you capture it. { lemery-glance-safe }
    §win You win when the enemy leader is captured, surrounded on all sides or left without soldiers. §stuck A player who cannot move loses.
    §first { side-first } moves first. Your side is at the bottom of the board.
    { book-facts }
rule-lemery-petteia-setup =
    §board The board has { $files } columns, a to l, and { $ranks } rows.
    §array+army Your { $men } soldiers fill the two rows closest to you.
    §leader-start Your leader starts in front of them, on the third square from your right.
    §names+leader-start { side-first } is led by the Strategos, the Greek general. It starts on j3.
    §names+leader-start { side-second } is led by the Lars, the Etruscan leader. It starts on c6.
    §first { side-first } moves first. { lemery-sides }
rule-lemery-petteia-move = { lemery-move }
rule-lemery-petteia-capture =
    { lemery-capture }
    { lemery-edge }
    { lemery-duty }
rule-lemery-petteia-special = { lemery-leader }
rule-lemery-petteia-end = { lemery-end }
rule-lemery-petteia-options =
    { lemery-options-how }
    { lemery-options-rest }
    §count first=13: you lose when you have lost 13 soldiers. This makes the game shorter.
    { lemery-options-surround }
rule-lemery-petteia-tips =
    { lemery-tips }
    §tips+advice-kinds+leader Your leader can jump where soldiers cannot go, but far in front it soon has enemies on both sides.
rule-lemery-petteia-source =
    { lemery-source }
    { lemery-rulings }

## Compact

rule-lemery-compact-glance =
    §gist A short battle, and the best game to start with. §army Each side has { $men } soldiers and one leader.
    §slide All pieces move in straight lines, never diagonally, as far as the way is clear. §jump Only the leader can also jump over pieces.
    §line Make a move that traps an enemy between two of your pieces, and you capture it. { lemery-glance-safe }
    §win You win when the enemy leader is captured, surrounded on all sides or left without soldiers. §stuck A player who cannot move loses.
    §first { side-first } moves first. Your side is at the bottom of the board.
    { book-facts }
rule-lemery-compact-setup =
    §board The board has { $files } columns, a to h, and { $ranks } rows.
    §array+army Your { $men } soldiers fill the two rows closest to you.
    §leader-start Your leader starts in front of them, on the third square from your right.
    §names+leader-start { side-first } is led by the Strategos, the Greek general. It starts on f3.
    §names+leader-start { side-second } is led by the Lars, the Etruscan leader. It starts on c6.
    §first { side-first } moves first. { lemery-sides }
rule-lemery-compact-move = { lemery-move }
rule-lemery-compact-capture =
    { lemery-capture }
    { lemery-edge }
    { lemery-duty }
rule-lemery-compact-special = { lemery-leader }
rule-lemery-compact-end = { lemery-end }
rule-lemery-compact-options =
    { lemery-options-how }
    { lemery-options-rest }
    §count first=5: you lose when you have lost 5 soldiers. This makes the game shorter.
    { lemery-options-surround }
rule-lemery-compact-tips =
    { lemery-tips }
    §tips+advice-kinds+leader The board is narrow: when an enemy moves next to your leader, capture that enemy or take your leader away.
rule-lemery-compact-source =
    { lemery-source }
    §source+variant The rulebook calls this game the compact variant.
    { lemery-rulings }

## Ultra Compact

rule-lemery-ultra-glance =
    §gist+army The smallest armies: { $men } soldiers and one leader each, with a lot of open space between them.
    §slide All pieces move in straight lines, never diagonally, as far as the way is clear. §jump Only the leader can also jump over pieces.
    §line Make a move that traps an enemy between two of your pieces, and you capture it. { lemery-glance-safe }
    §win You win when the enemy leader is captured, surrounded on all sides or left without soldiers. §stuck A player who cannot move loses.
    §first { side-first } moves first. Your side is at the bottom of the board.
    { book-facts }
rule-lemery-ultra-setup =
    §board The board has { $files } columns, a to h, and { $ranks } rows.
    §array+army Your { $men } soldiers fill the row closest to you.
    §leader-start Your leader starts in front of them, on the third square from your right.
    §names+leader-start { side-first } is led by the Strategos, the Greek general. It starts on f2.
    §names+leader-start { side-second } is led by the Lars, the Etruscan leader. It starts on c7.
    §first { side-first } moves first. { lemery-sides }
rule-lemery-ultra-move = { lemery-move }
rule-lemery-ultra-capture =
    { lemery-capture }
    { lemery-edge }
    { lemery-duty }
rule-lemery-ultra-special = { lemery-leader }
rule-lemery-ultra-end = { lemery-end }
rule-lemery-ultra-options =
    { lemery-options-how }
    { lemery-options-rest }
    §count first=5: you lose when you have lost 5 soldiers. This makes the game shorter.
    { lemery-options-surround }
rule-lemery-ultra-tips =
    { lemery-tips }
    §tips+advice-kinds+leader With only { $men } soldiers, let your leader capture too, but first look at how your opponent can answer.
rule-lemery-ultra-source =
    { lemery-source }
    §source+variant The rulebook calls this game the ultra compact variant.
    { lemery-rulings }

## General’s Crossing

rule-lemery-crossing-glance =
    §gist+crossing A race through a battle: the first leader to reach the enemy’s back row wins.
    §army Each side has { $men } soldiers and one leader.
    §slide All pieces move in straight lines, never diagonally, as far as the way is clear. §jump Only the leader can also jump over pieces.
    §line+leader-taken Make a move that traps an enemy soldier between two of your pieces, and you capture it. Leaders are never captured. { lemery-glance-safe }
    §stuck A player who cannot move loses.
    §first { side-first } moves first. Your side is at the bottom of the board.
    { book-facts }
rule-lemery-crossing-setup =
    §board The board has { $files } columns and { $ranks } rows. §army Each side has { $men } soldiers and one leader.
    { $board ->
        [ultra] §array Your soldiers fill the row closest to you.
       *[other] §array Your soldiers fill the two rows closest to you.
    }
    §leader-start Your leader starts in front of them, on the third square from your right.
    §names { side-first } is led by the Strategos, the Greek general. { side-second } is led by the Lars, the Etruscan leader.
    §first { side-first } moves first. { lemery-sides }
rule-lemery-crossing-move = { lemery-move }
rule-lemery-crossing-capture =
    §line To capture an enemy soldier, trap it in a straight line between two of your pieces. It leaves the board.
    §mover One of the two must be the piece that has just moved. §leader-partner Your leader can be one of the two.
    §row Only a single soldier can be trapped like this, not two or more in a row.
    §several One move can capture in several directions at once.
    §between Moving between two enemies is safe.
    { $edge ->
        [on] §corner+edge On the edge or in a corner, one piece is enough: move it next to a soldier that is between it and the edge.
       *[off] §corner A soldier in a corner is captured by enemies on both squares next to it.
        §edge The edge of the board does not help to capture.
    }
    { lemery-duty }
rule-lemery-crossing-special =
    §leader Your leader moves and captures like a soldier, and blocks the way like one.
    { lemery-jump }
    §leader-taken A leader cannot be captured, not even in a corner. If it is trapped, it simply stays on the board.
rule-lemery-crossing-end =
    §crossing You win as soon as your leader reaches any square of the enemy’s back row. It can slide there or jump.
    §crossing+far-row That is row { $ranks } for the Strategos, and row 1 for the Lars.
    §crossing-men A soldier that gets there wins nothing. A leader on its own back row wins nothing either.
    §alone+surround You do not lose if your leader is surrounded or all your soldiers are gone.
    §stuck You also win when your opponent cannot move.
    { $compulsory ->
        [enforced] §crossing-duty If you can capture, you must, even when your leader could cross. Trapping a leader is not a capture.
       *[other] §crossing-last If your leader crosses on the last of the 100 moves below, you still win.
    }
    { lemery-draws }
rule-lemery-crossing-options =
    { lemery-options-how }
    §small board=compact: you play on the small 8 by 8 board, with 16 soldiers each. board=ultra: you play on the same board, with 8 soldiers each.
    { lemery-options-rest }
    §leader-taken A leader is safe on the edge too.
rule-lemery-crossing-tips =
    §tips+advice-begin+advice-kinds+leader Bring your leader forward early, up to the enemy soldiers: a leader cannot be captured in this game.
    §tips+advice-attack+open Threaten to cross: while your opponent closes the column, you can capture a soldier somewhere else.
    §tips+advice-defend+jump A leader jumps over a whole row without gaps, but a gap between your soldiers makes it stop there.
    §tips+advice-defend+landing { $edge ->
        [on] One enemy in front captures a soldier on your back row, so guard the squares in front of that row.
       *[off] Fill the squares behind your soldiers up to the edge, and a leader has nowhere to land.
    }{ $compulsory ->
        [enforced] { " " }§tips+advice-defend+crossing-duty If the enemy leader is about to cross, offer a capture: your opponent has to take it first.
       *[other] { "" }
    }
    §tips+advice-avoid+crossing Never leave your back row empty behind a soldier: the enemy leader jumps over the soldier and wins.
    §tips+advice-endgame+race With few soldiers left, the leaders race: before you trade, count the moves that each leader still needs.
rule-lemery-crossing-source =
    { lemery-source }
    §source+variant General’s Crossing comes from Moshe Callen’s rules of 2013.
    §reading In our reading, you can also use the set-up of Ultra Compact Petteia, and a player who cannot move loses.
    §reading+quiet The rules for draws are ours too.

## Captions

show-lemery-petteia-start = The starting position.
show-lemery-petteia-line = { $move } captures { $taken }: it is between two of your pieces.
show-lemery-petteia-safe = { $move } goes between two enemies, and is safe.
show-lemery-petteia-several = { $move } captures { $taken } at once.
show-lemery-petteia-row = { $move } captures nothing: there are two enemies in a row.
show-lemery-petteia-corner = { $move } captures { $taken } in the corner.
show-lemery-petteia-slide = The soldier can go to any marked square.
show-lemery-petteia-ways = Where the leader can go: it slides, or jumps over a row without gaps.
show-lemery-petteia-near = Where the leader can go: it only jumps over a row next to it.
show-lemery-petteia-landing = { $move } jumps, and the landing captures { $taken }.
show-lemery-petteia-leader = { $move } captures the leader on { $taken } and wins.
show-lemery-petteia-surrounded = { $move } fills the last square. The leader is surrounded.
show-lemery-petteia-alone = { $move } captures the last soldier and wins.
show-lemery-petteia-edge = { $move } captures { $taken } against the edge.
show-lemery-petteia-rim = { $move } surrounds the leader on the edge.
show-lemery-petteia-must = { $move } is not allowed: you can capture, so you must.
show-lemery-petteia-huff = The soldier on f1 missed a capture: { $move }.
show-lemery-petteia-count = { $move } captures the last soldier you need, and wins.

show-lemery-compact-start = The starting position.
show-lemery-compact-line = { $move } captures { $taken }: it is between two of your pieces.
show-lemery-compact-safe = { $move } goes between two enemies, and is safe.
show-lemery-compact-several = { $move } captures { $taken }. The two enemies in a row stay.
show-lemery-compact-corner = { $move } captures { $taken } in the corner.
show-lemery-compact-slide = The soldier can go to any marked square.
show-lemery-compact-ways = Where the leader can go: it slides, or jumps over a row without gaps.
show-lemery-compact-near = Where the leader can go: it only jumps over a row next to it.
show-lemery-compact-landing = { $move } jumps, and the landing captures { $taken }.
show-lemery-compact-leader = { $move } captures the leader on { $taken } and wins.
show-lemery-compact-surrounded = { $move } fills the last square. The leader is surrounded.
show-lemery-compact-alone = { $move } captures the last soldier and wins.
show-lemery-compact-edge = { $move } captures { $taken } against the edge.
show-lemery-compact-rim = { $move } surrounds the leader on the edge.
show-lemery-compact-must = { $move } is not allowed: you can capture, so you must.
show-lemery-compact-huff = The soldier on f1 missed a capture: { $move }.
show-lemery-compact-count = { $move } captures the last soldier you need, and wins.

show-lemery-ultra-start = The starting position.

show-lemery-crossing-start = The starting position.
show-lemery-crossing-jump = { $move } jumps to the enemy’s back row and wins.
show-lemery-crossing-run = { $move } reaches the enemy’s back row and wins.
show-lemery-crossing-safe = { $move } captures nothing: a leader is safe.
