# Vacations: the clocks of all of a person's matches stand still.

vacation-days = Vacanza di { $days ->
    [one] { $days } giorno
   *[other] { $days } giorni
} (tutti i miei orologi in pausa)
vacation-off = Termina la mia vacanza
vacation-nothing = niente

setting-vacation = Vacanza: { $left } nel { $year }, su { $days } giorni. Per fermare tutti i tuoi orologi scrivi «settings vacation=14d» o «settings vacation=2026-12-03».
setting-vacation-away = Vacanza: fino a { $moment }; tutti i tuoi orologi sono fermi. Nel { $year } ti restano ancora { $left }.

refused-unknown-vacation = «{ $typed }» non è una vacanza. Scrivi per quanti giorni, per esempio vacation=14d, o il giorno in cui torni, per esempio vacation=2026-12-03; vacation=off la termina.
refused-vacation-past = Una vacanza deve finire nel futuro. Scrivi per quanti giorni, per esempio vacation=14d, o il giorno in cui torni, per esempio vacation=2026-12-03.
refused-vacation-long = Non hai così tanti giorni di vacanza. Dei { $days } del { $year } ti resta: { $left }.
refused-vacation-spent = Hai già usato tutti i { $days } giorni di vacanza del { $year }.
refused-not-away = Non sei in vacanza. Per cominciarne una scrivi «settings vacation=14d».

## In a match

note-away = { $name } è in vacanza. Fine della vacanza: { $moment }.
note-away-yours = Sei in vacanza. Fine della vacanza: { $moment }. Puoi muovere lo stesso; per terminarla scrivi «settings vacation=off».
note-stopped = Orologio in pausa. { $one }: { $first }. { $other }: { $second }.

news-away = Il tuo avversario è in vacanza. Fine della vacanza: { $moment }.
news-back = La vacanza del tuo avversario è finita.
news-back-yours = La tua vacanza è finita, e tocca a te.
news-resumed-away = La pausa è finita. L’orologio resta fermo fino alla fine della vacanza.
done-resumed-away = La pausa è finita. L’orologio resta fermo fino alla fine della vacanza.
