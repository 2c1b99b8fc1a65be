# Latrunculi, by Lemery Games.

rule-lemery-latrunculi-glance =
    §gist+army+place Een spel vol valstrikken. Eerst plaatsen jullie elk { $men } stenen, om de beurt één, op lege velden naar keuze.
    §step Daarna verplaats je elke beurt een steen één veld ver, nooit diagonaal. §jump Of je slaat door te springen: over een vijandelijke steen naast de jouwe, naar het lege veld erachter. §chain Dezelfde steen mag daarna verder springen.
    §bind Sluit met je zet een vijandelijke steen in tussen twee van jouw stenen, en hij is vastgezet. §bound Hij kan niet bewegen zolang die twee hem vasthouden. §removal In een latere beurt kun je hem weghalen in plaats van een zet te doen.
    §between Zelf tussen twee vijandelijke stenen gaan staan is veilig.
    §win+single Je wint als je tegenstander nog maar { $min ->
        [1] één steen
       *[other] { $min } stenen
    } heeft. §stuck Wie niets kan doen, verliest.
    §first { side-first } plaatst als eerste. Jouw kant is onderaan.
    { book-facts }
rule-lemery-latrunculi-setup =
    §board Het bord heeft { $files } kolommen, a tot en met h, en { $ranks } rijen. In het begin is het leeg.
    §first { side-first } begint. §place Plaats om de beurt één steen op een leeg veld naar keuze, tot alle 32 op het bord staan.
    §place-quiet Tijdens het plaatsen wordt er geen steen verplaatst of vastgezet.
    §place-safe Een steen die je tussen twee vijandelijke stenen plaatst, blijft vrij, ook als jullie daarna gaan zetten.
    §first-move Staan alle stenen op het bord, dan doet { side-first } de eerste zet.
rule-lemery-latrunculi-move =
    §turn In je beurt doe je een van drie dingen: stappen, springen of een vijandelijke steen weghalen.
    §step Stappen: verplaats een steen één veld vooruit, achteruit of opzij, naar een leeg veld. §diagonal Stenen bewegen nooit diagonaal.
    §jump Springen: een van je stenen springt over een vijandelijke steen direct ernaast, naar het lege veld erachter.
    §removal Weghalen: neem een vastgezette vijandelijke steen van het bord.
    §bound Een vastgezette steen kan niet stappen of springen.
    §between Tussen twee vijandelijke stenen gaan staan is veilig, tot een van de twee weggaat en een vijand die plaats inneemt.
rule-lemery-latrunculi-capture =
    §line Je kunt op twee manieren slaan: over een vijandelijke steen springen, of een vastgezette weghalen.
    §jump Spring over een vijandelijke steen naast de jouwe, naar het lege veld direct erachter. De vijandelijke steen gaat meteen van het bord.
    §chain Dezelfde steen mag verder springen, in elke richting. §chain+must Na elke sprong mag je stoppen, en springen is nooit verplicht.
    §jump-own+jump-bound Over je eigen stenen kun je niet springen. Over een vastgezette vijandelijke steen wel.
    §jump-twice Je kunt niet twee keer over dezelfde vijandelijke steen springen. Je steen mag terugkomen op het veld waar hij begon.
    §removal+removal-turn+removal-when De andere manier van slaan: haal één vijandelijke steen weg die aan het begin van je beurt al was vastgezet.
    Dat is je hele beurt. Het mag in elke beurt zolang de steen is vastgezet, maar het hoeft niet.
rule-lemery-latrunculi-special =
    §bind Met een stap of sprong zet je een vijandelijke steen vast: sluit hem in een rechte lijn in tussen twee van jouw stenen. §mover Een van die twee moet je net hebben verplaatst.
    §bind-several+several+row Eén zet kan meerdere stenen vastzetten. Er mag telkens maar één tussen staan, nooit een rij. §chain-last Na meerdere sprongen telt alleen het laatste veld.
    §corner+edge Randen en hoeken helpen niet bij het vastzetten.
    §held Een steen blijft vastgezet zolang twee vijanden hem vasthouden. Hij is vrij zodra een van de twee weggaat of wordt geslagen.
    { $pins ->
        [all] §pins Ook vastgezette stenen helpen bij het vasthouden en vastzetten. Ze laten pas los als ze van het bord gaan.
       *[free] §pins Een vastgezette steen kan niets vasthouden of helpen vastzetten. Je bevrijdt je steen dus ook door een vijand vast te zetten die hem vasthoudt. Komt je steen zo vrij, dan zet die niets vast.
    }
    §held-lines Wordt een steen langs rij én kolom vastgehouden, dan is hij pas vrij als beide paren loslaten.
    §freed Een steen die je zelf bevrijdt, kan in je volgende beurt bewegen.
rule-lemery-latrunculi-end =
    §single Je wint meteen als je tegenstander nog maar { $min ->
        [1] één steen
       *[other] { $min } stenen
    } heeft.
    §stuck Je wint ook als je tegenstander aan zet is en niets kan doen.
    §agree Het is remise als jullie dat afspreken.
    §repetition Het is remise als dezelfde stelling voor de derde keer voorkomt, met dezelfde stenen vastgezet.
    §quiet Het is ook remise na 100 zetten waarin geen steen is geslagen of weggehaald, 50 van elke kant.
    §quiet-count Een steen plaatsen telt hierbij niet als zet. Wordt er alleen een steen vastgezet, dan begint de telling niet opnieuw.
rule-lemery-latrunculi-options =
    §options Voeg opties toe aan je uitdaging, bijvoorbeeld options=min=3. Zet een komma tussen twee opties.
    §single min=3: een speler met nog maar 3 stenen verliest. Zo duurt de partij korter.
    §pins pins=all: ook vastgezette stenen houden andere vast. Ze helpen ook bij het vastzetten en laten pas los als ze van het bord gaan.
rule-lemery-latrunculi-tips =
    §tips+advice-begin+advice-kinds+place Plaats je stenen in blokken tegen de rand: over een steen met een andere vlak erachter springt niemand.
    §tips+advice-attack+removal Zet een vijandelijke steen eerst vast en haal hem daarna snel weg: gaat een van de twee stenen die hem vasthouden weg, dan is hij vrij.
    §tips+advice-attack+chain Zoek vijandelijke stenen met lege velden erachter: één steen kan in één beurt over meerdere springen.
    §tips+advice-defend+held { $pins ->
        [all] Is je steen vastgezet, spring dan over een van de twee vijanden die hem vasthouden.
       *[free] Is je steen vastgezet, zet dan een van de twee vijanden die hem vasthouden ook vast, of spring eroverheen.
    }
    §tips+advice-defend+edge In een hoek kan niemand een steen vastzetten of eroverheen springen. Aan de rand kan dat alleen langs de rand.
    §tips+advice-avoid+jump Laat nooit een leeg veld open achter een steen waar een vijand voor staat: die springt eroverheen en slaat.
    { $min ->
        [1] §tips+advice-endgame Wees zuinig op je stenen als je voorstaat: 3 of 4 stenen tegen 2 eindigt meestal in remise.
       *[other] §tips+advice-endgame+single Sta je voor, ruil dan steen tegen steen: wie nog maar { $min } stenen heeft, verliest.
    }
rule-lemery-latrunculi-source =
    §source De regels zijn een variant uit het regelboek van Petteia, van Lemery Games. Tímea Kőszegi en Lívia Varga illustreerden het. Dario Jara en Jeremy Rozenhart deden de redactie. Meer weten? Kijk op LemeryGames.com.
    §source+models Als voorbeeld noemt het regelboek de reconstructie van Ulrich Schädler uit 2001: eerst vastzetten, later slaan.
    §source+jump Slaan door te springen heeft de uitgever zelf bedacht.
    §source+modern Het is een moderne reconstructie. Hoe de Romeinen echt speelden, is niet bekend.
    §reading Het regelboek laat veel open. Dit hebben wij zelf ingevuld: de grootte van het bord, hoelang een steen vastgezet blijft, dat vastgezette stenen geen andere vasthouden, en de remises.

show-lemery-latrunculi-place = { $move }: { side-first } plaatst een steen.
show-lemery-latrunculi-ways = De steen op d4 kan naar d3 stappen of naar d6 springen.
show-lemery-latrunculi-jump = { $move } slaat { $taken }.
show-lemery-latrunculi-chain = { $move }: twee sprongen slaan { $taken }.
show-lemery-latrunculi-bind = { $move } zet de steen op d4 vast.
show-lemery-latrunculi-held = { $move } mag niet: de steen is vastgezet.
show-lemery-latrunculi-remove = { $move } haalt de vastgezette steen weg.
show-lemery-latrunculi-free = { $move } zet de steen op e4 vast. Die laat de steen op d4 los.
show-lemery-latrunculi-pinned = { $move } zet de steen op e4 vast. Die houdt de steen op d4 nog steeds vast.
show-lemery-latrunculi-leave = { $move }: een van de twee gaat weg, en de steen op d4 is vrij.
show-lemery-latrunculi-edge = { $move } zet niets vast: de rand helpt niet.
show-lemery-latrunculi-safe = Met { $move } ga je tussen twee vijanden staan. Dat is veilig.
show-lemery-latrunculi-reduced = { $move } wint: er is nog maar één vijandelijke steen over.
show-lemery-latrunculi-three = { $move } wint: er zijn nog maar 3 vijandelijke stenen over.
