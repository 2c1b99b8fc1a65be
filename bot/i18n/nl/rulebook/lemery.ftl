# The battles of Lemery Games: Petteia, its small boards, and the General’s Crossing.

lemery-move =
    §turn+pass In je beurt verplaats je één stuk. Passen mag niet.
    §slide Een stuk gaat vooruit, achteruit of opzij, over zoveel lege velden als je wilt. §diagonal Stukken gaan nooit diagonaal.
    §block Een soldaat kan niet over een ander stuk springen en er ook niet op landen.
    §illegal Mag een zet niet, dan hoor je waarom en kun je een andere proberen. Dat kost je niets.
lemery-capture =
    §line Je slaat een vijandelijk stuk door het in een rechte lijn in te sluiten tussen twee van jouw stukken. Het gaat van het bord.
    §mover Een van die twee moet je net hebben verplaatst.
    §row Er mag maar één stuk tussen staan, niet twee of meer op een rij.
    §several Met één zet sla je alles wat je insluit, ook in meerdere richtingen.
    §between Tussen twee vijandelijke stukken gaan staan is veilig, tot een van de twee weggaat en een vijand die plaats inneemt.
lemery-sides = §sides Er wordt geloot wie welke kant speelt, tenzij de uitdager er een kiest. Bij een revanche wisselen jullie van kant.
lemery-edge = { $edge ->
        [on] §corner+edge Aan de rand of in een hoek is één stuk genoeg: zet het naast een vijand en sluit die in tegen de rand.
       *[off] §corner In een hoek sla je een stuk door de twee velden ernaast te bezetten.
        §edge De rand van het bord helpt niet bij het slaan.
    }
lemery-duty = { $compulsory ->
        [enforced] §must Kun je slaan, dan moet het. Elke slag is goed.
        [huff] §huff+huff-when Sla als je kunt. Mis je een slag, dan mag je tegenstander vóór de eigen zet blazen: een soldaat weghalen die had kunnen slaan. §huff-who Alleen een soldaat die kon slaan, geen leider. §huff-wrong Elke andere slag beschermt je. Onterecht blazen kost niets.
       *[off] §must Slaan is niet verplicht.
    }
lemery-jump =
    §jump De leider kan ook springen: in een rechte lijn over één stuk, of over een rij stukken zonder gaten. Van wie die stukken zijn, maakt niet uit.
    §landing De leider landt op het eerste veld erachter, en dat moet leeg zijn.
    { $jump ->
        [adjacent] §run-up De rij moet op het veld naast de leider beginnen.
       *[slide] §run-up Vóór de sprong mag de leider over lege velden naar die stukken toe schuiven.
    }
    §jump-once De leider springt maar één keer per beurt, en nooit over de andere leider.
    §jumped De stukken waar de leider overheen springt, blijven op het bord. §landing-takes Waar hij landt, kan hij slaan, net als bij elke zet, zelfs een stuk waar hij net overheen sprong.
lemery-leader =
    §leader Je leider beweegt en slaat zoals een soldaat.
    { lemery-jump }
    §leader-taken Je leider kan worden geslagen zoals een soldaat. Bescherm hem goed: verlies je hem, dan verlies je de partij.
lemery-end =
    §leader-taken Je wint als je de vijandelijke leider slaat.
    §surround Je wint ook als de vijandelijke leider is omsingeld: alle vier de velden naast hem zijn bezet. Stukken van beide kanten tellen mee. { $surround ->
        [edge] §surround-edge Ook de rand telt mee: daar zijn drie stukken genoeg, en in een hoek twee.
       *[four] §surround-edge Een leider aan de rand kan niet worden omsingeld.
    }
    §alone Je wint ook als de vijandelijke leider geen soldaten meer heeft.{ $first ->
        [0] { "" }
       *[other] { " " }§count Je wint ook als je tegenstander { $first } soldaten kwijt is.
    }
    §stuck Je wint ook als je tegenstander niet kan zetten.
    §surround-own Pas op: omsingel je je eigen leider, dan verlies je, ook als hij nog weg kan springen.
    §both Zouden door één zet beide spelers verliezen, dan wint de speler die de zet heeft gedaan.
    { lemery-draws }
lemery-draws =
    §agree+repetition Het is remise als jullie dat afspreken, of als dezelfde stelling voor de derde keer voorkomt.
    §quiet Het is ook remise na 100 zetten zonder slaan, 50 van elke kant. Gaat er een stuk van het bord, dan begint het tellen van stellingen en zetten opnieuw.
lemery-options-rest =
    §run-up jump=adjacent: een leider kan alleen over een rij springen die direct naast hem begint.
    §must compulsory=enforced: kun je slaan, dan moet het.
    §huff compulsory=huff: laat je een slag liggen, dan mag je tegenstander een soldaat weghalen die had kunnen slaan.
    §edge edge=on: één stuk is genoeg om een vijand aan de rand of in een hoek te slaan. Zet het ernaast en sluit de vijand in tegen de rand.
lemery-options-how = §options Voeg opties toe aan je uitdaging, bijvoorbeeld options=edge=on. Zet komma’s tussen de opties.
lemery-options-surround = §surround-edge surround=edge: de rand helpt om een leider te omsingelen. Daar zijn drie stukken genoeg, en in een hoek twee.
lemery-glance-safe = §between Zelf tussen twee vijandelijke stukken gaan staan is veilig. §row Twee vijanden op een rij tussen jouw stukken sla je niet. { $compulsory ->
        [enforced] §must Kun je slaan, dan moet het.
        [huff] §must Laat je een slag liggen, dan mag je tegenstander een soldaat weghalen die had kunnen slaan.
       *[off] §must Slaan is niet verplicht.
    }
lemery-tips =
    §tips+advice-begin+row Ruk eerst in paren op, met soldaten naast elkaar: een soldaat die alleen naast de vijandelijke leider staat, wordt snel geslagen.
    §tips+advice-attack+bring Wil je slaan, zet dan eerst één stuk naast een vijandelijk stuk en haal er van ver een tweede bij.
    { $compulsory ->
        [off] §tips+advice-attack+bait Bedreig twee vijanden tegelijk, of bied een soldaat als lokaas aan als je er meer voor terug kunt slaan.
       *[other] §tips+advice-attack+bait Bied een soldaat als lokaas aan: je tegenstander kan moeilijk weigeren, en jij slaat er dan meer.
    }
    §tips+advice-defend+look Let op dreigingen langs open lijnen: haal het bedreigde stuk weg of bezet het veld dat de vijand nodig heeft.
    §tips+advice-defend+edge { $edge ->
        [on] Blijf weg van de rand: daar is één vijandelijk stuk genoeg om je te slaan.
       *[off] Gebruik de rand als barrière: een stuk daar kan alleen langs de rand worden geslagen.
    }
    §tips+advice-avoid+surround { $surround ->
        [edge] Laat stukken of de rand nooit drie kanten van je leider afsluiten: een vijand aan de vierde kant wint.
       *[four] Laat nooit stukken aan drie kanten van je leider staan, ook niet je eigen: een vijand aan de vierde kant wint.
    }
    { $first ->
        [0] §tips+advice-endgame Wees zuinig op je soldaten als je voorstaat: 3 of 4 stukken tegen 2 eindigt meestal in remise.
       *[other] §tips+advice-endgame+count Sta je voor, ruil dan soldaat tegen soldaat tot je tegenstander er { $first } kwijt is.
    }
lemery-source =
    §source Dit zijn de regels van een spel van uitgever Lemery Games. Volgens het regelboek zijn ze geïnspireerd door Wladyslaw Kowalski (2006) en Ulrich Schädler. Tímea Kőszegi en Lívia Varga maakten de tekeningen. Dario Jara en Jeremy Rozenhart deden de redactie van het regelboek. Meer weten? Kijk op LemeryGames.com.
    §source+story Het verhaal over Grieken en Etrusken heeft de uitgever zelf bedacht.
    §source+modern Het spel is een moderne reconstructie. Hoe men in de oudheid echt speelde, is niet bekend.
    §source+pictures Deze pagina’s zijn gebaseerd op de tekst van het regelboek, zonder de afbeeldingen.
lemery-rulings =
    §reading Het regelboek laat een paar dingen open. Dit hebben wij zelf ingevuld: het aantal rijen (8), het slaan in een hoek en de lengte van een sprong.
    §reading+quiet Ook de remises hebben wij toegevoegd, want elke partij moet een keer eindigen.

## Petteia

rule-lemery-petteia-glance =
    §gist+army Twee legers treffen elkaar op een bord van { $files } bij { $ranks } velden. Elk heeft { $men } soldaten en één leider.
    §slide Alle stukken gaan in rechte lijnen, nooit diagonaal, zo ver als de weg vrij is. §jump Alleen de leider kan ook over stukken springen.
    §line Sluit met je zet een vijandelijk stuk in tussen twee van jouw stukken, en je slaat het. { lemery-glance-safe }
    §win Je wint als de vijandelijke leider is geslagen, aan alle kanten is omsingeld of geen soldaten meer heeft. §stuck Wie niet kan zetten, verliest.
    §first { side-first } begint. Jouw kant is onderaan.
    { book-facts }
rule-lemery-petteia-setup =
    §board Het bord heeft { $files } kolommen, a tot en met l, en { $ranks } rijen.
    §array+army Je { $men } soldaten vullen de twee rijen het dichtst bij jou.
    §leader-start Je leider begint daarvóór, op het derde veld vanaf jouw rechterkant.
    §names+leader-start { side-first } wordt geleid door de Strategos, de Griekse generaal. Hij begint op j3.
    §names+leader-start { side-second } wordt geleid door de Lars, de Etruskische leider. Hij begint op c6.
    §first { side-first } begint. { lemery-sides }
rule-lemery-petteia-move = { lemery-move }
rule-lemery-petteia-capture =
    { lemery-capture }
    { lemery-edge }
    { lemery-duty }
rule-lemery-petteia-special = { lemery-leader }
rule-lemery-petteia-end = { lemery-end }
rule-lemery-petteia-options =
    { lemery-options-how }
    { lemery-options-rest }
    §count first=13: je verliest als je 13 soldaten hebt verloren. Zo duurt de partij korter.
    { lemery-options-surround }
rule-lemery-petteia-tips =
    { lemery-tips }
    §tips+advice-kinds+leader Je leider springt naar velden waar soldaten niet komen, maar ver vooraan heeft hij al snel vijanden aan beide kanten.
rule-lemery-petteia-source =
    { lemery-source }
    { lemery-rulings }

## Compact

rule-lemery-compact-glance =
    §gist Een kort gevecht, en het beste spel om mee te beginnen. §army Elke kant heeft { $men } soldaten en één leider.
    §slide Alle stukken gaan in rechte lijnen, nooit diagonaal, zo ver als de weg vrij is. §jump Alleen de leider kan ook over stukken springen.
    §line Sluit met je zet een vijandelijk stuk in tussen twee van jouw stukken, en je slaat het. { lemery-glance-safe }
    §win Je wint als de vijandelijke leider is geslagen, aan alle kanten is omsingeld of geen soldaten meer heeft. §stuck Wie niet kan zetten, verliest.
    §first { side-first } begint. Jouw kant is onderaan.
    { book-facts }
rule-lemery-compact-setup =
    §board Het bord heeft { $files } kolommen, a tot en met h, en { $ranks } rijen.
    §array+army Je { $men } soldaten vullen de twee rijen het dichtst bij jou.
    §leader-start Je leider begint daarvóór, op het derde veld vanaf jouw rechterkant.
    §names+leader-start { side-first } wordt geleid door de Strategos, de Griekse generaal. Hij begint op f3.
    §names+leader-start { side-second } wordt geleid door de Lars, de Etruskische leider. Hij begint op c6.
    §first { side-first } begint. { lemery-sides }
rule-lemery-compact-move = { lemery-move }
rule-lemery-compact-capture =
    { lemery-capture }
    { lemery-edge }
    { lemery-duty }
rule-lemery-compact-special = { lemery-leader }
rule-lemery-compact-end = { lemery-end }
rule-lemery-compact-options =
    { lemery-options-how }
    { lemery-options-rest }
    §count first=5: je verliest als je 5 soldaten hebt verloren. Zo duurt de partij korter.
    { lemery-options-surround }
rule-lemery-compact-tips =
    { lemery-tips }
    §tips+advice-kinds+leader Het bord is smal: komt er een vijand naast je leider, sla die vijand dan of haal je leider weg.
rule-lemery-compact-source =
    { lemery-source }
    §source+variant Het regelboek noemt dit spel de compacte variant.
    { lemery-rulings }

## Ultra Compact

rule-lemery-ultra-glance =
    §gist+army De kleinste legers: elk { $men } soldaten en één leider, met veel open ruimte ertussen.
    §slide Alle stukken gaan in rechte lijnen, nooit diagonaal, zo ver als de weg vrij is. §jump Alleen de leider kan ook over stukken springen.
    §line Sluit met je zet een vijandelijk stuk in tussen twee van jouw stukken, en je slaat het. { lemery-glance-safe }
    §win Je wint als de vijandelijke leider is geslagen, aan alle kanten is omsingeld of geen soldaten meer heeft. §stuck Wie niet kan zetten, verliest.
    §first { side-first } begint. Jouw kant is onderaan.
    { book-facts }
rule-lemery-ultra-setup =
    §board Het bord heeft { $files } kolommen, a tot en met h, en { $ranks } rijen.
    §array+army Je { $men } soldaten vullen de rij het dichtst bij jou.
    §leader-start Je leider begint daarvóór, op het derde veld vanaf jouw rechterkant.
    §names+leader-start { side-first } wordt geleid door de Strategos, de Griekse generaal. Hij begint op f2.
    §names+leader-start { side-second } wordt geleid door de Lars, de Etruskische leider. Hij begint op c7.
    §first { side-first } begint. { lemery-sides }
rule-lemery-ultra-move = { lemery-move }
rule-lemery-ultra-capture =
    { lemery-capture }
    { lemery-edge }
    { lemery-duty }
rule-lemery-ultra-special = { lemery-leader }
rule-lemery-ultra-end = { lemery-end }
rule-lemery-ultra-options =
    { lemery-options-how }
    { lemery-options-rest }
    §count first=5: je verliest als je 5 soldaten hebt verloren. Zo duurt de partij korter.
    { lemery-options-surround }
rule-lemery-ultra-tips =
    { lemery-tips }
    §tips+advice-kinds+leader Je hebt maar { $men } soldaten: laat ook je leider slaan, maar kijk eerst hoe je tegenstander kan antwoorden.
rule-lemery-ultra-source =
    { lemery-source }
    §source+variant Het regelboek noemt dit spel de ultracompacte variant.
    { lemery-rulings }

## General’s Crossing

rule-lemery-crossing-glance =
    §gist+crossing Een race dwars door een gevecht: de eerste leider die de achterste rij van de vijand bereikt, wint.
    §army Elke kant heeft { $men } soldaten en één leider.
    §slide Alle stukken gaan in rechte lijnen, nooit diagonaal, zo ver als de weg vrij is. §jump Alleen de leider kan ook over stukken springen.
    §line+leader-taken Sluit met je zet een vijandelijke soldaat in tussen twee van jouw stukken, en je slaat hem. Leiders worden nooit geslagen. { lemery-glance-safe }
    §stuck Wie niet kan zetten, verliest.
    §first { side-first } begint. Jouw kant is onderaan.
    { book-facts }
rule-lemery-crossing-setup =
    §board Het bord heeft { $files } kolommen en { $ranks } rijen. §army Elke kant heeft { $men } soldaten en één leider.
    { $board ->
        [ultra] §array Je soldaten vullen de rij het dichtst bij jou.
       *[other] §array Je soldaten vullen de twee rijen het dichtst bij jou.
    }
    §leader-start Je leider begint daarvóór, op het derde veld vanaf jouw rechterkant.
    §names { side-first } wordt geleid door de Strategos, de Griekse generaal. { side-second } wordt geleid door de Lars, de Etruskische leider.
    §first { side-first } begint. { lemery-sides }
rule-lemery-crossing-move = { lemery-move }
rule-lemery-crossing-capture =
    §line Je slaat een vijandelijke soldaat door hem in een rechte lijn in te sluiten tussen twee van jouw stukken. Hij gaat van het bord.
    §mover Een van die twee moet je net hebben verplaatst. §leader-partner Je leider kan een van de twee zijn.
    §row Er mag maar één soldaat tussen staan, niet twee of meer op een rij.
    §several Met één zet kun je in meerdere richtingen tegelijk slaan.
    §between Tussen twee vijandelijke stukken gaan staan is veilig.
    { $edge ->
        [on] §corner+edge Aan de rand of in een hoek is één stuk genoeg: zet het naast een soldaat en sluit die in tegen de rand.
       *[off] §corner In een hoek sla je een soldaat door de twee velden ernaast te bezetten.
        §edge De rand van het bord helpt niet bij het slaan.
    }
    { lemery-duty }
rule-lemery-crossing-special =
    §leader Je leider beweegt, slaat en verspert de weg zoals een soldaat.
    { lemery-jump }
    §leader-taken Een leider kan niet worden geslagen, ook niet in een hoek. Wordt hij ingesloten, dan blijft hij gewoon op het bord.
rule-lemery-crossing-end =
    §crossing Je wint zodra je leider een veld van de achterste rij van de vijand bereikt. Hij kan erheen schuiven of springen.
    §crossing+far-row Voor de Strategos is dat rij { $ranks }, voor de Lars rij 1.
    §crossing-men Een soldaat die daar komt, levert niets op. Een leider op zijn eigen achterste rij ook niet.
    §alone+surround Je verliest niet als je leider is omsingeld of als je geen soldaten meer hebt.
    §stuck Je wint ook als je tegenstander niet kan zetten.
    { $compulsory ->
        [enforced] §crossing-duty Kun je slaan, dan moet het, ook als je leider zou kunnen oversteken. Een leider insluiten is geen slag.
       *[other] §crossing-last Steekt je leider over met de laatste van de 100 zetten hieronder, dan win je toch.
    }
    { lemery-draws }
rule-lemery-crossing-options =
    { lemery-options-how }
    §small board=compact: jullie spelen op het kleine bord van 8 bij 8, met elk 16 soldaten. board=ultra: jullie spelen op hetzelfde bord, met elk 8 soldaten.
    { lemery-options-rest }
    §leader-taken Een leider is ook aan de rand veilig.
rule-lemery-crossing-tips =
    §tips+advice-begin+advice-kinds+leader Breng je leider vroeg naar voren, tot bij de vijandelijke soldaten: in dit spel kan niemand een leider slaan.
    §tips+advice-attack+open Dreig over te steken: terwijl je tegenstander de kolom sluit, kun je ergens anders een soldaat slaan.
    §tips+advice-defend+jump Een leider springt over een hele rij zonder gaten, maar bij een gat tussen je soldaten moet hij stoppen.
    §tips+advice-defend+landing { $edge ->
        [on] Op je achterste rij kan één vijand van voren een soldaat slaan, dus bewaak de velden vóór die rij.
       *[off] Bezet de velden achter je soldaten tot de rand: dan kan een leider nergens landen.
    }{ $compulsory ->
        [enforced] { " " }§tips+advice-defend+crossing-duty Gaat de vijandelijke leider bijna oversteken, bied dan iets aan om te slaan: dat moet je tegenstander eerst doen.
       *[other] { "" }
    }
    §tips+advice-avoid+crossing Laat je achterste rij nooit leeg achter een soldaat: de vijandelijke leider springt over de soldaat en wint.
    §tips+advice-endgame+race Met weinig soldaten wordt het een wedloop van de leiders: tel vóór een ruil hoeveel zetten elke leider nog nodig heeft.
rule-lemery-crossing-source =
    { lemery-source }
    §source+variant General’s Crossing komt uit de regels van Moshe Callen uit 2013.
    §reading Dit hebben wij zelf ingevuld: je kunt ook met de kleinste legers spelen, en wie niet kan zetten, verliest.
    §reading+quiet Ook de remises hebben wij toegevoegd.

## Captions

show-lemery-petteia-start = De beginstelling.
show-lemery-petteia-line = { $move } slaat { $taken }: dat stuk staat tussen twee van jouw stukken.
show-lemery-petteia-safe = Met { $move } ga je tussen twee vijanden staan. Dat is veilig.
show-lemery-petteia-several = { $move } slaat tegelijk { $taken }.
show-lemery-petteia-row = { $move } slaat niets: er staan twee vijanden op een rij.
show-lemery-petteia-corner = { $move } slaat { $taken } in de hoek.
show-lemery-petteia-slide = De soldaat kan naar elk gemarkeerd veld.
show-lemery-petteia-ways = Waar de leider heen kan: hij schuift, of springt over een rij zonder gaten.
show-lemery-petteia-near = Waar de leider heen kan: hij springt alleen over een rij direct naast hem.
show-lemery-petteia-landing = { $move }: de leider springt en slaat vanaf zijn nieuwe veld { $taken }.
show-lemery-petteia-leader = { $move } slaat de leider op { $taken } en wint.
show-lemery-petteia-surrounded = { $move } bezet het laatste veld. De leider is omsingeld.
show-lemery-petteia-alone = { $move } slaat de laatste soldaat en wint.
show-lemery-petteia-edge = { $move } slaat { $taken } tegen de rand.
show-lemery-petteia-rim = { $move } omsingelt de leider aan de rand.
show-lemery-petteia-must = { $move } mag niet: je kunt slaan, dus dat moet.
show-lemery-petteia-huff = De soldaat op f1 liet een slag liggen: { $move }.
show-lemery-petteia-count = { $move } slaat de laatste soldaat die je nodig hebt, en wint.

show-lemery-compact-start = De beginstelling.
show-lemery-compact-line = { $move } slaat { $taken }: dat stuk staat tussen twee van jouw stukken.
show-lemery-compact-safe = Met { $move } ga je tussen twee vijanden staan. Dat is veilig.
show-lemery-compact-several = { $move } slaat { $taken }. De twee vijanden op een rij blijven staan.
show-lemery-compact-corner = { $move } slaat { $taken } in de hoek.
show-lemery-compact-slide = De soldaat kan naar elk gemarkeerd veld.
show-lemery-compact-ways = Waar de leider heen kan: hij schuift, of springt over een rij zonder gaten.
show-lemery-compact-near = Waar de leider heen kan: hij springt alleen over een rij direct naast hem.
show-lemery-compact-landing = { $move }: de leider springt en slaat vanaf zijn nieuwe veld { $taken }.
show-lemery-compact-leader = { $move } slaat de leider op { $taken } en wint.
show-lemery-compact-surrounded = { $move } bezet het laatste veld. De leider is omsingeld.
show-lemery-compact-alone = { $move } slaat de laatste soldaat en wint.
show-lemery-compact-edge = { $move } slaat { $taken } tegen de rand.
show-lemery-compact-rim = { $move } omsingelt de leider aan de rand.
show-lemery-compact-must = { $move } mag niet: je kunt slaan, dus dat moet.
show-lemery-compact-huff = De soldaat op f1 liet een slag liggen: { $move }.
show-lemery-compact-count = { $move } slaat de laatste soldaat die je nodig hebt, en wint.

show-lemery-ultra-start = De beginstelling.

show-lemery-crossing-start = De beginstelling.
show-lemery-crossing-jump = { $move } springt naar de overkant en wint.
show-lemery-crossing-run = { $move } bereikt de overkant en wint.
show-lemery-crossing-safe = { $move } slaat niets: een leider is veilig.
