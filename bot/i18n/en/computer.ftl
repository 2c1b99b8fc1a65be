# Playing against the computer.

# The computer as a player, wherever its name is shown
computer-name = Computer, level { $level }

button-computer = Play the computer

computer-levels = How strong should the computer be? The game is { $ruleset }; there is no clock.
computer-level-child = For a child
computer-level-beginner = Beginner
computer-level-easy = Easy
computer-level-medium = Medium
computer-level-hard = Hard
computer-level-master = Master

done-computer = Your match against { $name } has begun.
computer-busy = Many people are playing the computer just now. Its move will take about { $seconds } seconds.
computer-stopped = The computer cannot play just now. Your match is kept, and goes on as soon as the computer can play again.

refused-no-computer = The computer cannot play just now. You can challenge a person, or try again later.
refused-computer-level = The computer has no level { $typed }. Choose from { $least } (a child can win) to { $most }.
refused-computer-clock = There is no clock against the computer: take all the time you like. Challenge it again without one.
refused-computer-block = You cannot block the computer. It never challenges anyone.
refused-level-person = Only the computer has a level. Leave it out to challenge a person.
refused-name-computer = Names like the computer’s are reserved for it. Please choose another one.

discord-option-level = Play the computer, at this level
