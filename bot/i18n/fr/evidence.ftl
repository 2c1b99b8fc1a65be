# Fair play: what was found in rated matches, for those who decide.

evidence-engine = Premier choix de l’ordinateur joué dans { $first } décisions sur { $decisions }. Une personne honnête de cette force l’aurait joué environ { $expected } fois. Erreurs : { $mistakes }. Environ { $share } % des coups semblent venir de l’ordinateur.
evidence-dumping = Parties classées perdues contre la même personne : { $lost } sur { $meetings }. Abandons sans nécessité : { $thrown }. Cotes avant : { $rating } contre { $opponent }. Entre deux personnes honnêtes, de tels résultats arrivent environ une fois sur { $odds }.
evidence-stalling = Laisse passer le temps dans des positions clairement perdues. Tours concernés : { $turns } ; le plus long a duré { $hours } h, un tour habituel { $usual } min. Coups joués ailleurs pendant ce temps : { $elsewhere }.
