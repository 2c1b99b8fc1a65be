# Commands, lists, settings, help.

help =
    Défie quelqu’un : vous jouerez à tour de rôle.
    défier NOM – défier une personne ; sans nom, ton défi est ouvert à tout le monde
    défier ordinateur – jouer contre l’ordinateur
    a2-a5 – jouer un coup ; tu peux aussi toucher une pièce sur le plateau
    parties – tes parties
    règles – les règles de chaque jeu ; tu peux aussi poser une question, comme « règles est-ce que je peux passer ? »
    pourquoi a2-b3 – savoir pourquoi un coup est illégal
    apprendre – de courtes leçons à jouer sur le plateau
    Autres commandes : accepter, refuser, plan, abandonner, nulle, reprise, revanche, revoir, réglages

games = { $count ->
    [one] Tu as une partie :
   *[other] Tu as { $count } parties :
}
digest = { $count ->
    [one] Une partie t’attend :
   *[other] { $count } parties t’attendent :
}
no-games = Tu n’as aucune partie en cours. Écris « défier » pour en commencer une.
which-match = Quelle partie ? Choisis-en une, ou ajoute son code à ta commande, comme partie=k7qd3x.
entry = { $name } · { $ruleset }
entry-yours = À toi : { $name } · { $ruleset }
entry-open = Défi ouvert · { $ruleset }
entry-twin = { $entry } · { $match }

completion-captures = capture { $squares }

## Linking two accounts

done-link-code = Écris « lier { $code } » sur ton autre plateforme dans { $minutes ->
    [one] la minute
   *[other] les { $minutes } minutes
}. Je te demanderai confirmation sur les deux plateformes avant de lier tes comptes. Garde ce code pour toi.
link-platform = { $platform ->
    [web] chat web
    [telegram] Telegram
    [discord] Discord
   *[other] { $platform }
}
link-code-of = Ce code appartient à { $name } ({ $platforms }), qui { $count ->
    [0] n’a aucune partie
    [one] a une partie
   *[other] a { $count } parties
}.
link-asked-by = { $name } ({ $platforms }) a saisi ton code et veut lier vos deux comptes. Son compte { $count ->
    [0] n’a aucune partie
    [one] a une partie
   *[other] a { $count } parties
}.
link-own = Ce compte : { $name } ({ $platforms }), { $count ->
    [0] sans partie
    [one] avec une partie
   *[other] avec { $count } parties
}.
link-joins = Si tu lies ces deux comptes, ils n’en feront plus qu’un. Depuis l’une ou l’autre plateforme, on pourra jouer toutes ces parties, et aussi les abandonner.
link-warning-typed = Ne confirme que si tu as demandé ce code toi-même. Si quelqu’un d’autre te l’a donné, appuie sur « Annuler ».
link-warning-asked = Ne confirme que si tu as écrit ce code toi-même, sur ton autre plateforme. Sinon, appuie sur « Annuler ».
link-undo-typed = Tu peux annuler la liaison pendant { $days ->
    [one] un jour
   *[other] { $days } jours
} avec « délier ». Tu retrouveras alors ce que tu as maintenant, mais les parties commencées depuis la liaison resteront à { $name }.
link-undo-asked = Tu peux annuler la liaison pendant { $days ->
    [one] un jour
   *[other] { $days } jours
} avec « délier ». { $name } retrouvera alors ce que son compte a maintenant, mais les parties commencées depuis la liaison resteront à toi.
link-waits = Confirme aussi depuis l’autre compte, { $name }, dans { $minutes ->
    [one] la minute
   *[other] les { $minutes } minutes
}. J’y ai posé la question ; écris « lier » pour la revoir. Rien n’est encore lié.
link-undo-ask = Le compte { $name } est lié à celui-ci. Tu peux annuler la liaison jusqu’au { $until }. Si tu l’annules, { $count ->
    [0] aucune partie ne reviendra
    [one] une partie reviendra
   *[other] { $count } parties reviendront
} à { $name }, et les parties commencées depuis la liaison resteront à toi.
button-link-yes = Lier les comptes
button-link-no = Annuler
button-link-undo = Annuler la liaison
done-linked = Comptes liés : { $name } fait maintenant partie de ce compte. Si c’était une erreur, écris « délier » avant le { $until }.
done-link-cancelled = Annulé : aucun compte n’a été lié.
done-unlinked = Liaison annulée : { $name } a de nouveau son propre compte, { $count ->
    [0] sans partie
    [one] avec une partie
   *[other] avec { $count } parties
}.

settings-now = Tes réglages
setting-orientation = Plateau : { $value ->
    [own] mon camp en bas
    [first] { side-first } en bas
   *[second] { side-second } en bas
}
setting-confirm = Confirmation des coups : { $value ->
    [on] toujours
    [off] jamais
   *[auto] seulement s’ils sont risqués
}
set-confirm = { $value ->
    [on] Confirmer chaque coup
    [off] Ne jamais confirmer
   *[auto] Confirmer les coups risqués
}
setting-results = Résultats : { $value ->
    [played] visibles pour mes adversaires
    [nobody] visibles pour moi seulement
   *[everyone] visibles pour tout le monde
}
set-results = { $value ->
    [played] Montrer mes résultats à mes adversaires
    [nobody] Ne montrer mes résultats à personne
   *[everyone] Montrer mes résultats à tout le monde
}
setting-theme = Thème du plateau : { $value }
setting-language = Langue : { $value ->
    [auto] automatique
   *[other] { $value }
}
set-orientation = { $value ->
    [own] Mon camp en bas
    [first] { side-first } en bas
   *[second] { side-second } en bas
}
set-theme = Thème du plateau : { $value }
set-language = { $value ->
    [auto] Automatique
   *[other] { $value }
}
setting-zone = Fuseau horaire : { $value }
setting-hint-zone = Choisis l’heure qu’il est chez toi, puis un lieu près de toi ; ou écris « réglages fuseau=Europe/Paris ».
zone-hour = { $time } ({ $offset })
zone-name = { $zone }
menu-more-zone = Un autre fuseau horaire…
menu-more-quiet = D’autres heures silencieuses…
menu-vacation = Vacances : mettre mes pendules en pause
set-zone = Fuseau horaire : { $value }
setting-notices = Notifications : { $value ->
    [mention] là où se joue la partie, ou dans notre discussion privée
    [direct] seulement dans notre discussion privée
    [digest] une fois par jour
   *[none] aucune
}
set-notices = { $value ->
    [mention] Là où se joue la partie
    [direct] Seulement en privé
    [digest] Une fois par jour
   *[none] Ne jamais me prévenir
}
setting-quiet = Heures silencieuses : { $value ->
    [off] aucune
   *[other] { $value }
}
setting-hint-quiet = Pendant les heures silencieuses, les notifications arrivent sans son. Pour d’autres heures, écris « réglages silence=23:30-7 ».
set-quiet = { $value ->
    [off] Aucune heure silencieuse
   *[other] Heures silencieuses { $value }
}
settings-sample = Aspect de tes plateaux : { $theme }.
button-settings-back = Tous les réglages

# Buttons that open a setting, with its value: at most 24 characters
tab-orientation = Plateau : { $value ->
    [own] mon camp en bas
    [first] { side-first } en bas
   *[second] { side-second } en bas
}
tab-theme = Thème du plateau : { $value ->
    [marble] marbre
    [terracotta] terre cuite
    [papyrus] papyrus
    [night] nuit
   *[contrast] contraste
}
tab-letters = Cases : { $value ->
    [game] noms du jeu
    [latin] a1, b2
   *[attic] en grec
}
tab-confirm = Confirmer : { $value ->
    [on] toujours
    [off] jamais
   *[auto] coups risqués
}
tab-results = Résultats : { $value ->
    [played] adversaires
    [nobody] moi seulement
   *[everyone] tout le monde
}
tab-language = Langue : { $value ->
    [auto] automatique
   *[other] { $value }
}
tab-zone = Fuseau : { $value }
tab-notices = Notifications : { $value ->
    [mention] là où on joue
    [direct] en privé
    [digest] 1 par jour
   *[none] jamais
}
tab-quiet = Silence : { $value ->
    [off] jamais
   *[other] { $value }
}

theme-marble = marbre
theme-terracotta = terre cuite, comme les vases grecs
theme-papyrus = papyrus
theme-night = nuit
theme-contrast = contraste élevé

word-challenge = défier une personne ; sans nom, défi ouvert
word-accept = accepter un défi ou une offre
word-decline = refuser un défi ou une offre
word-withdraw = retirer ton défi
word-move = jouer un coup
word-board = afficher le plateau
word-games = afficher tes parties
word-huff = souffler un pion qui a oublié de capturer
word-resign = abandonner une partie
word-draw = proposer ou accepter la nulle
word-rules = règles de chaque jeu
word-settings = plateau, thème, langue, fuseau, notifications, vacances, blocages
word-link = lier tes comptes sur deux plateformes
word-help = les commandes principales
