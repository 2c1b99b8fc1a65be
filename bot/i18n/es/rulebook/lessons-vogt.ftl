# Lessons of Andreas Frank Vogt's games.

lesson-must = Debes capturar
task-must = ¿Cuál de tus piezas puede moverse?
hint-must = Si puedes capturar, debes hacerlo. ¿Qué pieza puede encerrar al enemigo de { $enemy }?
answer-must = Solo puede moverse la pieza de { $from }. Puede capturar al enemigo de { $enemy }, y capturar tiene prioridad sobre cualquier otra jugada.

lesson-armour = Armadura
task-armour = En { $enemy } hay un hoplita. Puedes capturarlo, así que debes hacerlo. ¿Cuál de tus piezas puede moverse?
hint-armour = Para capturar un hoplita, una de tus dos piezas debe ser un hoplita o tu basileus.
answer-armour = Solo puede moverse el hoplita de { $from }. Con el peltasta de { $light } tendrías dos peltastas, y dos peltastas no pueden capturar un hoplita.

lesson-rout = Captura al basileus
task-rout = Gana en una jugada.
hint-rout = Para capturar al basileus, ocupa todas las casillas de al lado. ¿Qué casilla está vacía junto al de { $enemy }?
answer-rout = { $move } ocupa la última casilla junto al basileus. Dos de tus 4 piezas allí son hoplitas, así que lo capturas.

lesson-break = Abrirse paso
task-break = Gana en una jugada.
hint-break = Tu basileus gana si llega a la fila de fondo enemiga.
answer-break = { $move } lleva a tu basileus a la fila de fondo enemiga, y ganas.

lesson-last = Una clase entera
task-last = Juegas { $move } y capturas en { $prey }. ¿Qué pasa?
hint-last = Era el último peltasta de { side-second }.
answer-last = A { side-second } no le quedan peltastas. Quien pierde una clase entera pierde la partida, así que ganas.

lesson-light = Lo que marca el dado mayor
task-light = Sacaste { $high } y { $low }. Lleva tu peltasta de { $man } lo más adelante que puedas.
hint-light = Un peltasta puede moverse hasta tantas casillas como marque el dado mayor.
answer-light = { $move } recorre { $high } casillas, lo más lejos que llega un peltasta con esta tirada.

lesson-reach = ¿Quién llega?
task-reach = Sacaste { $high } y { $low }. Puedes capturar al enemigo de { $enemy }, así que debes hacerlo. ¿Cuál de tus piezas puede moverse?
hint-reach = Un peltasta se mueve hasta { $high } casillas, y un hoplita, hasta { $low }. Cuenta las casillas.
answer-reach = Solo puede moverse el peltasta de { $from }. El hoplita de { $heavy } está demasiado lejos para un { $low }.

lesson-hermes = La jugada de Hermes
task-hermes = Sacaste { $high } y { $low }. Gana en una jugada.
hint-hermes = El basileus se mueve hasta { $low } casillas, o justo { $high }. ¿A qué distancia está la fila de fondo enemiga?
answer-hermes = { $move } recorre justo { $high } casillas. Es la jugada de Hermes. Tu basileus llega a la fila de fondo enemiga, y ganas.

lesson-six = 6 casillas como máximo
task-six = Puedes capturar al enemigo de { $enemy }, así que debes hacerlo. ¿Cuál de tus piezas puede moverse?
hint-six = Un hoplita se mueve 6 casillas como máximo. Cuéntalas desde { $heavy }.
answer-six = Solo puede moverse el peltasta de { $from }. El hoplita de { $heavy } está a 7 casillas, una de más.

lesson-active = Piezas activas
task-active = Mueve una pieza activa: una que pueda llegar junto a un enemigo en una jugada.
hint-active = ¿Cuál de tus piezas podría llegar junto al enemigo de { $enemy }?
answer-active = Solo la pieza de { $from } es activa. Lo que cuenta es dónde está antes de la jugada.

lesson-refusal = Una tercera jugada pasiva
task-refusal = Hiciste 2 jugadas pasivas seguidas, aunque la pieza de { $man } es activa. Ahora juegas { $move }. ¿Qué pasa?
hint-refusal = La pieza de { $from } también es pasiva.
answer-refusal = La tercera jugada pasiva seguida se llama renitenza, que significa negarse a luchar. Pierdes enseguida.

lesson-zeus = La mano de Zeus
task-zeus = Sacaste { $high } y { $low }, un doble, y juegas { $move }. ¿Qué pasa después?
hint-zeus = Un doble es un regalo de Zeus.
answer-zeus = Tras un doble puedes tirar y mover otra vez, o renunciar a la tirada. Si sacas otro doble, recibes otra tirada extra.
