# Records: transcripts of whole games, to save and to view.

word-record = ricevi la trascrizione di una partita, o guardane una
button-record = Trascrizione

record-given = La trascrizione della partita { $match }: { $count ->
    [0] ancora nessuna mossa.
    [one] una mossa.
   *[other] { $count } mosse.
}
record-game = { $count ->
    [0] { $ruleset }: ancora nessuna mossa.
    [one] { $ruleset }: una mossa.
   *[other] { $ruleset }: { $count } mosse.
}
record-won = Ha vinto { $side }: { $reason }.
record-open = La trascrizione finisce qui; muove { $side }.

record-misprint = Nel testo «{ $text }» è un errore di stampa: quel lancio non permette la mossa. L’ho letto come 32.

refused-record = Questa trascrizione non si può leggere. Riga { $line }: { $fault }
refused-record-at = Questa trascrizione non si può leggere. Mossa { $number }, riga { $line }: { $fault }

record-fault-too-long = il testo è troppo lungo.
record-fault-tag = «{ $text }» non è un’etichetta. Un’etichetta si scrive così: [Ruleset "lemery-petteia"].
record-fault-tag-twice = l’etichetta { $text } compare due volte.
record-fault-tag-missing = manca l’etichetta { $text }. Ogni trascrizione deve avere [Ruleset "…"] e [Result "…"].
record-fault-ruleset = nessun gioco si chiama «{ $text }». Scegli tra { $choices }.
record-fault-fen = «{ $text }» non è una posizione di questo gioco.
record-fault-number = «{ $text }» non è il numero successivo. Le mosse sono numerate 1), 2), 3) e così via.
record-fault-second = qui comincia un’altra partita. Una trascrizione contiene una sola partita; manda l’altra a parte.
record-fault-half = «{ $text }» non è una mossa.
record-fault-missing = manca la mossa di { $side }.
record-fault-missed = al posto della mossa di { $side } c’è «...», ma il turno è proprio di { $side }.
record-fault-turn = «{ $text }» è scritto come mossa di { $side }, ma il turno è dell’altro colore.
record-fault-refused = la mossa «{ $text }» di { $side } non è regolare, perché { $why }
record-fault-result = «{ $text }» non è un risultato. Un risultato si scrive così: 1-0 (resignation).
record-fault-untrue = la partita non finisce con «{ $text }».
record-fault-late = «{ $text }» viene dopo il risultato.

discord-option-record = Una trascrizione da guardare, incollata qui
discord-option-file = Una trascrizione da guardare, in un file di testo
