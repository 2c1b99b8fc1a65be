# The pages about privacy and terms. A section has its heading in the first line, then a paragraph or,
# after a hyphen, an item of a list in each line. docs/privacy.md and docs/terms.md say the same.

policy-chat = Petteia
policy-who = Quién administra este servidor
policy-operator = Este servidor lo administra { $operator }.
policy-unnamed = Quien administra este servidor no ha dado ningún nombre.
policy-contact = Contacto: { $contact }
policy-no-contact = Quien administra este servidor no ha indicado ningún contacto.

## Privacy

privacy-intro = Con Petteia puedes jugar a juegos de mesa en Discord, en Telegram y en un chat web. Esta página explica qué guarda Petteia sobre ti, por qué y por cuánto tiempo, quién puede verlo, y cómo recibir una copia de tus datos o borrarlos.
privacy-kept =
    Qué se guarda, y por qué
    Todo esto sirve para que funcionen tus partidas, y Petteia no lo usa para nada más.
    - Tu nombre: el que tienes en Discord o Telegram, o el que elegiste en el chat web. Así los demás saben contra quién juegan.
    - Tu nombre de usuario de Telegram, para que otras personas puedan desafiarte con él. Petteia guarda también los nombres de usuario de personas que solo escriben en un grupo donde hay una partida, si al bot le llega su mensaje. Un nombre de usuario se borra medio año después de que el bot lo viera por última vez.
    - El identificador de tu cuenta de Discord o Telegram (no tu número de teléfono) o, en el chat web, una huella del código aleatorio que hay en la cookie de tu navegador. Así te reconoce el bot.
    - Si activas los avisos en el chat web: una dirección en el servicio de avisos del fabricante de tu navegador, y las claves del navegador. Se borran cuando desactivas los avisos o cierras la sesión.
    - Si pides un calendario: el código aleatorio de su dirección, hasta que quites el calendario o recibas otra dirección.
    - Tus ajustes: aspecto de los tableros, letras, idioma, zona horaria, avisos, horas de silencio, vacaciones y las personas que bloqueaste. Petteia guarda también el idioma que tu app o navegador pidió por última vez, y la última plataforma que usaste.
    - Tus partidas: quién juega, el juego y su reloj, cada jugada con su hora, las respuestas que preparaste, las ofertas, los mensajes a tu rival, el resultado, las palabras que mezclaste en los dados, y el canal, grupo o chat privado donde se juega la partida.
    - Qué mensajes del bot muestran tus partidas, para poder actualizarlos, y lo que aún tiene que decirte.
    - Qué lecciones y problemas resolviste. En los canales y grupos donde juegas, la gente ve que resolviste el problema del día, y cuántos días seguidos.
    - Lo primero que hiciste en cada problema, cuántas veces fallaste y si recibiste una pista, y tu puntuación en problemas, que se calcula a partir de eso. Los problemas también tienen puntuación, así que esos intentos se quedan, sin tu nombre, cuando borras tu cuenta. Petteia guarda también cuándo empezaron tus contrarreloj y cuántos problemas resolviste en ellas.
    - Tus puntuaciones, que salen de las partidas que los dos bandos quisieron jugar por puntos. Se quedan con las partidas, sin tu nombre, cuando borras tu cuenta.
    - Las denuncias contra ti y las que hiciste: qué mensaje o partida, qué se decidió, quién lo decidió y hasta cuándo, y tu respuesta. Se guardan para que se trate a todo el mundo con justicia.
privacy-not-kept =
    Qué no se guarda
    Petteia lee lo que escribes, responde y lo descarta, salvo que pase a ser parte de una partida o un ajuste. Lo que Telegram envía al bot se guarda hasta que tiene respuesta, para que no se pierda nada si el servidor se detiene. Después solo se conserva su número, durante dos días. El número de un comando en Discord se conserva el mismo tiempo si Discord lo envía por HTTP. La última pregunta que hiciste sobre los juegos se mantiene unos minutos en la memoria, para que puedas continuar a partir de ella con la siguiente. No hay publicidad, ni rastreo, ni analítica. No se entrega nada a nadie, salvo lo que dice esta página.
    El chat web usa una sola cookie, que mantiene tu sesión abierta hasta 400 días después de tu última visita. Sus páginas no cargan nada de otros servidores. Petteia mantiene en la memoria las direcciones de red para limitar cuánto puede pedir cada cliente. No las guarda ni las escribe en el registro. Un proxy o una empresa de alojamiento que use quien administra este servidor puede tener sus propios registros.
    El registro dice qué pasó, en qué plataforma y en qué partida, por su código. No contiene nombres, ni cuentas, ni nada de lo que la gente escribió. Las estadísticas cuentan peticiones y turnos por plataforma, juego y comando, no por persona.
privacy-how-long =
    Por cuánto tiempo
    - Tus datos y tus partidas se conservan hasta que los borras con «olvidar». Aparte de los nombres de usuario de Telegram y las denuncias, Petteia no borra nada por su antigüedad.
    - Las denuncias se borran un año después de su último cambio. Si se te prohibió escribir, jugar por puntos o empezar partidas, esa prohibición se conserva hasta que acaba, incluso después de «olvidar», pero sin tu nombre ni tus palabras. Así, quienes la decidieron pueden ver que se cumple.
    - Un código para vincular cuentas caduca a los 15 minutos.
    - Un comando de Discord que cambia una partida o tarda un poco se conserva hasta que tiene respuesta, 15 minutos como máximo.
    - Las copias de seguridad contienen lo que había cuando se hicieron, hasta que las borra quien administra este servidor.
privacy-who =
    Quién lo ve
    - Tus rivales, también los de otra plataforma: tu nombre, tus jugadas y sus horas, lo que les dices, y hasta cuándo estás de vacaciones.
    - Todo el mundo en un canal o grupo donde juegas: tu nombre y la partida. Si buscas rival en el chat web, allí todo el mundo ve tu nombre. Una invitación la ve quien tenga su enlace o su código.
    - Quien tenga el enlace de una partida que otros pueden mirar: tu nombre, las jugadas y los relojes, pero no lo que se dicen los jugadores. Es así en las partidas que se juegan en un canal o grupo, que se ofrecieron en la lista de desafíos abiertos del chat web o que los dos abrieron con «público». Otros sitios web también pueden mostrarlas.
    - Quien tenga el código de una partida terminada, por ejemplo alguien con quien se compartió: tu nombre y la partida. Una partida en curso en chats privados solo la ven sus dos jugadores, salvo que los dos la abran.
    - Quien consulte tu perfil: cuántas victorias, tablas y derrotas tienes en cada juego, en las partidas que otros podían mirar. Tus rivales ven también sus partidas contigo. En «ajustes» puedes limitarlo a tus rivales, o a ti.
    - Quien mire las tablas de mejores puntuaciones («ranking»): tu nombre y tus puntuaciones, para las que también cuentan las partidas privadas. Solo estás en esas tablas mientras todo el mundo pueda ver tus resultados.
    - Quien consulte un torneo en el que te inscribiste: tu nombre, tus emparejamientos, tus resultados y tu puesto, también después de salir.
    - Cualquiera en internet, mientras todo el mundo pueda ver tus resultados: tu nombre, tus resultados y puntuaciones, y tus últimas partidas que otros podían mirar. El chat web los muestra en una página, en un canal de noticias y como datos para otros programas, y pide a los buscadores que no incluyan la página. En «ajustes» puedes desactivarlo, y el cambio vale enseguida. Los datos de una partida que otros podían mirar llevan tu nombre en cualquier caso.
    - Quien tenga la dirección de tu calendario: qué partidas te esperan, contra quién juegas, y cuándo se te acaba el tiempo.
    - Quienes administran el servidor o grupo donde se creó una partida, y quien administra este servidor: las denuncias sobre esa partida, con las palabras, tu nombre y quién denunció. A la persona denunciada no se le dice quién fue.
    - Una persona a punto de vincular cuentas contigo: tu nombre, tus plataformas y cuántas partidas tienes.
    - Quien administra este servidor, y cualquier otra persona con acceso a él: todo lo guardado, también los mensajes y las respuestas que preparaste.
privacy-platforms =
    Discord y Telegram
    Discord y Telegram llevan tus mensajes al bot y los del bot a ti, y los tratan según sus propias políticas: https://discord.com/privacy y https://telegram.org/privacy. Ven lo que se publica allí, también lo que se refiere a rivales que juegan en otra plataforma. Telegram le dice al bot quién abre el tablero dentro de Telegram. Un tablero abierto dentro de Discord se carga a través de los servidores de Discord, que transmiten todo lo que la página envía y recibe.
    En Discord, el bot recibe comandos y pulsaciones de botones, y no lee otros mensajes. En los grupos de Telegram solo recibe comandos, respuestas a sus mensajes y pulsaciones de botones, salvo que quien administra el bot haya desactivado el modo de privacidad o el bot sea administrador. Cuando escribes el nombre del bot en otro chat, el bot recibe lo que escribes con él y tu nombre. Si lo envías como mensaje, el bot recibe también el nombre del chat y el mensaje al que respondes, y no usa ninguno de los dos. No recibe nada más de ese chat.
privacy-yours =
    Tu copia, y cómo borrarlo todo
    - «exportar» te da un archivo con tu nombre, nombres de usuario, ajustes, vacaciones, personas bloqueadas, cuentas vinculadas, lecciones y problemas resueltos, contrarreloj, lo que se decidió sobre ti, lo que denunciaste, y todas tus partidas.
    - «olvidar» primero te pregunta y luego te borra de todas las plataformas: tu nombre, los identificadores de tus cuentas, tus ajustes y todo lo demás de arriba. Así también se abandonan tus partidas en curso y se retiran tus desafíos. Tus rivales conservan sus partidas con las jugadas, sus horas y las palabras que mezclaste en los dados, pero sin tu nombre, tus mensajes, las respuestas que preparaste ni los canales y chats donde jugaste.
    - Los mensajes que el bot ya envió se quedan en los chats donde están. Una base de datos SQLite sobrescribe lo borrado; el archivo de sus últimos cambios puede contenerlo hasta que se sobrescribe o el bot se detiene. PostgreSQL conserva lo borrado en sus archivos hasta su próxima limpieza («vacuum»).
    Para todo lo demás, como un error en tus datos, escribe a quien administra este servidor.
privacy-linking =
    Cuando se vinculan cuentas
    «vincular» convierte dos cuentas en una sola cuando se confirma en las dos. Durante siete días puedes deshacerlo con «desvincular». Durante ese tiempo, Petteia conserva lo que aportó la cuenta añadida, y luego lo borra. «olvidar» lo borra enseguida.

## Terms

terms-intro = Al usar Petteia en este servidor, en su chat web o con sus bots de Discord y Telegram, aceptas estas condiciones.
terms-free =
    Qué recibes
    Petteia es gratis. Puedes jugar a juegos de mesa con otras personas y aprender las reglas. No hay dinero, ni apuestas, ni premios.
    Petteia se ofrece tal cual, sin ninguna garantía. Puede cambiar, interrumpirse o acabar, y pueden perderse partidas. En la medida en que la ley lo permite, quien administra este servidor no responde de los daños causados por usarlo o por no poder usarlo.
terms-conduct =
    Qué te pedimos
    - Juega limpio. No dejes que un programa elija tus jugadas, salvo que tu rival esté de acuerdo.
    - No uses Petteia para insultar, amenazar o engañar a nadie, con tu nombre o de otra manera.
    - No ataques ni sobrecargues el servidor, no eludas sus límites y no uses cuentas ajenas.
    - Respeta las condiciones de la plataforma que usas: https://discord.com/terms y https://telegram.org/tos. Debes tener la edad que exigen.
terms-limits =
    Límites y relojes
    El número de partidas, desafíos y peticiones está limitado para cada persona y cada lugar. Una partida puede tener reloj; si se te acaba el tiempo, puedes perderla.
terms-public =
    Qué ven los demás
    Los demás ven tu nombre, tus jugadas y las palabras que mezclas en los dados. Los dos jugadores pueden guardar y publicar la notación de una partida. La página de privacidad dice qué se guarda sobre ti y cómo borrarlo.
terms-ending =
    Cómo dejar de usarlo
    Puedes irte en cualquier momento con «olvidar». Quien administra este servidor puede negar el servicio a quien no respete estas condiciones. Quienes administran un servidor o grupo pueden hacerlo con las partidas creadas allí. Recibirás un mensaje con su decisión, y podrás responder una vez. Estas condiciones pueden cambiar; esta página muestra las que valen ahora.
terms-software =
    El software
    Petteia es software libre con la licencia MIT. Sus autores no administran este servidor ni responden de él.
