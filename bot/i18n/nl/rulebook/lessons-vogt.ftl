# Lessons of Andreas Frank Vogt's games.

lesson-must = Slaan is verplicht
task-must = Welk van je stukken kun je verplaatsen?
hint-must = Kun je slaan, dan moet het. Welk stuk kan het vijandelijke stuk op { $enemy } insluiten?
answer-must = Je kunt alleen het stuk op { $from } verplaatsen. Het kan { $enemy } slaan, en slaan gaat vóór elke andere zet.

lesson-armour = Het pantser
task-armour = Op { $enemy } staat een hopliet. Je kunt hem slaan, dus dat moet. Welk van je stukken kun je verplaatsen?
hint-armour = Om een hopliet te slaan, moet een van je twee stukken een hopliet of je Basileus zijn.
answer-armour = Je kunt alleen de hopliet op { $from } verplaatsen. Met de peltast op { $light } zou je twee peltasten hebben, en twee peltasten kunnen geen hopliet slaan.

lesson-rout = De Basileus slaan
task-rout = Win in één zet.
hint-rout = Je slaat de Basileus door elk veld naast hem te bezetten. Welk veld naast { $enemy } is nog leeg?
answer-rout = { $move } bezet het laatste veld naast de Basileus. Twee van je vier stukken daar zijn hoplieten, dus je slaat hem.

lesson-break = Doorbreken
task-break = Win in één zet.
hint-break = Je Basileus wint als hij de rij aan de overkant bereikt.
answer-break = { $move } brengt je Basileus naar de overkant, en je wint.

lesson-last = Een hele klasse
task-last = Je speelt { $move } en slaat { $prey }. Wat gebeurt er?
hint-last = Dat was de laatste peltast van { side-second }.
answer-last = { side-second } heeft geen peltasten meer. Wie een hele klasse kwijt is, verliest de partij, dus jij wint.

lesson-light = Zo ver als het hoogste getal
task-light = Je hebt { $high } en { $low } gegooid. Breng je peltast van { $man } zo ver mogelijk naar boven.
hint-light = Een peltast gaat maximaal zo ver als het hoogste getal.
answer-light = { $move } gaat { $high } velden ver. Verder komt een peltast nu niet.

lesson-reach = Wie kan erbij?
task-reach = Je hebt { $high } en { $low } gegooid. Je kunt het vijandelijke stuk op { $enemy } slaan, dus dat moet. Welk van je stukken kun je verplaatsen?
hint-reach = Een peltast gaat maximaal { $high } velden ver, een hopliet maximaal { $low }. Tel de velden.
answer-reach = Je kunt alleen de peltast op { $from } verplaatsen. De hopliet op { $heavy } staat te ver weg voor een { $low }.

lesson-hermes = De zet van Hermes
task-hermes = Je hebt { $high } en { $low } gegooid. Win in één zet.
hint-hermes = De Basileus gaat maximaal { $low } velden ver, of precies { $high }. Hoe ver is het naar de overkant?
answer-hermes = { $move } is precies { $high } velden ver: de zet van Hermes. Je Basileus bereikt de overkant en wint.

lesson-six = Maximaal 6 velden
task-six = Je kunt het vijandelijke stuk op { $enemy } slaan, dus dat moet. Welk van je stukken kun je verplaatsen?
hint-six = Een hopliet gaat maximaal 6 velden ver. Tel ze vanaf { $heavy }.
answer-six = Je kunt alleen de peltast op { $from } verplaatsen. De hopliet op { $heavy } staat 7 velden weg, één te veel.

lesson-active = Actieve stukken
task-active = Verplaats een actief stuk: een stuk dat in één zet naast een vijandelijk stuk kan komen.
hint-active = Welk van je stukken kan een veld naast { $enemy } bereiken?
answer-active = Alleen het stuk op { $from } is actief. Wat telt, is waar het vóór de zet staat.

lesson-refusal = Een derde passieve zet
task-refusal = Je hebt 2 passieve zetten op rij gedaan, hoewel het stuk op { $man } actief is. Nu speel je { $move }. Wat gebeurt er?
hint-refusal = Ook het stuk op { $from }, waarmee je nu zet, is passief.
answer-refusal = De derde passieve zet op rij is renitenza: de weigering om te vechten. Je verliest meteen.

lesson-zeus = De hand van Zeus
task-zeus = Je hebt { $high } en { $low } gegooid, een dubbele worp, en speelt { $move }. Wat gebeurt er daarna?
hint-zeus = Een dubbele worp is een geschenk van Zeus.
answer-zeus = Na een dubbele worp mag je nog een keer gooien en zetten, of passen. Gooi je weer dubbel, dan krijg je weer een extra worp.
