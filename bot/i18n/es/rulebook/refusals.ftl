# Each reason to refuse an action: its name, what it means and what to do.

refusal-more = Más sobre esto
refusal-shown = La imagen muestra un ejemplo de { $ruleset }. { $said }

refusal-name-notation = No puedo leer eso
refusal-text-notation = Una jugada se escribe con dos casillas: donde está tu pieza y adonde va. Pon un guion en medio. Deben ser casillas de este tablero.

refusal-name-ambiguous = La jugada se puede entender de dos maneras
refusal-text-ambiguous = Lo que escribiste encaja con más de una jugada legal. Escribe todas las casillas donde cae la pieza, una tras otra. O elige las casillas en el tablero.

refusal-name-over = La partida ya terminó
refusal-text-over = Una partida terminada no admite más jugadas. Una partida también termina cuando quien tiene el turno no puede hacer nada. Puedes repasar esta u ofrecer la revancha.

refusal-name-no-piece = Ahí no hay ninguna pieza
refusal-text-no-piece = Una jugada empieza en una casilla con una pieza tuya. La primera casilla que escribiste está vacía. Quizá el tablero cambió desde que lo miraste.

refusal-name-not-yours = Esa pieza no es tuya
refusal-text-not-yours = Solo puedes mover tus propias piezas. Elige una casilla donde haya una pieza tuya. El tablero en palabras también dice de quién es cada pieza.

refusal-name-same-square = La pieza se queda en su casilla
refusal-text-same-square = Una jugada tiene que ir a otra casilla. No puedes pasar el turno dejando una pieza donde está.

refusal-name-occupied = La casilla está ocupada
refusal-text-occupied = En una casilla solo cabe una pieza. Para capturar a un enemigo, ponte a su lado, no encima. Elige una casilla vacía.

refusal-name-not-straight = No es una línea recta
refusal-text-not-straight = Las piezas se mueven por una fila o una columna. No pueden ir en diagonal ni doblar una esquina.

refusal-name-blocked = Algo cierra el paso
refusal-text-blocked = Una pieza solo puede moverse por casillas vacías. Cualquier pieza en medio la detiene, sea tuya o enemiga. Da un rodeo, o párate delante.

refusal-name-out-of-range = La casilla está demasiado lejos
refusal-text-out-of-range = Algunas piezas solo pueden moverse cierto número de casillas. En un juego con dados, la tirada dice cuántas. Elige una casilla más cercana.

refusal-name-bound = La pieza está inmovilizada
refusal-text-bound = Una ficha que dos enemigos han inmovilizado entre ellos no puede moverse. Queda libre cuando uno de ellos deja de sujetarla. Mueve otra ficha, y quizá así liberes esta.

refusal-name-not-attack = No sería un ataque
refusal-text-not-attack = Una pieza boca abajo solo puede ir a una casilla junto a un enemigo. Solo una captura la pone de nuevo boca arriba. Elige una de esas casillas, o mueve otra pieza.

refusal-name-capture-first = Debes capturar
refusal-text-capture-first = Cuando capturar es obligatorio, ninguna otra jugada es legal mientras puedas hacerlo. Las piezas con las esquinas marcadas son las que pueden capturar. Elige cualquiera de sus capturas.

refusal-name-leader-over-leader = Un comandante no salta sobre otro
refusal-text-leader-over-leader = Los comandantes pueden saltar sobre soldados de los dos bandos, pero no sobre el comandante enemigo. Da un rodeo, o salta por otro lado.

refusal-name-no-jump = No puedes saltar allí
refusal-text-no-jump = Un salto pasa recto sobre las piezas de delante y acaba en la casilla vacía de detrás. No puede haber huecos entre ellas, y detrás tiene que haber sitio. Las reglas de cada juego dicen quién puede saltar, y sobre qué.

refusal-name-placing = Todavía se colocan fichas
refusal-text-placing = Primero, los dos bandos colocan sus fichas en el tablero, de una en una. Ninguna ficha se mueve hasta que esté colocada la última. Elige una casilla vacía para tu próxima ficha.

refusal-name-placed = Todas las fichas están colocadas
refusal-text-placed = No te quedan fichas por colocar. Desde ahora mueves las que ya están en el tablero. Escribe dos casillas: la de salida y la de llegada.

refusal-name-throw-first = Primero tira otra vez, o pasa
refusal-text-throw-first = Sacaste un doble, así que puedes tirar otra vez. Escribe «again» para tirar, o «pass» para renunciar a la tirada. Luego sigue la partida.

refusal-name-thrown = No puedes tirar los dados
refusal-text-thrown = Yo tiro los dados por los dos bandos cuando toca una tirada. No puedes elegir los números. En un juego sin dados no hay nada que tirar.

refusal-name-not-bound = Esa pieza no está inmovilizada
refusal-text-not-bound = Solo se puede quitar del tablero a un enemigo que ya esté inmovilizado. Enciérralo primero entre dos fichas tuyas. Podrás quitarlo en un turno posterior.

refusal-name-no-huff = No hay nada que soplar
refusal-text-no-huff = Solo puedes soplar a un soldado que podía capturar en el último turno y no lo hizo. Este no podía. En los juegos sin soplo no hay nada que reclamar.

refusal-name-no-bonus = No hay tirada extra
refusal-text-no-bonus = Solo puedes tirar otra vez tras un doble. Ahora no hay ninguna tirada extra que usar o a la que renunciar. Haz una jugada.

refusal-name-no-capture = La jugada no captura ahí
refusal-text-no-capture = Escribiste una captura que esta jugada no hace. Borra la captura para hacer la jugada tal como es. O busca una jugada que sí capture allí.
