# Why something was not done, and what can be done instead.

refused-stranger = Je speelt niet mee in deze partij, dus je kunt alleen kijken.
refused-over = Deze partij is voorbij.
refused-not-begun = Deze partij is nog niet begonnen: de uitdaging is nog niet geaccepteerd.
refused-not-your-turn = Je bent niet aan zet. Ik laat het je weten als het zover is.
refused-already-moved = Je hebt { $action } al gespeeld.
refused-stale = Het bord is veranderd. Zo ziet het er nu uit.
refused-busy = Er gebeurde op hetzelfde moment iets anders. Probeer het nog eens.
refused-forged = Die knop werkt hier niet. Typ “hulp” om te zien wat je kunt typen.
refused-corrupt = Een opgeslagen partij is niet te lezen. Er is niets veranderd. Meld dit bij de beheerder van deze bot.
refused-not-kept = Ik kon niet opslaan wat je deed, dus er is niets veranderd. Probeer het zo meteen nog eens.
refused-unsure = De verbinding met mijn opslag viel weg, dus ik weet niet of is opgeslagen wat je deed. Kijk eerst op het bord voordat je het nog eens probeert.
refused-no-such-match = Er is geen partij { $match }. Typ “partijen” om je eigen partijen te zien.

refused-own-challenge = Je eigen uitdaging kun je niet accepteren.
refused-not-invited = Deze uitdaging is voor iemand anders.
refused-not-your-challenge = Alleen de uitdager kan een uitdaging intrekken.
refused-expired = Deze uitdaging is verlopen. Stuur een nieuwe.
refused-challenge-offered = Deze uitdaging wacht op antwoord.
refused-challenge-running = Deze uitdaging is al geaccepteerd.
refused-challenge-over = Deze uitdaging is geaccepteerd, en de partij is al voorbij.
refused-challenge-declined = Deze uitdaging is geweigerd.
refused-challenge-withdrawn = Deze uitdaging is ingetrokken.

refused-draw-stands = Je hebt al aangeboden de partij te beëindigen. Wacht op het antwoord van je tegenstander.
refused-no-draw-offer = Niemand heeft aangeboden de partij te beëindigen.
refused-nothing-to-count = Er valt nog niets te tellen: eerst moeten alle stenen op het bord staan.
refused-no-claim = Er valt niets te blazen. Blazen kan na de zet van je tegenstander, in spellen waarin het mag.
refused-none-here = Je speelt hier geen partij. Ga naar de chat waar je wel speelt, of naar onze privéchat.
refused-none-running = Je hebt geen lopende partij. Typ “uitdagen” om er een te beginnen.
refused-none-offered = Er wacht niets op jouw antwoord.

refused-notation = “{ $typed }” is geen zet. Schrijf een zet zo: { $example }.
refused-ambiguous = “{ $typed }” kan { $readings } zijn. Welke bedoel je?
refused-illegal = “{ $typed }” kan niet: { $why }
refused-ignorant = { $why } In deze partij verlies je als je vasthoudt aan een verboden zet. Wil je hem toch doen, typ hem dan nog eens met een uitroepteken.

refused-too-long = Je tekst is te lang: maximaal { $limit } tekens.
refused-unknown-word = “{ $typed }” ken ik niet. Typ “hulp” om te zien wat je kunt typen.
refused-unknown-word-near = “{ $typed }” ken ik niet. Bedoel je { $near }?
refused-not-understood = “{ $typed }” achter de naam heb ik niet begrepen.
refused-unknown-person = Niemand hier heet “{ $typed }”. Laat de naam weg voor een open uitdaging.
refused-unknown-person-near = Niemand hier heet “{ $typed }”. Bedoel je “{ $near }”?
refused-unknown-ruleset = Er is geen spel dat “{ $typed }” heet. Kies uit { $choices }.
refused-unknown-ruleset-near = Er is geen spel dat “{ $typed }” heet. Bedoel je { $near }?
refused-unknown-option = { $ruleset } heeft geen optie “{ $typed }”, maar wel { $choices }.
refused-unknown-value = “{ $typed }” kan niet bij { $option }. Kies uit { $choices }.
refused-unknown-clock = “{ $typed }” is geen bedenktijd. Probeer { $choices }. Schrijf m voor minuten, h voor uren en d voor dagen.
refused-clock-range = “{ $typed }” is te kort of te lang. De bedenktijd is minstens één minuut en maximaal een jaar, met maximaal 30 dagen extra per zet.
refused-unknown-side = “{ $typed }” is geen kant. Kies uit { $choices }.
refused-which-ruleset = Welk spel bedoel je met “{ $typed }”?
refused-unknown-setting-key = Er is geen instelling die “{ $typed }” heet. Kies uit { $choices }.
refused-zone-offset = Er is geen tijdzone die { $typed } van UTC afwijkt. Noem in plaats daarvan een stad in jouw tijdzone, zoals Calcutta.
refused-unknown-zone = Er is geen tijdzone “{ $typed }”. Tijdzones heten bijvoorbeeld Europe/Amsterdam.
refused-unknown-zone-near = Er is geen tijdzone “{ $typed }”. Bedoel je { $near }?
refused-unknown-quiet = “{ $typed }” is geen tijdvak. Typ bijvoorbeeld “instellingen stilte=22:00-08:00”, in jouw tijdzone, of “instellingen stilte=uit”.
refused-quiet-empty = “{ $typed }” begint en eindigt op hetzelfde tijdstip. Typ bijvoorbeeld “instellingen stilte=22:00-08:00”, of “instellingen stilte=uit”. Met “instellingen meldingen=geen” zet je alle meldingen uit.
refused-unknown-setting = “{ $typed }” kan niet bij { $setting }. Kies uit { $choices }.

refused-name = Een naam moet 1 tot en met { $limit } zichtbare tekens hebben.
refused-name-in-use = Die naam is al in gebruik. Kies een andere.
refused-name-reserved = Die naam is gereserveerd. Kies een andere.
refused-name-is-word = “{ $typed }” is hier een opdracht. Kies een andere naam.

refused-link-code = Deze code is niet geldig. Typ “koppelen” op je andere platform voor een nieuwe.
refused-link-same = Dat is je eigen code. Typ hem op je andere platform.
refused-link-opponents = Deze twee accounts spelen tegen elkaar. Speel de partij eerst uit.
refused-link-over = Je kunt die vraag niet meer beantwoorden. Typ “koppelen” om opnieuw te beginnen.
refused-link-undo = Je hebt geen koppeling om terug te draaien.

## Why an action is not legal

illegal-notation = een deel van de zet is niet te lezen.
illegal-ambiguous = je kunt de zet op meer manieren lezen.
illegal-over = de partij is voorbij.
illegal-no-piece = er staat geen stuk op { $squares }.
illegal-not-yours = het stuk op { $squares } is niet van jou.
illegal-same-square = de zet eindigt waar hij begint.
illegal-occupied = er staat al een stuk op { $squares }.
illegal-not-straight = stukken gaan in een rechte lijn, langs een rij of een kolom.
illegal-blocked = het stuk op { $squares } staat in de weg.
illegal-out-of-range = dat is te ver voor dit stuk.
illegal-out-of-throw = dat is te ver voor deze worp.
illegal-out-of-dice = dat is te ver, wat je ook gooit.
illegal-bound = het stuk op { $squares } is vastgezet.
illegal-not-attack = een omgedraaide steen kan alleen naar een veld naast een vijandelijke steen.
illegal-capture-first = je kunt slaan met { $squares }, dus dat moet.
illegal-leader-over-leader = een leider kan niet over de andere leider op { $squares } springen.
illegal-no-jump = een leider springt over stukken zonder lege velden ertussen, en landt er vlak achter.
illegal-no-jump-near = een leider springt alleen over een rij zonder lege velden die direct naast hem begint, en landt er vlak achter.
illegal-no-hop = een sprong gaat over één vijandelijke steen naast het stuk, naar het lege veld vlak erachter.
illegal-placing = er worden nog stenen geplaatst. Kies een leeg veld.
illegal-placed = er zijn geen stenen meer om te plaatsen. Typ voor een zet twee velden: waar het stuk staat en waar het heen gaat.
illegal-never-placed = in dit spel worden geen stenen geplaatst. Typ het veld waar een stuk staat en het veld waar het heen gaat.
illegal-throw-first = je moet eerst nog een keer gooien of passen.
illegal-thrown = jij kunt niet gooien. Ik gooi de dobbelstenen voor beide kanten.
illegal-not-bound = er staat geen vastgezette vijandelijke steen op { $squares }.
illegal-no-huff = er valt niets te blazen op { $squares }.
illegal-no-capture = met die zet sla je niets op { $squares }.
illegal-no-capture-at-all = met die zet sla je niets. Typ hem met “-” in plaats van “x”.
illegal-no-bonus = je hebt geen extra worp.
