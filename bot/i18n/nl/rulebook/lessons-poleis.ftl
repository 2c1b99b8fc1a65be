# Lessons of Poleis.

lesson-attack = Aanvallen
task-attack = Doe een zet die je steen niet omdraait.
hint-attack = Een steen die direct naast een vijandelijke eindigt, valt aan en blijft rechtop.
answer-attack = { $move } eindigt naast { $enemy }, en dat is een aanval. Elke andere zet draait de steen hier om.

lesson-vagus = De vagus
task-vagus = Al je stenen zijn omgedraaid. Welke ervan mag zetten?
hint-vagus = Een omgedraaide steen mag alleen aanvallen: hij moet direct naast een vijandelijke eindigen.
answer-vagus = De steen op { $from } mag zetten, naar het veld naast { $enemy }. De andere bereiken geen vijandelijke.

lesson-back = Weer rechtop
task-back = Sla de vijandelijke steen op { $prey }. Je stenen zijn omgedraaid, maar ze mogen aanvallen.
hint-back = Je steen op { $one } staat er al naast. Welke steen kan aan de andere kant komen?
answer-back = { $move } slaat { $prey }. De twee die hem sloegen staan weer rechtop.

lesson-single-end = De laatste steen
task-single-end = Je speelt { $move } en slaat { $prey }. Hoe loopt het af?
hint-single-end = { side-second } houdt alleen de steen op { $enemy }.
answer-single-end = { side-second } heeft nog maar één steen, en heeft verloren. Je wint.
