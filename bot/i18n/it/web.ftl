# The web chat's own texts: the page, its form, its connection. None takes a parameter.

web-title = Petteia
web-tagline = Giochi da tavolo con soldati greci e romani, per sfidare gli amici.
web-scriptless = Questa chat ha bisogno di JavaScript. Non carica nulla da altri server.
web-skip = Vai al campo del messaggio
web-skip-board = Vai al tavoliere

# The form on the first visit
web-first-task-1 = Giochi con i pezzi arancioni. Tocca la casella segnata: due tue pedine chiuderanno il nemico in mezzo.
web-first-done-1 = Catturato!
web-first-task-2 = Ora entra tra due nemici: non rischi nulla e li catturi entrambi.
web-first-done-2 = Due in un colpo!
web-first-task-3 = Ora cattura il comandante.
web-first-done-3 = Hai catturato il comandante e hai vinto. Come ti chiami?
web-how-to-move = Tocca uno dei pezzi segnati, poi una casella.
web-name-label = Il tuo nome
web-name-hint = Al massimo 32 caratteri. I tuoi avversari vedranno questo nome.
web-name-missing = Scrivi il tuo nome, per favore.
web-invitation-label = Invito
web-invitation-hint = La parola segreta che ti ha dato chi gestisce questa chat.
web-invitation-wrong = Questo invito non è quello giusto. Controllalo e riprova.
web-invitation-wait = Troppi tentativi. Aspetta un minuto, poi riprova.
web-enter = Prima dai un’occhiata
web-recovery = Ho un codice di recupero
web-recovery-name = Nome del tuo account
web-recovery-label = Codice di recupero
web-recovery-enter = Accedi
web-recovery-wrong = Questo nome e questo codice non corrispondono, oppure il codice è già stato usato. Controllali entrambi.

# The chat
web-bar-label = Menu principale
web-bar-play = Gioca
web-bar-matches = Partite
web-bar-puzzle = Problema
web-bar-learn = Impara
web-bar-me = Profilo
web-feed-label = Chat
web-composer-label = Messaggio a Petteia
web-composer-placeholder = Mossa o comando
web-send = Invia
web-words-label = Tutti i comandi
web-completions-label = Suggerimenti
web-completions-open = Ci sono dei suggerimenti: scegli con le frecce, accetta con Tab.
web-you = Tu
web-bot = Petteia
web-newest = Ultimi messaggi

# The pages about what is kept and how the chat may be used
web-privacy = Privacy
web-terms = Condizioni d’uso

# The opening and invitations
web-join-enter = Accetta e gioca
web-join-closed = Questo invito non è più valido. Chiedine un altro, o invita tu qualcuno.
web-lobby = Chi cerca un avversario
web-opening-games = Scegli un gioco
web-copy-link = Copia il link
web-copied = Copiato
web-share = Condividi
web-share-text = Gioca con me a Petteia:
web-qr-code = Codice QR del link, da inquadrare con un altro telefono

# A match
web-board-label = Tavoliere; con le frecce passi da una casella all’altra
web-squares-fold = Caselle come pulsanti
web-your-turn = Tocca a te
web-ways-label = Scorri le mosse della partita
web-letters = Il tavoliere disegnato con le lettere
web-film-drawing = Preparo il filmato…
web-film-play = Guarda il filmato
web-film-stop = Ferma il filmato
web-film-lost = Il filmato è scaduto. Chiedilo di nuovo.
web-moves-label = Mosse
web-turn-board = Gira il tavoliere
web-more = Altro
web-taken-label = Catturati:
web-bars-label = Mostra o nascondi il campo di testo
web-copy = Copia
web-save = Salva come file

# The connection
web-connecting = Connessione…
web-reconnecting = Riconnessione…
web-offline = Nessuna connessione
web-alone = Non c’è connessione con Petteia. Appena la connessione torna, la pagina riprende da sola.
web-connected = La connessione è tornata.
web-unsent = Invio non riuscito: nessuna connessione.
web-unanswered = La connessione si è interrotta prima che arrivasse una risposta. Guarda il tavoliere prima di inviare di nuovo il messaggio.
web-unreachable = Il server non risponde. Riprova.
web-missing = Qui non c’è niente
web-missing-words = A questo indirizzo non c’è nessuna pagina. Forse l’indirizzo è scritto male, o il link è troppo vecchio.
web-missing-way = Vai ai giochi
web-unreadable = Questa pagina non è aggiornata. Ricaricala.
web-trouble = Qualcosa è andato storto. Riprova tra un momento.
web-embedded-refused = Non è stato possibile farti accedere a Petteia. Chiudi questa pagina e riaprila.
web-hurried = Stai andando troppo in fretta. Riprova tra un momento.
web-wrong-host = Questa chat non è disponibile all’indirizzo che hai aperto. Se la gestisci tu, imposta public_url nella sezione [web] della configurazione sull’indirizzo che le persone aprono, per esempio https://petteia.example.org.
web-wrong-page = Questa operazione è possibile solo dalla pagina della chat. Apri la chat e riprova da lì.

# A match that anyone may watch
web-watch-title = { $one } – { $other }: { $game }
web-watch-play = Gioca a Petteia
