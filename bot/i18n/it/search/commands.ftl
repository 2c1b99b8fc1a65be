# Come si chiede di ciò che fa un comando, un modo per riga. Si cerca, non si mostra mai.

asking-command-challenge =
    giocare con un amico
    quanti minuti abbiamo
    quanto tempo c’è per muovere
    partita veloce
    c’è un avversario automatico
    giocare con la macchina
    come comincio una partita
    cominciare una partita
    iniziare una nuova partita
    nuova partita
    invitare un amico
    sfidare qualcuno
    voglio giocare
    trovare un avversario
    giocare contro il computer
    giocare contro il bot
    giocare da solo
    quanto tempo ho per ogni mossa
    tempo per mossa
    limite di tempo
    quanto posso pensare
    giocare con l’orologio
    quanti giorni per mossa
    scegliere un altro gioco o le opzioni
    creare una sfida aperta
asking-command-accept =
    dire sì a una sfida
    ho un codice che faccio
    come accetto una sfida
    accettare un invito
    unirsi a una partita con il codice
    dire di sì a un’offerta
asking-command-decline =
    dire no a una sfida
    rifiutare una sfida
    dire di no
    non voglio giocare con lui
    respingere l’invito
asking-command-withdraw =
    togliere la mia sfida
    cancellare l’invito
    annullare la mia sfida
    ritirare l’invito
    nessuno accetta la mia sfida
asking-command-move =
    come scrivo una mossa
    come si scrive la mossa
    cosa scrivo per muovere
    come faccio la mossa qui
    inserire una mossa
    notazione delle mosse
asking-command-plan =
    programmare la mossa mentre non ci sono
    preparare una mossa in anticipo
    mossa in anticipo
    programmare la risposta
    premossa
asking-command-place =
    piazzare tutti insieme con un messaggio
    mettere tutte le pedine in una volta sola
    schierare tutto con un comando
asking-command-board =
    rivedere il tavoliere
    mandami il tavoliere
    mostrami il tavoliere
    fammi vedere la posizione
    a chi tocca adesso
    com’è la posizione
asking-command-games =
    che partite ho
    a cosa sto giocando
    quali partite sto giocando
    le mie partite
    elenco delle partite
    partite in corso
    dove sono le mie partite
asking-command-huff =
    come si reclama una soffiata
    comando per soffiare
    reclamare che ha mancato una cattura
asking-command-resign =
    voglio smettere
    come esco dalla partita
    chiudere la partita
    getto la spugna
    come abbandono
    voglio abbandonare la partita
    mi arrendo
    arrendersi
    rinunciare alla partita
    lasciare la partita
    come smetto di giocare
    voglio uscire dalla partita
    ritirarsi dalla partita
asking-command-draw =
    posso offrire la patta
    chiuderla in pareggio
    facciamo patta
    come offro la patta
    proporre patta
    offrire il pareggio
    chiedere la patta all’avversario
    accettare la patta
asking-command-takeback =
    cambiare la mossa
    annullare l’ultima mossa
    ho toccato il pezzo sbagliato
    mossa sbagliata voglio rifarla
    annullare la mossa
    ritirare la mossa
    tornare indietro di una mossa
    ho sbagliato mossa posso rifarla
    ho toccato la casella sbagliata
    ho premuto male
    correggere la mossa
    posso ripensarci
asking-command-rematch =
    rigiochiamo
    voglio la rivincita
    un’altra partita
    rivincita
    giochiamo ancora
    un’altra partita con lui
    ancora una partita
    rifare la partita
asking-command-say =
    come scrivo al mio avversario
    salutare l’avversario
    scrivere all’avversario
    parlare con l’avversario
    mandare un messaggio all’altro giocatore
    chat con l’avversario
asking-command-mute =
    farlo tacere
    nascondere i suoi messaggi
    basta messaggi
    non voglio i suoi messaggi
    silenziare l’avversario
    non voglio leggere quello che scrive
    spegnere la chat
    parla troppo
asking-command-unmute =
    voglio rileggere i suoi messaggi
    riattivare la chat
asking-command-report =
    è maleducato
    parolacce
    segnalare un messaggio
    mi ha insultato
    segnalare un giocatore
    messaggio offensivo
asking-command-claim =
    non gioca più
    il mio avversario non muove
    ha lasciato scadere il tempo
    come vinco per il tempo
    l’avversario ha finito il tempo
    tempo scaduto
    non muove più
    non risponde da giorni
    è sparito
    reclamare la vittoria per il tempo
    cosa succede se scade il tempo
    aspetto la sua mossa da giorni
    se finisce il tempo
asking-command-pause =
    possiamo fermarci un po’
    fermare il tempo
    sospendere l’orologio
    fermare l’orologio
    mettere in pausa
    fare una pausa
    sospendere la partita
asking-command-resume =
    ricominciare dopo la pausa
    riprendere la partita
    far ripartire l’orologio
    continuare dopo la pausa
asking-command-record =
    avere l’elenco delle mosse
    scaricare la partita
    verbale della partita
    notazione della mia partita
    elenco delle mosse
    trascrizione delle mosse
    salvare la partita
asking-command-replay =
    vedere com’è andata
    rivedere l’ultima partita
    una vecchia partita
    rivedere la partita
    riguardare una partita vecchia
    rivedere le mosse
    film della partita
    filmato
asking-command-analysis =
    perché ho perso
    i miei errori
    come ho giocato
    analizzare la partita
    dove ho sbagliato
    qual è stato il mio errore
    quale mossa era cattiva
asking-command-hint =
    un aiuto per la mossa
    cosa gioco adesso
    non so cosa muovere
    dammi un consiglio sulla mossa
    dammi un suggerimento sulla mossa
    cosa mi conviene giocare adesso
    suggeriscimi una mossa
    aiutami con la mossa
    la mossa migliore adesso
asking-command-learn =
    voglio imparare
    corso per principianti
    tutorial
    lezioni
    c’è un corso
    esercizi
    insegnami
    come mi alleno
    imparare passo per passo
asking-command-settings =
    impedire a qualcuno di sfidarmi
    cambiare l’aspetto
    un’altra lingua
    in inglese
    sono via due settimane
    non disturbare di notte
    vedere dall’altra parte
    come blocco una persona
    bloccare una persona
    bloccare un giocatore
    sbloccare qualcuno
    come blocco qualcuno che mi infastidisce
    cambiare la lingua
    girare il tavoliere
    cambiare i colori
    lettere latine
    fuso orario
    ore di silenzio
    niente notifiche di notte
    disattivare le notifiche
    troppi avvisi
    vado in vacanza
    ferie
    impostazioni
asking-command-link =
    lo stesso account su due piattaforme
    collegare discord e telegram
    collegare gli account
    usare lo stesso account
asking-command-export =
    salvare i miei dati
    scaricare i miei dati
    esportare le mie partite
asking-command-forget =
    eliminare i miei dati
    togliere il mio account
    cancella i miei dati
    cancellare il mio account
    cancellare i miei dati
    eliminare tutto di me
asking-command-privacy =
    quali dati conservate
    cosa salvate di me
    riservatezza
    chi vede i miei dati
asking-command-help =
    come si usa il bot
    cosa posso fare qui
    non capisco come funziona il bot
    aiuto
    che comandi ci sono
    elenco dei comandi
    cosa posso scrivere
    cosa sa fare il bot
asking-command-group =
    impostazioni di questo server
    impostazioni di questo gruppo
    lingua del gruppo
    in quale canale si possono fare sfide
    gestisco il gruppo, come imposto il bot
asking-command-puzzle =
    problema del giorno
    problema di oggi
    c’è un problema da risolvere
    chi ha risolto il problema
