# The opening: what a newcomer is shown first.

opening = Board games with Greek and Roman soldiers, to play with friends. Start with a small battle.
button-invite = Invite a friend
opening-computer = Computer: { $name }
opening-levels = Other levels of the computer
opening-find = Find an opponent
opening-learn = Learn in a minute
opening-puzzle = Puzzle of the day
opening-puzzle-streak = Puzzle of the day ({ $count } in a row)
opening-games = Games and rules
opening-commands = All commands

# The title of a link to a challenge
invitation = { $name } invites you to { $ruleset }
# For those who come too late for that challenge
challenge-inviter = Challenge { $name }

# How long a game takes when both players are there.
length-lemery-petteia = 20–40 minutes
length-lemery-compact = 10–20 minutes
length-lemery-ultra = 10–20 minutes
length-lemery-crossing = 20–40 minutes
length-lemery-latrunculi = 20–40 minutes
length-poleis = 20–40 minutes
length-vogt-petteia = 20–40 minutes
length-vogt-kubeia = 20–40 minutes
length-walker-petteia = 40 minutes or more
length-walker-dux = 40 minutes or more
