# Clocks: how much time there is, and what happens at its end.

clock-none = Sin límite de tiempo.
clock-move = { $time } por jugada. { $flag }{ $weekend }
clock-bank = { $bank }, +{ $increment } por jugada (máximo { $cap }). { $flag }{ $weekend }
clock-weekend = { " " }Los fines de semana no cuentan ({ $zone }).

clock-label-none = Sin reloj
clock-label-move = { $time } por jugada
clock-label-bank = { $bank }, +{ $increment } por jugada

flag-soft = Si a alguien se le acaba el tiempo, su rival puede reclamar la victoria o esperar.
flag-hard = Si a alguien se le acaba el tiempo, pierde la partida.

span-days = { $days ->
    [one] { $days } día
   *[other] { $days } días
}{ $hours ->
    [0] { "" }
    [one] { " " }y { $hours } hora
   *[other] { " " }y { $hours } horas
}
span-hours = { $hours ->
    [one] { $hours } hora
   *[other] { $hours } horas
}{ $minutes ->
    [0] { "" }
    [one] { " " }y { $minutes } minuto
   *[other] { " " }y { $minutes } minutos
}
span-below-hour = { $minutes ->
    [one] { $minutes } minuto
   *[other] { $minutes } minutos
}
span-minutes = { $minutes ->
    [0] { "" }
    [one] { $minutes } minuto y{ " " }
   *[other] { $minutes } minutos y{ " " }
}{ $seconds ->
    [one] { $seconds } segundo
   *[other] { $seconds } segundos
}

## Under the board

note-until-yours = Tienes hasta el { $moment } para jugar.
note-until-theirs = { $name } tiene hasta el { $moment } para jugar.
note-left-yours = Tiempo que te queda: { $left }.
note-left-theirs = Tiempo que le queda a { $name }: { $left }.
note-lapsed-yours = Se te acabó el tiempo. Fin del plazo: { $moment }. Aún puedes jugar hasta que { $name } reclame la victoria.
note-lapsed-theirs = A { $name } se le acabó el tiempo. Fin del plazo: { $moment }. Puedes reclamar la victoria o esperar.
note-lapsed-seen = A { $name } se le acabó el tiempo. Fin del plazo: { $moment }. { $other } puede reclamar la victoria o esperar.

note-paused = El reloj está en pausa. Tiempo restante de { $one }: { $first }. Tiempo restante de { $other }: { $second }.
note-pause-yours = Pediste pausar el reloj. La petición vale hasta que { $name } responda o juegue.
note-pause-theirs = { $name } pide pausar el reloj.

button-pause = Pausar el reloj
button-pause-yes = Aceptar la pausa
button-pause-no = Rechazar la pausa
button-resume = Reanudar el reloj
button-claim = Reclamar la victoria
word-pause = pausa el reloj, si tu rival está de acuerdo
word-resume = reanuda el reloj después de una pausa
word-claim = reclama la victoria cuando a tu rival se le acaba el tiempo

news-nudged = Te queda poco tiempo.
news-lapsed = A tu rival se le acabó el tiempo. Puedes reclamar la victoria o esperar.
news-pause-asked = Tu rival pide pausar el reloj.
news-pause-refused = Se rechazó la petición de pausar el reloj.
news-pause-declined = Tu rival prefiere no pausar el reloj.
news-paused = El reloj está en pausa.
news-resumed = El reloj vuelve a correr.
done-pause-asked = Pediste una pausa. El reloj sigue corriendo hasta que tu rival acepte.
done-pause-declined = Rechazaste pausar el reloj.
done-paused = El reloj está en pausa. Los dos bandos pueden reanudarlo.
done-resumed = El reloj vuelve a correr.
done-timeout = Se acabó el tiempo. La partida terminó.

refused-time-left = A nadie se le ha acabado el tiempo, así que no hay nada que reclamar.
refused-time-yours = Es a ti a quien se le acabó el tiempo. Aún puedes jugar.

refused-no-clock = Esta partida no tiene reloj.
refused-paused = El reloj ya está en pausa.
refused-not-paused = El reloj no está en pausa.
refused-pause-late = Se acabó el tiempo, así que ya es tarde para pedir una pausa. Aún puedes jugar.
refused-pause-stands = Ya pediste una pausa. Espera la respuesta de tu rival.
refused-no-pause-asked = No hay ninguna petición de pausa pendiente.

## Challenges that nobody took up

offer-expired-by-you = { $name } no respondió a tiempo a tu desafío.
offer-expired-to-you = El desafío de { $name } caducó.
open-expired-mine = Nadie aceptó a tiempo tu desafío abierto.
open-expired-theirs = El desafío abierto de { $name } caducó.
seen-expired = El desafío de { $name } a { $other } caducó.
news-expired = Tu desafío caducó.
refused-challenge-expired = Este desafío caducó. Envía uno nuevo.
