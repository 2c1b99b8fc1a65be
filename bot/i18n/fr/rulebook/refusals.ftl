# Each reason to refuse an action: its name, what it means and what to do.

refusal-more = En savoir plus
refusal-shown = L’image montre une position de { $ruleset }. { $said }

refusal-name-notation = Coup illisible
refusal-text-notation = Un coup s’écrit avec deux cases : celle de ta pièce et celle où elle va. Mets un trait d’union entre les deux. Les deux cases doivent être sur ce plateau.

refusal-name-ambiguous = Deux sens possibles
refusal-text-ambiguous = Ce que tu as écrit correspond à plusieurs coups légaux. Écris dans l’ordre chaque case où la pièce se pose. Ou choisis les cases sur le plateau.

refusal-name-over = La partie est terminée
refusal-text-over = On ne peut plus jouer dans une partie terminée. Une partie se termine aussi quand le camp qui doit jouer ne peut rien faire. Tu peux revoir une partie terminée, ou proposer une revanche.

refusal-name-no-piece = Aucune pièce sur cette case
refusal-text-no-piece = Un coup part d’une case où tu as une pièce. La première case que tu as indiquée est vide. Le plateau a peut-être changé depuis que tu l’as vu.

refusal-name-not-yours = Cette pièce n’est pas à toi
refusal-text-not-yours = Tu ne peux jouer que tes propres pièces. Choisis une case avec une des tiennes. Le plateau en mots dit aussi à qui sont les pièces.

refusal-name-same-square = La pièce reste sur place
refusal-text-same-square = Un coup doit mener à une autre case. On ne peut pas passer en laissant une pièce où elle est.

refusal-name-occupied = La case est occupée
refusal-text-occupied = Il n’y a qu’une pièce par case. Pour capturer un ennemi, va à côté de lui, pas sur sa case. Choisis une case vide.

refusal-name-not-straight = Ce n’est pas une ligne droite
refusal-text-not-straight = Les pièces vont le long d’une rangée ou d’une colonne. Elles ne vont jamais en diagonale et ne tournent pas en chemin.

refusal-name-blocked = Le passage est barré
refusal-text-blocked = Une pièce ne glisse que sur des cases vides. Toute pièce sur son chemin l’arrête, qu’elle soit à toi ou à ton adversaire. Contourne-la, ou arrête-toi devant.

refusal-name-out-of-range = C’est trop loin
refusal-text-out-of-range = Certaines pièces ne peuvent avancer que d’un nombre limité de cases. Dans un jeu avec des dés, c’est le lancer qui fixe ce nombre. Choisis une case plus proche.

refusal-name-bound = La pièce est immobilisée
refusal-text-bound = Un pion que deux ennemis ont immobilisé entre eux ne peut pas bouger. Il est de nouveau libre quand l’un d’eux ne le tient plus. Joue un autre pion, peut-être pour libérer celui-ci.

refusal-name-not-attack = Ce ne serait pas une attaque
refusal-text-not-attack = Une pièce retournée ne peut aller que sur une case à côté d’un ennemi. Seule une capture la remet à l’endroit. Choisis une telle case, ou joue une autre pièce.

refusal-name-capture-first = Tu dois capturer
refusal-text-capture-first = Quand la capture est obligatoire, rien d’autre n’est légal tant que tu peux capturer. Sur le plateau, de petits coins entourent les pièces qui peuvent capturer. Choisis la capture que tu veux.

refusal-name-leader-over-leader = Pas de saut par-dessus un chef
refusal-text-leader-over-leader = Les chefs peuvent sauter par-dessus les soldats des deux camps, mais pas par-dessus le chef ennemi. Contourne-le, ou saute ailleurs.

refusal-name-no-jump = On ne peut pas sauter là
refusal-text-no-jump = On saute tout droit par-dessus les pièces placées juste devant, pour se poser sur la case vide derrière elles. On ne saute ni par-dessus une case vide, ni quand il n’y a pas de place derrière. Les règles de chaque jeu disent qui peut sauter, et par-dessus quoi.

refusal-name-placing = Le placement n’est pas fini
refusal-text-placing = D’abord, les deux camps placent leurs pions sur le plateau, un à la fois. Aucun pion ne bouge avant que le dernier soit placé. Choisis une case vide pour ton prochain pion.

refusal-name-placed = Tous les pions sont placés
refusal-text-placed = Tu n’as plus de pions à placer. À partir de maintenant, tu les déplaces. Indique deux cases : le départ et l’arrivée.

refusal-name-throw-first = Relance d’abord, ou passe
refusal-text-throw-first = Tu as fait un double, donc tu peux relancer. Appuie sur « Relancer les dés », ou sur « Passer » pour renoncer au lancer bonus. Ensuite, la partie continue.

refusal-name-thrown = Tu ne peux pas lancer les dés
refusal-text-thrown = Je lance les dés pour les deux camps quand il le faut. Tu ne peux pas choisir les nombres. Dans un jeu sans dés, il n’y a rien à lancer.

refusal-name-not-bound = Cette pièce n’est pas immobilisée
refusal-text-not-bound = On ne peut retirer du plateau qu’un ennemi déjà immobilisé. Encadre-le d’abord entre deux de tes pions. Tu pourras le retirer lors d’un tour suivant.

refusal-name-no-huff = Il n’y a rien à souffler
refusal-text-no-huff = On ne peut souffler qu’un soldat qui pouvait capturer au tour précédent et ne l’a pas fait. Celui-ci ne le pouvait pas. Dans les jeux où l’on ne souffle pas, il n’y a rien à réclamer.

refusal-name-no-bonus = Il n’y a pas de lancer bonus
refusal-text-no-bonus = On ne relance qu’après un double. En ce moment, il n’y a pas de lancer bonus à faire ou à refuser. Joue un coup.

refusal-name-no-capture = Cette capture n’a pas lieu
refusal-text-no-capture = Tu as écrit une capture que ce coup ne fait pas. Enlève cette capture pour jouer le coup tel quel, ou trouve un coup qui la fait vraiment.
