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
