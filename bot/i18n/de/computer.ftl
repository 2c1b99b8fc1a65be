# Playing against the computer.

# The computer as a player, wherever its name is shown
computer-name = Computer, Stufe { $level }

button-computer = Gegen Computer spielen

computer-levels = Wie stark soll der Computer sein? Das Spiel ist { $ruleset }; es gibt keine Uhr.
computer-level-child = Für Kinder
computer-level-beginner = Anfänger
computer-level-easy = Leicht
computer-level-medium = Mittel
computer-level-hard = Schwer
computer-level-master = Meister

done-computer = Deine Partie gegen { $name } hat begonnen.
computer-busy = Gerade spielen viele gegen den Computer. Sein Zug dauert etwa { $seconds } Sekunden.
computer-stopped = Der Computer kann gerade nicht spielen. Deine Partie bleibt erhalten und geht weiter, sobald er wieder spielen kann.

refused-no-computer = Der Computer kann gerade nicht spielen. Fordere einen Menschen heraus oder versuch es später noch einmal.
refused-computer-level = Der Computer hat keine Stufe { $typed }. Wähle von { $least } (da gewinnt auch ein Kind) bis { $most }.
refused-computer-clock = Gegen den Computer gibt es keine Uhr: Nimm dir Zeit. Fordere ihn noch einmal ohne Uhr heraus.
refused-computer-block = Den Computer kannst du nicht blockieren. Er fordert nie jemanden heraus.
refused-level-person = Nur der Computer hat eine Stufe. Lass sie weg, um einen Menschen herauszufordern.
refused-name-computer = Solche Namen sind für den Computer reserviert. Bitte wähle einen anderen.

discord-option-level = Gegen den Computer spielen, auf dieser Stufe
