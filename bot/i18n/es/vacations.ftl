# Vacations: all of a person's clocks pause.

vacation-days = Vacaciones: { $days } días
vacation-off = Terminar mis vacaciones
vacation-nothing = nada

setting-vacation = Vacaciones que te quedan en { $year }: { $left } (de { $days }). Para pausar todos tus relojes, escribe «ajustes vacaciones=14d» o «ajustes vacaciones=2026-12-03».
setting-vacation-away = Estás de vacaciones hasta el { $moment }; todos tus relojes están en pausa. Vacaciones que te quedan en { $year }: { $left }.

refused-unknown-vacation = No entiendo «{ $typed }». Escribe cuántos días, como vacaciones=14d, o el día en que vuelves, como vacaciones=2026-12-03. Con vacaciones=no, las terminas.
refused-vacation-past = Las vacaciones deben acabar en el futuro. Escribe cuántos días, como vacaciones=14d, o el día en que vuelves, como vacaciones=2026-12-03.
refused-vacation-long = No te quedan tantos días de vacaciones. Lo que te queda en { $year }: { $left } (de { $days }).
refused-vacation-spent = Ya usaste los { $days } días de vacaciones de { $year }.
refused-not-away = No estás de vacaciones. Para empezarlas, escribe «ajustes vacaciones=14d».

## In a match

note-away = { $name } está de vacaciones hasta el { $moment }.
note-away-yours = Estás de vacaciones hasta el { $moment }. Aún puedes jugar; para terminar las vacaciones, escribe «ajustes vacaciones=no».
note-stopped = El reloj está en pausa. Tiempo restante de { $one }: { $first }. Tiempo restante de { $other }: { $second }.

news-away = Tu rival está de vacaciones hasta el { $moment }.
news-back = Terminaron las vacaciones de tu rival.
news-back-yours = Terminaron tus vacaciones, y es tu turno.
news-resumed-away = La pausa terminó. El reloj sigue parado hasta el final de las vacaciones.
done-resumed-away = La pausa terminó. El reloj sigue parado hasta el final de las vacaciones.
