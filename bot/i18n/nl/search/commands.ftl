# How people ask for what a command does, a way a line. Searched, never shown.

asking-command-challenge =
    met een vriend spelen
    hoe daag ik iemand uit
    nieuwe partij beginnen
    hoe stel ik de klok in
    tegen de computer spelen
    hoe nodig ik iemand uit
    ik wil spelen
    hoeveel bedenktijd hebben we
    een potje beginnen
    speel een spelletje met me
    iemand zoeken om tegen te spelen
    hoe start ik een spel
    hoe begin ik een potje met iemand
    zullen we een potje doen
    ik zoek een tegenstander
    spelen tegen de bot
    kan ik alleen spelen
    is er een computer om tegen te spelen
    hoe sterk is de computer
    niveaus van de computer
    hoeveel minuten krijgen we
    snel potje met klok
    langzame partij
    tien minuten per persoon
    hoeveel dagen per zet
    hoe lang mag ik nadenken
    kunnen we de kant kiezen
    ander spel kiezen
    open uitdaging maken
    correspondentiepartij
asking-command-accept =
    uitdaging accepteren
    hoe doe ik mee aan de partij
    ik heb een code wat moet ik daarmee
    ja tegen de uitdaging
    meedoen
    uitdaging aannemen
    iemand heeft me uitgedaagd wat nu
    hoe neem ik een uitdaging aan
    uitnodiging aannemen
    hoe kom ik in de partij van mijn vriend
    meedoen met een code
    waar zeg ik ja
    akkoord met een voorstel
    ja tegen remise
    ik wil meespelen
    remiseaanbod aannemen
asking-command-decline =
    uitdaging weigeren
    hoe zeg ik nee
    remiseaanbod weigeren
    ik wil niet spelen
    uitdaging afslaan
    nee tegen een aanbod
    uitnodiging weigeren
    hoe wijs ik een uitdaging af
    ik wil niet tegen hem spelen
    remise weigeren
    nee tegen remise
    geen zin in een partij
    hoe bedank ik voor een uitdaging
    aanbod afslaan
    uitdaging afwijzen
asking-command-withdraw =
    mijn uitdaging intrekken
    uitnodiging verwijderen
    open uitdaging weghalen
    toch niet spelen
    uitdaging annuleren
    mijn uitnodiging intrekken
    niemand neemt mijn uitdaging aan
    uitdaging afblazen
    hoe haal ik mijn uitdaging weg
    ik wil mijn uitdaging terugtrekken
    uitdaging terugnemen
    uitnodiging annuleren
    mijn open uitdaging staat er nog
    laat die uitdaging maar zitten
    ik heb me bedacht met die uitdaging
asking-command-move =
    hoe doe ik hier een zet
    hoe voer ik mijn zet in
    hoe typ ik een zet
    hoe zet ik in de chat
    welke opdracht om te zetten
    hoe verplaats ik een stuk met de bot
    hoe geef ik een zet door
    hoe schrijf ik mijn zet
    wat moet ik typen om te zetten
    hoe zeg ik de bot mijn zet
    zet invoeren
    zet typen
    hoe zet ik met tekst
    waar vul ik mijn zet in
    hoe verplaats ik hier een steen
    schrijfwijze van een zet
asking-command-plan =
    zetten vooruit plannen
    antwoord van tevoren klaarzetten
    zet klaarzetten als ik er niet ben
    volgende zet alvast invoeren
    premove
    voorwaardelijke zetten
    kan ik een zet vooruit plannen
    zet alvast doen terwijl hij nadenkt
    mijn volgende zet in de wachtrij
    als hij dit doet doe ik dat
    antwoord klaarzetten
    automatisch antwoorden op zijn zet
    vooruit zetten
    zetten voor als ik slaap
    van tevoren zetten
    plan maken
asking-command-place =
    alle stenen in een keer opstellen
    snel opstellen
    kant en klare opstelling
    automatisch plaatsen
    alle stenen tegelijk neerzetten
    alles in één keer plaatsen
    moet ik elke steen apart plaatsen
    meerdere velden tegelijk plaatsen
    al mijn stenen met één bericht plaatsen
    sneller plaatsen
    rest van mijn stenen automatisch neerzetten
    meerdere stenen tegelijk opstellen
    kan dat plaatsen niet vlugger
    een voor een plaatsen duurt zo lang
    plaatsen in een bericht
asking-command-board =
    laat het bord zien
    bord nog eens sturen
    hoe is de stelling
    hoe staat het ervoor
    bord tonen
    ik zie het bord niet meer
    waar is het bord
    toon het bord
    hoe ziet het bord er nu uit
    wie is er aan de beurt
    stuur het bord opnieuw
    laat de stelling zien
    huidige stelling
    hoe sta ik ervoor
    ik ben het bord kwijt
    plaatje van het bord
asking-command-games =
    heb ik lopende partijen
    welke partijen wachten op mij
    mijn partijen
    waar ben ik aan zet
    wat speel ik nu
    lijst van mijn partijen
    welke partijen speel ik
    hoeveel partijen heb ik
    waar zijn mijn partijen
    overzicht van mijn partijen
    lopende partijen
    hoe wissel ik van partij
    waar moet ik nog zetten
    welke potjes lopen er nog
    andere partij kiezen
    tegen wie speel ik allemaal
asking-command-huff =
    hoe blaas ik hier
    opdracht om te blazen
    hij vergat te slaan wat typ ik
    blazen invoeren
    claimen dat er niet geslagen is
    ik wil blazen
    hoe claim ik dat hij niet sloeg
    hoe blaas ik zijn steen weg met een opdracht
    wat typ ik om te blazen
    knop om te blazen
    steen wegblazen met de bot
    waar kan ik blazen
    hij sloeg niet hoe meld ik dat
    blaas die steen
    blazen typen
asking-command-resign =
    hoe geef ik op
    ik geef op
    partij opgeven
    partij eerder beëindigen
    ik wil niet meer
    uit de partij stappen
    stoppen met deze partij
    hoe stop ik met een partij
    ik wil stoppen
    ik kap ermee
    ik geef me over
    uit dit potje weg
    kan ik de partij nu beëindigen
    handdoek in de ring
    ik ben er klaar mee
    partij verlaten
    spel stoppen
    hoe kom ik van deze partij af
asking-command-draw =
    kan ik remise aanbieden
    remise voorstellen
    hoe bied ik gelijkspel aan
    gelijkspel maken
    zullen we er remise van maken
    remise aanbieden
    hoe bied ik remise aan
    hoe stel ik gelijkspel voor
    kan ik de ander om remise vragen
    zijn remiseaanbod accepteren
    gelijk spelen en stoppen
    zullen we gelijk afspreken met de bot
    ik wil remise
    remise vragen
    gelijkspel aanbieden
asking-command-takeback =
    zet terugnemen
    kan ik mijn zet veranderen
    ongedaan maken
    ik heb verkeerd geklikt
    laatste zet terug
    foutje zet terug
    mag ik mijn zet terugnemen
    zet ongedaan maken
    ik heb op het verkeerde veld getikt
    verkeerde steen aangetikt
    oeps dat wilde ik niet
    laatste zet annuleren
    mag ik die zet overdoen
    zet herstellen
    per ongeluk gezet
    verkeerde knop
    kan ik mijn zet terugdraaien
    undo
asking-command-rematch =
    revanche
    nog een partij tegen dezelfde
    nog een keer spelen
    nog een potje
    zelfde partij nog een keer
    nog eens tegen dezelfde
    nog een rondje
    opnieuw tegen hem
    ik wil revanche
    nog een spelletje
    van kant wisselen en nog eens
    weer spelen met dezelfde persoon
    herkansing
    return
    meteen nog een
asking-command-say =
    mijn tegenstander schrijven
    tegenstander groeten
    kan ik met hem chatten
    bericht aan de tegenstander
    iets zeggen tegen mijn tegenstander
    bericht sturen naar mijn tegenstander
    hoe schrijf ik hem iets
    kan ik met de ander praten
    hallo zeggen tegen de ander
    praten met mijn tegenstander
    chatten tijdens de partij
    hoe stuur ik een berichtje
    goede partij wensen
    mijn tegenstander iets laten weten
    bedanken voor de partij
asking-command-mute =
    tegenstander dempen
    hij moet me niet meer schrijven
    zijn berichten verbergen
    rust van hem
    berichten uitzetten
    hoe zorg ik dat hij me niet meer schrijft
    hij praat te veel
    hij spamt me
    chat uitzetten
    ik wil zijn berichten niet lezen
    mijn tegenstander moet zijn mond houden
    berichten van de ander dempen
    hij blijft maar appen
    stilte graag
    hoe zet ik hem op stil
asking-command-unmute =
    dempen opheffen
    zijn berichten weer zien
    chat weer aanzetten
    tegenstander weer horen
    niet meer dempen
    ik wil hem weer horen
    demping uit
    berichten weer aan
    weer met hem chatten
    hoe zet ik het dempen uit
    ik zie zijn berichten niet meer
    gedempte tegenstander weer toelaten
    hij mag weer schrijven
    chat terug aan
    dempen ongedaan maken
asking-command-report =
    tegenstander melden
    hij heeft me beledigd
    belediging rapporteren
    ongepast bericht
    moderator waarschuwen
    klacht over een speler
    hij scheldt me uit
    scheldwoorden
    hij is onbeschoft
    iemand gedraagt zich slecht
    een bericht melden
    iemand aangeven
    hij speelt vals waar meld ik dat
    grof taalgebruik
    pesten melden
    hoe meld ik iemand
asking-command-claim =
    mijn tegenstander antwoordt niet
    hij speelt niet meer
    zijn tijd is om
    winst op tijd opeisen
    tegenstander is verdwenen
    hij zet al dagen niet
    hij doet geen zet meer
    mijn tegenstander is weg
    hoe win ik op tijd
    wat als zijn tijd om is
    wat als iemand geen tijd meer heeft
    de ander reageert niet
    ik wacht al dagen op zijn zet
    hij is ermee gestopt
    zijn klok staat op nul
    wat gebeurt er als de tijd op is
    hij heeft zijn tijd laten verlopen
    mijn tegenstander laat niks meer horen
asking-command-pause =
    klok stilzetten
    kunnen we pauze nemen
    partij pauzeren
    tijd stoppen
    partij onderbreken
    klok pauzeren
    even pauze
    kan het spel even stil
    tijd stilzetten
    kunnen we even stoppen
    partij bevriezen
    partij even onderbreken
    klok stoppen
    ik moet even weg kan de klok stil
    pauze aanvragen
asking-command-resume =
    partij na de pauze hervatten
    verder spelen na de pauze
    klok weer starten
    pauze beëindigen
    pauze opheffen
    weer verder met de partij
    klok weer aan
    doorgaan na de pauze
    hervatten
    einde van de pauze
    we kunnen weer verder
    hoe start ik de klok weer
    partij voortzetten
    verder gaan waar we waren
    hoe gaan we weer door
asking-command-record =
    lijst van alle zetten
    notatie van de partij
    partij opschrijven
    zetten kopiëren
    zettenlijst krijgen
    alle zetten van de partij
    zetten tot nu toe
    partij als tekst bewaren
    zetten exporteren van een partij
    partij importeren
    notatie inladen
    pgn
    opgeschreven partij inlezen
    waar vind ik de notatie
    een partij plakken
asking-command-replay =
    partij naspelen
    laatste partij bekijken
    zetten doorlopen
    filmpje van de partij
    hoe liep de partij
    partij terugkijken
    partij opnieuw bekijken
    zetten terugzien
    hoe ging mijn laatste partij
    gif van de partij
    oude partij bekijken
    door de zetten heen stappen
    laatste zetten nog eens zien
    een afgelopen partij naspelen
    animatie van de partij
    terugbladeren
asking-command-analysis =
    waarom heb ik verloren
    wat waren mijn fouten
    partij analyseren
    analyse
    waar ging het mis
    analyseer mijn partij
    waar ging ik in de fout
    welke zet was slecht
    wat had ik beter kunnen doen
    hoe goed heb ik gespeeld
    waar kantelde de partij
    mijn blunders
    partij nakijken
    wat was mijn fout
    waarom won hij
    beoordeling van mijn zetten
asking-command-hint =
    wat is hier een goede zet
    geef me een tip
    wat zou jij spelen
    ik weet niet wat ik moet zetten
    beste zet
    help me met deze zet
    geef een hint
    wat moet ik nu zetten
    help ik weet geen zet
    welke zet raad je aan
    wat is nu slim
    wat zou de computer doen
    hint graag
    wat is nu de beste zet
    kan de bot me helpen met mijn zet
    zeg me een zet voor
asking-command-learn =
    ik wil dit leren
    les
    om te oefenen
    laat me een voorbeeld zien
    tutorial
    uitleg stap voor stap
    oefeningen
    lessen
    cursus voor beginners
    hoe kan ik oefenen
    leer me het spel
    zijn er lessen
    stap voor stap leren
    oefenstellingen
    training
    voorbeeldpartij bekijken
    leg het me met een voorbeeld uit
asking-command-settings =
    taal veranderen
    meldingen uitzetten
    bord moet er anders uitzien
    iemand blokkeren
    stille uren instellen
    vakantie invoeren
    tijdzone veranderen
    bord draaien
    kleuren aanpassen
    waar zijn de instellingen
    hoe verander ik de taal
    in het engels zetten
    nederlands instellen
    donkere modus
    bord omdraaien
    andere kleuren
    grotere letters
    geen griekse letters op het bord
    te veel meldingen
    geen berichten in de nacht
    herinneringen uitzetten
    ik ben twee weken weg
    ik ga op vakantie
    niet storen
    iemand valt me lastig
    hij blijft me uitdagen
    blokkade opheffen
    zetten bevestigen voor ze tellen
    andere stukken op het bord
asking-command-link =
    discord en telegram verbinden
    accounts koppelen
    op twee platforms spelen
    zelfde account ergens anders
    telefoon en web verbinden
    mijn accounts samenvoegen
    met hetzelfde account op mijn telefoon en computer
    hoe koppel ik discord
    telegram koppelen
    hetzelfde account op twee apparaten
    accounts verbinden
    onder een naam op twee platforms
    verder spelen op mijn mobiel
    ben ik op telegram dezelfde
    koppelcode
asking-command-export =
    mijn partijen bewaren
    mijn gegevens downloaden
    alle partijen exporteren
    kopie van mijn gegevens
    mijn gegevens opvragen
    al mijn partijen downloaden
    wat kan ik downloaden
    bestand met mijn partijen
    exporteren
    geef me mijn data
    kopie van al mijn partijen
    partijen opslaan op mijn computer
    mijn data ophalen
    back-up van mijn partijen
    alles downloaden
asking-command-forget =
    account verwijderen
    mijn gegevens wissen
    alles over mij vergeten
    voorgoed weggaan
    verwijder mijn account
    wis al mijn gegevens
    vergeet mij
    ik wil hier weg voor altijd
    account opheffen
    mijn data verwijderen
    hoe stop ik helemaal met de bot
    alles wissen
    account sluiten
    ik wil niet meer bestaan voor de bot
    haal alles van me weg
asking-command-privacy =
    welke gegevens bewaren jullie
    wat is er over mij opgeslagen
    privacy
    zijn mijn gegevens veilig
    wat weten jullie van mij
    wat wordt er van mij bewaard
    welke data slaan jullie op
    wie ziet mijn gegevens
    gegevensbescherming
    avg
    is dit veilig
    bewaar je mijn berichten
    persoonsgegevens
    privacybeleid
    wat doen jullie met mijn gegevens
asking-command-help =
    wat kan ik hier doen
    welke opdrachten zijn er
    hulp
    hoe werk je
    wat kun jij
    help
    wat kan deze bot
    hoe werkt deze bot
    lijst van opdrachten
    alle opdrachten
    wat kan ik typen
    ik snap het niet help
    wat kan ik hier allemaal
    hoe gebruik ik je
    ik weet niet wat ik moet doen
    welke commando's zijn er
asking-command-group =
    instellingen van deze groep
    instellingen van de server
    taal van de groep kiezen
    groep instellen
    in welk kanaal mag je uitdagen
    taal van de server
    ik beheer deze groep hoe stel ik de bot in
    standaardspel van onze server
    bot instellen voor de groep
    welk spel is standaard in onze groep
    groepsinstellingen
    serverinstellingen
    ik ben beheerder wat kan ik instellen
    hoe richt ik de bot in voor onze server
    kanaal kiezen voor de bot
asking-command-puzzle =
    opgave van de dag
    dagelijkse puzzel
    raadsel
    geef me een puzzel
    puzzel van vandaag
    puzzel van de dag
    is er vandaag een puzzel
    wie heeft de puzzel opgelost
    dagpuzzel
    geef me iets om op te lossen
    opgave
    puzzeltje
    nieuwe puzzel
    oplossing van de puzzel
    vraagstukje
