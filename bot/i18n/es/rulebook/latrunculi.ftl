# Latrunculi, by Lemery Games.

rule-lemery-latrunculi-glance =
    §gist+army+place Un juego de emboscadas. Primero se colocan por turnos { $men } fichas por bando, de una en una, en casillas vacías.
    §step Luego, en cada turno, mueves una ficha una casilla, nunca en diagonal. §jump O saltas sobre un enemigo situado junto a tu ficha, caes en la casilla vacía de detrás y lo capturas. §chain La misma ficha puede seguir saltando.
    §bind Si tu jugada encierra a un enemigo entre dos fichas tuyas, queda inmovilizado. §bound No puede moverse mientras las dos lo sujeten. §removal En un turno posterior puedes quitarlo del tablero en vez de mover.
    §between Meterse entre dos enemigos es seguro.
    §win+single Ganas cuando a tu rival solo le { $min ->
        [1] queda una ficha
       *[other] quedan { $min } fichas
    }. §stuck Quien no puede hacer nada pierde.
    §first { side-first } coloca primero. Tu lado del tablero es el de abajo.
    { book-facts }
rule-lemery-latrunculi-setup =
    §board El tablero tiene { $files } columnas, de la a a la h, y { $ranks } filas. Empieza vacío.
    §first { side-first } empieza. §place Por turnos, cada bando coloca una ficha en cualquier casilla vacía, hasta que las 32 estén en el tablero.
    §place-quiet Mientras se colocan fichas, ninguna se mueve ni queda inmovilizada.
    §place-safe Una ficha colocada entre dos enemigos sigue libre, incluso cuando las fichas ya se mueven.
    §first-move Cuando todas las fichas están colocadas, { side-first } hace la primera jugada.
rule-lemery-latrunculi-move =
    §turn En cada turno haces una de estas tres cosas: dar un paso, saltar o quitar a un enemigo.
    §step Paso: una ficha tuya avanza, retrocede o va hacia un lado, a la casilla contigua, que debe estar vacía. §diagonal Las fichas nunca se mueven en diagonal.
    §jump Salto: una ficha tuya salta sobre un enemigo que tiene justo al lado y cae en la casilla vacía de detrás.
    §removal Quitar: sacas del tablero a un enemigo inmovilizado.
    §bound Una ficha inmovilizada no puede dar un paso ni saltar.
    §between Meterse entre dos enemigos es seguro. Sigues a salvo hasta que uno se vaya y un enemigo ocupe su lugar.
rule-lemery-latrunculi-capture =
    §line Hay dos maneras de capturar: saltar sobre un enemigo, o quitar a uno inmovilizado.
    §jump Tu ficha salta sobre un enemigo que tiene al lado y cae en la casilla vacía justo detrás. El enemigo sale enseguida del tablero.
    §chain La misma ficha puede seguir saltando, en cualquier dirección. §chain+must Puedes parar después de cualquier salto, y saltar nunca es obligatorio.
    §jump-own+jump-bound No puedes saltar sobre tus propias fichas. Sí puedes saltar sobre un enemigo inmovilizado.
    §jump-twice No puedes saltar dos veces sobre el mismo enemigo. Tu ficha puede volver a la casilla de donde salió.
    §removal+removal-turn+removal-when La otra manera de capturar es quitar a un enemigo que esté inmovilizado al empezar tu turno.
    Es lo único que haces en ese turno. Puedes hacerlo en cualquier turno mientras siga inmovilizado, pero no es obligatorio.
rule-lemery-latrunculi-special =
    §bind Un paso o un salto que encierra a un enemigo en línea recta entre dos fichas tuyas lo inmoviliza. §mover Una de las dos debe ser la ficha que acaba de moverse.
    §bind-several+several+row Una jugada puede inmovilizar a varios enemigos, pero solo a uno entre cada dos fichas tuyas. Dos o más en hilera siguen libres. §chain-last Tras varios saltos, solo cuenta la última casilla.
    §corner+edge Ni bordes ni esquinas ayudan a inmovilizar.
    §held Una ficha sigue inmovilizada mientras dos enemigos la sujetan. Queda libre en cuanto uno se va o es capturado.
    { $pins ->
        [all] §pins Las fichas inmovilizadas siguen sujetando a otras, y ayudan a inmovilizar. Solo las sueltan cuando salen del tablero.
       *[free] §pins Una ficha inmovilizada no puede sujetar a otra ni ayudar a inmovilizar. Por eso también liberas tu ficha si inmovilizas a uno de los que la sujetan. Quedar libre no inmoviliza a nadie.
    }
    §held-lines Una ficha sujeta en su fila y su columna queda libre cuando ya no la sujeta ninguna pareja.
    §freed Si tu jugada libera una ficha, podrás moverla en tu próximo turno.
rule-lemery-latrunculi-end =
    §single Ganas enseguida si a tu rival solo le { $min ->
        [1] queda una ficha
       *[other] quedan { $min } fichas
    }.
    §stuck También ganas cuando tu rival no puede hacer nada en su turno.
    §agree Hay tablas si los dos las acuerdan.
    §repetition Hay tablas cuando la misma posición aparece por tercera vez, con las mismas fichas inmovilizadas.
    §quiet También hay tablas tras 100 jugadas sin capturar ni quitar fichas, 50 de cada bando.
    §quiet-count Para esa cuenta, colocar una ficha no es una jugada. Inmovilizar sin capturar no la pone a cero.
rule-lemery-latrunculi-options =
    §options Añade opciones al desafío, por ejemplo opciones=min=3. Si son varias, sepáralas con comas.
    §single min=3: pierde quien se queda con solo 3 fichas. Así la partida es más corta.
    §pins pins=all: las fichas inmovilizadas siguen sujetando a otras. También ayudan a inmovilizar, y no las sueltan hasta que salen del tablero.
rule-lemery-latrunculi-tips =
    §tips+advice-begin+advice-kinds+place Coloca tus fichas en bloques contra el borde: no se puede saltar sobre una ficha con otra justo detrás.
    §tips+advice-attack+removal Inmoviliza a un enemigo y captúralo cuanto antes: si se va una de las dos fichas que lo sujetan, queda libre.
    §tips+advice-attack+chain Busca enemigos con casillas vacías detrás: una ficha puede saltar sobre varios en un turno.
    §tips+advice-defend+held { $pins ->
        [all] Para liberar una ficha inmovilizada, salta sobre uno de los dos enemigos que la sujetan.
       *[free] Para liberar una ficha inmovilizada, inmoviliza a uno de los dos enemigos que la sujetan, o salta sobre él.
    }
    §tips+advice-defend+edge A una ficha en una esquina no la pueden inmovilizar ni saltar; a una en el borde, solo en la dirección del borde.
    §tips+advice-avoid+jump Nunca dejes una casilla vacía detrás de una ficha tuya que tenga un enemigo delante: el enemigo la salta y la captura.
    { $min ->
        [1] §tips+advice-endgame Si llevas ventaja, cuida tus fichas: con 3 o 4 contra 2 suele haber tablas.
       *[other] §tips+advice-endgame+single Si llevas ventaja, cambia ficha por ficha: pierde quien se queda con solo { $min } fichas.
    }
rule-lemery-latrunculi-source =
    §source Las reglas son una variante del reglamento de Petteia, de Lemery Games. Lo ilustraron Tímea Kőszegi y Lívia Varga. Lo editaron Dario Jara y Jeremy Rozenhart. Hay más información en LemeryGames.com.
    §source+models El reglamento nombra como modelo la reconstrucción de Ulrich Schädler de 2001: primero se inmoviliza y después se captura.
    §source+jump Capturar saltando es una idea de la propia editorial.
    §source+modern Es una reconstrucción moderna. No se sabe cómo jugaban de verdad los romanos.
    §reading El reglamento deja muchas preguntas abiertas. El tamaño del tablero y cuánto tiempo sigue inmovilizada una ficha son interpretación nuestra. También lo son las tablas, y que las fichas inmovilizadas no sujeten a otras.

show-lemery-latrunculi-place = { $move }: { side-first } coloca una ficha.
show-lemery-latrunculi-ways = La ficha de d4 puede dar un paso a d3 o saltar a d6.
show-lemery-latrunculi-jump = { $move } captura en { $taken }.
show-lemery-latrunculi-chain = { $move }: dos saltos capturan en { $taken }.
show-lemery-latrunculi-bind = { $move } inmoviliza la ficha de d4.
show-lemery-latrunculi-held = { $move } no es legal: la ficha está inmovilizada.
show-lemery-latrunculi-remove = { $move } quita la ficha inmovilizada.
show-lemery-latrunculi-free = { $move } inmoviliza la ficha de e4 y libera la de d4.
show-lemery-latrunculi-pinned = { $move } inmoviliza la ficha de e4, que aún sujeta la de d4.
show-lemery-latrunculi-leave = { $move } libera la ficha de d4: se va una de las que la sujetaban.
show-lemery-latrunculi-edge = { $move } no inmoviliza la ficha: el borde no ayuda.
show-lemery-latrunculi-safe = { $move } acaba entre dos enemigos, sin peligro.
show-lemery-latrunculi-reduced = { $move } gana: solo queda un enemigo.
show-lemery-latrunculi-three = { $move } gana: solo quedan 3 enemigos.
