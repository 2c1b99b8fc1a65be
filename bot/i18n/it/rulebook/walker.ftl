# The plain games of Damian Walker.

walker-move =
    §turn+pass A ogni turno muovi un pezzo, e non puoi passare.
    §slide Scorre in linea retta, avanti, indietro o di lato, di quante caselle libere vuoi. §diagonal Mai in diagonale.
    §block Nessun pezzo ne salta un altro, né si ferma dove ce n’è già uno.
walker-corner = { $corner ->
        [on] §corner+edge Una pedina in un angolo è catturata se ci sono nemici nelle due caselle accanto. Il bordo non aiuta a catturare.
       *[off] §corner+edge Una pedina in un angolo è al sicuro, e il bordo del tavoliere non aiuta a catturare.
    }
walker-draws =
    §agree+repetition È patta se siete d’accordo, e quando la stessa posizione torna per la terza volta.
    §quiet È patta dopo cento mosse senza catture, cinquanta per parte.
walker-options-how = §options Quando sfidi, scrivi quello che vuoi, per esempio options=files=6,ranks=6.
walker-sizes = §sizes Da files=5 a files=12 e da ranks=5 a ranks=12: le colonne e le righe del tavoliere. Di solito sono otto e otto.
walker-tips =
    §tips+row Tieni le pedine fianco a fianco: due in fila non si possono catturare.
    §tips+wait Ma una fila che non si apre mai non vince nulla. Qualcuno deve pur cominciare.
    §tips+bring Prima metti una pedina accanto al nemico. La seconda, arrivando da lontano, fa la cattura.
    §tips+look Prima di muovere guarda lungo le linee aperte. Di lì ogni nemico può raggiungerti in un turno.
walker-source =
    §source Damian Walker ha scritto queste regole nella sua pagina Ludus Latrunculorum, su cyningstan.com.
    §source+same Per lui il gioco greco e quello romano semplice hanno le stesse regole.
    §source+why Cita Kowalski: molte manovre prima della prima cattura, e molte patte.
    §source+modern È una ricostruzione moderna. Nessuno sa come giocassero davvero gli antichi.

rule-walker-petteia-glance =
    §gist+army Il gioco più semplice di tutti: { $men } pedine per parte, tutte uguali.
    §slide Muovono in linea retta, mai in diagonale, finché la via è libera.
    §line Muovi in modo che un nemico sia tra due delle tue pedine, e lo catturi. §between Entrare tra due nemici non è pericoloso. §row Anche due in fila sono al sicuro.
    §win+single Vinci quando all’avversario resta una sola pedina. §stuck Chi non può muovere perde.
    §first { side-first } muove per primo. La tua parte è in basso sul tuo tavoliere.
    { book-facts }
rule-walker-petteia-setup =
    §board Il tavoliere ha { $files } colonne e { $ranks } righe.
    §array+army Le tue { $men } pedine riempiono { $rows ->
        [1] la riga più vicina
       *[other] le due righe più vicine
    } a te.
    §first Chi comincia lo decide il sorteggio, salvo accordo tra voi. Chi comincia gioca con { side-first }.
rule-walker-petteia-move = { walker-move }
rule-walker-petteia-capture =
    §line Chiudi un nemico tra due delle tue pedine, in linea retta. Esce dal tavoliere.
    §mover Una delle due dev’essere quella che hai appena mosso.
    §row Tra due si cattura una pedina sola. Due in fila sono al sicuro.
    §several Una mossa può catturare da più lati in un colpo solo.
    §between Puoi entrare tra due nemici senza pericolo, anche se poi si spostano.
    { walker-corner }
rule-walker-petteia-end =
    §single Vinci quando all’avversario resta una sola pedina. §both Se ne resta una sola a entrambi, vince chi ha appena mosso.
    §stuck Vinci quando l’avversario non può muovere.
    { walker-draws }
rule-walker-petteia-options =
    { walker-options-how }
    { walker-sizes }
    §rows rows=1: una riga di pedine per parte invece di due. La partita è più breve e più aperta.
    §corner corner=on: una pedina in un angolo è catturata se ci sono nemici nelle due caselle accanto.
rule-walker-petteia-tips = { walker-tips }
rule-walker-petteia-source =
    { walker-source }
    §reading+corner Per catturare chiede una linea retta, quindi da noi gli angoli sono sicuri.
    §reading+quiet Una partita senza fine la lascia decidere a chi gioca. Le due patte per conteggio sono nostre.

rule-walker-dux-glance =
    §gist+army+leader-taken Ogni parte ha { $men } pedine e un dux, un generale che non si può catturare.
    §slide Tutti muovono in linea retta, mai in diagonale, finché la via è libera.
    §line Muovi in modo che una pedina sia tra due dei tuoi pezzi, e la catturi. §between Entrare tra due nemici non è pericoloso. §row Anche due in fila sono al sicuro.
    §win+single Vinci quando all’avversario resta un solo pezzo. §stuck Chi non può muovere perde.
    §first { side-first } muove per primo. La tua parte è in basso sul tuo tavoliere.
    { book-facts }
rule-walker-dux-setup =
    §board Il tavoliere ha { $files } colonne e { $ranks } righe.
    §array+army Le tue { $men } pedine riempiono la riga più vicina a te.
    §leader-start Il tuo dux sta davanti a loro, al centro. Dove manca una colonna centrale, sta appena a destra del centro.
    §first Chi comincia lo decide il sorteggio, salvo accordo tra voi. Chi comincia gioca con { side-first }.
rule-walker-dux-move = { walker-move }
rule-walker-dux-capture =
    §line Chiudi una pedina tra due dei tuoi pezzi, in linea retta. Esce dal tavoliere.
    §mover Uno dei due dev’essere quello che hai appena mosso.
    §row Tra due si cattura una pedina sola. Due in fila sono al sicuro.
    §several Una mossa può catturare da più lati in un colpo solo.
    §between Puoi entrare tra due nemici senza pericolo.
    { walker-corner }
rule-walker-dux-special =
    §leader Il dux muove come una pedina.
    §leader-partner Aiuta a catturare, sia quando muove lui sia quando è già lì ad aspettare.
    §leader-taken Lui invece non si cattura mai, nemmeno in un angolo.
    §leader-both Se una mossa chiude una pedina e un dux, la pedina cade e il dux resta.
    { $dux ->
        [enclosed] §surround Se un dux non ha accanto nessuna casella libera, la sua parte ha perso. Contano i pezzi di tutti, e il bordo conta come chiuso.
       *[free] §surround Un dux che non può muovere non fa perdere la partita.
    }
rule-walker-dux-end =
    §single Vinci quando all’avversario resta un solo pezzo. Il dux conta, quindi un dux da solo ha perso.
    §stuck Vinci quando l’avversario non può muovere.{ $dux ->
        [enclosed] { " " }§surround Vinci anche quando, tolti i pezzi catturati, accanto al dux nemico non c’è nessuna casella libera.
       *[free] { "" }
    }
    { walker-draws }
rule-walker-dux-options =
    { walker-options-how }
    { walker-sizes }
    §corner corner=on: una pedina in un angolo è catturata se ci sono nemici nelle due caselle accanto. Un dux no.
    §surround dux=enclosed: perde chi ha un dux senza caselle libere accanto. Contano tutti i pezzi, e anche il bordo.
rule-walker-dux-tips =
    { walker-tips }
    §tips+leader Usa il tuo dux come incudine: può stare dove vuole, perché nessuno lo cattura.
rule-walker-dux-source =
    { walker-source }
    §source+leader Il dux viene dal nard, un gioco di un poema persiano del decimo secolo.
    §reading+surround Che un dux bloccato non faccia perdere, e che conti come un pezzo, è una nostra lettura. §reading+quiet Le due patte per conteggio sono nostre.

show-walker-petteia-start = L’inizio.
show-walker-petteia-slide = La pedina può andare nelle caselle segnate.
show-walker-petteia-line = { $move } cattura { $taken }: è tra due nemici.
show-walker-petteia-several = { $move } cattura { $taken } in un colpo solo.
show-walker-petteia-row = { $move } non cattura nulla: due in fila sono al sicuro.
show-walker-petteia-safe = { $move } entra tra due nemici, senza pericolo.
show-walker-petteia-corner = { $move } non cattura nulla: un angolo è sicuro.
show-walker-petteia-angle = { $move } cattura { $taken } nell’angolo.
show-walker-petteia-single = { $move } cattura { $taken }. Resta una sola pedina.

show-walker-dux-start = L’inizio.
show-walker-dux-moves = { $move }: il dux cattura { $taken }.
show-walker-dux-partner = { $move } cattura { $taken }: il dux fa da spalla.
show-walker-dux-stays = { $move } non cattura nulla: il dux resta dov’è.
show-walker-dux-shut = { $move } chiude il dux, e vince.
