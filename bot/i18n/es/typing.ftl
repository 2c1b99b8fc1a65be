# What people type, and what is answered to slips, greetings and several meanings.

## Greetings, questions, buttons for what was meant

hello = ¡Hola, { $name }!
hello-waiting = Ahora mismo no te espera ninguna partida.
hello-begin = Desafía a alguien, o prueba antes una lección corta.
button-challenge = Desafiar a alguien
which-accept = ¿Qué quieres aceptar?
which-decline = ¿Qué quieres rechazar?
offer-kind-draw = tablas en { $ruleset }
offer-kind-takeback = deshacer una jugada en { $ruleset }
offer-kind-pause = pausa en { $ruleset }
offer-kind-hints = pistas en { $ruleset }
offer-kind-public = espectadores en { $ruleset }
entry-match = { $entry } · { $match }
meant-text = { $text }
word-rename = cambia tu nombre en el chat web
word-hello = qué puedes hacer ahora

game-lemery-petteia = Petteia (Lemery)
game-lemery-compact = Petteia Compacta
game-lemery-ultra = Petteia Ultracompacta
game-lemery-crossing = Cruce del general
game-lemery-latrunculi = Latrunculi
game-poleis = Poleis
game-vogt-petteia = Petteia de torneo
game-vogt-kubeia = Kubeia
game-walker-petteia = Petteia (Walker)
game-walker-dux = Latrunculi con dux
