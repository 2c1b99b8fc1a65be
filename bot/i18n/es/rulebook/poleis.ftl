# Poleis, by Dmytro.

rule-poleis-glance =
    §gist+army+place Un juego que premia el valor. Primero se colocan por turnos { $men } fichas por bando, de una en una, en casillas vacías.
    §slide Luego mueves una ficha por turno, en línea recta, nunca en diagonal, hasta donde el paso esté libre. §quiet-move Si su jugada no acaba junto a un enemigo, la ficha queda boca abajo.
    §vagus Una ficha boca abajo se llama vagus, un desertor. Cada jugada suya debe acabar junto a un enemigo. §turned-back Vuelve a quedar boca arriba cuando participa en una captura.
    §line Si tu jugada encierra a un enemigo entre dos fichas tuyas, lo capturas. §between Meterse entre dos enemigos es seguro. §row Dos fichas en hilera también están a salvo en la línea que forman.
    §win+single Ganas cuando a tu rival le queda una sola ficha. §stuck Quien no puede mover pierde.
    §first { side-first } coloca primero. Tu lado del tablero es el de abajo.
    { book-facts }
rule-poleis-setup =
    §board El tablero tiene { $files } columnas, de la a a la h, y { $ranks } filas. Empieza vacío.
    §first { side-first } empieza. Los bandos se sortean, salvo que los dos acuerden quién empieza.
    §place Por turnos, cada bando coloca una ficha en cualquier casilla vacía, hasta que las 32 estén en el tablero.
    §place-quiet Mientras se colocan fichas, ninguna se mueve ni es capturada.
    §place-safe Una ficha colocada entre dos enemigos está a salvo, incluso cuando las fichas ya se mueven.
    §first-move Cuando todas las fichas están colocadas, { side-first } hace la primera jugada.
rule-poleis-move =
    §turn+pass En tu turno mueves una ficha. No puedes pasar.
    §slide Una ficha se mueve por tantas casillas vacías como quieras, adelante, atrás o a los lados. §diagonal Las fichas nunca se mueven en diagonal.
    §block Una ficha no puede saltar sobre otra ni ocupar su casilla.
    §attack Una jugada es un ataque cuando acaba justo al lado de un enemigo. En diagonal no cuenta.
    §attack-passing Pasar junto a un enemigo no es un ataque. Ir de un enemigo a otro sí lo es.
    §between Meterse entre dos enemigos es seguro. Sigues a salvo hasta que uno se va y un enemigo ocupa su lugar.
rule-poleis-capture =
    §line Para capturar una ficha enemiga, enciérrala en línea recta entre dos fichas tuyas. Sale del tablero.
    §mover Una de las dos debe ser la ficha que acaba de moverse.
    §row Así solo se encierra una ficha suelta, no dos o más en hilera.
    §several Una jugada puede capturar hasta 3 fichas, una en cada dirección.
    §capture-attack Una jugada que captura siempre es un ataque, aunque no quede ningún enemigo junto a tu ficha. Por eso tu ficha no queda boca abajo, y también un vagus puede hacer esa jugada.
    §corner+edge Las esquinas y los bordes no ayudan a capturar. Una ficha en una esquina está a salvo. Una ficha en el borde solo se captura a lo largo del borde.
rule-poleis-special =
    §ordinarius Cada ficha se coloca como un ordinarius, un soldado en buen orden.
    §quiet-move Si un ordinarius hace una jugada que no es un ataque, queda boca abajo. Ahora es un vagus.
    §vagus Un vagus se mueve como cualquier ficha, pero cada jugada suya debe ser un ataque. Si no puede atacar, no puede moverse: es uno de los inciti, los que no tienen salida.
    §vagus-stays Un vagus que ataca sin capturar sigue siendo un vagus.
    §turned-back Un vagus que participa en una captura vuelve a quedar boca arriba. Vale para la ficha que se movió y para su compañera del otro lado.
rule-poleis-end =
    §single Ganas cuando a tu rival le queda una sola ficha.
    §stuck También ganas cuando tu rival no puede mover, por ejemplo porque todas sus fichas son vagi que no pueden atacar.
    §adjudicated Una partida que ya no avanza se decide contando las fichas. Gana el bando con más fichas. Si los dos tienen las mismas, gana quien tiene más ordinarii. Si también en eso hay igualdad, son tablas.
    §agree Las fichas se cuentan si los dos acuerdan parar.
    §repetition Las fichas se cuentan cuando la misma posición aparece por tercera vez, con las mismas fichas boca abajo.
    §quiet Las fichas se cuentan también tras 100 jugadas sin capturas, 50 de cada bando. Que una ficha quede boca abajo no pone esa cuenta a cero.
    §hand Las fichas que aún no se han colocado cuentan como ordinarii.
rule-poleis-tips =
    §tips+advice-begin+advice-kinds+place Coloca tus fichas junto a enemigos o en línea con ellos, para que cada una pueda atacar enseguida.
    §tips+advice-attack+quiet-move Una ficha que ataca sigue siendo un ordinarius: ataca en cada jugada si puedes hacerlo sin peligro.
    §tips+advice-attack+turned-back Captura con ayuda de un vagus que ya esté junto a un enemigo: así vuelve a quedar boca arriba.
    §tips+advice-defend+look Si amenazan una ficha, apártala con un ataque u ocupa la casilla que el enemigo necesita.
    §tips+advice-defend+edge En una esquina, una ficha está a salvo; en el borde, solo se captura a lo largo de él.
    §tips+advice-avoid+vagus Antes de dejar una ficha boca abajo, mira si encontrará un enemigo al que atacar o se quedará atascada.
    §tips+advice-endgame+adjudicated Si ya no hay capturas, se cuentan las fichas y luego los ordinarii: si llevas ventaja, no te arriesgues.
    §tips+advice-endgame+stuck Con pocas fichas, conserva tus ordinarii: si todas son vagi y no tienen nada que atacar, pierdes.
rule-poleis-source =
    §source Dmytro publicó estas reglas en inglés en 2024. En 2015 había publicado una lista más larga en ucraniano. El texto inglés está en boardgamegeek.com, hilo 3412976.
    §source+why Dmytro comprobó que la Petteia sencilla acaba a menudo en tablas, porque defender es mucho más fácil que atacar.
    §source+names Los nombres vienen de Isidoro, que habla de ordinarii, vagi e inciti. No se sabe qué significaban. Dmytro sigue a Schädler, que llama Poleis a este juego y Petteia a todos los juegos con piezas.
    §source+modern El propio Dmytro no afirma que los griegos jugaran así.
    §reading Donde el texto de 2024 no dice nada, seguimos la lista de 2015. Cuándo se cuentan las fichas es interpretación nuestra.

show-poleis-place = { $move }: { side-first } coloca una ficha.
show-poleis-slide = La ficha de a1 puede ir a cualquier casilla marcada.
show-poleis-attack = { $move } acaba junto a un enemigo, así que es un ataque.
show-poleis-quiet = { $move } no acaba junto a un enemigo. La ficha queda boca abajo.
show-poleis-vagus = El vagus de a1 solo puede atacar.
show-poleis-back = { $move } captura en { $taken }. Las dos fichas que participaron vuelven a quedar boca arriba.
show-poleis-line = { $move } captura en { $taken }.
show-poleis-several = { $move } captura varias piezas a la vez: { $taken }.
show-poleis-row = { $move } no captura nada: hay dos enemigos en hilera.
show-poleis-corner = { $move } no captura nada: las esquinas son seguras.
show-poleis-safe = { $move } acaba entre dos enemigos, sin peligro.
show-poleis-single = { $move } captura en { $taken }. Solo queda una ficha enemiga.
