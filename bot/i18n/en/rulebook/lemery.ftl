# The battles of Lemery Games: Petteia, its small boards, and the General’s Crossing.

lemery-move =
    §turn+pass You move one piece a turn, and you cannot pass.
    §slide It slides straight ahead, back or sideways, over as many empty squares as you like. §diagonal Never diagonally.
    §block A soldier cannot jump over a piece, and cannot land on one.
    §illegal A move that is not allowed is refused, with the reason. It costs you nothing.
lemery-capture =
    §line Close an enemy in between two of your pieces, in a straight line. It leaves the board.
    §mover One of your two must be the piece that has just moved.
    §row Only a single piece is taken between two. A row of two or three is safe.
    §several One move can capture in several directions, and takes all it closes in.
    §corner In a corner of the board you need the two squares beside the piece.
    §between You may move in between two enemies without harm. You stay safe until one of them leaves and comes back.
lemery-sides = §sides The sides are drawn at random, unless the challenger asks for one. A rematch swaps them.
lemery-edge = { $edge ->
        [on] §edge On the edge one piece of yours is enough. It must arrive beside the enemy, straight in from the edge.
       *[off] §edge The edge of the board does not capture.
    }
lemery-duty = { $compulsory ->
        [enforced] §must While you can capture, you must. Any capture will do.
        [huff] §huff+huff-when Capture when you can. If you overlook it, your opponent may huff: claim the piece that could have captured, and take it off. He does so before his own move. §huff-who Only a soldier that could have moved to capture can be huffed. §huff-wrong Any capture does the duty, and a wrong claim costs nothing.
       *[off] §must Capturing is optional.
    }
lemery-jump =
    §jump He may also jump, straight on, over one piece or a row without gaps. The pieces may be yours or the enemy’s.
    §landing He lands on the first square behind them, which must be empty.
    { $jump ->
        [adjacent] §run-up The row must begin right beside him.
       *[slide] §run-up Before that he may slide up to them over empty squares.
    }
    §jump-once He jumps once a turn, and never over the other leader.
    §jumped Pieces he jumps over stay on the board. §landing-takes His landing may capture, as any move may, even a piece that he has just jumped.
lemery-leader =
    §leader Your leader moves and captures like a soldier.
    { lemery-jump }
    §leader-taken The enemy can capture him like a soldier. Guard him: without him you have lost.
lemery-end =
    §leader-taken You win when you capture the enemy leader.
    §surround You win when he is surrounded: pieces of either side stand on all four squares beside him. { $surround ->
        [edge] §surround-edge The edge counts as closed, so three pieces do it there, and two in a corner.
       *[four] §surround-edge On the edge he cannot be surrounded.
    }
    §alone You win when he has no soldier left.{ $first ->
        [0] { "" }
       *[other] { " " }§count You also win when you have taken { $first } enemy pieces.
    }
    §stuck You win when your opponent cannot move.
    §surround-own Take care: closing in your own leader loses, even if he could jump out.
    §both If one move ends the game for both sides, the player who made it wins.
    { lemery-draws }
lemery-draws =
    §agree+repetition It is a draw when you both agree, and when the same position occurs for the third time.
    §quiet It is a draw after a hundred moves, fifty of each side, without a capture. A capture begins these counts anew.
lemery-options-rest =
    §run-up jump=adjacent: a leader jumps only over a row that begins right beside him.
    §must compulsory=enforced: a player who can capture must.
    §huff compulsory=huff: a player who misses a capture may lose the piece that could have made it.
    §edge edge=on: on the edge one piece is enough to capture. It must arrive straight in from the edge.
lemery-options-how = §options Choose options when you challenge, e.g. options=edge=on. Put commas between several.
lemery-options-surround = §surround-edge surround=edge: the edge counts as closed around a leader.
lemery-glance-safe = §between Going in between two enemies is safe. §row Two in a row are safe too. { $compulsory ->
        [enforced] §must If you can capture, you must.
        [huff] §must If you miss a capture, your opponent may take the piece that could have made it.
       *[off] §must You do not have to capture.
    }
lemery-tips =
    §tips+row Keep your pieces in pairs. A lone piece is easily closed in.
    §tips+bring Put one piece beside the enemy first. The second one, coming from afar, makes the capture.
    §tips+look Look along the open lines before you move: any enemy there can reach you in one turn.
    §tips+bait Offer a man as bait where your answer takes more.
    §tips+edge { $edge ->
        [on] Keep off the edge, where one enemy is enough to take you.
       *[off] On the edge you can only be taken along it. It is a natural barrier that keeps enemies away.
    }
lemery-source =
    §source The rules are those of a game that Lemery Games publishes. It says that Wladyslaw Kowalski (2006) and Ulrich Schädler inspired them. Tímea Kőszegi and Lívia Varga illustrated it. Dario Jara and Jeremy Rozenhart edited the rulebook. More is at LemeryGames.com.
    §source+story The story of Greeks and Etruscans in it is the publisher’s own.
    §source+modern It is a modern reconstruction. Nobody knows how the ancient game was really played.
    §source+pictures We did not have the pictures of the rulebook.
lemery-rulings =
    §reading The eight rows, the shape of the corner and the length of the jump are our reading.
    §reading+quiet The draws are ours too, for every game must end.

## Petteia

rule-lemery-petteia-glance =
    §gist+army Two armies, each with { $men } soldiers and one leader, on { $files } by { $ranks } squares.
    §slide Every piece moves in a straight line, never diagonally, as far as the way is free. §jump Only the leader can also jump over pieces.
    §line Move so that an enemy is between two of your pieces, and you capture it. { lemery-glance-safe }
    §win You win when the enemy leader is captured, surrounded on all four sides, or left alone. §stuck A player who cannot move loses.
    §first { side-first } moves first. Your side is at the bottom of your board.
    { book-facts }
rule-lemery-petteia-setup =
    §board The board has { $files } columns, a to l, and { $ranks } rows.
    §array+army Your { $men } soldiers fill the two rows nearest to you.
    §leader-start Your leader stands in front of them, on the third square from your right.
    §names+leader-start { side-first } is led by the Strategos, the Greek general. He begins on j3.
    §names+leader-start { side-second } is led by the Lars, the Etruscan leader. He begins on c6.
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
    §count first=13: a player who has lost thirteen soldiers loses. The game gets shorter.
    { lemery-options-surround }
rule-lemery-petteia-tips =
    { lemery-tips }
    §tips+leader Your leader can go where others cannot. But far in front he soon meets enemies on both sides.
rule-lemery-petteia-source =
    { lemery-source }
    { lemery-rulings }

## Compact

rule-lemery-compact-glance =
    §gist A short battle, and the best game to start with. §army Each side has { $men } soldiers and one leader.
    §slide Every piece moves in a straight line, never diagonally, as far as the way is free. §jump Only the leader can also jump over pieces.
    §line Move so that an enemy is between two of your pieces, and you capture it. { lemery-glance-safe }
    §win You win when the enemy leader is captured, surrounded on all four sides, or left alone. §stuck A player who cannot move loses.
    §first { side-first } moves first. Your side is at the bottom of your board.
    { book-facts }
rule-lemery-compact-setup =
    §board The board has { $files } columns, a to h, and { $ranks } rows.
    §array+army Your { $men } soldiers fill the two rows nearest to you.
    §leader-start Your leader stands in front of them, on the third square from your right.
    §names+leader-start { side-first } is led by the Strategos, the Greek general. He begins on f3.
    §names+leader-start { side-second } is led by the Lars, the Etruscan leader. He begins on c6.
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
    §count first=5: the first player to take five enemy pieces wins.
    { lemery-options-surround }
rule-lemery-compact-tips =
    { lemery-tips }
    §tips+leader The board is narrow, so look after your leader from the first move on.
rule-lemery-compact-source =
    { lemery-source }
    §source+variant The rulebook calls this its compact variant.
    { lemery-rulings }

## Ultra Compact

rule-lemery-ultra-glance =
    §gist+army The smallest armies: { $men } soldiers and one leader each, with much open ground between them.
    §slide Every piece moves in a straight line, never diagonally, as far as the way is free. §jump Only the leader can also jump over pieces.
    §line Move so that an enemy is between two of your pieces, and you capture it. { lemery-glance-safe }
    §win You win when the enemy leader is captured, surrounded on all four sides, or left alone. §stuck A player who cannot move loses.
    §first { side-first } moves first. Your side is at the bottom of your board.
    { book-facts }
rule-lemery-ultra-setup =
    §board The board has { $files } columns, a to h, and { $ranks } rows.
    §array+army Your { $men } soldiers fill the row nearest to you.
    §leader-start Your leader stands in front of them, on the third square from your right.
    §names+leader-start { side-first } is led by the Strategos, the Greek general. He begins on f2.
    §names+leader-start { side-second } is led by the Lars, the Etruscan leader. He begins on c7.
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
    §count first=5: the first player to take five enemy pieces wins.
    { lemery-options-surround }
rule-lemery-ultra-tips =
    { lemery-tips }
    §tips+count With so few men each loss counts. Count what your opponent can answer before you strike.
rule-lemery-ultra-source =
    { lemery-source }
    §source+variant The rulebook calls this its ultra compact variant.
    { lemery-rulings }

## General’s Crossing

rule-lemery-crossing-glance =
    §gist+crossing A race through a battle: the first leader to reach the enemy’s back row wins.
    §army Each side has { $men } soldiers and one leader.
    §slide Every piece moves in a straight line, never diagonally, as far as the way is free. §jump Only the leader can also jump over pieces.
    §line+leader-taken Soldiers are captured between two enemies, leaders never. { lemery-glance-safe }
    §stuck A player who cannot move loses.
    §first { side-first } moves first. Your side is at the bottom of your board.
    { book-facts }
rule-lemery-crossing-setup =
    §board The board has { $files } columns and { $ranks } rows. §army Each side has { $men } soldiers.
    { $board ->
        [ultra] §array They fill the row nearest to you.
       *[other] §array They fill the two rows nearest to you.
    }
    §leader-start Your leader stands in front of them, on the third square from your right.
    §names { side-first } is led by the Strategos, the Greek general. { side-second } is led by the Lars, the Etruscan leader.
    §first { side-first } moves first. { lemery-sides }
rule-lemery-crossing-move = { lemery-move }
rule-lemery-crossing-capture =
    §line Close a soldier in between two of your pieces, in a straight line. It leaves the board.
    §mover One of your two must be the piece that has just moved. §leader-partner Your leader may be one of them.
    §row Only a single soldier is taken between two. A row of two or three is safe.
    §several One move can capture in several directions at once.
    §corner In a corner of the board you need the two squares beside the soldier.
    §between You may move in between two enemies without harm.
    { $edge ->
        [on] §edge On the edge one piece is enough to take a soldier. It must arrive beside him, straight in from the edge.
       *[off] §edge The edge of the board does not capture.
    }
    { lemery-duty }
rule-lemery-crossing-special =
    §leader Your leader moves and captures like a soldier, and stands in the way like one.
    { lemery-jump }
    §leader-taken He cannot be captured, not even in a corner. When closed in, he simply stays.
rule-lemery-crossing-end =
    §crossing You win at once when your leader reaches any square of the enemy’s back row. He may slide there or jump.
    §crossing+far-row For the Strategos that is row { $ranks }, for the Lars row 1.
    §crossing-men Soldiers win nothing there, and a leader wins nothing on his own back row.
    §alone+surround Being surrounded, or losing every soldier, does not lose the game.
    §stuck You also win when your opponent cannot move.
    { $compulsory ->
        [enforced] §crossing-duty A capture that is possible comes before the crossing. To close in a leader is none.
       *[other] §crossing-last A crossing by the last of the hundred moves below wins.
    }
    { lemery-draws }
rule-lemery-crossing-options =
    { lemery-options-how }
    §small board=compact: the small board with sixteen soldiers. board=ultra: the same with eight.
    { lemery-options-rest }
    §leader-taken On the edge, too, a leader is safe.
rule-lemery-crossing-tips =
    §tips+crossing Close every column: one gap that reaches your back row can lose the game.
    §tips+jump A leader jumps over a whole row without gaps. So leave a gap that he cannot land behind.
    §tips+landing Fill the square behind your own men, and he has nowhere to land.
    §tips+open Let your soldiers open the road first, then run.
    §tips+race Count both races: yours and the other one.
rule-lemery-crossing-source =
    { lemery-source }
    §source+variant This variant goes back to Callen’s rules of 2013.
    §reading Two things are our reading: the smallest board can be used too, and a player who cannot move loses.
    §reading+quiet The draws are ours as well.

## Captions

show-lemery-petteia-start = The start.
show-lemery-petteia-line = { $move } takes { $taken }: it is between two of yours.
show-lemery-petteia-safe = { $move } goes in between two enemies, and is safe.
show-lemery-petteia-several = { $move } takes { $taken } at once.
show-lemery-petteia-row = { $move } captures nothing: two in a row are safe.
show-lemery-petteia-corner = { $move } takes { $taken } in the corner.
show-lemery-petteia-slide = A soldier may go to the marked squares.
show-lemery-petteia-ways = Where the leader can go. He slides, or jumps over a row without gaps.
show-lemery-petteia-near = Where the leader can go. He jumps only over pieces beside him.
show-lemery-petteia-landing = { $move } jumps, and the landing takes { $taken }.
show-lemery-petteia-leader = { $move } takes the leader on { $taken } and wins.
show-lemery-petteia-surrounded = { $move } closes the last side. The leader is surrounded.
show-lemery-petteia-alone = { $move } takes the last soldier and wins.
show-lemery-petteia-edge = { $move } takes { $taken } against the edge.
show-lemery-petteia-rim = { $move } closes in the leader on the edge.
show-lemery-petteia-must = { $move } is not allowed: a capture is possible.
show-lemery-petteia-huff = The soldier on f1 overlooked a capture: { $move }.
show-lemery-petteia-count = { $move } takes the last of the agreed number and wins.

show-lemery-compact-start = The start.
show-lemery-compact-line = { $move } takes { $taken }: it is between two of yours.
show-lemery-compact-safe = { $move } goes in between two enemies, and is safe.
show-lemery-compact-several = { $move } takes { $taken }. The two in a row stay.
show-lemery-compact-corner = { $move } takes { $taken } in the corner.
show-lemery-compact-slide = A soldier may go to the marked squares.
show-lemery-compact-ways = Where the leader can go. He slides, or jumps over a row without gaps.
show-lemery-compact-near = Where the leader can go. He jumps only over pieces beside him.
show-lemery-compact-landing = { $move } jumps, and the landing takes { $taken }.
show-lemery-compact-leader = { $move } takes the leader on { $taken } and wins.
show-lemery-compact-surrounded = { $move } closes the last side. The leader is surrounded.
show-lemery-compact-alone = { $move } takes the last soldier and wins.
show-lemery-compact-edge = { $move } takes { $taken } against the edge.
show-lemery-compact-rim = { $move } closes in the leader on the edge.
show-lemery-compact-must = { $move } is not allowed: a capture is possible.
show-lemery-compact-huff = The soldier on f1 overlooked a capture: { $move }.
show-lemery-compact-count = { $move } takes the last of the agreed number and wins.

show-lemery-ultra-start = The start.

show-lemery-crossing-start = The start.
show-lemery-crossing-jump = { $move } jumps to the back row and wins.
show-lemery-crossing-run = { $move } reaches the back row and wins.
show-lemery-crossing-safe = { $move } captures nothing: a leader is safe.
