# Latrunculi, by Lemery Games.

rule-lemery-latrunculi-glance =
    §gist+army+place A game of traps. First you take turns placing { $men } men each on any empty squares, one at a time.
    §step Then, on each turn, you move one man one square, never diagonally. §jump Or you capture by jumping over an enemy next to your man, to the empty square behind. §chain The same man can then jump again.
    §bind Make a move that traps an enemy between two of your men, and it is bound. §bound It cannot move while both of them hold it. §removal On a later turn you can remove it instead of moving.
    §between Moving between two enemies yourself is safe.
    §win+single You win when your opponent has only { $min ->
        [1] one man
       *[other] { $min } men
    } left. §stuck A player who cannot do anything loses.
    §first { side-first } places first. Your side is at the bottom of the board.
    { book-facts }
rule-lemery-latrunculi-setup =
    §board The board has { $files } columns, a to h, and { $ranks } rows. It starts empty.
    §first { side-first } goes first. §place Take turns placing one man at a time on any empty square, until all 32 are on the board.
    §place-quiet While you are placing, no man moves and none is bound.
    §place-safe A man placed between two enemies stays free, even once you start moving.
    §first-move When all men are placed, { side-first } makes the first move.
rule-lemery-latrunculi-move =
    §turn On your turn you do one of three things: step, jump, or remove an enemy.
    §step Step: move one man one square forwards, backwards or sideways, to an empty square. §diagonal Men never move diagonally.
    §jump Jump: one of your men jumps over an enemy right next to it, to the empty square behind.
    §removal Remove: take a bound enemy off the board.
    §bound A bound man cannot step or jump.
    §between Moving between two enemies is safe. You stay safe until one leaves and an enemy takes its place.
rule-lemery-latrunculi-capture =
    §line There are two ways to capture: jump over an enemy, or remove a bound one.
    §jump Jump over an enemy next to your man, to the empty square directly behind it. The enemy leaves the board at once.
    §chain The same man can keep jumping, in any direction. §chain+must You can stop after any jump, and you never have to jump at all.
    §jump-own+jump-bound You cannot jump over your own men. You can jump over a bound enemy.
    §jump-twice You cannot jump over the same enemy twice. Your man can come back to the square where it started.
    §removal+removal-turn+removal-when The other way to capture is to remove one enemy that is bound when your turn begins.
    This takes your whole turn. You can do it on any turn while the enemy is still bound, but you do not have to.
rule-lemery-latrunculi-special =
    §bind A step or jump that traps an enemy in a straight line between two of your men binds it. §mover One of the two must be the man that has just moved.
    §bind-several+several+row One move can bind several enemies, but only one between each two of your men. Two or more in a row are not bound. §chain-last After several jumps, only the last square counts.
    §corner+edge Edges and corners do not help to bind.
    §held A man stays bound while two enemies hold it. It is free at once when one of them moves away or is captured.
    { $pins ->
        [all] §pins Bound men still hold others, and help to bind. They let go only when they leave the board.
       *[free] §pins A bound man cannot hold another or help to bind. So you also free your man by binding one of the two enemies that hold it. Becoming free like this does not bind an enemy.
    }
    §held-lines A man held along both its row and its column is free when neither pair holds it any more.
    §freed If your own move frees your man, it can move on your next turn.
rule-lemery-latrunculi-end =
    §single You win at once when your opponent has only { $min ->
        [1] one man
       *[other] { $min } men
    } left.
    §stuck You also win when your opponent cannot do anything on their turn.
    §agree The game is a draw if you both agree.
    §repetition It is a draw when the same position comes up for the third time, with the same men bound.
    §quiet It is also a draw after 100 moves without a capture or a removal, 50 by each side.
    §quiet-count Placing a man does not count as a move here. Binding alone does not restart the count.
rule-lemery-latrunculi-options =
    §options Add options to your challenge, for example options=min=3. Put a comma between two options.
    §single min=3: a player with only 3 men left loses. The game is shorter.
    §pins pins=all: bound men still hold others. They also help to bind, and let go only when they leave the board.
rule-lemery-latrunculi-tips =
    §tips+advice-begin+advice-kinds+place Place your men in blocks against the edge: a man with another right behind it cannot be jumped over.
    §tips+advice-attack+removal Bind an enemy first and remove it later, but soon: if one of the two men that hold it leaves, it is free.
    §tips+advice-attack+chain Look for enemies with empty squares behind them: one man can jump over several in one turn.
    §tips+advice-defend+held { $pins ->
        [all] To free a bound man, jump over one of the two enemies that hold it.
       *[free] To free a bound man, bind or jump over one of the two enemies that hold it.
    }
    §tips+advice-defend+edge A man in a corner cannot be bound or jumped over, and one on the edge only along the edge.
    §tips+advice-avoid+jump Never leave an empty square behind a man with an enemy in front: the enemy jumps over and captures.
    { $min ->
        [1] §tips+advice-endgame Keep your men when you are ahead: 3 or 4 men against 2 usually ends in a draw.
       *[other] §tips+advice-endgame+single When you are ahead, trade man for man: a player with only { $min } men left loses.
    }
rule-lemery-latrunculi-source =
    §source The rules are a variant in the rulebook of Petteia by Lemery Games. Tímea Kőszegi and Lívia Varga illustrated it. Dario Jara and Jeremy Rozenhart edited it. Find out more at LemeryGames.com.
    §source+models The rulebook names Ulrich Schädler’s reconstruction of 2001 as a model: bind first, capture later.
    §source+jump Capturing by jumping is the publisher’s own idea.
    §source+modern It is a modern reconstruction. How the Romans really played is not known.
    §reading The rulebook leaves much open. These points are our reading: the size of the board, how long a man stays bound, that bound men hold no others, and the draws.

show-lemery-latrunculi-place = { $move }: { side-first } places a man.
show-lemery-latrunculi-ways = The man on d4 can step to d3 or jump to d6.
show-lemery-latrunculi-jump = { $move } captures { $taken }.
show-lemery-latrunculi-chain = { $move }: two jumps capture { $taken }.
show-lemery-latrunculi-bind = { $move } binds the man on d4.
show-lemery-latrunculi-held = { $move } is not allowed: the man is bound.
show-lemery-latrunculi-remove = { $move } removes the bound man.
show-lemery-latrunculi-free = { $move } binds the man on e4, which lets go of the man on d4.
show-lemery-latrunculi-pinned = { $move } binds the man on e4, which still holds the man on d4.
show-lemery-latrunculi-leave = { $move }: one of the two that held d4 moves away, and the man there is free.
show-lemery-latrunculi-edge = { $move } does not bind: the edge does not help.
show-lemery-latrunculi-safe = { $move } goes between two enemies, and is safe.
show-lemery-latrunculi-reduced = { $move } wins: only one enemy is left.
show-lemery-latrunculi-three = { $move } wins: only 3 enemies are left.
