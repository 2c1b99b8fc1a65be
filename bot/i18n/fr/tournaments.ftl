# Tournaments, which people know as events.

# $name is what the organiser called it.
event = { $name } : { $ruleset }, { $format }
event-format-round-robin = toutes rondes
event-format-swiss = système suisse
event-format-league = ligue
event-format-ladder = échelle
events = { $count ->
    [0] Il n’y a pas de tournoi ici. Pour en créer un, écris « tournoi nouveau », un format et un jeu. Par exemple : « tournoi nouveau suisse poleis ».
   *[other] Tournois :
 }
event-open = { $count ->
    [0] Il n’y a pas encore d’inscriptions.
    [one] Il y a une inscription.
   *[other] Il y a { $count } inscriptions.
 } Pour participer depuis n’importe quelle plateforme, envoie « tournoi rejoindre { $code } ».
event-open-until = { $count ->
    [0] Il n’y a pas encore d’inscriptions.
    [one] Il y a une inscription.
   *[other] Il y a { $count } inscriptions.
 } Le tournoi commence le { $begins }. Pour participer depuis n’importe quelle plateforme, envoie « tournoi rejoindre { $code } ».
event-running = Le tournoi est en cours, avec { $count ->
    [one] une personne inscrite
   *[other] { $count } personnes inscrites
 }. Pour participer depuis n’importe quelle plateforme, envoie « tournoi rejoindre { $code } ».
event-round = La ronde { $round } sur { $rounds } est en cours. Elle se termine le { $ends }.
event-between = La saison { $season } commence le { $begins }.
event-over = Le tournoi est terminé.
event-days = { $days ->
    [one] Une ronde dure un jour
   *[other] Une ronde dure { $days } jours
 }. Si une partie n’est pas terminée à la fin de la ronde, un camp qui a épuisé son temps perd. Si aucun ne l’a épuisé, l’ordinateur décide : un camp qui mène nettement gagne ; sinon, la partie est nulle. Les personnes qui épuisent leur temps ou ne jouent aucun coup dans une ronde sont retirées du tournoi. Elles peuvent s’y réinscrire.
event-doubled = Les mêmes adversaires se rencontrent deux fois, en échangeant les camps.
event-rated = Les parties sont classées.
event-division = Division { $number }
event-place = { $place }. { $name } : { $points } (Sonneborn-Berger { $berger })
event-place-swiss = { $place }. { $name } : { $points } (Buchholz { $buchholz }, tronqué 1 : { $cut })
event-rung = { $place }. { $name } ({ $won ->
    [one] { $won } victoire
   *[other] { $won } victoires
 } sur { $played })
# Headings of columns in the picture of the standings, where there is little room.
event-column-points = Pts
event-column-berger = SB
event-column-cut = Tr. 1
event-column-buchholz = Buchholz
event-column-won = Gagnées
event-column-played = Jouées
event-more = Et { $count } de plus.
event-empty = Il n’y a pas encore d’inscriptions.
event-unpaired = Il n’y a pas encore d’appariements.
event-bye = { $name } n’a pas d’adversaire dans cette ronde, ce qui compte comme une victoire.
event-half-bye = { $name } est en vacances, ce qui compte comme une nulle.
event-pairing = { $board }. { $first } – { $second }{ $result ->
    [first] { "\u00A0" }: 1–0
    [second] { "\u00A0" }: 0–1
    [draw] { "\u00A0" }: ½–½
   *[none] { "" }
 } ({ $match })
event-page = Page : { $link }
news-event = { $name }. { $state } Envoie « tournoi { $code } » pour voir les appariements et le classement.
news-event-over = Fin du tournoi { $name } :

button-event = Tournoi
button-event-code = Tournoi { $code }
event-act-join = Participer
event-act-leave = Se retirer
event-act-start = Lancer le tournoi
event-act-standings = Classement
event-act-pairings = Appariements
button-event-play = Défier le n° { $place }
word-event = tournois : créer, participer, appariements, classement

refused-no-event = Le tournoi « { $typed } » n’existe pas.
refused-event-over = Ce tournoi est terminé.
refused-event-joined = Tu participes déjà à ce tournoi.
refused-event-not-joined = Tu ne participes pas à ce tournoi.
refused-event-started = Ce tournoi a déjà commencé.
refused-event-not-started = Ce tournoi n’a pas encore commencé.
refused-event-full = Ce tournoi est complet : il est limité à { $most } personnes.
refused-event-few = Il faut au moins { $fewest } personnes pour commencer un tournoi.
refused-event-not-yours = Pour lancer ce tournoi, il faut l’avoir créé ou gérer son groupe.
refused-event-managers = Pour créer un tournoi ici, il faut gérer ce groupe. Dans notre discussion privée, tu peux en créer un ouvert à tout le monde.
refused-event-many = Tu as déjà { $most } tournois qui ne sont pas terminés, et c’est la limite. Attends que l’un d’eux se termine.
refused-event-no-swiss = Ce serveur ne peut pas faire les appariements du système suisse. Choisis un autre format : toutes rondes, ligue ou échelle.
refused-event-format = Quel format ? Ajoutes-en un : { $choices }. Par exemple : « tournoi nouveau suisse poleis nom=Printemps ».
refused-event-number = « { $option } » demande un nombre de 1 à { $most }, pas « { $typed } ».
refused-event-double = On ne peut se rencontrer deux fois que dans un tournoi toutes rondes ou une ligue.
refused-event-rung = Sur l’échelle, tu ne peux défier que les { $most } personnes juste au-dessus de toi.
refused-event-playing = Toi ou ton adversaire, vous jouez déjà une partie de cette échelle.

note-event = Partie du tournoi { $code }
reason-deadline = le temps de la ronde est écoulé
