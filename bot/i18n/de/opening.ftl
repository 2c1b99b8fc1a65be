# The opening: what a newcomer is shown first.

opening = Brettspiele mit griechischen und römischen Soldaten, für dich und deine Freunde. Fang mit einer kleinen Schlacht an.
button-invite = Freunde einladen
opening-computer = Computer: { $name }
opening-levels = Andere Stufen des Computers
opening-find = Jemanden zum Spielen finden
opening-learn = In einer Minute lernen
opening-puzzle = Aufgabe des Tages
opening-puzzle-streak = Aufgabe des Tages ({ $count } in Folge)
opening-games = Spiele und Regeln
opening-commands = Alle Befehle

# The title of a link to a challenge
invitation = { $name } lädt dich zu einer Partie ein: { $ruleset }
# For those who come too late for that challenge
challenge-inviter = { $name } herausfordern

# How long a game takes when both players are there.
length-lemery-petteia = 20–40 Minuten
length-lemery-compact = 10–20 Minuten
length-lemery-ultra = 10–20 Minuten
length-lemery-crossing = 20–40 Minuten
length-lemery-latrunculi = 20–40 Minuten
length-poleis = 20–40 Minuten
length-vogt-petteia = 20–40 Minuten
length-vogt-kubeia = 20–40 Minuten
length-walker-petteia = 40 Minuten oder mehr
length-walker-dux = 40 Minuten oder mehr
