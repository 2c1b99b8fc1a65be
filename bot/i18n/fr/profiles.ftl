# What a person’s finished matches add up to.

profile = { $name } : { $count ->
    [0] aucune partie terminée contre une autre personne, seulement contre l’ordinateur
    [one] { $count } partie terminée contre une autre personne
   *[other] { $count } parties terminées contre d’autres personnes
 } ; sa toute première partie s’est terminée en { $since }.
profile-none = { $name } : encore aucune partie terminée.
profile-tally = { $won ->
    [one] { $won } victoire
   *[other] { $won } victoires
 }, { $drawn ->
    [one] { $drawn } nulle
   *[other] { $drawn } nulles
 }, { $lost ->
    [one] { $lost } défaite
   *[other] { $lost } défaites
 }
profile-game = { $ruleset } : { $tally }
profile-rating = Cote à { $ruleset } : { $rating } ± { $margin }
profile-rated = Cote à { $ruleset } : { $rating } ± { $margin } ; { $tally }
chart-rating = Cote
chart-highest = Maximum
chart-matches = Parties classées
chart-now = aujourd’hui
chart-since = { $since }
chart-words = Cote à { $ruleset } : { $count ->
    [0] { $rating } ± { $margin } aujourd’hui.
    [1] { $rating } ± { $margin } aujourd’hui, après une partie.
   *[other] { $first } en { $since }, { $rating } ± { $margin } aujourd’hui, { $highest } au plus haut.
 }
profile-unrated = Il n’y a aucune cote à afficher pour « { $typed } ».
profile-last = Dernière partie : { $score ->
    [won] gagnée
    [drawn] nulle
   *[lost] perdue
 }. Plus longue série de victoires : { $longest }.
profile-streak = Série en cours : { $score ->
    [won] { $streak ->
        [one] { $streak } victoire
       *[other] { $streak } victoires
     }
    [drawn] { $streak ->
        [one] { $streak } nulle
       *[other] { $streak } nulles
     }
   *[lost] { $streak ->
        [one] { $streak } défaite
       *[other] { $streak } défaites
     }
 }. Plus longue série de victoires : { $longest }.
profile-computer = Contre l’ordinateur : { $tally }
profile-between = Contre toi à { $ruleset } : { $tally }
profile-public = Ces chiffres ne comptent que les parties jouées contre toi et celles que tu peux voir.
profile-solved = Leçons réussies et problèmes résolus : { $count }. Problèmes du jour résolus d’affilée : { $streak }.
profile-puzzles = Cote aux problèmes : { $rating } ± { $margin }. Record à la course aux problèmes : { $best }.
button-profile = Mes résultats
word-profile = tes résultats ou ceux des autres
refused-unknown-profile = Personne ne s’appelle « { $typed } ».
refused-unknown-rated = Pour « classée », écris oui ou non, pas « { $typed } ».
refused-computer-rated = À ce niveau, l’ordinateur n’a pas de cote mesurée à { $ruleset } : cette partie ne peut pas être classée.
refused-hint-rated = Cette partie est classée : les indices n’y sont pas permis.

# Tables of the best ratings.

top = Meilleures cotes à { $ruleset }, { $scope ->
    [here] parmi les gens qui ont joué ici des parties classées
   *[everywhere] tous lieux confondus
 }
top-season = Saison : { $begin } – { $end }
top-place = { $place }. { $who }
top-own = { $name } : place { $place }
top-hidden = Tu n’apparais dans aucun classement, car tes résultats ne sont pas visibles pour tout le monde.
top-unplaced = Ces personnes n’ont pas encore de place, car la marge d’une cote doit être de ± { $margin } au plus :
top-rating = { $name } : { $rating } ± { $margin }
top-none = Pas encore de parties classées. Propose-en une avec « défier classée=oui ».
refused-top-here = « Ici » désigne un serveur Discord ou un groupe Telegram. Dans cette discussion, « classement » montre les meilleures cotes, tous lieux confondus.
top-games = Un autre jeu
top-span-all = Depuis le début
top-span-season = Cette saison
top-span-last = La saison dernière
top-scope-here = Ici
top-scope-everywhere = Partout
button-top = Meilleures cotes
word-top = les meilleures cotes d’un jeu, ici ou partout

# The digest of a week in a channel or a group.

week = Parties terminées ici ces 7 derniers jours : { $count }
week-won = { $winner } a battu { $loser } à { $ruleset }.
week-drawn = { $one } et { $other } ont fait nulle à { $ruleset }.
week-more = { $count ->
    [one] Et une autre partie.
   *[other] Et { $count } autres parties.
}
week-climb = Plus belle progression : { $name }, dont la cote à { $ruleset } est passée de { $before } à { $after }.
week-wait = Plus longue attente : depuis le { $since }, c’est à { $name } de jouer contre { $other } à { $ruleset }.

# The page of a player, which anyone can open.

player-title = { $name } : parties et cotes
player-public = Seules comptent les parties que tout le monde pouvait regarder.
public-matches = Dernières parties
public-feed = Flux de ces parties (Atom)
