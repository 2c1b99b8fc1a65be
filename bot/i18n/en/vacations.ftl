# Vacations: the clocks of all of a person's matches stand still.

vacation-days = Vacation for { $days } days: the clocks of all my matches stand still
vacation-off = End my vacation
vacation-nothing = nothing

setting-vacation = Vacation: { $left } left in { $year }, of { $days } days. “settings vacation=14d” or “vacation=2026-12-03” stops all your clocks.
setting-vacation-away = Vacation: until { $moment }; all your clocks are stopped. { $left } more left in { $year }.

refused-unknown-vacation = I do not understand “{ $typed }”. Say for how many days, such as vacation=14d, or on which day you are back, such as vacation=2026-12-03; vacation=off ends it.
refused-vacation-past = A vacation has to end later than now. Say for how many days, such as vacation=14d, or on which day you are back, such as vacation=2026-12-03.
refused-vacation-long = That is more vacation than you have: of the { $days } days of { $year } there are { $left } left.
refused-vacation-spent = You have no vacation left in { $year }: its { $days } days are taken.
refused-not-away = You are not on vacation. “settings vacation=14d” begins one.

## In a match

note-away = { $name } is on vacation until { $moment }.
note-away-yours = You are on vacation until { $moment }. You may move meanwhile; “settings vacation=off” ends it.
note-stopped = The clock stands still: { side-first } has { $first } left, { side-second } { $second }.

news-away = Your opponent is on vacation until { $moment }.
news-back = Your opponent’s vacation is over.
news-back-yours = Your vacation is over, and it is your turn.
news-resumed-away = The pause is over. The clock stands still until the vacation is over, too.
done-resumed-away = The pause is over. The clock stands still until the vacation is over, too.
