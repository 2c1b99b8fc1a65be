# Why something was not done, and what can be done instead.

refused-stranger = Tu ne joues pas dans cette partie : tu peux seulement la regarder.
refused-over = Cette partie est terminée.
refused-not-begun = Cette partie n’a pas encore commencé : le défi n’a pas été accepté.
refused-not-your-turn = Ce n’est pas à toi de jouer. Je te préviendrai quand ce sera ton tour.
refused-already-moved = Tu as déjà joué { $action }.
refused-stale = Le plateau a changé entre-temps. Le voici à jour.
refused-busy = La partie a changé au même moment. Réessaie.
refused-forged = Ce bouton ne fonctionne pas ici. « aide » montre ce que tu peux écrire.
refused-corrupt = Une partie enregistrée est illisible. Rien n’a été changé ; préviens la personne qui gère ce bot.
refused-not-kept = L’enregistrement a échoué, donc rien n’a changé. Réessaie dans un instant.
refused-unsure = J’ai perdu l’accès à mes données : je ne sais pas si ta demande a été enregistrée. Regarde le plateau avant de réessayer.
refused-no-such-match = La partie { $match } n’existe pas. Écris « parties » pour voir les tiennes.

refused-own-challenge = Tu ne peux pas accepter ton propre défi.
refused-not-invited = Ce défi s’adresse à quelqu’un d’autre.
refused-not-your-challenge = Seule la personne qui a lancé un défi peut le retirer.
refused-expired = Ce défi a expiré. Envoies-en un nouveau.
refused-challenge-offered = Ce défi attend une réponse.
refused-challenge-running = Ce défi a déjà été accepté.
refused-challenge-over = Ce défi a été accepté, et la partie est déjà terminée.
refused-challenge-declined = Ce défi a été refusé.
refused-challenge-withdrawn = Ce défi a été retiré.

refused-draw-stands = Tu as déjà fait cette offre.
refused-no-draw-offer = Il n’y a aucune offre à laquelle répondre.
refused-nothing-to-count = Il n’y a encore rien à compter : tous les pions doivent d’abord être placés.
refused-no-claim = Il n’y a rien à souffler pour l’instant. Dans les jeux où l’on souffle, tu peux le faire après le coup de ton adversaire.
refused-none-here = Aucune de tes parties ne se joue ici. Va dans la discussion où ta partie se joue, ou dans notre discussion privée.
refused-none-running = Tu n’as aucune partie en cours. Écris « défier » pour en commencer une.
refused-none-offered = Aucun défi ni aucune offre n’attend ta réponse.

refused-notation = « { $typed } » n’est pas un coup. Écris un coup comme { $example }.
refused-ambiguous = « { $typed } » peut vouloir dire { $readings }. Quel coup veux-tu jouer ?
refused-illegal = « { $typed } » est illégal : { $why }
refused-ignorant = { $why } Dans cette partie, on perd si on insiste sur un coup illégal. Pour insister quand même, écris le coup de nouveau avec un point d’exclamation.

refused-too-long = C’est trop long : { $limit } caractères au plus.
refused-unknown-word = Je ne connais pas « { $typed } ». Écris « aide » pour voir les commandes.
refused-unknown-word-near = Je ne connais pas « { $typed } ». Tu voulais dire { $near } ?
refused-not-understood = Je n’ai pas compris « { $typed } » après le nom.
refused-unknown-person = Personne ne s’appelle « { $typed } ». Pour un défi ouvert, n’écris pas de nom.
refused-unknown-person-near = Personne ne s’appelle « { $typed } ». Tu voulais dire « { $near } » ?
refused-unknown-ruleset = Aucun jeu ne s’appelle « { $typed } ». Au choix : { $choices }.
refused-unknown-ruleset-near = Aucun jeu ne s’appelle « { $typed } ». Tu voulais dire { $near } ?
refused-unknown-option = { $ruleset } n’a pas d’option « { $typed } ». Ses options : { $choices }.
refused-unknown-value = « { $typed } » n’est pas un choix possible pour { $option }. Au choix : { $choices }.
refused-unknown-clock = Je ne comprends pas la cadence « { $typed } ». Essaie { $choices } : m pour les minutes, h pour les heures, d pour les jours.
refused-clock-range = « { $typed } » est trop court ou trop long. Une cadence va d’une minute à un an, avec un ajout de 30 jours au plus par coup.
refused-unknown-side = « { $typed } » n’est pas un camp. Au choix : { $choices }.
refused-which-ruleset = « { $typed } » peut désigner plusieurs jeux. Lequel veux-tu ?
refused-unknown-setting-key = Aucun réglage ne s’appelle « { $typed } ». Au choix : { $choices }.
refused-zone-offset = Aucun fuseau horaire n’a { $typed } de décalage avec l’heure UTC. Écris plutôt le nom d’une ville de ton fuseau, comme Calcutta.
refused-unknown-zone = Le fuseau « { $typed } » n’existe pas. Les fuseaux ont des noms comme Europe/Rome.
refused-unknown-zone-near = Le fuseau « { $typed } » n’existe pas. Tu voulais dire { $near } ?
refused-unknown-quiet = « { $typed } » n’est pas une plage horaire. Écris par exemple 22:00-08:00, à l’heure de chez toi, ou « non ».
refused-quiet-empty = « { $typed } » commence et finit à la même heure. Écris par exemple 22:00-08:00, ou « non » ; « réglages notifications=aucune » coupe toutes les notifications.
refused-unknown-setting = « { $typed } » n’est pas un choix possible pour { $setting }. Au choix : { $choices }.

refused-name = Un nom doit avoir de 1 à { $limit } caractères visibles.
refused-name-in-use = Ce nom est déjà pris. Choisis-en un autre.
refused-name-reserved = Ce nom est réservé. Choisis-en un autre.
refused-name-is-word = « { $typed } » est une commande ici. Choisis un autre nom.

refused-link-code = Ce code n’est pas valable, ou ne l’est plus. Écris « lier » sur ton autre plateforme pour en avoir un nouveau.
refused-link-same = C’est ton propre code. Écris-le sur ton autre plateforme.
refused-link-opponents = Ces deux comptes jouent l’un contre l’autre. Finis d’abord leur partie.
refused-link-over = Il est trop tard pour répondre à cette question. Écris « lier » pour recommencer.
refused-link-undo = Tu n’as aucune liaison à annuler.

## Why an action is not legal

illegal-notation = il y a un passage que je ne peux pas lire.
illegal-ambiguous = on peut le lire de plusieurs façons.
illegal-over = la partie est terminée.
illegal-no-piece = il n’y a pas de pièce en { $squares }.
illegal-not-yours = la pièce en { $squares } n’est pas à toi.
illegal-same-square = le coup finit là où il commence.
illegal-occupied = il y a déjà une pièce en { $squares }.
illegal-not-straight = les pièces vont en ligne droite, le long d’une rangée ou d’une colonne.
illegal-blocked = la pièce en { $squares } barre le passage.
illegal-out-of-range = c’est trop loin pour cette pièce.
illegal-out-of-throw = c’est trop loin pour ce lancer.
illegal-out-of-dice = c’est trop loin, quel que soit le lancer.
illegal-bound = la pièce en { $squares } est immobilisée.
illegal-not-attack = un pion retourné ne peut aller que sur une case à côté d’un ennemi.
illegal-capture-first = tu peux capturer depuis { $squares }, donc tu dois le faire.
illegal-leader-over-leader = un chef ne peut pas sauter par-dessus l’autre chef en { $squares }.
illegal-no-jump = un chef ne peut sauter que par-dessus des pièces qui se suivent sans case vide, et se pose juste derrière.
illegal-no-jump-near = un chef ne saute que par-dessus une suite de pièces sans case vide, qui commence juste à côté de lui. Il se pose juste derrière.
illegal-no-hop = un pion saute par-dessus un seul ennemi voisin et se pose sur la case vide juste derrière lui.
illegal-placing = le placement n’est pas terminé. Indique une case vide.
illegal-placed = il ne reste aucun pion à placer. Pour jouer un coup, indique deux cases.
illegal-never-placed = dans ce jeu, on ne place pas de pions. Indique la case de départ et la case d’arrivée.
illegal-throw-first = tu dois d’abord relancer les dés ou passer.
illegal-thrown = tu ne peux pas lancer les dés. Je les lance pour les deux camps.
illegal-not-bound = il n’y a pas d’ennemi immobilisé en { $squares }.
illegal-no-huff = il n’y a rien à souffler en { $squares }.
illegal-no-capture = ce coup ne capture rien en { $squares }.
illegal-no-capture-at-all = ce coup ne capture rien. Écris-le avec « - » au lieu de « x ».
illegal-no-bonus = tu n’as pas de lancer bonus.
