# The tournament games of Andreas Frank Vogt: Petteia and Kubeia.

vogt-armies =
    §board+letters Il tavoliere ha { $files } colonne e { $ranks } righe. Vogt ha dato alle colonne lettere greche. Sul tuo tavoliere le caselle vanno da { GREEK("a1") } a { GREEK("l8") }.
    §letters Puoi scrivere le caselle come le vedi, in lettere greche, o con le minuscole latine dalla a alla l. Per h e k ti chiedo quale colonna intendi. Per vederle scritte in un altro modo, scrivi «impostazioni» e scegli «Caselle».
    §army Ogni giocatore ha 12 opliti, 12 peltasti e un Basileo.
    §array I tuoi opliti occupano la riga più vicina a te, i tuoi peltasti quella davanti.
    §leader-start Il tuo Basileo parte davanti ai peltasti, { $mirror ->
        [on] un po’ a destra del centro: in { GREEK("g3") } per { side-first }, in { GREEK("f6") } per { side-second }.
       *[off] un po’ a sinistra del centro: in { GREEK("f3") } per { side-first }, in { GREEK("g6") } per { side-second }.
    }
    §first { side-first } muove per primo.
vogt-take =
    §line Per catturare un peltasta, chiudilo in linea retta tra due dei tuoi pezzi. Il peltasta lascia il tavoliere.
    §mover Uno dei due dev’essere il pezzo che hai appena mosso.
    §row Così si cattura solo un pezzo singolo, mai due o più in fila. §several Una sola mossa può catturare in più direzioni.
    §corner Per catturare un pezzo in un angolo, occupa le due caselle accanto.
vogt-safe = §between Puoi entrare tra due nemici senza pericolo: è quella che Vogt chiama falsa cattura.
vogt-armour = §armour Gli opliti portano la corazza. Per catturarne uno, almeno uno dei tuoi due pezzi dev’essere un oplita o il Basileo. Vale anche negli angoli.
vogt-king =
    §leader-partner Il Basileo cattura come ogni altro pezzo: può fare la mossa che cattura, o chiudere il nemico dall’altra parte.
    §leader-taken Per catturare il Basileo nemico devi occupare tutte le caselle accanto a lui. Servono 4 pezzi, 3 sul bordo o 2 in un angolo. Uno dev’esserci arrivato con la tua ultima mossa.
    { $classes ->
        [off] §class Vanno bene pezzi di qualsiasi tipo.
       *[on] §class Almeno 2 dei 4 devono essere opliti, oppure uno dev’essere il tuo Basileo. Sul bordo o in un angolo basta un oplita o il tuo Basileo.
    }
    §protected Due pezzi su lati opposti di un Basileo non bastano. Il Basileo è protetto finché ha accanto un pezzo amico.
vogt-active = §active Un pezzo è attivo se con una sola mossa può arrivare accanto a un nemico: non basta essergli già accanto. Altrimenti è passivo.
vogt-end =
    §leader-taken+breakthrough Vinci se catturi il Basileo nemico (sbando), o se porti il tuo sulla riga di fondo nemica (sfondamento).
    §decimation Vinci anche se catturi tutti i peltasti o tutti gli opliti nemici (decimazione).
    §stuck Vinci se l’avversario non può muovere (assedio). §abandon Vinci se si arrende (abbandono).
    §passive Perdi dopo 3 mosse di fila con pezzi passivi, se ogni volta ne avevi uno attivo (renitenza).
vogt-draws =
    §superiority+quiet Dopo 100 mosse senza catture vince chi ha più pezzi (superiorità). A parità è patta.
    §agree È patta anche se vi accordate. §repetition Ripetere una posizione non chiude la partita.
vogt-ignorance = { $ignorance ->
        [on] { " " }§ignorance Se insisti nel muovere un tuo pezzo in modo irregolare, perdi.
       *[off] { "" }
    }
vogt-options-ignorance = §ignorance ignorance=on: se scrivi una mossa irregolare di un tuo pezzo, ricevi un avvertimento. Se insisti su quella mossa, perdi.
vogt-options-mirror = §leader-start mirror=on: ogni Basileo parte un po’ a destra del centro, in { GREEK("g3") } o in { GREEK("f6") }.
vogt-options-compulsory = §must compulsory=off: catturare non è obbligatorio.
vogt-options-classes = §class classes=off: per catturare un Basileo vanno bene pezzi di qualsiasi tipo, se occupano tutte le caselle accanto a lui.
vogt-options-how = §options Queste sono regole da torneo. Tra amici puoi cambiarle: aggiungi le opzioni alla sfida, per esempio opzioni=classes=off.
vogt-glance-win =
    { $classes ->
        [off] §leader-taken Per catturare il Basileo occupa tutte le caselle accanto a lui.
       *[on] §leader-taken Per catturare il Basileo occupa tutte le caselle accanto, con l’aiuto di opliti o del tuo Basileo.
    }
    §win Vinci se catturi il Basileo nemico, o se il tuo raggiunge la riga di fondo nemica. §decimation+stuck Chi resta senza peltasti, senza opliti o senza mosse perde.
vogt-tips-king = §tips+advice-defend+protected Tieni sempre un tuo pezzo accanto al tuo Basileo: così nessuno può catturare il Basileo.
vogt-tips-end =
    §tips+advice-endgame+superiority Quando sei in vantaggio, sorveglia la tua riga di fondo: dopo 100 mosse senza catture vince chi ha più pezzi.
    §tips+advice-avoid+advice-endgame+decimation Proteggi il tuo ultimo peltasta e il tuo ultimo oplita: chi resta senza gli uni o gli altri perde.
vogt-source =
    §source Andreas Frank Vogt ha scritto queste regole da torneo nel 2018, in italiano. È partito da una ricostruzione di Moshe Callen.
    §source+sides Vogt chiama Bianco (gli Ateniesi) chi muove per primo, e Nero (gli Spartani) l’altro.
    §source+modern È una ricostruzione moderna. Nessun autore antico spiega le regole.

rule-vogt-petteia-glance =
    §gist Un gioco da torneo per chi ama gli scacchi. §army Ogni giocatore ha 12 peltasti (leggeri), 12 opliti (pesanti) e un Basileo, il re.
    { $six ->
        [off] §slide Tutti i pezzi si muovono in linea retta, mai in diagonale, finché la via è libera.
       *[on] §slide Tutti i pezzi si muovono in linea retta, mai in diagonale, finché la via è libera. §hoplite Un oplita percorre al massimo 6 caselle.
    }
    { $compulsory ->
        [off] §line Se con la tua mossa chiudi un nemico tra due dei tuoi pezzi, lo catturi.
       *[on] §line Se con la tua mossa chiudi un nemico tra due dei tuoi pezzi, lo catturi. §must Se puoi catturare, devi farlo.
    }
    { $six ->
        [off] §between Se sei tu a entrare tra due nemici, non rischi nulla.
       *[on] §armour Per catturare un oplita, uno dei tuoi due pezzi dev’essere un oplita o il Basileo. §between Se sei tu a entrare tra due nemici, non rischi nulla.
    }
    { vogt-glance-win }
    §first { side-first } muove per primo. Il tuo lato è in basso.
    { book-facts }
rule-vogt-petteia-setup = { vogt-armies }
rule-vogt-petteia-move =
    §turn+pass Nel tuo turno muovi un pezzo. Non puoi passare.
    §slide Un pezzo si muove avanti, indietro o di lato, solo su caselle libere. §diagonal I pezzi non si muovono mai in diagonale.
    §block Un pezzo non può saltarne un altro, né fermarsi dove ce n’è già uno. Se non può muoversi affatto, è bloccato.
    §peltast+basileus Peltasti e Basileo si muovono di quante caselle vuoi.
    { $six ->
        [off] §hoplite Lo stesso vale per gli opliti.
       *[on] §hoplite Un oplita percorre al massimo 6 caselle.
    }
    { vogt-active } Vogt chiama polis di contatto le caselle accanto a un pezzo. Quelle in diagonale non contano. Di solito, se un nemico può arrivare accanto a un pezzo, anche quel pezzo è attivo. Una mossa passiva è la mossa di un pezzo passivo. §passive Perdi dopo 3 mosse passive di fila, se ogni volta avevi un pezzo attivo.
rule-vogt-petteia-capture =
    { vogt-take }
    { $six ->
        [off] §armour Un oplita si cattura allo stesso modo.
       *[on] { vogt-armour }
    }
    { vogt-safe } Resti al sicuro finché uno dei due non se ne va e un nemico ne prende il posto.
    { $compulsory ->
        [off] §must Catturare non è obbligatorio.
       *[on] §must Se puoi catturare, devi farlo, anche quando il tuo Basileo potrebbe invece raggiungere la riga di fondo nemica. Vale anche per la cattura del Basileo nemico. Tra più catture scegli tu.
    }
rule-vogt-petteia-special = { vogt-king }
rule-vogt-petteia-end =
    { vogt-end }
    §active-judged Vale la posizione di un pezzo prima della mossa (vedi «Movimento»). §passive-count Il conto riparte quando muovi un pezzo attivo o non ne hai nessuno.{ vogt-ignorance }
    { vogt-draws }
    §order Se più casi coincidono, contano prima sbando, sfondamento, decimazione e assedio, poi renitenza, poi le 100 mosse.
rule-vogt-petteia-options =
    { vogt-options-how }
    { vogt-options-compulsory }
    §hoplite+armour six=off: un oplita si muove di quante caselle vuoi, e due pezzi qualsiasi possono catturarlo.
    { vogt-options-classes }
    { vogt-options-mirror }
    { vogt-options-ignorance }
rule-vogt-petteia-tips =
    §tips+advice-begin+breakthrough Comincia con i peltasti, e lascia opliti sulla tua riga di fondo: chiudono le colonne al Basileo nemico.
    §tips+advice-attack+bait { $compulsory ->
        [off] Offri un pezzo come esca, se in cambio puoi catturarne di più.
       *[on] Quando può, l’avversario deve catturare: offri un pezzo per allontanare un guardiano dalla sua casella.
    }
    §tips+advice-attack+advice-kinds+hoplite Tieni alcuni opliti vicino al Basileo nemico: { $classes ->
        [off] aiutano a circondarlo.
       *[on] senza di loro è difficile catturarlo.
    }
    §tips+advice-defend+breakthrough { $compulsory ->
        [off] Chiudi ogni colonna aperta davanti al Basileo nemico, perché, se raggiunge la tua riga di fondo, vince.
       *[on] Chiudi ogni colonna aperta davanti al Basileo nemico, oppure offri una cattura: l’avversario deve prima catturare.
    }
    { vogt-tips-king }
    §tips+advice-avoid+active Non fare 3 mosse passive di fila mentre hai un pezzo attivo: perderesti la partita.
    { vogt-tips-end }
rule-vogt-petteia-source =
    { vogt-source }
    §reading Secondo la nostra interpretazione una cattura ha la precedenza sullo sfondamento, e la corazza protegge anche negli angoli. Anche la definizione di pezzo attivo è un’interpretazione nostra.

rule-vogt-kubeia-glance =
    §gist Petteia da torneo con due dadi. §army Ciascuno ha 12 peltasti (leggeri), 12 opliti (pesanti) e un Basileo, il re.
    §slide I pezzi vanno dritti, mai in diagonale. §throw I peltasti fanno al massimo il numero più alto, gli altri il più basso. Il Basileo può anche fare esattamente il più alto. §zeus Dopo un doppio puoi lanciare e muovere di nuovo.
    { $compulsory ->
        [off] §line Catturi un nemico chiudendolo tra due tuoi pezzi.
       *[on] §line Catturi un nemico chiudendolo tra due tuoi pezzi. §must Se il lancio lo permette, devi farlo.
    }
    { $armour ->
        [off] §between Entri tra due nemici senza rischi.
       *[on] §armour Per catturare un oplita serve un oplita o il Basileo. §between Entri tra due nemici senza rischi.
    }
    { vogt-glance-win }
    §first { side-first } muove per primo. Il tuo lato è in basso.
    { book-facts }
rule-vogt-kubeia-setup =
    { vogt-armies } Non sono i dadi a decidere chi comincia.
rule-vogt-kubeia-move =
    §throw+turn Il tuo turno comincia con il lancio di due dadi. Li lancio io, davanti a tutti. Poi muovi un pezzo.
    §slide+block Un pezzo si muove in linea retta, solo su caselle libere. §diagonal I pezzi non si muovono mai in diagonale.
    §peltast+hoplite Per un peltasta vale il dado più alto: può fare fino a quel numero di caselle. Per un oplita vale il più basso.
    §basileus+hermes+hermes-path Il Basileo può usare il dado più basso come un oplita, o fare esattamente le caselle del più alto: la mossa di Hermes. Anche per questa mossa la via dev’essere libera.
    §always Qualunque sia il lancio, ogni pezzo che non è bloccato può muoversi almeno di una casella.
    §zeus Dopo un doppio, fai la tua mossa. Poi puoi lanciare e muovere di nuovo, con qualsiasi pezzo: la mano di Zeus. L’avversario aspetta.
    §zeus-on+waive Puoi andare avanti così finché fai doppi. Puoi anche rinunciare al lancio in più. §zeus-won Se con la tua mossa vinci, non c’è nessun lancio in più.
rule-vogt-kubeia-capture =
    { vogt-take }
    { $armour ->
        [off] §armour Un oplita si cattura allo stesso modo.
       *[on] { vogt-armour }
    }
    { vogt-safe }
    { $compulsory ->
        [off] §must Catturare non è obbligatorio.
       *[on] §must Se il lancio ti permette di catturare, devi farlo. Tra più catture scegli tu.
    }
rule-vogt-kubeia-special = { vogt-king }
rule-vogt-kubeia-end =
    { vogt-end }
    { vogt-active }
    §active-judged Un pezzo si valuta come se potesse fare fino a 6 caselle, con ogni lancio. §zeus-count Tra le mosse contano anche quelle dopo un doppio, non i lanci.{ vogt-ignorance }
    { vogt-draws }
rule-vogt-kubeia-options =
    { vogt-options-how }
    { vogt-options-compulsory }
    { vogt-options-classes }
    §armour armour=off: due pezzi qualsiasi possono catturare un oplita.
    { vogt-options-mirror }
    { vogt-options-ignorance }
rule-vogt-kubeia-tips =
    §tips+advice-begin+advice-kinds+hoplite Porta avanti qualche oplita quando entrambi i dadi sono alti: i lanci bassi frenano gli opliti.
    §tips+advice-attack+throw Metti i tuoi pezzi dove ti sono utili molti lanci diversi, non uno solo.
    §tips+advice-attack+zeus Un doppio vale due mosse: con la seconda porta a termine quello che hai cominciato con la prima.
    §tips+advice-defend+look Tieni i pezzi deboli a più di 7 caselle dai nemici: con un solo lancio nessuno arriva lì accanto.
    { vogt-tips-king }
    §tips+advice-avoid+basileus Non lasciare una colonna aperta davanti al Basileo nemico: un lancio esatto lo porta avanti di 6 caselle.
    { vogt-tips-end }
rule-vogt-kubeia-source =
    { vogt-source }
    §source+throw Kubeia è il suo gioco con i dadi. Non si sa quale gioco antico usasse i dadi, né come.
    §source+misprint La sua partita d’esempio ha un refuso: alla seconda mossa, il lancio 3-1 dovrebbe essere 3-2.
    §reading Due punti sono una nostra interpretazione di quella partita: si può rinunciare al lancio in più, e i dadi non decidono quali pezzi sono attivi.

show-vogt-petteia-start = La posizione iniziale.
show-vogt-petteia-ways = L’oplita in { GREEK("g1") } può andare in tutte le caselle segnate.
show-vogt-petteia-free = L’oplita in { GREEK("g1") } può andare in tutte le caselle segnate, senza il limite di 6 caselle.
show-vogt-petteia-active = { GREEK("d4") } può arrivare accanto a { GREEK("h4") }, quindi è attivo. { GREEK("b4") } è passivo: un pezzo amico gli sbarra la strada.
show-vogt-petteia-line = { $move } cattura { $taken } in un colpo solo.
show-vogt-petteia-corner = { $move } cattura { $taken } nell’angolo.
show-vogt-petteia-armour = { $move } non cattura nulla: due peltasti non possono catturare un oplita.
show-vogt-petteia-heavy = { $move } cattura l’oplita in { $taken }, con l’aiuto di un oplita.
show-vogt-petteia-bare = { $move } cattura l’oplita in { $taken }.
show-vogt-petteia-false = { $move } entra tra due nemici, senza pericolo.
show-vogt-petteia-must = La mossa { $move } non è permessa: c’è una cattura possibile.
show-vogt-petteia-king = { $move } chiude l’ultimo lato e cattura il Basileo.
show-vogt-petteia-light = { $move } chiude l’ultimo lato. Per catturare il Basileo vanno bene pezzi di qualsiasi tipo.
show-vogt-petteia-edge = { $move } cattura il Basileo: sul bordo bastano 3 pezzi per circondarlo.
show-vogt-petteia-break = { $move } raggiunge la riga di fondo nemica e vince.
show-vogt-petteia-sacrifice = L’esempio di Vogt: dopo { $move }, { side-second } deve catturare con il pezzo in { GREEK("g6") }, e lascia libera quella casella.
show-vogt-petteia-opened = Poi { $move } cattura il Basileo.
show-vogt-petteia-last = { $move } cattura l’ultimo peltasta e vince.
show-vogt-petteia-idle = { $move } è la terza mossa passiva di fila, e perde.

show-vogt-kubeia-start = La posizione iniziale.
show-vogt-kubeia-hermes = Con 6 e 3, il Basileo può fare 1, 2, 3 o 6 caselle.
show-vogt-kubeia-light = Con 5 e 2, il peltasta in { GREEK("a2") } può fare fino a 5 caselle.
show-vogt-kubeia-heavy = Con 5 e 2, l’oplita in { GREEK("a1") } può fare fino a 2 caselle.
show-vogt-kubeia-line = { $move } cattura { $taken } in un colpo solo.
show-vogt-kubeia-armour = { $move } non cattura nulla: due peltasti non possono catturare un oplita.
show-vogt-kubeia-bare = { $move } cattura l’oplita in { $taken }.
show-vogt-kubeia-king = { $move } chiude l’ultimo lato e cattura il Basileo.
show-vogt-kubeia-open = { $move } chiude l’ultimo lato. Per catturare il Basileo vanno bene pezzi di qualsiasi tipo.
show-vogt-kubeia-break = { $move } raggiunge la riga di fondo nemica e vince.
