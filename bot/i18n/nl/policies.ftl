# The pages about privacy and terms. A section has its heading in the first line, then a paragraph or,
# after a hyphen, an item of a list in each line. docs/privacy.md and docs/terms.md say the same.

policy-chat = Petteia
policy-who = Wie deze server beheert
policy-operator = Deze server wordt beheerd door { $operator }.
policy-unnamed = De beheerder van deze server heeft geen naam opgegeven.
policy-contact = Contact: { $contact }
policy-no-contact = De beheerder van deze server heeft geen contactgegevens opgegeven.

## Privacy

privacy-intro = Met Petteia spelen mensen bordspellen op Discord, op Telegram en in een webchat. Op deze pagina staat wat Petteia over je bewaart, waarom en hoe lang, wie het kan zien, en hoe je een kopie krijgt of alles laat wissen.
privacy-kept =
    Wat er wordt bewaard, en waarom
    Petteia heeft dit alles nodig voor je partijen en gebruikt het nergens anders voor.
    - Je naam: die van Discord of Telegram, of die je in de webchat hebt gekozen. Zo weten anderen tegen wie ze spelen.
    - Je gebruikersnaam op Telegram, zodat anderen je daarmee kunnen uitdagen. Petteia bewaart ook de gebruikersnamen van mensen die alleen schrijven in een groep waar een partij loopt, als de bot hun bericht krijgt. Een gebruikersnaam wordt verwijderd als de bot hem een half jaar niet heeft gezien.
    - Je account-ID bij Discord of Telegram (niet je telefoonnummer), of in de webchat een hash van het willekeurige token in de cookie van je browser. Daaraan herkent de bot je.
    - Als je in de webchat meldingen aanzet: een adres bij de pushdienst van de maker van je browser, en de sleutels van de browser. Ze worden verwijderd als je de meldingen uitzet of uitlogt.
    - Als je een agenda aanvraagt: de willekeurige code in het adres, tot je het adres verwijdert of een nieuw adres aanvraagt.
    - Je instellingen: hoe borden eruitzien, letters, taal, tijdzone, meldingen, stille uren, vakanties en wie je hebt geblokkeerd. Ook de taal waar je app of browser het laatst om heeft gevraagd, en welk platform je het laatst gebruikte.
    - Je partijen: wie er speelt, het spel en de klok, elke zet met zijn tijd, de antwoorden die je hebt voorbereid, aanbiedingen, berichten aan je tegenstander, de uitslag, elk woord dat je voor de dobbelstenen hebt toegevoegd, en het kanaal, de groep of de privéchat waar de partij wordt gespeeld.
    - Welke berichten van de bot je partijen tonen, zodat hij ze kan bijwerken, en wat hij je nog moet vertellen.
    - Welke lessen en puzzels je hebt opgelost. In kanalen en groepen waar je speelt, zien mensen dat je de puzzel van de dag hebt opgelost, en hoeveel dagen op rij.
    - Wat je als eerste met elke puzzel deed, hoe vaak je ernaast zat en of je een hint had, en je puzzelrating, die daaruit volgt. Puzzels hebben ook een rating, dus blijven deze pogingen zonder je naam bewaard als je je account verwijdert. Ook wordt bewaard wanneer je met puzzels tegen de klok begon en hoeveel je er telkens hebt opgelost.
    - Je ratings, uit partijen die jullie allebei wilden laten meetellen. Verwijder je je account, dan blijven ze zonder je naam bij de partijen.
    - Rapporten over jou en van jou: welk bericht of welke partij, wat er is besloten, door wie en tot wanneer, en je antwoord. Ze zijn er om iedereen eerlijk te behandelen.
privacy-not-kept =
    Wat er niet wordt bewaard
    Petteia leest wat je typt, beantwoordt het en gooit het weg, behalve als het bij een partij of instelling hoort. Wat Telegram naar de bot stuurt, wordt bewaard tot het is beantwoord, zodat er niets verloren gaat als de server stopt. Daarna blijft alleen het nummer ervan bewaard, twee dagen lang. Stuurt Discord een opdracht via HTTP, dan blijft ook het nummer daarvan twee dagen bewaard. Je laatste vraag over de spellen blijft enkele minuten in het geheugen, zodat de volgende erop kan doorgaan. Er is geen reclame, geen tracking en geen analyse van je gedrag. Er wordt niets doorgegeven, behalve zoals op deze pagina staat.
    De webchat plaatst één cookie, waarmee je tot 400 dagen na je laatste bezoek ingelogd blijft. De pagina’s laden niets van andere servers. Petteia houdt netwerkadressen in het geheugen om te beperken hoeveel één client kan vragen. Ze worden niet opgeslagen en niet gelogd. Een proxy of een hostingbedrijf dat de beheerder gebruikt, kan eigen logboeken bijhouden.
    Het logboek vertelt wat er gebeurde, op welk platform en in welke partij, aan de hand van de code. Er staan geen namen in, geen accounts en niets van wat mensen schreven. Statistieken tellen verzoeken en beurten per platform, spel en opdracht, niet per persoon.
privacy-how-long =
    Hoe lang
    - Je gegevens en je partijen blijven tot je ze met “vergeet mij” laat wissen. Petteia wist niets alleen omdat het oud is, behalve gebruikersnamen op Telegram en rapporten.
    - Rapporten worden een jaar na hun laatste wijziging gewist. Als je gedempt, van de rating uitgesloten of geblokkeerd bent, blijft dat ook na “vergeet mij” bewaard tot het eindigt, zonder je naam en je woorden. Zo kan wie het besluit heeft genomen, zien dat het nog geldt.
    - Een code om accounts te koppelen is 15 minuten geldig.
    - Een opdracht op Discord die een partij verandert of even duurt, wordt bewaard tot die is beantwoord, maximaal 15 minuten.
    - In de back-ups van de beheerder staat wat op dat moment was opgeslagen, tot de beheerder de back-ups verwijdert.
privacy-who =
    Wie het ziet
    - Je tegenstanders, ook die op een ander platform: je naam, je zetten en hun tijden, wat je tegen ze zegt, en tot wanneer je op vakantie bent.
    - Iedereen in een kanaal of groep waar je speelt: je naam en de partij. Zoek je in de webchat een tegenstander, dan ziet iedereen daar je naam. Een uitnodiging wordt gezien door wie de link of de code heeft.
    - Iedereen met de link naar een partij waar anderen naar mogen kijken: je naam, de zetten en de klokken, maar niet wat jullie tegen elkaar zeggen. Dat is een partij die in een kanaal of groep wordt gespeeld, die in de lijst met open uitdagingen van de webchat is aangeboden, of die jullie allebei met “openbaar” hebben opengesteld. Ook andere websites kunnen die laten zien.
    - Iedereen die de code van een afgelopen partij heeft, bijvoorbeeld omdat die is gedeeld: je naam en de partij. Een lopende partij in privéchats kunnen alleen de spelers zien, tenzij ze die allebei hebben opengesteld.
    - Iedereen die naar je profiel vraagt: hoeveel van je partijen die anderen konden zien je hebt gewonnen, verloren en remise gespeeld, per spel. Wie tegen je speelde, ziet ook de partijen met jou. Bij “instellingen” beperk je dat tot wie tegen je speelde, of tot jezelf.
    - Iedereen die met “ranglijst” een ranglijst opvraagt: je naam en je ratings, waarvoor ook privépartijen tellen. Je staat alleen op ranglijsten zolang iedereen je resultaten mag zien.
    - Iedereen die een toernooi opvraagt waaraan je meedoet: je naam, tegen wie je speelt, je uitslagen en je plaats, ook nadat je je hebt afgemeld.
    - Iedereen op internet, zolang iedereen je resultaten mag zien: je naam, je resultaten en ratings en je laatste partijen waar anderen naar konden kijken. De webchat toont ze op een pagina, in een feed en als gegevens voor andere programma’s, en vraagt zoekmachines de pagina niet op te nemen. Bij “instellingen” maak je daar meteen een eind aan. In de gegevens van een partij waar anderen naar konden kijken, staat je naam in elk geval.
    - Iedereen die het adres van je agenda heeft: welke partijen op jou wachten, tegen wie je speelt en wanneer je tijd afloopt.
    - Wie de server of groep beheert waar een partij begon, en de beheerder van de bot: rapporten over die partij, met de tekst, je naam en de naam van wie het heeft gemeld. Wie gemeld is, krijgt niet te horen door wie.
    - Iemand die op het punt staat accounts met je te koppelen: je naam, je platforms en het aantal van je partijen.
    - De beheerder, en iedereen met toegang tot de server: alles wat is opgeslagen, ook berichten en de antwoorden die je hebt voorbereid.
privacy-platforms =
    Discord en Telegram
    Discord en Telegram brengen je berichten naar de bot en zijn berichten naar jou, en behandelen ze volgens hun eigen beleid: https://discord.com/privacy en https://telegram.org/privacy. Ze zien wat daar wordt geplaatst, ook wat over tegenstanders op een ander platform gaat. Telegram vertelt de bot wie het bord binnen Telegram opent. Een bord dat binnen Discord wordt geopend, wordt geladen via de servers van Discord, die alles doorgeven wat de pagina stuurt en krijgt.
    Op Discord krijgt de bot opdrachten en de knoppen waarop je drukt. Andere berichten leest hij niet. In groepen op Telegram krijgt hij alleen opdrachten, antwoorden op zijn berichten en de knoppen waarop je drukt, behalve als de beheerder de privacymodus heeft uitgezet of hem beheerder van de groep heeft gemaakt. Als je de naam van de bot in een andere chat schrijft, krijgt hij wat je erbij schrijft en je naam. Verstuur je dat als bericht, dan krijgt hij ook de naam van de chat en het bericht waarop je antwoordt; geen van beide gebruikt hij. Verder krijgt hij niets uit die chat.
privacy-yours =
    Een kopie van je gegevens krijgen, en alles laten wissen
    - “exporteren” geeft je een bestand met je naam, gebruikersnamen, instellingen, vakanties, geblokkeerde mensen, gekoppelde accounts, opgeloste lessen en puzzels, puzzels tegen de klok, besluiten over jou, wat je hebt gemeld en alle partijen.
    - “vergeet mij” vraagt eerst of je het zeker weet, en wist je dan op alle platforms: je naam, account-ID’s, instellingen en al het andere hierboven. Je lopende partijen worden opgegeven en je uitdagingen ingetrokken. Tegenstanders houden hun partijen met de zetten, hun tijden en elk woord dat je voor de dobbelstenen hebt toegevoegd, maar zonder je naam, je berichten, de antwoorden die je hebt voorbereid en de kanalen en chats waar je speelde.
    - Berichten die de bot al heeft gestuurd, blijven in de chats waar ze staan. Een SQLite-database overschrijft wat er wordt gewist; in het bestand met de laatste wijzigingen kan het staan tot dat wordt overschreven of de bot stopt. PostgreSQL houdt wat er is gewist in zijn bestanden tot het de volgende keer opruimt (“vacuum”).
    Neem voor al het andere, zoals een fout in je gegevens, contact op met de beheerder.
privacy-linking =
    Als accounts worden gekoppeld
    “koppelen” maakt van twee accounts één, zodra beide kanten dat bevestigen. Zeven dagen lang kun je het met “ontkoppelen” terugdraaien. Zo lang bewaart Petteia wat het gekoppelde account meebracht, en daarna wordt dat gewist. “vergeet mij” wist het meteen.

## Terms

terms-intro = Als je Petteia op deze server gebruikt, in de webchat of via zijn bots op Discord en Telegram, ga je akkoord met deze voorwaarden.
terms-free =
    Wat je krijgt
    Petteia is gratis. Je kunt er bordspellen met andere mensen spelen en de regels leren. Er komen geen geld, inzetten of prijzen bij kijken.
    Petteia wordt aangeboden zoals het is, zonder enige garantie. Het kan worden gewijzigd, onderbroken of stopgezet, en partijen kunnen verloren gaan. Voor zover de wet dat toestaat, is de beheerder niet aansprakelijk voor schade doordat je Petteia gebruikt of niet kunt gebruiken.
terms-conduct =
    Wat we van je vragen
    - Speel eerlijk. Laat geen programma je zetten kiezen, tenzij je tegenstander het goedvindt.
    - Gebruik Petteia niet om mensen te beledigen, te bedreigen of te misleiden, met je naam of op een andere manier.
    - Val de server niet aan, overbelast hem niet, omzeil de limieten niet en gebruik geen accounts van anderen.
    - Houd je aan de voorwaarden van het platform dat je gebruikt: https://discord.com/terms en https://telegram.org/tos. Je moet de leeftijd hebben die het platform eist.
terms-limits =
    Limieten en klokken
    Het aantal partijen, uitdagingen en verzoeken is beperkt, per persoon en per chat. Een partij kan een klok hebben; als de tijd om is, kun je de partij verliezen.
terms-public =
    Wat anderen zien
    Anderen zien je naam, je zetten en elk woord dat je voor de dobbelstenen toevoegt. Beide spelers mogen de notatie van een partij bewaren en publiceren. Op de privacypagina staat wat er over jou wordt bewaard en hoe je het laat verwijderen.
terms-ending =
    Stoppen
    Met “vergeet mij” kun je op elk moment stoppen. De beheerder kan mensen die zich niet aan deze voorwaarden houden, de toegang weigeren. Wie een server of groep beheert, mag dat doen voor partijen die daar beginnen. Je krijgt te horen wat er is besloten en kunt één keer antwoorden. Deze voorwaarden kunnen veranderen; op deze pagina staat wat nu geldt.
terms-software =
    De software
    Petteia is vrije software onder de MIT-licentie. De auteurs beheren deze server niet en zijn er niet verantwoordelijk voor.
