# Settings of a Discord server or a Telegram group, for those who manage it.

word-group = réglages de ce serveur ou groupe, pour ses responsables

group-now = Réglages pour tout le monde ici
group-where = Les défis ne sont permis que dans { $places }.
group-posted-puzzle = Le problème du jour est publié dans { $place }.
group-posted-digest = Le résumé de la semaine est publié dans { $place }.
group-posted-events = Les tournois sont annoncés dans { $place }.
group-posted-reports = Les nouveaux signalements sont annoncés dans { $place }.

# Buttons that open a setting, with its value: at most 24 characters
group-tab-language = Langue : { $value ->
    [auto] automatique
   *[other] { $value }
}
group-tab-ruleset = Jeu : { $value ->
    [auto] par défaut
   *[other] { $value }
}
# $value: how many places are chosen, 0 for all
group-tab-places = Défis : { $value ->
    [0] partout
    [one] 1 endroit
   *[other] { $value } endroits
}
group-tab-threads = Fils : { $value ->
    [on] oui
   *[off] non
}
group-tab-answers = Réponses : { $value ->
    [group] au groupe
   *[private] en privé
}
group-tab-puzzle = Problème du jour : { $value ->
    [on] oui
   *[off] non
}
group-tab-digest = Résumé de la semaine : { $value ->
    [on] oui
   *[off] non
}
group-tab-events = Tournois : { $value ->
    [on] un seul salon
   *[off] salon d’origine
}
group-tab-reports = Signalements : { $value ->
    [on] oui
   *[off] non
}

# What it means to choose a value
group-set-language = { $value ->
    [auto] Automatique
   *[other] { $value }
}
group-set-ruleset = { $value ->
    [auto] Le jeu par défaut
   *[other] { $value }
}
group-set-places = { $value ->
    [here] Défis permis ici
    [not-here] Pas de défis ici
   *[all] Défis partout
}
group-set-threads = { $value ->
    [on] Un fil par partie
   *[off] Pas de fils
}
group-set-answers = { $value ->
    [group] Répondre dans le groupe
   *[private] Répondre en privé
}
group-set-puzzle = { $value ->
    [here] Publier ici le problème
   *[off] Pas de problème du jour
}
group-set-digest = { $value ->
    [here] Publier ici le résumé
   *[off] Pas de résumé
}
group-set-events = { $value ->
    [here] Annoncer ici les tournois
   *[off] Annoncer au salon d’origine
}
group-set-reports = { $value ->
    [here] Annoncer ici les signalements
   *[off] Ne rien annoncer
}

refused-no-group = Ces réglages sont ceux d’un serveur Discord ou d’un groupe Telegram. Écris cette commande dans le serveur ou le groupe que tu veux régler.
refused-not-manager = Pour changer ces réglages, il faut gérer ce serveur ou ce groupe.
refused-many-places = Tu peux choisir { $most } endroits au plus. Retires-en un d’abord.
refused-elsewhere = Les défis ne sont pas permis ici, seulement dans { $places }.
