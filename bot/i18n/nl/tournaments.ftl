# Toernooien.

event = { $name }: { $format } in { $ruleset }
event-format-round-robin = rondetoernooi
event-format-swiss = Zwitsers systeem
event-format-league = competitie
event-format-ladder = ladder
events = { $count ->
    [0] Hier zijn geen toernooien. Maak er een met “toernooi nieuw”, een vorm en een spel, bijvoorbeeld “toernooi nieuw zwitsers poleis”.
   *[other] Toernooien:
 }
event-open = { $count ->
    [0] Er doet nog niemand mee.
    [one] Er doet één speler mee.
   *[other] Er doen { $count } spelers mee.
 } Meedoen kan op elk platform met “toernooi meedoen { $code }”.
event-open-until = { $count ->
    [0] Er doet nog niemand mee.
    [one] Er doet één speler mee.
   *[other] Er doen { $count } spelers mee.
 } Het toernooi begint op { $begins }. Meedoen kan op elk platform met “toernooi meedoen { $code }”.
event-running = Het toernooi is bezig, met { $count ->
    [one] één speler
   *[other] { $count } spelers
 }. Meedoen kan op elk platform met “toernooi meedoen { $code }”.
event-round = Ronde { $round } van { $rounds } is bezig en eindigt op { $ends }.
event-between = Seizoen { $season } begint op { $begins }.
event-over = Het toernooi is afgelopen.
event-days = { $days ->
    [one] Een ronde duurt één dag
   *[other] Een ronde duurt { $days } dagen
 }. Is een partij dan nog niet afgelopen, dan verliest wie geen bedenktijd meer heeft. Hebben beide spelers nog bedenktijd, dan beslist de computer: wie ver voorstaat, wint, en anders is het remise. Wie geen bedenktijd meer heeft of in een ronde geen zet doet, wordt afgemeld, maar kan zich weer aanmelden.
event-doubled = Spelers treffen elkaar twee keer, de tweede keer met omgewisselde kanten.
event-rated = De partijen tellen voor de rating.
event-division = Divisie { $number }
event-place = { $place }. { $name }: { $points } (Sonneborn-Berger { $berger })
event-place-swiss = { $place }. { $name }: { $points } (Buchholz { $buchholz }, cut 1: { $cut })
event-rung = { $place }. { $name }: { $won } van { $played } gewonnen
event-column-points = Ptn
event-column-berger = SB
event-column-cut = Cut 1
event-column-buchholz = Buchholz
event-column-won = Gewonnen
event-column-played = Gespeeld
event-more = En nog { $count }.
event-empty = Er doet nog niemand mee.
event-unpaired = Er is nog geen indeling.
event-bye = { $name } heeft deze ronde vrij, en dat telt als winst.
event-half-bye = { $name } is op vakantie, en dat telt als remise.
event-pairing = { $board }. { $first } – { $second }{ $result ->
    [first] : 1–0
    [second] : 0–1
    [draw] : ½–½
   *[none] { "" }
 } ({ $match })
event-page = Pagina: { $link }
news-event = { $name }. { $state } Met “toernooi { $code }” zie je de indeling en de stand.
news-event-over = { $name } is afgelopen:

button-event = Toernooi
button-event-code = Toernooi { $code }
event-act-join = Meedoen
event-act-leave = Afmelden
event-act-start = Beginnen
event-act-standings = Stand
event-act-pairings = Indeling
button-event-play = Nummer { $place } uitdagen
word-event = toernooien: maken, meedoen, indeling, stand

refused-no-event = Er is geen toernooi “{ $typed }”.
refused-event-over = Dit toernooi is afgelopen.
refused-event-joined = Je doet al mee aan dit toernooi.
refused-event-not-joined = Je doet niet mee aan dit toernooi.
refused-event-started = Dit toernooi is al begonnen.
refused-event-not-started = Dit toernooi is nog niet begonnen.
refused-event-full = Dit toernooi is vol: er is plaats voor { $most } spelers.
refused-event-few = Er zijn minstens { $fewest } spelers nodig om het toernooi te beginnen.
refused-event-not-yours = Alleen wie het toernooi heeft gemaakt of de groep beheert, kan het laten beginnen.
refused-event-managers = Hier kan alleen wie de groep beheert, een toernooi maken. In een privéchat met mij kun je er een maken waaraan iedereen kan meedoen.
refused-event-many = Je hebt al { $most } lopende toernooien, en dat is het maximum. Wacht tot er een is afgelopen.
refused-event-no-swiss = Op deze server kan geen toernooi volgens het Zwitserse systeem worden ingedeeld. Kies een andere vorm: een rondetoernooi, een competitie of een ladder.
refused-event-format = Welke vorm? Kies er een: { $choices }. Typ bijvoorbeeld “toernooi nieuw zwitsers poleis naam=Lente”.
refused-event-number = Bij “{ $option }” hoort een getal van 1 tot en met { $most }, niet “{ $typed }”.
refused-event-double = Alleen in een rondetoernooi of een competitie kunnen spelers elkaar twee keer treffen.
refused-event-rung = In een ladder kun je alleen de { $most } spelers direct boven je uitdagen.
refused-event-playing = Een van jullie speelt al een partij in deze ladder.

note-event = Partij in toernooi { $code }
reason-deadline = de tijd van de ronde is om
