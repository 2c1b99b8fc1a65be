# Answers to questions about the bot, the board on the screen and one's account. Each is shown alone, with a button.

guide-colours = { side-first } begint en heeft ronde schilden. { side-second } heeft schilden met links en rechts een inkeping. Op je eigen bord is jouw kant onderaan, en de tekst eronder zegt wie welke kant speelt.
guide-last-move = De markeringen op de velden tonen de laatste zet. Waar het stuk vandaan kwam, zie je een ring; waar het heen ging, een dun kader. Vonkjes staan bij stukken waar het overheen sprong, en kleine ringen op velden waar het langskwam.
guide-captured-mark = Een kruis in een cirkel betekent dat op dat veld in de laatste beurt een stuk is geslagen.
guide-choices = Hoeken om een stuk betekenen dat het kan zetten. Een dik kader staat om het stuk dat je hebt gekozen. Een stip staat op een veld waar het heen kan, een ster op een veld waar het zou slaan. Vier driehoekjes wijzen naar een stuk dat geslagen kan worden.
guide-preview = Een kader van streepjes met een bleek stuk toont een zet die nog niet is gespeeld. Een kruis over een stuk betekent dat de zet het zou slaan. Vier balkjes staan om het stuk dat aan de andere kant helpt insluiten. Druk op “Spelen” om de zet te doen, of op “Terug” om opnieuw te kiezen.
guide-leader-look = De helm met de kam is de leider, koning of dux van een kant. Alle andere stukken zien eruit als schilden.
guide-classes-look = Een groot schild is een hopliet, een klein schild een peltast. De helm met de kam is de Basileus, de koning.
guide-bound-look = Een stuk dat op zijn kant ligt tussen twee balken, is vastgezet. Het kan niet bewegen, en de vijand kan het weghalen. Het is weer vrij zodra een van de twee die het vasthouden, weggaat of wordt geslagen. Volgens de gewone regels is het ook vrij als een van die twee zelf wordt vastgezet.
guide-turned-look = Zie je de achterkant van een schild, met een handgreep, dan is de steen omgedraaid: hij is een vagus. Wordt hij teruggedraaid, dan ziet hij er weer uit als elke andere steen.
guide-tray = Onder het bord staat bij een schild hoeveel stenen nog geplaatst moeten worden. Bij een schild met een kruis staat hoeveel er verloren zijn. De wijzer laat zien wie er aan zet is, en in spellen met dobbelstenen staat de worp er ook.
guide-letters = Elk veld heeft een naam: de letter van de kolom en dan het getal van de rij. Letters en getallen staan langs de rand van het bord. In de spellen van Vogt zijn de letters Grieks; met “instellingen schrift=latijn” zie je gewone letters.
guide-which-way = Op je eigen bord is jouw kant onderaan, welke kant je ook speelt; bij “Instellingen” kun je dat veranderen. In een groep staat de kant die aan zet is onderaan. Typ “bord” om het bord van jouw kant te zien.
guide-picture = Je kunt elk bord ook in woorden krijgen: druk op “Meer” en dan op “Bord in woorden”. Het thema “contrast” bij “Instellingen” heeft de sterkste kleuren, en elk stuk en elke markering heeft een eigen vorm. Op een klein scherm tik je op het plaatje om het groter te zien.
guide-pictures-off = Bij elke beurt krijg je een plaatje, en dat kun je niet uitzetten. Druk op “Meer” en dan op “Bord in woorden” om het bord als tekst te lezen. Wil je minder berichten, kies dan bij “Instellingen” andere meldingen.
guide-theme = Er zijn vijf thema’s voor het bord: marmer, terracotta, papyrus, nacht en contrast. Kies er een bij “Instellingen”, of typ “instellingen thema=nacht”. Elk stuk en elke markering herken je ook zonder kleur.
guide-dice-shown = De worp staat onder het bord, en in woorden erboven. Aan het begin van je beurt wordt er vanzelf voor je gegooid, en iedereen in de partij ziet de worp.
guide-start = Druk op “Tegen de computer spelen” om meteen te beginnen, of op “Vrienden uitnodigen” voor een link. Compact Petteia is het beste spel om mee te beginnen, en de eerste les duurt een minuut.
guide-computer = Je kunt op elk moment alleen spelen, tegen de computer en zonder klok. De niveaus lopen van 0, voor een kind dat begint, tot en met 8, dat moeilijk te verslaan is. Typ “uitdagen computer niveau=3”, of druk op de knop en kies.
guide-friend = Wil je iemand uitnodigen, druk dan op “Vrienden uitnodigen” en deel de link of de code. De code werkt op Discord, op Telegram en op het web. Speelt die persoon hier al, typ dan “uitdagen” met de naam erachter.
guide-stranger = Ken je niemand om mee te spelen, druk dan in de webchat op “Tegenstander zoeken”: iedereen daar ziet dat je zoekt, en je speelt tegen de eerste die accepteert. Terwijl je wacht, kun je tegen de computer spelen.
guide-choose-game = Druk bij je uitdaging op “Spel veranderen” om het spel, de opties, je kant en de klok te kiezen. Je kunt ook alles typen, zoals “uitdagen poleis eerste klok=3d”. Is de uitdaging geaccepteerd, dan ligt alles vast.
guide-clocks = Meestal heb je tien dagen voor je zetten, en elke zet geeft er 36 uur bij. Je kunt bij je uitdaging een andere klok kiezen: “klok=3d” is drie dagen per zet, “klok=10m+5s” een partij die je in één keer uitspeelt, “klok=geen” onbeperkte bedenktijd. Onder het bord staat tot wanneer je de tijd hebt.
guide-time-out = Is de tijd van een speler om, dan mag de tegenstander de winst opeisen of blijven wachten. Tot dat gebeurt, telt een zet nog gewoon. Alleen als de klok als “hard” is afgesproken, eindigt de partij vanzelf.
guide-silent = Doet je tegenstander geen zet, wacht dan tot de tijd om is. Je tegenstander krijgt eerst nog één herinnering. Is de tijd om, dan kun je de winst opeisen. Wil je niet wachten, dan kun je op elk moment opgeven.
guide-old-games = Typ “naspelen” en kies een van je laatste partijen die voorbij zijn. Je kunt die zet voor zet naspelen, of er een filmpje van krijgen. Met “naspelen” en de code van een partij open je een oudere, en met “exporteren” krijg je ze allemaal.
guide-record = Een notatie is de lijst van alle zetten van een partij, als tekst. Typ “notatie” om er een te krijgen. Om een partij te bekijken, plak je de notatie achter dat woord of stuur je een tekstbestand.
guide-watch = In een kanaal of groep kan iedereen de partijen volgen die daar worden gespeeld. Typ “bord” met de code van een partij om die te zien. Een lopende partij in privéchats kunnen alleen de twee spelers zien, tenzij ze die allebei openstellen met “openbaar”.
guide-many = Je kunt veel partijen tegelijk spelen. Met “partijen” zie je ze allemaal. Bovenaan staan de partijen die op je wachten. Kan een zet bij meer partijen horen, dan vraag ik welke je bedoelt. Antwoord je op het bericht met een bord, dan geldt je zet altijd voor die partij.
guide-undo = Heb je een verkeerde zet gedaan, typ dan “terugnemen”; je tegenstander moet het goedvinden. Met “instellingen bevestigen=aan” vraagt het bord vóór elke zet om bevestiging.
guide-resign = Om een partij op te geven, typ je “opgeven” of druk je op “Meer” en dan op “Opgeven”; je moet het eerst nog bevestigen. Een uitdaging die nog niemand heeft geaccepteerd, trek je in met “intrekken”.
guide-draw = Om remise aan te bieden, typ je “remise” of druk je op “Meer” en dan op “Remise aanbieden”. Heeft je tegenstander remise aangeboden, dan accepteer je met “remise” en weiger je met “weigeren”.
guide-rematch = Is een partij voorbij, druk dan op “Revanche” om hetzelfde spel nog een keer te spelen, met omgewisselde kanten.
guide-type-move = Tik op “Zetten”, dan op je stuk en dan op het veld waar het heen moet. Je kunt ook beide velden typen, zoals a2-a5. Slaan hoef je niet aan te geven: dat gaat vanzelf.
guide-plan = Terwijl je tegenstander nadenkt, kun je je antwoord voorbereiden: typ “plannen c7-c4 b2-b4”, of tik op “Vooruitplannen”. Doet je tegenstander de eerste van die twee zetten, dan wordt je antwoord meteen gespeeld. Alleen jij ziet je plannen.
guide-see = Je tegenstander ziet het bord, je zetten en wat je zegt. Je plannen, je hints en een opstelling waar je nog mee bezig bent, zijn voor andere spelers niet te zien.
guide-talk = Typ “zeg” met je bericht erachter om je tegenstander een bericht te sturen. In een kanaal of groep kan iedereen meelezen. Met “dempen” krijg je geen berichten van je tegenstander meer.
guide-rude = Is iemand onbeleefd, dan verberg je met “dempen” de berichten in deze partij. Met “melden” meld je het laatste bericht bij de beheerder van deze bot. Bij “Instellingen” kun je iemand blokkeren: dan bereiken uitdagingen van die persoon je niet meer.
guide-name = Op Discord en Telegram zien anderen de naam uit je profiel daar. Een nieuwe naam is te zien vanaf je volgende zet. In de webchat typ je “hernoem” en een nieuwe naam.
guide-account = Je kunt op Discord, op Telegram en op het web hetzelfde account gebruiken. Typ “koppelen” op het ene platform om een code te krijgen. Typ op het andere “koppelen” met die code, en bevestig de koppeling daarna op allebei.
guide-recovery = Een webaccount blijft ingelogd in de browser waarin je het hebt gemaakt. Maak bij “Instellingen” een herstelcode zolang je nog ergens bent ingelogd, en schrijf die op. In een andere browser log je in met de naam van het account en die code. Heb je Discord of Telegram gekoppeld, dan kun je je partijen ook daar spelen.
guide-language = De bot spreekt Nederlands en verschillende andere talen. Hij volgt de taal van je app; een andere taal kies je bij “Instellingen” of bijvoorbeeld met “instellingen taal=it”.
guide-notices = Je krijgt één melding als je aan zet bent, en één herinnering voordat je tijd om is. Bij “Instellingen” kun je kiezen of je ze alleen privé krijgt, één keer per dag als lijst, of helemaal niet.
guide-sound = Op Discord en Telegram hoor je het gewone berichtgeluid van de app. In de webchat kun je “Geluid” voor dit apparaat aan- of uitzetten. Wil je minder gestoord worden, verander dan de meldingen bij “Instellingen”, of stel stille uren in.
guide-quiet = Tijdens je stille uren maken meldingen geen geluid. Je stelt ze in met “instellingen stilte=22:00-08:00”, en je tijdzone met “instellingen tijdzone=Europe/Amsterdam” of de naam van je stad.
guide-vacation = Met een vakantie zet je de klokken van al je partijen stil: typ “instellingen vakantie=14d” voor twee weken, of “instellingen vakantie=2026-12-03” voor de dag waarop je terug bent. Je hebt 28 vakantiedagen per jaar. Tijdens je vakantie kun je gewoon zetten doen.
guide-pause = Om de klok van één partij te pauzeren, typ je “pauze”; je tegenstander moet het goedvinden. Met “hervatten” laat je hem weer lopen.
guide-data = Met “privacy” zie je wat er over je is opgeslagen, en met “exporteren” krijg je er een kopie van. Met “vergeet mij” verwijder je je account. Je tegenstanders houden hun partijen, zonder je naam.
guide-hint = Met “hint” zie je een goede zet. Tegen de computer kun je er in de meeste spellen om vragen; tegen een mens alleen als jullie het allebei goedvinden. In spellen met blazen zijn er geen hints.
guide-analysis = Na een partij zie je met “analyse” waar die kantelde en welke zetten beter waren. Je bekijkt je fouten één voor één.
guide-learn = Met “leren” krijg je voor elk spel korte lessen op het bord, en met “puzzel” elke dag een nieuwe opgave. Wat je hebt opgelost, wordt onthouden.
guide-dice-fair = De bot haalt elke worp uit een geheim dat vóór de partij vastligt. Beide spelers kunnen er een woord aan toevoegen. Na de partij kan iedereen elke worp narekenen, dus niemand kan een getal kiezen.
guide-group = Wie een groep of server beheert, kan daar “groep” typen. Zo kies je de taal, het standaardspel, waar uitdagingen mogen en of er een puzzel van de dag komt. Je voegt de bot toe via zijn profiel, of met de knop in je privéchat met de bot.
guide-slow = Druk nog een keer op de knop, of typ “bord” voor een nieuw bord: oude knoppen werken zolang de partij loopt. Blijft de bot stil, dan start hij misschien net opnieuw op; je partijen en klokken zijn intussen veilig.
guide-cannot = Hier speel je alleen de soldatenspellen van Grieken en Romeinen, met z’n tweeën of tegen de computer. Schaken of in teams spelen kan hier niet, en er zijn geen prijzen. Spelen is gratis. Met “toernooi” zie je toernooien, met “profiel” je resultaten en met “ranglijst” de beste ratings. Een partij telt voor je rating als je uitdaagt met “rating=ja”. Met “exporteren” krijg je al je partijen.
guide-cost = Spelen is hier gratis. Er is geen reclame en er is niets te koop.
guide-who = Je praat met een programma: het antwoordt uit het regelboek en verzint niets. Petteia is vrije software. Klopt er iets niet, laat het dan weten aan de beheerder van deze bot.

# Antwoorden uit de partij die bezig is.

match-ending = hoe deze partij is afgelopen
match-capture = wat er het laatst geslagen is
match-move = wat er het laatst gespeeld is
match-turn = wie er aan zet is
match-if = wat een zet zou doen
