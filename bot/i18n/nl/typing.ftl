# What people type, and what is answered to slips, greetings and several meanings.

## Greetings, questions, buttons for what was meant

hello = Hallo, { $name }!
hello-waiting = Er wacht nu geen partij op je.
hello-begin = Daag iemand uit, of probeer eerst een korte les.
button-challenge = Iemand uitdagen
which-accept = Wat wil je accepteren?
which-decline = Wat wil je weigeren?
offer-kind-draw = remise in { $ruleset }
offer-kind-takeback = zet terugnemen in { $ruleset }
offer-kind-pause = pauze in { $ruleset }
offer-kind-hints = hints in { $ruleset }
offer-kind-public = toeschouwers bij { $ruleset }
entry-match = { $entry } · { $match }
meant-text = { $text }
word-rename = je naam in de webchat veranderen
word-hello = wat je nu kunt doen

game-lemery-petteia = Petteia (Lemery)
game-lemery-compact = Compact Petteia
game-lemery-ultra = Ultra Compact Petteia
game-lemery-crossing = General’s Crossing
game-lemery-latrunculi = Latrunculi
game-poleis = Poleis
game-vogt-petteia = Toernooi-Petteia
game-vogt-kubeia = Kubeia
game-walker-petteia = Petteia (Walker)
game-walker-dux = Latrunculi met dux
