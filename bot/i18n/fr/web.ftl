# The web chat’s own texts: the page, its form, its connection. None takes a parameter.

web-title = Petteia
web-tagline = Des jeux de plateau avec des soldats grecs et romains, à jouer entre amis.
web-scriptless = Ce chat a besoin de JavaScript. Il ne charge rien depuis d’autres serveurs.
web-skip = Aller au champ de message
web-skip-board = Aller au plateau

# The form on the first visit
web-first-task-1 = Tu joues Orange. Touche la case marquée pour encadrer l’ennemi entre deux de tes pions.
web-first-done-1 = Capturé !
web-first-task-2 = Maintenant, va entre deux ennemis : c’est sans danger, et tu les captures tous les deux.
web-first-done-2 = Deux d’un coup !
web-first-task-3 = Maintenant, capture le chef.
web-first-done-3 = Tu as capturé le chef et tu as gagné. Comment t’appelles-tu ?
web-how-to-move = Touche une des pièces marquées, puis une case.
web-name-label = Ton nom
web-name-hint = 32 caractères au plus. Tes adversaires le voient.
web-name-missing = Écris ton nom.
web-invitation-label = Invitation
web-invitation-hint = Le mot secret donné par la personne qui gère ce chat.
web-invitation-wrong = Ce n’est pas la bonne invitation. Vérifie-la et réessaie.
web-invitation-wait = Trop d’essais. Attends une minute, puis réessaie.
web-enter = Jeter d’abord un œil
web-recovery = J’ai un code de récupération
web-recovery-name = Nom de ton compte
web-recovery-label = Code de récupération
web-recovery-enter = Se connecter
web-recovery-wrong = Ce nom et ce code ne correspondent pas, ou le code a déjà servi. Vérifie les deux.

# The chat
web-bar-label = Menu principal
web-bar-play = Jouer
web-bar-matches = Parties
web-bar-puzzle = Problème
web-bar-learn = Apprendre
web-bar-me = Moi
web-feed-label = Discussion
web-composer-label = Message à Petteia
web-composer-placeholder = Coup ou commande
web-send = Envoyer
web-words-label = Toutes les commandes
web-completions-label = Suggestions
web-completions-open = Des suggestions sont affichées : choisis avec les flèches, puis accepte avec la touche Tab.
web-you = Toi
web-bot = Petteia
web-newest = Derniers messages

# The pages about what is kept and how the chat may be used
web-privacy = Confidentialité
web-terms = Conditions

# The opening and invitations
web-join-enter = Accepter et jouer
web-join-closed = Cette invitation n’est plus ouverte. Demandes-en une nouvelle, ou invite quelqu’un toi-même.
web-lobby = Personnes qui cherchent un adversaire
web-opening-games = Choisis un jeu
web-copy-link = Copier le lien
web-copied = Copié
web-share = Partager
web-share-text = Joue une partie de Petteia avec moi :
web-qr-code = Code QR du lien, à scanner avec un autre téléphone

# A match
web-board-label = Plateau ; passe d’une case à l’autre avec les flèches du clavier
web-squares-fold = Cases sous forme de boutons
web-your-turn = À toi de jouer
web-ways-label = Parcourir la partie
web-letters = Le plateau dessiné en lettres
web-film-drawing = Préparation du film…
web-film-play = Lire le film
web-film-stop = Arrêter le film
web-film-lost = Le film a expiré. Redemande-le.
web-moves-label = Coups
web-turn-board = Tourner le plateau
web-more = Plus
web-taken-label = Captures :
web-bars-label = Afficher ou masquer le champ de message
web-copy = Copier
web-save = Enregistrer en fichier

# The connection
web-connecting = Connexion…
web-reconnecting = Reconnexion…
web-offline = Pas de connexion
web-alone = Petteia est injoignable. Cette page reprendra toute seule dès que la connexion reviendra.
web-connected = De nouveau en ligne.
web-unsent = Message non envoyé : pas de connexion.
web-unanswered = La connexion a été coupée avant la réponse. Regarde le plateau avant d’envoyer de nouveau ton message.
web-unreachable = Le serveur est injoignable. Réessaie.
web-missing = Page introuvable
web-missing-words = Il n’y a pas de page à cette adresse. L’adresse contient peut-être une faute de frappe, ou le lien est trop ancien.
web-missing-way = Voir les jeux
web-unreadable = Cette page n’est plus à jour. Recharge-la.
web-trouble = Quelque chose n’a pas marché. Réessaie dans un instant.
web-embedded-refused = Petteia n’a pas pu te connecter. Ferme cette page et ouvre-la de nouveau.
web-hurried = Tu vas trop vite. Réessaie dans un instant.
web-wrong-host = Ce chat n’est pas disponible à cette adresse. Si tu gères ce chat, indique dans public_url (section [web] de la configuration) l’adresse que les gens ouvrent, comme https://petteia.example.org.
web-wrong-page = Cette action n’est possible que depuis la page de ce chat. Ouvre-la et réessaie.

# A match that anyone may watch
web-watch-title = { $one } – { $other } : { $game }
web-watch-play = Jouer à Petteia
