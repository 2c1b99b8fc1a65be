# The battles of Lemery Games: Petteia, its small boards, and the General’s Crossing.

lemery-move =
    §turn+pass A ogni turno muovi un pezzo, e non puoi passare.
    §slide Scorre in linea retta, avanti, indietro o di lato, di quante caselle libere vuoi. §diagonal Mai in diagonale.
    §block Una pedina non può saltare un pezzo, né fermarsi dove ce n’è già uno.
    §illegal Una mossa irregolare viene rifiutata, e ti dico perché. Non ti costa nulla.
lemery-capture =
    §line Chiudi un nemico tra due dei tuoi pezzi, in linea retta. Esce dal tavoliere.
    §mover Uno dei due dev’essere quello che hai appena mosso.
    §row Tra due si cattura un pezzo solo. Due o tre in fila sono al sicuro.
    §several Una mossa può catturare da più lati, e prende tutto quello che chiude.
    §corner In un angolo del tavoliere servono le due caselle accanto al pezzo.
    §between Puoi entrare tra due nemici senza pericolo. Resti al sicuro finché uno di loro non se ne va e poi torna.
lemery-sides = §sides Le parti si tirano a sorte, se chi sfida non ne chiede una. Nella rivincita si scambiano.
lemery-edge = { $edge ->
        [on] §edge Sul bordo basta un tuo pezzo. Deve arrivare accanto al nemico, dal lato opposto al bordo.
       *[off] §edge Il bordo del tavoliere non aiuta a catturare.
    }
lemery-duty = { $compulsory ->
        [enforced] §must Se puoi catturare, devi farlo. Va bene qualsiasi cattura.
        [huff] §huff+huff-when Se puoi, cattura. Se ti sfugge, l’avversario può soffiare: indica il pezzo che poteva catturare e lo toglie. Lo fa prima della sua mossa. §huff-who Si soffia solo una pedina che poteva catturare muovendo. §huff-wrong Basta una cattura qualsiasi, e chi soffia a torto non paga nulla.
       *[off] §must Catturare non è un obbligo.
    }
lemery-jump =
    §jump Può anche saltare in linea retta un pezzo, o una fila senza vuoti. I pezzi possono essere tuoi o nemici.
    §landing Arriva nella prima casella dietro di loro, che dev’essere libera.
    { $jump ->
        [adjacent] §run-up La fila deve cominciare proprio accanto a lui.
       *[slide] §run-up Prima può scorrere fino a loro, su caselle libere.
    }
    §jump-once Salta una volta per turno, e mai l’altro comandante.
    §jumped Chi viene saltato resta sul tavoliere. §landing-takes Arrivando può catturare, come con ogni mossa, anche un pezzo appena saltato.
lemery-leader =
    §leader Il tuo comandante muove e cattura come una pedina.
    { lemery-jump }
    §leader-taken Il nemico può catturarlo come una pedina. Proteggilo: senza di lui hai perso.
lemery-end =
    §leader-taken Vinci quando catturi il comandante nemico.
    §surround Vinci quando è circondato: ci sono pezzi, tuoi o suoi, in tutte e quattro le caselle accanto a lui. { $surround ->
        [edge] §surround-edge Il bordo conta come chiuso: lì bastano tre pezzi, e in un angolo due.
       *[four] §surround-edge Sul bordo non può essere circondato.
    }
    §alone Vinci quando al comandante nemico non resta nessuna pedina.{ $first ->
        [0] { "" }
       *[other] { " " }§count Vinci anche quando hai catturato { $first } pezzi nemici.
    }
    §stuck Vinci quando l’avversario non può muovere.
    §surround-own Attenzione: se chiudi il tuo stesso comandante perdi, anche se potrebbe uscire con un salto.
    §both Se una mossa fa perdere entrambi, vince chi l’ha fatta.
    { lemery-draws }
lemery-draws =
    §agree+repetition È patta se siete d’accordo, e quando la stessa posizione torna per la terza volta.
    §quiet È patta dopo cento mosse senza catture, cinquanta per parte. Una cattura fa ripartire questi conti.
lemery-options-rest =
    §run-up jump=adjacent: un comandante salta solo una fila che comincia proprio accanto a lui.
    §must compulsory=enforced: chi può catturare deve farlo.
    §huff compulsory=huff: chi si lascia sfuggire una cattura può perdere il pezzo che poteva farla.
    §edge edge=on: sul bordo basta un pezzo per catturare. Deve arrivare dal lato opposto al bordo.
lemery-options-how = §options Quando sfidi, scrivi quello che vuoi, per esempio options=edge=on. Se scegli più cose, separale con una virgola.
lemery-options-surround = §surround-edge surround=edge: attorno a un comandante il bordo conta come chiuso.
lemery-glance-safe = §between Entrare tra due nemici non è pericoloso. §row Anche due in fila sono al sicuro. { $compulsory ->
        [enforced] §must Se puoi catturare, devi farlo.
        [huff] §must Se ti sfugge una cattura, l’avversario può prenderti il pezzo che poteva farla.
       *[off] §must Catturare non è obbligatorio.
    }
lemery-tips =
    §tips+row Tieni i pezzi a coppie. Uno da solo si chiude facilmente.
    §tips+bring Prima metti un pezzo accanto al nemico. Il secondo, arrivando da lontano, fa la cattura.
    §tips+look Prima di muovere guarda lungo le linee aperte: di lì ogni nemico può raggiungerti in un turno.
    §tips+bait Offri una pedina come esca, quando la tua risposta ne cattura di più.
    §tips+edge { $edge ->
        [on] Evita il bordo, dove basta un nemico per catturarti.
       *[off] Sul bordo ti si può catturare solo lungo il bordo. È una barriera naturale che tiene lontani i nemici.
    }
lemery-source =
    §source Le regole sono quelle di un gioco pubblicato da Lemery Games. Dice che le hanno ispirate Wladyslaw Kowalski (2006) e Ulrich Schädler. Le illustrazioni sono di Tímea Kőszegi e Lívia Varga. Dario Jara e Jeremy Rozenhart hanno curato il regolamento. Altro su LemeryGames.com.
    §source+story La storia di Greci ed Etruschi che racconta è dell’editore.
    §source+modern È una ricostruzione moderna. Nessuno sa come si giocasse davvero nell’antichità.
    §source+pictures Non avevamo le figure del regolamento.
lemery-rulings =
    §reading Le otto righe, la forma dell’angolo e la lunghezza del salto sono una nostra lettura.
    §reading+quiet Anche le patte sono nostre, perché ogni partita deve finire.

## Petteia

rule-lemery-petteia-glance =
    §gist+army Due eserciti, ciascuno con { $men } pedine e un comandante, su { $files } caselle per { $ranks }.
    §slide Ogni pezzo muove in linea retta, mai in diagonale, finché la via è libera. §jump Solo il comandante può anche saltare sopra i pezzi.
    §line Muovi in modo che un nemico sia tra due dei tuoi pezzi, e lo catturi. { lemery-glance-safe }
    §win Vinci quando il comandante nemico è catturato, è circondato su tutti e quattro i lati o resta solo. §stuck Chi non può muovere perde.
    §first { side-first } muove per primo. La tua parte è in basso sul tuo tavoliere.
    { book-facts }
rule-lemery-petteia-setup =
    §board Il tavoliere ha { $files } colonne, dalla a alla l, e { $ranks } righe.
    §array+army Le tue { $men } pedine riempiono le due righe più vicine a te.
    §leader-start Il tuo comandante sta davanti a loro, nella terza casella contando dalla tua destra.
    §names+leader-start { side-first } è guidato dallo Strategos, il generale greco. Comincia in j3.
    §names+leader-start { side-second } è guidato dal Lars, il comandante etrusco. Comincia in c6.
    §first { side-first } muove per primo. { lemery-sides }
rule-lemery-petteia-move = { lemery-move }
rule-lemery-petteia-capture =
    { lemery-capture }
    { lemery-edge }
    { lemery-duty }
rule-lemery-petteia-special = { lemery-leader }
rule-lemery-petteia-end = { lemery-end }
rule-lemery-petteia-options =
    { lemery-options-how }
    { lemery-options-rest }
    §count first=13: perde chi ha perso tredici pedine. La partita si accorcia.
    { lemery-options-surround }
rule-lemery-petteia-tips =
    { lemery-tips }
    §tips+leader Il tuo comandante arriva dove gli altri non possono. Ma se va troppo avanti, presto ha nemici da due lati.
rule-lemery-petteia-source =
    { lemery-source }
    { lemery-rulings }

## Compact

rule-lemery-compact-glance =
    §gist Una battaglia breve, ottima per cominciare. §army Ogni parte ha { $men } pedine e un comandante.
    §slide Ogni pezzo muove in linea retta, mai in diagonale, finché la via è libera. §jump Solo il comandante può anche saltare sopra i pezzi.
    §line Muovi in modo che un nemico sia tra due dei tuoi pezzi, e lo catturi. { lemery-glance-safe }
    §win Vinci quando il comandante nemico è catturato, è circondato su tutti e quattro i lati o resta solo. §stuck Chi non può muovere perde.
    §first { side-first } muove per primo. La tua parte è in basso sul tuo tavoliere.
    { book-facts }
rule-lemery-compact-setup =
    §board Il tavoliere ha { $files } colonne, dalla a alla h, e { $ranks } righe.
    §array+army Le tue { $men } pedine riempiono le due righe più vicine a te.
    §leader-start Il tuo comandante sta davanti a loro, nella terza casella contando dalla tua destra.
    §names+leader-start { side-first } è guidato dallo Strategos, il generale greco. Comincia in f3.
    §names+leader-start { side-second } è guidato dal Lars, il comandante etrusco. Comincia in c6.
    §first { side-first } muove per primo. { lemery-sides }
rule-lemery-compact-move = { lemery-move }
rule-lemery-compact-capture =
    { lemery-capture }
    { lemery-edge }
    { lemery-duty }
rule-lemery-compact-special = { lemery-leader }
rule-lemery-compact-end = { lemery-end }
rule-lemery-compact-options =
    { lemery-options-how }
    { lemery-options-rest }
    §count first=5: vince chi per primo ha catturato cinque pezzi nemici.
    { lemery-options-surround }
rule-lemery-compact-tips =
    { lemery-tips }
    §tips+leader Il tavoliere è stretto: bada al tuo comandante fin dalla prima mossa.
rule-lemery-compact-source =
    { lemery-source }
    §source+variant Nel regolamento è la variante compatta.
    { lemery-rulings }

## Ultra Compact

rule-lemery-ultra-glance =
    §gist+army Gli eserciti più piccoli: { $men } pedine e un comandante per parte, con molto spazio libero in mezzo.
    §slide Ogni pezzo muove in linea retta, mai in diagonale, finché la via è libera. §jump Solo il comandante può anche saltare sopra i pezzi.
    §line Muovi in modo che un nemico sia tra due dei tuoi pezzi, e lo catturi. { lemery-glance-safe }
    §win Vinci quando il comandante nemico è catturato, è circondato su tutti e quattro i lati o resta solo. §stuck Chi non può muovere perde.
    §first { side-first } muove per primo. La tua parte è in basso sul tuo tavoliere.
    { book-facts }
rule-lemery-ultra-setup =
    §board Il tavoliere ha { $files } colonne, dalla a alla h, e { $ranks } righe.
    §array+army Le tue { $men } pedine riempiono la riga più vicina a te.
    §leader-start Il tuo comandante sta davanti a loro, nella terza casella contando dalla tua destra.
    §names+leader-start { side-first } è guidato dallo Strategos, il generale greco. Comincia in f2.
    §names+leader-start { side-second } è guidato dal Lars, il comandante etrusco. Comincia in c7.
    §first { side-first } muove per primo. { lemery-sides }
rule-lemery-ultra-move = { lemery-move }
rule-lemery-ultra-capture =
    { lemery-capture }
    { lemery-edge }
    { lemery-duty }
rule-lemery-ultra-special = { lemery-leader }
rule-lemery-ultra-end = { lemery-end }
rule-lemery-ultra-options =
    { lemery-options-how }
    { lemery-options-rest }
    §count first=5: vince chi per primo ha catturato cinque pezzi nemici.
    { lemery-options-surround }
rule-lemery-ultra-tips =
    { lemery-tips }
    §tips+count Con così poche pedine ogni perdita pesa. Prima di colpire, conta le risposte dell’avversario.
rule-lemery-ultra-source =
    { lemery-source }
    §source+variant Nel regolamento è la variante ultracompatta.
    { lemery-rulings }

## General’s Crossing

rule-lemery-crossing-glance =
    §gist+crossing Una corsa attraverso la battaglia: vince il primo comandante che arriva sulla riga di fondo nemica.
    §army Ogni parte ha { $men } pedine e un comandante.
    §slide Ogni pezzo muove in linea retta, mai in diagonale, finché la via è libera. §jump Solo il comandante può anche saltare sopra i pezzi.
    §line+leader-taken Le pedine si catturano tra due nemici, i comandanti mai. { lemery-glance-safe }
    §stuck Chi non può muovere perde.
    §first { side-first } muove per primo. La tua parte è in basso sul tuo tavoliere.
    { book-facts }
rule-lemery-crossing-setup =
    §board Il tavoliere ha { $files } colonne e { $ranks } righe. §army Ogni parte ha { $men } pedine.
    { $board ->
        [ultra] §array Riempiono la riga più vicina a te.
       *[other] §array Riempiono le due righe più vicine a te.
    }
    §leader-start Il tuo comandante sta davanti a loro, nella terza casella contando dalla tua destra.
    §names { side-first } è guidato dallo Strategos, il generale greco. { side-second } è guidato dal Lars, il comandante etrusco.
    §first { side-first } muove per primo. { lemery-sides }
rule-lemery-crossing-move = { lemery-move }
rule-lemery-crossing-capture =
    §line Chiudi una pedina nemica tra due dei tuoi pezzi, in linea retta. Esce dal tavoliere.
    §mover Uno dei due dev’essere quello che hai appena mosso. §leader-partner Il tuo comandante può essere uno di loro.
    §row Tra due si cattura una pedina sola. Due o tre in fila sono al sicuro.
    §several Una mossa può catturare da più lati in un colpo solo.
    §corner In un angolo del tavoliere servono le due caselle accanto alla pedina.
    §between Puoi entrare tra due nemici senza pericolo.
    { $edge ->
        [on] §edge Sul bordo basta un pezzo per catturare una pedina. Deve arrivarle accanto, dal lato opposto al bordo.
       *[off] §edge Il bordo del tavoliere non aiuta a catturare.
    }
    { lemery-duty }
rule-lemery-crossing-special =
    §leader Il tuo comandante muove e cattura come una pedina, e come una pedina sbarra la strada.
    { lemery-jump }
    §leader-taken Nessuno può catturarlo, nemmeno in un angolo. Se viene chiuso, resta semplicemente dov’è.
rule-lemery-crossing-end =
    §crossing Vinci subito quando il tuo comandante raggiunge una casella qualsiasi della riga di fondo nemica. Può scorrere o saltare.
    §crossing+far-row Per lo Strategos è la riga { $ranks }, per il Lars la riga 1.
    §crossing-men Lì le pedine non vincono nulla, e nemmeno un comandante sulla propria riga di fondo.
    §alone+surround Un comandante circondato o senza pedine non ha perso.
    §stuck Vinci anche quando l’avversario non può muovere.
    { $compulsory ->
        [enforced] §crossing-duty Una cattura possibile viene prima della traversata. Chiudere un comandante non è una cattura.
       *[other] §crossing-last Una traversata vince anche con l’ultima delle cento mosse qui sotto.
    }
    { lemery-draws }
rule-lemery-crossing-options =
    { lemery-options-how }
    §small board=compact: il tavoliere piccolo, con sedici pedine per parte. board=ultra: lo stesso, con otto.
    { lemery-options-rest }
    §leader-taken Anche sul bordo un comandante è al sicuro.
rule-lemery-crossing-tips =
    §tips+crossing Chiudi ogni colonna: un solo varco fino alla tua riga di fondo può costarti la partita.
    §tips+jump Un comandante salta un’intera fila senza vuoti. Lascia quindi un vuoto che lo fermi prima del fondo.
    §tips+landing Riempi la casella dietro le tue pedine, e non avrà dove arrivare.
    §tips+open Prima fai aprire la strada alle pedine, poi corri.
    §tips+race Conta tutt’e due le corse: la tua e l’altra.
rule-lemery-crossing-source =
    { lemery-source }
    §source+variant Questa variante risale alle regole di Callen del 2013.
    §reading Che si possa giocare anche sul tavoliere più piccolo, e che perda chi non può muovere, è una nostra lettura.
    §reading+quiet Anche le patte sono nostre.

## Captions

show-lemery-petteia-start = L’inizio.
show-lemery-petteia-line = { $move } cattura { $taken }: è tra due nemici.
show-lemery-petteia-safe = { $move } entra tra due nemici, senza pericolo.
show-lemery-petteia-several = { $move } cattura { $taken } in un colpo solo.
show-lemery-petteia-row = { $move } non cattura nulla: due in fila sono al sicuro.
show-lemery-petteia-corner = { $move } cattura { $taken } nell’angolo.
show-lemery-petteia-slide = Una pedina può andare nelle caselle segnate.
show-lemery-petteia-ways = Le vie del comandante. Scorre, o salta una fila senza vuoti.
show-lemery-petteia-near = Le vie del comandante. Salta solo chi gli sta accanto.
show-lemery-petteia-landing = { $move } salta, e arrivando cattura { $taken }.
show-lemery-petteia-leader = { $move } cattura il comandante in { $taken } e vince.
show-lemery-petteia-surrounded = { $move } chiude l’ultimo lato. Il comandante è circondato.
show-lemery-petteia-alone = { $move } cattura l’ultima pedina e vince.
show-lemery-petteia-edge = { $move } cattura { $taken } contro il bordo.
show-lemery-petteia-rim = { $move } chiude il comandante contro il bordo.
show-lemery-petteia-must = { $move } è irregolare: c’è una cattura da fare.
show-lemery-petteia-huff = La pedina in f1 si è lasciata sfuggire una cattura: { $move }.
show-lemery-petteia-count = { $move } fa l’ultima delle catture pattuite e vince.

show-lemery-compact-start = L’inizio.
show-lemery-compact-line = { $move } cattura { $taken }: è tra due nemici.
show-lemery-compact-safe = { $move } entra tra due nemici, senza pericolo.
show-lemery-compact-several = { $move } cattura { $taken }. I due in fila restano.
show-lemery-compact-corner = { $move } cattura { $taken } nell’angolo.
show-lemery-compact-slide = Una pedina può andare nelle caselle segnate.
show-lemery-compact-ways = Le vie del comandante. Scorre, o salta una fila senza vuoti.
show-lemery-compact-near = Le vie del comandante. Salta solo chi gli sta accanto.
show-lemery-compact-landing = { $move } salta, e arrivando cattura { $taken }.
show-lemery-compact-leader = { $move } cattura il comandante in { $taken } e vince.
show-lemery-compact-surrounded = { $move } chiude l’ultimo lato. Il comandante è circondato.
show-lemery-compact-alone = { $move } cattura l’ultima pedina e vince.
show-lemery-compact-edge = { $move } cattura { $taken } contro il bordo.
show-lemery-compact-rim = { $move } chiude il comandante contro il bordo.
show-lemery-compact-must = { $move } è irregolare: c’è una cattura da fare.
show-lemery-compact-huff = La pedina in f1 si è lasciata sfuggire una cattura: { $move }.
show-lemery-compact-count = { $move } fa l’ultima delle catture pattuite e vince.

show-lemery-ultra-start = L’inizio.

show-lemery-crossing-start = L’inizio.
show-lemery-crossing-jump = { $move } salta sulla riga di fondo e vince.
show-lemery-crossing-run = { $move } raggiunge la riga di fondo e vince.
show-lemery-crossing-safe = { $move } non cattura nulla: un comandante è al sicuro.
