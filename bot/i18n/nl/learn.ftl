# Lessons: the word and the button that lead to them. What is said in them is in rulebook/.

word-learn = korte lessen op het bord
word-puzzle = de puzzel van de dag of andere puzzels oplossen, ook tegen de klok
button-learn = Leren
discord-option-lesson = Het nummer van een les
discord-option-answer = Wat je in de les doet, zoals a2-a5

daily-solver = { $name }{ $streak ->
        [0] { "" }
        [1] { "" }
       *[other] : { $streak } dagen op rij
    }
daily-tally = { $count ->
        [0] Nog niemand hier heeft de puzzel van vandaag opgelost.
       *[other] Vandaag opgelost door:
    }

puzzle-more = Nog een puzzel
puzzle-rating = Je puzzelrating: { $rating }
puzzle-kind = { $kind ->
        [daily] de puzzel van de dag
        [more] een puzzel op jouw niveau
       *[rush] zoveel mogelijk in drie minuten
    }
discord-option-kind = Welke puzzel; zonder keuze die van de dag
discord-option-puzzle-ruleset = Een spel, voor puzzels op jouw niveau
refused-unknown-puzzle = “{ $typed }” is geen soort puzzel. Kies uit { $choices }.
refused-no-puzzle-left = Je hebt deze puzzels allemaal al geprobeerd. Typ “puzzel” voor de puzzel van de dag.
share-here = Dit kun je kopiëren of plaatsen waar je wilt. De oplossing staat er niet in.
share-title = Petteia · { $puzzle }
share-solved = Opgelost{ $tries ->
        [0] { "" }
        [1] { " " }bij de eerste poging
       *[other] { " " }bij poging { $tries }
    }{ $hint ->
        [yes] { " " }met een hint
       *[no] { "" }
    }{ $streak ->
        [0] { "" }
        [1] { "" }
       *[other] { " " }· { $streak } dagen op rij
    }
rush-title = Puzzels tegen de klok
rush-about = Los in drie minuten zoveel mogelijk puzzels op. Ze worden steeds moeilijker. Na een fout krijg je de volgende puzzel.
rush-over = De tijd is om. Opgelost: { $solved }.
rush-best = Je record: { $best }.
rush-go = Beginnen
rush-now = { $solved } opgelost, nog { $seconds ->
        [one] één seconde
       *[other] { $seconds } seconden
    }
rush-right = Goed.
rush-wrong = Dat was niet goed. Hier is de volgende puzzel.
