# Lessons: the word and the button that lead to them. What is said in them is in rulebook/.

word-learn = lecciones en el tablero
word-puzzle = resuelve el problema del día u otros, también a contrarreloj
button-learn = Aprender
discord-option-lesson = El número de una lección
discord-option-answer = Qué haces en la lección, como a2-a5

daily-solver = { $name }{ $streak ->
        [0] { "" }
        [1] { "" }
       *[other] : { $streak } días seguidos
    }
daily-tally = { $count ->
        [0] Aquí todavía nadie ha resuelto el problema del día.
       *[other] Hoy resolvieron el problema:
    }

puzzle-more = Otro problema
puzzle-rating = Tu puntuación en problemas: { $rating }
puzzle-kind = { $kind ->
        [daily] el problema del día
        [more] un problema de tu nivel
       *[rush] todos los que puedas en tres minutos
    }
discord-option-kind = Qué problema (vacío: el del día)
discord-option-puzzle-ruleset = Un juego para «más»
refused-unknown-puzzle = «{ $typed }» no es un tipo de problema. Elige entre { $choices }.
refused-no-puzzle-left = Ya intentaste resolver todos estos problemas. Escribe «problema» para ver el problema del día.
share-here = Puedes copiar esto o publicarlo donde quieras. No revela la solución.
share-title = Petteia · { $puzzle }
share-solved = Resuelto{ $tries ->
        [0] { "" }
        [1] { " " }al primer intento
       *[other] { " " }en el intento { $tries }
    }{ $hint ->
        [yes] { " " }con una pista
       *[no] { "" }
    }{ $streak ->
        [0] { "" }
        [1] { "" }
       *[other] { " " }· { $streak } días seguidos
    }
rush-title = Contrarreloj
rush-about = Resuelve todos los problemas que puedas en tres minutos. Cada vez son más difíciles. Si fallas, pasas al siguiente.
rush-over = Se acabó el tiempo. Problemas resueltos: { $solved }.
rush-best = Tu mejor marca: { $best }.
rush-go = Empezar
rush-now = Resueltos: { $solved }; { $seconds ->
        [one] queda { $seconds } segundo
       *[other] quedan { $seconds } segundos
    }
rush-right = Correcto.
rush-wrong = Esa no es la solución. Aquí tienes el siguiente problema.
