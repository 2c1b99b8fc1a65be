# The tournament games of Andreas Frank Vogt: Petteia and Kubeia.

vogt-armies =
    §board+letters The board has { $files } columns and { $ranks } rows. Vogt gave the columns Greek letters; your squares run from { GREEK("a1") } to { GREEK("l8") }.
    §letters Type them so, with Greek letters, or with the small letters a to l by column; For h and k I ask which you mean. “settings letters=” shows others.
    §army Each side has 12 Hoplites, 12 Peltasts and a Basileus.
    §array The Hoplites fill the row nearest to you, the Peltasts stand in front of them.
    §leader-start Your Basileus stands before them, { $mirror ->
        [on] a little right of the middle: on { GREEK("g3") } for { side-first }, on { GREEK("f6") } for { side-second }.
       *[off] a little left of the middle: on { GREEK("f3") } for { side-first }, on { GREEK("g6") } for { side-second }.
    }
    §first { side-first } moves first.
vogt-take =
    §line Close a Peltast in between two of your pieces, in a straight line. He leaves the board.
    §mover One of your two must be the piece that has just moved.
    §row Only a single piece is taken between two, never a row. §several One move can capture in several directions.
    §corner In a corner you need the two squares beside the piece.
vogt-safe = §between You may move in between two enemies without harm. Vogt calls that a false capture.
vogt-armour = §armour A Hoplite wears armour: one of the two who take him must be a Hoplite or the Basileus. In a corner too.
vogt-king =
    §leader-partner The Basileus helps to capture like any other piece.
    §leader-taken He himself falls only when enemies hold every square beside him: four, on the edge three, in a corner two. The last must just have come.
    { $classes ->
        [off] §class Any pieces will do.
       *[on] §class Two of the four must be Hoplites, or one the enemy Basileus. On the edge or in a corner one Hoplite or the Basileus will do.
    }
    §protected Two enemies on opposite sides do not take him. A piece of his own beside him protects him.
vogt-active = §active A piece is active when one move of its own can bring it beside an enemy. Otherwise it is passive. Being next to one is not enough.
vogt-end =
    §leader-taken+breakthrough You win by taking the enemy Basileus (sbando), or by moving yours to the enemy’s back row (sfondamento).
    §decimation You win by taking all enemy Peltasts, or all Hoplites (decimazione).
    §stuck You win when your opponent cannot move (assedio). §abandon A resignation wins too (abbandono).
    §passive Three moves in a row with passive pieces lose, if you had an active one (renitenza).
vogt-draws =
    §superiority+quiet After a hundred moves without a capture, the side with more pieces wins (superiorità). With as many it is a draw.
    §agree It is a draw when you both agree. §repetition Repeating a position does not end the game.
vogt-ignorance = { $ignorance ->
        [on] { " " }§ignorance An illegal move brings a warning. Insisting on it loses.
       *[off] { "" }
    }
vogt-options-ignorance = §ignorance ignorance=on: a player who insists on an illegal move, after a warning, loses.
vogt-options-mirror = §leader-start mirror=on: the Basileis begin on { GREEK("g3") } and { GREEK("f6") }.
vogt-options-compulsory = §must compulsory=off: capturing is optional.
vogt-options-classes = §class classes=off: any pieces take the Basileus once they hold every square beside him.
vogt-options-how = §options These are tournament rules. For a friendly game you may change them: name it when you challenge, such as options=classes=off.
vogt-glance-win =
    { $classes ->
        [off] §leader-taken To capture the king, hold every square beside him.
       *[on] §leader-taken To capture the king, hold every square beside him, also with Hoplites or your own king.
    }
    §win You win by that, or by moving your king to the far row. §decimation+stuck Also when the enemy has no Peltast, no Hoplite or no move left.
vogt-source =
    §source Andreas Frank Vogt wrote these rules for tournaments in 2018, in Italian, after a reconstruction by Moshe Callen.
    §source+sides He calls the first side White, the Athenians, and the second Black, the Spartans.
    §source+modern It is a modern reconstruction. No ancient author tells the rules.

rule-vogt-petteia-glance =
    §gist A tournament game for people who like chess. §army Each side has 12 Peltasts (light), 12 Hoplites (heavy) and a Basileus, the king.
    { $six ->
        [off] §slide All move in straight lines, never diagonally, as far as the way is free.
       *[on] §slide All move in straight lines, never diagonally, as far as the way is free. §hoplite A Hoplite goes six squares at most.
    }
    { $compulsory ->
        [off] §line Move so that an enemy is between two of your pieces, and you capture it.
       *[on] §line Move so that an enemy is between two of your pieces, and you capture it. §must If you can capture, you must.
    }
    { $six ->
        [off] §between Going in between two enemies is safe.
       *[on] §armour A Hoplite is captured only if a Hoplite or the king helps. §between Going in between two enemies is safe.
    }
    { vogt-glance-win }
    §first { side-first } moves first. Your side is at the bottom of your board.
    { book-facts }
rule-vogt-petteia-setup = { vogt-armies }
rule-vogt-petteia-move =
    §turn+pass You move one piece a turn, and you cannot pass.
    §slide It goes straight ahead, back or sideways, over empty squares. §diagonal Never diagonally.
    §block It does not jump over a piece, and does not land on one. Where it cannot move at all, it is blocked.
    §peltast+basileus A Peltast and the Basileus go as far as they like.
    { $six ->
        [off] §hoplite So does a Hoplite.
       *[on] §hoplite A Hoplite goes six squares at most.
    }
    { vogt-active } Vogt calls the squares beside a piece its squares of contact, never the diagonal ones. In the open, a piece that makes an enemy active is active too. §passive Three passive moves in a row can lose the game.
rule-vogt-petteia-capture =
    { vogt-take }
    { $six ->
        [off] §armour A Hoplite is taken in the same way.
       *[on] { vogt-armour }
    }
    { vogt-safe } You stay safe also when they move elsewhere.
    { $compulsory ->
        [off] §must Capturing is optional.
       *[on] §must If you can capture, you must, even the Basileus, and even when your king could reach the far row. Any capture will do.
    }
rule-vogt-petteia-special = { vogt-king }
rule-vogt-petteia-end =
    { vogt-end }
    §active-judged A piece is judged before it moves, from where it stands. §passive-count A move with an active piece begins the count anew, and so does a turn without one.{ vogt-ignorance }
    { vogt-draws }
    §order Other wins come before these counts, and the passive moves before the hundred.
rule-vogt-petteia-options =
    { vogt-options-how }
    { vogt-options-compulsory }
    §hoplite+armour six=off: a Hoplite goes any distance, and any two pieces take him.
    { vogt-options-classes }
    { vogt-options-mirror }
    { vogt-options-ignorance }
rule-vogt-petteia-tips =
    { $compulsory ->
        [off] §tips+bait Offer a piece as bait where your answer takes more.
       *[on] §tips+bait Captures are a duty, so you can drag enemies about. Offer a Peltast, and see where the taker must go.
    }
    §tips+hoplite Keep Hoplites near the enemy Basileus: { $classes ->
        [off] they help to close him in.
       *[on] without them he is hard to take.
    }
    §tips+protected Keep one of your own men beside your Basileus.
    §tips+breakthrough Watch the columns in front of both kings. A king who reaches the far row wins.
    §tips+active Do not run out of active pieces while you wait.
rule-vogt-petteia-source =
    { vogt-source }
    §reading Three things are our reading: captures come before the king’s run, armour holds in corners, and how active pieces are judged.

rule-vogt-kubeia-glance =
    §gist The tournament game with two dice. §army Each side has 12 Peltasts (light), 12 Hoplites (heavy) and a Basileus, the king.
    §slide All move in straight lines, never diagonally. §throw Peltasts go up to the higher die, Hoplites up to the lower. The king goes up to the lower, or exactly the higher. §zeus After a double you may move again.
    { $compulsory ->
        [off] §line Move so that an enemy is between two of your pieces, and you capture it.
       *[on] §line Move so that an enemy is between two of your pieces, and you capture it. §must If your throw allows it, you must.
    }
    { $armour ->
        [off] §between Going in between two is safe.
       *[on] §armour A Hoplite is captured only if a Hoplite or the king helps. §between Going in between two is safe.
    }
    { vogt-glance-win }
    §first { side-first } moves first. Your side is at the bottom of your board.
    { book-facts }
rule-vogt-kubeia-setup =
    { vogt-armies } There is no throw for that.
rule-vogt-kubeia-move =
    §throw+turn Your turn begins with two dice. The bot throws them, for all to see. Then you move one piece.
    §slide+block It goes straight, over empty squares only. §diagonal Never diagonally.
    §peltast+hoplite A Peltast goes up to the higher number. A Hoplite goes up to the lower one.
    §basileus+hermes+hermes-path The Basileus goes up to the lower number, or exactly the higher: the move of Hermes. His way must be free as well.
    §always Whatever you throw, any unblocked piece can go at least one square.
    §zeus After a double and its move you may throw and move again, with any piece: the hand of Zeus. Your opponent waits.
    §zeus-on+waive This goes on as long as you throw doubles. You may waive it. §zeus-won A move that wins brings no throw.
rule-vogt-kubeia-capture =
    { vogt-take }
    { $armour ->
        [off] §armour A Hoplite is taken in the same way.
       *[on] { vogt-armour }
    }
    { vogt-safe }
    { $compulsory ->
        [off] §must Capturing is optional.
       *[on] §must If you can capture with this throw, you must. Any capture will do.
    }
rule-vogt-kubeia-special = { vogt-king }
rule-vogt-kubeia-end =
    { vogt-end }
    { vogt-active }
    §active-judged Each piece is judged as if it could go six squares, whatever was thrown. §zeus-count Moves after a double count too, throws do not.{ vogt-ignorance }
    { vogt-draws }
rule-vogt-kubeia-options =
    { vogt-options-how }
    { vogt-options-compulsory }
    { vogt-options-classes }
    §armour armour=off: any two pieces take a Hoplite.
    { vogt-options-mirror }
    { vogt-options-ignorance }
rule-vogt-kubeia-tips =
    §tips+throw Stand where several throws help you, not one alone.
    §tips+hoplite Small throws bind your Hoplites. Bring them forward while you can.
    §tips+basileus Count the squares to your Basileus: a six reaches farther than one thinks.
    §tips+zeus A double is worth two moves. Use the second to finish what the first began.
    §tips+protected Keep one of your own men beside your Basileus.
rule-vogt-kubeia-source =
    { vogt-source }
    §source+throw Kubeia is his game with dice. Which ancient game used them, and how, is not known.
    §source+misprint His sample game has a misprint: the throw 31 at its second move should be 32.
    §reading Two things are our reading of that game: the bonus throw is a right, and the dice do not make pieces active.

show-vogt-petteia-start = The start.
show-vogt-petteia-ways = The Hoplite on { GREEK("g1") } may go to the marked squares.
show-vogt-petteia-free = The Hoplite on { GREEK("g1") } may go to the marked squares, as far as he likes.
show-vogt-petteia-active = { GREEK("d4") } can come beside { GREEK("h4") }, so it is active. { GREEK("b4") } is passive: its own man is in the way.
show-vogt-petteia-line = { $move } takes { $taken } at once.
show-vogt-petteia-corner = { $move } takes { $taken } in the corner.
show-vogt-petteia-armour = { $move } captures nothing: two Peltasts cannot take a Hoplite.
show-vogt-petteia-heavy = { $move } takes the Hoplite on { $taken }: a Hoplite helps.
show-vogt-petteia-bare = { $move } takes the Hoplite on { $taken }.
show-vogt-petteia-false = { $move } goes in between two enemies, and is safe.
show-vogt-petteia-must = { $move } is not allowed: a capture is possible.
show-vogt-petteia-king = { $move } closes the last side, and takes the Basileus.
show-vogt-petteia-light = { $move } closes the last side. Any pieces take the Basileus.
show-vogt-petteia-edge = { $move }: on the edge three are enough.
show-vogt-petteia-break = { $move } reaches the far row and wins.
show-vogt-petteia-sacrifice = Vogt’s example: after { $move } { side-second } must capture from { GREEK("g6") }, and opens it.
show-vogt-petteia-opened = Then { $move } takes the Basileus.
show-vogt-petteia-last = { $move } takes the last Peltast and wins.
show-vogt-petteia-idle = { $move } is the third passive move in a row, and loses.

show-vogt-kubeia-start = The start.
show-vogt-kubeia-hermes = Thrown: 6 and 3. The Basileus goes up to three squares, or exactly six.
show-vogt-kubeia-light = Thrown: 5 and 2. The Peltast on { GREEK("a2") } goes up to five.
show-vogt-kubeia-heavy = Thrown: 5 and 2. The Hoplite on { GREEK("a1") } goes up to two.
show-vogt-kubeia-line = { $move } takes { $taken } at once.
show-vogt-kubeia-armour = { $move } captures nothing: two Peltasts cannot take a Hoplite.
show-vogt-kubeia-bare = { $move } takes the Hoplite on { $taken }.
show-vogt-kubeia-king = { $move } closes the last side, and takes the Basileus.
show-vogt-kubeia-open = { $move } closes the last side. Any pieces take the Basileus.
show-vogt-kubeia-break = { $move } reaches the far row and wins.
