# Reports, what is decided about them, and what the person says to that.

word-reports = signalements en attente, pour les responsables d’un serveur ou groupe
word-appeal = contester une décision à ton sujet

button-reports = Tous les signalements
button-case = Signalement { $case }

behaviour-stalling = Jeu trop lent
behaviour-engine = Coups d’un programme

# What can be decided; buttons
verdict-nothing = Aucune mesure
verdict-warn = Avertissement
verdict-mute = Une semaine sans messages
verdict-bar = Un mois sans partie classée
verdict-block = Un an de blocage

report-what = Ton adversaire n’a rien écrit. Que veux-tu signaler ?
reports = { $count ->
    [0] Aucun signalement n’est en attente.
    [one] Un signalement est en attente :
   *[other] { $count } signalements sont en attente, le plus ancien d’abord :
}
news-reports = { $count ->
    [one] Un signalement est en attente. Les responsables peuvent écrire « signalements » pour le voir.
   *[other] { $count } signalements sont en attente. Les responsables peuvent écrire « signalements » pour les voir.
}

case-message = { $case }. { $name } a écrit : { $text }
case-play = { $case }. Signalement contre { $name } : { $behaviour }
# $found: what the test found, as a sentence
case-finding = { $case }. Un test a signalé { $name }. { $found }
case-match = Partie { $match }, { $ruleset }, { $at }
case-reporter = Signalé par { $name }
case-decided = Décision du { $at } : « { $verdict } »
case-appeal = Contestation de la personne signalée : { $text }

# $by: “operator”, or the platform of the server or group
# $kind: a message, the play in one match, or a finding in rated matches
decision-why = { $by ->
    [operator] La personne qui gère ce bot a pris une décision sur { $kind ->
        [message] un de tes messages dans la partie { $match }.
        [match] ta façon de jouer dans la partie { $match }.
       *[finding] tes parties classées.
    }
    [discord] Les responsables du serveur Discord où la partie { $match } a été lancée ont pris une décision sur { $kind ->
        [message] un de tes messages sur ce serveur.
        [match] ta façon de jouer sur ce serveur.
       *[finding] tes parties classées sur ce serveur.
    }
   *[telegram] Les responsables du groupe Telegram où la partie { $match } a été lancée ont pris une décision sur { $kind ->
        [message] un de tes messages dans ce groupe.
        [match] ta façon de jouer dans ce groupe.
       *[finding] tes parties classées dans ce groupe.
    }
}
decision-nothing = Cette décision n’a pas de conséquence pour toi.
decision-warn = C’est un avertissement. Respecte les conditions d’utilisation.
decision-mute = { $by ->
    [operator] Tu ne peux pas envoyer de message à tes adversaires avant le { $until }.
   *[other] Tu ne peux pas envoyer de message à tes adversaires avant le { $until }. Cette mesure vaut pour les parties lancées sur ce serveur ou dans ce groupe.
}
decision-bar = { $by ->
    [operator] Tu ne peux pas commencer de partie classée avant le { $until }.
   *[other] Sur ce serveur ou dans ce groupe, tu ne peux pas commencer de partie classée avant le { $until }.
}
decision-block = { $by ->
    [operator] Tu ne peux pas commencer de partie avant le { $until }.
   *[other] Sur ce serveur ou dans ce groupe, tu ne peux pas commencer de partie avant le { $until }.
}
decision-appeal = Tu peux contester la décision une fois : écris « contester », suivi de ce que tu veux dire.

done-appealed = Merci. Les personnes qui ont pris la décision liront ta contestation.

refused-many-reports = { $most } de tes signalements attendent encore, et c’est la limite. Attends que certains soient traités.
refused-report-computer = On ne peut pas signaler l’ordinateur.
refused-no-case = Ce signalement n’existe pas.
refused-case-closed = La décision sur ce signalement est déjà prise.
refused-no-reports = Utilise cette commande dans un serveur ou un groupe que tu gères.
refused-no-decision = Aucune décision n’a été prise à ton sujet.
refused-appealed = Tu as déjà contesté cette décision.
refused-appeal-long = Une contestation ne peut pas dépasser { $limit } caractères. Rien n’a été envoyé.
refused-sanctioned-mute = Tu ne peux pas envoyer de message ici avant le { $until }. Pour voir la raison, écris « contester ».
refused-sanctioned-bar = Tu ne peux pas commencer de partie classée ici avant le { $until }. Pour voir la raison, écris « contester ».
refused-sanctioned-block = Tu ne peux pas commencer de partie ici avant le { $until }. Pour voir la raison, écris « contester ».

discord-option-case = Le numéro d’un signalement ; vide pour tous ceux en attente
discord-option-behaviour = Que signaler à la place d’un message
discord-option-appeal = Ce que tu veux dire, 400 caractères au plus ; vide pour voir la décision
