# Records: transcripts of whole games, to save and to view.

word-record = obtenir la feuille d’une partie, ou en lire une
button-record = Feuille de partie

record-given = { $count ->
    [0] La feuille de la partie { $match } : encore aucun coup.
    [one] La feuille de la partie { $match } : un coup.
   *[other] La feuille de la partie { $match } : { $count } coups.
}
record-game = { $count ->
    [0] { $ruleset } : encore aucun coup.
    [one] { $ruleset } : un coup.
   *[other] { $ruleset } : { $count } coups.
}
record-won = { $side } a gagné : { $reason }.
record-open = La feuille s’arrête ici ; c’est à { $side } de jouer.

record-misprint = Le « { $text } » imprimé est une coquille : ce lancer ne permet pas le coup. J’ai lu 32 à la place.

refused-record = Cette feuille de partie est illisible. Ligne { $line } : { $fault }
refused-record-at = Cette feuille de partie est illisible. Coup { $number }, ligne { $line } : { $fault }

record-fault-too-long = le texte est trop long.
record-fault-tag = « { $text } » n’est pas une balise. Une balise ressemble à [Ruleset "lemery-petteia"].
record-fault-tag-twice = la balise { $text } apparaît deux fois.
record-fault-tag-missing = la balise { $text } manque. Chaque feuille a besoin de [Ruleset "…"] et de [Result "…"].
record-fault-ruleset = aucun jeu ne s’appelle « { $text } ». Au choix : { $choices }.
record-fault-fen = « { $text } » n’est pas une position de ce jeu.
record-fault-number = « { $text } » n’est pas le numéro suivant. Les coups portent les numéros 1), 2), 3) et ainsi de suite.
record-fault-second = une autre partie commence ici. Une feuille contient une seule partie ; envoie l’autre à part.
record-fault-half = « { $text } » n’est pas un coup.
record-fault-missing = il manque un coup : c’était à { $side } de jouer.
record-fault-missed = il y a « ... » pour { $side }, qui devait jouer.
record-fault-turn = il y a « { $text } » pour { $side }, mais c’est à l’autre camp de jouer.
record-fault-refused = le coup « { $text } » ({ $side }) est illégal, car { $why }
record-fault-result = « { $text } » n’est pas un résultat. Un résultat ressemble à 1-0 (resignation).
record-fault-untrue = la partie ne se termine pas par « { $text } ».
record-fault-late = « { $text } » vient après le résultat.

discord-option-record = Une feuille de partie à lire, collée ici
discord-option-file = Une feuille de partie à lire, en fichier texte
