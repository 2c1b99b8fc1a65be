# Playing against the computer.

# The computer as a player, wherever its name is shown
computer-name = { $level ->
    [0] Computer (Stufe 0, für Kinder)
    [1] Computer (Stufe 1, Anfänger)
    [3] Computer (Stufe 3, leicht)
    [5] Computer (Stufe 5, mittel)
    [6] Computer (Stufe 6, schwer)
    [8] Computer (Stufe 8, Meister)
   *[other] Computer (Stufe { $level })
}

button-computer = Gegen den Computer spielen
button-next-level = Weiter: { $name }

computer-levels = Wie stark soll der Computer sein? Gespielt wird { $ruleset }, ohne Uhr.
computer-level-child = Für Kinder (Stufe 0)
computer-level-beginner = Anfänger (Stufe 1)
computer-level-easy = Leicht (Stufe 3)
computer-level-medium = Mittel (Stufe 5)
computer-level-hard = Schwer (Stufe 6)
computer-level-master = Meister (Stufe 8)

done-computer = Deine Partie gegen { $name } hat begonnen.
computer-busy = Gerade spielen viele gegen den Computer. Sein Zug dauert etwa { $seconds } Sekunden.
computer-stopped = Der Computer kann gerade nicht spielen. Deine Partie bleibt erhalten und geht weiter, sobald er wieder spielen kann.

refused-no-computer = Der Computer kann gerade nicht spielen. Fordere einen Menschen heraus oder versuch es später noch einmal.
refused-computer-level = Der Computer hat keine Stufe { $typed }. Wähle eine von { $least } (da gewinnt auch ein Kind) bis { $most }.
refused-computer-clock = Gegen den Computer gibt es keine Uhr: Lass dir so viel Zeit, wie du willst. Fordere ihn noch einmal heraus, aber ohne Uhr.
refused-computer-block = Den Computer kannst du nicht blockieren. Er fordert nie jemanden heraus.
refused-level-person = Nur der Computer hat eine Stufe. Lass die Stufe weg, um einen Menschen herauszufordern.
refused-name-computer = Solche Namen sind für den Computer reserviert. Bitte wähle einen anderen.

discord-option-level = Gegen den Computer spielen, auf dieser Stufe
