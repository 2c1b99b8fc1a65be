# Lessons of the games with leaders, by Lemery Games.

lesson-corner = In de hoek
task-corner = Sla de vijandelijke steen in de hoek, op { $prey }.
hint-corner = In een hoek zijn de twee velden ernaast genoeg. Op een ervan sta je al.
answer-corner = { $move } slaat { $prey }: beide velden naast de hoek zijn van jou.

lesson-jump = De leider springt
task-jump = Sla de vijandelijke steen op { $prey }.
hint-jump = Je leider springt over stukken die hem in de weg staan, hier over { $over }.
answer-jump = { $move } springt over { $over } en slaat { $prey }. Over een stuk springen slaat het niet.

lesson-leader = Sla de leider
task-leader = Win met één zet.
hint-leader = De vijandelijke leider staat op { $enemy }. Hij wordt tussen twee geslagen, zoals elk stuk.
answer-leader = { $move } slaat de leider op { $enemy }, en je wint.

lesson-closed = Helemaal omsingeld
task-closed = Win met één zet, zonder te slaan.
hint-closed = Een leider met stukken aan alle vier de kanten heeft verloren. Welk veld naast { $enemy } is leeg?
answer-closed = { $move } vult het laatste veld naast de leider, en je wint. Stukken van beide kanten tellen.

lesson-over = Een lange sprong
task-over = Breng een stuk naar { $to }.
hint-over = Schuivend komt daar geen stuk. Je leider schuift tot vlak voor een rij en springt eroverheen, hier over { $one } en { $two }.
answer-over = { $move } springt over { $one } en { $two }, vriend en vijand. Waar hij landt, slaat hij { $prey }.

lesson-alone = Een leider alleen
task-alone = Win met één zet.
hint-alone = Een leider zonder soldaten heeft verloren. Alleen { $prey } is nog over.
answer-alone = { $move } slaat { $prey }, de laatste soldaat, en je wint.

lesson-rim = Aan de rand
task-rim = Je speelt { $move }. De vijandelijke leider kan niet meer opzij. Hoe loopt het af?
hint-rim = Om een leider te omsingelen zijn stukken aan vier kanten nodig. Hoeveel kanten heeft { $enemy }?
answer-rim = De partij gaat door. Aan de rand van het bord is een leider niet omsingeld.

lesson-rescue = Leider in gevaar
task-rescue = De vijandelijke steen op { $enemy } dreigt je leider op { $leader } te slaan. Sla zijn partner.
hint-rescue = Er zijn er twee nodig om je leider te slaan. Een ervan staat al naast hem, op { $prey }.
answer-rescue = { $move } slaat { $prey }, met hulp van je leider. De andere kan in zijn eentje niets doen.

lesson-run = Naar de overkant
task-run = Win met één zet.
hint-run = Hier wint een leider die de overkant bereikt. Is de weg vrij voor die van jou?
answer-run = { $move } brengt je leider naar de overkant, en je wint meteen.

lesson-leap = Over de laatste steen
task-leap = Win met één zet.
hint-leap = De steen op { $over } houdt je leider niet tegen: hij springt.
answer-leap = { $move } springt over { $over } en landt aan de overkant. Je wint.

lesson-stop = Houd de leider tegen
task-stop = De vijandelijke leider op { $enemy } dreigt je eerste rij te bereiken en te winnen. Houd hem tegen.
hint-stop = Over een steen op { $near } zou hij springen. Op welk veld kan hij niet over je heen?
answer-stop = { $move } staat op de eerste rij zelf. Erachter is geen veld om te landen.

lesson-no-capture = Leiders zijn veilig
task-no-capture = Je speelt { $move }. De vijandelijke leider op { $enemy } staat tussen twee. Hoe loopt het af?
hint-no-capture = In dit spel rennen leiders. Kun je ze slaan?
answer-no-capture = De partij gaat door. Leiders worden hier nooit geslagen, waar ze ook staan.

lesson-lars = Niet over de Lars
task-lars = Sla een vijandelijke steen. De vijandelijke leider staat op { $enemy }.
hint-lars = Een leider springt over elk stuk, behalve over de andere leider. Probeer het over { $over }.
answer-lars = { $move } springt over { $over } en slaat { $prey }. Over de leider op { $enemy } mag geen leider springen.

lesson-huff = Blazen
task-huff = { side-second } had je steen op { $man } kunnen slaan en deed het niet. Welke steen blaas je?
hint-huff = Welke steen had naar { $gap } kunnen gaan?
answer-huff = De steen op { $huffed } had kunnen slaan, en gaat van het bord. Daarna zet je zoals altijd.
