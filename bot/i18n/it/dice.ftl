# The seed of the dice and of the lot: sealed, shown, checked.

note-sealed-dice = I dadi sono sigillati: { $short }…
note-sealed-lot = Il sorteggio è sigillato: { $short }…
note-seed-dice = I dadi venivano dal seme { $seed }
note-seed-lot = Il sorteggio veniva dal seme { $seed }
note-dice-words = { $count ->
    [one] È mescolata questa parola: { $words }
   *[other] Sono mescolate queste parole: { $words }
}
note-seed-check = Chiunque può verificarlo: petteia dice verify petteia-{ $match }.txt, con il file che dà /record.

button-fairness = Equità
fairness-sealed-dice = Tutti i dadi di questa partita vengono da un seme segreto, sigillato come { $commitment }
fairness-sealed-lot = Il sorteggio di questa partita viene da un seme segreto, sigillato come { $commitment }
fairness-words-offered = L’avversario può mescolarvi una parola quando accetta: accept { $match } word=qualsiasi. La chat web lo fa da sé. Così nemmeno il bot può aver scelto che cosa esce.
fairness-words-set = Non si può più mescolare nulla: la partita è cominciata.
fairness-check = Conserva una trascrizione della partita: contiene il sigillo. A partita finita contiene anche il seme, e «petteia dice verify» controlla ogni lancio.

## What petteia dice verify says

dice-throws = { $count ->
    [0] La trascrizione non ha lanci.
    [one] { $agreeing ->
        [0] L’unico lancio non corrisponde al seme.
       *[other] L’unico lancio corrisponde al seme.
    }
   *[other] { $agreeing ->
        [one] { $agreeing } lancio su { $count } corrisponde al seme.
       *[other] { $agreeing } lanci su { $count } corrispondono al seme.
    }
}
dice-wrong = Mossa { $number }: { $side } ha lanciato { $high } e { $low }; il seme dà { $expected_high } e { $expected_low }.
dice-lot = Il sorteggio corrisponde al seme: chi ha sfidato gioca con { $side }.
dice-lot-wrong = Il sorteggio non corrisponde al seme, secondo cui chi ha sfidato gioca con { $side }.
dice-sealed-otherwise = L’impronta nella trascrizione è un’altra: questo seme non è stato sigillato con essa.
dice-commitment = Il seme è stato sigillato come { $commitment }; confrontalo con quello mostrato all’inizio.
dice-proves = Se coincidono, nulla è stato scelto dopo. Chi gestisce il bot avrebbe potuto conoscere il seme.

refused-dice-begun = la trascrizione comincia a metà, come dice l’etichetta Fen; dammene una dall’inizio.
refused-dice-no-match = la trascrizione non ha l’etichetta Match; dammene una presa dalla partita.
refused-dice-no-seed = la trascrizione non ha l’etichetta Seed; la riceve a partita finita: allora richiedila.
refused-dice-seed = l’etichetta Seed non contiene un seme, cioè 64 cifre tra 0 e 9 e tra a e f; richiedi la trascrizione.
refused-dice-takebacks = l’etichetta Takebacks non contiene un numero intero da 0 a { $most }; richiedi la trascrizione.
refused-dice-lot = l’etichetta Lot non dice né first né second; richiedi la trascrizione.
