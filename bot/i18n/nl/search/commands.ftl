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
asking-command-accept =
    uitdaging accepteren
    hoe doe ik mee aan de partij
    ik heb een code wat moet ik daarmee
    ja tegen de uitdaging
    meedoen
    uitdaging aannemen
    iemand heeft me uitgedaagd wat nu
asking-command-decline =
    uitdaging weigeren
    hoe zeg ik nee
    remiseaanbod weigeren
    ik wil niet spelen
    uitdaging afslaan
    nee tegen een aanbod
asking-command-withdraw =
    mijn uitdaging intrekken
    uitnodiging verwijderen
    open uitdaging weghalen
    toch niet spelen
    uitdaging annuleren
asking-command-move =
    hoe doe ik hier een zet
    hoe voer ik mijn zet in
    hoe typ ik een zet
    hoe zet ik in de chat
    welke opdracht om te zetten
    hoe verplaats ik een stuk met de bot
asking-command-plan =
    zetten vooruit plannen
    antwoord van tevoren klaarzetten
    zet klaarzetten als ik er niet ben
    volgende zet alvast invoeren
    premove
    voorwaardelijke zetten
asking-command-place =
    alle stenen in een keer opstellen
    snel opstellen
    kant en klare opstelling
    automatisch plaatsen
    alle stenen tegelijk neerzetten
asking-command-board =
    laat het bord zien
    bord nog eens sturen
    hoe is de stelling
    hoe staat het ervoor
    bord tonen
    ik zie het bord niet meer
asking-command-games =
    heb ik lopende partijen
    welke partijen wachten op mij
    mijn partijen
    waar ben ik aan zet
    wat speel ik nu
    lijst van mijn partijen
asking-command-huff =
    hoe blaas ik hier
    opdracht om te blazen
    hij vergat te slaan wat typ ik
    blazen invoeren
    claimen dat er niet geslagen is
asking-command-resign =
    hoe geef ik op
    ik geef op
    partij opgeven
    partij eerder beëindigen
    ik wil niet meer
    uit de partij stappen
    stoppen met deze partij
asking-command-draw =
    kan ik remise aanbieden
    remise voorstellen
    hoe bied ik gelijkspel aan
    gelijkspel maken
    zullen we er remise van maken
asking-command-takeback =
    zet terugnemen
    kan ik mijn zet veranderen
    ongedaan maken
    ik heb verkeerd geklikt
    laatste zet terug
    foutje zet terug
asking-command-rematch =
    revanche
    nog een partij tegen dezelfde
    nog een keer spelen
    nog een potje
    zelfde partij nog een keer
asking-command-say =
    mijn tegenstander schrijven
    tegenstander groeten
    kan ik met hem chatten
    bericht aan de tegenstander
    iets zeggen tegen mijn tegenstander
asking-command-mute =
    tegenstander dempen
    hij moet me niet meer schrijven
    zijn berichten verbergen
    rust van hem
    berichten uitzetten
asking-command-unmute =
    dempen opheffen
    zijn berichten weer zien
    chat weer aanzetten
    tegenstander weer horen
asking-command-report =
    tegenstander melden
    hij heeft me beledigd
    belediging rapporteren
    ongepast bericht
    moderator waarschuwen
    klacht over een speler
asking-command-claim =
    mijn tegenstander antwoordt niet
    hij speelt niet meer
    zijn tijd is om
    winst op tijd opeisen
    tegenstander is verdwenen
    hij zet al dagen niet
asking-command-pause =
    klok stilzetten
    kunnen we pauze nemen
    partij pauzeren
    tijd stoppen
    partij onderbreken
asking-command-resume =
    partij na de pauze hervatten
    verder spelen na de pauze
    klok weer starten
    pauze beëindigen
asking-command-record =
    lijst van alle zetten
    notatie van de partij
    partij opschrijven
    zetten kopiëren
    zettenlijst krijgen
asking-command-replay =
    partij naspelen
    laatste partij bekijken
    zetten doorlopen
    filmpje van de partij
    hoe liep de partij
    partij terugkijken
asking-command-analysis =
    waarom heb ik verloren
    wat waren mijn fouten
    partij analyseren
    analyse
    waar ging het mis
asking-command-hint =
    wat is hier een goede zet
    geef me een tip
    wat zou jij spelen
    ik weet niet wat ik moet zetten
    beste zet
    help me met deze zet
asking-command-learn =
    ik wil dit leren
    les
    om te oefenen
    laat me een voorbeeld zien
    tutorial
    uitleg stap voor stap
    oefeningen
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
asking-command-link =
    discord en telegram verbinden
    accounts koppelen
    op twee platforms spelen
    zelfde account ergens anders
    telefoon en web verbinden
asking-command-export =
    mijn partijen bewaren
    mijn gegevens downloaden
    alle partijen exporteren
    kopie van mijn gegevens
asking-command-forget =
    account verwijderen
    mijn gegevens wissen
    alles over mij vergeten
    voorgoed weggaan
asking-command-privacy =
    welke gegevens bewaren jullie
    wat is er over mij opgeslagen
    privacy
    zijn mijn gegevens veilig
asking-command-help =
    wat kan ik hier doen
    welke opdrachten zijn er
    hulp
    hoe werk je
    wat kun jij
asking-command-group =
    instellingen van deze groep
    instellingen van de server
    taal van de groep kiezen
    groep instellen
asking-command-puzzle =
    opgave van de dag
    dagelijkse puzzel
    raadsel
    geef me een puzzel
    puzzel van vandaag
