# Behind “Fairness” and “Details”: the match id, the seed of dice and of the draw for sides.

note-seed-dice = Seme dei dadi: { $seed }
note-seed-lot = Seme del sorteggio: { $seed }
note-dice-words = { $count ->
    [one] Parola aggiunta: { $words }
   *[other] Parole aggiunte: { $words }
}
note-seed-check = Per controllare il seme, salva il file che ricevi con «trascrizione» ed esegui petteia dice verify petteia-{ $match }.txt.

button-fairness = Trasparenza
button-details = Dettagli
details-match = Codice della partita: { $match }
fairness-sealed-dice = Tutti i lanci dei dadi derivano da un seme segreto. La sua impronta: { $commitment }
fairness-sealed-lot = Il sorteggio dei colori deriva da un seme segreto. La sua impronta: { $commitment }
fairness-words-offered = L’avversario può aggiungere una parola quando accetta, con «accetta { $match } parola=qualsiasi». La chat web ne aggiunge una da sola. Così nemmeno il bot può aver scelto il risultato.
fairness-words-set = Non si possono più aggiungere parole: la partita è cominciata.
fairness-check = La trascrizione contiene questa impronta e, a partita finita, anche il seme. A quel punto puoi controllare ogni lancio con «petteia dice verify».

## What petteia dice verify says

dice-throws = { $count ->
    [0] La trascrizione non contiene lanci.
    [one] { $agreeing ->
        [0] L’unico lancio non corrisponde al seme.
       *[other] L’unico lancio corrisponde al seme.
    }
   *[other] { $agreeing ->
        [one] { $agreeing } lancio su { $count } corrisponde al seme.
       *[other] { $agreeing } lanci su { $count } corrispondono al seme.
    }
}
dice-wrong = Mossa { $number }: { $side } ha fatto { $high } e { $low }, ma il seme dà { $expected_high } e { $expected_low }.
dice-lot = Il sorteggio corrisponde al seme: chi ha sfidato gioca con il colore { $side }.
dice-lot-wrong = Il sorteggio non corrisponde al seme: secondo il seme, chi ha sfidato gioca con il colore { $side }.
dice-sealed-otherwise = L’impronta nella trascrizione non è quella di questo seme.
dice-commitment = L’impronta del seme è { $commitment }. Confrontala con quella mostrata all’inizio.
dice-proves = Se le due impronte coincidono, nulla è stato scelto in seguito. Chi gestisce il bot, però, poteva conoscere il seme.

refused-dice-begun = la trascrizione comincia a partita iniziata (etichetta Fen). Usa una trascrizione che cominci dall’inizio della partita.
refused-dice-no-match = la trascrizione non ha l’etichetta Match. Usa una trascrizione presa dalla partita stessa.
refused-dice-no-seed = la trascrizione non ha l’etichetta Seed. Chiedi di nuovo la trascrizione a partita finita: a quel punto l’etichetta c’è.
refused-dice-seed = l’etichetta Seed non contiene un seme di 64 caratteri, da 0 a 9 e dalla a alla f. Chiedi di nuovo la trascrizione.
refused-dice-takebacks = l’etichetta Takebacks non contiene un numero intero da 0 a { $most }. Chiedi di nuovo la trascrizione.
refused-dice-lot = l’etichetta Lot deve contenere first o second. Chiedi di nuovo la trascrizione.
