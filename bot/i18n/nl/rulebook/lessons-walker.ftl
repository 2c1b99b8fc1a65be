# Lessons of Damian Walker's games.

lesson-row = Een rij is veilig
task-row = Sla een vijandelijke steen. Let op: die op { $one } en { $two } staan naast elkaar.
hint-row = Alleen een enkele steen wordt tussen twee geslagen. { $prey } staat alleen.
answer-row = { $move } slaat { $prey }. De rij op { $one } en { $two } is veilig: tussen twee sla je er één, nooit meer.

lesson-save = Uit de gevarenzone
task-save = De vijandelijke steen op { $enemy } dreigt die van jou op { $man } te slaan. Zorg dat je geen steen verliest.
hint-save = De vijand wil naar { $gap }. Ga weg, of sluit de weg af.
answer-save = { $move } sluit de weg naar { $gap } af. { $man } weghalen redt hem ook.

lesson-single = De laatste steen
task-single = Win met één zet.
hint-single = Wie nog maar één steen heeft, heeft verloren. Hoeveel kun je er tegelijk slaan?
answer-single = { $move } slaat { $prey }. Er is één steen over, en je wint.

lesson-anvil = De dux helpt
task-anvil = Sla de vijandelijke steen op { $prey }. Je dux staat ernaast, op { $man }.
hint-anvil = Een dux is een even goede partner als elke steen. Wie kan aan de andere kant komen?
answer-anvil = { $move } slaat { $prey }, tussen je steen en je dux.

lesson-dux = De dux blijft
task-dux = Sla een vijandelijke steen. Let op: die op { $enemy } is een dux.
hint-dux = Een dux wordt nooit geslagen. De steen op { $prey } is een beter doel.
answer-dux = { $move } slaat { $prey }. De dux op { $enemy } insluiten slaat niets.

lesson-dux-alone = Een dux alleen
task-dux-alone = Je speelt { $move } en slaat { $prey }. Hoe loopt het af?
hint-dux-alone = { side-second } houdt alleen de dux op { $enemy }. Een dux telt als stuk.
answer-dux-alone = { side-second } heeft nog één stuk, de dux, en heeft verloren. Je wint.

lesson-stuck = Geen uitweg
task-stuck = Win met één zet, zonder te slaan.
hint-stuck = Wie niet kan zetten, heeft verloren. Welke uitweg is nog open?
answer-stuck = { $move } sluit de laatste uitweg. { side-second } kan niet zetten, en je wint.
