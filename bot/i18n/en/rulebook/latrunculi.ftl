# Latrunculi, by Lemery Games.

rule-lemery-latrunculi-glance =
    §gist+army+place A game of traps. First you take turns placing { $men } men each, on any empty squares.
    §step Then a man steps one square, never diagonally. §jump Or he captures: he jumps over an enemy beside him to the empty square behind. §chain He may jump again.
    §bind A man closed in between two enemies is bound. §bound He cannot move until one of the two leaves. §removal On a later turn you can take him off instead of moving.
    §between Going in between two enemies is safe.
    §win+single You win when your opponent has { $min ->
        [1] one man
       *[other] { $min } men
    } left. §stuck A player who can do nothing loses.
    §first { side-first } places first. Your side is at the bottom of your board.
    { book-facts }
rule-lemery-latrunculi-setup =
    §board The board has { $files } columns, a to h, and { $ranks } rows. It is empty at first.
    §first { side-first } begins. §place In turns, each side places one man on any empty square, until all 32 are placed.
    §place-quiet Until then no man moves, and none is bound.
    §place-safe A man placed between two enemies stays free, then and later.
    §first-move Then { side-first } makes the first move.
rule-lemery-latrunculi-move =
    §turn On your turn you do one of three things: a step, a jump, or a removal.
    §step A step takes one man one square ahead, back or sideways, to an empty square. §diagonal Never diagonally.
    §jump A jump takes him over an enemy right beside him, to the empty square behind.
    §removal A removal takes a bound enemy off the board.
    §bound A bound man does not step or jump.
    §between You may move in between two enemies without harm, even when they move elsewhere afterwards.
rule-lemery-latrunculi-capture =
    §line You capture in two ways: by jumping and by removing.
    §jump Jump over an enemy beside you to the empty square directly behind him. He leaves the board at once.
    §chain The same man may go on jumping, in any direction. §chain+must You may stop after any jump, and you do not have to jump at all.
    §jump-own+jump-bound Your own men cannot be jumped. A bound enemy can.
    §jump-twice No man is jumped twice, and your man may come back to where he began.
    §removal+removal-turn+removal-when A removal is the other way. Take off one enemy who is bound as your turn begins.
    That is your whole turn. You may do it on any turn while he is still bound, but you do not have to.
rule-lemery-latrunculi-special =
    §bind Your step or jump binds an enemy when it closes him in between two of your men, in a line. §mover One of the two must have just moved.
    §bind-several+several+row One move may bind several, but only a single man between two. §chain-last After jumps, only the last square counts.
    §corner+edge Edges and corners do not bind.
    §held He stays bound while two enemies hold him. He is free at once when one of them leaves or is captured.
    { $pins ->
        [all] §pins Bound men hold as well, and help to bind. They let go only when they leave the board.
       *[free] §pins A bound man holds no other. So he is also free when one of them is bound himself. A man freed in that way does not bind by it.
    }
    §held-lines Held along two lines, he is free when neither pair holds him.
    §freed If you freed your man by your own move, he may move on your next turn.
rule-lemery-latrunculi-end =
    §single You win at once when your opponent has { $min ->
        [1] one man
       *[other] { $min } men
    } left.
    §stuck You win when your opponent can do nothing on his turn.
    §agree It is a draw when you both agree.
    §repetition It is a draw when the same position occurs for the third time, with the same men bound.
    §quiet It is a draw after a hundred moves, fifty of each side, without a capture or a removal.
    §quiet-count Placing does not count for that. Binding alone does not begin the count anew.
rule-lemery-latrunculi-options =
    §options Choose options when you challenge, e.g. options=min=3. Put a comma between two.
    §single min=3: a player with three men left has lost. The game gets shorter.
    §pins pins=all: bound men hold as well. They help to bind, and let go only when they leave the board.
rule-lemery-latrunculi-tips =
    §tips+place Place with care: look where both sides can close in as soon as moving begins.
    §tips+edge Corners and edges are hard to close in.
    §tips+jump Leave no empty square behind a man with an enemy before him. He could be jumped.
    §tips+removal Bind first and remove later, but do not wait too long: your holders cannot leave.
    §tips+held Free a bound man by binding or jumping one of the two who hold him.
rule-lemery-latrunculi-source =
    §source The rules are a variant in the rulebook of Petteia by Lemery Games. Tímea Kőszegi and Lívia Varga illustrated it. Dario Jara and Jeremy Rozenhart edited it. More is at LemeryGames.com.
    §source+models It names Ulrich Schädler’s reconstruction of 2001 as a model: bind first, take later.
    §source+jump Jumping as a way to capture is the publisher’s own.
    §source+modern It is a modern reconstruction. Nobody knows how the Romans really played.
    §reading The rulebook leaves much open. The board, how long a man stays bound, that bound men hold no others, and the draws are our reading.

show-lemery-latrunculi-place = { $move }: { side-first } places a man.
show-lemery-latrunculi-ways = The man on d4 may step to d3, or jump to d6.
show-lemery-latrunculi-jump = { $move } takes { $taken }.
show-lemery-latrunculi-chain = { $move }: two jumps take { $taken }.
show-lemery-latrunculi-bind = { $move } binds the man on d4.
show-lemery-latrunculi-held = { $move } is not allowed: the man is bound.
show-lemery-latrunculi-remove = { $move } takes the bound man off.
show-lemery-latrunculi-free = { $move } binds the man on e4. He lets go of d4.
show-lemery-latrunculi-pinned = { $move } binds the man on e4. He still holds d4.
show-lemery-latrunculi-leave = { $move }: one holder leaves, and d4 is free.
show-lemery-latrunculi-edge = { $move } does not bind: edges do not help.
show-lemery-latrunculi-safe = { $move } goes in between two enemies, and is safe.
show-lemery-latrunculi-reduced = { $move } takes the last man but one, and wins.
show-lemery-latrunculi-three = { $move } leaves three men, and wins.
