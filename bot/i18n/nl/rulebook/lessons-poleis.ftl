# Lessons of Poleis.

lesson-attack = Aanvallen
task-attack = Doe een zet waarbij je steen niet wordt omgedraaid.
hint-attack = Een steen die na zijn zet direct naast een vijandelijke steen staat, valt aan en wordt niet omgedraaid.
answer-attack = { $move } eindigt naast { $enemy }, dus dat is een aanval. Bij elke andere zet hier wordt de steen omgedraaid.

lesson-vagus = De vagus
task-vagus = Al je stenen zijn omgedraaid. Welke daarvan kun je verplaatsen?
hint-vagus = Een omgedraaide steen kan alleen aanvallen. Na zijn zet moet hij direct naast een vijandelijke steen staan.
answer-vagus = De steen op { $from } kan bewegen, naar het veld naast { $enemy }. De andere kunnen geen vijandelijke steen bereiken.

lesson-back = Een vagus terugdraaien
task-back = Sla de vijandelijke steen op { $prey }. Je stenen zijn omgedraaid, maar ze kunnen aanvallen.
hint-back = Je steen op { $one } staat al naast de vijandelijke steen. Welke van je andere stenen kan aan de andere kant komen?
answer-back = { $move } slaat { $prey }. De twee stenen die hem hebben geslagen, worden teruggedraaid.

lesson-single-end = De laatste steen
task-single-end = Je speelt { $move } en slaat { $prey }. Hoe eindigt de partij?
hint-single-end = { side-second } heeft alleen nog de steen op { $enemy }.
answer-single-end = { side-second } heeft nog maar één steen en verliest. Je wint.
