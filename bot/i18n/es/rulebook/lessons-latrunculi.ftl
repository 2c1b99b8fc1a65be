# Lessons of Latrunculi.

lesson-hop = Saltar y capturar
task-hop = Captura al enemigo en { $prey }.
hint-hop = Una ficha salta sobre un enemigo que tiene justo al lado y cae en la casilla vacía de detrás.
answer-hop = { $move } salta sobre el enemigo en { $prey } y lo captura.

lesson-chain = Seguir saltando
task-chain = Captura a dos enemigos en un turno.
hint-chain = Salta primero sobre el enemigo en { $one } y luego sobre el de { $two }.
answer-chain = { $move } salta sobre los enemigos en { $one } y { $two }, y captura a los dos.

lesson-bind = Inmovilizar a un enemigo
task-bind = Inmoviliza al enemigo en { $prey }.
hint-bind = Inmovilizas a un enemigo si lo encierras en línea recta entre dos fichas tuyas. ¿Qué ficha puede llegar al otro lado?
answer-bind = { $move } inmoviliza al enemigo en { $prey }: se queda donde está y ya no puede moverse.

lesson-remove = Quitar a un enemigo
task-remove = Quita al enemigo inmovilizado en { $prey }.
hint-remove = Elige la ficha inmovilizada. Quitarla ocupa todo el turno.
answer-remove = Quitas del tablero la ficha en { $prey }. Eso ocupa todo el turno: no se mueve ninguna ficha.

lesson-free = Libera tu ficha
task-free = Tu ficha en { $man } está inmovilizada. Libérala.
hint-free = Queda libre si inmovilizas o capturas a uno de los dos enemigos que la sujetan. Prueba con el de { $enemy }.
answer-free = { $move } inmoviliza al enemigo en { $enemy }, y tu ficha en { $man } queda libre. También la liberas si saltas sobre ese enemigo.

lesson-pinned = ¿Qué ficha puede moverse?
task-pinned = ¿Cuál de tus fichas puede moverse?
hint-pinned = Una ficha inmovilizada entre dos enemigos no puede moverse.
answer-pinned = La ficha en { $from } puede moverse. Las fichas en { $one } y { $two } están inmovilizadas.
