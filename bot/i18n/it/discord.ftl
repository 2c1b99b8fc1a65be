# What only Discord needs: the commands' descriptions, at most 100 characters, and a few buttons.

discord-group = Giochi da tavolo con soldati greci e romani, un turno alla volta
discord-group-match = in una partita
discord-group-account = il tuo account: altre piattaforme, i tuoi dati

discord-menu-challenge = Sfida a Petteia
discord-menu-profile = Risultati su Petteia
discord-menu-board = Il mio tavoliere

discord-option-opponent = Chi sfidare; lascia vuoto per una sfida aperta
discord-option-profile = Di chi vuoi i risultati; vuoto: i tuoi
discord-option-scope = Le partite di questo server, o tutte
discord-option-season = Da sempre, questa stagione o la scorsa
discord-option-rated = Se il risultato cambia i vostri punteggi
discord-rated = { $value ->
    [on] vale per il punteggio
   *[off] non vale
}
discord-double = { $value ->
    [on] due volte
   *[off] una volta
}
discord-option-ruleset = Quale gioco
discord-option-topic = Un argomento, o una domanda con parole tue
discord-option-options = Modifiche alle regole, per esempio edge=on; oppure sceglile in un modulo
discord-option-side = Con quale colore vuoi giocare
discord-option-clock = Limite di tempo, come 5m+10s, 3g, 10g+36h o mai; aggiungi ,hard o ,weekends
discord-option-code = Il codice della sfida
discord-option-part = Quale parte di un’esportazione lunga
discord-option-word = Una parola che cambia i lanci, così nessuno può sceglierli
discord-option-match = Quale partita, se ne hai più d’una
discord-option-text = La tua mossa, per esempio a2-a5
discord-option-line = La mossa avversaria e la tua risposta, per esempio c7-c4 b2-b4; oppure «drop»
discord-option-squares = Dove mettere le pedine, es. a1-h1 c2; «drop» annulla
discord-option-square = La casella della pedina che poteva catturare
discord-option-confirm = Quando chiedere conferma prima di giocare una mossa
discord-option-orientation = Quale lato sta in basso nei tuoi tavolieri
discord-option-theme = Che aspetto hanno i tuoi tavolieri
discord-option-block = Chi non può più sfidarti
discord-option-unblock = Chi può di nuovo sfidarti
discord-option-language = In che lingua ti parlo
discord-option-zone = Il tuo fuso orario, per esempio Europe/Rome, per gli orari fuori da Discord
discord-option-event = Nuovo, entra, esci, comincia, classifica o abbinamenti; poi formato e gioco, o codice
discord-option-name = Come si chiama il torneo
discord-option-days = Quanti giorni dura un turno
discord-option-rounds = Quanti turni ha un torneo svizzero
discord-option-double = 1 o 2 partite per coppia
discord-option-results = Chi vede quante partite hai vinto
discord-option-notices = Come ti avviso quando tocca a te
discord-option-quiet = Ore con notifiche silenziose, nel tuo orario, per esempio 22:00-08:00, oppure no
discord-option-vacation = Ferma i tuoi orologi: 14d, o fino a un giorno come 2026-12-03; no per ripartire
discord-option-link-code = Il codice dell’altra piattaforma, o «undo»; lascia vuoto per riceverne uno
discord-option-sure = Conferma; se lasci vuoto, te la chiedo


discord-choose = Scegli
discord-another-piece = Un altro pezzo
discord-sides = { $one } { side-first }: { $first } · { $two } { side-second }: { $second }
discord-open-board = Apri il tavoliere
discord-to-board = Vai al tavoliere
discord-type = Scrivi la mossa
discord-type-title = La tua mossa
discord-type-label = Da dove a dove, per esempio a2-a5
discord-post-here = Pubblica qui
discord-posted = Pubblicato da { $name }.
# Il nome del thread di una partita
discord-thread = { $first } – { $second }: { $ruleset }
discord-passed = La partita è andata avanti; il tavoliere più recente è più in basso.
discord-gone = Questa sfida non è più aperta.
discord-no-bots = I bot non giocano. Sfida una persona, o non indicare nessuno per una sfida aperta.
discord-trouble = Qualcosa è andato storto. Riprova tra un momento.
discord-done = Fatto, ma la mia risposta è andata persa. Ecco com’è ora la partita.
discord-done-unshown = Fatto, ma non posso mostrarti la partita. Guardala con /petteia board.

discord-help =
    Sfida qualcuno: si gioca un turno alla volta, in un canale, in un thread o nei messaggi diretti.
    /petteia challenge – sfida una persona; senza nome, chi vuole accetta
    /petteia move – gioca una mossa; oppure premi Muovi sotto il tavoliere
    /petteia games – le tue partite
    /petteia rules – le regole di ogni gioco
    /petteia why – perché una mossa non è regolare
    /petteia learn – brevi lezioni interattive
    /petteia account link – collega il tuo account Telegram o web
discord-no-activity = Qui il tavoliere non si può più aprire. Usa i pulsanti nella chat.

# Forms. Titles and labels have at most 45 characters, what stands below them 100.
discord-form-open = Scegli in un modulo
discord-form-title = Nuova sfida
discord-form-opponent = Avversario
discord-form-clock = Limite di tempo
discord-form-kept = Se lasci vuoto, il limite non cambia.
discord-form-wish = { $side ->
    [first] Comincio io ({ side-first })
    [second] Il mio colore: { side-second }
   *[lot] Colori a sorte
}
discord-form-ticks = Spunta quello che vuoi
discord-form-otherwise = Altrimenti: { $value }
discord-form-compulsory = Catture
discord-form-board = Tavoliere
discord-form-files = Colonne
discord-form-ranks = Righe
discord-form-record = Guarda una trascrizione
discord-form-text = Trascrizione
discord-form-file = Oppure un file
discord-form-size = Un file di testo, al massimo { $count } KB
discord-no-form = Qui non si può aprire il modulo. Scrivi un comando al suo posto.
