# What people type, and what is answered to slips, greetings and several meanings.

## Greetings, questions, buttons for what was meant

hello = Hallo, { $name }!
hello-waiting = Gerade wartet keine deiner Partien auf dich.
hello-begin = Fordere jemanden heraus oder probier erst eine kurze Lektion.
button-challenge = Jemanden herausfordern
which-accept = Was möchtest du annehmen?
which-decline = Was möchtest du ablehnen?
offer-kind-draw = Remis in { $ruleset }
offer-kind-takeback = Rücknahme in { $ruleset }
offer-kind-pause = Pause in { $ruleset }
offer-kind-hints = Tipps in { $ruleset }
offer-kind-public = Publikum in { $ruleset }
entry-match = { $entry } · { $match }
meant-text = { $text }
word-rename = deinen Namen im Webchat ändern
word-hello = was du als Nächstes tun kannst

game-lemery-petteia = Petteia (Lemery)
game-lemery-compact = Compact Petteia
game-lemery-ultra = Ultra Compact Petteia
game-lemery-crossing = General’s Crossing
game-lemery-latrunculi = Latrunculi
game-poleis = Poleis
game-vogt-petteia = Turnier-Petteia
game-vogt-kubeia = Kubeia
game-walker-petteia = Petteia (Walker)
game-walker-dux = Latrunculi mit Dux
