# Latrunculi, by Lemery Games.

rule-lemery-latrunculi-glance =
    §gist+army+place Un jeu de pièges. D’abord, vous placez tour à tour { $men } pions chacun, un à la fois, sur les cases vides de votre choix.
    §step Puis, à chaque tour, tu déplaces un pion d’une case, jamais en diagonale. §jump Ou tu captures : ton pion saute par-dessus un ennemi voisin et se pose sur la case vide derrière lui. §chain Il peut alors sauter de nouveau.
    §bind Si un de tes coups encadre un ennemi entre deux de tes pions, il est immobilisé. §bound Il ne peut pas bouger tant que les deux le tiennent. §removal Plus tard, tu peux le retirer au lieu de déplacer un pion.
    §between Ton pion peut aller entre deux ennemis sans danger.
    §win+single Tu gagnes quand il ne reste à ton adversaire { $min ->
        [1] qu’un pion
       *[other] que { $min } pions
    }. §stuck Un camp qui ne peut rien faire perd.
    §first { side-first } place son pion en premier. Ton camp est en bas.
    { book-facts }
rule-lemery-latrunculi-setup =
    §board Le plateau a { $files } colonnes, de a à h, et { $ranks } rangées. Il est vide au début.
    §first { side-first } commence. §place Tour à tour, vous placez un pion sur une case vide au choix, jusqu’à ce que les 32 soient placés.
    §place-quiet Pendant le placement, aucun pion ne bouge et aucun n’est immobilisé.
    §place-safe Un pion placé entre deux ennemis reste libre, même une fois les déplacements commencés.
    §first-move Quand tous les pions sont placés, { side-first } joue le premier coup.
rule-lemery-latrunculi-move =
    §turn À ton tour, tu fais l’une de ces trois choses : un pas, un saut ou le retrait d’un ennemi.
    §step Pas : déplace un pion d’une case en avant, en arrière ou de côté, sur une case vide. §diagonal Les pions ne vont jamais en diagonale.
    §jump Saut : un de tes pions saute par-dessus un ennemi voisin et se pose sur la case vide derrière lui.
    §removal Retrait : enlève du plateau un ennemi immobilisé.
    §bound Un pion immobilisé ne peut ni faire un pas ni sauter.
    §between Aller entre deux ennemis est sans danger. Tu ne risques rien jusqu’à ce que l’un parte et qu’un ennemi prenne sa place.
rule-lemery-latrunculi-capture =
    §line Il y a deux façons de capturer : sauter par-dessus un ennemi, ou retirer un ennemi immobilisé.
    §jump Ton pion saute par-dessus un ennemi voisin et se pose sur la case vide juste derrière lui. L’ennemi quitte aussitôt le plateau.
    §chain Le même pion peut continuer à sauter, dans n’importe quelle direction. §chain+must Tu peux t’arrêter après chaque saut, et sauter n’est jamais obligatoire.
    §jump-own+jump-bound Tu ne peux pas sauter par-dessus tes propres pions. Tu peux sauter par-dessus un ennemi immobilisé.
    §jump-twice Tu ne peux pas sauter deux fois par-dessus le même ennemi. Ton pion peut revenir sur sa case de départ.
    §removal+removal-turn+removal-when L’autre façon de capturer est de retirer un ennemi qui est immobilisé au début de ton tour.
    Cela prend tout ton tour. Tu peux le faire à n’importe quel tour où l’ennemi est encore immobilisé, mais ce n’est pas obligatoire.
rule-lemery-latrunculi-special =
    §bind Un pas ou un saut qui encadre un ennemi en ligne droite entre deux de tes pions l’immobilise. §mover L’un des deux doit être le pion qui vient de bouger.
    §bind-several+several+row Un coup peut immobiliser plusieurs ennemis, mais jamais plusieurs alignés entre les deux mêmes pions. §chain-last Après plusieurs sauts, seule la dernière case compte.
    §corner+edge Les bords et les coins n’aident pas à immobiliser.
    §held Un pion reste immobilisé tant que deux ennemis le tiennent. Il est libre dès que l’un d’eux s’éloigne ou est capturé.
    { $pins ->
        [all] §pins Les pions immobilisés en tiennent encore d’autres, et aident à immobiliser. Ils ne lâchent prise qu’en quittant le plateau.
       *[free] §pins Un pion immobilisé ne peut ni en tenir un autre ni aider à immobiliser. Tu libères donc aussi ton pion en immobilisant l’un des deux ennemis qui le tiennent. Un pion ainsi libéré n’immobilise aucun ennemi.
    }
    §held-lines Un pion tenu sur sa rangée et sur sa colonne est libre quand aucune paire ne le tient plus.
    §freed Si ton propre coup libère ton pion, il peut bouger au tour suivant.
rule-lemery-latrunculi-end =
    §single Tu gagnes dès qu’il ne reste à ton adversaire { $min ->
        [1] qu’un pion
       *[other] que { $min } pions
    }.
    §stuck Tu gagnes aussi si ton adversaire ne peut rien faire à son tour.
    §agree La partie est nulle si les deux camps en conviennent.
    §repetition La partie est nulle quand la même position revient pour la troisième fois, avec les mêmes pions immobilisés.
    §quiet La partie est nulle aussi après 100 coups sans capture ni retrait, 50 par camp.
    §quiet-count Placer un pion ne compte pas ici comme un coup. Immobiliser un ennemi ne remet pas le compte à zéro.
rule-lemery-latrunculi-options =
    §options Ajoute des options à ton défi, par exemple options=min=3. Mets une virgule entre deux options.
    §single min=3 : un camp qui n’a plus que 3 pions perd. La partie est plus courte.
    §pins pins=all : les pions immobilisés peuvent encore en tenir d’autres. Ils aident aussi à immobiliser, et ne lâchent prise qu’en quittant le plateau.
rule-lemery-latrunculi-tips =
    §tips+advice-begin+advice-kinds+place Place tes pions en blocs contre le bord : on ne peut pas sauter par-dessus un pion qui en a un autre juste derrière lui.
    §tips+advice-attack+removal Immobilise d’abord un ennemi et retire-le ensuite sans tarder : si l’un des deux pions qui le tiennent s’éloigne, il est libre.
    §tips+advice-attack+chain Cherche des ennemis qui ont une case vide derrière eux : un pion peut en sauter plusieurs en un tour.
    §tips+advice-defend+held { $pins ->
        [all] Pour libérer un pion immobilisé, saute par-dessus l’un des deux ennemis qui le tiennent.
       *[free] Pour libérer un pion immobilisé, immobilise l’un des deux ennemis qui le tiennent, ou saute par-dessus.
    }
    §tips+advice-defend+edge Dans un coin, un pion ne peut être ni immobilisé ni sauté. Au bord, il ne peut l’être que le long du bord.
    §tips+advice-avoid+jump Ne laisse jamais de case vide derrière un pion qui a un ennemi devant lui : l’ennemi saute et capture.
    { $min ->
        [1] §tips+advice-endgame Garde tes pions quand tu mènes : 3 ou 4 pions contre 2 donnent en général une nulle.
       *[other] §tips+advice-endgame+single Quand tu mènes, échange pion contre pion : un camp qui n’a plus que { $min } pions perd.
    }
rule-lemery-latrunculi-source =
    §source Ces règles sont une variante du livret de Petteia, de Lemery Games. Tímea Kőszegi et Lívia Varga l’ont illustré. Dario Jara et Jeremy Rozenhart l’ont révisé. Pour en savoir plus : LemeryGames.com.
    §source+models Le livret cite comme modèle la reconstitution d’Ulrich Schädler, de 2001 : d’abord immobiliser, capturer plus tard.
    §source+jump La capture par saut est une idée de l’éditeur.
    §source+modern C’est une reconstitution moderne. On ne sait pas comment les Romains jouaient vraiment.
    §reading Le livret laisse bien des questions ouvertes. Ces points sont notre interprétation : la taille du plateau, la durée d’une immobilisation, les pions immobilisés qui n’en tiennent pas d’autres, et les nulles.

show-lemery-latrunculi-place = { $move } : { side-first } place un pion.
show-lemery-latrunculi-ways = Le pion en d4 peut faire un pas en d3 ou sauter en d6.
show-lemery-latrunculi-jump = { $move } capture { $taken }.
show-lemery-latrunculi-chain = { $move } : deux sauts capturent { $taken }.
show-lemery-latrunculi-bind = { $move } immobilise le pion en d4.
show-lemery-latrunculi-held = { $move } n’est pas permis : le pion est immobilisé.
show-lemery-latrunculi-remove = { $move } retire le pion immobilisé.
show-lemery-latrunculi-free = { $move } immobilise le pion en e4, qui lâche celui en d4.
show-lemery-latrunculi-pinned = { $move } immobilise le pion en e4, qui tient encore celui en d4.
show-lemery-latrunculi-leave = { $move } : l’un des deux ennemis part, et le pion en d4 est libre.
show-lemery-latrunculi-edge = { $move } n’immobilise aucun pion : le bord n’aide pas.
show-lemery-latrunculi-safe = { $move } va entre deux ennemis : c’est sans danger.
show-lemery-latrunculi-reduced = { $move } gagne : il ne reste qu’un ennemi.
show-lemery-latrunculi-three = { $move } gagne : il ne reste que 3 ennemis.
