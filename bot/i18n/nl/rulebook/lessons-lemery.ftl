# Lessons of the games with leaders, by Lemery Games.

lesson-corner = In de hoek
task-corner = Sla de vijandelijke steen in de hoek, op { $prey }.
hint-corner = In een hoek hoef je alleen de twee velden ernaast te bezetten. Op een ervan sta je al.
answer-corner = { $move } slaat { $prey }: je staat op beide velden ernaast.

lesson-jump = De leider springt
task-jump = Sla de vijandelijke steen op { $prey }.
hint-jump = Je leider kan over stukken springen die hem in de weg staan, hier over { $over }.
answer-jump = { $move } springt over { $over } en slaat { $prey }. De sprong zelf slaat niets: het gaat erom waar je leider landt.

lesson-leader = De leider slaan
task-leader = Win in één zet.
hint-leader = De vijandelijke leider staat op { $enemy }. Je kunt hem tussen twee stukken insluiten, net als elk ander vijandelijk stuk.
answer-leader = { $move } slaat de leider op { $enemy }, en je wint.

lesson-closed = De leider omsingelen
task-closed = Win in één zet, zonder te slaan.
hint-closed = Een leider met stukken aan alle vier de kanten heeft verloren. Welk veld naast { $enemy } is leeg?
answer-closed = { $move } bezet het laatste veld naast de leider, en je wint. Stukken van beide kanten tellen mee.

lesson-over = Een lange sprong
task-over = Breng een stuk naar { $to }.
hint-over = Geen enkel stuk kan naar dat veld schuiven. Je leider kan naar een rij toe schuiven en eroverheen springen, hier over { $one } en { $two }.
answer-over = { $move } springt over { $one } en { $two }, over vriend en vijand. Op het veld waar je leider landt, slaat hij { $prey }.

lesson-alone = Een leider alleen
task-alone = Win in één zet.
hint-alone = Een leider zonder soldaten heeft verloren. Alleen de soldaat op { $prey } is nog over.
answer-alone = { $move } slaat { $prey }, de laatste soldaat, en je wint.

lesson-rim = Aan de rand
task-rim = Je speelt { $move }. Nu heeft de vijandelijke leider geen leeg veld meer naast zich. Wat gebeurt er?
hint-rim = Een leider is omsingeld als er aan vier kanten stukken naast hem staan. Hoeveel velden liggen er naast { $enemy }?
answer-rim = De partij gaat door. Een leider aan de rand van het bord is niet omsingeld.

lesson-rescue = Leider in gevaar
task-rescue = De vijandelijke steen op { $enemy } dreigt je leider op { $leader } te slaan. Sla eerst zijn partner.
hint-rescue = Er zijn twee vijanden nodig om je leider te slaan. Een ervan staat al naast hem, op { $prey }.
answer-rescue = { $move } slaat { $prey }, met hulp van je leider. De andere vijand kan in zijn eentje niets doen.

lesson-run = Naar de overkant
task-run = Win in één zet.
hint-run = In dit spel wint een leider die de achterste rij van de vijand bereikt. Is de weg vrij voor jouw leider?
answer-run = { $move } brengt je leider naar de overkant, en je wint meteen.

lesson-leap = Over de laatste soldaat
task-leap = Win in één zet.
hint-leap = De soldaat op { $over } kan je leider niet tegenhouden: die springt eroverheen.
answer-leap = { $move } springt over { $over } en landt aan de overkant. Je wint.

lesson-stop = De leider tegenhouden
task-stop = De vijandelijke leider op { $enemy } dreigt je achterste rij te bereiken en te winnen. Houd hem tegen.
hint-stop = Houd je de leider tegen op { $near }, dan springt hij over je stuk heen. Op welk veld lukt hem dat niet?
answer-stop = { $move } verspert je achterste rij zelf. Daarachter is geen veld om op te landen.

lesson-no-capture = Leiders zijn veilig
task-no-capture = Je speelt { $move }. Nu staat de vijandelijke leider op { $enemy } tussen twee van jouw stukken. Wat gebeurt er?
hint-no-capture = Dit spel is een race tussen de leiders. Kun je ze slaan?
answer-no-capture = De partij gaat door. In dit spel wordt een leider nooit geslagen, waar hij ook staat.

lesson-lars = Niet over de Lars
task-lars = Sla een vijandelijke steen. De vijandelijke leider staat op { $enemy }.
hint-lars = Een leider kan over elk stuk springen, behalve over de andere leider. Probeer over { $over } te springen.
answer-lars = { $move } springt over { $over } en slaat { $prey }. Over de vijandelijke leider op { $enemy } kan je leider niet springen.

lesson-huff = Blazen
task-huff = { side-second } had je soldaat op { $man } kunnen slaan, maar deed het niet. Welke vijandelijke soldaat blaas je?
hint-huff = Welke soldaat had naar { $gap } kunnen gaan?
answer-huff = De soldaat op { $huffed } liet de slag liggen en gaat van het bord. Daarna doe je gewoon je zet.
