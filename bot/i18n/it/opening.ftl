# The opening: what a newcomer is shown first.

opening = Giochi da tavolo con soldati greci e romani, per sfidare gli amici. Comincia con una piccola battaglia.
button-invite = Invita qualcuno
opening-computer = Computer: { $name }
opening-levels = Altri livelli del computer
opening-find = Trova un avversario
opening-learn = Impara in un minuto
opening-puzzle = Problema del giorno
opening-puzzle-streak = Problema del giorno ({ $count } di fila)
opening-games = Giochi e regole
opening-commands = Tutti i comandi

# The title of a link to a challenge
invitation = { $name } ti invita a una partita di { $ruleset }
# For those who come too late for that challenge
challenge-inviter = Sfida { $name }

# How long a game takes when both players are there.
length-lemery-petteia = 20–40 minuti
length-lemery-compact = 10–20 minuti
length-lemery-ultra = 10–20 minuti
length-lemery-crossing = 20–40 minuti
length-lemery-latrunculi = 20–40 minuti
length-poleis = 20–40 minuti
length-vogt-petteia = 20–40 minuti
length-vogt-kubeia = 20–40 minuti
length-walker-petteia = 40 minuti o più
length-walker-dux = 40 minuti o più
