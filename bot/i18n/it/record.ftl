# Records: transcripts of whole games, given and looked at.

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
record-open = La trascrizione finisce qui; tocca a { $side }.

record-misprint = Nel testo «{ $text }» è un errore di stampa: quel lancio non permette la mossa. Ho letto 32.

refused-record = Questa trascrizione non si legge. Riga { $line }: { $fault }
refused-record-at = Questa trascrizione non si legge. Mossa { $number }, riga { $line }: { $fault }

record-fault-too-long = il testo è troppo lungo.
record-fault-tag = «{ $text }» non è un’etichetta; un’etichetta è come [Ruleset "lemery-petteia"].
record-fault-tag-twice = l’etichetta { $text } c’è una seconda volta.
record-fault-tag-missing = manca l’etichetta { $text }; ogni trascrizione ha [Ruleset "…"] e [Result "…"].
record-fault-ruleset = non conosco «{ $text }». Potrebbe esserci: { $choices }.
record-fault-fen = «{ $text }» non è una posizione di questo gioco.
record-fault-number = «{ $text }» sta al posto del numero seguente; le mosse sono numerate 1), 2), 3) e così via.
record-fault-half = «{ $text }» qui non è una mossa.
record-fault-missing = manca la mossa di { $side }.
record-fault-missed = «...» sta al posto di { $side }, a cui tocca.
record-fault-turn = «{ $text }» sta al posto di { $side }, a cui non tocca.
record-fault-refused = «{ $text }» di { $side } non è regolare: { $why }
record-fault-result = «{ $text }» non è un risultato; un risultato è come 1-0 (resignation).
record-fault-untrue = «{ $text }» non è il modo in cui finisce questa partita.
record-fault-late = «{ $text }» sta dopo il risultato.

discord-option-record = Una trascrizione da guardare, incollata qui
