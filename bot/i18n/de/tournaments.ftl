# Turniere.

event = { $name }: { $format } in { $ruleset }
event-format-round-robin = Rundenturnier
event-format-swiss = Schweizer System
event-format-league = Liga
event-format-ladder = Rangleiter
events = { $count ->
    [0] Hier gibt es keine Turniere. Lege eines an mit „turnier neu“, einer Turnierform und einem Spiel, zum Beispiel „turnier neu schweizer poleis“.
   *[other] Turniere:
 }
event-open = { $count ->
    [0] Noch hat sich niemand angemeldet.
    [one] Eine Person hat sich angemeldet.
   *[other] { $count } Personen haben sich angemeldet.
 } Anmelden kannst du dich auf jeder Plattform mit „turnier mitmachen { $code }“.
event-open-until = { $count ->
    [0] Noch hat sich niemand angemeldet.
    [one] Eine Person hat sich angemeldet.
   *[other] { $count } Personen haben sich angemeldet.
 } Das Turnier beginnt am { $begins }. Anmelden kannst du dich auf jeder Plattform mit „turnier mitmachen { $code }“.
event-running = Das Turnier läuft mit { $count ->
    [one] einer Person
   *[other] { $count } Personen
 }. Anmelden kannst du dich auf jeder Plattform mit „turnier mitmachen { $code }“.
event-round = Runde { $round } von { $rounds } läuft und endet am { $ends }.
event-between = Saison { $season } beginnt am { $begins }.
event-over = Das Turnier ist zu Ende.
event-days = { $days ->
    [one] Eine Runde dauert einen Tag
   *[other] Eine Runde dauert { $days } Tage
 }. Ist eine Partie bis dahin nicht zu Ende, verliert, wer die Bedenkzeit überschritten hat. Hat niemand sie überschritten, entscheidet der Computer: Wer klar im Vorteil ist, gewinnt, sonst endet die Partie remis. Wer die Bedenkzeit überschreitet oder in einer Runde nicht zieht, scheidet aus, kann sich aber wieder anmelden.
event-doubled = Jede Paarung wird zweimal gespielt, mit getauschten Seiten.
event-rated = Die Partien werden gewertet.
event-division = Staffel { $number }
event-place = { $place }. { $name }: { $points } (Sonneborn-Berger { $berger })
event-place-swiss = { $place }. { $name }: { $points } (Buchholz { $buchholz }, Cut 1: { $cut })
event-rung = { $place }. { $name } ({ $won } von { $played } gewonnen)
event-column-points = Pkt.
event-column-berger = SoBe
event-column-cut = Cut 1
event-column-buchholz = Buchholz
event-column-won = Gewonnen
event-column-played = Gespielt
event-more = Und { $count } weitere.
event-empty = Noch hat sich niemand angemeldet.
event-unpaired = Es gibt noch keine Paarungen.
event-bye = { $name } ist spielfrei; das zählt als Sieg.
event-half-bye = { $name } ist im Urlaub; das zählt als Remis.
event-pairing = { $board }. { $first } – { $second }{ $result ->
    [first] : 1–0
    [second] : 0–1
    [draw] : ½–½
   *[none] { "" }
 } ({ $match })
event-page = Seite: { $link }
news-event = { $name }. { $state } „turnier { $code }“ zeigt Paarungen und Tabelle.
news-event-over = Das Turnier „{ $name }“ ist zu Ende:

button-event = Turnier
button-event-code = Turnier { $code }
event-act-join = Mitmachen
event-act-leave = Abmelden
event-act-start = Turnier beginnen
event-act-standings = Tabelle
event-act-pairings = Paarungen
button-event-play = Platz { $place } herausfordern
word-event = Turniere: anlegen, mitmachen, Paarungen, Tabelle

refused-no-event = Es gibt kein Turnier „{ $typed }“.
refused-event-over = Dieses Turnier ist zu Ende.
refused-event-joined = Du bist bei diesem Turnier schon angemeldet.
refused-event-not-joined = Du bist bei diesem Turnier nicht angemeldet.
refused-event-started = Dieses Turnier hat schon begonnen.
refused-event-not-started = Dieses Turnier hat noch nicht begonnen.
refused-event-full = Dieses Turnier ist voll: Es hat Platz für { $most } Personen.
refused-event-few = Das Turnier kann erst mit mindestens { $fewest } Personen beginnen.
refused-event-not-yours = Nur wer das Turnier angelegt hat oder die Gruppe verwaltet, kann es beginnen.
refused-event-managers = Nur wer die Gruppe verwaltet, kann hier ein Turnier anlegen. Im privaten Chat mit mir kannst du eines anlegen, bei dem alle mitmachen können.
refused-event-many = Du hast schon { $most } Turniere, die noch nicht zu Ende sind, und mehr sind nicht erlaubt. Warte, bis eines endet.
refused-event-no-swiss = Auf diesem Server lassen sich keine Turniere nach Schweizer System auslosen. Wähle eine andere Form: ein Rundenturnier, eine Liga oder eine Rangleiter.
refused-event-format = Welche Turnierform? Ergänze eine davon: { $choices }. Zum Beispiel: „turnier neu schweizer poleis name=Frühling“.
refused-event-number = „{ $option }“ braucht eine Zahl von 1 bis { $most }, nicht „{ $typed }“.
refused-event-double = Nur im Rundenturnier und in der Liga kann man zweimal gegeneinander spielen.
refused-event-rung = In einer Rangleiter kannst du nur die { $most } Personen direkt über dir herausfordern.
refused-event-playing = In dieser Rangleiter läuft schon eine Partie von dir oder von deinem Gegenüber.

note-event = Partie des Turniers { $code }
reason-deadline = die Zeit der Runde war um
