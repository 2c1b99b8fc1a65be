# Lessons: the word and the button that lead to them. What is said in them is in rulebook/.

word-learn = brevi lezioni interattive
word-puzzle = risolvi il problema del giorno, altri ancora, o tanti contro il tempo
button-learn = Impara
discord-option-lesson = Il numero di una lezione
discord-option-answer = Che cosa fai nella lezione, per esempio a2-a5

daily-solver = { $name }{ $streak ->
        [0] { "" }
        [1] { "" }
       *[other] : { $streak } giorni di fila
    }
daily-tally = { $count ->
        [0] Fra chi gioca qui, nessuno ha ancora risolto il problema del giorno.
       *[other] Risolto oggi da:
    }

puzzle-more = Un altro problema
puzzle-rating = Il tuo punteggio nei problemi: { $rating }
puzzle-kind = { $kind ->
        [daily] il problema del giorno
        [more] un problema al tuo livello
       *[rush] più problemi che puoi in tre minuti
    }
discord-option-kind = Quale problema; vuoto: quello del giorno
discord-option-puzzle-ruleset = Un gioco, per i problemi al tuo livello
refused-unknown-puzzle = «{ $typed }» non è un tipo di problema. Scegli tra { $choices }.
refused-no-puzzle-left = Hai già provato tutti questi problemi. Per il problema del giorno, scrivi «problema».
share-here = Puoi copiare questo testo o pubblicarlo dove vuoi. Non svela la soluzione.
share-title = Petteia · { $puzzle }
share-solved = Risolto{ $tries ->
        [0] { "" }
        [1] { " " }al primo tentativo
       *[other] { " " }al { $tries }º tentativo
    }{ $hint ->
        [yes] { " " }con un suggerimento
       *[no] { "" }
    }{ $streak ->
        [0] { "" }
        [1] { "" }
       *[other] { " " }· { $streak } giorni di fila
    }
rush-title = Problemi a tempo
rush-about = Risolvi più problemi che puoi in tre minuti. Diventano sempre più difficili. Dopo un errore passi al problema successivo.
rush-over = Tempo scaduto. Risolti: { $solved }.
rush-best = Il tuo record: { $best }.
rush-go = Via
rush-now = { $solved ->
        [one] 1 risolto
       *[other] { $solved } risolti
    }, { $seconds ->
        [one] un secondo rimasto
       *[other] { $seconds } secondi rimasti
    }
rush-right = Giusto.
rush-wrong = Non è la soluzione. Ecco il prossimo problema.
