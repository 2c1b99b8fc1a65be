# Agreements between players: takebacks, rematches; and blocking.

word-takeback = reprendre ton dernier coup, ou accorder une reprise
word-rematch = rejouer en échangeant les camps
word-public = rendre une partie publique, si ton adversaire est d’accord

## Takebacks

button-takeback = Reprendre mon coup
button-retry = Reprendre le coup et réessayer
button-takeback-yes = Accorder la reprise
button-takeback-no = Refuser

note-takeback-yours = Tu as demandé à reprendre { $action }. La demande reste ouverte jusqu’à la réponse de ton adversaire ou au prochain coup.
note-takeback-both-yours = Tu as demandé à reprendre { $action } et les coups suivants. La demande reste ouverte jusqu’à la réponse de ton adversaire ou au prochain coup.
note-takeback-theirs = { $name } demande à reprendre { $action }.
note-takeback-both-theirs = { $name } demande à reprendre { $action } et les coups suivants.

news-takeback-asked = Ton adversaire demande à reprendre un coup.
news-takeback-refused = Le coup n’est pas repris : la demande a été refusée.
news-takeback-declined = Ton adversaire refuse que tu reprennes ton coup.
news-taken-back = Ton coup est repris. Joues-en un autre.

done-takeback-asked = Tu as demandé à reprendre ton dernier coup.
done-taken-back = Coup repris.
done-takeback-declined = Tu as refusé la reprise : le coup reste joué.

refused-takeback-stands = Tu as déjà demandé à reprendre un coup. Attends la réponse de ton adversaire.
refused-takeback-to-answer = Ton adversaire demande à reprendre un coup. Réponds d’abord à sa demande.
refused-nothing-to-take-back = Tu n’as aucun coup à reprendre. Si tu viens d’en reprendre un, joue d’abord un autre coup.
refused-no-takeback-asked = Personne ne demande à reprendre un coup.

## Rematches

button-rematch = Revanche

note-rematch = C’est une revanche, avec les camps échangés.
done-rematch = Tu as proposé une revanche, avec les camps échangés.

refused-not-over = Tu pourras proposer une revanche quand cette partie sera terminée.
refused-none-over = Tu n’as aucune partie terminée. Écris « défier » pour commencer une partie.
refused-rematch-stands = Tu as déjà proposé cette revanche. Attends une réponse.
refused-rematch-runs = Cette revanche a déjà commencé.

## Letting others watch

button-public = Laisser d’autres regarder
button-public-yes = Accepter
button-public-no = Refuser

note-public = Toute personne qui a le lien peut regarder cette partie.
note-public-yours = Tu as demandé que cette partie soit visible pour toute personne qui a le lien. En attente d’une réponse.
note-public-theirs = { $name } demande que cette partie soit visible pour toute personne qui a le lien.

news-public-asked = Ton adversaire demande que cette partie soit visible pour toute personne qui a le lien.
news-public-declined = Ton adversaire préfère jouer sans public.
news-made-public = Ton adversaire accepte : toute personne qui a le lien peut maintenant regarder cette partie.

done-public-asked = Tu as demandé à ton adversaire que cette partie soit visible pour toute personne qui a le lien.
done-made-public = Toute personne qui a le lien peut maintenant regarder cette partie.
done-public-declined = Tu as refusé d’ouvrir la partie : elle n’est visible que pour vous deux.

refused-public-already = Toute personne qui a le lien peut déjà regarder cette partie.
refused-public-stands = Tu as déjà demandé que d’autres puissent regarder cette partie. Attends la réponse de ton adversaire.
refused-no-public-asked = Personne n’a demandé que d’autres puissent regarder cette partie.

## Blocking

button-block = Bloquer cette personne
button-unblock = Débloquer
unblock-name = Débloquer { $name }

done-blocked = Tu as bloqué { $name } : tu ne recevras plus ses défis. Vos parties en cours continuent.
done-unblocked = Tu as débloqué { $name }.

blocked-name = { $name }
setting-blocked = { $more ->
    [0] Personnes bloquées : { $names }.
    [one] Personnes bloquées : { $names }, ainsi qu’une autre.
   *[other] Personnes bloquées : { $names }, ainsi que { $more } autres.
}

refused-undeliverable = Ce défi ne peut pas être transmis. Pour un défi ouvert, n’écris pas de nom.
refused-not-available = Tu n’as pas accès à ce défi.
refused-blocked-by-you = Tu as bloqué cette personne. Écris « réglages » pour la débloquer.
refused-nobody-to-block = Personne ne s’appelle « { $typed } ». Tu peux aussi bloquer quelqu’un avec le bouton sous son défi, ou dans « Plus » pendant une partie.
refused-own-block = Tu ne peux pas bloquer ton propre compte.
refused-not-blocked = Tu n’as pas bloqué cette personne.
