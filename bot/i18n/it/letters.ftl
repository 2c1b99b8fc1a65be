# How squares are named for a person.

setting-letters = Nomi delle caselle: { $value ->
    [game] come in ogni gioco (Θ6 in quelli di Vogt)
    [latin] a1, b2 in ogni gioco
   *[attic] numeri greci nei giochi di Vogt (ΘΠΙ per Θ6)
}
set-letters = { $value ->
    [game] Come in ogni gioco
    [latin] a1, b2 in ogni gioco
   *[attic] Numeri greci nei giochi di Vogt
}
discord-option-letters = Come si chiamano le caselle per te
