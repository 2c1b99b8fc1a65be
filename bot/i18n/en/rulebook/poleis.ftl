# Poleis, by Dmytro.

rule-poleis-glance =
    §gist+army+place A game that rewards courage. First you take turns placing your { $men } men on empty squares, one at a time.
    §slide Then you move one man a turn, in a straight line, never diagonally, as far as the way is clear. §quiet-move If it does not end its move next to an enemy, it is turned over.
    §vagus A man that is turned over is called a vagus, a deserter. Each of its moves must end next to an enemy. §turned-back It is turned face up again when it takes part in a capture.
    §line Make a move that traps an enemy between two of your men, and you capture it. §between Moving between two enemies yourself is safe. §row Two men in a row are safe too, along the line they form.
    §win+single You win when your opponent has only one man left. §stuck A player who cannot move loses.
    §first { side-first } places first. Your side is at the bottom of the board.
    { book-facts }
rule-poleis-setup =
    §board The board has { $files } columns, a to h, and { $ranks } rows. It starts empty.
    §first { side-first } goes first. Sides are random, unless you agree who starts.
    §place Take turns placing one man at a time on any empty square, until all 32 are on the board.
    §place-quiet While you are placing, no man moves and none is captured.
    §place-safe A man placed between two enemies is safe, even once you start moving.
    §first-move When all men are placed, { side-first } makes the first move.
rule-poleis-move =
    §turn+pass On your turn you move one man. You cannot pass.
    §slide A man moves any number of empty squares forwards, backwards or sideways. §diagonal Men never move diagonally.
    §block A man cannot jump over another one or land on it.
    §attack A move is an attack when it ends right next to an enemy. Diagonal neighbours do not count.
    §attack-passing Passing an enemy is not an attack. Moving from one enemy to another is.
    §between Moving between two enemies is safe. You stay safe until one leaves and an enemy takes its place.
rule-poleis-capture =
    §line To capture an enemy man, trap it in a straight line between two of yours. It leaves the board.
    §mover One of the two must be the man that has just moved.
    §row Only a single man can be trapped like this, not two or more in a row.
    §several One move can capture up to 3 men, one in each direction.
    §capture-attack A move that captures is always an attack, even if no enemy is left next to your man. So your man is not turned over, and a vagus can make such a move.
    §corner+edge Corners and edges do not help to capture. A man in a corner is safe. A man on the edge can only be captured along the edge.
rule-poleis-special =
    §ordinarius Every man is placed as an ordinarius, a soldier in good order.
    §quiet-move If an ordinarius makes a move that is not an attack, it is turned over. Now it is a vagus.
    §vagus A vagus moves like any man, but each of its moves must be an attack. If it cannot attack, it cannot move: it is one of the inciti, the hopeless ones.
    §vagus-stays A vagus that attacks without capturing stays a vagus.
    §turned-back A vagus that takes part in a capture is turned face up again. This goes for the man that moved and for its partner on the other side.
rule-poleis-end =
    §single You win when your opponent has only one man left.
    §stuck You also win when your opponent cannot move, for example when all their men are vagi that cannot attack.
    §adjudicated A game that makes no more progress is decided by counting. The side with more men wins. If both have the same number, the side with more ordinarii wins. If those are equal too, the game is a draw.
    §agree The men are counted if you both agree to stop.
    §repetition The men are counted when the same position comes up for the third time, with the same men turned over.
    §quiet The men are also counted after 100 moves without a capture, 50 by each side. Turning a man over does not restart these 100 moves.
    §hand Men that are not placed yet count as ordinarii.
rule-poleis-tips =
    §tips+advice-begin+advice-kinds+place Place your men next to enemies or in line with them, so that each can attack at once.
    §tips+advice-attack+quiet-move A man that attacks stays an ordinarius, so attack with every move if you can do it safely.
    §tips+advice-attack+turned-back Use a vagus next to an enemy as a partner: a capture with its help turns it face up again.
    §tips+advice-defend+look When a man is threatened, move it away by an attack or fill the square that the enemy needs.
    §tips+advice-defend+edge A man in a corner is safe, and a man on the edge can only be captured along the edge.
    §tips+advice-avoid+vagus Before you turn a man over, check that it will find an enemy to attack, or it is stuck.
    §tips+advice-endgame+adjudicated If captures stop, the men are counted, then the ordinarii, so take no risks when you are ahead.
    §tips+advice-endgame+stuck With few men left, keep your ordinarii: when all your men are vagi without a target, you lose.
rule-poleis-source =
    §source Dmytro published these rules in English in 2024. He had published a longer version in Ukrainian in 2015. The English text is on boardgamegeek.com, thread 3412976.
    §source+why He found that plain Petteia often ends in a draw, because it is much easier to defend than to attack.
    §source+names The names come from Isidore, who writes of ordinarii, vagi and inciti. What they meant is not known. Dmytro follows Schädler, who calls this game Poleis, and all games with pieces Petteia.
    §source+modern Dmytro does not claim that the Greeks played like this.
    §reading Where the text of 2024 says nothing, we follow the version of 2015. The rules on when to count the men are ours.

show-poleis-place = { $move }: { side-first } places a man.
show-poleis-slide = The man on a1 can go to any marked square.
show-poleis-attack = { $move } ends next to an enemy, so it is an attack.
show-poleis-quiet = { $move } does not end next to an enemy. The man is turned over.
show-poleis-vagus = The vagus on a1 can only attack.
show-poleis-back = { $move } captures { $taken }. Both men that took part are turned face up again.
show-poleis-line = { $move } captures { $taken }.
show-poleis-several = { $move } captures { $taken } at once.
show-poleis-row = { $move } captures nothing: there are two enemies in a row.
show-poleis-corner = { $move } captures nothing: a corner is safe.
show-poleis-safe = { $move } goes between two enemies, and is safe.
show-poleis-single = { $move } captures { $taken }. Only one enemy man is left.
