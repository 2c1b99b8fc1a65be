# Come si confrontano le domande con le frasi del manuale: le parole che non dicono nulla, come finiscono, e quali qui valgono lo stesso.

wording-idle =
    il lo la i gli le l un uno una di a da in con su per del dello della dei degli delle dell al allo alla ai agli alle all dal dallo dalla
    dai dagli dalle dall nel nello nella nei negli nelle nell sul sullo sulla sui sugli sulle sull e o ma se che chi è sono sei siamo ho hai ha
    abbiamo hanno mi ti si ci vi ne me te mio mia miei mie tuo tua tuoi tue suo sua suoi sue nostro lui lei noi voi loro questo questa quello quella
    questi quelle quei cosa cose come cos quale quali qual anche pure poi già ora adesso allora ciao scusa scusi per favore grazie
    regola regole gioco dimmi spiega spiegami significa vuol dire esiste fa fare fai faccio fanno succede essere stato stata stanno stare sta trova sono gioca giocare gioco giochi giocano giocavano c d s m qlcs
    perche non qualcosa ok sta gia er de der je nun un' ecco tipo caso un magari dopo qui qua li la' ad ed od ecc quanno
wording-endings =
    iamo iate assi asse endo ando ente anti ante ione ioni izione
    are ere ire ato ata ati ate uto uta uti ute ito ita iti ite rsi rlo rla rli rle rmi rci
    ano ono ava eva iva avo evo ivo
    arlo arla arli arle erlo erla erli erle
    io ia ie ii hi he i o a e
wording-alike =
    partita: partite
    annullare: tornare indietro, torna indietro, torno indietro, ritirare la mossa, ritiro la mossa, annulla, annullo, annullata, ripensarci, ripensamento
    tempo scaduto: finito il tempo, scaduto il tempo, tempo finito, senza tempo, esaurito il tempo, fuori tempo, scade il tempo, finisce il tempo
    orologio: cronometro, tempo di gioco
    arrendersi: mi arrendo, arrendo, arrende, arrendermi, abbandonare, abbandono la, abbandono questa, mollare, mollo
    computer: bot, ia, macchina, robot
    messaggio: messaggi, chat
    infastidire: infastidisce, disturba, disturbare, molesta, rompe, assilla
    vacanza: vacanze, ferie
    notifica: notifiche, avvisi, promemoria
    sparito: sparita, scomparso, non risponde, non muove, non gioca, non si fa vivo, non si muove da
    posso: può, puo, puoi, possiamo, poter, potere, permesso, consentito, lecito, è possibile, possibile, ammesso, pò
    posso subire: si può, si puo, si possono, se possono, se pò, possono, se può, se puo
    catturare: catturo, cattura, catture, catturi, catturano, mangiare, mangio, mangia, mangi, mangiano, mangiarla, mangiarli, magna, magno, magnà, magnare, prendere, prendo, prende, prendi, prendono, prenderlo, prenderla, prenderli, mangiarlo, catturarlo, eliminare, elimino, uccidere, uccido, uccide, ammazzare, ammazzo, fare fuori, far fuori, beccare
    catturare subire: catturato, catturata, catturati, catturate, mangiato, mangiata, mangiati, mangiate, mangiarmi, preso, presa, prese, presi, muore, muoiono, morto, morta, ucciso, eliminato, fuori, cade
    pedina: pedine, pezzo, pezzi, soldato, soldati, uomo, uomini, omino, omini, sassolino, sassolini, pedone, pedoni, gettone, gettoni, truppe, truppa, guerriero, guerrieri, pietra, pietre
    capo: capi, re, generale, generali, comandante, condottiero, leader, strategos, stratego, lars, dux, duce, duca, basileo, basilei, basileus, sovrano, monarca
    nemico: nemici, nemica, nemiche, avversario, avversari, avversaria, altro giocatore, rivale, l'altro
    muovere: muovo, muove, muovono, muovi, muover, mossa, mosse, mosso, mossi, spostare, sposto, sposta, spostarsi, spostano, spostato, andare, vado, va, vanno, andando, andar, si va, camminare, cammina, scorrere, scorre, scorrono, movimento, muoversi, movere, avanzare, avanza
    saltare: salto, salta, salti, saltato, saltando, saltano, scavalcare, scavalca, scavalco, scavalcarlo, saltarlo, saltarla, passare sopra, passa sopra, sopra, volare, oltrepassare
    tra: in mezzo, fra due, tra due, sandwich, mezzo, in mezzo a due, nel mezzo
    circondare: circondato, circondata, circondano, circondo, accerchiato, accerchiare, chiuso, chiusa, chiudere, chiudo, chiuso da tutte le parti, da tutte le parti, tutti i lati, quattro lati, intrappolato, murato, accerchia, rinchiuso, chiuso dentro, tutte le parti
    bloccato: non posso muovere, non può muovere, non puo muovere, non posso più muovere, non posso piu muovere, nessuna mossa, nessuna mossa possibile, senza mosse, bloccata, bloccati, bloccare, non ho mosse, stallo, bloccate, non riesce a muovere, non si può muovere, fermo, non può più muovere, non puo piu muovere, non riesco a muovere
    vincere: vinco, vince, vinci, vinto, vittoria, vincono, scopo, obiettivo, vincita, vincitore, vinca
    perdere: perdo, perde, perso, persa, sconfitta, perdi, perdono, sconfitto
    fine: finire, finisce, finita, finito, finiscono, termina, terminare, finale, conclude, smettere, si ferma, durare per sempre
    patta: pareggio, pari, patte, pareggiare, pareggi, parità, parita, nessuno vince, pattare
    cominciare: comincia, comincio, comincia prima, inizia, iniziare, inizio, inizi, parte, partire, partono, parto, primo, per prima cosa, prima mossa, per primo, per prima, tocca a, apertura, all inizio, iniziale, bianco
    angolo: angoli, ancolo, angolino, spigolo
    bordo: bordi, lato, lati, margine, sponda, ciglio, orlo, contro il bordo, lato del tavoliere
    diagonale: diagonali, diagonalmente, obliquo, di traverso, storto, in obliquo, alfiere
    passare: passo, passare il turno, salto il turno, saltare il turno, saltare un turno, stare fermo, non muovere, restare fermo, rinunciare alla mossa, saltare turno, passo il turno
    obbligo: obbligato, obbligatorio, obbligatoria, obbligati, devo, deve, dobbiamo, bisogna, costretto, costretta, per forza, dovere, tocca, forzato, necessario, son obbligato, sono obbligato
    dado: dadi, tiro, tirare, tirato, tira, tiri, lancio, lanciare, lancia, lanciato, lanci, numero
    doppio: doppi, doppia, doppietto, coppia di dadi, due sei, numeri uguali, doppie
    extra: altro turno, un altro, bonus, ancora, di nuovo, in più, in piu, secondo tiro, un altra volta, ritirare, rigiocare, supplementare, aggiuntivo, rimuovere ancora
    cento: 100, centesima, centesimo, cinquanta, 50, un sacco di mosse, mosse senza, per sempre, all infinito, infinito, eterno, mai, ore
    ripetere: ripete, ripetono, ripetizione, ripetizioni, ripetuta, ripetiamo, stessa posizione, stesse mosse, tre volte, terza volta, avanti e indietro, torna, rifare, di continuo, continuiamo, uguale, stessa
    accordo: d accordo, accordarsi, accordiamo, mettersi d accordo, mettiamo d accordo, concordare, offrire, offro, proporre, proporre patta, entrambi vogliamo, stretta di mano
    diversi: più di uno, piu di uno, più nemici, piu nemici, più pezzi, piu pezzi, più pedine, piu pedine, due insieme, due alla volta, tutti insieme, tutte insieme, più di una, piu di una, in una volta, in una sola volta, contemporaneamente, insieme, doppia cattura, più catture, piu catture, molti, tanti, in un colpo, tutt e due, tutte e due
    fila: file, affiancate, affiancati, fianco a fianco, vicine, accanto l una all altra, una accanto all altra, coppia, gruppo, attaccate, attaccati, in fila, muro, due di fila, appaiate
    quanti: quante, quanto, numero di, a testa, ciascuno, ognuno, per ciascuno
    durata: dura, durano, durare, quanto dura, quanto tempo, lunga, lungo, corta, breve, minuti, tempo, veloce
    lontano: lontana, distanza, quante caselle, quanto lontano, di quante, di quanto, fin dove, quanto può andare, al massimo, massimo, limite
    dove: in che posto, posizione, quale casella, su quale casella
    caselle: casella, quadretto, quadretti, quadrati
    l un l altro: altro capo, altro re, re avversario, capo nemico, re nemico, due capi, due re
    comune: normale, normali, semplice, semplici, comuni, qualunque, solito
    speciale: speciali, poteri, abilità, serve a, a cosa serve, a che serve, utile, differenza, diverso, diversa, particolare
    piazzare: piazzo, piazza, piazzamento, piazzata, piazzato, piazzati, piazzando, mettere, metto, mette, messo, messa, mettere giù, metter giù, mettiamo, posare, poso, posizionare, posiziono, disporre, collocare, schierare, schieramento
    disposizione: disposti, disposte, schierati, si parte, posizione iniziale, posizione di partenza, preparare, preparazione, disposti all inizio, come si dispongono, schierate, allestire
    legare: lego, lega, legato, legata, legati, legate, imprigionare, imprigionato, imprigionata, imprigionati, imprigiono, prigioniero, prigionieri, immobilizzare, immobilizzo, immobilizzato, immobilizza, inchiodare, inchiodato, trattenere, catturato vivo, legarne, legarlo, imprigionarlo
    liberare: libera, libero, liberato, liberata, liberati, liberarlo, liberarsi, si libera, slegare, slegato, sciogliere, sciolto, scappare, salvare, salvo, salvato, riscattare, rilasciare
    tenere: tiene, tengo, tengono, trattiene, trattengono, tenuto, custode, guardia
    togliere: tolgo, toglie, tolto, tolta, togli, rimozione, rimuovere, rimuovo, rimosso, rimuove, levare, levo, togliere dal tavoliere, tirar via
    andarsene: se ne va, si allontana, si sposta, allontanarsi, lascia, va via, allontana, andato via
    attivo: attiva, attivi, attive, attività
    passivo: passiva, passivi, passive, pigro, pigra, pigre, pigri, renitenza, inattivo, inattiva, inutili, lontani dai nemici
    vagus: vagi, capovolta, capovolto, capovolte, capovolti, rovesciata, rovesciato, rovesciate, girata, girato, girate, sottosopra, a testa in giù, a testa in giu, disertore, disertori, voltata, rivoltata, si capovolge, capovolge, capovolgere, si gira, ribaltata, ribaltato
    raddrizzare: raddrizza, raddrizzata, torna dritta, torna dritto, ritorna dritta, dritta, dritto, torna normale, ritorna normale, torna su, ritornare, rigirare, si rigira, raddrizzo, rimettere dritta, di nuovo dritta
    attacco: attaccare, attacca, attacchi, attaccato il, attaccando, assalto, minaccia, attaccano
    accanto: vicino, vicina, vicini, adiacente, adiacenti, di fianco, a fianco, attaccato, toccare, tocca il, a contatto, contatto
    tranquilla: non attacco, non attacca, senza attaccare, non attaccare, non finisce accanto, lontano dai nemici
    oplita: opliti, pesante, pesanti, fanteria pesante
    peltasta: peltasti, peltaste, leggero, leggeri, leggera, fanteria leggera
    corazza: armatura, corazzato, scudo, protetto dalla corazza
    classi: classe, regola delle classi
    fondo: in fondo, altra parte, altro lato, riga di fondo, ultima riga, ultima fila, lato opposto, dall altra parte, fino in fondo, traguardo, riga nemica, riga più lontana, attraversare, attraversa, sfondamento, dall altro lato, parte opposta, traversata
    tutti: tutte, tutto, intero, ogni, tutta
    solo: sola, soli, soltanto, unico, unica, ultimo, ultima, rimane solo, resta solo, rimasto, rimasta, rimane, resta, rimangono, restano, solamente, una sola, uno solo
    senza: nessuno, nessuna, non ha più, non ho più, non ho piu, niente, finiti, zero
    sicuro: sicura, sicuri, al sicuro, pericolo, pericoloso, rischio, rischioso, protetto, protetta, proteggere, protegge, difendere, difesa, invulnerabile, intoccabile, immune, suicidio
    proprio: propri, propria, da solo, da me, mio stesso, amico, amici, amica, compagno, compagni, alleato
    sbagliare: sbaglio, sbagliato, sbagliata, errore, errori, illegale, illegali, non valida, non valido, vietata, vietato, non permessa, non consentita, irregolare, barare, sbagli
    avvertito: avviso, avvertimento, avvertire, insiste, insistere, insisto
    soffiare: soffio, soffia, soffiata, soffiato, soffiarmi, soffiarla, soffiando
    penalità: penalita, punire, punizione, punito, punisce, multa, costa, conseguenza, conseguenze
    dimenticare: dimentico, dimenticato, dimentica, mi sono dimenticato, scordato, scordo, non ho visto, sfuggita, sfuggito, non visto
    reclamare: reclamo, reclama, richiesta, rivendicare, pretendere
    opzioni: opzione, variante, varianti, impostazioni, impostazione, cambiare le regole, personalizzare, regole della casa
    tavoliere: scacchiera, campo, tabellone, grande, grandezza, dimensioni, dimensione, colonne, righe, colonna, plancia, damiera, misura
    lettere: greco, greche, greca, lettera, alfabeto, notazione, scrivere, scrivo, digitare, tastiera, nomi delle caselle
    consigli: consiglio, suggerimento, suggerimenti, strategia, strategie, tattica, tattiche, trucco, trucchi, migliorare, giocare bene, principiante, principianti, dritte, bravo, meglio
    autore: inventato, inventò, inventore, scritto, scritte, fonte, fonti, origine, viene da, da dove viene, creato, pubblicato, chi ha fatto, autori, provengono
    antico: antichi, antica, greci, romani, storico, storica, storia, autentico, autentica, originale, originali, vero, vere, vera, veramente, davvero così, davvero cosi, ricostruzione, moderna, antichità
    decisione: deciso, decidere, decisioni, interpretazione, interpretato, scelta vostra, ambiguo
    prima: prima di, innanzi
    arrivare: arriva, arrivo, arrivano, raggiungere, raggiunge
    atterrare: atterra, atterraggio, si ferma dopo, finisce il salto
    rincorsa: prima di saltare, da lontano, scorrere prima, prendere la rincorsa, adiacente prima
    catena: più salti, piu salti, salti multipli, continuare a saltare, salto multiplo, risaltare, doppio salto, saltare ancora, salta ancora, saltare di nuovo, un altro salto, continuare, seguito
    giudicare: giudicato, giudica, si giudica, valuta, si valuta, si decide, si guarda
    conta: contare, contano, conto, conteggio, conti, azzera, azzerare, si azzera, riparte, ricomincia, contatore, contate, conteggiare
    hermes: ermes, mercurio
    zeus: mano di zeus, giove
    rinunciare: rinuncio, rinuncia, rifiutare, rifiuto, non voglio, fare a meno, declinare, evitare, lasciar perdere
    esatto: esattamente, preciso, esatta, numero esatto
    maggiore: più alto, piu alto, alto, grande dei due, numero grande, numero più alto
    minore: più basso, piu basso, basso, numero piccolo, piccolo
    strada: via libera, libera la via, percorso, cammino
    ostacolo: blocca, ostacola, in mezzo alla strada, intralcia
    mano: in mano, non piazzate, non piazzati, riserva
    appena: ultimo a muovere, appena mosso, appena mossa, mosso per ultimo, già lì, gia li, muovere uno dei due, arrivato
wording-numbers = 0 zero, 1 uno, 2 due, 3 tre, 4 quattro, 5 cinque, 6 sei, 7 sette, 8 otto, 9 nove, 10 dieci, 11 undici, 12 dodici, 13 tredici,
    16 sedici, 24 ventiquattro, 32 trentadue, 50 cinquanta, 100 cento
# Parole di altri giochi e del resto del mondo: chi le usa non chiede nulla che sia qui.
# Che genere di domanda è, da come comincia.
wording-kinds =
    what: che cosa è, che cos è, cos è, cosa è, che cosa significa, cosa significa, cosa vuol dire, che vuol dire, che cosa sono, cosa sono, chi è, chi sono, definizione di, significato di
    if: e se, cosa succede, che succede
# Che cosa precede il nome di un gioco.
wording-before-names = in quello con il, in quello con i, in quello con, quello con il, quello con i, quello con, nel gioco con, nel gioco di, nella, nel, nei, di, da, a, in, del, della, per, la, il
# Come si chiamano i giochi nelle domande, oltre ai loro nomi.
wording-games =
    vogt-kubeia: gioco con i dadi, quello con i dadi, gioco dei dadi, versione con i dadi
    lemery-crossing: corsa dei capi, gara dei capi
    vogt-petteia: gioco da torneo, regole da torneo, quello con gli opliti
    poleis: quello con i vagi
    walker-dux: quello con il dux
# Nomi di giochi che sono anche parole comuni.
wording-weak-names = traversata polis
# What a question begins with that goes on from the one before.
wording-follow-up = e invece, e, ma, oppure, anche, allora, invece
# What people say around a question, with … in its place. For training.
wording-polite = ciao, …; buonasera, …; salve! …; … grazie; … per favore; … grazie mille; scusa, …; scusate ma …; potrebbe dirmi …; mi sa dire …; potresti spiegarmi …; buonasera, potrebbe gentilmente spiegarmi …? grazie mille; una domanda: …; senti, …; ma …; vorrei sapere …; allora …; sono nuovo, …; ciao ho 8 anni, …; boh, …; ciao ho 9 anni e non capisco, …; sono un bambino e …; mio figlio mi chiede …; buongiorno, mi potrebbe dire cortesemente … la ringrazio molto; gentile bot, … cordiali saluti; scusa la domanda stupida ma …; il mio amico dice … è vero; prima volta che gioco, … grazie; sono anziana, …; uff, … aiuto; aspetta, …; … devo saperlo; abbiamo appena iniziato e …; ricordami, …; qualcuno mi spiega … per favore; … o mi sono perso qualcosa; toglimi una curiosità, …; dimmi un po …
