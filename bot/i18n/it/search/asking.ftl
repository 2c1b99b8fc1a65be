# Come si chiede di ciò che un’etichetta nomina, un modo per riga. Si cerca, non si mostra mai.

asking-gist =
    che gioco è
    di cosa si tratta
    descrivi il gioco
    in breve riassunto
    come funziona in generale
    come si gioca
    che gioco è questo
    come funziona
    spiegami il gioco
    le basi
    in due parole
    sono nuovo come si gioca
    cosa ha di speciale questo gioco
asking-length =
    quanto dura una partita
    quante mosse dura una partita
    è difficile da imparare
    è facile
    è complicato
    è una partita lunga o breve
    quanto tempo ci vuole
    quanto ci vuole
    è veloce
    è lungo
    si impara in fretta
    è adatto ai principianti
    quanto è difficile
    quanti turni
asking-army =
    quante pedine ho
    quanti pezzi ha ogni giocatore
    quanti soldati
    con quante pedine si comincia
    quanti pezzi a testa
    quali pezzi ci sono
    quanti opliti, peltasti
    quanti siamo per parte
    c’è un re, un capo
    quante pedine ci sono
    quanti soldati per parte
    abbiamo lo stesso numero di pezzi
    quanti opliti ho
    che pezzi ci sono
    con cosa gioco
    con quanti si parte
    tipi di pezzi
asking-win =
    come si vince
    qual è lo scopo del gioco
    qual è l’obiettivo
    cosa devo fare per vincere
    quando si vince
    quando finisce la partita
    come si finisce
    chi vince
    come faccio a vincere
    cosa serve per vincere
    modi di vincere
    scopo
    quando ho vinto
    obiettivo
    come si batte l’avversario
asking-board =
    quanto è grande il tavoliere
    quante caselle ci sono
    quante colonne e righe
    dimensioni della scacchiera
    come si chiamano le caselle
    com’è fatto il tavoliere
    è otto per otto
    quante righe
    quanto misura
    come è fatta la scacchiera
    quante caselle
asking-letters =
    lettere greche
    come scrivo le caselle
    non ho la tastiera greca
    come si scrive una mossa
    che lettere sono
    perché ci sono lettere greche
    come scrivo la casella
    posso usare le lettere latine
    come si scrivono le mosse
    non so scrivere in greco
asking-array =
    dove stanno le pedine all’inizio
    posizione iniziale
    come si dispongono i pezzi
    come si schierano
    come si prepara il tavoliere
    disposizione di partenza
    su quali righe si comincia
    come si parte
    dove metto i pezzi all’inizio
    dove stanno gli opliti all’inizio
    su che righe partono
    come comincia il tavoliere
    schieramento iniziale
    disposizione
asking-leader-start =
    dove sta il capo all’inizio
    da dove parte il re
    dove si mette il re
    casella iniziale del capo
    il re sta nel mezzo
    dove comincia il dux
    i re uno di fronte all’altro
    dove comincia il capo
    casella di partenza del re
    il re parte a destra o a sinistra
    dove sta il dux all’inizio
    cosa fa mirror
    il generale davanti ai soldati
    dove stanno i re
asking-names =
    inciti
    chi sono gli inciti
    cosa significa inciti
    chi è lo strategos
    chi è il lars
    cos’è uno strategos
    cosa vuol dire lars
    come si chiamano i capi
    nome del capo
    chi comanda i greci
    chi comanda gli etruschi
    chi sono strategos e lars
    cosa significa strategos
asking-first =
    chi comincia
    chi inizia
    chi muove per primo
    a chi tocca la prima mossa
    quale colore comincia
    comincia il bianco
    si tira a sorte chi comincia
    sorteggio
    chi parte
    si decide chi comincia
    chi va per primo
    chi fa la prima mossa
    comincio io
    comincia il blu o l’arancione
    come si decide chi parte
    si sorteggia
    chi apre
    a chi tocca per primo
asking-first-move =
    chi muove per primo dopo aver piazzato
    chi muove quando tutte le pedine sono piazzate
    finito il piazzamento a chi tocca
    dopo lo schieramento chi comincia a muovere
    chi muove quando tutte sono piazzate
    finito di mettere le pedine chi comincia
    tavoliere pieno chi muove
    dopo il piazzamento
asking-place =
    come si piazzano le pedine
    dove posso mettere le pedine
    posso piazzare dove voglio
    fase di piazzamento
    come ci si schiera
    quante ne piazzo per turno
    il tavoliere è vuoto all’inizio
    piazzare accanto a un nemico
    dove posso piazzare
    si piazza una alla volta
    posso mettere dove mi pare
    come si comincia a mettere le pedine
    c’è una zona dove piazzare
    in angolo si può piazzare
asking-place-quiet =
    si può catturare mentre si piazza
    si cattura durante il piazzamento
    piazzando si cattura
    piazzando si lega qualcuno
    posso muovere prima di aver piazzato tutto
    quando si comincia a muovere
    durante il piazzamento si mangia
    mentre mettiamo le pedine si cattura
    si può già legare mentre si piazza
    posso muovere invece di piazzare
asking-place-safe =
    una pedina piazzata tra due nemici
    ho messo una pedina tra due nemici, è catturata
    se piazzo tra due dei suoi è presa
    piazzata in mezzo è al sicuro
    messa in mezzo a due nemici durante il piazzamento
    la pedina piazzata in mezzo è presa
    mi ha messo due pedine ai lati mentre si piazza
    piazzata tra due resta libera
asking-turn =
    cosa posso fare nel mio turno
    quante mosse per turno
    quante pedine muovo in un turno
    posso muovere due pedine
    si fa una mossa a turno
    posso muovere due volte
    quante mosse faccio
    muovo una pedina sola
    posso muoverne due
    cosa si fa a ogni turno
    che tipi di mossa ci sono
    un passo e un salto insieme
asking-pass =
    posso passare
    posso passare il turno
    posso saltare il turno
    posso non muovere
    devo muovere per forza
    sono obbligato a muovere
    posso stare fermo
    posso non giocare
    posso aspettare
    devo sempre muovere
    si può stare fermi
    posso saltare un giro
    non voglio muovere
asking-slide =
    come si muovono le pedine
    come si muove un pezzo
    quanto può andare lontano una pedina
    di quante caselle si muove
    come si muovono i soldati
    può tornare indietro
    si muove all’indietro
    si muove di lato
    come la torre
    quante caselle alla volta
    in che direzione si muove
    quanto posso andare lontano
    possono andare indietro
    si muove come la torre
    avanti e indietro
    quante caselle posso fare
    attraversa tutto il tavoliere
    si va dritto
    movimento delle pedine
    posso tornare indietro
    come camminano i soldati
asking-diagonal =
    si può andare in diagonale
    posso muovere in diagonale
    le diagonali contano
    si cattura in diagonale
    come l’alfiere
    si va in obliquo
    si mangia in diagonale
    diagonale
    di traverso
    diagonale vale come accanto
asking-block =
    si può passare sopra un pezzo
    scavalcare un pezzo
    un soldato può saltare
    i soldati saltano
    una pedina può saltare
    posso saltare le altre pedine
    si può saltare
    una pedina può scavalcare un’altra
    i soldati possono saltare
    posso passare attraverso le mie pedine
    posso fermarmi su una casella occupata
    due pedine sulla stessa casella
    si cattura andandoci sopra
    qualcuno mi blocca la strada
    i soldati saltano
    posso passare sopra i miei
    posso attraversare i nemici
    c’è un pezzo in mezzo
    si mangia come a scacchi andando sopra
    una pedina normale può saltare
    posso finire su una casella con un pezzo
    si salta come nella dama
asking-illegal =
    cosa succede se faccio una mossa sbagliata
    ho sbagliato mossa
    perdo il turno se sbaglio
    c’è una penalità per un errore
    mossa non valida
    mossa rifiutata
    la mia mossa non è permessa
    ho fatto una mossa vietata
    se sbaglio perdo il turno
    sbagliare costa qualcosa
    posso rifare la mossa dopo un errore
    cosa succede se scrivo male
asking-step =
    come si muovono le pedine
    di quante caselle si muove
    una casella alla volta
    può andare più lontano di una casella
    può tornare indietro
    quanto lontano va una pedina
    cos’è un passo
    quanto si muove
    una casella sola
    si muove come il re degli scacchi
    due caselle
    scorrono
    avanti e indietro
    come si cammina
asking-jump =
    il capo può saltare
    chi può saltare
    cos’è un salto
    come si salta
    come salta il capo
    il re può saltare
    il capo può saltare i suoi soldati
    può saltare i nemici
    può saltare una fila
    quanti pezzi può saltare
    posso saltare un nemico
    cosa ha di speciale il capo
    il capo cosa può fare in più dei soldati
    saltando si cattura
    come passo oltre un muro
    come scavalca il capo
    il generale può passare sopra i soldati
    salta amici o nemici
    cosa ha di speciale il re
    che poteri ha il capo
    salta una fila intera
    superare un muro di pezzi
    come si mangia saltando
    a cosa serve il capo
    regole del salto
    mossa speciale del capo
asking-chain =
    posso saltare più volte
    posso continuare a saltare
    doppio salto
    più salti nello stesso turno
    posso cambiare direzione mentre salto
    devo continuare a saltare
    posso smettere di saltare
    sono obbligato a saltare
    catena di salti
    dopo un salto posso saltare ancora
    quanti salti di fila
    devo saltare tutti
    posso fermarmi dopo un salto
    salto obbligatorio
    triplo salto
    saltare in un’altra direzione
asking-jump-own =
    posso saltare i miei
    posso saltare le mie pedine
    saltare un compagno
    saltare una mia pedina
    scavalcare i miei
    saltare un amico
asking-jump-bound =
    si può saltare un legato
    saltare una pedina legata
    posso saltare una pedina legata
    un nemico legato si può saltare
    saltare un prigioniero
    scavalcare una pedina legata
    un legato è al sicuro dai salti
asking-jump-twice =
    saltare due volte lo stesso
    posso saltare due volte la stessa pedina
    può tornare alla casella da cui è partito
    saltare in cerchio
    tornare da dove sono partito saltando
    risaltare lo stesso nemico
asking-run-up =
    il capo deve stare accanto a chi salta
    può scorrere prima di saltare
    può prendere la rincorsa
    può saltare da lontano
    può muovere e poi saltare
    deve essere attaccato a chi salta
    può camminare e poi saltare
    salto da lontano
    prima scorre e poi salta
    deve toccare il pezzo che salta
asking-landing =
    dove arriva dopo il salto
    dove atterra il capo
    quanto lontano salta
    e se la casella dietro è occupata
    casella di arrivo del salto
    su quale casella finisce
    la casella dietro deve essere vuota
    può andare oltre dopo il salto
    si ferma subito dietro
    se non c’è posto dietro
asking-jump-once =
    due salti in un turno
    quanti salti per turno
    quanti salti per turno
    il capo può saltare due volte
    può saltare di nuovo nello stesso turno
    può saltare l’altro capo
    un re può saltare l’altro re
    può fare due salti
    doppio salto del capo
    quante volte può saltare
    saltare il re avversario
    un capo sopra l’altro
    i due capi si possono saltare
asking-jumped =
    saltando si cattura
    i pezzi scavalcati restano
    saltando si cattura
    chi viene saltato è catturato
    il pezzo saltato esce dal tavoliere
    mangio quello che salto
    come nella dama
    cosa succede al pezzo saltato
    i pezzi saltati si tolgono
    il capo mangia chi salta
    come a dama
    saltare è catturare
    cosa succede a chi viene scavalcato
asking-landing-takes =
    atterrando si cattura
    catturare dopo il salto
    può catturare dopo il salto
    salta e cattura nella stessa mossa
    l’arrivo del salto cattura
    atterrando può mangiare
    atterra accanto a un nemico e lo mangia
    saltando e mangiando insieme
    cattura alla fine del salto
asking-between =
    infilarsi tra due nemici
    mettersi tra due nemici è pericoloso
    presa falsa
    falsa presa
    presa apparente
    posso mettermi tra due nemici
    se vado in mezzo a due nemici vengo mangiato
    mi muovo tra due nemici, sono catturato
    è pericoloso andare tra due nemici
    entrare da solo in mezzo a due
    suicidio
    infilarsi tra due avversari
    falsa cattura
    mi infilo tra due nemici muoio
    posso entrare in mezzo a due dei suoi
    se ci vado da solo mi mangia
    è un suicidio andare in mezzo
    sono preso se mi muovo io tra due
    mettersi in mezzo è sicuro
    passo tra due nemici
asking-line =
    come si mangia
    come si mangia un pezzo
    come si prende una pedina
    come si cattura
    come si mangia
    come si prende un pezzo
    come faccio a mangiare
    quando un pezzo è catturato
    di quanti pezzi ho bisogno per mangiarne uno
    cosa succede a un pezzo catturato
    chiudere un nemico tra due
    mangiare
    come elimino un nemico
    quando perdo una pedina
    quanti ne servono per mangiare
    come si fa fuori un pezzo
    regola della cattura
    chiudere tra due
    basta un pezzo per mangiare
    i pezzi mangiati escono
    cattura
asking-mover =
    perché non è stato catturato
    erano già lì
    chi deve muovere per catturare
    deve muovere uno dei due
    conta quale dei due ha mosso
    devo muovere io per catturare
    due pezzi fermi catturano
    avevo già due pezzi accanto a lui
    se si sposta lui e resta in mezzo
    chi ha mosso per ultimo
    i due devono muovere
    se si mette lui in mezzo
    il pezzo che chiude deve essersi appena mosso
    se il nemico si sposta e resta in mezzo
    posso mangiare senza muovere quel pezzo
    uno dei due deve aver mosso
    se nessuno dei due si è mosso
asking-row =
    due pedine vicine si catturano
    perché non posso prenderne due in fila
    posso catturare due in fila
    due pezzi vicini si possono mangiare
    due pedine affiancate sono al sicuro
    due in mezzo a due
    posso mangiare una fila intera
    mangiare un gruppo
    come proteggo le mie pedine
    due pedine una accanto all’altra in mezzo a due nemici
    mangiare due vicini
    tre in fila
    una coppia è al sicuro
    due attaccate si mangiano
    mangiare una fila
    stare vicini protegge
asking-several =
    posso catturarne più di uno
    posso mangiarne due in una volta
    quanti ne posso mangiare con una mossa
    catture in più direzioni
    doppia cattura
    più catture insieme
    al massimo quanti pezzi in un colpo
    mangiare a destra e a sinistra
    prenderne tre in una mossa
    quanti ne mangio al massimo
    due prede con una mossa
    mangiare da più lati
    una mossa che ne prende due
asking-corner =
    come si prende in angolo
    l’angolo è sicuro
    si può catturare in un angolo
    come si mangia nell’angolo
    nell’angolo si è al sicuro
    angolo
    pezzo nell’angolo
    quanti pezzi servono per uno nell’angolo
    mi possono mangiare nell’angolo
    quanti servono nell’angolo
    la pedina sta nell’angolo
    angolo sicuro
    nell’angolo mi salvo
    prendere uno nell’angolo
asking-edge =
    il bordo conta
    il bordo serve a catturare
    si può catturare sul bordo
    come si mangia sul bordo
    sul bordo sono al sicuro
    il bordo vale come un pezzo
    il bordo cattura
    pezzo sul lato del tavoliere
    contro il bordo
    mi possono mangiare sul bordo
    il bordo aiuta
    contro la sponda
    sul lato sono salvo
    una pedina al bordo
    basta un pezzo contro il bordo
    ai bordi
asking-must =
    posso non catturare
    devo catturare per forza
    è obbligatorio mangiare
    la cattura è obbligatoria
    sono obbligato a prendere
    posso non mangiare
    posso rifiutare di catturare
    se non mangio cosa succede
    posso scegliere quale cattura fare
    bisogna mangiare
    si deve mangiare
    la presa è obbligatoria
    posso lasciar perdere una cattura
    vedo una cattura ma voglio fare altro
    due catture quale faccio
    mangiare è un obbligo
    perché non posso muovere altro
    e se non voglio mangiare
    cosa succede se non mangio
asking-huff =
    cos’è la soffiata
    cos’è soffiare
    cosa vuol dire soffiare
    mi sono dimenticato di mangiare
    non ho visto una cattura
    l’avversario non ha catturato e poteva
    come si soffia
    punizione per chi non mangia
    come funziona soffiare
    ho dimenticato di mangiare
    non ha mangiato anche se poteva
    perdo il pezzo se non mangio
    cosa succede se mi sfugge una cattura
    soffio
    conseguenze di una cattura dimenticata
asking-huff-when =
    quando si può soffiare
    prima o dopo la mia mossa
    posso soffiare più tardi
    soffiando perdo il turno
    quando reclamo
    dopo la mia mossa posso soffiare
    soffiare costa il turno
    fino a quando posso soffiare
asking-huff-who =
    quale pezzo si può soffiare
    il capo si può soffiare
    quale pezzo perdo
    chi viene soffiato
    quale pedina si perde
    il re può essere soffiato
    chi può essere soffiato
    quale pezzo viene tolto
asking-huff-wrong =
    e se soffio sbagliando
    soffio sbagliato costa qualcosa
    ho fatto un’altra cattura, mi può soffiare
    basta una cattura qualsiasi
    due catture possibili ne ho fatta una
    ho soffiato male
    soffio senza ragione
    ho mangiato un altro pezzo può soffiarmi
    penalità per un soffio sbagliato
    basta mangiarne uno
asking-removal =
    cos’è una rimozione
    come si toglie un legato
    come si toglie una pedina legata
    come tolgo un prigioniero
    cos’è la rimozione
    posso togliere subito quello che ho legato
    quanti ne posso togliere per turno
    dopo averlo legato come lo prendo
    posso togliere e muovere nello stesso turno
    togliere più prigionieri
    come elimino un prigioniero
    quando il legato esce dal tavoliere
    legare e poi togliere
    quanti prigionieri posso togliere
    cosa succede poi al legato
    togliere dopo aver legato
    togliere un nemico legato
    devo usare un turno per togliere
    posso togliere subito
asking-removal-turn =
    togliere è tutto il turno
    togliere costa il turno
    dopo aver tolto posso muovere
    quanti prigionieri tolgo in un turno
asking-removal-when =
    quando si toglie un legato
    posso aspettare a togliere
    quando posso togliere
    devo togliere subito
    posso togliere più tardi
    sono obbligato a togliere
asking-leader =
    il capo può catturare
    il capo può mangiare
    come si muove il dux
    cosa fa il capo
    come si muove il capo
    come si muove il re
    come si muove il dux
    di quanto si muove il generale
    il capo è diverso dai soldati
    cosa può fare il capo
    il capo è come un soldato
    come va il re
    movimento del capo
    come va il dux
    il capo quanto va lontano
    il capo fa da ostacolo
asking-leader-partner =
    il basileo può catturare
    il dux aiuta a catturare
    il capo aiuta a catturare
    il re può mangiare
    il capo può catturare
    il dux mangia
    il dux aiuta a catturare
    il re conta come uno dei due
    il capo mangia anche lui
    a cosa serve il dux
    il capo può mangiare
    il re vale per catturare
    mangio con il re
    il dux serve per catturare
    un soldato e il re insieme catturano
    a che serve il dux
    il generale può uccidere
    il re aiuta
asking-leader-both =
    una mossa chiude un soldato e il dux
    catturare insieme un soldato e il dux
    soldato e dux in mezzo nello stesso momento
    il soldato accanto al dux chiusi tutti e due
    mangio il soldato se c’è anche il dux
asking-leader-taken =
    come si cattura il capo
    si può prendere il re
    il generale può essere catturato
    il dux si può prendere
    sbando
    cos’è lo sbando
    si può catturare il capo
    come si cattura il re
    come si prende il re
    il dux si può mangiare
    il capo è al sicuro
    cosa succede se perdo il capo
    vinco se catturo il re
    quanti pezzi servono per prendere il re
    il re sul bordo
    il re nell’angolo
    il dux è tra due nemici
    il re si può mangiare
    il mio re è in pericolo
    come si fa fuori il generale
    possono prendere il mio capo
    se muore il re ho perso
    quanti nemici per prendere il re
    la partita finisce se prendono il capo
    il dux è immortale
    come si dà scacco matto
    re circondato da quanti
    il capo si mangia come un soldato
    nell’angolo il re quanti ne servono
    il re si cattura come gli altri
asking-protected =
    bastano due per catturare il re
    due nemici ai lati del re
    il re con un suo pezzo accanto
    come proteggo il re
    re tra due nemici
    una mia pedina accanto al basileo
    una guardia accanto al re
    bastano due pezzi contro il re
    re fra due nemici è preso
    un mio soldato vicino al re lo salva
    tre nemici e un mio pezzo
asking-surround =
    cosa vuol dire circondato
    come si circonda il capo
    quando è circondato
    cosa succede se il capo è circondato
    il re chiuso da tutte le parti
    perdo se il re è circondato
    come circondo il capo
    quattro pezzi intorno al capo
    il dux non può muovere
    il dux è chiuso
    i miei pezzi contano intorno al re
    tutte e quattro le caselle intorno al capo occupate
    il re non ha più caselle
    il dux senza caselle libere
    perdo se il dux è bloccato
    re intrappolato
    circondare il generale
    conta anche se sono pezzi miei
    il re è chiuso
    il capo non si può muovere
asking-surround-edge =
    circondato sul bordo
    il capo circondato sul bordo
    il re sul bordo si può circondare
    tre pezzi intorno al re sul bordo
    il bordo conta per circondare
    circondato nell’angolo
    capo circondato sul bordo da tre
    il bordo vale come chiuso
    re chiuso contro il bordo
    re chiuso nell’angolo
asking-surround-own =
    i miei pezzi chiudono il mio capo
    posso circondare il mio re da solo
    ho chiuso il mio capo
    perdo se chiudo il mio re con i miei pezzi
    circondato ma poteva saltare
    bloccare il proprio capo per sbaglio
    i miei pezzi bloccano il mio capo
    ho circondato il mio re per sbaglio
    chiudere il proprio re
    mi sono chiuso da solo
asking-alone =
    il capo è rimasto solo
    capo senza soldati
    mi resta solo il re
    ho perso tutti i soldati
    non ha più soldati
    vinco se mangio tutti i soldati
    ultimo soldato catturato
    è rimasto solo il capo
    senza più soldati
    tutti i soldati sono morti
    il generale da solo
    ho finito i soldati
    solo il re in gioco
    re solo
asking-count =
    il primo a tredici
    il primo a cinque
    quante catture per vincere
    numero di pezzi da prendere per vincere
    opzione first
    a punti
    tredici pezzi
    cinque pezzi
    si vince a numero di catture
    quanti ne devo mangiare per vincere
    primo a
asking-stuck =
    non ho più mosse
    se non posso muovere
    assedio
    cos’è l’assedio
    inciti
    e se non posso muovere
    se l’avversario non può muovere
    nessuna mossa possibile
    stallo
    sono bloccato
    tutte le mie pedine sono bloccate
    non ho mosse
    è patta se non posso muovere
    non posso fare niente
    è tutto bloccato
    non ha mosse
    senza mosse
    lo stallo è patta
    i miei pezzi sono tutti bloccati
    non riesco più a muovere
    finite le mosse
    i vagi non possono attaccare ho perso
asking-both =
    e se entrambi hanno una sola pedina
    perdono tutti e due insieme
    vincono tutti e due con la stessa mossa
    una mossa finisce per tutti e due
    tutti e due con un pezzo solo
    una pedina a testa
    perdiamo insieme
    muoiono tutti e due i re
    chi vince se finisce per tutti e due
asking-agree =
    possiamo accordarci per la patta
    patta d’accordo
    offro patta
    vogliamo tutti e due la patta
    possiamo smettere
    quando è patta
    esiste il pareggio
    si può fare patta
    offrire patta
    mettersi d’accordo
    smettiamo qui
    pareggio d’accordo
    pace
    finire senza vincitore
asking-repetition =
    la stessa posizione tre volte
    ripetizione
    ripetiamo le mosse
    la posizione si ripete
    avanti e indietro
    è patta se ripetiamo
    quando è patta
    sempre le stesse mosse
    ripetere la posizione
    terza volta la stessa posizione
    muove sempre avanti e indietro
    giriamo in tondo
    patta per ripetizione
    tre volte uguale
asking-quiet =
    cento mosse senza catture
    nessuno cattura più
    c’è un limite di mosse
    regola delle cinquanta mosse
    la partita non finisce mai
    quante mosse senza mangiare per la patta
    quando è patta
    nessuno mangia da tanto
    cinquanta mosse
    non succede niente
    limite di mosse
    quando finisce se nessuno mangia
    mosse senza catture
asking-quiet-count =
    cosa azzera il conto delle cento mosse
    legare fa ripartire il conto
    piazzare conta per le cento mosse
    legare azzera il conto
    il piazzamento si conta
asking-single =
    quante pedine restano per perdere
    quante pedine devono restare
    è rimasta una pedina sola
    quando ho perso
    l’ultima pedina
    l’avversario ha una sola pedina
    ho solo un pezzo
    perdo con una pedina
    come si vince
    qual è lo scopo
    basta il dux da solo
    quando finisce la partita
    con quante pedine si perde
    resta una sola pedina
    mi resta un pezzo
    ho una pedina sola ho perso
    l’ultimo pezzo
    con una pedina si gioca ancora
    quante ne posso perdere
    il dux conta come pezzo
    resta solo il dux
    quando si perde
    ridotto a uno
asking-crossing =
    come si vince la traversata
    come si vince
    qual è lo scopo
    il capo arriva in fondo
    il re arriva dall’altra parte
    portare il capo sull’ultima riga
    su quale riga devo arrivare
    vinco se salto sull’ultima riga
    corsa del capo
    dove deve arrivare il capo
    il mio capo è arrivato in fondo
    come si vince la corsa
    arrivare dall’altra parte
    dove devo portare il re
    traguardo
    il capo attraversa il tavoliere
    raggiungere la riga nemica
    è l’unico modo di vincere
asking-far-row =
    qual è la riga da raggiungere
    quale riga deve raggiungere il lars
    qual è la riga di fondo
    quale riga deve raggiungere il capo
    dov’è il traguardo
    quale riga vale
    che riga devo raggiungere
asking-crossing-men =
    un soldato arriva in fondo
    una pedina arriva sull’ultima riga
    un soldato in fondo vince
    promozione
    il capo sulla sua prima riga
    il mio soldato è arrivato in fondo
    i soldati contano per la traversata
    una pedina arriva dall’altra parte
    promozione del soldato
    il re sulla sua riga
asking-crossing-duty =
    prima la cattura o la traversata
    devo mangiare anche se posso arrivare in fondo
    la cattura viene prima
    obbligato a mangiare invece di arrivare
    posso arrivare in fondo ma c’è una cattura
    prima mangio o arrivo
    cattura obbligatoria o traversata
asking-crossing-last =
    arriva all’ultima mossa
    arrivare in fondo all’ultima delle cento mosse
    vittoria o patta alla centesima mossa
    arriva in fondo all’ultima mossa
    centesima mossa e il capo arriva
    arrivo appena prima della patta
asking-bind =
    come si lega
    cosa significa legare
    pedina legata
    cosa vuol dire legato
    quando si è legati
    come si lega una pedina
    come funziona il legare
    cosa vuol dire legato
    quando una pedina è legata
    immobilizzare un nemico
    imprigionare un nemico
    un nemico in mezzo a due dei miei
    è catturato quando è in mezzo
    un salto lega
    come intrappolo una pedina
    come blocco un nemico
    cosa vuol dire legare
    fare un prigioniero
    una pedina tra due è legata
    chiudere un nemico
    come si cattura
    come si mette qualcuno in prigione
    quando si è legati
    immobilizzare
asking-bind-several =
    posso legarne più di uno
    posso legarne due
    legare una fila
    due vicini si legano insieme
    quanti ne lego con una mossa
    legarne tre
    due vicini legati insieme
    imprigionarne due
    una fila si può legare
    due prigionieri con una mossa
asking-chain-last =
    chi salta lega a ogni fermata
    una catena di salti lega per strada
    lego in mezzo ai salti
    ogni salto lega
    conta solo l’ultima casella dei salti
    si lega durante i salti
    lego a metà dei salti
    tutte le caselle dei salti legano
asking-bound =
    un legato può muovere
    pedina legata
    una pedina legata si muove
    una pedina legata può muovere
    cosa può fare una pedina legata
    perché non posso muovere questa pedina
    la mia pedina è legata
    una pedina legata può saltare
    un legato può catturare
    un prigioniero può muoversi
    il mio pezzo è bloccato legato
    cosa può fare un legato
    perché la pedina non si muove
    un legato può scappare saltando
asking-held =
    come si fa a liberare una delle mie pedine
    come libero uno dei miei
    quanto resta legata
    quando si libera una pedina
    come libero la mia pedina
    come si libera uno dei miei
    se chi lo tiene si sposta
    se uno di quelli che lo tengono è catturato
    torna libera
    resta legato per sempre
    come salvo un prigioniero
    quanto tempo resta legato
    se mi allontano si libera
    devo tenere lì tutti e due
    come lo sciolgo
    quando torna libero
    un carceriere se ne va
    se muore chi lo tiene
    come esce di prigione
    liberare una pedina
asking-held-lines =
    legato su due linee
    legato da quattro parti
    tenuto da due coppie
    legato in orizzontale e in verticale
    tenuto da quattro
asking-pins =
    un legato può legare
    una pedina legata tiene
    un legato aiuta a legare
    e se chi tiene viene legato
    chi è legato conta ancora
    legare uno di quelli che tengono
    un prigioniero può tenere altri
    un legato fa ancora la guardia
    chi tiene è stato legato
    legare il carceriere
    un legato conta per legare
asking-freed =
    liberato quando può muovere
    una pedina liberata può muovere subito
    ho liberato la mia pedina, può muovere
    quando può muovere chi è stato liberato
    appena liberata
    può muovere subito dopo essere stato liberato
    liberata con la mia mossa
    deve aspettare un turno dopo la liberazione
    appena salvata può muovere
asking-attack =
    cos’è un attacco
    quando una mossa è un attacco
    cosa conta come attacco
    devo finire accanto a un nemico
    attacco in diagonale
    che vuol dire attaccare
    quando attacco
    cosa serve per attaccare
    mettersi accanto a un nemico
    è un attacco
    in diagonale è attacco
asking-attack-passing =
    passare accanto conta come attacco
    passare accanto a un nemico è un attacco
    passare davanti a un nemico
    da un nemico a un altro
    ero già accanto a un nemico
    passare vicino a un nemico
    sfilare accanto
    da un nemico all’altro
    mi sposto da un nemico a un altro
asking-ordinarius =
    chi è l’ordinarius
    cos’è un ordinarius
    cos’è un ordinarius
    cosa sono gli ordinarii
    come sono le pedine all’inizio
    pedina normale
    come si chiamano le pedine normali
    cosa vuol dire ordinarius
    pedina dritta
asking-quiet-move =
    quando una pedina si capovolge
    perché la mia pedina è capovolta
    cosa succede se non attacco
    mossa che non attacca
    come si diventa vagus
    devo attaccare per forza
    mossa tranquilla
    ritirarsi scappare
    se non attacco che succede
    mossa senza attacco
    perché si è girata la mia pedina
    quando si capovolgono
    devo sempre attaccare
    penalità se non attacco
    mi allontano dai nemici
asking-vagus =
    cos’è un vagus
    cos’è un vagus
    cosa può fare un vagus
    come si muove un vagus
    una pedina capovolta può muovere
    un vagus può muovere senza attaccare
    un vagus può catturare
    il mio vagus non si muove
    disertore
    pedina rovesciata cosa fa
    una pedina girata si muove
    cosa possono fare i disertori
    il vagus deve attaccare sempre
    pedina capovolta può mangiare
    limiti del vagus
    vagus lontano dai nemici
    come si muove la pedina girata
asking-vagus-stays =
    ho attaccato senza catturare resta vagus
    un attacco raddrizza il vagus
    un vagus attacca ma non cattura
    basta attaccare per tornare normale
    il vagus attacca e non mangia
    attaccando torna normale
    attaccare basta per raddrizzarsi
asking-turned-back =
    un vagus può catturare
    un vagus cattura
    come torna normale un vagus
    come si raddrizza una pedina
    come torna dritta
    il vagus cattura
    si raddrizza anche il compagno
    recuperare un disertore
    rigirare una pedina
    tornare ordinarius
    come recupero la pedina girata
    mangiare con un vagus
    il vagus come compagno
    si rigira se cattura
    come si rimette dritta
asking-capture-attack =
    catturare è un attacco
    una cattura è un attacco
    catturo ma non resta nessuno accanto
    se mangio la mia pedina si capovolge
    mangio e resto lontano da tutti
    la cattura conta come attacco
    mi giro anche se mangio
asking-adjudicated =
    chi vince se non succede più niente
    come si contano le pedine
    chi ha più pedine vince
    se abbiamo le stesse pedine
    spareggio
    conta finale
    è patta
    quando è patta
    chi è in vantaggio quando si smette
    stesso numero di pedine
    partita ferma chi vince
    contare le pedine alla fine
    può finire pari
    vince chi ne ha di più
    esiste la patta
asking-hand =
    contano le pedine non piazzate
    pedine ancora in mano
    le pedine non piazzate contano
    smettere durante il piazzamento
    pedine non messe quando si smette
    contano quelle in mano
asking-peltast =
    pelta
    cos’è un peltasta
    cos’è un peltasta
    come si muove un peltasta
    quanto va lontano un peltasta
    soldato leggero
    differenza tra peltasti e opliti
    quale dado usa il peltasta
    come si muovono i pezzi
    devo fare il numero esatto
    quante caselle fa il peltasta
    quanto va il leggero
    il dado del peltasta
    soldati leggeri come si muovono
    devo usare tutto il numero
    meno del dado
asking-hoplite =
    cos’è un oplita
    cos’è un oplita
    come si muove un oplita
    quanto va lontano un oplita
    soldato pesante
    sei caselle
    differenza tra opliti e peltasti
    quale dado usa l’oplita
    come si muovono i pezzi
    quante caselle fa l’oplita
    quanto va il pesante
    il dado dell’oplita
    limite dell’oplita
    soldati pesanti come si muovono
    l’oplita attraversa il tavoliere
    sette caselle
asking-basileus =
    cos’è il basileo
    chi è il basileo
    come si muove il re
    quanto va lontano il re
    cos’è il basileo
    chi è il re
    quale dado usa il re
    il re con i dadi
    movimento del re
    quante caselle fa il re
    il dado del re
    il re quanto va lontano
    come cammina il re
asking-armour =
    come si prende un oplita
    un peltasta può prendere un oplita
    come si cattura un oplita
    due peltasti possono catturare un oplita
    cos’è la corazza
    chi può prendere un oplita
    il mio oplita è tra due peltasti
    perché l’oplita non è stato preso
    oplita nell’angolo
    uccidere un oplita
    perché il mio oplita è vivo
    cosa serve per catturare un oplita
    oplita tra due leggeri
    opliti protetti
    un peltasta e un oplita
    due peltasti contro un oplita
    oplita preso da peltasti
    la corazza vale in angolo
asking-class =
    chi può prendere il basileo
    i peltasti possono prendere il re
    cos’è la regola delle classi
    quali pezzi prendono il re
    servono opliti per prendere il re
    i peltasti possono catturare il re
    regola delle classi
    chi può catturare il basileo
    quanti opliti intorno al re
    servono i pesanti contro il re
    quattro peltasti intorno al re
    quali pezzi devono circondare il re
    due opliti
    re contro re
    i leggeri prendono il re
    quattro pezzi qualsiasi
asking-breakthrough =
    sfondamento
    cos’è lo sfondamento
    il re arriva dall’altra parte
    vinco se il mio re arriva in fondo
    il re sull’ultima riga
    portare il re in fondo
    sfondamento
    il mio re ha attraversato
    vinco se il re arriva
    re sulla riga di fondo
    il re corre in fondo
    un peltasta arriva in fondo
    portare il re di là
asking-decimation =
    decimazione
    cos’è la decimazione
    tutti i peltasti catturati
    tutti gli opliti catturati
    ho perso tutti gli opliti
    decimazione
    finiti i soldati leggeri
    ho perso tutti i peltasti
    morti tutti gli opliti
    non ho più opliti
    presi tutti i leggeri
    finiti gli opliti
asking-active =
    cos’è un pezzo attivo
    quando un pezzo è attivo
    attivo e passivo
    cos’è un pezzo passivo
    il mio pezzo è attivo
    sono accanto a un nemico, è attivo
    che vuol dire attivo
    quando conta come attivo
    differenza tra attivo e passivo
    perché il pezzo è passivo
    accanto al nemico è attivo
asking-passive =
    cos’è una mossa passiva
    cos’è un pezzo passivo
    quante mosse passive
    renitenza
    cos’è la renitenza
    tre mosse passive
    perché ho perso dopo tre mosse
    cosa succede se muovo pezzi passivi
    si perde aspettando
    mosse passive di fila
    renitenza
    rifiutare il combattimento
    ho perso per tre mosse passive
    perdo tempo tre volte
    quante mosse passive posso fare
    muovere pezzi lontani
    perché ho perso senza essere catturato
    temporeggiare
    cos’è la renitenza
asking-active-judged =
    si giudica prima o dopo la mossa
    da dove si giudica se è attivo
    i dadi contano per essere attivi
    attivo prima di muovere
    prima o dopo la mossa
    si guarda la casella di partenza
    i dadi cambiano chi è attivo
    attivo con un tiro piccolo
asking-passive-count =
    cosa azzera il conto delle mosse passive
    quando ricomincia il conto
    se non ho pezzi attivi
    il conto delle mosse passive si azzera
    quando riparte il conto
    azzerare le mosse passive
    devono essere di fila
    una mossa attiva in mezzo
    non ho pezzi attivi
asking-order =
    quale fine viene prima
    due vittorie insieme
    ordine delle conclusioni
    cattura alla centesima mossa
    cosa si controlla prima
    due finali insieme
    quale vittoria vale prima
asking-superiority =
    superiorità
    cos’è la superiorità
    chi vince dopo cento mosse
    più pezzi dopo cento mosse
    cosa succede dopo cento mosse senza catture
    superiorità
    stesso numero di pezzi
    parità
    quando è patta
    cento mosse senza catture chi vince
    vince chi ha più pezzi
    stesso numero dopo cento mosse
    maggioranza
    nessuno mangia chi vince
asking-ignorance =
    ignoranza
    insistere su una mossa illegale
    perdo se faccio una mossa sbagliata
    mossa illegale perde
    se insisto con una mossa sbagliata
    ignoranza
    avviso per una mossa non permessa
    perdo per un errore
    mossa vietata due volte
    un avvertimento solo
    seconda mossa sbagliata
    se insisto
asking-throw =
    come funzionano i dadi
    quando si tirano i dadi
    chi tira i dadi
    quanti dadi
    si tira prima
    posso usare tutti e due i dadi
    posso muovere due pezzi con i due numeri
    si sommano i dadi
    chi tira
    quando si tira
    devo tirare io
    due dadi
    a cosa servono i dadi
    sommare i dadi
    un pezzo o due per tiro
    scelgo il dado
    cosa dicono i numeri
asking-hermes =
    chi è hermes
    cos’è la mossa di hermes
    hermes
    il re muove esattamente del numero più alto
    il re e il dado più alto
    cosa fa hermes
    mossa speciale del re
    il re con il numero alto
    numero esatto per il re
asking-hermes-path =
    hermes può volare
    la strada deve essere libera per hermes
    la via del re deve essere libera
    hermes può saltare i pezzi
    il re salta con hermes
    strada bloccata per il re
asking-always =
    il tiro è troppo basso
    se tiro poco posso muovere
    e se nessun pezzo può muovere con il tiro
    tiro inutile
    nessuna mossa con questi dadi
    devo usare tutto il numero
    non posso usare il tiro
    il tiro non serve a niente
    perdo il turno se il tiro non va bene
    tiro troppo alto
    bloccato dai dadi
    nessuno può muovere con questi dadi
asking-zeus =
    cosa succede con un doppio
    cos’è la mano di zeus
    zeus
    ho tirato un doppio
    con il doppio si gioca ancora
    posso muovere ancora dopo un doppio
    tiro in più
    turno in più
    lo stesso numero sui due dadi
    ho fatto doppio
    turno extra con il doppio
    si ritira dopo il doppio
    muovo due volte col doppio
    la stessa pedina dopo il doppio
    l’avversario aspetta
asking-zeus-on =
    posso continuare con i doppi
    quante volte si tirano doppi
    doppio dopo doppio
    tre doppi di fila
    ancora un doppio
    c’è un limite ai tiri in più
    quanti turni in più
    doppi all’infinito
    altro doppio
asking-waive =
    devo fare il tiro in più
    posso rinunciare al tiro in più
    posso rifiutare il tiro extra
    devo tirare ancora
    non voglio tirare di nuovo
    posso passare
    saltare il tiro in più
    fermarsi dopo il doppio
    il tiro in più è obbligatorio
    rinunciare al turno in più
    devo usare il tiro in più
    non ritirare
asking-zeus-won =
    ho vinto con un doppio devo tirare
    ho vinto con un doppio
    dopo aver vinto si tira ancora
    vittoria con un doppio
    ho vinto e avevo un doppio
asking-zeus-count =
    le mosse dopo un doppio contano
    le mosse in più contano per le cento
    i tiri contano come mosse
    le mosse in più si contano
    il tiro conta come mossa
    contano come una o due mosse
asking-options =
    quali opzioni ci sono
    come si scelgono le opzioni
    possiamo cambiare le regole
    regole della casa
    varianti
    come attivo un’opzione
    cosa si può cambiare
    posso cambiare le regole
    elenco delle opzioni
    come gioco con le opzioni
    modificare il gioco
    disattivare una regola
asking-sizes =
    tavoliere più grande o più piccolo
    altre misure del tavoliere
    si può giocare su un tavoliere più grande
    cambiare la dimensione del tavoliere
    tavoliere più piccolo
    altre misure
    tavoliere dieci per dieci
    quanto può essere grande
    cambiare misura
asking-rows =
    giocare con una fila sola
    una sola riga di pedine
    meno pedine
    opzione rows
    con una riga sola
    metà pedine
    partita più corta
asking-small =
    la traversata sul tavoliere piccolo
    giocare sul tavoliere piccolo
    tavoliere compatto
    meno soldati
    versione piccola
    su otto per otto
    con meno pezzi
asking-tips =
    qualche dritta
    consigli per chi comincia
    sono scarso come miglioro
    qualche consiglio
    come si gioca bene
    una buona strategia
    consigli per principianti
    come miglioro
    tattica
    come batto l’avversario
    a cosa devo stare attento
    buona prima mossa
    come posso vincere più spesso
    mosse buone
    cosa faccio per prima cosa
    perdo sempre
    miglior strategia
    buona apertura
    trucchi
    che mi consigli
asking-bait =
    sacrificare una pedina
    offrire un’esca
    attirarlo in trappola
    dare un pezzo per prenderne due
asking-bring =
    come preparo una cattura
    come faccio a preparare una presa
asking-look =
    come evito di essere catturato
    cosa guardo prima di muovere
    stare attento agli attacchi
    come tengo al sicuro le pedine
asking-wait =
    giocare in difesa
    nessuno apre
    difendersi conviene
asking-open =
    aprire la strada al capo
    fare strada al re
asking-race =
    chi arriva prima nella corsa
    sono più veloce io
asking-source =
    chi è l’autore
    chi è vogt
    chi è walker
    chi è dmytro
    da dove vengono queste regole
    chi ha fatto le regole
    chi ha inventato il gioco
    da dove vengono le regole
    fonte delle regole
    autore
    chi le ha scritte
    quando è stato pubblicato
    chi ha scritto le regole
    chi è l’autore
    dove avete preso le regole
    chi l’ha inventato
    casa editrice
    in che anno
    da dove viene il gioco
asking-same =
    il gioco greco e quello romano sono uguali
    è lo stesso del latrunculi
    gioco greco e romano
    è uguale al gioco romano
    differenza con latrunculi
asking-models =
    su quale ricostruzione si basa
    schädler kowalski callen
    basato su quale studioso
asking-sides =
    chi sono gli spartani
    chi è il bianco e chi il nero
    ateniesi e spartani
    bianco o nero
    chi sono gli ateniesi
asking-story =
    greci contro etruschi
    la storia degli etruschi
    perché gli etruschi
    chi sono i due eserciti
asking-variant =
    è una variante del regolamento
    da dove viene la variante
    è una variante ufficiale
    fa parte dell’originale
asking-why =
    perché le regole sono state cambiate
    perché tante patte
    cosa cambia rispetto alla petteia semplice
    perché questa versione
asking-misprint =
    errore nella partita di esempio
    refuso nelle regole
    errore nella partita d’esempio
asking-pictures =
    avevate il manuale originale
    figure del manuale
    avete il regolamento
asking-modern =
    i greci giocavano davvero così
    è un gioco antico
    è storico
    quanto è vecchio il gioco
    sono le regole originali
    è autentico
    ci giocavano i romani
    ricostruzione moderna
    è davvero greco
    gli antichi giocavano così
    come giocavano i greci
    vero o inventato
    si conoscono le regole antiche
    quanto è antico
    ci giocava platone
asking-reading =
    cosa avete deciso voi
    quali regole sono vostre
    interpretazione vostra
    cosa non c’è nelle regole originali
    è ufficiale
    cosa non è chiaro nelle regole
    avete cambiato qualcosa
    vi siete inventati regole
    cosa avete deciso
    sono tutte regole dell’autore
asking-abandon =
    se l’avversario si arrende
    vittoria per abbandono
    abbandonare la partita
