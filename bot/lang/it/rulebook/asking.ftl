# Come si chiede di ciò che un’etichetta nomina, un modo per riga. Si cerca, non si mostra mai.

asking-gist =
    che gioco è
    di cosa si tratta
    descrivi il gioco
    in breve riassunto
    come funziona in generale
    come si gioca
asking-length =
    quanto dura una partita
    quante mosse dura una partita
    è difficile da imparare
    è facile
    è complicato
    è una partita lunga o breve
    quanto tempo ci vuole
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
asking-win =
    come si vince
    qual è lo scopo del gioco
    qual è l’obiettivo
    cosa devo fare per vincere
    quando si vince
    quando finisce la partita
    come si finisce
    chi vince
asking-board =
    quanto è grande il tavoliere
    quante caselle ci sono
    quante colonne e righe
    dimensioni della scacchiera
    come si chiamano le caselle
    com’è fatto il tavoliere
asking-letters =
    lettere greche
    come scrivo le caselle
    non ho la tastiera greca
    come si scrive una mossa
    che lettere sono
asking-array =
    dove stanno le pedine all’inizio
    posizione iniziale
    come si dispongono i pezzi
    come si schierano
    come si prepara il tavoliere
    disposizione di partenza
    su quali righe si comincia
asking-leader-start =
    dove sta il capo all’inizio
    da dove parte il re
    dove si mette il re
    casella iniziale del capo
    il re sta nel mezzo
    dove comincia il dux
    i re uno di fronte all’altro
asking-names =
    chi è lo strategos
    chi è il lars
    cos’è uno strategos
    cosa vuol dire lars
    come si chiamano i capi
    nome del capo
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
asking-first-move =
    chi muove per primo dopo aver piazzato
    chi muove quando tutte le pedine sono piazzate
    finito il piazzamento a chi tocca
    dopo lo schieramento chi comincia a muovere
asking-place =
    come si piazzano le pedine
    dove posso mettere le pedine
    posso piazzare dove voglio
    fase di piazzamento
    come ci si schiera
    quante ne piazzo per turno
    il tavoliere è vuoto all’inizio
    piazzare accanto a un nemico
asking-place-quiet =
    si può catturare mentre si piazza
    si cattura durante il piazzamento
    piazzando si cattura
    piazzando si lega qualcuno
    posso muovere prima di aver piazzato tutto
    quando si comincia a muovere
asking-place-safe =
    una pedina piazzata tra due nemici
    ho messo una pedina tra due nemici, è catturata
    se piazzo tra due dei suoi è presa
    piazzata in mezzo è al sicuro
asking-turn =
    cosa posso fare nel mio turno
    quante mosse per turno
    quante pedine muovo in un turno
    posso muovere due pedine
    si fa una mossa a turno
    posso muovere due volte
asking-pass =
    posso passare
    posso passare il turno
    posso saltare il turno
    posso non muovere
    devo muovere per forza
    sono obbligato a muovere
    posso stare fermo
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
asking-diagonal =
    si può andare in diagonale
    posso muovere in diagonale
    le diagonali contano
    si cattura in diagonale
    come l’alfiere
asking-block =
    posso saltare le altre pedine
    si può saltare
    una pedina può scavalcare un’altra
    i soldati possono saltare
    posso passare attraverso le mie pedine
    posso fermarmi su una casella occupata
    due pedine sulla stessa casella
    si cattura andandoci sopra
    qualcuno mi blocca la strada
asking-illegal =
    cosa succede se faccio una mossa sbagliata
    ho sbagliato mossa
    perdo il turno se sbaglio
    c’è una penalità per un errore
    mossa non valida
    mossa rifiutata
asking-step =
    come si muovono le pedine
    di quante caselle si muove
    una casella alla volta
    può andare più lontano di una casella
    può tornare indietro
    quanto lontano va una pedina
    cos’è un passo
asking-jump =
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
asking-jump-own =
    posso saltare le mie pedine
    saltare un compagno
    saltare una mia pedina
asking-jump-bound =
    posso saltare una pedina legata
    un nemico legato si può saltare
    saltare un prigioniero
asking-jump-twice =
    posso saltare due volte la stessa pedina
    può tornare alla casella da cui è partito
    saltare in cerchio
asking-run-up =
    il capo deve stare accanto a chi salta
    può scorrere prima di saltare
    può prendere la rincorsa
    può saltare da lontano
    può muovere e poi saltare
asking-landing =
    dove arriva dopo il salto
    dove atterra il capo
    quanto lontano salta
    e se la casella dietro è occupata
    casella di arrivo del salto
asking-jump-once =
    quanti salti per turno
    il capo può saltare due volte
    può saltare di nuovo nello stesso turno
    può saltare l’altro capo
    un re può saltare l’altro re
asking-jumped =
    saltando si cattura
    chi viene saltato è catturato
    il pezzo saltato esce dal tavoliere
    mangio quello che salto
    come nella dama
    cosa succede al pezzo saltato
asking-landing-takes =
    può catturare dopo il salto
    salta e cattura nella stessa mossa
    l’arrivo del salto cattura
    atterrando può mangiare
asking-between =
    posso mettermi tra due nemici
    se vado in mezzo a due nemici vengo mangiato
    mi muovo tra due nemici, sono catturato
    è pericoloso andare tra due nemici
    entrare da solo in mezzo a due
    suicidio
    infilarsi tra due avversari
    falsa cattura
asking-line =
    come si cattura
    come si mangia
    come si prende un pezzo
    come faccio a mangiare
    quando un pezzo è catturato
    di quanti pezzi ho bisogno per mangiarne uno
    cosa succede a un pezzo catturato
    chiudere un nemico tra due
    mangiare
asking-mover =
    deve muovere uno dei due
    conta quale dei due ha mosso
    devo muovere io per catturare
    due pezzi fermi catturano
    avevo già due pezzi accanto a lui
    se si sposta lui e resta in mezzo
    chi ha mosso per ultimo
asking-row =
    posso catturare due in fila
    due pezzi vicini si possono mangiare
    due pedine affiancate sono al sicuro
    due in mezzo a due
    posso mangiare una fila intera
    mangiare un gruppo
    come proteggo le mie pedine
asking-several =
    posso catturarne più di uno
    posso mangiarne due in una volta
    quanti ne posso mangiare con una mossa
    catture in più direzioni
    doppia cattura
    più catture insieme
    al massimo quanti pezzi in un colpo
asking-corner =
    si può catturare in un angolo
    come si mangia nell’angolo
    nell’angolo si è al sicuro
    angolo
    pezzo nell’angolo
    quanti pezzi servono per uno nell’angolo
asking-edge =
    si può catturare sul bordo
    come si mangia sul bordo
    sul bordo sono al sicuro
    il bordo vale come un pezzo
    il bordo cattura
    pezzo sul lato del tavoliere
    contro il bordo
asking-must =
    devo catturare per forza
    è obbligatorio mangiare
    la cattura è obbligatoria
    sono obbligato a prendere
    posso non mangiare
    posso rifiutare di catturare
    se non mangio cosa succede
    posso scegliere quale cattura fare
    bisogna mangiare
asking-huff =
    cos’è soffiare
    cosa vuol dire soffiare
    mi sono dimenticato di mangiare
    non ho visto una cattura
    l’avversario non ha catturato e poteva
    come si soffia
    punizione per chi non mangia
asking-huff-when =
    quando si può soffiare
    prima o dopo la mia mossa
    posso soffiare più tardi
    soffiando perdo il turno
asking-huff-who =
    quale pezzo si può soffiare
    il capo si può soffiare
    quale pezzo perdo
    chi viene soffiato
asking-huff-wrong =
    e se soffio sbagliando
    soffio sbagliato costa qualcosa
    ho fatto un’altra cattura, mi può soffiare
    basta una cattura qualsiasi
    due catture possibili ne ho fatta una
asking-removal =
    come si toglie una pedina legata
    come tolgo un prigioniero
    cos’è la rimozione
    posso togliere subito quello che ho legato
    quanti ne posso togliere per turno
    dopo averlo legato come lo prendo
    posso togliere e muovere nello stesso turno
    togliere più prigionieri
asking-removal-turn =
    togliere costa il turno
    dopo aver tolto posso muovere
    quanti prigionieri tolgo in un turno
asking-removal-when =
    quando posso togliere
    devo togliere subito
    posso togliere più tardi
    sono obbligato a togliere
asking-leader =
    come si muove il capo
    come si muove il re
    come si muove il dux
    di quanto si muove il generale
    il capo è diverso dai soldati
    cosa può fare il capo
asking-leader-partner =
    il re può mangiare
    il capo può catturare
    il dux mangia
    il dux aiuta a catturare
    il re conta come uno dei due
    il capo mangia anche lui
    a cosa serve il dux
asking-leader-both =
    una mossa chiude un soldato e il dux
    catturare insieme un soldato e il dux
    soldato e dux in mezzo nello stesso momento
asking-leader-taken =
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
asking-protected =
    bastano due per catturare il re
    due nemici ai lati del re
    il re con un suo pezzo accanto
    come proteggo il re
    re tra due nemici
    una mia pedina accanto al basileo
asking-surround =
    cosa succede se il capo è circondato
    il re chiuso da tutte le parti
    perdo se il re è circondato
    come circondo il capo
    quattro pezzi intorno al capo
    il dux non può muovere
    il dux è chiuso
    i miei pezzi contano intorno al re
asking-surround-edge =
    il capo circondato sul bordo
    il re sul bordo si può circondare
    tre pezzi intorno al re sul bordo
    il bordo conta per circondare
    circondato nell’angolo
asking-surround-own =
    posso circondare il mio re da solo
    ho chiuso il mio capo
    perdo se chiudo il mio re con i miei pezzi
    circondato ma poteva saltare
    bloccare il proprio capo per sbaglio
asking-alone =
    il capo è rimasto solo
    capo senza soldati
    mi resta solo il re
    ho perso tutti i soldati
    non ha più soldati
    vinco se mangio tutti i soldati
    ultimo soldato catturato
asking-count =
    il primo a tredici
    il primo a cinque
    quante catture per vincere
    numero di pezzi da prendere per vincere
    opzione first
    a punti
asking-stuck =
    e se non posso muovere
    se l’avversario non può muovere
    nessuna mossa possibile
    stallo
    sono bloccato
    tutte le mie pedine sono bloccate
    non ho mosse
    è patta se non posso muovere
asking-both =
    e se entrambi hanno una sola pedina
    perdono tutti e due insieme
    vincono tutti e due con la stessa mossa
    una mossa finisce per tutti e due
    tutti e due con un pezzo solo
asking-agree =
    possiamo accordarci per la patta
    patta d’accordo
    offro patta
    vogliamo tutti e due la patta
    possiamo smettere
    quando è patta
    esiste il pareggio
asking-repetition =
    la stessa posizione tre volte
    ripetizione
    ripetiamo le mosse
    la posizione si ripete
    avanti e indietro
    è patta se ripetiamo
    quando è patta
asking-quiet =
    cento mosse senza catture
    nessuno cattura più
    c’è un limite di mosse
    regola delle cinquanta mosse
    la partita non finisce mai
    quante mosse senza mangiare per la patta
    quando è patta
asking-quiet-count =
    cosa azzera il conto delle cento mosse
    legare fa ripartire il conto
    piazzare conta per le cento mosse
asking-single =
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
asking-crossing =
    come si vince
    qual è lo scopo
    il capo arriva in fondo
    il re arriva dall’altra parte
    portare il capo sull’ultima riga
    su quale riga devo arrivare
    vinco se salto sull’ultima riga
    corsa del capo
    dove deve arrivare il capo
asking-far-row =
    qual è la riga di fondo
    quale riga deve raggiungere il capo
    dov’è il traguardo
asking-crossing-men =
    un soldato arriva in fondo
    una pedina arriva sull’ultima riga
    un soldato in fondo vince
    promozione
    il capo sulla sua prima riga
asking-crossing-duty =
    prima la cattura o la traversata
    devo mangiare anche se posso arrivare in fondo
    la cattura viene prima
    obbligato a mangiare invece di arrivare
asking-crossing-last =
    arrivare in fondo all’ultima delle cento mosse
    vittoria o patta alla centesima mossa
asking-bind =
    come si lega una pedina
    come funziona il legare
    cosa vuol dire legato
    quando una pedina è legata
    immobilizzare un nemico
    imprigionare un nemico
    un nemico in mezzo a due dei miei
    è catturato quando è in mezzo
    un salto lega
asking-bind-several =
    posso legarne più di uno
    posso legarne due
    legare una fila
    due vicini si legano insieme
    quanti ne lego con una mossa
asking-chain-last =
    una catena di salti lega per strada
    lego in mezzo ai salti
    ogni salto lega
    conta solo l’ultima casella dei salti
asking-bound =
    una pedina legata può muovere
    cosa può fare una pedina legata
    perché non posso muovere questa pedina
    la mia pedina è legata
    una pedina legata può saltare
    un legato può catturare
asking-held =
    quanto resta legata
    quando si libera una pedina
    come libero la mia pedina
    come si libera uno dei miei
    se chi lo tiene si sposta
    se uno di quelli che lo tengono è catturato
    torna libera
    resta legato per sempre
asking-held-lines =
    legato su due linee
    legato da quattro parti
    tenuto da due coppie
asking-pins =
    un legato può legare
    una pedina legata tiene
    un legato aiuta a legare
    e se chi tiene viene legato
    chi è legato conta ancora
    legare uno di quelli che tengono
asking-freed =
    una pedina liberata può muovere subito
    ho liberato la mia pedina, può muovere
    quando può muovere chi è stato liberato
    appena liberata
asking-attack =
    cos’è un attacco
    quando una mossa è un attacco
    cosa conta come attacco
    devo finire accanto a un nemico
    attacco in diagonale
asking-attack-passing =
    passare accanto a un nemico è un attacco
    passare davanti a un nemico
    da un nemico a un altro
    ero già accanto a un nemico
asking-ordinarius =
    cos’è un ordinarius
    cosa sono gli ordinarii
    come sono le pedine all’inizio
    pedina normale
asking-quiet-move =
    quando una pedina si capovolge
    perché la mia pedina è capovolta
    cosa succede se non attacco
    mossa che non attacca
    come si diventa vagus
    devo attaccare per forza
    mossa tranquilla
    ritirarsi scappare
asking-vagus =
    cos’è un vagus
    cosa può fare un vagus
    come si muove un vagus
    una pedina capovolta può muovere
    un vagus può muovere senza attaccare
    un vagus può catturare
    il mio vagus non si muove
    disertore
asking-vagus-stays =
    un attacco raddrizza il vagus
    un vagus attacca ma non cattura
    basta attaccare per tornare normale
asking-turned-back =
    come torna normale un vagus
    come si raddrizza una pedina
    come torna dritta
    il vagus cattura
    si raddrizza anche il compagno
    recuperare un disertore
asking-capture-attack =
    una cattura è un attacco
    catturo ma non resta nessuno accanto
    se mangio la mia pedina si capovolge
asking-adjudicated =
    chi vince se non succede più niente
    come si contano le pedine
    chi ha più pedine vince
    se abbiamo le stesse pedine
    spareggio
    conta finale
    è patta
    quando è patta
asking-hand =
    pedine ancora in mano
    le pedine non piazzate contano
    smettere durante il piazzamento
asking-peltast =
    cos’è un peltasta
    come si muove un peltasta
    quanto va lontano un peltasta
    soldato leggero
    differenza tra peltasti e opliti
    quale dado usa il peltasta
    come si muovono i pezzi
    devo fare il numero esatto
asking-hoplite =
    cos’è un oplita
    come si muove un oplita
    quanto va lontano un oplita
    soldato pesante
    sei caselle
    differenza tra opliti e peltasti
    quale dado usa l’oplita
    come si muovono i pezzi
asking-basileus =
    come si muove il re
    quanto va lontano il re
    cos’è il basileo
    chi è il re
    quale dado usa il re
    il re con i dadi
asking-armour =
    come si cattura un oplita
    due peltasti possono catturare un oplita
    cos’è la corazza
    chi può prendere un oplita
    il mio oplita è tra due peltasti
    perché l’oplita non è stato preso
    oplita nell’angolo
asking-class =
    quali pezzi prendono il re
    servono opliti per prendere il re
    i peltasti possono catturare il re
    regola delle classi
    chi può catturare il basileo
    quanti opliti intorno al re
asking-breakthrough =
    il re arriva dall’altra parte
    vinco se il mio re arriva in fondo
    il re sull’ultima riga
    portare il re in fondo
    sfondamento
asking-decimation =
    tutti i peltasti catturati
    tutti gli opliti catturati
    ho perso tutti gli opliti
    decimazione
    finiti i soldati leggeri
asking-active =
    cos’è un pezzo attivo
    quando un pezzo è attivo
    attivo e passivo
    cos’è un pezzo passivo
    il mio pezzo è attivo
    sono accanto a un nemico, è attivo
asking-passive =
    tre mosse passive
    perché ho perso dopo tre mosse
    cosa succede se muovo pezzi passivi
    si perde aspettando
    mosse passive di fila
    renitenza
    rifiutare il combattimento
asking-active-judged =
    si giudica prima o dopo la mossa
    da dove si giudica se è attivo
    i dadi contano per essere attivi
    attivo prima di muovere
asking-passive-count =
    cosa azzera il conto delle mosse passive
    quando ricomincia il conto
    se non ho pezzi attivi
    il conto delle mosse passive si azzera
asking-order =
    quale fine viene prima
    due vittorie insieme
    ordine delle conclusioni
    cattura alla centesima mossa
asking-superiority =
    chi vince dopo cento mosse
    più pezzi dopo cento mosse
    cosa succede dopo cento mosse senza catture
    superiorità
    stesso numero di pezzi
    parità
    quando è patta
asking-ignorance =
    perdo se faccio una mossa sbagliata
    mossa illegale perde
    se insisto con una mossa sbagliata
    ignoranza
    avviso per una mossa non permessa
asking-throw =
    come funzionano i dadi
    quando si tirano i dadi
    chi tira i dadi
    quanti dadi
    si tira prima
    posso usare tutti e due i dadi
    posso muovere due pezzi con i due numeri
    si sommano i dadi
asking-hermes =
    cos’è la mossa di hermes
    hermes
    il re muove esattamente del numero più alto
    il re e il dado più alto
asking-hermes-path =
    la via del re deve essere libera
    hermes può saltare i pezzi
asking-always =
    e se nessun pezzo può muovere con il tiro
    tiro inutile
    nessuna mossa con questi dadi
    devo usare tutto il numero
    non posso usare il tiro
asking-zeus =
    cosa succede con un doppio
    cos’è la mano di zeus
    zeus
    ho tirato un doppio
    con il doppio si gioca ancora
    posso muovere ancora dopo un doppio
    tiro in più
    turno in più
asking-zeus-on =
    quante volte si tirano doppi
    doppio dopo doppio
    tre doppi di fila
    ancora un doppio
    c’è un limite ai tiri in più
asking-waive =
    devo fare il tiro in più
    posso rinunciare al tiro in più
    posso rifiutare il tiro extra
    devo tirare ancora
    non voglio tirare di nuovo
    posso passare
asking-zeus-won =
    ho vinto con un doppio
    dopo aver vinto si tira ancora
asking-zeus-count =
    le mosse dopo un doppio contano
    le mosse in più contano per le cento
    i tiri contano come mosse
asking-options =
    quali opzioni ci sono
    come si scelgono le opzioni
    possiamo cambiare le regole
    regole della casa
    varianti
    come attivo un’opzione
asking-sizes =
    si può giocare su un tavoliere più grande
    cambiare la dimensione del tavoliere
    tavoliere più piccolo
    altre misure
asking-rows =
    una sola riga di pedine
    meno pedine
    opzione rows
asking-small =
    giocare sul tavoliere piccolo
    tavoliere compatto
    meno soldati
asking-tips =
    qualche consiglio
    come si gioca bene
    una buona strategia
    consigli per principianti
    come miglioro
    tattica
    come batto l’avversario
    a cosa devo stare attento
    buona prima mossa
asking-bait =
    sacrificare una pedina
    offrire un’esca
    attirarlo in trappola
asking-bring =
    come preparo una cattura
asking-look =
    come evito di essere catturato
    cosa guardo prima di muovere
asking-wait =
    giocare in difesa
    nessuno apre
asking-open =
    aprire la strada al capo
asking-race =
    chi arriva prima nella corsa
asking-source =
    chi ha fatto le regole
    chi ha inventato il gioco
    da dove vengono le regole
    fonte delle regole
    autore
    chi le ha scritte
    quando è stato pubblicato
asking-same =
    è lo stesso del latrunculi
    gioco greco e romano
asking-models =
    su quale ricostruzione si basa
    schädler kowalski callen
asking-sides =
    chi è il bianco e chi il nero
    ateniesi e spartani
asking-story =
    greci contro etruschi
    la storia degli etruschi
asking-variant =
    è una variante ufficiale
asking-why =
    perché le regole sono state cambiate
    perché tante patte
asking-misprint =
    errore nella partita di esempio
    refuso nelle regole
asking-pictures =
    avevate il manuale originale
    figure del manuale
asking-modern =
    i greci giocavano davvero così
    è un gioco antico
    è storico
    quanto è vecchio il gioco
    sono le regole originali
    è autentico
    ci giocavano i romani
    ricostruzione moderna
asking-reading =
    cosa avete deciso voi
    quali regole sono vostre
    interpretazione vostra
    cosa non c’è nelle regole originali
    è ufficiale
