# Conditional moves: answers that a player prepares. Nobody else is ever told of them.

word-plan = préparer ta réponse au prochain coup adverse

button-plan = Préparer un plan
button-plans = Mes plans
button-plan-yes = Garder ce plan
button-plan-no = Annuler ce plan
button-plan-drop = Supprimer ce plan
button-plan-drop-all = Tout supprimer
button-plan-on = Ajouter un coup
button-plan-back = Enlever le dernier coup
button-plan-stop = S’arrêter ici

## How a line is said

plan-line = { $steps }
plan-pair = si { $theirs }, alors { $yours }
plan-if = si { $theirs }…
plan-now = { $yours } tout de suite
plan-void = { $actions } (plus possible)

## What is planned

plans = { $count ->
    [one] Tu as un plan dans cette partie. Il n’est visible que pour toi.
   *[other] Tu as { $count } plans dans cette partie. Ils ne sont visibles que pour toi.
}
plans-none = Tu n’as aucun plan dans cette partie. Écris le coup de ton adversaire et ta réponse, comme « plan c7-c4 b2-b4 », ou prépare-les sur le plateau.
plan-item = { $number }. { $plan }
plan-look = Afficher le plan { $number }

## Planning on the board

plan-headline = Plan contre { $name }
plan-pick-theirs = Quelle pièce jouera ton adversaire ?
plan-pick-yours = Et ta réponse ? Quelle pièce ?
plan-place-theirs = Sur quelle case ton adversaire placera-t-il un pion ?
plan-place-yours = Et ta réponse ? Où veux-tu placer un pion ?
plan-further = S’arrêter ici, ou continuer à sauter ?
plan-preview = Voici à quoi ressemblerait le plateau. Garder ce plan ?
plan-known = Tu as déjà préparé ce plan. Voici à quoi ressemblerait le plateau.
plan-captures = Captures en chemin : { $squares }.
plan-wins = Avec ce plan, tu gagnerais la partie : { $reason }.
plan-loses = Avec ce plan, tu perdrais la partie : { $reason }.
plan-draws = Avec ce plan, la partie serait nulle : { $reason }.
spot-theirs = la pièce en { $square }

## Under the player’s own board, and as news

note-plan = Ton plan, visible pour toi seulement : { $plan }.
note-plans = Tu as { $count } plans dans cette partie. Ils ne sont visibles que pour toi.
note-plan-held = Tu as prévu { $action }. Le plan attend que tu répondes à ton adversaire.
note-plan-true = Ton plan a été exécuté : tu as répondu { $yours } à { $theirs }.

note-answered = { $side } a répondu aussitôt à { $action }.
note-answered-on = Après { $action }, des coups préparés ont suivi : { $actions }.

news-plan-true = Ton plan a été exécuté : j’ai joué { $action } pour toi.
news-plan-missed = Ton adversaire a joué un autre coup, donc ta réponse prévue n’a pas été jouée.
news-plan-dropped = Ton plan a été supprimé : { $action } n’est plus légal.

done-planned = Ton plan est gardé. Si ton adversaire joue le coup prévu, je jouerai aussitôt ta réponse. Ce plan n’est visible que pour toi.
done-plan-dropped = Ce que tu avais préparé est supprimé.
done-answered = { $count ->
    [one] Ton adversaire a répondu aussitôt : { $actions }.
   *[other] Des coups préparés ont suivi : { $actions }.
}
done-answered-yours = C’est de nouveau à toi de jouer.
done-answered-theirs = C’est à ton adversaire de jouer.

## Why something is not planned

refused-plan-dice = On ne peut pas préparer de plan dans un jeu avec des dés : personne ne connaît le prochain lancer.
refused-plan-huffing = On ne peut pas préparer de plan dans un jeu où l’on peut souffler : un plan montrerait ce qui peut être capturé.
refused-plan-your-turn = C’est à toi de jouer : joue directement. Tu peux préparer un plan en attendant ton adversaire.
refused-plan-waits = Ton plan attend que tu répondes à ton adversaire. Réponds, ou joue ton coup.
refused-plan-deep = Un plan peut avoir au plus { $most } coups, ceux des deux camps compris.
refused-plan-past-end = Le coup { $number } de ce plan termine la partie : aucun coup ne peut le suivre.
refused-plan-step = Tu ne peux pas jouer ainsi le coup { $number } de ce plan. { $why }
refused-plan-step-theirs = Ton adversaire ne peut pas jouer le coup { $number } de ce plan. La raison, vue de son côté : { $why }
refused-plan-unanswered = Un plan doit finir par un de tes coups, comme « plan c7-c4 b2-b4 ».
refused-plan-repeats = Ce plan revient à une position déjà vue. Prépare un plan sans répétition.
refused-plan-known = Tu as déjà préparé ce plan.
refused-plan-clash = Dans cette position, tu as déjà prévu { $action }. Supprime d’abord ce plan.
refused-plan-many = Tu peux préparer au plus { $most } plans par partie. Supprimes-en un d’abord.
refused-no-plan = Tu n’as aucun plan dans cette partie.
refused-no-such-plan = Tu n’as pas ce plan dans cette partie. Écris « plan » pour voir les tiens.

## Set-ups: where a player’s men are placed, one each turn, without asking again

word-place = placer tous tes pions d’un coup, comme « placer a1-h2 »

button-setup = Tout placer
button-setup-yes = Terminé
button-setup-no = Annuler le placement
button-setup-row = Remplir la rangée
button-setup-mirror = Inverser gauche et droite
button-setup-repeat = Refaire le dernier placement
button-setup-clear = Tout effacer

step-set-up = ✓ { $square }
spot-set-up = enlever le pion en { $square }

set-up-headline = Ton placement contre { $name }
set-up-ask = Touche les cases dans l’ordre où tu veux placer tes pions. Ton placement n’est visible que pour toi.
set-up-count = Cases choisies : { $count } sur { $left }.
set-up-full = Tous tes pions sont placés. Touche un pion sur le plateau pour l’enlever.
set-up-gone = { $count ->
    [one] La case { $squares } est déjà prise. Choisis une autre case, ou touche « Terminé ».
   *[other] Les cases { $squares } sont déjà prises. Choisis d’autres cases, ou touche « Terminé ».
}
set-up-passed = Le plateau a changé. Vérifie tes pions et touche de nouveau « Terminé ».

note-set-up = { $count ->
    [one] Ton placement prévoit encore un pion, que je placerai en { $square }. Ce placement n’est visible que pour toi.
   *[other] Ton placement prévoit encore { $count } pions. Je placerai le prochain en { $square }. Ce placement n’est visible que pour toi.
}
note-set-up-short = { $count ->
    [one] Tu dois encore placer un pion toi-même.
   *[other] Tu dois encore placer { $count } pions toi-même.
}
note-set-up-held = Ton placement attend que tu répondes à ton adversaire.
note-placed-for-you = Un pion a été placé pour toi en { $square }.
note-placed-on = { $count } pions ont été placés aussitôt.

news-set-up-skipped = Ton placement saute ces cases déjà prises : { $squares }.

done-set-up = { $count ->
    [one] C’est noté. Ton prochain pion sera placé pour toi à ton tour.
   *[other] C’est noté. Tes { $count } prochains pions seront placés pour toi, un à chaque tour.
}
done-set-up-placed = Tous tes pions sont placés.
done-set-up-dropped = Placement annulé. Tu places de nouveau tes pions toi-même.

refused-no-set-up = Tu n’as aucun placement à annuler dans cette partie.
refused-set-up-done = Tu n’as plus aucun pion à placer.
refused-set-up-many = { $left ->
    [one] Tu as choisi { $count } cases, mais il te reste un pion à placer.
   *[other] Tu as choisi { $count } cases, mais il te reste { $left } pions à placer.
}
refused-set-up-taken = Tu ne peux pas placer de pions sur ces cases : { $squares }.
refused-set-up-no-room = Aucune des cases indiquées n’est libre. Choisis-en d’autres.
refused-set-up-unread = « { $typed } » n’est ni une case ni une plage de cases. Indique les cases ainsi : « placer a1 c1-f1 », ou « placer a1-h2 » pour deux rangées.
