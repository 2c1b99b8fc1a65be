# What people type, and what is answered to slips, greetings and several meanings.

## Greetings, questions, buttons for what was meant

hello = Ciao, { $name }!
hello-waiting = Al momento non devi muovere né rispondere in nessuna partita.
hello-begin = Sfida qualcuno, oppure prova prima una breve lezione.
button-challenge = Sfida qualcuno
which-accept = Quale sfida o offerta vuoi accettare?
which-decline = Quale sfida o offerta vuoi rifiutare?
offer-kind-draw = patta: { $ruleset }
offer-kind-takeback = ritiro della mossa: { $ruleset }
offer-kind-pause = pausa: { $ruleset }
offer-kind-hints = suggerimenti: { $ruleset }
offer-kind-public = spettatori: { $ruleset }
entry-match = { $entry } · { $match }
meant-text = { $text }
word-rename = cambia il tuo nome nella chat web
word-hello = che cosa fare ora

game-lemery-petteia = Petteia (Lemery)
game-lemery-compact = Petteia Compact
game-lemery-ultra = Petteia Ultra Compact
game-lemery-crossing = Traversata del generale
game-lemery-latrunculi = Latrunculi
game-poleis = Poleis
game-vogt-petteia = Petteia da torneo
game-vogt-kubeia = Kubeia
game-walker-petteia = Petteia (Walker)
game-walker-dux = Latrunculi con il dux
