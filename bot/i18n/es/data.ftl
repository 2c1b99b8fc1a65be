# Your own data: a copy of it, deleting it; and limits per person.

word-export = descarga tus partidas y ajustes
word-forget = borra tu cuenta

word-privacy = qué se guarda sobre ti y quién lo ve

## What is stored

privacy =
    Guardo tu nombre, el identificador de tu cuenta de Discord o Telegram (no tu número de teléfono) y tus ajustes. También guardo tus partidas y los chats donde las juegas. Lo que escribes no se guarda, salvo que pase a ser parte de una partida o un ajuste. Tus rivales ven tu nombre y tus jugadas; quien administra este bot puede leer todo lo guardado.
    «exportar» te da tus datos en un archivo. «olvidar» borra tu cuenta.
privacy-web =
    Guardo tu nombre y una huella de la cookie que mantiene abierta la sesión en este navegador. Si vinculaste Discord o Telegram, guardo el identificador de tu cuenta allí (no tu número de teléfono). También guardo tus ajustes, tus partidas y los chats donde las juegas. Lo que escribes no se guarda, salvo que pase a ser parte de una partida o un ajuste. Tus rivales ven tu nombre y tus jugadas; quien administra este bot puede leer todo lo guardado.
    «exportar» te da tus datos en un archivo. «olvidar» borra tu cuenta.
# $host: the server of the operator’s assistant
privacy-assistant = Cuando preguntas por las reglas, tu pregunta se envía también a { $host }. Allí un programa busca la respuesta en el reglamento. Ese programa recibe la pregunta, pero ningún dato sobre ti.
# $url: the address of the page
privacy-page = La política completa y quién administra este bot: { $url }

## A copy of it

done-export = Aquí están tus datos: tus ajustes y { $count ->
    [one] una partida
   *[other] { $count } partidas
}.
export-part = Parte { $part } de { $parts }. Para recibir otra, escribe «exportar 2», y así sucesivamente.
refused-export-part = { $parts ->
    [one] Solo hay una parte.
   *[other] Hay { $parts } partes. Escribe «exportar 1» para la primera.
}
unread-export = { $count ->
    [one] Una de tus partidas no se puede leer; en el archivo solo está su código.
   *[other] { $count } de tus partidas no se pueden leer; en el archivo solo están sus códigos.
} Avisa a quien administra este bot.
refused-export-under-way = Tu archivo ya se está preparando. Espera un momento.
document-large = El archivo ocupa { $size } MB y es demasiado grande para enviarlo aquí. Descárgalo en el chat web; para usar allí la misma cuenta, escribe «vincular».

## Deleting an account

button-forget-yes = Borrar mi cuenta

forget-ask = ¿Borrar tu cuenta? { $running ->
    [0] { "" }
    [one] Abandonarás 1 partida en curso.{ " " }
   *[other] Abandonarás { $running } partidas en curso.{ " " }
}{ $offered ->
    [0] { "" }
    [one] Retirarás 1 desafío abierto.{ " " }
   *[other] Retirarás { $offered } desafíos abiertos.{ " " }
}Tu nombre, tus ajustes y la lista de chats donde juegas se borrarán en todas las plataformas. Tus rivales conservarán las partidas sin tu nombre, y los mensajes antiguos quedarán en sus chats. Esto no se puede deshacer. Si quieres una copia, escribe antes «exportar». Para borrar la cuenta, escribe «olvidar sí».
done-forgotten = Tu cuenta quedó borrada. Si vuelves, empezarás de cero.
unread-forgotten = { $count ->
    [one] Una partida no se pudo leer, así que de ella solo se quitó tu nombre.
   *[other] { $count } partidas no se pudieron leer, así que de ellas solo se quitó tu nombre.
} Pide a quien administra este bot que quite el resto.

refused-gone = Esa persona ya no juega aquí.

somebody = Alguien

## Limits per person and place

refused-hurried = Vas demasiado rápido: el límite es de { $limit } peticiones por minuto. Espera un momento.
refused-hurried-here = Hay mucho movimiento en este chat: el límite es de { $limit } peticiones por minuto. Espera un momento, o escríbeme en privado.
refused-many-matches = Tienes { $limit } partidas en curso, el máximo permitido. Termina una antes de empezar otra.
refused-many-challenges = Tienes { $limit } desafíos abiertos, el máximo permitido. Retira uno, o espera una respuesta.
refused-challenges-today = Hoy ya lanzaste { $limit } desafíos, el máximo permitido en un día. Inténtalo mañana.
refused-challenges-here = Hoy ya se lanzaron aquí { $limit } desafíos, el máximo permitido. Escríbeme en privado, o inténtalo mañana.

## A calendar of the times at which one's clocks run out

word-calendar = una dirección para tu app de calendario, con tus plazos
calendar = Suscríbete a esta dirección en tu app de calendario. El calendario muestra las partidas que te esperan y cuándo se te acaba el tiempo. Quien tenga la dirección puede ver todo esto, así que no se la des a nadie.
done-calendar-renewed = Esta es tu nueva dirección. La anterior ya no funciona.
done-calendar-ended = La dirección de tu calendario ya no funciona.
calendar-address = { $url }
calendar-begin = Crear dirección de calendario
calendar-renew = Crear otra dirección
calendar-end = Quitar el calendario
button-calendar = Calendario
refused-no-calendar = Aquí no hay calendario, porque el chat web de este bot no tiene una dirección pública.
