# What only Discord needs: the commands' descriptions, at most 100 characters, and a few buttons.

discord-group = Juegos de mesa con soldados griegos y romanos, por turnos
discord-group-match = en una partida
discord-group-account = tu cuenta: otras plataformas, tus datos

discord-menu-challenge = Desafiar en Petteia
discord-menu-profile = Resultados en Petteia
discord-menu-board = Mi tablero

discord-option-opponent = A quién desafías (vacío: desafío abierto)
discord-option-profile = De quién son los resultados (vacío: los tuyos)
discord-option-scope = Partidas de este servidor, o todas
discord-option-season = Todas, esta temporada o la anterior
discord-option-rated = Si el resultado cambia la puntuación
discord-rated = { $value ->
    [on] por puntos
   *[off] amistosa
}
discord-double = { $value ->
    [on] dos veces
   *[off] una vez
}
discord-option-ruleset = Qué juego
discord-option-topic = Un tema, o una pregunta con tus palabras
discord-option-options = Cambios de reglas, como edge=on, o elígelos en un formulario
discord-option-side = Qué bando quieres
discord-option-clock = Límite de tiempo: 5m+10s, 3d, 10d+36h o none; añade ,hard o ,weekends
discord-option-code = El código del desafío
discord-option-part = Qué parte de una copia larga
discord-option-word = Una palabra que cambia las tiradas: así nadie puede elegirlas
discord-option-match = Qué partida, si tienes varias
discord-option-text = Tu jugada, como a2-a5
discord-option-line = Jugada de tu rival y tu respuesta, como c7-c4 b2-b4; o «drop»
discord-option-squares = Casillas, como a1-h1 c2; «drop» las descarta
discord-option-square = La casilla de la ficha que soplas
discord-option-confirm = Cuándo pedir confirmación
discord-option-orientation = Qué bando ves abajo
discord-option-theme = El aspecto de tus tableros
discord-option-block = Quién ya no puede desafiarte
discord-option-unblock = Quién puede desafiarte de nuevo
discord-option-language = El idioma en que te hablo
discord-option-zone = Tu zona horaria, como Europe/Madrid, para horas fuera de Discord
discord-option-event = Crear, entrar, salir, empezar, clasificación o cruces, con formato y juego, o código
discord-option-name = Cómo se llama el torneo
discord-option-days = Cuántos días dura una ronda
discord-option-rounds = Rondas de un torneo suizo
discord-option-double = Si cada pareja juega dos veces
discord-option-results = Quién ve cuántas partidas ganaste
discord-option-notices = Cómo te aviso de que es tu turno
discord-option-quiet = Horas en que no suenan los avisos, como 22:00-08:00 (tu hora), o «no»
discord-option-vacation = Pausa tus relojes: 14d, hasta un día como 2026-12-03, o «no»
discord-option-link-code = El código de tu otra plataforma, o «undo» (vacío: recibes uno)
discord-option-sure = Confirma (vacío: te pregunto)


discord-choose = Elegir
discord-another-piece = Otra pieza
discord-sides = { $one } { side-first }: { $first } · { $two } { side-second }: { $second }
discord-open-board = Abrir el tablero
discord-to-board = Ir al tablero
discord-type = Escribir la jugada
discord-type-title = Tu jugada
discord-type-label = De dónde y adónde, como a2-a5
discord-post-here = Publicar aquí
discord-posted = Lo publicó { $name }.
# The name of a match’s thread
discord-thread = { $first } – { $second }: { $ruleset }
discord-passed = La partida avanzó; el tablero más reciente está más abajo.
discord-gone = Este desafío ya no está abierto.
discord-no-bots = Los bots no juegan. Desafía a una persona, o no pongas rival si quieres un desafío abierto.
discord-trouble = Algo salió mal. Inténtalo otra vez en un momento.
discord-done = Hecho, pero mi respuesta se perdió. Así está la partida ahora.
discord-done-unshown = Hecho, pero no puedo mostrarlo ahora. Mira la partida con /petteia board.

discord-help =
    Desafía a alguien y juega por turnos, en canales, hilos o mensajes directos.
    /petteia challenge – desafía a alguien; sin nombre, puede jugar cualquiera
    /petteia move – haz una jugada; o toca «Mover» bajo el tablero
    /petteia games – tus partidas
    /petteia rules – las reglas de cada juego
    /petteia why – por qué una jugada no es legal
    /petteia learn – lecciones cortas en el tablero
    /petteia account link – vincula tu cuenta de Telegram o de la web
discord-no-activity = Aquí ya no se puede abrir el tablero. Usa los botones del chat.

# Forms. Titles and labels have at most 45 characters, what stands below them 100.
discord-form-open = Elegir en un formulario
discord-form-title = Nuevo desafío
discord-form-opponent = Rival
discord-form-clock = Límite de tiempo
discord-form-kept = Déjalo vacío para no cambiar el límite de tiempo.
discord-form-wish = { $side ->
    [first] Empiezo con { side-first }
    [second] Juego con { side-second }
   *[lot] Bandos al azar
}
discord-form-ticks = Marca lo que quieras
discord-form-otherwise = Si no: { $value }
discord-form-compulsory = Capturas
discord-form-board = Tablero
discord-form-files = Columnas
discord-form-ranks = Filas
discord-form-record = Ver la notación de una partida
discord-form-text = Pégala aquí
discord-form-file = O súbela
discord-form-size = Un archivo de texto de { $count } KB como máximo
discord-no-form = Este formulario no se puede abrir aquí. En su lugar, escribe el comando.
