# Lessons of Damian Walker's games.

lesson-row = Dos en hilera
task-row = Captura a un enemigo. Ojo: los enemigos de { $one } y { $two } están uno al lado del otro.
hint-row = Solo se puede encerrar una ficha suelta. La de { $prey } está sola.
answer-row = { $move } captura al enemigo de { $prey }. Los enemigos de { $one } y { $two } están a salvo a lo largo de su hilera. Solo se puede encerrar una ficha suelta.

lesson-save = Fuera de peligro
task-save = El enemigo de { $enemy } está a punto de capturar tu ficha de { $man }. No pierdas ninguna ficha.
hint-save = El enemigo quiere llegar a { $gap }. Aparta tu ficha, o ciérrale el paso.
answer-save = { $move } cierra el paso a { $gap }. También puedes apartar la ficha de { $man }.

lesson-single = La última ficha
task-single = Gana en una jugada.
hint-single = Quien se queda con una sola ficha pierde. ¿Cuántas puedes capturar a la vez?
answer-single = { $move } captura en { $prey }. Solo queda una ficha enemiga, así que ganas.

lesson-anvil = El dux ayuda
task-anvil = Captura al enemigo de { $prey }. Tu dux está a su lado, en { $man }.
hint-anvil = Un dux es tan buen compañero como cualquier soldado. ¿Qué soldado puede llegar al otro lado?
answer-anvil = { $move } captura al enemigo de { $prey }, entre tu soldado y tu dux.

lesson-dux = El dux está a salvo
task-dux = Captura a un enemigo. Ojo: el de { $enemy } es un dux.
hint-dux = Un dux nunca se captura. Captura mejor al soldado de { $prey }.
answer-dux = { $move } captura al soldado de { $prey }. Encerrar al dux de { $enemy } no capturaría nada.

lesson-dux-alone = Un dux solo
task-dux-alone = Juegas { $move } y capturas en { $prey }. ¿Cómo acaba la partida?
hint-dux-alone = Después, a { side-second } solo le queda el dux de { $enemy }. Un dux cuenta como pieza.
answer-dux-alone = A { side-second } le queda una sola pieza, el dux, y pierde. Ganas.

lesson-stuck = Sin salida
task-stuck = Gana en una jugada, sin capturar.
hint-stuck = Quien no puede mover pierde. ¿Qué salida le queda a tu rival?
answer-stuck = { $move } cierra la última salida. { side-second } no puede mover, así que ganas.
