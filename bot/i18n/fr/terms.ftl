# Choosing what is played, by buttons on a challenge that is not yet answered.

terms-which = Choisis un jeu
terms-now = { $ruleset }
terms-change = Touche une option pour la changer, puis envoie le défi.
terms-values = Fais ton choix
terms-clock = Choisis une cadence
terms-option = { $value } ⇄
terms-chosen = ✓ { $value }

terms-rated = Partie classée ⇄
terms-unrated = Partie non classée ⇄
terms-side-lot = Camps au hasard ⇄
terms-side-first = Je joue { side-first } et commence ⇄
terms-side-second = Je joue { side-second } ⇄

button-terms = Changer de jeu
button-terms-yes = Envoyer le défi
button-another-game = Un autre jeu

news-proposed = Le défi a été modifié.
done-proposed = Défi modifié.
refused-not-yours-to-change = Seule la personne qui a lancé le défi peut changer de jeu. Lance ton propre défi pour jouer à ce que tu veux.
refused-terms-changed = Le défi a changé entre-temps. Le voici à jour.

about-lemery-petteia = La grande bataille sur 12 cases par 8, avec un chef qui saute. Encadre les pions ennemis entre deux des tiens, et capture ou encercle le chef ennemi.
about-lemery-compact = Une bataille sur 8 cases par 8 : deux rangées de pions et un chef qui saute. Le meilleur jeu pour commencer.
about-lemery-ultra = La bataille la plus courte : une rangée de pions et un chef sur un plateau ouvert de 8 cases par 8.
about-lemery-crossing = Une course à travers la bataille : le premier chef sur la rangée de fond ennemie gagne. Les chefs ne peuvent pas être capturés.
about-lemery-latrunculi = Place 16 pions où tu veux, puis avance d’une case à la fois, ou saute pour capturer. Encadre un ennemi pour l’immobiliser, et capture-le plus tard.
about-poleis = Place 16 pions où tu veux, puis attaque : un pion qui se déplace sans finir à côté d’un ennemi est retourné.
about-vogt-petteia = Peltastes légers, hoplites en armure et un basileus sur 12 cases par 8, avec des règles de tournoi : la capture est obligatoire, et temporiser fait perdre.
about-vogt-kubeia = Le jeu de tournoi avec des dés : le lancer décide jusqu’où va chaque classe de pièces, et un double permet de relancer.
about-walker-petteia = La bataille la plus simple : deux rangées de pions et rien d’autre. Capture tous les pions de ton adversaire sauf un. Plateau de 5 × 5 à 12 × 12 cases.
about-walker-dux = Une rangée de pions et un dux qui ne peut pas être capturé. Plateau de 5 × 5 à 12 × 12 cases.

# How one wins, in one line.
aim-lemery-petteia = Tu gagnes si tu captures ou encercles le chef ennemi.
aim-lemery-compact = Tu gagnes si tu captures ou encercles le chef ennemi.
aim-lemery-ultra = Tu gagnes si tu captures ou encercles le chef ennemi.
aim-lemery-crossing = Tu gagnes si ton chef est le premier à atteindre la rangée de fond ennemie.
aim-lemery-latrunculi = Tu gagnes quand il ne reste qu’un pion à ton adversaire.
aim-poleis = Tu gagnes quand il ne reste qu’un pion à ton adversaire.
aim-vogt-petteia = Tu gagnes si tu captures le roi ennemi, ou si tu amènes le tien sur la rangée de fond ennemie.
aim-vogt-kubeia = Tu gagnes si tu captures le roi ennemi, ou si tu amènes le tien sur la rangée de fond ennemie.
aim-walker-petteia = Tu gagnes quand il ne reste qu’un pion à ton adversaire.
aim-walker-dux = Tu gagnes quand il ne reste qu’une pièce à ton adversaire.
