# Playing against the computer.

# The computer as a player, wherever its name is shown
computer-name = { $level ->
    [0] Ordinateur (niveau 0, pour un enfant)
    [1] Ordinateur (niveau 1, débutant)
    [3] Ordinateur (niveau 3, facile)
    [5] Ordinateur (niveau 5, moyen)
    [6] Ordinateur (niveau 6, difficile)
    [8] Ordinateur (niveau 8, maître)
   *[other] Ordinateur (niveau { $level })
}

button-computer = Jouer contre l’ordinateur
button-next-level = Ensuite : { $name }

computer-levels = Choisis le niveau de l’ordinateur. Vous jouerez à { $ruleset }, sans pendule.
computer-level-child = Pour un enfant (niveau 0)
computer-level-beginner = Débutant (niveau 1)
computer-level-easy = Facile (niveau 3)
computer-level-medium = Moyen (niveau 5)
computer-level-hard = Difficile (niveau 6)
computer-level-master = Maître (niveau 8)

done-computer = Ta partie contre { $name } a commencé.
computer-busy = Beaucoup de gens jouent contre l’ordinateur en ce moment. Son coup prendra environ { $seconds } secondes.
computer-stopped = L’ordinateur ne peut pas jouer pour l’instant. Ta partie est conservée et reprendra dès qu’il pourra jouer.

refused-no-computer = L’ordinateur ne peut pas jouer pour l’instant. Tu peux défier une personne, ou réessayer plus tard.
refused-computer-level = L’ordinateur n’a pas de niveau « { $typed } ». Choisis un niveau de { $least } (un enfant peut gagner) à { $most }.
refused-computer-clock = Il n’y a pas de pendule contre l’ordinateur : prends tout ton temps. Défie-le à nouveau sans pendule.
refused-computer-block = Tu ne peux pas bloquer l’ordinateur. Il ne défie jamais personne.
refused-level-person = Seul l’ordinateur a un niveau. Pour défier une personne, n’indique pas de niveau.
refused-name-computer = Ce nom ressemble à celui de l’ordinateur. Choisis-en un autre.

discord-option-level = Jouer contre l’ordinateur, à ce niveau
