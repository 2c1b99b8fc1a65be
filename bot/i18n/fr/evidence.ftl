# Fair play: what was found in rated matches, for those who decide.

evidence-engine = Coups vérifiés : { $decisions }. Coups préférés de l’ordinateur parmi eux : { $first }. Une personne honnête de cette force en aurait joué environ { $expected }. Erreurs : { $mistakes }. D’après l’estimation, environ { $share } % des coups viennent d’un ordinateur.
evidence-dumping = Cette personne a perdu { $lost } parties classées sur { $meetings } contre le même adversaire. Abandons sans désavantage : { $thrown }. Cotes avant ces parties : { $rating } contre { $opponent }. Entre deux personnes honnêtes, de tels résultats n’arrivent qu’environ une fois sur { $odds }.
evidence-stalling = Cette personne laisse filer son temps quand elle perd nettement. Tours concernés : { $turns }. Le plus long a duré { $hours } h, alors que ses tours durent d’habitude { $usual } min. Coups joués dans d’autres parties pendant ce temps : { $elsewhere }.
