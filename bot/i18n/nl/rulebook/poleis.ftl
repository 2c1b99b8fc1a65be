# Poleis, by Dmytro.

rule-poleis-glance =
    §gist+army+place Een spel dat durf beloont. Eerst plaatsen jullie elk { $men } stenen op lege velden, om de beurt één.
    §slide Daarna verplaats je elke beurt één steen in een rechte lijn, nooit diagonaal, zo ver als de weg vrij is. §quiet-move Staat hij daarna niet naast een vijandelijke steen, dan wordt hij omgedraaid.
    §vagus Een omgedraaide steen heet een vagus, een deserteur. Elke zet van hem moet naast een vijand eindigen. §turned-back Helpt hij bij het slaan, dan wordt hij teruggedraaid.
    §line Sluit met je zet een vijandelijke steen in tussen twee van jouw stenen, en je slaat hem. §between Zelf tussen twee vijandelijke stenen gaan staan is veilig. §row Twee vijanden op een rij tussen jouw stenen sla je niet.
    §win+single Je wint als je tegenstander nog maar één steen heeft. §stuck Wie niet kan zetten, verliest.
    §first { side-first } plaatst als eerste. Jouw kant is onderaan.
    { book-facts }
rule-poleis-setup =
    §board Het bord heeft { $files } kolommen, a tot en met h, en { $ranks } rijen. In het begin is het leeg.
    §first { side-first } begint. Er wordt geloot wie welke kant speelt, tenzij jullie afspreken wie begint.
    §place Plaats om de beurt één steen op een leeg veld naar keuze, tot alle 32 op het bord staan.
    §place-quiet Tijdens het plaatsen wordt er geen steen verplaatst of geslagen.
    §place-safe Een steen die je tussen twee vijandelijke stenen plaatst, is veilig, ook als jullie daarna gaan zetten.
    §first-move Staan alle stenen op het bord, dan doet { side-first } de eerste zet.
rule-poleis-move =
    §turn+pass In je beurt verplaats je één steen. Passen mag niet.
    §slide Een steen gaat vooruit, achteruit of opzij, over zoveel lege velden als je wilt. §diagonal Stenen gaan nooit diagonaal.
    §block Een steen kan niet over een andere springen en er ook niet op landen.
    §attack Een zet is een aanval als hij direct naast een vijandelijke steen eindigt. Diagonaal ernaast telt niet.
    §attack-passing Alleen langs een vijandelijke steen gaan is geen aanval. Van de ene vijandelijke steen naar de andere gaan is dat wel.
    §between Tussen twee vijandelijke stenen gaan staan is veilig, tot een van de twee weggaat en een vijand die plaats inneemt.
rule-poleis-capture =
    §line Je slaat een vijandelijke steen door hem in een rechte lijn in te sluiten tussen twee van jouw stenen. Hij gaat van het bord.
    §mover Een van die twee moet je net hebben verplaatst.
    §row Er mag maar één steen tussen staan, niet twee of meer op een rij.
    §several Met één zet kun je maximaal 3 stenen slaan, één in elke richting.
    §capture-attack Een zet waarmee je slaat, is altijd een aanval, ook als er geen vijandelijke steen meer naast je steen staat. Je steen wordt dan niet omgedraaid, en ook een vagus mag zo’n zet doen.
    §corner+edge Hoeken en randen helpen niet bij het slaan. Een steen in een hoek is veilig. Een steen aan de rand kan alleen langs de rand worden geslagen.
rule-poleis-special =
    §ordinarius Elke steen wordt geplaatst als ordinarius, een soldaat in het gelid.
    §quiet-move Doet een ordinarius een zet die geen aanval is, dan wordt hij omgedraaid. Nu is hij een vagus.
    §vagus Een vagus beweegt zoals elke andere steen, maar elke zet van hem moet een aanval zijn. Kan hij niet aanvallen, dan kan hij niet bewegen: hij is een van de inciti, de hopelozen.
    §vagus-stays Een vagus die aanvalt zonder te slaan, blijft een vagus.
    §turned-back Een vagus die helpt bij het slaan, wordt teruggedraaid. Dat geldt voor de steen die je hebt verplaatst en voor zijn partner aan de andere kant.
rule-poleis-end =
    §single Je wint als je tegenstander nog maar één steen heeft.
    §stuck Je wint ook als je tegenstander niet kan zetten, bijvoorbeeld als alle vijandelijke stenen vagi zijn die niet kunnen aanvallen.
    §adjudicated Komt er geen schot meer in de partij, dan worden de stenen geteld. De kant met de meeste stenen wint. Zijn het er evenveel, dan wint de kant met de meeste ordinarii. Zijn ook die gelijk, dan is het remise.
    §agree De stenen worden geteld als jullie allebei willen stoppen.
    §repetition De stenen worden geteld als dezelfde stelling voor de derde keer voorkomt, met dezelfde stenen omgedraaid.
    §quiet De stenen worden ook geteld na 100 zetten zonder slaan, 50 van elke kant. Wordt er een steen omgedraaid, dan begint die telling niet opnieuw.
    §hand Stenen die nog niet zijn geplaatst, tellen als ordinarii.
rule-poleis-tips =
    §tips+advice-begin+advice-kinds+place Plaats je stenen naast vijandelijke stenen of op één lijn ermee, zodat elke steen meteen kan aanvallen.
    §tips+advice-attack+quiet-move Een steen die aanvalt, blijft een ordinarius: val dus met elke zet aan, als dat veilig kan.
    §tips+advice-attack+turned-back Gebruik een vagus naast een vijandelijke steen als partner: helpt hij bij het slaan, dan wordt hij teruggedraaid.
    §tips+advice-defend+look Wordt een steen bedreigd, haal hem dan weg met een aanval of bezet het veld dat de vijand nodig heeft.
    §tips+advice-defend+edge Een steen in een hoek is veilig, en een steen aan de rand kan alleen langs de rand worden geslagen.
    §tips+advice-avoid+vagus Laat een steen pas omdraaien als hij daarna een vijand kan aanvallen: anders kan hij niet meer weg.
    §tips+advice-endgame+adjudicated Wordt er niet meer geslagen, dan tellen eerst de stenen en daarna de ordinarii: neem geen risico als je voorstaat.
    §tips+advice-endgame+stuck Wees zuinig op je ordinarii als je weinig stenen hebt: zijn al je stenen vagi zonder doelwit, dan verlies je.
rule-poleis-source =
    §source Dmytro publiceerde deze regels in 2024 in het Engels. In 2015 had hij al een langere lijst gepubliceerd, in het Oekraïens. De Engelse tekst staat op boardgamegeek.com, thread 3412976.
    §source+why Hij merkte dat gewoon Petteia vaak remise wordt, omdat verdedigen veel makkelijker is dan aanvallen.
    §source+names De namen komen van Isidorus, die over ordinarii, vagi en inciti schrijft. Wat die betekenden, is niet bekend. Dmytro volgt Schädler, die dit spel Poleis noemt, en alle spellen met stukken Petteia.
    §source+modern Dmytro beweert zelf niet dat de Grieken zo speelden.
    §reading Waar de tekst van 2024 niets zegt, volgen we de lijst van 2015. Wanneer de stenen worden geteld, hebben wij zelf bepaald.

show-poleis-place = { $move }: { side-first } plaatst een steen.
show-poleis-slide = De steen op a1 kan naar elk gemarkeerd veld.
show-poleis-attack = { $move } eindigt naast een vijand en is dus een aanval.
show-poleis-quiet = { $move } eindigt niet naast een vijand. De steen wordt omgedraaid.
show-poleis-vagus = De vagus op a1 kan alleen aanvallen.
show-poleis-back = { $move } slaat { $taken }. Beide stenen die hielpen, worden teruggedraaid.
show-poleis-line = { $move } slaat { $taken }.
show-poleis-several = { $move } slaat tegelijk { $taken }.
show-poleis-row = { $move } slaat niets: er staan twee vijanden op een rij.
show-poleis-corner = { $move } slaat niets: een hoek is veilig.
show-poleis-safe = Met { $move } ga je tussen twee vijanden staan. Dat is veilig.
show-poleis-single = { $move } slaat { $taken }. Er is nog maar één vijandelijke steen over.
