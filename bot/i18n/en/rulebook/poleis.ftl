# Poleis, by Dmytro.

rule-poleis-glance =
    §gist+army+place A game that rewards courage. First you take turns placing { $men } men each, on any empty squares.
    §slide Then a man moves in a straight line, never diagonally, as far as the way is free. §quiet-move If he does not end beside an enemy, he is turned over.
    §vagus A man turned over is called a vagus, a deserter. Each of his moves must end beside an enemy. §turned-back He is turned back when he takes part in a capture.
    §line Move so that an enemy is between two of your men, and you capture him. §between Going in between two enemies is safe. §row Two in a row are safe too.
    §win+single You win when your opponent has a single man left. §stuck A player who cannot move loses.
    §first { side-first } places first. Your side is at the bottom of your board.
    { book-facts }
rule-poleis-setup =
    §board The board has { $files } columns, a to h, and { $ranks } rows. It is empty at first.
    §first Who begins is random unless you agree on it. { side-first } begins.
    §place In turns, each side places one man on any empty square, until all 32 are placed.
    §place-quiet Until then no man moves, and none is taken.
    §place-safe A man placed between two enemies is safe, then and later.
    §first-move Then { side-first } makes the first move.
rule-poleis-move =
    §turn+pass You move one man a turn, and you cannot pass.
    §slide He slides straight ahead, back or sideways, over as many empty squares as you like. §diagonal Never diagonally.
    §block He cannot jump over a man, and cannot land on one.
    §attack A move is an attack when it ends right beside an enemy, in a straight line.
    §attack-passing Passing by an enemy is no attack. Going from one enemy to another is one.
    §between You may move in between two enemies without harm, even when they move elsewhere afterwards.
rule-poleis-capture =
    §line Close an enemy in between two of your men, in a straight line. He leaves the board.
    §mover One of your two must be the man who has just moved.
    §row Only a single man is taken between two. A row of two is safe.
    §several One move can take up to three, one in each direction.
    §capture-attack A move that captures is always an attack, even if no enemy is left beside it.
    §corner+edge Corners and edges do not help. In a corner a man is safe, and on the edge he can only be taken along it.
rule-poleis-special =
    §ordinarius Every man is placed as an ordinarius, a soldier in good order.
    §quiet-move An ordinarius whose move is no attack is turned over. Now he is a vagus.
    §vagus A vagus slides like the others, but each of his moves must be an attack. Where he cannot attack, he cannot move: he is one of the inciti, the hopeless ones.
    §vagus-stays An attack without a capture does not help him: he stays a vagus.
    §turned-back When he takes part in a capture, he is turned back. It does not matter whether he moved or stood there as the partner.
rule-poleis-end =
    §single You win when your opponent has a single man left.
    §stuck You win when your opponent cannot move, also when all his men are vagi that cannot attack.
    §adjudicated When the game makes no progress, the men are counted. The side with more men wins. If they are equal, the side with more ordinarii wins. If these are equal too, it is a draw.
    §agree The men are counted when you both agree to stop.
    §repetition They are counted when the same position occurs for the third time, with the same men turned over.
    §quiet They are counted after a hundred moves, fifty of each side, without a capture. Turning a man over does not begin that count anew.
    §hand Men still in hand count as ordinarii.
rule-poleis-tips =
    §tips+place Place your men where they will soon stand beside enemies, or close to them.
    §tips+quiet-move A quiet move costs a man his freedom. Use it once, and for something good.
    §tips+vagus Before you turn a man over, see whether he will find an enemy to attack.
    §tips+turned-back A vagus beside an enemy makes a good partner: a capture with his help turns him back.
    §tips+adjudicated Count your ordinarii when the game slows down. They may decide it.
rule-poleis-source =
    §source Dmytro published these rules in English in 2024, after a longer list in Ukrainian of 2015. His text is on boardgamegeek.com, thread 3412976.
    §source+why He found plain Petteia prone to draws, because defending is so much easier than attacking in it.
    §source+names The names come from Isidore, who tells of ordinarii, vagi and inciti. What they meant is not known. He follows Schädler, for whom Poleis is the name of the game, and Petteia of all games with stones.
    §source+modern The author says himself that he does not claim the Greeks played so.
    §reading Where the text of 2024 is silent, we follow the list of 2015. When the men are counted is our reading.

show-poleis-place = { $move }: { side-first } places a man.
show-poleis-slide = The man on a1 may go to the marked squares.
show-poleis-attack = { $move } ends beside an enemy: an attack.
show-poleis-quiet = { $move } does not end beside an enemy. The man is turned over.
show-poleis-vagus = The vagus on a1 may only attack.
show-poleis-back = { $move } takes { $taken }. Both men who took part are turned back.
show-poleis-line = { $move } takes { $taken }.
show-poleis-several = { $move } takes { $taken } at once.
show-poleis-row = { $move } captures nothing: two in a row are safe.
show-poleis-corner = { $move } captures nothing: a corner is safe.
show-poleis-safe = { $move } goes in between two enemies, and is safe.
show-poleis-single = { $move } takes { $taken }. A single man is left.
