# The pages about privacy and terms. A section has its heading in the first line, then a paragraph or,
# after a hyphen, an item of a list in each line. docs/privacy.md and docs/terms.md say the same.

policy-chat = Petteia
policy-who = Chi gestisce questo server
policy-operator = Questo server è gestito da { $operator }.
policy-unnamed = Chi gestisce questo server non ha indicato il proprio nome.
policy-contact = Contatto: { $contact }
policy-no-contact = Chi gestisce questo server non ha indicato un contatto.

## Privacy

privacy-intro = Con Petteia si gioca a giochi da tavolo su Discord, su Telegram e in una chat web. Questa pagina dice che cosa conserva di te, perché e per quanto tempo, chi può vederlo, e come averne una copia o farlo cancellare.
privacy-kept =
    Che cosa si conserva, e perché
    Tutto questo serve a far funzionare le tue partite, e Petteia non lo usa per altro.
    - Il tuo nome: quello che hai su Discord o Telegram, o quello che hai scelto nella chat web. Dice agli altri con chi giocano.
    - Il tuo nome utente su Telegram, perché altri possano sfidarti con quello. Petteia conserva anche il nome utente di chi scrive soltanto in un gruppo dove si gioca una partita, se il bot riceve il messaggio. Un nome utente si cancella sei mesi dopo che il bot l’ha visto l’ultima volta.
    - L’ID del tuo account su Discord o Telegram (non il numero di telefono), o nella chat web un hash del codice casuale contenuto nel cookie del tuo browser. Così il bot ti riconosce.
    - Se attivi le notifiche nella chat web: un indirizzo del servizio push del produttore del tuo browser e le chiavi del browser. Si cancellano quando disattivi le notifiche o esci.
    - Se chiedi un calendario: il codice casuale nel suo indirizzo, finché non disattivi il calendario o non crei un nuovo indirizzo.
    - Le tue impostazioni: aspetto dei tavolieri, lettere, lingua, fuso orario, avvisi, ore di silenzio, vacanze e persone bloccate. Petteia conserva anche la lingua chiesta l’ultima volta dalla tua app o dal tuo browser, e l’ultima piattaforma che hai usato.
    - Le tue partite: chi gioca, il gioco e il suo orologio, ogni mossa con la sua ora, le risposte che hai preparato, le proposte, i messaggi al tuo avversario, il risultato, le parole che hai aggiunto ai dadi, e il canale, il gruppo o la chat privata in cui si gioca.
    - Quali messaggi del bot mostrano le tue partite, per poterli aggiornare, e che cosa deve ancora dirti.
    - Quali lezioni hai completato e quali problemi hai risolto. Nei canali e nei gruppi in cui giochi si vede che hai risolto il problema del giorno, e per quanti giorni di fila.
    - La prima cosa che hai fatto in ogni problema, quante volte l’hai sbagliato e se hai avuto un suggerimento, e il tuo punteggio nei problemi, che ne deriva. Anche i problemi hanno un punteggio, perciò questi tentativi restano, senza il tuo nome, anche dopo «dimentica». Petteia conserva anche quando hai cominciato ogni serie di problemi a tempo e quanti problemi hai risolto in ciascuna.
    - I tuoi punteggi, dalle partite che entrambi avete voluto valide per il punteggio. Dopo «dimentica» restano con le partite, senza il tuo nome.
    - Le segnalazioni su di te e quelle che fai tu: quale messaggio o partita, che cosa è stato deciso, da chi e fino a quando, e la tua risposta. Servono a trattare tutti con correttezza.
privacy-not-kept =
    Che cosa non si conserva
    Petteia legge quello che scrivi, risponde e poi lo scarta, a meno che non diventi parte di una partita o di un’impostazione. Ciò che Telegram invia al bot resta salvato finché non riceve risposta, così nulla va perso se il server si ferma. Poi se ne conserva solo il numero, per due giorni. Per lo stesso tempo si conserva il numero di un comando su Discord, se Discord lo invia tramite HTTP. La tua ultima domanda sui giochi resta in memoria per alcuni minuti, perché la prossima possa riprenderla. Non ci sono né pubblicità, né tracciamento, né analisi del comportamento. Nulla viene trasmesso ad altri, se non come dice questa pagina.
    La chat web imposta un solo cookie, che mantiene il tuo accesso fino a 400 giorni dopo la tua ultima visita. Le sue pagine non caricano nulla da altri server. Petteia tiene in memoria gli indirizzi di rete per limitare quanto può chiedere un singolo client. Non li salva e non li scrive nei log. Un proxy o una società di hosting di cui si serve chi gestisce il server può tenere log propri.
    Il log dice che cosa è successo, su quale piattaforma e in quale partita, con il suo codice. Non contiene nomi, account o testi scritti da qualcuno. Le statistiche contano richieste e turni per piattaforma, gioco e comando, non per persona.
privacy-how-long =
    Per quanto tempo
    - I tuoi dati e le tue partite restano finché non li fai cancellare con «dimentica». A parte i nomi utente su Telegram e le segnalazioni, Petteia non cancella nulla solo perché è passato del tempo.
    - Le segnalazioni si cancellano un anno dopo l’ultima modifica. Un divieto di scrivere, di giocare per il punteggio o di iniziare partite resta salvato fino alla scadenza anche dopo «dimentica», senza il tuo nome e le tue parole. Così chi ha deciso può vedere che la decisione è ancora valida.
    - Un codice per collegare due account vale 15 minuti.
    - Un comando su Discord che cambia una partita o richiede tempo è conservato finché non riceve risposta, al massimo per 15 minuti.
    - Le copie di sicurezza contengono quello che era salvato quando sono state fatte, finché chi gestisce il server non le elimina.
privacy-who =
    Chi lo vede
    - I tuoi avversari, anche quelli su un’altra piattaforma: il tuo nome, le tue mosse con la loro ora, ciò che scrivi loro, e fino a quando sei in vacanza.
    - Chiunque sia nel canale o nel gruppo in cui giochi: il tuo nome e la partita. Se cerchi un avversario nella chat web, lì tutti vedono il tuo nome. Un invito lo vede chi ha il link o il codice.
    - Chiunque abbia il link di una partita che altri possono guardare: il tuo nome, le mosse e gli orologi, ma non ciò che vi scrivete. È una partita che si gioca in un canale o in un gruppo, che è stata offerta nella lista delle sfide aperte della chat web, o che chi la gioca ha aperto di comune accordo con «pubblica». Anche altri siti possono mostrarla.
    - Chiunque abbia il codice di una partita finita, per esempio perché è stata condivisa: il tuo nome e la partita. Una partita in corso in chat private è mostrata solo a chi la gioca, a meno che entrambi i giocatori non l’abbiano aperta.
    - Chiunque chieda il tuo profilo: quante partite che altri potevano vedere hai vinto, pattato e perso, gioco per gioco. Chi ha giocato con te vede anche le partite con te. Con «impostazioni risultati» puoi mostrare i tuoi risultati solo a chi ha giocato con te, o a nessun altro.
    - Chiunque guardi le classifiche dei punteggi («classifica»): il tuo nome e i tuoi punteggi, per i quali contano anche le partite private. Sei nelle classifiche solo finché tutti possono vedere i tuoi risultati.
    - Chiunque chieda di un torneo a cui partecipi: il tuo nome, i tuoi abbinamenti, i risultati e il posto, anche dopo che ti ritiri.
    - Chiunque su internet, finché tutti possono vedere i tuoi risultati: il tuo nome, i tuoi risultati e punteggi e le tue ultime partite a cui altri potevano assistere. La chat web li mostra in una pagina, in un feed e come dati per altri programmi, e chiede ai motori di ricerca di non indicizzare la pagina. «impostazioni risultati» li toglie subito. I dati di una partita a cui altri potevano assistere riportano comunque il tuo nome.
    - Chi ha l’indirizzo del tuo calendario: quali partite aspettano te, contro chi giochi e quando scade il tuo tempo.
    - Chi gestisce il server o il gruppo in cui è stata creata una partita, e chi gestisce il server di Petteia: le segnalazioni su quella partita, con le parole usate, il tuo nome e il nome di chi ha segnalato. La persona segnalata non viene a sapere chi l’ha segnalata.
    - Una persona che sta per collegare il suo account al tuo: il tuo nome, le tue piattaforme e il numero delle tue partite.
    - Chi gestisce il server, e chiunque altro vi abbia accesso: tutto ciò che è salvato, compresi i messaggi e le risposte che hai preparato.
privacy-platforms =
    Discord e Telegram
    Discord e Telegram trasmettono i tuoi messaggi al bot e i suoi a te, e li trattano secondo le proprie regole: https://discord.com/privacy e https://telegram.org/privacy. Vedono quello che vi viene pubblicato, anche ciò che riguarda avversari che giocano su un’altra piattaforma. Telegram dice al bot chi apre il tavoliere dentro Telegram. Un tavoliere aperto dentro Discord passa per i server di Discord, che trasmettono tutto ciò che la pagina invia e riceve.
    Su Discord il bot riceve i comandi e i pulsanti premuti, e non legge altri messaggi. Nei gruppi di Telegram riceve solo i comandi, le risposte ai suoi messaggi e i pulsanti premuti, a meno che chi lo gestisce non abbia disattivato la modalità privacy o non l’abbia reso amministratore. Se scrivi il nome del bot in un’altra chat, il bot riceve quello che scrivi insieme al nome e il tuo nome. Se lo mandi come messaggio, riceve anche il nome della chat e il messaggio a cui rispondi, ma non li usa. Di quella chat non riceve altro.
privacy-yours =
    Come avere una copia dei tuoi dati, e come cancellarli
    - «esporta» ti dà un file con nome, nomi utente, impostazioni, vacanze, persone bloccate, account collegati, lezioni e problemi risolti, problemi a tempo, decisioni su di te, le tue segnalazioni e tutte le partite.
    - «dimentica» prima ti chiede conferma, poi ti cancella su tutte le piattaforme: nome, ID degli account, impostazioni e tutto il resto elencato sopra. Abbandona le tue partite in corso e ritira le tue sfide. Gli avversari conservano le loro partite con le mosse, la loro ora e le parole che hai aggiunto ai dadi, ma senza il tuo nome, i tuoi messaggi, le risposte che hai preparato e i canali e le chat in cui giocavi.
    - I messaggi che il bot ha già inviato restano nelle chat in cui si trovano. Un database SQLite sovrascrive ciò che si cancella; il file delle sue ultime modifiche può contenerlo finché non viene riscritto o il bot non si ferma. PostgreSQL tiene nei suoi file ciò che si cancella fino alla sua prossima pulizia («vacuum»).
    Per tutto il resto, come un errore nei tuoi dati, scrivi a chi gestisce il server.
privacy-linking =
    Quando si collegano due account
    «collega» fa di due account uno solo, dopo la conferma da entrambe le parti. Per sette giorni puoi annullare il collegamento con «scollega». In quel periodo Petteia conserva ciò che l’account unito ha portato, e poi lo cancella. «dimentica» lo cancella subito.

## Terms

terms-intro = Usando Petteia su questo server, nella sua chat web o con i suoi bot su Discord e Telegram, accetti queste condizioni.
terms-free =
    Che cosa ricevi
    Petteia è gratuito. Puoi giocare a giochi da tavolo con altre persone e impararne le regole. Non si gioca per denaro, e non ci sono né poste né premi.
    È offerto così com’è, senza alcuna garanzia. Può essere modificato, interrotto o chiuso, e si possono perdere partite. Nei limiti della legge, chi gestisce il server non risponde dei danni che derivano dal suo uso o dal non poterlo usare.
terms-conduct =
    Che cosa ti chiediamo
    - Gioca lealmente. Non far scegliere le tue mosse a un programma, se il tuo avversario non è d’accordo.
    - Non usare Petteia per insultare, minacciare o ingannare altre persone, nemmeno con il nome che scegli.
    - Non attaccare e non sovraccaricare il server, non aggirare i suoi limiti e non usare account altrui.
    - Rispetta le condizioni della piattaforma che usi: https://discord.com/terms e https://telegram.org/tos. Devi avere l’età che richiedono.
terms-limits =
    Limiti e orologi
    Il numero di partite, sfide e richieste è limitato, per ogni persona e ogni gruppo o canale. Una partita può avere un orologio: se finisci il tempo, puoi perderla.
terms-public =
    Che cosa vedono gli altri
    Gli altri vedono il tuo nome, le tue mosse e le parole che aggiungi ai dadi. Entrambi i giocatori possono conservare e pubblicare la trascrizione di una partita. La pagina sulla privacy dice che cosa si conserva di te e come farlo cancellare.
terms-ending =
    Quando si smette
    Puoi andartene in qualsiasi momento con «dimentica». Chi gestisce il server può negare il servizio a chi non rispetta queste condizioni. Chi gestisce un server o un gruppo può farlo per le partite create lì. Ti viene detto che cosa è stato deciso, e puoi rispondere una volta. Queste condizioni possono cambiare; questa pagina dice quali valgono ora.
terms-software =
    Il software
    Petteia è software libero con licenza MIT. I suoi autori non gestiscono questo server e non ne rispondono.
