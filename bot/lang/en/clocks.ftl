# Clocks: how much time there is, and what happens at its end.

clock-none = No clock: everybody takes as long as they like.
clock-move = { $time } a move. { $flag }{ $weekend }
clock-bank = { $bank } to begin with and { $increment } more with every move, at most { $cap }. { $flag }{ $weekend }
clock-weekend = { " " }Saturdays and Sundays do not count ({ $zone }).

clock-label-none = No clock
clock-label-move = { $time } a move
clock-label-bank = { $bank } and { $increment } a move

flag-soft = When time runs out, the opponent may claim the win or wait.
flag-hard = When time runs out, the match is lost.

span-days = { $days ->
    [one] { $days } day
   *[other] { $days } days
}{ $hours ->
    [0] { "" }
    [one] { " " }{ $hours } hour
   *[other] { " " }{ $hours } hours
}
span-hours = { $hours ->
    [0] { "" }
    [one] { $hours } hour
   *[other] { $hours } hours
}{ $minutes ->
    [0] { "" }
    [one] { " " }{ $minutes } minute
   *[other] { " " }{ $minutes } minutes
}

## Under the board

note-until-yours = You have until { $moment }.
note-until-theirs = { $name } has until { $moment }.
note-left-yours = You have { $left } left.
note-left-theirs = { $name } has { $left } left.
note-lapsed-yours = Your time ran out: { $moment }. A move still counts, until { $name } claims the win.
note-lapsed-theirs = { $name }’s time ran out: { $moment }. You may claim the win, or wait.
note-lapsed-seen = { $name }’s time ran out: { $moment }. { $other } may claim the win, or wait.

button-claim = Claim the win
word-claim = claim the win when your opponent’s time has run out

news-nudged = Your time is running out.
news-lapsed = Time has run out: you may claim the win, or wait.
done-timeout = Time had run out. The match is over.

refused-time-left = There is nothing to claim: nobody’s time has run out.
refused-time-yours = It is your own time that has run out. A move still counts.

## Challenges that nobody took up

offer-expired-by-you = { $name } did not answer your challenge in time.
offer-expired-to-you = { $name }’s challenge has expired.
open-expired-mine = Nobody took your open challenge up in time.
open-expired-theirs = { $name }’s open challenge has expired.
seen-expired = { $name }’s challenge to { $other } has expired.
news-expired = Your challenge has expired.
refused-challenge-expired = This challenge has expired. Challenge them anew.
