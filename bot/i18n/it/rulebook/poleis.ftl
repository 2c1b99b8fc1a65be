# Poleis, by Dmytro.

rule-poleis-glance =
    §gist+army+place Un gioco che premia il coraggio. All’inizio mettete a turno { $men } pedine ciascuno, una alla volta, in caselle libere.
    §slide Poi, a ogni turno, muovi una pedina in linea retta, mai in diagonale, finché la via è libera. §quiet-move Se non finisce la mossa accanto a un nemico, viene rovesciata.
    §vagus Una pedina rovesciata si chiama vagus, cioè disertore. Ogni sua mossa deve finire accanto a un nemico. §turned-back Torna dritta quando partecipa a una cattura.
    §line Se con la tua mossa chiudi una pedina nemica tra due delle tue, la catturi. §between Se sei tu a entrare tra due nemici, non rischi nulla. §row Anche due pedine in fila sono al sicuro, lungo la linea che formano.
    §win+single Vinci quando all’avversario resta una sola pedina. §stuck Chi non può muovere perde.
    §first { side-first } mette la prima pedina. Il tuo lato è in basso.
    { book-facts }
rule-poleis-setup =
    §board Il tavoliere ha { $files } colonne, dalla a alla h, e { $ranks } righe. All’inizio è vuoto.
    §first Comincia { side-first }. I colori si tirano a sorte, a meno che non decidiate voi chi comincia.
    §place Mettete a turno una pedina alla volta in una casella libera a scelta, finché non ci sono tutte e 32.
    §place-quiet In questa fase nessuna pedina si muove e nessuna viene catturata.
    §place-safe Una pedina messa tra due nemici è al sicuro, e lo resta anche quando si comincia a muovere.
    §first-move Quando tutte le pedine sono sul tavoliere, { side-first } fa la prima mossa.
rule-poleis-move =
    §turn+pass Nel tuo turno muovi una pedina. Non puoi passare.
    §slide Una pedina si muove avanti, indietro o di lato, di quante caselle libere vuoi. §diagonal Le pedine non si muovono mai in diagonale.
    §block Una pedina non può saltarne un’altra, né fermarsi dove ce n’è già una.
    §attack Una mossa è un attacco quando finisce proprio accanto a un nemico. Le caselle in diagonale non contano.
    §attack-passing Passare accanto a un nemico non è un attacco. Lo è invece spostarsi da un nemico a un altro.
    §between Puoi entrare tra due nemici senza pericolo. Resti al sicuro finché uno dei due non se ne va e un nemico ne prende il posto.
rule-poleis-capture =
    §line Per catturare una pedina nemica, chiudila in linea retta tra due delle tue. La pedina lascia il tavoliere.
    §mover Una delle due dev’essere la pedina che hai appena mosso.
    §row Così si cattura solo una pedina singola, mai due o più in fila.
    §several Una mossa può catturare fino a 3 pedine, una per direzione.
    §capture-attack Una mossa che cattura è sempre un attacco, anche se alla fine la tua pedina non ha nemici accanto. Perciò la pedina non viene rovesciata, e anche un vagus può fare una mossa così.
    §corner+edge Angoli e bordi non aiutano a catturare. Una pedina in un angolo è al sicuro. Una pedina sul bordo si può catturare solo lungo il bordo.
rule-poleis-special =
    §ordinarius All’inizio ogni pedina è un ordinarius, un soldato in buon ordine.
    §quiet-move Se un ordinarius fa una mossa che non è un attacco, viene rovesciato e diventa un vagus.
    §vagus Un vagus si muove come ogni altra pedina, ma ogni sua mossa dev’essere un attacco. Se non può attaccare, non può muoversi: è uno degli inciti, i senza speranza.
    §vagus-stays Un vagus che attacca senza catturare resta un vagus.
    §turned-back Un vagus che partecipa a una cattura torna dritto. Vale per la pedina che si è mossa e per quella che chiude il nemico dall’altra parte.
rule-poleis-end =
    §single Vinci quando all’avversario resta una sola pedina.
    §stuck Vinci anche quando l’avversario non può muovere, per esempio se ha solo vagi che non possono attaccare.
    §adjudicated Se la partita non va più avanti, si decide contando le pedine. Vince chi ne ha di più. A parità, vince chi ha più ordinarii. Se sono pari anche quelli, è patta.
    §agree Le pedine si contano se decidete insieme di smettere.
    §repetition Le pedine si contano quando la stessa posizione si presenta per la terza volta, con le stesse pedine rovesciate.
    §quiet Le pedine si contano anche dopo 100 mosse senza catture, 50 per parte. Rovesciare una pedina non azzera il conto delle mosse.
    §hand Le pedine che restano da mettere contano come ordinarii.
rule-poleis-tips =
    §tips+advice-begin+advice-kinds+place Metti le pedine accanto ai nemici o in linea con loro, così ognuna può attaccare subito.
    §tips+advice-attack+quiet-move Una pedina che attacca resta un ordinarius, quindi attacca a ogni mossa, se puoi farlo senza rischi.
    §tips+advice-attack+turned-back Sfrutta un vagus che sta accanto a un nemico: se ti aiuta a catturarlo, torna dritto.
    §tips+advice-defend+look Se una pedina è minacciata, spostala con un attacco o occupa la casella che serve al nemico.
    §tips+advice-defend+edge Una pedina in un angolo è al sicuro, e una sul bordo si può catturare solo lungo il bordo.
    §tips+advice-avoid+vagus Prima di far rovesciare una pedina, controlla che poi abbia un nemico da attaccare: altrimenti resta bloccata.
    §tips+advice-endgame+adjudicated Se nessuno cattura più, si contano le pedine e poi gli ordinarii: quando sei in vantaggio, non rischiare.
    §tips+advice-endgame+stuck Quando ti restano poche pedine, conserva gli ordinarii: se tutte le tue pedine sono vagi senza bersaglio, perdi.
rule-poleis-source =
    §source Dmytro ha pubblicato queste regole in inglese nel 2024. Nel 2015 ne aveva pubblicato un elenco più lungo, in ucraino. Il testo inglese è su boardgamegeek.com, thread 3412976.
    §source+why Ha notato che la Petteia semplice finisce spesso patta, perché difendersi è molto più facile che attaccare.
    §source+names I nomi vengono da Isidoro, che parla di ordinarii, vagi e inciti. Non si sa che cosa significassero. Dmytro segue Schädler, che chiama Poleis questo gioco, e Petteia tutti i giochi di pedine.
    §source+modern Dmytro stesso non sostiene che i Greci giocassero così.
    §reading Dove il testo del 2024 non dice nulla, seguiamo l’elenco del 2015. I casi in cui si contano le pedine sono una nostra interpretazione.

show-poleis-place = { $move }: { side-first } mette una pedina.
show-poleis-slide = La pedina in a1 può andare in tutte le caselle segnate.
show-poleis-attack = { $move } finisce accanto a un nemico, quindi è un attacco.
show-poleis-quiet = { $move } non finisce accanto a un nemico. La pedina viene rovesciata.
show-poleis-vagus = Il vagus in a1 può solo attaccare.
show-poleis-back = { $move } cattura { $taken }. Le due pedine che hanno catturato non sono più rovesciate.
show-poleis-line = { $move } cattura { $taken }.
show-poleis-several = { $move } cattura { $taken } in un colpo solo.
show-poleis-row = { $move } non cattura nulla: ci sono due nemici in fila.
show-poleis-corner = { $move } non cattura nulla: un angolo è sicuro.
show-poleis-safe = { $move } entra tra due nemici, senza pericolo.
show-poleis-single = { $move } cattura { $taken }. All’avversario resta una sola pedina.
