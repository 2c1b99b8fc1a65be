# Latrunculi, by Lemery Games.

rule-lemery-latrunculi-glance =
    §gist+army+place Un gioco di trappole. Prima mettete a turno { $men } pedine ciascuno, su caselle libere qualsiasi.
    §step Poi una pedina fa un passo di una casella, mai in diagonale. §jump Oppure cattura: salta un nemico che le sta accanto, nella casella libera dietro di lui. §chain Può saltare ancora.
    §bind Una pedina chiusa tra due nemici è immobilizzata. §bound Non può muovere finché uno dei due non va via. §removal In un turno successivo puoi toglierla, invece di muovere.
    §between Entrare tra due nemici non è pericoloso.
    §win+single Vinci quando all’avversario { $min ->
        [1] resta una sola pedina
       *[other] restano { $min } pedine
    }. §stuck Chi non può fare nulla perde.
    §first { side-first } comincia a mettere. La tua parte è in basso sul tuo tavoliere.
    { book-facts }
rule-lemery-latrunculi-setup =
    §board Il tavoliere ha { $files } colonne, dalla a alla h, e { $ranks } righe. All’inizio è vuoto.
    §first { side-first } comincia. §place A turno, ogni parte mette una pedina in una casella libera, finché non ci sono tutte e 32.
    §place-quiet Intanto nessuno muove e nessuno immobilizza.
    §place-safe Una pedina messa tra due nemici resta libera, in quel momento e dopo.
    §first-move Quando le pedine ci sono tutte, { side-first } muove per primo.
rule-lemery-latrunculi-move =
    §turn Nel tuo turno fai una di tre cose: un passo, un salto, o togli un nemico.
    §step Con un passo una pedina va in una casella libera davanti, dietro o di lato. §diagonal Mai in diagonale.
    §jump Con un salto scavalca un nemico che ha proprio accanto, e arriva nella casella libera dietro di lui.
    §removal Se c’è un nemico immobilizzato, puoi toglierlo dal tavoliere.
    §bound Una pedina immobilizzata non muove e non salta.
    §between Puoi entrare tra due nemici senza pericolo, anche se poi si spostano.
rule-lemery-latrunculi-capture =
    §line Catturi in due modi: saltando e togliendo.
    §jump Salta un nemico che ti sta accanto, fino alla casella libera subito dietro di lui. Esce all’istante dal tavoliere.
    §chain La stessa pedina può continuare a saltare, in ogni direzione. §chain+must Puoi fermarti dopo ogni salto, e saltare non è un obbligo.
    §jump-own+jump-bound Le tue pedine non si saltano. Un nemico immobilizzato sì.
    §jump-twice Nessuno viene saltato due volte, e la tua pedina può tornare da dove è partita.
    §removal+removal-turn+removal-when Togliere è l’altro modo. Levi dal tavoliere un nemico che è immobilizzato quando comincia il tuo turno.
    Togliere prende tutto il turno. Puoi farlo in qualsiasi turno, finché è immobilizzato, e non è un obbligo.
rule-lemery-latrunculi-special =
    §bind Con un passo o un salto immobilizzi un nemico quando lo chiudi tra due delle tue pedine, in linea retta. §mover Una delle due dev’essere quella appena mossa.
    §bind-several+several+row Una mossa può immobilizzare più pedine, ma tra due una sola. §chain-last Dopo più salti conta solo l’ultima casella.
    §corner+edge Bordi e angoli non immobilizzano nessuno.
    §held Una pedina resta immobilizzata finché due nemici la tengono. Torna libera appena uno dei due se ne va o viene catturato.
    { $pins ->
        [all] §pins Anche chi è immobilizzato tiene, e aiuta a immobilizzare. Lascia la presa solo quando esce dal tavoliere.
       *[free] §pins Chi è immobilizzato non tiene nessuno. Si torna liberi, quindi, anche quando uno dei due viene immobilizzato. Una pedina liberata così non immobilizza nessuno.
    }
    §held-lines Una pedina tenuta lungo due linee è libera quando nessuna delle due coppie la tiene.
    §freed Se con la tua mossa liberi una tua pedina, potrà muovere nel tuo prossimo turno.
rule-lemery-latrunculi-end =
    §single Vinci subito quando all’avversario { $min ->
        [1] resta una sola pedina
       *[other] restano { $min } pedine
    }.
    §stuck Vinci quando l’avversario, al suo turno, non può fare nulla.
    §agree È patta se siete d’accordo.
    §repetition È patta quando la stessa posizione torna per la terza volta, con le stesse pedine immobilizzate.
    §quiet È patta dopo cento mosse, cinquanta per parte, senza catturare né togliere.
    §quiet-count Mettere le pedine non conta. Immobilizzare e basta non fa ripartire il conto.
rule-lemery-latrunculi-options =
    §options Quando sfidi, scrivi quello che vuoi, per esempio options=min=3. Tra due cose metti una virgola.
    §single min=3: perde chi resta con tre pedine. La partita si accorcia.
    §pins pins=all: anche chi è immobilizzato tiene. Aiuta a immobilizzare, e lascia la presa solo quando esce dal tavoliere.
rule-lemery-latrunculi-tips =
    §tips+place Metti le pedine con cura: guarda dove ognuno potrà chiudere appena si comincia a muovere.
    §tips+edge Chi sta in un angolo o sul bordo è difficile da chiudere.
    §tips+jump Non lasciare caselle vuote dietro una pedina che ha un nemico davanti. Potrebbe essere saltata.
    §tips+removal Prima immobilizza e poi togli, ma non aspettare troppo: chi tiene non può andarsene.
    §tips+held Per liberare una tua pedina, immobilizza o salta uno dei due che la tengono.
rule-lemery-latrunculi-source =
    §source Le regole sono una variante nel regolamento della Petteia di Lemery Games. Le illustrazioni sono di Tímea Kőszegi e Lívia Varga, la redazione di Dario Jara e Jeremy Rozenhart. Altro su LemeryGames.com.
    §source+models Cita come modello la ricostruzione di Ulrich Schädler del 2001: prima immobilizzare, poi catturare.
    §source+jump Catturare saltando è un’idea dell’editore.
    §source+modern È una ricostruzione moderna. Nessuno sa come giocassero davvero i Romani.
    §reading Il regolamento lascia molte cose aperte. Sono una nostra lettura il tavoliere, la durata dell’immobilità, le patte, e che chi è immobilizzato non tenga nessuno.

show-lemery-latrunculi-place = { $move }: { side-first } mette una pedina.
show-lemery-latrunculi-ways = La pedina in d4 può fare un passo in d3, o saltare in d6.
show-lemery-latrunculi-jump = { $move } cattura { $taken }.
show-lemery-latrunculi-chain = { $move }: due salti catturano { $taken }.
show-lemery-latrunculi-bind = { $move } immobilizza la pedina in d4.
show-lemery-latrunculi-held = { $move } è irregolare: la pedina è immobilizzata.
show-lemery-latrunculi-remove = { $move } toglie la pedina immobilizzata.
show-lemery-latrunculi-free = { $move } immobilizza la pedina in e4, che lascia andare d4.
show-lemery-latrunculi-pinned = { $move } immobilizza la pedina in e4, che tiene ancora d4.
show-lemery-latrunculi-leave = { $move }: uno dei due se ne va, e d4 è libera.
show-lemery-latrunculi-edge = { $move } non immobilizza nessuno: il bordo non aiuta.
show-lemery-latrunculi-safe = { $move } entra tra due nemici, senza pericolo.
show-lemery-latrunculi-reduced = { $move } cattura la penultima pedina, e vince.
show-lemery-latrunculi-three = { $move } lascia all’avversario tre pedine, e vince.
