# What people type, and what is answered to slips, greetings and several meanings.

## Greetings, questions, buttons for what was meant

hello = Hello, { $name }!
hello-waiting = None of your matches is waiting for you right now.
hello-begin = Challenge someone, or try a short lesson first.
button-challenge = Challenge someone
which-accept = Accept which one?
which-decline = Decline which one?
offer-kind-draw = draw in { $ruleset }
offer-kind-takeback = takeback in { $ruleset }
offer-kind-pause = pause in { $ruleset }
offer-kind-hints = hints in { $ruleset }
offer-kind-public = spectators in { $ruleset }
entry-match = { $entry } · { $match }
meant-text = { $text }
word-rename = change your name in the web chat
word-hello = what to do next

game-lemery-petteia = Petteia (Lemery)
game-lemery-compact = Compact Petteia
game-lemery-ultra = Ultra Compact Petteia
game-lemery-crossing = General’s Crossing
game-lemery-latrunculi = Latrunculi
game-poleis = Poleis
game-vogt-petteia = Tournament Petteia
game-vogt-kubeia = Kubeia
game-walker-petteia = Petteia (Walker)
game-walker-dux = Latrunculi with Dux
