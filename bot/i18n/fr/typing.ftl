# What people type, and what is answered to slips, greetings and several meanings.

## Greetings, questions, buttons for what was meant

hello = Bonjour, { $name } !
hello-waiting = Aucune de tes parties ne t’attend pour l’instant.
hello-begin = Défie quelqu’un, ou essaie d’abord une courte leçon.
button-challenge = Défier quelqu’un
which-accept = Que veux-tu accepter ?
which-decline = Que veux-tu refuser ?
offer-kind-draw = nulle · { $ruleset }
offer-kind-takeback = coup à reprendre · { $ruleset }
offer-kind-pause = pause · { $ruleset }
offer-kind-hints = indices · { $ruleset }
offer-kind-public = spectateurs · { $ruleset }
entry-match = { $entry } · { $match }
meant-text = { $text }
word-rename = changer ton nom dans le chat web
word-hello = que faire ensuite

game-lemery-petteia = Petteia (Lemery)
game-lemery-compact = Petteia compacte
game-lemery-ultra = Petteia ultra-compacte
game-lemery-crossing = La traversée du général
game-lemery-latrunculi = Latrunculi
game-poleis = Poleis
game-vogt-petteia = Petteia de tournoi
game-vogt-kubeia = Kubeia
game-walker-petteia = Petteia (Walker)
game-walker-dux = Latrunculi avec dux
