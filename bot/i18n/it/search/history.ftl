# Come si chiede delle pagine di storia, un modo per riga. Si cerca, non si mostra mai.

asking-story-texts =
    cosa dice omero
    cosa dice platone
    quanto è antico il gioco
    testi antichi sul gioco
    cosa dicono le fonti antiche
    omero odissea proci sassolini
    platone aristotele polibio polluce plutarco
    achille e aiace vaso
    storia del gioco
    quanto è antico
    come sappiamo del gioco
    scrittori greci
asking-story-rome =
    i soldati romani giocavano
    cosa dice isidoro
    il gioco dei soldati romani
    il gioco dei romani
    i romani giocavano
    ludus latrunculorum storia dei latrunculi
    isidoro di siviglia
    ritrovamenti di tavolieri
    legionari impero romano
    ovidio seneca
    poema persiano nard
asking-story-makers =
    chi è schädler
    chi ha scritto le regole dei giochi
    chi ha fatto le regole
    chi ha inventato i giochi
    autori dei giochi
    schädler kowalski callen walker vogt dmytro
    chi ha creato queste versioni
asking-story-table =
    elenco dei giochi
    qual è il gioco più facile
    in cosa differiscono
    differenze tra i giochi
    confronta i giochi
    che differenza c’è
    in che cosa sono diversi
    quale gioco scelgo
    quanti giochi ci sono
    quali giochi ci sono
asking-story-notation =
    come si scrivono le mosse
    notazione delle mosse
    come è fatta una trascrizione
    come incollo una partita stampata
asking-story-finds =
    la suda e i sette dadi
    atena avverte i giocatori
    svetonio libro sui giochi
    tavolieri sui gradini dei templi
    cosa vuol dire pessoi
    il gioco viene dall’egitto
