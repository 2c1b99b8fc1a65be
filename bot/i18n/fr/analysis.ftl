# Hints against the computer, and the analysis of a match that is over.

word-hint = demander un indice ; contre une personne, si vous êtes d’accord
word-analysis = moments décisifs et meilleurs coups d’une partie

button-hint = Indice
button-analysis = Analyse
button-analysis-again = Afficher l’analyse

hint = Essaie { $action }.
analysis-under-way = L’ordinateur examine la partie. Cela prend 30 secondes au plus.
analysis-none = L’ordinateur n’a trouvé aucune grosse erreur.
analysis-point = Moment décisif : coup { $number }
analysis-missed = { $name } aurait pu jouer { $action }.
analysis-missed-captures = { $name } a manqué { $action }, qui capture { $squares }.
analysis-chances = Chances de victoire : { $first } { $one } %, { $second } { $other } %

refused-hint-hidden = Il n’y a pas d’indices dans ce jeu : trouver les captures en fait partie.
refused-analysis-running = Tu pourras voir l’analyse quand la partie sera terminée.
refused-computer-busy = L’ordinateur est occupé. Réessaie dans un instant.

## Hints between people

button-hints-ask = Demander des indices
button-hints-yes = Accepter
button-hints-no = Refuser

note-hints = Les indices sont permis dans cette partie.
note-hints-yours = Tu as demandé que les indices soient permis pour vous deux dans cette partie. En attente d’une réponse.
note-hints-theirs = { $name } demande que les indices soient permis pour vous deux dans cette partie.

news-hints-asked = Ton adversaire demande que les indices soient permis pour vous deux dans cette partie.
news-hints-declined = Ton adversaire préfère jouer sans indices.
news-hints-allowed = Ton adversaire accepte : vous pouvez maintenant demander des indices dans cette partie.

done-hints-asked = Tu as demandé à ton adversaire de permettre les indices pour vous deux dans cette partie.
done-hints-allowed = D’accord : vous pouvez maintenant demander des indices dans cette partie.
done-hints-declined = Tu as refusé les indices : la partie continue sans eux.

refused-hints-allowed = Les indices sont déjà permis dans cette partie.
refused-hints-stands = Tu as déjà demandé que les indices soient permis. Attends la réponse de ton adversaire.
refused-hints-to-answer = Ton adversaire demande que les indices soient permis. Réponds d’abord à sa demande.
refused-hints-declined = Ton adversaire a déjà refusé les indices dans cette partie.
refused-no-hints-asked = Personne n’a demandé que les indices soient permis.
