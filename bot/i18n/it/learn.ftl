# Lessons: the word and the button that lead to them. What is said in them is in rulebook/.

word-learn = brevi lezioni sul tavoliere
word-puzzle = risolvi il problema del giorno
button-learn = Impara
discord-option-lesson = Il numero di una lezione
discord-option-answer = Che cosa fai nella lezione, per esempio a2-a5

daily-solver = { $name }
daily-tally = { $count ->
        [0] Fra chi gioca qui, nessuno l’ha ancora risolto.
       *[other] Risolto da { $names }.
    }
