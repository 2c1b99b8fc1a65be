# What only Discord needs: the commands' descriptions, at most 100 characters, and a few buttons.

discord-group = Des jeux de plateau avec des soldats grecs et romains, chacun son tour
discord-group-match = dans une partie
discord-group-account = ton compte : autres plateformes, tes données

discord-menu-challenge = Défier à Petteia
discord-menu-profile = Résultats à Petteia
discord-menu-board = Mon plateau

discord-option-opponent = Qui défier ; sans nom, défi ouvert
discord-option-profile = Résultats de qui ; sans nom, les tiens
discord-option-scope = Les parties de ce serveur, ou toutes
discord-option-season = Depuis le début, cette saison ou la dernière
discord-option-rated = Partie classée ou non
discord-rated = { $value ->
    [on] classée
   *[off] non classée
}
discord-double = { $value ->
    [on] deux fois
   *[off] une fois
}
discord-option-ruleset = Le jeu
discord-option-topic = Un sujet, ou une question avec tes mots
discord-option-options = Changements de règles, comme edge=on ; ou choisis dans un formulaire
discord-option-side = Quel camp tu veux jouer
discord-option-clock = Cadence (5m+10s, 3d, 10d+36h, aucune) ; ajoute ,hard ou ,weekends
discord-option-code = Le code du défi
discord-option-part = Quel fichier d’un long export
discord-option-word = Un mot qui change les lancers : personne ne peut les choisir
discord-option-match = La partie, si tu en as plusieurs
discord-option-text = Ton coup, comme a2-a5
discord-option-line = Coup adverse et réponse (c7-c4 b2-b4) ; « drop » efface
discord-option-squares = Cases des pions (a1-h1 c2) ; « drop » annule
discord-option-square = La case du pion qui a oublié de capturer
discord-option-confirm = Quand te faire confirmer un coup
discord-option-orientation = Quel camp est en bas de tes plateaux
discord-option-theme = L’aspect de tes plateaux
discord-option-block = Qui ne peut plus te défier
discord-option-unblock = Qui peut de nouveau te défier
discord-option-language = La langue que je parle avec toi
discord-option-zone = Ton fuseau, comme Europe/Paris, pour les heures hors de Discord
discord-option-event = Créer, rejoindre, quitter, lancer, classement ou appariements ; format et jeu, ou code
discord-option-name = Le nom du tournoi
discord-option-days = Combien de jours dure une ronde
discord-option-rounds = Combien de rondes au système suisse
discord-option-double = Nombre de rencontres par paire
discord-option-results = Qui voit combien de parties tu as gagnées
discord-option-notices = Comment te prévenir de ton tour
discord-option-quiet = Heures silencieuses, à l’heure locale : 22:00-08:00 ou « non »
discord-option-vacation = Pendules en pause : 14d (jours), date de retour (2026-12-03) ou « non »
discord-option-link-code = Le code de ton autre plateforme, ou « undo » ; vide pour avoir un code
discord-option-sure = Confirmer ; sinon, je te le demande


discord-choose = Choisir
discord-another-piece = Une autre pièce
discord-sides = { $one } { side-first } : { $first } · { $two } { side-second } : { $second }
discord-open-board = Ouvrir le plateau
discord-to-board = Aller au plateau
discord-type = Écrire le coup
discord-type-title = Ton coup
discord-type-label = Cases de départ et d’arrivée, comme a2-a5
discord-post-here = Publier ici
discord-posted = Publié par { $name }.
# The name of a match’s thread
discord-thread = { $first } – { $second } : { $ruleset }
discord-passed = La partie a avancé ; le plateau à jour est plus bas.
discord-gone = Ce défi n’est plus ouvert.
discord-no-bots = Les bots ne jouent pas. Défie une personne, ou n’indique pas d’adversaire pour un défi ouvert.
discord-trouble = Quelque chose n’a pas marché. Réessaie dans un instant.
discord-done = C’est fait, mais ma réponse s’est perdue. Voici où en est la partie.
discord-done-unshown = C’est fait, mais je ne peux pas l’afficher pour l’instant. Regarde la partie avec /petteia board.

discord-help =
    Défie quelqu’un : vous jouerez à tour de rôle, dans un salon, dans un fil ou en privé.
    /petteia challenge – défier une personne ; sans nom, ton défi est ouvert à tout le monde
    /petteia move – jouer un coup ; ou appuie sur « Jouer un coup » sous le plateau
    /petteia games – tes parties
    /petteia rules – les règles de chaque jeu
    /petteia why – savoir pourquoi un coup est illégal
    /petteia learn – de courtes leçons à jouer sur le plateau
    /petteia account link – lier ton compte Telegram ou web
discord-no-activity = Le plateau ne peut plus être ouvert ici. Utilise les boutons dans la discussion.

# Forms. Titles and labels have at most 45 characters, what stands below them 100.
discord-form-open = Choisir dans un formulaire
discord-form-title = Nouveau défi
discord-form-opponent = Adversaire
discord-form-clock = Cadence
discord-form-kept = Laisse ce champ vide pour garder la cadence actuelle.
discord-form-wish = { $side ->
    [first] Je joue { side-first } et commence
    [second] Je joue { side-second }
   *[lot] Camps au hasard
}
discord-form-ticks = Coche ce que tu veux
discord-form-otherwise = Sinon : { $value }
discord-form-compulsory = Captures
discord-form-board = Plateau
discord-form-files = Colonnes
discord-form-ranks = Rangées
discord-form-record = Lire une feuille de partie
discord-form-text = Colle la feuille ici
discord-form-file = Ou envoie un fichier
discord-form-size = Un fichier texte de { $count } Ko au plus
discord-no-form = Ce formulaire ne peut pas s’ouvrir ici. Écris plutôt une commande.
