# A match: the texts above, below and beside the board.

# The words to keep to in every file.
#
# match: partie · game: jeu · challenge: défi · opponent: adversaire · move: coup · turn: tour · board: plateau · square: case
# row of the board: rangée · column: colonne · pieces in a line: file · back row: rangée de fond · edge: bord · corner: coin
# piece: pièce · man: pion · leader: chef · peltaste, hoplite, basileus in small letters · Strategos, Lars, dux, vagus, ordinarius
# capture: capturer · to trap between two: encadrer · surrounded: encerclé · bound: immobilisé · turned over: retourné · face up: à l’endroit
# huff: souffler · throw: lancer · bonus throw: lancer bonus · draw: nulle · takeback: reprise · rematch: revanche · to claim: réclamer
# clock: pendule · time limit: cadence · rated: classée · rating: cote · plan, line: plan · set-up: placement · side: camp
# record: feuille de partie · replay: revoir · puzzle: problème · settings: réglages · vacation: vacances · event: tournoi · round: ronde
#
# The reader is tu. Buttons and descriptions of commands are infinitives. Nobody’s gender is known: nothing agrees with a person.
# « » and : ; ! ? have no-break spaces. No d', l' or qu' before a variable.

## Challenges

offer-offered-by-you = Tu as défié { $name }. En attente d’une réponse.
offer-offered-to-you = { $name } te défie.
offer-declined-by-you = { $name } a refusé ton défi.
offer-declined-to-you = Tu as refusé le défi lancé par { $name }.
offer-withdrawn-by-you = Tu as retiré ton défi à { $name }.
offer-withdrawn-to-you = { $name } a retiré son défi.
open-offered-mine = Tu cherches un adversaire.
open-offered-theirs = { $name } cherche un adversaire.
open-private-mine = Ton invitation est ouverte à toutes les personnes qui ont le lien ou le code.
open-private-theirs = { $name } t’invite à une partie.
open-withdrawn-mine = Tu as retiré ton défi ouvert.
open-withdrawn-theirs = { $name } a retiré son défi ouvert.

seen-offered = { $name } défie { $other }.
seen-declined = { $other } a refusé le défi lancé par { $name }.
seen-withdrawn = { $name } a retiré son défi à { $other }.

## Whose turn it is

turn-yours = À toi de jouer contre { $name }
turn-theirs = C’est à { $name } de jouer
turn-bonus-yours = Tu as fait un double contre { $name } : veux-tu relancer les dés ou passer ?
turn-bonus-theirs = { $name } a fait un double et peut relancer les dés

## The end

over-won = Tu as gagné : { $reason }.
over-lost = { $name } a gagné : { $reason }.
over-seen = { $name } a gagné : { $reason }.
over-draw = Partie nulle : { $reason }.

reason-leader-captured = chef capturé
reason-surrounded = chef encerclé
reason-lone-leader = le camp perdant n’a plus que son chef
reason-count = assez de pièces capturées
reason-crossing = chef arrivé sur la rangée de fond ennemie
reason-reduced = le camp perdant n’a plus assez de pièces
reason-single-piece = le camp perdant n’a plus qu’une pièce
reason-no-moves = le camp perdant n’a plus aucun coup légal
reason-rout = basileus capturé
reason-breakthrough = basileus arrivé sur la rangée de fond ennemie
reason-decimation = une classe entière de pièces capturée
reason-siege = toutes les pièces du camp perdant sont bloquées
reason-refusal = 3 coups passifs d’affilée du camp perdant
reason-superiority = supériorité en pièces après 100 coups sans capture
reason-ignorance = un coup illégal du camp perdant, après un avertissement
reason-adjudicated = avantage au décompte
reason-parity = égalité de pièces après 100 coups sans capture
reason-equal = égalité au décompte
reason-quiet = 100 coups sans capture
reason-repetition = même position pour la troisième fois
reason-agreement = accord entre les deux camps
reason-resignation = abandon
reason-timeout = temps écoulé
reason-theirs-resignation = { $loser } a abandonné
reason-theirs-timeout = temps écoulé pour { $loser }
reason-yours-resignation = tu as abandonné
reason-yours-timeout = ton temps est écoulé

## Sides and pieces

# The colours as they look in each theme
side-first = { THEME() ->
    [papyrus] Rouge
    [night] Ivoire
    [contrast] Blanc
   *[marble] Orange
}
side-second = { THEME() ->
    [terracotta] Noir
    [papyrus] Brun
    [contrast] Noir
   *[marble] Bleu
}

pieces-man = { $count ->
    [one] pion
   *[other] pions
} en { $squares }
pieces-bound = { $count ->
    [one] pion immobilisé
   *[other] pions immobilisés
} en { $squares }
pieces-turned = { $count ->
    [one] pion retourné
   *[other] pions retournés
} en { $squares }
pieces-peltast = { $count ->
    [one] peltaste
   *[other] peltastes
} en { $squares }
pieces-hoplite = { $count ->
    [one] hoplite
   *[other] hoplites
} en { $squares }
pieces-leader = chef en { $squares }
pieces-basileus = basileus en { $squares }

## Under the board

note-game-rated = { $ruleset }, partie classée
note-game = { $ruleset }
note-sides = { side-first } : { $first } · { side-second } : { $second }
note-side-first = La personne qui lance le défi joue { side-first } et commence.
note-side-second = La personne qui lance le défi joue { side-second }.
note-side-lot = Camps tirés au hasard.
note-open = Pour jouer depuis une autre plateforme, écris « accepter { $match } ».
note-link = Jouer sur { $platform } : { $link }
note-last = { $side } a joué { $action }.
note-last-captures = { $side } a joué { $action } et capturé { $squares }.
note-placed = { $side } a placé un pion en { $square }.
note-taken = { $side } a capturé le pion immobilisé en { $square }.
note-huffed = { $side } a soufflé le pion en { $square } pour une capture oubliée.
note-again = { $side } a relancé les dés.
note-passed = { $side } a renoncé au lancer bonus.
note-thrown = { $side } a fait { $high } et { $low } aux dés.
note-thrown-yours = Tu as fait { $high } et { $low } aux dés. Les peltastes peuvent se déplacer de { $high } cases au plus, les hoplites de { $low } au plus. Le basileus peut se déplacer d’exactement { $high } cases, ou de { $low } au plus.
note-double-yours = { $high ->
    [1] Tu as fait un double 1. N’importe quelle pièce peut se déplacer d’une case, puis tu peux relancer les dés.
   *[other] Tu as fait un double { $high }. N’importe quelle pièce peut se déplacer de { $high } cases au plus, puis tu peux relancer les dés.
}
note-hand = Pions encore à placer : { $first } pour { $one } et { $second } pour { $other }.
note-draw-yours = Tu as proposé nulle à { $name }. L’offre reste ouverte jusqu’à sa réponse ou son prochain coup.
note-draw-theirs = { $name } propose nulle.
note-few-men = Avec si peu de pions, aucun camp ne peut gagner si l’autre ne se trompe pas.
note-stop-yours = Tu as proposé à { $name } d’arrêter la partie et de compter les pièces. L’offre reste ouverte jusqu’à sa réponse ou son prochain coup.
note-stop-theirs = { $name } propose d’arrêter la partie et de compter les pièces : le camp qui a le plus de pièces gagne. En cas d’égalité, le camp qui a le moins de pièces retournées gagne.
note-count = Tu as { $mine ->
        [one] { $mine } pièce
       *[other] { $mine } pièces
    } ({ $upright } à l’endroit), { $name } en a { $theirs } ({ $standing } à l’endroit). Si l’on comptait maintenant, { $result ->
        [won] tu gagnerais.
        [lost] tu perdrais.
       *[draw] la partie serait nulle.
    }

# $count: how many squares these are, as for the three that follow
effect-bound = { $count ->
    [one] Pion immobilisé
   *[other] Pions immobilisés
} : { $squares }.
# $count: how many
effect-freed = { $count ->
    [one] Pion de nouveau libre
   *[other] Pions de nouveau libres
} : { $squares }.
# $count: how many
effect-turned = { $count ->
    [one] Pion retourné
   *[other] Pions retournés
} : { $squares }.
# $count: how many
effect-restored = { $count ->
    [one] Pion remis à l’endroit
   *[other] Pions remis à l’endroit
} : { $squares }.

## The board in words

words-side = { $side } : { $pieces }.
words-hand = { $count ->
    [one] { $count } pion encore à placer
   *[other] { $count } pions encore à placer
}
words-none = aucune pièce sur le plateau
words-letters = Les majuscules désignent { side-first }, les minuscules { side-second } ; ~ marque un pion retourné ou immobilisé.

## Making a move

note-move = { $number }. { $action }
tap-not-your-turn = C’est à { $name } de jouer.
tap-not-yours = La pièce en { $square } n’est pas à toi.
tap-empty = Touche d’abord une de tes pièces.
tap-taken = Il y a déjà une pièce en { $square }.
tap-no-place = Tu ne peux pas placer de pion en { $square }.
tap-stuck = La pièce en { $square } ne peut pas bouger pour l’instant.
tap-unreachable = Cette pièce ne peut pas aller en { $square }.
tap-illegal = Impossible d’aller en { $square } : { $why }
tap-capture-first = Pas cette pièce : { $why }
pick-piece = Quelle pièce ?
pick-place = Où veux-tu placer un pion ?
pick-huff = Quel pion a oublié de capturer ? Se tromper ne coûte rien.
pick-square = { $square } : vers quelle case ?
preview = { $action } ?
preview-captures = { $action } capture { $squares }. Jouer ce coup ?
preview-captures-on = { $action } capture { $squares }. Jouer ce coup, ou continuer à sauter ?
preview-place = Placer un pion en { $square } ?
preview-take = Capturer le pion en { $square } ? Cela prend tout ton tour.
preview-huff = Souffler le pion en { $square } ? Se tromper ne coûte rien.
preview-wins = Ce coup te fait gagner la partie : { $reason }.
preview-loses = Ce coup te fait perdre la partie : { $reason }.
preview-draws = Après ce coup, la partie est nulle : { $reason }.
step = { $square }
step-captures = { $square } ×
step-take = capturer { $square }
spot = vers { $square }
spot-captures = vers { $square }, avec capture
spot-piece = ta pièce en { $square }
spot-place = placer un pion en { $square }
spot-take = capturer le pion immobilisé en { $square }
spot-huff = souffler le pion en { $square }
ask-resign = Abandonner cette partie de { $ruleset } contre { $name } ?
ask-stop = Arrêter la partie et compter les pièces maintenant ?

more = Plus

## Buttons

button-accept = Accepter
button-decline = Refuser
button-withdraw = Retirer le défi
button-board = Plateau
button-pick = Jouer un coup
button-place = Placer un pion
button-again = Relancer les dés
button-pass = Passer
button-huff = Souffler
button-huff-yes = Souffler ce pion
button-play = Jouer
button-back = Retour
button-to-match = Aller à la partie
button-discard = Annuler les modifications
button-my-board = Mon plateau
button-more = Plus
button-words = Plateau en mots
button-resign = Abandonner
button-resign-yes = Oui, abandonner
button-draw = Proposer nulle
button-draw-yes = Accepter la nulle
button-draw-no = Refuser la nulle
button-stop = Arrêter et compter
button-stop-yes = Arrêter et compter
button-stop-no = Continuer à jouer
button-rules = Règles
button-games = Mes parties
button-settings = Réglages
button-help = Aide

## News and confirmations

news-accepted = Ton adversaire a accepté ton défi.
news-declined = Ton adversaire a refusé ton défi.
news-undelivered = Ton défi n’est pas arrivé : je ne peux pas écrire à ton adversaire. Lance ton défi là où cette personne peut le voir, ou envoie-lui le code.
news-withdrawn = Ton adversaire a retiré son défi.
news-draw-offered = Ton adversaire propose nulle.
news-stop-offered = Ton adversaire propose d’arrêter la partie et de compter les pièces.
news-draw-refused = L’offre de terminer la partie a été refusée. La partie continue.
news-draw-declined = Ton adversaire a refusé ton offre. La partie continue.
news-ended = La partie est terminée.
news-unreachable = Je n’ai pas pu prévenir ton adversaire, qui m’a peut-être bloqué. La partie continue.

done-offered = Défi envoyé à { $name }.
done-offered-open = Toute personne qui a le lien peut jouer contre toi. Code : { $code }.
done-offered-listed = Tu es sur la liste des personnes qui cherchent un adversaire : tu joueras contre la première qui acceptera. Code : { $code }.
done-accepted = La partie commence.
done-declined = Défi refusé.
done-withdrawn = Défi retiré.
done-played = Tu as joué { $action }.
done-placed = Tu as placé un pion en { $square }.
done-taken = Tu as capturé le pion en { $square }.
done-huffed = Tu as soufflé le pion en { $square }.
done-again = Tu as relancé les dés : { $high } et { $low }.
done-passed = Tu as renoncé au lancer bonus.
done-draw-offered = Tu as proposé nulle.
done-stop-offered = Tu as proposé d’arrêter la partie et de compter les pièces.
done-draw-declined = Tu as refusé l’offre. La partie continue.
done-ended = La partie est terminée.
