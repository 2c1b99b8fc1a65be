# Answers to questions about the bot, the board on the screen and one's account. Each is shown alone, with a button.

guide-colours = { side-first } muove per primo e ha scudi rotondi. { side-second } ha scudi con un incavo per lato. Il tuo lato è quello in basso, e il testo sotto il tavoliere dice chi gioca con quale colore.
guide-last-move = I segni sulle caselle mostrano l’ultima mossa. Un anello segna da dove è partito il pezzo, una cornice sottile dove è arrivato. Le scintille sono sui pezzi saltati, gli anellini sulle caselle attraversate.
guide-captured-mark = Una croce in un cerchio segna una casella dove nell’ultimo turno è stato catturato un pezzo.
guide-choices = Quattro angoli intorno a un pezzo dicono che può muoversi. La cornice spessa segna il pezzo scelto, un punto le caselle dove può andare, una stella quelle dove catturerebbe. Quattro punte indicano un pezzo che si può catturare.
guide-preview = Una cornice tratteggiata con un pezzo sbiadito è una mossa mostrata ma non ancora giocata. Una croce su un pezzo dice che la mossa lo catturerebbe; quattro barre segnano il pezzo che lo chiude dall’altra parte. Premi «Gioca» per fare la mossa, o «Indietro» per scegliere di nuovo.
guide-leader-look = L’elmo con la cresta è il comandante, il re o il dux della sua parte. Tutti gli altri pezzi sono scudi.
guide-classes-look = Lo scudo grande è un oplita, quello piccolo un peltasta. L’elmo con la cresta è il Basileo, il re.
guide-bound-look = Una pedina coricata su un fianco, tra due barre, è immobilizzata. Non può muoversi, e il nemico può toglierla dal tavoliere. Torna libera appena uno dei due nemici che la tengono ferma si allontana o viene catturato. Con le regole abituali torna libera anche quando uno dei due viene immobilizzato.
guide-turned-look = Uno scudo visto da dietro, con l’impugnatura, è una pedina rovesciata: un vagus. Quando torna dritta, è di nuovo come tutte le altre.
guide-tray = Sotto il tavoliere, uno scudo con un numero dice quante pedine restano da mettere; uno scudo con una croce dice quante sono andate perse. La freccia indica a chi tocca. Nei giochi con i dadi, lì accanto vedi anche il lancio.
guide-letters = Ogni casella ha un nome: la lettera della colonna e poi il numero della riga. Li trovi lungo il bordo del tavoliere. Nei giochi di Vogt le lettere sono greche; con «impostazioni lettere=latine» vedi quelle latine.
guide-which-way = Sul tuo tavoliere il tuo lato è in basso, qualunque colore tu abbia; puoi cambiarlo con «impostazioni». In un gruppo il tavoliere è girato verso chi deve muovere. Scrivi «tavoliere» per vederlo dal tuo lato.
guide-picture = Per avere un tavoliere a parole, premi «Altro», poi «Descrivi il tavoliere». Per avere colori più forti, scrivi «impostazioni tema=contrasto»; ogni pezzo e ogni segno ha comunque una forma diversa. Se lo schermo è piccolo, tocca l’immagine per ingrandirla.
guide-pictures-off = Ogni turno arriva con un’immagine, che non si può disattivare. Per leggere il tavoliere come testo, premi «Altro», poi «Descrivi il tavoliere». Se vuoi ricevere meno messaggi, cambia gli avvisi con «impostazioni».
guide-theme = Il tavoliere ha cinque temi: marmo, terracotta, papiro, notte e alto contrasto. Scegline uno con «impostazioni», o scrivi per esempio «impostazioni tema=notte». Pezzi e segni non si distinguono mai solo per il colore.
guide-dice-shown = Il lancio è disegnato sotto il tavoliere, e sopra è scritto a parole. I dadi vengono lanciati per te all’inizio del tuo turno, e li vede anche il tuo avversario.
guide-start = Premi «Gioca contro il computer» per cominciare subito, o «Invita qualcuno» per avere un link da mandare. Petteia Compact è il gioco migliore per cominciare, e la prima lezione dura un minuto.
guide-computer = Puoi giocare anche senza avversari: il computer è pronto quando vuoi, e senza orologio. I livelli vanno da 0, per la prima partita di un bambino, a 8, difficile da battere. Scrivi «sfida computer livello=3», o premi il pulsante e scegli.
guide-friend = Per invitare qualcuno, premi «Invita qualcuno» e manda a questa persona il link o il codice. Il codice vale su Discord, su Telegram e sul web. Se la persona gioca già qui, scrivi «sfida» e il suo nome.
guide-stranger = Se non sai con chi giocare, premi «Trova un avversario» nella chat web: lì tutti vedono che cerchi qualcuno, e giocherai contro la prima persona che accetta. Mentre aspetti, puoi giocare contro il computer.
guide-choose-game = Quando lanci una sfida, premi «Cambia gioco» per scegliere il gioco, le opzioni, il colore e l’orologio. Puoi anche scrivere tutto insieme, per esempio «sfida poleis primo orologio=3g». Una volta accettata la sfida, non si cambia più nulla.
guide-clocks = Di solito hai dieci giorni per le tue mosse, e ogni mossa ti dà 36 ore in più. Quando lanci una sfida puoi scegliere un altro orologio: «orologio=3g» dà tre giorni a mossa, «orologio=10m+5s» serve per una partita in tempo reale, «orologio=nessuno» toglie ogni limite. La scadenza è scritta sotto il tavoliere.
guide-time-out = Quando il tempo di qualcuno scade, l’avversario può reclamare la vittoria o continuare ad aspettare. Finché l’avversario non la reclama, si può ancora muovere. La partita finisce da sola solo se avete scelto un orologio «hard».
guide-silent = Se il tuo avversario non risponde, aspetta che il suo tempo scada: poco prima riceve un promemoria. Quando il tempo è scaduto, puoi reclamare la vittoria. Se non vuoi aspettare, puoi abbandonare in qualsiasi momento.
guide-old-games = Scrivi «rivedi» per scegliere una delle tue ultime partite finite e rivederla mossa per mossa, o averne il filmato. «rivedi» con il codice di una partita ne apre una più vecchia, e «esporta» te le dà tutte.
guide-record = La trascrizione di una partita è un testo con l’elenco di tutte le mosse. Scrivi «trascrizione» per averne una. Per guardare una partita, incolla la trascrizione dopo quella parola, o mandala in un file di testo.
guide-watch = In un canale o in un gruppo tutti possono guardare le partite che si giocano lì. Per vederne una, scrivi «tavoliere» e il suo codice. Una partita in corso in chat private la vede solo chi la gioca. Per aprirla a tutti, entrambi i giocatori devono essere d’accordo e scrivere «pubblica».
guide-many = Puoi giocare molte partite insieme, e «partite» elenca per prime quelle che aspettano te. Se una mossa può valere per più partite, ti chiedo quale intendi. Se rispondi a un tavoliere, la mossa vale sempre per quella partita.
guide-undo = Se hai sbagliato mossa, scrivi «ritira»; il tuo avversario deve essere d’accordo. Con «impostazioni conferma=sì» il tavoliere ti chiede conferma prima di ogni mossa.
guide-resign = Per abbandonare una partita, scrivi «abbandona», o premi «Altro» e poi «Abbandona»; prima ti chiedo conferma. Una sfida che nessuno ha ancora accettato si ritira con «ritira sfida».
guide-draw = Per offrire la patta, scrivi «patta», o premi «Altro» e poi «Offri la patta». Se te l’ha offerta il tuo avversario, «patta» vale come sì e «rifiuta» come no.
guide-rematch = A partita finita, premi «Rivincita» per giocare di nuovo lo stesso gioco a parti invertite.
guide-type-move = Tocca «Muovi», poi il tuo pezzo, poi la casella dove va. Puoi anche scrivere le due caselle, per esempio a2-a5. Per catturare non devi aggiungere nulla: succede da sé.
guide-plan = Mentre il tuo avversario pensa, puoi preparare la risposta: scrivi «piano c7-c4 b2-b4», cioè prima la mossa che ti aspetti e poi la tua, o tocca «Fai un piano». Se l’avversario gioca proprio la mossa prevista, la tua risposta parte subito. I tuoi piani li vedi solo tu.
guide-see = Il tuo avversario vede il tavoliere, le tue mosse e quello che gli scrivi. Nessuno, nemmeno l’avversario, vede i tuoi piani, i tuoi suggerimenti e lo schieramento che stai ancora preparando.
guide-talk = Per mandare un messaggio al tuo avversario, scrivi «messaggio» e poi il testo. In un canale o in un gruppo lo possono leggere tutti. Con «silenzia» non vedi più i suoi messaggi.
guide-rude = Se qualcuno ti offende, «silenzia» nasconde i suoi messaggi in quella partita; «segnala» mostra l’ultimo a chi gestisce questo bot. Con «impostazioni» puoi bloccare una persona: le sue sfide non ti arrivano più.
guide-name = Su Discord e Telegram hai il nome del tuo profilo; se lo cambi, quello nuovo vale dalla tua prossima mossa. Nella chat web scrivi «rinomina» e un nuovo nome.
guide-account = Puoi usare lo stesso account su Discord, su Telegram e sul web. Scrivi «collega» su una piattaforma per ricevere un codice. Sull’altra scrivi «collega» e quel codice, poi conferma su entrambe.
guide-recovery = Nel browser in cui hai creato il tuo account web non devi accedere ogni volta. Per usare l’account da un altro browser ti servono il suo nome e un codice di recupero. Per avere il codice, scrivi «impostazioni» finché hai ancora accesso all’account da un browser. Se hai collegato Discord o Telegram, trovi le tue partite anche lì.
guide-language = Il bot parla italiano e diverse altre lingue. Segue la lingua della tua app; puoi sceglierne un’altra con «impostazioni», per esempio «impostazioni lingua=inglese».
guide-notices = Ricevi un avviso quando tocca a te, e un promemoria prima che scada il tuo tempo. Con «impostazioni» puoi scegliere di riceverli solo in privato, una volta al giorno in un elenco, o mai.
guide-sound = Su Discord e Telegram senti il suono che l’app usa per i messaggi. Nella chat web puoi attivare o disattivare «Suono» per questo dispositivo. Per ricevere meno avvisi, cambiali con «impostazioni», o imposta le ore di silenzio.
guide-quiet = Nelle tue ore di silenzio gli avvisi arrivano senza suono. Le imposti con «impostazioni silenzio=22:00-08:00», e il fuso orario con «impostazioni fuso=Europe/Rome» o con il nome della tua città.
guide-vacation = Una vacanza ferma gli orologi di tutte le tue partite: scrivi «impostazioni vacanza=14d» per due settimane, o indica una data. Hai 28 giorni all’anno, e intanto puoi muovere lo stesso.
guide-pause = Per fermare l’orologio di una sola partita, scrivi «pausa»; il tuo avversario deve essere d’accordo. «riprendi» lo fa ripartire.
guide-data = «privacy» dice che cosa si conserva di te, «esporta» te ne manda una copia completa, «dimentica» cancella il tuo account. Ai tuoi avversari restano le partite, senza il tuo nome.
guide-hint = «suggerimento» ti mostra una buona mossa. Contro il computer puoi chiedere suggerimenti in quasi tutti i giochi; contro una persona, solo se siete d’accordo entrambi. Nelle partite in cui si soffia non ci sono suggerimenti.
guide-analysis = A partita finita, «analisi» mostra la svolta della partita e quali mosse sarebbero state migliori. I tuoi errori li vedi uno per uno.
guide-learn = Con «impara» trovi brevi lezioni interattive per ogni gioco, con «problema» un problema nuovo ogni giorno. Quello che hai già risolto resta segnato.
guide-dice-fair = I dadi li lancia il bot, partendo da un seme segreto fissato prima della partita. Ognuno dei due giocatori può aggiungere una parola al seme. A partita finita chiunque può controllare ogni lancio, quindi nessuno può decidere quale numero esce.
guide-group = Chi gestisce un gruppo o un server può scrivere lì «gruppo». Così può scegliere la lingua, il gioco predefinito, il problema del giorno e dove si possono lanciare le sfide. Per aggiungere il bot, usa il pulsante nella sua chat privata o nel suo profilo.
guide-slow = Premi di nuovo il pulsante, o scrivi «tavoliere» per averne uno nuovo: quelli vecchi funzionano finché dura la partita. Se il bot non risponde, forse si sta riavviando; intanto partite e orologi sono al sicuro.
guide-cannot = Qui ci sono solo giochi con soldati greci e romani, da giocare in due o contro il computer. Non ci sono né scacchi, né squadre, né premi. Giocare è gratis. «torneo» mostra i tornei, «profilo» mostra i tuoi risultati, «classifica» i punteggi migliori; una partita vale per il punteggio se sfidi con «punteggio=sì». Con «esporta» hai tutte le tue partite.
guide-cost = Qui si gioca gratis. Non c’è pubblicità, e non c’è nulla da comprare.
guide-who = Stai parlando con un programma: risponde in base alle regole dei giochi e non inventa nulla. Petteia è software libero. Se qualcosa non va, dillo a chi gestisce questo bot.

# Risposte dalla partita in corso.

match-ending = com’è finita questa partita
match-capture = che cosa è stato catturato per ultimo
match-move = l’ultima mossa giocata
match-turn = a chi tocca
match-if = che cosa farebbe una mossa
