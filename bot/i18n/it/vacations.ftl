# Vacations: the clocks of all of a person's matches stand still.

vacation-days = Vacanza di { $days ->
    [one] { $days } giorno
   *[other] { $days } giorni
} (tutti i miei orologi in pausa)
vacation-off = Termina la mia vacanza
vacation-nothing = 0 giorni

setting-vacation = Vacanza rimasta nel { $year }: { $left } (su { $days } giorni in totale). Per fermare tutti i tuoi orologi, scrivi «impostazioni vacanza=14d» o «impostazioni vacanza=2026-12-03».
setting-vacation-away = Sei in vacanza e tutti i tuoi orologi sono fermi. Fine della vacanza: { $moment }. Vacanza rimasta nel { $year }: { $left }.

refused-unknown-vacation = Non capisco «{ $typed }». Scrivi per quanti giorni, per esempio «impostazioni vacanza=14d», o il giorno in cui torni, per esempio «impostazioni vacanza=2026-12-03». «impostazioni vacanza=no» termina la vacanza.
refused-vacation-past = La vacanza deve finire in una data futura. Scrivi per quanti giorni, per esempio «impostazioni vacanza=14d», o il giorno in cui torni, per esempio «impostazioni vacanza=2026-12-03».
refused-vacation-long = Non hai così tanti giorni di vacanza. Vacanza rimasta nel { $year }: { $left } (su { $days } giorni in totale).
refused-vacation-spent = Hai già usato tutti i { $days } giorni di vacanza del { $year }.
refused-not-away = Non sei in vacanza. Per cominciarne una, scrivi «impostazioni vacanza=14d».

## In a match

note-away = { $name } è in vacanza. Fine della vacanza: { $moment }.
note-away-yours = Sei in vacanza. Fine della vacanza: { $moment }. Puoi muovere lo stesso; per terminarla, scrivi «impostazioni vacanza=no».
note-stopped = Orologio in pausa. Tempo rimasto: { $first } per { $one }, { $second } per { $other }.

news-away = Il tuo avversario è in vacanza. Fine della vacanza: { $moment }.
news-back = La vacanza del tuo avversario è finita.
news-back-yours = La tua vacanza è finita, e tocca a te.
news-resumed-away = La pausa è finita. L’orologio resta fermo fino alla fine della vacanza.
done-resumed-away = La pausa è finita. L’orologio resta fermo fino alla fine della vacanza.
