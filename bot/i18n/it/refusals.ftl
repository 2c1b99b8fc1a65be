# Why something was not done, and what can be done instead.

refused-stranger = Non partecipi a questa partita: puoi solo guardarla.
refused-over = Questa partita è finita.
refused-not-begun = Questa partita non è cominciata: la sfida non è ancora stata accettata.
refused-not-your-turn = Non tocca a te. Ti avviso quando sarà il tuo turno.
refused-already-moved = Hai già giocato { $action }.
refused-stale = Nel frattempo la posizione è cambiata. Ecco com’è adesso.
refused-busy = In questa partita è appena cambiato qualcosa. Riprova.
refused-forged = Questo pulsante non funziona qui. «aiuto» elenca quello che puoi scrivere.
refused-corrupt = Non riesco a leggere una partita salvata. Non è cambiato nulla. Avvisa chi gestisce questo bot.
refused-not-kept = Non è stato possibile salvare, quindi non è cambiato nulla. Riprova tra un momento.
refused-unsure = La connessione con l’archivio si è interrotta, e non so se la richiesta è stata salvata. Guarda il tavoliere prima di riprovare.
refused-no-such-match = La partita { $match } non esiste. Scrivi «partite» per vedere le tue.

refused-own-challenge = Non puoi accettare la tua sfida.
refused-not-invited = Questa sfida è per qualcun altro.
refused-not-your-challenge = Solo chi ha lanciato una sfida può ritirarla.
refused-expired = Questa sfida è scaduta. Lanciane una nuova.
refused-challenge-offered = Questa sfida è in attesa di risposta.
refused-challenge-running = Questa sfida è già stata accettata.
refused-challenge-over = La partita di questa sfida è già finita.
refused-challenge-declined = Questa sfida è stata rifiutata.
refused-challenge-withdrawn = Questa sfida è stata ritirata.

refused-draw-stands = Hai già offerto di finire qui la partita. Aspetta la risposta del tuo avversario.
refused-no-draw-offer = Nessuno ha offerto di finire qui la partita.
refused-nothing-to-count = Non c’è ancora nulla da contare: prima vanno messe tutte le pedine.
refused-no-claim = Adesso non c’è nulla da soffiare. Nei giochi con il soffio puoi soffiare una pedina dopo la mossa dell’avversario.
refused-none-here = Qui non si gioca nessuna delle tue partite. Vai nella chat della partita, oppure nella nostra chat privata.
refused-none-running = Non hai partite in corso. Scrivi «sfida» per cominciarne una.
refused-none-offered = Non c’è nulla in attesa di una tua risposta.

refused-notation = «{ $typed }» non è una mossa. Una mossa si scrive così: { $example }.
refused-ambiguous = «{ $typed }» può voler dire { $readings }. Quale mossa intendi?
refused-illegal = «{ $typed }» non è regolare: { $why }
refused-ignorant = { $why } In questa partita chi insiste su una mossa irregolare perde. Per insistere, riscrivila con un punto esclamativo.

refused-too-long = Il testo è troppo lungo: al massimo { $limit } caratteri.
refused-unknown-word = Non conosco «{ $typed }». Scrivi «aiuto» per vedere i comandi.
refused-unknown-word-near = Non conosco «{ $typed }». Intendevi { $near }?
refused-not-understood = Non ho capito «{ $typed }» dopo il nome.
refused-unknown-person = Nessuno si chiama «{ $typed }». Togli il nome per lanciare una sfida aperta.
refused-unknown-person-near = Nessuno si chiama «{ $typed }». Intendevi «{ $near }»?
refused-unknown-ruleset = Nessun gioco si chiama «{ $typed }». Scegli tra { $choices }.
refused-unknown-ruleset-near = Nessun gioco si chiama «{ $typed }». Intendevi { $near }?
refused-unknown-option = { $ruleset } non ha l’opzione «{ $typed }». Puoi usare { $choices }.
refused-unknown-value = «{ $typed }» non è un valore possibile per { $option }. Scegli tra { $choices }.
refused-unknown-clock = Non capisco il limite di tempo «{ $typed }». Prova { $choices }. La m sta per minuti, la h per ore, la g o la d per giorni.
refused-clock-range = «{ $typed }» è troppo breve o troppo lungo. Il tempo va da un minuto a un anno, con al massimo 30 giorni in più a mossa.
refused-unknown-side = Non puoi scegliere il colore «{ $typed }». Scegli tra { $choices }.
refused-zone-offset = Nessun fuso orario differisce dall’ora UTC di { $typed }. Scrivi invece il nome di una città del tuo fuso orario, per esempio Calcutta.
refused-unknown-zone = Il fuso orario «{ $typed }» non esiste. Scrivine uno come Europe/Rome.
refused-unknown-zone-near = Il fuso orario «{ $typed }» non esiste. Intendevi { $near }?
refused-unknown-quiet = «{ $typed }» non è un intervallo di ore. Scrivi per esempio 22:00-08:00, nel tuo fuso orario, oppure «no».
refused-quiet-empty = «{ $typed }» comincia e finisce alla stessa ora. Scrivi per esempio 22:00-08:00, oppure «no»; «avvisi=nessuno» spegne tutti gli avvisi.
refused-unknown-setting = «{ $typed }» non è un valore possibile per { $setting }. Scegli tra { $choices }.
refused-which-ruleset = Quale gioco intendi con «{ $typed }»?
refused-unknown-setting-key = Nessuna impostazione si chiama «{ $typed }». Scegli tra { $choices }.

refused-name = Un nome deve avere da 1 a { $limit } caratteri visibili.
refused-name-in-use = Questo nome è già preso. Scegline un altro.
refused-name-reserved = Questo nome è riservato. Scegline un altro.
refused-name-is-word = «{ $typed }» qui è un comando. Scegli un altro nome.

refused-link-code = Questo codice non è valido. Scrivi «collega» sull’altra piattaforma per averne uno nuovo.
refused-link-same = Questo codice è il tuo. Scrivilo sull’altra piattaforma.
refused-link-opponents = Questi due account stanno giocando l’uno contro l’altro. Prima bisogna finire la partita.
refused-link-over = Questa domanda non vale più. Scrivi «collega» per ricominciare.
refused-link-undo = Non hai collegamenti da annullare.

## Why an action is not legal

illegal-notation = una parte non si capisce.
illegal-ambiguous = si può intendere in più di un modo.
illegal-over = la partita è finita.
illegal-no-piece = non c’è nessun pezzo in { $squares }.
illegal-not-yours = il pezzo in { $squares } non è tuo.
illegal-same-square = la mossa finisce dove comincia.
illegal-occupied = c’è già un pezzo in { $squares }.
illegal-not-straight = i pezzi si muovono in linea retta, lungo una riga o una colonna.
illegal-blocked = il pezzo in { $squares } sbarra la strada.
illegal-out-of-range = la casella è troppo lontana per questo pezzo.
illegal-out-of-throw = con questo lancio la casella è troppo lontana.
illegal-out-of-dice = la casella è troppo lontana per qualsiasi lancio.
illegal-bound = la pedina in { $squares } è immobilizzata.
illegal-not-attack = una pedina rovesciata può andare solo in una casella accanto a un nemico.
illegal-capture-first = devi catturare. Puoi farlo muovendo da { $squares }.
illegal-leader-over-leader = un comandante non può saltare l’altro comandante in { $squares }.
illegal-no-jump = un comandante salta una fila di pezzi senza caselle vuote in mezzo, e arriva subito dietro l’ultimo.
illegal-no-jump-near = un comandante salta solo una fila senza caselle vuote che comincia accanto a lui, e arriva subito dietro l’ultimo pezzo.
illegal-no-hop = si salta un solo nemico, proprio accanto al pezzo che muove, e si arriva nella casella libera subito dietro.
illegal-placing = le pedine non sono ancora tutte sul tavoliere. Indica una casella libera.
illegal-placed = non ci sono più pedine da mettere. Per muovere, indica due caselle.
illegal-never-placed = in questo gioco non si mettono pedine. Indica la casella da cui parte un pezzo e quella in cui arriva.
illegal-throw-first = prima devi lanciare ancora o passare.
illegal-thrown = non puoi lanciare tu. I dadi li lancio io per entrambi.
illegal-not-bound = in { $squares } non c’è nessun nemico immobilizzato.
illegal-no-huff = in { $squares } non c’è nulla da soffiare.
illegal-no-capture = questa mossa non cattura nulla in { $squares }.
illegal-no-capture-at-all = questa mossa non cattura nulla. Scrivila con «-» al posto di «x».
illegal-no-bonus = non hai un lancio in più.
