# How squares are named for a person.

setting-letters = Nomi delle caselle: { $value ->
    [game] quelli del gioco (Θ6 nei giochi di Vogt)
    [latin] a1, b2 in ogni gioco
   *[attic] numeri greci nei giochi di Vogt (ΘΠΙ per Θ6)
}
set-letters = { $value ->
    [game] I nomi del gioco
    [latin] a1, b2 in ogni gioco
   *[attic] Numeri greci (Vogt)
}
discord-option-letters = Come vuoi chiamare le caselle
