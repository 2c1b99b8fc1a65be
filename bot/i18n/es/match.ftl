# A match: the texts above, below and beside the board.
#
# Glossary. Keep to these words in every file.
#
# match: partida · game: juego · challenge: desafío · opponent: rival · enemy piece: enemigo · move: jugada · turn: turno
# board: tablero · square: casilla · row: fila · column: columna · pieces in a row: hilera · back row: fila de fondo
# edge: borde · corner: esquina · piece: pieza · man: ficha · soldier: soldado · leader: comandante · side: bando
# Strategos: estratego · Lars: lars · Basileus: basileus · dux: dux · Peltast: peltasta · Hoplite: hoplita
# capture: captura, capturar · to trap: encerrar · to surround: rodear · bound: inmovilizada · to hold: sujetar
# turned over: boca abajo · face up: boca arriba · huff: soplar, soplo (as in draughts) · throw: tirada · double: doble
# bonus throw: tirada extra · draw: tablas · to resign: abandonar · takeback: deshacer una jugada · rematch: revancha
# rated: por puntos · rating: puntuación · clock: reloj · pause: pausa · vacation: vacaciones · notification: aviso
# plan: plan · set-up: formación · record: notación · replay: repasar · film: animación · hint: pista
# puzzle: problema · event: torneo · computer: máquina (the same word in Spain and Latin America) · settings: ajustes
#
# The reader is tú, one person, in Spain or in Latin America. Nobody's gender is known: no participle agrees with a
# person. Commands are quoted in « », in Spanish where vocabulary.toml has them.

## Challenges

offer-offered-by-you = Desafiaste a { $name }. Aún no ha respondido.
offer-offered-to-you = { $name } te desafía.
offer-declined-by-you = { $name } rechazó tu desafío.
offer-declined-to-you = Rechazaste el desafío de { $name }.
offer-withdrawn-by-you = Retiraste tu desafío a { $name }.
offer-withdrawn-to-you = { $name } retiró el desafío.
open-offered-mine = Estás buscando rival.
open-offered-theirs = { $name } busca rival.
open-private-mine = Cualquiera que tenga el enlace o el código puede aceptar tu invitación.
open-private-theirs = { $name } te invita a una partida.
open-withdrawn-mine = Retiraste tu desafío abierto.
open-withdrawn-theirs = { $name } retiró el desafío abierto.

seen-offered = { $name } desafía a { $other }.
seen-declined = { $other } rechazó el desafío de { $name }.
seen-withdrawn = { $name } retiró el desafío a { $other }.

## Whose turn it is

turn-yours = Tu turno contra { $name }
turn-theirs = Le toca a { $name }
turn-bonus-yours = Sacaste un doble contra { $name }: ¿tiras otra vez o pasas?
turn-bonus-theirs = { $name } sacó un doble y puede tirar otra vez

## The end

over-won = Ganaste: { $reason }.
over-lost = Ganó { $name }: { $reason }.
over-seen = Ganó { $name }: { $reason }.
over-draw = Tablas: { $reason }.

reason-leader-captured = captura del comandante
reason-surrounded = el comandante está rodeado
reason-lone-leader = al bando perdedor solo le queda el comandante
reason-count = se alcanza el número necesario de capturas
reason-crossing = el comandante llega a la fila de fondo enemiga
reason-reduced = al bando perdedor le quedan muy pocas piezas
reason-single-piece = al bando perdedor solo le queda una pieza
reason-no-moves = al bando perdedor no le queda ninguna jugada legal
reason-rout = captura del basileus
reason-breakthrough = el basileus llega a la fila de fondo enemiga
reason-decimation = captura de una clase entera de piezas
reason-siege = todas las piezas del bando perdedor están bloqueadas
reason-refusal = 3 jugadas pasivas seguidas
reason-superiority = más piezas después de 100 jugadas sin capturas
reason-ignorance = una jugada ilegal después de una advertencia
reason-adjudicated = ventaja en el recuento
reason-parity = el mismo número de piezas después de 100 jugadas sin capturas
reason-equal = igualdad en el recuento
reason-quiet = 100 jugadas sin capturas
reason-repetition = la misma posición tres veces
reason-agreement = acuerdo mutuo
reason-resignation = abandono
reason-timeout = tiempo agotado
reason-theirs-resignation = { $loser } abandonó
reason-theirs-timeout = a { $loser } se le acabó el tiempo
reason-yours-resignation = abandonaste
reason-yours-timeout = se te acabó el tiempo

## Sides and pieces

# The colours as they look in each theme
side-first = { THEME() ->
    [papyrus] Rojo
    [night] Marfil
    [contrast] Blanco
   *[marble] Naranja
}
side-second = { THEME() ->
    [terracotta] Negro
    [papyrus] Marrón
    [contrast] Negro
   *[marble] Azul
}

pieces-man = { $count ->
    [one] ficha
   *[other] fichas
} en { $squares }
pieces-bound = { $count ->
    [one] ficha inmovilizada
   *[other] fichas inmovilizadas
} en { $squares }
pieces-turned = { $count ->
    [one] ficha boca abajo
   *[other] fichas boca abajo
} en { $squares }
pieces-peltast = { $count ->
    [one] peltasta
   *[other] peltastas
} en { $squares }
pieces-hoplite = { $count ->
    [one] hoplita
   *[other] hoplitas
} en { $squares }
pieces-leader = comandante en { $squares }
pieces-basileus = basileus en { $squares }

## Under the board

note-game-rated = { $ruleset }, por puntos
note-game = { $ruleset }
note-sides = { side-first }: { $first } · { side-second }: { $second }
note-side-first = Quien desafía juega con { side-first } y empieza.
note-side-second = Quien desafía juega con { side-second }.
note-side-lot = Los bandos se eligen al azar.
note-open = Para aceptar el desafío desde otra plataforma, escribe allí «aceptar { $match }».
note-link = Juega en { $platform }: { $link }
note-last = { $side } jugó { $action }.
note-last-captures = { $side } jugó { $action } y capturó en { $squares }.
note-placed = { $side } colocó una ficha en { $square }.
note-taken = { $side } capturó la ficha inmovilizada de { $square }.
note-huffed = { $side } sopló la ficha de { $square }, que había dejado pasar una captura.
note-again = { $side } tiró otra vez.
note-passed = { $side } renunció a la tirada extra.
note-thrown = { $side } sacó { $high } y { $low }.
note-thrown-yours = Sacaste { $high } y { $low }. Los peltastas pueden moverse hasta { $high } casillas y los hoplitas, hasta { $low }. El basileus puede moverse hasta { $low } o exactamente { $high }.
note-double-yours = { $high ->
    [1] Sacaste un doble 1. Cualquier pieza puede moverse una casilla; luego puedes tirar otra vez.
   *[other] Sacaste un doble { $high }. Cualquier pieza puede moverse hasta { $high } casillas; luego puedes tirar otra vez.
}
note-hand = Fichas por colocar: { $first } de { $one } y { $second } de { $other }.
note-draw-yours = Ofreciste tablas. La oferta vale hasta que { $name } responda o juegue.
note-draw-theirs = { $name } te ofrece tablas.
note-few-men = Con tan pocas fichas, nadie puede ganar si el otro bando no se equivoca.
note-stop-yours = Propusiste parar y contar las piezas. La oferta vale hasta que { $name } responda o juegue.
note-stop-theirs = { $name } propone parar y contar las piezas: gana el bando que tenga más. Si los dos tienen el mismo número, gana el que tenga menos piezas boca abajo.
note-count = Tienes { $mine ->
        [one] 1 pieza
       *[other] { $mine } piezas
    } ({ $upright } boca arriba); { $name } tiene { $theirs } ({ $standing } boca arriba). { $result ->
        [won] Si se para ahora, ganas.
        [lost] Si se para ahora, pierdes.
       *[draw] Si se para ahora, son tablas.
    }

# $count: how many squares these are, as for the three that follow
effect-bound = { $count ->
    [one] Inmovilizada
   *[other] Inmovilizadas
}: { $squares }.
effect-freed = { $count ->
    [one] Libre de nuevo
   *[other] Libres de nuevo
}: { $squares }.
effect-turned = Boca abajo: { $squares }.
effect-restored = Boca arriba de nuevo: { $squares }.

## The board in words

words-side = { $side }: { $pieces }.
words-hand = { $count ->
    [one] { $count } ficha
   *[other] { $count } fichas
} por colocar
words-none = ninguna pieza en el tablero
words-letters = Las mayúsculas son de { side-first } y las minúsculas, de { side-second }; ~ marca una ficha boca abajo o inmovilizada.

## Making a move

note-move = { $number }. { $action }
tap-not-your-turn = Le toca a { $name }.
tap-not-yours = La pieza de { $square } no es tuya.
tap-empty = Toca primero una de tus piezas.
tap-taken = Ya hay una pieza en { $square }.
tap-no-place = No puedes colocar una ficha en { $square }.
tap-stuck = La pieza de { $square } no puede moverse ahora.
tap-unreachable = Esta pieza no puede ir a { $square }.
tap-illegal = No puedes ir a { $square }: { $why }
tap-capture-first = Esta pieza no puede moverse ahora: { $why }
pick-piece = ¿Qué pieza mueves?
pick-place = ¿Dónde colocas una ficha?
pick-huff = ¿Qué ficha dejó pasar una captura? Si te equivocas, no pierdes nada.
pick-square = ¿Adónde va la pieza de { $square }?
preview = ¿Juegas { $action }?
preview-captures = { $action } captura en { $squares }. ¿Haces esta jugada?
preview-captures-on = { $action } captura en { $squares }. ¿Haces esta jugada o sigues saltando?
preview-place = ¿Colocas una ficha en { $square }?
preview-take = ¿Capturas la ficha de { $square }? Con eso acaba tu turno.
preview-huff = ¿Soplas la ficha de { $square }? Si te equivocas, no pierdes nada.
preview-wins = Con esto ganas: { $reason }.
preview-loses = Con esto pierdes: { $reason }.
preview-draws = Con esto son tablas: { $reason }.
step = { $square }
step-captures = { $square } ×
step-take = capturar en { $square }
spot = a { $square }
spot-captures = a { $square }, con captura
spot-piece = tu pieza de { $square }
spot-place = colocar una ficha en { $square }
spot-take = capturar la ficha inmovilizada de { $square }
spot-huff = soplar la ficha de { $square }
ask-resign = ¿Abandonas esta partida de { $ruleset } contra { $name }?
ask-stop = ¿Parar ahora y contar las piezas?

more = Más

## Buttons

button-accept = Aceptar
button-decline = Rechazar
button-withdraw = Retirar el desafío
button-board = Tablero
button-pick = Mover
button-place = Colocar una ficha
button-again = Tirar otra vez
button-pass = Pasar
button-huff = Soplar
button-huff-yes = Soplar esta ficha
button-play = Jugar
button-back = Atrás
button-to-match = Ir a la partida
button-discard = Descartar los cambios
button-my-board = Mi tablero
button-more = Más
button-words = Tablero en palabras
button-resign = Abandonar
button-resign-yes = Sí, abandonar
button-draw = Ofrecer tablas
button-draw-yes = Aceptar las tablas
button-draw-no = Rechazar las tablas
button-stop = Parar y contar
button-stop-yes = Parar y contar
button-stop-no = Seguir jugando
button-rules = Reglas
button-games = Mis partidas
button-settings = Ajustes
button-help = Ayuda

## News and confirmations

news-accepted = Tu rival aceptó tu desafío.
news-declined = Tu rival rechazó tu desafío.
news-undelivered = Tu desafío no llegó, porque no puedo escribirle a tu rival. Desafía a esa persona en un chat donde pueda ver el desafío, o envíale el código.
news-withdrawn = Tu rival retiró el desafío.
news-draw-offered = Tu rival te ofrece tablas.
news-stop-offered = Tu rival propone parar y contar las piezas.
news-draw-refused = Se rechazó la oferta de terminar la partida, así que sigue.
news-draw-declined = Tu rival rechazó la oferta de terminar la partida, así que sigue.
news-ended = La partida terminó.
news-unreachable = No pude avisar a tu rival; quizá me bloqueó. La partida sigue.

done-offered = Desafío enviado a { $name }.
done-offered-open = Cualquiera con el enlace puede aceptar tu desafío. Código: { $code }.
done-offered-listed = Estás en la lista de quienes buscan rival: jugarás contra la primera persona que acepte. Código: { $code }.
done-accepted = Empieza la partida.
done-declined = Rechazaste el desafío.
done-withdrawn = Retiraste el desafío.
done-played = Jugaste { $action }.
done-placed = Colocaste una ficha en { $square }.
done-taken = Capturaste la ficha de { $square }.
done-huffed = Soplaste la ficha de { $square }.
done-again = Tiraste otra vez: { $high } y { $low }.
done-passed = Renunciaste a la tirada extra.
done-draw-offered = Ofreciste tablas.
done-stop-offered = Propusiste parar y contar las piezas.
done-draw-declined = Rechazaste la oferta de terminar la partida, así que sigue.
done-ended = La partida terminó.
