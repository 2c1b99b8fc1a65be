# Why an action is legal or not.

word-why = por qué una jugada no es legal, o qué haría
button-why = ¿Por qué?

why-ask = ¿Qué jugada? Escríbela después de «por qué», por ejemplo «por qué { $example }».
why-square = { $square } es una sola casilla. Escribe las dos casillas de la jugada, como «por qué { $example }».
why-early = Le toca a { $side }. Cuando le toque a { $other }:
why-legal = { $action } es legal.

why-between = La jugada capturaría la pieza de { $square }, encerrada entre la pieza de { $hammer } y { $count ->
        [one] la de { $anvils }
       *[other] las de { $anvils }
    }.
why-rim = La jugada capturaría la pieza de { $square }, entre la pieza de { $hammer } y el borde del tablero.
why-leapt = La jugada saltaría sobre la pieza de { $square } y la capturaría.
why-taken = La jugada capturaría la ficha inmovilizada de { $square }.
why-quiet = La jugada no capturaría nada.

why-may = La pieza de { $square } puede ir a { $squares }.
why-may-not = La pieza de { $square } no puede moverse ahora.
why-others = { $count ->
        [one] Solo puede moverse la pieza de { $squares }.
       *[other] Pueden moverse las piezas de { $squares }.
    }
why-barred = El paso está cerrado en { $squares }.


refused-why-guarded = En esta partida solo le digo qué es legal a quien tiene el turno.
refused-why-huff = La única manera de saber si se puede soplar una ficha es intentarlo. Si te equivocas, no pierdes nada.
refused-why-captures = En esta partida no te digo qué captura una jugada. Pregunta solo por la jugada: «por qué { $action }».
refused-why-early = Eso todavía no lo puedo responder. Pregunta otra vez cuando le toque al bando que haría la jugada.

why-nothing-captured = En el último turno no se capturó nada.
# $square: where the piece would be, $reply: the move that captures it there
why-captured-then = En { $square } la pieza se podría capturar enseguida, con { $reply }.
why-safe-then = En { $square } la pieza no se podría capturar enseguida.
