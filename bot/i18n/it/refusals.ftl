# Why something was not done, and what can be done instead.

refused-stranger = Non giochi in questa partita, quindi puoi solo guardarla.
refused-over = Questa partita è finita.
refused-not-begun = Questa partita non è cominciata: la sfida non è ancora accettata.
refused-not-your-turn = Non tocca a te. Ti avviso quando sarà il tuo turno.
refused-already-moved = Hai già mosso: { $action }. Non è cambiato nulla.
refused-stale = Il tavoliere è cambiato da quando è apparso quel pulsante. Ecco com’è adesso.
refused-busy = Troppe persone hanno agito insieme su questa partita. Riprova.
refused-forged = Quel pulsante non è mio. Non è cambiato nulla.
refused-corrupt = Non riesco a leggere una delle partite salvate. Avvisa chi gestisce questo bot; non è cambiato nulla.
refused-not-kept = Il mio archivio ora non funziona, quindi la richiesta non è stata accolta e non è cambiato nulla. Riprova tra un momento.
refused-unsure = Il mio archivio si è interrotto proprio in quel momento, e non so se la richiesta è stata accolta. Guarda come stanno le cose prima di riprovare.
refused-no-such-match = La partita { $match } non esiste. «games» elenca le tue.

refused-own-challenge = A una sfida deve rispondere qualcun altro.
refused-not-invited = Questa sfida è per qualcun altro.
refused-not-your-challenge = Solo chi ha lanciato una sfida può ritirarla.
refused-expired = Questa sfida è scaduta. Lanciane una nuova.
refused-challenge-offered = Questa sfida attende ancora una risposta.
refused-challenge-running = Questa sfida è già stata accettata.
refused-challenge-over = La partita di questa sfida è già finita.
refused-challenge-declined = Questa sfida è stata rifiutata.
refused-challenge-withdrawn = Questa sfida è stata ritirata.

refused-draw-stands = La tua offerta è ancora valida.
refused-no-draw-offer = Non c’è nessuna offerta.
refused-no-claim = Ora non c’è nulla da reclamare: si soffia dopo la mossa dell’altra parte, nei giochi che lo prevedono.
refused-none-running = Non hai partite in corso. «challenge» ne comincia una.
refused-none-offered = Non c’è niente che aspetti una tua risposta.

refused-notation = Non riesco a leggere «{ $typed }» come mossa. Scrivila come { $example }.
refused-ambiguous = «{ $typed }» potrebbe essere { $readings }. Quale?
refused-illegal = «{ $typed }» non è regolare: { $why }
refused-ignorant = { $why } In questa partita chi insiste su una mossa irregolare perde. Per insistere, riscrivila con un punto esclamativo alla fine.

refused-too-long = È troppo lungo: leggo al massimo { $limit } caratteri.
refused-unknown-word = Non conosco «{ $typed }». «aiuto» elenca quello che puoi scrivere.
refused-unknown-word-near = Non conosco «{ $typed }». Intendevi { $near }?
refused-not-understood = Non ho capito «{ $typed }» dopo il nome.
refused-unknown-person = Non conosco nessuno di nome «{ $typed }». Togli il nome per una sfida aperta.
refused-unknown-person-near = Non conosco nessuno di nome «{ $typed }». Intendevi «{ $near }»?
refused-unknown-ruleset = Nessun gioco si chiama «{ $typed }». Ci sono { $choices }.
refused-unknown-ruleset-near = Nessun gioco si chiama «{ $typed }». Intendevi { $near }?
refused-unknown-option = { $ruleset } non ha l’opzione «{ $typed }». Ha { $choices }.
refused-unknown-value = «{ $typed }» non è una scelta per { $option }. Scegli tra { $choices }.
refused-unknown-clock = «{ $typed }» non è un orologio. Prova { $choices }: m per i minuti, h per le ore, d per i giorni.
refused-clock-range = «{ $typed }» è troppo breve o troppo lungo: da un minuto a un anno, con al massimo 30 giorni in più per mossa.
refused-unknown-side = «{ $typed }» non è una parte. Scegli tra { $choices }.
refused-unknown-zone = Il fuso orario «{ $typed }» non esiste. I fusi prendono il nome dai luoghi, per esempio Europe/Rome.
refused-unknown-zone-near = Il fuso orario «{ $typed }» non esiste. Intendevi { $near }?
refused-unknown-quiet = «{ $typed }» non indica delle ore. Scrivile come 22:00-08:00, secondo il tuo orario, oppure «off».
refused-quiet-empty = «{ $typed }» comincia quando finisce. Scrivi le ore come 22:00-08:00, oppure «off»; «notices=none» vuol dire mai.
refused-unknown-setting = «{ $typed }» non è una scelta per { $setting }. Scegli tra { $choices }.
refused-which-ruleset = Quale gioco intendi con «{ $typed }»?
refused-unknown-setting-key = Nessuna impostazione si chiama «{ $typed }». Ci sono { $choices }.

refused-name = Un nome ha da 1 a { $limit } caratteri visibili.
refused-name-in-use = Qui qualcuno ha già questo nome. Scegline un altro.
refused-name-is-word = «{ $typed }» qui è un comando. Scegli un altro nome.

refused-link-code = Questo codice è sconosciuto, già usato o troppo vecchio. Scrivi «link» sull’altra piattaforma per averne uno nuovo.
refused-link-same = Questo codice è tuo. Scrivilo sull’altra piattaforma.
refused-link-opponents = Questi due account stanno giocando una partita l’uno contro l’altro. Prima finiscila.
refused-link-over = Questa domanda sul collegamento è chiusa: ha già avuto risposta, è stata annullata o sostituita, oppure è troppo vecchia. Scrivi «link» per ricominciare.
refused-link-undo = Non hai nessun collegamento che si possa annullare.

## Why an action is not legal

illegal-notation = non riesco a leggerla tutta.
illegal-ambiguous = si può leggere in più di un modo.
illegal-over = la partita è finita.
illegal-no-piece = non c’è nessun pezzo in { $squares }.
illegal-not-yours = il pezzo in { $squares } non è tuo.
illegal-same-square = finisce dove comincia.
illegal-occupied = c’è già un pezzo in { $squares }.
illegal-not-straight = i pezzi muovono in linea retta, lungo una colonna o una riga.
illegal-blocked = il pezzo in { $squares } sbarra la strada.
illegal-out-of-range = per questo pezzo è troppo lontano.
illegal-out-of-throw = per questo pezzo, o per questo lancio, è troppo lontano.
illegal-bound = il pezzo in { $squares } è immobilizzato.
illegal-not-attack = un pezzo rovesciato può muovere solo accanto a un nemico.
illegal-capture-first = una cattura è possibile e va fatta, con { $squares }.
illegal-leader-over-leader = un comandante non può saltare l’altro comandante in { $squares }.
illegal-no-jump = un comandante salta pezzi che si toccano, e arriva subito dietro di loro.
illegal-no-hop = si salta un solo nemico accanto al pezzo, fino alla casella libera subito dietro.
illegal-placing = si stanno ancora mettendo le pedine; indica una casella libera.
illegal-placed = non restano pedine da mettere; una mossa indica due caselle.
illegal-throw-first = prima decidi del lancio in più: lancia o passa.
illegal-thrown = non c’è un lancio da fare; dove si gioca con i dadi, li lancio io per entrambi.
illegal-not-bound = in { $squares } non c’è un nemico immobilizzato da togliere.
illegal-no-huff = in { $squares } non c’è nulla da soffiare.
illegal-no-capture = questa mossa non cattura nulla in { $squares }.
illegal-no-bonus = non c’è un lancio in più da fare o da lasciare.
