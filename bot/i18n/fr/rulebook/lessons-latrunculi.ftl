# Lessons of Latrunculi.

lesson-hop = Sauter et capturer
task-hop = Capture l’ennemi en { $prey }.
hint-hop = Un pion saute par-dessus un ennemi voisin et se pose sur la case vide derrière lui.
answer-hop = { $move } saute par-dessus { $prey } et le capture.

lesson-chain = Sauter de nouveau
task-chain = Capture deux ennemis en un tour.
hint-chain = Saute d’abord par-dessus { $one }, puis continue par-dessus { $two }.
answer-chain = { $move } saute par-dessus { $one } et { $two }, et les capture tous les deux.

lesson-bind = Immobiliser un ennemi
task-bind = Immobilise l’ennemi en { $prey }.
hint-bind = Tu immobilises un ennemi en l’encadrant en ligne droite entre deux de tes pions. Quel pion peut atteindre l’autre côté ?
answer-bind = { $move } immobilise l’ennemi en { $prey } : il reste là et ne bouge plus.

lesson-remove = Retirer un ennemi
task-remove = Retire l’ennemi immobilisé en { $prey }.
hint-remove = Choisis le pion immobilisé lui-même. Le retirer prend tout ton tour.
answer-remove = Tu retires { $prey } du plateau. Cela prend tout ton tour : aucun pion ne bouge.

lesson-free = Libérer ton pion
task-free = Ton pion en { $man } est immobilisé. Libère-le.
hint-free = Ton pion est libre quand l’un des deux ennemis qui le tiennent est immobilisé ou capturé. Essaie celui en { $enemy }.
answer-free = { $move } immobilise { $enemy }, et { $man } est de nouveau libre. Sauter par-dessus { $enemy } le libère aussi.

lesson-pinned = Quel pion peut bouger ?
task-pinned = Lesquels de tes pions peuvent bouger ?
hint-pinned = Un pion immobilisé entre deux ennemis ne peut pas bouger.
answer-pinned = Le pion en { $from } peut bouger. Les pions en { $one } et { $two } sont immobilisés.
