# The rulesets: their names and their options.

ruleset-lemery-petteia = Petteia (Lemery Games)
ruleset-lemery-compact = Petteia compacte (Lemery Games)
ruleset-lemery-ultra = Petteia ultra-compacte (Lemery Games)
ruleset-lemery-crossing = La traversée du général (Lemery Games)
ruleset-lemery-latrunculi = Latrunculi (Lemery Games)
ruleset-poleis = Poleis (Dmytro)
ruleset-vogt-petteia = Petteia de tournoi (Andreas Vogt)
ruleset-vogt-kubeia = Kubeia (Andreas Vogt)
ruleset-walker-petteia = Petteia (Damian Walker)
ruleset-walker-dux = Latrunculi avec dux (Damian Walker)
ruleset-with-options = { $name } avec { $options }

option-edge = { $value ->
    [on] capture au bord
   *[off] bord sans effet sur la capture
}
option-compulsory = { $value ->
    [on] capture obligatoire
    [enforced] capture obligatoire
    [huff] pions soufflés pour capture oubliée
   *[off] captures facultatives
}
option-first = { $value ->
    [0] soldats perdus non comptés
   *[other] défaite à { $value } soldats perdus
}
option-jump = { $value ->
    [adjacent] sauts depuis la case voisine
   *[slide] sauts avec élan
}
option-surround = { $value ->
    [edge] chefs encerclés même au bord
   *[four] chefs encerclés seulement des quatre côtés à la fois
}
option-board = { $value ->
    [compact] le plateau de la Petteia compacte
    [ultra] le plateau de la Petteia ultra-compacte
   *[base] le grand plateau
}
option-min = { $value ->
    [1] défaite avec une seule pièce
   *[other] défaite avec { $value } pièces
}
option-pins = { $value ->
    [all] pions immobilisés qui immobilisent encore
   *[free] pions immobilisés qui n’immobilisent plus
}
option-mirror = { $value ->
    [on] chaque basileus à droite du milieu
   *[off] chaque basileus à gauche du milieu
}
option-ignorance = { $value ->
    [on] défaite si on insiste sur un coup illégal
   *[off] coups illégaux sans sanction
}
option-six = { $value ->
    [on] hoplites en armure, six cases au plus
   *[off] hoplites sans armure ni limite
}
option-classes = { $value ->
    [on] pièces lourdes nécessaires pour capturer un basileus
   *[off] capture d’un basileus par n’importe quelles pièces
}
option-armour = { $value ->
    [on] hoplites en armure
   *[off] hoplites sans armure
}
option-files = { $value } colonnes
option-ranks = { $value } rangées
option-rows = { $value ->
    [1] une rangée de pions par camp
   *[other] { $value } rangées de pions par camp
}
option-corner = { $value ->
    [on] capture dans le coin
   *[off] coins sûrs
}
option-dux = { $value ->
    [enclosed] défaite si le dux est encerclé
   *[free] dux encerclé sans effet
}
