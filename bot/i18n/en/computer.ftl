# Playing against the computer.

# The computer as a player, wherever its name is shown
computer-name = { $level ->
    [0] Computer (level 0, for a child)
    [1] Computer (level 1, beginner)
    [3] Computer (level 3, easy)
    [5] Computer (level 5, medium)
    [6] Computer (level 6, hard)
    [8] Computer (level 8, master)
   *[other] Computer (level { $level })
}

button-computer = Play the computer
button-next-level = Next: { $name }

computer-levels = How strong should the computer be? The game is { $ruleset }; there is no clock.
computer-level-child = For a child (level 0)
computer-level-beginner = Beginner (level 1)
computer-level-easy = Easy (level 3)
computer-level-medium = Medium (level 5)
computer-level-hard = Hard (level 6)
computer-level-master = Master (level 8)

done-computer = Your match against { $name } has begun.
computer-busy = Many people are playing the computer right now. Its move will take about { $seconds } seconds.
computer-stopped = The computer cannot play right now. Your match is kept and goes on as soon as the computer can play again.

refused-no-computer = The computer cannot play right now. You can challenge a person, or try again later.
refused-computer-level = The computer has no level { $typed }. Choose a level from { $least } (a child can win) to { $most }.
refused-computer-clock = There is no clock against the computer: take all the time you like. Challenge it again without a clock.
refused-computer-block = You cannot block the computer. It never challenges anyone.
refused-level-person = Only the computer has a level. Leave the level out to challenge a person.
refused-name-computer = That name looks like the computer’s. Please choose another one.

discord-option-level = Play the computer, at this level
