# The tournament games of Andreas Frank Vogt: Petteia and Kubeia.

vogt-armies =
    The board has { $files } columns and { $ranks } rows. The columns bear Greek letters, from Α to Μ.
    Type those, or the small letters a to l by column.
    Each side has 12 Hoplites, 12 Peltasts and a Basileus.
    The Hoplites fill the row nearest to you, the Peltasts stand in front of them.
    Your Basileus stands before them, { $mirror ->
        [on] a little right of the middle: on Η3 for { side-first }, on Ζ6 for { side-second }.
       *[off] a little left of the middle: on Ζ3 for { side-first }, on Η6 for { side-second }.
    }
    { side-first } moves first.
vogt-take =
    Close a Peltast in between two of your pieces, in a straight line. He leaves the board.
    One of your two must be the piece that has just moved.
    Only a single piece is taken between two, never a row. One move may take on several sides.
    In a corner you need the two squares beside the piece.
vogt-safe = You may move in between two enemies without harm. Vogt calls that a false capture.
vogt-armour = A Hoplite wears armour: one of the two who take him must be a Hoplite or the Basileus. In a corner too.
vogt-king =
    The Basileus helps to capture like any other piece.
    He himself falls only when enemies hold every square beside him: four, on the edge three, in a corner two. The last must just have come.
    { $classes ->
        [off] Any pieces will do.
       *[on] Two of the four must be Hoplites, or one the enemy Basileus. On the edge or in a corner one Hoplite or the Basileus will do.
    }
    Two enemies on opposite sides do not take him. A piece of his own beside him protects him.
vogt-active = A piece is active when one move of its own can bring it beside an enemy. Otherwise it is passive. To stand beside one is not enough.
vogt-end =
    You win by taking the enemy Basileus, or by bringing yours to the enemy’s back row by his own move.
    You win by taking all Peltasts or all Hoplites of the enemy.
    You win when your opponent cannot move.
    Whoever moves a passive piece three times in a row, though he has an active one, loses.
vogt-draws =
    After a hundred moves, fifty of each side, without a capture, whoever has more pieces wins. If these are equal, it is a draw.
    It is a draw when you both agree. The return of a position ends nothing.
vogt-ignorance = { $ignorance ->
        [on] { " " }Whoever types a move that is not allowed is warned. If he insists, he loses.
       *[off] { "" }
    }
vogt-options-ignorance = ignorance=on: whoever insists on a move that is not allowed, after a warning, loses.
vogt-options-mirror = mirror=on: the Basileis begin on Η3 and Ζ6.
vogt-options-compulsory = compulsory=off: nobody need capture.
vogt-options-classes = classes=off: any pieces take the Basileus once they hold every square beside him.
vogt-options-how = These are tournament rules. For a friendly game you may change them: name it when you challenge, such as options=classes=off.
vogt-source =
    Andreas Frank Vogt wrote these rules for tournaments in 2018, in Italian, after a reconstruction by Moshe Callen.
    He calls the first side White, the Athenians, and the second Black, the Spartans.
    It is a modern reconstruction. No ancient author tells the rules.

rule-vogt-petteia-glance =
    A tournament game for people who like chess. Each side has 12 Peltasts, 12 Hoplites and a Basileus.
    Peltasts are light soldiers, Hoplites wear armour, and the Basileus is the king.
    Close an enemy in between two of your pieces, and it is taken.
    { $compulsory ->
        [off] You win by taking the king, by bringing yours across, and in other ways.
       *[on] If you can capture, you must. You win by taking the king, by bringing yours across, and in other ways.
    }
    { book-facts }
rule-vogt-petteia-setup = { vogt-armies }
rule-vogt-petteia-move =
    You move one piece a turn, and you cannot pass.
    It goes straight ahead, back or sideways, over empty squares. Never diagonally.
    It does not jump over a piece, and does not land on one.
    A Peltast and the Basileus go as far as they like.
    { $six ->
        [off] So does a Hoplite.
       *[on] A Hoplite goes six squares at most.
    }
    { vogt-active } Three passive moves in a row can lose the game.
rule-vogt-petteia-capture =
    { vogt-take }
    { $six ->
        [off] A Hoplite is taken in the same way.
       *[on] { vogt-armour }
    }
    { vogt-safe } You stay safe also when they move elsewhere.
    { $compulsory ->
        [off] You need not capture when you could.
       *[on] If you can capture, you must, even the Basileus, and even when your king could reach the far row. Any capture will do.
    }
rule-vogt-petteia-special = { vogt-king }
rule-vogt-petteia-end =
    { vogt-end }
    A piece is judged before it moves, from where it stands. A move with an active piece begins the count anew, and so does a turn without one.{ vogt-ignorance }
    { vogt-draws }
    Other wins come before these counts, and the passive moves before the hundred.
rule-vogt-petteia-options =
    { vogt-options-how }
    { vogt-options-compulsory }
    six=off: a Hoplite goes any distance, and any two pieces take him.
    { vogt-options-classes }
    { vogt-options-mirror }
    { vogt-options-ignorance }
rule-vogt-petteia-tips =
    { $compulsory ->
        [off] Offer a piece as bait where your answer takes more.
       *[on] Captures are a duty, so you can drag enemies about. Offer a Peltast, and see where the taker must go.
    }
    Keep Hoplites near the enemy Basileus: { $classes ->
        [off] they help to close him in.
       *[on] without them he is hard to take.
    }
    Keep one of your own men beside your Basileus.
    Watch the columns in front of both kings. A king who reaches the far row wins.
    Do not run out of active pieces while you wait.
rule-vogt-petteia-source =
    { vogt-source }
    That captures come before the king’s run, that the armour holds in corners, and how active pieces are judged, is our reading.

rule-vogt-kubeia-glance =
    The tournament game with two dice. Each side has 12 Peltasts, 12 Hoplites and a Basileus.
    Peltasts are light soldiers, Hoplites wear armour, and the Basileus is the king.
    Each turn begins with a throw. It says how far each kind of piece may go.
    Close an enemy in between two of your pieces, and it is taken.
    You win by taking the king, by bringing yours across, and in other ways.
    { book-facts }
rule-vogt-kubeia-setup =
    { vogt-armies } There is no throw for that.
rule-vogt-kubeia-move =
    Your turn begins with two dice. The bot throws them, for all to see. Then you move one piece.
    It goes straight, over empty squares only. Never diagonally.
    A Peltast goes up to the higher number. A Hoplite goes up to the lower one.
    The Basileus goes up to the lower number, or exactly the higher: the move of Hermes. His way must be free as well.
    A throw always leaves a move: who is not blocked can go one square.
    After a double and its move you may throw and move again, with any piece: the hand of Zeus. Your opponent waits.
    This goes on as long as you throw doubles. You may waive it. A move that wins brings no throw.
rule-vogt-kubeia-capture =
    { vogt-take }
    { vogt-armour }
    { vogt-safe }
    { $compulsory ->
        [off] You need not capture when you could.
       *[on] If you can capture with this throw, you must. Any capture will do.
    }
rule-vogt-kubeia-special = { vogt-king }
rule-vogt-kubeia-end =
    { vogt-end }
    { vogt-active }
    Each piece is judged as if it could go six squares, whatever was thrown. Moves after a double count too, throws do not.{ vogt-ignorance }
    { vogt-draws }
rule-vogt-kubeia-options =
    { vogt-options-how }
    { vogt-options-compulsory }
    { vogt-options-classes }
    { vogt-options-mirror }
    { vogt-options-ignorance }
rule-vogt-kubeia-tips =
    Stand where several throws help you, not one alone.
    Small throws bind your Hoplites. Bring them forward while you can.
    Count the squares to your Basileus: a six reaches farther than one thinks.
    A double is worth two moves. Use the second to finish what the first began.
    Keep one of your own men beside your Basileus.
rule-vogt-kubeia-source =
    { vogt-source }
    Kubeia is his game with dice. Which ancient game used them, and how, is not known.
    His sample game has a misprint: the throw 31 at its second move should be 32.
    That the bonus throw is a right, and that active pieces are judged without the dice, is our reading of that game.

show-vogt-petteia-start = The start.
show-vogt-petteia-ways = The Hoplite on Η1 may go to the marked squares.
show-vogt-petteia-free = The Hoplite on Η1 may go to the marked squares, as far as he likes.
show-vogt-petteia-active = Δ4 can come beside Θ4, so it is active. Β4 is passive: its own man is in the way.
show-vogt-petteia-line = { $move } takes { $taken } at once.
show-vogt-petteia-corner = { $move } takes { $taken } in the corner.
show-vogt-petteia-armour = { $move } takes nobody: two Peltasts cannot take a Hoplite.
show-vogt-petteia-heavy = { $move } takes the Hoplite on { $taken }: a Hoplite helps.
show-vogt-petteia-bare = { $move } takes the Hoplite on { $taken }.
show-vogt-petteia-false = { $move } goes in between two enemies, and is safe.
show-vogt-petteia-must = { $move } is not allowed: a capture is possible.
show-vogt-petteia-king = { $move } closes the last side, and takes the Basileus.
show-vogt-petteia-light = { $move } closes the last side. Any pieces take the Basileus.
show-vogt-petteia-edge = { $move }: on the edge three are enough.
show-vogt-petteia-break = { $move } reaches the far row and wins.
show-vogt-petteia-last = { $move } takes the last Peltast and wins.
show-vogt-petteia-idle = { $move } is the third passive move in a row, and loses.

show-vogt-kubeia-start = The start.
show-vogt-kubeia-hermes = Thrown: 6 and 3. The Basileus goes up to three squares, or exactly six.
show-vogt-kubeia-light = Thrown: 5 and 2. The Peltast on Α2 goes up to five.
show-vogt-kubeia-heavy = Thrown: 5 and 2. The Hoplite on Α1 goes up to two.
show-vogt-kubeia-line = { $move } takes { $taken } at once.
show-vogt-kubeia-armour = { $move } takes nobody: two Peltasts cannot take a Hoplite.
show-vogt-kubeia-king = { $move } closes the last side, and takes the Basileus.
show-vogt-kubeia-open = { $move } closes the last side. Any pieces take the Basileus.
show-vogt-kubeia-break = { $move } reaches the far row and wins.
