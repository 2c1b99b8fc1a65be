# Lessons of Poleis.

lesson-attack = Angriff
task-attack = Mach einen Zug, der deinen Stein nicht umdreht.
hint-attack = Ein Stein, der direkt neben einem gegnerischen endet, greift an und bleibt aufrecht.
answer-attack = { $move } endet neben { $enemy }, das ist ein Angriff. Jeder andere Zug hier dreht den Stein um.

lesson-vagus = Der vagus
task-vagus = Alle deine Steine sind umgedreht. Welcher von ihnen darf ziehen?
hint-vagus = Ein umgedrehter Stein darf nur angreifen: Er muss direkt neben einem gegnerischen enden.
answer-vagus = Der Stein auf { $from } darf ziehen, auf das Feld neben { $enemy }. Die anderen erreichen keinen gegnerischen.

lesson-back = Wieder aufrecht
task-back = Schlag den Stein auf { $prey }. Deine Steine sind umgedreht, aber angreifen dürfen sie.
hint-back = Dein Stein auf { $one } ist schon daneben. Welcher kommt auf die andere Seite?
answer-back = { $move } schlägt { $prey }. Die zwei, die ihn geschlagen haben, stehen wieder aufrecht.

lesson-single-end = Der letzte Stein
task-single-end = Du spielst { $move } und schlägst { $prey }. Wie endet es?
hint-single-end = { side-second } hat nur noch den Stein auf { $enemy }.
answer-single-end = { side-second } hat nur noch einen Stein und hat verloren. Du gewinnst.
