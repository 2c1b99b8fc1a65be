# Suggerimenti contro il computer, e l’analisi di una partita finita.

word-hint = chiedi un suggerimento; fra due persone, se siete d’accordo
word-analysis = vedi la svolta di una partita e le mosse migliori

button-hint = Suggerimento
button-analysis = Analisi
button-analysis-again = Mostra l’analisi

hint = Prova { $action }.
analysis-under-way = Il computer sta analizzando la partita. Ci vuole al massimo mezzo minuto.
analysis-none = Non sono stati trovati errori gravi.
analysis-point = Svolta alla mossa { $number }
analysis-missed = { $name } avrebbe potuto giocare { $action }.
analysis-missed-captures = { $name } non ha visto la mossa { $action }, che cattura { $squares }.
analysis-chances = Possibilità di vittoria: { $first } { $one }%, { $second } { $other }%

refused-hint-hidden = In questo gioco non ci sono suggerimenti: trovare le catture fa parte del gioco.
refused-analysis-running = Potrai vedere l’analisi a partita finita.
refused-computer-busy = Il computer è occupato. Riprova tra un momento.

## Hints between people

button-hints-ask = Chiedi di usare i suggerimenti
button-hints-yes = Accetta
button-hints-no = Rifiuta

note-hints = In questa partita i suggerimenti sono permessi.
note-hints-yours = Hai chiesto di giocare questa partita con i suggerimenti per entrambi. In attesa di risposta.
note-hints-theirs = { $name } chiede di giocare questa partita con i suggerimenti per entrambi.

news-hints-asked = Il tuo avversario chiede di giocare questa partita con i suggerimenti per entrambi.
news-hints-declined = Il tuo avversario preferisce giocare senza suggerimenti.
news-hints-allowed = Il tuo avversario è d’accordo: in questa partita potete entrambi chiedere suggerimenti.

done-hints-asked = Hai chiesto al tuo avversario di giocare questa partita con i suggerimenti per entrambi.
done-hints-allowed = D’accordo: in questa partita potete entrambi chiedere suggerimenti.
done-hints-declined = Hai rifiutato i suggerimenti. La partita continua senza.

refused-hints-allowed = In questa partita i suggerimenti sono già permessi.
refused-hints-stands = Hai già chiesto di usare i suggerimenti. Aspetta la risposta del tuo avversario.
refused-hints-to-answer = Il tuo avversario chiede di usare i suggerimenti. Prima rispondi a questa richiesta.
refused-hints-declined = Il tuo avversario ha già rifiutato i suggerimenti in questa partita.
refused-no-hints-asked = Nessuno ha chiesto di usare i suggerimenti.
