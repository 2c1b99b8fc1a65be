# The battles of Lemery Games: Petteia, its small boards, and the General’s Crossing.

lemery-move =
    §turn+pass Elke beurt zet je één stuk, en passen kan niet.
    §slide Het schuift recht vooruit, achteruit of opzij, over zo veel lege velden als je wilt. §diagonal Nooit diagonaal.
    §block Een soldaat kan niet over een stuk springen, en niet op een stuk landen.
    §illegal Een zet die niet mag, wordt geweigerd, met de reden erbij. Dat kost je niets.
lemery-capture =
    §line Sluit een vijandelijk stuk in een rechte lijn in tussen twee van jou. Het gaat van het bord.
    §mover Een van jouw twee moet het stuk zijn dat net heeft gezet.
    §row Alleen een enkel stuk wordt tussen twee geslagen. Een rij van twee of drie is veilig.
    §several Eén zet kan in meer richtingen slaan, en slaat alles wat je insluit.
    §corner In een hoek van het bord heb je de twee velden naast het stuk nodig.
    §between Je mag zonder gevaar tussen twee vijandelijke gaan staan. Je blijft veilig tot een van die twee weggaat en terugkomt.
lemery-sides = §sides De kanten worden geloot, tenzij de uitdager er een vraagt. Een revanche wisselt ze om.
lemery-edge = { $edge ->
        [on] §edge Aan de rand is één stuk van jou genoeg. Zet het zo dat de vijand tussen dat stuk en de rand staat.
       *[off] §edge De rand van het bord slaat niet.
    }
lemery-duty = { $compulsory ->
        [enforced] §must Zolang je kunt slaan, moet je slaan. Elke slag is goed.
        [huff] §huff+huff-when Sla als je kunt. Mis je het, dan mag je tegenstander blazen: het stuk weghalen dat had kunnen slaan. Dat gebeurt vóór de eigen zet. §huff-who Alleen een soldaat die met een zet had kunnen slaan, kan worden geblazen. §huff-wrong Elke slag is goed, en je vergissen kost niets.
       *[off] §must Slaan is niet verplicht.
    }
lemery-jump =
    §jump Hij mag ook springen, recht vooruit, over één stuk of een rij zonder gaten. De stukken mogen van jou of van de vijand zijn.
    §landing Hij landt op het eerste veld erachter, en dat moet leeg zijn.
    { $jump ->
        [adjacent] §run-up De rij moet direct naast hem beginnen.
       *[slide] §run-up Daarvoor mag hij over lege velden naar ze toe schuiven.
    }
    §jump-once Hij springt één keer per beurt, en nooit over de andere leider.
    §jumped Stukken waar hij over springt, blijven op het bord. §landing-takes Zijn landing kan slaan, zoals elke zet, ook een stuk waar hij net over sprong.
lemery-leader =
    §leader Je leider zet en slaat zoals een soldaat.
    { lemery-jump }
    §leader-taken De vijand kan hem slaan zoals een soldaat. Bescherm hem: zonder hem heb je verloren.
lemery-end =
    §leader-taken Je wint als je de vijandelijke leider slaat.
    §surround Je wint als hij omsingeld is: op alle vier de velden naast hem staan stukken, van welke kant ook. { $surround ->
        [edge] §surround-edge De rand telt als dicht, dus daar zijn drie stukken genoeg, en in een hoek twee.
       *[four] §surround-edge Aan de rand kan hij niet worden omsingeld.
    }
    §alone Je wint als hij geen soldaat meer heeft.{ $first ->
        [0] { "" }
       *[other] { " " }§count Je wint ook als je { $first } vijandelijke stukken hebt geslagen.
    }
    §stuck Je wint als je tegenstander niet kan zetten.
    §surround-own Pas op: wie de eigen leider insluit, verliest, ook als die eruit kon springen.
    §both Beëindigt één zet het spel voor beide kanten, dan wint wie die zet deed.
    { lemery-draws }
lemery-draws =
    §agree+repetition Het is remise als jullie het afspreken, en als dezelfde stelling voor de derde keer ontstaat.
    §quiet Het is remise na honderd zetten zonder slaan, vijftig van elke kant. Na elke slag beginnen deze tellingen opnieuw.
lemery-options-rest =
    §run-up jump=adjacent: een leider springt alleen over een rij die direct naast hem begint.
    §must compulsory=enforced: wie kan slaan, moet slaan.
    §huff compulsory=huff: wie niet slaat, kan het stuk verliezen dat had kunnen slaan.
    §edge edge=on: aan de rand is één stuk genoeg om te slaan. Zet het zo dat de vijand tussen dat stuk en de rand staat.
lemery-options-how = §options Kies opties als je uitdaagt, bijvoorbeeld options=edge=on. Bij meer opties zet je er komma’s tussen.
lemery-options-surround = §surround-edge surround=edge: de rand telt als dicht om een leider heen.
lemery-glance-safe = §between Zelf tussen twee vijandelijke gaan staan is veilig. §row Ook twee op een rij zijn veilig. { $compulsory ->
        [enforced] §must Kun je slaan, dan moet het.
        [huff] §must Sla je niet, dan mag je tegenstander het stuk weghalen dat had kunnen slaan.
       *[off] §must Slaan hoeft niet.
    }
lemery-tips =
    §tips+row Houd je stukken in paren. Een stuk alleen is zo ingesloten.
    §tips+bring Zet eerst één stuk naast de vijand. Het tweede komt van ver en slaat.
    §tips+look Kijk voor je zet langs de open lijnen: elke vijand die daar staat, kan in één beurt bij je zijn.
    §tips+bait Bied een steen als lokaas aan als jouw antwoord meer slaat.
    §tips+edge { $edge ->
        [on] Blijf weg van de rand, waar één vijand genoeg is om je te slaan.
       *[off] Aan de rand kun je alleen langs de rand worden geslagen. Hij is een natuurlijke muur tegen de vijand.
    }
lemery-source =
    §source De regels zijn die van een spel van Lemery Games. Het noemt Wladyslaw Kowalski (2006) en Ulrich Schädler als inspiratie. Tímea Kőszegi en Lívia Varga maakten de tekeningen. Dario Jara en Jeremy Rozenhart redigeerden het regelboek. Meer staat op LemeryGames.com.
    §source+story Het verhaal van Grieken en Etrusken erin is van de uitgever zelf.
    §source+modern Het is een moderne reconstructie. Niemand weet hoe het oude spel echt werd gespeeld.
    §source+pictures De plaatjes uit het regelboek hadden we niet.
lemery-rulings =
    §reading De acht rijen, de vorm van de hoek en de lengte van de sprong zijn onze lezing.
    §reading+quiet De remises zijn ook van ons, want elk spel moet eindigen.

## Petteia

rule-lemery-petteia-glance =
    §gist+army Twee legers, elk met { $men } soldaten en één leider, op { $files } bij { $ranks } velden.
    §slide Elk stuk gaat in een rechte lijn, nooit diagonaal, zo ver als de weg vrij is. §jump Alleen de leider kan ook over stukken springen.
    §line Zet zo dat een vijandelijk stuk tussen twee van jou staat, en je slaat het. { lemery-glance-safe }
    §win Je wint als de vijandelijke leider is geslagen, aan alle vier de kanten is omsingeld of alleen over is. §stuck Wie niet kan zetten, verliest.
    §first { side-first } begint. Jouw kant is onderaan op je bord.
    { book-facts }
rule-lemery-petteia-setup =
    §board Het bord heeft { $files } kolommen, a tot l, en { $ranks } rijen.
    §array+army Je { $men } soldaten vullen de twee rijen het dichtst bij jou.
    §leader-start Je leider staat ervoor, op het derde veld van rechts.
    §names+leader-start { side-first } heeft de Strategos, de Griekse generaal. Hij begint op j3.
    §names+leader-start { side-second } heeft de Lars, de Etruskische leider. Hij begint op c6.
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
    §count first=13: wie dertien soldaten kwijt is, verliest. Het spel wordt korter.
    { lemery-options-surround }
rule-lemery-petteia-tips =
    { lemery-tips }
    §tips+leader Je leider komt waar andere stukken niet komen. Maar ver vooraan staan er al snel vijanden aan beide kanten.
rule-lemery-petteia-source =
    { lemery-source }
    { lemery-rulings }

## Compact

rule-lemery-compact-glance =
    §gist Een kort gevecht, en het beste spel om mee te beginnen. §army Elke kant heeft { $men } soldaten en één leider.
    §slide Elk stuk gaat in een rechte lijn, nooit diagonaal, zo ver als de weg vrij is. §jump Alleen de leider kan ook over stukken springen.
    §line Zet zo dat een vijandelijk stuk tussen twee van jou staat, en je slaat het. { lemery-glance-safe }
    §win Je wint als de vijandelijke leider is geslagen, aan alle vier de kanten is omsingeld of alleen over is. §stuck Wie niet kan zetten, verliest.
    §first { side-first } begint. Jouw kant is onderaan op je bord.
    { book-facts }
rule-lemery-compact-setup =
    §board Het bord heeft { $files } kolommen, a tot h, en { $ranks } rijen.
    §array+army Je { $men } soldaten vullen de twee rijen het dichtst bij jou.
    §leader-start Je leider staat ervoor, op het derde veld van rechts.
    §names+leader-start { side-first } heeft de Strategos, de Griekse generaal. Hij begint op f3.
    §names+leader-start { side-second } heeft de Lars, de Etruskische leider. Hij begint op c6.
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
    §count first=5: wie het eerst vijf vijandelijke stukken slaat, wint.
    { lemery-options-surround }
rule-lemery-compact-tips =
    { lemery-tips }
    §tips+leader Het bord is smal, dus let vanaf de eerste zet op je leider.
rule-lemery-compact-source =
    { lemery-source }
    §source+variant Het regelboek noemt dit zijn compacte variant.
    { lemery-rulings }

## Ultra Compact

rule-lemery-ultra-glance =
    §gist+army De kleinste legers: elk { $men } soldaten en één leider, met veel open ruimte ertussen.
    §slide Elk stuk gaat in een rechte lijn, nooit diagonaal, zo ver als de weg vrij is. §jump Alleen de leider kan ook over stukken springen.
    §line Zet zo dat een vijandelijk stuk tussen twee van jou staat, en je slaat het. { lemery-glance-safe }
    §win Je wint als de vijandelijke leider is geslagen, aan alle vier de kanten is omsingeld of alleen over is. §stuck Wie niet kan zetten, verliest.
    §first { side-first } begint. Jouw kant is onderaan op je bord.
    { book-facts }
rule-lemery-ultra-setup =
    §board Het bord heeft { $files } kolommen, a tot h, en { $ranks } rijen.
    §array+army Je { $men } soldaten vullen de rij het dichtst bij jou.
    §leader-start Je leider staat ervoor, op het derde veld van rechts.
    §names+leader-start { side-first } heeft de Strategos, de Griekse generaal. Hij begint op f2.
    §names+leader-start { side-second } heeft de Lars, de Etruskische leider. Hij begint op c7.
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
    §count first=5: wie het eerst vijf vijandelijke stukken slaat, wint.
    { lemery-options-surround }
rule-lemery-ultra-tips =
    { lemery-tips }
    §tips+count Met zo weinig stukken telt elk verlies. Reken uit wat je tegenstander kan antwoorden voor je toeslaat.
rule-lemery-ultra-source =
    { lemery-source }
    §source+variant Het regelboek noemt dit zijn ultracompacte variant.
    { lemery-rulings }

## General’s Crossing

rule-lemery-crossing-glance =
    §gist+crossing Een wedloop door een gevecht: de eerste leider die de achterste rij van de vijand bereikt, wint.
    §army Elke kant heeft { $men } soldaten en één leider.
    §slide Elk stuk gaat in een rechte lijn, nooit diagonaal, zo ver als de weg vrij is. §jump Alleen de leider kan ook over stukken springen.
    §line+leader-taken Soldaten worden geslagen tussen twee vijandelijke stukken, leiders nooit. { lemery-glance-safe }
    §stuck Wie niet kan zetten, verliest.
    §first { side-first } begint. Jouw kant is onderaan op je bord.
    { book-facts }
rule-lemery-crossing-setup =
    §board Het bord heeft { $files } kolommen en { $ranks } rijen. §army Elke kant heeft { $men } soldaten.
    { $board ->
        [ultra] §array Ze vullen de rij het dichtst bij jou.
       *[other] §array Ze vullen de twee rijen het dichtst bij jou.
    }
    §leader-start Je leider staat ervoor, op het derde veld van rechts.
    §names { side-first } heeft de Strategos, de Griekse generaal. { side-second } heeft de Lars, de Etruskische leider.
    §first { side-first } begint. { lemery-sides }
rule-lemery-crossing-move = { lemery-move }
rule-lemery-crossing-capture =
    §line Sluit een soldaat in een rechte lijn in tussen twee van je stukken. Hij gaat van het bord.
    §mover Een van jouw twee moet het stuk zijn dat net heeft gezet. §leader-partner Je leider mag een van de twee zijn.
    §row Alleen een enkele soldaat wordt tussen twee geslagen. Een rij van twee of drie is veilig.
    §several Eén zet kan in meer richtingen tegelijk slaan.
    §corner In een hoek van het bord heb je de twee velden naast de soldaat nodig.
    §between Je mag zonder gevaar tussen twee vijandelijke gaan staan.
    { $edge ->
        [on] §edge Aan de rand is één stuk genoeg om een soldaat te slaan. Zet het zo dat de soldaat tussen dat stuk en de rand staat.
       *[off] §edge De rand van het bord slaat niet.
    }
    { lemery-duty }
rule-lemery-crossing-special =
    §leader Je leider zet en slaat zoals een soldaat, en staat net zo in de weg.
    { lemery-jump }
    §leader-taken Hij kan niet worden geslagen, ook niet in een hoek. Wordt hij ingesloten, dan blijft hij gewoon staan.
rule-lemery-crossing-end =
    §crossing Je wint meteen als je leider een veld van de achterste rij van de vijand bereikt, schuivend of springend.
    §crossing+far-row Voor de Strategos is dat rij { $ranks }, voor de Lars rij 1.
    §crossing-men Soldaten winnen daar niets, en een leider wint niets op zijn eigen achterste rij.
    §alone+surround Omsingeld zijn of alle soldaten kwijt zijn is hier geen verlies.
    §stuck Je wint ook als je tegenstander niet kan zetten.
    { $compulsory ->
        [enforced] §crossing-duty Kun je slaan, dan gaat dat voor de oversteek. Een leider insluiten telt niet als slaan.
       *[other] §crossing-last Een oversteek met de laatste van de honderd zetten hieronder wint.
    }
    { lemery-draws }
rule-lemery-crossing-options =
    { lemery-options-how }
    §small board=compact: het kleine bord met zestien soldaten. board=ultra: hetzelfde met acht.
    { lemery-options-rest }
    §leader-taken Ook aan de rand is een leider veilig.
rule-lemery-crossing-tips =
    §tips+crossing Sluit elke kolom af: één gat naar je achterste rij kan het spel kosten.
    §tips+jump Een leider springt over een hele rij zonder gaten. Laat dus een gat waarachter hij niet kan landen.
    §tips+landing Vul het veld achter je eigen stenen, en hij kan nergens landen.
    §tips+open Laat eerst je soldaten de weg vrijmaken, en ren dan.
    §tips+race Reken beide wedlopen uit: die van jou en die van de ander.
rule-lemery-crossing-source =
    { lemery-source }
    §source+variant Deze variant gaat terug op Callens regels uit 2013.
    §reading Twee dingen zijn onze lezing: ook het kleinste bord kan, en wie niet kan zetten, verliest.
    §reading+quiet De remises zijn ook van ons.

## Captions

show-lemery-petteia-start = Het begin.
show-lemery-petteia-line = { $move } slaat { $taken }: het staat tussen twee van jou.
show-lemery-petteia-safe = { $move } gaat tussen twee vijandelijke staan, en is veilig.
show-lemery-petteia-several = { $move } slaat { $taken } tegelijk.
show-lemery-petteia-row = { $move } slaat niets: twee op een rij zijn veilig.
show-lemery-petteia-corner = { $move } slaat { $taken } in de hoek.
show-lemery-petteia-slide = Een soldaat kan naar de gemarkeerde velden.
show-lemery-petteia-ways = Waar de leider heen kan. Hij schuift, of springt over een rij zonder gaten.
show-lemery-petteia-near = Waar de leider heen kan. Hij springt alleen over stukken naast hem.
show-lemery-petteia-landing = { $move } springt, en de landing slaat { $taken }.
show-lemery-petteia-leader = { $move } slaat de leider op { $taken } en wint.
show-lemery-petteia-surrounded = { $move } sluit de laatste kant. De leider is omsingeld.
show-lemery-petteia-alone = { $move } slaat de laatste soldaat en wint.
show-lemery-petteia-edge = { $move } slaat { $taken } tegen de rand.
show-lemery-petteia-rim = { $move } sluit de leider in aan de rand.
show-lemery-petteia-must = { $move } mag niet: er kan worden geslagen.
show-lemery-petteia-huff = De soldaat op f1 had kunnen slaan: { $move }.
show-lemery-petteia-count = { $move } slaat de laatste van het afgesproken aantal en wint.

show-lemery-compact-start = Het begin.
show-lemery-compact-line = { $move } slaat { $taken }: het staat tussen twee van jou.
show-lemery-compact-safe = { $move } gaat tussen twee vijandelijke staan, en is veilig.
show-lemery-compact-several = { $move } slaat { $taken }. De twee op een rij blijven.
show-lemery-compact-corner = { $move } slaat { $taken } in de hoek.
show-lemery-compact-slide = Een soldaat kan naar de gemarkeerde velden.
show-lemery-compact-ways = Waar de leider heen kan. Hij schuift, of springt over een rij zonder gaten.
show-lemery-compact-near = Waar de leider heen kan. Hij springt alleen over stukken naast hem.
show-lemery-compact-landing = { $move } springt, en de landing slaat { $taken }.
show-lemery-compact-leader = { $move } slaat de leider op { $taken } en wint.
show-lemery-compact-surrounded = { $move } sluit de laatste kant. De leider is omsingeld.
show-lemery-compact-alone = { $move } slaat de laatste soldaat en wint.
show-lemery-compact-edge = { $move } slaat { $taken } tegen de rand.
show-lemery-compact-rim = { $move } sluit de leider in aan de rand.
show-lemery-compact-must = { $move } mag niet: er kan worden geslagen.
show-lemery-compact-huff = De soldaat op f1 had kunnen slaan: { $move }.
show-lemery-compact-count = { $move } slaat de laatste van het afgesproken aantal en wint.

show-lemery-ultra-start = Het begin.

show-lemery-crossing-start = Het begin.
show-lemery-crossing-jump = { $move } springt naar de achterste rij en wint.
show-lemery-crossing-run = { $move } bereikt de achterste rij en wint.
show-lemery-crossing-safe = { $move } slaat niets: een leider is veilig.
