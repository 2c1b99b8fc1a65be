# The rulebook's own words: menu, topics, buttons, history.

rules-menu = Scegli un gioco. Sono ricostruzioni moderne, con l’autore tra parentesi.
rules-entry = { $name }
    { $brief } · { $length ->
        [1] breve
        [2] medio
       *[3] lungo
    }, { $level ->
        [1] facile
        [2] un po’ più complesso
       *[3] molte regole
    }

# What each game is like, in the menu.

brief-lemery-petteia = 12 per 8, 24 pedine e un comandante
brief-lemery-compact = 8 per 8, 16 pedine e un comandante
brief-lemery-ultra = 8 per 8, 8 pedine e un comandante
brief-lemery-crossing = una corsa tra comandanti
brief-lemery-latrunculi = metti, salta e immobilizza
brief-poleis = metti le pedine; se non attaccano, si rovesciano
brief-vogt-petteia = 12 per 8, 3 tipi di pezzi
brief-vogt-kubeia = 3 tipi di pezzi e 2 dadi
brief-walker-petteia = solo 16 pedine
brief-walker-dux = pedine e un dux che nessuno cattura

page-title = { $ruleset } · { $topic }
page-menu = Tutti i giochi
page-board = Torna al tavoliere
cited = Le regole dicono: «{ $said }»
cited-page = Regole: { $topic }
passage = { $said }
found-first = ▸ { $said }
found-title = Ecco che cosa dicono le regole:
found-games = { $games }: { $said }
found-near = Non so se è la risposta giusta, ma forse ti aiuta:
found-none = Non conosco la risposta. Sfoglia le regole di un gioco, o chiedi con altre parole.
found-command = Per questo c’è un comando: «{ $word }» – { $said }.
found-guide = Su Petteia:
found-three = Non lo so con certezza. Forse la risposta è una di queste:
found-answer = ▸ { $said }
found-passage = ▸ { $games } · { $topic }: { $said }
picture-still = Figura { $number } di { $count }. { $caption }
picture-before = Figura { $number } di { $count }, prima della mossa. { $caption }
picture-after = Figura { $number } di { $count }, dopo la mossa. { $caption }
turn-previous = ← Figura
turn-next = Figura →

topic-glance = In breve
topic-setup = Preparazione
topic-move = Movimento
topic-capture = Cattura
topic-special = Pezzi speciali
topic-end = Come finisce
topic-options = Opzioni
topic-tips = Consigli
topic-source = Da dove viene

# How long a game is and how much there is to learn, at the end of each first page.
book-facts = §length { $level ->
        [1] Si impara facilmente.
        [2] Si impara abbastanza facilmente.
       *[3] C’è molto da imparare.
    } Una partita dura { $time }.

story-title = Storia · { $story }
story-history = Storia
story-texts = Che cosa dicono i testi
story-rome = Roma
story-makers = Chi ha scritto le regole
story-table = Le differenze tra i giochi
story-finds = Dadi, tavolieri e nomi
story-notation = Come si scrivono le mosse

history-texts =
    Dall’antichità non ci è arrivato nessun regolamento. Restano solo accenni, per lo più paragoni.
    Nell’Odissea di Omero i Proci passano il tempo davanti alla porta, giocando con dei sassolini.
    Platone parla di giocatori inesperti che uno più bravo finisce per rinchiudere, finché non possono più muovere.
    Aristotele paragona un uomo senza città a un pezzo isolato.
    Polibio loda un generale che tagliò fuori i nemici e li bloccò, come un bravo giocatore.
    Polluce descrive un gioco chiamato Polis. Si gioca con molti pezzi, e due nemici ne catturano uno chiudendolo in mezzo.
    Plutarco consiglia la Petteia come gioco d’ingegno. Quindi è probabile che si giocasse senza dadi.
    Vasi dipinti intorno al 540 a.C. mostrano Achille e Aiace chini su un tavoliere.
    Nessuno sa quali di queste testimonianze parlino dello stesso gioco.
history-rome =
    Anche i Romani avevano un gioco di soldati: il Ludus Latrunculorum, o Latrunculi.
    Molti credono che sia nato dal gioco greco, ma non ci sono prove.
    Isidoro, un autore tardo, parla di pezzi che avanzano in ordine, di pezzi che vagano e di pezzi ormai bloccati.
    Li chiama ordinarii, vagi e inciti.
    Si sono trovati tavolieri di molte misure, e qualche reperto fa pensare a un pezzo speciale.
    Nessun testo dice che cosa facesse quel pezzo. Un poema persiano del decimo secolo descrive il nard, un gioco simile con re che non si possono catturare.
    È lì che Damian Walker ha trovato il dux per il suo gioco romano.
history-makers =
    Tutti questi giochi sono nati in epoca moderna.
    Ulrich Schädler ha ricostruito il gioco romano nel 1994 e nel 2001. Prima si immobilizza una pedina, poi la si cattura.
    Le regole di Wladyslaw Kowalski, del 2006, ne hanno ispirate altre.
    Moshe Callen ha pubblicato regole per la Petteia nel 2013. La corsa tra i comandanti viene da lì.
    Damian Walker ha messo per iscritto il gioco semplice, e uno con un dux.
    Nel 2018 Andreas Frank Vogt è partito da Callen per le sue regole da torneo. Ha aggiunto un gioco con i dadi.
    Dmytro ha pubblicato Poleis nel 2015 e di nuovo nel 2024, per rimediare alle tante patte del gioco semplice.
    Lemery Games vende un gioco con regole ispirate a Kowalski e Schädler. La sua corsa tra i comandanti è quella di Callen.
    Se un autore lascia aperto un punto, la risposta è nostra. L’ultima pagina di ogni gioco indica i punti principali.
history-finds =
    Su alcuni vasi Atena mette in guardia Achille e Aiace dai Troiani. Promette loro la vittoria se smettono di giocare.
    In Euripide Protesilao e Palamede giocano con pezzi di molte forme. Palamede passava per l’inventore dei dadi.
    La Suda, del decimo secolo d.C., dà al tavoliere di Palamede 12 linee, come lo zodiaco. I dadi sono 7, come i pianeti.
    Svetonio scrisse un libro sui giochi greci, oggi perduto.
    Sui gradini dei templi di Atene e di Delo sono incisi tavolieri. Per lo più erano per altri giochi, e forse sono posteriori.
    Una terracotta di Atene mostra una donna e un ragazzo che giocano su 42 caselle con 12 pezzi.
    Il gioco si chiama petteia, pessoi, polis o poleis. Forse i pezzi erano i pessoi, e una casella una polis.
    Per gli autori greci il gioco veniva dall’Egitto. La Petteia è citata fino al secondo secolo d.C., il gioco romano fino al quarto.
history-notation =
    Ogni casella ha una lettera (colonna) e un numero (riga), contati dall’angolo sinistro di chi comincia.
    Una mossa ha due caselle, come a2-a5. Possono seguire le catture, ciascuna dopo una x: a2-a5xb5.
    Nei Latrunculi b2xb4 è un salto, c3 mette una pedina, xd4 ne toglie una.
    Le colonne di Vogt hanno lettere greche. Valgono anche le maiuscole latine uguali.
    Nel suo testo le righe hanno numeri attici. Li vedi con «impostazioni lettere=attiche».
    Nella Kubeia il lancio viene prima della mossa, dado più alto davanti: 63 A2-A4.
    Una trascrizione numera le mosse: 1) a2-a5, h7-h5; 2) e così via.
    Finisce con il risultato e il motivo: 1-0 (abbandono). ½-½ è la patta.
    «trascrizione» ti dà il testo di una partita. Incollalo dopo quella parola per rivederla.
    Le partite stampate da Vogt si incollano così come sono. Alle altre servono etichette, come [Ruleset "poleis"].
history-table = Ogni gioco con le sue regole abituali. Una pedina tra due nemici è catturata; nei Latrunculi di Lemery è immobilizzata.
history-row = { $name }: { $files }×{ $ranks }, { $men } pedine{ $leader ->
        [yes] { " e un comandante" }
       *[no] { "" }
    }{ $placed ->
        [yes] { " da schierare" }
       *[no] { "" }
    }{ $corner ->
        [yes] , cattura d’angolo
       *[no] { "" }
    }{ $duty ->
        [yes] , obbligo di cattura
       *[no] { "" }
    }{ $dice ->
        [yes] , dadi
       *[no] { "" }
    }
