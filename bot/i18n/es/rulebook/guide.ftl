# Answers to questions about the bot, the board on the screen and one's account. Each is shown alone, with a button.

guide-colours = { side-first } mueve primero y tiene escudos redondos. { side-second } tiene escudos con una muesca a cada lado. Tu lado es el de abajo en tu tablero, y el texto de debajo dice quién juega con cada bando.
guide-last-move = Las marcas en las casillas muestran la última jugada. Un anillo marca de dónde salió la pieza, y un marco fino, adónde fue. Las chispas son las piezas que saltó, y los anillos pequeños, las casillas por las que pasó.
guide-captured-mark = Una cruz en un círculo marca una casilla donde se capturó una pieza en el último turno.
guide-choices = Unas esquinas alrededor de una pieza indican que puede moverse, y un marco grueso rodea la pieza que elegiste. Un punto marca una casilla adonde puede ir; un estallido, una donde capturaría. Cuatro garras señalan una pieza que se puede capturar.
guide-preview = Un marco de rayas con una pieza pálida muestra una jugada que aún no se ha hecho. Una cruz sobre una pieza indica que esa jugada la capturaría. Cuatro barras marcan la pieza que la encierra por el otro lado. Toca «Jugar» para hacer la jugada, o «Atrás» para elegir otra vez.
guide-leader-look = La pieza del casco con penacho es el comandante, rey o dux de su bando. Todas las demás piezas parecen escudos.
guide-classes-look = Un escudo grande es un hoplita, y uno pequeño es un peltasta. El casco con penacho es el basileus, el rey.
guide-bound-look = Una pieza tumbada entre dos barras está inmovilizada. No puede moverse, y el bando enemigo puede quitarla del tablero. Queda libre en cuanto uno de los dos enemigos que la sujetan se va o es capturado. Con las reglas habituales, también queda libre cuando uno de ellos queda inmovilizado.
guide-turned-look = Si ves el dorso de un escudo con una empuñadura, la ficha está boca abajo: es un vagus. Vuelve a verse como las demás cuando queda otra vez boca arriba.
guide-tray = Bajo el tablero, un escudo con un número muestra cuántas fichas faltan por colocar. Un escudo con una cruz muestra cuántas se perdieron. La flecha muestra a quién le toca, y en los juegos con dados ahí está también la tirada.
guide-letters = Cada casilla tiene un nombre: la letra de su columna y el número de su fila. Están escritos a lo largo del borde del tablero. En los juegos de Vogt las letras son griegas; con «ajustes letras=latinas» verás letras latinas.
guide-which-way = En tu propio tablero, tu lado está abajo, sea cual sea tu bando; puedes cambiarlo en «ajustes». En un grupo, el tablero mira hacia quien tiene el turno. Escribe «tablero» para verlo desde tu lado.
guide-picture = Puedes leer una descripción de cada tablero: toca «Más» y luego «Tablero en palabras». El tema «contraste», en «ajustes», usa colores más intensos, y cada pieza y cada marca tiene su propia forma. En una pantalla pequeña, toca la imagen para verla más grande.
guide-pictures-off = Cada turno llega con una imagen, que no se puede quitar. Toca «Más» y luego «Tablero en palabras» para leer el tablero como texto. Para recibir menos mensajes, elige otros avisos en «ajustes».
guide-theme = Hay cinco temas para el tablero: mármol, terracota, papiro, noche y contraste. Elige uno en «ajustes», o escribe «ajustes tema=noche». Ninguna pieza ni marca depende solo del color.
guide-dice-shown = La tirada se ve bajo el tablero, y en palabras encima de él. El bot tira los dados por ti al empezar tu turno, y quienes siguen la partida también ven el resultado.
guide-start = Toca «Jugar contra la máquina» para empezar ya, o «Invitar a un amigo» para recibir un enlace para otra persona. Petteia Compacta es el mejor juego para empezar, y la primera lección dura un minuto.
guide-computer = Puedes jugar contra la máquina cuando quieras y sin reloj. Tiene niveles del 0, para la primera partida de un niño, al 8, difícil de vencer. Escribe «desafiar máquina nivel=3», o toca «Jugar contra la máquina» y elige el nivel.
guide-friend = Para invitar a un amigo, toca «Invitar a un amigo» y envíale el enlace o el código. El código vale en Discord, en Telegram y en la web. Si esa persona ya juega aquí, escribe «desafiar» y su nombre.
guide-stranger = Si no tienes con quién jugar, toca «Buscar rival» en el chat web: allí todo el mundo ve que buscas partida, y juegas contra quien acepte primero. Mientras esperas, puedes jugar contra la máquina.
guide-choose-game = Bajo tu desafío, toca «Cambiar el juego» para elegir el juego, sus opciones, tu bando y el reloj. También puedes escribirlo todo de una vez, como «desafiar poleis naranja reloj=3d». Cuando el desafío se acepta, ya no se puede cambiar nada.
guide-clocks = Lo normal es tener diez días para tus jugadas, y cada jugada suma 36 horas. Elige otro reloj con tu desafío: «reloj=3d» son tres días por jugada; «reloj=10m+5s», una partida en vivo; «reloj=ninguno», sin límite. El plazo se ve bajo el tablero.
guide-time-out = Cuando a alguien se le acaba el tiempo, su rival puede reclamar la victoria o seguir esperando. Hasta entonces, una jugada todavía vale. Solo si el reloj se acordó como «hard», la partida acaba por sí sola.
guide-silent = Si tu rival no responde, deja correr el reloj: tu rival recibe un recordatorio antes de que se le acabe el tiempo. Después puedes reclamar la victoria. Puedes abandonar en cualquier momento si no quieres esperar.
guide-old-games = Escribe «repasar» para elegir una de tus últimas partidas terminadas y ver sus jugadas paso a paso. Allí puedes recibirla también como animación. Para abrir una más antigua, escribe «repasar» y su código; «exportar» te las da todas.
guide-record = Una notación es la lista de todas las jugadas de una partida como texto. Escribe «notación» para recibir una. Para ver una partida, pega su notación después de esa palabra, o envíala como archivo de texto.
guide-watch = En un canal o grupo, todo el mundo puede mirar las partidas que se juegan allí. Escribe «tablero» con el código de una partida para verla. Una partida en curso en chats privados la ven solo sus jugadores, salvo que los dos la abran con «público».
guide-many = Puedes jugar muchas partidas a la vez, y «partidas» muestra primero las que te esperan. Si una jugada es posible en varias, pregunto en cuál. Si respondes al mensaje de un tablero, la jugada es siempre de esa partida.
guide-undo = Después de una jugada equivocada, escribe «deshacer»; tu rival tiene que aceptarlo. Con «ajustes confirmar=sí», el tablero pregunta antes de cada jugada.
guide-resign = Para dar por perdida una partida, escribe «abandonar» o toca «Más» y luego «Abandonar»; antes te pregunto. Con «retirar» retiras un desafío que aún no se ha aceptado.
guide-draw = Para ofrecer tablas, escribe «tablas» o toca «Más» y luego «Ofrecer tablas». Si te las ofreció tu rival, «tablas» las acepta y «rechazar» las rechaza.
guide-rematch = Cuando una partida termina, toca «Revancha» para jugar al mismo juego con los bandos cambiados.
guide-type-move = Toca «Mover», luego tu pieza y luego la casilla adonde va. También puedes escribir las dos casillas, como a2-a5. Las capturas no necesitan ningún signo: ocurren solas.
guide-plan = Mientras tu rival piensa, puedes preparar tu respuesta: escribe «plan c7-c4 b2-b4», o toca «Planear». Si tu rival hace esa jugada, tu respuesta se juega enseguida. Solo tú ves tus planes.
guide-see = Tu rival ve el tablero, tus jugadas y lo que le dices. Nadie más que tú ve tus planes, tus pistas ni una formación que aún estás preparando.
guide-talk = Para escribirle a tu rival, escribe «decir» y tu mensaje. En un canal o grupo, todo el mundo puede leerlo. Con «silenciar» dejas de recibir sus mensajes.
guide-rude = Si alguien te falta al respeto, «silenciar» oculta sus mensajes en la partida. «denunciar» envía el último mensaje a quien administra este bot. Puedes bloquear a una persona en «ajustes»: sus desafíos ya no te llegarán.
guide-name = En Discord y Telegram se usa el nombre de tu perfil. Si lo cambias, el nuevo aparece desde tu próxima jugada. En el chat web, escribe «renombrar» y un nombre nuevo.
guide-account = Puedes usar la misma cuenta en Discord, en Telegram y en la web. Escribe «vincular» en un sitio para recibir un código. En el otro, escribe «vincular» y ese código; luego confirma en los dos.
guide-recovery = El navegador donde creaste una cuenta web mantiene la sesión abierta. Para entrar desde otro navegador necesitas el nombre de la cuenta y un código de recuperación. Pide el código en «ajustes» mientras tengas la sesión abierta en algún sitio. Si vinculaste Discord o Telegram, también puedes jugar allí tus partidas.
guide-language = El bot habla español y varios idiomas más. Sigue el idioma de tu app; elige otro en «ajustes», o escribe «ajustes idioma=español».
guide-notices = Recibes un aviso cuando es tu turno, y un recordatorio antes de que se te acabe el tiempo. En «ajustes» puedes elegir recibirlos en privado, una vez al día o nunca.
guide-sound = En Discord y Telegram, mis mensajes suenan como cualquier otro mensaje de la app. En el chat web puedes activar o desactivar «Sonido» en este dispositivo. Para recibir menos avisos, cámbialos en «ajustes», o pon horas de silencio.
guide-quiet = Durante tus horas de silencio, los avisos no suenan. Elígelas con «ajustes silencio=22:00-08:00», y tu zona horaria con «ajustes zona=Europe/Madrid» o con el nombre de tu ciudad.
guide-vacation = Las vacaciones paran los relojes de todas tus partidas: escribe «ajustes vacaciones=14d» para dos semanas, o indica una fecha. Tienes 28 días al año, y mientras tanto puedes seguir jugando.
guide-pause = Para parar el reloj de una partida, escribe «pausa»; tu rival tiene que aceptarlo. «reanudar» lo pone otra vez en marcha.
guide-data = «privacidad» dice qué se guarda sobre ti, y «exportar» te envía una copia. «olvidar» borra tu cuenta; tus rivales conservan sus partidas sin tu nombre.
guide-hint = «pista» te muestra una buena jugada. Contra la máquina puedes pedirla en casi todos los juegos; contra una persona, solo si los dos aceptaron las pistas. En los juegos con soplo no hay pistas.
guide-analysis = Después de una partida, «análisis» muestra dónde se decidió y qué jugadas eran mejores. También repasa tus errores uno por uno.
guide-learn = «aprender» tiene lecciones cortas en el tablero para cada juego, y «problema», un problema nuevo cada día. Los dos recuerdan lo que ya resolviste.
guide-dice-fair = El bot tira los dados a partir de un secreto fijado antes de la partida. Los dos bandos pueden añadir una palabra a ese secreto. Después de la partida, cualquiera puede comprobar todas las tiradas, así que nadie puede elegir un número.
guide-group = Quien administra un grupo o servidor puede escribir allí «grupo». Así elige el idioma, el juego por defecto, dónde se puede desafiar y el problema del día. Para añadir el bot, usa el botón de su chat privado o de su perfil.
guide-slow = Toca otra vez el botón, o escribe «tablero» para recibir uno nuevo: los botones antiguos sirven mientras dura la partida. Si el bot no responde, quizá se está reiniciando; tus partidas y relojes están a salvo.
guide-cannot = Aquí solo se juegan los juegos de soldados de Grecia y Roma, entre dos personas o contra la máquina. No hay ajedrez, ni equipos, ni premios. Jugar es gratis. «torneo» muestra los torneos; «perfil», tus resultados, y «ranking», las mejores puntuaciones. Una partida cuenta para tu puntuación si desafías con «puntos=sí». «exportar» te da todas tus partidas.
guide-cost = Jugar aquí es gratis. No hay publicidad ni nada que comprar.
guide-who = Hablas con un programa: responde a partir del reglamento y no inventa nada. Petteia es software libre. Si algo va mal, avisa a quien administra este bot.

# Answers from the match at hand.

match-ending = cómo terminó esta partida
match-capture = qué se capturó por última vez
match-move = qué se jugó por última vez
match-turn = a quién le toca
match-if = qué haría una jugada
