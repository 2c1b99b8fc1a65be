# How squares are named for a person.

setting-letters = Square names: { $value ->
    [game] each game’s own (Θ6 in Vogt’s games)
    [latin] a1, b2 in every game
   *[attic] Greek numerals in Vogt’s games (ΘΠΙ for Θ6)
}
set-letters = { $value ->
    [game] Each game’s own
    [latin] a1, b2 in every game
   *[attic] Greek numerals (Vogt)
}
discord-option-letters = How squares are named for you
