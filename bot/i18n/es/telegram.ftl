# What only Telegram needs said.

# What people see before they press Start (at most 512 characters), and with a link to the bot (120).
telegram-description =
    Juegos de mesa con soldados griegos y romanos, desde una batalla de diez minutos hasta un largo asedio.
    Juega con tus amigos aquí, por turnos, o en cualquier grupo al que me añadas. Te enseño las reglas en un minuto.
    Toca «Iniciar» para empezar.
telegram-short-description = Juegos de mesa con soldados griegos y romanos, para jugar con amigos en cualquier chat.

telegram-welcome = Te doy la bienvenida a Petteia: juegos de mesa con soldados griegos y romanos.
telegram-help =
    Los comandos empiezan con una barra, como /challenge. En un grupo, para desafiar a alguien, responde a su mensaje con /challenge o escribe /challenge @nombre.
    En este chat basta con escribir la jugada, como a2-a5; en un grupo, escríbela como respuesta al tablero.
telegram-greeting =
    Aquí puedes jugar a juegos de mesa con soldados griegos y romanos.
    Para jugar con alguien, responde a su mensaje con /challenge. Si envías solo /challenge, puede jugar cualquiera. Para saber más, escribe /help.

telegram-passed = La partida avanzó; el tablero más reciente está más abajo.
telegram-gone = Este desafío ya no está abierto.
telegram-whispered = La respuesta está en nuestro chat privado.
telegram-ephemeral = Solo tú ves mi respuesta. Si no aparece nada, toca otra vez el botón.
telegram-closed = Todavía no puedo escribirte. Abre nuestro chat privado y toca «Iniciar».
telegram-overheard = Aquí todo el mundo puede leer lo que escribiste, así que no lo usé. Escríbelo en nuestro chat privado, donde solo lo ves tú.
telegram-not-picking = Aquí solo puede elegir una jugada quien tiene el turno.

telegram-unknown-username = No he visto a { $name } últimamente. Responde a uno de sus mensajes con /challenge, o envía solo /challenge y comparte el enlace.
telegram-bot-opponent = Los bots no juegan. Desafía a una persona.
telegram-nobody = Ese mensaje es de un grupo o canal, y no sé a quién te refieres. Responde a un mensaje de la persona, o envía solo /challenge y comparte el enlace.
telegram-anonymous = No puedo ver quién eres mientras escribes como grupo o canal. Escribe con tu propio nombre e inténtalo otra vez.
telegram-guest = Aquí puedo publicar una invitación a un juego con sus reglas y su reloj habituales: escribe mi nombre y el del juego. También respondo preguntas sobre las reglas. Para todo lo demás, abre nuestro chat privado.
telegram-text-only = Solo leo mensajes de texto y notaciones en archivos de texto. Escribe /help para ver qué puedes escribir.
telegram-trouble = Algo salió mal. Inténtalo otra vez en un momento.
telegram-busy = En este grupo hay demasiados mensajes y no puedo responder a todos. Espera un minuto, o escríbeme en privado.
telegram-busy-private = Son más mensajes de los que puedo responder a la vez. Espera un momento.

# Buttons
telegram-open-board = Abrir el tablero
telegram-open = Abrir nuestro chat privado
telegram-add = Añadirme a un grupo
telegram-share = Compartir
telegram-copy-code = Copiar el código
telegram-members-hidden = No puedo ver quién administra este grupo. Dame permisos de administrador o muestra los miembros del grupo, e inténtalo otra vez.
telegram-managers-unknown = Ahora mismo Telegram no me dice quién administra este grupo. Inténtalo otra vez en un momento.
