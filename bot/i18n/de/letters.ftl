# How squares are named for a person.

setting-letters = Feldnamen: { $value ->
    [game] wie im jeweiligen Spiel (Θ6 in Vogts Spielen)
    [latin] a1, b2 in jedem Spiel
   *[attic] griechische Zahlen in Vogts Spielen (ΘΠΙ für Θ6)
}
set-letters = { $value ->
    [game] Wie im jeweiligen Spiel
    [latin] a1, b2 in jedem Spiel
   *[attic] Griechisch bei Vogt
}
discord-option-letters = Wie die Felder für dich heißen
