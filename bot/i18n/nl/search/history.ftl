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
asking-story-makers =
    wie is schädler
    wie is kowalski
    wie heeft de spellen gemaakt
    wie heeft de regels gereconstrueerd
    wie is lemery
    wie is vogt
    wie is walker
    wie is dmytro
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
    damian walker
    andreas frank vogt
    reconstructies van wie
    auteurs van de spellen
    makers van de spellen
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
