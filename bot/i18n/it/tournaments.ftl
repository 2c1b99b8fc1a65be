# Tornei.

event = { $name }: { $format } di { $ruleset }
event-format-round-robin = girone all’italiana
event-format-swiss = torneo svizzero
event-format-league = campionato a divisioni
event-format-ladder = classifica a sfide
events = { $count ->
    [0] Qui non ci sono tornei. Per crearne uno, scrivi «torneo nuovo», un formato e un gioco, per esempio «torneo nuovo svizzero poleis».
   *[other] Tornei:
 }
event-open = { $count ->
    [0] Non si è ancora iscritto nessuno.
    [one] Si è iscritto un giocatore.
   *[other] Si sono iscritti { $count } giocatori.
 } Per iscriverti da qualsiasi piattaforma, scrivi «torneo entra { $code }».
event-open-until = { $count ->
    [0] Non si è ancora iscritto nessuno.
    [one] Si è iscritto un giocatore.
   *[other] Si sono iscritti { $count } giocatori.
 } Inizio del torneo: { $begins }. Per iscriverti da qualsiasi piattaforma, scrivi «torneo entra { $code }».
event-running = Il torneo è in corso, con { $count ->
    [one] un giocatore
   *[other] { $count } giocatori
 }. Per iscriverti da qualsiasi piattaforma, scrivi «torneo entra { $code }».
event-round = È in corso il turno { $round } di { $rounds }. Fine del turno: { $ends }.
event-between = Inizio della stagione { $season }: { $begins }.
event-over = Il torneo è finito.
event-days = { $days ->
    [one] Un turno dura un giorno
   *[other] Un turno dura { $days } giorni
 }. Se alla fine del turno una partita è ancora in corso, perde chi ha esaurito il tempo. Se nessuno l’ha esaurito, decide il computer: vince chi è in netto vantaggio, altrimenti è patta. Chi esaurisce il tempo o non fa nessuna mossa in un turno esce dal torneo, ma può iscriversi di nuovo.
event-doubled = Ogni coppia gioca due volte, a parti invertite.
event-rated = Le partite valgono per il punteggio.
event-division = Divisione { $number }
event-place = { $place }. { $name }: { $points } (Sonneborn-Berger { $berger })
event-place-swiss = { $place }. { $name }: { $points } (Buchholz { $buchholz }, cut 1: { $cut })
event-rung = { $place }. { $name } (partite vinte: { $won } su { $played })
event-column-points = Pt
event-column-berger = SB
event-column-cut = Cut 1
event-column-buchholz = Buchholz
event-column-won = Vinte
event-column-played = Giocate
event-more = { $count ->
    [one] E un altro giocatore.
   *[other] E altri { $count } giocatori.
 }
event-empty = Non si è ancora iscritto nessuno.
event-unpaired = Non ci sono ancora abbinamenti.
event-bye = { $name } riposa: questo turno vale come una vittoria.
event-half-bye = { $name } è in vacanza: questo turno vale come una patta.
event-pairing = { $board }. { $first } – { $second }{ $result ->
    [first] : 1–0
    [second] : 0–1
    [draw] : ½–½
   *[none] { "" }
 } ({ $match })
event-page = Pagina: { $link }
news-event = { $name }. { $state } Scrivi «torneo { $code }» per gli abbinamenti e la classifica.
news-event-over = Il torneo { $name } è finito:

button-event = Torneo
button-event-code = Torneo { $code }
event-act-join = Iscriviti
event-act-leave = Ritirati
event-act-start = Avvia il torneo
event-act-standings = Classifica
event-act-pairings = Abbinamenti
button-event-play = Sfida il numero { $place }
word-event = crea tornei, iscriviti, vedi abbinamenti e classifica

refused-no-event = Il torneo «{ $typed }» non esiste.
refused-event-over = Questo torneo è finito.
refused-event-joined = Partecipi già a questo torneo.
refused-event-not-joined = Non partecipi a questo torneo.
refused-event-started = Questo torneo è già cominciato.
refused-event-not-started = Questo torneo non è ancora cominciato.
refused-event-full = Questo torneo è al completo: ha posto per { $most } giocatori.
refused-event-few = Per cominciare servono almeno { $fewest } giocatori.
refused-event-not-yours = Solo chi ha creato questo torneo, o chi gestisce il gruppo, può farlo cominciare.
refused-event-managers = In questo gruppo può creare tornei solo chi gestisce il gruppo. In una chat privata con me puoi crearne uno aperto a tutti.
refused-event-many = Hai già { $most } tornei non ancora finiti: è il massimo. Aspetta che ne finisca uno.
refused-event-no-swiss = Su questo server non si possono fare gli abbinamenti di un torneo svizzero. Scegli un altro formato: un girone all’italiana, un campionato a divisioni o una classifica a sfide.
refused-event-format = Con quale formato? Aggiungi uno di questi: { $choices }. Per esempio: «torneo nuovo svizzero poleis nome=Primavera».
refused-event-number = Per «{ $option }» serve un numero da 1 a { $most }, non «{ $typed }».
refused-event-double = Ogni coppia può giocare due volte solo in un girone all’italiana o in un campionato.
refused-event-rung = In una classifica a sfide puoi sfidare solo i { $most } giocatori subito sopra di te.
refused-event-playing = Uno di voi due sta già giocando una partita di questa classifica.

note-event = Partita del torneo { $code }
reason-deadline = tempo del turno scaduto
