# Clocks: how much time there is, and what happens at its end.

clock-none = Senza limiti di tempo.
clock-move = { $time } a mossa. { $flag }{ $weekend }
clock-bank = { $bank }, +{ $increment } a mossa (massimo { $cap }). { $flag }{ $weekend }
clock-weekend = { " " }Sabato e domenica non contano ({ $zone }).

clock-label-none = Senza orologio
clock-label-move = { $time } a mossa
clock-label-bank = { $bank }, +{ $increment } a mossa

flag-soft = Se il tuo tempo scade, l’avversario può reclamare la vittoria o aspettare.
flag-hard = Se il tuo tempo scade, perdi.

span-days = { $days ->
    [one] { $days } giorno
   *[other] { $days } giorni
}{ $hours ->
    [0] { "" }
    [one] { " " }e { $hours } ora
   *[other] { " " }e { $hours } ore
}
span-hours = { $hours ->
    [one] { $hours } ora
   *[other] { $hours } ore
}{ $minutes ->
    [0] { "" }
    [one] { " " }e { $minutes } minuto
   *[other] { " " }e { $minutes } minuti
}
span-below-hour = { $minutes ->
    [one] { $minutes } minuto
   *[other] { $minutes } minuti
}
span-minutes = { $minutes ->
    [0] { "" }
    [one] { $minutes } minuto e{ " " }
   *[other] { $minutes } minuti e{ " " }
}{ $seconds ->
    [one] { $seconds } secondo
   *[other] { $seconds } secondi
}

## Under the board

note-until-yours = Scadenza per la tua mossa: { $moment }.
note-until-theirs = Scadenza per la mossa di { $name }: { $moment }.
note-left-yours = Hai ancora { $left }.
note-left-theirs = { $name } ha ancora { $left }.
note-lapsed-yours = Il tuo tempo è scaduto. La scadenza era: { $moment }. Puoi ancora muovere finché { $name } non reclama la vittoria.
note-lapsed-theirs = Il tempo di { $name } è scaduto. La scadenza era: { $moment }. Puoi reclamare la vittoria o aspettare.
note-lapsed-seen = Il tempo di { $name } è scaduto. La scadenza era: { $moment }. { $other } può reclamare la vittoria o aspettare.

note-paused = Orologio in pausa. Tempo rimasto: { $first } per { $one }, { $second } per { $other }.
note-pause-yours = Hai chiesto di mettere in pausa l’orologio. La richiesta vale finché { $name } non risponde o muove.
note-pause-theirs = { $name } chiede di mettere in pausa l’orologio.

button-pause = Metti in pausa l’orologio
button-pause-yes = Accetta la pausa
button-pause-no = Rifiuta la pausa
button-resume = Fai ripartire l’orologio
button-claim = Reclama la vittoria
word-pause = metti in pausa l’orologio, se il tuo avversario è d’accordo
word-resume = fai ripartire l’orologio dopo una pausa
word-claim = reclama la vittoria quando il tempo dell’avversario è scaduto

news-nudged = Il tuo tempo sta per scadere.
news-lapsed = Il tempo del tuo avversario è scaduto. Puoi reclamare la vittoria o aspettare.
news-pause-asked = Il tuo avversario chiede di mettere in pausa l’orologio.
news-pause-refused = La pausa è stata rifiutata.
news-pause-declined = Il tuo avversario rifiuta la pausa.
news-paused = Orologio in pausa.
news-resumed = L’orologio riparte.
done-pause-asked = Hai chiesto una pausa. L’orologio va avanti finché il tuo avversario non accetta.
done-pause-declined = Hai rifiutato la pausa.
done-paused = Orologio in pausa. Ciascuno di voi due può farlo ripartire.
done-resumed = L’orologio riparte.
done-timeout = Tempo scaduto. La partita è finita.

refused-time-left = Il tempo non è scaduto per nessuno, quindi non c’è nulla da reclamare.
refused-time-yours = È scaduto il tuo tempo, non quello dell’avversario. Puoi ancora muovere.

refused-no-clock = Questa partita è senza orologio.
refused-paused = L’orologio è già in pausa.
refused-not-paused = L’orologio non è in pausa.
refused-pause-late = Il tempo è scaduto: è troppo tardi per una pausa. Puoi ancora muovere.
refused-pause-stands = Hai già chiesto una pausa. Aspetta la risposta del tuo avversario.
refused-no-pause-asked = Nessuno ha chiesto una pausa.

## Challenges that nobody took up

offer-expired-by-you = { $name } non ha risposto in tempo alla tua sfida.
offer-expired-to-you = La sfida di { $name } è scaduta.
open-expired-mine = Nessuno ha accettato in tempo la tua sfida aperta.
open-expired-theirs = La sfida aperta di { $name } è scaduta.
seen-expired = La sfida di { $name } a { $other } è scaduta.
news-expired = La tua sfida è scaduta.
refused-challenge-expired = Questa sfida è scaduta. Lanciane una nuova.
