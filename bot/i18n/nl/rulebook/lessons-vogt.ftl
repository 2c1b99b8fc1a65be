# Lessons of Andreas Frank Vogt's games.

lesson-must = Slaan is verplicht
task-must = Welk stuk van jou mag je verplaatsen?
hint-must = Kun je slaan, dan moet het. Welk stuk kan het vijandelijke stuk op { $enemy } insluiten?
answer-must = Alleen het stuk op { $from }: dat kan { $enemy } slaan, en slaan gaat voor alles.

lesson-armour = Het pantser
task-armour = Op { $enemy } staat een Hopliet. Je kunt hem slaan, dus het moet. Welk stuk van jou mag je verplaatsen?
hint-armour = Een Hopliet sla je alleen als een van de twee een Hopliet of de Basileus is.
answer-armour = Alleen de Hopliet op { $from }. Met de Peltast op { $light } heb je twee Peltasten, en dan houdt het pantser stand.

lesson-rout = De Basileus slaan
task-rout = Win met één zet.
hint-rout = Je slaat een Basileus als er op alle velden naast hem vijandelijke stukken staan. Welk veld naast { $enemy } is leeg?
answer-rout = { $move } vult het laatste veld naast de Basileus. Twee van de vier zijn Hoplieten, dus hij valt.

lesson-break = Doorbreken
task-break = Win met één zet.
hint-break = Je Basileus wint als hij de overkant bereikt.
answer-break = { $move } brengt de Basileus naar de overkant, en je wint.

lesson-last = Een hele klasse
task-last = Je speelt { $move } en slaat { $prey }. Hoe loopt het af?
hint-last = Dat was de laatste Peltast van { side-second }.
answer-last = { side-second } heeft geen Peltast meer. Wie een hele klasse kwijt is, verliest de partij, dus jij wint.

lesson-light = Zo ver als de dobbelstenen
task-light = Je gooide { $high } en { $low }. Breng je Peltast op { $man } zo ver mogelijk naar boven.
hint-light = Een Peltast gaat hoogstens zo ver als het hoogste getal.
answer-light = { $move } is { $high } velden. Verder komt een Peltast met deze worp niet.

lesson-reach = Wie kan erbij?
task-reach = Je gooide { $high } en { $low }. Je kunt het stuk op { $enemy } slaan, dus het moet. Welk stuk van jou mag je verplaatsen?
hint-reach = Een Peltast gaat hoogstens { $high } velden ver, een Hopliet hoogstens { $low }. Tel ze.
answer-reach = Alleen de Peltast op { $from }. De Hopliet op { $heavy } staat te ver weg voor een { $low }.

lesson-hermes = De zet van Hermes
task-hermes = Je gooide { $high } en { $low }. Win met één zet.
hint-hermes = De Basileus gaat hoogstens { $low } velden ver, of precies { $high }. Hoe ver is de overkant?
answer-hermes = { $move } is precies { $high } velden: de zet van Hermes, helemaal tot de overkant. Je wint.

lesson-six = Zes velden
task-six = Je kunt het stuk op { $enemy } slaan, dus het moet. Welk stuk van jou mag je verplaatsen?
hint-six = Een Hopliet gaat hoogstens zes velden ver. Tel ze vanaf { $heavy }.
answer-six = Alleen de Peltast op { $from }. De Hopliet op { $heavy } is zeven velden weg, één te veel.

lesson-active = Actieve stukken
task-active = Verplaats een actief stuk: een stuk dat met één zet naast een vijandelijk stuk kan komen.
hint-active = Welk stuk van jou kan een veld naast { $enemy } bereiken?
answer-active = Alleen het stuk op { $from } is actief. Wat telt, is waar het vóór de zet staat.

lesson-refusal = De derde keer
task-refusal = Je hebt twee passieve zetten op rij gedaan, terwijl { $man } actief is. Nu speel je { $move }. Hoe loopt het af?
hint-refusal = Ook het stuk op { $from } is passief.
answer-refusal = De derde passieve zet op rij is renitenza, weigeren te vechten: je verliest meteen.

lesson-zeus = De hand van Zeus
task-zeus = Je gooide { $high } en { $low }, een dubbele worp, en speelt { $move }. Wat komt er nu?
hint-zeus = Een dubbele worp is een geschenk van Zeus.
answer-zeus = Na een dubbele worp mag je nog een keer gooien en zetten, of ervan afzien. Met een derde dubbele worp gaat het net zo verder.
