# Choosing what is played, by buttons on a challenge that is not yet answered.

terms-which = Choose a game
terms-now = { $ruleset }
terms-change = Tap an option to change it, then send the challenge.
terms-values = Choose one
terms-clock = Choose a time limit
terms-option = { $value } ⇄
terms-chosen = ✓ { $value }

terms-rated = Rated ⇄
terms-unrated = Not rated ⇄
terms-side-lot = Random sides ⇄
terms-side-first = I begin as { side-first } ⇄
terms-side-second = I play { side-second } ⇄

button-terms = Change game
button-terms-yes = Send challenge
button-another-game = Another game

news-proposed = The challenge was changed.
done-proposed = Challenge changed.
refused-not-yours-to-change = Only the challenger can change the game. To play something else, send your own challenge.
refused-terms-changed = The challenge has changed. Here it is now.

about-lemery-petteia = The big battle on 12 by 8 squares, with a leader that jumps. Trap enemies between two of your men, and capture or surround the enemy leader.
about-lemery-compact = A battle on 8 by 8 squares: two rows of men and a leader that jumps. The best game to start with.
about-lemery-ultra = The shortest battle: one row of men and a leader on an open 8 by 8 board.
about-lemery-crossing = A race through the battle: the first leader on the enemy’s back row wins. Leaders cannot be captured.
about-lemery-latrunculi = Place 16 men where you like, then step, or jump to capture. Trap an enemy to bind it, and capture it later.
about-poleis = Place 16 men where you like, then attack: a man that moves without ending next to an enemy is turned over.
about-vogt-petteia = Light Peltasts, armoured Hoplites and a Basileus on 12 by 8 squares, by tournament rules: captures are compulsory, and stalling loses.
about-vogt-kubeia = The tournament game with dice: the throw says how far each class can move, and a double lets you throw again.
about-walker-petteia = The simplest battle: two rows of men and nothing else. Capture all but one of your opponent’s men. Boards from 5 by 5 to 12 by 12.
about-walker-dux = One row of men and a dux that cannot be captured. Boards from 5 by 5 to 12 by 12.

# How one wins, in one line.
aim-lemery-petteia = You win by capturing or surrounding the enemy leader.
aim-lemery-compact = You win by capturing or surrounding the enemy leader.
aim-lemery-ultra = You win by capturing or surrounding the enemy leader.
aim-lemery-crossing = You win when your leader is the first to reach the enemy’s back row.
aim-lemery-latrunculi = You win when your opponent has only one man left.
aim-poleis = You win when your opponent has only one man left.
aim-vogt-petteia = You win by capturing the enemy king, or by bringing yours to the far row.
aim-vogt-kubeia = You win by capturing the enemy king, or by bringing yours to the far row.
aim-walker-petteia = You win when your opponent has only one man left.
aim-walker-dux = You win when your opponent has only one piece left.
