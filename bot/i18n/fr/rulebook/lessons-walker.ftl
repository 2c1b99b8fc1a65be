# Lessons of Damian Walker’s games.

lesson-row = Deux ennemis côte à côte
task-row = Capture un ennemi. Attention : les ennemis en { $one } et { $two } sont côte à côte.
hint-row = On n’encadre qu’un pion seul. Le pion en { $prey } est isolé.
answer-row = { $move } capture { $prey }. Les ennemis en { $one } et { $two } sont à l’abri le long de leur ligne : on n’encadre qu’un pion seul.

lesson-save = Hors de danger
task-save = L’ennemi en { $enemy } est sur le point de capturer ton pion en { $man }. Fais en sorte de ne perdre aucun pion.
hint-save = L’ennemi veut atteindre { $gap }. Éloigne-toi, ou barre le passage.
answer-save = { $move } barre le passage vers { $gap }. Le pion en { $man } pouvait aussi fuir.

lesson-single = Le dernier pion
task-single = Gagne en un coup.
hint-single = Un camp qui n’a plus qu’un pion perd. Combien peux-tu en capturer à la fois ?
answer-single = { $move } capture { $prey }. Il ne reste qu’un pion ennemi, donc tu gagnes.

lesson-anvil = Le dux aide à capturer
task-anvil = Capture l’ennemi en { $prey }. Ton dux est à côté de lui, en { $man }.
hint-anvil = Un dux aide à capturer aussi bien qu’un soldat. Quel soldat peut atteindre l’autre côté ?
answer-anvil = { $move } capture { $prey }, entre ton soldat et ton dux.

lesson-dux = Le dux ne risque rien
task-dux = Capture un ennemi. Attention : la pièce en { $enemy } est un dux.
hint-dux = Un dux n’est jamais capturé. Vise plutôt le soldat en { $prey }.
answer-dux = { $move } capture { $prey }. Encadrer le dux en { $enemy } ne capturerait rien.

lesson-dux-alone = Un dux tout seul
task-dux-alone = Tu joues { $move } et captures { $prey }. Comment se termine la partie ?
hint-dux-alone = Après ce coup, { side-second } n’a plus que le dux en { $enemy }. Un dux compte comme une pièce.
answer-dux-alone = { side-second } n’a plus qu’une pièce, le dux, et perd. Tu gagnes.

lesson-stuck = Sans issue
task-stuck = Gagne en un coup, sans capture.
hint-stuck = Un camp qui ne peut pas jouer perd. Quelle issue est encore ouverte ?
answer-stuck = { $move } ferme la dernière issue. { side-second } ne peut pas jouer, donc tu gagnes.
