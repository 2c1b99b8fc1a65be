# The opening: what a newcomer is shown first.

opening = Des jeux de plateau avec des soldats grecs et romains, à jouer entre amis. Commence par une petite bataille.
button-invite = Inviter quelqu’un
opening-computer = Ordinateur : { $name }
opening-levels = Autres niveaux de l’ordinateur
opening-find = Trouver un adversaire
opening-learn = Apprendre en une minute
opening-puzzle = Problème du jour
opening-puzzle-streak = Problème du jour ({ $count } d’affilée)
opening-games = Jeux et règles
opening-commands = Toutes les commandes

# The title of a link to a challenge
invitation = { $name } t’invite à jouer : { $ruleset }
# For those who come too late for that challenge
challenge-inviter = Défier { $name }

# How long a game takes when both players are there.
length-lemery-petteia = de 20 à 40 minutes
length-lemery-compact = de 10 à 20 minutes
length-lemery-ultra = de 10 à 20 minutes
length-lemery-crossing = de 20 à 40 minutes
length-lemery-latrunculi = de 20 à 40 minutes
length-poleis = de 20 à 40 minutes
length-vogt-petteia = de 20 à 40 minutes
length-vogt-kubeia = de 20 à 40 minutes
length-walker-petteia = 40 minutes ou plus
length-walker-dux = 40 minutes ou plus
