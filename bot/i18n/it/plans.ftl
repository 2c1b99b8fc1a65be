# Conditional moves: answers that a player prepares. Nobody else is ever told of them.

word-plan = prepara la risposta alla prossima mossa dell’avversario

button-plan = Fai un piano
button-plans = I miei piani
button-plan-yes = Salva questo piano
button-plan-no = Scarta
button-plan-drop = Elimina questo piano
button-plan-drop-all = Elimina tutti i piani
button-plan-on = Aggiungi una mossa
button-plan-back = Togli l’ultima mossa
button-plan-stop = Fermati qui

## How a line is said

plan-line = { $steps }
plan-pair = se { $theirs }, allora { $yours }
plan-if = se { $theirs }…
plan-now = subito { $yours }
plan-void = { $actions } (non più possibile)

## What is planned

plans = { $count ->
    [one] Hai preparato un piano. Nessun altro lo vede.
   *[other] Hai preparato { $count } piani. Nessun altro li vede.
}
plans-none = In questa partita non hai nessun piano. Scrivi la mossa dell’avversario e la tua risposta, per esempio «piano c7-c4 b2-b4», oppure prepara il piano sul tavoliere.
plan-item = { $number }. { $plan }
plan-look = Mostra il piano { $number }

## Planning on the board

plan-headline = Il tuo piano contro { $name }
plan-pick-theirs = Quale pezzo muoverà il tuo avversario?
plan-pick-yours = E la tua risposta? Quale pezzo muovi?
plan-place-theirs = Dove metterà la sua pedina il tuo avversario?
plan-place-yours = E la tua risposta? Dove metti la pedina?
plan-further = Ti fermi qui o salti ancora?
plan-preview = Il tavoliere sarebbe così. Vuoi salvare questo piano?
plan-known = Hai già preparato questo piano. Il tavoliere sarebbe così.
plan-captures = Catture in questo piano: { $squares }.
plan-wins = Così vinceresti: { $reason }.
plan-loses = Così perderesti: { $reason }.
plan-draws = Così la partita sarebbe patta: { $reason }.
spot-theirs = il pezzo in { $square }

## Under the player’s own board, and as news

note-plan = Il tuo piano, che nessun altro vede: { $plan }.
note-plans = Hai preparato { $count ->
    [one] un piano. Nessun altro lo vede.
   *[other] { $count } piani. Nessun altro li vede.
}
note-plan-held = Hai preparato { $action }. Il piano aspetta la tua risposta all’avversario.
note-plan-true = Il tuo piano è stato eseguito: dopo { $theirs } hai giocato { $yours }.

note-answered = { $side } ha risposto subito alla mossa { $action }.
note-answered-on = Dopo { $action } sono state giocate mosse già preparate: { $actions }.

news-plan-true = Il tuo piano è stato eseguito: ho giocato { $action } per te.
news-plan-missed = Il tuo avversario ha fatto una mossa diversa: la risposta che avevi preparato non è stata giocata.
news-plan-dropped = Il tuo piano è stato eliminato: la mossa { $action } non è più regolare.

done-planned = Piano salvato. Se il tuo avversario fa la mossa prevista, gioco la tua risposta. Il piano lo vedi solo tu.
done-plan-dropped = Piano eliminato.
done-answered = { $count ->
    [one] Il tuo avversario ha risposto subito: { $actions }.
   *[other] Sono state giocate mosse già preparate: { $actions }.
}
done-answered-yours = Tocca di nuovo a te.
done-answered-theirs = Tocca al tuo avversario.

## Why something is not planned

refused-plan-dice = Nei giochi con i dadi non si può preparare un piano: nessuno conosce il prossimo lancio.
refused-plan-huffing = Nelle partite in cui si soffia non si può preparare un piano: rivelerebbe che cosa si può catturare.
refused-plan-your-turn = Tocca a te, quindi muovi subito. Puoi preparare un piano mentre aspetti l’avversario.
refused-plan-waits = Il tuo piano aspetta che tu risponda al tuo avversario. Rispondi, o fai la tua mossa.
refused-plan-deep = Un piano può avere al massimo { $most } mosse, contando quelle di entrambi.
refused-plan-past-end = La mossa { $number } di questo piano chiude la partita, quindi dopo non può seguire nulla.
refused-plan-step = Non puoi giocare così la mossa { $number } di questo piano. { $why }
refused-plan-step-theirs = Il tuo avversario non può giocare la mossa { $number } di questo piano. Ecco perché, dal suo punto di vista. { $why }
refused-plan-unanswered = Un piano deve finire con una tua mossa, come in «piano c7-c4 b2-b4».
refused-plan-repeats = In questo piano una posizione si ripete. Preparalo senza ripetizioni.
refused-plan-known = Hai già preparato questo piano.
refused-plan-clash = Per quella posizione hai già preparato la mossa { $action }. Prima elimina il piano che la contiene.
refused-plan-many = In una partita puoi preparare al massimo { $most } piani. Prima eliminane uno.
refused-no-plan = In questa partita non hai nessun piano.
refused-no-such-plan = Questo piano non esiste. Scrivi «piano» per vedere i tuoi piani.

## Set-ups: where a player’s men are placed, one each turn, without asking again

word-place = metti tutte le pedine in una volta, per esempio «schiera a1-h2»

button-setup = Schiera tutto
button-setup-yes = Fatto
button-setup-no = Elimina lo schieramento
button-setup-row = Riempi la riga
button-setup-mirror = Specchia lo schieramento
button-setup-repeat = Usa l’ultimo schieramento
button-setup-clear = Togli tutte le pedine

step-set-up = ✓ { $square }
spot-set-up = togli la pedina da { $square }

set-up-headline = Il tuo schieramento contro { $name }
set-up-ask = Tocca le caselle nell’ordine in cui vuoi mettere le pedine. Lo schieramento lo vedi solo tu.
set-up-count = Caselle scelte: { $count } di { $left }.
set-up-full = Non hai altre pedine da mettere. Tocca una pedina sul tavoliere per toglierla.
set-up-gone = { $count ->
    [one] La casella { $squares } è stata occupata. Scegli un’altra casella, o tocca «Fatto».
   *[other] Le caselle { $squares } sono state occupate. Scegli altre caselle, o tocca «Fatto».
}
set-up-passed = Nel frattempo la posizione è cambiata. Controlla le pedine e tocca di nuovo «Fatto».

note-set-up = { $count ->
    [one] Il tuo schieramento mette per te ancora una pedina, in { $square }. Lo schieramento lo vedi solo tu.
   *[other] Il tuo schieramento mette per te ancora { $count } pedine, la prossima in { $square }. Lo schieramento lo vedi solo tu.
}
note-set-up-short = { $count ->
    [one] Ti resta una pedina da mettere a mano.
   *[other] Ti restano { $count } pedine da mettere a mano.
}
note-set-up-held = Il tuo schieramento aspetta che tu risponda al tuo avversario.
note-placed-for-you = Ho messo per te una pedina in { $square }.
note-placed-on = { $count } pedine sono state messe in automatico.

news-set-up-skipped = Il tuo schieramento salta le caselle già occupate: { $squares }.

done-set-up = { $count ->
    [one] Fatto. La tua prossima pedina verrà messa in automatico quando tocca a te.
   *[other] Fatto. Le tue prossime { $count } pedine verranno messe in automatico, una per turno.
}
done-set-up-placed = Tutte le tue pedine sono sul tavoliere.
done-set-up-dropped = Schieramento eliminato. Ora le pedine le metti di nuovo tu.

refused-no-set-up = In questa partita non hai uno schieramento.
refused-set-up-done = Non hai più pedine da mettere.
refused-set-up-many = { $left ->
    [one] Hai scelto { $count } caselle, ma ti resta una sola pedina da mettere.
   *[other] Hai scelto { $count } caselle, ma ti restano { $left } pedine da mettere.
}
refused-set-up-taken = Non puoi mettere pedine in: { $squares }.
refused-set-up-no-room = Tra le caselle indicate non ce n’è nessuna libera.
refused-set-up-unread = «{ $typed }» non è né una casella né un intervallo. Scrivi le caselle così: «schiera a1 c1-f1», o «schiera a1-h2» per due righe.
