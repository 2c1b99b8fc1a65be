# Agreements between players: takebacks, rematches; and blocking.

word-takeback = chiedi di ritirare una mossa, o accetta il ritiro
word-rematch = gioca ancora a parti invertite
word-public = fai guardare la partita a chi ha il link, se l’avversario accetta

## Takebacks

button-takeback = Ritira la mia mossa
button-retry = Ritira la mossa e riprova
button-takeback-yes = Accetta
button-takeback-no = Rifiuta

note-takeback-yours = Hai chiesto di ritirare { $action }. La richiesta vale fino alla risposta o alla prossima mossa.
note-takeback-both-yours = Hai chiesto di ritirare { $action } e tutto quello che è seguito. La richiesta vale fino alla risposta o alla prossima mossa.
note-takeback-theirs = { $name } chiede di ritirare { $action }.
note-takeback-both-theirs = { $name } chiede di ritirare { $action } e tutto quello che è seguito.

news-takeback-asked = Il tuo avversario chiede di ritirare una mossa.
news-takeback-refused = La richiesta di ritirare la mossa è stata rifiutata.
news-takeback-declined = Il tuo avversario non accetta che tu ritiri la mossa.
news-taken-back = La tua mossa è stata ritirata. Giocane un’altra.

done-takeback-asked = Hai chiesto di ritirare la tua ultima mossa.
done-taken-back = Mossa ritirata.
done-takeback-declined = Hai rifiutato la richiesta di ritirare la mossa.

refused-takeback-stands = Hai già chiesto di ritirare una mossa. Aspetta la risposta del tuo avversario.
refused-takeback-to-answer = Il tuo avversario chiede di ritirare una mossa. Prima rispondi a questa richiesta.
refused-nothing-to-take-back = Non hai mosse da ritirare. Se ne hai già ritirata una, prima giocane un’altra.
refused-no-takeback-asked = Nessuno ha chiesto di ritirare una mossa.

## Rematches

button-rematch = Rivincita

note-rematch = Questa è una rivincita a parti invertite.
done-rematch = Hai offerto la rivincita, a parti invertite.

refused-not-over = Puoi offrire la rivincita a partita finita.
refused-none-over = Non hai ancora finito nessuna partita. Scrivi «sfida» per cominciarne una.
refused-rematch-stands = Hai già offerto questa rivincita. Aspetta la risposta.
refused-rematch-runs = Questa rivincita è già in corso.

## Letting others watch

button-public = Apri agli spettatori
button-public-yes = Accetta
button-public-no = Rifiuta

note-public = Chi ha il link può guardare questa partita.
note-public-yours = Hai chiesto di lasciar guardare questa partita a chi ha il link. In attesa di risposta.
note-public-theirs = { $name } chiede di lasciar guardare questa partita a chi ha il link.

news-public-asked = Il tuo avversario chiede di lasciar guardare questa partita a chi ha il link.
news-public-declined = Il tuo avversario preferisce giocare senza spettatori.
news-made-public = Il tuo avversario è d’accordo: ora chi ha il link può guardare questa partita.

done-public-asked = Hai chiesto al tuo avversario di lasciar guardare questa partita a chi ha il link.
done-made-public = Ora chi ha il link può guardare questa partita.
done-public-declined = Hai rifiutato gli spettatori: questa partita la vedete solo voi due.

refused-public-already = Chi ha il link può già guardare questa partita.
refused-public-stands = Hai già chiesto di lasciar guardare la partita. Aspetta la risposta del tuo avversario.
refused-no-public-asked = Nessuno ha chiesto di lasciar guardare la partita.

## Blocking

button-block = Blocca questa persona
button-unblock = Sblocca
unblock-name = Sblocca { $name }

done-blocked = Hai bloccato { $name }: non potrà più sfidarti. Le partite in corso continuano.
done-unblocked = { $name } può di nuovo sfidarti.

blocked-name = { $name }
setting-blocked = { $more ->
    [0] Persone bloccate: { $names }.
    [one] Persone bloccate: { $names }, più un’altra.
   *[other] Persone bloccate: { $names }, più altre { $more }.
}

refused-undeliverable = Non è possibile recapitare questa sfida. Togli il nome per lanciare una sfida aperta.
refused-not-available = Non puoi accettare questa sfida.
refused-blocked-by-you = Hai bloccato questa persona. Scrivi «impostazioni» per sbloccarla.
refused-nobody-to-block = Nessuno si chiama «{ $typed }». Puoi bloccare qualcuno anche con il pulsante sotto la sua sfida, o da «Altro» durante una partita.
refused-own-block = Non puoi bloccare il tuo stesso account.
refused-not-blocked = Non hai bloccato questa persona.
