# Why something was not done, and what can be done instead.

refused-stranger = No juegas en esta partida, así que solo puedes mirar.
refused-over = Esta partida ya terminó.
refused-not-begun = Esta partida no ha empezado: falta que acepten el desafío.
refused-not-your-turn = No es tu turno. Te avisaré cuando te toque.
refused-already-moved = Ya jugaste { $action }.
refused-stale = El tablero cambió. Así está ahora.
refused-busy = Ocurrió otra cosa en el mismo momento. Inténtalo otra vez.
refused-forged = Ese botón no funciona aquí.
refused-corrupt = No se puede leer una partida guardada. No cambió nada; avisa a quien administra este bot.
refused-not-kept = No se pudo guardar, así que no cambió nada. Inténtalo otra vez en un momento.
refused-unsure = Se cortó la conexión con mi almacén de datos, y no sé si se guardó. Mira el tablero antes de intentarlo otra vez.
refused-no-such-match = No hay ninguna partida { $match }. «partidas» muestra las tuyas.

refused-own-challenge = No puedes aceptar tu propio desafío.
refused-not-invited = Este desafío es para otra persona.
refused-not-your-challenge = Solo quien lanzó el desafío puede retirarlo.
refused-expired = Este desafío caducó. Envía uno nuevo.
refused-challenge-offered = Este desafío espera una respuesta.
refused-challenge-running = Este desafío ya fue aceptado.
refused-challenge-over = La partida de este desafío ya terminó.
refused-challenge-declined = Este desafío fue rechazado.
refused-challenge-withdrawn = Este desafío fue retirado.

refused-draw-stands = Ya hiciste esta oferta.
refused-no-draw-offer = No hay ninguna oferta que responder.
refused-nothing-to-count = Todavía no hay nada que contar: primero se colocan todas las fichas.
refused-no-claim = No hay nada que soplar. Solo se sopla en los juegos con soplo, después de la jugada del rival.
refused-none-here = Ninguna de tus partidas se juega aquí. Ve adonde se juega, o a nuestro chat privado.
refused-none-running = No tienes partidas en curso. Escribe «desafiar» para empezar una.
refused-none-offered = No hay nada que espere tu respuesta.

refused-notation = «{ $typed }» no es una jugada. Escríbela así: { $example }.
refused-ambiguous = «{ $typed }» puede ser { $readings }. ¿Cuál?
refused-illegal = «{ $typed }» no es legal: { $why }
refused-ignorant = { $why } En esta partida, quien insiste en una jugada ilegal pierde. Para insistir, escríbela otra vez con un signo de exclamación.

refused-too-long = Es demasiado largo: como máximo { $limit } caracteres.
refused-unknown-word = No conozco «{ $typed }». «ayuda» muestra lo que puedes escribir.
refused-unknown-word-near = No conozco «{ $typed }». ¿Querías decir { $near }?
refused-not-understood = No entendí «{ $typed }» después del nombre.
refused-unknown-person = Nadie se llama «{ $typed }». Quita el nombre para un desafío abierto.
refused-unknown-person-near = Nadie se llama «{ $typed }». ¿Querías decir «{ $near }»?
refused-unknown-ruleset = Ningún juego se llama «{ $typed }». Elige entre { $choices }.
refused-unknown-ruleset-near = Ningún juego se llama «{ $typed }». ¿Querías decir { $near }?
refused-unknown-option = { $ruleset } no tiene la opción «{ $typed }». Tiene { $choices }.
refused-unknown-value = «{ $typed }» no vale para { $option }. Elige entre { $choices }.
refused-unknown-clock = No entiendo el límite de tiempo «{ $typed }». Prueba { $choices }: m son minutos, h horas y d días.
refused-clock-range = «{ $typed }» es demasiado corto o demasiado largo. Un reloj va de un minuto a un año, con 30 días más por jugada como máximo.
refused-unknown-side = «{ $typed }» no es un bando. Elige entre { $choices }.
refused-which-ruleset = ¿A qué juego te refieres con «{ $typed }»?
refused-unknown-setting-key = Ningún ajuste se llama «{ $typed }». Elige entre { $choices }.
refused-zone-offset = Ninguna zona está a { $typed } de UTC. Escribe una ciudad de allí, como Kolkata.
refused-unknown-zone = No existe la zona horaria «{ $typed }». Tienen nombres como Europe/Madrid o America/Bogota.
refused-unknown-zone-near = No existe la zona horaria «{ $typed }». ¿Querías decir { $near }?
refused-unknown-quiet = «{ $typed }» no es un horario. Escribe 22:00-08:00, en tu hora, o «no».
refused-quiet-empty = «{ $typed }» empieza y acaba a la misma hora. Escribe 22:00-08:00, o «no»; «avisos=nunca» quita todos los avisos.
refused-unknown-setting = «{ $typed }» no vale para { $setting }. Elige entre { $choices }.

refused-name = Un nombre tiene de 1 a { $limit } caracteres visibles.
refused-name-in-use = Ese nombre ya está en uso. Elige otro.
refused-name-reserved = Ese nombre está reservado. Elige otro.
refused-name-is-word = «{ $typed }» es un comando aquí. Elige otro nombre.

refused-link-code = Este código no vale. Escribe «vincular» en tu otra plataforma para recibir uno nuevo.
refused-link-same = Ese código es tuyo. Escríbelo en tu otra plataforma.
refused-link-opponents = Estas dos cuentas juegan una contra la otra. Primero termina la partida.
refused-link-over = Esa pregunta ya está cerrada. Escribe «vincular» para empezar de nuevo.
refused-link-undo = No tienes ningún vínculo que deshacer.

## Why an action is not legal

illegal-notation = una parte no se puede leer.
illegal-ambiguous = se puede entender de más de una manera.
illegal-over = la partida ya terminó.
illegal-no-piece = no hay ninguna pieza en { $squares }.
illegal-not-yours = la pieza en { $squares } no es tuya.
illegal-same-square = acaba donde empieza.
illegal-occupied = ya hay una pieza en { $squares }.
illegal-not-straight = las piezas se mueven en línea recta, por una fila o una columna.
illegal-blocked = la pieza en { $squares } cierra el paso.
illegal-out-of-range = es demasiado lejos para esta pieza.
illegal-out-of-throw = es demasiado lejos para esta tirada.
illegal-out-of-dice = es demasiado lejos para cualquier tirada.
illegal-bound = la pieza en { $squares } está inmovilizada.
illegal-not-attack = una ficha boca abajo solo puede ir junto a un enemigo.
illegal-capture-first = tienes que capturar, con { $squares }.
illegal-leader-over-leader = un comandante no puede saltar sobre el otro comandante en { $squares }.
illegal-no-jump = un comandante salta sobre piezas sin huecos entre ellas, y cae justo detrás.
illegal-no-jump-near = un comandante solo salta sobre una hilera sin huecos que empiece justo a su lado, y cae justo detrás.
illegal-no-hop = un salto pasa sobre un solo enemigo junto a la pieza, hasta la casilla vacía justo detrás.
illegal-placing = todavía se están colocando las fichas. Di una casilla vacía.
illegal-placed = ya no quedan fichas por colocar. Una jugada tiene dos casillas.
illegal-never-placed = en este juego no se colocan fichas. Di la casilla de donde sale una pieza y la casilla adonde va.
illegal-throw-first = primero tira otra vez, o renuncia a la tirada extra.
illegal-thrown = tú no puedes tirar. Yo tiro los dados por los dos bandos.
illegal-not-bound = no hay ningún enemigo inmovilizado en { $squares }.
illegal-no-huff = no hay nada que soplar en { $squares }.
illegal-no-capture = esa jugada no captura nada en { $squares }.
illegal-no-capture-at-all = esa jugada no captura nada. Escríbela con «-» en vez de «x».
illegal-no-bonus = no tienes tirada extra.
