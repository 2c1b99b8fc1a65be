# Clocks: how much time there is, and what happens at its end.

clock-none = Senza orologio: ognuno si prende il tempo che vuole.
clock-move = { $time } per mossa. { $flag }{ $weekend }
clock-bank = { $bank } all’inizio e { $increment } in più a ogni mossa, al massimo { $cap }. { $flag }{ $weekend }
clock-weekend = { " " }Il sabato e la domenica non contano ({ $zone }).

clock-label-none = Senza orologio
clock-label-move = { $time } per mossa
clock-label-bank = { $bank } e { $increment } per mossa

flag-soft = Quando il tempo scade, l’avversario può reclamare la vittoria o aspettare.
flag-hard = Quando il tempo scade, la partita è persa.

span-days = { $days ->
    [one] { $days } giorno
   *[other] { $days } giorni
}{ $hours ->
    [0] { "" }
    [one] { " " }e { $hours } ora
   *[other] { " " }e { $hours } ore
}
span-hours = { $hours ->
    [0] { "" }
    [one] { $hours } ora
   *[other] { $hours } ore
}{ $minutes ->
    [0] { "" }
    [one] { " " }{ $minutes } minuto
   *[other] { " " }{ $minutes } minuti
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

note-until-yours = Il tuo tempo scade: { $moment }.
note-until-theirs = Il tempo di { $name } scade: { $moment }.
note-left-yours = Tempo che ti resta: { $left }.
note-left-theirs = Tempo che resta a { $name }: { $left }.
note-lapsed-yours = Il tuo tempo è scaduto: { $moment }. Puoi ancora muovere, finché { $name } non reclama la vittoria.
note-lapsed-theirs = Il tempo di { $name } è scaduto: { $moment }. Puoi reclamare la vittoria o aspettare.
note-lapsed-seen = Il tempo di { $name } è scaduto: { $moment }. { $other } può reclamare la vittoria o aspettare.

note-paused = L’orologio è fermo finché uno di voi non lo fa ripartire: ad { side-first } restano { $first }, a { side-second } { $second }.
note-pause-yours = Hai chiesto di mettere in pausa l’orologio. La richiesta vale finché non si risponde o non si muove.
note-pause-theirs = { $name } vorrebbe mettere in pausa l’orologio.

button-pause = Metti in pausa
button-pause-yes = Accetta la pausa
button-pause-no = Niente pausa
button-resume = Fai ripartire l’orologio
button-claim = Reclama la vittoria
word-pause = ferma l’orologio, se il tuo avversario è d’accordo
word-resume = fai ripartire l’orologio dopo una pausa
word-claim = reclama la vittoria quando il tempo dell’avversario è scaduto

news-nudged = Il tempo sta per scadere.
news-lapsed = Il tempo è scaduto: puoi reclamare la vittoria o aspettare.
news-pause-asked = Il tuo avversario vorrebbe mettere in pausa l’orologio.
news-pause-declined = La pausa che hai chiesto è stata rifiutata.
news-paused = L’orologio è fermo.
news-resumed = L’orologio riparte.
done-pause-asked = Hai chiesto una pausa. L’orologio va avanti finché il tuo avversario non accetta.
done-pause-declined = Hai rifiutato la pausa.
done-paused = L’orologio è fermo finché uno di voi non lo fa ripartire.
done-resumed = L’orologio riparte.
done-timeout = Il tempo era scaduto. La partita è finita.

refused-time-left = Non c’è nulla da reclamare: non è scaduto il tempo di nessuno.
refused-time-yours = È il tuo tempo a essere scaduto. Puoi ancora muovere.

refused-no-clock = Questa partita è senza orologio.
refused-paused = L’orologio è già fermo, finché uno di voi non lo fa ripartire.
refused-not-paused = Questa partita non è in pausa.
refused-pause-late = Il tempo è scaduto, quindi non c’è nulla da fermare. Una mossa vale ancora.
refused-pause-stands = L’hai già chiesto; il tuo avversario deve accettare.
refused-no-pause-asked = Nessuno ha chiesto una pausa.

## Challenges that nobody took up

offer-expired-by-you = { $name } non ha risposto in tempo alla tua sfida.
offer-expired-to-you = La sfida di { $name } è scaduta.
open-expired-mine = Nessuno ha accettato in tempo la tua sfida aperta.
open-expired-theirs = La sfida aperta di { $name } è scaduta.
seen-expired = La sfida di { $name } a { $other } è scaduta.
news-expired = La tua sfida è scaduta.
refused-challenge-expired = Questa sfida è scaduta. Lanciane una nuova.
