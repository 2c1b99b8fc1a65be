# The plain games of Damian Walker.

walker-move =
    §turn+pass En tu turno mueves una pieza. No puedes pasar.
    §slide Una pieza se mueve por tantas casillas vacías como quieras, adelante, atrás o a los lados. §diagonal Las piezas nunca se mueven en diagonal.
    §block Una pieza no puede saltar sobre otra ni ocupar su casilla.
walker-corner = { $corner ->
        [on] §corner+edge También puedes capturar en una esquina, ocupando las dos casillas de al lado. El borde no ayuda a capturar.
       *[off] §corner+edge Una pieza en una esquina está a salvo, y el borde del tablero no ayuda a capturar.
    }
walker-draws =
    §agree+repetition Hay tablas si los dos las acuerdan, o cuando la misma posición aparece por tercera vez.
    §quiet También hay tablas tras 100 jugadas sin capturas, 50 de cada bando.
walker-options-how = §options Añade opciones al desafío, por ejemplo opciones=files=6,ranks=6.
walker-sizes = §sizes files=5 a files=12, ranks=5 a ranks=12: cuántas columnas y filas tiene el tablero. El tamaño habitual es 8 por 8.
walker-tips =
    §tips+advice-begin+row Avanza con las piezas en parejas, lado a lado: una pareja está a salvo a lo largo de su hilera, no por delante ni por detrás.
    §tips+advice-attack+wait Una hilera cerrada es segura, pero no gana nada: ábrela donde tengas más piezas, y amenaza a dos enemigos a la vez.
    §tips+advice-attack+bring Para capturar, pon primero una pieza junto a un enemigo y trae después la segunda desde lejos.
    §tips+advice-defend+look Vigila las líneas abiertas: aparta la pieza amenazada u ocupa la casilla que el enemigo necesita.
    §tips+advice-defend+corner { $corner ->
        [on] Las esquinas no son seguras, y una pieza en el borde solo se captura a lo largo de él.
       *[off] En una esquina, una pieza está a salvo; en el borde, solo se captura a lo largo de él.
    }
    §tips+advice-avoid Antes de capturar, comprueba que tu rival no pueda capturar a cambio la pieza que mueves.
    §tips+advice-endgame Si llevas ventaja, cuida tus piezas: con 3 o 4 contra 2 suele haber tablas.
walker-source =
    §source Damian Walker publicó estas reglas en su página Ludus Latrunculorum, en cyningstan.com.
    §source+same Walker da las mismas reglas para el juego griego y para el romano sencillo.
    §source+why Walker cita a Kowalski: muchas maniobras antes de la primera captura, y muchas tablas.
    §source+modern Es una reconstrucción moderna. No se sabe cómo jugaban de verdad los antiguos.

rule-walker-petteia-glance =
    §gist+army El juego más sencillo de todos: { $men } fichas por bando, todas iguales.
    §slide Van en línea recta, nunca en diagonal, hasta donde el paso esté libre.
    §line Si tu jugada encierra a un enemigo entre dos fichas tuyas, lo capturas. §between Meterse entre dos enemigos es seguro. §row Dos fichas en hilera también están a salvo en la línea que forman.
    §win+single Ganas cuando a tu rival le queda una sola ficha. §stuck Quien no puede mover pierde.
    §first { side-first } mueve primero. Tu lado del tablero es el de abajo.
    { book-facts }
rule-walker-petteia-setup =
    §board El tablero tiene { $files } columnas y { $ranks } filas.
    §array+army Tus { $men } fichas llenan { $rows ->
        [1] la fila más cercana
       *[other] las dos filas más cercanas
    } a ti.
    §first { side-first } mueve primero. Los bandos se sortean, salvo que los dos acuerden quién empieza.
rule-walker-petteia-move = { walker-move }
rule-walker-petteia-capture =
    §line Para capturar una ficha enemiga, enciérrala en línea recta entre dos fichas tuyas. Sale del tablero.
    §mover Una de las dos debe ser la ficha que acaba de moverse.
    §row Así solo se encierra una ficha suelta, no dos o más en hilera.
    §several Una jugada puede capturar en varias direcciones a la vez.
    §between Meterse entre dos enemigos es seguro. Sigues a salvo hasta que uno se va y un enemigo ocupa su lugar.
    { walker-corner }
rule-walker-petteia-end =
    §single Ganas cuando a tu rival le queda una sola ficha. §both Si a los dos les queda una sola, gana quien acaba de mover.
    §stuck También ganas cuando tu rival no puede mover.
    { walker-draws }
rule-walker-petteia-options =
    { walker-options-how }
    { walker-sizes }
    §rows rows=1: cada bando tiene una fila de fichas en vez de dos. Así la partida es más corta y más abierta.
    §corner corner=on: una ficha en una esquina se captura ocupando las dos casillas de al lado.
rule-walker-petteia-tips = { walker-tips }
rule-walker-petteia-source =
    { walker-source }
    §reading+corner Walker pide una línea recta, así que, según nuestra interpretación, las esquinas son seguras.
    §reading+quiet Walker deja a los jugadores la decisión de acabar una partida que no avanza. Las tablas por repetición y tras 100 jugadas son un añadido nuestro.

rule-walker-dux-glance =
    §gist+army+leader-taken Cada bando tiene { $men } soldados y un dux, un general que nunca se puede capturar.
    §slide Todas las piezas van en línea recta, nunca en diagonal, hasta donde el paso esté libre.
    §line Si tu jugada encierra a un soldado enemigo entre dos piezas tuyas, lo capturas. §between Meterse entre dos enemigos es seguro. §row Dos soldados en hilera también están a salvo en la línea que forman.
    §win+single Ganas cuando a tu rival le queda una sola pieza. §stuck Quien no puede mover pierde.
    §first { side-first } mueve primero. Tu lado del tablero es el de abajo.
    { book-facts }
rule-walker-dux-setup =
    §board El tablero tiene { $files } columnas y { $ranks } filas.
    §array+army Tus { $men } soldados llenan la fila más cercana a ti.
    §leader-start Tu dux empieza delante de ellos, en el centro. Si no hay columna central, empieza justo a la derecha del centro.
    §first { side-first } mueve primero. Los bandos se sortean, salvo que los dos acuerden quién empieza.
rule-walker-dux-move = { walker-move }
rule-walker-dux-capture =
    §line Para capturar a un soldado enemigo, enciérralo en línea recta entre dos piezas tuyas. Sale del tablero.
    §mover Una de las dos debe ser la pieza que acaba de moverse.
    §row Así solo se encierra un soldado suelto, no dos o más en hilera.
    §several Una jugada puede capturar en varias direcciones a la vez.
    §between Meterse entre dos enemigos es seguro.
    { walker-corner }
rule-walker-dux-special =
    §leader El dux se mueve como un soldado.
    §leader-partner El dux también captura como un soldado: puede hacer la jugada de captura, o ser el compañero del otro lado.
    §leader-taken Al propio dux nunca se le captura, ni siquiera en una esquina.
    §leader-both Si una jugada encierra a un soldado y también al dux, solo se captura al soldado.
    { $dux ->
        [enclosed] §surround Pierdes cuando, después de una jugada, no hay ninguna casilla vacía junto a tu dux. Antes salen del tablero los soldados capturados. Las piezas de los dos bandos cierran una casilla, y el borde del tablero también.
       *[free] §surround Un dux que no puede moverse no pierde la partida.
    }
rule-walker-dux-end =
    §single Ganas cuando a tu rival le queda una sola pieza. El dux cuenta: si solo le queda el dux, ha perdido.
    §stuck También ganas cuando tu rival no puede mover.{ $dux ->
        [enclosed] { " " }§surround También ganas cuando el dux enemigo no tiene al lado ninguna casilla vacía, una vez quitados los soldados capturados.
       *[free] { "" }
    }
    { walker-draws }
rule-walker-dux-options =
    { walker-options-how }
    { walker-sizes }
    §corner corner=on: un soldado en una esquina se captura ocupando las dos casillas de al lado. El dux no se captura.
    §surround dux=enclosed: pierdes cuando tu dux no tiene al lado ninguna casilla vacía. Todas las piezas cierran casillas, y el borde también.
rule-walker-dux-tips =
    { walker-tips }
    §tips+advice-kinds+leader { $dux ->
        [enclosed] Usa tu dux como compañero en las capturas, pero deja vacía una casilla a su lado, o pierdes.
       *[free] Pon tu dux donde necesites un compañero: no se le puede capturar.
    }
rule-walker-dux-source =
    { walker-source }
    §source+leader El dux viene del nard, un juego de un poema persa del siglo X.
    §reading+surround Es interpretación nuestra que un dux bloqueado no pierda, y que cuente como pieza. §reading+quiet Las tablas por repetición y tras 100 jugadas son un añadido nuestro.

show-walker-petteia-start = La posición inicial.
show-walker-petteia-slide = La ficha puede ir a cualquier casilla marcada.
show-walker-petteia-line = { $move } captura en { $taken }: la ficha está entre dos tuyas.
show-walker-petteia-several = { $move } captura varias piezas a la vez: { $taken }.
show-walker-petteia-row = { $move } no captura nada: hay dos enemigos en hilera.
show-walker-petteia-safe = { $move } acaba entre dos enemigos, sin peligro.
show-walker-petteia-corner = { $move } no captura nada: las esquinas son seguras.
show-walker-petteia-angle = { $move } captura en la esquina, en { $taken }.
show-walker-petteia-single = { $move } captura en { $taken }. Solo queda una ficha enemiga.

show-walker-dux-start = La posición inicial.
show-walker-dux-moves = { $move }: el dux captura en { $taken }.
show-walker-dux-partner = { $move } captura en { $taken } con ayuda del dux.
show-walker-dux-stays = { $move } no captura nada: el dux nunca se captura.
show-walker-dux-shut = { $move } encierra al dux y gana.
