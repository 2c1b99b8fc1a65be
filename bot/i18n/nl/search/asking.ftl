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
    hoeveel hoplieten heb ik
    hoeveel peltasten krijg ik
    is er een baas in dit spel
    aantal stenen in het begin
    uit hoeveel stukken bestaat mijn leger
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
asking-agree =
    kunnen we remise afspreken
    remise aanbieden
    gelijkspel afspreken
    remise in overleg
    allebei willen gelijkspel
    remise
    hoe komt er remise
    samen stoppen
    kunnen we er remise van maken
    mag ik remise voorstellen
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
    gelijkspel aanbieden
    we vinden het wel best zo
    puntendeling
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
