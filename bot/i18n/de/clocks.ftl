# Clocks: how much time there is, and what happens at its end.

clock-none = Ohne Zeitlimit.
clock-move = { $time } pro Zug. { $flag }{ $weekend }
clock-bank = { $bank }, +{ $increment } pro Zug (höchstens { $cap }). { $flag }{ $weekend }
clock-weekend = { " " }Wochenenden zählen nicht ({ $zone }).

clock-label-none = Ohne Uhr
clock-label-move = { $time } pro Zug
clock-label-bank = { $bank }, +{ $increment } pro Zug

flag-soft = Zeit abgelaufen: Dein Gegenüber kann den Sieg beanspruchen oder warten.
flag-hard = Zeit abgelaufen: Du verlierst.

span-days = { $days ->
    [one] { $days } Tag
   *[other] { $days } Tage
}{ $hours ->
    [0] { "" }
    [one] { " " }{ $hours } Stunde
   *[other] { " " }{ $hours } Stunden
}
span-hours = { $hours ->
    [one] { $hours } Stunde
   *[other] { $hours } Stunden
}{ $minutes ->
    [0] { "" }
    [one] { " " }{ $minutes } Minute
   *[other] { " " }{ $minutes } Minuten
}
span-below-hour = { $minutes ->
    [one] { $minutes } Minute
   *[other] { $minutes } Minuten
}
span-minutes = { $minutes ->
    [0] { "" }
    [one] { $minutes } Minute{ " " }
   *[other] { $minutes } Minuten{ " " }
}{ $seconds ->
    [one] { $seconds } Sekunde
   *[other] { $seconds } Sekunden
}

## Under the board

note-until-yours = Du hast Zeit bis { $moment }.
note-until-theirs = { $name } hat Zeit bis { $moment }.
note-left-yours = Du hast noch { $left }.
note-left-theirs = { $name } hat noch { $left }.
note-lapsed-yours = Deine Zeit ist abgelaufen: { $moment }. Du kannst noch ziehen, bis { $name } den Sieg beansprucht.
note-lapsed-theirs = Die Zeit von { $name } ist abgelaufen: { $moment }. Beanspruche den Sieg oder warte.
note-lapsed-seen = Die Zeit von { $name } ist abgelaufen: { $moment }. { $other } kann den Sieg beanspruchen oder warten.

note-paused = Die Uhr pausiert. { $one }: noch { $first }. { $other }: noch { $second }.
note-pause-yours = Du möchtest die Uhr pausieren. Das gilt, bis { $name } antwortet oder zieht.
note-pause-theirs = { $name } möchte die Uhr pausieren.

button-pause = Uhr pausieren
button-pause-yes = Der Pause zustimmen
button-pause-no = Keine Pause
button-resume = Uhr fortsetzen
button-claim = Sieg beanspruchen
word-pause = die Uhr pausieren, wenn dein Gegenüber zustimmt
word-resume = die Uhr nach einer Pause fortsetzen
word-claim = den Sieg fordern, wenn die Zeit deines Gegenübers um ist

news-nudged = Die Zeit wird knapp.
news-lapsed = Die Zeit deines Gegenübers ist abgelaufen. Beanspruche den Sieg oder warte.
news-pause-asked = Dein Gegenüber möchte die Uhr pausieren.
news-pause-refused = Die Pause wurde abgelehnt.
news-pause-declined = Dein Gegenüber möchte keine Pause.
news-paused = Die Uhr pausiert.
news-resumed = Die Uhr läuft wieder.
done-pause-asked = Du hast um eine Pause gebeten. Die Uhr läuft, bis dein Gegenüber zustimmt.
done-pause-declined = Pause abgelehnt.
done-paused = Die Uhr pausiert. Ihr könnt sie beide fortsetzen.
done-resumed = Die Uhr läuft wieder.
done-timeout = Die Zeit ist abgelaufen. Die Partie ist zu Ende.

refused-time-left = Es ist noch keine Zeit abgelaufen, also gibt es nichts zu beanspruchen.
refused-time-yours = Deine eigene Zeit ist abgelaufen. Du kannst noch ziehen.

refused-no-clock = Diese Partie hat keine Uhr.
refused-paused = Die Uhr pausiert schon.
refused-not-paused = Die Uhr pausiert nicht.
refused-pause-late = Die Zeit ist abgelaufen, für eine Pause ist es zu spät. Du kannst noch ziehen.
refused-pause-stands = Du hast schon um eine Pause gebeten. Warte auf die Antwort deines Gegenübers.
refused-no-pause-asked = Gerade bittet niemand um eine Pause.

## Challenges that nobody took up

offer-expired-by-you = { $name } hat nicht rechtzeitig auf deine Herausforderung geantwortet.
offer-expired-to-you = Die Herausforderung von { $name } ist abgelaufen.
open-expired-mine = Niemand hat deine offene Herausforderung rechtzeitig angenommen.
open-expired-theirs = Die offene Herausforderung von { $name } ist abgelaufen.
seen-expired = Die Herausforderung von { $name } an { $other } ist abgelaufen.
news-expired = Deine Herausforderung ist abgelaufen.
refused-challenge-expired = Diese Herausforderung ist abgelaufen. Schick eine neue.
