# Tournaments, which people know as events.

# $name is what the organiser called it.
event = { $name }: { $format } in { $ruleset }
event-format-round-robin = round robin
event-format-swiss = Swiss
event-format-league = league
event-format-ladder = ladder
events = { $count ->
    [0] There are no events here. To make one, type “event new” with a format and a game, such as “event new swiss poleis”.
   *[other] Events:
 }
event-open = { $count ->
    [0] Nobody has joined yet.
    [one] One player has joined.
   *[other] { $count } players have joined.
 } To join from any platform, send “event join { $code }”.
event-open-until = { $count ->
    [0] Nobody has joined yet.
    [one] One player has joined.
   *[other] { $count } players have joined.
 } The event begins on { $begins }. To join from any platform, send “event join { $code }”.
event-running = The event is running, with { $count ->
    [one] one player
   *[other] { $count } players
 }. To join from any platform, send “event join { $code }”.
event-round = Round { $round } of { $rounds } is running and ends on { $ends }.
event-between = Season { $season } begins on { $begins }.
event-over = The event is over.
event-days = { $days ->
    [one] A round takes one day
   *[other] A round takes { $days } days
 }. If a match is not over by then, a player who has run out of time loses. If nobody has, the computer decides: a player who is far ahead wins, otherwise it is a draw. Players who run out of time or make no move in a round are withdrawn, but can join again.
event-doubled = Each pair of players meets twice, with the sides swapped.
event-rated = The matches are rated.
event-division = Division { $number }
event-place = { $place }. { $name }: { $points } (Sonneborn–Berger { $berger })
event-place-swiss = { $place }. { $name }: { $points } (Buchholz { $buchholz }, cut 1: { $cut })
event-rung = { $place }. { $name } ({ $won } won of { $played })
# Headings of columns in the picture of the standings, where there is little room.
event-column-points = Pts
event-column-berger = SB
event-column-cut = Cut 1
event-column-buchholz = Buchholz
event-column-won = Won
event-column-played = Played
# $count: how many more players, or how many more pairings
event-more = And { $count } more.
event-empty = Nobody has joined yet.
event-unpaired = There are no pairings yet.
event-bye = { $name } has a bye, which counts as a win.
event-half-bye = { $name } is on vacation, which counts as a draw.
event-pairing = { $board }. { $first } – { $second }{ $result ->
    [first] : 1–0
    [second] : 0–1
    [draw] : ½–½
   *[none] { "" }
 } ({ $match })
event-page = Page: { $link }
news-event = { $name }. { $state } Send “event { $code }” for the pairings and the standings.
news-event-over = { $name } is over:

button-event = Event
button-event-code = Event { $code }
event-act-join = Join
event-act-leave = Leave
event-act-start = Start the event
event-act-standings = Standings
event-act-pairings = Pairings
button-event-play = Challenge place { $place }
word-event = tournaments: make one, join, pairings, standings

refused-no-event = There is no event “{ $typed }”.
refused-event-over = This event is over.
refused-event-joined = You have already joined this event.
refused-event-not-joined = You are not in this event.
refused-event-started = This event has already begun.
refused-event-not-started = This event has not begun yet.
refused-event-full = This event is full: it takes { $most } players.
refused-event-few = An event needs at least { $fewest } players to begin.
refused-event-not-yours = Only the person who made this event, or a manager of its group, can start it.
refused-event-managers = Only people who manage this group can make an event here. In a private chat with me, you can make one that everyone can join.
refused-event-many = You already have { $most } unfinished events, the most you can have. Wait until one is over.
refused-event-no-swiss = Swiss events cannot be paired on this server. Choose another format: a round robin, a league or a ladder.
refused-event-format = Which format? Add one of these: { $choices }. For example: “event new swiss poleis name=Spring”.
refused-event-number = “{ $option }” takes a number from 1 to { $most }, not “{ $typed }”.
refused-event-double = Two players can meet twice only in a round robin or a league.
refused-event-rung = On a ladder, you can only challenge the { $most } players right above you.
refused-event-playing = One of you is already playing a match in this ladder.

note-event = Match of event { $code }
reason-deadline = the time for the round ran out
