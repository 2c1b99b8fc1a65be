# Lessons of Damian Walker's games.

lesson-row = Twee op een rij
task-row = Sla een vijandelijke steen. Let op: de vijandelijke stenen op { $one } en { $two } staan naast elkaar.
hint-row = Tussen je twee stenen mag er maar één staan. Die op { $prey } staat alleen.
answer-row = { $move } slaat { $prey }. De stenen op { $one } en { $two } sla je zo niet: tussen jouw stenen mag er maar één staan.

lesson-save = Uit de gevarenzone
task-save = De vijandelijke steen op { $enemy } dreigt je steen op { $man } te slaan. Zorg dat je geen steen verliest.
hint-save = De vijand wil naar { $gap }. Haal je steen weg, of versper de weg.
answer-save = { $move } verspert de weg naar { $gap }. Je redt de steen op { $man } ook door hem te verplaatsen.

lesson-single = De laatste steen
task-single = Win in één zet.
hint-single = Wie nog maar één steen heeft, verliest. Hoeveel kun je er tegelijk slaan?
answer-single = { $move } slaat { $prey }. Je tegenstander heeft nog maar één steen, dus je wint.

lesson-anvil = De dux helpt
task-anvil = Sla de vijandelijke steen op { $prey }. Je dux staat ernaast, op { $man }.
hint-anvil = Een dux is net zo’n goede partner als een soldaat. Welke soldaat kan aan de andere kant komen?
answer-anvil = { $move } slaat { $prey }, tussen je soldaat en je dux.

lesson-dux = De dux is veilig
task-dux = Sla een vijandelijke steen. Let op: die op { $enemy } is een dux.
hint-dux = Een dux wordt nooit geslagen. Kies liever de soldaat op { $prey }.
answer-dux = { $move } slaat { $prey }. Door de dux op { $enemy } in te sluiten zou je niets slaan.

lesson-dux-alone = Een dux alleen
task-dux-alone = Je speelt { $move } en slaat { $prey }. Hoe eindigt de partij?
hint-dux-alone = Daarna heeft { side-second } alleen nog de dux op { $enemy }. Een dux telt als stuk.
answer-dux-alone = { side-second } heeft nog maar één stuk, de dux, en verliest. Je wint.

lesson-stuck = Geen uitweg
task-stuck = Win in één zet, zonder te slaan.
hint-stuck = Wie niet kan zetten, verliest. Welke uitweg is nog open?
answer-stuck = { $move } sluit de laatste uitweg. { side-second } kan niet zetten, dus je wint.
