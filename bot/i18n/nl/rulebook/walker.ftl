# The plain games of Damian Walker.

walker-move =
    §turn+pass In je beurt verplaats je één stuk. Passen mag niet.
    §slide Een stuk gaat vooruit, achteruit of opzij, over zoveel lege velden als je wilt. §diagonal Stukken gaan nooit diagonaal.
    §block Een stuk kan niet over een ander springen en er ook niet op landen.
walker-corner = { $corner ->
        [on] §corner+edge Ook in een hoek kun je slaan, door de twee velden ernaast te bezetten. De rand helpt niet bij het slaan.
       *[off] §corner+edge Een stuk in een hoek is veilig, en de rand van het bord helpt niet bij het slaan.
    }
walker-draws =
    §agree+repetition Het is remise als jullie dat afspreken, of als dezelfde stelling voor de derde keer voorkomt.
    §quiet Het is ook remise na 100 zetten zonder slaan, 50 van elke kant.
walker-options-how = §options Voeg opties toe aan je uitdaging, bijvoorbeeld options=files=6,ranks=6.
walker-sizes = §sizes files=5 tot en met files=12, ranks=5 tot en met ranks=12: het aantal kolommen en rijen. Normaal is het bord 8 bij 8.
walker-tips =
    §tips+advice-begin+row Breng stukken twee aan twee naar voren, naast elkaar: een paar is veilig langs de rij, maar niet van voren en van achteren.
    §tips+advice-attack+wait Een gesloten rij is veilig, maar je wint er niets mee: open hem waar jij meer stukken hebt, en bedreig twee vijanden tegelijk.
    §tips+advice-attack+bring Wil je slaan, zet dan eerst één stuk naast een vijandelijk stuk en haal er van ver een tweede bij.
    §tips+advice-defend+look Let op dreigingen langs open lijnen: haal het bedreigde stuk weg of bezet het veld dat de vijand nodig heeft.
    §tips+advice-defend+corner { $corner ->
        [on] Hoeken zijn niet veilig, en een stuk aan de rand kan alleen langs de rand worden geslagen.
       *[off] Een stuk in een hoek is veilig, en een stuk aan de rand kan alleen langs de rand worden geslagen.
    }
    §tips+advice-avoid Kijk voordat je slaat of je stuk daarna niet zelf kan worden geslagen.
    §tips+advice-endgame Wees zuinig op je stukken als je voorstaat: 3 of 4 stukken tegen 2 eindigt meestal in remise.
walker-source =
    §source Damian Walker publiceerde deze regels op zijn pagina Ludus Latrunculorum, op cyningstan.com.
    §source+same Hij geeft dezelfde regels voor het Griekse spel en voor het eenvoudige Romeinse.
    §source+why Hij citeert Kowalski: veel manoeuvreren vóór de eerste slag, en veel remises.
    §source+modern Het is een moderne reconstructie. Hoe men in de oudheid echt speelde, is niet bekend.

rule-walker-petteia-glance =
    §gist+army Het eenvoudigste spel van allemaal: { $men } stenen aan elke kant, allemaal gelijk.
    §slide Ze gaan in rechte lijnen, nooit diagonaal, zo ver als de weg vrij is.
    §line Sluit met je zet een vijandelijke steen in tussen twee van jouw stenen, en je slaat hem. §between Zelf tussen twee vijandelijke stenen gaan staan is veilig. §row Twee vijanden op een rij tussen jouw stenen sla je niet.
    §win+single Je wint als je tegenstander nog maar één steen heeft. §stuck Wie niet kan zetten, verliest.
    §first { side-first } begint. Jouw kant is onderaan.
    { book-facts }
rule-walker-petteia-setup =
    §board Het bord heeft { $files } kolommen en { $ranks } rijen.
    §array+army Je { $men } stenen vullen de { $rows ->
        [1] rij
       *[other] twee rijen
    } het dichtst bij jou.
    §first { side-first } begint. Er wordt geloot wie welke kant speelt, tenzij jullie afspreken wie begint.
rule-walker-petteia-move = { walker-move }
rule-walker-petteia-capture =
    §line Je slaat een vijandelijke steen door hem in een rechte lijn in te sluiten tussen twee van jouw stenen. Hij gaat van het bord.
    §mover Een van die twee moet je net hebben verplaatst.
    §row Er mag maar één steen tussen staan, niet twee of meer op een rij.
    §several Met één zet kun je in meerdere richtingen tegelijk slaan.
    §between Tussen twee vijandelijke stenen gaan staan is veilig, tot een van de twee weggaat en een vijand die plaats inneemt.
    { walker-corner }
rule-walker-petteia-end =
    §single Je wint als je tegenstander nog maar één steen heeft. §both Hebben jullie er allebei nog maar één, dan wint wie net heeft gezet.
    §stuck Je wint ook als je tegenstander niet kan zetten.
    { walker-draws }
rule-walker-petteia-options =
    { walker-options-how }
    { walker-sizes }
    §rows rows=1: elke kant heeft één rij stenen in plaats van twee. De partij wordt korter en opener.
    §corner corner=on: in een hoek sla je een steen door de twee velden ernaast te bezetten.
rule-walker-petteia-tips = { walker-tips }
rule-walker-petteia-source =
    { walker-source }
    §reading+corner Hij schrijft een rechte lijn voor. Daarom zijn hoeken volgens onze uitleg veilig.
    §reading+quiet Een partij die nergens toe leidt, laat hij de spelers zelf beëindigen. De remises door herhaling en na 100 zetten hebben wij toegevoegd.

rule-walker-dux-glance =
    §gist+army+leader-taken Elke kant heeft { $men } soldaten en een dux, een generaal die je nooit kunt slaan.
    §slide Alle stukken gaan in rechte lijnen, nooit diagonaal, zo ver als de weg vrij is.
    §line Sluit met je zet een vijandelijke soldaat in tussen twee van jouw stukken, en je slaat hem. §between Zelf tussen twee vijandelijke stukken gaan staan is veilig. §row Twee soldaten op een rij tussen jouw stukken sla je niet.
    §win+single Je wint als je tegenstander nog maar één stuk heeft. §stuck Wie niet kan zetten, verliest.
    §first { side-first } begint. Jouw kant is onderaan.
    { book-facts }
rule-walker-dux-setup =
    §board Het bord heeft { $files } kolommen en { $ranks } rijen.
    §array+army Je { $men } soldaten vullen de rij het dichtst bij jou.
    §leader-start Je dux begint daarvóór, in het midden. Is er geen middelste kolom, dan begint hij net rechts van het midden.
    §first { side-first } begint. Er wordt geloot wie welke kant speelt, tenzij jullie afspreken wie begint.
rule-walker-dux-move = { walker-move }
rule-walker-dux-capture =
    §line Je slaat een vijandelijke soldaat door hem in een rechte lijn in te sluiten tussen twee van jouw stukken. Hij gaat van het bord.
    §mover Een van die twee moet je net hebben verplaatst.
    §row Er mag maar één soldaat tussen staan, niet twee of meer op een rij.
    §several Met één zet kun je in meerdere richtingen tegelijk slaan.
    §between Tussen twee vijandelijke stukken gaan staan is veilig.
    { walker-corner }
rule-walker-dux-special =
    §leader De dux beweegt zoals een soldaat.
    §leader-partner De dux slaat ook zoals een soldaat: hij kan de slag zelf doen, of de partner aan de andere kant zijn.
    §leader-taken De dux zelf wordt nooit geslagen, ook niet in een hoek.
    §leader-both Sluit je met één zet een soldaat én de dux in, dan wordt alleen de soldaat geslagen.
    { $dux ->
        [enclosed] §surround Je verliest als je dux na een zet geen leeg veld naast zich heeft. Eerst gaan geslagen soldaten van het bord. Stukken van beide kanten sluiten hem in, en de rand van het bord ook.
       *[free] §surround Je verliest niet doordat je dux niet kan bewegen.
    }
rule-walker-dux-end =
    §single Je wint als je tegenstander nog maar één stuk heeft. De dux telt mee, dus een dux alleen heeft verloren.
    §stuck Je wint ook als je tegenstander niet kan zetten.{ $dux ->
        [enclosed] { " " }§surround Je wint ook als naast de vijandelijke dux geen veld leeg is nadat geslagen soldaten zijn weggehaald.
       *[free] { "" }
    }
    { walker-draws }
rule-walker-dux-options =
    { walker-options-how }
    { walker-sizes }
    §corner corner=on: in een hoek sla je een soldaat door de twee velden ernaast te bezetten. De dux sla je ook daar niet.
    §surround dux=enclosed: je verliest als je dux geen leeg veld naast zich heeft. Stukken van beide kanten sluiten hem in, en de rand ook.
rule-walker-dux-tips =
    { walker-tips }
    §tips+advice-kinds+leader { $dux ->
        [enclosed] Gebruik je dux als partner bij het slaan, maar houd naast hem een veld leeg, anders verlies je.
       *[free] Zet je dux neer waar je een partner nodig hebt: niemand kan hem slaan.
    }
rule-walker-dux-source =
    { walker-source }
    §source+leader De dux komt uit nard, een spel in een Perzisch gedicht uit de tiende eeuw.
    §reading+surround Dat een ingesloten dux niet verliest en dat hij als stuk meetelt, hebben wij zelf bepaald. §reading+quiet De remises door herhaling en na 100 zetten hebben wij toegevoegd.

show-walker-petteia-start = De beginstelling.
show-walker-petteia-slide = De steen kan naar elk gemarkeerd veld.
show-walker-petteia-line = { $move } slaat { $taken }: die steen staat tussen twee van jouw stenen.
show-walker-petteia-several = { $move } slaat tegelijk { $taken }.
show-walker-petteia-row = { $move } slaat niets: er staan twee vijanden op een rij.
show-walker-petteia-safe = Met { $move } ga je tussen twee vijanden staan. Dat is veilig.
show-walker-petteia-corner = { $move } slaat niets: een hoek is veilig.
show-walker-petteia-angle = { $move } slaat { $taken } in de hoek.
show-walker-petteia-single = { $move } slaat { $taken }. Er is nog maar één vijandelijke steen over.

show-walker-dux-start = De beginstelling.
show-walker-dux-moves = { $move }: de dux slaat { $taken }.
show-walker-dux-partner = { $move } slaat { $taken }: de dux is de partner.
show-walker-dux-stays = { $move } slaat niets: een dux wordt nooit geslagen.
show-walker-dux-shut = { $move } sluit de dux in en wint.
