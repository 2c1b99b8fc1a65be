# Vacations: all of a person's clocks pause.

vacation-days = { $days } Tage Urlaub (alle Uhren angehalten)
vacation-off = Urlaub beenden
vacation-nothing = nichts

setting-vacation = Urlaub im Jahr { $year }: { $left } übrig (von { $days } Tagen). Um alle deine Uhren anzuhalten, schreib „einstellungen urlaub=14d“ für 14 Tage oder „einstellungen urlaub=2026-12-03“ bis zu diesem Tag.
setting-vacation-away = Du bist bis { $moment } im Urlaub, und alle deine Uhren sind angehalten. Im Jahr { $year } übrig: { $left }.

refused-unknown-vacation = „{ $typed }“ verstehe ich nicht. Schreib, wie viele Tage der Urlaub dauert, etwa „einstellungen urlaub=14d“, oder wann du zurück bist, etwa „einstellungen urlaub=2026-12-03“. „einstellungen urlaub=aus“ beendet ihn.
refused-vacation-past = Ein Urlaub muss in der Zukunft enden. Schreib, wie viele Tage er dauert, etwa „einstellungen urlaub=14d“, oder wann du zurück bist, etwa „einstellungen urlaub=2026-12-03“.
refused-vacation-long = So viel Urlaub hast du nicht mehr. Im Jahr { $year } übrig: { $left } (von { $days } Tagen).
refused-vacation-spent = Du hast alle { $days } Urlaubstage des Jahres { $year } verbraucht.
refused-not-away = Du bist nicht im Urlaub. Um Urlaub zu nehmen, schreib „einstellungen urlaub=14d“.

## In a match

note-away = { $name } ist bis { $moment } im Urlaub.
note-away-yours = Du bist bis { $moment } im Urlaub. Du kannst trotzdem ziehen; mit „einstellungen urlaub=aus“ beendest du den Urlaub.
note-stopped = Die Uhr ist angehalten. { $one }: noch { $first }. { $other }: noch { $second }.

news-away = Dein Gegenüber ist bis { $moment } im Urlaub.
news-back = Der Urlaub deines Gegenübers ist vorbei.
news-back-yours = Dein Urlaub ist vorbei, und du bist am Zug.
news-resumed-away = Die Pause ist vorbei, aber die Uhr bleibt bis zum Ende des Urlaubs angehalten.
done-resumed-away = Die Pause ist vorbei, aber die Uhr bleibt bis zum Ende des Urlaubs angehalten.
