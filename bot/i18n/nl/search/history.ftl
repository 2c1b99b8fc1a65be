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
asking-story-notation =
    hoe schrijf je zetten op
    notatie van zetten
    hoe lees ik een notatie
    wat betekenen de tekens in de notatie
    schrijfwijze van zetten
    hoe noteer je een partij
    wat betekent de x in een zet
    wat is a2-a5
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
