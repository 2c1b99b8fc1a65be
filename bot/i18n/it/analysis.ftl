# Suggerimenti contro il computer, e l’analisi di una partita finita.

word-hint = chiedi un suggerimento in una partita contro il computer
word-analysis = vedi dove è cambiata una partita e che cosa era meglio

button-hint = Suggerimento
button-analysis = Analisi
button-analysis-again = Mostra l’analisi

hint = Prova { $action }.
analysis-under-way = Il computer sta guardando la partita. Ci vuole al massimo mezzo minuto.
analysis-none = Non è stato trovato nessun errore grave.
analysis-point = Svolta alla mossa { $number }
analysis-missed = { $name } avrebbe potuto giocare { $action }.
analysis-missed-captures = A { $name } è sfuggita { $action }, che cattura { $squares }.
analysis-chances = Probabilità: { $first } { $one }%, { $second } { $other }%

refused-hint-people = I suggerimenti sono per le partite contro il computer.
refused-hint-hidden = In questo gioco non ci sono suggerimenti: trovare le catture ne fa parte.
refused-analysis-running = L’analisi c’è quando la partita è finita.
refused-computer-busy = Il computer è occupato. Riprova fra poco.
