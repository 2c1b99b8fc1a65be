# Playing against the computer.

# The computer as a player, wherever its name is shown
computer-name = Computer, level { $level }

button-computer = Play the computer

computer-levels = How strong should the computer be? The game is { $ruleset }; there is no clock.
computer-level-beginner = Beginner
computer-level-easy = Easy
computer-level-medium = Medium
computer-level-hard = Hard
computer-level-master = Master

done-computer = Your match against { $name } has begun.
computer-busy = Many people are playing the computer just now. Its move will take about { $seconds } seconds.

refused-no-computer = The computer cannot play just now. You can challenge a person, or try again later.
refused-computer-level = The computer has no level { $typed }. Its levels go from { $least }, which a child beats, to { $most }.
refused-computer-clock = Against the computer there is no clock: take all the time you like. Ask again without one.
refused-computer-block = The computer cannot be blocked. It never challenges anybody.
refused-level-person = Only the computer has a level. Leave it out to challenge a person.
refused-name-computer = Names that begin like the computer’s are kept for it. Please choose another one.

discord-option-level = Play the computer, at this level
