# Lessons: what is said around them, and what is missing where an action does not solve the task.

learn-menu = Elige un curso
daily-solve = Resolver el problema
learn-daily = Problema del día
daily-title = Problema del { $day } · { $ruleset }: { $name }
puzzle-same-game = Otro problema de este juego
puzzle-share = Compartir
more-title = Problema { $number } · { $ruleset }: { $name }
rush-puzzle = Contrarreloj · { $ruleset }: { $name }
learn-path = Primeros pasos
learn-all = Cada lección es una posición con una tarea. Juegas con { side-first }. Has resuelto { $solved } de { $count }.
learn-entry = { $name }: { $solved } de { $count }
learn-title = { $ruleset } · Lecciones
learn-solved = { $solved ->
        [0] Hay { $count } lecciones. Hazlas en orden, o elige las que quieras.
       *[other] Has resuelto { $solved } de { $count } lecciones.
    }
learn-done = Ya resolviste las { $count } lecciones. Como prueba final, juega una partida corta contra la máquina.
learn-lesson = { $number }. { $name }{ $solved ->
        [yes] { " ✓" }
       *[no] { "" }
    }
learn-ahead = Siguiente: { $number }. { $name }
learn-games = Todos los cursos
learn-rules = Las reglas
learn-lessons = Lecciones
learn-play = Jugar a este juego ahora
learn-match = Jugar contra { $name }
learn-on = Continuar
learn-hint = Pista
learn-tell = Ver la solución
learn-other = Otra pieza
learn-again = Probar otra vez
learn-previous = ← Lección
learn-next = Lección →

lesson-title = { $ruleset } · Lección { $number } de { $count }: { $name }
lesson-ask = ¿Qué pieza eliges?
lesson-hint = Pista: { $hint }
lesson-told = Esta es la solución. { $answer }
lesson-another = También hay otra solución. { $answer }
lesson-praise = { $number ->
        [1] Bien hecho.
        [2] Exacto.
        [3] Muy bien jugado.
        [4] Eso es.
        [5] Muy bien.
       *[other] Excelente.
    }
lesson-right = Correcto. Ahora responde tu rival.
lesson-almost = Es una jugada legal, pero no resuelve la tarea.
lesson-cannot = No es la pieza de { $square }: { $why }
lesson-not-so = No es eso. Esta respuesta no es correcta: «{ $ending }»

ends-on = La partida sigue.
ends-again = Puedes tirar y mover otra vez.
ends-stays = La ficha está a salvo.
ends-lost = La ficha queda capturada.
ends-bound = La ficha queda inmovilizada.
ends-turned = La ficha queda boca abajo.
ends-won = Gana { $side }: { $reason }.
ends-draw = La partida acaba en tablas: { $reason }.

missed-captured = No capturaste en { $squares }.
# $count: how many squares these are
missed-bound = { $count ->
    [one] No inmovilizaste la ficha de { $squares }: todavía puede moverse.
   *[other] No inmovilizaste las fichas de { $squares }: todavía pueden moverse.
}
# $count: how many
missed-freed = { $count ->
    [one] Tu ficha de { $squares } sigue inmovilizada.
   *[other] Tus fichas de { $squares } siguen inmovilizadas.
}
missed-active = La pieza de { $square } es pasiva: no puede llegar junto a un enemigo en una jugada.
missed-line = Esa jugada no lleva a la solución.
missed-answer = { $side } respondería con { $reply }, y necesitarías demasiadas jugadas.
missed-count = { $taken ->
        [0] No capturaste ninguna pieza
        [1] Capturaste una pieza
       *[other] Capturaste { $taken } piezas
    }, pero puedes capturar { $asked ->
        [1] una
        [2] dos
       *[other] { $asked }
    }.
# $count: how many squares these are
missed-upright = { $count ->
    [one] Tu ficha de { $squares } quedó boca abajo, porque no atacó a ningún enemigo.
   *[other] Tus fichas de { $squares } quedaron boca abajo, porque no atacaron a ningún enemigo.
}
missed-reached = Ninguna pieza llegó a { $squares }.
missed-ended = Todavía no has ganado.
missed-otherwise = Así, la partida termina de otra manera: { $reason }.
missed-unharmed = { $side } respondería con { $reply } y capturaría en { $squares }.
missed-held = { $side } respondería con { $reply } y ganaría: { $reason }.

# Lessons of several games.

lesson-line = Encierra a un enemigo
task-line = Captura al enemigo de { $prey }.
hint-line = Una de tus fichas ya está junto al enemigo. ¿Qué ficha puede llegar al otro lado?
answer-line = { $move } captura al enemigo de { $prey }, porque está en línea recta entre dos fichas tuyas.

lesson-many = Varios a la vez
task-many = Captura a { $count ->
        [2] dos
       *[other] { $count }
    } enemigos en una jugada.
hint-many = La casilla { $to } está junto a todos esos enemigos.
answer-many = { $move } captura varias piezas: { $prey }. Una jugada puede capturar en varias direcciones a la vez.

lesson-inside = Entre dos enemigos
task-inside = Captura al enemigo de { $prey }.
hint-inside = La casilla que necesitas está entre { $one } y { $two }. Ir allí es seguro.
answer-inside = { $move } captura al enemigo de { $prey }. Los enemigos de { $one } y { $two } no capturan tu ficha, porque fue ella la que se metió entre ellos.

lesson-walk = Cómo se mueve una ficha
task-walk = Lleva tu ficha de { $man } a { $to } en una jugada.
hint-walk = Una ficha va tan lejos como quieras en línea recta, por una fila o una columna. Nunca se mueve en diagonal.
answer-walk = { $move } sube en línea recta por la columna. Una ficha puede cruzar todas las casillas vacías que quieras.

lesson-block = ¿Está libre el paso?
task-block = ¿Cuál de tus fichas puede moverse?
hint-block = Una ficha no puede caer sobre otra ni saltarla. ¿Qué ficha tiene al lado una casilla vacía?
answer-block = Solo puede moverse la ficha de { $from }. Las de { $one } y { $two } están bloqueadas.

lesson-place = Colocar fichas
task-place = Primero, los dos bandos colocan sus fichas por turnos. Colocas una en { $to }, entre { $one } y { $two }. ¿Qué le pasa?
hint-place = Mientras se colocan fichas, ninguna se mueve ni captura.
answer-place = Tu ficha de { $to } está a salvo, porque a una ficha colocada entre dos enemigos no le pasa nada.

# Puzzles in which the opponent answers.

lesson-forced-win = Gana en { $turns ->
        [1] una jugada
        [2] dos jugadas
       *[other] tres jugadas
    }
task-forced-win = { $turns ->
        [1] Gana con esta jugada.
        [2] Gana en dos jugadas, juegue lo que juegue { $enemy }.
       *[other] Gana en tres jugadas, juegue lo que juegue { $enemy }.
    }
hint-forced-win = { $turns ->
        [1] La pieza que hay que mover está en { $from }.
       *[other] Empieza con la pieza de { $from }. Después de tu jugada, ninguna respuesta ayuda a tu rival.
    }
answer-forced-win = { $turns ->
        [1] { $move } gana.
       *[other] { $move }. { $enemy } no tiene nada mejor que { $answer }, y aun así ganas.
    }

lesson-forced-gain = Captura sin peligro
task-forced-gain = Captura { $gain ->
        [1] a un enemigo
        [2] a dos enemigos
       *[other] a { $gain } enemigos
    } { $turns ->
        [1] con esta jugada
        [2] en dos jugadas
       *[other] en tres jugadas
    }. No pierdas ninguna pieza, ni siquiera con la siguiente jugada de tu rival.
hint-forced-gain = { $turns ->
        [1] La pieza que hay que mover está en { $from }.
       *[other] Empieza con la pieza de { $from }. Una sola respuesta no puede parar todas las amenazas.
    }
answer-forced-gain = { $turns ->
        [1] { $move } captura lo que necesitas, y { $enemy } no puede capturar nada a cambio.
       *[other] { $move }. { $enemy } puede responder con { $answer }, pero aun así capturas lo que necesitas.
    }
