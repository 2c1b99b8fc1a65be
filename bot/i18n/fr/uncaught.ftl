# Why the last move did not capture a piece; what the rulebook says about it follows below.

button-uncaught = Pourquoi pas de capture ?

uncaught-which = Quelle pièce ?
uncaught-piece = Pourquoi pas { $square } ?
uncaught-about = Pourquoi { $action } n’a pas capturé la pièce en { $square } :

uncaught-open = { $way ->
    [bind] Cette pièce n’est tenue que d’un côté, donc elle n’est pas immobilisée : { $by } n’a pas de pièce de l’autre côté, en { $squares }.
   *[capture] Cette pièce n’est encadrée que d’un côté : { $by } n’a pas de pièce de l’autre côté, en { $squares }.
}
# $way: capture or bind, as for the others
uncaught-row = De l’autre côté de cette pièce, en { $squares }, il y a une pièce du même camp : on n’encadre pas deux pièces alignées.
uncaught-armour = Cette pièce est un hoplite : un hoplite ou le basileus doit aider à la capturer. Les pièces en { $squares } sont trop faibles.
uncaught-anvil-bound = Le pion placé de l’autre côté, en { $squares }, était lui-même immobilisé à la fin du coup.
uncaught-edge = { $way ->
    [bind] De l’autre côté de cette pièce, il y a le bord du plateau, et le bord n’aide pas à immobiliser.
   *[capture] De l’autre côté de cette pièce, il y a le bord du plateau, et le bord n’aide pas à capturer.
}
uncaught-corner = Cette pièce est dans un coin, et dans ce jeu les coins sont sûrs.
uncaught-nook = Cette pièce est dans un coin, et { $by } n’a pas de pièce sur l’autre case voisine, { $squares }.
uncaught-ring = Un basileus doit être encerclé de tous les côtés, et { $by } n’a pas de pièce en { $squares }.
uncaught-shield = { $count ->
    [one] Une pièce du camp du basileus, en { $squares }, est à côté de lui et le protège.
   *[other] Des pièces du camp du basileus, en { $squares }, sont à côté de lui et le protègent.
}
uncaught-classes = Le basileus est encerclé, mais par trop peu d’hoplites, et sans l’aide de l’autre basileus.
uncaught-leader = Cette pièce est un chef, et dans ce jeu les chefs ne peuvent pas être capturés.
uncaught-standing = { $count ->
    [one] La pièce en { $squares } était déjà là avant ce coup : elle ne vient pas d’y arriver.
   *[other] Les pièces qui encadrent celle-ci, en { $squares }, étaient déjà là avant ce coup : aucune ne vient d’y arriver.
}
uncaught-between = Cette pièce est venue elle-même entre deux ennemis ({ $squares }), et c’est sans danger.
uncaught-passed = Le coup n’a fait que passer par { $squares }. Seule compte la case où il s’arrête.
uncaught-jump = La pièce qui a bougé pouvait capturer celle-ci en sautant jusqu’en { $squares }, mais elle a joué un autre coup.
uncaught-bound = Cette pièce est immobilisée, pas capturée : les pièces en { $squares } la tiennent. Lors d’un tour suivant, { $by } peut la capturer au lieu de jouer un coup.
uncaught-far = Cette pièce n’est pas à côté de { $squares }, la case où le coup s’est arrêté.
uncaught-own = Tu ne peux pas capturer tes propres pièces.
uncaught-placing = Le placement n’est pas terminé. Jusque-là, un pion encadré ne risque rien.
uncaught-removal = Capturer un pion immobilisé prend tout le tour : aucun autre pion n’est capturé.
