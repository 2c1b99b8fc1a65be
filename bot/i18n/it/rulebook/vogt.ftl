# The tournament games of Andreas Frank Vogt: Petteia and Kubeia.

vogt-armies =
    §board+letters Il tavoliere ha { $files } colonne e { $ranks } righe. Vogt dà alle colonne lettere greche; le tue caselle vanno da { GREEK("a1") } a { GREEK("l8") }.
    §letters Scrivile così, con le lettere greche o con le minuscole dalla a alla l, colonna per colonna. Per h e k ti chiedo quale intendi; «settings letters=» offre altri modi.
    §army Ogni parte ha 12 opliti, 12 peltasti e un Basileo.
    §array Gli opliti riempiono la riga più vicina a te, i peltasti stanno davanti a loro.
    §leader-start Davanti a tutti sta il tuo Basileo, { $mirror ->
        [on] un po’ a destra del centro: in { GREEK("g3") } per { side-first }, in { GREEK("f6") } per { side-second }.
       *[off] un po’ a sinistra del centro: in { GREEK("f3") } per { side-first }, in { GREEK("g6") } per { side-second }.
    }
    §first { side-first } muove per primo.
vogt-take =
    §line Chiudi un peltasta tra due dei tuoi pezzi, in linea retta. Esce dal tavoliere.
    §mover Uno dei due dev’essere quello che hai appena mosso.
    §row Tra due si cattura un pezzo solo, mai una fila. §several Una mossa può catturare da più lati.
    §corner In un angolo servono le due caselle accanto al pezzo.
vogt-safe = §between Puoi entrare tra due nemici senza pericolo. Vogt la chiama falsa cattura.
vogt-armour = §armour Un oplita porta la corazza: dei due che lo catturano, uno dev’essere un oplita o il Basileo. Anche in un angolo.
vogt-king =
    §leader-partner Il Basileo aiuta a catturare come ogni altro pezzo.
    §leader-taken Lui cade solo quando i nemici occupano ogni casella accanto a lui: quattro, sul bordo tre, in un angolo due. L’ultimo dev’essere appena arrivato.
    { $classes ->
        [off] §class Va bene qualsiasi pezzo.
       *[on] §class Dei quattro, due devono essere opliti, o uno il Basileo nemico. Sul bordo o in un angolo basta un oplita o il Basileo.
    }
    §protected Due nemici da lati opposti non lo catturano. Un suo pezzo che gli sta accanto lo protegge.
vogt-active = §active Un pezzo è attivo quando con una sola mossa può arrivare accanto a un nemico. Altrimenti è passivo. Essere già accanto a uno non basta.
vogt-end =
    §leader-taken+breakthrough Vinci se catturi il Basileo nemico (sbando), o se muovi il tuo sulla riga di fondo nemica (sfondamento).
    §decimation Vinci se catturi tutti i peltasti o tutti gli opliti nemici (decimazione).
    §stuck Vinci quando l’avversario non può muovere (assedio). §abandon Si vince anche per abbandono.
    §passive Chi muove per tre volte di fila un pezzo passivo, pur avendone uno attivo, perde (renitenza).
vogt-draws =
    §superiority+quiet Dopo cento mosse senza catture vince chi ha più pezzi (superiorità). A parità, è patta.
    §agree È patta se siete d’accordo. §repetition Una posizione che si ripete non decide nulla.
vogt-ignorance = { $ignorance ->
        [on] { " " }§ignorance Una mossa irregolare dà un avviso. Chi insiste perde.
       *[off] { "" }
    }
vogt-options-ignorance = §ignorance ignorance=on: perde chi, dopo un avviso, insiste su una mossa irregolare.
vogt-options-mirror = §leader-start mirror=on: i Basilei cominciano in { GREEK("g3") } e { GREEK("f6") }.
vogt-options-compulsory = §must compulsory=off: catturare non è un obbligo.
vogt-options-classes = §class classes=off: per catturare il Basileo bastano pezzi qualsiasi in tutte le caselle accanto a lui.
vogt-options-how = §options Queste sono regole da torneo. Tra amici puoi cambiarle: scrivilo quando sfidi, per esempio options=classes=off.
vogt-glance-win =
    { $classes ->
        [off] §leader-taken Il re si cattura occupando ogni casella accanto a lui.
       *[on] §leader-taken Il re si cattura occupando ogni casella accanto a lui, anche con opliti o con il tuo re.
    }
    §win Vinci così, o portando il tuo re sull’ultima riga. §decimation+stuck Anche quando il nemico non ha più peltasti, opliti o mosse.
vogt-source =
    §source Andreas Frank Vogt ha scritto queste regole da torneo in italiano nel 2018, da una ricostruzione di Moshe Callen.
    §source+sides La prima parte per lui è il Bianco, gli Ateniesi; la seconda è il Nero, gli Spartani.
    §source+modern È una ricostruzione moderna. Nessun autore antico racconta le regole.

rule-vogt-petteia-glance =
    §gist Un gioco da torneo per chi ama gli scacchi. §army Ogni parte ha 12 peltasti (leggeri), 12 opliti (pesanti) e un Basileo, il re.
    { $six ->
        [off] §slide Tutti muovono in linea retta, mai in diagonale, finché la via è libera.
       *[on] §slide Tutti muovono in linea retta, mai in diagonale, finché la via è libera. §hoplite Un oplita fa al massimo sei caselle.
    }
    { $compulsory ->
        [off] §line Muovi in modo che un nemico sia tra due dei tuoi pezzi, e lo catturi.
       *[on] §line Muovi in modo che un nemico sia tra due dei tuoi pezzi, e lo catturi. §must Se puoi catturare, devi farlo.
    }
    { $six ->
        [off] §between Entrare tra due nemici non è pericoloso.
       *[on] §armour Un oplita si cattura solo con l’aiuto di un oplita o del re. §between Entrare tra due nemici non è pericoloso.
    }
    { vogt-glance-win }
    §first { side-first } muove per primo. La tua parte è in basso sul tuo tavoliere.
    { book-facts }
rule-vogt-petteia-setup = { vogt-armies }
rule-vogt-petteia-move =
    §turn+pass A ogni turno muovi un pezzo, e non puoi passare.
    §slide Va in linea retta, avanti, indietro o di lato, su caselle libere. §diagonal Mai in diagonale.
    §block Non salta un pezzo, e non si ferma dove ce n’è già uno. Se non può muovere affatto, è bloccato.
    §peltast+basileus Peltasti e Basileo vanno lontano quanto vuoi.
    { $six ->
        [off] §hoplite Anche gli opliti.
       *[on] §hoplite Gli opliti fanno al massimo sei caselle.
    }
    { vogt-active } Vogt chiama polis di contatto le caselle accanto a un pezzo, mai quelle in diagonale. In campo aperto, un pezzo che rende attivo un nemico è attivo anche lui. §passive Tre mosse passive di fila possono costare la partita.
rule-vogt-petteia-capture =
    { vogt-take }
    { $six ->
        [off] §armour Un oplita si cattura allo stesso modo.
       *[on] { vogt-armour }
    }
    { vogt-safe } Resti al sicuro anche se poi si spostano.
    { $compulsory ->
        [off] §must Catturare non è un obbligo.
       *[on] §must Se puoi catturare, devi farlo, anche il Basileo, e anche quando il tuo re potrebbe raggiungere l’ultima riga. Va bene qualsiasi cattura.
    }
rule-vogt-petteia-special = { vogt-king }
rule-vogt-petteia-end =
    { vogt-end }
    §active-judged Un pezzo si giudica prima della mossa, da dove si trova. §passive-count Muovere un pezzo attivo fa ripartire il conto, come pure un turno in cui non ne hai.{ vogt-ignorance }
    { vogt-draws }
    §order Le altre vittorie vengono prima di questi conti, e le mosse passive prima delle cento.
rule-vogt-petteia-options =
    { vogt-options-how }
    { vogt-options-compulsory }
    §hoplite+armour six=off: un oplita va lontano quanto vuoi, e due pezzi qualsiasi lo catturano.
    { vogt-options-classes }
    { vogt-options-mirror }
    { vogt-options-ignorance }
rule-vogt-petteia-tips =
    { $compulsory ->
        [off] §tips+bait Offri un pezzo come esca, quando la tua risposta ne cattura di più.
       *[on] §tips+bait Catturare è un obbligo, quindi puoi trascinare i nemici dove vuoi. Offri un peltasta, e guarda dove deve andare chi lo cattura.
    }
    §tips+hoplite Tieni degli opliti vicino al Basileo nemico: { $classes ->
        [off] aiutano a chiuderlo.
       *[on] senza di loro è difficile catturarlo.
    }
    §tips+protected Tieni uno dei tuoi pezzi accanto al tuo Basileo.
    §tips+breakthrough Sorveglia le colonne davanti ai due re. Un re che raggiunge l’ultima riga vince.
    §tips+active Mentre aspetti, non restare senza pezzi attivi.
rule-vogt-petteia-source =
    { vogt-source }
    §reading Tre cose sono una nostra lettura: le catture vengono prima della corsa del re, la corazza vale negli angoli, e come si giudicano i pezzi attivi.

rule-vogt-kubeia-glance =
    §gist Il gioco da torneo con due dadi. §army Ogni parte ha 12 peltasti (leggeri), 12 opliti (pesanti) e un Basileo, il re.
    §slide Si muove in linea retta, mai in diagonale. §throw I peltasti vanno fino al dado più alto, gli opliti fino al più basso. Il re va fino al più basso, o esattamente al più alto. §zeus Dopo un doppio puoi muovere ancora.
    { $compulsory ->
        [off] §line Muovi in modo che un nemico sia tra due dei tuoi pezzi, e lo catturi.
       *[on] §line Muovi in modo che un nemico sia tra due dei tuoi pezzi, e lo catturi. §must Se il lancio lo permette, devi farlo.
    }
    { $armour ->
        [off] §between Entrare tra due nemici è sicuro.
       *[on] §armour Per catturare un oplita serve un oplita o il re. §between Entrare tra due nemici è sicuro.
    }
    { vogt-glance-win }
    §first { side-first } muove per primo. La tua parte è in basso sul tuo tavoliere.
    { book-facts }
rule-vogt-kubeia-setup =
    { vogt-armies } Chi comincia non lo decidono i dadi.
rule-vogt-kubeia-move =
    §throw+turn Il tuo turno comincia con due dadi. Li lancia il bot, davanti a tutti. Poi muovi un pezzo.
    §slide+block Va in linea retta, solo su caselle libere. §diagonal Mai in diagonale.
    §peltast+hoplite Un peltasta fa al massimo il numero più alto. Un oplita fa al massimo il numero più basso.
    §basileus+hermes+hermes-path Il Basileo fa al massimo il numero più basso, o esattamente il più alto: la mossa di Hermes. Anche allora la strada dev’essere libera.
    §always Un lancio lascia sempre una mossa: chi non è bloccato può andare di una casella.
    §zeus Dopo un doppio e la sua mossa puoi lanciare e muovere di nuovo, con qualsiasi pezzo: la mano di Zeus. L’avversario aspetta.
    §zeus-on+waive Si continua finché fai doppi. Puoi rinunciare. §zeus-won Una mossa che vince non dà altri lanci.
rule-vogt-kubeia-capture =
    { vogt-take }
    { $armour ->
        [off] §armour Un oplita si cattura allo stesso modo.
       *[on] { vogt-armour }
    }
    { vogt-safe }
    { $compulsory ->
        [off] §must Catturare non è un obbligo.
       *[on] §must Se con questo lancio puoi catturare, devi farlo. Va bene qualsiasi cattura.
    }
rule-vogt-kubeia-special = { vogt-king }
rule-vogt-kubeia-end =
    { vogt-end }
    { vogt-active }
    §active-judged Ogni pezzo si giudica come se potesse fare sei caselle, qualunque sia il lancio. §zeus-count Anche le mosse dopo un doppio contano, i lanci no.{ vogt-ignorance }
    { vogt-draws }
rule-vogt-kubeia-options =
    { vogt-options-how }
    { vogt-options-compulsory }
    { vogt-options-classes }
    §armour armour=off: due pezzi qualsiasi catturano un oplita.
    { vogt-options-mirror }
    { vogt-options-ignorance }
rule-vogt-kubeia-tips =
    §tips+throw Mettiti dove ti aiutano molti lanci, non uno solo.
    §tips+hoplite I lanci bassi frenano i tuoi opliti. Portali avanti finché puoi.
    §tips+basileus Conta le caselle fino al tuo Basileo: un sei arriva più lontano di quanto si pensi.
    §tips+zeus Un doppio vale due mosse. Usa la seconda per finire quello che ha cominciato la prima.
    §tips+protected Tieni uno dei tuoi pezzi accanto al tuo Basileo.
rule-vogt-kubeia-source =
    { vogt-source }
    §source+throw Kubeia è il suo gioco con i dadi. Quale gioco antico li usasse, e come, non si sa.
    §source+misprint La sua partita d’esempio ha un refuso: il lancio 31 alla seconda mossa dovrebbe essere 32.
    §reading Due cose sono una nostra lettura di quella partita: il lancio in più è un diritto, e i pezzi attivi si giudicano senza i dadi.

show-vogt-petteia-start = L’inizio.
show-vogt-petteia-ways = L’oplita in { GREEK("g1") } può andare nelle caselle segnate.
show-vogt-petteia-free = L’oplita in { GREEK("g1") } può andare nelle caselle segnate, lontano quanto vuoi.
show-vogt-petteia-active = { GREEK("d4") } può arrivare accanto a { GREEK("h4") }, quindi è attivo. { GREEK("b4") } è passivo: ha la strada chiusa da un suo pezzo.
show-vogt-petteia-line = { $move } cattura { $taken } in un colpo solo.
show-vogt-petteia-corner = { $move } cattura { $taken } nell’angolo.
show-vogt-petteia-armour = { $move } non cattura nulla: due peltasti non catturano un oplita.
show-vogt-petteia-heavy = { $move } cattura l’oplita in { $taken }, grazie a un oplita.
show-vogt-petteia-bare = { $move } cattura l’oplita in { $taken }.
show-vogt-petteia-false = { $move } entra tra due nemici, senza pericolo.
show-vogt-petteia-must = { $move } è irregolare: c’è una cattura da fare.
show-vogt-petteia-king = { $move } chiude l’ultimo lato, e cattura il Basileo.
show-vogt-petteia-light = { $move } chiude l’ultimo lato. Per il Basileo bastano pezzi qualsiasi.
show-vogt-petteia-edge = { $move }: sul bordo ne bastano tre.
show-vogt-petteia-break = { $move } raggiunge l’ultima riga e vince.
show-vogt-petteia-sacrifice = L’esempio di Vogt: dopo { $move } { side-second } deve catturare da { GREEK("g6") }, e la libera.
show-vogt-petteia-opened = Poi { $move } cattura il Basileo.
show-vogt-petteia-last = { $move } cattura l’ultimo peltasta e vince.
show-vogt-petteia-idle = { $move } è la terza mossa passiva di fila, e perde.

show-vogt-kubeia-start = L’inizio.
show-vogt-kubeia-hermes = Lancio: 6 e 3. Il Basileo muove fino a tre caselle, o esattamente di sei.
show-vogt-kubeia-light = Lancio: 5 e 2. Il peltasta in { GREEK("a2") } muove fino a cinque caselle.
show-vogt-kubeia-heavy = Lancio: 5 e 2. L’oplita in { GREEK("a1") } muove fino a due caselle.
show-vogt-kubeia-line = { $move } cattura { $taken } in un colpo solo.
show-vogt-kubeia-armour = { $move } non cattura nulla: due peltasti non catturano un oplita.
show-vogt-kubeia-bare = { $move } cattura l’oplita in { $taken }.
show-vogt-kubeia-king = { $move } chiude l’ultimo lato, e cattura il Basileo.
show-vogt-kubeia-open = { $move } chiude l’ultimo lato. Per il Basileo bastano pezzi qualsiasi.
show-vogt-kubeia-break = { $move } raggiunge l’ultima riga e vince.
