# Vacations: all of a person's clocks pause.

vacation-days = { $days } Tage Urlaub (alle Uhren angehalten)
vacation-off = Urlaub beenden
vacation-nothing = nichts

setting-vacation = Urlaub: { $left } übrig in { $year }, von { $days } Tagen. Um alle deine Uhren anzuhalten, schreib „settings vacation=14d“ oder „settings vacation=2026-12-03“.
setting-vacation-away = Urlaub: bis { $moment }; alle deine Uhren sind angehalten. { $left } übrig in { $year }.

refused-unknown-vacation = „{ $typed }“ ist kein Urlaub. Nenne eine Zahl von Tagen, etwa vacation=14d, oder den Tag deiner Rückkehr, etwa vacation=2026-12-03. vacation=off beendet ihn.
refused-vacation-past = Ein Urlaub muss in der Zukunft enden. Nenne eine Zahl von Tagen, etwa vacation=14d, oder den Tag deiner Rückkehr, etwa vacation=2026-12-03.
refused-vacation-long = So viel Urlaub hast du nicht mehr: { $left } übrig von den { $days } Tagen in { $year }.
refused-vacation-spent = Du hast alle { $days } Urlaubstage in { $year } verbraucht.
refused-not-away = Du bist nicht im Urlaub. Um einen zu beginnen, schreib „settings vacation=14d“.

## In a match

note-away = { $name } ist bis { $moment } im Urlaub.
note-away-yours = Du bist bis { $moment } im Urlaub. Du kannst trotzdem ziehen; mit „settings vacation=off“ beendest du ihn.
note-stopped = Die Uhr pausiert. { $one }: noch { $first }. { $other }: noch { $second }.

news-away = Dein Gegenüber ist bis { $moment } im Urlaub.
news-back = Der Urlaub deines Gegenübers ist vorbei.
news-back-yours = Dein Urlaub ist vorbei, und du bist am Zug.
news-resumed-away = Die Pause ist vorbei. Die Uhr bleibt angehalten, bis der Urlaub vorbei ist.
done-resumed-away = Die Pause ist vorbei. Die Uhr bleibt angehalten, bis der Urlaub vorbei ist.
