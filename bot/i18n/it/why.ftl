# Why an action is legal or not.

word-why = perché una mossa non è regolare, o che cosa farebbe
button-why = Perché?

why-ask = Quale mossa? Scrivila dopo «perché», per esempio «perché { $example }».
why-square = { $square } è una casella sola. Scrivi le due caselle della mossa, per esempio «perché { $example }».
why-early = Ora muove { $side }. Nel turno di { $other }:
why-legal = La mossa { $action } è regolare.

why-between = Questa mossa catturerebbe il pezzo in { $square }, chiuso tra il pezzo in { $hammer } e { $count ->
        [one] quello in { $anvils }
       *[other] quelli in { $anvils }
    }.
why-rim = Questa mossa catturerebbe il pezzo in { $square }, chiuso tra il pezzo in { $hammer } e il bordo del tavoliere.
why-leapt = Questa mossa catturerebbe il pezzo in { $square } saltandolo.
why-taken = Questa mossa catturerebbe la pedina immobilizzata in { $square }.
why-quiet = Questa mossa non catturerebbe nulla.

why-may = Il pezzo in { $square } può andare in { $squares }.
why-may-not = Il pezzo in { $square } ora non può muoversi.
why-others = { $count ->
        [one] Può muoversi solo il pezzo in { $squares }.
       *[other] Possono muoversi i pezzi in { $squares }.
    }
why-barred = La strada è sbarrata in: { $squares }.


refused-why-guarded = In questa partita dico solo a chi deve muovere se una mossa è regolare.
refused-why-huff = L’unico modo per scoprire se una pedina si può soffiare è provarci. Sbagliare non costa nulla.
refused-why-captures = In questa partita non ti viene detto che cosa cattura una mossa. Chiedi della mossa senza la cattura: «perché { $action }».
refused-why-early = Non posso ancora rispondere. Chiedi di nuovo quando tocca a chi farebbe quella mossa.

why-nothing-captured = Nell’ultimo turno non è stato catturato nulla.
# $square: dove sarebbe la pedina, $reply: la mossa che la cattura lì
why-captured-then = In { $square } il pezzo può essere catturato subito, con { $reply }.
why-safe-then = In { $square } il pezzo non può essere catturato subito.
