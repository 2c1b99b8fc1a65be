# Clocks: how much time there is, and what happens at its end.

clock-none = Onbeperkte bedenktijd.
clock-move = { $time } per zet. { $flag }{ $weekend }
clock-bank = { $bank }, +{ $increment } per zet (max. { $cap }). { $flag }{ $weekend }
clock-weekend = { " " }In het weekend staat de klok stil ({ $zone }).

clock-label-none = Geen klok
clock-label-move = { $time } per zet
clock-label-bank = { $bank }, +{ $increment } per zet

flag-soft = Is je tijd om, dan mag je tegenstander de winst opeisen of wachten.
flag-hard = Is je tijd om, dan verlies je.

span-days = { $days ->
    [one] { $days } dag
   *[other] { $days } dagen
}{ $hours ->
    [0] { "" }
    [one] { " " }{ $hours } uur
   *[other] { " " }{ $hours } uur
}
span-hours = { $hours ->
    [one] { $hours } uur
   *[other] { $hours } uur
}{ $minutes ->
    [0] { "" }
    [one] { " " }{ $minutes } minuut
   *[other] { " " }{ $minutes } minuten
}
span-below-hour = { $minutes ->
    [one] { $minutes } minuut
   *[other] { $minutes } minuten
}
span-minutes = { $minutes ->
    [0] { "" }
    [one] { $minutes } minuut{ " " }
   *[other] { $minutes } minuten{ " " }
}{ $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } seconden
}

## Under the board

note-until-yours = Je hebt de tijd tot { $moment }.
note-until-theirs = { $name } heeft de tijd tot { $moment }.
note-left-yours = Je hebt nog { $left }.
note-left-theirs = { $name } heeft nog { $left }.
note-lapsed-yours = Je tijd is sinds { $moment } om. Je kunt nog zetten tot { $name } de winst opeist.
note-lapsed-theirs = De tijd van { $name } is sinds { $moment } om. Je kunt de winst opeisen of wachten.
note-lapsed-seen = De tijd van { $name } is sinds { $moment } om. { $other } mag de winst opeisen of wachten.

note-paused = De klok is gepauzeerd. { $one }: nog { $first }. { $other }: nog { $second }.
note-pause-yours = Je hebt gevraagd of je de klok mag pauzeren. Het verzoek geldt tot { $name } antwoordt of een zet doet.
note-pause-theirs = { $name } wil de klok pauzeren.

button-pause = Klok pauzeren
button-pause-yes = Pauze toestaan
button-pause-no = Pauze weigeren
button-resume = Klok weer laten lopen
button-claim = Winst opeisen
word-pause = de klok pauzeren, als je tegenstander het goedvindt
word-resume = de klok weer laten lopen
word-claim = de winst opeisen als de tijd van je tegenstander om is

news-nudged = Je tijd raakt op.
news-lapsed = De tijd van je tegenstander is om. Je kunt de winst opeisen of wachten.
news-pause-asked = Je tegenstander wil de klok pauzeren.
news-pause-refused = De pauze is geweigerd.
news-pause-declined = Je tegenstander wil geen pauze.
news-paused = De klok is gepauzeerd.
news-resumed = De klok loopt weer.
done-pause-asked = Je hebt om een pauze gevraagd. De klok loopt tot je tegenstander het goedvindt.
done-pause-declined = Je hebt de pauze geweigerd.
done-paused = De klok is gepauzeerd. Jullie kunnen hem allebei weer laten lopen.
done-resumed = De klok loopt weer.
done-timeout = De tijd is om. De partij is voorbij.

refused-time-left = Jullie hebben allebei nog tijd, dus er valt niets op te eisen.
refused-time-yours = Jouw eigen tijd is om. Je kunt nog zetten.

refused-no-clock = Deze partij heeft geen klok.
refused-paused = De klok is al gepauzeerd.
refused-not-paused = De klok is niet gepauzeerd.
refused-pause-late = De tijd is om, dus het is te laat voor een pauze. Je kunt nog zetten.
refused-pause-stands = Je hebt al om een pauze gevraagd. Wacht op het antwoord van je tegenstander.
refused-no-pause-asked = Niemand heeft om een pauze gevraagd.

## Challenges that nobody took up

offer-expired-by-you = { $name } heeft je uitdaging niet op tijd beantwoord.
offer-expired-to-you = De uitdaging van { $name } is verlopen.
open-expired-mine = Niemand heeft je open uitdaging op tijd geaccepteerd.
open-expired-theirs = De open uitdaging van { $name } is verlopen.
seen-expired = De uitdaging van { $name } aan { $other } is verlopen.
news-expired = Je uitdaging is verlopen.
refused-challenge-expired = Deze uitdaging is verlopen. Stuur een nieuwe.
