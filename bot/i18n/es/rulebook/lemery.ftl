# The battles of Lemery Games: Petteia, its small boards, and the General’s Crossing.

lemery-move =
    §turn+pass En tu turno mueves una pieza. No puedes pasar.
    §slide Una pieza se mueve por tantas casillas vacías como quieras, adelante, atrás o a los lados. §diagonal Las piezas nunca se mueven en diagonal.
    §block Un soldado no puede saltar sobre otra pieza ni ocupar su casilla.
    §illegal Si una jugada no está permitida, te digo por qué y puedes probar otra. No te cuesta nada.
lemery-capture =
    §line Para capturar a un enemigo, enciérralo en línea recta entre dos piezas tuyas. Sale del tablero.
    §mover Una de las dos debe ser la que acaba de moverse.
    §row Así solo se encierra una pieza suelta, no dos o más en hilera.
    §several Una jugada captura a todo enemigo que encierra, incluso en varias direcciones a la vez.
    §between Meterse entre dos enemigos es seguro. Sigues a salvo hasta que uno se va y un enemigo ocupa su lugar.
lemery-sides = §sides Los bandos se sortean, salvo que quien desafía elija uno. En la revancha se cambian.
lemery-edge = { $edge ->
        [on] §corner+edge En el borde o en una esquina basta una pieza: ponla junto a un enemigo que quede entre ella y el borde.
       *[off] §corner Una pieza en una esquina se captura ocupando las dos casillas de al lado.
        §edge El borde del tablero no ayuda a capturar.
    }
lemery-duty = { $compulsory ->
        [enforced] §must Si puedes capturar, debes hacerlo. Vale cualquier captura.
        [huff] §huff+huff-when Captura cuando puedas. Si dejas pasar una captura, tu rival puede soplar antes de mover: señala un soldado que podía hacerla y lo quita. §huff-who Solo se sopla a soldados con jugada de captura, no al comandante. §huff-wrong Otra captura te protege, y soplar mal no cuesta nada.
       *[off] §must Capturar no es obligatorio.
    }
lemery-jump =
    §jump El comandante también puede saltar en línea recta sobre una pieza o una hilera de piezas sin huecos. Las piezas pueden ser tuyas o de tu rival.
    §landing El comandante cae en la primera casilla detrás de ellas, que debe estar vacía.
    { $jump ->
        [adjacent] §run-up La hilera debe empezar en la casilla junto al comandante.
       *[slide] §run-up Antes del salto, el comandante puede moverse por casillas vacías hasta ellas.
    }
    §jump-once El comandante salta una sola vez por turno, y nunca sobre el otro comandante.
    §jumped Las piezas sobre las que salta siguen en el tablero. §landing-takes Como en toda jugada, al caer el comandante puede capturar, incluso una pieza sobre la que acaba de saltar.
lemery-leader =
    §leader Tu comandante se mueve y captura como un soldado.
    { lemery-jump }
    §leader-taken A tu comandante lo pueden capturar como a un soldado. Protégelo bien: si lo pierdes, pierdes la partida.
lemery-end =
    §leader-taken Ganas cuando capturas al comandante enemigo.
    §surround También ganas cuando el comandante enemigo está rodeado: las cuatro casillas de al lado están ocupadas. Cuentan las piezas de los dos bandos. { $surround ->
        [edge] §surround-edge El borde también cuenta: allí bastan 3 piezas, y 2 en una esquina.
       *[four] §surround-edge Un comandante en el borde no puede quedar rodeado.
    }
    §alone También ganas cuando el comandante enemigo se queda sin soldados.{ $first ->
        [0] { "" }
       *[other] { " " }§count También ganas cuando tu rival ha perdido { $first } soldados.
    }
    §stuck También ganas cuando tu rival no puede mover.
    §surround-own Cuidado: si rodeas a tu propio comandante, pierdes, aunque pudiera salir saltando.
    §both Si una jugada hace perder a los dos, gana quien la hizo.
    { lemery-draws }
lemery-draws =
    §agree+repetition Hay tablas si los dos las acuerdan, o cuando la misma posición aparece por tercera vez.
    §quiet También hay tablas tras 100 jugadas sin capturas, 50 de cada bando. Cuando una pieza sale del tablero, las cuentas de posiciones y de jugadas empiezan de nuevo.
lemery-options-rest =
    §run-up jump=adjacent: un comandante puede saltar únicamente sobre una hilera de piezas que empiece justo a su lado.
    §must compulsory=enforced: si puedes capturar, debes hacerlo.
    §huff compulsory=huff: si dejas pasar una captura, tu rival puede quitarte un soldado que podía hacerla.
    §edge edge=on: en el borde o en una esquina basta una pieza para capturar a un enemigo. Debe ponerse a su lado y encerrarlo contra el borde.
lemery-options-how = §options Añade opciones al desafío, por ejemplo opciones=edge=on. Sepáralas con comas.
lemery-options-surround = §surround-edge surround=edge: el borde ayuda a rodear a un comandante. Allí bastan 3 piezas, y 2 en una esquina.
lemery-glance-safe = §between Meterse entre dos enemigos es seguro. §row Dos piezas en hilera también están a salvo en la línea que forman. { $compulsory ->
        [enforced] §must Si puedes capturar, debes hacerlo.
        [huff] §must Si dejas pasar una captura, tu rival puede quitarte un soldado que podía hacerla.
       *[off] §must Capturar no es obligatorio.
    }
lemery-tips =
    §tips+advice-begin+row Empieza moviendo soldados por parejas, lado a lado: un soldado aislado junto al comandante enemigo pronto es capturado.
    §tips+advice-attack+bring Para capturar, pon primero una pieza junto a un enemigo y trae después la segunda desde lejos.
    { $compulsory ->
        [off] §tips+advice-attack+bait Amenaza a dos enemigos a la vez, u ofrece un soldado como cebo si a cambio capturas más.
       *[other] §tips+advice-attack+bait Ofrece un soldado como cebo: a tu rival le costará no capturarlo, y a cambio capturas más.
    }
    §tips+advice-defend+look Vigila las líneas abiertas: aparta la pieza amenazada u ocupa la casilla que el enemigo necesita.
    §tips+advice-defend+edge { $edge ->
        [on] Aléjate del borde, donde basta un enemigo para capturarte.
       *[off] Usa el borde como barrera: allí una pieza solo se captura a lo largo del borde.
    }
    §tips+advice-avoid+surround { $surround ->
        [edge] No dejes que otras piezas o el borde cierren tres lados de tu comandante: con un enemigo en el cuarto, pierdes.
       *[four] No dejes piezas en tres lados de tu comandante, ni siquiera tuyas: con un enemigo en el cuarto, pierdes.
    }
    { $first ->
        [0] §tips+advice-endgame Si llevas ventaja, cuida a tus soldados: con 3 o 4 piezas contra 2 suele haber tablas.
       *[other] §tips+advice-endgame+count Si llevas ventaja, cambia soldado por soldado hasta que tu rival haya perdido { $first }.
    }
lemery-source =
    §source Son las reglas de un juego publicado por Lemery Games. El reglamento dice que se inspiran en Wladyslaw Kowalski (2006) y Ulrich Schädler. Los dibujos son de Tímea Kőszegi y Lívia Varga. Dario Jara y Jeremy Rozenhart editaron el reglamento. Hay más información en LemeryGames.com.
    §source+story La historia de griegos y etruscos la inventó la editorial.
    §source+modern El juego es una reconstrucción moderna. No se sabe cómo jugaban de verdad los antiguos.
    §source+pictures Estas páginas se basan en el texto del reglamento, sin sus ilustraciones.
lemery-rulings =
    §reading Las 8 filas del tablero, la captura en las esquinas y el alcance de un salto son interpretación nuestra.
    §reading+quiet Las reglas de tablas también son nuestras, porque toda partida debe acabar.

## Petteia

rule-lemery-petteia-glance =
    §gist+army Dos ejércitos se encuentran en un tablero de { $files } por { $ranks } casillas. Cada uno tiene { $men } soldados y un comandante.
    §slide Todas las piezas van en línea recta, nunca en diagonal, hasta donde el paso esté libre. §jump Solo el comandante puede además saltar sobre piezas.
    §line Si tu jugada encierra a un enemigo entre dos piezas tuyas, lo capturas. { lemery-glance-safe }
    §win Ganas cuando el comandante enemigo es capturado, queda rodeado por todos los lados o se queda sin soldados. §stuck Quien no puede mover pierde.
    §first { side-first } mueve primero. Tu lado del tablero es el de abajo.
    { book-facts }
rule-lemery-petteia-setup =
    §board El tablero tiene { $files } columnas, de la a a la l, y { $ranks } filas.
    §array+army Tus { $men } soldados llenan las dos filas más cercanas a ti.
    §leader-start Tu comandante empieza delante de ellos, en la tercera casilla desde tu derecha.
    §names+leader-start A { side-first } lo dirige el estratego, el general griego. Empieza en j3.
    §names+leader-start A { side-second } lo dirige el lars, el comandante etrusco. Empieza en c6.
    §first { side-first } mueve primero. { lemery-sides }
rule-lemery-petteia-move = { lemery-move }
rule-lemery-petteia-capture =
    { lemery-capture }
    { lemery-edge }
    { lemery-duty }
rule-lemery-petteia-special = { lemery-leader }
rule-lemery-petteia-end = { lemery-end }
rule-lemery-petteia-options =
    { lemery-options-how }
    { lemery-options-rest }
    §count first=13: pierdes cuando has perdido 13 soldados. Así la partida es más corta.
    { lemery-options-surround }
rule-lemery-petteia-tips =
    { lemery-tips }
    §tips+advice-kinds+leader Tu comandante salta adonde los soldados no llegan, pero si lo adelantas mucho, pronto tendrá enemigos a ambos lados.
rule-lemery-petteia-source =
    { lemery-source }
    { lemery-rulings }

## Compact

rule-lemery-compact-glance =
    §gist Una batalla corta, y el mejor juego para empezar. §army Cada bando tiene { $men } soldados y un comandante.
    §slide Todas las piezas van en línea recta, nunca en diagonal, hasta donde el paso esté libre. §jump Solo el comandante puede además saltar sobre piezas.
    §line Si tu jugada encierra a un enemigo entre dos piezas tuyas, lo capturas. { lemery-glance-safe }
    §win Ganas cuando el comandante enemigo es capturado, queda rodeado por todos los lados o se queda sin soldados. §stuck Quien no puede mover pierde.
    §first { side-first } mueve primero. Tu lado del tablero es el de abajo.
    { book-facts }
rule-lemery-compact-setup =
    §board El tablero tiene { $files } columnas, de la a a la h, y { $ranks } filas.
    §array+army Tus { $men } soldados llenan las dos filas más cercanas a ti.
    §leader-start Tu comandante empieza delante de ellos, en la tercera casilla desde tu derecha.
    §names+leader-start A { side-first } lo dirige el estratego, el general griego. Empieza en f3.
    §names+leader-start A { side-second } lo dirige el lars, el comandante etrusco. Empieza en c6.
    §first { side-first } mueve primero. { lemery-sides }
rule-lemery-compact-move = { lemery-move }
rule-lemery-compact-capture =
    { lemery-capture }
    { lemery-edge }
    { lemery-duty }
rule-lemery-compact-special = { lemery-leader }
rule-lemery-compact-end = { lemery-end }
rule-lemery-compact-options =
    { lemery-options-how }
    { lemery-options-rest }
    §count first=5: pierdes cuando has perdido 5 soldados. Así la partida es más corta.
    { lemery-options-surround }
rule-lemery-compact-tips =
    { lemery-tips }
    §tips+advice-kinds+leader El tablero es estrecho: si un enemigo llega junto a tu comandante, captúralo o aleja a tu comandante.
rule-lemery-compact-source =
    { lemery-source }
    §source+variant El reglamento llama a este juego «variante compacta».
    { lemery-rulings }

## Ultra Compact

rule-lemery-ultra-glance =
    §gist+army Los ejércitos más pequeños: { $men } soldados y un comandante cada uno, con mucho espacio abierto en medio.
    §slide Todas las piezas van en línea recta, nunca en diagonal, hasta donde el paso esté libre. §jump Solo el comandante puede además saltar sobre piezas.
    §line Si tu jugada encierra a un enemigo entre dos piezas tuyas, lo capturas. { lemery-glance-safe }
    §win Ganas cuando el comandante enemigo es capturado, queda rodeado por todos los lados o se queda sin soldados. §stuck Quien no puede mover pierde.
    §first { side-first } mueve primero. Tu lado del tablero es el de abajo.
    { book-facts }
rule-lemery-ultra-setup =
    §board El tablero tiene { $files } columnas, de la a a la h, y { $ranks } filas.
    §array+army Tus { $men } soldados llenan la fila más cercana a ti.
    §leader-start Tu comandante empieza delante de ellos, en la tercera casilla desde tu derecha.
    §names+leader-start A { side-first } lo dirige el estratego, el general griego. Empieza en f2.
    §names+leader-start A { side-second } lo dirige el lars, el comandante etrusco. Empieza en c7.
    §first { side-first } mueve primero. { lemery-sides }
rule-lemery-ultra-move = { lemery-move }
rule-lemery-ultra-capture =
    { lemery-capture }
    { lemery-edge }
    { lemery-duty }
rule-lemery-ultra-special = { lemery-leader }
rule-lemery-ultra-end = { lemery-end }
rule-lemery-ultra-options =
    { lemery-options-how }
    { lemery-options-rest }
    §count first=5: pierdes cuando has perdido 5 soldados. Así la partida es más corta.
    { lemery-options-surround }
rule-lemery-ultra-tips =
    { lemery-tips }
    §tips+advice-kinds+leader Con solo { $men } soldados, captura también con tu comandante, pero mira antes qué puede responder tu rival.
rule-lemery-ultra-source =
    { lemery-source }
    §source+variant El reglamento llama a este juego «variante ultracompacta».
    { lemery-rulings }

## General’s Crossing

rule-lemery-crossing-glance =
    §gist+crossing Una carrera en plena batalla: gana el primer comandante que llega a la fila de fondo enemiga.
    §army Cada bando tiene { $men } soldados y un comandante.
    §slide Todas las piezas van en línea recta, nunca en diagonal, hasta donde el paso esté libre. §jump Solo el comandante puede además saltar sobre piezas.
    §line+leader-taken Si tu jugada encierra a un soldado enemigo entre dos piezas tuyas, lo capturas. Los comandantes nunca se capturan. { lemery-glance-safe }
    §stuck Quien no puede mover pierde.
    §first { side-first } mueve primero. Tu lado del tablero es el de abajo.
    { book-facts }
rule-lemery-crossing-setup =
    §board El tablero tiene { $files } columnas y { $ranks } filas. §army Cada bando tiene { $men } soldados y un comandante.
    { $board ->
        [ultra] §array Tus soldados llenan la fila más cercana a ti.
       *[other] §array Tus soldados llenan las dos filas más cercanas a ti.
    }
    §leader-start Tu comandante empieza delante de ellos, en la tercera casilla desde tu derecha.
    §names A { side-first } lo dirige el estratego, el general griego. A { side-second } lo dirige el lars, el comandante etrusco.
    §first { side-first } mueve primero. { lemery-sides }
rule-lemery-crossing-move = { lemery-move }
rule-lemery-crossing-capture =
    §line Para capturar a un soldado enemigo, enciérralo en línea recta entre dos piezas tuyas. Sale del tablero.
    §mover Una de las dos debe ser la pieza que acaba de moverse. §leader-partner Tu comandante puede ser una de las dos.
    §row Así solo se encierra un soldado suelto, no dos o más en hilera.
    §several Una jugada puede capturar en varias direcciones a la vez.
    §between Meterse entre dos enemigos es seguro.
    { $edge ->
        [on] §corner+edge En el borde o en una esquina basta una pieza: ponla junto a un soldado que quede entre ella y el borde.
       *[off] §corner Un soldado en una esquina se captura ocupando las dos casillas de al lado.
        §edge El borde del tablero no ayuda a capturar.
    }
    { lemery-duty }
rule-lemery-crossing-special =
    §leader Tu comandante se mueve y captura como un soldado, y cierra el paso como él.
    { lemery-jump }
    §leader-taken Un comandante no se puede capturar, ni siquiera en una esquina. Si queda encerrado, simplemente sigue en el tablero.
rule-lemery-crossing-end =
    §crossing Ganas en cuanto tu comandante llega a cualquier casilla de la fila de fondo enemiga. Puede llegar avanzando o saltando.
    §crossing+far-row Es la fila { $ranks } para el estratego, y la fila 1 para el lars.
    §crossing-men Un soldado que llega allí no gana nada. Un comandante en su propia fila de fondo tampoco.
    §alone+surround No pierdes si tu comandante está rodeado o te quedas sin soldados.
    §stuck También ganas cuando tu rival no puede mover.
    { $compulsory ->
        [enforced] §crossing-duty Si puedes capturar, debes hacerlo, aunque tu comandante pudiera cruzar. Encerrar a un comandante no es una captura.
       *[other] §crossing-last Si tu comandante cruza en la última de las 100 jugadas que se explican abajo, también ganas.
    }
    { lemery-draws }
rule-lemery-crossing-options =
    { lemery-options-how }
    §small board=compact: juegas en el tablero pequeño de 8 por 8, con 16 soldados por bando. board=ultra: juegas en el mismo tablero, con 8 soldados por bando.
    { lemery-options-rest }
    §leader-taken Un comandante también está a salvo en el borde.
rule-lemery-crossing-tips =
    §tips+advice-begin+advice-kinds+leader Adelanta pronto a tu comandante, hasta los soldados enemigos: en este juego no se le puede capturar.
    §tips+advice-attack+open Amenaza con cruzar: mientras tu rival cierra la columna, puedes capturar a un soldado en otra parte.
    §tips+advice-defend+jump Un comandante salta una hilera entera sin huecos, pero un hueco entre tus soldados lo hace parar allí.
    §tips+advice-defend+landing { $edge ->
        [on] Un solo enemigo delante captura a un soldado en tu fila de fondo: vigila las casillas delante de esa fila.
       *[off] Llena las casillas detrás de tus soldados hasta el borde, y un comandante no tendrá dónde caer.
    }{ $compulsory ->
        [enforced] { " " }§tips+advice-defend+crossing-duty Si el comandante enemigo está a punto de cruzar, ofrece una captura: tu rival debe hacerla antes.
       *[other] { "" }
    }
    §tips+advice-avoid+crossing Nunca dejes vacía tu fila de fondo detrás de un soldado: el comandante enemigo lo salta y gana.
    §tips+advice-endgame+race Con pocos soldados, los comandantes echan a correr: antes de cambiar piezas, cuenta las jugadas que le faltan a cada uno.
rule-lemery-crossing-source =
    { lemery-source }
    §source+variant Cruce del general viene de las reglas de Moshe Callen de 2013.
    §reading Según nuestra interpretación, también vale la posición de Petteia Ultracompacta, y quien no puede mover pierde.
    §reading+quiet Las reglas de tablas también son nuestras.

## Captions

show-lemery-petteia-start = La posición inicial.
show-lemery-petteia-line = { $move } captura en { $taken }: la pieza está entre dos tuyas.
show-lemery-petteia-safe = { $move } acaba entre dos enemigos, sin peligro.
show-lemery-petteia-several = { $move } captura varias piezas a la vez: { $taken }.
show-lemery-petteia-row = { $move } no captura nada: hay dos enemigos en hilera.
show-lemery-petteia-corner = { $move } captura en la esquina, en { $taken }.
show-lemery-petteia-slide = El soldado puede ir a cualquier casilla marcada.
show-lemery-petteia-ways = Adónde puede ir el comandante: por casillas vacías, o saltando una hilera sin huecos.
show-lemery-petteia-near = Adónde puede ir el comandante: solo salta una hilera que empiece a su lado.
show-lemery-petteia-landing = { $move } salta, y al caer captura en { $taken }.
show-lemery-petteia-leader = { $move } captura al comandante de { $taken } y gana.
show-lemery-petteia-surrounded = { $move } ocupa la última casilla. El comandante está rodeado.
show-lemery-petteia-alone = { $move } captura al último soldado y gana.
show-lemery-petteia-edge = { $move } captura en { $taken } contra el borde.
show-lemery-petteia-rim = { $move } rodea al comandante en el borde.
show-lemery-petteia-must = { $move } no es legal: puedes capturar, así que debes hacerlo.
show-lemery-petteia-huff = El soldado de f1 dejó pasar una captura: { $move }.
show-lemery-petteia-count = { $move } captura el último soldado que te falta y gana.

show-lemery-compact-start = La posición inicial.
show-lemery-compact-line = { $move } captura en { $taken }: la pieza está entre dos tuyas.
show-lemery-compact-safe = { $move } acaba entre dos enemigos, sin peligro.
show-lemery-compact-several = { $move } captura en { $taken }; no a los dos enemigos en hilera.
show-lemery-compact-corner = { $move } captura en la esquina, en { $taken }.
show-lemery-compact-slide = El soldado puede ir a cualquier casilla marcada.
show-lemery-compact-ways = Adónde puede ir el comandante: por casillas vacías, o saltando una hilera sin huecos.
show-lemery-compact-near = Adónde puede ir el comandante: solo salta una hilera que empiece a su lado.
show-lemery-compact-landing = { $move } salta, y al caer captura en { $taken }.
show-lemery-compact-leader = { $move } captura al comandante de { $taken } y gana.
show-lemery-compact-surrounded = { $move } ocupa la última casilla. El comandante está rodeado.
show-lemery-compact-alone = { $move } captura al último soldado y gana.
show-lemery-compact-edge = { $move } captura en { $taken } contra el borde.
show-lemery-compact-rim = { $move } rodea al comandante en el borde.
show-lemery-compact-must = { $move } no es legal: puedes capturar, así que debes hacerlo.
show-lemery-compact-huff = El soldado de f1 dejó pasar una captura: { $move }.
show-lemery-compact-count = { $move } captura el último soldado que te falta y gana.

show-lemery-ultra-start = La posición inicial.

show-lemery-crossing-start = La posición inicial.
show-lemery-crossing-jump = { $move } salta a la fila de fondo enemiga y gana.
show-lemery-crossing-run = { $move } llega a la fila de fondo enemiga y gana.
show-lemery-crossing-safe = { $move } no captura nada: los comandantes están a salvo.
