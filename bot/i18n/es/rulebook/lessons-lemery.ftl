# Lessons of the games with leaders, by Lemery Games.

lesson-corner = En la esquina
task-corner = Captura al enemigo de la esquina, en { $prey }.
hint-corner = En una esquina basta con ocupar las dos casillas junto al enemigo. Una ya es tuya.
answer-corner = { $move } captura al enemigo de { $prey }, porque ocupas las dos casillas de al lado.

lesson-jump = El comandante salta
task-jump = Captura al enemigo de { $prey }.
hint-jump = Tu comandante puede saltar sobre las piezas que le cierran el paso, aquí sobre la de { $over }.
answer-jump = { $move } salta sobre la pieza de { $over } y captura al enemigo de { $prey }. El salto en sí no captura nada: lo que cuenta es dónde cae el comandante.

lesson-leader = Captura al comandante
task-leader = Gana en una jugada.
hint-leader = El comandante enemigo está en { $enemy }. Puedes encerrarlo entre dos piezas como a cualquier enemigo.
answer-leader = { $move } captura al comandante de { $enemy }, y ganas.

lesson-closed = Rodea al comandante
task-closed = Gana en una jugada, sin capturar.
hint-closed = Un comandante rodeado de piezas por los cuatro lados pierde. ¿Qué casilla está vacía junto al de { $enemy }?
answer-closed = { $move } ocupa la última casilla junto al comandante, y ganas. Cuentan las piezas de los dos bandos.

lesson-over = Un salto largo
task-over = Lleva una pieza a { $to }.
hint-over = Ninguna pieza llega a esa casilla sin saltar. Tu comandante puede ir hasta una hilera y saltarla, aquí la de { $one } y { $two }.
answer-over = { $move } salta sobre las piezas de { $one } y { $two }, una propia y otra enemiga. Al caer, captura en { $prey }.

lesson-alone = Un comandante solo
task-alone = Gana en una jugada.
hint-alone = Un comandante sin soldados pierde. A tu rival solo le queda el soldado de { $prey }.
answer-alone = { $move } captura al último soldado, en { $prey }, y ganas.

lesson-rim = En el borde
task-rim = Juegas { $move }. Ahora el comandante enemigo no tiene al lado ninguna casilla vacía. ¿Qué pasa?
hint-rim = Un comandante está rodeado cuando tiene piezas por los cuatro lados. ¿Cuántas casillas hay junto al de { $enemy }?
answer-rim = La partida sigue. Un comandante en el borde del tablero no está rodeado.

lesson-rescue = Comandante en peligro
task-rescue = El enemigo de { $enemy } está a punto de capturar a tu comandante de { $leader }. Captura antes al enemigo que le ayuda.
hint-rescue = Hacen falta dos enemigos para capturar a tu comandante. Uno ya está a su lado, en { $prey }.
answer-rescue = { $move } captura al enemigo de { $prey } con ayuda de tu comandante. El otro enemigo no puede hacer nada solo.

lesson-run = A la fila de fondo enemiga
task-run = Gana en una jugada.
hint-run = En este juego gana el comandante que llega a la fila de fondo enemiga. ¿Tiene el tuyo el paso libre?
answer-run = { $move } lleva a tu comandante a la fila de fondo enemiga, y ganas enseguida.

lesson-leap = Sobre el último soldado
task-leap = Gana en una jugada.
hint-leap = El soldado de { $over } no puede parar a tu comandante, que puede saltar sobre él.
answer-leap = { $move } salta sobre el soldado de { $over } y cae en la fila de fondo enemiga. Ganas.

lesson-stop = Detén al comandante
task-stop = El comandante enemigo de { $enemy } está a punto de llegar a tu fila de fondo y ganar. Detenlo.
hint-stop = Si bloqueas al comandante en { $near }, salta sobre tu pieza. ¿En qué casilla no puede saltarla?
answer-stop = { $move } bloquea tu propia fila de fondo. Detrás de tu pieza, el comandante no tiene dónde caer.

lesson-no-capture = Los comandantes están a salvo
task-no-capture = Juegas { $move }. Ahora el comandante enemigo de { $enemy } está entre dos piezas tuyas. ¿Qué pasa?
hint-no-capture = En este juego los comandantes hacen una carrera. ¿Se pueden capturar?
answer-no-capture = La partida sigue. En este juego nunca se captura a un comandante, esté donde esté.

lesson-lars = No se salta sobre el lars
task-lars = Captura a un enemigo. El comandante enemigo está en { $enemy }.
hint-lars = Un comandante puede saltar sobre cualquier pieza, menos sobre el otro comandante. Prueba con la de { $over }.
answer-lars = { $move } salta sobre la pieza de { $over } y captura al enemigo de { $prey }. Tu comandante no puede saltar sobre el comandante enemigo de { $enemy }.

lesson-huff = El soplo
task-huff = { side-second } podía capturar a tu soldado de { $man }, pero no lo hizo. ¿A cuál de sus soldados soplas?
hint-huff = ¿Qué soldado podía haber ido a { $gap }?
answer-huff = El soldado de { $huffed } dejó pasar la captura, así que sale del tablero. Luego juegas como siempre.
