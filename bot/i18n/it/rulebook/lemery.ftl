# The battles of Lemery Games: Petteia, its small boards, and the General’s Crossing.

lemery-move =
    §turn+pass Nel tuo turno muovi un pezzo. Non puoi passare.
    §slide Un pezzo si muove avanti, indietro o di lato, di quante caselle libere vuoi. §diagonal I pezzi non si muovono mai in diagonale.
    §block Una pedina non può saltare un altro pezzo, né fermarsi dove ce n’è già uno.
    §illegal Se una mossa non è permessa, ti viene detto perché e puoi provarne un’altra. Non ti costa nulla.
lemery-capture =
    §line Per catturare un nemico, chiudilo in linea retta tra due tuoi pezzi. Il nemico lascia il tavoliere.
    §mover Uno dei due dev’essere il pezzo che hai appena mosso.
    §row Così si cattura solo un pezzo singolo, mai due o più in fila.
    §several Una mossa cattura tutti i nemici che chiude, anche in più direzioni.
    §between Puoi entrare tra due nemici senza pericolo. Resti al sicuro finché uno dei due non se ne va e un nemico ne prende il posto.
lemery-sides = §sides I colori si tirano a sorte, a meno che chi sfida non ne scelga uno. Nella rivincita si scambiano.
lemery-edge = { $edge ->
        [on] §corner+edge Sul bordo o in un angolo basta un tuo pezzo: muovilo accanto al nemico, dal lato opposto al bordo.
       *[off] §corner Un pezzo in un angolo si cattura occupando le due caselle accanto.
        §edge Il bordo del tavoliere non aiuta a catturare.
    }
lemery-duty = { $compulsory ->
        [enforced] §must Se puoi catturare, devi farlo. Va bene qualsiasi cattura.
        [huff] §huff+huff-when Cattura quando puoi. Altrimenti l’avversario può soffiare prima di muovere: indica una pedina che poteva catturare e la toglie. §huff-who Si soffia solo una pedina che poteva catturare, mai un comandante. §huff-wrong Ogni cattura ti protegge; soffiare a torto non costa nulla.
       *[off] §must Catturare non è obbligatorio.
    }
lemery-jump =
    §jump Il comandante può anche saltare in linea retta un pezzo, o una fila di pezzi senza vuoti. I pezzi possono essere tuoi o dell’avversario.
    §landing Il comandante arriva nella prima casella dietro ai pezzi saltati, che dev’essere libera.
    { $jump ->
        [adjacent] §run-up La fila deve cominciare nella casella accanto al comandante.
       *[slide] §run-up Prima del salto il comandante può raggiungere quei pezzi muovendosi su caselle libere.
    }
    §jump-once Il comandante salta una sola volta per turno, e mai l’altro comandante.
    §jumped I pezzi saltati dal comandante restano sul tavoliere. §landing-takes Come ogni mossa, un salto può catturare all’arrivo, anche un pezzo appena saltato.
lemery-leader =
    §leader Il tuo comandante si muove e cattura come una pedina.
    { lemery-jump }
    §leader-taken Il tuo comandante può essere catturato come una pedina. Proteggilo bene: se lo perdi, perdi la partita.
lemery-end =
    §leader-taken Vinci quando catturi il comandante nemico.
    §surround Vinci anche quando il comandante nemico è circondato: tutte e quattro le caselle accanto a lui sono occupate. Contano i pezzi di entrambe le parti. { $surround ->
        [edge] §surround-edge Vale anche il bordo: lì bastano tre pezzi, e in un angolo due.
       *[four] §surround-edge Un comandante sul bordo non può essere circondato.
    }
    §alone Vinci anche quando al comandante nemico non resta nessuna pedina.{ $first ->
        [0] { "" }
       *[other] { " " }§count Vinci anche quando l’avversario ha perso { $first } pedine.
    }
    §stuck Vinci anche quando l’avversario non può muovere.
    §surround-own Attenzione: se circondi il tuo stesso comandante, perdi, anche se potrebbe uscirne con un salto.
    §both Se una mossa fa perdere entrambi, vince chi l’ha fatta.
    { lemery-draws }
lemery-draws =
    §agree+repetition La partita è patta se i giocatori si accordano, o quando la stessa posizione si presenta per la terza volta.
    §quiet È patta anche dopo 100 mosse senza catture, 50 per parte. Quando un pezzo lascia il tavoliere, i conti delle posizioni e delle mosse ripartono da zero.
lemery-options-rest =
    §run-up jump=adjacent: un comandante può saltare solo una fila che comincia proprio accanto a lui.
    §must compulsory=enforced: se puoi catturare, devi farlo.
    §huff compulsory=huff: se ti sfugge una cattura, l’avversario può togliere una pedina che poteva farla.
    §edge edge=on: basta un pezzo per catturare un nemico sul bordo o in un angolo. Deve muoversi accanto al nemico e chiuderlo contro il bordo.
lemery-options-how = §options Aggiungi opzioni alla tua sfida, per esempio opzioni=edge=on. Separale con una virgola.
lemery-options-surround = §surround-edge surround=edge: il bordo aiuta a circondare un comandante. Lì bastano tre pezzi, e in un angolo due.
lemery-glance-safe = §between Se sei tu a entrare tra due nemici, non rischi nulla. §row Anche due pezzi in fila sono al sicuro, lungo la linea che formano. { $compulsory ->
        [enforced] §must Se puoi catturare, devi farlo.
        [huff] §must Se ti sfugge una cattura, l’avversario può togliere una pedina che poteva farla.
       *[off] §must Catturare non è obbligatorio.
    }
lemery-tips =
    §tips+advice-begin+row All’inizio muovi le pedine a coppie, fianco a fianco: una pedina sola accanto al comandante nemico è presto catturata.
    §tips+advice-attack+bring Per catturare, metti prima un pezzo accanto a un nemico, poi fai arrivare il secondo da lontano.
    { $compulsory ->
        [off] §tips+advice-attack+bait Minaccia due nemici insieme, oppure offri una pedina come esca se in cambio puoi catturarne di più.
       *[other] §tips+advice-attack+bait Offri una pedina come esca: l’avversario difficilmente può rifiutarla, e in cambio ne catturi di più.
    }
    §tips+advice-defend+look Attenzione alle minacce nemiche lungo le linee aperte: sposta il pezzo minacciato o occupa la casella che serve al nemico.
    §tips+advice-defend+edge { $edge ->
        [on] Tieniti lontano dal bordo, dove basta un nemico per catturarti.
       *[off] Usa il bordo come barriera: lì un pezzo si può catturare solo lungo il bordo.
    }
    §tips+advice-avoid+surround { $surround ->
        [edge] Non lasciare mai che i pezzi o il bordo chiudano tre lati del tuo comandante: se un nemico chiude il quarto, perdi.
       *[four] Non lasciare mai pezzi su tre lati del tuo comandante, nemmeno tuoi: se un nemico chiude il quarto, perdi.
    }
    { $first ->
        [0] §tips+advice-endgame Conserva le tue pedine quando sei in vantaggio: con 3 o 4 pezzi contro 2 di solito è patta.
       *[other] §tips+advice-endgame+count Quando sei in vantaggio, scambia pedina per pedina finché l’avversario non ne ha perse { $first }.
    }
lemery-source =
    §source Sono le regole di un gioco pubblicato da Lemery Games. Secondo il regolamento, si ispirano a Wladyslaw Kowalski (2006) e a Ulrich Schädler. Le illustrazioni sono di Tímea Kőszegi e Lívia Varga. Dario Jara e Jeremy Rozenhart hanno curato il regolamento. Scopri di più su LemeryGames.com.
    §source+story La storia di Greci ed Etruschi l’ha inventata l’editore.
    §source+modern Il gioco è una ricostruzione moderna. Non si sa come giocassero davvero gli antichi.
    §source+pictures Queste pagine si basano sul testo del regolamento, non sulle sue figure.
lemery-rulings =
    §reading Le 8 righe del tavoliere, la cattura negli angoli e la lunghezza del salto sono una nostra interpretazione.
    §reading+quiet Sono nostre anche le regole sulla patta, perché ogni partita deve finire.

## Petteia

rule-lemery-petteia-glance =
    §gist+army Due eserciti si affrontano su un tavoliere di { $files } per { $ranks } caselle. Ciascuno ha { $men } pedine e un comandante.
    §slide Tutti i pezzi si muovono in linea retta, mai in diagonale, finché la via è libera. §jump Solo il comandante può anche saltare altri pezzi.
    §line Se con la tua mossa chiudi un nemico tra due dei tuoi pezzi, lo catturi. { lemery-glance-safe }
    §win Vinci quando il comandante nemico è catturato, circondato su tutti i lati o senza più pedine. §stuck Chi non può muovere perde.
    §first { side-first } muove per primo. Il tuo lato del tavoliere è quello in basso.
    { book-facts }
rule-lemery-petteia-setup =
    §board Il tavoliere ha { $files } colonne, dalla a alla l, e { $ranks } righe.
    §array+army Le tue { $men } pedine riempiono le due righe più vicine a te.
    §leader-start Il tuo comandante parte davanti a loro, nella terza casella dalla tua destra.
    §names+leader-start Lo Strategos, il generale greco, guida { side-first }. Parte da j3.
    §names+leader-start Il Lars, il comandante etrusco, guida { side-second }. Parte da c6.
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
    §count first=13: perdi quando hai perso 13 pedine. La partita dura meno.
    { lemery-options-surround }
rule-lemery-petteia-tips =
    { lemery-tips }
    §tips+advice-kinds+leader Il tuo comandante salta dove le pedine non arrivano, ma troppo avanti si ritrova presto chiuso tra due nemici.
rule-lemery-petteia-source =
    { lemery-source }
    { lemery-rulings }

## Compact

rule-lemery-compact-glance =
    §gist Una battaglia breve, e il gioco migliore per cominciare. §army Ogni giocatore ha { $men } pedine e un comandante.
    §slide Tutti i pezzi si muovono in linea retta, mai in diagonale, finché la via è libera. §jump Solo il comandante può anche saltare altri pezzi.
    §line Se con la tua mossa chiudi un nemico tra due dei tuoi pezzi, lo catturi. { lemery-glance-safe }
    §win Vinci quando il comandante nemico è catturato, circondato su tutti i lati o senza più pedine. §stuck Chi non può muovere perde.
    §first { side-first } muove per primo. Il tuo lato del tavoliere è quello in basso.
    { book-facts }
rule-lemery-compact-setup =
    §board Il tavoliere ha { $files } colonne, dalla a alla h, e { $ranks } righe.
    §array+army Le tue { $men } pedine riempiono le due righe più vicine a te.
    §leader-start Il tuo comandante parte davanti a loro, nella terza casella dalla tua destra.
    §names+leader-start Lo Strategos, il generale greco, guida { side-first }. Parte da f3.
    §names+leader-start Il Lars, il comandante etrusco, guida { side-second }. Parte da c6.
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
    §count first=5: perdi quando hai perso 5 pedine. La partita dura meno.
    { lemery-options-surround }
rule-lemery-compact-tips =
    { lemery-tips }
    §tips+advice-kinds+leader Il tavoliere è stretto: se un nemico arriva accanto al tuo comandante, cattura quel nemico o sposta il comandante.
rule-lemery-compact-source =
    { lemery-source }
    §source+variant Il regolamento chiama questo gioco variante compatta.
    { lemery-rulings }

## Ultra Compact

rule-lemery-ultra-glance =
    §gist+army Gli eserciti più piccoli: { $men } pedine e un comandante per parte, con molto spazio libero in mezzo.
    §slide Tutti i pezzi si muovono in linea retta, mai in diagonale, finché la via è libera. §jump Solo il comandante può anche saltare altri pezzi.
    §line Se con la tua mossa chiudi un nemico tra due dei tuoi pezzi, lo catturi. { lemery-glance-safe }
    §win Vinci quando il comandante nemico è catturato, circondato su tutti i lati o senza più pedine. §stuck Chi non può muovere perde.
    §first { side-first } muove per primo. Il tuo lato del tavoliere è quello in basso.
    { book-facts }
rule-lemery-ultra-setup =
    §board Il tavoliere ha { $files } colonne, dalla a alla h, e { $ranks } righe.
    §array+army Le tue { $men } pedine riempiono la riga più vicina a te.
    §leader-start Il tuo comandante parte davanti a loro, nella terza casella dalla tua destra.
    §names+leader-start Lo Strategos, il generale greco, guida { side-first }. Parte da f2.
    §names+leader-start Il Lars, il comandante etrusco, guida { side-second }. Parte da c7.
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
    §count first=5: perdi quando hai perso 5 pedine. La partita dura meno.
    { lemery-options-surround }
rule-lemery-ultra-tips =
    { lemery-tips }
    §tips+advice-kinds+leader Con sole { $men } pedine cattura anche con il comandante, ma prima guarda come può rispondere l’avversario.
rule-lemery-ultra-source =
    { lemery-source }
    §source+variant Il regolamento chiama questo gioco variante ultracompatta.
    { lemery-rulings }

## General’s Crossing

rule-lemery-crossing-glance =
    §gist+crossing Una corsa attraverso il campo di battaglia: vince il primo comandante che raggiunge la riga di fondo nemica.
    §army Ogni giocatore ha { $men } pedine e un comandante.
    §slide Tutti i pezzi si muovono in linea retta, mai in diagonale, finché la via è libera. §jump Solo il comandante può anche saltare altri pezzi.
    §line+leader-taken Se con la tua mossa chiudi una pedina nemica tra due dei tuoi pezzi, la catturi. I comandanti non si catturano mai. { lemery-glance-safe }
    §stuck Chi non può muovere perde.
    §first { side-first } muove per primo. Il tuo lato del tavoliere è quello in basso.
    { book-facts }
rule-lemery-crossing-setup =
    §board Il tavoliere ha { $files } colonne e { $ranks } righe. §army Ogni giocatore ha { $men } pedine e un comandante.
    { $board ->
        [ultra] §array Le tue pedine riempiono la riga più vicina a te.
       *[other] §array Le tue pedine riempiono le due righe più vicine a te.
    }
    §leader-start Il tuo comandante parte davanti a loro, nella terza casella dalla tua destra.
    §names Lo Strategos, il generale greco, guida { side-first }. Il Lars, il comandante etrusco, guida { side-second }.
    §first { side-first } muove per primo. { lemery-sides }
rule-lemery-crossing-move = { lemery-move }
rule-lemery-crossing-capture =
    §line Per catturare una pedina nemica, chiudila in linea retta tra due dei tuoi pezzi. La pedina lascia il tavoliere.
    §mover Uno dei due dev’essere il pezzo che hai appena mosso. §leader-partner Il tuo comandante può essere uno dei due.
    §row Così si cattura solo una pedina singola, mai due o più in fila.
    §several Una sola mossa può catturare in più direzioni.
    §between Puoi entrare tra due nemici senza pericolo.
    { $edge ->
        [on] §corner+edge Sul bordo o in un angolo basta un tuo pezzo: muovilo accanto alla pedina, dal lato opposto al bordo.
       *[off] §corner Una pedina in un angolo si cattura occupando le due caselle accanto.
        §edge Il bordo del tavoliere non aiuta a catturare.
    }
    { lemery-duty }
rule-lemery-crossing-special =
    §leader Il tuo comandante si muove e cattura come una pedina, e come una pedina sbarra la strada.
    { lemery-jump }
    §leader-taken Un comandante non si può catturare, nemmeno in un angolo. Se viene chiuso tra due nemici, resta comunque sul tavoliere.
rule-lemery-crossing-end =
    §crossing Vinci appena il tuo comandante raggiunge una casella qualsiasi della riga di fondo nemica, anche con un salto.
    §crossing+far-row Per lo Strategos è la riga { $ranks }, per il Lars la riga 1.
    §crossing-men Non vinci se ci arriva una pedina, né se il tuo comandante è sulla tua riga di fondo.
    §alone+surround Non perdi se il tuo comandante è circondato o se non hai più pedine.
    §stuck Vinci anche quando l’avversario non può muovere.
    { $compulsory ->
        [enforced] §crossing-duty Se puoi catturare, devi farlo, anche quando il tuo comandante potrebbe finire la traversata. Chiudere un comandante non è una cattura.
       *[other] §crossing-last Se il tuo comandante finisce la traversata con l’ultima delle 100 mosse qui sotto, vinci lo stesso.
    }
    { lemery-draws }
rule-lemery-crossing-options =
    { lemery-options-how }
    §small board=compact: giochi sul tavoliere piccolo, 8 per 8, con 16 pedine per parte. board=ultra: giochi sullo stesso tavoliere, con 8 pedine per parte.
    { lemery-options-rest }
    §leader-taken Un comandante è al sicuro anche sul bordo.
rule-lemery-crossing-tips =
    §tips+advice-begin+advice-kinds+leader Porta presto avanti il tuo comandante, fino alle pedine nemiche: in questo gioco nessuno può catturare un comandante.
    §tips+advice-attack+open Minaccia di finire la traversata: mentre l’avversario chiude la colonna, puoi catturare una pedina da un’altra parte.
    §tips+advice-defend+jump Un comandante salta un’intera fila senza vuoti, ma un vuoto tra le tue pedine lo costringe a fermarsi lì.
    §tips+advice-defend+landing { $edge ->
        [on] Basta un nemico davanti per catturare una pedina sulla tua riga di fondo: sorveglia le caselle davanti a quella riga.
       *[off] Riempi le caselle dietro le tue pedine fino al bordo, e un comandante non avrà dove arrivare.
    }{ $compulsory ->
        [enforced] { " " }§tips+advice-defend+crossing-duty Se il comandante nemico sta per finire la traversata, offri una cattura: l’avversario deve prima catturare.
       *[other] { "" }
    }
    §tips+advice-avoid+crossing Non lasciare mai un vuoto sulla tua riga di fondo dietro una pedina: il comandante nemico la salta e vince.
    §tips+advice-endgame+race Quando restano poche pedine, decide la corsa tra i comandanti: prima di scambiare, conta le mosse che mancano a ciascuno.
rule-lemery-crossing-source =
    { lemery-source }
    §source+variant La traversata del generale è una variante tratta dalle regole di Moshe Callen del 2013.
    §reading Secondo noi vale anche la preparazione di Petteia Ultra Compact, e chi non può muovere perde.
    §reading+quiet Sono nostre anche le regole sulla patta.

## Captions

show-lemery-petteia-start = La posizione iniziale.
show-lemery-petteia-line = { $move } cattura { $taken }, in mezzo a due tuoi pezzi.
show-lemery-petteia-safe = { $move } entra tra due nemici, senza pericolo.
show-lemery-petteia-several = { $move } cattura { $taken } in un colpo solo.
show-lemery-petteia-row = { $move } non cattura nulla: ci sono due nemici in fila.
show-lemery-petteia-corner = { $move } cattura { $taken } nell’angolo.
show-lemery-petteia-slide = La pedina può andare in tutte le caselle segnate.
show-lemery-petteia-ways = Dove può andare il comandante: si muove su caselle libere, o salta una fila senza vuoti.
show-lemery-petteia-near = Dove può andare il comandante: salta solo una fila accanto a lui.
show-lemery-petteia-landing = { $move } salta, e arrivando cattura { $taken }.
show-lemery-petteia-leader = { $move } cattura il comandante in { $taken } e vince.
show-lemery-petteia-surrounded = { $move } riempie l’ultima casella. Il comandante è circondato.
show-lemery-petteia-alone = { $move } cattura l’ultima pedina e vince.
show-lemery-petteia-edge = { $move } cattura { $taken } contro il bordo.
show-lemery-petteia-rim = { $move } circonda il comandante sul bordo.
show-lemery-petteia-must = La mossa { $move } non è permessa: puoi catturare, quindi devi farlo.
show-lemery-petteia-huff = La pedina in f1 ha mancato una cattura: { $move }.
show-lemery-petteia-count = { $move } cattura l’ultima pedina che serve, e vince.

show-lemery-compact-start = La posizione iniziale.
show-lemery-compact-line = { $move } cattura { $taken }, in mezzo a due tuoi pezzi.
show-lemery-compact-safe = { $move } entra tra due nemici, senza pericolo.
show-lemery-compact-several = { $move } cattura { $taken }. I due nemici in fila restano.
show-lemery-compact-corner = { $move } cattura { $taken } nell’angolo.
show-lemery-compact-slide = La pedina può andare in tutte le caselle segnate.
show-lemery-compact-ways = Dove può andare il comandante: si muove su caselle libere, o salta una fila senza vuoti.
show-lemery-compact-near = Dove può andare il comandante: salta solo una fila accanto a lui.
show-lemery-compact-landing = { $move } salta, e arrivando cattura { $taken }.
show-lemery-compact-leader = { $move } cattura il comandante in { $taken } e vince.
show-lemery-compact-surrounded = { $move } riempie l’ultima casella. Il comandante è circondato.
show-lemery-compact-alone = { $move } cattura l’ultima pedina e vince.
show-lemery-compact-edge = { $move } cattura { $taken } contro il bordo.
show-lemery-compact-rim = { $move } circonda il comandante sul bordo.
show-lemery-compact-must = La mossa { $move } non è permessa: puoi catturare, quindi devi farlo.
show-lemery-compact-huff = La pedina in f1 ha mancato una cattura: { $move }.
show-lemery-compact-count = { $move } cattura l’ultima pedina che serve, e vince.

show-lemery-ultra-start = La posizione iniziale.

show-lemery-crossing-start = La posizione iniziale.
show-lemery-crossing-jump = { $move } salta sulla riga di fondo nemica e vince.
show-lemery-crossing-run = { $move } raggiunge la riga di fondo nemica e vince.
show-lemery-crossing-safe = { $move } non cattura nulla: un comandante è al sicuro.
