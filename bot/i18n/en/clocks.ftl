# Clocks: how much time there is, and what happens at its end.

clock-none = No time limit.
clock-move = { $time } per move. { $flag }{ $weekend }
clock-bank = { $bank }, +{ $increment } per move (max. { $cap }). { $flag }{ $weekend }
clock-weekend = { " " }Weekends do not count ({ $zone }).

clock-label-none = No clock
clock-label-move = { $time } per move
clock-label-bank = { $bank }, +{ $increment } per move

flag-soft = If you run out of time, your opponent can claim the win or wait.
flag-hard = If you run out of time, you lose.

span-days = { $days ->
    [one] { $days } day
   *[other] { $days } days
}{ $hours ->
    [0] { "" }
    [one] { " " }{ $hours } hour
   *[other] { " " }{ $hours } hours
}
span-hours = { $hours ->
    [one] { $hours } hour
   *[other] { $hours } hours
}{ $minutes ->
    [0] { "" }
    [one] { " " }{ $minutes } minute
   *[other] { " " }{ $minutes } minutes
}
span-below-hour = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
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
note-lapsed-yours = You ran out of time. The deadline was { $moment }. You can still move until { $name } claims the win.
note-lapsed-theirs = { $name } ran out of time. The deadline was { $moment }. You can claim the win or wait.
note-lapsed-seen = { $name } ran out of time. The deadline was { $moment }. { $other } can claim the win or wait.

note-paused = Clock paused. { $one }: { $first } left. { $other }: { $second } left.
note-pause-yours = You asked to pause the clock. The request is open until { $name } answers or moves.
note-pause-theirs = { $name } asks to pause the clock.

button-pause = Pause clock
button-pause-yes = Agree to pause
button-pause-no = Decline the pause
button-resume = Resume clock
button-claim = Claim the win
word-pause = pause the clock, if your opponent agrees
word-resume = resume the clock after a pause
word-claim = claim the win when your opponent runs out of time

news-nudged = Your time is running out.
news-lapsed = Your opponent ran out of time. You can claim the win or wait.
news-pause-asked = Your opponent asks to pause the clock.
news-pause-refused = The pause was declined.
news-pause-declined = Your opponent does not want a pause.
news-paused = Clock paused.
news-resumed = Clock resumed.
done-pause-asked = You asked for a pause. The clock runs until your opponent agrees.
done-pause-declined = Pause declined.
done-paused = Clock paused. Either of you can resume it.
done-resumed = Clock resumed.
done-timeout = Time ran out. The match is over.

refused-time-left = Nobody has run out of time, so there is nothing to claim.
refused-time-yours = You are the one who ran out of time. You can still move.

refused-no-clock = This match has no clock.
refused-paused = The clock is already paused.
refused-not-paused = The clock is not paused.
refused-pause-late = Time has run out, so it is too late to pause. You can still move.
refused-pause-stands = You have already asked for a pause. Wait for your opponent’s answer.
refused-no-pause-asked = Nobody has asked for a pause.

## Challenges that nobody took up

offer-expired-by-you = { $name } did not answer your challenge in time.
offer-expired-to-you = { $name }’s challenge has expired.
open-expired-mine = Nobody accepted your open challenge in time.
open-expired-theirs = { $name }’s open challenge has expired.
seen-expired = { $name }’s challenge to { $other } has expired.
news-expired = Your challenge has expired.
refused-challenge-expired = This challenge has expired. Send a new one.
