# Latrunculi, by Lemery Games.

rule-lemery-latrunculi-glance =
    §gist+army+place Een spel vol vallen. Eerst plaatsen jullie om de beurt elk { $men } stenen, op lege velden naar keuze.
    §step Daarna gaat een steen één veld ver, nooit diagonaal. §jump Of hij slaat: hij springt over een vijandelijke steen naast hem naar het lege veld erachter. §chain Hij mag verder springen.
    §bind Een steen die tussen twee vijandelijke is ingesloten, is vastgezet. §bound Hij kan niet bewegen tot een van die twee weggaat. §removal In een latere beurt kun je hem weghalen in plaats van te zetten.
    §between Tussen twee vijandelijke stenen gaan staan is veilig.
    §win+single Je wint als je tegenstander nog maar { $min ->
        [1] één steen
       *[other] { $min } stenen
    } over heeft. §stuck Wie niets kan doen, verliest.
    §first { side-first } plaatst als eerste. Jouw kant is onderaan.
    { book-facts }
rule-lemery-latrunculi-setup =
    §board Het bord heeft { $files } kolommen, a tot h, en { $ranks } rijen. In het begin is het leeg.
    §first { side-first } begint. §place Om de beurt plaatst elke kant één steen op een leeg veld naar keuze, tot alle 32 er staan.
    §place-quiet Tot dan wordt er geen steen verplaatst en geen steen vastgezet.
    §place-safe Een steen die je tussen twee vijandelijke plaatst, blijft vrij, ook later.
    §first-move Daarna doet { side-first } de eerste zet.
rule-lemery-latrunculi-move =
    §turn In je beurt doe je een van drie dingen: stappen, springen of weghalen.
    §step Met een stap gaat een steen één veld vooruit, achteruit of opzij, naar een leeg veld. §diagonal Nooit diagonaal.
    §jump Met een sprong gaat hij over een vijandelijke vlak naast hem, naar het lege veld erachter.
    §removal Met weghalen neem je een vastgezette vijandelijke steen van het bord.
    §bound Een vastgezette steen stapt niet en springt niet.
    §between Je mag zonder gevaar tussen twee vijandelijke stenen gaan staan, ook als ze daarna weggaan.
rule-lemery-latrunculi-capture =
    §line Je slaat op twee manieren: door te springen en door weg te halen.
    §jump Spring over een vijandelijke steen naast je naar het lege veld direct erachter. Die gaat meteen van het bord.
    §chain Dezelfde steen mag verder springen, in elke richting. §chain+must Na elke sprong mag je stoppen, en springen hoeft helemaal niet.
    §jump-own+jump-bound Over je eigen stenen kun je niet springen, over een vastgezette vijandelijke wel.
    §jump-twice Je springt over geen steen twee keer, en je steen mag terugkomen waar hij begon.
    §removal+removal-turn+removal-when Weghalen is de andere manier. Haal één vijandelijke steen weg die vastgezet is als je beurt begint.
    Dat is je hele beurt. Het mag elke beurt zolang hij nog vastgezet is, maar het hoeft niet.
rule-lemery-latrunculi-special =
    §bind Met een stap of sprong zet je een vijandelijke steen vast: sluit hem recht in tussen twee van jou. §mover Een van die twee moet net zijn verplaatst.
    §bind-several+several+row Eén zet kan er meer vastzetten, maar tussen twee steeds maar één. §chain-last Na sprongen telt alleen het laatste veld.
    §corner+edge Randen en hoeken zetten niet vast.
    §held Hij blijft vastgezet zolang twee vijandelijke hem vasthouden. Hij is meteen vrij als een van hen weggaat of geslagen wordt.
    { $pins ->
        [all] §pins Ook vastgezette stenen houden vast, en helpen vastzetten. Ze laten pas los als ze van het bord gaan.
       *[free] §pins Een vastgezette steen houdt geen andere vast. De steen ertussen is dus ook vrij als een van de twee zelf wordt vastgezet. Een steen die zo vrijkomt, zet daardoor niet vast.
    }
    §held-lines Wordt hij langs twee lijnen vastgehouden, dan is hij vrij als geen paar hem meer vasthoudt.
    §freed Een steen die je met je eigen zet bevrijdt, mag in je volgende beurt bewegen.
rule-lemery-latrunculi-end =
    §single Je wint meteen als je tegenstander nog maar { $min ->
        [1] één steen
       *[other] { $min } stenen
    } over heeft.
    §stuck Je wint als je tegenstander aan zet is en niets kan doen.
    §agree Het is remise als jullie dat afspreken.
    §repetition Het is remise als dezelfde stelling voor de derde keer voorkomt, met dezelfde stenen vastgezet.
    §quiet Het is remise na honderd zetten, vijftig van elke kant, zonder slaan of weghalen.
    §quiet-count Plaatsen telt daarvoor niet mee. Door alleen vastzetten begint het tellen niet opnieuw.
rule-lemery-latrunculi-options =
    §options Kies opties als je uitdaagt, bijv. options=min=3. Tussen twee opties komt een komma.
    §single min=3: wie nog drie stenen over heeft, heeft verloren. De partij wordt korter.
    §pins pins=all: ook vastgezette stenen houden vast. Ze helpen vastzetten, en laten pas los als ze van het bord gaan.
rule-lemery-latrunculi-tips =
    §tips+place Plaats met zorg: kijk waar beide kanten kunnen insluiten zodra het zetten begint.
    §tips+edge In hoeken en aan randen is insluiten moeilijk.
    §tips+jump Laat geen veld leeg achter een steen met een vijandelijke ervoor. Die kan eroverheen springen.
    §tips+removal Eerst vastzetten, later weghalen, maar wacht niet te lang: de stenen die vasthouden, kunnen niet weg.
    §tips+held Bevrijd een vastgezette steen: zet een van de twee die hem vasthouden vast, of spring eroverheen.
rule-lemery-latrunculi-source =
    §source De regels zijn een variant in het regelboekje van Petteia van Lemery Games. Tímea Kőszegi en Lívia Varga illustreerden het. Dario Jara en Jeremy Rozenhart deden de redactie. Meer op LemeryGames.com.
    §source+models Als voorbeeld noemt het de reconstructie van Ulrich Schädler uit 2001: eerst vastzetten, later slaan.
    §source+jump Slaan door te springen is een eigen idee van de uitgever.
    §source+modern Het is een moderne reconstructie. Niemand weet hoe de Romeinen echt speelden.
    §reading Het regelboekje laat veel open. Het bord, hoelang een steen vastgezet blijft, dat vastgezette stenen geen andere vasthouden, en de remises zijn onze uitleg.

show-lemery-latrunculi-place = { $move }: { side-first } plaatst een steen.
show-lemery-latrunculi-ways = De steen op d4 mag naar d3 stappen, of naar d6 springen.
show-lemery-latrunculi-jump = { $move } slaat { $taken }.
show-lemery-latrunculi-chain = { $move }: twee sprongen slaan { $taken }.
show-lemery-latrunculi-bind = { $move } zet de steen op d4 vast.
show-lemery-latrunculi-held = { $move } mag niet: de steen is vastgezet.
show-lemery-latrunculi-remove = { $move } haalt de vastgezette steen weg.
show-lemery-latrunculi-free = { $move } zet de steen op e4 vast. Die laat d4 los.
show-lemery-latrunculi-pinned = { $move } zet de steen op e4 vast. Die houdt d4 nog steeds vast.
show-lemery-latrunculi-leave = { $move }: een van de twee die vasthouden gaat weg, en d4 is vrij.
show-lemery-latrunculi-edge = { $move } zet niet vast: randen helpen niet.
show-lemery-latrunculi-safe = { $move } gaat tussen twee vijandelijke stenen staan en is veilig.
show-lemery-latrunculi-reduced = { $move } slaat de op één na laatste steen en wint.
show-lemery-latrunculi-three = { $move } laat drie stenen over en wint.
