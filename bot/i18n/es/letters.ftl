# How squares are named for a person.

setting-letters = Nombres de las casillas: { $value ->
    [game] los propios de cada juego (Θ6 en los de Vogt)
    [latin] a1, b2 en todos los juegos
   *[attic] números griegos en los juegos de Vogt (ΘΠΙ por Θ6)
}
set-letters = { $value ->
    [game] Propios de cada juego
    [latin] a1, b2 siempre
   *[attic] Números griegos (Vogt)
}
discord-option-letters = Cómo te nombro las casillas
