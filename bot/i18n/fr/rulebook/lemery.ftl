# The battles of Lemery Games: Petteia, its small boards, and the General’s Crossing.

lemery-move =
    §turn+pass À ton tour, tu déplaces une pièce. Tu ne peux pas passer.
    §slide Une pièce avance, recule ou va de côté, d’autant de cases vides que tu veux. §diagonal Les pièces ne vont jamais en diagonale.
    §block Un soldat ne peut ni sauter par-dessus une autre pièce ni s’arrêter sur elle.
    §illegal Si un coup n’est pas permis, on te dit pourquoi et tu peux en essayer un autre. Cela ne te coûte rien.
lemery-capture =
    §line Pour capturer un ennemi, encadre-le en ligne droite entre deux de tes pièces. Il quitte le plateau.
    §mover L’une des deux doit être la pièce qui vient de bouger.
    §row On n’encadre qu’une pièce seule, jamais plusieurs alignées.
    §several Un coup capture chaque ennemi qu’il encadre, même en plusieurs directions.
    §between Aller entre deux ennemis est sans danger. Tu ne risques rien jusqu’à ce que l’un parte et qu’un ennemi prenne sa place.
lemery-sides = §sides Les camps sont tirés au hasard, sauf si la personne qui lance le défi en choisit un. Vous échangez les camps pour une revanche.
lemery-edge = { $edge ->
        [on] §corner+edge Avec edge=on, une pièce suffit au bord ou dans un coin : mets-la à côté d’un ennemi situé entre elle et le bord.
       *[off] §corner Pour capturer dans un coin, occupe les deux cases voisines.
        §edge Le bord du plateau n’aide pas à capturer.
    }
lemery-duty = { $compulsory ->
        [enforced] §must Si tu peux capturer, tu le dois. Toute capture convient.
        [huff] §huff+huff-when Capture quand tu peux. Si tu oublies une capture, ton adversaire peut souffler avant son coup : désigner un soldat qui pouvait capturer, et le retirer. §huff-who On souffle un soldat qui pouvait capturer, pas un chef. §huff-wrong Toute capture te protège. Souffler à tort ne coûte rien.
       *[off] §must Capturer n’est pas obligatoire.
    }
lemery-jump =
    §jump Le chef peut aussi sauter en ligne droite par-dessus une pièce ou une file de pièces sans case vide. Ces pièces peuvent être à toi ou à ton adversaire.
    §landing Le chef se pose sur la première case derrière ces pièces, qui doit être vide.
    { $jump ->
        [adjacent] §run-up La file doit commencer sur la case voisine du chef.
       *[slide] §run-up Avant le saut, le chef peut glisser sur des cases vides jusqu’à la pièce ou à la file.
    }
    §jump-once Le chef ne saute qu’une fois par tour, et jamais par-dessus l’autre chef.
    §jumped Les pièces que le chef saute restent sur le plateau. §landing-takes Comme tout coup, un saut peut capturer à l’arrivée, même une pièce que le chef vient de sauter.
lemery-leader =
    §leader Ton chef se déplace et capture comme un soldat.
    { lemery-jump }
    §leader-taken Ton chef peut être capturé comme un soldat. Protège-le bien : si tu le perds, tu perds la partie.
lemery-end =
    §leader-taken Tu gagnes si tu captures le chef ennemi.
    §surround Tu gagnes aussi si le chef ennemi est encerclé : ses quatre cases voisines sont occupées. Les pièces des deux camps comptent. { $surround ->
        [edge] §surround-edge Le bord compte aussi : trois pièces suffisent au bord, et deux dans un coin.
       *[four] §surround-edge Un chef au bord ne peut pas être encerclé.
    }
    §alone Tu gagnes aussi si le chef ennemi n’a plus de soldats.{ $first ->
        [0] { "" }
       *[other] { " " }§count Tu gagnes aussi si ton adversaire a perdu { $first } soldats.
    }
    §stuck Tu gagnes aussi si ton adversaire ne peut pas jouer.
    §surround-own Attention : si tu encercles ton propre chef, tu perds, même s’il pouvait s’échapper d’un saut.
    §both Si un coup fait perdre les deux camps, celui qui l’a joué gagne.
    { lemery-draws }
lemery-draws =
    §agree+repetition La partie est nulle si les deux camps en conviennent, ou quand la même position revient pour la troisième fois.
    §quiet La partie est nulle aussi après 100 coups sans capture, 50 par camp. Quand une pièce quitte le plateau, on recommence à compter les coups et les répétitions.
lemery-options-rest =
    §run-up jump=adjacent : un chef ne saute que par-dessus une file qui commence juste à côté de lui.
    §must compulsory=enforced : si tu peux capturer, tu le dois.
    §huff compulsory=huff : si tu oublies une capture, ton adversaire peut retirer un soldat qui aurait pu la faire.
    §edge edge=on : une pièce suffit pour capturer un ennemi au bord ou dans un coin. Elle doit venir à côté de lui et le coincer contre le bord.
lemery-options-how = §options Ajoute des options à ton défi, par exemple options=edge=on. Sépare-les par des virgules.
lemery-options-surround = §surround-edge surround=edge : le bord aide à encercler un chef. Trois pièces suffisent au bord, et deux dans un coin.
lemery-glance-safe = §between Ta pièce peut aller entre deux ennemis sans danger. §row Deux pièces qui se suivent sont aussi à l’abri, le long de leur ligne. { $compulsory ->
        [enforced] §must Si tu peux capturer, tu le dois.
        [huff] §must Si tu oublies une capture, ton adversaire peut retirer un soldat qui aurait pu la faire.
       *[off] §must Capturer n’est pas obligatoire.
    }
lemery-tips =
    §tips+advice-begin+row Avance d’abord tes soldats par deux, côte à côte : un soldat seul à côté du chef ennemi est vite capturé.
    §tips+advice-attack+bring Pour capturer, mets d’abord une pièce à côté d’un ennemi, puis amène l’autre de loin.
    { $compulsory ->
        [off] §tips+advice-attack+bait Menace deux ennemis à la fois, ou offre un soldat en appât si tu peux capturer plus en retour.
       *[other] §tips+advice-attack+bait Offre un soldat en appât : ton adversaire ne peut guère le refuser, et tu captures plus en retour.
    }
    §tips+advice-defend+look Cherche les menaces sur les lignes ouvertes : éloigne la pièce menacée ou occupe la case dont l’ennemi a besoin.
    §tips+advice-defend+edge { $edge ->
        [on] Reste loin du bord, où un seul ennemi suffit pour te capturer.
       *[off] Sers-toi du bord comme d’un rempart : une pièce n’y est capturée que le long du bord.
    }
    §tips+advice-avoid+surround { $surround ->
        [edge] Ne laisse jamais des pièces ou le bord fermer trois côtés de ton chef : un ennemi sur le quatrième gagne.
       *[four] Ne laisse jamais de pièces sur trois côtés de ton chef, même les tiennes : un ennemi sur le quatrième gagne.
    }
    { $first ->
        [0] §tips+advice-endgame Garde tes soldats quand tu mènes : 3 ou 4 pièces contre 2 donnent en général une nulle.
       *[other] §tips+advice-endgame+count Quand tu mènes, échange soldat contre soldat jusqu’à ce que ton adversaire en ait perdu { $first }.
    }
lemery-source =
    §source Ce sont les règles d’un jeu publié par Lemery Games. Le livret dit qu’elles s’inspirent de Wladyslaw Kowalski (2006) et d’Ulrich Schädler. Tímea Kőszegi et Lívia Varga ont dessiné les images. Dario Jara et Jeremy Rozenhart ont révisé le livret. Pour en savoir plus : LemeryGames.com.
    §source+story L’éditeur a inventé l’histoire des Grecs et des Étrusques.
    §source+modern Le jeu est une reconstitution moderne. On ne sait pas comment les Anciens jouaient vraiment.
    §source+pictures Ces pages suivent le texte du livret, sans ses images.
lemery-rulings =
    §reading Les 8 rangées du plateau, la capture dans les coins et la longueur d’un saut sont notre interprétation.
    §reading+quiet Les règles de nulle aussi viennent de nous, car toute partie doit finir.

## Petteia

rule-lemery-petteia-glance =
    §gist+army Deux armées se rencontrent sur un plateau de { $files } cases par { $ranks }. Chacune a { $men } soldats et un chef.
    §slide Toutes les pièces vont en ligne droite, jamais en diagonale, tant que la voie est libre. §jump Seul le chef peut aussi sauter par-dessus des pièces.
    §line Si un de tes coups encadre un ennemi entre deux de tes pièces, tu le captures. { lemery-glance-safe }
    §win Tu gagnes si le chef ennemi est capturé, encerclé de tous côtés ou sans soldats. §stuck Un camp qui ne peut pas jouer perd.
    §first { side-first } commence. Ton camp est en bas.
    { book-facts }
rule-lemery-petteia-setup =
    §board Le plateau a { $files } colonnes, de a à l, et { $ranks } rangées.
    §array+army Tes { $men } soldats occupent les deux rangées les plus proches de toi.
    §leader-start Ton chef commence devant eux, sur la troisième case en partant de ta droite.
    §names+leader-start { side-first } a pour chef le Strategos, le général grec. Il commence en j3.
    §names+leader-start { side-second } a pour chef le Lars, le chef étrusque. Il commence en c6.
    §first { side-first } commence. { lemery-sides }
rule-lemery-petteia-move = { lemery-move }
rule-lemery-petteia-capture =
    { lemery-capture }
    { lemery-edge }
    { lemery-duty }
rule-lemery-petteia-special = { lemery-leader }
rule-lemery-petteia-end = { lemery-end }
rule-lemery-petteia-options =
    { lemery-options-how }
    { lemery-options-rest }
    §count first=13 : tu perds quand tu as perdu 13 soldats. La partie est plus courte.
    { lemery-options-surround }
rule-lemery-petteia-tips =
    { lemery-tips }
    §tips+advice-kinds+leader Ton chef saute là où les soldats ne peuvent pas aller. Mais loin devant, il a vite des ennemis des deux côtés.
rule-lemery-petteia-source =
    { lemery-source }
    { lemery-rulings }

## Compact

rule-lemery-compact-glance =
    §gist Une courte bataille, et le meilleur jeu pour commencer. §army Chaque camp a { $men } soldats et un chef.
    §slide Toutes les pièces vont en ligne droite, jamais en diagonale, tant que la voie est libre. §jump Seul le chef peut aussi sauter par-dessus des pièces.
    §line Si un de tes coups encadre un ennemi entre deux de tes pièces, tu le captures. { lemery-glance-safe }
    §win Tu gagnes si le chef ennemi est capturé, encerclé de tous côtés ou sans soldats. §stuck Un camp qui ne peut pas jouer perd.
    §first { side-first } commence. Ton camp est en bas.
    { book-facts }
rule-lemery-compact-setup =
    §board Le plateau a { $files } colonnes, de a à h, et { $ranks } rangées.
    §array+army Tes { $men } soldats occupent les deux rangées les plus proches de toi.
    §leader-start Ton chef commence devant eux, sur la troisième case en partant de ta droite.
    §names+leader-start { side-first } a pour chef le Strategos, le général grec. Il commence en f3.
    §names+leader-start { side-second } a pour chef le Lars, le chef étrusque. Il commence en c6.
    §first { side-first } commence. { lemery-sides }
rule-lemery-compact-move = { lemery-move }
rule-lemery-compact-capture =
    { lemery-capture }
    { lemery-edge }
    { lemery-duty }
rule-lemery-compact-special = { lemery-leader }
rule-lemery-compact-end = { lemery-end }
rule-lemery-compact-options =
    { lemery-options-how }
    { lemery-options-rest }
    §count first=5 : tu perds quand tu as perdu 5 soldats. La partie est plus courte.
    { lemery-options-surround }
rule-lemery-compact-tips =
    { lemery-tips }
    §tips+advice-kinds+leader Le plateau est étroit : quand un ennemi vient à côté de ton chef, capture cet ennemi ou éloigne ton chef.
rule-lemery-compact-source =
    { lemery-source }
    §source+variant Le livret appelle ce jeu la variante compacte.
    { lemery-rulings }

## Ultra Compact

rule-lemery-ultra-glance =
    §gist+army Les plus petites armées : { $men } soldats et un chef de chaque côté, et beaucoup d’espace entre elles.
    §slide Toutes les pièces vont en ligne droite, jamais en diagonale, tant que la voie est libre. §jump Seul le chef peut aussi sauter par-dessus des pièces.
    §line Si un de tes coups encadre un ennemi entre deux de tes pièces, tu le captures. { lemery-glance-safe }
    §win Tu gagnes si le chef ennemi est capturé, encerclé de tous côtés ou sans soldats. §stuck Un camp qui ne peut pas jouer perd.
    §first { side-first } commence. Ton camp est en bas.
    { book-facts }
rule-lemery-ultra-setup =
    §board Le plateau a { $files } colonnes, de a à h, et { $ranks } rangées.
    §array+army Tes { $men } soldats occupent la rangée la plus proche de toi.
    §leader-start Ton chef commence devant eux, sur la troisième case en partant de ta droite.
    §names+leader-start { side-first } a pour chef le Strategos, le général grec. Il commence en f2.
    §names+leader-start { side-second } a pour chef le Lars, le chef étrusque. Il commence en c7.
    §first { side-first } commence. { lemery-sides }
rule-lemery-ultra-move = { lemery-move }
rule-lemery-ultra-capture =
    { lemery-capture }
    { lemery-edge }
    { lemery-duty }
rule-lemery-ultra-special = { lemery-leader }
rule-lemery-ultra-end = { lemery-end }
rule-lemery-ultra-options =
    { lemery-options-how }
    { lemery-options-rest }
    §count first=5 : tu perds quand tu as perdu 5 soldats. La partie est plus courte.
    { lemery-options-surround }
rule-lemery-ultra-tips =
    { lemery-tips }
    §tips+advice-kinds+leader Avec seulement { $men } soldats, sers-toi aussi de ton chef pour capturer, mais regarde d’abord la réponse possible.
rule-lemery-ultra-source =
    { lemery-source }
    §source+variant Le livret appelle ce jeu la variante ultra-compacte.
    { lemery-rulings }

## General’s Crossing

rule-lemery-crossing-glance =
    §gist+crossing Une course à travers une bataille : le premier chef qui atteint la rangée de fond ennemie gagne.
    §army Chaque camp a { $men } soldats et un chef.
    §slide Toutes les pièces vont en ligne droite, jamais en diagonale, tant que la voie est libre. §jump Seul le chef peut aussi sauter par-dessus des pièces.
    §line+leader-taken Si un de tes coups encadre un soldat ennemi entre deux de tes pièces, tu le captures. Les chefs ne sont jamais capturés. { lemery-glance-safe }
    §stuck Un camp qui ne peut pas jouer perd.
    §first { side-first } commence. Ton camp est en bas.
    { book-facts }
rule-lemery-crossing-setup =
    §board Le plateau a { $files } colonnes et { $ranks } rangées. §army Chaque camp a { $men } soldats et un chef.
    { $board ->
        [ultra] §array Tes soldats occupent la rangée la plus proche de toi.
       *[other] §array Tes soldats occupent les deux rangées les plus proches de toi.
    }
    §leader-start Ton chef commence devant eux, sur la troisième case en partant de ta droite.
    §names { side-first } a pour chef le Strategos, le général grec. { side-second } a pour chef le Lars, le chef étrusque.
    §first { side-first } commence. { lemery-sides }
rule-lemery-crossing-move = { lemery-move }
rule-lemery-crossing-capture =
    §line Pour capturer un soldat ennemi, encadre-le en ligne droite entre deux de tes pièces. Il quitte le plateau.
    §mover L’une des deux doit être la pièce qui vient de bouger. §leader-partner Ton chef peut être l’une des deux.
    §row On n’encadre qu’un soldat seul, jamais plusieurs alignés.
    §several Un coup peut capturer en plusieurs directions à la fois.
    §between Aller entre deux ennemis est sans danger.
    { $edge ->
        [on] §corner+edge Avec edge=on, une pièce suffit au bord ou dans un coin : mets-la à côté d’un soldat situé entre elle et le bord.
       *[off] §corner Dans un coin, un soldat est capturé par des ennemis sur ses deux cases voisines.
        §edge Le bord du plateau n’aide pas à capturer.
    }
    { lemery-duty }
rule-lemery-crossing-special =
    §leader Ton chef se déplace et capture comme un soldat, et barre le passage comme lui.
    { lemery-jump }
    §leader-taken Un chef ne peut pas être capturé, même dans un coin. S’il est encadré, il reste simplement sur le plateau.
rule-lemery-crossing-end =
    §crossing Tu gagnes dès que ton chef atteint une case de la rangée de fond ennemie. Il peut y glisser ou y sauter.
    §crossing+far-row C’est la rangée { $ranks } pour le Strategos, et la rangée 1 pour le Lars.
    §crossing-men Un soldat qui y arrive ne gagne rien. Un chef sur sa propre rangée de fond ne gagne rien non plus.
    §alone+surround Tu ne perds pas si ton chef est encerclé ou si tous tes soldats ont disparu.
    §stuck Tu gagnes aussi si ton adversaire ne peut pas jouer.
    { $compulsory ->
        [enforced] §crossing-duty Si tu peux capturer, tu le dois, même quand ton chef pourrait traverser. Encadrer un chef n’est pas une capture.
       *[other] §crossing-last Si ton chef traverse au dernier des 100 coups ci-dessous, tu gagnes quand même.
    }
    { lemery-draws }
rule-lemery-crossing-options =
    { lemery-options-how }
    §small board=compact : on joue sur le petit plateau de 8 cases par 8, avec 16 soldats par camp. board=ultra : on joue sur le même plateau, avec 8 soldats par camp.
    { lemery-options-rest }
    §leader-taken Un chef ne risque rien au bord non plus.
rule-lemery-crossing-tips =
    §tips+advice-begin+advice-kinds+leader Avance ton chef tôt, jusqu’aux soldats ennemis : dans ce jeu, un chef ne peut pas être capturé.
    §tips+advice-attack+open Menace de traverser : pendant que ton adversaire ferme la colonne, tu peux capturer un soldat ailleurs.
    §tips+advice-defend+jump Un chef saute par-dessus toute une file sans case vide, mais une case vide entre tes soldats l’arrête là.
    §tips+advice-defend+landing { $edge ->
        [on] Un seul ennemi devant un soldat de ta rangée de fond le capture : garde les cases devant cette rangée.
       *[off] Remplis les cases derrière tes soldats jusqu’au bord : un chef n’aura nulle part où se poser.
    }{ $compulsory ->
        [enforced] { " " }§tips+advice-defend+crossing-duty Si le chef ennemi va traverser, offre une capture : ton adversaire doit d’abord la faire.
       *[other] { "" }
    }
    §tips+advice-avoid+crossing Ne laisse jamais ta rangée de fond vide derrière un soldat : le chef ennemi saute par-dessus et gagne.
    §tips+advice-endgame+race Avec peu de soldats, les chefs font la course : avant d’échanger, compte les coups dont chacun a encore besoin.
rule-lemery-crossing-source =
    { lemery-source }
    §source+variant La traversée du général vient des règles de Moshe Callen, de 2013.
    §reading C’est notre lecture : on peut aussi jouer avec 8 soldats par camp, et qui ne peut plus jouer perd.
    §reading+quiet Les règles de nulle aussi viennent de nous.

## Captions

show-lemery-petteia-start = La position de départ.
show-lemery-petteia-line = { $move } capture { $taken } entre deux de tes pièces.
show-lemery-petteia-safe = { $move } va entre deux ennemis : c’est sans danger.
show-lemery-petteia-several = { $move } capture { $taken } d’un coup.
show-lemery-petteia-row = { $move } ne capture rien : il y a deux ennemis à la suite.
show-lemery-petteia-corner = { $move } capture { $taken } dans le coin.
show-lemery-petteia-slide = Le soldat peut aller sur toutes les cases marquées.
show-lemery-petteia-ways = Où peut aller le chef : il glisse, ou saute par-dessus une file sans case vide.
show-lemery-petteia-near = Où peut aller le chef : il ne saute que par-dessus une file juste à côté de lui.
show-lemery-petteia-landing = { $move } est un saut qui capture { $taken } à l’arrivée.
show-lemery-petteia-leader = { $move } capture le chef en { $taken } et gagne.
show-lemery-petteia-surrounded = { $move } occupe la dernière case. Le chef est encerclé.
show-lemery-petteia-alone = { $move } capture le dernier soldat et gagne.
show-lemery-petteia-edge = { $move } capture { $taken } contre le bord.
show-lemery-petteia-rim = { $move } encercle le chef au bord.
show-lemery-petteia-must = { $move } n’est pas permis : tu peux capturer, donc tu le dois.
show-lemery-petteia-huff = Le soldat en f1 a oublié une capture : { $move }.
show-lemery-petteia-count = { $move } capture le dernier soldat qu’il te faut, et gagne.

show-lemery-compact-start = La position de départ.
show-lemery-compact-line = { $move } capture { $taken } entre deux de tes pièces.
show-lemery-compact-safe = { $move } va entre deux ennemis : c’est sans danger.
show-lemery-compact-several = { $move } capture { $taken }. Les deux ennemis à la suite restent.
show-lemery-compact-corner = { $move } capture { $taken } dans le coin.
show-lemery-compact-slide = Le soldat peut aller sur toutes les cases marquées.
show-lemery-compact-ways = Où peut aller le chef : il glisse, ou saute par-dessus une file sans case vide.
show-lemery-compact-near = Où peut aller le chef : il ne saute que par-dessus une file juste à côté de lui.
show-lemery-compact-landing = { $move } est un saut qui capture { $taken } à l’arrivée.
show-lemery-compact-leader = { $move } capture le chef en { $taken } et gagne.
show-lemery-compact-surrounded = { $move } occupe la dernière case. Le chef est encerclé.
show-lemery-compact-alone = { $move } capture le dernier soldat et gagne.
show-lemery-compact-edge = { $move } capture { $taken } contre le bord.
show-lemery-compact-rim = { $move } encercle le chef au bord.
show-lemery-compact-must = { $move } n’est pas permis : tu peux capturer, donc tu le dois.
show-lemery-compact-huff = Le soldat en f1 a oublié une capture : { $move }.
show-lemery-compact-count = { $move } capture le dernier soldat qu’il te faut, et gagne.

show-lemery-ultra-start = La position de départ.

show-lemery-crossing-start = La position de départ.
show-lemery-crossing-jump = { $move } saute sur la rangée de fond ennemie et gagne.
show-lemery-crossing-run = { $move } atteint la rangée de fond ennemie et gagne.
show-lemery-crossing-safe = { $move } ne capture rien : un chef ne risque rien.
