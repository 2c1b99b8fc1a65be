# One's own data: taking it away, being forgotten; and how much one person may do.

word-export = tutte le tue partite e impostazioni in un file
word-forget = cancella tutto quello che so di te

word-privacy = che cosa conservo di te, e chi lo vede

## What is kept

privacy =
    Conservo il tuo nome e il tuo numero su Discord o Telegram, le tue impostazioni, le tue partite e dove si giocano. Quello che scrivi non viene conservato, se non diventa parte di una partita o di un’impostazione. Gli avversari vedono il tuo nome e le tue mosse; chi gestisce questo bot può leggere tutto ciò che è salvato.
    «export» ti dà i tuoi dati in un file, «forget» ti cancella.
# $url: the address of the page
privacy-page = Tutto il resto, e chi gestisce questo bot: { $url }

## Taking it away

done-export = Ecco tutto quello che conservo di te: le tue impostazioni e { $count ->
    [one] una partita
   *[other] { $count } partite
}.
export-part = Questa è la parte { $part } di { $parts }. Per un’altra scrivi «export part=2», e così via.
refused-export-part = { $parts ->
    [one] c’è una sola parte.
   *[other] le parti sono { $parts }: «export part=1» dà la prima.
}
unread-export = { $count ->
    [one] Una tua partita non si può leggere, e nel file c’è solo il suo codice.
   *[other] { $count } tue partite non si possono leggere, e nel file ci sono solo i loro codici.
} Chi gestisce questo bot può occuparsene.
refused-export-under-way = Il tuo file è già in preparazione. Un momento, per favore.
document-large = Sono { $size } MB, più di quanti se ne possano mandare qui. Chiedilo nella chat web; «link» ti fa essere la stessa persona là e qui.

## Being forgotten

button-forget-yes = Cancellami

forget-ask = Devo dimenticarti? { $running ->
    [0] Non hai partite in corso
    [one] Hai una partita in corso, che verrebbe abbandonata
   *[other] Hai { $running } partite in corso, che verrebbero abbandonate
}; { $offered ->
    [0] non hai sfide in attesa
    [one] una tua sfida è in attesa, e verrebbe ritirata
   *[other] { $offered } tue sfide sono in attesa, e verrebbero ritirate
}. Il tuo nome, le tue impostazioni e i luoghi dove giochi vengono cancellati su tutte le piattaforme; ai tuoi avversari restano le partite, senza il tuo nome. I vecchi messaggi nelle chat restano come sono. Non si può annullare. «export» ti dà tutto, prima; «forget yes» lo fa.
done-forgotten = Non so più nulla di te. Se torni, ricominci da capo.
unread-forgotten = { $count ->
    [one] Una partita non si può leggere, quindi resta com’è, ma senza il tuo nome.
   *[other] { $count } partite non si possono leggere, quindi restano come sono, ma senza il tuo nome.
} Chiedi a chi gestisce questo bot di togliere quello che resta.

refused-gone = Questa persona non c’è più.

somebody = Qualcuno

## How much one person may do

refused-hurried = Troppe cose in una volta. Seguo { $limit } richieste al minuto per persona; aspetta un momento, poi continua.
refused-hurried-here = Qui succedono molte cose. Seguo { $limit } richieste al minuto per luogo; aspetta un momento, o continua nella nostra chat privata.
refused-many-matches = Hai { $limit } partite in corso; seguirne di più sarebbe difficile. Prima finiscine una.
refused-many-challenges = Hai { $limit } sfide in attesa. Aspetta che una riceva risposta, o ritirane una.
refused-challenges-today = Hai lanciato { $limit } sfide in un giorno. La prossima lanciala domani.
refused-challenges-here = Qui sono state lanciate { $limit } sfide in un giorno. Lancia la tua nella nostra chat privata, o domani.
