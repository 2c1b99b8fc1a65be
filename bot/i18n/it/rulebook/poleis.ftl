# Poleis, by Dmytro.

rule-poleis-glance =
    §gist+army+place Un gioco che premia il coraggio. Prima mettete a turno { $men } pedine ciascuno, su caselle libere qualsiasi.
    §slide Poi una pedina muove in linea retta, mai in diagonale, finché la via è libera. §quiet-move Se non finisce accanto a un nemico, viene rovesciata.
    §vagus Una pedina rovesciata si chiama vagus, disertore. Ogni sua mossa deve finire accanto a un nemico. §turned-back Torna diritta quando partecipa a una cattura.
    §line Muovi in modo che un nemico sia tra due delle tue pedine, e lo catturi. §between Entrare tra due nemici non è pericoloso. §row Anche due in fila sono al sicuro.
    §win+single Vinci quando all’avversario resta una sola pedina. §stuck Chi non può muovere perde.
    §first { side-first } comincia a mettere. La tua parte è in basso sul tuo tavoliere.
    { book-facts }
rule-poleis-setup =
    §board Il tavoliere ha { $files } colonne, dalla a alla h, e { $ranks } righe. All’inizio è vuoto.
    §first Chi comincia lo decide il sorteggio, salvo accordo tra voi. Chi comincia gioca con { side-first }.
    §place A turno, ogni parte mette una pedina in una casella libera, finché non ci sono tutte e 32.
    §place-quiet Intanto nessuno muove e nessuno cattura.
    §place-safe Una pedina messa tra due nemici è al sicuro, in quel momento e dopo.
    §first-move Quando le pedine ci sono tutte, { side-first } muove per primo.
rule-poleis-move =
    §turn+pass A ogni turno muovi una pedina, e non puoi passare.
    §slide Scorre in linea retta, avanti, indietro o di lato, di quante caselle libere vuoi. §diagonal Mai in diagonale.
    §block Non può saltare una pedina, né fermarsi dove ce n’è già una.
    §attack Una mossa è un attacco quando finisce proprio accanto a un nemico, sulla stessa riga o colonna.
    §attack-passing Passare accanto a un nemico non è un attacco. Andare da un nemico a un altro lo è.
    §between Puoi entrare tra due nemici senza pericolo, anche se poi si spostano.
rule-poleis-capture =
    §line Chiudi un nemico tra due delle tue pedine, in linea retta. Esce dal tavoliere.
    §mover Una delle due dev’essere quella che hai appena mosso.
    §row Tra due si cattura una pedina sola. Due in fila sono al sicuro.
    §several Una mossa può catturarne fino a tre, una per direzione.
    §capture-attack Una mossa che cattura è sempre un attacco, anche se alla fine non ha nessuno accanto.
    §corner+edge Angoli e bordi non aiutano. Nell’angolo una pedina è al sicuro, e sul bordo si cattura solo lungo il bordo.
rule-poleis-special =
    §ordinarius Ogni pedina comincia come un ordinarius, un soldato in buon ordine.
    §quiet-move Un ordinarius che muove senza attaccare viene rovesciato. Ora è un vagus.
    §vagus Un vagus scorre come gli altri, ma ogni sua mossa dev’essere un attacco. Se non può attaccare, non può muovere: è uno degli inciti, i senza speranza.
    §vagus-stays Un attacco senza cattura non gli basta: resta un vagus.
    §turned-back Quando prende parte a una cattura, torna dritto. Non importa se ha mosso lui o se era già lì ad aspettare.
rule-poleis-end =
    §single Vinci quando all’avversario resta una sola pedina.
    §stuck Vinci quando l’avversario non può muovere, anche solo perché tutte le sue pedine sono vagi che non possono attaccare.
    §adjudicated Quando la partita si arena, si contano le pedine. Vince chi ne ha di più. A parità, vince chi ha più ordinarii. Se anche quelli sono pari, è patta.
    §agree Si contano quando decidete insieme di fermarvi.
    §repetition Si contano quando la stessa posizione torna per la terza volta, con le stesse pedine rovesciate.
    §quiet Si contano dopo cento mosse senza catture, cinquanta per parte. Rovesciare una pedina non fa ripartire il conto.
    §hand Le pedine ancora da mettere valgono come ordinarii.
rule-poleis-tips =
    §tips+place Metti le pedine dove presto avranno dei nemici accanto, o poco lontano.
    §tips+quiet-move Una mossa tranquilla costa a una pedina la libertà. Spendila una volta sola, e per qualcosa di buono.
    §tips+vagus Prima di lasciar rovesciare una pedina, guarda se poi troverà qualcuno da attaccare.
    §tips+turned-back Un vagus accanto a un nemico è un buon compagno: una cattura con il suo aiuto lo rimette dritto.
    §tips+adjudicated Quando il gioco rallenta, conta i tuoi ordinarii. Potrebbero decidere loro.
rule-poleis-source =
    §source Dmytro ha pubblicato queste regole in inglese nel 2024, dopo un elenco più lungo, in ucraino, del 2015. Il suo testo è su boardgamegeek.com, thread 3412976.
    §source+why Secondo lui la Petteia semplice tende alla patta, perché difendersi è molto più facile che attaccare.
    §source+names I nomi vengono da Isidoro, che parla di ordinarii, vagi e inciti. Che cosa volessero dire, nessuno lo sa. Segue Schädler: Poleis è il nome del gioco, Petteia quello di tutti i giochi con le pietre.
    §source+modern L’autore stesso non pretende che i Greci giocassero così.
    §reading Dove il testo del 2024 tace, seguiamo l’elenco del 2015. Quando si contano le pedine lo abbiamo deciso noi.

show-poleis-place = { $move }: { side-first } mette una pedina.
show-poleis-slide = La pedina in a1 può andare nelle caselle segnate.
show-poleis-attack = { $move } finisce accanto a un nemico: è un attacco.
show-poleis-quiet = { $move } non finisce accanto a nessuno. La pedina viene rovesciata.
show-poleis-vagus = Il vagus in a1 può solo attaccare.
show-poleis-back = { $move } cattura { $taken }. Le due pedine che hanno catturato tornano dritte.
show-poleis-line = { $move } cattura { $taken }.
show-poleis-several = { $move } cattura { $taken } in un colpo solo.
show-poleis-row = { $move } non cattura nulla: due in fila sono al sicuro.
show-poleis-corner = { $move } non cattura nulla: l’angolo è sicuro.
show-poleis-safe = { $move } entra tra due nemici, senza pericolo.
show-poleis-single = { $move } cattura { $taken }. Resta una sola pedina.
