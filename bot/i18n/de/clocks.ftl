# Clocks: how much time there is, and what happens at its end.

clock-none = Es gibt kein Zeitlimit.
clock-move = { $time } pro Zug. { $flag }{ $weekend }
clock-bank = { $bank }, +{ $increment } pro Zug (höchstens { $cap }). { $flag }{ $weekend }
clock-weekend = { " " }Wochenenden zählen nicht ({ $zone }).

clock-label-none = Ohne Uhr
clock-label-move = { $time } pro Zug
clock-label-bank = { $bank }, +{ $increment } pro Zug

flag-soft = Wenn deine Zeit abläuft, kann dein Gegenüber den Sieg beanspruchen oder warten.
flag-hard = Wenn deine Zeit abläuft, verlierst du.

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
note-left-yours = Du hast noch { $left } Zeit.
note-left-theirs = { $name } hat noch { $left } Zeit.
note-lapsed-yours = Deine Zeit ist abgelaufen. Sie lief bis { $moment }. Du kannst noch ziehen, bis { $name } den Sieg beansprucht.
note-lapsed-theirs = Die Zeit von { $name } ist abgelaufen. Sie lief bis { $moment }. Du kannst den Sieg beanspruchen oder warten.
note-lapsed-seen = Die Zeit von { $name } ist abgelaufen. Sie lief bis { $moment }. { $other } kann den Sieg beanspruchen oder warten.

note-paused = Die Uhr ist angehalten. { $one }: noch { $first }. { $other }: noch { $second }.
note-pause-yours = Du hast darum gebeten, die Uhr anzuhalten. Die Bitte gilt, bis { $name } antwortet oder zieht.
note-pause-theirs = { $name } möchte die Uhr anhalten.

button-pause = Uhr anhalten
button-pause-yes = Der Pause zustimmen
button-pause-no = Pause ablehnen
button-resume = Uhr weiterlaufen lassen
button-claim = Sieg beanspruchen
word-pause = die Uhr anhalten, wenn dein Gegenüber zustimmt
word-resume = die Uhr nach einer Pause fortsetzen
word-claim = den Sieg beanspruchen, wenn die Zeit deines Gegenübers um ist

news-nudged = Deine Zeit wird knapp.
news-lapsed = Die Zeit deines Gegenübers ist abgelaufen. Du kannst den Sieg beanspruchen oder warten.
news-pause-asked = Dein Gegenüber möchte die Uhr anhalten.
news-pause-refused = Die Pause wurde abgelehnt.
news-pause-declined = Dein Gegenüber möchte keine Pause.
news-paused = Die Uhr ist angehalten.
news-resumed = Die Uhr läuft wieder.
done-pause-asked = Du hast um eine Pause gebeten. Die Uhr läuft, bis dein Gegenüber zustimmt.
done-pause-declined = Du hast die Pause abgelehnt.
done-paused = Die Uhr ist angehalten. Ihr beide könnt sie wieder starten.
done-resumed = Die Uhr läuft wieder.
done-timeout = Die Zeit ist abgelaufen. Die Partie ist zu Ende.

refused-time-left = Ihr habt beide noch Zeit, also kannst du den Sieg nicht beanspruchen.
refused-time-yours = Deine eigene Zeit ist abgelaufen, aber du kannst noch ziehen.

refused-no-clock = Diese Partie hat keine Uhr.
refused-paused = Die Uhr ist schon angehalten.
refused-not-paused = Die Uhr ist nicht angehalten.
refused-pause-late = Die Zeit ist abgelaufen, also ist es für eine Pause zu spät. Du kannst noch ziehen.
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
