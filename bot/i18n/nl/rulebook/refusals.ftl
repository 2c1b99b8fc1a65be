# Each reason to refuse an action: its name, what it means and what to do.

refusal-more = Meer hierover
refusal-shown = Het plaatje, uit { $ruleset }: { $said }

refusal-name-notation = Dat kan ik niet lezen
refusal-text-notation = Een zet noemt het veld waar een stuk staat en het veld waar het heen gaat. Schrijf ze met een streepje ertussen. Beide moeten velden van dit bord zijn.

refusal-name-ambiguous = Dat kan twee dingen betekenen
refusal-text-ambiguous = De tekst past op meer dan één geldige zet. Schrijf elk veld waar het stuk komt, na elkaar. Of kies de velden op het bord.

refusal-name-over = Het spel is afgelopen
refusal-text-over = In een afgelopen spel kun je niet meer zetten. Het eindigt ook als wie aan zet is niets kan doen. Je kunt het naspelen, of revanche aanbieden.

refusal-name-no-piece = Daar staat geen stuk
refusal-text-no-piece = Een zet begint op een veld met een van je eigen stukken. Het veld dat je eerst noemde is leeg. Misschien is het bord veranderd sinds je keek.

refusal-name-not-yours = Dat stuk is niet van jou
refusal-text-not-yours = Je zet alleen je eigen stukken. Noem een veld waar er een van jou staat. Het bord in woorden zegt ook van wie elk stuk is.

refusal-name-same-square = Hij gaat nergens heen
refusal-text-same-square = Een zet moet op een ander veld eindigen. Je kunt niet passen door te blijven staan.

refusal-name-occupied = Het veld is bezet
refusal-text-occupied = Op een veld past één stuk. Ga naast een vijandelijk stuk staan om het te slaan, niet erop. Kies een leeg veld.

refusal-name-not-straight = Dat is niet recht
refusal-text-not-straight = Stukken gaan langs een kolom of langs een rij. Ze gaan niet diagonaal en niet de hoek om.

refusal-name-blocked = Er staat iets tussen
refusal-text-blocked = Een stuk schuift alleen over lege velden. Een ander stuk ertussen houdt het tegen, ook een eigen stuk. Ga eromheen, of stop ervoor.

refusal-name-out-of-range = Dat is te ver
refusal-text-out-of-range = Sommige stukken gaan maar een aantal velden per zet. Met dobbelstenen zegt de worp hoeveel. Kies een veld dichterbij.

refusal-name-bound = Het stuk is vastgezet
refusal-text-bound = Een stuk dat tussen twee vijandelijke is ingesloten, kan niet zetten. Het is weer vrij als een van die twee het niet meer vasthoudt. Zet een ander stuk, en bevrijd dit misschien.

refusal-name-not-attack = Dat is geen aanval
refusal-text-not-attack = Een omgedraaid stuk mag alleen naar een veld naast een vijandelijk stuk. Alleen slaan draait het terug. Kies zo’n veld, of zet een ander stuk.

refusal-name-capture-first = Je moet slaan
refusal-text-capture-first = Waar slaan verplicht is, mag niets anders zolang je kunt slaan. De stukken met gemarkeerde hoeken kunnen het. Elke slag is goed.

refusal-name-leader-over-leader = Niet over de andere leider
refusal-text-leader-over-leader = Leiders springen over soldaten van beide kanten. De leider van de ander is geen soldaat, en houdt de sprong tegen. Ga eromheen, of spring een andere kant op.

refusal-name-no-jump = Dat is geen sprong
refusal-text-no-jump = Een sprong gaat recht over stukken vlak voor je, en eindigt op het lege veld erachter. Met een gat ertussen of geen plaats erachter kan hij niet. De regels van elk spel zeggen wie mag springen, en waarover.

refusal-name-placing = Er wordt nog geplaatst
refusal-text-placing = Eerst plaatsen beide kanten hun stenen op het bord, een voor een. Geen steen zet voordat de laatste is geplaatst. Noem een leeg veld om er een te plaatsen.

refusal-name-placed = Alle stenen zijn geplaatst
refusal-text-placed = Je hebt geen steen meer in de hand. Vanaf nu zet je stukken. Noem twee velden, van waar en naar waar.

refusal-name-throw-first = Eerst de worp
refusal-text-throw-first = Een dubbele worp geeft je recht op nog een worp. Zeg “again” om hem te nemen, of “pass” om ervan af te zien. Dan gaat het spel verder.

refusal-name-thrown = Jij kunt niet gooien
refusal-text-thrown = Ik gooi de dobbelstenen voor beide kanten, zodra er gegooid moet worden. Je kunt geen worp noemen. Zonder dobbelstenen valt er niets te gooien.

refusal-name-not-bound = Dat stuk is niet vastgezet
refusal-text-not-bound = Zo kun je alleen een vijandelijke steen slaan die al is vastgezet. Sluit hem eerst van twee kanten in. Je slaat hem in een latere beurt.

refusal-name-no-huff = Er valt niets te blazen
refusal-text-no-huff = Blazen kan alleen bij een soldaat die in de laatste beurt kon slaan en het niet deed. Deze kon het niet. In spellen zonder blazen kan het nooit.

refusal-name-no-bonus = Er is geen extra worp
refusal-text-no-bonus = Alleen een dubbele worp geeft recht op nog een worp. Die kun je nu niet nemen en er niet van afzien. Doe een zet.

refusal-name-no-capture = Dat slaat hij niet
refusal-text-no-capture = Je tekst noemt een steen die de zet niet slaat. Laat hem weg om de zet zo te spelen. Of zoek een zet die daar wel slaat.
