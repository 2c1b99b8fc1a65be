# Lessons: the word and the button that lead to them. What is said in them is in rulebook/.

word-learn = brevi lezioni sul tavoliere
    .asked =
        voglio imparare
        corso per principianti
        tutorial
        lezioni
        c’è un corso
        esercizi
        insegnami
        come mi alleno
        imparare passo per passo
word-puzzle = risolvi il problema del giorno
    .asked =
        problema del giorno
        problema di oggi
        c’è un problema da risolvere
        chi ha risolto il problema
button-learn = Impara
discord-option-lesson = Il numero di una lezione
discord-option-answer = Che cosa fai nella lezione, per esempio a2-a5

daily-solver = { $name }
daily-tally = { $count ->
        [0] Fra chi gioca qui, nessuno l’ha ancora risolto.
       *[other] Risolto da { $names }.
    }
