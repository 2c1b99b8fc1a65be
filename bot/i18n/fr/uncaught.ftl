# Why the last move did not capture a piece; what the rulebook says about it follows below.

button-uncaught = Pourquoi pas de capture ?

uncaught-which = Quelle pièce ?
uncaught-piece = Pourquoi pas { $square } ?
uncaught-about = Pourquoi { $action } n’a pas capturé la pièce en { $square } :

uncaught-open = { $way ->
    [bind] Elle n’est tenue que d’un côté, donc elle n’est pas immobilisée : { $by } n’a pas de pièce en face, en { $squares }.
   *[capture] Elle n’est encadrée que d’un côté : { $by } n’a pas de pièce en face, en { $squares }.
}
# $way: capture or bind, as for the others
uncaught-row = Une pièce de son camp est en face, en { $squares } : on n’encadre pas deux pièces alignées.
uncaught-armour = C’est un hoplite : un hoplite ou le basileus doit aider à le capturer. Les pièces en { $squares } sont trop faibles.
uncaught-anvil-bound = Le pion d’en face, en { $squares }, était lui-même immobilisé à la fin du coup.
uncaught-edge = { $way ->
    [bind] En face, c’est le bord du plateau, et le bord n’immobilise pas.
   *[capture] En face, c’est le bord du plateau, et le bord ne capture pas.
}
uncaught-corner = Elle est dans un coin, et dans ce jeu les coins sont sûrs.
uncaught-nook = Elle est dans un coin, et { $by } n’a pas de pièce sur l’autre case voisine, { $squares }.
uncaught-ring = Un basileus doit être encerclé de tous les côtés, et { $by } n’a pas de pièce en { $squares }.
uncaught-shield = { $count ->
    [one] Une pièce de son camp, en { $squares }, est à côté du basileus et le protège.
   *[other] Des pièces de son camp, en { $squares }, sont à côté du basileus et le protègent.
}
uncaught-classes = Le basileus est encerclé, mais par trop peu d’hoplites, et sans l’autre basileus.
uncaught-leader = C’est un chef, et dans ce jeu les chefs ne peuvent pas être capturés.
uncaught-standing = { $count ->
    [one] La pièce en { $squares } était déjà là : elle ne vient pas d’y arriver.
   *[other] Les pièces qui l’encadrent, en { $squares }, étaient déjà là : aucune ne vient d’y arriver.
}
uncaught-between = Elle est venue elle-même entre deux ennemis ({ $squares }), et c’est sans danger.
uncaught-passed = Le coup n’a fait que passer par { $squares }. Seule compte la case où il finit.
uncaught-jump = Un saut par-dessus était possible, vers { $squares }, mais ce coup n’était pas un saut.
uncaught-bound = Elle est immobilisée, pas capturée : { $squares } la tiennent. Lors d’un tour suivant, { $by } peut la capturer au lieu de jouer un coup.
uncaught-far = Elle n’est pas à côté de la case où le coup a fini : { $squares }.
uncaught-own = Tu ne peux pas capturer tes propres pièces.
uncaught-placing = Le placement n’est pas terminé. Jusque-là, un pion encadré ne risque rien.
uncaught-removal = Capturer un pion immobilisé prend tout le tour : aucun autre pion n’est capturé.
