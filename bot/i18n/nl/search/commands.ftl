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
    ik wil tegen iemand spelen
    ik wil een potje spelen
    ik wil een spel beginnen
    kan ik met mijn broer spelen
    met mijn vriendje spelen
    hoe speel ik tegen een ander
    hoe speel ik tegen de computer
    kan ik tegen jou spelen
    speel jij ook
    wil je tegen mij spelen
    kun jij spelen
    heb je een tegenstander voor mij
    tegen wie kan ik spelen
    hoe vind ik een tegenstander
    zoek iemand voor me
    hoe moet ik iemand uitdagen
    hoe moet ik beginnen met spelen
    waar start ik een potje
    start een spel
    nieuw spel
    nieuwe partij
    nieuw potje
    uitdagen
    iemand uitnodigen
    vriend uitnodigen
    stuur een uitnodiging
    zet de computer op moeilijk
    makkelijkere computer
    op welk niveau speelt de bot
    niveau kiezen
    klok instellen
    met klok spelen
    zonder klok spelen
    hoeveel tijd krijg ik per zet
    hoeveel tijd heb ik
    snelschaak maar dan hier
    een potje van vijf minuten
    een dag per zet
    een potje waar iedereen aan mee kan doen
    wie wil er tegen me
    kleur kiezen
    welke kant wil ik zijn
    hoe kies ik een ander spel
    een ander spel spelen
    met andere opties uitdagen
    hoe begin ik een ander spel
    oefenen tegen de computer
    is er een computer om tegen te oefenen
    kan ik tegen een bot oefenen
    oefenpartij tegen de robot
    heb je een robot om tegen te spelen
    ik wil oefenen tegen de machine
    is er een bot om tegen te spelen
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
    ik neem de uitdaging aan
    ik doe mee
    hoe doe ik mee
    ja ik wil spelen
    ik ben uitgedaagd hoe zeg ik ja
    hij heeft me uitgenodigd wat nu
    hoe accepteer ik
    accepteren
    uitnodiging accepteren
    hoe kom ik erbij
    hoe moet ik meedoen
    waar vul ik de code in
    wat doe ik met die code
    ik kreeg een code
    deelnemen met een code
    zijn remisevoorstel aannemen
    akkoord met remise
    hij biedt remise aan en ik wil dat
    ja op zijn voorstel
    hoe stem ik toe
    goed ik doe mee
    hij wil een zet terug dat mag van mij
    zet terugnemen toestaan
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
    ik wil zijn uitdaging niet
    ik doe niet mee
    nee bedankt
    ik wil niet meedoen
    hoe weiger ik
    weigeren
    hoe weiger ik een uitdaging
    hoe sla ik een uitdaging af
    hoe zeg ik nee tegen een uitdaging
    zijn remise wil ik niet
    ik wil geen remise
    zijn voorstel afwijzen
    zijn aanbod weigeren
    hij wil een zet terug maar dat mag niet
    hoe laat ik weten dat ik niet wil
    geen belangstelling
    laat maar ik speel niet
    uitnodiging afslaan
    van zijn uitnodiging af
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
    ik heb iemand uitgedaagd maar wil toch niet
    ik wil mijn uitdaging weghalen
    uitdaging wissen
    uitdaging verwijderen
    hoe haal ik de uitnodiging weg
    hoe trek ik mijn uitdaging in
    hoe trek ik een uitdaging terug
    hoe moet ik mijn uitdaging intrekken
    intrekken
    verkeerde persoon uitgedaagd
    ik heb de verkeerde uitgedaagd
    per ongeluk uitgedaagd
    hij reageert niet op mijn uitdaging kan die weg
    annuleren
    mijn uitdaging cancelen
    mijn remiseaanbod intrekken
    mijn voorstel terugtrekken
    toch maar geen potje
    uitnodiging terugtrekken
    hoe zeg ik mijn uitnodiging af
    hoe blaas ik mijn uitdaging af
    uitnodiging afzeggen
    uitdaging afzeggen
    ik heb iemand gevraagd om te spelen maar laat maar
    ik had iemand uitgedaagd maar laat maar zitten
    ik heb hem gevraagd om te spelen maar wil niet meer
    toch geen zin mijn uitnodiging mag weg
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
    hoe moet ik zetten
    hoe moet ik een zet doen
    hoe doe ik een zet
    hoe doe je hier een zet
    hoe zeg ik welke steen ik zet
    hoe schrijf ik een zet
    hoe typ je een zet
    hoe vertel ik wat ik wil zetten
    ik weet niet hoe ik moet zetten met de bot
    wat typ ik om a2 naar a5 te gaan
    van a2 naar a5 hoe typ ik dat
    hoe voer je een zet in
    zet doorgeven
    zet opgeven in de chat
    welke tekst voor een zet
    zet met een bericht
    moet ik klikken of typen
    kan ik mijn zet typen
    waar klik ik om te zetten
    opdracht voor een zet
    commando om te zetten
    hoe geef ik een sprong in
    hoe typ ik een slag
    hoe stuur ik mijn zet
    steen verplaatsen met een opdracht
    hoe tik ik mijn zet in
    in welke vorm moet ik mijn zet schrijven
    wat moet ik schrijven om een steen te verzetten
    ik wil een steen verzetten wat typ ik
    op welke manier geef ik mijn zet in
    wat tik ik in om te zetten
    formaat van een zet
    hoe moet ik mijn zet schrijven
    hoe geef ik mijn zet in
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
    kan ik alvast zetten
    ik wil alvast mijn zet klaarzetten
    zet inplannen
    zet plannen
    mijn volgende zet alvast
    vooruit plannen
    kan ik van tevoren zetten
    ik ga slapen kan de bot voor me zetten
    als hij slaat dan sla ik terug automatisch
    automatische zet
    zet doen terwijl hij aan de beurt is
    zetten terwijl ik niet aan de beurt ben
    hij is aan zet maar ik weet mijn zet al
    hoe moet ik vooruit plannen
    zet in de wacht
    meteen antwoorden als hij zet
    antwoord al klaar
    geplande zetten
    voorzet
    meerdere zetten vooruit
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
    kan ik alles in een keer neerzetten
    zet al mijn stenen neer
    zet mijn stenen automatisch
    vul het bord voor mij
    hoe plaats ik sneller
    dat plaatsen duurt zo lang
    moet ik 16 keer plaatsen
    alles tegelijk opstellen
    opstelling in een bericht
    vaste opstelling gebruiken
    standaard opstelling plaatsen
    de rest vanzelf plaatsen
    een hele rij tegelijk neerzetten
    veel stenen tegelijk plaatsen
    plaats alle stenen
    kan de bot voor mij plaatsen
    ik heb geen zin om alles te plaatsen
    automatische opstelling
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
    laat me het bord zien
    laat het bord nog eens zien
    kan ik het bord nog eens zien
    ik wil het bord zien
    bord
    toon bord
    waar staat alles nu
    hoe staan we ervoor
    hoe is de stand
    stand van het spel
    stand
    wie staat er voor op het bord
    wie is er nu aan de beurt
    ben ik aan de beurt
    ben ik aan zet
    is hij al geweest
    van wie is de beurt
    plaatje sturen
    foto van het bord
    bord opnieuw tonen
    ik zie het bord nergens
    geef me de stelling
    waar is mijn bord gebleven
    hoe ziet mijn partij eruit nu
    hoe staan mijn stukken nu
    waar staan de stenen nu
    waar staat iedereen nu
    hoe ligt het bord er nu bij
    toon de huidige stand
    hoe staan we er nu voor
    hoe is de stelling op dit moment
    waar staan de stukken momenteel
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
    welke potjes heb ik nog
    welke spelletjes spelen we
    tegen wie speel ik
    in hoeveel partijen zit ik
    welke partijen zijn bezig
    mijn potjes
    al mijn partijen
    lijst met potjes
    toon mijn partijen
    laat mijn partijen zien
    wat loopt er nog
    heb ik nog iets openstaan
    moet ik nog ergens zetten
    waar wachten ze op mij
    wie wacht er op mij
    waar moet ik nog iets doen
    andere partij openen
    naar een andere partij gaan
    wisselen van partij
    terug naar mijn andere potje
    ik speel er meer tegelijk hoe wissel ik
    openstaande partijen
    mijn lopende spellen
    laat mijn lopende spelletjes zien
    welke spellen heb ik lopen
    waar ben ik allemaal mee bezig
    toon wat ik aan het spelen ben
    in welke potjes zit ik nu
    geef een lijst van mijn lopende potjes
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
    ik wil hem blazen
    ik wil zijn steen blazen
    hoe blaas ik
    hoe moet ik blazen
    hoe blaas ik een steen van hem
    blaas zijn steen
    wat moet ik typen om te blazen
    welke opdracht is blazen
    commando blazen
    waar zit de knop voor blazen
    hij had moeten slaan wat doe ik nu
    hij sloeg niet wat kan ik doen
    hij miste een slag en ik wil zijn steen
    claim dat hij had moeten slaan
    opdracht om te claimen
    steen opeisen omdat hij niet sloeg
    hoe eis ik zijn steen op
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
    hoe stop ik
    hoe stop ik dit potje
    hoe stop ik met spelen
    hoe moet ik opgeven
    hoe kan ik opgeven
    ik wil opgeven
    ik wil eruit
    ik wil uit deze partij
    ik wil dit niet meer spelen
    hoe kom ik hieruit
    hoe verlaat ik het spel
    ik geef het op
    ik heb verloren laat maar
    dit win ik nooit meer
    opgeven
    capituleren
    overgeven
    geen zin meer in dit potje
    afbreken die partij
    beëindig de partij
    spel beëindigen
    kappen met dit spel
    weg hier
    laat hem maar winnen
    witte vlag
    gooi de handdoek
    ik moet weg hoe stop ik de partij
    ik zit vast in deze partij hoe ga ik weg
    spel voortijdig stoppen
    eerder stoppen met de partij
    partij voortijdig afbreken
    hoe kan ik eerder ophouden
    laat hem winnen ik stop
    ik stop hij mag winnen
    hij heeft gewonnen ik kap ermee
    ik houd ermee op hij wint
    dit verlies ik toch ik wil stoppen
    ik wil stoppen hij wint toch
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
    hoe bied je remise aan
    hoe stel je remise voor
    hoe vraag ik remise
    hoe moet ik remise aanbieden
    hoe maak ik er gelijkspel van
    ik wil gelijkspel
    ik bied remise aan
    zullen we gelijkspelen
    vraag hem of hij remise wil
    stuur een remiseaanbod
    remiseaanbod doen
    voorstel voor gelijkspel sturen
    wat typ ik voor remise
    opdracht voor remise
    hoe zeg ik dat ik remise wil
    ik wil het gelijk laten eindigen
    kunnen we hier remise van maken
    voorstellen om te stoppen met gelijke stand
    knop voor remise
    zullen we het gelijk houden
    laten we er een gelijkspel van maken
    houden we het op gelijk
    kunnen we het op remise houden
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
    kan ik dat terugdraaien
    kan dat nog terug
    kan dat nog terug ik zat verkeerd
    mag het over
    mag ik het overdoen
    ik wil mijn zet terug
    mijn zet terug graag
    hoe neem ik mijn zet terug
    hoe neem ik een zet terug
    hoe moet ik een zet terugnemen
    zet veranderen
    zet wijzigen
    ik wil een andere zet doen
    ik bedoelde een andere steen
    ik bedoelde een ander veld
    verkeerd vakje gekozen
    verkeerde steen verzet
    verkeerd veld
    verkeerd gezet kan dat nog terug
    oeps
    oeps verkeerd
    stom foutje mag ik opnieuw
    ik drukte te snel
    mijn vinger schoot uit
    dat was niet mijn bedoeling
    per ongeluk op zetten gedrukt
    die zet was een vergissing
    terugnemen
    herroep mijn zet
    stap terug
    eentje terug
    spijt van mijn zet
    ik heb spijt
    mijn laatste zet intrekken
    ik wil mijn zet intrekken
    kan ik een zet nog intrekken
    zet herroepen
    ik wil die zet niet meer
    mag ik op mijn zet terugkomen
    laatste zet schrappen
    laatste zet herroepen alstublieft
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
    nog een keer tegen hem
    nog een keer
    nog een potje tegen dezelfde
    nog eentje
    nog een partijtje
    weer een potje
    weer tegen hem
    opnieuw spelen
    opnieuw
    ik wil nog een keer
    ik eis een revanche
    hoe vraag ik revanche
    hoe moet ik een revanche vragen
    dezelfde partij met andere kleuren
    kanten omwisselen en opnieuw
    wraak
    terugpakken
    volgende potje
    tweede ronde
    best of three
    zelfde spel zelfde tegenstander
    nog zo'n potje
    nog een keertje
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
    hoe praat ik met hem
    hoe praat ik met mijn tegenstander
    hoe moet ik een bericht sturen
    hoe stuur ik hem een berichtje
    stuur hem een bericht
    zeg hem iets
    ik wil hem iets zeggen
    ik wil wat zeggen
    ik wil met hem kletsen
    kan ik chatten
    kan ik hem appen
    hoe chat ik
    chatten
    chat
    praten
    bericht sturen
    hoi zeggen
    goed gespeeld zeggen
    succes wensen
    hem feliciteren
    hem een vraag stellen
    kan hij mij lezen
    hoe antwoord ik hem
    reageren op zijn bericht
    de ander een berichtje sturen
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
    ik wil zijn berichten niet zien
    ik wil niets meer van hem horen
    ik wil niks meer van hem lezen
    ik wil geen berichten meer van hem
    geen berichten meer van die speler
    hij moet stoppen met berichten sturen
    hij moet ophouden met appen
    hij moet zijn kop houden
    laat hem zwijgen
    hou hem stil
    zet hem op stil
    hoe demp ik iemand
    hoe moet ik iemand dempen
    dempen
    muten
    hoe mute ik hem
    zijn geklets wil ik niet
    hij kletst de hele tijd
    hij blijft maar kletsen
    hij stuurt te veel
    hoe negeer ik hem
    hem negeren
    chat uit
    chat dicht
    hoe zet ik de chat uit
    geen chat
    kan ik zijn berichten uitzetten
    ik word gek van zijn berichten
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
    hoe hef ik het dempen op
    niet langer dempen
    ik heb hem gedempt en wil hem weer lezen
    ik wil zijn berichten weer lezen
    ik wil zijn berichten weer zien
    ik wil weer berichten van hem
    hoor ik hem weer
    hij mag weer praten
    hij mag weer iets zeggen
    laat hem weer praten
    weer toelaten
    chat weer open
    chat weer aan
    hoe zet ik de chat weer aan
    berichten weer aanzetten
    unmute
    ontdempen
    waarom zie ik niks meer van hem heb ik hem gedempt
    zet hem weer aan
    weer kunnen chatten
    stilte opheffen
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
    hij is vervelend
    hij doet naar tegen mij
    hij zegt vieze dingen
    hij scheldt
    hij bedreigt me
    hij pest me
    wat als iemand scheldt
    wat als iemand me beledigt
    waar kan ik klagen
    waar dien ik een klacht in
    ik wil een klacht indienen
    ik wil hem aangeven
    ik wil hem melden
    ik wil iemand rapporteren
    rapporteer deze speler
    klikken bij de moderator
    melden
    rapporteren
    deze speler gedraagt zich niet
    hij speelt niet eerlijk
    volgens mij speelt hij vals
    valsspeler melden
    ongewenst gedrag
    racistische opmerking
    vieze praatjes
    iemand valt me lastig waar meld ik dat
    hoe moet ik iemand melden
    dit bericht is niet oké
    intimidatie
    hij stuurt vieze praat
    iemand praat vuil tegen mij
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
    hij heeft al een week niks gezet
    hij heeft al dagen niets gedaan
    hij zet niet
    hij zet niet meer wat nu
    hij doet niks meer
    hij laat me wachten
    hij is er niet meer
    hij is weg
    mijn tegenstander is verdwenen
    mijn tegenstander is opgehouden
    mijn tegenstander speelt niet
    tegenstander reageert niet
    die gast reageert niet
    die gast zet niet meer
    geen reactie van mijn tegenstander
    ik wacht al een week
    ik wacht al uren
    hoelang moet ik wachten op hem
    hij is door zijn tijd
    hij heeft geen tijd meer
    hij is te laat
    win ik op tijd
    winnen op tijd
    winst claimen
    hoe claim ik de winst
    hoe eis ik de winst op
    wat als hij nooit meer zet
    wat als hij wegloopt
    wat als zijn klok leeg is
    wat als mijn tijd om is
    wat als mijn tijd op is
    verlies ik als mijn tijd om is
    de tijd is om en nu
    tijd is op
    hij is in slaap gevallen
    weggelopen uit het spel
    de tijd van mijn tegenstander is om
    zijn tijd is op wat kan ik doen
    de klok van mijn tegenstander is afgelopen
    de klok van mijn tegenstander staat op nul
    tijd van de ander is voorbij wat nu
    hij heeft te lang gewacht
    hij overschreed zijn tijd
    mijn tegenstander speelt al dagen niet
    hij speelt al een tijdje niet meer
    mijn tegenspeler doet al een week niks
    de andere zet al een paar dagen niet
    hij laat al enkele dagen niks meer horen
    de tegenpartij zet al sinds gisteravond niet
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
    kan de klok even stil
    kan de klok uit
    zet de klok stil
    zet de tijd stil
    hoe zet ik de klok stil
    hoe moet ik pauzeren
    hoe pauzeer ik
    pauze
    pauzeren
    even stoppen
    even onderbreken
    ik moet eten kan het spel wachten
    ik moet even naar de wc
    ik ben zo terug
    telefoon gaat kan het even stil
    een time out
    mag ik even pauze
    kunnen we later verder
    kunnen we straks verder spelen
    de partij even stilleggen
    de tijd moet even niet lopen
    klok bevriezen
    break
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
    we gaan weer verder
    we kunnen weer spelen
    ik ben er weer
    ik ben terug kunnen we verder
    verder
    verdergaan
    hervat de partij
    hoe hervat ik
    hoe hervat ik de partij
    hoe moet ik weer verder
    hoe gaan we verder na de pauze
    pauze is voorbij
    pauze afgelopen
    stop de pauze
    haal de pauze eraf
    pauze uit
    tijd weer laten lopen
    weer doorspelen
    doorspelen na de pauze
    de partij staat stil hoe gaat hij weer aan
    zet de klok weer aan
    einde pauze
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
    geef me alle zetten
    welke zetten zijn er gedaan
    welke zetten hebben we gedaan
    wat hebben we allemaal gezet
    wat was de vorige zet
    alle zetten op een rijtje
    zettenlijst
    lijst van zetten
    notatie
    de notatie van deze partij
    geef de notatie
    partij noteren
    schrijf de partij op
    kan ik de zetten kopiëren
    de partij in tekst
    partijverslag
    verslag van de partij
    pgn downloaden
    pgn bestand
    partij plakken
    een partij uit een boek invoeren
    een gedrukte partij naspelen
    opgeschreven partij bekijken
    partij inladen
    zetten uitprinten
    notatieformulier
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
    kan ik de partij terugzien
    kan ik terugkijken
    hoe kijk ik een partij terug
    hoe moet ik een partij naspelen
    naspelen
    replay
    herhaling van de partij zien
    laat de partij nog eens zien
    speel de partij af
    laat zien hoe het ging
    film
    filmpje
    gifje
    gif maken
    maak een filmpje van de partij
    mijn vorige partij bekijken
    mijn laatste potje terugzien
    oude potjes bekijken
    afgelopen partijen bekijken
    zet voor zet terugkijken
    stap voor stap door de partij
    terug naar een eerdere zet kijken
    wat gebeurde er drie zetten geleden
    bladeren door de zetten
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
    hoe speelde ik
    heb ik goed gespeeld
    wat deed ik fout
    wat heb ik fout gedaan
    waar maakte ik een fout
    waar verloor ik
    waarom verloor ik
    waarom heb ik dit potje verloren
    waar ging ik fout
    wat was mijn slechtste zet
    wat was mijn beste zet
    welke zetten waren slecht
    laat mijn fouten zien
    fouten in mijn partij
    analyse van mijn partij
    analyseren
    kijk mijn partij na
    beoordeel mijn partij
    bespreek mijn partij
    nabespreking
    wie stond er beter
    wie staat er beter
    sta ik gewonnen
    wat had ik moeten doen
    had ik kunnen winnen
    commentaar op mijn spel
    evaluatie
    waar heb ik het laten liggen
    waar heb ik de partij laten liggen
    waar liet ik de winst liggen
    waar ging het mis in dat potje
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
    wat moet ik doen nu
    wat moet ik zetten
    wat zal ik zetten
    wat kan ik het best zetten
    wat kan ik nu het beste doen
    wat zou jij doen
    weet jij een goede zet
    heb je een goede zet voor me
    geef een zet
    geef me een zet
    zeg wat ik moet zetten
    verklap een zet
    hint
    tip voor mijn zet
    help me even met deze zet
    help ik weet het niet meer
    ik kom er niet uit
    ik weet geen goede zet
    ik zie geen goede zet
    hoe red ik me hier uit
    welke zet is goed
    goede zet
    slimme zet nu
    spiekbriefje voor deze zet
    zoek een zet voor me
    hulp bij mijn zet
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
    ik wil het leren
    ik wil leren spelen
    leer me spelen
    hoe leer ik dit
    hoe leer ik dit spel
    kan je het me leren
    kun je me lesgeven
    geef me les
    les graag
    lesje
    ik wil oefenen
    kan ik oefenen
    kan ik ergens oefenen
    waar kan ik oefenen
    oefenen
    oefenpotje
    zonder tegenstander oefenen
    is er een tutorial
    is er een cursus
    laat zien hoe het moet
    laat een voorbeeld zien
    geef eens een voorbeeld
    met voorbeelden uitleggen
    uitleg met plaatjes
    eerst proberen hoe het werkt
    leren met opgaven
    stap voor stap uitleg
    begeleiding voor beginners
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
    instellingen
    mijn instellingen
    waar stel ik dat in
    hoe verander ik iets
    ik wil alles in het nederlands
    zet het op nederlands
    waarom praat je engels
    kan het in het nederlands
    andere taal
    taal
    taal wijzigen
    kan je ook frans
    hoe draai ik het bord
    bord de andere kant op
    ik wil het bord van mijn kant zien
    mijn kant onderaan
    het bord staat op zijn kop
    bord spiegelen
    kan ik de kleuren veranderen
    andere kleur stenen
    lelijke kleuren
    te donker
    te licht
    donker thema
    nachtmodus
    grotere stukken
    ik kan het bord slecht lezen
    ik zie de letters slecht
    kleurenblind
    ik krijg te veel berichten van de bot
    stop met herinneren
    geen herinneringen meer
    hou op met piepen
    meldingen uit
    geen meldingen
    niet storen in de nacht
    ik ben met vakantie
    ik ga een week weg
    ik ben een tijdje weg
    even afwezig melden
    hoe blokkeer ik iemand
    blokkeer hem
    ik wil niet meer door hem uitgedaagd worden
    hij mag me niet meer uitdagen
    ik wil die persoon niet meer tegenkomen
    deblokkeren
    mijn tijd klopt niet
    verkeerde tijdzone
    zomertijd
    eerst bevestigen voor ik zet
    vraag om bevestiging
    gewone letters op het bord
    attische cijfers
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
    ik speel op telegram en discord
    kan ik mijn discord koppelen
    telegram en discord samen
    mijn discord aan telegram koppelen
    account koppelen
    hoe koppel ik mijn account
    hoe moet ik mijn accounts koppelen
    koppelen
    verbinden met telegram
    ben ik op de website dezelfde
    ik heb twee accounts
    twee accounts samenvoegen
    op mijn telefoon verder spelen
    op een ander apparaat verder
    zelfde partijen op mijn telefoon
    inloggen op een ander apparaat
    ik wissel van app
    kan ik ook via de browser
    mijn partijen op telegram zien
    koppelcode maken
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
    ik wil al mijn partijen hebben
    stuur me al mijn partijen
    kan ik mijn partijen opslaan
    kan ik alles downloaden
    mijn data
    geef me al mijn gegevens
    kopie van mijn data
    waar kan ik mijn gegevens downloaden
    hoe moet ik mijn gegevens downloaden
    downloaden
    export
    alles exporteren
    een bestand met alles
    al mijn potjes in een bestand
    alles opslaan
    mijn geschiedenis downloaden
    archief van mijn partijen
    zipbestand
    inzage in mijn gegevens
    alles wat je van me hebt als bestand
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
    ik wil mijn account verwijderen
    hoe verwijder ik mijn account
    hoe moet ik mijn account verwijderen
    hoe wis ik mijn gegevens
    wis alles
    wis mij
    verwijder alles
    verwijder alles van mij
    verwijder mijn gegevens
    gooi al mijn gegevens weg
    ik wil weg van deze bot
    ik wil niet meer meedoen met deze bot verwijder me
    uitschrijven
    afmelden
    account wissen
    account stoppen
    ik wil nooit meer iets met deze bot
    haal me uit je systeem
    vergeet alles
    alles kwijt wat je van me weet
    recht om vergeten te worden
    schrap mijn account
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
    wat weet je van me
    wat weet jij over mij
    wat sla je over me op
    welke informatie heb je over mij
    bewaar je alles
    bewaar je wat ik schrijf
    lees je mijn berichten
    wie leest mijn berichten
    wie kan mijn partijen zien
    kan iedereen mijn partijen zien
    deel je mijn gegevens
    verkoop je mijn gegevens niet
    worden mijn gegevens gedeeld
    is mijn informatie veilig
    is het anoniem
    weet je mijn naam
    kan ik je vertrouwen met mijn gegevens
    privé
    privacyverklaring
    gdpr
    cookies
    hoe lang bewaar je gegevens
    waar staan mijn gegevens
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
    help me
    help mij
    ik heb hulp nodig
    ik snap je niet
    ik snap deze bot niet
    hoe werk jij
    hoe werkt dit programma
    wat kan ik met jou
    wat kan ik hier
    wat kan ik zeggen
    wat kan ik vragen
    wat begrijp je allemaal
    wat doe je
    wat ben jij
    wie ben jij
    ben je een bot
    welke woorden begrijp je
    welke opdrachten ken je
    welke commando's ken je
    lijst met commando's
    commando's
    opdrachten
    menu
    overzicht van wat je kan
    hoe moet ik je gebruiken
    handleiding van de bot
    ik ben nieuw hier wat kan ik doen
    ik ben de weg kwijt
    sos
    waar vind ik alles
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
    hoe stel ik de groep in
    instellingen voor de groep
    instellingen voor iedereen in de groep
    bot instellen op mijn server
    hoe moet ik de bot op onze server instellen
    taal van onze groep
    onze groep op nederlands zetten
    in welk kanaal werkt de bot
    bot alleen in een kanaal
    de bot mag niet in dit kanaal
    kanaal instellen
    ik ben de baas van deze groep
    ik ben admin
    ik ben eigenaar van de server
    standaardspel voor de groep
    standaard spel instellen
    welk spel speelt onze groep
    regels voor de hele server
    groep
    server
    wie mag de bot instellen
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
    heb je een puzzel
    geef een puzzel
    geef me een raadsel
    ik wil een puzzel
    puzzel
    puzzels
    de puzzel van vandaag
    wat is de puzzel vandaag
    nog een puzzel
    ik wil iets oplossen
    opgave van vandaag
    waar vind ik de dagpuzzel
    hoe los ik de puzzel op
    oplossing van de dagpuzzel
    hersenkraker
    iets om over na te denken
    elke dag een puzzel
    win in twee zetten opgave
    wie was het eerst met de puzzel
    stand van de puzzel
