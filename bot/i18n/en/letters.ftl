# How squares are named for a person.

setting-letters = Square names: { $value ->
    [game] as in each game (Θ6 in Vogt’s games)
    [latin] a1, b2 in every game
   *[attic] Greek numerals in Vogt’s games (ΘΠΙ for Θ6)
}
set-letters = { $value ->
    [game] As in each game
    [latin] a1, b2 in every game
   *[attic] Greek numerals in Vogt’s games
}
discord-option-letters = How squares are named for you
