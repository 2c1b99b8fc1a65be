# Behind “Fairness” and “Details”: the match’s code, the seed of dice and of the draw for sides.

note-seed-dice = Graine des dés : { $seed }
note-seed-lot = Graine du tirage des camps : { $seed }
note-dice-words = { $count ->
    [one] Mot ajouté : { $words }
   *[other] Mots ajoutés : { $words }
}
note-seed-check = Pour vérifier la graine, enregistre le fichier que donne « feuille ». Puis lance « petteia dice verify petteia-{ $match }.txt ».

button-fairness = Équité
button-details = Détails
details-match = Code de la partie : { $match }
fairness-sealed-dice = Tous les lancers viennent d’une graine secrète. Son empreinte : { $commitment }
fairness-sealed-lot = Le tirage des camps vient d’une graine secrète. Son empreinte : { $commitment }
fairness-words-offered = L’adversaire peut ajouter un mot en acceptant, avec « accepter { $match } mot=quelquechose ». Le chat web en ajoute un automatiquement. Ainsi, même le bot ne peut pas avoir choisi le résultat.
fairness-words-set = On ne peut plus ajouter de mot : la partie a commencé.
fairness-check = La feuille de partie contient cette empreinte et, une fois la partie terminée, la graine. Tu peux alors vérifier chaque lancer avec « petteia dice verify ».

## What petteia dice verify says

dice-throws = { $count ->
    [0] La feuille de partie n’a aucun lancer.
    [one] { $agreeing } lancer sur { $count } correspond à la graine.
   *[other] Lancers qui correspondent à la graine : { $agreeing } sur { $count }.
}
dice-wrong = Coup { $number } : { $side } a fait { $high } et { $low } aux dés ; la graine donne { $expected_high } et { $expected_low }.
dice-lot = Le tirage des camps correspond à la graine : la personne qui a lancé le défi joue { $side }.
dice-lot-wrong = Le tirage des camps ne correspond pas à la graine : d’après la graine, la personne qui a lancé le défi joue { $side }.
dice-sealed-otherwise = L’empreinte de la feuille de partie n’est pas celle de cette graine.
dice-commitment = L’empreinte de la graine est { $commitment }. Compare-la avec celle affichée au début.
dice-proves = Si les deux empreintes sont identiques, la graine a été fixée au début et n’a jamais changé. Mais la personne qui gère le bot aurait pu la connaître.

refused-dice-begun = la feuille commence au milieu d’une partie (balise Fen). Prends une feuille qui commence au début d’une partie.
refused-dice-no-match = la feuille n’a pas de balise Match. Prends une feuille obtenue dans la partie elle-même.
refused-dice-no-seed = la feuille n’a pas de balise Seed. Elle en reçoit une quand la partie est terminée : redemande alors la feuille.
refused-dice-seed = la balise Seed ne contient pas une graine de 64 caractères, de 0 à 9 et de a à f. Redemande la feuille.
refused-dice-takebacks = la balise Takebacks ne contient pas un nombre entier de 0 à { $most }. Redemande la feuille.
refused-dice-lot = la balise Lot doit dire first ou second. Redemande la feuille.
