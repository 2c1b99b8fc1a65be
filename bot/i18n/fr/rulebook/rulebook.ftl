# The rulebook’s own words: menu, topics, buttons, history.

rules-menu = Choisis un jeu. Tous sont des reconstitutions modernes. Leurs auteurs sont entre parenthèses.
rules-entry = { $name }
    { $brief } · { $length ->
        [1] court
        [2] moyen
       *[3] long
    }, { $level ->
        [1] facile
        [2] un peu plus de règles
       *[3] beaucoup de règles
    }

# What each game is like, in the menu.

brief-lemery-petteia = 12 par 8, 24 soldats et un chef
brief-lemery-compact = 8 par 8, 16 soldats et un chef
brief-lemery-ultra = 8 par 8, 8 soldats et un chef
brief-lemery-crossing = une course entre les chefs
brief-lemery-latrunculi = placer, sauter et immobiliser
brief-poleis = placer, attaquer ou être retourné
brief-vogt-petteia = 12 par 8, 3 classes
brief-vogt-kubeia = 3 classes et 2 dés
brief-walker-petteia = 16 pions, pas de chef
brief-walker-dux = soldats et un dux imprenable

page-title = { $ruleset } · { $topic }
page-menu = Tous les jeux
page-board = Retour au plateau
cited = Voici ce que disent les règles. { $said }
cited-page = Règles : { $topic }
passage = { $said }
found-first = ▸ { $said }
found-title = Ce que disent les règles :
found-games = { $games } : { $said }
found-near = Je n’ai pas de réponse sûre, mais ceci peut t’aider :
found-none = Je ne connais pas la réponse. Parcours les règles d’un jeu, ou pose ta question autrement.
found-command = Il y a une commande pour cela : « { $word } » – { $said }.
found-guide = À propos de Petteia :
found-three = Je ne suis pas sûr de la réponse. L’une de celles-ci est peut-être la bonne :
found-answer = ▸ { $said }
found-passage = ▸ { $games } · { $topic } : { $said }
picture-still = Image { $number } sur { $count }. { $caption }
picture-before = Image { $number } sur { $count }, avant le coup. { $caption }
picture-after = Image { $number } sur { $count }, après le coup. { $caption }
turn-previous = ← Image
turn-next = Image →

topic-glance = En bref
topic-setup = Mise en place
topic-move = Déplacements
topic-capture = Captures
topic-special = Pièces spéciales
topic-end = Fin de la partie
topic-options = Options
topic-tips = Conseils
topic-source = D’où vient ce jeu

# How long a game is and how much there is to learn, at the end of each first page.
book-facts = §length { $level ->
        [1] Ce jeu est facile à apprendre.
        [2] Ce jeu est assez facile à apprendre.
       *[3] Il y a beaucoup de règles.
    } Une partie dure { $time }.

story-title = Histoire · { $story }
story-history = Histoire
story-texts = Ce que disent les textes
story-rome = Rome
story-makers = Qui a écrit les règles
story-table = Ce qui distingue les jeux
story-finds = Dés, plateaux et noms
story-notation = Comment on note les coups

history-texts =
    Aucun livret de règles ne nous est parvenu de l’Antiquité. Il ne reste que des remarques, surtout des comparaisons.
    Dans l’Odyssée d’Homère, les prétendants passent le temps devant la porte avec des cailloux.
    Platon parle de mauvais joueurs qu’un meilleur finit par enfermer, jusqu’à ce qu’ils ne puissent plus bouger.
    Aristote compare un homme sans cité à une pièce isolée.
    Polybe loue un général qui coupait et bloquait ses ennemis, comme un bon joueur.
    Pollux décrit un jeu appelé Polis. Il a beaucoup de pièces, et une pièce est capturée entre deux ennemis.
    Plutarque recommande la Petteia comme un jeu d’esprit. On y jouait donc sans doute sans dés.
    Des vases peints vers 540 av. J.-C. montrent Achille et Ajax penchés sur un plateau.
    Personne ne sait lesquels de ces textes décrivent le même jeu.
history-rome =
    Les Romains aussi avaient un jeu de soldats : Ludus Latrunculorum, ou Latrunculi.
    Beaucoup pensent qu’il vient du jeu grec, mais il n’y a pas de preuve.
    Isidore, un auteur tardif, parle de pièces qui avancent en ordre, d’autres qui errent, et d’autres incapables de bouger.
    Il les appelle ordinarii, vagi et inciti.
    On a trouvé des plateaux de tailles variées, et quelques objets font penser à une pièce spéciale.
    Aucun texte ne dit ce que faisait cette pièce. Un poème persan du dixième siècle décrit le nard, un jeu semblable avec des rois qu’on ne peut pas capturer.
    C’est là que Damian Walker a trouvé le dux de son jeu romain.
history-makers =
    Tous les jeux d’ici datent de l’époque moderne.
    Ulrich Schädler a reconstitué le jeu romain en 1994 et en 2001. On y immobilise d’abord un pion, et on le capture plus tard.
    Les règles de Wladyslaw Kowalski, de 2006, en ont inspiré d’autres.
    Moshe Callen a publié des règles de Petteia en 2013. La course entre les chefs en vient.
    Damian Walker a mis par écrit le jeu simple, et un autre avec un dux.
    En 2018, Andreas Frank Vogt a fait des règles de Callen un jeu de tournoi, puis un jeu de dés.
    Dmytro a publié Poleis en 2015, puis en 2024, pour guérir le jeu simple de ses nombreuses nulles.
    Lemery Games vend un jeu dont les règles s’inspirent de Kowalski et de Schädler. Sa course entre les chefs est celle de Callen.
    Quand un auteur laisse des questions ouvertes, les réponses sont de nous. La dernière page de chaque jeu cite les principales.
history-finds =
    Sur des vases, Athéna prévient Achille et Ajax de l’arrivée des Troyens. Elle leur promet la victoire s’ils cessent de jouer.
    Euripide fait jouer Protésilas et Palamède avec des pièces variées. On disait Palamède inventeur des dés.
    La Souda (dixième siècle) lui donne un plateau de 12 lignes, comme le zodiaque, et 7 dés, comme les planètes.
    Le livre de Suétone sur les jeux grecs est perdu.
    Des plateaux sont gravés sur des marches de temples à Athènes et à Délos. La plupart sont d’autres jeux, peut-être plus récents.
    Un groupe en argile d’Athènes montre une femme et un garçon jouant sur 42 cases avec 12 pièces.
    Le jeu s’appelle petteia, pessoi, polis ou poleis. Les pièces étaient peut-être des pessoi, une case une polis.
    Des auteurs grecs le croyaient venu d’Égypte. La Petteia est citée jusqu’au deuxième siècle apr. J.-C., le jeu romain jusqu’au quatrième.
history-notation =
    Une case se note par colonne (lettre) et rangée (numéro), depuis le coin gauche du premier camp.
    Un coup s’écrit avec deux cases : a2-a5. Les captures suivent, après un x : a2-a5xb5.
    À Latrunculi, b2xb4 est un saut, c3 place un pion, et xd4 en retire un.
    Les colonnes de Vogt ont des lettres grecques. Les majuscules latines semblables conviennent.
    Dans son texte, les rangées ont des chiffres attiques : « réglages lettres=grecques » les montre.
    À Kubeia, le lancer précède le coup, grand dé d’abord : 63 A2-A4.
    Une feuille de partie numérote les coups : 1) a2-a5, h7-h5 ; 2), etc.
    Elle finit par le résultat et sa raison : 1-0 (abbandono). ½-½ est une nulle.
    « feuille » donne celle d’une partie. Pour en lire une, colle-la après ce mot.
    Les parties imprimées par Vogt se collent telles quelles. Les autres ont besoin de balises, comme [Ruleset "poleis"].
history-table = Voici chaque jeu avec ses règles habituelles. Un pion entre deux ennemis est capturé ; au jeu Latrunculi de Lemery, il est immobilisé.
history-row = { $name } : { $files }×{ $ranks }, { $men } pions{ $leader ->
        [yes] { " et un chef" }
       *[no] { "" }
    }{ $placed ->
        [yes] , placés d’abord
       *[no] { "" }
    }{ $corner ->
        [yes] , capture au coin
       *[no] { "" }
    }{ $duty ->
        [yes] , capture obligatoire
       *[no] { "" }
    }{ $dice ->
        [yes] , dés
       *[no] { "" }
    }
