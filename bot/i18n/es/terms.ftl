# Choosing what is played, by buttons on a challenge that is not yet answered.

terms-which = Elige un juego
terms-now = { $ruleset }
terms-change = Toca una opción para cambiarla y luego envía el desafío.
terms-values = Elige una opción
terms-clock = Elige un límite de tiempo
terms-option = { $value } ⇄
terms-chosen = ✓ { $value }

terms-rated = Por puntos ⇄
terms-unrated = Amistosa ⇄
terms-side-lot = Bandos al azar ⇄
terms-side-first = Empiezo con { side-first } ⇄
terms-side-second = Juego con { side-second } ⇄

button-terms = Cambiar el juego
button-terms-yes = Enviar el desafío
button-another-game = Otro juego

news-proposed = Tu rival cambió el desafío.
done-proposed = Cambiaste el desafío.
refused-not-yours-to-change = Solo quien desafía puede cambiar el juego. Si quieres jugar a otra cosa, lanza tu propio desafío.
refused-terms-changed = El desafío cambió. Así está ahora.

about-lemery-petteia = La gran batalla en un tablero de 12 por 8, con un comandante que salta. Encierra fichas enemigas entre dos tuyas; captura o rodea al comandante enemigo.
about-lemery-compact = Una batalla en un tablero de 8 por 8: dos filas de fichas y un comandante que salta. El mejor juego para empezar.
about-lemery-ultra = La batalla más corta: una fila de fichas y un comandante en un tablero abierto de 8 por 8.
about-lemery-crossing = Una carrera a través de la batalla: gana el primer comandante que llega a la fila de fondo enemiga. Los comandantes no se capturan.
about-lemery-latrunculi = Coloca 16 fichas donde quieras; luego da un paso, o salta para capturar. Encierra a un enemigo para inmovilizarlo y captúralo después.
about-poleis = Coloca 16 fichas donde quieras y ataca: una ficha que se mueve y no acaba junto a un enemigo queda boca abajo.
about-vogt-petteia = Peltastas ligeros, hoplitas con armadura y un basileus en un tablero de 12 por 8, con reglas de torneo: capturar es obligatorio, y quien rehúye la lucha pierde la partida.
about-vogt-kubeia = El juego de torneo con dados: la tirada dice hasta dónde llega cada clase de pieza, y con un doble tiras otra vez.
about-walker-petteia = La batalla más sencilla: dos filas de fichas y nada más. Captura todas las fichas de tu rival menos una. Tableros de 5 por 5 a 12 por 12.
about-walker-dux = Una fila de fichas y un dux que no se puede capturar. Tableros de 5 por 5 a 12 por 12.

# How one wins, in one line.
aim-lemery-petteia = Ganas si capturas o rodeas al comandante enemigo.
aim-lemery-compact = Ganas si capturas o rodeas al comandante enemigo.
aim-lemery-ultra = Ganas si capturas o rodeas al comandante enemigo.
aim-lemery-crossing = Ganas si tu comandante es el primero en llegar a la fila de fondo enemiga.
aim-lemery-latrunculi = Ganas cuando a tu rival le queda una sola ficha.
aim-poleis = Ganas cuando a tu rival le queda una sola ficha.
aim-vogt-petteia = Ganas si capturas al rey enemigo, o si el tuyo llega a la fila de fondo enemiga.
aim-vogt-kubeia = Ganas si capturas al rey enemigo, o si el tuyo llega a la fila de fondo enemiga.
aim-walker-petteia = Ganas cuando a tu rival le queda una sola ficha.
aim-walker-dux = Ganas cuando a tu rival le queda una sola pieza.
