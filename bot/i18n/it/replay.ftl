# Going through a match again: moment by moment, as a film, as a picture to be shared.

word-replay = rivedi una partita mossa per mossa, o in un filmato

replay-start = { $count ->
    [0] Posizione iniziale. Ancora nessuna mossa.
    [one] Posizione iniziale. Segue una mossa.
   *[other] Posizione iniziale. Seguono { $count } mosse.
}
replay-at = { $number } di { $count }: { $deed }
replay-turn = Muove { $side }.

caption-won = Ha vinto { $side }: { $reason } · { $ruleset }
caption-draw = Patta: { $reason } · { $ruleset }
caption-open = { $count ->
    [0] Ancora nessuna mossa · { $ruleset }
    [one] Dopo una mossa · { $ruleset }
   *[other] Dopo { $count } mosse · { $ruleset }
}
film-last = È stata una partita lunga: il filmato mostra le ultime { $count } mosse.

button-replay = Rivedi
button-replay-first = « Inizio
button-replay-previous = ← Indietro
button-replay-next = Avanti →
button-replay-last = Fine »
button-replay-minus = −10
button-replay-plus = +10
button-animation = Filmato
button-still = Immagine da condividere

refused-no-such-move = La mossa «{ $typed }» non esiste. Scegli un numero da 0, l’inizio, a { $count }.

discord-option-move = Quante mosse mostrare, 0 per l’inizio
