# Why an action is legal or not.

word-why = di’ perché un’azione non è regolare, o che cosa farebbe
button-why = Perché?

why-ask = Di quale azione vuoi sapere? Scrivila dopo la parola, per esempio «why { $example }».
why-early = È il turno di { $side }. Se fosse quello di { $other }:
why-legal = { $action } è regolare.

why-between = Catturerebbe il pezzo in { $square }, chiuso tra il tuo pezzo in { $hammer } e { $count ->
        [one] quello in { $anvils }
       *[other] quelli in { $anvils }
    }.
why-rim = Catturerebbe il pezzo in { $square }, chiuso tra il tuo pezzo in { $hammer } e il bordo del tavoliere.
why-leapt = Catturerebbe il pezzo in { $square }, saltandolo.
why-taken = Toglierebbe dal tavoliere il pezzo in { $square }, che è immobilizzato.
why-quiet = Non catturerebbe nulla.

why-may = Il pezzo in { $square } può andare in { $squares }.
why-may-not = Il pezzo in { $square } ora non può muovere.
why-others = { $count ->
        [one] Può muovere solo quello in { $squares }.
       *[other] Possono quelli in { $squares }.
    }
why-barred = Sbarrate nell’immagine: { $squares }.


refused-why-guarded = In questa partita a nessuno si dice che cosa è regolare, tranne a chi deve muovere.
refused-why-huff = Se una pedina si può soffiare si vede solo quando lo reclami. Un reclamo sbagliato non costa nulla.
refused-why-captures = In questa partita a nessuno si dice che cosa cattura una mossa. Chiedi della sola mossa: «why { $action }».
refused-why-early = Posso giudicarlo solo quando tocca a quella parte.
