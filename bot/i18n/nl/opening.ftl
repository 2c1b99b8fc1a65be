# The opening: what a newcomer is shown first.

opening = Bordspellen met Griekse en Romeinse soldaten, om met vrienden te spelen. Begin met een klein gevecht.
button-invite = Vrienden uitnodigen
opening-computer = Computer: { $name }
opening-levels = Computer op een ander niveau
opening-find = Tegenstander zoeken
opening-learn = In één minuut leren spelen
opening-puzzle = Puzzel van de dag
opening-puzzle-streak = Puzzel van de dag ({ $count } op rij)
opening-games = Spellen en regels
opening-commands = Alle opdrachten

# The title of a link to a challenge
invitation = { $name } nodigt je uit voor { $ruleset }
# For those who come too late for that challenge
challenge-inviter = { $name } uitdagen

# How long a game takes when both players are there.
length-lemery-petteia = 20–40 minuten
length-lemery-compact = 10–20 minuten
length-lemery-ultra = 10–20 minuten
length-lemery-crossing = 20–40 minuten
length-lemery-latrunculi = 20–40 minuten
length-poleis = 20–40 minuten
length-vogt-petteia = 20–40 minuten
length-vogt-kubeia = 20–40 minuten
length-walker-petteia = 40 minuten of langer
length-walker-dux = 40 minuten of langer
