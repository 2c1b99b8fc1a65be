# Latrunculi, by Lemery Games.

rule-lemery-latrunculi-glance =
    §gist+army+place Un juego de emboscadas. Primero se colocan por turnos { $men } fichas por bando, de una en una, en casillas vacías.
    §step Luego, en cada turno, mueves una ficha una casilla, nunca en diagonal. §jump O capturas saltando sobre un enemigo junto a tu ficha, a la casilla vacía de detrás. §chain La misma ficha puede seguir saltando.
    §bind Si tu jugada encierra a un enemigo entre dos fichas tuyas, queda inmovilizado. §bound No puede moverse mientras las dos lo sujeten. §removal En otro turno puedes quitarlo en vez de mover.
    §between Meterse entre dos enemigos es seguro.
    §win+single Ganas cuando a tu rival solo le { $min ->
        [1] queda una ficha
       *[other] quedan { $min } fichas
    }. §stuck Quien no puede hacer nada pierde.
    §first { side-first } coloca primero. Tu lado está abajo en el tablero.
    { book-facts }
rule-lemery-latrunculi-setup =
    §board El tablero tiene { $files } columnas, de la a a la h, y { $ranks } filas. Empieza vacío.
    §first { side-first } empieza. §place Se coloca por turnos una ficha cada vez en cualquier casilla vacía, hasta que las 32 estén en el tablero.
    §place-quiet Mientras se coloca, ninguna ficha se mueve y ninguna queda inmovilizada.
    §place-safe Una ficha colocada entre dos enemigos sigue libre, también cuando se empieza a mover.
    §first-move Cuando todas las fichas están colocadas, { side-first } hace la primera jugada.
rule-lemery-latrunculi-move =
    §turn En tu turno haces una de tres cosas: dar un paso, saltar o quitar a un enemigo.
    §step Paso: mueve una ficha una casilla adelante, atrás o a un lado, a una casilla vacía. §diagonal Las fichas nunca se mueven en diagonal.
    §jump Salto: una ficha tuya salta sobre un enemigo justo a su lado, a la casilla vacía de detrás.
    §removal Quitar: saca del tablero a un enemigo inmovilizado.
    §bound Una ficha inmovilizada no puede dar un paso ni saltar.
    §between Meterse entre dos enemigos es seguro, aunque después tu rival mueva otra ficha.
rule-lemery-latrunculi-capture =
    §line Hay dos maneras de capturar: saltar sobre un enemigo, o quitar a uno inmovilizado.
    §jump Salta sobre un enemigo junto a tu ficha, a la casilla vacía justo detrás. El enemigo sale enseguida del tablero.
    §chain La misma ficha puede seguir saltando, en cualquier dirección. §chain+must Puedes parar después de cualquier salto, y nunca tienes que saltar.
    §jump-own+jump-bound No puedes saltar sobre tus propias fichas. Sí puedes saltar sobre un enemigo inmovilizado.
    §jump-twice No puedes saltar dos veces sobre el mismo enemigo. Tu ficha puede volver a la casilla de donde salió.
    §removal+removal-turn+removal-when La otra manera es quitar a un enemigo que esté inmovilizado al empezar tu turno.
    Ocupa todo tu turno. Puedes hacerlo en cualquier turno mientras siga inmovilizado, pero no tienes que hacerlo.
rule-lemery-latrunculi-special =
    §bind Un paso o un salto que encierra a un enemigo en línea recta entre dos fichas tuyas lo inmoviliza. §mover Una de las dos debe ser la ficha que acaba de moverse.
    §bind-several+several+row Una jugada puede inmovilizar a varios enemigos, pero solo a uno entre cada dos fichas tuyas. Dos o más en hilera siguen libres. §chain-last Tras varios saltos, solo cuenta la última casilla.
    §corner+edge Los bordes y las esquinas no ayudan a inmovilizar.
    §held Una ficha sigue inmovilizada mientras dos enemigos la sujetan. Queda libre en cuanto uno se va o es capturado.
    { $pins ->
        [all] §pins Las fichas inmovilizadas siguen sujetando a otras, y ayudan a inmovilizar. Solo sueltan cuando salen del tablero.
       *[free] §pins Una ficha inmovilizada no puede sujetar a otra ni ayudar a inmovilizar. Por eso también liberas tu ficha si inmovilizas a uno de los dos que la sujetan. Quedar libre así no inmoviliza a nadie.
    }
    §held-lines Una ficha sujeta por su fila y su columna queda libre cuando ya no la sujeta ninguna pareja.
    §freed Si tu jugada libera tu ficha, puede moverse en tu próximo turno.
rule-lemery-latrunculi-end =
    §single Ganas en cuanto a tu rival solo le { $min ->
        [1] queda una ficha
       *[other] quedan { $min } fichas
    }.
    §stuck También ganas cuando tu rival no puede hacer nada en su turno.
    §agree Son tablas de mutuo acuerdo.
    §repetition Son tablas cuando la misma posición aparece por tercera vez, con las mismas fichas inmovilizadas.
    §quiet También son tablas tras 100 jugadas sin capturar ni quitar fichas, 50 de cada bando.
    §quiet-count Colocar una ficha no cuenta aquí como jugada. Inmovilizar por sí solo no reinicia la cuenta.
rule-lemery-latrunculi-options =
    §options Añade opciones a tu desafío, por ejemplo options=min=3. Pon una coma entre dos opciones.
    §single min=3: pierde quien se queda con solo 3 fichas. La partida es más corta.
    §pins pins=all: las fichas inmovilizadas siguen sujetando a otras. También ayudan a inmovilizar, y solo sueltan cuando salen del tablero.
rule-lemery-latrunculi-tips =
    §tips+advice-begin+advice-kinds+place Coloca tus fichas en bloques contra el borde: sobre una ficha con otra detrás no se puede saltar.
    §tips+advice-attack+removal Inmoviliza primero a un enemigo y quítalo después, pero pronto: si una de las dos fichas que lo sujetan se va, queda libre.
    §tips+advice-attack+chain Busca enemigos con casillas vacías detrás: una ficha puede saltar sobre varios en un turno.
    §tips+advice-defend+held { $pins ->
        [all] Para liberar una ficha inmovilizada, salta sobre uno de los dos enemigos que la sujetan.
       *[free] Para liberar una ficha inmovilizada, inmoviliza a uno de los dos enemigos que la sujetan, o salta sobre él.
    }
    §tips+advice-defend+edge A una ficha en una esquina no se la inmoviliza ni se la salta; a una en el borde, solo a lo largo del borde.
    §tips+advice-avoid+jump Nunca dejes una casilla vacía detrás de una ficha con un enemigo delante: el enemigo salta y captura.
    { $min ->
        [1] §tips+advice-endgame Con ventaja, cuida tus fichas: 3 o 4 contra 2 suelen acabar en tablas.
       *[other] §tips+advice-endgame+single Con ventaja, cambia ficha por ficha: pierde quien se queda con solo { $min } fichas.
    }
rule-lemery-latrunculi-source =
    §source Las reglas son una variante del reglamento de Petteia, de Lemery Games. Lo ilustraron Tímea Kőszegi y Lívia Varga. Lo editaron Dario Jara y Jeremy Rozenhart. Más en LemeryGames.com.
    §source+models Nombra como modelo la reconstrucción de Ulrich Schädler de 2001: primero inmovilizar, después capturar.
    §source+jump Capturar saltando es idea propia de la editorial.
    §source+modern Es una reconstrucción moderna. No se sabe cómo jugaban de verdad los romanos.
    §reading El reglamento deja mucho abierto. Son interpretación nuestra el tamaño del tablero y cuánto tiempo sigue inmovilizada una ficha. También que las fichas inmovilizadas no sujetan a otras, y las tablas.

show-lemery-latrunculi-place = { $move }: { side-first } coloca una ficha.
show-lemery-latrunculi-ways = La ficha en d4 puede dar un paso a d3 o saltar a d6.
show-lemery-latrunculi-jump = { $move } captura { $taken }.
show-lemery-latrunculi-chain = { $move }: dos saltos capturan { $taken }.
show-lemery-latrunculi-bind = { $move } inmoviliza la ficha en d4.
show-lemery-latrunculi-held = { $move } no está permitida: la ficha está inmovilizada.
show-lemery-latrunculi-remove = { $move } quita la ficha inmovilizada.
show-lemery-latrunculi-free = { $move } inmoviliza la ficha en e4. Esta suelta a d4.
show-lemery-latrunculi-pinned = { $move } inmoviliza la ficha en e4. Esta aún sujeta a d4.
show-lemery-latrunculi-leave = { $move }: una de las dos se va, y d4 queda libre.
show-lemery-latrunculi-edge = { $move } no inmoviliza: el borde no ayuda.
show-lemery-latrunculi-safe = { $move } va entre dos enemigos, y está a salvo.
show-lemery-latrunculi-reduced = { $move } gana: solo queda un enemigo.
show-lemery-latrunculi-three = { $move } gana: solo quedan 3 enemigos.
