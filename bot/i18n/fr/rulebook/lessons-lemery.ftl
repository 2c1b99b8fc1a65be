# Lessons of the games with leaders, by Lemery Games.

lesson-corner = Capturer dans un coin
task-corner = Capture l’ennemi dans le coin, en { $prey }.
hint-corner = Dans un coin, il suffit d’occuper les deux cases à côté de l’ennemi. Tu en occupes déjà une.
answer-corner = { $move } capture { $prey } : tu occupes les deux cases voisines.

lesson-jump = Le chef saute
task-jump = Capture l’ennemi en { $prey }.
hint-jump = Ton chef peut sauter par-dessus les pièces placées sur son chemin, ici { $over }.
answer-jump = { $move } saute par-dessus { $over } et capture { $prey }. Le saut lui-même ne capture rien : ce qui compte, c’est la case où le chef se pose.

lesson-leader = Capturer le chef
task-leader = Gagne en un coup.
hint-leader = Le chef ennemi est en { $enemy }. Tu peux l’encadrer entre deux de tes pièces, comme tout autre ennemi.
answer-leader = { $move } capture le chef en { $enemy }, et tu gagnes.

lesson-closed = Encercler le chef
task-closed = Gagne en un coup, sans capture.
hint-closed = Un chef entouré de pièces des quatre côtés a perdu. Quelle case à côté de { $enemy } est vide ?
answer-closed = { $move } occupe la dernière case à côté du chef, et tu gagnes. Les pièces des deux camps comptent.

lesson-over = Un long saut
task-over = Amène une pièce en { $to }.
hint-over = Aucune pièce ne peut glisser jusqu’à cette case. Ton chef peut glisser jusqu’à des pièces alignées, ici { $one } et { $two }, et sauter par-dessus.
answer-over = { $move } saute par-dessus { $one } et { $two }, amis comme ennemis. En se posant, il capture { $prey }.

lesson-alone = Un chef tout seul
task-alone = Gagne en un coup.
hint-alone = Un chef sans soldats a perdu. Il ne reste que le soldat en { $prey }.
answer-alone = { $move } capture { $prey }, le dernier soldat, et tu gagnes.

lesson-rim = Un chef au bord
task-rim = Tu joues { $move }. Maintenant, le chef ennemi n’a plus de case vide à côté de lui. Que se passe-t-il ?
hint-rim = Un chef est encerclé quand il est entouré de pièces des quatre côtés. Combien de cases y a-t-il à côté de { $enemy } ?
answer-rim = La partie continue. Un chef au bord du plateau n’est pas encerclé.

lesson-rescue = Chef en danger
task-rescue = L’ennemi en { $enemy } est sur le point de capturer ton chef en { $leader }. Capture d’abord son partenaire.
hint-rescue = Il faut deux ennemis pour capturer ton chef. L’un est déjà à côté de lui, en { $prey }.
answer-rescue = { $move } capture { $prey }, avec l’aide de ton chef. L’autre ennemi ne peut rien faire seul.

lesson-run = Vers la rangée de fond
task-run = Gagne en un coup.
hint-run = Dans ce jeu, un chef qui atteint la rangée de fond ennemie gagne. La voie est-elle libre pour le tien ?
answer-run = { $move } amène ton chef sur la rangée de fond ennemie, et tu gagnes aussitôt.

lesson-leap = Par-dessus le dernier soldat
task-leap = Gagne en un coup.
hint-leap = Le soldat en { $over } ne peut pas arrêter ton chef, qui saute par-dessus.
answer-leap = { $move } saute par-dessus { $over } et arrive sur la rangée de fond ennemie. Tu gagnes.

lesson-stop = Arrêter le chef
task-stop = Le chef ennemi en { $enemy } est sur le point d’atteindre ta rangée de fond et de gagner. Arrête-le.
hint-stop = Si tu bloques le chef ennemi en { $near }, il saute par-dessus ta pièce. Sur quelle case ta pièce l’arrête-t-elle vraiment ?
answer-stop = { $move } barre le passage sur ta rangée de fond : derrière ta pièce, le chef ennemi n’a aucune case où se poser.

lesson-no-capture = Les chefs ne risquent rien
task-no-capture = Tu joues { $move }. Maintenant, le chef ennemi en { $enemy } est entre deux de tes pièces. Que se passe-t-il ?
hint-no-capture = Dans ce jeu, les chefs font la course. Peut-on les capturer ?
answer-no-capture = La partie continue. Dans ce jeu, un chef n’est jamais capturé, où qu’il soit.

lesson-lars = Pas par-dessus le Lars
task-lars = Capture un ennemi. Le chef ennemi est en { $enemy }.
hint-lars = Un chef peut sauter par-dessus toute pièce, sauf l’autre chef. Essaie { $over }.
answer-lars = { $move } saute par-dessus { $over } et capture { $prey }. Ton chef ne peut pas sauter par-dessus le chef ennemi en { $enemy }.

lesson-huff = Souffler un soldat
task-huff = { side-second } pouvait capturer ton soldat en { $man }, mais ne l’a pas fait. Lequel de ses soldats souffles-tu ?
hint-huff = Quel soldat pouvait aller en { $gap } ?
answer-huff = Le soldat en { $huffed } a oublié de capturer : il quitte donc le plateau. Ensuite, tu joues comme d’habitude.
