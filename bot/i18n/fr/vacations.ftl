# Vacations: all of a person’s clocks pause.

vacation-days = { $days } jours de vacances
vacation-off = Terminer mes vacances
vacation-nothing = 0 jour

setting-vacation = Vacances en { $year } : il te reste { $left } sur { $days }. Pour mettre toutes tes pendules en pause, écris « réglages vacances=14d » pour 14 jours. Ou donne la date de ton retour, comme dans « réglages vacances=2026-12-03 ».
setting-vacation-away = Tu es en vacances jusqu’au { $moment }, et toutes tes pendules sont en pause. Il te reste { $left } pour { $year }.

refused-unknown-vacation = Je ne comprends pas « { $typed } ». Indique un nombre de jours suivi de d, comme dans « réglages vacances=14d ». Ou indique le jour de ton retour, comme dans « réglages vacances=2026-12-03 ». Pour mettre fin à tes vacances, écris « réglages vacances=non ».
refused-vacation-past = Les vacances ne peuvent pas se terminer dans le passé. Indique un nombre de jours suivi de d, comme dans « réglages vacances=14d ». Ou indique le jour de ton retour, comme dans « réglages vacances=2026-12-03 ».
refused-vacation-long = Tu n’as plus autant de vacances : il te reste { $left } sur les { $days } de { $year }.
refused-vacation-spent = Tu as utilisé les { $days } jours de vacances de { $year }.
refused-not-away = Tu n’es pas en vacances. Pour prendre 14 jours de vacances, écris « réglages vacances=14d ».

## In a match

note-away = { $name } est en vacances jusqu’au { $moment }.
note-away-yours = Tu es en vacances jusqu’au { $moment }. Tu peux quand même jouer ; pour y mettre fin, écris « réglages vacances=non ».
note-stopped = Pendule en pause. Temps restant pour { $one } : { $first } ; pour { $other } : { $second }.

news-away = Ton adversaire est en vacances jusqu’au { $moment }.
news-back = Les vacances de ton adversaire sont finies.
news-back-yours = Tes vacances sont finies, et c’est à toi de jouer.
news-resumed-away = La pause est finie, mais la pendule reste arrêtée jusqu’à la fin des vacances.
done-resumed-away = La pause est finie, mais la pendule reste arrêtée jusqu’à la fin des vacances.
