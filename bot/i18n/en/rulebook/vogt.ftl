# The tournament games of Andreas Frank Vogt: Petteia and Kubeia.

vogt-armies =
    §board+letters The board has { $files } columns and { $ranks } rows. Vogt gave the columns Greek letters. On your board the squares run from { GREEK("a1") } to { GREEK("l8") }.
    §letters Type squares as you see them, in Greek letters, or with the small letters a to l. For h and k I ask which column you mean. To see squares written another way, type “settings” and choose “Squares”.
    §army Each side has 12 Hoplites, 12 Peltasts and a Basileus.
    §array Your Hoplites fill the row closest to you, and your Peltasts fill the row in front of them.
    §leader-start Your Basileus starts in front of the Peltasts, { $mirror ->
        [on] a little right of the middle: on { GREEK("g3") } for { side-first }, on { GREEK("f6") } for { side-second }.
       *[off] a little left of the middle: on { GREEK("f3") } for { side-first }, on { GREEK("g6") } for { side-second }.
    }
    §first { side-first } moves first.
vogt-take =
    §line To capture a Peltast, trap it in a straight line between two of your pieces. It leaves the board.
    §mover One of the two must be the piece that has just moved.
    §row Only a single piece can be trapped like this, not two or more in a row. §several One move can capture in several directions at once.
    §corner To capture a piece in a corner, hold both squares next to it.
vogt-safe = §between Moving between two enemies is safe. Vogt calls this a false capture.
vogt-armour = §armour A Hoplite wears armour. To capture one, at least one of your two pieces must be a Hoplite or your Basileus. This goes for corners too.
vogt-king =
    §leader-partner The Basileus captures like any other piece: it can make the capturing move, or be the partner on the other side.
    §leader-taken To capture the enemy Basileus, your pieces must hold every square next to it. That takes 4 pieces, 3 on the edge, or 2 in a corner. The last of them must have just moved there.
    { $classes ->
        [off] §class Pieces of any kind can do this.
       *[on] §class At least 2 of the 4 must be Hoplites, or one must be your Basileus. On the edge or in a corner, one Hoplite or your Basileus is enough.
    }
    §protected Two pieces on opposite sides of a Basileus are not enough. It is protected while a piece of its own side is next to it.
vogt-active = §active A piece is active when one move could bring it next to an enemy. Otherwise it is passive. Being next to one is not enough.
vogt-end =
    §leader-taken+breakthrough You win when you capture the enemy Basileus (sbando), or move your own to the enemy’s back row (sfondamento).
    §decimation You also win when you capture all enemy Peltasts or all Hoplites (decimazione).
    §stuck You win when your opponent cannot move (assedio). §abandon You also win if they resign (abbandono).
    §passive You lose after 3 moves in a row with passive pieces if you had an active one each time (renitenza).
vogt-draws =
    §superiority+quiet After 100 moves without a capture, the side with more pieces wins (superiorità). Equal numbers are a draw.
    §agree It is also a draw if you both agree. §repetition Repetition does not end the game.
vogt-ignorance = { $ignorance ->
        [on] { " " }§ignorance If you insist on moving your piece illegally, you lose.
       *[off] { "" }
    }
vogt-options-ignorance = §ignorance ignorance=on: if you type an illegal move of one of your own pieces, you get a warning. If you insist on that move, you lose.
vogt-options-mirror = §leader-start mirror=on: each Basileus starts a little right of the middle, on { GREEK("g3") } or { GREEK("f6") }.
vogt-options-compulsory = §must compulsory=off: you do not have to capture.
vogt-options-classes = §class classes=off: pieces of any kind can capture a Basileus by holding every square next to it.
vogt-options-how = §options These are tournament rules. For a friendly game you can change them: add options to your challenge, for example options=classes=off.
vogt-glance-win =
    { $classes ->
        [off] §leader-taken To capture the king, hold every square next to it.
       *[on] §leader-taken To capture the king, hold every square next to it with the help of Hoplites or your own king.
    }
    §win You win when you capture the enemy king, or yours reaches the far row. §decimation+stuck You also win when your opponent has no Peltast, no Hoplite or no move left.
vogt-tips-king = §tips+advice-defend+protected Keep a piece of your own next to your Basileus: then the Basileus cannot be captured.
vogt-tips-end =
    §tips+advice-endgame+superiority When you are ahead, guard your back row: after 100 moves without a capture, more pieces win.
    §tips+advice-avoid+advice-endgame+decimation Protect your last Peltast and your last Hoplite: a side that loses either class loses the game.
vogt-source =
    §source Andreas Frank Vogt wrote these tournament rules in 2018, in Italian. He based them on a reconstruction by Moshe Callen.
    §source+sides He calls the first side White, the Athenians, and the second side Black, the Spartans.
    §source+modern It is a modern reconstruction. No ancient author explains the rules.

rule-vogt-petteia-glance =
    §gist A tournament game for people who like chess. §army Each side has 12 Peltasts (light), 12 Hoplites (heavy) and a Basileus, the king.
    { $six ->
        [off] §slide All pieces move in straight lines, never diagonally, as far as the way is clear.
       *[on] §slide All pieces move in straight lines, never diagonally, as far as the way is clear. §hoplite A Hoplite moves at most 6 squares.
    }
    { $compulsory ->
        [off] §line Make a move that traps an enemy between two of your pieces, and you capture it.
       *[on] §line Make a move that traps an enemy between two of your pieces, and you capture it. §must If you can capture, you must.
    }
    { $six ->
        [off] §between Moving between two enemies yourself is safe.
       *[on] §armour To capture a Hoplite, one of your two pieces must be a Hoplite or your king. §between Moving between two enemies yourself is safe.
    }
    { vogt-glance-win }
    §first { side-first } moves first. Your side is at the bottom of the board.
    { book-facts }
rule-vogt-petteia-setup = { vogt-armies }
rule-vogt-petteia-move =
    §turn+pass On your turn you move one piece. You cannot pass.
    §slide A piece moves forwards, backwards or sideways, over empty squares only. §diagonal Pieces never move diagonally.
    §block A piece cannot jump over another one or land on it. If it cannot move at all, it is blocked.
    §peltast+basileus A Peltast moves any number of squares, and so does the Basileus.
    { $six ->
        [off] §hoplite A Hoplite does too.
       *[on] §hoplite A Hoplite moves at most 6 squares.
    }
    { vogt-active } Vogt calls the squares next to a piece its squares of contact. Diagonal squares do not count. It usually works both ways: a piece that an enemy can move next to is active too. §passive You lose after 3 moves in a row with passive pieces if you had an active one each time.
rule-vogt-petteia-capture =
    { vogt-take }
    { $six ->
        [off] §armour A Hoplite is captured in the same way.
       *[on] { vogt-armour }
    }
    { vogt-safe } You stay safe until one of the two leaves and an enemy takes its place.
    { $compulsory ->
        [off] §must You do not have to capture.
       *[on] §must If you can capture, you must, even when your Basileus could reach the enemy’s back row instead. Capturing the enemy Basileus counts too. If several captures are possible, choose any.
    }
rule-vogt-petteia-special = { vogt-king }
rule-vogt-petteia-end =
    { vogt-end }
    §active-judged What counts is where a piece is before it moves (see “Moving”). §passive-count The count restarts when you move an active piece or have none.{ vogt-ignorance }
    { vogt-draws }
    §order If several of these apply at once, a winning move counts first, then passive moves, then the 100 moves.
rule-vogt-petteia-options =
    { vogt-options-how }
    { vogt-options-compulsory }
    §hoplite+armour six=off: a Hoplite moves any number of squares, and any two pieces can capture it.
    { vogt-options-classes }
    { vogt-options-mirror }
    { vogt-options-ignorance }
rule-vogt-petteia-tips =
    §tips+advice-begin+breakthrough Begin with Peltasts, and leave Hoplites on your back row to close the columns to the enemy Basileus.
    §tips+advice-attack+bait { $compulsory ->
        [off] Offer a piece as bait when you can capture more in return.
       *[on] Your opponent has to capture when they can: offer a piece to lure a guard away from its square.
    }
    §tips+advice-attack+advice-kinds+hoplite Keep some Hoplites near the enemy Basileus: { $classes ->
        [off] they help to surround it.
       *[on] without them it is hard to capture.
    }
    §tips+advice-defend+breakthrough { $compulsory ->
        [off] Close a column that lies open to the enemy Basileus, because that king wins on your back row.
       *[on] Close a column that lies open to the enemy Basileus, or offer a capture, which has to come first.
    }
    { vogt-tips-king }
    §tips+advice-avoid+active Do not make 3 passive moves in a row while you have an active piece: you would lose.
    { vogt-tips-end }
rule-vogt-petteia-source =
    { vogt-source }
    §reading In our reading, a capture comes before reaching the enemy’s back row, and armour protects in corners. The rule for active pieces is our reading too.

rule-vogt-kubeia-glance =
    §gist Tournament Petteia with 2 dice. §army Each side has 12 Peltasts (light), 12 Hoplites (heavy) and a Basileus, the king.
    §slide Pieces move in straight lines, never diagonally. §throw Peltasts move up to the higher die, Hoplites up to the lower. The king moves up to the lower, or exactly the higher. §zeus A double lets you throw and move again.
    { $compulsory ->
        [off] §line Trap an enemy between two of your pieces to capture it.
       *[on] §line Trap an enemy between two of your pieces to capture it. §must If your throw lets you, you must.
    }
    { $armour ->
        [off] §between Moving between two enemies is safe.
       *[on] §armour Capturing a Hoplite takes a Hoplite or your king. §between Moving between two enemies is safe.
    }
    { vogt-glance-win }
    §first { side-first } moves first. Your side is at the bottom of the board.
    { book-facts }
rule-vogt-kubeia-setup =
    { vogt-armies } The dice do not decide who starts.
rule-vogt-kubeia-move =
    §throw+turn Your turn starts with a throw of two dice. I throw them for everyone to see. Then you move one piece.
    §slide+block A piece moves in a straight line, over empty squares only. §diagonal Pieces never move diagonally.
    §peltast+hoplite A Peltast moves up to the higher number. A Hoplite moves up to the lower number.
    §basileus+hermes+hermes-path The Basileus moves up to the lower number, or exactly the higher: the move of Hermes. The way must be clear for that move too.
    §always Whatever you throw, every piece that is not blocked can move at least one square.
    §zeus After a double, make your move. Then you can throw and move again, with any piece: the hand of Zeus. Your opponent waits.
    §zeus-on+waive You can go on like this as long as you throw doubles. You can also pass the bonus throw. §zeus-won If your move wins the game, there is no bonus throw.
rule-vogt-kubeia-capture =
    { vogt-take }
    { $armour ->
        [off] §armour A Hoplite is captured in the same way.
       *[on] { vogt-armour }
    }
    { vogt-safe }
    { $compulsory ->
        [off] §must You do not have to capture.
       *[on] §must If your throw lets you capture, you must. If several captures are possible, choose any.
    }
rule-vogt-kubeia-special = { vogt-king }
rule-vogt-kubeia-end =
    { vogt-end }
    { vogt-active }
    §active-judged Each piece is judged with a range of 6, whatever the throw. §zeus-count Moves after a double count too; throws do not.{ vogt-ignorance }
    { vogt-draws }
rule-vogt-kubeia-options =
    { vogt-options-how }
    { vogt-options-compulsory }
    { vogt-options-classes }
    §armour armour=off: any two pieces can capture a Hoplite.
    { vogt-options-mirror }
    { vogt-options-ignorance }
rule-vogt-kubeia-tips =
    §tips+advice-begin+advice-kinds+hoplite Bring some Hoplites forward when both dice are high: low throws hold Hoplites back.
    §tips+advice-attack+throw Put your pieces where several different throws help you, not just one.
    §tips+advice-attack+zeus A double is worth two moves: use the second to finish what the first began.
    §tips+advice-defend+look Keep weak pieces more than 7 squares away from enemies: no single throw gets next to them.
    { vogt-tips-king }
    §tips+advice-avoid+basileus Do not leave a column open to the enemy Basileus: an exact throw carries it 6 squares at once.
    { vogt-tips-end }
rule-vogt-kubeia-source =
    { vogt-source }
    §source+throw Kubeia is his game with dice. Which ancient game used dice, and how, is not known.
    §source+misprint His sample game has a misprint: in its second move, the throw 3-1 should be 3-2.
    §reading Two points are our reading of that game: you can pass the bonus throw, and the dice do not decide which pieces are active.

show-vogt-petteia-start = The starting position.
show-vogt-petteia-ways = The Hoplite on { GREEK("g1") } can go to any marked square.
show-vogt-petteia-free = The Hoplite on { GREEK("g1") } can go to any marked square, with no limit of 6.
show-vogt-petteia-active = { GREEK("d4") } can move next to { GREEK("h4") }, so it is active. { GREEK("b4") } is passive: a piece of its own side is in the way.
show-vogt-petteia-line = { $move } captures { $taken } at once.
show-vogt-petteia-corner = { $move } captures { $taken } in the corner.
show-vogt-petteia-armour = { $move } captures nothing: two Peltasts cannot capture a Hoplite.
show-vogt-petteia-heavy = { $move } captures the Hoplite on { $taken }: a Hoplite helps.
show-vogt-petteia-bare = { $move } captures the Hoplite on { $taken }.
show-vogt-petteia-false = { $move } goes between two enemies, and is safe.
show-vogt-petteia-must = { $move } is not allowed: a capture is possible.
show-vogt-petteia-king = { $move } closes the last side, and captures the Basileus.
show-vogt-petteia-light = { $move } closes the last side. Pieces of any kind can capture the Basileus.
show-vogt-petteia-edge = { $move } captures the Basileus: on the edge, 3 pieces are enough to surround it.
show-vogt-petteia-break = { $move } reaches the enemy’s back row and wins.
show-vogt-petteia-sacrifice = Vogt’s example: after { $move }, { side-second } must capture with the piece on { GREEK("g6") }, and leaves that square open.
show-vogt-petteia-opened = Then { $move } captures the Basileus.
show-vogt-petteia-last = { $move } captures the last Peltast and wins.
show-vogt-petteia-idle = { $move } is the third passive move in a row, and loses.

show-vogt-kubeia-start = The starting position.
show-vogt-kubeia-hermes = With 6 and 3, the Basileus can move 1, 2, 3 or 6 squares.
show-vogt-kubeia-light = With 5 and 2, the Peltast on { GREEK("a2") } can move up to 5 squares.
show-vogt-kubeia-heavy = With 5 and 2, the Hoplite on { GREEK("a1") } can move up to 2 squares.
show-vogt-kubeia-line = { $move } captures { $taken } at once.
show-vogt-kubeia-armour = { $move } captures nothing: two Peltasts cannot capture a Hoplite.
show-vogt-kubeia-bare = { $move } captures the Hoplite on { $taken }.
show-vogt-kubeia-king = { $move } closes the last side, and captures the Basileus.
show-vogt-kubeia-open = { $move } closes the last side. Pieces of any kind can capture the Basileus.
show-vogt-kubeia-break = { $move } reaches the enemy’s back row and wins.
