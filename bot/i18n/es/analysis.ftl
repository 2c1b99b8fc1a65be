# Hints against the computer, and the analysis of a match that is over.

word-hint = pide una pista; contra una persona, si los dos están de acuerdo
word-analysis = mira dónde se decidió una partida y qué era mejor

button-hint = Pista
button-analysis = Análisis
button-analysis-again = Mostrar el análisis

hint = Prueba { $action }.
analysis-under-way = La máquina está analizando la partida. Tarda medio minuto como máximo.
analysis-none = No se encontraron errores graves.
analysis-point = Momento decisivo: jugada { $number }
analysis-missed = { $name } podría haber jugado { $action }.
analysis-missed-captures = { $name } dejó pasar { $action }, que captura en { $squares }.
analysis-chances = Posibilidades de ganar: { $first } { $one } %, { $second } { $other } %

refused-hint-hidden = En este juego no hay pistas: encontrar las capturas es parte del juego.
refused-analysis-running = Podrás ver el análisis cuando termine la partida.
refused-computer-busy = La máquina está ocupada. Inténtalo otra vez en un momento.

## Hints between people

button-hints-ask = Proponer jugar con pistas
button-hints-yes = Aceptar
button-hints-no = Rechazar

note-hints = En esta partida se permiten pistas.
note-hints-yours = Propusiste jugar esta partida con pistas. Tu rival aún no ha respondido.
note-hints-theirs = { $name } propone jugar esta partida con pistas.

news-hints-asked = Tu rival propone jugar esta partida con pistas.
news-hints-declined = Tu rival prefiere jugar sin pistas.
news-hints-allowed = Tu rival aceptó: en esta partida los dos bandos pueden pedir pistas.

done-hints-asked = Le propusiste a tu rival jugar esta partida con pistas.
done-hints-allowed = De acuerdo: en esta partida los dos bandos pueden pedir pistas.
done-hints-declined = Rechazaste jugar con pistas. La partida sigue sin ellas.

refused-hints-allowed = En esta partida ya se permiten pistas.
refused-hints-stands = Ya propusiste jugar con pistas. Espera la respuesta de tu rival.
refused-hints-to-answer = Tu rival propone jugar con pistas. Responde primero a su propuesta.
refused-hints-declined = Tu rival ya rechazó las pistas en esta partida.
refused-no-hints-asked = Nadie ha propuesto jugar con pistas.
