# The tournament games of Andreas Frank Vogt: Petteia and Kubeia.

vogt-armies =
    §board+letters Het bord heeft { $files } kolommen en { $ranks } rijen. Vogt gaf de kolommen Griekse letters; jouw velden lopen van { GREEK("a1") } tot { GREEK("l8") }.
    §letters Typ ze zo, met Griekse letters, of met de kleine letters a tot l, per kolom. Bij h en k vraag ik welke je bedoelt. “settings letters=” toont andere.
    §army Elke kant heeft 12 Hoplieten, 12 Peltasten en een Basileus.
    §array De Hoplieten vullen de rij het dichtst bij jou, de Peltasten staan ervoor.
    §leader-start Jouw Basileus staat daar weer voor, { $mirror ->
        [on] iets rechts van het midden: op { GREEK("g3") } voor { side-first }, op { GREEK("f6") } voor { side-second }.
       *[off] iets links van het midden: op { GREEK("f3") } voor { side-first }, op { GREEK("g6") } voor { side-second }.
    }
    §first { side-first } doet de eerste zet.
vogt-take =
    §line Sluit een Peltast in tussen twee van jouw stukken, in een rechte lijn. Hij gaat van het bord.
    §mover Een van die twee moet het stuk zijn dat net is verplaatst.
    §row Tussen twee sla je alleen een enkel stuk, nooit een rij. §several Met één zet kun je in meer richtingen slaan.
    §corner In een hoek heb je de twee velden naast het stuk nodig.
vogt-safe = §between Je mag zonder gevaar tussen twee vijandelijke stukken gaan staan. Vogt noemt dat een valse slag.
vogt-armour = §armour Een Hopliet draagt een pantser: een van de twee die hem slaan, moet een Hopliet of de Basileus zijn. Ook in een hoek.
vogt-king =
    §leader-partner De Basileus helpt bij het slaan, net als elk ander stuk.
    §leader-taken Zelf valt hij alleen als op elk veld naast hem een vijandelijk stuk staat: vier, aan de rand drie, in een hoek twee. Het laatste moet net gekomen zijn.
    { $classes ->
        [off] §class Welke stukken het zijn, maakt niet uit.
       *[on] §class Twee van de vier moeten Hoplieten zijn, of één de vijandelijke Basileus. Aan de rand of in een hoek is één Hopliet of de Basileus genoeg.
    }
    §protected Twee vijandelijke stukken tegenover elkaar slaan hem niet. Een eigen stuk naast hem beschermt hem.
vogt-active = §active Een stuk is actief als het met één eigen zet naast een vijandelijk stuk kan komen. Anders is het passief. Ernaast staan is niet genoeg.
vogt-end =
    §leader-taken+breakthrough Je wint als je de vijandelijke Basileus slaat (sbando), of als de jouwe de vijandelijke achterste rij bereikt (sfondamento).
    §decimation Alle vijandelijke Peltasten of alle Hoplieten slaan wint ook (decimazione).
    §stuck Wie niet kan zetten, verliest (assedio). §abandon Wie opgeeft ook (abbandono).
    §passive Drie passieve zetten op rij verliezen, als je een actief stuk had (renitenza).
vogt-draws =
    §superiority+quiet Na honderd zetten zonder slaan wint wie meer stukken heeft (superiorità). Bij evenveel: remise.
    §agree Remise afspreken kan ook. §repetition Na een herhaalde stelling speel je door.
vogt-ignorance = { $ignorance ->
        [on] { " " }§ignorance Een zet die niet mag, geeft een waarschuwing. Wie volhoudt, verliest.
       *[off] { "" }
    }
vogt-options-ignorance = §ignorance ignorance=on: wie na een waarschuwing toch een zet wil doen die niet mag, verliest.
vogt-options-mirror = §leader-start mirror=on: de Basileis beginnen op { GREEK("g3") } en { GREEK("f6") }.
vogt-options-compulsory = §must compulsory=off: slaan is niet verplicht.
vogt-options-classes = §class classes=off: alle soorten stukken slaan de Basileus, als ze elk veld naast hem bezetten.
vogt-options-how = §options Dit zijn toernooiregels. Onder vrienden mag je ze veranderen: noem de optie als je uitdaagt, zoals options=classes=off.
vogt-glance-win =
    { $classes ->
        [off] §leader-taken Je slaat de koning door elk veld naast hem te bezetten.
       *[on] §leader-taken Je slaat de koning door elk veld naast hem te bezetten, met Hoplieten of je koning erbij.
    }
    §win Zo win je, of met je koning op de rij aan de overkant. §decimation+stuck Ook als de ander geen Peltast, geen Hopliet of geen zet meer heeft.
vogt-source =
    §source Andreas Frank Vogt schreef deze toernooiregels in 2018, in het Italiaans, naar een reconstructie van Moshe Callen.
    §source+sides De eerste kant noemt hij Wit, de Atheners, en de tweede Zwart, de Spartanen.
    §source+modern Het is een moderne reconstructie. Geen schrijver uit de oudheid vertelt de regels.

rule-vogt-petteia-glance =
    §gist Een toernooispel voor wie van schaken houdt. §army Elke kant heeft 12 Peltasten (licht), 12 Hoplieten (zwaar) en een Basileus, de koning.
    { $six ->
        [off] §slide Alles gaat recht, nooit schuin, zo ver als de weg vrij is.
       *[on] §slide Alles gaat recht, nooit schuin, zo ver als de weg vrij is. §hoplite Een Hopliet gaat hoogstens zes velden ver.
    }
    { $compulsory ->
        [off] §line Sluit met je zet een vijandelijk stuk in tussen twee van jou, en je slaat het.
       *[on] §line Sluit met je zet een vijandelijk stuk in tussen twee van jou, en je slaat het. §must Kun je slaan, dan moet het.
    }
    { $six ->
        [off] §between Tussen twee vijandelijke stukken gaan staan is veilig.
       *[on] §armour Een Hopliet sla je alleen als een Hopliet of de koning meehelpt. §between Tussen twee vijandelijke stukken gaan staan is veilig.
    }
    { vogt-glance-win }
    §first { side-first } begint. Jouw kant is onderaan.
    { book-facts }
rule-vogt-petteia-setup = { vogt-armies }
rule-vogt-petteia-move =
    §turn+pass Je verplaatst elke beurt één stuk, en passen kan niet.
    §slide Het gaat recht vooruit, achteruit of opzij, over lege velden. §diagonal Nooit diagonaal.
    §block Het springt niet over een stuk en landt er ook niet op. Kan het helemaal niet bewegen, dan zit het vast.
    §peltast+basileus Een Peltast en de Basileus gaan zo ver als ze willen.
    { $six ->
        [off] §hoplite Een Hopliet ook.
       *[on] §hoplite Een Hopliet gaat hoogstens zes velden ver.
    }
    { vogt-active } Vogt noemt de velden naast een stuk de contactvelden, nooit de diagonale. In het open veld is een stuk dat een vijandelijk stuk actief maakt, zelf ook actief. §passive Drie passieve zetten op rij kunnen je de partij kosten.
rule-vogt-petteia-capture =
    { vogt-take }
    { $six ->
        [off] §armour Een Hopliet sla je op dezelfde manier.
       *[on] { vogt-armour }
    }
    { vogt-safe } Je blijft ook veilig als ze daarna weggaan.
    { $compulsory ->
        [off] §must Slaan is niet verplicht.
       *[on] §must Kun je slaan, dan moet het, zelfs bij de Basileus. Ook als je koning de overkant zou kunnen bereiken. Elke slag is goed.
    }
rule-vogt-petteia-special = { vogt-king }
rule-vogt-petteia-end =
    { vogt-end }
    §active-judged Een stuk wordt vóór zijn zet beoordeeld, waar het dan staat. §passive-count Een zet met een actief stuk begint de telling opnieuw, en ook een beurt waarin je er geen hebt.{ vogt-ignorance }
    { vogt-draws }
    §order Andere winst gaat vóór deze tellingen, en de passieve zetten vóór de honderd.
rule-vogt-petteia-options =
    { vogt-options-how }
    { vogt-options-compulsory }
    §hoplite+armour six=off: een Hopliet gaat zo ver als hij wil, en elke twee stukken kunnen hem slaan.
    { vogt-options-classes }
    { vogt-options-mirror }
    { vogt-options-ignorance }
rule-vogt-petteia-tips =
    { $compulsory ->
        [off] §tips+bait Bied een stuk als lokaas aan als je daarna zelf meer slaat.
       *[on] §tips+bait Slaan is verplicht, dus kun je vijandelijke stukken weglokken. Bied een Peltast aan en kijk waar het slaande stuk heen moet.
    }
    §tips+hoplite Houd Hoplieten in de buurt van de vijandelijke Basileus: { $classes ->
        [off] ze helpen hem in te sluiten.
       *[on] zonder hen is hij moeilijk te slaan.
    }
    §tips+protected Houd een eigen stuk naast je Basileus.
    §tips+breakthrough Let op de kolommen voor beide koningen. Een koning die de overkant bereikt, wint.
    §tips+active Zorg dat je actieve stukken niet opraken terwijl je afwacht.
rule-vogt-petteia-source =
    { vogt-source }
    §reading Drie dingen zijn onze uitleg: slaan gaat voor de doorbraak van de koning, het pantser geldt ook in hoeken, en hoe actieve stukken worden beoordeeld.

rule-vogt-kubeia-glance =
    §gist Het toernooispel met twee dobbelstenen. §army Elke kant heeft 12 Peltasten (licht), 12 Hoplieten (zwaar) en een Basileus, de koning.
    §slide Alles gaat recht, nooit schuin. §throw Peltasten gaan tot het hoogste getal, Hoplieten tot het laagste. De koning gaat tot het laagste, of precies het hoogste. §zeus Na een dubbele worp mag je nog eens.
    { $compulsory ->
        [off] §line Sluit met je zet een vijandelijk stuk in tussen twee van jou, en je slaat het.
       *[on] §line Sluit met je zet een vijandelijk stuk in tussen twee van jou, en je slaat het. §must Kan het met je worp, dan moet het.
    }
    { $armour ->
        [off] §between Tussen twee gaan staan is veilig.
       *[on] §armour Een Hopliet sla je alleen als een Hopliet of de koning meehelpt. §between Tussen twee gaan staan is veilig.
    }
    { vogt-glance-win }
    §first { side-first } begint. Jouw kant is onderaan.
    { book-facts }
rule-vogt-kubeia-setup =
    { vogt-armies } Hiervoor wordt niet gegooid.
rule-vogt-kubeia-move =
    §throw+turn Je beurt begint met twee dobbelstenen. De bot gooit ze, voor iedereen zichtbaar. Daarna verplaats je één stuk.
    §slide+block Het gaat recht, alleen over lege velden. §diagonal Nooit diagonaal.
    §peltast+hoplite Een Peltast gaat hoogstens zo ver als het hoogste getal, een Hopliet als het laagste.
    §basileus+hermes+hermes-path De Basileus gaat hoogstens zo ver als het laagste, of precies het hoogste: de zet van Hermes. Ook zijn weg moet vrij zijn.
    §always Wat je ook gooit, elk stuk dat niet vastzit, kan minstens één veld ver.
    §zeus Na een dubbele worp en je zet mag je nog een keer gooien en zetten, met elk stuk: de hand van Zeus. Je tegenstander wacht.
    §zeus-on+waive Dat gaat door zolang je dubbel gooit. Je mag ervan afzien. §zeus-won Een zet die wint, geeft geen nieuwe worp.
rule-vogt-kubeia-capture =
    { vogt-take }
    { $armour ->
        [off] §armour Een Hopliet sla je op dezelfde manier.
       *[on] { vogt-armour }
    }
    { vogt-safe }
    { $compulsory ->
        [off] §must Slaan is niet verplicht.
       *[on] §must Kun je met deze worp slaan, dan moet het. Elke slag is goed.
    }
rule-vogt-kubeia-special = { vogt-king }
rule-vogt-kubeia-end =
    { vogt-end }
    { vogt-active }
    §active-judged Elk stuk wordt beoordeeld alsof het zes velden ver kan, ongeacht de worp. §zeus-count Zetten na een dubbele worp tellen mee, worpen niet.{ vogt-ignorance }
    { vogt-draws }
rule-vogt-kubeia-options =
    { vogt-options-how }
    { vogt-options-compulsory }
    { vogt-options-classes }
    §armour armour=off: elke twee stukken kunnen een Hopliet slaan.
    { vogt-options-mirror }
    { vogt-options-ignorance }
rule-vogt-kubeia-tips =
    §tips+throw Ga zo staan dat meer dan één worp je helpt.
    §tips+hoplite Lage worpen houden je Hoplieten op hun plek. Breng ze naar voren zolang het kan.
    §tips+basileus Tel de velden tot je Basileus: een zes reikt verder dan je denkt.
    §tips+zeus Een dubbele worp is twee zetten waard. Maak met de tweede af wat de eerste begon.
    §tips+protected Houd een eigen stuk naast je Basileus.
rule-vogt-kubeia-source =
    { vogt-source }
    §source+throw Kubeia is zijn spel met dobbelstenen. Welk antiek spel ze gebruikte, en hoe, is niet bekend.
    §source+misprint In zijn voorbeeldpartij staat een drukfout: de worp 31 bij de tweede zet moet 32 zijn.
    §reading Twee dingen zijn onze uitleg van die partij: de extra worp is een recht, en de dobbelstenen maken stukken niet actief.

show-vogt-petteia-start = Het begin.
show-vogt-petteia-ways = De Hopliet op { GREEK("g1") } mag naar de gemarkeerde velden.
show-vogt-petteia-free = De Hopliet op { GREEK("g1") } mag naar de gemarkeerde velden, zo ver als hij wil.
show-vogt-petteia-active = { GREEK("d4") } kan naast { GREEK("h4") } komen en is dus actief. { GREEK("b4") } is passief: een eigen stuk staat in de weg.
show-vogt-petteia-line = { $move } slaat tegelijk { $taken }.
show-vogt-petteia-corner = { $move } slaat { $taken } in de hoek.
show-vogt-petteia-armour = { $move } slaat niets: twee Peltasten kunnen geen Hopliet slaan.
show-vogt-petteia-heavy = { $move } slaat de Hopliet op { $taken }: een Hopliet helpt mee.
show-vogt-petteia-bare = { $move } slaat de Hopliet op { $taken }.
show-vogt-petteia-false = { $move } gaat tussen twee vijandelijke stukken staan en is veilig.
show-vogt-petteia-must = { $move } mag niet: er kan worden geslagen.
show-vogt-petteia-king = { $move } sluit de laatste kant en slaat de Basileus.
show-vogt-petteia-light = { $move } sluit de laatste kant. Met alle soorten stukken sla je de Basileus.
show-vogt-petteia-edge = { $move }: aan de rand zijn drie genoeg.
show-vogt-petteia-break = { $move } bereikt de overkant en wint.
show-vogt-petteia-sacrifice = Vogts voorbeeld: na { $move } moet { side-second } vanaf { GREEK("g6") } slaan, en dat veld komt open.
show-vogt-petteia-opened = Dan slaat { $move } de Basileus.
show-vogt-petteia-last = { $move } slaat de laatste Peltast en wint.
show-vogt-petteia-idle = { $move } is de derde passieve zet op rij en verliest.

show-vogt-kubeia-start = Het begin.
show-vogt-kubeia-hermes = Worp: 6 en 3. De Basileus gaat tot drie velden ver, of precies zes.
show-vogt-kubeia-light = Worp: 5 en 2. De Peltast op { GREEK("a2") } gaat tot vijf velden ver.
show-vogt-kubeia-heavy = Worp: 5 en 2. De Hopliet op { GREEK("a1") } gaat tot twee velden ver.
show-vogt-kubeia-line = { $move } slaat tegelijk { $taken }.
show-vogt-kubeia-armour = { $move } slaat niets: twee Peltasten kunnen geen Hopliet slaan.
show-vogt-kubeia-bare = { $move } slaat de Hopliet op { $taken }.
show-vogt-kubeia-king = { $move } sluit de laatste kant en slaat de Basileus.
show-vogt-kubeia-open = { $move } sluit de laatste kant. Met alle soorten stukken sla je de Basileus.
show-vogt-kubeia-break = { $move } bereikt de overkant en wint.
