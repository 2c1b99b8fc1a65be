# The rulebook's own words: menu, topics, buttons, history.

rules-menu = Quale gioco? Sono tutte ricostruzioni moderne, con il nome dell’autore.
rules-entry = { $name }
    { $brief } · { $length ->
        [1] breve
        [2] medio
       *[3] lungo
    }, { $level ->
        [1] facile
        [2] non difficile
       *[3] impegnativo
    }

# What each game is like, in the menu.

brief-lemery-petteia = 12 per 8, 24 pedine e un comandante
brief-lemery-compact = 8 per 8, 16 pedine e un comandante
brief-lemery-ultra = 8 per 8, 8 pedine e un comandante
brief-lemery-crossing = una corsa tra comandanti
brief-lemery-latrunculi = metti, immobilizza, salta
brief-poleis = metti, poi attacca o ti rovesciano
brief-vogt-petteia = 12 per 8, tre classi
brief-vogt-kubeia = tre classi e due dadi
brief-walker-petteia = solo pedine
brief-walker-dux = pedine e un dux che non si cattura

page-title = { $ruleset } · { $topic }
page-menu = Tutti i giochi
page-board = Torna al tavoliere
cited = Le regole: { $said }
cited-page = Regole: { $topic }
passage = { $said }
found-first = ▸ { $said }
found-title = Ecco che cosa dicono i giochi:
found-games = { $games }: { $said }
found-near = Non sono sicuro della risposta a questa domanda. Forse ti serve questo:
found-none = Questo non lo so. Sfoglia le regole di un gioco, o chiedi con altre parole.
found-command = Per questo c’è un comando: «{ $word }» – { $said }.
picture-still = Figura { $number } di { $count }. { $caption }
picture-before = Figura { $number } di { $count }, la mossa. { $caption }
picture-after = Figura { $number } di { $count }, dopo la mossa. { $caption }
turn-previous = ← Figura
turn-next = Figura →

topic-glance = In breve
topic-setup = Preparazione
topic-move = Muovere
topic-capture = Catturare
topic-special = Pezzi speciali
topic-end = Come finisce
topic-options = Opzioni
topic-tips = Consigli
topic-source = Da dove viene

# How long a game is and how much there is to learn, at the end of each first page.
book-facts = §length { $level ->
        [1] È facile da imparare.
        [2] C’è qualcosa in più da imparare.
       *[3] C’è molto da imparare.
    } Una partita dura { $time }.

story-title = Storia · { $story }
story-history = Storia
story-texts = Che cosa dicono i testi
story-rome = Roma
story-makers = Chi ha fatto le regole
story-table = Le differenze
story-finds = Dadi, tavolieri e nomi
story-notation = Come si scrivono le mosse

history-texts =
    Dall’antichità non ci è arrivato nessun regolamento. Abbiamo solo accenni, per lo più paragoni.
    Nell’Odissea di Omero i Proci passano il tempo davanti alla porta, giocando con dei sassolini.
    Platone parla di giocatori inesperti che uno più bravo rinchiude, finché non hanno più mosse.
    Per Aristotele un uomo senza città è come un pezzo rimasto isolato.
    Polibio loda un generale che tagliava fuori i nemici e li bloccava, come un bravo giocatore.
    Polluce descrive un gioco di nome Polis: molti pezzi, e uno si cattura tra due nemici.
    Plutarco consiglia la Petteia come gioco d’ingegno. È probabile quindi che non si usassero dadi.
    Sui vasi dipinti si vedono Achille e Aiace chini su un tavoliere, intorno al 540 a.C.
    Quali di questi testi parlino dello stesso gioco, nessuno lo sa.
history-rome =
    Anche i Romani avevano un gioco di soldati: il Ludus Latrunculorum, o Latrunculi.
    Molti pensano che sia nato dal gioco greco. Prove non ce ne sono.
    Isidoro, molto più tardi, parla di pezzi che procedono in ordine, che vagano e che non possono più muovere.
    Li chiama ordinarii, vagi e inciti.
    Si sono trovati tavolieri di tante misure, e qualche reperto fa pensare a un pezzo speciale.
    Che cosa facesse quel pezzo, nessun testo lo dice. Un poema persiano del decimo secolo descrive un gioco simile, il nard, con re che non si possono catturare.
    Da lì Damian Walker ha preso il dux del suo gioco romano.
history-makers =
    Tutto quello che si gioca qui è nato ai giorni nostri.
    Ulrich Schädler ha ricostruito il gioco romano nel 1994 e nel 2001: prima si immobilizza, poi si cattura.
    Le regole di Wladyslaw Kowalski, del 2006, hanno ispirato altri.
    Moshe Callen ha pubblicato regole per la Petteia; la corsa dei comandanti viene da lì (2013).
    Damian Walker ha messo per iscritto il gioco più semplice, e uno con il dux.
    Andreas Frank Vogt ha tratto da Callen le sue regole da torneo, nel 2018, e un gioco con i dadi.
    Dmytro ha pubblicato Poleis nel 2015 e di nuovo nel 2024, per guarire il gioco semplice dalle troppe patte.
    Lemery Games vende un gioco con regole ispirate a Kowalski e Schädler; la corsa dei comandanti è di Callen.
    Dove un autore tace abbiamo dovuto decidere noi. Le pagine in docs/rules elencano ogni decisione.
history-finds =
    Su alcuni vasi Atena avverte Achille e Aiace dei Troiani. Promette la vittoria se smettono di giocare.
    In Euripide Protesilao e Palamede giocano con pezzi di molte forme. Palamede passava per l’inventore dei dadi.
    La Suda (decimo secolo d.C.) dà al suo tavoliere 12 linee come lo zodiaco e 7 dadi come i pianeti.
    Svetonio scrisse un libro sui giochi greci, che è perduto.
    Sui gradini dei templi di Atene e di Delo sono incisi tavolieri. Per lo più sono di altri giochi, e forse più tardi.
    In una terracotta di Atene una donna e un ragazzo giocano su 42 caselle con 12 pezzi.
    Il gioco si chiama petteia, pessoi, polis o poleis. Forse i pessoi erano i pezzi, e una polis una casella.
    Gli autori greci lo credevano egizio. La Petteia è citata per l’ultima volta nel secondo secolo d.C., il gioco romano nel quarto.
history-notation =
    Una casella è una lettera e un numero: colonna e riga, dalla sinistra e dal lato della prima parte.
    Una mossa è fatta di due caselle, per esempio a2-a5. Possono seguire le catture, ciascuna dopo una x: a2-a5xb5.
    Nei Latrunculi b2xb4 è un salto, c3 mette una pedina, xd4 ne toglie una.
    Nei giochi di Vogt le colonne hanno lettere greche. Valgono anche le maiuscole latine uguali.
    Le sue righe avevano numeri attici. «settings letters=attic» li mostra.
    Nella Kubeia il lancio viene prima della mossa, con il dado più alto davanti: 63 A2-A4.
    Una trascrizione numera le mosse: 1) a2-a5, h7-h5;
    Finisce con il risultato e il motivo: 1-0 (abbandono). ½-½ è la patta.
    «record» ti dà la trascrizione di una partita. Incollane una dopo la parola per vederla.
    Una partita stampata da Vogt si incolla così com’è. Le altre vogliono etichette, come [Ruleset "poleis"].
history-table = Come si gioca di solito. Chi è chiuso tra due è catturato; nei Latrunculi di Lemery è immobilizzato.
history-row = { $name }: { $files }×{ $ranks }, { $men } pedine{ $leader ->
        [yes] { " e un comandante" }
       *[no] { "" }
    }{ $placed ->
        [yes] , da mettere prima
       *[no] { "" }
    }{ $corner ->
        [yes] , cattura d’angolo
       *[no] { "" }
    }{ $duty ->
        [yes] , cattura obbligatoria
       *[no] { "" }
    }{ $dice ->
        [yes] , dadi
       *[no] { "" }
    }
