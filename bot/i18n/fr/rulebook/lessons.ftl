# Lessons: what is said around them, and what is missing where an action does not solve the task.

learn-menu = Choisis un cours
daily-solve = Résoudre le problème
learn-daily = Problème du jour
daily-title = Problème du jour, { $day } · { $ruleset } : { $name }
puzzle-same-game = Un autre du même jeu
puzzle-share = Partager
more-title = Problème { $number } · { $ruleset } : { $name }
rush-puzzle = Course aux problèmes · { $ruleset } : { $name }
learn-path = Premiers pas
learn-all = Chaque leçon est une position avec un exercice. Tu joues { side-first }. Leçons réussies : { $solved } sur { $count }.
learn-entry = { $name } : { $solved } sur { $count }
learn-title = { $ruleset } · Leçons
learn-solved = { $solved ->
        [0] Il y a { $count } leçons. Fais-les dans l’ordre, ou choisis celle que tu veux.
       *[other] Leçons réussies : { $solved } sur { $count }.
    }
learn-done = Tu as réussi les { $count } leçons. Pour finir, joue une petite partie contre l’ordinateur.
learn-lesson = { $number }. { $name }{ $solved ->
        [yes] { " ✓" }
       *[no] { "" }
    }
learn-ahead = Ensuite : { $number }. { $name }
learn-games = Tous les cours
learn-rules = Les règles
learn-lessons = Leçons
learn-play = Jouer à ce jeu
learn-match = Jouer contre { $name }
learn-on = Continuer
learn-hint = Indice
learn-tell = Montrer la réponse
learn-other = Une autre pièce
learn-again = Réessayer
learn-previous = ← Leçon
learn-next = Leçon →

lesson-title = { $ruleset } · Leçon { $number } sur { $count } : { $name }
lesson-ask = Quelle pièce ?
lesson-hint = Voici un indice. { $hint }
lesson-told = Voici la réponse. { $answer }
lesson-another = Voici une autre solution. { $answer }
lesson-praise = { $number ->
        [1] Bien joué.
        [2] Exactement.
        [3] Joli coup.
        [4] C’est ça.
        [5] Très bien.
       *[other] Excellent.
    }
lesson-right = Exact. Maintenant, ton adversaire répond.
lesson-almost = Ce coup est légal, mais ce n’est pas la solution.
lesson-cannot = Ce n’est pas la pièce en { $square } : { $why }
lesson-not-so = Pas tout à fait. La réponse n’est pas « { $ending } »

ends-on = La partie continue.
ends-again = Tu peux relancer et rejouer.
ends-stays = Le pion ne risque rien.
ends-lost = Le pion est capturé.
ends-bound = Le pion est immobilisé.
ends-turned = Le pion est retourné.
ends-won = { $side } gagne : { $reason }.
ends-draw = La partie est nulle : { $reason }.

missed-captured = Tu n’as pas capturé { $squares }.
missed-bound = Tu n’as pas immobilisé le pion en { $squares } : il peut encore bouger.
missed-freed = Ton pion en { $squares } est encore immobilisé.
missed-active = La pièce en { $square } est passive : elle ne peut pas atteindre en un coup une case à côté d’un ennemi.
missed-line = Ce coup ne mène pas à la solution.
missed-answer = { $side } répondrait { $reply }, et il te faudrait trop de coups.
missed-count = Pièces capturées : { $taken ->
        [0] aucune
        [1] une
       *[other] { $taken }
    }. Tu peux en capturer { $asked ->
        [1] une
        [2] deux
       *[other] { $asked }
    }.
missed-upright = Ton pion en { $squares } a été retourné, car il n’a pas attaqué d’ennemi.
missed-reached = Aucune pièce n’est arrivée en { $squares }.
missed-ended = Tu n’as pas encore gagné.
missed-otherwise = La partie se termine autrement : { $reason }.
missed-unharmed = { $side } répondrait { $reply } et capturerait { $squares }.
missed-held = { $side } répondrait { $reply } et gagnerait : { $reason }.

# Lessons of several games.

lesson-line = Encadrer un ennemi
task-line = Capture l’ennemi en { $prey }.
hint-line = Un de tes pions est déjà à côté de l’ennemi. Quel pion peut atteindre l’autre côté ?
answer-line = { $move } capture { $prey }, en ligne droite entre deux de tes pions.

lesson-many = Plusieurs captures à la fois
task-many = Capture { $count ->
        [2] deux
       *[other] { $count }
    } ennemis en un coup.
hint-many = Une même case est voisine de tous ces ennemis : { $to }.
answer-many = { $move } capture { $prey }. Un coup peut capturer en plusieurs directions à la fois.

lesson-inside = Entre deux ennemis
task-inside = Capture l’ennemi en { $prey }.
hint-inside = La case qu’il te faut est entre { $one } et { $two }. Y aller est sans danger.
answer-inside = { $move } capture { $prey }. Les ennemis en { $one } et { $two } ne capturent pas ton pion, car il est venu lui-même entre eux.

lesson-walk = Comment un pion se déplace
task-walk = Amène ton pion de { $man } à { $to } en un coup.
hint-walk = Un pion va aussi loin que tu veux en ligne droite, le long d’une rangée ou d’une colonne. Il ne va jamais en diagonale.
answer-walk = Avec { $move }, le pion va tout droit dans sa colonne. Un pion peut traverser autant de cases vides que tu veux.

lesson-block = La voie est-elle libre ?
task-block = Lesquels de tes pions peuvent bouger ?
hint-block = Un pion ne peut ni s’arrêter sur un autre ni sauter par-dessus. Quel pion a une case vide à côté de lui ?
answer-block = Seul le pion en { $from } peut bouger. Les pions en { $one } et { $two } sont bloqués.

lesson-place = Placer ses pions
task-place = D’abord, les deux camps placent leurs pions tour à tour. Tu en places un en { $to }, entre { $one } et { $two }. Que lui arrive-t-il ?
hint-place = Pendant le placement, aucun pion ne bouge et aucun n’est capturé.
answer-place = Ton pion en { $to } ne risque rien : on peut placer un pion entre deux ennemis sans danger.

# Puzzles in which the opponent answers.

lesson-forced-win = Gagner en { $turns ->
        [1] un coup
        [2] deux coups
       *[other] trois coups
    }
task-forced-win = { $turns ->
        [1] Gagne avec ce coup.
        [2] Gagne en deux coups, quoi que joue { $enemy }.
       *[other] Gagne en trois coups, quoi que joue { $enemy }.
    }
hint-forced-win = { $turns ->
        [1] La pièce à jouer est en { $from }.
       *[other] Commence par la pièce en { $from }. Après ton coup, aucune réponse ne sauve ton adversaire.
    }
answer-forced-win = { $turns ->
        [1] { $move } gagne.
       *[other] { $move }. { $enemy } n’a rien de mieux que ceci : { $answer }. Mais tu gagnes quand même.
    }

lesson-forced-gain = Capturer sans risque
task-forced-gain = Capture { $gain ->
        [1] un ennemi
        [2] deux ennemis
       *[other] { $gain } ennemis
    } { $turns ->
        [1] avec ce coup
        [2] en deux coups
       *[other] en trois coups
    }. Ne perds aucune pièce, même au coup suivant de ton adversaire.
hint-forced-gain = { $turns ->
        [1] La pièce à jouer est en { $from }.
       *[other] Commence par la pièce en { $from }. Une seule réponse ne peut pas parer toutes les menaces.
    }
answer-forced-gain = { $turns ->
        [1] { $move } capture ce qu’il te faut, et { $enemy } ne peut rien capturer en retour.
       *[other] { $move }. { $enemy } peut répondre { $answer }, mais tu captures quand même ce qu’il te faut.
    }
