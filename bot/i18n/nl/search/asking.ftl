# How people ask for what a tag names, a way a line. Searched, never shown.

asking-gist =
    wat is dit voor spel
    waar gaat het over
    beschrijf het spel
    kort samengevat
    hoe werkt het spel
    hoe speel je dit
    leg het spel eens uit
    de basis
    in twee zinnen
    ben nieuw hoe gaat dit
    wat is er bijzonder aan dit spel
    korte uitleg graag
    wat moet ik doen
    leg me de regels uit
    wat zijn de regels
    speluitleg
    regels in het kort
    samenvatting van de regels
    wat spelen we hier
    wat is het idee erachter
    hoe gaat dit spelletje
    wat is dat hier voor iets
    hoe zit dit spel in elkaar
    leg het uit alsof ik vijf ben
    ik zit ineens in een spel wat is dit
    wat maakt dit spel anders dan de rest
    ik snap er niks van hoe werkt dit
    waar draait het om
    wat is de bedoeling hier
    in het kort graag
    hoe moet ik dit spelen
    waar gaat dit spelletje over
    wat is dit
    kun je het spel kort uitleggen
    ik ken dit niet wat is het idee
    de regels alsjeblieft
    geef me de regels
    hoe werkt dit
    spelregels
    regels
    uitleg
    ik begrijp er geen snars van
    vertel eens wat dit is
    wat voor soort spel is het
    is dit schaken of dammen of wat
    lijkt het op dammen
    lijkt dit op schaken
    waar lijkt dit op
    waarin lijkt dit op go
    in een zin graag
    heel kort wat moet je doen
    kort en bondig
    ben net begonnen leg eens uit
    mijn vriend zette me hierin hoe speel je dit
    beginnersuitleg
    hoe moet je dit spelen
    hoe speel je het ook alweer
    hoe ging dit ook alweer
    ik ben de regels vergeten
    kun je de regels herhalen
    korte versie graag
    de regels in het kort
    hoe zit het in elkaar
    hoe wordt het gespeeld
    omschrijf het spel
    geef een omschrijving
    hoe speel je
    wat moet je doen in dit spel
    vertel me hoe het werkt
    ik snap het spel niet
    ik begrijp dit spel niet
    wat voor een spel is dit
    wat zijn we aan het spelen
    wat zijn we eigenlijk aan het doen
    welk spel is dit
asking-length =
    hoe lang duurt een partij
    hoeveel zetten duurt het
    is het moeilijk te leren
    is het makkelijk
    is het ingewikkeld
    gaat het snel
    hoeveel tijd ben ik kwijt
    speelduur
    is dit een lang spel
    kan dit in een pauze
    hoe lang ben je bezig
    hoeveel beurten duurt het voor het klaar is
    lukt dat in tien minuten
    duurt het eeuwig
    is het een kort spelletje
    is dit iets voor beginners
    kunnen kinderen dit ook spelen
    is dit te moeilijk voor mijn kind
    vanaf welke leeftijd
    hoe lastig is het
    heb je het snel onder de knie
    hoe snel leer je dit
    hoeveel moet ik leren
    ik heb maar een kwartiertje is dat genoeg
    is het gauw gedaan
    welk is sneller klaar
    hoelang zijn we daarmee zoet
    hoeveel zetten tot het gedaan is
    hoeveel tijd moet ik hiervoor uittrekken
    is het een lange zit
    duurt het lang
    duurt zo'n potje lang
    hoe lang zit je eraan vast
    kort of lang
    ben je er lang mee bezig
    kunnen we het afmaken voor het eten
    moeilijkheid
    is het moeilijk
    moeilijk of makkelijk
    is dit te doen voor een kind van acht
    begrijpt een kind dit
    hoe moeilijk is dit spel
    hoeveel regels zijn er te leren
    moet ik veel onthouden
    heb je hier veel voor nodig om te leren
    is het snel uit te leggen
    gemiddelde speelduur
    hoeveel minuten duurt een potje
    halfuurtje genoeg
    is dit een vluggertje
    hoeveel beurten ongeveer
    hoe lang gaat dit nog duren
    kan je dat in een lunchpauze spelen
    zijn de regels lastig
    is een half uur genoeg
    hebben we genoeg tijd voor een potje
    hebben we genoeg aan een kwartier
    krijgen we het af in een halfuur
    lukt dat in een half uurtje
asking-army =
    hoeveel stenen heb ik
    hoeveel stukken heeft ieder
    hoeveel soldaten
    met hoeveel begin ik
    hoeveel stenen per kant
    welke stukken zijn er
    hoeveel hoplieten en peltasten
    hoe groot is mijn leger
    hoeveel pionnen krijg je
    uit welke stukken bestaat mijn leger
    hoeveel poppetjes heb ik
    hebben we er allebei evenveel
    heb ik een koning of een leider
    krijg ik ook een leider
    zijn alle stenen hetzelfde
    welke soorten stukken zijn er
    hoeveel van elke soort
    waarmee speel ik
    wat heb ik aan het begin
    hoeveel schijven krijgt elke speler
    zijn de legers even groot
    hoeveel mannetjes de man
    hoeveel pionnen liggen er in totaal
    met zijn hoevelen zijn we
    aantal stenen in het begin
    uit hoeveel stukken bestaat mijn leger
    hoe groot is het leger
    hoe groot zijn de legers
    aantal soldaten per speler
    wat zit er in mijn leger
    hoeveel man heb ik
    hoeveel man heeft de ander
    hoeveel stukken zijn er in totaal
    hoeveel stenen staan er op het bord
    wat voor stukken heb ik
    heeft iedereen evenveel stenen
    is er een koning
    heeft elke speler een leider
    hoeveel koningen zijn er
    waaruit bestaat een leger
    hoeveel zware en hoeveel lichte
    wat krijg ik aan stenen
    aantal stukken
    aantal pionnen per kant
    legergrootte
    hoeveel stenen krijg je om te beginnen
    heb ik er meer dan hij
    hoeveel stuks
    uit hoeveel man bestaat mijn troep
    hoeveel damstenen heb je nodig
    hoeveel stenen heb je nodig om te spelen
    zijn er verschillende stukken
    heeft dit spel een leider
    hebben we evenveel stenen
    evenveel stenen voor allebei
asking-win =
    hoe win ik
    wat is het doel van het spel
    hoe win je
    wanneer is het spel afgelopen
    wat moet ik doen om te winnen
    wie wint
    hoe verlies je
    wanneer heb ik gewonnen
    waarmee win je
    hoe eindigt het spel
    welke manieren om te winnen zijn er
    wat is het doel
    hoe kan ik winnen
    hoe versla ik mijn tegenstander
    hoe maak ik hem af
    wat telt als winst
    wanneer ben je gewonnen
    waar speel je naartoe
    hoe win je een potje
    wat moet ik doen om te winnen eigenlijk
    wanneer is een partij uit
    wanneer heb ik verloren
    op welke manieren kun je winnen
    hoe verlies ik
    wat heb ik nodig om te winnen
    winnen hoe
    waarom heb ik gewonnen
    wanneer is het gedaan
    hoe loopt een partij af
    wanneer win je
    doel van het spel
    wat is de bedoeling om te winnen
    hoe moet ik winnen
    hoe moet je winnen
    hoe kun je verliezen
    waarom heb ik verloren
    wanneer verlies je
    wanneer verlies ik
    wat moet ik bereiken
    waar moet ik op uit zijn
    wat is de opdracht om te winnen
    waar doe je het voor
    hoe maak je er een eind aan
    hoe sleep ik de overwinning binnen
    hoe haal ik de winst
    winst
    winnen
    overwinning
    moet je ze allemaal pakken om te winnen
    moet ik alles slaan om te winnen
    win je door alles te slaan
    winvoorwaarden
    hoe is het afgelopen
    hoe krijg ik hem klein
    is er schaakmatachtig iets
    wie is de winnaar
    wanneer is iemand verslagen
    hoe speel ik hem van het bord
    manieren om te winnen
    doel
    wat moet je bereiken
    waar is het om te doen
    de uiteindelijke bedoeling
asking-board =
    hoe groot is het bord
    hoeveel velden zijn er
    hoeveel rijen en kolommen
    afmetingen van het bord
    is het een schaakbord
    acht bij acht
    hoe breed is het speelveld
    hoeveel hokjes heeft het bord
    kan het op een dambord
    grootte van het bord
    twaalf bij acht
    hoeveel vakjes
    hoeveel kolommen heeft het bord
    hoeveel rijen heeft het bord
    hoeveel vakjes breed
    hoeveel vakjes lang
    is het bord vierkant
    op wat voor bord speel je
    speel je op een schaakbord
    gewoon schaakbord
    hoe heten de kolommen
    hoe ziet het bord eruit
    64 velden of meer
    hoe groot is het speelveld eigenlijk
    kolommen en rijen
    hoe groot is het bord eigenlijk
    hoe groot is het speelbord
    hoeveel velden telt het bord
    hoeveel bij hoeveel is het bord
    afmeting bord
    formaat van het bord
    wat voor bord heb ik nodig
    kan ik mijn schaakbord gebruiken
    kan ik mijn dambord gebruiken
    dambord of schaakbord
    past het op een gewoon schaakbord
    hoeveel ruitjes
    aantal velden
    aantal rijen
    aantal kolommen
    hoe breed en hoe lang is het bord
    lengte en breedte van het bord
    is het tien bij tien zoals dammen
    speelveld
    hoeveel velden in de breedte
    heeft het bord donkere en lichte velden
    waarom is het bord niet vierkant
    langwerpig bord
    staat er iets op het bord in het begin
    welke vorm heeft het bord
asking-letters =
    griekse letters
    hoe schrijf ik de velden
    ik heb geen grieks toetsenbord
    hoe voer ik een zet in
    waarom griekse letters
    kan ik latijnse letters typen
    welke letters
    hoe heten de velden
    namen van de velden
    notatie van de velden
    hoe typ ik die griekse tekens
    hoe schrijf ik een zet
    hoe geef ik een veld op
    waarom zijn de velden grieks
    mag ik gewoon a tot l typen
    mijn toetsenbord heeft geen grieks
    welk alfabet is dat
    wat moet ik typen voor een veld
    welke letters hebben de kolommen
    is h hetzelfde als eta
    wat is dat voor raar alfabet
    griekse letters uitzetten
    kan ik gewone letters gebruiken
    hoe lees je die letters
    die griekse letters snap ik niet
    kleine letters of hoofdletters
    hoe spreek je die letters uit
    waarom staan er griekse tekens langs het bord
    ik kan die tekens niet lezen
    hoe typ je alfa
    waar zit alfa op mijn toetsenbord
    geen idee hoe ik die letters intyp
    mag ik abc typen
    kan het ook met gewone letters
    wat is de k in het grieks
    welke letter is theta
    hoe heet dit vakje
    hoe benoem ik een vakje
    coördinaten van de velden
    zijn de letters verplicht grieks
    grieks alfabet
    alfa beta gamma
    waarom niet gewoon a b c
    latijnse letters
    welke h bedoel je
    hij snapt mijn letter h niet
    hoofdletters of kleine letters typen
    waarom vraagt hij welke k ik bedoel
    de kolommen hebben rare letters
    alfabet
    waarom staan er gekke tekens op het bord
    vreemde tekens boven het bord
    wat zijn die tekens naast het bord
    rare symbolen langs het bord
asking-array =
    waar staan de stenen aan het begin
    beginopstelling
    beginstelling
    hoe zet je het op
    hoe stel je de stukken op
    op welke rijen begin je
    startopstelling
    hoe staan de stukken bij het begin
    waar zet ik mijn stukken neer
    hoe leg je het bord klaar
    waar staan mijn stenen in het begin
    hoe wordt het bord opgezet
    hoe staat alles in het begin
    staan de peltasten voor of achter
    waar staan de hoplieten in het begin
    wie staat er vooraan
    vullen de stenen twee rijen
    op welke rij staan mijn soldaten
    opstelling van de stukken
    hoe zetten we de stenen klaar
    waar komen de pionnen te staan
    hoe ziet het begin eruit
    waar staan mijn mannetjes als we beginnen
    welke rijen zijn gevuld
    welke velden zijn bezet in het begin
    twee rijen of een rij in het begin
    hoplieten achter de peltasten
    hoe staan de stenen opgesteld
    hoe moet ik het bord klaarzetten
    hoe moet je de stukken opstellen
    hoe stel je op
    waar zet je alles neer
    waar staan de soldaten bij de start
    staan de stenen op een rij of twee
    welke stukken staan vooraan
    wie staat achter wie
    wat staat er op de eerste rij
    wat staat er op de tweede rij
    opstelling
    startstelling
    het bord klaarzetten
    hoe ziet de beginstelling eruit
    beginpositie van de stukken
    hoe leg je de stenen neer bij de start
    waar moeten de zware staan
    lichte voor of achter de zware
    hoe is mijn leger opgesteld
    hoe staat het leger in het begin
    is de eerste rij vol
    worden de stenen neergezet of staan ze al
    staan ze al klaar
    wie staat er in de voorste lijn
    wie staat er in de achterste lijn bij het begin
    welke stukken horen vooraan bij de start
    welke op de voorste rij en welke achteraan
    voorste rij en achterste rij bij de start
asking-leader-start =
    waar begint mijn leider
    waar staat de koning aan het begin
    beginveld van de koning
    staat de koning in het midden
    waar begint de dux
    staan de koningen tegenover elkaar
    aan welke kant staat de koning
    op welk veld begint de leider
    startplek van de generaal
    waar staat mijn leider in het begin
    op welke kolom staat de leider
    staat de leider voor of achter de soldaten
    is de koning links of rechts van het midden
    koningen verwisseld
    koningen in spiegelbeeld
    wat doet mirror
    waar begint de basileus
    waar zet ik mijn leider neer
    waarom staat de koning niet in het midden
    op welk veld staat de generaal bij het begin
    waar begint de baas
    waar staat de dux
    derde veld van rechts
    plek van de leider aan het begin
    op welk veld komt de koning
    waar zet je de koning neer
    waar hoort de leider te staan
    waar staat de baas bij de opstelling
    op welke plek staat de dux
    startveld van de leider
    staat mijn koning voor mijn soldaten
    staat de koning in de eerste rij of ervoor
    staat de leider vooraan
    waarom staat mijn leider voor de rest
    staat de generaal in het centrum
    staat de leider rechts van het midden
    staat de leider links
    beginveld van de generaal
    kijken de koningen elkaar aan
    staan de leiders op dezelfde kolom
    spiegelen van de koningen
    is de opstelling van de koningen gespiegeld
    waar begint zijn koning
    leider opstelling
    waar plaats je de leider in het begin
    op welk hokje begint de koning
    plaats van de dux in het begin
    startvak van de leider
    startplaats van de koning
    plekje van de koning op het bord in het begin
    beginvakje van de basileus
    waar staat de koning bij de start
    startplek van de basileus
    uit welk vak vertrekt de koning
asking-names =
    inciti
    wat zijn inciti
    wat betekent inciti
    wie is de strategos
    wie is de lars
    wat is een strategos
    wat betekent lars
    hoe heten de leiders
    waar komen de namen vandaan
    wat betekenen die latijnse woorden
    waarom heet het poleis
    naam van de leider
    wie leidt de grieken
    wie leidt de etrusken
    hoe heet mijn leider
    griekse leider en etruskische leider
    is de strategos de koning
    waarom heet de een lars
    wat betekent strategos
    wat betekenen ordinarii vagi en inciti
    waar komt het woord vagus vandaan
    wat is het verschil tussen strategos en lars
    wie voert blauw aan
    hoe heet de generaal van oranje
    waarom heet dit spel zo
    waarom heet dat stuk strategos
    hoe noem je de leider
    hoe heet de koning hier
    heeft de leider een naam
    wat is de naam van mijn generaal
    strategos
    lars
    wat is een lars
    wie of wat is lars
    waar slaat de naam lars op
    griekse generaal
    etruskische leider
    is lars de naam van mijn leider
    naam van de generaal van blauw
    hoe heet de leider van de etrusken
    hoe heet de leider van de grieken
    waar komen die moeilijke woorden vandaan
    wat zijn dat voor woorden
    latijnse namen
    vreemde namen uitleggen
    waarom heet het spel petteia
    wat betekent petteia
    wat betekent poleis
    waar komt de naam poleis vandaan
    uitleg inciti
    wie of wat is de lars
    wie of wat is de strategos
    inciti wat zijn dat
asking-first =
    wie begint
    wie mag er eerst
    wie zet het eerst
    wie doet de eerste zet
    welke kleur begint
    begint wit
    begint oranje of blauw
    ben ik als eerste
    wie is er aan zet bij het begin
    wordt er geloot wie begint
    wie mag beginnen
    wie is er het eerst aan de beurt
    begint wit of zwart
    begin ik
    mag ik beginnen
    wie mag eerst
    welke kant begint
    begint blauw
    begint oranje altijd
    gooien we kop of munt
    munt opgooien wie begint
    gooi je om wie begint
    begint de uitdager
    wordt het geloot
    kunnen we kiezen wie begint
    is het toeval wie begint
    wie opent
    wie speelt er eerst
    hoe bepaal je wie er begint
    trekken we lootjes wie begint
    wie is als eerste aan zet
    wie is het eerst
    wie mag het eerst zetten
    moet ik beginnen
    moet wit beginnen
    begint oranje
    begint blauw of oranje
    welke kleur mag eerst
    is het loten wie begint
    loten
    door het lot
    wordt er een munt gegooid
    hoe weet ik of ik begin
    waarom mag hij beginnen
    waarom begint hij altijd
    ik wil beginnen kan dat
    heeft de beginner voordeel
    begint degene die uitdaagt
    mag de verliezer beginnen
    wisselen we van beurt wie begint
    eerste beurt
    wie trapt af
    wie mag de aftrap doen
    wie is aan de beurt als we starten
    startspeler
    doet de jongste de eerste zet
    kan ik kiezen om tweede te zijn
    mag de uitdager beginnen
    begint wie uitdaagt
    begint degene die uitgedaagd is
    begint de uitgedaagde
    wie mag er aftrappen
    wie mag starten
    wie is er eerst aan zet
    wie gaat er eerst
asking-first-move =
    wie zet het eerst na het plaatsen
    alle stenen geplaatst wie is aan zet
    wie begint te zetten als alles staat
    na de plaatsfase wie is er
    laatste steen geplaatst wie begint
    bord vol wie doet de eerste zet
    wie mag als alle stenen staan
    wie zet als alles geplaatst is
    plaatsen is klaar wie mag
    wie speelt er eerst als het bord vol staat
    wie begint na de opstelling
    alle stenen liggen er wie is er aan de beurt
    we zijn klaar met neerzetten wie begint nu
    wie opent na het plaatsen
    eerste zet na het neerleggen
    na het opstellen wie doet de eerste zet
    wie begint te bewegen
    de laatste steen ligt er wie mag dan
    wie mag als eerste lopen na het plaatsen
    als alles op het bord ligt wie gaat er dan
    alle 32 stenen staan en nu
    we hebben alles neergelegd wie is er nu
    alles ligt wie mag nu
    alles geplaatst en nu
    wie is er na de plaatsfase aan de beurt
    wie doet de eerste echte zet
    de stenen zijn op wie begint er dan
    wie mag gaan schuiven als alles ligt
    wie gaat er lopen als alles staat
    is degene die het laatst plaatste ook eerst
    ik plaatste als laatste mag ik nu beginnen
    begin van het bewegen
    eerste zet als alles geplaatst is
    na de opstelling wie is aan zet
    wie zet er als de voorraad op is
    wie is aan de beurt na de laatste steen
asking-place =
    hoe plaats ik mijn stenen
    waar mag ik stenen neerzetten
    mag ik overal plaatsen
    plaatsfase
    hoeveel plaats ik per beurt
    plaats je om de beurt
    naast de tegenstander plaatsen
    waar leg ik mijn stenen neer
    hoe gaat het neerzetten in het begin
    mag ik ze neerleggen waar ik wil
    hoe leggen we de stenen neer
    waar mag ik neerleggen
    op welke velden mag ik plaatsen
    mag ik er twee tegelijk neerzetten
    een voor een plaatsen
    mag je in de hoek plaatsen
    mag ik vlak naast de ander plaatsen
    moet ik op mijn eigen helft plaatsen
    is er een zone om te plaatsen
    zijn er beperkingen bij het plaatsen
    het bord is leeg hoe beginnen we
    wie plaatst er eerst
    hoe zet je de stenen op het bord
    om beurten neerzetten
    mag ik een steen zomaar ergens zetten
    waar mogen mijn pionnen in het begin
    leeg bord wat nu
    mag ik op zijn helft plaatsen
    hoe moet ik plaatsen
    hoe moet je de stenen neerzetten
    waar kan ik mijn stenen kwijt
    op welk veld mag ik een steen leggen
    mag een steen overal liggen
    waar mogen mijn stenen neergelegd worden
    hoe gaat het plaatsen
    hoe werkt het plaatsen
    plaatsen
    opbouwen
    ik zie een leeg bord wat moet ik doen
    waarom is het bord leeg
    waarom staan er nog geen stenen
    moeten we de stenen zelf neerzetten
    hoeveel stenen leg ik per keer neer
    ieder een steen om de beurt
    mag ik op elk leeg veld plaatsen
    mag ik ook op de rand plaatsen
    mag ik in het midden plaatsen
    mag ik tegen zijn stenen aan plaatsen
    is er een verboden veld om te plaatsen
    moet je aan je eigen kant neerleggen
    kan ik plaatsen overslaan
    wat doen we eerst als het bord leeg is
    mag ik er meer dan een plaatsen per beurt
    om en om plaatsen
    op welke velden zet je je stenen in het begin
    waar zet je je pionnen bij de start
    op welke vakjes mag je in het begin je stukken zetten
    waar mag je je pionnen bij het begin neerleggen
    waar mogen je stenen aan het begin
    op welke hokjes mag ik beginnen neerleggen
    welke vakjes kies je voor je stenen
asking-place-quiet =
    kun je slaan tijdens het plaatsen
    wordt er geslagen tijdens het plaatsen
    slaan in de plaatsfase
    kun je vastzetten tijdens het plaatsen
    mag ik zetten voordat alles geplaatst is
    wanneer mag ik gaan zetten
    kan er al iets geslagen worden terwijl we neerzetten
    mag je al slaan bij het neerzetten
    kan ik geslagen worden terwijl we plaatsen
    slaat een steen als je hem neerlegt
    hij heeft me ingesloten bij het plaatsen ben ik weg
    telt insluiten tijdens het plaatsen
    mag ik een zet doen in plaats van plaatsen
    mag ik een geplaatste steen al verschuiven
    wordt er al vastgezet bij het neerleggen
    kan ik aanvallen terwijl we nog plaatsen
    pakken terwijl we nog aan het opstellen zijn
    gaan we lopen voordat alles ligt
    begint het slaan meteen
    vanaf wanneer mag er geslagen worden
    ik zette hem klem bij het plaatsen waarom blijft hij staan
    slaan terwijl nog niet alle stenen liggen
    mag je slaan bij het opstellen
    waarom werd hij niet geslagen bij het plaatsen
    kan ik al iets pakken tijdens het plaatsen
    gebeurt er iets als ik iemand insluit bij het neerzetten
    worden stenen al vastgezet tijdens de plaatsfase
    plaatsen en slaan
    slaat plaatsen
    is plaatsen ook slaan
    mag ik mijn steen verleggen tijdens het plaatsen
    mag ik een steen verplaatsen voordat alles ligt
    kan ik tijdens het opstellen al lopen
    mag je bewegen voor alle stenen geplaatst zijn
    verlies ik stenen in de plaatsfase
    wordt er gevochten tijdens de opstelling
    hij plaatst aan beide kanten en ik ben niet weg
    telt een sandwich bij het plaatsen
    vanaf wanneer mag ik lopen
    kun je aanvallen bij het neerleggen
    wanneer mogen we beginnen te bewegen
    wanneer begint het bewegen
    vanaf wanneer mag je zetten
asking-place-safe =
    een steen tussen twee vijanden geplaatst
    ik heb een steen tussen twee van hem gezet is hij geslagen
    ertussen geplaatst
    bij het opstellen tussen twee tegenstanders
    hij plaatste aan beide kanten van mijn steen
    is een ertussen geplaatste steen veilig
    mag ik tussen twee vijanden plaatsen
    mijn steen staat sinds het plaatsen tussen twee
    is het gevaarlijk om tussen twee vijanden te plaatsen
    hij legde links en rechts van mijn steen neer
    wordt mijn steen vastgezet als het zetten begint
    steen geplaatst in een gat tussen twee
    neergelegd tussen twee van hem
    ingesloten tijdens het plaatsen
    geplaatst tussen twee ben ik dood als het begint
    tijdens de opstelling ingesloten door twee
    twee vijanden om mijn geplaatste steen heen
    klemgezet bij het neerleggen
    blijft een steen vrij die ertussen geplaatst is
    is mijn steen weg als hij aan allebei de kanten plaatst
    hij zette bij het plaatsen zijn stenen om die van mij
    wat als ik mijn steen tussen twee van hem in leg
    wat als ik een steen tussen twee van hem plaats
    ik leg een steen tussen twee vijanden neer
    mag ik een steen in een sandwich plaatsen
    kan ik veilig tussen twee vijanden plaatsen
    steen neerzetten tussen twee vijandelijke
    steen neergelegd in het midden van twee vijanden
    is een steen die ik ertussen leg verloren
    wat gebeurt er met een steen die tussen twee ligt na het plaatsen
    blijft die steen veilig als we gaan zetten
    hij sluit mij in bij het plaatsen
    hij plaatst er eentje aan de andere kant van mijn steen
    twee van hem om mijn geplaatste steen
    tussen twee gelegd bij het begin
    ligt mijn steen gevaarlijk na het plaatsen
    ertussen gelegd en toen begon het spel
    is in het gat plaatsen gevaarlijk
    bij het plaatsen ertussen gaan liggen
    waarom is een steen die ik ertussen plaatste niet gebonden
    waarom is mijn geplaatste steen niet vastgezet
    waarom werd mijn geplaatste steen niet geslagen
    ik plaatste hem tussen twee en hij is nog vrij
    waarom is hij niet vast hij ligt tussen twee sinds het plaatsen
    waarom zit mijn geplaatste pion tussen twee niet vast
    mijn steen ligt tussen twee vijanden maar is niet vastgezet
    ik leg er een tussen twee en hij zit niet vast
    waarom zit een steen die ik tussen twee zet bij het plaatsen niet vast
    hoe kan het dat mijn steen tussen twee vijanden niet vastgezet is
asking-turn =
    wat kan ik in mijn beurt doen
    hoeveel zetten per beurt
    hoeveel stenen mag ik verplaatsen
    mag ik twee stenen zetten
    zet je één keer per beurt
    mag ik twee keer
    een steen per beurt
    hoe verloopt een beurt
    wat mag er in een beurt
    wat doe ik in een beurt
    hoeveel stukken per beurt
    hoeveel stenen mag je per beurt verzetten
    mag ik twee keer zetten
    mag ik twee dingen doen in een beurt
    wat kan ik kiezen als ik aan de beurt ben
    stap en sprong in dezelfde beurt
    hoe gaat een beurt
    mag ik meer dan een steen verplaatsen
    een zet per keer
    welke soorten zetten zijn er
    hoeveel acties heb ik
    bewegen al mijn stenen tegelijk
    eerst springen en dan nog een stap
    wat zijn mijn mogelijkheden als ik aan zet ben
    weghalen en ook nog een stap
    wat mag ik allemaal in een beurt
    wat kan ik doen als ik aan de beurt ben
    welke keuzes heb ik in mijn beurt
    hoe verloopt mijn beurt
    beurt
    hoe vaak mag ik zetten per beurt
    hoeveel keer mag ik per beurt
    mag ik nog een zet doen
    is mijn beurt voorbij na een zet
    een zet en dan is hij weer
    doe je om de beurt een zet
    mag ik met meer dan een steen lopen
    mag ik al mijn stenen verzetten
    twee stenen in een beurt verplaatsen
    kan ik springen en stappen in een beurt
    hoeveel stukken mag ik verzetten in mijn beurt
    een beurt een zet
    hoeveel handelingen per beurt
    mag ik twee zetten achter elkaar doen
    wat zijn de drie dingen die ik kan doen
    welke mogelijkheden heb ik in een beurt
    mijn opties in mijn beurt
    wat zijn mijn opties als ik aan de beurt ben
asking-pass =
    mag ik passen
    kan ik overslaan
    mag ik niets doen
    moet ik zetten
    kan ik een beurt overslaan
    ik wil niet zetten
    zetdwang
    mag je je beurt voorbij laten gaan
    verplicht om te zetten
    mag je passen
    is passen toegestaan
    mag ik een keer overslaan
    moet ik altijd een zet doen
    ik heb geen zin om te zetten
    kan ik gewoon blijven staan
    mag ik afwachten
    alle zetten zijn slecht moet ik toch
    mag ik mijn beurt aan hem geven
    beurtje wachten
    mag ik stil blijven staan
    ben ik verplicht iets te doen als ik aan de beurt ben
    moet je spelen als het je slecht uitkomt
    gaat dat een beurt niks doen
    kan ik mijn beurt laten schieten
    ik wil liever wachten
    kun je passen
    kan ik passen
    beurt overslaan
    ik wil passen
    waarom kan ik niet passen
    waarom mag ik niet overslaan
    ik heb liever dat hij zet
    kan ik een beurt wachten
    moet ik iets doen
    moet ik wel een zet doen
    ben ik verplicht om te zetten
    wat als ik niet wil zetten
    wat als ik geen goede zet heb
    elke zet is slecht voor mij
    ik sta goed en wil niks verzetten
    mag ik mijn beurt overslaan
    sla ik over als ik niks wil
    zugzwang
    dwang om te zetten
    mag ik even niks doen
    mag ik doen alsof ik zet
    mag ik een steen terugzetten op hetzelfde veld
    nul velden zetten
asking-slide =
    hoe gaan de stenen
    hoe ver mag een steen
    hoe bewegen de soldaten
    hoeveel velden mag ik
    zoals de toren
    mag ik achteruit
    opzij gaan
    hoe loopt een pion
    in welke richting mag je
    hoe verplaats je een steen
    mag een steen het hele bord over
    hoe verplaatsen de stenen zich
    hoe gaan de stukken
    hoe ver mag ik
    mag je achteruit
    mag ik terug
    mag ik opzij
    zo ver als ik wil
    maar één vakje of meer
    over het hele bord schuiven
    gaan ze als een toren
    alleen vooruit zoals pionnen
    mag een steen halverwege een hoek om
    mag ik stoppen waar ik wil
    moet ik helemaal doorschuiven
    naar links en naar rechts
    vooruit en achteruit
    is er een maximum hoe ver
    mag ik me terugtrekken
    hoe mag ik bewegen
    hoe moet ik mijn stenen verzetten
    hoe moet je lopen
    hoe kan ik lopen
    hoe beweegt alles
    hoe beweegt een steen
    hoe ver kan een steen schuiven
    kan ik van de ene naar de andere kant in een keer
    mag een steen doorschuiven
    hoeveel hokjes mag ik lopen
    hoeveel velden ver mag een soldaat
    mag ik meer dan een vakje
    mag ik maar een hokje vooruit
    zo ver als je wil
    net als een toren bij schaken
    lopen ze zoals torens
    waar mag mijn steen naartoe
    waar kan deze steen heen
    welke kanten mag ik op
    mag een pion achteruit
    mag een pion ook terug
    mag ik zijwaarts
    vooruit achteruit en opzij
    moet een steen altijd vooruit
    mag ik naar links
    een bocht maken in een zet
    kan een steen een hoekje om
    schuiven
    lopen
    beweging van de stukken
    hoe loopt een soldaat
    kan ik me terugtrekken
    terugtrekken
    mag een steen terug
    mag ik weer achteruit
    mag hij draaien halverwege
    mag een steen een bocht maken
    hoe worden de pionnen verzet
    hoe mag je de stenen verzetten
    op welke manier mogen de stenen zetten
    hoe verzet je een steen
asking-diagonal =
    mag het diagonaal
    mag ik schuin
    schuin zetten
    tellen diagonalen
    schuin slaan
    zoals een loper
    diagonaal bewegen
    kan een steen schuin lopen
    schuin pakken
    mag je schuin lopen
    is schuin toegestaan
    is diagonaal ook ernaast
    telt schuin ernaast ook
    kun je schuin geslagen worden
    overhoeks
    kan ik diagonaal slaan
    mag ik over de diagonaal
    schuin zoals bij dammen
    schuin aanvallen
    kruiselings bewegen
    mag mijn leider schuin
    hoekje afsnijden
    zijn er diagonale zetten
    schuin insluiten telt dat
    alleen recht of ook schuin
    mag je diagonaal
    mag je schuin
    kan het schuin
    schuin
    diagonaal
    waarom mag ik niet schuin
    waarom mag schuin niet
    kan ik schuin zetten
    zet je diagonaal zoals bij dammen
    bij dammen gaat het schuin hier ook
    lopen ze schuin zoals damstenen
    kan ik schuin slaan
    word ik schuin geslagen
    schuin insluiten
    schuin tegenover elkaar
    telt een steen schuin ernaast mee
    is schuin naast hem ook naast hem
    kun je over de hoek gaan
    zijn diagonalen verboden
    een vakje schuin
    mag de koning schuin
    mag ik schuin springen
    diagonaal springen
    alleen rechte lijnen
    kruislings slaan
    dwars over het bord
asking-block =
    mag je springen
    kan ik over stenen springen
    kan een steen springen
    kan een soldaat over een ander heen
    door mijn eigen stenen heen
    in de weg
    op een bezet veld gaan staan
    mag je over je eigen steen heen
    staat er een steen in de weg kan ik er dan langs
    mag je over je eigen stenen heen springen
    kunnen gewone stenen springen
    mag een gewone soldaat springen
    kan ik door mijn eigen mensen heen
    mag ik langs een steen die in de weg staat
    mag ik op een vijand gaan staan
    sla je door erop te gaan staan zoals bij schaken
    twee stenen op een hokje
    kan ik op zijn veld gaan staan om hem te pakken
    ligt er al een steen op dat vakje
    mogen twee pionnen op hetzelfde veld
    overspringen zoals bij dammen
    door een vijand heen lopen
    blokkeren stenen elkaar
    mijn pion kan er niet langs
    stapelen
    hoe kom ik voorbij een steen
    er staat iemand voor me
    kan een pion over een andere wippen
    mag een soldaat springen
    kan mijn soldaat springen
    springen soldaten ook
    mag ik over iemand heen
    mag ik door een steen heen
    mijn eigen steen staat in de weg
    er staat een steen in de weg
    hoe kom ik langs mijn eigen steen
    mag ik op een bezet vakje
    mag ik op hetzelfde veld als een vijand
    kan ik hem pakken door op zijn plek te gaan staan
    slaan zoals bij schaken door op zijn veld te komen
    kan een steen erlangs
    waarom kan ik niet verder schuiven
    waarom stopt mijn steen hier
    kan ik door een rij heen breken
    houdt een steen me tegen
    twee stenen op hetzelfde veld
    mogen er twee op een vakje
    dammen mag je springen hier ook
    kan een gewone steen ergens overheen
    eroverheen
    is springen toegestaan voor soldaten
    mag ik langs hem schuiven
    waarom kan ik er niet door
    is een vakje bezet als er iemand staat
    is een veld waar een steen staat dicht
    staat er iemand dan is het veld dicht
    slaan door op zijn plaats te gaan staan
    slaan door vervanging
    slaan door te vervangen
    er staat iemand voor me kan ik erover
    staat er eentje in de weg mag ik eroverheen
    kan ik over een steen die voor me staat
    iemand staat voor mijn neus
    er staat iets in de weg
asking-illegal =
    wat gebeurt er bij een foute zet
    ik heb verkeerd gezet
    staat er straf op fouten
    ben ik mijn beurt kwijt
    ongeldige zet
    verboden zet
    mijn zet is geweigerd
    wat als ik iets doe dat niet mag
    mijn zet wordt niet aangenomen
    waarom mag deze zet niet
    ik heb me vertypt
    ik typte onzin
    mag ik opnieuw na een foute zet
    verlies je als je fout zet
    wat gebeurt er als ik iets verbodens probeer
    is er straf voor een ongeldige zet
    krijg ik straf voor een vergissing
    kan ik het nog eens proberen
    onmogelijke zet getypt
    telt een foute zet
    de bot weigert mijn zet
    op het verkeerde veld geklikt
    raak ik iets kwijt door een foute zet
    ik deed iets wat niet mag
    wat als ik een zet doe die niet mag
    wat als mijn zet niet mag
    mag ik opnieuw als ik fout zat
    verlies ik mijn beurt bij een foute zet
    kost een foute zet iets
    hij accepteert mijn zet niet
    hij pakt mijn zet niet
    mijn zet doet het niet
    waarom werkt mijn zet niet
    waarom kan ik dit niet zetten
    ik probeer iets wat niet kan
    verkeerde zet gedaan
    ik deed per ongeluk een verboden zet
    wordt een ongeldige zet bestraft
    kan ik verliezen door een foute zet
    ongeldig
    niet toegestaan
    zet geweigerd
    mag je vals spelen
    kun je hier vals spelen
    wat als ik me vertyp
    gaat er iets mis als ik fout typ
    heeft een foute zet gevolgen
    wat overkomt me als ik een foute zet doe
    wat als mijn zet niet klopt
    wat gebeurt er bij een zet die niet mag
    kan een foute zet kwaad
    ik zet iets dat niet klopt
    is het erg als ik iets verkeerds zet
    wat zegt de bot bij een verkeerde zet
asking-step =
    hoe gaan de stenen
    hoe ver mag een steen
    hoeveel velden
    één veld
    maar één hokje per beurt
    mag ik twee velden
    wat is een stap
    hoe ver mag een pion lopen
    mag je maar een vakje
    maar een veld tegelijk
    een stap per beurt
    gaan ze als een koning bij schaken
    mag een steen twee hokjes verder
    mag ik verder dan een vakje
    kan ik over het bord schuiven
    kan ik achteruit stappen
    opzij stappen
    naar welke kant mag ik stappen
    gewone zet zonder springen
    hoe verplaats ik een pion
    hoe loopt een poppetje
    schuiven of stappen
    mag ik terug lopen
    stapje voor stapje
    hoeveel vakjes mag een steen
    lange zetten
    hoe ver mag ik stappen
    mag ik maar een stapje
    hoe loopt een steen
    hoe moet ik lopen
    een vakje per keer
    een hokje
    mag een steen ook twee stappen
    waarom mag ik maar een veld
    kan een steen doorlopen
    kan een steen ver schuiven
    kan ik van ver aankomen
    mag ik achteruit lopen
    mag ik een stap terug
    mag ik zijwaarts stappen
    stappen
    welke kanten mag een steen op
    in welke richtingen stap je
    loop je zoals de koning bij schaken
    mag een steen rechtdoor blijven gaan
    hoe beweegt een steen zonder te springen
    wat is een gewone zet
    naar een leeg vakje ernaast
    kan ik me terugtrekken
    terugtrekken
    mag ik zijwaarts
asking-jump =
    kan de leider springen
    wat is een sprong
    wie kan er springen
    hoe spring je
    hoe springt de koning
    over eigen soldaten springen
    over vijanden springen
    mag je over iemand heen springen
    hoe sla je door te springen
    waarover mag ik springen
    mag de koning over mijn eigen soldaten heen
    kan de leider over een hele rij heen
    over hoeveel stenen mag hij springen
    over twee tegelijk springen
    mag hij over vriend en vijand springen
    wat kan de leider wat een soldaat niet kan
    wat is er bijzonder aan de leider
    hoe komt de baas over een muur van soldaten
    mag mijn generaal over soldaten heen
    heeft de koning een superkracht
    mag ik over een vijand springen
    pakken door te springen
    hoe sla ik met een sprong
    mag ik achteruit springen
    over een rijtje heen springen
    springen uitleg
    kan de dux springen
    over stenen van allebei de kanten heen
    hoe wipt de leider over een steen
    waarover kan de leider springen
    over wie mag hij springen
    over wie kan de leider heen
    mag de leider over zijn eigen volk springen
    springt de leider
    kan de leider eroverheen
    wat is speciaal aan de leider
    waarom kan zijn koning springen
    hij sprong over mijn muur mag dat
    kan de leider over vijanden
    mag de baas over alles heen springen
    springen met de leider hoe gaat dat
    hoe moet ik springen
    hoe moet je springen
    hoe spring ik over iemand heen
    springen
    sprong
    mag ik over een steen springen
    over een vijandelijke steen heen springen en slaan
    slaan door te springen
    damslag
    slaan net als bij dammen
    over hoeveel stenen tegelijk mag de leider
    over een rij van vier springen
    mag hij over lege velden springen
    over een gat springen
    recht springen of ook schuin
    wat kan de leider meer dan een soldaat
    heeft de leider een bijzondere zet
    trucje van de leider
    mag de leider over een muur
    hup over een steen heen
    waar kan de leider overheen
    waar springt de leider overheen
    waar mag de koning overheen
    waarover springt de leider
    kan de koning over mensen heen springen
    over al die gasten heen springen
    springt de generaal over soldaten
    hoe komt de leider langs een muur
    komt de leider langs een muur van stenen
    kan de leider voorbij een rij
asking-chain =
    mag ik vaker springen
    mag ik verder springen
    dubbelsprong
    meer sprongen in één zet
    tijdens het springen van richting veranderen
    moet ik verder springen
    mag ik stoppen met springen
    doorspringen zoals bij dammen
    nog een sprong erachteraan
    meerdere sprongen achter elkaar
    nog een keer springen na een sprong
    mag ik blijven springen
    drie sprongen in een beurt
    mag ik na de eerste sprong stoppen
    ben ik verplicht te springen
    moet ik springen als het kan
    is springen verplicht
    meerslag zoals bij dammen
    moet je er zoveel mogelijk pakken
    mag ik onderweg een hoek om
    zigzag springen
    kan ik halverwege stoppen
    moet ik ze allemaal pakken
    eentje pakken en dan de volgende
    mag ik een sprong laten liggen
    hoeveel keer mag je springen in een beurt
    mag ik na een sprong nog een keer
    mag ik er nog een pakken na de eerste sprong
    kan ik meer dan een keer springen
    meerdere keren springen
    is doorspringen verplicht
    moet ik doorspringen
    moet ik alles pakken wat ik kan springen
    moet ik de langste sprong kiezen
    mag ik de sprong afbreken
    mag ik stoppen na een sprong
    is springen verplicht zoals bij dammen
    moet ik springen als ik kan springen
    mag ik weigeren te springen
    twee sprongen in een beurt
    hoeveel sprongen mag ik maken
    hoe vaak mag een steen springen
    springen in verschillende richtingen
    in dezelfde beurt twee keer springen
    met een steen er drie pakken
    van richting veranderen na een sprong
    ketting van sprongen
    springen en weer springen
    doorslaan zoals bij dammen
    meerslag verplicht
    vrijwillig stoppen met springen
    mag je na een sprong nog eens springen
    kan je blijven doorspringen
    twee of drie sprongen na elkaar
    na een hup nog een hup
    mag ik na mijn sprong verder springen
    in dezelfde beurt nog eens springen
    nog eens en nog eens springen
asking-jump-own =
    kan ik over mijn eigen stenen springen
    over je eigen heen springen
    eigen steen overspringen
    mag je over vrienden springen
    over mijn eigen mensen springen
    eigen stukken overslaan met een sprong
    mag je over je eigen stenen heen springen
    mag een steen over een maatje springen
    over een steen van mezelf springen
    over mijn eigen poppetje wippen
    eigen pion overspringen
    mag ik over mijn eigen mannen heen
    haasje over met mijn eigen stenen
    is mijn eigen steen over te springen
    kan ik langs mijn eigen steen door te springen
    over een eigen schijf heen
    springen over eigen volk
    ga ik ook over mijn eigen heen
    mag ik over mezelf heen springen
    kan een steen over zijn eigen kameraad
    kan ik over een eigen steen
    over mijn eigen stenen
    over eigen stukken heen
    springen over een vriend
    waarom kan ik niet over mijn eigen steen
    mag je eigen stenen overspringen
    mijn eigen man staat ervoor mag ik erover
    sla ik mijn eigen steen als ik eroverheen spring
    over een bondgenoot heen
    alleen over vijanden of ook over eigen
    een maatje als springplank
    over een steen van dezelfde kleur
    mag de leider over zijn eigen soldaten heen
    mag mijn generaal over mijn eigen volk springen
    mag de koning over eigen pionnen heen
    over mijn eigen mannen heen met de baas
    mag de strategos ook eigen stukken overspringen
    mag de generaal over eigen soldaten
asking-jump-bound =
    over een vastgezette steen springen
    mag je over een vastgezette
    over een gevangene springen
    kan een vastgezette overgesprongen worden
    is een vastgezette steen veilig voor sprongen
    sla ik een vastgezette ook met een sprong
    mag ik een vastgezette vijand overspringen
    een gevangene slaan met een sprong
    over een steen die klem zit heen springen
    hij zit vast mag ik er dan overheen
    kan een geblokkeerde steen besprongen worden
    een vastgezette pakken door te springen
    vastgezet en toch overgesprongen
    over een bevroren steen springen
    mijn vastgezette steen werd overgesprongen mag dat
    is mijn gevangen steen te slaan met een sprong
    over een klemgezette heen
    kan ik een steen pakken die vastzit door te springen
    over een geblokkeerde vijand heen
    vastgezette vijand overspringen
    spring je over gevangenen
    mag ik eroverheen als hij vastzit
    is vastgezet zijn een bescherming tegen springen
    wordt een vastgezette steen geslagen als ik erover spring
    kan een vastgezette nog geslagen worden met een sprong
    over iemand die vast staat springen
    zijn gebonden stenen te overspringen
    over een gebonden steen
    gebonden steen slaan door springen
    mijn gebonden steen is overgesprongen
    mag je een gevangene overspringen
asking-jump-twice =
    twee keer over dezelfde steen springen
    in een rondje springen
    terugspringen naar het beginveld
    dezelfde steen nog een keer overspringen
    terug naar waar ik begon
    mag ik eindigen waar ik begon
    mag ik twee keer over dezelfde
    weer op mijn beginveld uitkomen
    mag ik springend terugkomen waar ik begon
    worden de stenen meteen weggehaald of pas aan het eind
    wanneer gaan overgesprongen stenen eraf
    rondje springen en terug
    nog eens over dezelfde vijand
    gaan ze er na elke sprong af
    heen en terug over dezelfde pion
    dezelfde vijand dubbel pakken
    landen op het veld waar ik vandaan kwam
    mag ik twee keer over dezelfde steen
    mag ik terugspringen over dezelfde
    kan ik in een cirkel springen
    mag ik uitkomen waar ik begon
    terugkeren naar het startveld met springen
    worden ze tijdens of na het springen weggehaald
    gaan geslagen stenen er meteen af bij springen
    blijven overgesprongen stenen liggen tot het einde
    turkse slag
    een steen dubbel overspringen
    nog een keer over dezelfde heen
    springend een rondje maken
    mag mijn steen op zijn oude plek terugkomen
    wanneer haal ik de overgesprongen stenen weg
asking-run-up =
    moet de leider naast de steen staan waar hij over springt
    eerst schuiven dan springen
    mag hij een aanloop nemen
    van een afstand springen
    moet hij er direct naast staan
    met een gat ertussen springen
    voor de sprong schuiven
    aanloop voor een sprong
    mag de leider eerst lopen en dan springen
    lopen en springen in dezelfde beurt
    moet hij ertegenaan staan om te springen
    mag er een leeg veld tussen zitten voor de sprong
    kan hij van ver aan komen springen
    springen over een steen die verderop staat
    eerst verplaatsen dan springen
    moet de rij direct naast hem beginnen
    moet hij aangrenzend staan voor een sprong
    van veraf springen
    schuiven en springen in één zet
    moet de steen vlak naast de leider staan
    moet de leider ertegenaan staan
    moet hij vlak naast de steen staan om te springen
    mag hij van een afstandje springen
    mag er ruimte tussen zitten voor hij springt
    moet ik eerst naast hem gaan staan om te springen
    kan de leider eerst schuiven en dan springen
    schuiven en dan springen
    eerst een stukje lopen en dan springen
    aanloop
    mag je een aanloopje nemen
    leider staat ver weg kan hij toch springen
    hij sprong van ver weg mag dat
    springt hij alleen over wie naast hem staat
    lege velden voor de sprong
    hoe ver mag hij voor de sprong lopen
    sprong op afstand
    van twee velden afstand springen
    hoe dichtbij moet de leider staan om te springen
    moet de leider er vlak tegen staan om te springen
    moet hij naast de steen staan voor hij springt
    moet de baas ernaast staan voor de sprong
    moet de generaal tegen de pion aan staan voor hij springt
    mag hij van verder weg springen
asking-landing =
    waar landt hij na de sprong
    waar komt de leider neer
    hoe ver springt hij
    als het veld erachter bezet is
    landingsveld
    moet het veld erachter leeg zijn
    direct achter de steen
    mag hij verder landen
    op welk veld komt hij terecht
    mag hij kiezen waar hij landt
    kan hij twee velden verder neerkomen
    wat als er iemand achter staat
    er is geen plek achter de rij
    stopt hij meteen achter de steen
    mag hij doorvliegen na de sprong
    springen naar de rand
    hoe ver achter de rij land je
    achter de rij is het vol mag ik dan springen
    waar kom ik uit na de sprong
    eerste veld achter de rij
    plek waar hij neerkomt
    waar kom je terecht na een sprong
    waar land je
    hoe ver kom je met een sprong
    moet er een leeg vakje achter zijn
    wat als er geen plek is om te landen
    wat als het vakje erachter bezet is
    kan hij springen als er geen ruimte achter is
    moet hij direct erachter landen
    mag de leider verder springen dan het eerste veld
    hoeveel velden verder landt de leider
    mag hij kiezen hoe ver hij springt
    landen
    landing
    kan ik de landing blokkeren
    twee rijen achter elkaar en geen leeg veld
    plek achter de muur bezet
    achter de steen staat er nog een
    komt hij pal achter de steen neer
    mag hij na de sprong doorschuiven
    sprong over het hele bord
    stopt hij vlak achter de steen
    stopt hij er direct achter
    komt hij vlak achter de rij terecht
    waar komt de leider neer na de sprong
    waar komt de strategos terecht
    waar beland ik na het springen
    op welk veld komt de koning neer na de sprong
    waar komt hij neer
    waar komt de generaal neer als hij springt
asking-jump-once =
    kan de leider twee keer springen
    twee sprongen in één zet
    hoeveel sprongen per beurt
    kan hij over de andere leider
    kunnen de leiders over elkaar springen
    maar één sprong
    hoe vaak mag hij springen
    mag de leider nog een keer springen in dezelfde beurt
    dubbele sprong met de leider
    doorspringen met de koning zoals bij dammen
    mag een koning over de andere koning
    over de leider van de ander springen
    over de vijandelijke generaal heen
    blijven springen met de leider
    tweede sprong van de leider
    over twee losse groepjes springen
    twee rijen met een gat ertussen
    meer sprongen achter elkaar met de leider
    mag de ene baas over de andere baas
    hoe vaak springt de leider per beurt
    mag de leider twee keer springen in een beurt
    mag de leider meermaals springen
    hoeveel keer mag de leider springen
    hoeveel sprongen heeft de leider
    mag hij na de sprong nog eens springen
    kan hij doorspringen
    kan de leider een dubbelsprong
    kan de leider over twee groepjes
    mag hij over de vijandelijke leider
    mag de leider over de andere leider springen
    kan mijn koning over zijn koning springen
    leider over leider
    springen over de andere koning
    een keer springen per zet
    is een sprong per beurt het maximum
    waarom kan mijn leider niet nog een keer springen
    waarom mag ik niet over zijn leider springen
asking-jumped =
    sla je door eroverheen te springen
    worden overgesprongen stenen geslagen
    gaat het stuk weg waar ik over spring
    slaan zoals bij dammen
    is de overgesprongene dood
    gaat wie overgesprongen wordt eraf
    sla je een steen door eroverheen te gaan
    is mijn soldaat dood als de leider eroverheen springt
    blijft een steen staan als je eroverheen springt
    pakt de leider waar hij overheen springt
    eet de koning wie hij overspringt
    is springen ook slaan
    net als dammen eroverheen en weg
    wat gebeurt er met de steen waar ik overheen spring
    gaan mijn eigen stenen weg als mijn leider eroverheen gaat
    verlies ik een steen als hij eroverheen springt
    worden ze weggehaald als de leider springt
    moet ik de overgesprongen steen weghalen
    wordt ie geslagen als de leider eroverheen wipt
    blijven ze liggen na een sprong
    wat gebeurt er met overgesprongen stenen
    ben ik mijn steen kwijt als hij eroverheen springt
    hij sprong over mij ben ik geslagen
    sla ik ze door eroverheen te springen
    slaat de leider door te springen
    gaan de stenen eraf waar de leider over springt
    blijven de overgesprongen stenen staan
    eroverheen springen en slaan
    springt de leider zoals een dam
    waarom is de steen niet weg na de sprong
    waarom bleef hij staan ik sprong eroverheen
    ik sprong eroverheen maar hij staat er nog
    worden soldaten geslagen door een springende leider
    zijn overgesprongen soldaten dood
    raakt de sprong iemand
    slaat een sprong
    slaan door te springen
    pakken door te springen
    mag ik slaan door te springen
    sla ik iemand als ik spring
    iemand pakken door eroverheen te springen
    iets slaan door eroverheen te gaan
    slaat de leider wie hij overspringt
    kan de leider iemand slaan door eroverheen te springen
    pakt hij waar hij overheen gaat
    neemt de leider de steen mee waar hij over springt
    gaat de soldaat dood als de koning over hem springt
    springt de baas over een soldaat is die soldaat dan weg
    gaat een vijandelijke pion eraf als de leider erover springt
    wordt een vijand geslagen wanneer mijn generaal over hem heen springt
    is een steen geslagen als de strategos eroverheen gaat
    leider springt over een vijand is dat slaan
    koning springt over een pion pakt hij die
    is wie overgesprongen wordt weg
    sterft de vijand als mijn leider over hem wipt
    blijft een steen liggen als de leider over hem heen gaat
asking-landing-takes =
    slaat hij waar hij landt
    na de sprong slaan
    kun je met een sprong slaan
    landen en slaan
    springen en dan insluiten
    de leider landt en sluit in
    kan de leider bij het landen slaan
    kan een sprong iets insluiten
    na het springen iemand insluiten
    slaat de leider als hij naast een vijand landt
    springen en slaan in één beurt
    slaan aan het eind van de sprong
    erin springen en klemzetten
    kan hij pakken wie hij net oversprong
    de steen slaan waar hij net overheen sprong
    telt insluiten na een sprong ook
    pakt hij iemand als hij neerkomt
    landing slaat
    kan de koning met een sprong toeslaan
    met een sprong twee tegelijk insluiten
    slaat de leider bij het landen
    slaat de landing
    kan de leider slaan met een sprong
    kan hij na zijn sprong iets pakken
    springen en meteen slaan
    landt hij en slaat hij dan
    sluit de leider in als hij landt
    mag ik slaan met de sprong van de leider
    telt de landing als zet om te slaan
    kan ik iemand insluiten door te springen
    kan hij de steen slaan waar hij net overheen ging
    eroverheen springen en dan insluiten
    insluiten met een sprong
    slaan op het landingsveld
    kan de sprong er twee slaan
    de leider sprong en mijn steen was weg
    waarom is mijn steen weg na zijn sprong
    na de sprong staat hij naast een vijand slaat hij die
    de koning springt en sluit bij het neerkomen iemand in
    wordt een vijand geslagen als mijn leider er na de sprong naast terechtkomt
    leider komt na de sprong naast een soldaat terecht wat dan
    slaat mijn generaal iets als hij landt
    belandt de leider naast een steen is die dan geslagen
    slaat de plek waar hij neerkomt
asking-between =
    tussen twee vijanden gaan staan
    mag ik ertussen gaan staan
    word ik geslagen als ik er zelf tussen ga
    is het veilig tussen twee vijanden
    zelfmoord
    vrijwillig ertussen lopen
    ik ben tussen twee vijanden gelopen
    waarom ben ik niet geslagen toen ik ertussen ging
    mag je jezelf insluiten
    wordt ie nou geslagen als ie er zelf tussen gaat staan
    mag ik mijn steen tussen twee van hem zetten
    ben ik dood als ik er zelf tussen loop
    zelf tussen twee stenen schuiven
    kan ik veilig tussen twee van de ander gaan staan
    ben ik kwijt als ik ertussen ga
    is het zelfmoord om ertussen te gaan
    in het gat tussen twee vijanden zetten
    zichzelf insluiten
    presa falsa
    falsa presa
    valse slag
    wat als een van de twee weggaat en terugkomt
    blijf ik veilig als zij later bewegen
    hij ging er zelf tussen staan en is niet weg
    vrijwillig in de val lopen
    verlies ik mijn pion als ik hem ertussen zet
    doorlopen tussen twee vijanden
    mag ik tussen twee vijanden gaan staan
    wat gebeurt er als ik tussen twee vijanden ga staan
    wat als ik zelf tussen twee van hem ga staan
    kan ik ertussen gaan staan zonder gevaar
    ik zette mijn steen tussen twee vijanden ben ik hem kwijt
    ben ik geslagen als ik er tussenin ga staan
    is dat gevaarlijk ertussen
    hij liep tussen twee van mij en leeft nog
    waarom leeft hij nog hij ging er tussen staan
    waarom is hij niet weg hij ging zelf tussen mijn stenen staan
    hij ging zelf in de sandwich
    zelf in de sandwich stappen
    zelfmoordzet
    jezelf laten slaan
    is er zelfmoord in dit spel
    tussendoor schuiven
    mag ik tussen twee van hem doorgaan
    stoppen tussen twee vijanden
    ben ik veilig ertussen
    hoe lang blijf ik veilig ertussen
    blijft het veilig als een van hen beweegt
    wat is een valse slag
    is het slim om ertussen te gaan
    in zijn tang lopen
    mezelf klemzetten tussen twee
asking-line =
    hoe sla ik
    hoe sla je
    hoe werkt slaan
    hoe pak ik een steen
    slaan
    pakken
    hoe neem ik een steen
    hoe sla je een stuk van de ander
    wanneer is een steen geslagen
    hoe haal ik stenen van de ander weg
    hoe vang je een pion
    wat heb ik nodig om te slaan
    hoeveel van mijn stenen om er een te pakken
    wat gebeurt er met een geslagen steen
    waarom is mijn steen weg
    mijn poppetje is ineens verdwenen
    steen tussen twee vijanden
    insluiten van twee kanten
    hoe eet je een stuk op
    aan elke kant een
    zijn twee stenen genoeg om te slaan
    is een steen genoeg om te slaan
    hoe raak ik een steen kwijt
    gaat een geslagen steen van het bord
    hoe maak ik een pion van hem dood
    hoe haal ik een schijf van het bord
    tussen twee stenen in
    hoe werkt dat pakken hier
    slaan regels
    hoe moet ik slaan
    hoe moet ik een steen pakken
    hoe moet ik iemand pakken
    hoe kan ik slaan
    hoe kan ik een steen slaan
    hoe pak ik iemand
    hoe pak je iets van de ander
    hoe krijg ik zijn stenen van het bord
    hoe elimineer ik een vijand
    hoe schakel ik hem uit
    wanneer sla je iets
    wanneer ben je geslagen
    wanneer raak je een steen kwijt
    waarom ben ik mijn steen kwijt
    waarom is mijn poppetje van het bord
    wat is er met mijn steen gebeurd
    sandwich
    insluiten
    twee tegen een
    hoe klem je iemand in
    hoe werkt insluiten
    een vijand tussen twee van mij
    aan twee kanten ingesloten
    hoeveel stenen om een vijand te slaan
    moet ik hem van vier kanten insluiten
    slaat een steen in zijn eentje
    wordt er geslagen zoals bij dammen
    wordt er geslagen zoals bij schaken
    slaan net als in go
    hoe gaat een poppetje dood
    hoe maak ik er een dood
    hoe wip ik er een van het bord
    op wat voor manier sla je
    op welke manier pak je een stuk
    vijand opvreten hoe dan
    slagregels
    wat moet er gebeuren om iets te slaan
    hoe kan ik iemand doden
    hoe kan ik een poppetje doden
    hoe vermoord ik er een
    van twee kanten pakken
    aan twee zijden insluiten
    eentje links en eentje rechts
asking-mover =
    waarom werd hij niet geslagen
    die stonden er al
    maakt het uit welke steen het laatst zette
    welke moet er gezet hebben
    moet ik zelf gezet hebben
    telt het als ze er al stonden
    wie van de twee het laatst gezet heeft
    waarom telt het niet als ze er al stonden
    waarom is mijn steen niet weg hij staat toch ertussen
    ik stond er al twee en hij kwam ertussen
    moet een van de twee net gezet hebben
    kan ik slaan zonder te bewegen
    hij ging weg en nu staat mijn steen ertussen
    slaat een steen die stilstaat ook
    welke van de twee moet bewegen
    slaan door een lijn open te maken
    wat als een derde steen weggaat en ze ingesloten raken
    kan er in zijn beurt iets van hem geslagen worden
    mijn twee stonden er al toen hij kwam
    moet de steen die slaat net verplaatst zijn
    slaat de steen die ik zet of die er al staat
    telt het als niemand van die twee bewoog
    aftrekzet
    wie moet er bewogen hebben om te slaan
    hij haalde zijn eigen steen ertussenuit weg
    moet ik er zelf naartoe gaan om te slaan
    waarom werd mijn steen niet geslagen toen ik ertussen ging
    waarom werd hij niet geslagen hij stond tussen twee
    waarom sla ik niets er staat er een aan elke kant
    waarom is hij niet geslagen hij staat tussen twee van mij
    hij stond tussen twee van mij en er gebeurde niks
    hij ging tussen mijn twee stenen staan sla ik hem dan
    wie moet er zetten om te slaan
    moet mijn steen net bewogen hebben
    moet de slaande steen bewegen
    ik heb niet bewogen slaat het dan
    moet een van mijn twee erbij komen
    telt het alleen als ik zelf zet
    kan een stilstaande steen slaan
    slaan zonder te zetten
    wordt er geslagen als de vijand zelf zet
    slaat het als hij zelf ertussen komt te staan
    door een zet van een andere steen
    als ik een steen weghaal en daardoor ingesloten
    ontdekte slag
    mijn twee stenen stonden er al
    laatste zet van wie
    moet de laatste steen van mij zijn
    ze stonden al aan weerskanten
    slaan door een ander stuk weg te zetten
    hij zet zelf en staat dan tussen mijn stenen
    wat als hij zelf tussen mijn stenen komt
    door zijn eigen zet ingesloten
    hij komt zelf ertussen terecht
    moet de derde steen net aangekomen zijn
    moet de laatste steen net aankomen
asking-row =
    twee stenen naast elkaar
    kan ik er twee op een rij slaan
    twee naast elkaar samen slaan
    een rij insluiten
    waarom kan ik er geen twee naast elkaar pakken
    aan elk eind een
    allebei weg of geen van beide
    is een rijtje van twee veilig
    twee achter elkaar slaan
    een heel rijtje pakken
    kan je twee stenen naast mekaar slaan
    drie op een rij insluiten
    is een paar veilig
    waarom gingen die twee niet weg
    twee van hem tussen twee van mij
    twee samen insluiten
    kun je een groep slaan
    is een muur van stenen te slaan
    ben ik veilig als ik naast een maatje sta
    twee pionnen naast elkaar zijn die veilig
    alleen een losse steen
    hele kolom tussen mijn stenen
    sla ik ze allebei als er twee tussen staan
    twee soldaten bij elkaar
    hoe bescherm ik mijn stenen
    twee schijven achter elkaar opeten
    hoe sla je een rij
    hoe sla ik er twee naast elkaar
    hoe sla ik een paar
    kun je twee tegelijk insluiten als ze naast elkaar staan
    waarom kan ik dat rijtje niet slaan
    waarom sla ik die twee niet
    twee vijanden op een rij tussen mijn stenen
    wat als er twee tussen staan
    twee stenen ingesloten tussen twee
    kan een heel rijtje in een keer geslagen worden
    is een rij veilig
    zijn twee naast elkaar veilig
    zijn twee stenen samen veilig
    paar
    duo
    rijtje
    een muur van stenen
    is een muur onaantastbaar
    hoe breek ik een rij
    drie naast elkaar slaan
    samen staan is dat veilig
    hand in hand staan
    als ik naast een eigen steen sta ben ik dan veilig
    beschermen stenen elkaar
    beschermt mijn buurman mij
    waarom kan hij mijn twee niet pakken
    groep insluiten zoals bij go
    is het goed om stenen bij elkaar te houden
    mannen bij elkaar houden
    stenen bij elkaar houden is dat veilig
    dicht bij elkaar blijven
    zij aan zij staan
    is bij elkaar blijven veilig
asking-several =
    kan ik er meer tegelijk slaan
    twee tegelijk pakken
    hoeveel kan ik er met één zet slaan
    meerdere tegelijk
    dubbel slaan
    hoeveel kan ik hoogstens slaan
    twee in verschillende richtingen slaan
    drie in één keer
    kan een zet meer stenen slaan
    naar links en naar rechts tegelijk slaan
    slaan in meer richtingen
    sla ik ze allemaal of maar een
    drie stenen in een zet pakken
    twee vliegen in een klap
    meer dan een steen per zet slaan
    wat is het maximum per zet
    gaan ze er alle twee af
    moet ik kiezen welke ik pak of gaan ze allemaal
    dubbelslag
    op twee kanten tegelijk insluiten
    hoeveel stenen kan je in een beurt opeten
    een zet twee geslagen
    aan meer kanten tegelijk pakken
    is er een grens aan hoeveel ik sla
    kan ik er twee pakken in een zet
    kan ik er twee tegelijk slaan
    hoeveel stenen sla je maximaal
    hoeveel kan ik in een keer pakken
    twee in een klap
    meerdere stenen slaan met een zet
    slaat een zet ook meer
    in twee richtingen slaan
    links en rechts tegelijk
    drie stenen tegelijk slaan
    vier stenen in een zet
    worden ze allemaal geslagen
    hij pakte er twee tegelijk mag dat
    hij sloeg er twee in een beurt
    waarom ben ik er twee kwijt
    ik raakte er drie kwijt in een zet
    mag ik kiezen welke ik sla
    dubbele slag
    aan twee kanten insluiten met een zet
    combinatie slaan
    wat is het meeste dat je kan slaan
    wat is het maximum
    kan een steen er twee pakken
    kan een steen twee andere pakken
    hoeveel slachtoffers per zet
    twee of meer tegelijk pakken
    twee ineens slaan
    meer ineens pakken
    met een beurt twee stukken pakken
    twee stenen weg in een beurt kan dat
    in een beurt twee vijanden slaan
    twee stukken met een zet eraf
    drie ineens eraf
asking-corner =
    hoe sla je in de hoek
    steen in de hoek
    kan een steen in de hoek geslagen worden
    ben ik veilig in de hoek
    hoe krijg ik iemand uit de hoek
    hoek slaan
    hij zit in het hoekje
    werkt slaan ook in een hoek
    hoeveel stenen heb ik nodig in de hoek
    kan ik in de hoek blijven zitten
    is de hoek een veilige plek
    in de hoek gekropen
    twee velden naast de hoek
    hij verstopt zich in de hoek
    pion in het hoekje pakken
    twee stenen om de hoek heen
    telt de hoek als vijand
    in de hoek ingesloten
    beschermt de hoek mij
    wat geldt er in de hoeken
    ben ik in de hoek te pakken
    hoe krijg je een hoeksteen weg
    kan niemand me iets doen in de hoek
    hoe sla ik een steen in de hoek
    kan ik een hoeksteen slaan
    mijn stuk staat in de hoek wat nu
    wat als mijn stuk in de hoek staat
    wat als ik in de hoek sta
    wat als hij in de hoek zit
    is in de hoek staan veilig
    veilig in de hoek
    hoek
    hoekje
    in het hoekje kruipen
    kun je in de hoek geslagen worden
    kun je iemand in de hoek pakken
    waarom werd hij in de hoek geslagen
    waarom is hij niet geslagen in de hoek
    hoe sluit je iemand in de hoek in
    hoe haal je een steen uit de hoek
    twee stenen naast het hoekveld
    in de hoek klem zetten
    kan ik me verschuilen in de hoek
    heeft de hoek een speciale regel
    hoekregel
    geldt in de hoek iets anders
    in de hoek met twee stenen
    mijn stuk zit in een hoek
    wat geldt er voor een stuk in de hoek
    hoek van het bord
    stuk in de hoek
asking-edge =
    wat doet de rand
    helpt de rand bij het slaan
    steen aan de rand slaan
    telt de rand als vijand
    is één genoeg aan de rand
    hoeveel heb ik er nodig aan de rand
    ben ik veilig aan de rand
    tegen de rand slaan
    aan de zijkant van het bord
    slaat de rand mee
    telt de rand als steen van mij
    tegen de muur drukken
    een steen plus de rand
    kan ik iemand tegen de rand klem zetten
    steen op de buitenste rij
    is de rand gevaarlijk
    is mijn pion aan de kant veilig
    hoe pak je een steen aan de zijkant
    helpt de zijkant van het bord
    aan de rand geslagen waarom
    mijn steen stond aan de rand en is weg
    werkt de rand mee als muur
    rand van het bord
    kan één steen mij aan de rand slaan
    moet ik recht vanaf de rand komen
    hoe sla je aan de rand
    kan een steen aan de rand geslagen worden
    wat als ik aan de rand sta
    mijn steen staat aan de zijkant is dat veilig
    rand
    de rand
    randje
    zijkant
    kan de rand slaan
    slaat de muur mee
    helpt de muur
    kan ik iemand tegen de kant drukken
    is een steen tegen de rand genoeg
    moet ik er twee hebben aan de rand
    insluiten tegen de rand
    is het slim om aan de rand te staan
    is de rand veilig
    hij staat aan de kant hoe pak ik hem
    zijkant van het bord gevaarlijk
    telt de rand mee om te slaan
    tussen de rand en een vijand
    klem tussen mij en de rand
    langs de rand slaan
    veilig langs de rand
    ben ik veilig langs de kant
    aan de kant staan
    langs de kant staan
asking-must =
    moet ik slaan
    slagplicht
    moet ik slaan als het kan
    wat als ik niet wil slaan
    is slaan verplicht
    mag ik afzien van slaan
    wat gebeurt er als ik niet sla
    ben je verplicht te slaan
    mag ik iets anders doen terwijl ik kan slaan
    ben ik gedwongen te pakken
    mag ik een slag laten liggen
    moet ik pakken als het kan
    ik kan slaan maar heb geen zin
    waarom mag ik niks anders zetten
    hij laat me niet zetten omdat ik kan slaan
    kan ik kiezen welke slag ik neem
    twee slagen mogelijk welke moet
    moet ik de grootste slag nemen
    slaan verplicht of niet
    moet ik slaan ook als het slecht voor me is
    hoeft slaan
    mag je weigeren te slaan
    slagplicht zoals bij dammen
    ook verplicht met de koning
    meerslag gaat voor
    moet ik die steen echt opeten
    wat als ik een slag over het hoofd zie
    de bot zegt dat ik moet slaan
    moet ik per se slaan
    moet ik per se pakken
    moet ik nou echt slaan
    hoef ik te slaan
    hoef je te slaan
    ben ik verplicht
    is pakken verplicht
    slaan verplicht
    verplicht slaan
    moet je slaan net als bij dammen
    is er slagplicht zoals bij dammen
    slagdwang
    mag ik niet slaan
    mag ik een slag overslaan
    mag ik een vijand laten leven
    mag ik hem laten staan
    ik wil die steen niet slaan
    ik wil liever iets anders dan slaan
    wat als ik de slag laat liggen
    wat als er meer slagen zijn
    welke slag moet ik kiezen als er twee zijn
    mag ik zelf kiezen wat ik sla
    gaat de grootste slag voor
    moet ik de meeste stenen slaan
    waarom moet ik slaan
    waarom dwingt hij me te slaan
    hij zegt dat ik moet slaan
    ik mag geen andere zet omdat ik kan slaan
    moet het ook als ik er slechter van word
    is het vrij om te slaan
    moet je nu pakken of niet
    moet ik echt pakken
    ben ik verplicht om te pakken
    moet dat nu echt geslagen worden
    is pakken verplicht of niet
    mag ik een slag laten schieten
    mag ik een slag weigeren
    kan ik een slag laten passeren
    ik wil die steen niet slaan mag dat
asking-huff =
    wat is blazen
    hoe werkt blazen
    tegenstander vergat te slaan
    steen wegblazen
    wat gebeurt er als ik een slag mis
    blazen zoals bij dammen
    blazen
    hij sloeg niet terwijl het moest
    wat betekent blazen
    leg blazen eens uit
    ik vergat te slaan
    ik heb een slag gemist wat nu
    hij heeft mijn steen weggeblazen
    waarom is mijn steen weg ik had niks gedaan
    straf als je niet slaat
    ik zag niet dat ik kon slaan
    steen kwijt omdat ik niet sloeg
    wat als je vergeet te pakken
    huff
    wat is huffen
    hij had kunnen slaan maar deed het niet
    mag hij mijn steen pakken omdat ik niet sloeg
    hoe gaat dat met blazen
    steen eraf omdat je niet sloeg
    slag over het hoofd gezien
    wat houdt blazen in
    hoe gaat blazen
    hoe moet je blazen
    waarom is mijn steen weggeblazen
    ik ben een steen kwijt zonder dat hij sloeg
    hij haalde mijn steen weg omdat ik niet sloeg
    ik had moeten slaan maar zag het niet
    ik miste een slag
    slag gemist
    slag vergeten
    vergeten te slaan
    wat als ik vergeet te slaan
    wat als ik niet sla terwijl het kan
    wat als hij vergeet te slaan
    wat als de ander niet slaat
    mag je blazen
    kent dit spel blazen
    blazen net als vroeger bij dammen
    niet geslagen terwijl het kon
    straf voor niet slaan
    gevolg van een gemiste slag
    wat kost een gemiste slag
    ik heb niet opgelet en had kunnen slaan
    uitleg blazen
    wie of wat is blazen
    hij liet een slag liggen wat kan ik doen
    hij liet een verplichte slag passeren
    kan ik iets eisen als hij niet slaat
    hij verzaakte wat nu
asking-huff-when =
    wanneer mag ik blazen
    wanneer moet ik blazen
    voor of na mijn zet blazen
    kan ik later nog blazen
    kost blazen mijn zet
    tot wanneer mag ik blazen
    op welk moment blaas je
    eerst blazen of eerst zetten
    mag ik na het blazen nog zetten
    raak ik mijn beurt kwijt als ik blaas
    te laat geblazen
    kan ik twee beurten later nog blazen
    wanneer moet je het claimen
    hoe lang kan je nog blazen
    is mijn beurt om na blazen
    mag blazen nog nadat ik gezet heb
    is blazen een zet
    moet ik meteen blazen
    direct blazen of kan het straks ook
    heb ik na het blazen mijn gewone zet nog
    tot wanneer kan ik blazen
    op welk moment mag je blazen
    blaas je voor je eigen zet
    moet ik blazen voor ik zet
    kan ik blazen nadat ik gezet heb
    is het nu te laat om te blazen
    mag ik een beurt later blazen
    verlies ik mijn beurt door te blazen
    is blazen mijn beurt
    mag ik blazen en zetten
    blazen en daarna zetten
    hoe lang heb ik om te blazen
    kost blazen een beurt
    blazen tijdstip
    blazen vergeten kan het nog
    mag ik zetten na het blazen
    hoe lang kan ik claimen
    wanneer moet ik claimen
    mag ik claimen nadat ik gezet heb
    claim ik voor of na mijn zet
    tot wanneer claimen
    te laat geclaimd
    mag ik na mijn zet nog claimen
    voor mijn zet of erna blazen
    heb ik na blazen nog een zet
    krijg ik mijn zet nog na het blazen
    blazen voor of na de zet
    wanneer moet ik blazen voor of na mijn eigen zet
asking-huff-who =
    welke steen wordt geblazen
    wie mag ik blazen
    kan de leider geblazen worden
    welk stuk gaat eraf bij blazen
    mag ik kiezen welke steen ik blaas
    welk stuk raak ik kwijt door blazen
    is de leider veilig voor blazen
    mag hij mijn koning wegblazen
    twee stenen hadden kunnen slaan welke gaat eraf
    gaat de steen eraf die had moeten slaan
    welke steen haal je weg bij blazen
    mag ik er meer dan een wegblazen
    alleen de steen die kon slaan
    kan je de dux blazen
    de steen die stil stond blazen
    welke pion verlies ik als ik niet sla
    welke pak je af
    wie wordt er weggeblazen
    kan mijn baas geblazen worden
    wordt de partner die er al stond geblazen
    wie kan er geblazen worden
    welke steen gaat weg bij blazen
    welk stuk mag ik wegblazen
    kan ik zijn koning blazen
    kan de koning geblazen worden
    mag de leider geblazen worden
    kies ik zelf welke steen ik blaas
    twee stenen konden slaan welke blaas ik
    wordt de steen die had kunnen slaan weggehaald
    kan een steen die stilstond geblazen worden
    hoeveel stenen kan ik blazen
    blaas ik een steen of meer
    welke soldaat verlies ik
    mag ik elke steen wegblazen
    alleen een soldaat blazen
    welke steen kan ik claimen
    wie gaat eraf als ik claim
    welke wordt er weggehaald
    kan de baas geblazen worden
    kan elke soldaat geblazen worden
    wie raak je kwijt door blazen
    is mijn koning veilig voor blazen
asking-huff-wrong =
    verkeerd geblazen
    wat als ik ten onrechte blaas
    straf voor verkeerd blazen
    hij sloeg wel maar een andere
    ik kon er twee slaan en nam er een
    onterecht geclaimd
    wat gebeurt er bij een foute claim
    ik blies maar er was niks te slaan
    kost een foute claim iets
    ik sloeg een andere mag hij dan blazen
    is elke slag goed genoeg
    moet ik de grootste slag kiezen om niet geblazen te worden
    ik sloeg er minder dan kon
    per ongeluk geblazen
    valse claim
    ik had ongelijk met blazen
    krijg ik straf als blazen niet klopt
    mag hij me blazen terwijl ik iets anders sloeg
    onterecht geblazen
    ik nam de kleine slag
    wel geslagen maar niet die
    wat als blazen niet klopt
    wat als ik blaas en het mocht niet
    ik heb verkeerd geblazen
    blazen zonder reden
    wat kost een verkeerde claim
    krijg ik straf als ik fout blaas
    kan ik geblazen worden als ik een andere slag deed
    ik sloeg wel maar niet de beste
    moest ik de grootste slag doen
    is een kleinere slag ook goed
    ik koos de andere slag
    hij zegt dat ik moest slaan maar ik sloeg al
    ik sloeg iets anders mag hij nu blazen
    ten onrechte geclaimd
    vergist bij het blazen
    ik heb onterecht geblazen
    onterecht blazen
asking-removal =
    hoe haal ik een vastgezette van het bord
    gevangene weghalen
    vastgezette steen weghalen
    gevangenen opruimen
    wanneer gaat een vastgezette eraf
    meer gevangenen van het bord halen
    hoe pak ik een vastgezet stuk
    wat doe ik met een vastgezette vijand
    hoe maak ik een gevangene af
    vastgezet en dan hoe pak ik hem
    is een vastgezette steen al dood
    moet ik hem van het bord halen
    gaat een gevangene vanzelf weg
    eerst vastzetten later pakken
    hoe haal je een steen weg die klem zit
    steen van het bord halen
    wat gebeurt er daarna met een vastgezette steen
    mag ik een gevangene laten staan
    gevangen pion pakken
    een steen weghalen die ik net heb vastgezet
    hoe verwijder ik een vastgezette pion
    ik heb hem vast wat nu
    wanneer is een vastgezette steen echt weg
    hoe moet ik een vastgezette steen weghalen
    hoe haal je een gebonden steen weg
    gebonden steen weghalen
    gebonden steen van het bord
    hoe pak ik iemand die vast zit
    hoe pak je een gevangene
    ik heb hem klem hoe haal ik hem eraf
    ik heb iemand vastgezet wat nu
    en dan hoe haal ik hem weg
    hoe sla ik een vastgezette steen
    wat is weghalen
    hoe werkt weghalen
    gevangene afvoeren
    gevangene van het bord halen
    moet ik een gevangene weghalen
    verdwijnt een vastgezette steen vanzelf
    waarom staat mijn gevangene er nog
    hij zit vast maar staat nog op het bord
    mag ik hem laten zitten
    wie haalt de gevangene weg
    wanneer is hij echt geslagen
    een geblokkeerde steen pakken
    eerst binden dan pakken
    gebonden steen pakken
    gebonden vijand pakken
    hoe vang ik een gebonden steen
    gebonden steen wegnemen
    twee gevangenen wegnemen
    gevangenen wegnemen
    gebonden stenen wegnemen in een beurt
    hoe neem ik een vastgezette steen weg
    een vastgezet stuk weghalen
    gebonden pion opruimen
    hoe haal ik een gebonden mannetje eraf
    hoe ruim ik een vastgezette steen op
asking-removal-turn =
    kost weghalen een beurt
    mag ik na het weghalen nog zetten
    weghalen en zetten in één beurt
    is weghalen een hele beurt
    meer gevangenen in één beurt
    haal ik er maar een weg per beurt
    kost het pakken van een gevangene mijn beurt
    mag ik iemand weghalen en dan nog springen
    hoeveel gevangenen mag ik per beurt weghalen
    twee gevangenen tegelijk weghalen
    ben ik mijn beurt kwijt als ik iemand weghaal
    telt weghalen als zet
    eerst weghalen dan lopen
    is mijn beurt op na het weghalen
    vastgezette weghalen kost dat een zet
    mag ik er twee van het bord halen in een beurt
    een gevangene eraf en dan ook nog een stap
    hoeveel mag ik er in een keer opruimen
    mag ik na het weghalen nog lopen
    is mijn beurt voorbij als ik een gevangene weghaal
    kost het een beurt om iemand weg te halen
    kan ik weghalen en zetten
    weghalen plus een zet
    twee gevangenen in een beurt weghalen
    hoeveel vastgezette stenen mag ik per beurt weghalen
    mag ik ze allemaal tegelijk weghalen
    een gevangene per beurt
    weghalen als beurt
    moet ik een beurt opofferen om iemand weg te halen
    telt opruimen als mijn beurt
    meerdere gevangenen tegelijk opruimen
asking-removal-when =
    wanneer mag ik een vastgezette weghalen
    hoe lang kan ik wachten met weghalen
    meteen weghalen
    moet ik de gevangene direct weghalen
    op welk moment van het bord halen
    kan ik later weghalen
    mag ik hem dezelfde beurt nog weghalen
    kan ik het weghalen uitstellen
    vanaf wanneer mag ik hem weghalen
    vastzetten en direct weghalen
    mag ik wachten met de gevangene pakken
    pas de volgende beurt weghalen
    is het te laat om hem weg te halen
    tot wanneer mag ik hem van het bord halen
    moet het meteen de beurt erna
    mag ik hem een paar beurten laten staan
    hij is net vastgezet mag ik hem al pakken
    wanneer mag ik iemand weghalen
    wanneer kan ik de gevangene pakken
    mag ik direct na het vastzetten weghalen
    in dezelfde beurt vastzetten en weghalen
    hoe lang heb ik om hem weg te halen
    kan ik nog even wachten met weghalen
    vervalt het als ik hem niet meteen weghaal
    moet ik hem de volgende beurt weghalen
    is er haast bij het weghalen
    later weghalen mag dat
    kan ik hem drie beurten laten staan
    ik heb hem net vastgezet en wil hem weghalen
    waarom kan ik hem nog niet weghalen
asking-leader =
    hoe gaat de leider
    hoe zet de koning
    hoe gaat de dux
    hoe ver gaat de koning
    beweegt de leider zoals de rest
    wat kan de generaal
    hoe loopt de koning
    wat mag mijn leider
    hoe gaat de generaal
    is de leider anders dan een soldaat
    mag de koning alles wat een soldaat mag
    hoe ver mag de leider
    gaat de koning maar een vakje zoals bij schaken
    staat de leider in de weg
    kan de dux ver gaan
    hoe verplaats ik mijn leider
    mag de koning achteruit
    beweegt de baas zoals een pion
    wat doet de leider
    hoe mag de dux lopen
    regels voor de leider
    kan de leider ook slaan en lopen zoals de rest
    hoe moet ik de leider zetten
    hoe loopt de leider
    hoe beweegt de leider
    hoe beweegt de generaal
    hoe zet ik de leider
    mag de leider ver lopen
    hoe ver kan de dux
    kan de leider zover als een soldaat
    is de leider een gewone steen
    kan de leider hetzelfde als een soldaat
    slaat de leider zoals een soldaat
    slaat de leider zelf ook
    mag de leider meevechten
    wat kan de leider
    wat is de leider
    wat is de dux
    wie is de dux
    wat voor stuk is de leider
    waar dient de leider voor
    dux
    de generaal
    loopt de koning net als bij schaken
    een vakje per keer met de leider
    blokkeert de leider de weg
    de leider
    leider
    de koning
    koning
    baas
    generaal
    slaat de leider ook stenen
    pakt de generaal ook stukken
    kan de baas ook iemand slaan
    slaat de koning stukken zoals de rest
    uitleg leider
    wat doet de baas
asking-leader-partner =
    kan de leider slaan
    helpt de koning bij het slaan
    slaat de koning ook mee
    waar is de dux goed voor
    mag de dux meeslaan
    kan de koning zelf slaan
    telt de leider mee om in te sluiten
    mag de leider pakken
    kan de koning een van de twee zijn
    insluiten met mijn koning
    een soldaat en de koning samen slaan
    doet de leider mee met slaan
    telt de dux als tweede steen
    heeft de dux nut
    kan de generaal helpen slaan
    kan de baas iemand opeten
    koning als partner bij het slaan
    mag ik de leider gebruiken om te slaan
    pakt de koning ook als hij stilstaat
    kan de leider aanvallen
    steen tussen mijn koning en mijn soldaat
    mag de koning een peltast slaan
    mag de basileus slaan
    mag de basileus een hopliet slaan
    kan de koning iemand slaan
    slaat de koning mee
    doet de koning mee bij het slaan
    pakt de dux ook soldaten
    mag ik slaan met mijn leider
    mag ik slaan met de koning
    slaan samen met de koning
    kan mijn koning helpen insluiten
    helpt de leider mee
    is de leider een partner bij het slaan
    vijand tussen mijn leider en een soldaat
    vijand tussen koning en steen
    telt mijn koning als een van de twee stenen
    mag de koning doden
    mag de baas meevechten
    wat heb ik aan de dux
    nut van de dux
    dux als aambeeld
    vecht de koning mee
    mag mijn koning slaan
    mag mijn koning iemand pakken
    mag mijn leider zelf pakken
    kan de dux zelf slaan
    kan de dux zelf iemand pakken
    kan de koning zelf iemand slaan
    slaat de koning een peltast
    koning pakt soldaat mag dat
    leider slaat soldaat kan dat
    kan de basileus een hopliet nemen
    mag mijn koning een gewone steen pakken
    koning slaat mee is dat goed
asking-leader-both =
    soldaat en dux tegelijk ingesloten
    een zet sluit een steen en de dux in
    steen en dux in één keer slaan
    dux en soldaat tegelijk
    wat als soldaat en dux samen worden ingesloten
    ik sloot een soldaat en de dux tegelijk in wie gaat eraf
    blijft de dux staan als de soldaat geslagen wordt
    beschermt de dux de soldaat naast hem
    gaat de soldaat weg en de dux niet
    soldaat en koning in een zet ingesloten
    twee tegelijk ingesloten waarvan een de dux
    dubbele slag met de dux erbij
    in twee richtingen een soldaat en de dux
    wat gebeurt er met de soldaat als ik ook de dux insluit
    een zet twee ingesloten een is de leider
    soldaat en dux in een zet ingesloten
    ik sluit de dux en een soldaat tegelijk in
    wat als ik een soldaat en de dux tegelijk pak
    dux en soldaat naast elkaar ingesloten
    gaat alleen de soldaat eraf
    valt de soldaat ook als de dux erbij staat
    een zet sluit twee in de dux en een man
    tegelijk de dux en een ander insluiten
    is de soldaat gered door de dux
    dux ingesloten samen met een steen
    een dubbelslag waarvan een de dux is
    de soldaat slaan terwijl de dux ernaast staat
    een soldaat naast de dux slaan
asking-leader-taken =
    hoe sla ik de leider
    kun je de koning slaan
    wat gebeurt er als de leider geslagen wordt
    kan de dux geslagen worden
    hoe sla je de koning
    is de leider onkwetsbaar
    hoeveel heb ik er nodig voor de koning
    hoe pak ik de leider van de ander
    ben ik verloren als mijn leider weg is
    leider slaan
    kan ik de leider eigenlijk slaan
    sbando
    mag je de koning pakken
    wat als mijn koning geslagen wordt
    is het spel uit als de leider weg is
    win ik als ik zijn leider pak
    mijn leider staat tussen twee vijanden
    kan de dux dood
    is de dux onsterfelijk
    hoeveel stenen om de koning te slaan
    koning aan de rand hoeveel nodig
    koning in de hoek slaan
    is mijn leider veilig in de hoek
    zet ik de koning mat
    kan iemand mijn baas opeten
    wordt de leider geslagen zoals een gewone steen
    heb ik er vier nodig voor de koning
    is de koning veilig tussen twee
    hoe pak je de generaal
    valt de basileus als hij ingesloten is
    hoe moet ik de koning slaan
    hoe moet ik de leider pakken
    hoe wordt de basileus geslagen
    hoe wordt de koning geslagen
    hoe wordt de leider geslagen
    hoe vang je de koning
    hoe vang ik de leider
    kan je de leider pakken
    kan je de leider slaan
    kun je de leider van de ander slaan
    kan je de dux pakken
    mag je de dux slaan
    waarom kan ik de dux niet slaan
    waarom is de dux niet geslagen
    is de dux te slaan
    is de grote baas niet te pakken
    is de koning onsterfelijk
    is de leider onaantastbaar
    wat als ik mijn leider kwijtraak
    wat als ik mijn koning verlies
    ik ben mijn koning kwijt
    mijn leider is dood wat nu
    mijn koning is weg
    leider geslagen en nu
    is het afgelopen als de koning valt
    is het over als de leider sterft
    koning mat zetten
    hoeveel man heb ik nodig om de koning te pakken
    koning insluiten met hoeveel stenen
    koning aan de rand slaan
    koning in de hoek pakken
    vlucht van het leger
    leider tussen twee vijanden geslagen
    kan de leider met twee stenen geslagen worden
    hoe schakel ik de koning uit
    koning van het bord
    zijn er vier nodig voor de koning of twee
    pak je de leider net als elke soldaat
    wordt de leider gepakt zoals een gewone soldaat
    hoeveel stukken heb ik rond de koning nodig
    wordt de dux ooit geslagen
    leger op de vlucht
    het leger vlucht als de leider valt
    paniek in het leger
    is het mogelijk om de dux te slaan
    is het mogelijk de koning te slaan
    is de leider te vangen
    wat heb ik nodig om de koning te slaan
    wat is er nodig om de leider te slaan
    wat moet ik doen om de basileus te pakken
    hoeveel heb je nodig om de basileus te slaan
    is de leider daar te slaan
    is de dux te pakken in deze variant
    kan de koning geslagen worden in deze versie
    de koning gaat maar niet dood
    de dux wil maar niet dood
    die grote kerel gaat niet dood
    waarom staat de dux er nog
    waarom leeft de dux nog
    hoe kan het dat de dux nog leeft
    waarom blijft de dux op het bord
    hoe komt het dat de koning nog niet geslagen is
    de dux bleef staan waarom
    wanneer vlucht het leger
    vluchten
    wilde aftocht
    wat is een sbando
    wanneer is er paniek
    waarom is de dux nog niet van het bord
    hoe komt het dat de leider niet geslagen is
    de koning staat nog altijd op het bord waarom
asking-protected =
    koning met een eigen steen ernaast
    zijn twee vijanden genoeg voor de koning
    is de koning beschermd als er een eigen naast staat
    twee vijanden aan weerszijden van de koning
    dekt een buur de koning
    beschermt een eigen steen de koning
    hoe bescherm ik mijn koning
    twee vijanden links en rechts van mijn koning
    mijn koning staat tussen twee ben ik verloren
    eigen soldaat naast de koning
    lijfwacht voor de koning
    drie vijanden en een eigen steen om de koning
    redt een eigen steen de koning
    helpt het als er een maatje naast de koning staat
    kan de koning met twee geslagen worden
    waarom is zijn koning niet geslagen tussen twee
    koning bewaken
    hoe houd ik mijn koning veilig
    eigen pion beschermt de basileus
    een vriend naast de baas
    is mijn koning veilig met een eigen soldaat ernaast
    hoe kan ik mijn koning beschermen
    koning beschermen
    koning verdedigen
    zijn koning staat tussen twee van mij waarom is hij niet weg
    koning tussen twee vijanden
    basileus tussen twee vijanden
    is twee genoeg om de koning te slaan
    kan ik de koning met twee stenen pakken
    is de koning met twee te slaan
    wat als er een eigen steen naast de koning staat
    drie vijanden en een vriend naast de koning
    helpt een eigen stuk naast de basileus
    beschermt een peltast de koning
    beschermt een buurman de koning
    koning naast eigen stuk
    lijfwacht naast de basileus
    kan de koning geslagen worden als er een vriend naast staat
asking-surround =
    wat is omsingeld
    wanneer is de leider ingesloten
    leider aan alle kanten dicht
    koning opgesloten
    mijn koning kan nergens meer heen
    dux helemaal ingesloten verloren
    koning omsingelen
    vier kanten om de leider dicht
    leider omsingeld
    hoe omsingel ik de leider
    leider zit helemaal klem
    mijn leider kan niet meer bewegen ben ik verloren
    vier stenen om de leider
    verlies ik als mijn koning opgesloten is
    tellen alle stenen bij het omsingelen
    maakt het uit van wie de stenen om hem heen zijn
    generaal ingebouwd
    alle velden naast de leider bezet
    wat als de dux geen leeg veld heeft
    de dux zit vast
    win ik als ik zijn leider opsluit
    geen kant meer op met de koning
    mag hij nog wegspringen als hij omsingeld is
    baas omringd
    koning van alle kanten ingesloten
    wat is omsingelen
    wat betekent omsingeld
    hoe werkt omsingelen
    hoe moet ik de leider omsingelen
    leider aan alle kanten ingesloten
    wat als mijn leider omsingeld is
    verlies ik als mijn leider omsingeld is
    win ik als zijn leider omsingeld is
    is het afgelopen als de leider niet weg kan
    mijn koning zit in de val
    mijn leider zit opgesloten
    leider opsluiten
    koning insluiten van vier kanten
    dux insluiten
    dux opsluiten
    kan de dux opgesloten worden
    wat als de dux niet meer weg kan
    de dux kan geen kant op
    omsingeling
    tellen mijn eigen stenen ook bij omsingelen
    tellen stenen van allebei mee bij omsingelen
    alle vier de velden naast de leider vol
    hoeveel stenen om de leider te omsingelen
    leider kan alleen nog springen is hij omsingeld
    geen leeg veld naast de koning
    is het afgelopen als mijn leider ingesloten is
    is het uit als de leider ingesloten wordt
    is het spel uit als mijn dux ingesloten is
    mijn dux is ingesloten door anderen
    mijn dux is aan alle kanten ingesloten
    dux omringd heb ik dan verloren
    dux in de klem
    dux zit klem
    een dux die niet weg kan
    ingesloten dux
    wat gebeurt er met een dux die geen kant op kan
    leider die vastzit
    koning in de klem
    wanneer verlies ik door mijn dux
    wanneer is de dux verloren
    rondom de leider staat overal iemand
    er staat overal iemand rond mijn koning
    rondom mijn generaal is alles bezet
    er staat volk aan alle kanten van de baas
asking-surround-edge =
    leider aan de rand omsingeld
    koning in de hoek ingesloten
    drie stenen om de koning aan de rand
    telt de rand bij het insluiten
    zijn drie genoeg aan de rand
    omsingeld aan de rand
    leider tegen de rand
    hoeveel stenen om de leider aan de rand
    telt de rand als dicht bij de leider
    koning in de hoek met twee omsingeld
    kan de leider aan de rand omsingeld worden
    leider tegen de zijkant ingesloten
    leider in de hoek opgesloten
    is de rand een muur voor de koning
    drie om de baas aan de kant
    leider aan de kant van het bord klem
    aan de rand maar drie nodig
    in de hoek zijn twee genoeg voor de leider
    generaal aan de rand ingebouwd
    leider aan de rand insluiten
    leider omsingelen aan de rand
    telt de rand mee bij het omsingelen
    telt de rand mee als de leider aan de kant staat
    helpt de rand om de leider te omsingelen
    is de leider aan de rand met drie omsingeld
    leider aan de zijkant opgesloten
    wat als de leider aan de rand staat
    leider in de hoek omsingelen
    is mijn leider aan de rand veilig
    veilig met de leider tegen de rand
    drie stenen en de rand
    twee stenen en de hoek om de leider
    leider tegen de muur gezet
    opgesloten aan de zijkant
asking-surround-own =
    eigen stenen sluiten mijn leider in
    ik heb mijn eigen koning ingebouwd
    kan ik mezelf insluiten en verliezen
    tellen eigen stenen bij het insluiten
    per ongeluk de koning ingesloten
    mijn eigen stukken omsingelen mijn leider
    verlies ik als ik mijn eigen leider insluit
    mijn leider zit vast door mijn eigen stenen
    mijn koning staat klem tussen mijn eigen mannen
    oeps mijn eigen generaal ingesloten
    eigen leider opgesloten
    kan ik verliezen door mijn eigen koning in te bouwen
    eigen soldaten rondom de leider
    hij kon nog wegspringen maar ik heb verloren
    zelf omsingeld
    ingesloten maar hij kan nog springen
    mijn eigen baas klemgezet
    is het erg als mijn eigen stenen om de koning staan
    waarom verloor ik ik zette zelf die laatste steen
    mijn eigen stenen staan om mijn leider
    wat als ik mijn eigen leider insluit
    wat als mijn eigen soldaten mijn leider opsluiten
    kan ik verliezen door mijn eigen stenen
    ik sloot mezelf in
    ik heb mezelf opgesloten
    ik heb mijn eigen koning vastgezet
    eigen leider omsingeld is dat verlies
    waarom verloor ik het waren mijn eigen stenen
    stom ik zette mijn eigen leider klem
    mijn leider helemaal tussen mijn eigen mensen
    tellen eigen stenen mee om mijn leider heen
    hij had nog kunnen springen
    eigen doelpunt
    zelf je leider insluiten
    mijn leider is omsingeld door mijn eigen stenen verlies ik
    mijn generaal zit ingesloten tussen mijn eigen soldaten
    eigen pionnen rond mijn baas is dat verloren
    ben ik verloren als mijn eigen mannen mijn koning insluiten
    zelf mijn koning opgesloten ben ik verloren
    eigen soldaten versperren mijn leider aan alle kanten
    heb ik verloren nu ik mijn leider zelf ingebouwd heb
    mijn eigen volk sluit mijn baas op
asking-alone =
    leider alleen
    koning zonder soldaten
    alleen de leider is nog over
    alle soldaten weg
    ik heb geen soldaten meer
    alleen de koning over
    alle soldaten geslagen
    ik heb alleen nog mijn leider
    al mijn soldaten zijn weg
    leider helemaal in zijn eentje
    hij heeft geen soldaten meer
    zijn laatste soldaat geslagen
    win ik als ik alle soldaten sla
    koning alleen verloren
    kan de leider alleen verder spelen
    geen leger meer
    alleen nog de generaal
    alle pionnen kwijt behalve de leider
    mijn leger is op
    leider zonder leger
    enkel nog de koning over
    wat als alleen de leider overblijft
    wat als de leider alleen is
    wat als ik alleen mijn koning nog heb
    mijn leider is alleen
    enkel de leider over
    leider in zijn eentje
    koning in zijn eentje
    al mijn soldaten zijn geslagen
    al mijn soldaten zijn dood
    ik heb al zijn soldaten
    hij heeft alleen zijn koning nog
    hij heeft alleen zijn leider nog
    geen soldaten meer
    zonder soldaten
    verlies ik als ik geen soldaten meer heb
    win ik als hij geen soldaten meer heeft
    kan ik verder met alleen de leider
    alle soldaten pakken om te winnen
    laatste soldaat kwijt
    leider zonder soldaten
    kaal leger
    zijn leider is nog als enige over
    zijn koning staat er nog helemaal alleen
    al zijn soldaten zijn op alleen de generaal nog
    al zijn volk is weg
    enkel de baas staat er nog
    hij heeft nog enkel zijn koning
asking-count =
    wie het eerst dertien heeft
    wie het eerst vijf heeft
    hoeveel moet ik er slaan om te winnen
    vijf wat
    win je op aantal geslagen stenen
    spel tot vijf
    aantal geslagen stenen om te winnen
    eerste die er dertien slaat
    dertien stenen kwijt
    vijf stenen slaan en gewonnen
    punten tellen
    hoeveel geslagen stenen om te winnen
    kan je winnen op aantal
    optie first
    we hebben een aantal afgesproken
    korter spel door aantal
    tot hoeveel spelen we
    hoeveel moet ik er pakken
    wedstrijdje wie het eerst vijf heeft
    ik heb er genoeg gepakt
    stopt het na vijf
    win je als je er dertien hebt
    tot hoeveel stenen speel je
    hoeveel moet ik er pakken voor de winst
    hoeveel slagen heb ik nodig
    spelen tot vijf
    spelen tot dertien
    tot de dertien
    tot de vijf
    vijf geslagen is dan gewonnen
    dertien geslagen is dan gewonnen
    win ik met vijf stenen
    ik heb er vijf is het dan afgelopen
    heb ik gewonnen met dertien
    punten
    hoeveel punten
    puntentelling
    eindigt het na een aantal slagen
    aantal om te winnen
    afgesproken aantal gehaald
    wie het eerst genoeg stenen heeft
    kan het korter met een aantal
    de eerste die er genoeg heeft
    wie er het eerst genoeg pakt
    als eerste genoeg gepakt
    het afgesproken aantal pakken
asking-stuck =
    assedio
    beleg
    ik kan niet meer zetten
    geen mogelijke zet meer
    wat als niemand meer kan zetten
    pat
    alle stenen geblokkeerd
    ik zit helemaal vast
    wat als ik geen zet heb
    ik kan geen kant meer op
    mijn tegenstander kan niks meer
    al mijn stenen zitten klem
    wat als ik niks meer kan doen
    win ik als hij niet meer kan zetten
    is het remise als ik niet kan zetten
    is pat gelijkspel
    geen enkele steen kan nog bewegen
    hij heeft geen zetten meer
    alles blokkeren
    winnen door in te sluiten
    helemaal geblokkeerd
    inciti
    al mijn vagi kunnen niet aanvallen verlies ik dan
    wat als de ander vast zit
    muurvast
    win je met alles dichtzetten
    wat als ik vast kom te zitten
    ik kom vast te zitten
    wat als ik vast zit
    al mijn stenen zitten vast
    alles zit vast
    ik kan niks meer
    ik kan niks meer doen
    hij kan niks meer doen win ik
    geen zetten meer
    zonder zetten
    wat als je niet kan zetten
    wat als ik niet meer kan bewegen
    wat als hij geen zet meer heeft
    patstelling
    is pat remise zoals bij schaken
    pat zetten
    ben ik verloren als ik niet kan zetten
    verlies je als je vastzit
    win je als de ander vastzit
    hem klemzetten om te winnen
    kan ik winnen door alles te blokkeren
    alles dichtgezet
    belegering
    belegeren
    blokkade
    ingesloten en geen uitweg
    ik ben ingebouwd
    geen enkele zet mogelijk
    mijn hele leger zit klem
    mijn stenen kunnen nergens heen
    kan geen kant meer op
    wat als niemand kan zetten
    wat als geen van beiden kan zetten
    niemand kan meer iets
    assedio wat is dat
    uitleg assedio
    wat moet ik me bij assedio voorstellen
    ik kan niks meer zetten
    kan geen enkele steen meer verzetten
    help ik kan niks meer doen
    ik kan me niet meer verroeren
    ik kan niks meer verzetten wat nu
    al mijn pionnen kunnen niks meer
    geen van mijn stenen kan nog weg
    niet een steen van mij kan nog zetten
    al mijn stukken staan vast
    geen enkele pion kan nog ergens heen
asking-both =
    wat als allebei nog maar één hebben
    allebei tegelijk verliezen
    allebei tegelijk winnen
    allebei in één keer aan het eind
    allebei nog een steen
    wie wint als beide tegelijk verliezen
    beide leiders tegelijk geslagen
    wat als we allebei zouden winnen
    we hebben allebei nog een steen
    mijn zet maakt het voor ons allebei uit
    een zet die voor beide kanten het einde is
    twee leiders tegelijk weg
    allebei de koningen dood
    allebei verloren in dezelfde zet
    wie wint er dan als het voor beiden geldt
    tegelijk gewonnen
    gelijktijdig einde
    ieder nog maar een pion
    alle twee verliezen
    mijn leider en die van hem in dezelfde zet
    wie heeft gewonnen als we allebei er maar een hebben
    wat als we allebei verliezen
    wat als we allebei winnen
    wat als het voor allebei afgelopen is
    we zijn allebei tegelijk klaar
    ieder nog een steen wie wint
    allebei maar een steen over
    we hebben er allebei nog maar een
    we hebben er ieder nog een
    een tegen een
    beide spelers nog een steen
    beide leiders tegelijk omsingeld
    beide koningen tegelijk
    mijn zet pakt zijn leider en ook de mijne
    zet die ons allebei doet verliezen
    wie wint bij gelijk einde
    tegelijk verloren
    dubbel einde
    een zet twee winnaars
asking-agree =
    kunnen we remise afspreken
    remise in overleg
    allebei willen gelijkspel
    remise
    hoe komt er remise
    samen stoppen
    kunnen we er remise van maken
    we willen allebei stoppen
    kunnen we gelijk afspreken
    is er remise in dit spel
    wanneer is het remise
    wanneer is het gelijkspel
    hand geven en stoppen
    onbeslist afspreken
    kunnen we samen stoppen
    bestaat gelijkspel hier
    vrede sluiten
    hoe eindigt het zonder winnaar
    we vinden het wel best zo
    puntendeling
    kan het gelijkspel worden
    kan je gelijkspelen
    is gelijkspel mogelijk
    is remise mogelijk
    bestaat remise
    gelijkspel
    kunnen we het gelijk laten eindigen
    als we allebei niet meer willen
    we willen allebei ophouden
    allebei geen zin meer
    samen besluiten te stoppen
    mogen we remise afspreken
    mogen we gelijkspel afspreken
    we geven elkaar de hand
    wapenstilstand
    een punt erachter zetten samen
    onderling afspreken
    moet de ander instemmen met remise
    zomaar stoppen zonder winnaar
    hoe wordt het remise
    hoe wordt het gelijk
    hoe moet je remise maken
    kan er een gelijke stand zijn
    mogen we er samen mee ophouden
    kunnen we ermee ophouden
    mogen we samen stoppen
    we stoppen ermee allebei
    uitleg patta
asking-repetition =
    drie keer dezelfde stelling
    herhaling van zetten
    herhaling van stelling
    de stelling komt steeds terug
    steeds dezelfde zetten
    heen en weer
    remise door herhaling
    dezelfde stelling voor de derde keer
    hij zet steeds heen en weer
    we draaien in cirkeltjes
    we blijven maar rondjes draaien
    telkens hetzelfde
    mag je zetten herhalen
    mag hij de hele tijd hetzelfde doen
    is het remise als we herhalen
    we doen steeds hetzelfde
    eeuwig heen en weer
    zelfde bord weer
    drie keer hetzelfde
    herhalen en herhalen
    de hele tijd dezelfde zet
    kan hij zich redden door te herhalen
    eindeloze herhaling
    eindigt het spel door herhaling
    is herhaling remise
    wat als we steeds hetzelfde doen
    wat als hij steeds dezelfde zet doet
    wat als de stelling terugkomt
    drie keer dezelfde stand
    hij schuift steeds heen en weer
    hij blijft heen en weer schuiven
    mijn tegenstander herhaalt zijn zetten
    heen en terug heen en terug
    rondjes draaien
    we komen niet verder we herhalen
    eeuwig schaak bestaat dat
    zetherhaling
    herhaling
    zelfde zet weer en weer
    is drie keer hetzelfde verboden
    mag ik mijn zet herhalen
    stelling voor de derde keer
    precies dezelfde stelling weer
    oneindige lus
    hoe vaak mag dezelfde stelling
asking-quiet =
    honderd zetten zonder slaan
    niemand slaat iets
    is er een zettenlimiet
    er gebeurt niets
    het spel houdt nooit op
    eindeloos heen en weer zonder slaan
    wanneer is het remise
    vijftig zetten regel
    er wordt al heel lang niks geslagen
    honderd zetten
    vijftig zetten zonder slaan
    hoe lang kun je doorgaan zonder te slaan
    na hoeveel zetten is het remise
    niemand valt aan
    wanneer stopt een saai spel
    kan een partij eeuwig duren
    wat als niemand iets pakt
    is er een maximum aantal zetten
    we schuiven maar wat rond
    het schiet niet op
    komt er ooit een einde aan
    honderd zetten regel
    wanneer houdt het op als er niks gebeurt
    er gebeurt niks meer
    100 zetten
    wat als er niets geslagen wordt
    wat als niemand meer slaat
    wat als er heel lang niks gebeurt
    hoe lang mag het duren zonder slag
    er wordt niks meer geslagen
    niemand slaat meer iets
    niemand gaat dood
    dit komt nooit af
    dit gaat nergens heen
    dit schiet niet op
    dit duurt eindeloos
    is er een grens aan het aantal zetten
    maximum aantal zetten
    zettenlimiet
    vijftigzettenregel
    vijftig zetten
    geldt de vijftig zetten regel van schaken
    stopt het een keer
    eindigt het ooit
    wanneer wordt het remise door niks doen
    na honderd zetten wat dan
    hoeveel zetten zonder slag
    hoeveel zetten zonder slaan tot remise
    saaie partij zonder einde
    allebei blijven we schuiven
    wanneer wordt het afgebroken
    stopt het als er al lang geen steen meer geslagen is
    houdt het op als niemand nog een pion verliest
    er verdwijnt al lang niks van het bord
    komt er een einde aan als niemand nog sneuvelt
    we draaien rondjes en er wordt niks geslagen
    er valt al een uur geen enkel slachtoffer
    niemand verliest nog iets wat nu
    wat als er eeuwig niks meer gepakt wordt
    wanneer breekt de bot een saai potje af
    saai niemand pakt nog iets
    hoeveel zetten zonder vangst voor het gelijk is
    hoe lang nog voor het remise is zonder slag
asking-quiet-count =
    telt plaatsen mee voor de honderd zetten
    wat zet de telling terug
    telt vastzetten
    vanaf wanneer wordt er geteld
    begint de telling opnieuw
    telt het neerzetten mee
    begint de telling opnieuw door vastzetten
    tellen geplaatste stenen mee voor de honderd
    begint de telling opnieuw als ik iemand vastzet
    wanneer begint de honderd opnieuw
    wat telt mee voor de honderd zetten
    telt omdraaien voor de telling
    wordt de teller weer nul
    teller van de honderd zetten
    reset vastzetten de teller
    telt de plaatsfase mee
    welke zetten tellen voor de honderd
    gaat de teller terug naar nul
    is vastzetten ook een slag voor de telling
    begint de telling opnieuw na een slag
    telt het plaatsen mee
    tellen plaatsingen voor de honderd
    wordt de teller op nul gezet door vastzetten
    wat laat de teller opnieuw beginnen
    gaat de telling terug door te binden
    telt binden als slag
    reset binden de telling
    wanneer gaat de teller weer op nul
    hoe wordt er tot honderd geteld
    tellen de zetten van allebei
    telt een beurt van mij en van hem als een
    de stand van de teller
    hoeveel zetten staan er op de teller
asking-single =
    hij heeft er nog maar een
    nog maar één steen over
    wanneer heeft hij verloren
    ik heb nog maar één steen
    hoeveel stenen moeten er over zijn
    laatste steen
    hoeveel stenen mag ik verliezen
    wie er nog één heeft verliest
    hij heeft nog maar een pion
    wanneer ben ik verloren
    verlies ik met een steen
    hoeveel stenen moet ik overhouden
    met hoeveel stenen is het afgelopen
    alles weg op een na
    enkel de dux over
    telt de dux mee als steen
    is een dux alleen genoeg
    kan ik nog verder met een steen
    nog drie stenen over
    hoeveel moet ik er pakken om te winnen
    hoe win ik
    wat is het doel
    wanneer is het spel uit
    een poppetje over
    laatste pion
    nog twee over is het dan uit
    minimum aantal stenen
    wie er als laatste overblijft
    ik heb nog maar één schijf wat nu
    wat als ik nog maar een steen heb
    wat als er nog maar een steen over is
    nog een over
    nog een steen over
    nog eentje
    een over
    eentje over
    ik heb er nog een
    ik heb er maar een over
    hij heeft nog een steen
    hij heeft er maar een over win ik
    wanneer verlies je door te weinig stenen
    hoeveel stenen minimaal
    hoeveel stenen moet ik minimaal hebben
    met hoeveel stenen verlies ik
    te weinig stenen
    kan ik winnen met een steen
    kan een steen alleen nog spelen
    kan ik doorspelen met een steen
    moet ik ze allemaal slaan
    moet je alles pakken tot er een over is
    alle stenen op een na
    laatste man
    laatste steen over
    de laatste der mohikanen
    twee stenen over
    nog twee stenen
    bijna alles kwijt
    dux alleen over
    alleen mijn dux nog
    telt de dux als steen
    is mijn dux alleen verlies
    op welk moment verlies ik
    tot hoeveel stenen moet ik hem terugbrengen
    teruggebracht tot een steen
    ik ben terug tot een steen
    hoe ver moet ik zijn leger uitdunnen
    hoeveel stenen is te weinig
    alle stukken weg behalve de dux
    alleen de dux staat er nog
    ik heb alleen nog mijn dux
    al mijn soldaten geslagen behalve de leider
    enkel mijn dux is nog over
    alles kwijt op de dux na
    alleen de dux over ben ik dan verloren
asking-crossing =
    wat is de oversteek
    hoe win ik
    hoe win je dit
    leider naar de overkant brengen
    koning naar het andere eind lopen
    wat moet ik doen om te winnen
    wedloop winnen
    wanneer is de leider over
    mijn leider is aan de overkant
    leider op de achterste rij
    koning bereikt de laatste rij
    waar moet mijn leider naartoe
    wie het eerst over is
    win ik als mijn leider aan de overkant is
    is oversteken de enige manier om te winnen
    mag hij naar de finish springen
    springend over de eindstreep
    wat is het doel
    hoe win ik de race
    hoe steek ik over
    eindstreep gehaald
    moet hij daar stoppen
    wanneer is de race afgelopen
    generaal naar de overkant
    baas aan de andere kant van het bord
    wat als mijn leider er is
    wat is het doel van de wedloop
    hoe win je de race
    hoe win je de wedloop
    hoe win ik de wedloop
    hoe win ik de oversteek
    wat is oversteken
    oversteek
    oversteken
    hoe moet ik oversteken
    hoe moet ik winnen in de race
    mijn koning moet naar de overkant
    moet de leider naar de andere kant
    waar moet de koning heen
    met de leider naar de overkant
    mijn leider is er heb ik gewonnen
    leider heeft de overkant bereikt
    wat als mijn leider de overkant haalt
    heb ik gewonnen als mijn leider over is
    wie het eerst met zijn leider aan de overkant is
    als eerste aan de overkant
    naar de overkant lopen met de leider
    aan de overkant komen
    win je door te springen over de lijn
    mag de leider over de finish springen
    finish
    hoe haal ik de overkant
    wanneer win je de race
    is de leider slaan ook winst
    moet ik op de laatste rij stoppen
    hoe win je de race met je leider
    hoe kom ik als eerste over
    moet hij op de rij stoppen of mag hij erlangs
    hij is al over krijg ik nog een beurt
    hij is er eerst mag ik nog een zet
    zijn leider is aan de overkant mag ik nog
    hij is aan de overkant krijg ik nog een kans
    mag ik nog een keer zetten als hij over is
    ik ben ook een zet van de overkant en hij is er al
asking-far-row =
    wat is de achterste rij van de vijand
    welke rij moet mijn leider bereiken
    doelrij van de lars
    waar moet de leider heen
    waar is de finish
    naar welke rij moet de leider
    tot welke rij moet ik lopen
    welke rij is de finish
    welke rij telt als doel
    doelrij van de strategos
    welke rij is de achterste rij
    op welke rij win je
    is dat rij 1 of rij 8
    nummer van de rij waar ik heen moet
    welke kant moet mijn leider op
    waar ligt de eindstreep
    hoe ver moet mijn leider
    de thuisrij van de ander welke is dat
    welke rij precies
    waar is de overkant voor de lars
    waar is de overkant
    welke rij is de overkant
    welke rij moet ik halen
    naar welke rij moet ik
    tot waar moet de leider
    waar is mijn finish
    waar ligt mijn doel
    rij acht of rij een
    rij 8 of rij 1
    welk rijnummer
    wat is de achterste rij
    wat is de eindrij voor mij
    doelrij
    aan welke kant ligt de finish
    welke rij moet oranje halen
    welke rij moet blauw halen
    eindrij van de strategos
    eindrij van de lars
    is het de rij van zijn soldaten
    hoeveel rijen moet ik nog
    welke lijn moet de leider bereiken
    tot welke rij moet de koning
    naar welke rij moet mijn generaal
    hoe ver moet de lars geraken
    op welke lijn moet de strategos komen
    tot waar moet de lars
    welke rij is de finish voor de leider
    de lars moet naar welke rij
    welke rij moet mijn leider halen
asking-crossing-men =
    wint een soldaat op de laatste rij
    gewone steen aan de overkant
    een soldaat is aangekomen
    steen komt helemaal achteraan
    promoveert een steen
    wat gebeurt er als een soldaat de overkant haalt
    wint een pion aan de overkant
    mijn soldaat staat aan de overkant
    wat gebeurt er als een soldaat achteraan komt
    telt het als een soldaat er is
    wint een gewone steen ook aan de overkant
    wordt een soldaat een dam
    krijg ik een dam
    dam halen
    leider op mijn eigen achterste rij
    koning stapt op zijn eigen eerste rij
    een pion helemaal naar de andere kant
    wordt een pion een koning aan het eind
    mijn poppetje heeft de laatste rij gehaald
    hebben soldaten iets aan de overkant
    mag een soldaat ook oversteken
    wat als een soldaat de overkant bereikt
    mijn soldaat is aan de overkant
    mijn soldaat is er wat nu
    wint een soldaat als hij de overkant haalt
    kan een soldaat winnen aan de overkant
    krijgt een soldaat iets aan de overkant
    wordt een soldaat een leider aan de overkant
    een pion aan de overkant wordt die iets
    krijg je een dam aan de overkant
    dam maken
    dammen halen zoals bij dammen
    mag elke steen oversteken om te winnen
    tellen soldaten ook voor de oversteek
    wat als mijn leider op zijn eigen rij staat
    leider op eigen thuisrij
    wint een leider op zijn eigen achterste rij
    alleen de leider of ook soldaten
asking-crossing-duty =
    eerst slaan of oversteken
    moet ik slaan als ik kan oversteken
    gaat slaan voor oversteken
    slagplicht voor de finish
    moet ik slaan in plaats van winnen
    wat gaat voor slaan of naar de overkant
    ik kan winnen maar ook slaan
    moet ik slaan terwijl mijn leider kan winnen
    ik kan oversteken maar moet ik eerst slaan
    hij laat me niet oversteken omdat ik kan slaan
    mag ik winnen in plaats van slaan
    slaan verplicht en oversteken kan ook
    oversteken of slaan
    mijn leider kan eroverheen maar de bot wil dat ik sla
    is winnen belangrijker dan slaan
    kan ik de slag laten zitten om over te steken
    slagplicht of naar de finish
    gaat de slagplicht boven de oversteek
    moet ik pakken vlak voor de finish
    mag ik oversteken als ik ook kan slaan
    moet ik eerst slaan voor ik oversteek
    slaan of winnen
    slaan of oversteken
    oversteek of slag wat gaat voor
    waarom mag mijn leider niet oversteken
    waarom mag ik niet winnen nu
    ik kan winnen maar hij wil dat ik sla
    ik sta voor de finish maar moet slaan
    gaat slaan voor winnen
    slagplicht en de oversteek
    verplicht slaan terwijl ik kan winnen
    heeft slaan voorrang op oversteken
    telt een ingesloten leider als slag
    moet ik de leider insluiten als slag
    wat gaat voor slaan of de finish
    slaan of de oversteek eerst
asking-crossing-last =
    oversteek in de honderdste zet
    in de laatste zet voor remise aangekomen
    winst of remise bij de honderdste zet
    laatste zet naar de overkant
    telt winst in de honderdste zet
    mijn leider komt aan in zet honderd
    precies op de honderdste zet over
    oversteken vlak voor de remise
    honderd zetten vol en net aan de overkant
    is het remise als ik in de laatste zet oversteek
    wint de oversteek nog bij zet honderd
    op het nippertje aan de overkant
    leider haalt het in de laatste zet
    telling is vol en ik kom net over
    over in de laatste van de honderd zetten
    wat als ik oversteek in de laatste zet
    in de honderdste zet aan de overkant
    oversteken met zet honderd
    remise of winst als ik in de laatste zet aankom
    laatste moment oversteken
    telt de oversteek nog in de honderdste zet
    aangekomen vlak voor de remise
    net op tijd over voor remise
    de honderdste zet brengt mijn leider over
    wat gaat voor oversteek of honderd zetten
    oversteek precies bij honderd
asking-bind =
    hoe zet ik een vijand vast
    wat is vastzetten
    hoe werkt vastzetten
    een steen klemzetten
    wanneer is een steen vastgezet
    hoe vang ik een vijand
    vijand verlammen
    wanneer zit een steen vast tussen twee
    wat betekent vastgezet
    wat betekent vastzetten
    hoe maak ik een gevangene
    hoe hou ik een vijand tegen
    wat gebeurt er als hij tussen twee van mij staat
    is hij geslagen of alleen vastgezet
    steen tussen twee stenen vastgezet
    hoe klem ik iemand in
    zet een sprong ook vast
    een poppetje insluiten zodat het niet weg kan
    hoe krijg ik een pion vast
    bevriezen
    iemand blokkeren zodat hij niet kan lopen
    ligatus alligatus incitus
    insluiten maar niet slaan
    hij staat ertussen waarom is hij niet weg
    een steen gevangen nemen
    hoe moet je binden
    hoe moet ik binden
    hoe moet ik iemand vastzetten
    hoe zet je iemand vast
    hoe zet ik hem vast
    hoe zet ik een steen vast
    hoe zet je een steen klem
    hoe zet ik iemand klem
    hoe bind ik iemand
    hoe bind je
    hoe bind ik een steen
    wat is binden
    wat betekent binden
    binden
    vastzetten
    wat is gebonden
    wat is een gebonden steen
    gebonden steen
    wanneer is een steen gebonden
    vastgezet
    klemzetten
    hoe houd ik een steen tegen
    hoe werkt vastzetten hier
    hoe werkt binden
    hoe bevries ik een steen
    hoe neem ik iemand gevangen
    hoe sluit ik een steen in
    wat gebeurt er tussen twee stenen
    steen tussen twee vijanden is die weg
    ben ik geslagen tussen twee of alleen vast
    waarom is hij niet geslagen hij staat tussen twee
    waarom wordt hij niet geslagen als ik hem insluit
    in de tang nemen
    zodat hij niet meer kan bewegen
    iemand lamleggen
    kan een sprong iemand vastzetten
    uitleg vastzetten
    uitleg van binden
    uitleg gebonden steen
    wat houdt gebonden in
    hoe zie ik dat een pion vastgezet is
    waaraan zie je dat een steen gebonden is
    wanneer geldt een steen als gebonden
    hoe weet ik dat iemand vastzit
    gebonden wat is dat
    vastgezette steen uitleg
    hoe zet ik een pion klem
    hoe zet je een vijand vast bij lemery
asking-bind-several =
    meer tegelijk vastzetten
    twee naast elkaar vastzetten
    twee tegelijk klemzetten
    kan ik er twee op een rij vastzetten
    meerdere met één zet vastzetten
    kun je een rij vastzetten
    twee vijanden naast elkaar tussen mijn stenen
    is een paar veilig voor vastzetten
    hoeveel kan ik er vastzetten in een zet
    drie tegelijk vastzetten
    een hele rij vastzetten
    twee gevangenen met één zet
    aan meer kanten vastzetten
    kun je twee buren vastzetten
    twee samen klem zetten
    waarom zitten die twee naast elkaar niet vast
    rijtje van twee vastzetten lukt niet
    in meer richtingen vastzetten
    twee tegelijk gevangen nemen
    kan ik er meer vastzetten met een zet
    kan ik er twee tegelijk binden
    twee tegelijk binden
    meerdere stenen binden
    twee naast elkaar binden
    een rij binden
    kan je een rijtje vastzetten
    waarom zijn die twee niet gebonden
    twee buren tussen mijn stenen
    zijn twee naast elkaar veilig tegen binden
    twee vijanden op een rij insluiten
    in twee richtingen tegelijk vastzetten
    links en rechts tegelijk vastzetten
    hoeveel stenen zet een zet vast
    drie gevangenen in een zet
    is een paar veilig
    kan een groep vastgezet worden
asking-chain-last =
    zet wie springt onderweg ook vast
    vastzetten midden in een reeks sprongen
    zet hij vast op elk veld waar hij landt
    alleen aan het eind van de sprongen
    telt alleen het laatste veld bij springen
    vastzetten tijdens het springen
    zet een springer vast waar hij tussendoor landt
    zet elke sprong vast
    vastzetten na meerdere sprongen
    bindt hij ook halverwege
    tijdens een kettingsprong vastzetten
    tellen de tussenstops om vast te zetten
    alleen waar hij eindigt
    zet ik vast onderweg bij het springen
    vastzetten op een tussenveld
    na drie sprongen wie is er dan vast
    halverwege de sprongen iemand insluiten
    zet ik vast bij elke sprong
    zet ik ook vast waar ik tussendoor land
    binden tijdens een kettingsprong
    binden halverwege de sprongen
    bind ik onderweg
    telt elk landingsveld om vast te zetten
    telt alleen de laatste landing
    waar telt het vastzetten na springen
    na meerdere sprongen vastzetten waar
    bindt een springende steen onderweg
    sprong sprong en dan vastzetten
    midden in mijn sprongen iemand insluiten
    telt alleen waar hij stopt na meer sprongen
asking-bound =
    kan een vastgezette steen iets doen
    mag een vastgezette zetten
    waarom kan ik dit stuk niet verplaatsen
    mijn steen zit vast
    wat mag een gevangene
    wat kan een vastgezette steen
    kan een vastgezette bewegen
    mijn steen wil niet bewegen
    waarom kan mijn steen niet weg
    mag een vastgezette springen
    kan een gevangene nog slaan
    mag een vastgezette steen nog een stap doen
    is hij helemaal vast
    de bot zegt dat mijn steen vastzit
    wat kan ik met een steen die klem zit
    mijn poppetje zit klem wat mag ie nog
    mag een gevangene wegspringen
    mijn pion staat vast en kan niks
    kan een bevroren steen iets doen
    mag ik een vastgezette steen verplaatsen
    waarom staat er vastgezet bij mijn steen
    wat kan een gebonden steen
    mag een gebonden steen bewegen
    mag een gebonden steen zetten
    kan een gebonden steen springen
    gebonden en nu
    mijn steen is gebonden
    mijn steen is vastgezet wat nu
    ben ik mijn steen kwijt als hij vastzit
    waarom mag deze steen niet bewegen
    waarom doet mijn steen niks
    deze steen wil niet
    waarom kan deze niet weg
    kan een vastgezette steen slaan
    kan een vastgezette nog iets slaan
    mag een geblokkeerde steen weg
    kan ik wegspringen als ik vastzit
    zit hij helemaal vast
    hij laat me deze steen niet verzetten
    mag een gevangene lopen
    steen zit vast mag hij stappen
    waarom staat er gebonden bij mijn steen
    waarom zegt hij dat mijn steen gebonden is
    hij zegt gebonden
    er staat gebonden
    mag een bevroren steen springen
    kan een vastgezette steen nog een veld verder
    mag een vastgezette pion nog opschuiven
    kan mijn stuk dat vast staat nog weg
    mag een gebonden stuk een vakje zetten
    mijn pion is vastgezet mag hij nog lopen
    is een vastgezet stuk helemaal onbeweeglijk
    mag een geboeide nog wandelen
    mag iemand die gebonden is nog stappen
    kan een gevangene nog een veld verschuiven
asking-held =
    hoe lang blijft een steen vastgezet
    hoe bevrijd ik mijn steen
    wanneer is een vastgezette weer vrij
    hoe kom ik los
    bewaker gaat weg
    hoe red ik een gevangene
    wanneer komt een vastgezette vrij
    is hij voor altijd vastgezet
    hoe krijg ik mijn steen los
    wat als een bewaker weggaat
    wat als een bewaker geslagen wordt
    moeten mijn twee stenen blijven staan
    mag ik weglopen van mijn gevangene
    laat ik hem vrij als ik wegga
    hoeveel beurten zit hij vast
    hoe ontsnap ik
    gevangene loslaten
    komt een vastgezette steen ooit los
    moet ik mijn bewakers laten staan
    hoe maak ik mijn pion vrij
    bewaker slaan om mijn steen te bevrijden
    blijft hij vast als ik mijn steen verplaats
    wanneer laat hij los
    hoe bevrijd je iemand
    hoe bevrijd ik een gebonden steen
    hoe moet ik mijn steen bevrijden
    hoe krijg ik een gebonden steen vrij
    hoe komt een steen weer vrij
    wanneer is een gebonden steen weer vrij
    hoe lang zit een steen vast
    hoe lang blijft hij vastzitten
    blijft hij eeuwig vast
    hoe red ik mijn steen
    hoe kom je los
    ontsnappen
    bevrijden
    los
    ben ik vrij als een bewaker weggaat
    wat als hij wegloopt
    wat als een van de twee weggaat
    wat als een van de twee geslagen wordt
    wat als ik een van mijn bewakers verzet
    moet ik blijven staan om hem vast te houden
    laat ik hem los als ik zet
    hoe houd ik hem vast
    mag mijn bewaker weg
    kan een vastgezette zichzelf bevrijden
    een bewaker wegspringen
    hoe komt mijn pion uit zijn boeien
    hoe kom ik uit de klem
    hoe geraak ik weer vrij
    hoe geraakt mijn steen los
    wanneer komt een geboeide steen vrij
    hoe bevrijd ik een pion
asking-held-lines =
    langs twee lijnen vastgezet
    van vier kanten vastgezet
    door twee paren vastgehouden
    dubbel vastgezet
    in twee richtingen vastgezet
    horizontaal en verticaal vastgezet
    door vier stenen vastgehouden
    twee paren houden hem vast
    over de rij en over de kolom vastgezet
    een paar gaat weg maar het andere blijft
    aan alle vier de kanten vast
    als één paar loslaat is hij dan vrij
    van boven en onder en van links en rechts vast
    kruislings vastgezet
    vier bewakers
    op twee manieren vastgezet
    los uit het ene paar maar nog vast in het andere
    vastgezet door vier stenen
    in twee lijnen vastgezet
    ingesloten van vier kanten wanneer vrij
    twee keer vastgezet
    dubbel gebonden
    gebonden langs twee lijnen
    van links rechts boven en onder vastgezet
    hij zit aan vier kanten vast is hij vrij als er een weggaat
    een van de vier gaat weg is hij vrij
    moeten beide paren weg
    tegelijk horizontaal en verticaal vast
    als een paar weggaat zit hij dan nog vast
    vier stenen om een gevangene
asking-pins =
    kan een vastgezette andere vastzetten
    houdt een vastgezette nog vast
    bewaker zelf vastgezet
    kunnen gevangenen helpen vastzetten
    de bewaker vastzetten
    houdt een vastgezette steen anderen vast
    mijn bewaker zit zelf vast
    bewaakt een gevangene nog
    telt een vastgezette steen nog mee om vast te zetten
    kan een steen die vast zit helpen
    wat als ik de bewaker vastzet
    komt mijn steen vrij als ik zijn bewaker vastzet
    is een vastgezette bewaker nog bewaker
    houdt hij mijn steen nog als hij zelf klem zit
    zet een bevrijde steen zelf ook vast
    kettingreactie van vastzetten
    vastgezette stenen als partner
    kunnen klemgezette stenen klemzetten
    pins
    kan een gebonden steen anderen binden
    bindt een gebonden steen nog
    houdt een gebonden steen nog vast
    telt een gebonden steen mee om te binden
    wat als een bewaker zelf gebonden wordt
    wat als mijn bewaker vastgezet wordt
    mijn bewaker is zelf vastgezet laat hij los
    bewaker vastzetten om te bevrijden
    bevrijd ik mijn steen door zijn bewaker vast te zetten
    helpt een vastgezette steen bij vastzetten
    doet een vastgezette nog mee
    kan een gevangene een ander gevangen houden
    vastgezette bewakers
    pins=all
    wat doet pins
    doet een gebonden steen mee met binden
    kan een gebonden steen meedoen
    doet een gevangene mee met vastzetten
asking-freed =
    mag een bevrijde steen meteen zetten
    steen bevrijd mag hij gelijk
    na de bevrijding zetten
    wanneer mag de bevrijde weer
    kan een bevrijde steen direct zetten
    na het bevrijden meteen springen
    mijn steen is vrij mag hij meteen lopen
    moet een bevrijde steen een beurt wachten
    mag hij de volgende beurt alweer
    net los en direct weg
    ik heb hem bevrijd wanneer mag hij
    bevrijd door mijn eigen zet
    kan hij meteen springen als hij vrij is
    beurt wachten na bevrijden
    geredde steen volgende beurt
    wanneer mag een losgekomen steen weer bewegen
    hij is net losgekomen kan hij gelijk zetten
    mag een losgekomen steen meteen lopen
    mag een bevrijde steen dezelfde beurt nog
    mag hij gelijk zetten als hij vrij is
    bevrijde steen
    net bevrijd en nu
    moet een bevrijde steen wachten
    kan een net bevrijde steen slaan
    ik heb hem los kan hij nu weg
    vrij en meteen springen
    wanneer mag ik met mijn bevrijde steen zetten
    na bevrijding een beurt rust
    mag ik zetten met wie ik net bevrijd heb
asking-attack =
    wat is een aanval
    wat telt als aanval
    hoe val ik aan
    naast een vijand gaan staan
    wanneer val ik aan
    moet ik aanvallen
    wat geldt als aanval
    wat is aanvallen hier
    wat betekent aanval
    wanneer is een zet een aanval
    is schuin ernaast ook een aanval
    moet ik naast een vijand eindigen
    moet een aanval ook slaan
    is ernaast gaan staan genoeg
    telt naast hem staan als aanval
    een vijand raken
    vlak naast een vijand stoppen
    is dit een aanval
    van opzij aanvallen
    uitleg aanval
    wat moet ik doen om aan te vallen
    val ik aan als ik ernaast kom
    wat noem je een aanval
    wat is hier een aanval
    hoe moet ik aanvallen
    hoe val ik iemand aan
    hoe val je aan
    wanneer heb ik aangevallen
    was dit een aanval
    was mijn zet een aanval
    aanval
    aanvallen
    telt dit als aanvallen
    moet ik ernaast eindigen
    moet ik tegen een vijand aan komen te staan
    is naast een vijand stoppen een aanval
    is een vijand aanraken een aanval
    telt ernaast staan
    schuin naast een vijand is dat aanvallen
    moet ik slaan om aan te vallen
    is dreigen ook aanvallen
    hoe dichtbij moet ik komen
    is een veld ertussen nog een aanval
    contact maken met de vijand
asking-attack-passing =
    is erlangs gaan een aanval
    langs een vijand gaan
    van de ene vijand naar de andere
    al naast de vijand
    is passeren een aanval
    van een vijand weg naar een ander
    telt het als ik al naast een vijand stond
    voorbij een vijand schuiven
    langs hem heen schuiven telt dat
    ik stond er al naast
    weggaan van de een en naast de ander eindigen
    van contact naar contact
    ik ga alleen maar voorbij
    al naast hem en weer naast hem
    voorbijlopen
    erlangs lopen zonder te stoppen
    telt voorbij gaan als aanvallen
    van de ene naar de volgende vijand
    onderweg een vijand passeren
    langs een vijand schuiven is dat aanvallen
    telt het als ik langs een vijand kom
    ik schoof langs hem was dat een aanval
    ik ga langs een vijand maar stop ergens anders
    voorbij hem gaan
    passeren
    iemand passeren
    ik stond al naast een vijand en ga naar een ander
    van de ene vijand naar de andere vijand gaan
    weg van de een maar naast de ander
    ik blijf naast dezelfde vijand is dat een aanval
    al contact en weer contact
    langs dezelfde vijand schuiven
    onderweg geraakt
    als ik een vijand alleen passeer
    is voorbij een pion gaan al aanvallen
    ik loop enkel langs hem telt dat als aanval
    langs een vijandelijke steen glijden zonder te stoppen
    geldt voorbijkomen als een aanval
    ik kom onderweg langs een vijand
    is een pion passeren een aanval
asking-ordinarius =
    wat is een ordinarius
    ordinarii
    gewone rechtopstaande steen
    wat betekent ordinarius
    wat is een gewone steen
    verschil tussen ordinarius en vagus
    hoe heten mijn stenen
    wat zijn ordinarii
    steen aan het begin
    hoe noem je een steen die niet omgedraaid is
    gewone soldaat
    wat is de goede kant boven
    hoe liggen de stenen als ik ze plaats
    naam van een normale steen
    soldaat in het gelid
    welke kant moet boven liggen
    ordinarius betekenis
    nog niet omgedraaide steen
    wat bedoelen ze met ordinarius
    wie zijn de ordinarii
    hoe noem je een gewone steen
    hoe heet een steen die goed ligt
    hoe heet een rechtopstaande steen
    is mijn steen een ordinarius
    ordinarius
    niet omgedraaide steen hoe heet die
    zijn alle stenen in het begin ordinarius
    wat is een steen in het gelid
    wat is het tegendeel van een vagus
    goede kant boven
    gewone kant van de steen
    nette soldaat
    waar herken ik een ordinarius aan
    uitleg ordinarius
    wie of wat is een ordinarius
    ordinarius wat is dat
    wat was een ordinarius ook alweer
asking-quiet-move =
    wanneer wordt een steen omgedraaid
    waarom is mijn steen omgedraaid
    wat als ik niet aanval
    zet zonder aanval
    mijn steen staat op zijn kop
    wat gebeurt er als ik niet aanval
    waarom draaide mijn steen om
    waarom is ie omgedraaid
    wanneer draait een steen om
    wanneer word ik een vagus
    hoe wordt een steen een vagus
    mijn steen ligt ineens ondersteboven
    moet ik altijd aanvallen
    wat kost een rustige zet
    straf voor niet aanvallen
    mag ik rustig zetten
    wat gebeurt er als ik wegloop
    als ik naast niemand eindig
    terugtrekken
    omgedraaid omdat ik niet aanviel
    mag ik een zet doen zonder aan te vallen
    weggaan van de vijand
    waarom ligt mijn pion op zijn kop
    waarom is mijn steen op zijn kop gezet
    waarom is mijn steen ondersteboven
    waarom werd mijn steen omgedraaid
    waarom draait mijn steen om
    waarom draai je mijn steen om
    wat als ik niemand aanval
    wat als mijn zet geen aanval is
    wat als ik een rustige zet doe
    mag ik gewoon weglopen
    mag ik vluchten
    vluchten
    weglopen
    wegrennen voor de vijand
    moet elke zet een aanval zijn
    moet ik elke beurt aanvallen
    hoe word je een deserteur
    wanneer wordt iemand een vagus
    wanneer word je omgedraaid
    hoe voorkom ik dat mijn steen omdraait
    niet aanvallen wat kost dat
    rustige zet
    een zet zonder contact
    zet waarbij ik naast niemand eindig
    ik zette ver weg en nu ligt hij op zijn kop
    straf voor weglopen
    wat als ik bij de vijand vandaan ga
    bij iedereen vandaan lopen
    ver van iedereen gaan staan
    hoe wordt iemand een deserteur
    hoe krijg ik een vagus
    wanneer wordt een steen een vagus
    gevolgen van niet aanvallen
    mag ik een zet doen zonder iemand te raken
    mag je zetten zonder te vechten
    mag ik ergens gaan staan zonder vijand ernaast
    kan ik ook vreedzaam zetten
    mag ik zetten zonder ruzie
asking-vagus =
    wat is een vagus
    vagi
    wat kan een omgedraaide steen
    gaat een omgedraaide zoals de andere
    omgedraaide steen
    wat betekent vagus
    kan een vagus slaan
    wat mag een omgekeerde steen
    wat doet een vagus
    hoe gaat een vagus
    mag een omgedraaide steen gewoon zetten
    mijn steen is omgedraaid mag hij nog bewegen
    mijn vagus kan niet meer weg
    moet een vagus steeds aanvallen
    deserteur
    waarom kan ik mijn vagus niet verplaatsen
    mag een vagus rustig zetten
    kan een omgedraaide steen slaan
    wat heb ik nog aan een omgedraaide pion
    vagus zonder doel
    vagus ver weg van vijanden
    mag een vagus overal heen
    wat betekent het als hij op zijn kop ligt
    alleen maar aanvallen met een vagus
    vagus zit vast
    wat bedoelen ze met vagus
    wat is een deserteur
    wat mag een vagus
    wat kan een vagus doen
    hoe moet ik een vagus zetten
    hoe loopt een vagus
    mag een vagus bewegen
    mag een vagus zetten zonder aanval
    waarom mag mijn vagus niet daarheen
    waarom kan mijn omgedraaide steen niet bewegen
    mijn omgedraaide steen wil niet
    omgedraaide stenen
    wat is een omgedraaide steen
    wat doet een omgedraaide pion
    mijn pion ligt op zijn kop wat mag hij nog
    moet een omgedraaide steen aanvallen
    kan een vagus vastzitten
    kan een vagus geslagen worden
    is een vagus zwakker
    nadelen van een vagus
    beperkingen van een vagus
    heeft een vagus nog nut
    doet een omgedraaide nog mee
    uitleg vagus
    wie of wat is een vagus
    vagus wat is dat
    wat moet ik me bij een vagus voorstellen
    gekantelde steen
    waarom ligt mijn pion omgekeerd
    waarom is mijn steen op zijn kop gelegd
    de bot heeft mijn steen omgedraaid
    waarom staat mijn pion op zijn kop
    mijn steen ligt plots op zijn kop
    waarom is mijn stuk gekanteld
    waarom heeft hij mijn steen gekanteld
asking-vagus-stays =
    met een vagus aangevallen maar niets geslagen
    blijft hij omgedraaid
    is een aanval genoeg om terug te draaien
    draait een aanval de vagus terug
    blijft de vagus na de aanval omgedraaid
    wordt hij door een aanval weer normaal
    mijn vagus viel aan maar is nog omgedraaid
    waarom wordt mijn vagus niet teruggedraaid
    ik viel aan met een vagus en er gebeurt niks
    aanvallen zonder slaan met een vagus
    moet een vagus slaan om weer goed te liggen
    helpt een aanval een vagus
    vagus naast een vijand blijft hij vagus
    aangevallen maar nog steeds ondersteboven
    is ernaast staan genoeg om terug te draaien
    vagus valt aan pakt niks
    blijft mijn deserteur een deserteur
    kan een vagus slaan of alleen aanvallen
    ik viel aan met mijn vagus maar hij draait niet terug
    waarom blijft mijn vagus op zijn kop
    waarom is hij nog omgedraaid na de aanval
    is aanvallen genoeg voor een vagus
    aanval met een vagus zonder slag
    wordt een vagus rechtop door aan te vallen
    vagus valt aan en blijft vagus
    moet een vagus echt slaan
    wat als een vagus aanvalt zonder te slaan
    vagus heeft aangevallen is hij nu weer normaal
    helpt het om met een vagus aan te vallen
    omgedraaide steen valt aan
asking-turned-back =
    hoe wordt een vagus weer rechtop
    wanneer draai je een steen terug
    slaan met een vagus
    als hij slaat wordt hij weer normaal
    hoe draai ik hem weer om
    hoe wordt een omgedraaide steen weer gewoon
    hoe krijg ik mijn vagus terug
    hoe krijg ik hem weer rechtop
    hoe wordt mijn deserteur weer goed
    wordt de partner ook teruggedraaid
    worden ze allebei teruggedraaid
    vagus slaat wat gebeurt er
    helpt meeslaan om terug te draaien
    vagus terugdraaien
    wanneer is hij weer ordinarius
    weer een gewone steen worden
    hoe genees ik een vagus
    omgedraaide steen helpt bij slaan
    wanneer mag hij weer om
    draait hij terug als hij stond en meehielp
    hoe raak ik van mijn vagus af
    weer goed leggen
    hoe komt een vagus weer overeind
    hoe komt een steen weer rechtop
    hoe krijg ik een omgedraaide steen weer goed
    hoe zet ik hem weer recht
    hoe moet ik een vagus terugdraaien
    mag een vagus slaan
    kan een vagus iemand pakken
    kan een vagus meehelpen slaan
    wat gebeurt er als een vagus slaat
    slaan met een omgedraaide steen
    vagus slaat mee
    wordt een vagus weer een gewone steen
    weer ordinarius worden
    weer recht
    hoe genees je een vagus
    hoe red ik mijn deserteur
    kan een deserteur terugkomen
    rehabiliteren
    wordt de helper ook teruggedraaid
    worden beide stenen rechtgezet
    terug in het gelid
    weer een gewone soldaat worden
    weer terug naar ordinarius
    hoe word je weer ordinarius
    hoe krijg ik een gekantelde steen weer recht
    kan een omgedraaide pion weer normaal worden
    hoe maak ik van een vagus weer een gewone
    mijn steen is gekanteld hoe herstel ik dat
    kan ik hem weer gewoon krijgen
    kan ik een omgedraaide steen terug recht krijgen
    hoe krijg je hem terug gewoon
    blijft een vagus voor altijd omgedraaid
    gekantelde pion weer rechtzetten
asking-capture-attack =
    is slaan ook een aanval
    slaan zonder aanval
    wordt mijn steen omgedraaid als hij slaat
    telt een slag als aanval
    is elke slag een aanval
    word ik omgedraaid als ik sla
    ik sloeg en sta nu naast niemand
    moet ik omdraaien na een slag
    geslagen en toch omgedraaid
    is pakken ook aanvallen
    slaan maar daarna staat er niemand naast
    redt slaan me van omdraaien
    geldt slaan als aanval
    wordt ie omgedraaid als ie iets pakt
    na het slaan alleen staan
    telt opeten als aanval
    draait een steen om na slaan
    telt slaan als aanvallen
    geldt slaan ook als aanval
    is een slag een aanval
    ik sla maar sta daarna naast niemand
    wordt ik omgedraaid na een slag
    word ik omgedraaid als ik geslagen heb
    geslagen en geen vijand meer naast me
    slaan en dan alleen staan
    ben ik veilig voor omdraaien als ik sla
    mag een vagus slaan als aanval
    na mijn slag staat er niemand meer naast me
    is pakken een aanval
    draait mijn steen om als ik sla
    ik sla de laatste vijand naast mij is dat een aanval
    ik sla zijn enige buur is dat nog een aanval
    na mijn slag staat er niemand meer naast mij was dat aanvallen
    was dat een aanval als ik hem sloeg
    is het een aanval als er na het slaan niemand meer naast staat
asking-adjudicated =
    wie wint als er niets meer gebeurt
    hoe worden de stenen geteld
    tellen aan het eind
    wie heeft meer stenen
    uitslag door tellen
    hoe wordt er geteld
    wie wint bij het tellen
    wat als het spel niet verder komt
    allebei evenveel stenen bij het tellen
    wie wint als het vastloopt
    wie wint als we stoppen
    de partij schiet niet op wie wint dan
    wie de meeste stenen heeft wint
    wat als we evenveel stenen hebben
    gelijke stand wat telt dan
    telt een vagus minder dan een ordinarius
    meer ordinarii
    wie staat er voor als we tellen
    worden de stenen geteld
    winnen op punten
    kan het remise worden
    is gelijkspel mogelijk
    wie heeft er gewonnen na het tellen
    de stand aan het eind
    beslissing bij gelijk aantal
    het spel zit vast wie wint
    hoe wordt beslist wie wint
    hoe wordt geteld wie wint
    wie wint bij herhaling
    wie wint na honderd zetten
    wie wint als we afspreken te stoppen
    wie wint er als het vastloopt
    is er remise
    kan het gelijk worden
    wat als we evenveel hebben
    wat als het gelijk staat
    evenveel stenen
    gelijk aantal stenen
    wie heeft de meeste stenen
    meeste stenen wint
    stenen tellen
    tellen wie wint
    wat telt er bij de eindstand
    telt een vagus mee
    telt een omgedraaide steen minder
    tellen vagi mee bij de telling
    hoeveel is een vagus waard
    winst op punten
    wat als het nergens heen gaat
    eindtelling
    wat gebeurt er als er geen winnaar is
    allebei hetzelfde aantal stenen
    we hebben evenveel stenen
    wie wint bij evenveel stenen
    geen vooruitgang meer wie wint
    wie wint als het niet opschiet
    puntentelling op het einde
    hoe worden de stenen op het einde geteld
    hoe worden de punten geteld
    wie wint als er geen voortgang meer is
    wie wint er op punten
    wie wint als er geen beweging meer in zit
    er zit geen vooruitgang meer in wie krijgt de winst
    stenen tellen als het spel gedaan is
    telling van de pionnen aan het einde
asking-hand =
    wat met nog niet geplaatste stenen
    tellen stenen in de hand
    stenen in voorraad
    stenen in de hand
    tellen niet geplaatste stenen mee
    ik heb nog stenen in mijn hand
    we stoppen tijdens het plaatsen
    tellen stenen die nog niet op het bord liggen
    stenen die ik nog moet neerleggen
    nog niet neergezette pionnen
    stoppen voordat alles geplaatst is
    hoe tellen stenen buiten het bord
    gelden stenen in de hand als ordinarius
    wat als we ophouden voor alles ligt
    overgebleven stenen naast het bord
    wat gebeurt er met stenen die nog niet op het bord liggen
    tellen stenen mee die ik nog niet geplaatst heb
    stenen die ik nog heb
    ik had nog stenen over toen we stopten
    niet geplaatste stenen
    nog te plaatsen stenen
    wat als we stoppen en ik heb nog stenen in de hand
    tellen de stenen in mijn hand
    wat zijn stenen in de hand waard
    wat als er nog stenen naast het bord liggen
    stenen in reserve
    stenen die ik nog moet plaatsen tellen die
    we zijn gestopt tijdens het plaatsen
    gestopt voor alle stenen geplaatst waren
    tellen stenen die ik nog moest plaatsen
asking-peltast =
    pelta
    wat is een peltast
    hoe gaat een peltast
    hoe ver gaat een peltast
    lichte soldaten
    peltast en dobbelstenen
    welke dobbelsteen gebruikt de peltast
    wat zijn peltasten
    hoe loopt een peltast
    hoeveel velden mag een peltast
    wat kan een peltast
    welk getal is voor de peltast
    hoogste dobbelsteen voor de lichte
    moet de peltast het precieze aantal
    mag een peltast minder dan gegooid
    hoe bewegen de lichte stukken
    verschil tussen peltast en hopliet
    is een peltast zwakker
    lichte steen hoe ver
    moet ik alle ogen gebruiken
    hoe ver komt een lichte soldaat
    hoe gaan die lichte poppetjes
    kan een peltast het hele bord over
    hoe moet ik een peltast zetten
    hoe beweegt een peltast
    hoe beweegt een lichte
    hoe ver mag een peltast
    hoe ver mag de lichte
    wat is een lichte soldaat
    peltast
    peltasten
    lichte
    zijn peltasten sneller
    mag een peltast zo ver hij wil
    mag een peltast meer dan zes velden
    welke worp geldt voor een peltast
    peltast met de hoge dobbelsteen
    hoeveel velden met een peltast en een vijf
    mag ik met een peltast minder ver
    zijn peltasten de lichte of de zware
    wat is het voordeel van een peltast
    lichtbewapende soldaat
    hoe slaat een peltast
    uitleg peltast
    wie of wat is een peltast
    peltast wat is dat
    wat doet zo'n peltast
asking-hoplite =
    hoe ver gaat een hopliet
    hoe zet een hopliet
    wat is een hopliet
    hoe ver gaan de zware
    hopliet en dobbelstenen
    waarom kan mijn hopliet niet verder
    hopliet over het hele bord
    wat zijn hoplieten
    hoeveel velden mag een hopliet
    wat kan een hopliet
    welk getal is voor de hopliet
    laagste dobbelsteen voor de zware
    hoogstens zes velden
    waarom maar zes
    zeven velden met een hopliet
    verschil tussen hopliet en peltast
    zijn de zware stenen langzamer
    zware soldaten
    mijn hopliet komt niet zo ver
    hoe loopt een hopliet
    is er een limiet voor de hopliet
    mag een hopliet minder dan de worp
    hoe gaan die zware poppetjes
    hoe moet ik een hopliet zetten
    hoe beweegt een hopliet
    hoe beweegt een zware
    hoe ver mag een hopliet
    hoe ver mag de zware
    wat is een zware soldaat
    hoplieten
    zware
    waarom mag mijn hopliet niet verder dan zes
    mag een hopliet maar zes velden
    waarom gaat mijn hopliet niet zo ver
    zijn hoplieten trager
    welke worp geldt voor een hopliet
    hopliet met de lage dobbelsteen
    zes velden ver
    zes velden hopliet
    wat is het nadeel van een hopliet
    zijn hoplieten de zware
    is een hopliet sterker
    zwaarbewapende soldaat
    maximum van een hopliet
    uitleg hopliet
    wie of wat is een hopliet
    hopliet wat is dat
    wat doet zo'n hopliet
    een hopliet wat voor iets is dat
    waarom kan een hopliet geen acht velden vooruit
    hopliet wil niet zo ver
    mijn hopliet mag geen zeven velden ver
    waarom geen acht velden met een zware
    hopliet geraakt niet verder dan zes
    hoe traag is een hopliet
asking-basileus =
    wat is een basileus
    wie is de koning
    hoe gaat de basileus
    koning met de dobbelstenen
    basileus en dobbelstenen
    hoe ver gaat de basileus
    hoe beweegt de basileus
    hoe loopt de koning
    hoe ver mag de koning
    mag de koning zo ver hij wil
    welke dobbelsteen is voor de koning
    hoeveel velden mag de basileus
    wat kan de basileus
    welk getal gebruikt de koning
    gaat de koning maar een veld
    is de koning snel
    basileus zetten
    hoe verplaats ik mijn koning
    hoeveel vakjes mag mijn baas
    wie is de basileus
    hoe moet ik de koning zetten
    hoe moet ik de basileus zetten
    wat mag de basileus
    wat kan de koning
    hoe gaat de koning
    hoe beweegt de koning
    loopt de koning maar een veld zoals bij schaken
    basileus
    koning
    wat voor stuk is de basileus
    wat betekent basileus
    welke worp geldt voor de koning
    hoe ver komt de koning met deze worp
    koning en dobbelstenen
    kan de koning het hele bord over
    is de basileus de leider
    hoe loopt die koning
    waar mag de koning heen
    waar mag mijn basileus naartoe
    mag de koning ver lopen
    uitleg basileus
    wie of wat is de basileus
    basileus wat is dat
    hoeveel velden ver gaat de basileus
    welk getal geldt voor de koning
    welke worp telt voor de basileus
    welke dobbelsteen telt voor de koning
asking-armour =
    hoe sla ik een hopliet
    wat doet het pantser
    kan een peltast een hopliet slaan
    twee lichte om mijn hopliet
    twee peltasten tegen een hopliet
    wie kan een hopliet slaan
    waarom is mijn hopliet niet geslagen
    mijn hopliet staat tussen twee peltasten
    waarom is die hopliet nog niet weg
    wat is het pantser
    hopliet in de hoek slaan
    geldt het pantser ook in de hoek
    kunnen twee lichte een zware pakken
    wat heb ik nodig om een hopliet te pakken
    heb ik een hopliet nodig om een hopliet te slaan
    kan mijn koning een hopliet slaan
    een peltast en een hopliet samen tegen een hopliet
    zijn hoplieten moeilijker te slaan
    zware steen ingesloten door lichte
    zijn hoplieten beschermd
    hebben hoplieten een schild
    hoe krijg ik een zware weg
    pantser van de hopliet
    kan ik een hopliet slaan met peltasten
    kan je een hopliet met twee peltasten slaan
    hopliet slaan
    hopliet pakken
    hoe krijg ik een hopliet dood
    hoe pak ik een hopliet
    hoe moet ik een hopliet slaan
    waarom sla ik die hopliet niet
    waarom gaat die zware niet dood
    hij staat tussen twee van mijn lichte en leeft nog
    mijn hopliet werd ingesloten maar bleef staan
    twee lichte tegen een zware
    is een hopliet onkwetsbaar voor peltasten
    zijn hoplieten onkwetsbaar
    pantser
    wat betekent pantser
    wat houdt het pantser in
    hebben hoplieten een harnas
    helpt een koning tegen een hopliet
    moet er een hopliet bij
    telt de koning tegen een hopliet
    hopliet tussen een peltast en een hopliet
    hopliet tussen peltasten
    pantserregel
    kan een lichte een zware slaan
    uitleg pantser
    pantser wat is dat
    twee lichte rond een zware en hij blijft staan
asking-class =
    wie kan de basileus slaan
    heb ik hoplieten nodig om de koning te slaan
    kunnen peltasten de koning slaan
    klassenregel
    welke stukken slaan de koning
    wie mag de koning slaan
    welke stukken heb ik nodig voor de basileus
    is één hopliet genoeg voor de koning
    twee hoplieten nodig voor de koning
    kunnen vier peltasten de koning slaan
    welke stukken moeten om de koning staan
    koning tegen koning
    kan een koning de andere koning slaan
    zijn vier willekeurige stenen genoeg
    hoeveel hoplieten om de koning heen
    kunnen lichte soldaten de koning pakken
    een hopliet aan de rand bij de koning
    waarom is de koning niet geslagen hij is omringd
    moeten er zware bij om de koning te slaan
    wat is de klassenregel
    classes
    koning in de hoek met een hopliet
    wat is de regel van de klassen
    regel voor de klassen
    klasseregel voor de basileus
    klassenregel voor de koning
    klassen
    klasse
    met welke stukken sla je de koning
    met welke stukken vang je de basileus
    moeten er hoplieten bij zijn
    moet er een hopliet bij staan
    is een hopliet genoeg
    zijn twee hoplieten nodig
    hoeveel zware heb ik nodig voor de koning
    waarom is de koning niet dood hij staat ingesloten
    vier peltasten om de koning
    vier lichte om de koning en er gebeurt niks
    alleen peltasten tegen de koning
    kunnen lichte stukken de basileus vangen
    mag een koning een koning slaan
    slaat mijn koning zijn koning
    koning slaan met de koning
    welke soort stukken om de koning heen
    welke combinatie om de basileus te slaan
    kan ik de koning met alleen lichte pakken
    welke stukken mogen de leider nemen
    door welke stukken kan de koning gepakt worden
    wie mag de basileus grijpen
    welke stukken kunnen de basileus pakken
    welke soldaten mogen de koning slaan
    mag elk stuk de koning slaan
    door wie kan de basileus geslagen worden
    welke stukken zijn er nodig bij de basileus
    is aan elke kant een peltast genoeg voor de koning
    aan weerskanten van de koning een lichte is dat genoeg
    zijn alleen lichte genoeg om de koning te slaan
asking-breakthrough =
    sfondamento
    doorbraak
    koning bereikt de overkant
    koning naar de overkant brengen
    win ik als mijn koning aan de overkant is
    mijn koning staat op de laatste rij
    wint de koning aan de andere kant
    doorbreken met de koning
    win je als de koning de overkant haalt
    basileus op de achterste rij
    mijn koning is aan de andere kant
    met de koning naar de overkant rennen
    wat is sfondamento
    koning loopt door naar achteren
    kan ik winnen met mijn koning op de laatste rij
    mijn baas is er door
    wat als mijn koning helemaal achteraan komt
    wint een peltast op de laatste rij ook
    andere manier om met de koning te winnen
    koning doorgebroken
    wedloop met de koning
    hoe werkt de doorbraak
    mijn koning heeft de overkant bereikt
    mijn koning is over
    koning over het bord
    koning naar de laatste rij
    wat als de koning de overkant bereikt
    wat als mijn koning de laatste rij haalt
    win ik met de koning op de achterste rij
    winnen met de koning aan de overkant
    met de basileus doorbreken
    mag ik winnen door met mijn koning over te steken
    moet de koning naar de overkant
    kan een hopliet doorbreken
    wint een gewone soldaat ook aan de overkant
    koning rent naar de overkant
    de basileus is aan het einde
    koning op de rij van de vijand
    koning door de linies
    sprintje met de koning
    uitleg sfondamento
    wat moet ik me bij sfondamento voorstellen
asking-decimation =
    decimazione
    decimering
    alle peltasten geslagen
    alle hoplieten geslagen
    is het winst als alle hoplieten weg zijn
    wat is decimazione
    als alle peltasten weg zijn
    een hele klasse kwijt
    ik heb geen peltasten meer
    ik ben al mijn hoplieten kwijt
    zijn laatste peltast geslagen
    alle lichte soldaten weg
    alle zware weg
    verlies ik zonder hoplieten
    win ik als ik al zijn peltasten pak
    een soort helemaal uitgeroeid
    hij heeft geen zware meer
    alle stenen van een soort geslagen
    laatste hopliet kwijt
    win je als een hele soort op is
    geen lichte meer over
    wat is decimatie
    decimatie
    decimeren
    gedecimeerd
    wat betekent decimatie
    alle peltasten kwijt
    alle hoplieten kwijt
    al mijn peltasten zijn dood
    al mijn hoplieten zijn geslagen
    wat als ik geen hoplieten meer heb
    wat als hij geen peltasten meer heeft
    wat als ik al zijn lichte pak
    een klasse helemaal weg
    een soort helemaal op
    win ik door alle hoplieten te slaan
    moet ik alle peltasten slaan
    verlies ik zonder peltasten
    laatste peltast verloren
    mijn laatste hopliet is weg
    alle lichte geslagen
    alle zware geslagen
    uitroeiing van een klasse
    de twaalf peltasten allemaal geslagen
    uitleg decimazione
asking-active =
    wat is een actief stuk
    wanneer is een stuk actief
    wat maakt een stuk actief
    actieve stenen
    wat betekent actief
    contactvelden
    is het genoeg om naast een vijand te staan om actief te zijn
    wat is actief
    wanneer is mijn steen actief
    hoe weet ik welke stukken actief zijn
    is een steen naast een vijand actief
    verschil tussen actief en passief
    waarom is mijn steen passief
    kan een vijand bereiken
    naast een vijand kunnen komen
    ik sta naast een vijand is dat actief
    welke stenen van mij zijn actief
    kan ik zien wat actief is
    contactveld
    uitleg actief en passief
    wat wil actief zeggen
    wat is actief en wat is passief
    hoe weet ik of een stuk actief is
    is dit stuk actief
    is mijn peltast actief
    wanneer telt een stuk als actief
    wat bedoelen ze met actief
    welke stukken zijn actief
    ik kan een vijand bereiken ben ik actief
    is ernaast staan genoeg
    telt ernaast staan als actief
    waarom is dit stuk niet actief
    waarom is deze passief hij staat naast een vijand
    contact maken in een zet
    in een zet naast een vijand komen
    kan komen tot naast een vijand
    contactvelden wat zijn dat
    wat is een contactveld
    hoe zie je of een steen actief is
asking-passive =
    wat is een passief stuk
    passieve zet
    hoeveel passieve zetten mag ik doen
    renitenza
    verloren door passieve zetten
    drie keer ver van de vijand gezet
    luie zetten
    verlies ik door te wachten
    wat betekent passief
    drie passieve zetten achter elkaar
    waarom heb ik verloren ik deed niks
    ik verloor ineens na drie zetten
    mag ik afwachten
    wat is renitenza
    te weinig aangevallen
    mag ik achterin wat heen en weer schuiven
    straf voor niet meedoen
    drie keer met een steen ver weg gezet
    tijd rekken
    hoe vaak mag ik passief zetten
    verloren omdat ik wegbleef
    weigeren te vechten
    wanneer is een zet passief
    ik wil alleen maar wachten
    wat zijn passieve zetten
    hoeveel passieve zetten mag je
    hoeveel passieve zetten mag ik achter elkaar
    drie passieve zetten
    verlies ik door passief te spelen
    verlies ik als ik te passief speel
    waarom verlies ik door te wachten
    waarom heb ik opeens verloren
    ineens verloren
    verloren zonder dat er iets geslagen werd
    mag ik tijdrekken
    mag ik blijven schuiven achterin
    mag ik me verstoppen
    weglopen voor het gevecht
    ontwijken van het gevecht
    laf spelen
    passief
    passieve stukken zetten
    niet durven vechten
    drie keer achter elkaar passief
    straf voor passief spelen
    is treuzelen verboden
    weigering
    vechtweigering
    onwil
    met mijn achterste stukken zetten
    achterin blijven schuiven
    alleen met de achterste stukken zetten
    stukken ver weg zetten
    verlies ik als ik alleen maar wacht
    kan ik verliezen als ik alleen maar heen en weer schuif
    uitleg renitenza
    hij zet steeds met een nutteloos stuk mag dat
    mag je altijd met een passief stuk zetten
    hij schuift altijd met hetzelfde luie stuk
    hoe vaak mag hij een passief stuk schuiven
asking-active-judged =
    actief voor of na de zet
    wordt het oude of het nieuwe veld beoordeeld
    van waaruit telt actief
    waar hij stond of waar hij komt
    wanneer wordt gekeken of een stuk actief is
    telt de stelling voor de zet
    is hij actief voordat hij zet of erna
    tellen de dobbelstenen voor actief
    actief met een lage worp
    wordt gekeken naar het beginveld of eindveld
    maakt de worp uit of een stuk actief is
    beoordeeld vanaf waar hij staat
    hoe bepaal je of een stuk actief was
    telt waar hij vandaan komt
    actief zonder dobbelstenen
    wanneer kijk je of hij actief is
    dobbelstenen en actieve stukken
    kijken jullie naar waar het stuk stond of waar het komt
    telt het beginveld of het eindveld
    is het de plek voor of na de zet
    geldt het voor de zet of na de zet of hij actief is
    wanneer wordt een stuk beoordeeld
    op welk moment wordt een stuk beoordeeld
    wordt er naar de worp gekeken voor actief
    tellen de dobbelstenen mee om te zien of een stuk actief is
    heeft mijn worp invloed op actief zijn
    actief met een kleine worp
    hoe wordt bepaald of een stuk actief is
    van welk veld af telt of hij actief is
    beoordeling van actief
    waar het begon of waar het eindigt
    waar het stuk vandaan kwam of waar het nu staat
    is het stuk actief aan het begin of aan het einde van de zet
    actief aan het begin van de zet
    actief aan het eind van de zet
    voor de zet of na de zet actief
asking-passive-count =
    wat zet de passieve zetten terug
    wanneer begint de telling van passieve zetten opnieuw
    teller van luie zetten
    hoe raak ik passieve zetten kwijt
    hoe zet ik de teller terug
    begint het tellen van passieve zetten opnieuw
    maakt één actieve zet het weer goed
    moeten de passieve zetten achter elkaar zijn
    ik heb geen actieve stukken
    wat als geen van mijn stenen actief is
    krijg ik straf als ik niks actiefs heb
    teller van passieve zetten weer nul
    een actieve zet ertussen
    twee passief een actief en weer passief
    telt een beurt zonder actieve stukken
    wanneer is de passieve teller leeg
    wanneer worden de passieve zetten vergeten
    hoe kom ik van mijn passieve zetten af
    tellen passieve zetten door
    moet het drie keer achter elkaar zijn
    drie op rij of in totaal
    als ik een actieve zet doe begint het dan opnieuw
    ik had geen actief stuk telt dat
    tellen passieve zetten als ik niks anders kan
    verlies ik ook als ik geen actief stuk heb
    wat als ik alleen passieve stukken heb
    wat als ik geen actief stuk heb
    teller van de passieve zetten
    worden passieve zetten gewist
    wat wist de telling van passieve zetten
    een beurt zonder actief stuk
asking-order =
    welk einde telt eerst
    twee eindes tegelijk
    volgorde van de eindes
    wat geldt eerst
    wat als twee eindes tegelijk komen
    welke winst gaat voor
    twee manieren om te winnen tegelijk wat telt
    wat gaat voor
    slaan in de honderdste zet
    wat wordt het eerst bekeken
    telt winst voor de honderd zetten
    twee dingen tegelijk wat geldt dan
    passieve zet en honderd zetten tegelijk
    voorrang bij het einde
    gaat winst voor remise
    welke regel gaat voor aan het eind
    wat telt het eerst
    wat gaat voor de koning slaan of de passieve zetten
    wat komt eerst de slag of de telling
    wat komt eerst
    wat heeft voorrang
    voorrang
    wat als twee dingen tegelijk gebeuren
    twee uitkomsten tegelijk
    ik win maar het is ook de derde passieve zet
    ik sla de koning met een passieve zet
    gaat winnen voor de honderd zetten
    passieve zetten of honderd zetten wat eerst
    volgorde
    volgorde van winnen
    welke telling gaat voor
    gaat een slag voor de passieve zetten
    twee overwinningen tegelijk welke telt
    welke overwinning gaat voor
    wat als twee soorten winst samenvallen
    welke winst weegt het meest
    welke overwinning telt het eerst
    als er meer tegelijk geldt
    wat primeert als er meer winst tegelijk is
    wat heeft voorrang een doorbraak of de meeste stukken
    wat gaat voor doorbraak of overwicht
    welke overwinning heeft voorrang
asking-superiority =
    superiorità
    overmacht
    wie wint na honderd zetten
    meer stukken aan het eind
    wint wie meer stukken heeft na honderd zetten
    wat is superiorità
    wie wint als niemand slaat
    wat gebeurt er na honderd zetten zonder slaan
    gelijk aantal na honderd zetten
    evenveel stukken wie wint
    wie de meeste stukken heeft
    honderd zetten niks geslagen wie wint
    meerderheid wint
    winnen met meer stenen
    wanneer is het remise
    wie heeft er meer over
    is het gelijkspel bij evenveel stukken
    rekken tot honderd zetten
    na vijftig zetten zonder slaan
    wint degene met meer stenen
    overwicht
    meer stukken dus gewonnen
    wint de meeste stukken
    wie wint als er honderd zetten niet geslagen is
    na honderd zetten
    wat na honderd zetten
    win ik als ik meer stukken heb
    ik heb meer stukken win ik dan
    wie meer stukken over heeft
    meeste stukken over
    gelijk aantal stukken wat dan
    evenveel stukken is dat remise
    is het remise na honderd zetten
    wanneer is het gelijkspel
    er wordt niet meer geslagen wie wint er
    niemand slaat wie wint dan
    heel lang niks geslagen
    vijftig zetten zonder slag
    lang spel zonder slag wie wint
    superioriteit
    de meerderheid
    hetzelfde aantal stukken
    evenveel stukken na honderd zetten
    wat als we evenveel stukken hebben
    precies evenveel stukken
    allebei evenveel stukken over
    uitleg superiorità
    ik heb er meer en er wordt niks meer geslagen win ik
asking-ignorance =
    ignoranza
    onwetendheid
    een verboden zet volhouden
    ondanks waarschuwing fout zetten
    twee keer fout gezet
    wat is ignoranza
    wat als ik op de foute zet blijf staan
    wat als ik twee keer een foute zet doe
    verlies ik door een verboden zet
    krijg ik een waarschuwing
    een waarschuwing voor een foute zet
    kan ik verliezen door een vergissing
    koppig blijven bij een foute zet
    krijg ik een tweede kans
    foute zet verloren
    straf voor een verboden zet
    ik typte twee keer iets dat niet mag
    vol blijven houden met een ongeldige zet
    hoeveel waarschuwingen krijg je
    tweede keer fout
    wat als ik een zet die niet mag toch doe
    wat als ik een zet die niet mag blijf doen
    wat als ik blijf aandringen op een foute zet
    toch doorzetten met een verboden zet
    een zet die niet mag toch doordrukken
    blijven volhouden dat mijn zet mag
    de bot waarschuwt me wat nu
    ik kreeg een waarschuwing wat nu
    hoeveel waarschuwingen
    verlies ik als ik vals speel
    kan je verliezen door een foute zet
    twee foute zetten
    twee keer fout
    ongehoorzaam
    eigenwijs blijven
    na de waarschuwing nog eens proberen
    ik doe het toch
    onwetendheidsregel
    gediskwalificeerd
    word ik uitgesloten voor een foute zet
    wat doet de scheids als ik een verboden zet blijf proberen
    wat als ik telkens dezelfde ongeldige zet probeer
    verlies ik als ik een foute zet blijf doen
    hoeveel keer mag ik een verboden zet proberen
    word ik gestraft als ik koppig een ongeldige zet doe
    ik blijf een verboden zet typen
    wat als ik niet luister naar de waarschuwing
    steeds weer een zet die niet mag
    ignorance
asking-throw =
    hoe werken de dobbelstenen
    wanneer gooi ik
    wie gooit
    hoeveel dobbelstenen
    voor elke zet gooien
    wat betekent de worp
    hoe wordt er gegooid
    wie rolt de dobbelstenen
    moet ik zelf gooien
    wanneer worden de dobbelstenen gegooid
    wat doen de dobbelstenen
    mag ik de ogen optellen
    beide dobbelstenen gebruiken
    welke dobbelsteen gebruik ik
    mag ik twee stukken verzetten met de twee dobbelstenen
    zijn de dobbelstenen eerlijk
    gooi je aan het begin van je beurt
    mag ik opnieuw gooien
    waarvoor is de hoge dobbelsteen
    waarvoor is de lage dobbelsteen
    hoe ver met een vijf en een twee
    is het een gokspel
    gooit de bot voor mij
    hoeveel velden met zes en drie
    kan ik de worp verdelen
    dobbelen hoe gaat dat hier
    wanneer moet ik dobbelen
    wanneer mag ik gooien
    hoe moet ik gooien
    hoe moet je dobbelen
    hoe gooi ik
    hoe gooi je
    hoe rol ik de dobbelstenen
    waar klik ik om te gooien
    moet ik op iets drukken om te gooien
    gooit hij automatisch
    wie gooit er voor mij
    gooi ik zelf
    dobbelstenen
    dobbelen
    worp
    gooien
    wat doe ik met mijn worp
    wat doe ik met de dobbelstenen
    wat betekenen de twee getallen
    waarvoor zijn de dobbelstenen
    waar zijn de dobbelstenen voor
    hoeveel dobbelstenen gebruik je
    gooi je elke beurt
    gooi je voor of na je zet
    tel je de ogen op
    som van de dobbelstenen
    mag ik kiezen welke dobbelsteen
    een stuk met elke dobbelsteen
    zijn de worpen echt willekeurig
    is het geluk
    zijn de dobbelstenen vals
    kan ik de dobbelstenen vertrouwen
    ik gooi altijd slecht
    mag ik het getal kiezen
    mag ik zelf kiezen welk getal
    welk getal mag ik gebruiken
    mag ik beide getallen gebruiken
    getallen optellen
    tel je de dobbelstenen bij elkaar op
    wordt er eerlijk gegooid
    worden de dobbelstenen eerlijk gegooid
    wie zegt dat het eerlijk gaat
    is er gesjoemeld met de dobbelstenen
    op welk moment gooi je
    wanneer moet ik gooien
    wanneer mag ik dobbelen
    wanneer komen de dobbelstenen erbij
    op welk moment rol ik de dobbelstenen
    wanneer in mijn beurt wordt er gegooid
    gooi ik voor of na mijn zet
    eerst gooien of eerst zetten
    hoeveel keer gooi ik per beurt
    hoe bepaalt de worp hoe ver ik mag
    wat doen de dobbelstenen met mijn zet
asking-hermes =
    wat is de zet van hermes
    hermes
    wat betekent hermes
    koning met de som van de ogen
    hermeszet
    wanneer mag de koning precies de hoogste
    koning precies zes velden
    wat doet hermes
    de koning en de hoge dobbelsteen
    mag de koning het hoogste getal
    speciale zet van de koning
    koning mag verder met hermes
    precies het hoge aantal ogen
    wanneer is het een zet van hermes
    kan mijn koning verder dan de laagste
    exact het hoogste aantal met de basileus
    hoe gebruik ik hermes
    koning met de zes
    wat kan de koning met hermes
    hoe werkt de zet van hermes
    hoe werkt hermes
    hermes zet
    de koning het hoogste getal
    koning met de hoogste dobbelsteen
    mag de koning met de hoge worp
    mag mijn koning verder dan de lage dobbelsteen
    precies het hoogste getal met de koning
    koning precies vijf velden
    waarom kon zijn koning zo ver
    hij ging met zijn koning zes velden
    mag de basileus de hoge dobbelsteen gebruiken
    bijzondere zet van de basileus
    lange zet van de koning
    kan de basileus verder
    moet het precies het hoogste zijn
    alles of niets met de hoge dobbelsteen
    uitleg hermes
    hermes wat is dat
    wat moet ik me bij hermes voorstellen
asking-hermes-path =
    moet de weg vrij zijn voor hermes
    kan hermes vliegen
    springt de koning bij hermes
    iets in de weg bij hermes
    mag de koning springen bij hermes
    vliegt de koning over stenen met hermes
    mag de koning bij hermes over andere heen
    er staat iets in de weg van de koning
    is de weg van de koning versperd
    moeten alle velden leeg zijn voor hermes
    hermes over een steen heen
    koning springen met de hoge dobbelsteen
    kan hermes door stenen heen
    blokkeert een steen de zet van hermes
    moet het pad leeg zijn
    mag de koning ergens overheen met hermes
    mag hermes springen
    springen met hermes
    vliegen met hermes
    moeten de velden leeg zijn bij de zet van hermes
    wat als er iets in de weg staat bij hermes
    blokkeren stukken hermes
    kan de koning met de hoge worp over anderen
    is de weg vrij voor de koning nodig
    kan hermes langs een stuk
    vliegt hermes over stukken
asking-always =
    mijn worp is te klein
    de worp past niet
    wat als ik met de worp niet kan zetten
    kan een worp me tegenhouden
    niemand kan met deze worp zetten
    kan ik altijd zetten
    ik heb heel laag gegooid
    wat als geen enkele steen met mijn worp kan
    raak ik mijn beurt kwijt door een slechte worp
    kan ik vastzitten door de dobbelstenen
    moet ik het hele aantal gebruiken
    slecht gegooid wat nu
    ik kan niks met deze worp
    worp te hoog
    kan de dobbelsteen mij blokkeren
    ik gooide een een
    is er altijd wel een zet met de worp
    nutteloze worp
    sla je over als de worp niet past
    dobbelstenen te laag
    wat als mijn worp niet past
    wat als ik niks kan met mijn worp
    wat als ik te laag gooi
    ik gooi een een en een twee wat kan ik
    lage worp
    slechte worp
    ik gooide laag
    kan ik altijd iets doen
    is er altijd een zet
    mag ik altijd een veld
    minstens een veld
    moet ik precies de ogen gebruiken
    moet ik de hele worp opmaken
    mag ik minder dan gegooid
    mag ik minder ver dan de dobbelsteen
    kan ik mijn beurt verliezen door de dobbelstenen
    beurt kwijt door de worp
    sla ik over bij een slechte worp
    kan een worp nutteloos zijn
    dobbelstenen zitten tegen
asking-zeus =
    wat levert een dubbele worp op
    wat gebeurt er bij dubbel
    hand van zeus
    dubbel gegooid
    nog een keer gooien na dubbel
    krijg ik een extra zet bij dubbel
    twee dezelfde gegooid
    wat krijg ik bij een dubbele
    twee zessen gegooid
    mag ik nog een keer na dubbel
    wat is de hand van zeus
    zeus
    extra beurt door dubbel
    met een andere steen verder na dubbel
    mag ik dezelfde steen nog een keer na dubbel
    wacht de ander als ik dubbel gooi
    bonusworp
    twee gelijke ogen
    nog eens gooien
    dubbel is dat twee zetten
    gelijke dobbelstenen
    wat heb je aan dubbel gooien
    ik gooi dubbel wat nu
    ik heb dubbel gegooid
    dubbele worp
    twee keer hetzelfde getal
    twee dezelfde getallen
    twee gelijke getallen
    wat doet dubbel
    wat gebeurt er als ik dubbel gooi
    wat als ik dubbel gooi
    wat als ik twee dezelfde gooi
    mag ik nog eens bij dubbel
    mag ik opnieuw bij dubbel
    krijg ik bij dubbel nog een beurt
    twee enen gegooid
    twee vieren
    ik gooide twee drieën
    allebei de dobbelstenen hetzelfde
    hij mocht twee keer waarom
    waarom is hij twee keer aan de beurt
    waarom mag hij nog een keer
    extra worp
    extra beurt
    hoe krijg ik een extra beurt
    welke steen mag ik met de extra beurt zetten
    moet het dezelfde steen zijn bij de extra worp
    uitleg zeus
    zeus wat is dat
    wat krijg ik bij twee dezelfde
asking-zeus-on =
    hoe vaak kan ik dubbel gooien
    weer dubbel
    dubbel na dubbel
    nog een dubbele nog een extra worp
    meer keer dubbel achter elkaar
    tweede keer dubbel
    blijft dat doorgaan met dubbel
    drie keer dubbel
    hoeveel extra beurten kan ik krijgen
    mag ik eindeloos doorgooien
    is er een maximum aan dubbele worpen
    ik gooi steeds dubbel
    houdt het een keer op met dubbel
    na de extra worp weer dubbel
    nog een keer dubbel mag ik dan weer
    hoe vaak achter elkaar een extra worp
    wat als ik weer dubbel gooi
    nog eens dubbel
    twee keer achter elkaar dubbel
    hoe vaak mag ik bij dubbel
    hoe lang mag ik doorgaan met dubbel
    hoe vaak mag ik opnieuw gooien
    is er een limiet aan dubbel
    blijf ik gooien zolang ik dubbel gooi
    steeds weer dubbel
    vier keer dubbel op rij
    drie keer dubbel zoals bij andere spellen
    hij gooit steeds dubbel houdt dat op
    eindeloos extra beurten
    doorgaan na de tweede dubbel
    hoe vaak na elkaar mag je dubbel gooien
    is er een grens aan dubbel gooien
    hoeveel dubbele worpen na elkaar
    hoeveel extra worpen na elkaar
    blijf je gooien zolang je dubbel gooit
    telkens weer dubbel hoeveel keer mag dat
asking-waive =
    moet ik de extra worp nemen
    van de extra worp afzien
    mag ik de bonus weigeren
    stoppen met gooien bij dubbel
    kan ik de extra zet laten zitten
    moet ik nog een keer gooien
    moet ik nog een keer na dubbel
    ik wil niet nog eens gooien
    mag ik stoppen na dubbel
    extra worp overslaan
    is de extra worp verplicht
    mag ik passen na dubbel
    nee tegen de extra worp
    ik hoef die extra beurt niet
    kan ik de bonus laten liggen
    ben ik verplicht door te gooien
    mijn beurt eindigen na dubbel
    moet ik zeus gebruiken
    moet ik nog eens gooien
    moet ik die extra worp gebruiken
    hoef ik de extra worp niet te nemen
    hoef ik niet nog eens
    mag ik nee zeggen tegen de extra worp
    mag ik de extra beurt overslaan
    extra beurt weigeren
    extra worp weigeren
    ik wil de extra beurt niet
    ben ik verplicht nog eens te gooien
    stoppen na de eerste zet bij dubbel
    extra worp niet nemen
    kan ik de extra worp laten schieten
    bedanken voor de bonus
    passen bij de extra worp
    niet nog een keer gooien
asking-zeus-won =
    met dubbel gewonnen moet ik nog gooien
    na de winst nog gooien
    gewonnen met dubbel
    moet ik gooien na een winnende zet
    ik heb gewonnen maar gooide dubbel
    gooi ik nog na een winnende zet
    spel uit maar ik had dubbel
    komt er nog een worp na de winst
    moet ik nog als ik al gewonnen heb
    winnen met een dubbele worp
    telt de extra worp nog als het uit is
    winnende zet met dubbel
    is het meteen afgelopen bij dubbel en winst
    mag ik nog gooien als ik gewonnen heb
    afgelopen ondanks dubbel
    ik won met dubbel moet ik nog gooien
    gewonnen terwijl ik dubbel gooide
    krijg ik nog een worp als ik gewonnen heb
    gooi je nog na de winst
    winnende zet en dubbel
    is het spel uit bij een winnende zet met dubbel
    extra worp na winst
    moet de winnaar nog gooien
    nog een worp terwijl het al uit is
    winst met dubbel gegooid
    stopt het als ik win met dubbel
asking-zeus-count =
    tellen zetten na dubbel
    tellen extra zetten voor de honderd
    tellen bonuszetten als passief
    tellen extra zetten mee
    tellen bonuszetten als zet
    telt een worp als zet
    telt een dubbele zet een of twee keer
    tellen de zetten na zeus mee voor passief
    telt gooien mee
    worden extra beurten meegeteld
    telt de tweede zet na dubbel voor de honderd
    hoe tellen dubbele worpen
    is de bonuszet een zet
    tellen worpen mee voor de honderd
    hoeveel zetten telt een dubbele
    telt een extra zet mee
    telt de extra beurt als zet
    tellen zetten van zeus mee
    tellen extra beurten voor de honderd zetten
    telt dubbel als twee zetten
    telt de tweede zet ook als passief
    wordt gooien geteld
    tellen worpen mee
    hoe wordt een dubbele beurt geteld
    passieve zet in een extra beurt
    telt de bonuszet mee voor passief
asking-options =
    welke opties zijn er
    regels veranderen
    varianten instellen
    huisregels
    wat kun je instellen
    hoe kies ik opties
    welke varianten zijn er
    spelregels aanpassen
    kunnen we de regels aanpassen
    hoe zet ik een optie aan
    hoe zet ik een optie uit
    kan ik die regel uitzetten
    eigen regels
    wat kan ik veranderen aan het spel
    lijst met opties
    spelen met andere regels
    kan het ook zonder die regel
    hoe daag ik uit met opties
    vriendschappelijk potje met andere regels
    instellingen van het spel
    waar stel ik de varianten in
    hoe speel je met een variant
    mogen we afwijken van de regels
    kan ik de regels veranderen
    mogen we de regels aanpassen
    zijn er andere versies van de regels
    kan dit met andere regels
    wat kan er anders
    welke dingen kan je aanpassen
    welke instellingen heeft dit spel
    opties
    varianten
    spelopties
    hoe moet ik een optie kiezen
    hoe kies je een variant
    hoe zet je slagplicht uit
    hoe zet ik de slagplicht aan
    kan ik slagplicht uitzetten
    kan ik blazen aanzetten
    die regel bevalt me niet kan hij uit
    we willen andere regels
    met huisregels spelen
    hoe geef ik opties mee
    hoe schrijf ik twee opties
    opties bij het uitdagen
    wat betekent options
    regels aan en uit zetten
    kan ik het korter maken
    hoe maak ik het spel korter
    kan ik zelf iets aan de regels veranderen
    aan de regels sleutelen
    kan ik het spel moeilijker maken
asking-sizes =
    groter bord
    bordgrootte veranderen
    kleiner bord
    op een ander bord spelen
    welke bordgroottes zijn er
    kan ik een groter bord nemen
    bord van tien bij tien
    kan het op een groter bord
    tien bij tien
    bord 10x10
    hoe groot mag het bord zijn
    kleinste bord
    grootste bord
    zelf de grootte kiezen
    aantal kolommen veranderen
    aantal rijen van het bord veranderen
    kan het bord kleiner
    andere maten
    zes bij zes
    bord groter maken
    groter bord kiezen
    kan het op een kleiner bord
    kan ik het bord vergroten
    kan ik het bord verkleinen
    op een bord van zes bij zes
    op een bord van twaalf bij twaalf
    hoe groot kan het bord worden
    hoe klein kan het bord zijn
    andere bordmaat
    welke maten bord zijn er
    welke afmetingen kan ik kiezen
    bordgrootte
    bord groter
    bord kleiner
    kleiner speelveld
    groter speelveld
    meer kolommen
    minder rijen op het bord
    vijf bij vijf
    negen bij negen
    zelf het formaat kiezen
    dambord van tien bij tien gebruiken
    acht op acht
    tien op tien
    bord van acht op acht
    andere afmeting
    kleinere afmeting
    grotere afmeting
    kan de afmeting anders
    een kleiner formaat bord
    petteia op een kleiner bord
    walker op een kleiner bord
    plank van tien bij tien
    bord van acht bij acht kolommen kiezen
    acht op acht kan dat ook
    tien op tien spelen
asking-rows =
    met één rij spelen
    maar één rij stenen
    twee rijen stenen
    minder stenen per kant
    hoeveel rijen stenen heeft ieder
    met minder stenen spelen
    kan het met maar een rij
    halve legers
    minder pionnen
    een rij in plaats van twee
    korter spel met minder stenen
    rows=1
    kunnen we met minder soldaten
    de helft van de stenen
    enkele rij soldaten
    kan ik met acht stenen spelen
    kleiner leger
    kan het met minder stenen
    kan het met een rij stenen
    een rij soldaten in plaats van twee
    elk een rij
    maar een rij
    minder soldaten
    halve opstelling
    spelen met de helft
    met acht stenen
    korter potje met minder stenen
    een enkele rij per kant
    optie rows
    opener spel
    kan ik een kleiner leger nemen
    kan het ook met minder poppetjes elk
    kunnen we beginnen met minder stukken
    elk maar half zoveel pionnen
    minder stenen per speler
    minder stukken per speler om te starten
    kan ik met een kleiner aantal pionnen starten
    te veel pionnen naar mijn zin
    liever maar een rij soldaten
    walker met minder stenen
asking-small =
    wedloop op een klein bord
    oversteek op een ander bord
    op het kleine bord spelen
    kan het ook kleiner
    klein bord voor de wedloop
    race op het kleine bord
    met minder soldaten oversteken
    oversteek op acht bij acht
    is er een kleine versie
    oversteek met acht soldaten
    kleiner bord bij de oversteek
    compact bord
    optie board
    korte versie van de wedloop
    kan de race ook op een kleiner bord
    met een kleiner leger de race spelen
    kan de oversteek op een kleiner bord
    kan de wedloop op acht bij acht
    kleine oversteek
    kleine wedloop
    race op het compacte bord
    race op het ultracompacte bord
    met acht soldaten de wedloop
    met zestien soldaten de wedloop
    wedloop met minder soldaten
    korter bord voor de race
    andere borden voor de race
    board=compact
    board=ultra
    welke borden zijn er voor de oversteek
    wedloop met minder velden
    oversteek met minder vakken
    is er een oversteek op een klein bord
    een kortere oversteek spelen
    de race met minder hokjes
    oversteek maar dan kleiner
asking-tips =
    hoe word ik beter
    goede strategie
    tips voor beginners
    wat is een goede tactiek
    advies
    hoe speel je goed
    trucjes
    hoe win ik vaker
    geef me wat tips
    ik verlies altijd
    hoe speel ik beter
    wat is een goede opening
    waar moet ik op letten
    beste strategie
    hoe win ik van een goede speler
    wat doe ik fout
    beginnersfouten
    eerste zetten wat is goed
    hoe begin ik het best
    slimme zetten
    wat is een goed plan
    hoe versla ik hem
    waar plaats ik mijn stenen het best
    handige trucs
    hoe spelen goede spelers
    help me beter spelen
    heb je tips voor een beginner
    heb je tips
    tips
    strategie
    tactiek
    advies graag
    hoe moet ik beter worden
    hoe word ik hier goed in
    hoe word ik beter in dit spel
    ik ben slecht hierin help
    ik verlies steeds
    ik verlies altijd van mijn broer
    hoe win ik van mijn vader
    hoe kan ik vaker winnen
    trucs om te winnen
    geheime trucs
    wat moet ik vooral niet doen
    wat doe ik verkeerd
    veelgemaakte fouten
    waar let een goede speler op
    hoe speel je slim
    slim spelen
    waar moet ik mijn stenen neerzetten
    hoe moet ik openen
    beste opening
    sterke opening
    goede openingszet
    hoe pak ik het aan
    beste manier om te spelen
    vuistregels
    handige weetjes voor het spel
    wat zou een prof doen
    hoe hou ik op met verliezen
    hoe verlies ik minder vaak
    hoe kan ik stoppen met verliezen
    hoe word ik slimmer in dit spel
    goeie tips
    goede tips
    nog goede tips
    heeft er iemand tips
    hoe speelt een prof
    hoe spelen de beste spelers
    hoe word ik een betere speler
    hoe speelt een expert dit
    hoe pak ik het aan als beginner
    ik ben een beginneling help me
    hoe begin ik hier slim aan
    ik kan er niks van help
    wie heeft er trucjes voor mij
    ik verlies altijd heb je raad
    iemand tips voor een sukkel
    heeft iemand een handigheidje
    hoe speel ik slim
    ik ben een echte prutser geef me raad
    raad voor een slechte speler
    trucs gevraagd
asking-bait =
    een steen opofferen
    lokaas
    in de val lokken
    offer brengen
    steen weggeven om te winnen
    kan ik een steen offeren
    loont een offer
    een steen als aas
    stuk offeren
    er een geven om er twee te pakken
    hem in een val laten lopen
    valstrik zetten
    steen laten slaan met opzet
    pion opgeven voor meer
    een val opzetten
    hoe lok ik hem
    damslag voorbereiden met een offer
    hoe lok ik hem in de val
    hoe zet ik een val
    een val zetten
    valletje
    hinderlaag
    in de val laten lopen
    offer
    offeren
    stukje offeren
    iets weggeven
    steen weggeven om er meer te pakken
    is offeren slim
    loont het om een steen te offeren
    kan ik een steen opofferen
    een steen als lokaas
    hem dwingen te slaan
    hem uitlokken
    laten slaan om terug te slaan
    slagwissel
    damcombinatie
    gambiet
    eentje opofferen om er twee te pakken
    een weggeven om er meer terug te krijgen
    is het slim er een te offeren
    een pionnetje geven en er twee terugpakken
    een steen opofferen voor twee
    eentje weggeven om er twee te krijgen
    een offeren om er meer te pakken
asking-bring =
    hoe bereid ik een slag voor
    hoe kom ik tot slaan
    stenen samen naar voren
    slag voorbereiden
    hoe val ik het beste aan
    hoe vang ik het best een steen
    hoe zorg ik dat ik kan slaan
    een steen vast naast hem zetten
    samen aanvallen
    hoe zet ik een slag op
    hoe sluit ik iemand het best in
    eerst een ernaast en dan de tweede van ver
    slim aanvallen
    ik krijg nooit iemand te pakken
    wat moet ik doen om te kunnen slaan
    hoe moet ik een aanval opzetten
    hoe bouw ik een aanval op
    hoe pak ik er eentje slim
    hoe val ik slim aan
    hoe krijg ik een vijand te pakken
    hoe krijg ik hem klem
    hoe vang ik hem
    ik kan nooit iets slaan
    ik sla nooit iets
    ik krijg er geen te pakken
    tactiek om te slaan
    eerst eentje naast hem
    hoe kom ik dichtbij zonder geslagen te worden
    samenwerken met twee stenen
    met twee stenen jagen
    stenen naar voren brengen
    naar voren
asking-look =
    hoe voorkom ik dat ik geslagen word
    waar moet ik voor mijn zet op letten
    op aanvallen letten
    niets over het hoofd zien
    hoe verlies ik geen stenen
    hoe bescherm ik mijn pionnen
    hoe zie ik een aanval aankomen
    ik raak steeds stenen kwijt
    waar loert gevaar
    wat check ik voor ik zet
    hoe pas ik op mijn stenen
    ik zag het niet aankomen
    open lijnen in de gaten houden
    hoe voorkom ik verlies van stenen
    kijken voor je zet
    hoe blijf ik veilig
    hoe voorkom ik dat hij slaat
    hoe voorkom ik een slag
    hoe zorg ik dat ik niet geslagen word
    hoe verdedig ik mijn stenen
    hoe hou ik mijn stenen veilig
    hoe zie ik gevaar
    opletten
    waar moet ik op letten voor ik zet
    waar moet ik voor uitkijken
    ik verlies telkens stenen
    ik word steeds geslagen
    waarom raak ik steeds stenen kwijt
    ik kijk niet goed
    hij pakt me elke keer
    hij kwam van ver en sloeg
    hoe ontwijk ik een aanval
    vooruit kijken
    waar moet ik op letten
    waar let ik op voor ik zet
    wat moet ik nakijken voor ik zet
    waarop moet ik opletten bij elke zet
    waar moet ik mee opletten
asking-wait =
    verdedigend spelen
    niemand doet iets
    in formatie blijven
    afwachten of aanvallen
    gesloten rij houden
    moet ik wachten
    is verdedigen beter
    alles dicht houden
    niemand durft te beginnen
    wie moet er eerst openen
    rij openen of dicht laten
    blijven staan of naar voren
    allebei in de verdediging
    hoe breek ik een muur open
    we wachten allebei
    is aanvallen beter dan verdedigen
    moet ik aanvallen of verdedigen
    aanvallen of verdedigen
    verdedigen
    is wachten slim
    is het slim om te wachten
    wie moet er beginnen met aanvallen
    niemand wil beginnen
    we staan allebei stil
    allebei een muur
    gesloten muur wat nu
    hoe kom ik door zijn muur
    hoe breek ik zijn verdediging
    zijn muur gaat niet open
    moet ik mijn rij openbreken
    formatie vasthouden
    te verdedigend
asking-open =
    weg vrijmaken voor de leider
    ruimte maken voor de koning
    baan vrij voor de leider
    hoe maak ik de weg vrij voor mijn leider
    pad vrij voor mijn generaal
    soldaten uit de weg voor de leider
    hoe krijg ik mijn leider erdoor
    gat maken voor de koning
    eerst de weg vrij dan lopen
    mijn eigen soldaten staan in de weg van de leider
    baan openen
    weg banen voor de baas
    doorgang maken voor de leider
    ruim baan voor de koning
    hoe open ik de weg
    hoe maak ik ruimte voor mijn leider
    hoe komt mijn leider vooruit
    mijn leider zit achter mijn soldaten
    mijn leider kan er niet door
    pad vrijmaken
    pad vrijmaken voor de leider
    een baan vrijmaken
    weg vrijmaken
    ruimte maken
    plaats maken voor de leider
    soldaten opzij voor de koning
    eerst soldaten dan de leider
    hoe krijg ik een vrije baan
    ruim baan maken
    gang vrijmaken
asking-race =
    wie is sneller in de wedloop
    ben ik sneller dan hij
    wedloop uitrekenen
    wie is er het eerst
    haal ik het eerder dan hij
    hoeveel zetten heeft hij nog nodig
    zetten tellen tot de finish
    wie wint de race
    ben ik op tijd
    wie is er het eerst over
    haalt hij het eerder
    tellen wie er voor ligt
    kan ik hem nog inhalen
    wie ligt er voor in de race
    hoe reken ik uit wie er eerst is
    wie wint de wedloop
    ben ik eerder dan hij
    ben ik er eerder
    ben ik sneller
    kan hij me voor zijn
    haal ik het nog
    haalt hij het nog
    wie loopt voor
    hoe weet ik wie er eerder is
    zetten uitrekenen tot de overkant
    wie is het snelst over
    hoeveel zetten tot de overkant
    moet ik rennen of tegenhouden
    rennen of blokkeren
    heb ik tijd genoeg voor de oversteek
    uitrekenen
    wie is er vroeger over
    is zijn leider vroeger over dan de mijne
    hoe weet ik of hij eerder aan de overkant is
    is mijn baas eerder aan de overkant
    kan ik zien wie er vroeger is
    is mijn leider sneller over
asking-source =
    wie heeft dit bedacht
    wie is de auteur
    wie is vogt
    wie is walker
    waar komen de regels vandaan
    van wie is het spel
    bron van de regels
    wie heeft dit gemaakt
    wie heeft de regels geschreven
    wie heeft het spel uitgevonden
    wie is dmytro
    wie is lemery
    wat is lemery games
    wie is andreas frank vogt
    wie is damian walker
    waar vind ik de originele regels
    is er een link naar de regels
    welk boek is dat
    welke uitgever
    uit welk jaar
    wanneer is dit gemaakt
    waar hebben jullie dit vandaan
    wie zit hierachter
    wie kwam hierop
    door wie bedacht
    wie is vogt eigenlijk
    wie was vogt
    wie is andreas vogt
    wie is damian walker eigenlijk
    wie is die dmytro
    wat is lemery
    door wie is dit spel gemaakt
    wie bedacht dit spel
    wie verzint zoiets
    wie heeft deze regels geschreven
    waar staat dit beschreven
    waar kan ik de regels lezen
    waar vind ik de regels op internet
    welke website
    link
    is er een boek van
    in welk boek staat het
    hoe heet het boek
    van wie komt dit
    uit welk land komt de maker
    maker
    auteur
    bron
    bedenker
    uitgever
    copyright
    in welk jaar is dit verschenen
    hoe oud is deze versie
    wie heeft de tekeningen gemaakt
    wie heeft het regelboek geïllustreerd
    heb je een link
    is er een link
    waar staat de originele tekst
    waar komt dit spel vandaan
    wie zit hier achter
    wat is boardgamegeek
    van wie is het idee
    wie heeft het spel in elkaar gezet
    wie heeft dit uitgedokterd
asking-same =
    is het griekse en het romeinse spel hetzelfde
    hetzelfde als latrunculi
    zelfde regels als latrunculi
    verschil petteia latrunculi
    is dit hetzelfde als latrunculi
    is het romeinse spel anders
    wat is het verschil met latrunculi
    is petteia latrunculi
    ludus latrunculorum hetzelfde
    grieks of romeins
    speelden grieken en romeinen hetzelfde
    lijkt dit op het romeinse spel
    zijn de regels dezelfde als bij de romeinen
    griekse en romeinse versie
    is dat gewoon latrunculi
    is dit latrunculi
    is petteia hetzelfde als latrunculi
    latrunculi of petteia
    wat is het verschil tussen petteia en latrunculi
    verschil tussen het griekse en het romeinse spel
    zelfde spel als bij de romeinen
    speelden de romeinen hetzelfde
    romeins of grieks
    is het romeinse spel hetzelfde
    waarom dezelfde regels voor grieks en romeins
    hetzelfde spel andere naam
    is dit niet gewoon ludus latrunculorum
asking-models =
    op welke reconstructie is het gebaseerd
    schädler kowalski callen
    naar welke onderzoeker
    voorbeeld voor de regels
    waar zijn de regels op gebaseerd
    wie is schädler
    wie is callen
    wie is kowalski
    van welke geleerde
    op wiens onderzoek
    welke wetenschapper
    naar wiens reconstructie
    waarop is dit gebaseerd
    wie stond model
    reconstructie van schädler
    naar het voorbeeld van wie
    welk onderzoek zit erachter
    op wie is dit gebaseerd
    waarop baseert hij zich
    wie is schädler eigenlijk
    wie is kowalski eigenlijk
    wie was moshe callen
    naar wie zijn de regels gemaakt
    welke reconstructie is dit
    wiens reconstructie
    reconstructie van kowalski
    reconstructie van callen
    gebaseerd op
    inspiratie voor de regels
    wie heeft het regelboek geïnspireerd
    naar het idee van wie
    bronnen van de auteur
    op welke professor baseert het boekje zich
    welke geleerde stond model
    op wie steunt dit spel
    op welk onderzoek steunt dit
    welke onderzoeker inspireerde dit
asking-sides =
    wie zijn de spartanen
    zwart en wit
    welke kant is wit
    wie is welke kleur
    wie is athene en wie sparta
    welke kleur hebben de spartanen
    wie is wit
    wie krijgt welke kant
    wie zijn de atheners
    wit of zwart
    wie is zwart
    welke kant is athene
    atheners en spartanen
    sparta of athene
    welke kleur is sparta
    hoe heten de twee kanten
    wit en zwart in het origineel
    wie speelt er wit
    ben ik wit of zwart
    welke kleur ben ik
    ben ik athene of sparta
    ben ik de spartanen
    spartanen
    atheners
    is oranje wit
    is blauw zwart
    welke kleur is wit hier
    wit tegen zwart
    waarom staat er wit in het boek
    athene tegen sparta
    met welke kleur speel ik
asking-story =
    het verhaal bij het spel
    waarom vechten grieken tegen etrusken
    is het verhaal echt gebeurd
    wie zijn de etrusken
    achtergrondverhaal
    grieken en etrusken
    het verhaal achter het spel
    wie heeft het verhaal verzonnen
    klopt dat verhaal van de etrusken
    wat hebben etrusken ermee te maken
    grieken tegen etrusken
    wie vechten er tegen elkaar
    welke twee legers zijn het
    waarom etrusken
    oorlog tussen grieken en etrusken
    is dat echt gebeurd met die etrusken
    wat is het verhaal
    is er een verhaal
    welk verhaal hoort erbij
    waar gaat het verhaal over
    wie zijn die etrusken
    waarom grieken tegen etrusken
    vochten grieken tegen etrusken
    is er echt zo'n oorlog geweest
    heeft die veldslag echt plaatsgevonden
    etrusken
    thema van het spel
    welke volken vechten
    verzonnen verhaal
    achtergrond van het spel
asking-variant =
    is dit een variante van het regelboek
    welke variant is dit
    staat de variant in het regelboek
    is dit een variant
    officiële variant
    hoort dit bij het originele spel
    van wie is deze variant
    waar komt deze variant vandaan
    hoe noemt het regelboek dit
    compacte variant
    is dit een officiële versie
    zit dit in de doos
    staat dit zo in het boekje
    welke versie van het spel is dit
    is het een afgeleide versie
    staat deze variant in het boekje
    staat dit spel ook in het regelboek
    staat dit echt in het regelboek
    komt deze uit het regelboek
    is deze van lemery zelf
    is deze versie officieel
    hoort deze versie bij het spel
    is dit een echte variant
    wie heeft deze variant gemaakt
    van wie is de compacte versie
    waar komt het kleine spel vandaan
    waar komt de oversteek vandaan
    waar komt de wedloop vandaan
    hoort dit erbij
    komt dit uit de originele doos
    staat dit in de doos van het spel
    hoort deze bij de doos
    staat deze versie ook ergens in het boekje
    kan ik dit spel terugvinden in de regels
    vind je deze variant in de handleiding
    waar staat deze variant in het regelboek
    is deze variant door de auteur zelf bedacht
    is de wedloop van callen
    heeft callen deze variant zelf bedacht
    heeft lemery deze variant zelf gemaakt
asking-why =
    waarom zijn de regels veranderd
    wat is er mis met gewoon petteia
    waarom zoveel remises
    waarom bestaat deze variant
    waarom is het spel veranderd
    waarom niet gewoon petteia
    wat lost dit op
    wat is er anders dan gewoon petteia
    waarom deze versie
    waarom wordt het zo vaak remise
    waarom eindigt het vaak gelijk
    waarom hebben ze het aangepast
    wat was het probleem met het gewone spel
    wat is het nadeel van gewoon petteia
    waarom is verdedigen zo makkelijk
    waarom is dit anders dan gewoon petteia
    waarom heeft hij de regels veranderd
    waarom een nieuwe versie
    waarom zijn er zoveel remises
    waarom is gewoon petteia saai
    wat klopt er niet aan gewone petteia
    wat was er mis met het oude spel
    wat wilde hij verbeteren
    waarom heeft dmytro dit gemaakt
    waarvoor is deze versie
    wat is het voordeel van deze versie
    reden van de verandering
    te veel gelijkspel
asking-misprint =
    fout in de gedrukte partij
    drukfout in de regels
    fout in de voorbeeldpartij
    is er een drukfout
    zetfout in het boekje
    foutje in het voorbeeld
    klopt de voorbeeldpartij
    de voorbeeldpartij klopt niet
    verkeerde worp in het voorbeeld
    staat er een fout in de regels
    tikfout
    worp 31 of 32
    fout in de afgedrukte partij
    vergissing in het voorbeeld van vogt
    typfout in de partij van vogt
    staat er een fout in het boek
    fout in het boek van vogt
    is er een fout in het voorbeeld
    fout in de worp
    klopt die worp wel
    in het voorbeeld staat een verkeerde worp
    drukfout
    foutje in het regelboek
    de voorbeeldpartij kan niet kloppen
    waarom staat er 31
    klopt het voorbeeld van vogt
    voorbeeld met een fout
asking-pictures =
    hadden jullie het originele regelboek
    plaatjes uit het regelboek
    hebben jullie het regelboek
    hebben jullie de plaatjes gezien
    hebben jullie het boekje gezien
    afbeeldingen uit het regelboek
    tekeningen bij de regels
    waar zijn de plaatjes
    hadden jullie het boek erbij
    kenden jullie de illustraties
    foto van het regelboek
    plaatjes van het originele spel
    hebben jullie het origineel zelf gezien
    staan er plaatjes in het regelboek
    ontbreken de afbeeldingen
    heb je het echte regelboek
    heb je de plaatjes
    waarom zijn er geen plaatjes uit het boek
    zijn dit de plaatjes van het regelboek
    staan de tekeningen erbij
    waar kan ik de tekeningen zien
    hadden jullie de afbeeldingen
    hebben jullie het spel in de doos
    heb je het spel zelf in huis
    missen er plaatjes
    plaatjes
    illustraties
    hebben jullie de plaatjes gebruikt
    waren de tekeningen van het boekje erbij
    heb je de tekeningen uit het boekje bekeken
asking-modern =
    speelden de grieken echt zo
    is dit historisch
    speelden ze vroeger zo
    is dit authentiek
    echte oude regels
    moderne reconstructie
    is dit het echte oude spel
    speelden de oude grieken dit
    hoe oud is dit spel
    hoe oud zijn de regels
    zijn dit de originele regels
    klopt dit historisch
    is dit echt of verzonnen
    is het echt grieks
    komt dit uit de oudheid
    hoe weten jullie hoe het gespeeld werd
    is dat een reconstructie
    speelden ze dit in athene
    speelde socrates dit
    is dit echt zo oud
    weten we de oude regels nog
    duizenden jaren oud
    hoe zeker zijn die regels
    is dit echt zo gespeeld vroeger
    is dit echt uit de oudheid
    speelden de oude grieken zo
    hebben de grieken dit echt gespeeld
    hebben de romeinen dit echt gespeeld
    is dit spel echt oud
    is dit spel nieuw of oud
    is het nep
    is het echt of bedacht
    is het een modern spel
    kende plato deze regels
    kenden ze deze regels toen
    zijn de regels echt
    klopt dit met hoe het vroeger was
    weten we hoe het echt ging
    hoe betrouwbaar is dit
    historisch verantwoord
    authentiek
    reconstructie
    speelde julius caesar dit
    speelde alexander de grote dit
    hoe weten we hoe het destijds gespeeld is
    werd het destijds zo gespeeld
    is dit de oorspronkelijke versie
    oorspronkelijke regels
asking-reading =
    wat hebben jullie zelf besloten
    welke regels zijn van jullie
    eigen uitleg
    waar zijn de regels onduidelijk
    wat hebben jullie erbij verzonnen
    wat staat er niet in het regelboek
    welke regels hebben jullie bedacht
    wat is jullie eigen toevoeging
    waar wijken jullie af
    is dat officieel
    staat dat echt in de regels
    hebben jullie iets veranderd
    welke keuzes hebben jullie gemaakt
    wat liet de auteur open
    jullie interpretatie
    wat is er geraden
    zijn alle regels van de auteur
    wie heeft dat zo beslist
    eigen regels van de bot
    verschil met het originele regelboek
    komt die remise van de auteur
    wat hebben jullie er zelf bij bedacht
    wat hebben jullie zelf verzonnen
    welke regels hebben jullie veranderd
    welke regels zijn niet van de auteur
    wat is van jullie en wat van de auteur
    hebben jullie de regels aangepast
    wijken jullie af van het boek
    verschilt dit van het regelboek
    is dit precies zoals in het boek
    is dit officieel
    waar was het regelboek niet duidelijk
    wat was niet duidelijk in de regels
    onduidelijkheden
    eigen keuzes
    wat hebben jullie ingevuld
    waar moesten jullie gokken
    eigen interpretatie
    wie bepaalde dat
    van wie is die regel
    staat die regel in het boek
    wat staat niet in de oorspronkelijke regels
    welke regels komen van jullie
    wat komt van jullie zelf
    afwijkingen van de oorspronkelijke regels
    welke regels hebben jullie toegevoegd
asking-abandon =
    wat als mijn tegenstander opgeeft
    winst door opgave
    partij opgeven
    kun je opgeven
    partij afbreken
    wat gebeurt er als ik opgeef
    win ik als de ander opgeeft
    hij geeft op wie wint
    abbandono
    ik geef op wat dan
    win je door opgave
    hij stopt ermee heb ik dan gewonnen
    mag je opgeven
    tegenstander heeft opgegeven
    verlies ik als ik opgeef
    stoppen midden in de partij
    de ander kapt ermee
    opgave
    wat is abbandono
    wat als hij opgeeft
    wat als ik opgeef
    hij gaf op heb ik gewonnen
    win ik als hij stopt
    verlies ik als ik stop
    verlies ik als ik wegga
    is opgeven verliezen
    telt opgeven als verlies
    is opgeven toegestaan
    wie wint er als er een opgeeft
    de ander houdt ermee op
    opgeven
    wat gebeurt er als iemand wegloopt uit de partij
    overgave
    zich overgeven
