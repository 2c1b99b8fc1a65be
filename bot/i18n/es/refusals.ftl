# Why something was not done, and what can be done instead.

refused-stranger = No juegas en esta partida, así que solo puedes mirar.
refused-over = Esta partida ya terminó.
refused-not-begun = Esta partida aún no ha empezado: nadie ha aceptado todavía el desafío.
refused-not-your-turn = No es tu turno. Te avisaré cuando te toque.
refused-already-moved = Ya jugaste { $action }.
refused-stale = El tablero cambió. Así está ahora.
refused-busy = Justo en ese momento ocurrió otra cosa. Inténtalo otra vez.
refused-forged = Ese botón no funciona aquí. «ayuda» muestra lo que puedes escribir.
refused-corrupt = No puedo leer una partida guardada. No se cambió nada; por favor, avisa a quien administra este bot.
refused-not-kept = No pude guardar lo que hiciste, así que no cambió nada. Inténtalo otra vez en un momento.
refused-unsure = Se cortó la conexión con mi base de datos y no sé si el cambio se guardó. Mira el tablero antes de intentarlo otra vez.
refused-no-such-match = No hay ninguna partida con el código { $match }. Escribe «partidas» para ver las tuyas.

refused-own-challenge = No puedes aceptar tu propio desafío.
refused-not-invited = Este desafío va dirigido a otra persona.
refused-not-your-challenge = Solo quien lanzó el desafío puede retirarlo.
refused-expired = Este desafío caducó. Envía uno nuevo.
refused-challenge-offered = Este desafío todavía espera una respuesta.
refused-challenge-running = Este desafío ya se aceptó.
refused-challenge-over = Este desafío se aceptó, y la partida ya terminó.
refused-challenge-declined = Este desafío ya se rechazó.
refused-challenge-withdrawn = Este desafío ya se retiró.

refused-draw-stands = Ya hiciste esta oferta. Espera la respuesta de tu rival.
refused-no-draw-offer = No hay ninguna oferta a la que responder.
refused-nothing-to-count = Todavía no hay nada que contar: primero hay que colocar todas las fichas.
refused-no-claim = No hay ninguna ficha que soplar. En los juegos con soplo, puedes soplar después de la jugada de tu rival.
refused-none-here = Ninguna de tus partidas se juega aquí. Ve al chat donde se juega la partida, o a nuestro chat privado.
refused-none-running = No tienes partidas en curso. Escribe «desafiar» para empezar una.
refused-none-offered = No hay nada pendiente de tu respuesta.

refused-notation = «{ $typed }» no es una jugada. Escribe las jugadas así: { $example }.
refused-ambiguous = «{ $typed }» puede ser { $readings }. ¿A cuál te refieres?
refused-illegal = «{ $typed }» no es legal: { $why }
refused-ignorant = { $why } En esta partida, quien insiste en una jugada ilegal pierde. Para insistir, escríbela otra vez con un signo de exclamación.

refused-too-long = El texto es demasiado largo: puede tener { $limit } caracteres como máximo.
refused-unknown-word = No conozco «{ $typed }». Escribe «ayuda» para ver qué puedes escribir.
refused-unknown-word-near = No conozco «{ $typed }». ¿Querías decir { $near }?
refused-not-understood = No entendí «{ $typed }» después del nombre.
refused-unknown-person = Aquí nadie se llama «{ $typed }». Si quieres un desafío abierto, no escribas ningún nombre.
refused-unknown-person-near = Aquí nadie se llama «{ $typed }». ¿Querías decir «{ $near }»?
refused-unknown-ruleset = Ningún juego se llama «{ $typed }». Elige entre { $choices }.
refused-unknown-ruleset-near = Ningún juego se llama «{ $typed }». ¿Querías decir { $near }?
refused-unknown-option = { $ruleset } no tiene la opción «{ $typed }». Sus opciones: { $choices }.
refused-unknown-value = «{ $typed }» no vale para { $option }. Elige entre { $choices }.
refused-unknown-clock = No entiendo el límite de tiempo «{ $typed }». Prueba { $choices }: m significa minutos; h, horas, y d, días.
refused-clock-range = «{ $typed }» es demasiado corto o demasiado largo. Un reloj puede tener desde un minuto hasta un año, y añadir como máximo 30 días por jugada.
refused-unknown-side = «{ $typed }» no es un bando. Elige entre { $choices }.
refused-which-ruleset = ¿A qué juego te refieres con «{ $typed }»?
refused-unknown-setting-key = Ningún ajuste se llama «{ $typed }». Elige entre { $choices }.
refused-zone-offset = Ninguna zona horaria tiene una diferencia de { $typed } con UTC. Escribe el nombre de una ciudad de tu zona, como Kolkata.
refused-unknown-zone = No existe la zona horaria «{ $typed }». Las zonas tienen nombres como Europe/Madrid o America/Bogota.
refused-unknown-zone-near = No existe la zona horaria «{ $typed }». ¿Querías decir { $near }?
refused-unknown-quiet = «{ $typed }» no es un horario. Escribe las horas así: 22:00-08:00 (en tu hora local), o escribe «no».
refused-quiet-empty = «{ $typed }» empieza y acaba a la misma hora. Escribe por ejemplo 22:00-08:00, o «no»; «avisos=nunca» desactiva todos los avisos.
refused-unknown-setting = «{ $typed }» no vale para { $setting }. Elige entre { $choices }.

refused-name = Un nombre debe tener entre 1 y { $limit } caracteres visibles.
refused-name-in-use = Ese nombre ya está en uso. Elige otro.
refused-name-reserved = Ese nombre está reservado. Elige otro.
refused-name-is-word = «{ $typed }» es un comando. Elige otro nombre.

refused-link-code = Este código no es válido. Escribe «vincular» en tu otra plataforma para recibir uno nuevo.
refused-link-same = Ese código es tuyo. Escríbelo en tu otra plataforma.
refused-link-opponents = Estas dos cuentas están jugando una contra la otra. Primero hay que terminar la partida.
refused-link-over = Ya no se puede responder a esa pregunta. Escribe «vincular» para empezar de nuevo.
refused-link-undo = No tienes ninguna cuenta vinculada que puedas desvincular.

## Why an action is not legal

illegal-notation = una parte no se entiende.
illegal-ambiguous = se puede entender de más de una manera.
illegal-over = la partida ya terminó.
illegal-no-piece = no hay ninguna pieza en { $squares }.
illegal-not-yours = la pieza de { $squares } no es tuya.
illegal-same-square = la jugada acaba en la misma casilla donde empieza.
illegal-occupied = ya hay una pieza en { $squares }.
illegal-not-straight = las piezas se mueven en línea recta, por una fila o una columna.
illegal-blocked = la pieza de { $squares } cierra el paso.
illegal-out-of-range = la casilla está demasiado lejos para esta pieza.
illegal-out-of-throw = la casilla está demasiado lejos para esta tirada.
illegal-out-of-dice = la casilla está demasiado lejos para cualquier tirada.
illegal-bound = la pieza de { $squares } está inmovilizada.
illegal-not-attack = una ficha boca abajo solo puede ir a una casilla que esté junto a un enemigo.
illegal-capture-first = puedes capturar desde { $squares }, así que debes hacerlo.
illegal-leader-over-leader = un comandante no puede saltar sobre el comandante enemigo de { $squares }.
illegal-no-jump = un comandante puede saltar únicamente sobre piezas sin huecos entre ellas, y cae justo detrás.
illegal-no-jump-near = un comandante puede saltar únicamente sobre una hilera sin huecos que empiece justo a su lado, y cae justo detrás.
illegal-no-hop = la pieza solo salta sobre un enemigo que esté a su lado y cae justo detrás, en una casilla vacía.
illegal-placing = todavía se están colocando las fichas. Escribe una casilla vacía.
illegal-placed = ya no quedan fichas por colocar. Ahora una jugada se escribe con dos casillas.
illegal-never-placed = en este juego no se colocan fichas. Escribe la casilla de donde sale una pieza y la casilla adonde va.
illegal-throw-first = primero tienes que tirar otra vez o renunciar a la tirada extra.
illegal-thrown = no puedes tirar los dados. Los tiro yo por los dos bandos.
illegal-not-bound = no hay ningún enemigo inmovilizado en { $squares }.
illegal-no-huff = no hay nada que soplar en { $squares }.
illegal-no-capture = esa jugada no captura nada en { $squares }.
illegal-no-capture-at-all = esa jugada no captura nada. Escríbela con «-» en vez de «x».
illegal-no-bonus = no tienes ninguna tirada extra.
