# Playing against the computer.

# The computer as a player, wherever its name is shown
computer-name = { $level ->
    [0] Computer livello 0 (per bambini)
    [1] Computer livello 1 (principiante)
    [3] Computer livello 3 (facile)
    [5] Computer livello 5 (medio)
    [6] Computer livello 6 (difficile)
    [8] Computer livello 8 (maestro)
   *[other] Computer livello { $level }
}

button-computer = Gioca contro il computer
button-next-level = Avanti: { $name }

computer-levels = Quanto deve essere forte il computer? Si gioca senza orologio a { $ruleset }.
computer-level-child = Per bambini (livello 0)
computer-level-beginner = Principiante (livello 1)
computer-level-easy = Facile (livello 3)
computer-level-medium = Medio (livello 5)
computer-level-hard = Difficile (livello 6)
computer-level-master = Maestro (livello 8)

done-computer = La tua partita contro { $name } è cominciata.
computer-busy = In questo momento molti giocano contro il computer. La sua mossa arriverà tra circa { $seconds } secondi.
computer-stopped = In questo momento il computer non può giocare. La tua partita è salvata e continuerà appena il computer potrà giocare di nuovo.

refused-no-computer = In questo momento il computer non può giocare. Puoi sfidare una persona, o riprovare più tardi.
refused-computer-level = Il computer non ha il livello { $typed }. I livelli vanno da { $least } (può vincere anche un bambino) a { $most }.
refused-computer-clock = Contro il computer non c’è orologio: prenditi tutto il tempo che vuoi. Sfidalo di nuovo senza orologio.
refused-computer-block = Il computer non si può bloccare. Non sfida mai nessuno.
refused-level-person = Solo il computer ha un livello. Per sfidare una persona, togli il livello.
refused-name-computer = Questo nome somiglia a quello del computer. Scegline un altro.

discord-option-level = Gioca contro il computer, a questo livello
