# Why the last move did not capture a piece; what the rulebook says about it follows below.

button-uncaught = ¿Por qué no capturó?

uncaught-which = ¿Qué pieza no se capturó?
uncaught-piece = ¿Por qué no la de { $square }?
uncaught-about = Por qué { $action } no capturó la pieza de { $square }:

uncaught-open = { $way ->
    [bind] La pieza está sujeta por un solo lado, así que no está inmovilizada: { $by } no tiene ninguna pieza enfrente, en { $squares }.
   *[capture] La pieza está encerrada por un solo lado: { $by } no tiene ninguna pieza enfrente, en { $squares }.
}
# $way: capture or bind, as for the others
uncaught-row = Enfrente, en { $squares }, hay otra ficha de su bando, así que las dos forman una hilera.
uncaught-armour = La pieza es un hoplita, así que un hoplita o el basileus tiene que ayudar a capturarla. Las piezas de { $squares } son demasiado débiles.
uncaught-anvil-bound = La ficha de enfrente, en { $squares }, estaba inmovilizada al acabar la jugada.
uncaught-edge = { $way ->
    [bind] Enfrente está el borde del tablero, y el borde no ayuda a inmovilizar.
   *[capture] Enfrente está el borde del tablero, y el borde no ayuda a capturar.
}
uncaught-corner = La pieza está en una esquina, y en este juego las esquinas son seguras.
uncaught-nook = La pieza está en una esquina, y { $by } no tiene ninguna pieza en la otra casilla contigua, { $squares }.
uncaught-ring = Un basileus debe estar rodeado por todos los lados, y { $by } no tiene ninguna pieza en { $squares }.
uncaught-shield = { $count ->
    [one] Una ficha de su bando, en { $squares }, está junto al basileus y lo protege.
   *[other] Fichas de su bando, en { $squares }, están junto al basileus y lo protegen.
}
uncaught-classes = El basileus está rodeado, pero no por suficientes hoplitas ni por el otro basileus.
uncaught-leader = La pieza es un comandante, y en este juego los comandantes no se pueden capturar.
uncaught-standing = { $count ->
    [one] La pieza de { $squares } ya estaba allí: no es la que acaba de moverse.
   *[other] Las piezas que la encierran, en { $squares }, ya estaban allí: ninguna es la que acaba de moverse.
}
uncaught-between = La propia pieza se metió entre dos enemigos ({ $squares }), y eso es seguro.
uncaught-passed = La jugada solo pasó por { $squares }. Lo que cuenta es dónde acaba.
uncaught-jump = La pieza que se movió podía hacer la captura con un salto a { $squares }, pero hizo una jugada distinta.
uncaught-bound = La pieza está inmovilizada, no capturada: la sujetan las fichas de { $squares }. En otro turno, { $by } puede capturarla en vez de mover.
uncaught-far = La pieza no está junto a { $squares }, la casilla donde acabó la jugada.
uncaught-own = No puedes capturar tus propias piezas.
uncaught-placing = Todavía se están colocando fichas. Hasta que estén todas, una ficha encerrada está a salvo.
uncaught-removal = Capturar una ficha inmovilizada ocupa todo el turno, y no se captura ninguna otra.
