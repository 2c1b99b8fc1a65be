# Fair play: what was found in rated matches, for those who decide.

evidence-engine = Bei { $first } von { $decisions } Entscheidungen wurde der erste Zug des Computers gewählt. Ohne Hilfe wären es bei dieser Spielstärke etwa { $expected } gewesen. Fehler: { $mistakes }. Es sieht so aus, als wären rund { $share } % der Züge vom Computer.
evidence-dumping = Niederlagen gegen dieselbe Person: { $lost } von { $meetings } gewerteten Partien. Ohne Not aufgegeben: { $thrown }. Wertungen davor: { $rating } gegen { $opponent }. Bei ehrlichem Spiel kommt das in etwa einem von { $odds } Paaren vor.
evidence-stalling = In klar verlorener Stellung wurde auf Zeit gespielt. Züge dieser Art: { $turns }; der längste dauerte { $hours } Std., ein üblicher Zug { $usual } Min. Züge in anderen Partien währenddessen: { $elsewhere }.
