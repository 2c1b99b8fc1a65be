# The plain games of Damian Walker.

walker-move =
    §turn+pass Elke beurt zet je één stuk, en passen kan niet.
    §slide Het schuift recht vooruit, achteruit of opzij, over zo veel lege velden als je wilt. §diagonal Nooit diagonaal.
    §block Geen stuk springt over een ander, en geen stuk landt op een ander.
walker-corner = { $corner ->
        [on] §corner+edge Een steen in een hoek wordt geslagen door vijandelijke op de twee velden ernaast. De rand slaat niet.
       *[off] §corner+edge Een steen in een hoek is veilig, en de rand van het bord slaat niet.
    }
walker-draws =
    §agree+repetition Het is remise als jullie het afspreken, en als dezelfde stelling voor de derde keer ontstaat.
    §quiet Het is remise na honderd zetten zonder slaan, vijftig van elke kant.
walker-options-how = §options Kies opties als je uitdaagt, bijvoorbeeld options=files=6,ranks=6.
walker-sizes = §sizes files=5 tot files=12 en ranks=5 tot ranks=12: de kolommen en rijen van het bord. Gewoonlijk elk acht.
walker-tips =
    §tips+row Houd je stenen naast elkaar: twee op een rij kan niemand slaan.
    §tips+wait Maar een rij die nooit opengaat, wint niets. Iemand moet beginnen.
    §tips+bring Zet eerst één steen naast de vijand. De tweede komt van ver en slaat.
    §tips+look Kijk voor je zet langs de open lijnen. Elke vijand die daar staat, kan in één beurt bij je zijn.
walker-source =
    §source Damian Walker schreef deze regels op zijn pagina Ludus Latrunculorum, op cyningstan.com.
    §source+same Voor het Griekse en het eenvoudige Romeinse spel geeft hij dezelfde regels.
    §source+why Hij citeert Kowalski: veel gemanoeuvreer voor er iets wordt geslagen, en veel remises.
    §source+modern Het is een moderne reconstructie. Hoe men in de oudheid echt speelde, is niet bekend.

rule-walker-petteia-glance =
    §gist+army Het eenvoudigste spel van alle: { $men } stenen aan elke kant, allemaal gelijk.
    §slide Ze gaan in rechte lijnen, nooit diagonaal, zo ver de weg vrij is.
    §line Zet zo dat een vijandelijke steen tussen twee van jou staat, en je slaat hem. §between Zelf tussen twee vijandelijke gaan staan is veilig. §row Ook twee op een rij zijn veilig.
    §win+single Je wint als je tegenstander nog maar één steen heeft. §stuck Wie niet kan zetten, verliest.
    §first { side-first } begint. Jouw kant is onderaan op je bord.
    { book-facts }
rule-walker-petteia-setup =
    §board Het bord heeft { $files } kolommen en { $ranks } rijen.
    §array+army Je { $men } stenen vullen de { $rows ->
        [1] rij
       *[other] twee rijen
    } het dichtst bij jou.
    §first Wie begint wordt geloot, als jullie het niet afspreken. { side-first } begint.
rule-walker-petteia-move = { walker-move }
rule-walker-petteia-capture =
    §line Sluit een vijandelijke steen in een rechte lijn in tussen twee van jou. Hij gaat van het bord.
    §mover Een van jouw twee moet de steen zijn die net heeft gezet.
    §row Alleen een enkele steen wordt tussen twee geslagen. Twee op een rij zijn veilig.
    §several Eén zet kan in meer richtingen tegelijk slaan.
    §between Je mag zonder gevaar tussen twee vijandelijke gaan staan, ook als die daarna ergens anders heen gaan.
    { walker-corner }
rule-walker-petteia-end =
    §single Je wint als je tegenstander nog maar één steen heeft. §both Hebben jullie er allebei één, dan wint wie net heeft gezet.
    §stuck Je wint als je tegenstander niet kan zetten.
    { walker-draws }
rule-walker-petteia-options =
    { walker-options-how }
    { walker-sizes }
    §rows rows=1: elk één rij stenen in plaats van twee. Het spel wordt korter en opener.
    §corner corner=on: een steen in een hoek wordt geslagen door vijandelijke op de twee velden ernaast.
rule-walker-petteia-tips = { walker-tips }
rule-walker-petteia-source =
    { walker-source }
    §reading+corner Hij wil een rechte lijn om te slaan, dus bij ons zijn hoeken veilig.
    §reading+quiet Een eindeloos spel laat hij aan de spelers over. De twee remises door tellen zijn van ons.

rule-walker-dux-glance =
    §gist+army+leader-taken Elke kant heeft { $men } soldaten en een dux, een generaal die je nooit kunt slaan.
    §slide Alle gaan in rechte lijnen, nooit diagonaal, zo ver de weg vrij is.
    §line Zet zo dat een soldaat tussen twee van je stukken staat, en je slaat hem. §between Zelf tussen twee vijandelijke gaan staan is veilig. §row Ook twee op een rij zijn veilig.
    §win+single Je wint als je tegenstander nog maar één stuk heeft. §stuck Wie niet kan zetten, verliest.
    §first { side-first } begint. Jouw kant is onderaan op je bord.
    { book-facts }
rule-walker-dux-setup =
    §board Het bord heeft { $files } kolommen en { $ranks } rijen.
    §array+army Je { $men } soldaten vullen de rij het dichtst bij jou.
    §leader-start Je dux staat ervoor, in het midden. Is er geen middelste kolom, dan staat hij er net rechts van.
    §first Wie begint wordt geloot, als jullie het niet afspreken. { side-first } begint.
rule-walker-dux-move = { walker-move }
rule-walker-dux-capture =
    §line Sluit een soldaat in een rechte lijn in tussen twee van je stukken. Hij gaat van het bord.
    §mover Een van jouw twee moet het stuk zijn dat net heeft gezet.
    §row Alleen een enkele soldaat wordt tussen twee geslagen. Twee op een rij zijn veilig.
    §several Eén zet kan in meer richtingen tegelijk slaan.
    §between Je mag zonder gevaar tussen twee vijandelijke gaan staan.
    { walker-corner }
rule-walker-dux-special =
    §leader De dux gaat zoals een soldaat.
    §leader-partner Hij helpt bij het slaan, of hij nu zelf zet of er als partner staat.
    §leader-taken Zelf wordt hij nooit geslagen, ook niet in een hoek.
    §leader-both Sluit één zet een soldaat en een dux in, dan valt de soldaat en blijft de dux.
    { $dux ->
        [enclosed] §surround Een dux zonder leeg veld naast zich heeft het spel voor zijn kant verloren. Stukken van beide kanten tellen mee, en de rand telt als dicht.
       *[free] §surround Een dux die niet kan bewegen verliest het spel niet.
    }
rule-walker-dux-end =
    §single Je wint als je tegenstander nog maar één stuk heeft. De dux telt mee, dus een dux alleen heeft verloren.
    §stuck Je wint als je tegenstander niet kan zetten.{ $dux ->
        [enclosed] { " " }§surround Je wint ook als er geen veld naast de vijandelijke dux leeg is, nadat geslagen stenen zijn weggehaald.
       *[free] { "" }
    }
    { walker-draws }
rule-walker-dux-options =
    { walker-options-how }
    { walker-sizes }
    §corner corner=on: een soldaat in een hoek wordt geslagen door vijandelijke op de twee velden ernaast. Een dux niet.
    §surround dux=enclosed: een kant verliest als geen veld naast haar dux leeg is. Alle stukken tellen, en de rand ook.
rule-walker-dux-tips =
    { walker-tips }
    §tips+leader Gebruik je dux als aambeeld: hij kan overal staan, want niemand kan hem slaan.
rule-walker-dux-source =
    { walker-source }
    §source+leader De dux komt uit nard, een spel in een Perzisch gedicht uit de tiende eeuw.
    §reading+surround Dat een ingesloten dux niet verliest, en dat hij als stuk telt, is onze lezing. §reading+quiet De twee remises door tellen zijn van ons.

show-walker-petteia-start = Het begin.
show-walker-petteia-slide = De steen kan naar de gemarkeerde velden.
show-walker-petteia-line = { $move } slaat { $taken }: hij staat tussen twee.
show-walker-petteia-several = { $move } slaat { $taken } tegelijk.
show-walker-petteia-row = { $move } slaat niets: twee op een rij zijn veilig.
show-walker-petteia-safe = { $move } gaat tussen twee vijandelijke staan, en is veilig.
show-walker-petteia-corner = { $move } slaat niets: een hoek is veilig.
show-walker-petteia-angle = { $move } slaat { $taken } in de hoek.
show-walker-petteia-single = { $move } slaat { $taken }. Er is één steen over.

show-walker-dux-start = Het begin.
show-walker-dux-moves = { $move }: de dux slaat { $taken }.
show-walker-dux-partner = { $move } slaat { $taken }: de dux is de partner.
show-walker-dux-stays = { $move } slaat niets: een dux blijft.
show-walker-dux-shut = { $move } sluit de dux in, en wint.
