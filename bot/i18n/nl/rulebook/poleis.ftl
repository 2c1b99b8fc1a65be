# Poleis, by Dmytro.

rule-poleis-glance =
    §gist+army+place Een spel dat durf beloont. Eerst plaatsen jullie om de beurt ieder { $men } stenen op lege velden naar keuze.
    §slide Daarna gaat een steen in een rechte lijn, nooit diagonaal, zo ver de weg vrij is. §quiet-move Eindigt hij niet naast een vijandelijke, dan wordt hij omgedraaid.
    §vagus Een omgedraaide steen heet een vagus, een deserteur. Elke zet van hem moet naast een vijandelijke eindigen. §turned-back Helpt hij bij het slaan, dan wordt hij teruggedraaid.
    §line Zet zo dat een vijandelijke steen tussen twee van jou staat, en je slaat hem. §between Zelf tussen twee vijandelijke gaan staan is veilig. §row Ook twee op een rij zijn veilig.
    §win+single Je wint als je tegenstander nog maar één steen heeft. §stuck Wie niet kan zetten, verliest.
    §first { side-first } plaatst eerst. Jouw kant is onderaan op je bord.
    { book-facts }
rule-poleis-setup =
    §board Het bord heeft { $files } kolommen, a tot h, en { $ranks } rijen. Het is eerst leeg.
    §first Wie begint wordt geloot, als jullie het niet afspreken. { side-first } begint.
    §place Om de beurt plaatst elke kant één steen op een leeg veld naar keuze, tot alle 32 geplaatst zijn.
    §place-quiet Tot dan gaat er geen steen van zijn plaats, en wordt er geen geslagen.
    §place-safe Een steen die tussen twee vijandelijke wordt geplaatst is veilig, dan en later.
    §first-move Dan doet { side-first } de eerste zet.
rule-poleis-move =
    §turn+pass Elke beurt zet je één steen, en passen kan niet.
    §slide Hij schuift recht vooruit, achteruit of opzij, over zo veel lege velden als je wilt. §diagonal Nooit diagonaal.
    §block Hij kan niet over een steen springen, en niet op een steen landen.
    §attack Een zet is een aanval als hij direct naast een vijandelijke steen eindigt, in een rechte lijn.
    §attack-passing Langs een vijandelijke steen gaan is geen aanval. Van de ene naar de andere gaan wel.
    §between Je mag zonder gevaar tussen twee vijandelijke gaan staan, ook als die daarna ergens anders heen gaan.
rule-poleis-capture =
    §line Sluit een vijandelijke steen in een rechte lijn in tussen twee van jou. Hij gaat van het bord.
    §mover Een van jouw twee moet de steen zijn die net heeft gezet.
    §row Alleen een enkele steen wordt tussen twee geslagen. Twee op een rij zijn veilig.
    §several Eén zet kan er tot drie slaan, één in elke richting.
    §capture-attack Een zet die slaat is altijd een aanval, ook als er geen vijandelijke steen meer naast staat.
    §corner+edge Hoeken en randen helpen niet. In een hoek is een steen veilig, en aan de rand kan hij alleen langs de rand worden geslagen.
rule-poleis-special =
    §ordinarius Elke steen wordt geplaatst als ordinarius, een soldaat in het gelid.
    §quiet-move Een ordinarius met een zet die geen aanval is, wordt omgedraaid. Nu is hij een vagus.
    §vagus Een vagus schuift zoals de andere, maar elke zet van hem moet een aanval zijn. Kan hij niet aanvallen, dan kan hij niet zetten: hij is een van de inciti, de hopelozen.
    §vagus-stays Een aanval zonder slaan helpt hem niet: hij blijft een vagus.
    §turned-back Helpt hij bij het slaan, dan wordt hij teruggedraaid. Of hij zelf zette of er als partner stond, maakt niet uit.
rule-poleis-end =
    §single Je wint als je tegenstander nog maar één steen heeft.
    §stuck Je wint als je tegenstander niet kan zetten, ook als al zijn stenen vagi zijn die niet kunnen aanvallen.
    §adjudicated Komt het spel niet verder, dan worden de stenen geteld. De kant met de meeste wint. Zijn het er evenveel, dan wint de kant met de meeste ordinarii. Zijn ook die gelijk, dan is het remise.
    §agree Er wordt geteld als jullie allebei willen stoppen.
    §repetition Er wordt geteld als dezelfde stelling voor de derde keer ontstaat, met dezelfde stenen omgedraaid.
    §quiet Er wordt geteld na honderd zetten zonder slaan, vijftig van elke kant. Een steen omdraaien begint die telling niet opnieuw.
    §hand Stenen die nog niet geplaatst zijn, tellen als ordinarii.
rule-poleis-tips =
    §tips+place Plaats je stenen waar ze snel naast vijandelijke staan, of dichtbij.
    §tips+quiet-move Een rustige zet kost een steen zijn vrijheid. Doe hem één keer, en voor iets goeds.
    §tips+vagus Kijk voor je een steen omdraait of hij nog een vijandelijke kan vinden om aan te vallen.
    §tips+turned-back Een vagus naast een vijandelijke is een goede partner: slaat hij mee, dan draait hij terug.
    §tips+adjudicated Tel je ordinarii als het spel traag wordt. Ze kunnen beslissen.
rule-poleis-source =
    §source Dmytro publiceerde deze regels in 2024 in het Engels, na een langere lijst in het Oekraïens van 2015. Zijn tekst staat op boardgamegeek.com, thread 3412976.
    §source+why Hij vond dat gewoon Petteia snel remise wordt, omdat verdedigen er zoveel makkelijker is dan aanvallen.
    §source+names De namen komen van Isidorus, die over ordinarii, vagi en inciti vertelt. Wat ze betekenden, is niet bekend. Hij volgt Schädler: dan heette het spel Poleis, en Petteia elk spel met stenen.
    §source+modern De auteur zegt zelf dat hij niet beweert dat de Grieken zo speelden.
    §reading Waar de tekst van 2024 zwijgt, volgen we de lijst van 2015. Wanneer er wordt geteld, is onze lezing.

show-poleis-place = { $move }: { side-first } plaatst een steen.
show-poleis-slide = De steen op a1 kan naar de gemarkeerde velden.
show-poleis-attack = { $move } eindigt naast een vijandelijke: een aanval.
show-poleis-quiet = { $move } eindigt niet naast een vijandelijke. De steen wordt omgedraaid.
show-poleis-vagus = De vagus op a1 mag alleen aanvallen.
show-poleis-back = { $move } slaat { $taken }. Beide stenen die meededen worden teruggedraaid.
show-poleis-line = { $move } slaat { $taken }.
show-poleis-several = { $move } slaat { $taken } tegelijk.
show-poleis-row = { $move } slaat niets: twee op een rij zijn veilig.
show-poleis-corner = { $move } slaat niets: een hoek is veilig.
show-poleis-safe = { $move } gaat tussen twee vijandelijke staan, en is veilig.
show-poleis-single = { $move } slaat { $taken }. Er is één steen over.
