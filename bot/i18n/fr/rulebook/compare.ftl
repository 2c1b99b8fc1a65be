# How the games differ: what is compared, and its values. All by the games' usual rules.

compare-row = { $value } : { $games }
# Two games, and one thing in which they differ
compare-both = Ce qui distingue { $one } et { $other } :
compare-difference = { $one } – { $other }

compare-all = Les jeux :
compare-board = La taille des plateaux, du plus petit au plus grand :
compare-men = Le nombre de pions par camp, du plus petit au plus grand :
compare-leader = Quels jeux ont un chef ?
compare-dice = Quels jeux se jouent avec des dés ?
compare-placing = Dans quels jeux place-t-on d’abord ses pions ?
compare-must = Dans quels jeux la capture est-elle obligatoire ?
compare-corner = Dans quels jeux deux pièces peuvent-elles en capturer une dans un coin ?
compare-edge = Dans quels jeux le bord aide-t-il à capturer ?
compare-jump = Dans quels jeux des pièces peuvent-elles sauter ?
compare-classes = Quels jeux ont plusieurs sortes de soldats ?
compare-capture = Ce qui arrive aux pions :
compare-winning = Comment on gagne ou on perd à chaque jeu :
compare-length = La durée des parties, de la plus courte à la plus longue :
compare-level = Le nombre de règles à apprendre, du plus petit au plus grand :
compare-draws = La fréquence des nulles, d’après les parties de l’ordinateur contre lui-même :
compare-luck = La part du hasard :
compare-two = Ce qui distingue deux jeux :

value-board = { $files }×{ $ranks }
value-men = { $value } pions
value-leader = { $value ->
    [none] pas de chef
    [captured] un chef qui peut être capturé
   *[immune] un chef qui ne peut jamais être capturé
}
value-dice = { $value ->
    [yes] avec deux dés
   *[no] sans dés
}
value-placing = { $value ->
    [yes] on place d’abord ses pions
   *[no] les pions sont déjà en place
}
value-must = { $value ->
    [yes] on doit capturer quand on peut
   *[no] on capture si l’on veut
}
value-corner = { $value ->
    [yes] une pièce dans un coin peut être capturée
   *[no] une pièce dans un coin ne risque rien
}
value-edge = { $value ->
    [yes] une pièce suffit au bord
   *[no] le bord n’aide pas à capturer
}
value-jump = { $value ->
    [none] aucune pièce ne saute
    [leader] seul le chef saute
   *[men] chaque pion peut sauter pour capturer
}
value-classes = { $value ->
    [yes] des soldats légers et lourds, et un roi
   *[no] tous les soldats sont pareils
}
value-capture = { $value ->
    [removed] les pions capturés quittent aussitôt le plateau
    [bound] les pions encadrés sont d’abord immobilisés, et retirés plus tard
   *[turned] les pions capturés quittent le plateau, et un pion qui se déplace sans attaquer est retourné
}
value-length = { $value ->
    [1] partie courte
    [2] partie moyenne
   *[3] partie longue
}
value-level = { $value ->
    [1] facile à apprendre
    [2] un peu plus de règles à apprendre
   *[3] beaucoup de règles à apprendre
}
value-draws = { $value ->
    [3] nulles fréquentes
    [2] nulles occasionnelles
   *[1] nulles très rares
}
value-luck = { $value ->
    [yes] hasard et réflexion, avec des dés
   *[no] réflexion seulement
}
# Each is enough to win or to lose, so there is no “and” between them
value-winning = { $one } ; { $more }
