# Tournaments, which people know as events.

# $name is what the organiser called it.
event = { $name }: { $ruleset } · { $format }
event-format-round-robin = todos contra todos
event-format-swiss = sistema suizo
event-format-league = liga
event-format-ladder = escalera
events = { $count ->
    [0] Aquí no hay torneos. Crea uno con «torneo nuevo», un formato y un juego, como «torneo nuevo suizo poleis».
   *[other] Torneos:
 }
event-open = { $count ->
    [0] Todavía no hay nadie inscrito.
    [one] Ya hay una persona inscrita.
   *[other] Ya hay { $count } personas inscritas.
 } Para inscribirte desde cualquier plataforma, envía «torneo entrar { $code }».
event-open-until = { $count ->
    [0] Todavía no hay nadie inscrito.
    [one] Ya hay una persona inscrita.
   *[other] Ya hay { $count } personas inscritas.
 } El torneo empieza el { $begins }. Para inscribirte desde cualquier plataforma, envía «torneo entrar { $code }».
event-running = El torneo está en marcha, con { $count ->
    [one] una persona inscrita
   *[other] { $count } personas inscritas
 }. Para inscribirte desde cualquier plataforma, envía «torneo entrar { $code }».
event-round = La ronda { $round } de { $rounds } está en curso y termina el { $ends }.
event-between = La temporada { $season } empieza el { $begins }.
event-over = El torneo ya terminó.
event-days = { $days ->
    [one] Una ronda dura un día
   *[other] Una ronda dura { $days } días
 }. Si una partida sigue en curso al acabar la ronda, pierde quien se haya quedado sin tiempo. Si nadie se ha quedado sin tiempo, decide la máquina: gana quien lleve una gran ventaja; si nadie la lleva, son tablas. Quien se queda sin tiempo o no hace ninguna jugada en una ronda queda fuera, pero puede volver a inscribirse.
event-doubled = Cada pareja se enfrenta dos veces, con los bandos cambiados.
event-rated = Las partidas son por puntos.
event-division = División { $number }
event-place = { $place }. { $name }: { $points } (Sonneborn–Berger { $berger })
event-place-swiss = { $place }. { $name }: { $points } (Buchholz { $buchholz }, corte 1: { $cut })
event-rung = { $place }. { $name } (ganó { $won } de { $played })
# Headings of columns in the picture of the standings, where there is little room.
event-column-points = Pts
event-column-berger = SB
event-column-cut = Corte 1
event-column-buchholz = Buchholz
event-column-won = Ganadas
event-column-played = Partidas
event-more = Y { $count } más.
event-empty = Todavía no hay nadie inscrito.
event-unpaired = Todavía no hay emparejamientos.
event-bye = { $name } descansa, y eso cuenta como victoria.
event-half-bye = { $name } está de vacaciones, y eso cuenta como tablas.
event-pairing = { $board }. { $first } – { $second }{ $result ->
    [first] : 1–0
    [second] : 0–1
    [draw] : ½–½
   *[none] { "" }
 } ({ $match })
event-page = Página: { $link }
news-event = { $name }. { $state } Envía «torneo { $code }» para ver los emparejamientos y la clasificación.
news-event-over = { $name } terminó:

button-event = Torneo
button-event-code = Torneo { $code }
event-act-join = Inscribirme
event-act-leave = Salir del torneo
event-act-start = Empezar el torneo
event-act-standings = Clasificación
event-act-pairings = Emparejamientos
button-event-play = Desafiar al puesto { $place }
word-event = torneos: crea, entra, mira cruces y clasificación

refused-no-event = No hay ningún torneo «{ $typed }».
refused-event-over = Este torneo ya terminó.
refused-event-joined = Ya te inscribiste en este torneo.
refused-event-not-joined = No te inscribiste en este torneo.
refused-event-started = Este torneo ya empezó.
refused-event-not-started = Este torneo todavía no ha empezado.
refused-event-full = Este torneo está completo: admite a { $most } personas.
refused-event-few = Un torneo necesita al menos { $fewest } participantes para empezar.
refused-event-not-yours = Solo quien creó este torneo, o quien administra su grupo, puede empezarlo.
refused-event-managers = Aquí solo puede crear torneos quien administra este grupo. En un chat privado conmigo puedes crear uno abierto a todo el mundo.
refused-event-many = Ya tienes { $most } torneos sin terminar, el máximo permitido. Espera a que acabe alguno.
refused-event-no-swiss = En este servidor no se pueden emparejar torneos suizos. Elige otro formato: todos contra todos, liga o escalera.
refused-event-format = ¿Qué formato? Añade uno de estos: { $choices }. Por ejemplo: «torneo nuevo suizo poleis nombre=Primavera».
refused-event-number = «{ $option }» lleva un número de 1 a { $most }, no «{ $typed }».
refused-event-double = Jugar dos veces contra la misma persona solo es posible en una liga o en un todos contra todos.
refused-event-rung = En una escalera solo puedes desafiar a quienes están hasta { $most } puestos por encima de ti.
refused-event-playing = Ya hay en curso una partida de esta escalera, tuya o de tu rival.

note-event = Partida del torneo { $code }
reason-deadline = terminó el plazo de la ronda
