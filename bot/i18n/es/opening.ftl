# The opening: what a newcomer is shown first.

opening = Juegos de mesa con soldados griegos y romanos, para jugar con amigos. Empieza con una pequeña batalla.
button-invite = Invitar a un amigo
opening-computer = Máquina: { $name }
opening-levels = Otros niveles de la máquina
opening-find = Buscar rival
opening-learn = Aprender en un minuto
opening-puzzle = Problema del día
opening-puzzle-streak = Problema del día ({ $count } seguidos)
opening-games = Juegos y reglas
opening-commands = Todos los comandos

# The title of a link to a challenge
invitation = { $name } te invita a jugar a { $ruleset }
# For those who come too late for that challenge
challenge-inviter = Desafiar a { $name }

# How long a game takes when both players are there.
length-lemery-petteia = de 20 a 40 minutos
length-lemery-compact = de 10 a 20 minutos
length-lemery-ultra = de 10 a 20 minutos
length-lemery-crossing = de 20 a 40 minutos
length-lemery-latrunculi = de 20 a 40 minutos
length-poleis = de 20 a 40 minutos
length-vogt-petteia = de 20 a 40 minutos
length-vogt-kubeia = de 20 a 40 minutos
length-walker-petteia = 40 minutos o más
length-walker-dux = 40 minutos o más
