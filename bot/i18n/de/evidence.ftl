# Fair play: what was found in rated matches, for those who decide.

evidence-engine = Hat bei { $first } von { $decisions } Entscheidungen den ersten Zug des Computers gewählt. Ohne Hilfe wären es bei dieser Spielstärke etwa { $expected } gewesen. Fehler: { $mistakes }. Es sieht so aus, als wären rund { $share } % der Züge vom Computer.
evidence-dumping = Hat { $lost } von { $meetings } gewerteten Partien gegen dieselbe Person verloren. Ohne Not aufgegeben: { $thrown }. Wertungen davor: { $rating } gegen { $opponent }. Bei ehrlichem Spiel kommt das in etwa einem von { $odds } Paaren vor.
evidence-stalling = Hat in klar verlorener Stellung die Zeit verstreichen lassen. Solche Züge: { $turns }; der längste dauerte { $hours } Std., ein üblicher { $usual } Min. Züge in anderen Partien währenddessen: { $elsewhere }.
