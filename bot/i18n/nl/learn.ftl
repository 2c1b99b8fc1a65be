# Lessons: the word and the button that lead to them. What is said in them is in rulebook/.

word-learn = korte lessen op het bord
word-puzzle = de puzzel van de dag oplossen
button-learn = Leren
discord-option-lesson = Het nummer van een les
discord-option-answer = Wat je in de les doet, zoals a2-a5

daily-solver = { $name }
daily-tally = { $count ->
        [0] Nog niemand hier heeft hem opgelost.
       *[other] Opgelost door { $names }.
    }
