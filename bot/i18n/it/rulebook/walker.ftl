# The plain games of Damian Walker.

walker-move =
    §turn+pass Nel tuo turno muovi un pezzo. Non puoi passare.
    §slide Un pezzo si muove avanti, indietro o di lato, di quante caselle libere vuoi. §diagonal I pezzi non si muovono mai in diagonale.
    §block Un pezzo non può saltarne un altro, né fermarsi dove ce n’è già uno.
walker-corner = { $corner ->
        [on] §corner+edge Puoi catturare una pedina anche in un angolo, occupando le due caselle accanto. Il bordo non aiuta a catturare.
       *[off] §corner+edge Una pedina in un angolo è al sicuro, e il bordo del tavoliere non aiuta a catturare.
    }
walker-draws =
    §agree+repetition La partita è patta se i giocatori si accordano, o quando la stessa posizione si presenta per la terza volta.
    §quiet È patta anche dopo 100 mosse senza catture, 50 per parte.
walker-options-how = §options Aggiungi opzioni alla tua sfida, per esempio opzioni=files=6,ranks=6.
walker-sizes = §sizes Da files=5 a files=12 e da ranks=5 a ranks=12: quante colonne e righe ha il tavoliere. La misura abituale è 8 per 8.
walker-tips =
    §tips+advice-begin+row Avanza a coppie: due pedine affiancate si proteggono lungo la riga, ma non da un nemico davanti e uno dietro.
    §tips+advice-attack+wait Una fila chiusa è sicura ma non fa vincere: aprila dove hai più pedine del nemico, e minaccia due nemici insieme.
    §tips+advice-attack+bring Per catturare, metti prima una pedina accanto a un nemico, poi fai arrivare la seconda da lontano.
    §tips+advice-defend+look Attenzione alle minacce nemiche lungo le linee aperte: sposta la pedina minacciata o occupa la casella che serve al nemico.
    §tips+advice-defend+corner { $corner ->
        [on] Anche una pedina in un angolo si può catturare, e una sul bordo solo lungo il bordo.
       *[off] Una pedina in un angolo è al sicuro, e una sul bordo si può catturare solo lungo il bordo.
    }
    §tips+advice-avoid Prima di catturare, controlla che la pedina che cattura non possa essere catturata a sua volta.
    §tips+advice-endgame Conserva le tue pedine quando sei in vantaggio: con 3 o 4 pezzi contro 2 di solito è patta.
walker-source =
    §source Damian Walker ha pubblicato queste regole nella sua pagina Ludus Latrunculorum, su cyningstan.com.
    §source+same L’autore propone le stesse regole per il gioco greco e per quello romano semplice.
    §source+why Cita Kowalski: molte manovre prima della prima cattura, e molte patte.
    §source+modern È una ricostruzione moderna. Non si sa come giocassero davvero gli antichi.

rule-walker-petteia-glance =
    §gist+army Il gioco più semplice di tutti: { $men } pedine per parte, tutte uguali.
    §slide Si muovono in linea retta, mai in diagonale, finché la via è libera.
    §line Se con la tua mossa chiudi una pedina nemica tra due delle tue, la catturi. §between Se sei tu a entrare tra due nemici, non rischi nulla. §row Anche due pedine in fila sono al sicuro, lungo la linea che formano.
    §win+single Vinci quando all’avversario resta una sola pedina. §stuck Chi non può muovere perde.
    §first { side-first } muove per primo. Il tuo lato del tavoliere è quello in basso.
    { book-facts }
rule-walker-petteia-setup =
    §board Il tavoliere ha { $files } colonne e { $ranks } righe.
    §array+army Le tue { $men } pedine riempiono { $rows ->
        [1] la riga più vicina
       *[other] le due righe più vicine
    } a te.
    §first { side-first } muove per primo. I colori si tirano a sorte, a meno che non decidiate voi chi comincia.
rule-walker-petteia-move = { walker-move }
rule-walker-petteia-capture =
    §line Per catturare una pedina nemica, chiudila in linea retta tra due delle tue. La pedina lascia il tavoliere.
    §mover Una delle due dev’essere la pedina che hai appena mosso.
    §row Così si cattura solo una pedina singola, mai due o più in fila.
    §several Una sola mossa può catturare in più direzioni.
    §between Puoi entrare tra due nemici senza pericolo. Resti al sicuro finché uno dei due non se ne va e un nemico ne prende il posto.
    { walker-corner }
rule-walker-petteia-end =
    §single Vinci quando all’avversario resta una sola pedina. §both Se ne resta una sola a entrambi, vince chi ha appena mosso.
    §stuck Vinci anche quando l’avversario non può muovere.
    { walker-draws }
rule-walker-petteia-options =
    { walker-options-how }
    { walker-sizes }
    §rows rows=1: ogni giocatore ha una riga di pedine invece di due. La partita è più breve e più aperta.
    §corner corner=on: una pedina in un angolo si cattura occupando le due caselle accanto.
rule-walker-petteia-tips = { walker-tips }
rule-walker-petteia-source =
    { walker-source }
    §reading+corner Le sue regole chiedono una linea retta, quindi nella nostra interpretazione gli angoli sono sicuri.
    §reading+quiet L’autore lascia decidere ai giocatori come chiudere una partita che non porta a nulla. Sono nostre le regole sulla patta, per ripetizione e dopo 100 mosse.

rule-walker-dux-glance =
    §gist+army+leader-taken Ogni giocatore ha { $men } pedine e un dux, un generale che non si può mai catturare.
    §slide Tutti i pezzi si muovono in linea retta, mai in diagonale, finché la via è libera.
    §line Se con la tua mossa chiudi una pedina nemica tra due dei tuoi pezzi, la catturi. §between Se sei tu a entrare tra due nemici, non rischi nulla. §row Anche due pedine in fila sono al sicuro, lungo la linea che formano.
    §win+single Vinci quando all’avversario resta un solo pezzo. §stuck Chi non può muovere perde.
    §first { side-first } muove per primo. Il tuo lato del tavoliere è quello in basso.
    { book-facts }
rule-walker-dux-setup =
    §board Il tavoliere ha { $files } colonne e { $ranks } righe.
    §array+army Le tue { $men } pedine riempiono la riga più vicina a te.
    §leader-start Il tuo dux parte davanti a loro, al centro. Se non c’è una colonna centrale, parte appena a destra del centro.
    §first { side-first } muove per primo. I colori si tirano a sorte, a meno che non decidiate voi chi comincia.
rule-walker-dux-move = { walker-move }
rule-walker-dux-capture =
    §line Per catturare una pedina nemica, chiudila in linea retta tra due dei tuoi pezzi. La pedina lascia il tavoliere.
    §mover Uno dei due dev’essere il pezzo che hai appena mosso.
    §row Così si cattura solo una pedina singola, mai due o più in fila.
    §several Una sola mossa può catturare in più direzioni.
    §between Puoi entrare tra due nemici senza pericolo.
    { walker-corner }
rule-walker-dux-special =
    §leader Il dux si muove come una pedina.
    §leader-partner Il dux cattura come una pedina: può fare la mossa che cattura, o chiudere il nemico dall’altra parte.
    §leader-taken Il dux non si cattura mai, nemmeno in un angolo.
    §leader-both Se una mossa chiude sia una pedina sia il dux, viene catturata solo la pedina.
    { $dux ->
        [enclosed] §surround Perdi se dopo una mossa il tuo dux non ha accanto nessuna casella libera. Prima lasciano il tavoliere le pedine catturate. A bloccare una casella sono i pezzi di entrambe le parti, e anche il bordo del tavoliere.
       *[free] §surround Un dux che non può muoversi non fa perdere la partita.
    }
rule-walker-dux-end =
    §single Vinci quando all’avversario resta un solo pezzo. Il dux conta, quindi chi ha solo il dux ha perso.
    §stuck Vinci anche quando l’avversario non può muovere.{ $dux ->
        [enclosed] { " " }§surround Vinci anche quando il dux nemico, tolte le pedine catturate, non ha accanto nessuna casella libera.
       *[free] { "" }
    }
    { walker-draws }
rule-walker-dux-options =
    { walker-options-how }
    { walker-sizes }
    §corner corner=on: una pedina in un angolo si cattura occupando le due caselle accanto. Il dux non si può catturare nemmeno lì.
    §surround dux=enclosed: perdi se il tuo dux non ha accanto nessuna casella libera. Contano tutti i pezzi, e anche il bordo.
rule-walker-dux-tips =
    { walker-tips }
    §tips+advice-kinds+leader { $dux ->
        [enclosed] Cattura con l’aiuto del tuo dux, ma lasciagli accanto una casella libera, o perdi.
       *[free] Metti il tuo dux dovunque possa aiutarti a chiudere un nemico: nessuno può catturarlo.
    }
rule-walker-dux-source =
    { walker-source }
    §source+leader Il dux viene dal nard, un gioco descritto in un poema persiano del decimo secolo.
    §reading+surround Che un dux bloccato non faccia perdere, e che conti come un pezzo, è una nostra interpretazione. §reading+quiet Sono nostre anche le regole sulla patta, per ripetizione e dopo 100 mosse.

show-walker-petteia-start = La posizione iniziale.
show-walker-petteia-slide = La pedina può andare in tutte le caselle segnate.
show-walker-petteia-line = { $move } cattura { $taken }, in mezzo a due tue pedine.
show-walker-petteia-several = { $move } cattura { $taken } in un colpo solo.
show-walker-petteia-row = { $move } non cattura nulla: ci sono due nemici in fila.
show-walker-petteia-safe = { $move } entra tra due nemici, senza pericolo.
show-walker-petteia-corner = { $move } non cattura nulla: un angolo è sicuro.
show-walker-petteia-angle = { $move } cattura { $taken } nell’angolo.
show-walker-petteia-single = { $move } cattura { $taken }. All’avversario resta una sola pedina.

show-walker-dux-start = La posizione iniziale.
show-walker-dux-moves = { $move }: il dux cattura { $taken }.
show-walker-dux-partner = { $move } cattura { $taken } con l’aiuto del dux.
show-walker-dux-stays = { $move } non cattura nulla: un dux non si cattura mai.
show-walker-dux-shut = { $move } chiude il dux e vince.
