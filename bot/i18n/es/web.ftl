# The web chat's own texts: the page, its form, its connection. None takes a parameter.

web-title = Petteia
web-tagline = Juegos de mesa con soldados griegos y romanos, para jugar con amigos.
web-scriptless = Este chat necesita JavaScript. No carga nada de otros servidores.
web-skip = Ir al campo del mensaje
web-skip-board = Ir al tablero

# The form on the first visit
web-first-task-1 = Juegas con las piezas naranjas. Toca la casilla marcada para encerrar al enemigo entre dos fichas tuyas.
web-first-done-1 = ¡Capturado!
web-first-task-2 = Ahora métete entre dos enemigos: es seguro, y esta vez capturas a los dos.
web-first-done-2 = ¡Dos a la vez!
web-first-task-3 = Ahora captura al comandante.
web-first-done-3 = Capturaste al comandante y ganaste. ¿Cómo te llamas?
web-how-to-move = Toca una de las piezas marcadas y luego una casilla.
web-name-label = Tu nombre
web-name-hint = Hasta 32 caracteres. Tus rivales verán este nombre.
web-name-missing = Escribe tu nombre.
web-invitation-label = Invitación
web-invitation-hint = La palabra secreta que te dio quien administra este chat.
web-invitation-wrong = Esa no es la invitación correcta. Revísala e inténtalo otra vez.
web-invitation-wait = Demasiados intentos. Espera un minuto e inténtalo otra vez.
web-enter = Echar un vistazo primero
web-recovery = Tengo un código de recuperación
web-recovery-name = Nombre de tu cuenta
web-recovery-label = Código de recuperación
web-recovery-enter = Iniciar sesión
web-recovery-wrong = Ese código no corresponde a ese nombre o ya se usó. Revisa los dos.

# The chat
web-bar-label = Menú principal
web-bar-play = Jugar
web-bar-matches = Partidas
web-bar-puzzle = Problema
web-bar-learn = Aprender
web-bar-me = Yo
web-feed-label = Chat
web-composer-label = Mensaje a Petteia
web-composer-placeholder = Jugada o comando
web-send = Enviar
web-words-label = Todos los comandos
web-completions-label = Sugerencias
web-completions-open = Hay sugerencias: elige con las flechas y acepta con Tab.
web-you = Tú
web-bot = Petteia
web-newest = Mensajes más recientes

# The pages about what is kept and how the chat may be used
web-privacy = Privacidad
web-terms = Condiciones

# The opening and invitations
web-join-enter = Aceptar y jugar
web-join-closed = Esta invitación ya no está abierta. Pide una nueva, o invita tú a alguien.
web-lobby = Personas que buscan rival
web-opening-games = Elige un juego
web-copy-link = Copiar el enlace
web-copied = Copiado
web-share = Compartir
web-share-text = Juega conmigo una partida de Petteia:
web-qr-code = Código QR del enlace, para escanearlo con otro teléfono

# A match
web-board-label = Tablero; usa las flechas para ir de casilla en casilla
web-squares-fold = Casillas como botones
web-your-turn = Tu turno
web-ways-label = Recorrer la partida
web-letters = El tablero dibujado con letras
web-film-drawing = Creando la animación…
web-film-play = Ver la animación
web-film-stop = Parar la animación
web-film-lost = La animación caducó. Pídela otra vez.
web-moves-label = Jugadas
web-turn-board = Girar el tablero
web-more = Más
web-taken-label = Capturadas:
web-bars-label = Mostrar u ocultar el campo del mensaje
web-copy = Copiar
web-save = Guardar como archivo

# The connection
web-connecting = Conectando…
web-reconnecting = Volviendo a conectar…
web-offline = Sin conexión
web-alone = No hay conexión con Petteia. Cuando vuelva, esta página seguirá por sí sola.
web-connected = Conexión recuperada.
web-unsent = El mensaje no se envió, porque no hay conexión.
web-unanswered = La conexión se cortó antes de la respuesta. Mira el tablero antes de enviar otra vez el mensaje.
web-unreachable = No se puede conectar con el servidor. Inténtalo otra vez.
web-missing = Aquí no hay nada
web-missing-words = No hay ninguna página en esta dirección. Puede que esté mal escrita o que el enlace sea demasiado antiguo.
web-missing-way = Ir a los juegos
web-unreadable = Esta página no está actualizada. Vuelve a cargarla.
web-trouble = Algo salió mal. Inténtalo otra vez en un momento.
web-embedded-refused = Petteia no pudo iniciar tu sesión. Cierra esta página y ábrela otra vez.
web-hurried = Vas demasiado rápido. Inténtalo otra vez en un momento.
web-wrong-host = Este chat no está disponible en esta dirección. Si lo administras, abre la configuración y pon en public_url, en [web], la dirección que usa la gente, como https://petteia.example.org.
web-wrong-page = Esto solo se puede hacer desde la página de este chat. Abre el chat e inténtalo allí.

# A match that anyone may watch
web-watch-title = { $one } – { $other }: { $game }
web-watch-play = Jugar a Petteia
