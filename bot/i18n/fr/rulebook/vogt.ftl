# The tournament games of Andreas Frank Vogt: Petteia and Kubeia.

vogt-armies =
    §board+letters Le plateau a { $files } colonnes et { $ranks } rangées. Vogt a donné aux colonnes des lettres grecques. Sur ton plateau, les cases vont de { GREEK("a1") } à { GREEK("l8") }.
    §letters Écris les cases comme tu les vois, en lettres grecques, ou avec les minuscules de a à l. Pour h et k, je te demande de quelle colonne il s’agit. Pour voir les cases écrites autrement, écris « réglages » et choisis « Cases ».
    §army Chaque camp a 12 hoplites, 12 peltastes et un basileus.
    §array Tes hoplites occupent la rangée la plus proche de toi, et tes peltastes la rangée devant eux.
    §leader-start Ton basileus commence devant les peltastes, { $mirror ->
        [on] un peu à droite du milieu : en { GREEK("g3") } pour { side-first }, en { GREEK("f6") } pour { side-second }.
       *[off] un peu à gauche du milieu : en { GREEK("f3") } pour { side-first }, en { GREEK("g6") } pour { side-second }.
    }
    §first { side-first } commence.
vogt-take =
    §line Pour capturer un peltaste, encadre-le en ligne droite entre deux de tes pièces. Il quitte le plateau.
    §mover L’une des deux doit être la pièce qui vient de bouger.
    §row On n’encadre qu’une pièce seule, jamais plusieurs alignées. §several Un coup peut capturer en plusieurs directions à la fois.
    §corner Pour capturer dans un coin, occupe les deux cases voisines.
vogt-safe = §between Aller entre deux ennemis est sans danger. Vogt appelle cela une fausse capture.
vogt-armour = §armour Un hoplite porte une armure. Pour en capturer un, au moins une de tes deux pièces doit être un hoplite ou ton basileus. Cela vaut aussi dans les coins.
vogt-king =
    §leader-partner Le basileus capture comme toute autre pièce : il peut jouer le coup qui capture, ou être le partenaire de l’autre côté.
    §leader-taken Pour capturer le basileus ennemi, tes pièces doivent occuper toutes les cases voisines. Il faut donc 4 pièces, mais 3 au bord et 2 dans un coin. L’une d’elles doit être la pièce qui vient de bouger.
    { $classes ->
        [off] §class N’importe quelles pièces conviennent.
       *[on] §class Au moins 2 des 4 doivent être des hoplites, ou l’une d’elles ton basileus. Au bord ou dans un coin, un hoplite ou ton basileus suffit.
    }
    §protected Deux pièces sur des côtés opposés du basileus ne suffisent pas. Un basileus est protégé tant qu’une pièce de son camp est à côté de lui.
vogt-active = §active Une pièce est active si un coup peut l’amener à côté d’un ennemi. Sinon, elle est passive. Être déjà à côté ne suffit pas.
vogt-end =
    §leader-taken+breakthrough Tu gagnes en capturant le basileus ennemi (sbando) ou si le tien atteint la rangée de fond ennemie (sfondamento).
    §decimation Tu gagnes aussi si l’ennemi n’a plus de peltastes ou plus d’hoplites (decimazione).
    §stuck Un camp qui ne peut pas jouer perd (assedio). §abandon Qui abandonne perd aussi (abbandono).
    §passive Tu perds si tu joues 3 fois de suite une pièce passive et as chaque fois une active (renitenza).
vogt-draws =
    §superiority+quiet Après 100 coups sans capture, le camp le plus nombreux gagne (superiorità). À égalité, c’est la nulle.
    §agree On peut aussi convenir d’une nulle. §repetition La répétition n’arrête pas la partie.
vogt-ignorance = { $ignorance ->
        [on] { " " }§ignorance Tu perds si tu insistes sur un coup illégal de ta pièce.
       *[off] { "" }
    }
vogt-options-ignorance = §ignorance ignorance=on : si tu écris un coup illégal d’une de tes pièces, tu reçois un avertissement. Si tu insistes sur ce coup, tu perds.
vogt-options-mirror = §leader-start mirror=on : chaque basileus commence un peu à droite du milieu, en { GREEK("g3") } ou en { GREEK("f6") }.
vogt-options-compulsory = §must compulsory=off : capturer n’est pas obligatoire.
vogt-options-classes = §class classes=off : n’importe quelles pièces peuvent capturer un basileus en occupant toutes les cases voisines.
vogt-options-how = §options Ce sont des règles de tournoi. Pour une partie amicale, tu peux les changer : ajoute des options à ton défi, par exemple options=classes=off.
vogt-glance-win =
    { $classes ->
        [off] §leader-taken Pour capturer le roi, occupe toutes les cases voisines.
       *[on] §leader-taken Pour capturer le roi, occupe toutes les cases voisines avec l’aide d’hoplites ou de ton roi.
    }
    §win Tu gagnes en le capturant, ou si le tien atteint la rangée de fond ennemie. §decimation+stuck Un camp sans peltaste, sans hoplite ou sans coup perd aussi.
vogt-tips-king = §tips+advice-defend+protected Garde une de tes pièces à côté de ton basileus : il ne peut alors pas être capturé.
vogt-tips-end =
    §tips+advice-endgame+superiority Quand tu mènes, protège ta rangée de fond : après 100 coups sans capture, le camp qui a le plus de pièces gagne.
    §tips+advice-avoid+advice-endgame+decimation Protège ton dernier peltaste et ton dernier hoplite : perdre l’une des deux classes fait perdre la partie.
vogt-source =
    §source Andreas Frank Vogt a écrit ces règles de tournoi en 2018, en italien. Il part d’une reconstitution de Moshe Callen.
    §source+sides Il appelle le premier camp les Blancs, les Athéniens, et le second les Noirs, les Spartiates.
    §source+modern C’est une reconstitution moderne. Aucun auteur antique n’explique les règles.

rule-vogt-petteia-glance =
    §gist Un jeu de tournoi pour qui aime les échecs. §army Chaque camp a 12 peltastes (légers), 12 hoplites (lourds) et un basileus, le roi.
    { $six ->
        [off] §slide Toutes les pièces vont en ligne droite, jamais en diagonale, tant que la voie est libre.
       *[on] §slide Toutes les pièces vont en ligne droite, jamais en diagonale, tant que la voie est libre. §hoplite Un hoplite se déplace de 6 cases au plus.
    }
    { $compulsory ->
        [off] §line Si un de tes coups encadre un ennemi entre deux de tes pièces, tu le captures.
       *[on] §line Si un de tes coups encadre un ennemi entre deux de tes pièces, tu le captures. §must Si tu peux capturer, tu le dois.
    }
    { $six ->
        [off] §between Ta pièce peut aller entre deux ennemis sans danger.
       *[on] §armour Pour capturer un hoplite, une de tes deux pièces doit être un hoplite ou ton roi. §between Ta pièce peut aller entre deux ennemis sans danger.
    }
    { vogt-glance-win }
    §first { side-first } commence. Ton camp est en bas.
    { book-facts }
rule-vogt-petteia-setup = { vogt-armies }
rule-vogt-petteia-move =
    §turn+pass À ton tour, tu déplaces une pièce. Tu ne peux pas passer.
    §slide Une pièce avance, recule ou va de côté, sur des cases vides. §diagonal Les pièces ne vont jamais en diagonale.
    §block Une pièce ne peut ni sauter par-dessus une autre ni s’arrêter sur elle. Si elle ne peut pas bouger, elle est bloquée.
    §peltast+basileus Un peltaste et le basileus vont aussi loin que tu veux.
    { $six ->
        [off] §hoplite Un hoplite va aussi loin que tu veux.
       *[on] §hoplite Un hoplite se déplace de 6 cases au plus.
    }
    { vogt-active } Vogt appelle « cases de contact » les cases voisines d’une pièce. Les diagonales ne comptent pas. En général, c’est réciproque : une pièce qu’un ennemi peut rejoindre est active aussi. §passive Tu perds si tu joues 3 fois d’affilée une pièce passive en ayant chaque fois une pièce active.
rule-vogt-petteia-capture =
    { vogt-take }
    { $six ->
        [off] §armour Un hoplite est capturé de la même façon.
       *[on] { vogt-armour }
    }
    { vogt-safe } Tu ne risques rien jusqu’à ce que l’un parte et qu’un ennemi prenne sa place.
    { $compulsory ->
        [off] §must Capturer n’est pas obligatoire.
       *[on] §must Si tu peux capturer, tu le dois, même si ton basileus peut atteindre la rangée de fond ennemie. Capturer le basileus ennemi compte aussi. Entre plusieurs captures, tu choisis.
    }
rule-vogt-petteia-special = { vogt-king }
rule-vogt-petteia-end =
    { vogt-end }
    §active-judged On juge une pièce avant son coup (voir « Déplacements »). §passive-count Le compte repart de zéro si tu joues une pièce active ou n’en as aucune.{ vogt-ignorance }
    { vogt-draws }
    §order Si plusieurs cas se présentent ensemble, l’ordre est : coup gagnant, coups passifs, 100 coups.
rule-vogt-petteia-options =
    { vogt-options-how }
    { vogt-options-compulsory }
    §hoplite+armour six=off : un hoplite se déplace d’autant de cases que tu veux, et deux pièces quelconques peuvent le capturer.
    { vogt-options-classes }
    { vogt-options-mirror }
    { vogt-options-ignorance }
rule-vogt-petteia-tips =
    §tips+advice-begin+breakthrough Commence par les peltastes, et laisse des hoplites sur ta rangée de fond pour fermer les colonnes au basileus ennemi.
    §tips+advice-attack+bait { $compulsory ->
        [off] Offre une pièce en appât si tu peux capturer plus en retour.
       *[on] Ton adversaire doit capturer dès que c’est possible : offre une pièce pour attirer un gardien hors de sa case.
    }
    §tips+advice-attack+advice-kinds+hoplite Garde quelques hoplites près du basileus ennemi : { $classes ->
        [off] ils aident à l’encercler.
       *[on] sans eux, il est dur à capturer.
    }
    §tips+advice-defend+breakthrough { $compulsory ->
        [off] Ferme une colonne ouverte au basileus ennemi, car il gagne s’il atteint ta rangée de fond.
       *[on] Ferme une colonne ouverte au basileus ennemi, ou offre une capture, qui doit passer d’abord.
    }
    { vogt-tips-king }
    §tips+advice-avoid+active Ne joue pas 3 coups passifs d’affilée tant que tu as une pièce active : tu perdrais.
    { vogt-tips-end }
rule-vogt-petteia-source =
    { vogt-source }
    §reading Selon notre interprétation, une capture passe avant l’arrivée sur la rangée de fond ennemie, et l’armure protège dans les coins. La notion de pièce active est aussi notre interprétation.

rule-vogt-kubeia-glance =
    §gist Petteia de tournoi à 2 dés. §army Chaque camp a 12 peltastes (légers), 12 hoplites (lourds) et un basileus, le roi.
    §slide Les pièces vont en ligne droite, jamais en diagonale. §throw Un peltaste va jusqu’au plus grand dé, les autres jusqu’au plus petit. Le roi peut aussi faire exactement le plus grand. §zeus Un double permet de relancer et rejouer.
    { $compulsory ->
        [off] §line Encadre un ennemi entre deux de tes pièces pour le capturer.
       *[on] §line Encadre un ennemi entre deux de tes pièces pour le capturer. §must Si ton lancer le permet, tu le dois.
    }
    { $armour ->
        [off] §between Aller entre deux ennemis est sans danger.
       *[on] §armour Capturer un hoplite exige un hoplite ou ton roi. §between Aller entre deux ennemis est sans danger.
    }
    { vogt-glance-win }
    §first { side-first } commence. Ton camp est en bas.
    { book-facts }
rule-vogt-kubeia-setup =
    { vogt-armies } Les dés ne décident pas qui commence.
rule-vogt-kubeia-move =
    §throw+turn Ton tour commence par un lancer de deux dés. Je les lance devant tout le monde. Puis tu déplaces une pièce.
    §slide+block Une pièce va en ligne droite, sur des cases vides. §diagonal Les pièces ne vont jamais en diagonale.
    §peltast+hoplite Le plus grand dé dit jusqu’où va un peltaste. Le plus petit dit jusqu’où va un hoplite.
    §basileus+hermes+hermes-path Le basileus va jusqu’au plus petit nombre, ou fait exactement le plus grand : le coup d’Hermès. Là aussi, la voie doit être libre.
    §always Quel que soit ton lancer, toute pièce qui n’est pas bloquée peut faire au moins une case.
    §zeus Après un double, joue ton coup. Ensuite, tu peux relancer et rejouer, avec n’importe quelle pièce : la main de Zeus. Ton adversaire attend.
    §zeus-on+waive Tu peux continuer ainsi tant que tu fais des doubles. Tu peux aussi renoncer au lancer bonus. §zeus-won Si ton coup gagne la partie, il n’y a pas de lancer bonus.
rule-vogt-kubeia-capture =
    { vogt-take }
    { $armour ->
        [off] §armour Un hoplite est capturé de la même façon.
       *[on] { vogt-armour }
    }
    { vogt-safe }
    { $compulsory ->
        [off] §must Capturer n’est pas obligatoire.
       *[on] §must Si ton lancer te permet de capturer, tu le dois. Entre plusieurs captures, tu choisis.
    }
rule-vogt-kubeia-special = { vogt-king }
rule-vogt-kubeia-end =
    { vogt-end }
    { vogt-active }
    §active-judged On juge une pièce avec une portée de 6, peu importe le lancer. §zeus-count Un coup après un double compte, un lancer non.{ vogt-ignorance }
    { vogt-draws }
rule-vogt-kubeia-options =
    { vogt-options-how }
    { vogt-options-compulsory }
    { vogt-options-classes }
    §armour armour=off : deux pièces quelconques peuvent capturer un hoplite.
    { vogt-options-mirror }
    { vogt-options-ignorance }
rule-vogt-kubeia-tips =
    §tips+advice-begin+advice-kinds+hoplite Avance quelques hoplites quand les deux dés sont élevés : avec un petit lancer, ils n’avancent guère.
    §tips+advice-attack+throw Place tes pièces là où plusieurs lancers différents t’aident, pas un seul.
    §tips+advice-attack+zeus Un double vaut deux coups : finis avec le second ce que le premier a commencé.
    §tips+advice-defend+look Garde les pièces faibles à plus de 7 cases des ennemis : un seul lancer ne les atteint pas.
    { vogt-tips-king }
    §tips+advice-avoid+basileus Ne laisse pas de colonne ouverte au basileus ennemi : un lancer exact l’emmène 6 cases plus loin d’un coup.
    { vogt-tips-end }
rule-vogt-kubeia-source =
    { vogt-source }
    §source+throw Kubeia est son jeu avec des dés. On ne sait pas quel jeu antique utilisait des dés, ni comment.
    §source+misprint Sa partie d’exemple contient une coquille : au deuxième coup, le lancer 3-1 devrait être 3-2.
    §reading Deux points sont notre lecture de cette partie : on peut renoncer au lancer bonus, et les dés ne décident pas quelles pièces sont actives.

show-vogt-petteia-start = La position de départ.
show-vogt-petteia-ways = L’hoplite en { GREEK("g1") } peut aller sur toutes les cases marquées.
show-vogt-petteia-free = L’hoplite en { GREEK("g1") } peut aller sur toutes les cases marquées, sans limite de 6.
show-vogt-petteia-active = La pièce en { GREEK("d4") } peut aller à côté de { GREEK("h4") }, donc elle est active. Celle en { GREEK("b4") } est passive : son camp lui barre le passage.
show-vogt-petteia-line = { $move } capture { $taken } d’un coup.
show-vogt-petteia-corner = { $move } capture { $taken } dans le coin.
show-vogt-petteia-armour = { $move } ne capture rien : deux peltastes ne peuvent pas capturer un hoplite.
show-vogt-petteia-heavy = { $move } capture l’hoplite en { $taken } avec l’aide d’un hoplite.
show-vogt-petteia-bare = { $move } capture l’hoplite en { $taken }.
show-vogt-petteia-false = { $move } va entre deux ennemis : c’est sans danger.
show-vogt-petteia-must = { $move } n’est pas permis : une capture est possible.
show-vogt-petteia-king = { $move } ferme le dernier côté, et capture le basileus.
show-vogt-petteia-light = { $move } ferme le dernier côté. N’importe quelles pièces peuvent capturer le basileus.
show-vogt-petteia-edge = { $move } capture le basileus : au bord, 3 pièces suffisent pour l’encercler.
show-vogt-petteia-break = { $move } atteint la rangée de fond ennemie et gagne.
show-vogt-petteia-sacrifice = L’exemple de Vogt : après { $move }, { side-second } doit capturer avec la pièce en { GREEK("g6") }, et laisse cette case ouverte.
show-vogt-petteia-opened = Puis { $move } capture le basileus.
show-vogt-petteia-last = { $move } capture le dernier peltaste et gagne.
show-vogt-petteia-idle = { $move } est le troisième coup passif d’affilée, et fait perdre.

show-vogt-kubeia-start = La position de départ.
show-vogt-kubeia-hermes = Avec 6 et 3, le basileus peut faire 1, 2, 3 ou 6 cases.
show-vogt-kubeia-light = Avec 5 et 2, le peltaste en { GREEK("a2") } peut se déplacer de 5 cases au plus.
show-vogt-kubeia-heavy = Avec 5 et 2, l’hoplite en { GREEK("a1") } peut se déplacer de 2 cases au plus.
show-vogt-kubeia-line = { $move } capture { $taken } d’un coup.
show-vogt-kubeia-armour = { $move } ne capture rien : deux peltastes ne peuvent pas capturer un hoplite.
show-vogt-kubeia-bare = { $move } capture l’hoplite en { $taken }.
show-vogt-kubeia-king = { $move } ferme le dernier côté, et capture le basileus.
show-vogt-kubeia-open = { $move } ferme le dernier côté. N’importe quelles pièces peuvent capturer le basileus.
show-vogt-kubeia-break = { $move } atteint la rangée de fond ennemie et gagne.
