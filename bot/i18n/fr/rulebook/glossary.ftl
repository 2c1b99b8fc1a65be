# Words that a newcomer cannot know, and how they are explained where they first appear on a ruleset’s pages.
# A word is given as far as all its forms agree, so that each of them is found.

term-strategos = Strategos
    .explained = le Strategos, le général grec
term-lars = Lars
    .explained = le Lars, le chef étrusque
term-huff = souffl
    .explained = peut souffler avant son coup : désigner un soldat qui pouvait capturer, et le retirer
term-bound = immobilis
    .explained = encadre un ennemi entre deux de tes pions, il est immobilisé
term-vagus = vagus
    .explained = retourné s’appelle un vagus
term-ordinarius = ordinari
    .explained = ordinarius, un soldat en bon ordre
term-inciti = inciti
    .explained = l’un des inciti, les désespérés
term-peltast = peltaste
    .explained = peltastes (légers)
term-hoplite = hoplite
    .explained = hoplites (lourds)
term-basileus = basileus
    .explained = un basileus, le roi
term-active = active
    .explained = active si un coup peut l’amener à côté d’un ennemi
term-passive = passi
    .explained = Sinon, elle est passive
term-dux = dux
    .explained = un dux, un général qui n’est jamais capturé
term-hermes = Hermès
    .explained = exactement le plus grand : le coup d’Hermès
term-zeus = Zeus
    .explained = relancer et rejouer, avec n’importe quelle pièce : la main de Zeus
term-false = fausse capture
    .explained = Aller entre deux ennemis est sans danger. Vogt appelle cela une fausse capture
term-attack = attaqu
    .explained = une attaque s’il finit juste à côté d’un ennemi
