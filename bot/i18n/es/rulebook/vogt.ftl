# The tournament games of Andreas Frank Vogt: Petteia and Kubeia.

vogt-armies =
    §board+letters El tablero tiene { $files } columnas y { $ranks } filas. Vogt dio letras griegas a las columnas. En tu tablero las casillas van de { GREEK("a1") } a { GREEK("l8") }.
    §letters Escribe las casillas como las ves, en letras griegas, o con las minúsculas de la a a la l. Si usas h o k, pregunto qué columna es. Para ver las casillas escritas de otra manera, escribe «ajustes» y elige «Casillas».
    §army Cada bando tiene 12 hoplitas, 12 peltastas y un basileus.
    §array Tus hoplitas llenan la fila más cercana a ti, y tus peltastas, la de delante.
    §leader-start Tu basileus empieza delante de los peltastas, { $mirror ->
        [on] un poco a la derecha del centro: en { GREEK("g3") } para { side-first }, en { GREEK("f6") } para { side-second }.
       *[off] un poco a la izquierda del centro: en { GREEK("f3") } para { side-first }, en { GREEK("g6") } para { side-second }.
    }
    §first { side-first } mueve primero.
vogt-take =
    §line Para capturar un peltasta, enciérralo en línea recta entre dos piezas tuyas. Sale del tablero.
    §mover Una de las dos debe ser la pieza que acaba de moverse.
    §row Así solo se encierra una pieza suelta, no dos o más en hilera. §several Una jugada puede capturar en varias direcciones a la vez.
    §corner Para capturar una pieza en una esquina, ocupa las dos casillas de al lado.
vogt-safe = §between Meterse entre dos enemigos es seguro. Vogt lo llama captura falsa.
vogt-armour = §armour Un hoplita lleva armadura. Para capturarlo, al menos una de tus dos piezas debe ser un hoplita o tu basileus. También vale en las esquinas.
vogt-king =
    §leader-partner El basileus captura como cualquier pieza: puede hacer la jugada de captura, o ser el compañero del otro lado.
    §leader-taken Para capturar al basileus enemigo, tus piezas deben ocupar todas las casillas de al lado. Hacen falta 4 piezas, 3 en el borde o 2 en una esquina. La última debe acabar de llegar allí.
    { $classes ->
        [off] §class Sirven piezas de cualquier clase.
       *[on] §class Al menos 2 de las 4 deben ser hoplitas, o una debe ser tu basileus. En el borde o en una esquina basta un hoplita o tu basileus.
    }
    §protected No basta con tener dos piezas en lados opuestos de un basileus. Está protegido mientras tenga al lado una pieza de su bando.
vogt-active = §active Una pieza es activa si una jugada puede llevarla junto a un enemigo. Si no, es pasiva. No basta con estar ya al lado de uno.
vogt-end =
    §leader-taken+breakthrough Ganas si capturas al basileus enemigo (sbando), o llevas el tuyo a la fila de fondo enemiga (sfondamento).
    §decimation Ganas si capturas todos los peltastas o todos los hoplitas enemigos (decimazione).
    §stuck Ganas si tu rival no puede mover (assedio). §abandon Ganas si abandona (abbandono).
    §passive Pierdes tras 3 jugadas seguidas con piezas pasivas si cada vez tenías una activa (renitenza).
vogt-draws =
    §superiority+quiet Tras 100 jugadas sin capturas gana el bando con más piezas (superiorità). Con igualdad, son tablas.
    §agree Hay tablas si los dos las acuerdan. §repetition Repetir una posición no acaba la partida.
vogt-ignorance = { $ignorance ->
        [on] { " " }§ignorance Si insistes en mover tu pieza de forma ilegal, pierdes.
       *[off] { "" }
    }
vogt-options-ignorance = §ignorance ignorance=on: si escribes una jugada ilegal de una pieza tuya, recibes una advertencia. Si insistes en esa jugada, pierdes.
vogt-options-mirror = §leader-start mirror=on: cada basileus empieza un poco a la derecha del centro, en { GREEK("g3") } o { GREEK("f6") }.
vogt-options-compulsory = §must compulsory=off: capturar no es obligatorio.
vogt-options-classes = §class classes=off: piezas de cualquier clase capturan a un basileus si ocupan todas las casillas de al lado.
vogt-options-how = §options Son reglas de torneo. En una partida amistosa puedes cambiarlas: añade opciones al desafío, por ejemplo opciones=classes=off.
vogt-glance-win =
    { $classes ->
        [off] §leader-taken Para capturar al rey, ocupa todas las casillas de al lado.
       *[on] §leader-taken Para capturar al rey, ocupa todas las casillas de al lado con ayuda de hoplitas o tu rey.
    }
    §win Ganas si capturas al rey o si tu rey llega a la fila de fondo enemiga. §decimation+stuck Pierde quien se queda sin peltastas, sin hoplitas o sin jugadas.
vogt-tips-king = §tips+advice-defend+protected Mantén siempre una pieza tuya junto a tu basileus: así no lo pueden capturar.
vogt-tips-end =
    §tips+advice-endgame+superiority Si llevas ventaja, vigila tu fila de fondo: tras 100 jugadas sin capturas gana quien tiene más piezas.
    §tips+advice-avoid+advice-endgame+decimation Protege tu último peltasta y tu último hoplita: quien pierde una de las dos clases pierde la partida.
vogt-source =
    §source Andreas Frank Vogt escribió estas reglas de torneo en 2018, en italiano. Partió de una reconstrucción de Moshe Callen.
    §source+sides Vogt llama Blancas al primer bando, los atenienses, y Negras al segundo, los espartanos.
    §source+modern Es una reconstrucción moderna. Ningún autor antiguo explica las reglas.

rule-vogt-petteia-glance =
    §gist Un juego de torneo para quien disfruta del ajedrez. §army Cada bando tiene 12 peltastas (ligeros), 12 hoplitas (pesados) y un basileus, el rey.
    { $six ->
        [off] §slide Todas las piezas van en línea recta, nunca en diagonal, hasta donde el paso esté libre.
       *[on] §slide Todas las piezas van en línea recta, nunca en diagonal, hasta donde el paso esté libre. §hoplite Un hoplita se mueve 6 casillas como máximo.
    }
    { $compulsory ->
        [off] §line Si tu jugada encierra a un enemigo entre dos piezas tuyas, lo capturas.
       *[on] §line Si tu jugada encierra a un enemigo entre dos piezas tuyas, lo capturas. §must Si puedes capturar, debes hacerlo.
    }
    { $six ->
        [off] §between Meterse entre dos enemigos es seguro.
       *[on] §armour Para capturar un hoplita, una de tus dos piezas debe ser un hoplita o tu rey. §between Meterse entre dos enemigos es seguro.
    }
    { vogt-glance-win }
    §first { side-first } mueve primero. Tu lado del tablero es el de abajo.
    { book-facts }
rule-vogt-petteia-setup = { vogt-armies }
rule-vogt-petteia-move =
    §turn+pass En tu turno mueves una pieza. No puedes pasar.
    §slide Una pieza se mueve adelante, atrás o a los lados, solo por casillas vacías. §diagonal Las piezas nunca se mueven en diagonal.
    §block Una pieza no puede saltar sobre otra ni ocupar su casilla. Si no puede moverse, está bloqueada.
    §peltast+basileus Un peltasta se mueve tantas casillas como quieras, y el basileus también.
    { $six ->
        [off] §hoplite Un hoplita también.
       *[on] §hoplite Un hoplita se mueve 6 casillas como máximo.
    }
    { vogt-active } Vogt llama casillas de contacto a las de al lado de una pieza. Las diagonales no cuentan. Suele valer en los dos sentidos: si un enemigo puede llegar junto a una pieza, ella también es activa. §passive Pierdes tras 3 jugadas seguidas con piezas pasivas si cada vez tenías una activa.
rule-vogt-petteia-capture =
    { vogt-take }
    { $six ->
        [off] §armour Un hoplita se captura igual.
       *[on] { vogt-armour }
    }
    { vogt-safe } Sigues a salvo hasta que uno de los dos se va y un enemigo ocupa su lugar.
    { $compulsory ->
        [off] §must Capturar no es obligatorio.
       *[on] §must Si puedes capturar, debes hacerlo, aunque tu basileus pudiera llegar a la fila de fondo enemiga. Capturar al basileus enemigo también cuenta. Si hay varias capturas posibles, elige cualquiera.
    }
rule-vogt-petteia-special = { vogt-king }
rule-vogt-petteia-end =
    { vogt-end }
    §active-judged Importa dónde está una pieza antes de moverse (ver «Movimiento»). §passive-count La cuenta se reinicia si mueves una pieza activa o no tienes ninguna.{ vogt-ignorance }
    { vogt-draws }
    §order Si coinciden varios finales, cuenta primero una jugada ganadora, luego las jugadas pasivas, luego las 100 jugadas.
rule-vogt-petteia-options =
    { vogt-options-how }
    { vogt-options-compulsory }
    §hoplite+armour six=off: un hoplita se mueve tantas casillas como quieras, y dos piezas cualesquiera pueden capturarlo.
    { vogt-options-classes }
    { vogt-options-mirror }
    { vogt-options-ignorance }
rule-vogt-petteia-tips =
    §tips+advice-begin+breakthrough Empieza moviendo peltastas, y deja hoplitas en tu fila de fondo para cerrarle las columnas al basileus enemigo.
    §tips+advice-attack+bait { $compulsory ->
        [off] Ofrece una pieza como cebo si a cambio capturas más.
       *[on] Tu rival debe capturar cuando puede: ofrece una pieza para alejar a un guardián de su casilla.
    }
    §tips+advice-attack+advice-kinds+hoplite Mantén algunos hoplitas cerca del basileus enemigo: { $classes ->
        [off] ayudan a rodearlo.
       *[on] sin ellos es difícil capturarlo.
    }
    §tips+advice-defend+breakthrough { $compulsory ->
        [off] Ciérrale al basileus enemigo las columnas abiertas, porque gana si llega a tu fila de fondo.
       *[on] Ciérrale al basileus enemigo las columnas abiertas, u ofrece una captura, que tu rival tendrá que hacer antes.
    }
    { vogt-tips-king }
    §tips+advice-avoid+active No hagas 3 jugadas pasivas seguidas mientras tengas una pieza activa: perderías.
    { vogt-tips-end }
rule-vogt-petteia-source =
    { vogt-source }
    §reading Según nuestra interpretación, una captura va antes que llegar a la fila de fondo enemiga. También es interpretación nuestra que la armadura proteja en las esquinas, y qué piezas son activas.

rule-vogt-kubeia-glance =
    §gist Petteia de torneo con 2 dados. §army Cada bando tiene 12 peltastas (ligeros), 12 hoplitas (pesados) y un basileus, el rey.
    §slide Van en línea recta, nunca en diagonal. §throw Los peltastas se mueven hasta lo que marca el dado mayor; los hoplitas, hasta el menor. El rey, hasta el menor o justo el mayor. §zeus Con un doble puedes tirar y mover otra vez.
    { $compulsory ->
        [off] §line Para capturar a un enemigo, enciérralo entre dos piezas tuyas.
       *[on] §line Para capturar a un enemigo, enciérralo entre dos piezas tuyas. §must Si la tirada lo permite, debes hacerlo.
    }
    { $armour ->
        [off] §between Meterse entre dos enemigos es seguro.
       *[on] §armour Capturar un hoplita exige un hoplita o tu rey. §between Meterse entre dos enemigos es seguro.
    }
    { vogt-glance-win }
    §first { side-first } mueve primero. Tu lado es el de abajo.
    { book-facts }
rule-vogt-kubeia-setup =
    { vogt-armies } Los dados no deciden quién empieza.
rule-vogt-kubeia-move =
    §throw+turn Tu turno empieza con una tirada de dos dados. Los tiro yo, a la vista de todos. Luego mueves una pieza.
    §slide+block Una pieza va en línea recta, solo por casillas vacías. §diagonal Las piezas nunca se mueven en diagonal.
    §peltast+hoplite Un peltasta se mueve hasta tantas casillas como marque el dado mayor. Un hoplita, hasta tantas como marque el menor.
    §basileus+hermes+hermes-path El basileus se mueve hasta tantas casillas como marque el dado menor, o justo las del mayor: la jugada de Hermes. También en esa jugada el paso debe estar libre.
    §always Saques lo que saques, toda pieza que no esté bloqueada puede moverse al menos una casilla.
    §zeus Si sacas un doble, haz tu jugada. Después puedes tirar y mover otra vez, con cualquier pieza: la mano de Zeus. Tu rival espera.
    §zeus-on+waive Puedes seguir así mientras saques dobles. También puedes renunciar a la tirada extra. §zeus-won Si tu jugada gana la partida, no hay tirada extra.
rule-vogt-kubeia-capture =
    { vogt-take }
    { $armour ->
        [off] §armour Un hoplita se captura igual.
       *[on] { vogt-armour }
    }
    { vogt-safe }
    { $compulsory ->
        [off] §must Capturar no es obligatorio.
       *[on] §must Si tu tirada te permite capturar, debes hacerlo. Si hay varias capturas posibles, elige cualquiera.
    }
rule-vogt-kubeia-special = { vogt-king }
rule-vogt-kubeia-end =
    { vogt-end }
    { vogt-active }
    §active-judged Cada pieza se juzga con un alcance de 6, saques lo que saques. §zeus-count Las jugadas tras un doble también cuentan; las tiradas, no.{ vogt-ignorance }
    { vogt-draws }
rule-vogt-kubeia-options =
    { vogt-options-how }
    { vogt-options-compulsory }
    { vogt-options-classes }
    §armour armour=off: dos piezas cualesquiera pueden capturar un hoplita.
    { vogt-options-mirror }
    { vogt-options-ignorance }
rule-vogt-kubeia-tips =
    §tips+advice-begin+advice-kinds+hoplite Adelanta algunos hoplitas cuando los dos dados son altos: las tiradas bajas los frenan.
    §tips+advice-attack+throw Pon tus piezas donde te sirvan varias tiradas distintas, no solo una.
    §tips+advice-attack+zeus Un doble vale dos jugadas: usa la segunda para acabar lo que empezó la primera.
    §tips+advice-defend+look Mantén las piezas débiles a más de 7 casillas de los enemigos: con una sola tirada no llegan a su lado.
    { vogt-tips-king }
    §tips+advice-avoid+basileus No le dejes una columna abierta al basileus enemigo: con una tirada exacta recorre 6 casillas de golpe.
    { vogt-tips-end }
rule-vogt-kubeia-source =
    { vogt-source }
    §source+throw Kubeia es su juego con dados. No se sabe qué juego antiguo usaba dados, ni cómo.
    §source+misprint Su partida de ejemplo tiene una errata: en la segunda jugada, la tirada 3-1 debería ser 3-2.
    §reading Dos puntos son interpretación nuestra de esa partida: puedes renunciar a la tirada extra, y los dados no deciden qué piezas son activas.

show-vogt-petteia-start = La posición inicial.
show-vogt-petteia-ways = El hoplita de { GREEK("g1") } puede ir a cualquier casilla marcada.
show-vogt-petteia-free = El hoplita de { GREEK("g1") } puede ir a cualquier casilla marcada, sin límite de 6.
show-vogt-petteia-active = La pieza de { GREEK("d4") } puede llegar junto a la de { GREEK("h4") }, así que es activa. La de { GREEK("b4") } es pasiva: una pieza propia está en medio.
show-vogt-petteia-line = { $move } captura varias piezas a la vez: { $taken }.
show-vogt-petteia-corner = { $move } captura en la esquina, en { $taken }.
show-vogt-petteia-armour = { $move } no captura nada: dos peltastas no pueden capturar un hoplita.
show-vogt-petteia-heavy = { $move } captura el hoplita de { $taken } con ayuda de otro hoplita.
show-vogt-petteia-bare = { $move } captura el hoplita de { $taken }.
show-vogt-petteia-false = { $move } acaba entre dos enemigos, sin peligro.
show-vogt-petteia-must = { $move } no es legal: hay una captura posible.
show-vogt-petteia-king = { $move } cierra el último lado y captura al basileus.
show-vogt-petteia-light = { $move } cierra el último lado. Piezas de cualquier clase pueden capturar al basileus.
show-vogt-petteia-edge = { $move } captura al basileus: en el borde bastan 3 piezas para rodearlo.
show-vogt-petteia-break = { $move } llega a la fila de fondo enemiga y gana.
show-vogt-petteia-sacrifice = Ejemplo de Vogt: tras { $move }, { side-second } debe capturar con la pieza de { GREEK("g6") } y deja vacía esa casilla.
show-vogt-petteia-opened = Entonces { $move } captura al basileus.
show-vogt-petteia-last = { $move } captura el último peltasta y gana.
show-vogt-petteia-idle = { $move } es la tercera jugada pasiva seguida y pierde.

show-vogt-kubeia-start = La posición inicial.
show-vogt-kubeia-hermes = Tirada: 6 y 3. El basileus puede moverse 1, 2, 3 o 6 casillas.
show-vogt-kubeia-light = Tirada: 5 y 2. El peltasta de { GREEK("a2") } puede moverse hasta 5 casillas.
show-vogt-kubeia-heavy = Tirada: 5 y 2. El hoplita de { GREEK("a1") } puede moverse hasta 2 casillas.
show-vogt-kubeia-line = { $move } captura varias piezas a la vez: { $taken }.
show-vogt-kubeia-armour = { $move } no captura nada: dos peltastas no pueden capturar un hoplita.
show-vogt-kubeia-bare = { $move } captura el hoplita de { $taken }.
show-vogt-kubeia-king = { $move } cierra el último lado y captura al basileus.
show-vogt-kubeia-open = { $move } cierra el último lado. Piezas de cualquier clase pueden capturar al basileus.
show-vogt-kubeia-break = { $move } llega a la fila de fondo enemiga y gana.
