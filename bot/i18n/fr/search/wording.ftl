# How questions are compared with the sentences of the rulebook: words that say nothing, how words end, and which count as the same here.

wording-idle =
    le la les l un une des de du d à au aux en et ou où dans sur par que qu qui quoi ce c cet cette ces ça ca cela ceci je j me m moi tu te t toi
    il elle on nous vous ils elles lui leur leurs se s y ne n mon ma mes ton ta tes son sa ses notre nos votre vos est es suis sont sommes êtes être
    était etait étais serait sera ai as a avons avez ont avoir avait eu été fait faire fais font faut est-ce ben bah euh alors donc bon bonjour
    salut coucou bonsoir merci svp stp pls plaît plait excuse excusez pardon dis dites règle règles regle jeu jeux jouer joue joué joues jouent
    là la-dedans voilà quel quelle quels quelles quelque comment si aussi bien très tres juste même truc trucs machin genre là-dessus ici chez pour
    comme mais car puis ya y'a jsuis jai cest ct g ya-t-il explique expliquer expliquez existe peu hein quoi ouais oui hello slt bjr vraiment
    enfin après avec déjà deja là-bas jsais sais savoir voudrais veux veut voulais aimerais qqn qqun quelqu k ke ki koi kel pr ds chuis chui dc mm bsr jme jte jle sil steplait silvousplait plait stplé kil kon koa coa vla lol mdr ptdr jcrois
wording-endings =
    issements issement ements ement ements ations ation itions ition issons issez issent issant issait eraient eront erons erait erais erez eras erai era
    iraient irait irais iront irons irez iras irai ira aient antes ants ante ant ions iez ais ait ons ees ee es er ez ent ies ie ite ites irent
    ables able euses euse eurs eur atrice ateur ateurs ives ive ifs if ages age elles elle els el ir is it i e s x
wording-alike =
    partita: partie, parties, match, matchs, game, games, la game, manche
    annuler: revenir en arrière, retour en arrière, reprendre mon coup, reprendre un coup, annule, annulé, annulation, reprise, undo, défaire, rejouer mon coup, changer mon coup, missclick, misclick, mauvaise case, mauvais bouton, trompé de case, fausse manip, me suis trompé, gourré, reprends mon coup, refaire mon coup
    pendule: horloge, chrono, chronomètre, cadence, timer, blitz, temps de réflexion, délai, délais, minuteur, montre
    tempsfini: à court de temps, plus de temps, temps écoulé, temps dépassé, dépassé le temps, dépassé son temps, tombé au temps, tombe au temps, perdu au temps, gagner au temps, au temps, fin du temps, temps est fini, temps fini, drapeau, hors délai, échéance, à zéro
    abandonner: abandon, abandonne, abandonné, forfait, déclarer forfait, jeter l éponge, jette l éponge, jeté l éponge, laisser tomber, laisse tomber, rendre les armes, me rends, se rend, se rendre, rage quit, ragequit, capituler, capitule, baisser les bras, drapeau blanc, abdiquer
    ordinateur: ordi, ordis, pc, machine, ia, robot, robots, cpu, intelligence artificielle
    message: messages, msg, texto, écrire à, parler à, parle à, causer, tchat, tchatter, discuter, discussion
    embêter: embête, harcèle, harceler, harcèlement, insulte, insultes, insulter, insulté, injures, injurie, grossier, grossière, vulgaire, méchant, méchante, lourd avec moi, relou, insultant
    vacances: vacance, congé, congés, absent, absente, absence, en voyage, je pars, hôpital
    notification: notifications, notif, notifs, rappel, rappels, alerte, alertes, ping, pings, prévenir, prévenu, prévenue, notifier
    disparu: disparue, ne répond plus, répond plus, ne répond pas, répond pas, ne joue plus, joue plus, donne plus de nouvelles, plus de nouvelles, parti sans, fantôme, ghosté, ghost, bouge plus, silence radio, fait le mort, jamais là
    pouvoir: peux, peut, peuvent, pouvons, pouvez, peu t on, possible, permis, permise, autorisé, autorisée, le droit, droit, légal, légale, pourrait, pourrais, puis je, possibilité, moyen, peus, peu on, jpeux, jpe, peu t il, pe, autorise, on a droit, ai droit, as le droit, possib, faisable
    capturer: capture, captures, capturent, captur, manger, mange, manges, mangent, bouffer, bouffe, bouffent, prendre, prends, prend, prennent, éliminer, élimine, tuer, tue, tuent, buter, bute, zigouiller, choper, chope, dégommer, dégomme, attraper, attrape, prise, prises, mangeant, gober, grailler, becter, croquer, croque, boulotter, avaler, avale, capturant
    subir: capturée, capturées, est capturé, est capturée, être capturé, être capturée, sont capturés, être pris, est pris, mangée, mangées, est mangé, être mangé, bouffée, pris, tuée, éliminée, mort, morte, morts, meurt, meurent, mourir, crevé, se faire prendre, se fait prendre, me faire prendre, se faire manger, se fait manger, me fais manger, me faire manger, me fais prendre, se faire capturer, se fait capturer
    pion: pions, pièce, pièces, soldat, soldats, bonhomme, bonshommes, bonhommes, mec, mecs, gars, jeton, jetons, caillou, cailloux, guerrier, guerriers, troupe, troupes, homme, hommes, type, figurine, figurines, unité, unités, piece, pieces, troufion, troufions
    chef: chefs, roi, rois, général, généraux, commandant, leader, boss, strategos, stratego, lars, dux, duc, basileus, basileo, souverain, monarque, capitaine, patron
    adversaire: adversaires, ennemi, ennemis, ennemie, ennemies, opposant, rival, adverse, adverses, l autre joueur, autre joueur, celui d en face, en face, ennemy, adversère, adv, advers, l autre gars, le mec en face, le gars en face, mon opposante
    bouger: bouge, bouges, bougent, bougé, bougeant, aller, va, vas, vais, vont, allant, avancer, avance, avances, avancent, avancé, déplacer, déplace, déplacent, déplacement, déplacements, déplacé, marcher, marche, marchent, glisser, glisse, glissent, mouvement, mouvements, circuler, reculer, recule, reculent, se promener
    coup: coups, move, moves
    sauter: saute, sautes, sautent, sauté, sautée, sautés, saut, sauts, sautant, bondir, bondit, par dessus, enjamber, enjambe, survoler, survole, passer au dessus, passe au dessus, passer par dessus, passe par dessus, franchir, franchit, bond, bonds, saute mouton
    entre: encadrer, encadre, encadré, encadrée, encadrés, encadrement, sandwich, en sandwich, prendre en sandwich, pris en sandwich, au milieu de, pris entre, prise en tenaille, en tenaille, tenaille, coincé entre, coincée entre, pincer, pince, étau, en étau, intercaler, intercale
    encercler: encercle, encerclé, encerclée, encerclés, encerclement, entourer, entoure, entouré, entourée, cerné, cernée, cerner, de tous les côtés, tous les côtés, quatre côtés, toutes parts, enfermé, enfermée, enfermer, enferme, emmuré, cerclé
    bloqué: bloquée, bloqués, bloquées, bloque, bloquer, bloquent, coincé, coincée, coincés, ne peux plus bouger, ne peut plus bouger, peut plus bouger, peux plus bouger, peux rien jouer, ne peut pas jouer, ne peut plus jouer, peut plus jouer, peux plus jouer, plus à bouger, plus à jouer, peut plus rien faire, peux plus rien faire, plus rien à jouer, plus aucun coup, aucun coup, plus de coup, plus de coups, pat, blocus, siège, siege
    gagner: gagne, gagnes, gagné, gagnée, gagnent, victoire, victoires, vainqueur, remporter, remporte, but, objectif, buts, gagnant, gagnants, l emporter, l emporte, win, battre, bat
    perdre: perd, perds, perdu, perdue, perdus, perdent, défaite, défaites, perdant, lose
    fin: finir, finit, fini, finie, finissent, terminer, termine, terminé, terminée, se termine, s arrête, s arrêter, game over, finale, se finit
    nulle: nul, nuls, nulles, égalité, match nul, partie nulle, ex aequo, partage, personne ne gagne, personne gagne, draw, pat nul
    commencer: commence, commences, commencent, commencé, débuter, débute, début, débuts, démarrer, démarre, départ, en premier, premier coup, premier à jouer, qui joue en 1er, ouvrir la partie, entamer, entame
    coin: coins, angle, angles, recoin
    bord: bords, bordure, bordures, mur, murs, côté du plateau, côté du tablier, bord du plateau, extrémité, lisière, cadre
    diagonale: diagonales, diago, diag, en biais, biais, de travers, oblique, obliquement, en oblique, fou, diagonalement, en diago
    passer: passe, passes, passé, passer son tour, passer mon tour, sauter mon tour, sauter son tour, sauter un tour, passe mon tour, rien faire, ne rien faire, ne pas jouer, pas jouer, ne pas bouger, attendre
    obligé: obligée, obligation, obligatoire, obligatoirement, dois, doit, doivent, devoir, forcé, forcée, forcément, contraint, imposé, faut il, il faut, nécessaire, suis je obligé, tenu de
    lancer: les dés, aux dés, un dé, le dé, au dé, des dés, mes dés, tes dés, ses dés, sans dés, avec dés, de dés, nos dés, dice, ces dés, vos dés, leurs dés, quel dé, quels dés, ce dé, chaque dé, dés font, dés disent, dés donnent, dés sont, dés pipés, dés truqués, dé le plus, lance, lancers, lancé, lances, jet, jets, jeter les, tirage, tirer les
    double: doubles, doublet, deux pareils, deux mêmes, double six, mêmes chiffres, mêmes nombres
    bonus: relancer, relance, rejouer, rejoue, encore une fois, tour supplémentaire, supplémentaire, lancer en plus, deuxième lancer, second lancer, un autre tour, extra
    cent: 100, centième, centaine, cinquante, 50, indéfiniment, sans fin, éternellement, infini, infinie, interminable, jamais fini, à l infini, finit jamais, s éternise, traîne
    répéter: répète, répètent, répétition, répétitions, répétée, mêmes coups, même position, même situation, trois fois, troisième fois, 3 fois, va et vient, aller retour, allers retours, tourne en rond, tourner en rond, tournons en rond, en boucle, boucle, sans arrêt
    accord: d accord, se mettre d accord, entente, s entendre, à l amiable, proposer, propose, proposition, propositions, proposé, tous les deux veulent, commun accord
    plusieurs: plus d un, plus d une, deux d un coup, deux à la fois, à la fois, en même temps, d un coup, d un seul coup, simultanément, simultané, ensemble, tous les deux, trois d un coup
    file: files, à la file, côte à côte, l un à côté de l autre, collés, collées, alignés, alignées, d affilée côte, alignement, en rang, paire, paires, groupe de deux, à la suite
    combien: nombre, nombres, quantité, cb, cmb, combient, cbien, combi1, kombien
    durée: dure, durent, durer, long, longue, longues, court, courte, courtes, rapide, rapides, vite, minutes, heures, combien de temps, temps
    loin: distance, jusqu où, portée, aussi loin, nombre de cases, combien de cases, au maximum, maximum, max, limite, limites
    case: cases, carreau, carreaux, carré, carrés, casse, square
    spécial: spéciale, spéciaux, spéciales, pouvoirs, pouvoir spécial, particulier, particulière, sert à quoi, à quoi sert, à quoi ça sert, utile
    différence: différences, différent, différents, différente, différentes, diffère, diffèrent, distinguer, distingue, comparer, compare, comparaison, par rapport à
    placer: place, placé, placée, placés, placées, places, placent, placement, poser, pose, posé, posée, posés, poses, pose t on, mettre, mets, met, mis, mettent, déposer, dépose, installer, installe, déploiement, déployer, phase de placement
    disposition: disposés, disposer, position de départ, position initiale, mise en place, au départ, configuration, set up, setup, alignement de départ, formation de départ
    immobiliser: immobilise, immobilisé, immobilisée, immobilisés, immobilisées, immobilisent, immobilisation, ligoter, ligote, ligoté, attacher, attache, attaché, attachée, emprisonner, emprisonné, emprisonne, prisonnier, prisonniers, clouer, cloué, clouée, figé, paralysé, paralyser, capturer vivant, bloque vivant, imobilisé, imobiliser
    libérer: libère, libéré, libérée, libérés, libre, libres, délivrer, délivre, délivré, s échapper, échapper, sauver, sauve, sauvé, relâcher, relâché, détacher, détaché, débloquer, débloqué, secourir
    tenir: tient, tiens, tiennent, tenu, tenus, retenir, retient, retenu, gardien, gardiens, geôlier, geôliers, maintient, maintenir
    retirer: retire, retires, retiré, retirée, retirés, retrait, retraits, enlever, enlève, enlèves, enlevé, enlevés, ôter, ôte, sortir du plateau, virer, vire, viré, supprimer du plateau, quitte le plateau, débarrasser
    partir: part, pars, s en va, s éloigne, s éloigner, s écarte, quitter, quitte
    actif: active, actifs, actives, activité, activer
    passif: passive, passifs, passives, passivité, renitenza, inactif, inactive, planqué, refus de combattre, frileux
    vagus: vagi, retourné, retournée, retournés, retournées, retourner, retourne, retournement, déserteur, déserteurs, à l envers, envers, sens dessus dessous, retourne t il, renversé, renversée, face cachée, vagabond
    remis: remettre à l endroit, remis à l endroit, remise à l endroit, à l endroit, endroit, redresser, redressé, redresse, redevenir normal, redevient normal, redevenir ordinarius, redevient, remettre droit, revenir à la normale
    attaque: attaques, attaquer, attaqué, attaquent, attaquant, assaut, menacer, menace, menacé, menaces, agresser
    voisin: voisins, voisine, voisines, à côté, juste à côté, adjacent, adjacente, adjacentes, adjacents, au contact, contact, toucher, touche, collé à, près de, proche
    calme: coup calme, sans attaquer, n attaque pas, attaque pas, pas une attaque, coup tranquille, tranquille
    hoplite: hoplites, hoplyte, oplite, lourd, lourds, infanterie lourde, hoplitai
    peltaste: peltastes, peltast, léger, légers, légère, infanterie légère, peltastai
    armure: armures, cuirasse, blindé, blindage, blindés, bouclier protège, protégé par l armure
    classe: classes, règle des classes, catégorie, catégories
    fond: rangée de fond, au fond, dernière rangée, dernière ligne, dernière ligne adverse, autre bout, l autre bout, l autre côté, autre côté, bout du plateau, ligne d arrivée, ligne de fond, camp adverse, côté opposé, percée, percer, sfondamento, en face du plateau
    traverser: traverse, traversé, traversée, traversent, arriver de l autre côté, passe de l autre côté
    chacun: tous, toute, toutes, chaque, entier, entière, l ensemble
    seul: seule, seuls, tout seul, dernier, dernière, derniers, unique, il reste qu un, reste qu un, reste un, plus que lui, plus que
    sans: aucun, aucune, zéro, plus aucun, plus aucune, plus rien, plus un seul
    securite: sûre, en sécurité, à l abri, abri, abrité, danger, dangereux, dangereuse, risque, risques, risqué, risquer, protéger, protège, protégé, protégée, protection, défendre, défend, défense, suicide, suicider, invulnérable, intouchable, garder, garde en vie, en vie, vivant, vivante, survivre, survit, à l abri des, planquer, cacher, cache, caché, craindre, crains, sans danger, immunisé
    propre: propres, à moi, les miens, le mien, mes propres, mon propre, allié, alliés, ami, amis, amie, copain, pote, potes, camarade, alliée
    illégal: illégale, illégaux, interdit, interdite, interdits, refusée, coup invalide, invalide, non valide, pas permis, pas autorisé, erreur, erreurs, faute, fautes, impossible, coup faux, pas le droit
    avertissement: averti, avertie, avertir, insister, insiste, insisté, insistance, carton jaune, ignoranza
    souffler: souffle, soufflé, soufflée, soufflés, souffles, soufle, soufler, soufflage, huff, huffer
    pénalité: pénalités, punir, puni, punie, punition, sanction, sanctionné, sanctionner, coûte, amende, conséquence, conséquences, pénalisé
    oublier: oublie, oublié, oubliée, oubli, raté, rater, rate, manqué, manquer, manquée, pas vu, loupé, louper, loupe, zappé
    réclamer: réclame, réclamé, réclamation, revendiquer, exiger
    option: options, variante, variantes, paramètre de règle, changer les règles, modifier les règles, règles maison, personnaliser
    plateau: plateaux, tablier, damier, échiquier, terrain, planche, grille, board
    taille: grand, grande, grandeur, dimension, dimensions, tailles, petit, petite, grands, petits, agrandir, rétrécir, colonnes, colonne, lignes et colonnes
    rangée: rangées, rangee, rangees, rangé, ligne, lignes
    lettre: lettres, grec, grecs, grecque, grecques, alphabet, alpha, notation, coordonnées, noms des cases, nom des cases, nom d une case
    conseil: conseils, astuce, astuces, stratégie, stratégies, tactique, tactiques, tuyau, tuyaux, progresser, m améliorer, améliorer, mieux jouer, bien jouer, tips, recommandation, recommandations, recommandes
    débutant: débutants, débutante, novice, noob, nouveau joueur, facile, faciles, difficile, difficiles, dur, simple, compliqué, enfant, enfants
    auteur: auteurs, inventé, inventer, inventeur, créateur, créé, crée, écrit par, d où vient, d où viennent, source, sources, origine, publié, a fait ce, a fait ces, inventa
    antique: antiques, ancien, anciens, anciennes, antiquité, romain, romains, romaine, romaines, historique, historiques, histoire, authentique, vrai, vraie, vrais, reconstitution, reconstruction, moderne, archéologie, époque
    décision: décisions, interprétation, interprétations, interprété, ambigu, ambiguë, choix à vous, décidé, officiel, officielle, officielles
    avant: avant de, d abord, au préalable
    arriver: arrive, arrivé, arrivée, arrivent, atteindre, atteint, atteins, parvenir, rejoindre, rejoint
    atterrir: atterrit, atterrissage, retombe, retomber, tombe après, se pose, réception, atterri
    élan: prendre de l élan, prend son élan, courir avant, se rapprocher avant, glisser avant, à distance avant, avancer avant de
    chaîne: enchaîner, enchaîne, enchaînement, sauts multiples, sauter plusieurs fois, plusieurs sauts, continuer à sauter, ressauter, saute encore, sauter encore, saut multiple, double saut, rafle, série de sauts, en série
    juger: jugé, jugée, juge, évaluer, évalué, vérifié, vérifie, on regarde, regarde t on
    compter: compte, comptent, compté, comptés, comptes, décompte, compteur, comptage, remis à zéro, remise à zéro, repart à zéro, compter les
    hermès: hermes, ermes, mercure
    zeus: main de zeus, jupiter
    renoncer: renonce, refuser, refuse, pas envie, se passer, décliner, éviter, évite
    exact: exacte, exactement, pile, pile poil, précisément
    plusgrand: plus grand, plus grande, plus haut, plus gros, gros dé, grand dé, grand nombre, plus grand nombre
    pluspetit: plus petit, plus petite, plus bas, petit dé, petit nombre, plus petit nombre
    chemin: voie, voie libre, passage, route, trajet, trajectoire
    obstacle: gêne, gêner, en travers, barre la route, sur le chemin, dans le chemin
    main: en main, pas encore placés, pas encore posés, en réserve, réserve, pas placés
    vientdebouger: vient de bouger, vient de jouer, bougé en dernier, dernier à bouger, déjà là, était là, déjà en place, étaient déjà
    lequel: laquelle, lesquels, lesquelles, lekel, quel jeu, quels jeux, duquel, auquel, auxquels, desquels
    quoisepasse: il se passe quoi, que se passe t il, se passe quoi, qu arrive t il, il arrive quoi, ça donne quoi, ça fait quoi, qu est ce qui se passe, qu est ce qui arrive, il m arrive quoi, qu est ce que ça donne, que se passe til, ce qui se passe
    quand: qd, kan, kand, à quel moment, quel moment, à partir de quand
    échanger: échange, échanges, échangé, échangent, troquer, troc, simplifier
    bourde: bourdes, gaffe, gaffes, boulette, boulettes, bévue, bêtise, bêtises, maladresse
    pourquoi: why, pk, pq, pkoi, pourkoi, pour quelle raison, comment ça se fait, prk, prq, pourqoi, pourquoa, c est pour quoi
    sombre: en noir, écran noir, dark, dark mode, mode sombre, mode nuit, thème, thèmes, skin, look, apparence
    couleur: couleurs, bleu, bleus, orange, oranges, blanc, blancs, noir, noirs, blanche, rouge
    image: images, photo, photos, dessin, dessins, visuel, picture
    bruit: le son, du son, de son, les sons, sons, bruits, musique, bip, sonore, audio, volume, sonnerie, muet
    nom: pseudo, pseudonyme, surnom, prénom, nick, m appeler, m appelle, renommer, rebaptiser
    langue: langues, français, anglais, allemand, italien, espagnol, néerlandais, traduction, traduit, en francais
    inscription: mon compte, un compte, un seul compte, deux comptes, compte web, m inscrire, inscrire, connexion, connecter, me connecter, login, déconnexion, déconnecter, mot de passe, mdp, identifiant
    gratuit: gratuite, payant, payante, prix, payer, coûter, tarif, abonnement, euros, argent, pub, pubs, publicité, acheter, premium, combien ça coûte, cher
    tournoi: tournois, championnat, ligue, coupe, ronde, rondes, compétition, événement, suisse
    classement: cote, cotes, elo, leaderboard, meilleurs joueurs, top, palmarès, rang
    problème: problèmes, puzzle, puzzles, énigme, énigmes, casse tête, exercice, exercices
    leçon: leçons, tuto, tutos, tutoriel, apprendre, apprends, cours, entraîner, entraînement, m entraîner
    indice: indices, suggestion, suggère, meilleur coup, bon coup, aide moi à jouer, quoi jouer, que jouer, coup de pouce
    défier: défi, défis, défie, inviter, invite, invitation, invitations, challenge, challenger, provoquer
    serveur: groupe, salon, salons, channel, canal, canaux
    spectateur: spectateurs, spectatrice, regarder jouer, assister, mater la partie, suivre la partie, public, publique
    supprimer: supprime, effacer, efface, effacé, suppression, détruire, delete
    données: donnée, rgpd, confidentialité, vie privée, infos sur moi, informations sur moi, stocké, stockez, enregistré sur moi
    signaler: signale, signalement, signalements, dénoncer, tricheur, triche, tricher, triches, report, rapporter
    masquer: masque, masqué, faire taire, taire, mute, muter, ignorer, démasquer, unmute
wording-numbers = 0 zéro, 1 uns, 2 deux, 3 trois, 4 quatre, 5 cinq, 6 six, 7 sept, 8 huit, 9 neuf, 10 dix, 11 onze, 12 douze, 13 treize,
    16 seize, 24 vingtquatre, 32 trentedeux, 50 cinquante, 100 cent, 1er premier, 1ère première, 2e deuxième, 2ème deuxième, 3e troisième, 3ème troisième
# What kind of question it is, by how it begins.
wording-kinds =
    what: qu est ce que c est, qu est ce qu, qu est ce que, c est quoi, cest quoi, c quoi, kesako, ça veut dire quoi, que veut dire, que signifie, ça signifie quoi, définition de, définition, sens du mot, c est qui, qui est, qui sont, signification de, que désigne
    if: et si, que se passe t il, il se passe quoi, qu arrive t il, qu est ce qui se passe, il arrive quoi, que se passe til, et quand, ça fait quoi si
# What comes before the name of a game.
wording-before-names = dans celui avec les, dans celui avec le, dans celui avec, celui avec les, celui avec le, celui avec, dans le jeu de, dans le jeu des, dans la version, dans la, dans le, dans les, dans, à la, au, aux, à, en, de la, du, des, de, d, pour la, pour le, pour, par, sur, la, le, les, l
# What people call the games in questions, beside their names.
wording-games =
    vogt-kubeia: jeu avec les dés, celui avec les dés, jeu de dés, version avec les dés, jeu avec des dés, celui avec des dés, version avec dés
    lemery-crossing: course des chefs, course des rois, jeu de course
    lemery-compact: petite petteia, la petite version
    lemery-latrunculi: celui où on immobilise, jeu où on immobilise
    poleis: celui avec les vagi, jeu des vagi, jeu avec les vagi
    walker-dux: celui avec le dux, celui avec un dux
    vogt-petteia: jeu de tournoi, règles de tournoi, version tournoi, celui avec les hoplites, jeu avec les hoplites
# Names of games that are ordinary words too.
wording-weak-names = traversée polis
# What a question begins with that goes on from the one before.
wording-follow-up = et qu en est il, et pour, et, mais, ou, ou bien, aussi, sinon, alors
# What people say around a question, with … in its place. For training.
wording-polite = bonjour, …; salut, …; bonsoir …; coucou …; … merci; … svp; … s'il te plaît; … s'il vous plaît merci d'avance; pardon mais …; tu peux me dire …; pourriez-vous me dire …; tu peux m'expliquer …; explique moi …; dis, …; euh …; alors …; petite question: …; une question, …; je voudrais savoir …; j'aimerais savoir …; je suis nouveau, …; je débute, …; j'ai 9 ans et je comprends pas, …; slt j'ai 8 ans …; mon fils me demande …; mon père et moi on se dispute, …; bonsoir, auriez-vous l'amabilité de me dire … cordialement; désolé si c'est bête mais …; mon pote dit que … c'est vrai; première fois que je joue, …; pfff … aide moi; attends, …; … faut que je sache; on vient de commencer et …; rappelle moi, …; quelqu'un peut m'expliquer …; … ou j'ai raté un truc; j'ai pas compris, …; jsp …; mdr …; … lol; stp …; du coup …; en fait …; juste pour savoir, …; vous savez si …; je suis une vieille dame, …
