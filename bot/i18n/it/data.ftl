# Your own data: a copy of it, deleting it; and limits per person.

word-export = scarica le tue partite e le tue impostazioni
word-forget = cancella il tuo account

word-privacy = che cosa si conserva di te, e chi lo vede

## What is kept

privacy =
    Conservo il tuo nome, le impostazioni, le partite e le chat in cui le giochi. Conservo anche l’ID del tuo account Discord o Telegram, non il numero di telefono. Quello che scrivi non viene conservato, a meno che non diventi parte di una partita o di un’impostazione. Gli avversari vedono il tuo nome e le tue mosse; chi gestisce questo bot può leggere tutto ciò che è salvato.
    «esporta» ti dà i tuoi dati in un file, «dimentica» cancella il tuo account.
privacy-web =
    Conservo il tuo nome e un’impronta del cookie che ti fa accedere da questo browser. Se hai collegato Discord o Telegram, conservo l’ID di quell’account (non il numero di telefono). Conservo anche le impostazioni, le partite e le chat in cui le giochi. Quello che scrivi non viene conservato, a meno che non diventi parte di una partita o di un’impostazione. Gli avversari vedono il tuo nome e le tue mosse; chi gestisce questo bot può leggere tutto ciò che è salvato.
    «esporta» ti dà i tuoi dati in un file, «dimentica» cancella il tuo account.
privacy-assistant = Quando chiedi come si gioca, la tua domanda viene inviata anche a { $host }. Lì un programma cerca la risposta nel regolamento. Riceve la domanda e nessun dato su di te.
# $url: the address of the page
privacy-page = L’informativa completa, e chi gestisce questo bot: { $url }

## Taking it away

done-export = Ecco i tuoi dati: le tue impostazioni e { $count ->
    [one] una partita
   *[other] { $count } partite
}.
export-part = Parte { $part } di { $parts }. Per riceverne un’altra, scrivi «esporta part=2», e così via.
refused-export-part = { $parts ->
    [one] L’esportazione ha una sola parte.
   *[other] L’esportazione è divisa in { $parts } parti. Per ricevere la prima, scrivi «esporta part=1».
}
unread-export = { $count ->
    [one] Una tua partita non si può leggere, e nel file c’è solo il suo codice.
   *[other] { $count } tue partite non si possono leggere, e nel file ci sono solo i loro codici.
} Avvisa chi gestisce questo bot.
refused-export-under-way = Il tuo file è già in preparazione. Un momento, per favore.
document-large = Il file è di { $size } MB, troppo grande per mandarlo qui. Scaricalo dalla chat web: con «collega» colleghi i tuoi account.

## Being forgotten

button-forget-yes = Cancella il mio account

forget-ask = Vuoi cancellare il tuo account? { $running ->
    [0] { "" }
    [one] Una partita in corso sarà abbandonata.{ " " }
   *[other] { $running } partite in corso saranno abbandonate.{ " " }
}{ $offered ->
    [0] { "" }
    [one] Una sfida aperta sarà ritirata.{ " " }
   *[other] { $offered } sfide aperte saranno ritirate.{ " " }
}Il tuo nome, le impostazioni e l’elenco delle chat in cui giochi verranno cancellati su tutte le piattaforme. Ai tuoi avversari resteranno le partite, senza il tuo nome; i vecchi messaggi resteranno nelle loro chat. Non si può tornare indietro. Se prima vuoi una copia, scrivi «esporta»; per cancellare, scrivi «dimentica sì».
done-forgotten = Il tuo account è stato cancellato. Se torni, ricominci da capo.
unread-forgotten = { $count ->
    [one] Una partita non si può leggere, quindi ne è stato tolto solo il tuo nome.
   *[other] { $count } partite non si possono leggere, quindi ne è stato tolto solo il tuo nome.
} Chiedi a chi gestisce questo bot di togliere il resto.

refused-gone = Questa persona non gioca più qui.

somebody = Qualcuno

## How much one person may do

refused-hurried = Stai andando troppo in fretta: puoi inviare al massimo { $limit } richieste al minuto. Aspetta un momento.
refused-hurried-here = In questa chat ci sono troppe richieste: il massimo è { $limit } al minuto. Aspetta un momento, o usa la nostra chat privata.
refused-many-matches = Hai già { $limit } partite in corso: è il massimo. Prima finiscine una.
refused-many-challenges = Hai già { $limit } sfide in attesa: è il massimo. Ritirane una o aspetta una risposta.
refused-challenges-today = Oggi hai già lanciato { $limit } sfide: è il massimo. Riprova domani.
refused-challenges-here = Oggi qui sono già state lanciate { $limit } sfide: è il massimo. Usa la nostra chat privata, o riprova domani.

## Un calendario con le scadenze delle proprie partite

word-calendar = un indirizzo per la tua app di calendario, con le tue scadenze
calendar = Aggiungi questo indirizzo alla tua app di calendario: lì troverai le partite che ti aspettano e quando scade il tuo tempo. Chiunque abbia l’indirizzo vede tutto questo, perciò non darlo a nessuno.
done-calendar-renewed = Questo è il nuovo indirizzo del tuo calendario. Quello vecchio non funziona più.
done-calendar-ended = Calendario disattivato: il suo indirizzo non funziona più.
calendar-address = { $url }
calendar-begin = Crea un indirizzo del calendario
calendar-renew = Crea un nuovo indirizzo
calendar-end = Disattiva il calendario
button-calendar = Calendario
refused-no-calendar = Qui non è possibile avere un calendario, perché la chat web di questo bot non ha un indirizzo pubblico.
