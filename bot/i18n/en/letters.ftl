# How squares are named for a person.

setting-letters = Squares: { $value ->
    [game] named as each game has them, Θ6 in Vogt’s games
    [latin] a1, b2 and so on in every game
   *[attic] with Greek numerals in Vogt’s games, ΘΠΙ for Θ6
}
set-letters = { $value ->
    [game] Squares as the game has them
    [latin] Squares a1, b2 in every game
   *[attic] Greek numerals in Vogt’s games
}
discord-option-letters = How squares are named for you
