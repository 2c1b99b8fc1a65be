# Clocks: how much time there is, and what happens at its end.

clock-none = Pas de limite de temps.
clock-move = { $time } par coup. { $flag }{ $weekend }
clock-bank = { $bank }, +{ $increment } par coup (maximum : { $cap }). { $flag }{ $weekend }
clock-weekend = { " " }Les week-ends ne comptent pas ({ $zone }).

clock-label-none = Sans pendule
clock-label-move = { $time } par coup
clock-label-bank = { $bank }, +{ $increment } par coup

flag-soft = Si ton temps s’écoule, ton adversaire peut réclamer la victoire ou attendre.
flag-hard = Si ton temps s’écoule, tu perds.

span-days = { $days ->
    [one] { $days } jour
   *[other] { $days } jours
}{ $hours ->
    [0] { "" }
    [one] { " " }et { $hours } heure
   *[other] { " " }et { $hours } heures
}
span-hours = { $hours ->
    [one] { $hours } heure
   *[other] { $hours } heures
}{ $minutes ->
    [0] { "" }
    [one] { " " }et { $minutes } minute
   *[other] { " " }et { $minutes } minutes
}
span-below-hour = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}
span-minutes = { $minutes ->
    [0] { "" }
    [one] { $minutes } minute et{ " " }
   *[other] { $minutes } minutes et{ " " }
}{ $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}

## Under the board

note-until-yours = Tu as jusqu’au { $moment } pour jouer.
note-until-theirs = { $name } a jusqu’au { $moment } pour jouer.
note-left-yours = Il te reste { $left }.
note-left-theirs = Il reste { $left } à { $name }.
note-lapsed-yours = Ton temps est écoulé depuis le { $moment }. Tu peux encore jouer, tant que ton adversaire ({ $name }) ne réclame pas la victoire.
note-lapsed-theirs = Pour { $name }, le temps est écoulé depuis le { $moment }. Tu peux réclamer la victoire, ou attendre.
note-lapsed-seen = Pour { $name }, le temps est écoulé depuis le { $moment }. { $other } peut réclamer la victoire, ou attendre.

note-paused = Pendule en pause. Temps restant pour { $one } : { $first } ; pour { $other } : { $second }.
note-pause-yours = Tu as demandé une pause à { $name }. La demande reste ouverte jusqu’à sa réponse ou son prochain coup.
note-pause-theirs = { $name } demande à mettre la pendule en pause.

button-pause = Mettre la pendule en pause
button-pause-yes = Accepter la pause
button-pause-no = Refuser la pause
button-resume = Relancer la pendule
button-claim = Réclamer la victoire
word-pause = mettre la pendule en pause, si ton adversaire est d’accord
word-resume = relancer la pendule après une pause
word-claim = réclamer la victoire quand ton adversaire n’a plus de temps

news-nudged = Ton temps est presque écoulé.
news-lapsed = Le temps de ton adversaire est écoulé. Tu peux réclamer la victoire, ou attendre.
news-pause-asked = Ton adversaire demande à mettre la pendule en pause.
news-pause-refused = La pause a été refusée.
news-pause-declined = Ton adversaire ne veut pas de pause.
news-paused = Pendule en pause.
news-resumed = Pendule relancée.
done-pause-asked = Tu as demandé une pause. La pendule tourne tant que ton adversaire n’a pas accepté.
done-pause-declined = Pause refusée.
done-paused = Pendule en pause. Ton adversaire et toi pouvez la relancer.
done-resumed = Pendule relancée.
done-timeout = Le temps est écoulé. La partie est terminée.

refused-time-left = Personne n’a épuisé son temps : il n’y a rien à réclamer.
refused-time-yours = C’est ton temps qui est écoulé. Tu peux encore jouer.

refused-no-clock = Cette partie n’a pas de pendule.
refused-paused = La pendule est déjà en pause.
refused-not-paused = La pendule n’est pas en pause.
refused-pause-late = Le temps est écoulé : il est trop tard pour une pause. Tu peux encore jouer.
refused-pause-stands = Tu as déjà demandé une pause. Attends la réponse de ton adversaire.
refused-no-pause-asked = Personne n’a demandé de pause.

## Challenges that nobody took up

offer-expired-by-you = { $name } n’a pas répondu à temps à ton défi.
offer-expired-to-you = Le défi lancé par { $name } a expiré.
open-expired-mine = Personne n’a accepté à temps ton défi ouvert.
open-expired-theirs = Le défi ouvert lancé par { $name } a expiré.
seen-expired = Le défi lancé par { $name } à { $other } a expiré.
news-expired = Ton défi a expiré.
refused-challenge-expired = Ce défi a expiré. Envoies-en un nouveau.
