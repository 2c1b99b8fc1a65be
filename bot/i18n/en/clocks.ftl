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
span-minutes = { $minutes ->
    [0] { "" }
    [one] { $minutes } minute{ " " }
   *[other] { $minutes } minutes{ " " }
}{ $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}

## Under the board

note-until-yours = You have until { $moment }.
note-until-theirs = { $name } has until { $moment }.
note-left-yours = You have { $left } left.
note-left-theirs = { $name } has { $left } left.
note-lapsed-yours = Your time ran out: { $moment }. A move still counts, until { $name } claims the win.
note-lapsed-theirs = { $name }’s time ran out: { $moment }. You may claim the win, or wait.
note-lapsed-seen = { $name }’s time ran out: { $moment }. { $other } may claim the win, or wait.

note-paused = The clock stands still until one of you lets it go on: { side-first } has { $first } left, { side-second } { $second }.
note-pause-yours = You would like to pause the clock. It stands until it is answered or played past.
note-pause-theirs = { $name } would like to pause the clock.

button-pause = Pause the clock
button-pause-yes = Agree to pause
button-pause-no = No pause
button-resume = Let the clock go on
button-claim = Claim the win
word-pause = let the clock stand, if your opponent agrees
word-resume = let the clock go on after a pause
word-claim = claim the win when your opponent’s time has run out

news-nudged = Time is running out.
news-lapsed = Time has run out: you may claim the win, or wait.
news-pause-asked = Your opponent would like to pause the clock.
news-pause-declined = Your wish to pause was declined.
news-paused = The clock stands still.
news-resumed = The clock goes on.
done-pause-asked = You asked to pause the clock. It goes on until your opponent agrees.
done-pause-declined = You declined the pause.
done-paused = The clock stands still until one of you lets it go on.
done-resumed = The clock goes on.
done-timeout = Time had run out. The match is over.

refused-time-left = There is nothing to claim: nobody’s time has run out.
refused-time-yours = It is your own time that has run out. A move still counts.

refused-no-clock = This match has no clock.
refused-paused = The clock stands still already, until one of you lets it go on.
refused-not-paused = This match is not paused.
refused-pause-late = Time has run out, so there is nothing to pause. A move still counts.
refused-pause-stands = You have asked already; your opponent has to agree.
refused-no-pause-asked = Nobody asked for a pause.

## Challenges that nobody took up

offer-expired-by-you = { $name } did not answer your challenge in time.
offer-expired-to-you = { $name }’s challenge has expired.
open-expired-mine = Nobody took your open challenge up in time.
open-expired-theirs = { $name }’s open challenge has expired.
seen-expired = { $name }’s challenge to { $other } has expired.
news-expired = Your challenge has expired.
refused-challenge-expired = This challenge has expired. Challenge them anew.
