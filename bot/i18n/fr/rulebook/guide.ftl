# Answers to questions about the bot, the board on the screen and one’s account. Each is shown alone, with a button.

guide-colours = { side-first } commence et a des boucliers ronds. { side-second } a des boucliers avec une encoche de chaque côté. Ton camp est en bas de ton plateau, et le texte au-dessous dit qui joue quel camp.
guide-last-move = Les marques sur les cases montrent le dernier coup. Un anneau montre d’où vient la pièce, et un cadre fin où elle est allée. Des étincelles marquent les pièces par-dessus lesquelles elle a sauté, et de petits anneaux les cases qu’elle a traversées.
guide-captured-mark = Une croix dans un cercle marque une case où une pièce a été capturée au dernier tour.
guide-choices = Des coins autour d’une pièce indiquent qu’elle peut bouger, et un cadre épais entoure celle que tu as choisie. Un point marque une case où elle peut aller, un éclat une case où elle capturerait. Quatre griffes montrent une pièce qui peut être capturée.
guide-preview = Une pièce pâle dans un cadre en pointillé montre un coup qui n’est pas encore joué. Une croix sur une pièce veut dire que ce coup la capturerait. Quatre barres marquent la pièce qui l’encadre de l’autre côté. Appuie sur « Jouer » pour jouer le coup, ou sur « Retour » pour choisir à nouveau.
guide-leader-look = La pièce au casque à crête est le chef, le roi ou le dux de son camp. Toutes les autres pièces ressemblent à des boucliers.
guide-classes-look = Un grand bouclier est un hoplite, un petit est un peltaste. Le casque à crête est le basileus, le roi.
guide-bound-look = Une pièce couchée entre deux barres est immobilisée. Elle ne peut pas bouger, et l’adversaire peut la retirer. Elle est libre dès que l’un des deux ennemis qui la tiennent s’éloigne ou est capturé. Selon les règles habituelles, elle est libre aussi quand l’un d’eux est immobilisé.
guide-turned-look = Si tu vois le dos d’un bouclier avec une poignée, le pion est retourné : c’est un vagus. Remis à l’endroit, il ressemble de nouveau à tout autre pion.
guide-tray = Sous le plateau, un bouclier avec un nombre montre combien de pions restent à placer. Un bouclier avec une croix montre combien sont perdus. La flèche montre à qui c’est de jouer. Dans les jeux avec des dés, le lancer est aussi affiché là.
guide-letters = Chaque case a un nom : la lettre de sa colonne, puis le numéro de sa rangée. Les deux sont écrits le long du bord du plateau. Dans les jeux de Vogt, les lettres sont grecques ; écris « réglages lettres=latines » pour avoir des lettres ordinaires.
guide-which-way = Sur ton propre plateau, ton camp est en bas, quel qu’il soit ; tu peux choisir un autre côté dans « réglages ». Dans un groupe, le plateau est tourné vers la personne qui doit jouer. Écris « plateau » pour le voir de ton côté.
guide-picture = Tu peux lire chaque plateau en mots : appuie sur « Plus », puis sur « Plateau en mots ». Dans « réglages », le thème « contraste » a les couleurs les plus contrastées. Chaque pièce et chaque marque a sa propre forme. Sur un petit écran, touche l’image pour l’agrandir.
guide-pictures-off = Chaque tour est accompagné d’une image, qu’on ne peut pas désactiver. Appuie sur « Plus », puis sur « Plateau en mots », pour lire le plateau en texte. Pour recevoir moins de messages, choisis d’autres notifications dans « réglages ».
guide-theme = Il y a cinq thèmes pour le plateau : marbre, terre cuite, papyrus, nuit et contraste. Choisis-en un dans « réglages », ou écris « réglages thème=nuit ». Aucune pièce ni marque ne se distingue par sa seule couleur.
guide-dice-shown = Le lancer est affiché sous le plateau, et en mots au-dessus. Les dés sont lancés pour toi au début de ton tour, et tout le monde dans la partie les voit.
guide-start = Pour commencer tout de suite, appuie sur « Jouer contre l’ordinateur ». « Inviter quelqu’un » te donne un lien à envoyer. La Petteia compacte est le meilleur jeu pour commencer, et la première leçon prend une minute.
guide-computer = Tu peux jouer en solo, contre l’ordinateur, à tout moment et sans pendule. Il a neuf niveaux, de 0 (pour la première partie d’un enfant) à 8 (difficile à battre). Écris « défier ordinateur niveau=3 », ou appuie sur le bouton et choisis.
guide-friend = Pour inviter quelqu’un, appuie sur « Inviter quelqu’un » et envoie à cette personne le lien ou le code. Le code marche sur Discord, sur Telegram et sur le web. Si elle joue déjà ici, écris « défier », suivi de son nom.
guide-stranger = Si tu n’as personne avec qui jouer, appuie sur « Trouver un adversaire » dans le chat web. Tout le monde y voit que tu cherches une partie, et la première personne qui accepte joue contre toi. En attendant, tu peux jouer contre l’ordinateur.
guide-choose-game = Sous ton défi, « Changer de jeu » permet de choisir le jeu, ses options, ton camp et la pendule. Tu peux aussi tout écrire d’un coup, comme « défier poleis premier pendule=3j ». Une fois le défi accepté, on ne peut plus rien changer.
guide-clocks = En général, tu as dix jours pour tes coups, et chaque coup ajoute 36 heures. Choisis une autre pendule avec ton défi. Avec « pendule=3j », tu as trois jours par coup. « pendule=10m+5s » convient à une partie en direct, et « pendule=aucune » ne fixe aucune limite. L’échéance est affichée sous le plateau.
guide-time-out = Quand le temps d’un camp est écoulé, l’autre peut réclamer la victoire ou attendre encore. Jusque-là, un coup joué compte encore. La partie ne se termine d’elle-même que si vous avez choisi la pendule « hard ».
guide-silent = Si ton adversaire ne joue pas, attends que son temps soit écoulé. Avant cela, un rappel lui est envoyé une fois. Ensuite, tu peux réclamer la victoire. Tu peux abandonner à tout moment si tu ne veux pas attendre.
guide-old-games = Écris « revoir » pour choisir une de tes dernières parties terminées et la suivre coup par coup. Tu peux aussi la voir en film. « revoir » suivi du code d’une partie en ouvre une plus ancienne. « exporter » te les donne toutes.
guide-record = Une feuille de partie est la liste de tous les coups, en texte. Écris « feuille » pour en avoir une. Pour revoir une partie, colle sa feuille après ce mot, ou envoie-la en fichier texte.
guide-watch = Dans un salon ou un groupe, tout le monde peut regarder les parties qui s’y jouent. Pour voir une partie, écris « plateau », suivi de son code. Tant qu’elle est en cours, une partie jouée en privé n’est visible que pour les deux adversaires. S’ils sont d’accord, ils peuvent l’ouvrir à tout le monde avec « publique ».
guide-many = Tu peux jouer plusieurs parties à la fois, et « parties » montre d’abord celles qui t’attendent. Si un coup est possible dans plusieurs parties, on te demande laquelle choisir. Un message envoyé en réponse à un plateau vaut toujours pour la partie de ce plateau.
guide-undo = Pour reprendre un coup malheureux, écris « reprise » ; ton adversaire doit être d’accord. Avec « réglages confirmer=oui », le plateau te demande confirmation avant chaque coup.
guide-resign = Pour abandonner une partie, écris « abandonner » ou appuie sur « Plus », puis sur « Abandonner » ; il faut ensuite confirmer. « retirer » annule un défi qui n’est pas encore accepté.
guide-draw = Pour proposer nulle, écris « nulle » ou appuie sur « Plus », puis sur « Proposer nulle ». Si ton adversaire l’a proposée, « nulle » l’accepte et « refuser » la refuse.
guide-rematch = Quand une partie est terminée, appuie sur « Revanche » pour rejouer au même jeu, en échangeant les camps.
guide-type-move = Touche « Jouer un coup », puis ta pièce, puis la case où elle va. Tu peux aussi écrire les deux cases, comme a2-a5. Les captures n’ont besoin d’aucun signe : elles se font d’elles-mêmes.
guide-plan = Pendant que ton adversaire réfléchit, tu peux préparer ta réponse : écris « plan c7-c4 b2-b4 » ou touche « Préparer un plan ». Si ton adversaire joue ce coup, ta réponse est jouée aussitôt. Tes plans ne sont visibles que pour toi.
guide-see = Ton adversaire voit le plateau, tes coups et ce que tu lui écris. Tes plans, tes indices et les placements que tu prépares ne sont visibles que pour toi.
guide-talk = Pour écrire à ton adversaire, écris « dire », suivi de ton message. Dans un salon ou un groupe, tout le monde peut le lire. « masquer » cache les messages de ton adversaire.
guide-rude = Si quelqu’un te manque de respect, « masquer » cache ses messages dans cette partie. « signaler » envoie le dernier à la personne qui gère ce bot. Tu peux bloquer quelqu’un dans « réglages » : ses défis ne t’arrivent plus.
guide-name = Sur Discord et Telegram, ton nom est celui de ton profil. Si tu le changes, le nouveau nom est utilisé dès ton prochain coup. Dans le chat web, écris « renommer », suivi d’un nouveau nom.
guide-account = Tu peux utiliser le même compte sur Discord, Telegram et le web. Écris « lier » sur l’une de ces plateformes pour avoir un code. Écris « lier », suivi de ce code, sur l’autre, puis confirme sur les deux.
guide-recovery = Dans le navigateur où tu as créé un compte web, ta session reste ouverte. Pour utiliser ce compte dans un autre navigateur, il te faut son nom et un code de récupération. Pour obtenir ce code, écris « réglages » là où ta session est encore ouverte. Si tu as lié Discord ou Telegram, tu peux aussi y jouer tes parties.
guide-language = Le bot parle français et plusieurs autres langues. Il suit la langue de ton application ; choisis-en une autre dans « réglages », comme « réglages langue=it ».
guide-notices = Tu reçois une notification quand c’est à toi de jouer, et un rappel avant la fin de ton temps. Dans « réglages », tu peux choisir de les recevoir en privé, une fois par jour ou pas du tout.
guide-sound = Sur Discord et Telegram, tu entends le son que l’application joue pour un message. Dans le chat web, tu peux activer ou désactiver « Son » pour cet appareil. Pour recevoir moins d’alertes, choisis d’autres notifications dans « réglages », ou fixe des heures silencieuses.
guide-quiet = Pendant tes heures silencieuses, les notifications arrivent sans son. Choisis ces heures avec « réglages silence=22:00-08:00 ». Indique ton fuseau horaire avec « réglages fuseau=Europe/Paris », ou avec le nom de ta ville.
guide-vacation = Les vacances mettent en pause les pendules de toutes tes parties : écris « réglages vacances=14d » pour 14 jours, ou indique la date de ton retour à la place de 14d. Tu as 28 jours par an, et tu peux quand même jouer pendant ce temps.
guide-pause = Pour mettre en pause la pendule d’une partie, écris « pause » ; ton adversaire doit être d’accord. « continuer » relance la pendule.
guide-data = « confidentialité » dit ce qui est enregistré sur toi, et « exporter » t’en envoie une copie. « oublier » supprime ton compte ; tes adversaires gardent leurs parties sans ton nom.
guide-hint = « indice » te montre un bon coup. Contre l’ordinateur, tu peux demander un indice dans la plupart des jeux ; contre une personne, seulement si vous êtes d’accord. Dans les jeux où l’on souffle, il n’y a pas d’indices.
guide-analysis = Après une partie, « analyse » montre où elle a basculé et quels coups étaient meilleurs. L’analyse regarde tes erreurs une par une.
guide-learn = « apprendre » propose de courtes leçons à jouer sur le plateau, pour chaque jeu. « problème » donne un nouvel exercice chaque jour. Ce que tu as réussi reste noté.
guide-dice-fair = Le bot lance les dés à partir d’un secret fixé avant la partie. Chaque adversaire peut y ajouter un mot. Après la partie, tout le monde peut vérifier chaque lancer : personne ne peut donc choisir un nombre.
guide-group = Si tu gères un groupe ou un serveur, écris-y « groupe ». Tu peux alors régler la langue, le jeu par défaut, les lieux des défis et le problème du jour. Pour ajouter le bot, utilise le bouton dans sa discussion privée ou son profil.
guide-slow = S’il ne se passe rien, appuie de nouveau sur le bouton. Ou écris « plateau » pour recevoir un nouveau plateau : les anciens boutons marchent tant que la partie dure. Si le bot reste muet, il redémarre peut-être. Tes parties et tes pendules sont à l’abri.
guide-cannot = On ne joue ici qu’aux jeux de soldats de Grèce et de Rome, à deux ou contre l’ordinateur. Il n’y a ni échecs, ni équipes, ni prix à gagner. Jouer est gratuit. « tournoi » montre les tournois, « profil » tes résultats et « classement » les meilleures cotes. Une partie compte pour ta cote si tu lances le défi avec « classée=oui ». « exporter » te donne toutes tes parties.
guide-cost = Jouer ici est gratuit. Il n’y a ni publicité ni rien à acheter.
guide-who = Tu parles à un programme : il répond d’après les règles et n’invente rien. Petteia est un logiciel libre. Si quelque chose ne va pas, dis-le à la personne qui gère ce bot.

# Answers from the match at hand.

match-ending = comment cette partie s’est terminée
match-capture = ce qui a été capturé en dernier
match-move = le dernier coup joué
match-turn = à qui c’est de jouer
match-if = ce que ferait un coup
