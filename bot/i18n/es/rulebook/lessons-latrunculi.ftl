# Lessons of Latrunculi.

lesson-hop = Saltar y capturar
task-hop = Captura al enemigo de { $prey }.
hint-hop = Una ficha salta sobre un enemigo que tiene justo al lado y cae en la casilla vacía de detrás.
answer-hop = { $move } salta sobre el enemigo de { $prey } y lo captura.

lesson-chain = Seguir saltando
task-chain = Captura a dos enemigos en un turno.
hint-chain = Salta primero sobre el enemigo de { $one } y luego sobre el de { $two }.
answer-chain = { $move } salta sobre los enemigos de { $one } y { $two }, y captura a los dos.

lesson-bind = Inmovilizar a un enemigo
task-bind = Inmoviliza al enemigo de { $prey }.
hint-bind = Inmovilizas a un enemigo si lo encierras en línea recta entre dos fichas tuyas. ¿Qué ficha puede llegar al otro lado?
answer-bind = { $move } inmoviliza al enemigo de { $prey }, que se queda donde está y ya no puede moverse.

lesson-remove = Quitar a un enemigo
task-remove = Quita al enemigo inmovilizado de { $prey }.
hint-remove = Elige la ficha inmovilizada. Quitarla ocupa todo el turno.
answer-remove = Quitas del tablero la ficha de { $prey }. Eso ocupa todo el turno, así que no mueves ninguna ficha.

lesson-free = Libera tu ficha
task-free = Tu ficha de { $man } está inmovilizada. Libérala.
hint-free = Tu ficha queda libre si inmovilizas o capturas a uno de los dos enemigos que la sujetan. Prueba con el de { $enemy }.
answer-free = { $move } inmoviliza al enemigo de { $enemy }, y tu ficha de { $man } queda libre. También la liberas si saltas sobre ese enemigo.

lesson-pinned = ¿Qué ficha puede moverse?
task-pinned = ¿Cuál de tus fichas puede moverse?
hint-pinned = Una ficha inmovilizada entre dos enemigos no puede moverse.
answer-pinned = La ficha de { $from } puede moverse. Las fichas de { $one } y { $two } están inmovilizadas.
