# Vacations: all of a person's clocks pause.

vacation-days = Vacation for { $days } days
vacation-off = End my vacation
vacation-nothing = nothing

setting-vacation = Vacation: { $left } left in { $year } (of { $days } days). To pause all your clocks, type “settings vacation=14d” or “settings vacation=2026-12-03”.
setting-vacation-away = You are on vacation until { $moment }, and all your clocks are paused. Left in { $year }: { $left }.

refused-unknown-vacation = I don’t understand “{ $typed }”. Give a number of days, such as vacation=14d, or the day you are back, such as vacation=2026-12-03; vacation=off ends your vacation.
refused-vacation-past = A vacation must end in the future. Give a number of days, such as vacation=14d, or the day you are back, such as vacation=2026-12-03.
refused-vacation-long = You do not have that much vacation: of the { $days } days in { $year }, you have { $left } left.
refused-vacation-spent = You have used all { $days } days of vacation in { $year }.
refused-not-away = You are not on vacation. To start one, type “settings vacation=14d”.

## In a match

note-away = { $name } is on vacation until { $moment }.
note-away-yours = You are on vacation until { $moment }. You can still move; to end it, type “settings vacation=off”.
note-stopped = Clock paused. { $one }: { $first } left. { $other }: { $second } left.

news-away = Your opponent is on vacation until { $moment }.
news-back = Your opponent’s vacation is over.
news-back-yours = Your vacation is over, and it is your turn.
news-resumed-away = The pause is over, but the clock stays stopped until the vacation is over.
done-resumed-away = The pause is over, but the clock stays stopped until the vacation is over.
