# How squares are named for a person.

setting-letters = Noms des cases : { $value ->
    [game] ceux de chaque jeu (Θ6 dans les jeux de Vogt)
    [latin] a1, b2 dans tous les jeux
   *[attic] chiffres grecs dans les jeux de Vogt (ΘΠΙ pour Θ6)
}
set-letters = { $value ->
    [game] Ceux de chaque jeu
    [latin] a1, b2 dans tous les jeux
   *[attic] Chiffres grecs (Vogt)
}
discord-option-letters = Comment nommer les cases pour toi
