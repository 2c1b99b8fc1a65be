# Agreements between players: takebacks, rematches; and whom somebody blocks.

word-takeback = chiedi di ritirare la tua ultima mossa, o acconsenti
word-rematch = rigioca la stessa partita a parti invertite

## Takebacks

button-takeback = Ritira la mia mossa
button-takeback-yes = Può ritirarla
button-takeback-no = Resta giocata

note-takeback-yours = Hai chiesto di ritirare { $action }. La richiesta vale finché non si risponde o non si muove.
note-takeback-both-yours = Hai chiesto di ritirare { $action } e tutto quello che è seguito. La richiesta vale finché non si risponde o non si muove.
note-takeback-theirs = { $name } chiede di ritirare { $action }.
note-takeback-both-theirs = { $name } chiede di ritirare { $action } e tutto quello che è seguito.

news-takeback-asked = Il tuo avversario chiede di ritirare una mossa.
news-takeback-declined = La tua mossa non si ritira: resta giocata.
news-taken-back = La tua mossa è ritirata. Giocane un’altra.

done-takeback-asked = Hai chiesto di ritirare la tua ultima mossa.
done-taken-back = La mossa è ritirata.
done-takeback-declined = Hai rifiutato. La mossa resta giocata.

refused-takeback-stands = L’hai già chiesto; il tuo avversario non ha ancora risposto.
refused-takeback-to-answer = Il tuo avversario chiede di ritirare una mossa. Prima rispondi.
refused-nothing-to-take-back = Non c’è una tua mossa da ritirare. Dopo averne ritirata una, prima giocane un’altra.
refused-no-takeback-asked = Ora nessuno chiede di ritirare una mossa.

## Rematches

button-rematch = Rivincita

note-rematch = Rivincita della partita { $match }, a parti invertite.
done-rematch = Hai offerto una rivincita a parti invertite.

refused-not-over = Questa partita non è finita; la rivincita viene dopo.
refused-none-over = Non hai partite finite. «challenge» ne comincia una.
refused-rematch-stands = Hai già offerto questa rivincita. Attende una risposta.
refused-rematch-runs = Questa rivincita è già in corso.

## Blocking

button-block = Blocca questa persona
button-unblock = Sblocca
unblock-name = Sblocca { $name }

done-blocked = Hai bloccato { $name }: le sue sfide non ti arrivano più. Le partite in corso continuano.
done-unblocked = Non blocchi più { $name }.

blocked-name = { $name }
setting-blocked = { $more ->
    [0] Blocchi { $names }.
    [one] Blocchi { $names } e un’altra persona.
   *[other] Blocchi { $names } e altre { $more } persone.
}

refused-undeliverable = Non posso consegnare una sfida a questa persona. Togli il nome per sfidare chiunque.
refused-not-available = Questa sfida non è disponibile per te.
refused-blocked-by-you = Hai bloccato questa persona. «settings» elenca chi blocchi, e lo annulla.
refused-nobody-to-block = Non conosco nessuno di nome «{ $typed }». Si può bloccare una persona anche col pulsante sotto la sua sfida, o dietro «Altro» in una partita.
refused-own-block = Non puoi bloccarti.
refused-not-blocked = Non blocchi questa persona.
