# Lessons: the word and the button that lead to them. What is said in them is in rulebook/.

word-learn = leçons à jouer sur le plateau
word-puzzle = résoudre le problème du jour, un autre, ou une série chronométrée
button-learn = Apprendre
discord-option-lesson = Le numéro d’une leçon
discord-option-answer = Ce que tu joues dans la leçon, comme a2-a5

daily-solver = { $name }{ $streak ->
        [0] { "" }
        [1] { "" }
       *[other] { "\u00A0" }: { $streak } jours d’affilée
    }
daily-tally = { $count ->
        [0] Parmi les gens qui jouent ici, personne n’a encore résolu ce problème.
       *[other] Résolu aujourd’hui par :
    }

puzzle-more = Un autre problème
puzzle-rating = Ta cote aux problèmes : { $rating }
puzzle-kind = { $kind ->
        [daily] le problème du jour
        [more] un problème à ton niveau
       *[rush] le plus de problèmes possible en trois minutes
    }
discord-option-kind = Quel problème ; sans choix, celui du jour
discord-option-puzzle-ruleset = Un jeu, pour les problèmes à ton niveau
refused-unknown-puzzle = « { $typed } » n’est pas une sorte de problème. Au choix : { $choices }.
refused-no-puzzle-left = Tu as déjà essayé tous ces problèmes. Pour celui du jour, écris « problème ».
share-here = Tu peux copier ce texte, ou le publier où tu veux. Il ne dévoile pas la solution.
share-title = Petteia · { $puzzle }
share-solved = Résolu{ $tries ->
        [0] { "" }
        [1] { " " }du premier coup
       *[other] { " " }au { $tries }e essai
    }{ $hint ->
        [yes] { " " }avec un indice
       *[no] { "" }
    }{ $streak ->
        [0] { "" }
        [1] { "" }
       *[other] { " " }· { $streak } jours d’affilée
    }
rush-title = Course aux problèmes
rush-about = Résous autant de problèmes que possible en trois minutes. Ils sont de plus en plus difficiles. Après une erreur, tu passes au suivant.
rush-over = Le temps est écoulé. Problèmes résolus : { $solved }.
rush-best = Ton record : { $best }.
rush-go = Commencer
rush-now = Résolus : { $solved }, encore { $seconds ->
        [one] { $seconds } seconde
       *[other] { $seconds } secondes
    }
rush-right = Exact.
rush-wrong = Ce n’est pas la solution. Voici le problème suivant.
