# Choosing what is played, by buttons on a challenge that is not yet answered.

terms-which = Which game? Press one to see more of it.
terms-entry = { $name }: { $brief }
terms-now = { $ruleset }
terms-change = Press what you would have otherwise, then offer it.
terms-values = Which shall it be?
terms-clock = How much time shall there be?
terms-option = { $value } ⇄
terms-chosen = ✓ { $value }

terms-side-lot = A lot decides who begins ⇄
terms-side-first = I play { side-first } and begin ⇄
terms-side-second = I play { side-second } ⇄

button-terms = Change the game
button-terms-yes = Offer this
button-another-game = Another game

news-proposed = The challenge was changed: look at what is played.
done-proposed = Your challenge was changed.
refused-not-yours-to-change = Only the challenger can choose another game. Challenge them yourself to play what you like.
refused-terms-changed = The challenge was changed after that button was shown. Here it is as it stands now.

brief-lemery-petteia = 12 by 8, 24 men and a leader
brief-lemery-compact = 8 by 8, 16 men and a leader
brief-lemery-ultra = 8 by 8, 8 men and a leader
brief-lemery-crossing = a race of the leaders
brief-lemery-latrunculi = place, bind, jump
brief-poleis = place, and attack or be turned over
brief-vogt-petteia = 12 by 8, three classes
brief-vogt-kubeia = three classes and two dice
brief-walker-petteia = men alone
brief-walker-dux = men and a dux, safe from capture

about-lemery-petteia = The large battle on 12 by 8, with a leader who jumps. Close men in between two of yours; take or surround the enemy leader.
about-lemery-compact = A battle on 8 by 8: two rows of men and a leader who jumps. The best game to start with.
about-lemery-ultra = The shortest battle: one row of men and a leader on 8 by 8, with much open ground.
about-lemery-crossing = A race through the battle: the leader that first reaches the enemy’s back row wins. Leaders cannot be captured.
about-lemery-latrunculi = Place 16 men where you like, then step, or jump to capture. Close an enemy in to bind it, and take it off later.
about-poleis = Place 16 men where you like, then attack: whoever moves without ending next to an enemy is turned over.
about-vogt-petteia = Light peltasts, armoured hoplites and a Basileus on 12 by 8, by tournament rules: captures are a duty, idling loses.
about-vogt-kubeia = The tournament game with dice: the throw says how far each class may go, and a double may throw again.
about-walker-petteia = The plainest battle: two rows of men, nothing else. Take all but one of your opponent’s. Boards from 5 by 5 to 12 by 12.
about-walker-dux = One row of men and a dux that cannot be captured. Boards from 5 by 5 to 12 by 12.
