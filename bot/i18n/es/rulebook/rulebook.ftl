# The rulebook's own words: menu, topics, buttons, history.

rules-menu = Elige un juego. Todos son reconstrucciones modernas. Los autores van entre paréntesis.
rules-entry = { $name }
    { $brief } · { $length ->
        [1] corto
        [2] medio
       *[3] largo
    }, { $level ->
        [1] fácil
        [2] algo más difícil
       *[3] mucho que aprender
    }

# What each game is like, in the menu.

brief-lemery-petteia = 12 por 8, 24 soldados y un comandante
brief-lemery-compact = 8 por 8, 16 soldados y un comandante
brief-lemery-ultra = 8 por 8, 8 soldados y un comandante
brief-lemery-crossing = una carrera de comandantes
brief-lemery-latrunculi = coloca, salta e inmoviliza
brief-poleis = coloca fichas que atacan o quedan boca abajo
brief-vogt-petteia = 12 por 8, 3 clases
brief-vogt-kubeia = 3 clases y 2 dados
brief-walker-petteia = 16 fichas, sin comandante
brief-walker-dux = soldados y un dux que nunca se captura

page-title = { $ruleset } · { $topic }
page-menu = Todos los juegos
page-board = Volver al tablero
cited = Las reglas dicen: «{ $said }»
cited-page = Reglas: { $topic }
passage = { $said }
found-first = ▸ { $said }
found-title = Lo que dicen las reglas:
found-games = { $games }: { $said }
found-near = No sé con certeza cuál es la respuesta. Quizá te sirva esto:
found-none = No sé la respuesta. Mira las reglas de un juego, o pregunta con otras palabras.
found-command = Para eso hay un comando: «{ $word }» – { $said }.
found-guide = Sobre Petteia:
found-three = No lo sé con certeza. Una de estas puede ser la respuesta:
found-answer = ▸ { $said }
found-passage = ▸ { $games } · { $topic }: { $said }
picture-still = Imagen { $number } de { $count }. { $caption }
picture-before = Imagen { $number } de { $count }, antes de la jugada. { $caption }
picture-after = Imagen { $number } de { $count }, después de la jugada. { $caption }
turn-previous = ← Imagen
turn-next = Imagen →

topic-glance = En breve
topic-setup = Preparación
topic-move = Movimiento
topic-capture = Captura
topic-special = Piezas especiales
topic-end = Cómo acaba
topic-options = Opciones
topic-tips = Consejos
topic-source = De dónde viene

# How long a game is and how much there is to learn, at the end of each first page.
book-facts = §length { $level ->
        [1] Fácil de aprender.
        [2] Bastante fácil de aprender.
       *[3] Hay mucho que aprender.
    } Dura { $time }.

story-title = Historia · { $story }
story-history = Historia
story-texts = Lo que dicen los textos
story-rome = Roma
story-makers = Quién hizo las reglas
story-table = En qué se diferencian
story-finds = Dados, tableros y nombres
story-notation = Cómo se escriben las jugadas

history-texts =
    De la Antigüedad no se conserva ningún reglamento. Solo quedan comentarios, casi siempre comparaciones.
    En la Odisea de Homero, los pretendientes matan el tiempo con piedrecitas delante de la puerta.
    Platón habla de malos jugadores a los que uno mejor acaba encerrando, hasta que no pueden mover.
    Aristóteles compara a un hombre sin ciudad con una pieza aislada.
    Polibio elogia a un general que separó y bloqueó a sus enemigos, como un buen jugador.
    Pólux describe un juego llamado Polis. Tiene muchas piezas, y una pieza se captura entre dos enemigas.
    Plutarco recomienda la Petteia como juego de ingenio. Así que probablemente se jugaba sin dados.
    Vasos pintados hacia 540 a. C. muestran a Aquiles y Áyax inclinados sobre un tablero.
    Nadie sabe cuáles de estos testimonios hablan del mismo juego.
history-rome =
    Los romanos también tenían un juego de soldados: el Ludus Latrunculorum, o Latrunculi.
    Muchos creen que nació del juego griego, pero no hay pruebas.
    Isidoro, un autor tardío, menciona piezas que se mueven en orden, piezas que vagan y piezas que no pueden moverse.
    Las llama ordinarii, vagi e inciti.
    Se han encontrado tableros de muchos tamaños, y algunos hallazgos sugieren una pieza especial.
    Ningún texto dice qué hacía esa pieza. Un poema persa del siglo X describe el nard, un juego parecido con reyes que no se pueden capturar.
    Ahí encontró Damian Walker el dux de su juego romano.
history-makers =
    Todos los juegos de aquí se crearon en tiempos modernos.
    Ulrich Schädler reconstruyó el juego romano en 1994 y 2001. En él primero inmovilizas una ficha, y después la capturas.
    Las reglas de Wladyslaw Kowalski de 2006 inspiraron a otros.
    Moshe Callen publicó reglas de Petteia en 2013. De ellas viene la carrera entre los comandantes.
    Damian Walker puso por escrito el juego sencillo, y otro con un dux.
    En 2018 Andreas Frank Vogt convirtió las reglas de Callen en reglas de torneo, y añadió un juego con dados.
    Dmytro publicó Poleis en 2015 y otra vez en 2024, para evitar las muchas tablas del juego sencillo.
    Lemery Games vende un juego con reglas inspiradas en Kowalski y Schädler. Su carrera entre los comandantes es de Callen.
    Donde un autor deja una pregunta abierta, la respuesta es nuestra. La última página de cada juego nombra las principales.
history-finds =
    En algunos vasos, Atenea avisa a Aquiles y Áyax de que llegan los troyanos. Les promete la victoria si dejan de jugar.
    En Eurípides, Protesilao y Palamedes juegan con piezas de muchas formas. Se decía que Palamedes inventó los dados.
    La Suda, del siglo X d. C., le atribuye un tablero de 12 líneas, como el zodiaco, y 7 dados, como los planetas.
    Suetonio escribió un libro sobre juegos griegos, hoy perdido.
    Hay tableros grabados en escalones de templos de Atenas y Delos. La mayoría son de otros juegos, y pueden ser posteriores.
    Un grupo de barro de Atenas muestra a una mujer y un niño jugando en 42 casillas con 12 piezas.
    El juego se llama petteia, pessoi, polis o poleis. Quizá las piezas eran pessoi, y una casilla, una polis.
    Autores griegos creían que venía de Egipto. La última mención de la Petteia es del siglo II d. C.; la del juego romano, del IV.
history-notation =
    Una casilla es la letra de su columna y el número de su fila. Las dos empiezan en la esquina izquierda del primer bando.
    Una jugada son dos casillas, como a2-a5. Pueden seguir capturas, cada una tras una x: a2-a5xb5.
    En Latrunculi, b2xb4 es un salto, c3 coloca una ficha y xd4 quita una.
    Las columnas de Vogt tienen letras griegas. Valen mayúsculas latinas parecidas.
    En su texto, las filas tienen números áticos. Escribe «ajustes letras=griegas» para verlos.
    En Kubeia la tirada va antes de la jugada, dado mayor primero: 63 A2-A4.
    Una notación numera las jugadas: 1) a2-a5, h7-h5; 2) y así.
    Acaba con el resultado y el motivo: 1-0 (abbandono). ½-½ son tablas.
    Escribe «notación» para la de una partida. Para ver una, pégala después de esa palabra.
    Las partidas impresas por Vogt se pegan tal cual. Otras notaciones llevan etiquetas, como [Ruleset "poleis"].
history-table = Cada juego con sus reglas habituales. Una ficha entre dos enemigos se captura, pero en Latrunculi de Lemery se inmoviliza.
history-row = { $name }: { $files }×{ $ranks }, { $men } fichas{ $leader ->
        [yes] { " y comandante" }
       *[no] { "" }
    }{ $placed ->
        [yes] , por colocar
       *[no] { "" }
    }{ $corner ->
        [yes] , captura en esquinas
       *[no] { "" }
    }{ $duty ->
        [yes] , captura obligatoria
       *[no] { "" }
    }{ $dice ->
        [yes] , dados
       *[no] { "" }
    }
