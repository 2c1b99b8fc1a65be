# Playing against the computer.

# The computer as a player, wherever its name is shown
computer-name = { $level ->
    [0] Computer (niveau 0, voor kinderen)
    [1] Computer (niveau 1, beginner)
    [3] Computer (niveau 3, makkelijk)
    [5] Computer (niveau 5, gemiddeld)
    [6] Computer (niveau 6, moeilijk)
    [8] Computer (niveau 8, meester)
   *[other] Computer (niveau { $level })
}

button-computer = Tegen de computer spelen
button-next-level = Volgende: { $name }

computer-levels = Hoe sterk moet de computer zijn? Je speelt { $ruleset }, zonder klok.
computer-level-child = Voor kinderen (niveau 0)
computer-level-beginner = Beginner (niveau 1)
computer-level-easy = Makkelijk (niveau 3)
computer-level-medium = Gemiddeld (niveau 5)
computer-level-hard = Moeilijk (niveau 6)
computer-level-master = Meester (niveau 8)

done-computer = Je partij tegen { $name } is begonnen.
computer-busy = Veel mensen spelen nu tegen de computer. Een zet van de computer duurt nu ongeveer { $seconds } seconden.
computer-stopped = De computer kan nu niet spelen. Je partij blijft bewaard en gaat verder zodra de computer weer kan spelen.

refused-no-computer = De computer kan nu niet spelen. Daag een mens uit, of probeer het later nog eens.
refused-computer-level = De computer heeft geen niveau { $typed }. Kies een niveau van { $least } (een kind kan winnen) tot en met { $most }.
refused-computer-clock = Tegen de computer speel je zonder klok: neem alle tijd. Daag de computer opnieuw uit, maar zonder klok.
refused-computer-block = Je kunt de computer niet blokkeren. Hij daagt nooit iemand uit.
refused-level-person = Alleen de computer heeft een niveau. Laat het niveau weg om een mens uit te dagen.
refused-name-computer = Die naam lijkt te veel op die van de computer. Kies een andere.

discord-option-level = Speel tegen de computer, op dit niveau
