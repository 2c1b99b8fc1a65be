# Latrunculi, by Lemery Games.

rule-lemery-latrunculi-glance =
    §gist+army+place Un gioco di trappole. All’inizio mettete a turno una pedina alla volta, { $men } ciascuno, in caselle libere a scelta.
    §step Poi, a ogni turno, muovi una pedina di una casella, mai in diagonale. §jump Oppure la tua pedina salta un nemico che le sta accanto, finisce nella casella libera dietro e lo cattura. §chain La stessa pedina può poi saltare ancora.
    §bind Se con la tua mossa chiudi una pedina nemica tra due delle tue, la immobilizzi. §bound Non può muoversi finché le tue due pedine la tengono ferma. §removal In un turno successivo puoi toglierla dal tavoliere invece di muovere.
    §between Se sei tu a entrare tra due nemici, non rischi nulla.
    §win+single Vinci quando all’avversario { $min ->
        [1] resta una sola pedina
       *[other] restano solo { $min } pedine
    }. §stuck Chi non può fare nulla perde.
    §first { side-first } mette la prima pedina. Il tuo lato del tavoliere è quello in basso.
    { book-facts }
rule-lemery-latrunculi-setup =
    §board Il tavoliere ha { $files } colonne, dalla a alla h, e { $ranks } righe. All’inizio è vuoto.
    §first Comincia { side-first }. §place Mettete a turno una pedina alla volta in una casella libera a scelta, finché non ci sono tutte e 32.
    §place-quiet In questa fase nessuna pedina si muove e nessuna viene immobilizzata.
    §place-safe Una pedina messa tra due nemici resta libera anche quando si comincia a muovere.
    §first-move Quando tutte le pedine sono sul tavoliere, { side-first } fa la prima mossa.
rule-lemery-latrunculi-move =
    §turn Nel tuo turno fai una di queste tre cose: un passo, un salto o una rimozione.
    §step Passo: muovi una pedina di una casella avanti, indietro o di lato, in una casella libera. §diagonal Le pedine non si muovono mai in diagonale.
    §jump Salto: una tua pedina salta un nemico che ha proprio accanto e arriva nella casella libera dietro di lui.
    §removal Rimozione: togli dal tavoliere un nemico immobilizzato.
    §bound Una pedina immobilizzata non può fare né passi né salti.
    §between Puoi entrare tra due nemici senza pericolo. Resti al sicuro finché uno dei due non se ne va e un nemico ne prende il posto.
rule-lemery-latrunculi-capture =
    §line Puoi catturare in due modi: saltando un nemico, o togliendone uno immobilizzato.
    §jump La tua pedina salta un nemico che ha proprio accanto e arriva nella casella libera subito dietro. Il nemico lascia subito il tavoliere.
    §chain La stessa pedina può continuare a saltare, in qualsiasi direzione. §chain+must Puoi fermarti dopo ogni salto, e saltare non è mai obbligatorio.
    §jump-own+jump-bound Non puoi saltare le tue pedine. Puoi saltare un nemico immobilizzato.
    §jump-twice Non puoi saltare due volte lo stesso nemico. La tua pedina può invece tornare nella casella da cui è partita.
    §removal+removal-turn+removal-when L’altro modo di catturare è togliere dal tavoliere un solo nemico, che dev’essere già immobilizzato quando comincia il tuo turno.
    La rimozione occupa tutto il turno e non è obbligatoria. Puoi togliere il nemico in qualsiasi turno, finché resta immobilizzato.
rule-lemery-latrunculi-special =
    §bind Con un passo o un salto immobilizzi un nemico se lo chiudi in linea retta tra due tue pedine. §mover Una delle due dev’essere quella appena mossa.
    §bind-several+several+row Una mossa può immobilizzare più nemici, ma tra due delle tue pedine uno solo, mai due o più in fila. §chain-last Dopo più salti vale solo l’ultima casella.
    §corner+edge Bordi e angoli non aiutano a immobilizzare.
    §held Una pedina resta immobilizzata finché due nemici la tengono. È libera appena uno dei due si sposta o viene catturato.
    { $pins ->
        [all] §pins Anche le pedine immobilizzate tengono ferme le altre, e aiutano a immobilizzare. Smettono solo quando lasciano il tavoliere.
       *[free] §pins Una pedina immobilizzata non ne tiene ferme altre né aiuta a immobilizzare. Quindi liberi una tua pedina anche immobilizzando uno dei due nemici che la tengono. Tornando libera così, la pedina non immobilizza nessuno.
    }
    §held-lines Una pedina tenuta in riga e in colonna è libera quando nessuna coppia di nemici la tiene più.
    §freed Se la tua mossa libera una tua pedina, puoi muoverla al turno successivo.
rule-lemery-latrunculi-end =
    §single Vinci subito quando all’avversario { $min ->
        [1] resta una sola pedina
       *[other] restano solo { $min } pedine
    }.
    §stuck Vinci anche quando l’avversario, nel suo turno, non può fare nulla.
    §agree La partita è patta se i giocatori si accordano.
    §repetition È patta quando la stessa posizione si presenta per la terza volta, con le stesse pedine immobilizzate.
    §quiet È patta anche dopo 100 mosse senza catture di nessun tipo, 50 per parte.
    §quiet-count Le pedine messe all’inizio non contano come mosse. Immobilizzare una pedina non azzera il conto.
rule-lemery-latrunculi-options =
    §options Aggiungi opzioni alla tua sfida, per esempio opzioni=min=3. Separale con una virgola.
    §single min=3: perde chi resta con sole 3 pedine. La partita dura meno.
    §pins pins=all: anche le pedine immobilizzate tengono ferme le altre. Aiutano anche a immobilizzare, e smettono solo quando lasciano il tavoliere.
rule-lemery-latrunculi-tips =
    §tips+advice-begin+advice-kinds+place Metti le pedine in blocchi contro il bordo: nessuno può saltare una pedina che ne ha un’altra subito dietro.
    §tips+advice-attack+removal Prima immobilizza un nemico e poi toglilo, ma presto: se una delle due pedine che lo tengono si allontana, è libero.
    §tips+advice-attack+chain Cerca i nemici che hanno subito dietro una casella libera: una pedina può saltarne diversi in un solo turno.
    §tips+advice-defend+held { $pins ->
        [all] Per liberare una pedina immobilizzata, salta uno dei due nemici che la tengono.
       *[free] Per liberare una pedina immobilizzata, immobilizza o salta uno dei due nemici che la tengono.
    }
    §tips+advice-defend+edge Nessuno può immobilizzare o saltare una pedina in un angolo; sul bordo si può, ma solo lungo il bordo.
    §tips+advice-avoid+jump Se davanti a una tua pedina c’è un nemico, non lasciare libera la casella dietro: il nemico salta e cattura.
    { $min ->
        [1] §tips+advice-endgame Conserva le tue pedine quando sei in vantaggio: con 3 o 4 pedine contro 2 di solito è patta.
       *[other] §tips+advice-endgame+single Quando sei in vantaggio, scambia pedina per pedina: chi resta con sole { $min } pedine perde.
    }
rule-lemery-latrunculi-source =
    §source Queste regole sono una variante contenuta nel regolamento di Petteia, di Lemery Games. Le illustrazioni sono di Tímea Kőszegi e Lívia Varga. Dario Jara e Jeremy Rozenhart hanno curato il regolamento. Scopri di più su LemeryGames.com.
    §source+models Il regolamento cita come modello la ricostruzione di Ulrich Schädler del 2001: prima si immobilizza, poi si cattura.
    §source+jump Catturare saltando è un’idea dell’editore.
    §source+modern È una ricostruzione moderna. Non si sa come giocassero davvero i Romani.
    §reading Il regolamento lascia molte cose aperte. Sono una nostra interpretazione la misura del tavoliere, la durata dell’immobilizzazione e le regole sulla patta. Lo è anche il fatto che una pedina immobilizzata non ne tenga ferme altre.

show-lemery-latrunculi-place = { $move }: { side-first } mette una pedina.
show-lemery-latrunculi-ways = La pedina in d4 può fare un passo in d3 o saltare in d6.
show-lemery-latrunculi-jump = { $move } cattura { $taken }.
show-lemery-latrunculi-chain = { $move }: due salti catturano { $taken }.
show-lemery-latrunculi-bind = { $move } immobilizza la pedina in d4.
show-lemery-latrunculi-held = La mossa { $move } non è permessa: la pedina è immobilizzata.
show-lemery-latrunculi-remove = { $move } toglie la pedina immobilizzata.
show-lemery-latrunculi-free = { $move } immobilizza la pedina in e4, che lascia libera quella in d4.
show-lemery-latrunculi-pinned = { $move } immobilizza la pedina in e4, che tiene ancora ferma quella in d4.
show-lemery-latrunculi-leave = { $move } allontana una delle due: la pedina in d4 è libera.
show-lemery-latrunculi-edge = { $move } non immobilizza nessuno: il bordo non aiuta.
show-lemery-latrunculi-safe = { $move } entra tra due nemici, senza pericolo.
show-lemery-latrunculi-reduced = { $move } vince: resta un solo nemico.
show-lemery-latrunculi-three = { $move } vince: restano solo 3 nemici.
