# Lessons of Poleis.

lesson-attack = Ataca
task-attack = Haz una jugada que no deje tu ficha boca abajo.
hint-attack = Una ficha que acaba su jugada justo al lado de un enemigo ataca, y no queda boca abajo.
answer-attack = { $move } acaba junto al enemigo de { $enemy }, así que es un ataque. Cualquier otra jugada deja aquí la ficha boca abajo.

lesson-vagus = El vagus
task-vagus = Todas tus fichas están boca abajo. ¿Cuál puede moverse?
hint-vagus = Una ficha boca abajo solo puede atacar. Debe acabar su jugada justo al lado de un enemigo.
answer-vagus = La ficha de { $from } puede ir a la casilla junto al enemigo de { $enemy }. Las demás no llegan a ningún enemigo.

lesson-back = Boca arriba de nuevo
task-back = Captura al enemigo de { $prey }. Tus fichas están boca abajo, pero pueden atacar.
hint-back = Tu ficha de { $one } ya está junto al enemigo. ¿Qué ficha puede llegar al otro lado?
answer-back = { $move } captura al enemigo de { $prey }. Las dos fichas que participaron en la captura vuelven a quedar boca arriba.

lesson-single-end = La última ficha
task-single-end = Juegas { $move } y capturas en { $prey }. ¿Cómo acaba la partida?
hint-single-end = A { side-second } solo le queda la ficha de { $enemy }.
answer-single-end = A { side-second } le queda una sola ficha y pierde. Ganas.
