# How squares are named for a person.

setting-letters = Namen van velden: { $value ->
    [game] zoals het spel ze noemt (Θ6 bij Vogt)
    [latin] a1, b2 in elk spel
   *[attic] Griekse cijfers bij Vogt (ΘΠΙ voor Θ6)
}
set-letters = { $value ->
    [game] Velden zoals in het spel
    [latin] a1, b2 in elk spel
   *[attic] Griekse cijfers bij Vogt
}
discord-option-letters = Hoe velden voor jou heten
