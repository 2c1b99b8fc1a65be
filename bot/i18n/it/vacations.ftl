# Vacations: the clocks of all of a person's matches stand still.

vacation-days = Vacanza di { $days ->
    [one] { $days } giorno
   *[other] { $days } giorni
}: gli orologi di tutte le mie partite stanno fermi
vacation-off = Termina la mia vacanza
vacation-nothing = niente

setting-vacation = Vacanza: { $left } nel { $year }, su { $days } giorni. «settings vacation=14d» o «vacation=2026-12-03» ferma tutti i tuoi orologi.
setting-vacation-away = Vacanza: fino a { $moment }; tutti i tuoi orologi sono fermi. Nel { $year } ti restano ancora { $left }.

refused-unknown-vacation = Non capisco «{ $typed }». Di’ per quanti giorni, per esempio vacation=14d, o in che giorno torni, per esempio vacation=2026-12-03; vacation=off la termina.
refused-vacation-past = Una vacanza deve finire dopo questo momento. Di’ per quanti giorni, per esempio vacation=14d, o in che giorno torni, per esempio vacation=2026-12-03.
refused-vacation-long = È più vacanza di quanta ne hai. Dei { $days } giorni del { $year } ti resta: { $left }.
refused-vacation-spent = Nel { $year } non hai più vacanza: i suoi { $days } giorni sono usati.
refused-not-away = Non sei in vacanza. «settings vacation=14d» ne comincia una.

## In a match

note-away = { $name } è in vacanza. Fine della vacanza: { $moment }.
note-away-yours = Sei in vacanza. Fine della vacanza: { $moment }. Intanto puoi muovere; «settings vacation=off» la termina.
note-stopped = L’orologio è fermo: ad { side-first } restano { $first }, a { side-second } { $second }.

news-away = Il tuo avversario è in vacanza. Fine della vacanza: { $moment }.
news-back = La vacanza del tuo avversario è finita.
news-back-yours = La tua vacanza è finita, e tocca a te.
news-resumed-away = La pausa è finita. L’orologio resta fermo finché dura la vacanza.
done-resumed-away = La pausa è finita. L’orologio resta fermo finché dura la vacanza.
