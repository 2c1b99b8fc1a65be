# Each reason to refuse an action: its name, what it means and what to do.

refusal-more = Meer hierover
refusal-shown = Op het plaatje zie je een voorbeeld uit { $ruleset }. { $said }

refusal-name-notation = Die zet kan ik niet lezen
refusal-text-notation = Een zet is het veld waar je stuk staat en het veld waar het heen gaat. Typ ze allebei, met een streepje ertussen. Het moeten velden van dit bord zijn.

refusal-name-ambiguous = De zet is dubbelzinnig
refusal-text-ambiguous = Wat je hebt getypt, past bij meer dan één geldige zet. Typ elk veld waar het stuk landt, na elkaar. Of kies de velden op het bord.

refusal-name-over = De partij is voorbij
refusal-text-over = In een partij die voorbij is, kun je niet meer zetten. Een partij eindigt ook als de speler die aan zet is, niets kan doen. Je kunt deze partij naspelen, of revanche aanbieden.

refusal-name-no-piece = Daar staat geen stuk
refusal-text-no-piece = Een zet begint op een veld met een van je eigen stukken. Het veld dat je eerst noemde, is leeg. Misschien is het bord veranderd sinds je keek.

refusal-name-not-yours = Dat stuk is niet van jou
refusal-text-not-yours = Je kunt alleen je eigen stukken verplaatsen. Kies een veld met een stuk van jou. In “Bord in woorden” staat ook welke stukken van wie zijn.

refusal-name-same-square = Het stuk blijft staan
refusal-text-same-square = Een zet moet naar een ander veld gaan. Je kunt niet passen door een stuk te laten staan.

refusal-name-occupied = Het veld is bezet
refusal-text-occupied = Op een veld past maar één stuk. Ga naast een vijandelijk stuk staan om het te slaan, niet erop. Kies een leeg veld.

refusal-name-not-straight = Dat is geen rechte lijn
refusal-text-not-straight = Stukken gaan langs een rij of een kolom. Ze kunnen niet diagonaal gaan, en niet de hoek om.

refusal-name-blocked = Er staat iets in de weg
refusal-text-blocked = Een stuk kan alleen over lege velden schuiven. Elk stuk ertussen houdt het tegen, van jou of van de vijand. Ga eromheen, of stop ervoor.

refusal-name-out-of-range = Dat veld is te ver
refusal-text-out-of-range = Sommige stukken mogen maar een bepaald aantal velden ver gaan. In een spel met dobbelstenen bepaalt de worp hoeveel. Kies een veld dichterbij.

refusal-name-bound = Het stuk is vastgezet
refusal-text-bound = Een steen die twee vijanden tussen zich hebben vastgezet, kan niet bewegen. Hij is weer vrij als een van die twee hem niet meer vasthoudt. Verplaats een andere steen; misschien bevrijd je deze daarmee.

refusal-name-not-attack = De zet is geen aanval
refusal-text-not-attack = Een omgedraaide steen kan alleen naar een veld naast een vijandelijke steen. Alleen door te slaan wordt hij teruggedraaid. Kies zo’n veld, of verplaats een andere steen.

refusal-name-capture-first = Slaan is verplicht
refusal-text-capture-first = Waar slaan verplicht is, mag je niets anders doen zolang je kunt slaan. De stukken met gemarkeerde hoeken kunnen slaan. Welke slag je doet, kies je zelf.

refusal-name-leader-over-leader = Een leider springt niet over een leider
refusal-text-leader-over-leader = Leiders kunnen over soldaten van beide kanten springen, maar niet over de vijandelijke leider. Ga eromheen, of spring een andere kant op.

refusal-name-no-jump = Daarheen kun je niet springen
refusal-text-no-jump = Een sprong gaat recht over de stukken vlak voor je stuk, naar het lege veld erachter. Over een gat springen kan niet, en zonder leeg veld erachter ook niet. In de regels van elk spel staat wie mag springen, en waarover.

refusal-name-placing = Er worden nog stenen geplaatst
refusal-text-placing = Eerst plaatsen beide spelers hun stenen op het bord, een voor een. Tot de laatste er staat, wordt er geen steen verplaatst. Kies een leeg veld voor je volgende steen.

refusal-name-placed = Alle stenen zijn geplaatst
refusal-text-placed = Je hebt geen stenen meer om te plaatsen. Vanaf nu verplaats je ze. Typ twee velden: waar de steen staat en waar hij heen gaat.

refusal-name-throw-first = Eerst opnieuw gooien of passen
refusal-text-throw-first = Je hebt dubbel gegooid, dus je mag nog een keer gooien. Druk op “Nog een keer gooien”, of op “Passen” om de worp over te slaan. Dan gaat de partij verder.

refusal-name-thrown = Jij kunt niet gooien
refusal-text-thrown = Ik gooi de dobbelstenen voor beide kanten als er gegooid moet worden. Je kunt de getallen niet kiezen. In een spel zonder dobbelstenen valt er niets te gooien.

refusal-name-not-bound = Die steen is niet vastgezet
refusal-text-not-bound = Je kunt alleen een vijandelijke steen weghalen die al is vastgezet. Sluit hem eerst in tussen twee van jouw stenen. In een latere beurt kun je hem weghalen.

refusal-name-no-huff = Er valt niets te blazen
refusal-text-no-huff = Je kunt alleen een soldaat blazen die in de vorige beurt had kunnen slaan en dat niet deed. De soldaat die je koos, kon niet slaan. In spellen zonder blazen kan dat nooit.

refusal-name-no-bonus = Er is geen extra worp
refusal-text-no-bonus = Je mag alleen na een dubbele worp nog een keer gooien. Je hebt nu geen extra worp. Doe een zet.

refusal-name-no-capture = Die slag hoort niet bij de zet
refusal-text-no-capture = Je hebt een slag getypt die niet bij deze zet hoort. Laat de slag weg om de zet zo te spelen. Of zoek een zet die daar wel slaat.
