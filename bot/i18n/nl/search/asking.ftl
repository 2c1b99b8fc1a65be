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
asking-first-move =
    wie zet het eerst na het plaatsen
    alle stenen geplaatst wie is aan zet
    wie begint te zetten als alles staat
    na de plaatsfase wie is er
    laatste steen geplaatst wie begint
    bord vol wie doet de eerste zet
    wie mag als alle stenen staan
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
asking-place-quiet =
    kun je slaan tijdens het plaatsen
    wordt er geslagen tijdens het plaatsen
    slaan in de plaatsfase
    kun je vastzetten tijdens het plaatsen
    mag ik zetten voordat alles geplaatst is
    wanneer mag ik gaan zetten
    kan er al iets geslagen worden terwijl we neerzetten
asking-place-safe =
    een steen tussen twee vijanden geplaatst
    ik heb een steen tussen twee van hem gezet is hij geslagen
    ertussen geplaatst
    bij het opstellen tussen twee tegenstanders
    hij plaatste aan beide kanten van mijn steen
    is een ertussen geplaatste steen veilig
    mag ik tussen twee vijanden plaatsen
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
asking-illegal =
    wat gebeurt er bij een foute zet
    ik heb verkeerd gezet
    staat er straf op fouten
    ben ik mijn beurt kwijt
    ongeldige zet
    verboden zet
    mijn zet is geweigerd
    wat als ik iets doe dat niet mag
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
asking-jump-own =
    kan ik over mijn eigen stenen springen
    over je eigen heen springen
    eigen steen overspringen
    mag je over vrienden springen
    over mijn eigen mensen springen
    eigen stukken overslaan met een sprong
asking-jump-bound =
    over een vastgezette steen springen
    mag je over een vastgezette
    over een gevangene springen
    kan een vastgezette overgesprongen worden
    is een vastgezette steen veilig voor sprongen
    sla ik een vastgezette ook met een sprong
asking-jump-twice =
    twee keer over dezelfde steen springen
    in een rondje springen
    terugspringen naar het beginveld
    dezelfde steen nog een keer overspringen
    terug naar waar ik begon
    mag ik eindigen waar ik begon
asking-run-up =
    moet de leider naast de steen staan waar hij over springt
    eerst schuiven dan springen
    mag hij een aanloop nemen
    van een afstand springen
    moet hij er direct naast staan
    met een gat ertussen springen
    voor de sprong schuiven
    aanloop voor een sprong
asking-landing =
    waar landt hij na de sprong
    waar komt de leider neer
    hoe ver springt hij
    als het veld erachter bezet is
    landingsveld
    moet het veld erachter leeg zijn
    direct achter de steen
    mag hij verder landen
asking-jump-once =
    kan de leider twee keer springen
    twee sprongen in één zet
    hoeveel sprongen per beurt
    kan hij over de andere leider
    kunnen de leiders over elkaar springen
    maar één sprong
    hoe vaak mag hij springen
asking-jumped =
    sla je door eroverheen te springen
    worden overgesprongen stenen geslagen
    gaat het stuk weg waar ik over spring
    slaan zoals bij dammen
    is de overgesprongene dood
    gaat wie overgesprongen wordt eraf
    sla je een steen door eroverheen te gaan
asking-landing-takes =
    slaat hij waar hij landt
    na de sprong slaan
    kun je met een sprong slaan
    landen en slaan
    springen en dan insluiten
    de leider landt en sluit in
    kan de leider bij het landen slaan
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
asking-mover =
    waarom werd hij niet geslagen
    die stonden er al
    maakt het uit welke steen het laatst zette
    welke moet er gezet hebben
    moet ik zelf gezet hebben
    telt het als ze er al stonden
    wie van de twee het laatst gezet heeft
    waarom telt het niet als ze er al stonden
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
asking-several =
    kan ik er meer tegelijk slaan
    twee tegelijk pakken
    hoeveel kan ik er met één zet slaan
    meerdere tegelijk
    dubbel slaan
    hoeveel kan ik hoogstens slaan
    twee in verschillende richtingen slaan
    drie in één keer
asking-corner =
    hoe sla je in de hoek
    steen in de hoek
    kan een steen in de hoek geslagen worden
    ben ik veilig in de hoek
    hoe krijg ik iemand uit de hoek
    hoek slaan
    hij zit in het hoekje
    werkt slaan ook in een hoek
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
asking-huff =
    wat is blazen
    hoe werkt blazen
    tegenstander vergat te slaan
    steen wegblazen
    wat gebeurt er als ik een slag mis
    blazen zoals bij dammen
    blazen
    hij sloeg niet terwijl het moest
asking-huff-when =
    wanneer mag ik blazen
    wanneer moet ik blazen
    voor of na mijn zet blazen
    kan ik later nog blazen
    kost blazen mijn zet
    tot wanneer mag ik blazen
    op welk moment blaas je
asking-huff-who =
    welke steen wordt geblazen
    wie mag ik blazen
    kan de leider geblazen worden
    welk stuk gaat eraf bij blazen
    mag ik kiezen welke steen ik blaas
    welk stuk raak ik kwijt door blazen
asking-huff-wrong =
    verkeerd geblazen
    wat als ik ten onrechte blaas
    straf voor verkeerd blazen
    hij sloeg wel maar een andere
    ik kon er twee slaan en nam er een
    onterecht geclaimd
    wat gebeurt er bij een foute claim
asking-removal =
    hoe haal ik een vastgezette van het bord
    gevangene weghalen
    vastgezette steen weghalen
    gevangenen opruimen
    wanneer gaat een vastgezette eraf
    meer gevangenen van het bord halen
    hoe pak ik een vastgezet stuk
asking-removal-turn =
    kost weghalen een beurt
    mag ik na het weghalen nog zetten
    weghalen en zetten in één beurt
    is weghalen een hele beurt
    meer gevangenen in één beurt
    haal ik er maar een weg per beurt
asking-removal-when =
    wanneer mag ik een vastgezette weghalen
    hoe lang kan ik wachten met weghalen
    meteen weghalen
    moet ik de gevangene direct weghalen
    op welk moment van het bord halen
    kan ik later weghalen
asking-leader =
    hoe gaat de leider
    hoe zet de koning
    hoe gaat de dux
    hoe ver gaat de koning
    beweegt de leider zoals de rest
    wat kan de generaal
    hoe loopt de koning
    wat mag mijn leider
asking-leader-partner =
    kan de leider slaan
    helpt de koning bij het slaan
    slaat de koning ook mee
    waar is de dux goed voor
    mag de dux meeslaan
    kan de koning zelf slaan
    telt de leider mee om in te sluiten
asking-leader-both =
    soldaat en dux tegelijk ingesloten
    een zet sluit een steen en de dux in
    steen en dux in één keer slaan
    dux en soldaat tegelijk
    wat als soldaat en dux samen worden ingesloten
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
asking-protected =
    koning met een eigen steen ernaast
    zijn twee vijanden genoeg voor de koning
    is de koning beschermd als er een eigen naast staat
    twee vijanden aan weerszijden van de koning
    dekt een buur de koning
    beschermt een eigen steen de koning
    hoe bescherm ik mijn koning
asking-surround =
    wat is omsingeld
    wanneer is de leider ingesloten
    leider aan alle kanten dicht
    koning opgesloten
    mijn koning kan nergens meer heen
    dux helemaal ingesloten verloren
    koning omsingelen
    vier kanten om de leider dicht
asking-surround-edge =
    leider aan de rand omsingeld
    koning in de hoek ingesloten
    drie stenen om de koning aan de rand
    telt de rand bij het insluiten
    zijn drie genoeg aan de rand
    omsingeld aan de rand
    leider tegen de rand
asking-surround-own =
    eigen stenen sluiten mijn leider in
    ik heb mijn eigen koning ingebouwd
    kan ik mezelf insluiten en verliezen
    tellen eigen stenen bij het insluiten
    per ongeluk de koning ingesloten
    mijn eigen stukken omsingelen mijn leider
asking-alone =
    leider alleen
    koning zonder soldaten
    alleen de leider is nog over
    alle soldaten weg
    ik heb geen soldaten meer
    alleen de koning over
    alle soldaten geslagen
asking-count =
    wie het eerst dertien heeft
    wie het eerst vijf heeft
    hoeveel moet ik er slaan om te winnen
    vijf wat
    win je op aantal geslagen stenen
    spel tot vijf
    aantal geslagen stenen om te winnen
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
asking-both =
    wat als allebei nog maar één hebben
    allebei tegelijk verliezen
    allebei tegelijk winnen
    allebei in één keer aan het eind
    allebei nog een steen
    wie wint als beide tegelijk verliezen
    beide leiders tegelijk geslagen
asking-agree =
    kunnen we remise afspreken
    remise aanbieden
    gelijkspel afspreken
    remise in overleg
    allebei willen gelijkspel
    remise
    hoe komt er remise
    samen stoppen
asking-repetition =
    drie keer dezelfde stelling
    herhaling van zetten
    herhaling van stelling
    de stelling komt steeds terug
    steeds dezelfde zetten
    heen en weer
    remise door herhaling
asking-quiet =
    honderd zetten zonder slaan
    niemand slaat iets
    is er een zettenlimiet
    er gebeurt niets
    het spel houdt nooit op
    eindeloos heen en weer zonder slaan
    wanneer is het remise
    vijftig zetten regel
asking-quiet-count =
    telt plaatsen mee voor de honderd zetten
    wat zet de telling terug
    telt vastzetten
    vanaf wanneer wordt er geteld
    begint de telling opnieuw
    telt het neerzetten mee
    begint de telling opnieuw door vastzetten
asking-single =
    hij heeft er nog maar een
    nog maar één steen over
    wanneer heeft hij verloren
    ik heb nog maar één steen
    hoeveel stenen moeten er over zijn
    laatste steen
    hoeveel stenen mag ik verliezen
    wie er nog één heeft verliest
asking-crossing =
    wat is de oversteek
    hoe win ik
    hoe win je dit
    leider naar de overkant brengen
    koning naar het andere eind lopen
    wat moet ik doen om te winnen
    wedloop winnen
    wanneer is de leider over
asking-far-row =
    wat is de achterste rij van de vijand
    welke rij moet mijn leider bereiken
    doelrij van de lars
    waar moet de leider heen
    waar is de finish
    naar welke rij moet de leider
    tot welke rij moet ik lopen
asking-crossing-men =
    wint een soldaat op de laatste rij
    gewone steen aan de overkant
    een soldaat is aangekomen
    steen komt helemaal achteraan
    promoveert een steen
    wat gebeurt er als een soldaat de overkant haalt
    wint een pion aan de overkant
asking-crossing-duty =
    eerst slaan of oversteken
    moet ik slaan als ik kan oversteken
    gaat slaan voor oversteken
    slagplicht voor de finish
    moet ik slaan in plaats van winnen
    wat gaat voor slaan of naar de overkant
    ik kan winnen maar ook slaan
asking-crossing-last =
    oversteek in de honderdste zet
    in de laatste zet voor remise aangekomen
    winst of remise bij de honderdste zet
    laatste zet naar de overkant
    telt winst in de honderdste zet
asking-bind =
    hoe zet ik een vijand vast
    wat is vastzetten
    hoe werkt vastzetten
    een steen klemzetten
    wanneer is een steen vastgezet
    hoe vang ik een vijand
    vijand verlammen
    wanneer zit een steen vast tussen twee
asking-bind-several =
    meer tegelijk vastzetten
    twee naast elkaar vastzetten
    twee tegelijk klemzetten
    kan ik er twee op een rij vastzetten
    meerdere met één zet vastzetten
    kun je een rij vastzetten
asking-chain-last =
    zet wie springt onderweg ook vast
    vastzetten midden in een reeks sprongen
    zet hij vast op elk veld waar hij landt
    alleen aan het eind van de sprongen
    telt alleen het laatste veld bij springen
    vastzetten tijdens het springen
asking-bound =
    kan een vastgezette steen iets doen
    mag een vastgezette zetten
    waarom kan ik dit stuk niet verplaatsen
    mijn steen zit vast
    wat mag een gevangene
    wat kan een vastgezette steen
    kan een vastgezette bewegen
asking-held =
    hoe lang blijft een steen vastgezet
    hoe bevrijd ik mijn steen
    wanneer is een vastgezette weer vrij
    hoe kom ik los
    bewaker gaat weg
    hoe red ik een gevangene
    wanneer komt een vastgezette vrij
asking-held-lines =
    langs twee lijnen vastgezet
    van vier kanten vastgezet
    door twee paren vastgehouden
    dubbel vastgezet
    in twee richtingen vastgezet
    horizontaal en verticaal vastgezet
asking-pins =
    kan een vastgezette andere vastzetten
    houdt een vastgezette nog vast
    bewaker zelf vastgezet
    kunnen gevangenen helpen vastzetten
    de bewaker vastzetten
    houdt een vastgezette steen anderen vast
asking-freed =
    mag een bevrijde steen meteen zetten
    steen bevrijd mag hij gelijk
    na de bevrijding zetten
    wanneer mag de bevrijde weer
    kan een bevrijde steen direct zetten
    na het bevrijden meteen springen
asking-attack =
    wat is een aanval
    wat telt als aanval
    hoe val ik aan
    naast een vijand gaan staan
    wanneer val ik aan
    moet ik aanvallen
    wat geldt als aanval
    wat is aanvallen hier
asking-attack-passing =
    is erlangs gaan een aanval
    langs een vijand gaan
    van de ene vijand naar de andere
    al naast de vijand
    is passeren een aanval
    van een vijand weg naar een ander
    telt het als ik al naast een vijand stond
asking-ordinarius =
    wat is een ordinarius
    ordinarii
    gewone rechtopstaande steen
    wat betekent ordinarius
    wat is een gewone steen
    verschil tussen ordinarius en vagus
asking-quiet-move =
    wanneer wordt een steen omgedraaid
    waarom is mijn steen omgedraaid
    wat als ik niet aanval
    zet zonder aanval
    mijn steen staat op zijn kop
    wat gebeurt er als ik niet aanval
    waarom draaide mijn steen om
asking-vagus =
    wat is een vagus
    vagi
    wat kan een omgedraaide steen
    gaat een omgedraaide zoals de andere
    omgedraaide steen
    wat betekent vagus
    kan een vagus slaan
    wat mag een omgekeerde steen
asking-vagus-stays =
    met een vagus aangevallen maar niets geslagen
    blijft hij omgedraaid
    is een aanval genoeg om terug te draaien
    draait een aanval de vagus terug
    blijft de vagus na de aanval omgedraaid
    wordt hij door een aanval weer normaal
asking-turned-back =
    hoe wordt een vagus weer rechtop
    wanneer draai je een steen terug
    slaan met een vagus
    als hij slaat wordt hij weer normaal
    hoe draai ik hem weer om
    hoe wordt een omgedraaide steen weer gewoon
    hoe krijg ik mijn vagus terug
asking-capture-attack =
    is slaan ook een aanval
    slaan zonder aanval
    wordt mijn steen omgedraaid als hij slaat
    telt een slag als aanval
    is elke slag een aanval
    word ik omgedraaid als ik sla
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
asking-hand =
    wat met nog niet geplaatste stenen
    tellen stenen in de hand
    stenen in voorraad
    stenen in de hand
    tellen niet geplaatste stenen mee
asking-peltast =
    pelta
    wat is een peltast
    hoe gaat een peltast
    hoe ver gaat een peltast
    lichte soldaten
    peltast en dobbelstenen
    welke dobbelsteen gebruikt de peltast
asking-hoplite =
    hoe ver gaat een hopliet
    hoe zet een hopliet
    wat is een hopliet
    hoe ver gaan de zware
    hopliet en dobbelstenen
    waarom kan mijn hopliet niet verder
    hopliet over het hele bord
asking-basileus =
    wat is een basileus
    wie is de koning
    hoe gaat de basileus
    koning met de dobbelstenen
    basileus en dobbelstenen
    hoe ver gaat de basileus
    hoe beweegt de basileus
asking-armour =
    hoe sla ik een hopliet
    wat doet het pantser
    kan een peltast een hopliet slaan
    twee lichte om mijn hopliet
    twee peltasten tegen een hopliet
    wie kan een hopliet slaan
    waarom is mijn hopliet niet geslagen
asking-class =
    wie kan de basileus slaan
    heb ik hoplieten nodig om de koning te slaan
    kunnen peltasten de koning slaan
    klassenregel
    welke stukken slaan de koning
    wie mag de koning slaan
    welke stukken heb ik nodig voor de basileus
asking-breakthrough =
    sfondamento
    doorbraak
    koning bereikt de overkant
    koning naar de overkant brengen
    win ik als mijn koning aan de overkant is
    mijn koning staat op de laatste rij
    wint de koning aan de andere kant
asking-decimation =
    decimazione
    decimering
    alle peltasten geslagen
    alle hoplieten geslagen
    is het winst als alle hoplieten weg zijn
    wat is decimazione
    als alle peltasten weg zijn
    een hele klasse kwijt
asking-active =
    wat is een actief stuk
    wanneer is een stuk actief
    wat maakt een stuk actief
    actieve stenen
    wat betekent actief
    contactvelden
    is het genoeg om naast een vijand te staan om actief te zijn
asking-passive =
    wat is een passief stuk
    passieve zet
    hoeveel passieve zetten mag ik doen
    renitenza
    verloren door passieve zetten
    drie keer ver van de vijand gezet
    luie zetten
    verlies ik door te wachten
asking-active-judged =
    actief voor of na de zet
    wordt het oude of het nieuwe veld beoordeeld
    van waaruit telt actief
    waar hij stond of waar hij komt
    wanneer wordt gekeken of een stuk actief is
    telt de stelling voor de zet
asking-passive-count =
    wat zet de passieve zetten terug
    wanneer begint de telling van passieve zetten opnieuw
    teller van luie zetten
    hoe raak ik passieve zetten kwijt
    hoe zet ik de teller terug
asking-order =
    welk einde telt eerst
    twee eindes tegelijk
    volgorde van de eindes
    wat geldt eerst
    wat als twee eindes tegelijk komen
    welke winst gaat voor
asking-superiority =
    superiorità
    overmacht
    wie wint na honderd zetten
    meer stukken aan het eind
    wint wie meer stukken heeft na honderd zetten
    wat is superiorità
asking-ignorance =
    ignoranza
    onwetendheid
    een verboden zet volhouden
    ondanks waarschuwing fout zetten
    twee keer fout gezet
    wat is ignoranza
    wat als ik op de foute zet blijf staan
asking-throw =
    hoe werken de dobbelstenen
    wanneer gooi ik
    wie gooit
    hoeveel dobbelstenen
    voor elke zet gooien
    wat betekent de worp
    hoe wordt er gegooid
    wie rolt de dobbelstenen
asking-hermes =
    wat is de zet van hermes
    hermes
    wat betekent hermes
    koning met de som van de ogen
    hermeszet
    wanneer mag de koning precies de hoogste
asking-hermes-path =
    moet de weg vrij zijn voor hermes
    kan hermes vliegen
    springt de koning bij hermes
    iets in de weg bij hermes
    mag de koning springen bij hermes
asking-always =
    mijn worp is te klein
    de worp past niet
    wat als ik met de worp niet kan zetten
    kan een worp me tegenhouden
    niemand kan met deze worp zetten
    kan ik altijd zetten
asking-zeus =
    wat levert een dubbele worp op
    wat gebeurt er bij dubbel
    hand van zeus
    dubbel gegooid
    nog een keer gooien na dubbel
    krijg ik een extra zet bij dubbel
    twee dezelfde gegooid
asking-zeus-on =
    hoe vaak kan ik dubbel gooien
    weer dubbel
    dubbel na dubbel
    nog een dubbele nog een extra worp
    meer keer dubbel achter elkaar
    tweede keer dubbel
asking-waive =
    moet ik de extra worp nemen
    van de extra worp afzien
    mag ik de bonus weigeren
    stoppen met gooien bij dubbel
    kan ik de extra zet laten zitten
    moet ik nog een keer gooien
asking-zeus-won =
    met dubbel gewonnen moet ik nog gooien
    na de winst nog gooien
    gewonnen met dubbel
    moet ik gooien na een winnende zet
asking-zeus-count =
    tellen zetten na dubbel
    tellen extra zetten voor de honderd
    tellen bonuszetten als passief
    tellen extra zetten mee
asking-options =
    welke opties zijn er
    regels veranderen
    varianten instellen
    huisregels
    wat kun je instellen
    hoe kies ik opties
    welke varianten zijn er
    spelregels aanpassen
asking-sizes =
    groter bord
    bordgrootte veranderen
    kleiner bord
    op een ander bord spelen
    welke bordgroottes zijn er
    kan ik een groter bord nemen
    bord van tien bij tien
asking-rows =
    met één rij spelen
    maar één rij stenen
    twee rijen stenen
    minder stenen per kant
    hoeveel rijen stenen heeft ieder
    met minder stenen spelen
asking-small =
    wedloop op een klein bord
    oversteek op een ander bord
    op het kleine bord spelen
    kan het ook kleiner
    klein bord voor de wedloop
asking-tips =
    hoe word ik beter
    goede strategie
    tips voor beginners
    wat is een goede tactiek
    advies
    hoe speel je goed
    trucjes
    hoe win ik vaker
asking-bait =
    een steen opofferen
    lokaas
    in de val lokken
    offer brengen
    steen weggeven om te winnen
    kan ik een steen offeren
    loont een offer
asking-bring =
    hoe bereid ik een slag voor
    hoe kom ik tot slaan
    stenen samen naar voren
    slag voorbereiden
    hoe val ik het beste aan
    hoe vang ik het best een steen
asking-look =
    hoe voorkom ik dat ik geslagen word
    waar moet ik voor mijn zet op letten
    op aanvallen letten
    niets over het hoofd zien
    hoe verlies ik geen stenen
asking-wait =
    verdedigend spelen
    niemand doet iets
    in formatie blijven
    afwachten of aanvallen
    gesloten rij houden
    moet ik wachten
    is verdedigen beter
asking-open =
    weg vrijmaken voor de leider
    ruimte maken voor de koning
    baan vrij voor de leider
    hoe maak ik de weg vrij voor mijn leider
asking-race =
    wie is sneller in de wedloop
    ben ik sneller dan hij
    wedloop uitrekenen
    wie is er het eerst
asking-source =
    wie heeft dit bedacht
    wie is de auteur
    wie is vogt
    wie is walker
    waar komen de regels vandaan
    van wie is het spel
    bron van de regels
    wie heeft dit gemaakt
asking-same =
    is het griekse en het romeinse spel hetzelfde
    hetzelfde als latrunculi
    zelfde regels als latrunculi
    verschil petteia latrunculi
    is dit hetzelfde als latrunculi
asking-models =
    op welke reconstructie is het gebaseerd
    schädler kowalski callen
    naar welke onderzoeker
    voorbeeld voor de regels
    waar zijn de regels op gebaseerd
    wie is schädler
    wie is callen
asking-sides =
    wie zijn de spartanen
    zwart en wit
    welke kant is wit
    wie is welke kleur
    wie is athene en wie sparta
    welke kleur hebben de spartanen
    wie is wit
    wie krijgt welke kant
asking-story =
    het verhaal bij het spel
    waarom vechten grieken tegen etrusken
    is het verhaal echt gebeurd
    wie zijn de etrusken
    achtergrondverhaal
    grieken en etrusken
    het verhaal achter het spel
asking-variant =
    is dit een variante van het regelboek
    welke variant is dit
    staat de variant in het regelboek
    is dit een variant
asking-why =
    waarom zijn de regels veranderd
    wat is er mis met gewoon petteia
    waarom zoveel remises
    waarom bestaat deze variant
    waarom is het spel veranderd
asking-misprint =
    fout in de gedrukte partij
    drukfout in de regels
    fout in de voorbeeldpartij
    is er een drukfout
asking-pictures =
    hadden jullie het originele regelboek
    plaatjes uit het regelboek
    hebben jullie het regelboek
    hebben jullie de plaatjes gezien
asking-modern =
    speelden de grieken echt zo
    is dit historisch
    speelden ze vroeger zo
    is dit authentiek
    echte oude regels
    moderne reconstructie
    is dit het echte oude spel
asking-reading =
    wat hebben jullie zelf besloten
    welke regels zijn van jullie
    eigen uitleg
    waar zijn de regels onduidelijk
    wat hebben jullie erbij verzonnen
    wat staat er niet in het regelboek
asking-abandon =
    wat als mijn tegenstander opgeeft
    winst door opgave
    partij opgeven
    kun je opgeven
    partij afbreken
    wat gebeurt er als ik opgeef
    win ik als de ander opgeeft
