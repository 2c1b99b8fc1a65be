# The tournament games of Andreas Frank Vogt: Petteia and Kubeia.

vogt-armies =
    §board+letters Het bord heeft { $files } kolommen en { $ranks } rijen. Vogt gaf de kolommen Griekse letters. Op jouw bord lopen de velden van { GREEK("a1") } tot en met { GREEK("l8") }.
    §letters Typ velden zoals je ze ziet, met Griekse letters, of met de kleine letters a tot en met l. Bij h en k vraag ik welke kolom je bedoelt. Wil je velden anders geschreven zien, typ dan “instellingen” en kies “Velden”.
    §army Elke kant heeft 12 hoplieten, 12 peltasten en een Basileus.
    §array Je hoplieten vullen de rij het dichtst bij jou, je peltasten de rij daarvóór.
    §leader-start Je Basileus begint vóór de peltasten, { $mirror ->
        [on] iets rechts van het midden: op { GREEK("g3") } voor { side-first }, op { GREEK("f6") } voor { side-second }.
       *[off] iets links van het midden: op { GREEK("f3") } voor { side-first }, op { GREEK("g6") } voor { side-second }.
    }
    §first { side-first } begint.
vogt-take =
    §line Je slaat een peltast door hem in een rechte lijn in te sluiten tussen twee van jouw stukken. Hij gaat van het bord.
    §mover Een van die twee moet je net hebben verplaatst.
    §row Er mag maar één stuk tussen staan, niet twee of meer op een rij. §several Met één zet kun je in meerdere richtingen tegelijk slaan.
    §corner In een hoek sla je een stuk door de twee velden ernaast te bezetten.
vogt-safe = §between Tussen twee vijandelijke stukken gaan staan is veilig. Vogt noemt dat een valse slag.
vogt-armour = §armour Een hopliet draagt een pantser. Om hem te slaan, moet een van je twee stukken een hopliet of je Basileus zijn, ook in een hoek.
vogt-king =
    §leader-partner De Basileus slaat net als elk ander stuk: hij kan de slag zelf doen, of de partner aan de andere kant zijn.
    §leader-taken De vijandelijke Basileus sla je door elk veld naast hem te bezetten. Daar zijn 4 stukken voor nodig, aan de rand 3 en in een hoek 2. Het laatste van die stukken moet je net hebben verplaatst.
    { $classes ->
        [off] §class Dat kan met alle soorten stukken.
       *[on] §class Minstens 2 van de 4 moeten hoplieten zijn, of één moet je Basileus zijn. Aan de rand of in een hoek is één hopliet of je Basileus genoeg.
    }
    §protected Twee stukken aan weerszijden van een Basileus zijn niet genoeg. Hij is beschermd zolang er een stuk van zijn eigen kant naast hem staat.
vogt-active = §active Een stuk is actief als het in één zet naast een vijandelijk stuk kan komen; ernaast staan is niet genoeg. Anders is het passief.
vogt-end =
    §leader-taken+breakthrough Je wint als je de vijandelijke Basileus slaat (sbando) of met de jouwe de overkant bereikt (sfondamento).
    §decimation Sla de laatste vijandelijke peltast of hopliet, en je wint ook (decimazione).
    §stuck Wie niet kan zetten, verliest (assedio). §abandon Wie opgeeft, verliest ook (abbandono).
    §passive Na 3 zetten op rij met passieve stukken verlies je, als je telkens een actief stuk had (renitenza).
vogt-draws =
    §superiority+quiet Na 100 zetten zonder slaan wint wie de meeste stukken heeft (superiorità). Bij gelijke aantallen is het remise.
    §agree Remise afspreken mag. §repetition Een herhaalde stelling beëindigt de partij niet.
vogt-ignorance = { $ignorance ->
        [on] { " " }§ignorance Wie vasthoudt aan een verboden zet met een eigen stuk, verliest.
       *[off] { "" }
    }
vogt-options-ignorance = §ignorance ignorance=on: typ je een verboden zet met een van je eigen stukken, dan krijg je een waarschuwing. Houd je vast aan die zet, dan verlies je.
vogt-options-mirror = §leader-start mirror=on: elke Basileus begint iets rechts van het midden, op { GREEK("g3") } of { GREEK("f6") }.
vogt-options-compulsory = §must compulsory=off: slaan is niet verplicht.
vogt-options-classes = §class classes=off: je slaat een Basileus door elk veld naast hem te bezetten, met welke stukken dan ook.
vogt-options-how = §options Dit zijn toernooiregels. Voor een vriendschappelijke partij kun je ze aanpassen: voeg opties toe aan je uitdaging, bijvoorbeeld options=classes=off.
vogt-glance-win =
    { $classes ->
        [off] §leader-taken Je slaat de Basileus door elk veld ernaast te bezetten.
       *[on] §leader-taken Je slaat de Basileus door elk veld ernaast te bezetten, met hulp van hoplieten of je Basileus.
    }
    §win Je wint als jouw Basileus de overkant bereikt of je de vijandelijke slaat. §decimation+stuck Wie geen peltast, geen hopliet of geen zet meer heeft, verliest.
vogt-tips-king = §tips+advice-defend+protected Houd een eigen stuk naast je Basileus: dan kan niemand hem slaan.
vogt-tips-end =
    §tips+advice-endgame+superiority Bewaak je achterste rij als je voorstaat: na 100 zetten zonder slaan wint wie de meeste stukken heeft.
    §tips+advice-avoid+advice-endgame+decimation Bescherm je laatste peltast en je laatste hopliet: wie een van beide soorten kwijt is, verliest.
vogt-source =
    §source Andreas Frank Vogt schreef deze toernooiregels in 2018, in het Italiaans. Hij baseerde ze op een reconstructie van Moshe Callen.
    §source+sides De kant die begint, noemt hij Wit, de Atheners, en de andere kant Zwart, de Spartanen.
    §source+modern Het is een moderne reconstructie. Geen enkele schrijver uit de oudheid legt de regels uit.

rule-vogt-petteia-glance =
    §gist Een toernooispel voor wie van schaken houdt. §army Elke kant heeft 12 peltasten (licht), 12 hoplieten (zwaar) en een Basileus, de koning.
    { $six ->
        [off] §slide Alle stukken gaan in rechte lijnen, nooit diagonaal, zo ver als de weg vrij is.
       *[on] §slide Alle stukken gaan in rechte lijnen, nooit diagonaal, zo ver als de weg vrij is. §hoplite Een hopliet gaat maximaal 6 velden ver.
    }
    { $compulsory ->
        [off] §line Sluit met je zet een vijandelijk stuk in tussen twee van jouw stukken, en je slaat het.
       *[on] §line Sluit met je zet een vijandelijk stuk in tussen twee van jouw stukken, en je slaat het. §must Kun je slaan, dan moet het.
    }
    { $six ->
        [off] §between Zelf tussen twee vijandelijke stukken gaan staan is veilig.
       *[on] §armour Om een hopliet te slaan, moet een van je twee stukken een hopliet of je Basileus zijn. §between Zelf tussen twee vijandelijke stukken gaan staan is veilig.
    }
    { vogt-glance-win }
    §first { side-first } begint. Jouw kant is onderaan.
    { book-facts }
rule-vogt-petteia-setup = { vogt-armies }
rule-vogt-petteia-move =
    §turn+pass In je beurt verplaats je één stuk. Passen mag niet.
    §slide Een stuk gaat vooruit, achteruit of opzij, alleen over lege velden. §diagonal Stukken gaan nooit diagonaal.
    §block Een stuk kan niet over een ander springen en er ook niet op landen. Kan het helemaal niet bewegen, dan is het geblokkeerd.
    §peltast+basileus Een peltast gaat zo ver als je wilt, en de Basileus ook.
    { $six ->
        [off] §hoplite Een hopliet ook.
       *[on] §hoplite Een hopliet gaat maximaal 6 velden ver.
    }
    { vogt-active } Vogt noemt de velden naast een stuk de contactvelden. Diagonale velden tellen niet mee. Meestal werkt het ook andersom: een stuk waar een vijandelijk stuk naast kan komen, is zelf ook actief. §passive Na 3 zetten op rij met passieve stukken verlies je, als je telkens een actief stuk had.
rule-vogt-petteia-capture =
    { vogt-take }
    { $six ->
        [off] §armour Een hopliet sla je op dezelfde manier.
       *[on] { vogt-armour }
    }
    { vogt-safe } Je blijft veilig tot een van de twee weggaat en een vijand die plaats inneemt.
    { $compulsory ->
        [off] §must Slaan is niet verplicht.
       *[on] §must Kun je slaan, dan moet het, ook als je Basileus de overkant zou kunnen bereiken. Ook de vijandelijke Basileus slaan geldt als slag. Welke slag je doet, kies je zelf.
    }
rule-vogt-petteia-special = { vogt-king }
rule-vogt-petteia-end =
    { vogt-end }
    §active-judged Wat telt, is waar een stuk vóór de zet staat (zie “Zetten”). §passive-count De telling begint opnieuw als je een actief stuk verplaatst of er geen hebt.{ vogt-ignorance }
    { vogt-draws }
    §order Geldt er meer tegelijk, dan telt eerst een winnende zet, dan passieve zetten, dan de 100 zetten.
rule-vogt-petteia-options =
    { vogt-options-how }
    { vogt-options-compulsory }
    §hoplite+armour six=off: een hopliet gaat zo ver als je wilt, en twee willekeurige stukken kunnen hem slaan.
    { vogt-options-classes }
    { vogt-options-mirror }
    { vogt-options-ignorance }
rule-vogt-petteia-tips =
    §tips+advice-begin+breakthrough Begin met peltasten, en laat hoplieten staan op je achterste rij: ze sluiten de kolommen af voor de vijandelijke Basileus.
    §tips+advice-attack+bait { $compulsory ->
        [off] Bied een stuk als lokaas aan als je er meer voor terug kunt slaan.
       *[on] Je tegenstander moet slaan als het kan: bied een stuk aan om een bewaker van zijn veld te lokken.
    }
    §tips+advice-attack+advice-kinds+hoplite Houd een paar hoplieten in de buurt van de vijandelijke Basileus: { $classes ->
        [off] ze helpen hem te omsingelen.
       *[on] zonder hoplieten is hij moeilijk te slaan.
    }
    §tips+advice-defend+breakthrough { $compulsory ->
        [off] Sluit elke kolom die openligt voor de vijandelijke Basileus, want die wint op jouw achterste rij.
       *[on] Sluit elke kolom die openligt voor de vijandelijke Basileus, of bied een stuk aan: slaan gaat voor.
    }
    { vogt-tips-king }
    §tips+advice-avoid+active Doe geen 3 passieve zetten op rij zolang je een actief stuk hebt: anders verlies je.
    { vogt-tips-end }
rule-vogt-petteia-source =
    { vogt-source }
    §reading Dit hebben wij zelf ingevuld: slaan gaat vóór het bereiken van de overkant, en het pantser beschermt ook in hoeken. Ook welke stukken actief zijn, hebben wij ingevuld.

rule-vogt-kubeia-glance =
    §gist Toernooi-Petteia met 2 dobbelstenen. §army Elke kant heeft 12 peltasten (licht), 12 hoplieten (zwaar) en een Basileus, de koning.
    §slide Stukken gaan recht, nooit diagonaal. §throw Peltasten gaan hooguit het hoogste getal ver, hoplieten het laagste, de Basileus het laagste of precies het hoogste. §zeus Wie dubbel gooit, mag nog eens gooien en zetten.
    { $compulsory ->
        [off] §line Sluit een vijand in tussen twee van je stukken om hem te slaan.
       *[on] §line Sluit een vijand in tussen twee van je stukken om hem te slaan. §must Kan het met je worp, dan moet het.
    }
    { $armour ->
        [off] §between Tussen twee vijanden gaan staan is veilig.
       *[on] §armour Hoplieten sla je alleen met een hopliet of je Basileus. §between Tussen twee vijanden gaan staan is veilig.
    }
    { vogt-glance-win }
    §first { side-first } begint. Jouw kant is onderaan.
    { book-facts }
rule-vogt-kubeia-setup =
    { vogt-armies } De dobbelstenen bepalen niet wie begint.
rule-vogt-kubeia-move =
    §throw+turn Je beurt begint met een worp van twee dobbelstenen. Ik gooi ze, voor iedereen zichtbaar. Daarna verplaats je één stuk.
    §slide+block Een stuk gaat in een rechte lijn, alleen over lege velden. §diagonal Stukken gaan nooit diagonaal.
    §peltast+hoplite Een peltast gaat maximaal zo ver als het hoogste getal, een hopliet maximaal zo ver als het laagste.
    §basileus+hermes+hermes-path De Basileus gaat maximaal zo ver als het laagste getal, of precies het hoogste: de zet van Hermes. Ook voor die zet moet de weg vrij zijn.
    §always Wat je ook gooit: elk stuk dat niet geblokkeerd is, kan minstens één veld ver gaan.
    §zeus Doe na een dubbele worp eerst je zet. Daarna mag je nog een keer gooien en zetten, met elk stuk: de hand van Zeus. Je tegenstander wacht.
    §zeus-on+waive Dat gaat zo door zolang je dubbel gooit. Je mag de extra worp ook overslaan. §zeus-won Win je met je zet, dan is er geen extra worp.
rule-vogt-kubeia-capture =
    { vogt-take }
    { $armour ->
        [off] §armour Een hopliet sla je op dezelfde manier.
       *[on] { vogt-armour }
    }
    { vogt-safe }
    { $compulsory ->
        [off] §must Slaan is niet verplicht.
       *[on] §must Kun je met je worp slaan, dan moet het. Welke slag je doet, kies je zelf.
    }
rule-vogt-kubeia-special = { vogt-king }
rule-vogt-kubeia-end =
    { vogt-end }
    { vogt-active }
    §active-judged Reken voor “actief” bij elk stuk met 6 velden, wat je ook gooit. §zeus-count Extra zetten tellen als zet, worpen niet.{ vogt-ignorance }
    { vogt-draws }
rule-vogt-kubeia-options =
    { vogt-options-how }
    { vogt-options-compulsory }
    { vogt-options-classes }
    §armour armour=off: twee willekeurige stukken kunnen een hopliet slaan.
    { vogt-options-mirror }
    { vogt-options-ignorance }
rule-vogt-kubeia-tips =
    §tips+advice-begin+advice-kinds+hoplite Breng een paar hoplieten naar voren als beide dobbelstenen hoog zijn: met een lage worp komen ze nauwelijks vooruit.
    §tips+advice-attack+throw Zet je stukken zo neer dat verschillende worpen je helpen, en niet één enkele.
    §tips+advice-attack+zeus Een dubbele worp is twee zetten waard: maak met de tweede af wat je met de eerste begon.
    §tips+advice-defend+look Houd zwakke stukken meer dan 7 velden van de vijand vandaan: met één worp komt hij er niet naast.
    { vogt-tips-king }
    §tips+advice-avoid+basileus Laat geen kolom open voor de vijandelijke Basileus: met de juiste worp gaat hij in één keer 6 velden ver.
    { vogt-tips-end }
rule-vogt-kubeia-source =
    { vogt-source }
    §source+throw Kubeia is zijn spel met dobbelstenen. In welk spel uit de oudheid dobbelstenen werden gebruikt, en hoe, is niet bekend.
    §source+misprint In zijn voorbeeldpartij staat een drukfout: bij de tweede zet moet de worp 3-1 een 3-2 zijn.
    §reading Twee dingen hebben wij uit die partij afgeleid: je mag de extra worp overslaan, en de dobbelstenen bepalen niet welke stukken actief zijn.

show-vogt-petteia-start = De beginstelling.
show-vogt-petteia-ways = De hopliet op { GREEK("g1") } kan naar elk gemarkeerd veld.
show-vogt-petteia-free = De hopliet op { GREEK("g1") } kan naar elk gemarkeerd veld, ook verder dan 6 velden.
show-vogt-petteia-active = { GREEK("d4") } kan naast { GREEK("h4") } komen en is dus actief. { GREEK("b4") } is passief: een eigen stuk staat in de weg.
show-vogt-petteia-line = { $move } slaat tegelijk { $taken }.
show-vogt-petteia-corner = { $move } slaat { $taken } in de hoek.
show-vogt-petteia-armour = { $move } slaat niets: twee peltasten kunnen geen hopliet slaan.
show-vogt-petteia-heavy = { $move } slaat de hopliet op { $taken }: een hopliet helpt mee.
show-vogt-petteia-bare = { $move } slaat de hopliet op { $taken }.
show-vogt-petteia-false = Met { $move } ga je tussen twee vijanden staan. Dat is veilig.
show-vogt-petteia-must = { $move } mag niet: je kunt slaan.
show-vogt-petteia-king = { $move } sluit de laatste kant af en slaat de Basileus.
show-vogt-petteia-light = { $move } sluit de laatste kant af. Alle soorten stukken kunnen de Basileus slaan.
show-vogt-petteia-edge = { $move } slaat de Basileus: aan de rand zijn 3 stukken genoeg om hem te omsingelen.
show-vogt-petteia-break = { $move } bereikt de overkant en wint.
show-vogt-petteia-sacrifice = Voorbeeld van Vogt: na { $move } moet { side-second } met het stuk op { GREEK("g6") } slaan, en dat veld komt vrij.
show-vogt-petteia-opened = Dan slaat { $move } de Basileus.
show-vogt-petteia-last = { $move } slaat de laatste peltast en wint.
show-vogt-petteia-idle = { $move } is de derde passieve zet op rij en verliest.

show-vogt-kubeia-start = De beginstelling.
show-vogt-kubeia-hermes = Bij 6 en 3 kan de Basileus 1, 2, 3 of 6 velden ver gaan.
show-vogt-kubeia-light = Bij 5 en 2 kan de peltast op { GREEK("a2") } maximaal 5 velden ver gaan.
show-vogt-kubeia-heavy = Bij 5 en 2 kan de hopliet op { GREEK("a1") } maximaal 2 velden ver gaan.
show-vogt-kubeia-line = { $move } slaat tegelijk { $taken }.
show-vogt-kubeia-armour = { $move } slaat niets: twee peltasten kunnen geen hopliet slaan.
show-vogt-kubeia-bare = { $move } slaat de hopliet op { $taken }.
show-vogt-kubeia-king = { $move } sluit de laatste kant af en slaat de Basileus.
show-vogt-kubeia-open = { $move } sluit de laatste kant af. Alle soorten stukken kunnen de Basileus slaan.
show-vogt-kubeia-break = { $move } bereikt de overkant en wint.
