# How people ask for the pages of history, a way a line. Searched, never shown.

asking-story-texts =
    wat zegt plato over het spel
    wat schrijft homerus
    wat heeft aristoteles geschreven
    oude teksten over petteia
    welke oude bronnen zijn er
    beschrijving van pollux
    wie noemt het spel in de oudheid
    polybius
    griekse schrijvers
    staat het spel in de odyssee
    plutarchus over het spel
    wat weten we uit de oudheid
    achilles en ajax spelen een bordspel op een vaas
    noemen plato of homerus het spel
    hoe weten we hoe het gespeeld werd
    hoe oud is het spel
    geschiedenis van het spel
    oudste vermelding
    wanneer werd het gespeeld
    waar komt het spel vandaan
    wie schrijft erover in de oudheid
    palamedes uitvinder van het spel
    wat zegt euripides
    de vrijers van penelope met steentjes
    griekse filosofen over het bordspel
    oude griekse bronnen
    is petteia echt antiek
    wat zegt homerus over het spel
    wat zegt aristoteles over het spel
    noemt plato het spel
    wat zegt polybius
    wat zegt plutarchus
    wat zegt pollux
    wie heeft er vroeger over geschreven
    welke oude schrijvers noemen het spel
    in welke oude boeken staat het
    zijn er oude teksten
    bewijs uit de oudheid
    is er iets over bewaard
    kennen we het spel uit oude teksten
    zijn er oude regels bewaard
    achilles en ajax
    achilles en ajax aan het spelen
    die vaas met achilles
    odyssee
    penelope
    mens zonder stad
    wat zegt aristoteles over een eenzame steen
    sinds wanneer bestaat het spel
    hoe oud is petteia
    wie speelde het vroeger
    ontstaan van het spel
    bordspel van de oude grieken
    de geschiedenis van petteia
    vertel over de geschiedenis
    hoe weten we dat het bestond
    hoe weet men van het spel
    waar lezen we over het spel in oude teksten
    uit welke tijd stamt het spel
    uit welk jaar stamt het
    van wanneer dateert het spel
    hoe lang bestaat dit al
    uit welk jaar komt het spel
    van welke eeuw is dit spel
    hoe lang bestaat het spel al
    wat is de ouderdom van het spel
asking-story-rome =
    speelden romeinse soldaten dit
    speelden de romeinen dit ook
    wat zegt isidorus
    latrunculi in rome
    ovidius
    gedicht op piso laus pisonis
    seneca martialis varro
    romeins bordspel
    legioensoldaten aan de limes
    ludus latrunculorum
    komt het romeinse spel van het griekse
    wat is nard
    geschiedenis van latrunculi
    hoe werd het romeinse spel gespeeld
    speelden keizers en legionairs dit
    isidorus van sevilla
    wat betekende inciti
    perzisch gedicht over nard
    het soldatenspel van de romeinen
    romeinse rijk bordspel
    wat schrijft seneca
    lof van piso
    speelden ze dit in het romeinse leger
    is latrunculi echt romeins
    speelden romeinen een bordspel
    wat is latrunculi
    wat is ludus latrunculorum
    wat betekent latrunculi
    wat zegt isidorus van sevilla
    wat zegt ovidius
    waar komt de dux vandaan
    waar komt het bijzondere stuk vandaan
    bestond de dux echt
    was er een dux in het romeinse spel
    romeinse soldaten
    legionairs
    romeinen
    rome
    het romeinse spel
    nard
    spel uit perzië
    perzisch gedicht
    romeins soldatenspel
    hoe oud is latrunculi
    wat weten we van latrunculi
    geschiedenis van het romeinse spel
    romeinse bronnen
    waar zijn romeinse borden gevonden
    waar is de dux op gebaseerd
    hoe kwam men op het idee van de dux
    oorsprong van de dux
    idee achter de dux
    van wanneer dateert latrunculi
    uit welk jaar stamt latrunculi
    hoe lang bestaat latrunculi al
asking-story-makers =
    wie is schädler
    wie is kowalski
    wie heeft de spellen gemaakt
    wie heeft de regels gereconstrueerd
    wie is callen
    welke onderzoekers zitten erachter
    wie zijn de auteurs
    van wie zijn deze regels
    wie heeft deze spellen bedacht
    wie heeft de regels van alle spellen geschreven
    wie zit er achter de regels
    ulrich schädler
    moshe callen
    wladyslaw kowalski
    reconstructies van wie
    auteurs van de spellen
    makers van de spellen
    wie heeft al die spellen bedacht
    wie maakte al deze versies
    wie heeft ze allemaal bedacht
    wie zijn de makers
    wie zijn de bedenkers
    wie zijn de bedenkers van deze spellen
    wie hebben deze spellen gemaakt
    welke mensen zitten hierachter
    wie reconstrueerde het spel
    namen van de makers
    wie is ulrich schädler
    wie is wladyslaw kowalski
    wie is moshe callen
    makers
    auteurs
    onderzoekers
    door wie zijn al deze regels gemaakt
    welke schrijver maakte welk spel
    wie deed wat
    van wie is welk spel
    wie bedacht al die verschillende regels
    van wie zijn al die verschillende versies
    door wie zijn al die regels bedacht
    wie heeft al die varianten gemaakt
    van wie komen al die spellen
    welke geleerden hebben de spellen gemaakt
    welke geleerden zitten achter de spellen
    welke professoren
    wie maakte de reconstructies
    wie zitten er achter de reconstructies
asking-story-table =
    lijst van de spellen
    welke spellen zijn er
    wat kun je hier spelen
    welk spel is het makkelijkst
    met welk spel kan ik het beste beginnen
    de spellen vergelijken
    verschil tussen de spellen
    welk spel past bij mij
    waarin verschillen de spellen
    overzicht van alle spellen
    welke spelletjes hebben jullie
    hoeveel spellen zijn er
    wat is het verschil tussen de versies
    welk spel moet ik kiezen
    welk spel is het leukst
    makkelijkste spel
    verschillen
    tabel met alle spellen
    welk spel voor beginners
    wat is er anders bij de andere spellen
    soortgelijke spellen
    vergelijk de spellen
    welke varianten van petteia zijn er
    welke spellen kan ik spelen
    welke spellen heb je
    welke spelletjes zijn er
    wat voor spellen zijn er
    wat heb je allemaal
    lijst met spellen
    alle spellen
    spellen
    overzicht
    welk spel is moeilijk
    welk spel is het kortst
    welk spel duurt het langst
    welk spel raad je aan
    welk spel is goed voor een beginner
    welk spel voor kinderen
    welk spel lijkt op schaken
    welk spel lijkt op dammen
    welk spel heeft dobbelstenen
    welk spel heeft een leider
    welke varianten hebben slagplicht
    wat is het verschil tussen al die spellen
    verschil tussen de varianten
    waarin verschillen ze
    vergelijking van de spellen
    welke moet ik kiezen
    welke is het leukst
    hoe verschillen de petteia versies
    leg de spellen eens naast elkaar
    alle versies naast elkaar
    vergelijk alle varianten eens
    zet de spellen op een rijtje
    verschillen op een rijtje
    alle spellen op een rij
    kun je de spellen naast elkaar zetten
    welk verschil is er tussen de versies
    welk spel zou een kind het best eerst spelen
    met welk spel begint een kind best
    welk spelletje is goed om te starten
    welk spelletje voor een kind
asking-story-notation =
    hoe schrijf je zetten op
    notatie van zetten
    hoe lees ik een notatie
    wat betekenen de tekens in de notatie
    schrijfwijze van zetten
    hoe noteer je een partij
    wat betekent de x in een zet
    wat is a2-a5
    hoe worden zetten genoteerd
    hoe ziet een notatie eruit
    zetten noteren
    hoe plak ik een gedrukte partij
    wat betekenen die cijfers en letters
    hoe schrijf ik een partij op
    partij noteren
    uitleg notatie
    leesbare lijst van zetten
    hoe schrijf je een slag op
    hoe lees je die zetten
    hoe lees ik de zetten
    hoe moet ik een partij opschrijven
    hoe schrijf je een partij op
    hoe schrijf je een zet in de notatie
    hoe noteer ik een zet
    hoe noteer ik een sprong
    hoe noteer ik een plaatsing
    hoe noteer je een worp
    wat betekent 63 voor een zet
    wat betekent 1 0
    wat betekent abbandono achter een partij
    wat betekent die x
    wat betekent xb5
    waar staan die letters en cijfers voor
    hoe heten de zetten op papier
    schaaknotatie
    is het dezelfde notatie als bij schaken
    notatie uitleggen
    notatieregels
    attische cijfers
asking-story-finds =
    wat is de suda
    zeven dobbelstenen planeten dierenriem
    athena waarschuwt de spelers
    gevonden borden en stenen
    archeologische vondsten
    achilles en ajax op een vaas
    vaas van exekias
    graf met speelstenen
    wat is er opgegraven
    het spel van stanway
    borden in tempeltrappen
    komt het spel uit egypte
    suetonius over spelen
    wat betekent pessoi
    egyptische oorsprong
    waar zijn borden gevonden
    archeologie
    hoe zag het bord er vroeger uit
    vaas met twee spelende helden
    opgravingen
    borden op de trappen van een tempel
    waarschuwt athene de spelers
    speelstenen in een graf
    zijn er borden gevonden
    zijn er stenen gevonden
    wat is er gevonden
    wat hebben archeologen gevonden
    opgegraven borden
    oude borden
    oude dobbelstenen
    borden in athene
    borden op delos
    borden in tempels gekrast
    waarom waarschuwt athena de spelers
    athena op de vaas
    beeldje van een vrouw en een jongen
    kleigroep
    egypte
    komt het uit egypte
    suda
    suetonius
    palamedes
    palamedes en de dobbelsteen
    pessoi
    wat zijn pessoi
    wat betekent polis
    waarom heet het polis
    waarom twaalf lijnen
    zeven dobbelstenen
    namen van het spel
    hoe heette het spel vroeger
    wanneer wordt het voor het laatst genoemd
    museum
