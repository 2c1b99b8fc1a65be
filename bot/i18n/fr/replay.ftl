# Looking back at a match: move by move, as a film, or as a picture to share.

word-replay = revoir une partie coup par coup, ou en film

replay-start = { $count ->
    [0] Début de la partie. Aucun coup n’a encore été joué.
    [one] Début de la partie, avant le seul coup joué.
   *[other] Début de la partie, avant les { $count } coups joués.
}
replay-at = Coup { $number } sur { $count } : { $deed }
replay-turn = C’est à { $side } de jouer.

caption-won = { $side } a gagné : { $reason } · { $ruleset }
caption-draw = Partie nulle : { $reason } · { $ruleset }
caption-open = { $count ->
    [0] Encore aucun coup · { $ruleset }
    [one] Après un coup · { $ruleset }
   *[other] Après { $count } coups · { $ruleset }
}
film-last = C’était une longue partie : le film montre les { $count } derniers coups.

button-replay = Revoir
button-replay-first = « Début
button-replay-previous = ← Précédent
button-replay-next = Suivant →
button-replay-last = Fin »
button-replay-minus = −10
button-replay-plus = +10
button-animation = Film
button-still = Image à partager

refused-no-such-move = Il n’y a pas de coup « { $typed } ». Choisis un nombre de 0 (le début) à { $count }.

discord-option-move = Combien de coups montrer, 0 pour le début
