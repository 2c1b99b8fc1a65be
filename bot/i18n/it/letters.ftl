# How squares are named for a person.

setting-letters = Caselle: { $value ->
    [game] come le ha ogni gioco, Θ6 in quelli di Vogt
    [latin] a1, b2 e così via in ogni gioco
   *[attic] con i numeri greci nei giochi di Vogt, ΘΠΙ per Θ6
}
set-letters = { $value ->
    [game] Caselle come le ha il gioco
    [latin] Caselle a1, b2 in ogni gioco
   *[attic] Numeri greci nei giochi di Vogt
}
discord-option-letters = Come si chiamano le caselle per te
