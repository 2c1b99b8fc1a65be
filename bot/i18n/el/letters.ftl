# How squares are named for a person.

setting-letters = Ονόματα τετραγώνων: { $value ->
    [game] του κάθε παιχνιδιού (Θ6 στα παιχνίδια του Vogt)
    [latin] a1, b2 σε όλα τα παιχνίδια
   *[attic] αρχαίοι ελληνικοί αριθμοί στα παιχνίδια του Vogt (ΘΠΙ αντί για Θ6)
}
set-letters = { $value ->
    [game] Του κάθε παιχνιδιού
    [latin] a1, b2 σε όλα
   *[attic] Αρχαίοι αριθμοί (Vogt)
}
discord-option-letters = Πώς βλέπεις τα τετράγωνα
