# The web chat’s account: browsers that are signed in, and the recovery code. Shown in the web chat only.

setting-name = Tu t’appelles { $name }. Pour changer de nom, écris « renommer », suivi d’un nouveau nom.
setting-account = Ton compte n’existe que dans ce navigateur. Note un code de récupération, ou lie Discord ou Telegram, pour pouvoir le retrouver.
setting-sessions = { $others ->
    [0] Ta session n’est ouverte qu’ici.
    [one] Ta session est ouverte ici et dans un autre navigateur :
   *[other] Ta session est ouverte ici et dans { $others } autres navigateurs :
}
session = { $browser ->
    [unknown] un navigateur inconnu
   *[other] { $browser }
}, dernière utilisation : { $used }
session-unused = { $browser ->
    [unknown] un navigateur inconnu
   *[other] { $browser }
}, pas utilisé récemment
button-sessions-end = Fermer les autres sessions
button-recovery = Nouveau code de récupération
done-sessions-ended = { $count ->
    [0] Ta session n’était ouverte qu’ici.
    [one] La session de l’autre navigateur est fermée.
   *[other] Les sessions des { $count } autres navigateurs sont fermées.
}
done-recovery-code = Ton code de récupération : { $code }. Note-le : il n’est affiché qu’une fois, et les anciens codes ne marchent plus. Avec ton nom et ce code, tu peux te connecter une fois depuis un nouveau navigateur.
refused-recovery-nameless = Ton compte n’a pas de nom dans le chat web : il ne peut donc pas avoir de code de récupération. Utilise plutôt « lier » sur ton autre plateforme.
done-renamed = Tu t’appelles maintenant { $name }, y compris dans tes parties. Ton code de récupération s’utilise désormais avec ce nouveau nom.
refused-name-of-platform = Sur Discord et Telegram, ton nom est celui de ton profil. C’est là que tu peux le changer.
refused-renamed-often = Tu as souvent changé de nom aujourd’hui. Réessaie demain.
