# The plain games of Damian Walker.

walker-move =
    §turn+pass À ton tour, tu déplaces une pièce. Tu ne peux pas passer.
    §slide Une pièce avance, recule ou va de côté, d’autant de cases vides que tu veux. §diagonal Les pièces ne vont jamais en diagonale.
    §block Une pièce ne peut ni sauter par-dessus une autre ni s’arrêter sur elle.
walker-corner = { $corner ->
        [on] §corner+edge Tu peux aussi capturer dans un coin, en occupant les deux cases voisines. Le bord n’aide pas à capturer.
       *[off] §corner+edge Une pièce dans un coin ne risque rien, et le bord du plateau n’aide pas à capturer.
    }
walker-draws =
    §agree+repetition La partie est nulle si les deux camps en conviennent, ou quand la même position revient pour la troisième fois.
    §quiet La partie est nulle aussi après 100 coups sans capture, 50 par camp.
walker-options-how = §options Ajoute des options à ton défi, par exemple options=files=6,ranks=6.
walker-sizes = §sizes de files=5 à files=12, de ranks=5 à ranks=12 : le nombre de colonnes et de rangées du plateau. La taille habituelle est de 8 par 8.
walker-tips =
    §tips+advice-begin+row Avance tes pièces par deux, côte à côte : une paire est à l’abri le long de sa rangée, mais ni devant ni derrière.
    §tips+advice-attack+wait Une rangée fermée est à l’abri, mais ne gagne rien : ouvre-la là où tu as plus de pièces que l’ennemi, et menace deux ennemis à la fois.
    §tips+advice-attack+bring Pour capturer, mets d’abord une pièce à côté d’un ennemi, puis amène l’autre de loin.
    §tips+advice-defend+look Cherche les menaces sur les lignes ouvertes : éloigne la pièce menacée ou occupe la case dont l’ennemi a besoin.
    §tips+advice-defend+corner { $corner ->
        [on] Les coins ne sont pas sûrs, et une pièce au bord n’est capturée que le long du bord.
       *[off] Une pièce dans un coin ne risque rien, et une pièce au bord n’est capturée que le long du bord.
    }
    §tips+advice-avoid Avant de capturer, vérifie que la pièce qui capture ne peut pas être capturée en retour.
    §tips+advice-endgame Garde tes pièces quand tu mènes : 3 ou 4 pièces contre 2 donnent en général une nulle.
walker-source =
    §source Damian Walker a publié ces règles sur sa page Ludus Latrunculorum, sur cyningstan.com.
    §source+same Il donne les mêmes règles pour le jeu grec et pour le jeu romain simple.
    §source+why Il cite Kowalski : beaucoup de manœuvres avant la première capture, et beaucoup de nulles.
    §source+modern C’est une reconstitution moderne. On ne sait pas comment les Anciens jouaient vraiment.

rule-walker-petteia-glance =
    §gist+army Le jeu le plus simple de tous : { $men } pions de chaque côté, tous pareils.
    §slide Ils vont en ligne droite, jamais en diagonale, tant que la voie est libre.
    §line Si un de tes coups encadre un ennemi entre deux de tes pions, tu le captures. §between Ton pion peut aller entre deux ennemis sans danger. §row Deux pions qui se suivent sont aussi à l’abri, le long de leur ligne.
    §win+single Tu gagnes quand il ne reste qu’un pion à ton adversaire. §stuck Un camp qui ne peut pas jouer perd.
    §first { side-first } commence. Ton camp est en bas.
    { book-facts }
rule-walker-petteia-setup =
    §board Le plateau a { $files } colonnes et { $ranks } rangées.
    §array+army Tes { $men } pions occupent { $rows ->
        [1] la rangée la plus proche
       *[other] les deux rangées les plus proches
    } de toi.
    §first { side-first } commence. Les camps sont tirés au hasard, sauf si vous décidez ensemble qui commence.
rule-walker-petteia-move = { walker-move }
rule-walker-petteia-capture =
    §line Pour capturer un pion ennemi, encadre-le en ligne droite entre deux des tiens. Il quitte le plateau.
    §mover L’un des deux doit être le pion qui vient de bouger.
    §row On n’encadre qu’un pion seul, jamais plusieurs alignés.
    §several Un coup peut capturer en plusieurs directions à la fois.
    §between Aller entre deux ennemis est sans danger. Tu ne risques rien jusqu’à ce que l’un parte et qu’un ennemi prenne sa place.
    { walker-corner }
rule-walker-petteia-end =
    §single Tu gagnes quand il ne reste qu’un pion à ton adversaire. §both Si chaque camp n’a plus qu’un pion, celui qui vient de jouer gagne.
    §stuck Tu gagnes aussi si ton adversaire ne peut pas jouer.
    { walker-draws }
rule-walker-petteia-options =
    { walker-options-how }
    { walker-sizes }
    §rows rows=1 : chaque camp a une rangée de pions au lieu de deux. La partie est plus courte et plus ouverte.
    §corner corner=on : un pion dans un coin est capturé par des ennemis sur les deux cases voisines.
rule-walker-petteia-tips = { walker-tips }
rule-walker-petteia-source =
    { walker-source }
    §reading+corner Il exige une ligne droite : selon notre interprétation, les coins sont donc sûrs.
    §reading+quiet Il laisse aux adversaires le soin de finir une partie qui ne mène à rien. Les nulles par répétition et après 100 coups viennent de nous.

rule-walker-dux-glance =
    §gist+army+leader-taken Chaque camp a { $men } soldats et un dux, un général qui n’est jamais capturé.
    §slide Toutes les pièces vont en ligne droite, jamais en diagonale, tant que la voie est libre.
    §line Si un de tes coups encadre un soldat ennemi entre deux de tes pièces, tu le captures. §between Ta pièce peut aller entre deux ennemis sans danger. §row Deux soldats de suite sont aussi à l’abri, le long de leur ligne.
    §win+single Tu gagnes quand il ne reste qu’une pièce à ton adversaire. §stuck Un camp qui ne peut pas jouer perd.
    §first { side-first } commence. Ton camp est en bas.
    { book-facts }
rule-walker-dux-setup =
    §board Le plateau a { $files } colonnes et { $ranks } rangées.
    §array+army Tes { $men } soldats occupent la rangée la plus proche de toi.
    §leader-start Ton dux commence devant eux, au milieu. S’il n’y a pas de colonne du milieu, il commence juste à droite du milieu.
    §first { side-first } commence. Les camps sont tirés au hasard, sauf si vous décidez ensemble qui commence.
rule-walker-dux-move = { walker-move }
rule-walker-dux-capture =
    §line Pour capturer un soldat ennemi, encadre-le en ligne droite entre deux de tes pièces. Il quitte le plateau.
    §mover L’une des deux doit être la pièce qui vient de bouger.
    §row On n’encadre qu’un soldat seul, jamais plusieurs alignés.
    §several Un coup peut capturer en plusieurs directions à la fois.
    §between Aller entre deux ennemis est sans danger.
    { walker-corner }
rule-walker-dux-special =
    §leader Le dux se déplace comme un soldat.
    §leader-partner Le dux capture aussi comme un soldat : il peut jouer le coup qui capture, ou être le partenaire de l’autre côté.
    §leader-taken Le dux lui-même n’est jamais capturé, même dans un coin.
    §leader-both Si un coup encadre à la fois un soldat et le dux, seul le soldat est capturé.
    { $dux ->
        [enclosed] §surround Tu perds si, après un coup, aucune case à côté de ton dux n’est vide. Les soldats capturés quittent d’abord le plateau. Les pièces des deux camps bloquent une case, et le bord du plateau aussi.
       *[free] §surround Un dux qui ne peut pas bouger ne fait pas perdre la partie.
    }
rule-walker-dux-end =
    §single Tu gagnes quand il ne reste qu’une pièce à ton adversaire. Le dux compte, donc un dux tout seul a perdu.
    §stuck Tu gagnes aussi si ton adversaire ne peut pas jouer.{ $dux ->
        [enclosed] { " " }§surround Tu gagnes aussi si aucune case voisine du dux ennemi n’est vide une fois les captures faites.
       *[free] { "" }
    }
    { walker-draws }
rule-walker-dux-options =
    { walker-options-how }
    { walker-sizes }
    §corner corner=on : un soldat dans un coin est capturé par des ennemis sur les deux cases voisines, mais pas le dux.
    §surround dux=enclosed : tu perds quand ton dux n’a plus de case vide à côté de lui. Toutes les pièces bloquent, et le bord aussi.
rule-walker-dux-tips =
    { walker-tips }
    §tips+advice-kinds+leader { $dux ->
        [enclosed] Fais de ton dux un partenaire de capture, mais garde une case vide à côté de lui, ou tu perds.
       *[free] Mets ton dux là où il te faut un partenaire : il ne peut pas être capturé.
    }
rule-walker-dux-source =
    { walker-source }
    §source+leader Le dux vient du nard, un jeu décrit dans un poème persan du dixième siècle.
    §reading+surround Selon notre interprétation, un dux bloqué ne fait pas perdre, et il compte comme une pièce. §reading+quiet Les nulles par répétition et après 100 coups viennent de nous.

show-walker-petteia-start = La position de départ.
show-walker-petteia-slide = Le pion peut aller sur toutes les cases marquées.
show-walker-petteia-line = { $move } capture { $taken } entre deux de tes pions.
show-walker-petteia-several = { $move } capture { $taken } d’un coup.
show-walker-petteia-row = { $move } ne capture rien : il y a deux ennemis à la suite.
show-walker-petteia-safe = { $move } va entre deux ennemis : c’est sans danger.
show-walker-petteia-corner = { $move } ne capture rien : un pion dans un coin est à l’abri.
show-walker-petteia-angle = { $move } capture { $taken } dans le coin.
show-walker-petteia-single = { $move } capture { $taken }. Il ne reste qu’un pion ennemi.

show-walker-dux-start = La position de départ.
show-walker-dux-moves = { $move } : le dux capture { $taken }.
show-walker-dux-partner = { $move } capture { $taken } : le dux est le partenaire.
show-walker-dux-stays = { $move } ne capture rien : un dux n’est jamais capturé.
show-walker-dux-shut = { $move } enferme le dux, et gagne.
