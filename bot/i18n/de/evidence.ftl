# Fair play: what was found in rated matches, for those who decide.

evidence-engine = Bei { $first } von { $decisions } Entscheidungen fiel die Wahl auf den Zug, den der Computer für den besten hält. Bei ehrlichem Spiel dieser Stärke wären es etwa { $expected } gewesen. Fehler: { $mistakes }. Rund { $share } % der Züge scheinen von einem Computer zu stammen.
evidence-dumping = Niederlagen gegen dieselbe Person: { $lost } in { $meetings } gewerteten Partien. Aufgegeben, ohne im Nachteil zu sein: { $thrown }. Wertungen davor: { $rating } gegen { $opponent }. Von ehrlich spielenden Paaren hat nur etwa eines von { $odds } solche Ergebnisse.
evidence-stalling = In klar verlorener Stellung wurde auf Zeit gespielt. Züge dieser Art: { $turns }; der längste dauerte { $hours } Std., ein üblicher Zug { $usual } Min. Züge in anderen Partien währenddessen: { $elsewhere }.
