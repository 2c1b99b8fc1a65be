# Lessons of Poleis.

lesson-attack = Angriff
task-attack = Zieh so, dass dein Stein nicht umgedreht wird.
hint-attack = Ein Stein, der seinen Zug direkt neben einem gegnerischen beendet, greift an und wird nicht umgedreht.
answer-attack = { $move } endet neben { $enemy }, also ist es ein Angriff. Bei jedem anderen Zug hier wird der Stein umgedreht.

lesson-vagus = Der vagus
task-vagus = Alle deine Steine sind umgedreht. Welcher von ihnen kann ziehen?
hint-vagus = Ein umgedrehter Stein kann nur angreifen. Sein Zug muss direkt neben einem gegnerischen Stein enden.
answer-vagus = Der Stein auf { $from } kann ziehen, auf das Feld neben { $enemy }. Die anderen erreichen keinen gegnerischen Stein.

lesson-back = Wieder aufgerichtet
task-back = Schlag den gegnerischen Stein auf { $prey }. Deine Steine sind umgedreht, können aber angreifen.
hint-back = Dein Stein auf { $one } steht schon neben dem gegnerischen. Welcher Stein kommt auf die andere Seite?
answer-back = { $move } schlägt { $prey }. Die beiden Steine, die geschlagen haben, werden zurückgedreht.

lesson-single-end = Der letzte Stein
task-single-end = Du spielst { $move } und schlägst { $prey }. Wie endet die Partie?
hint-single-end = { side-second } hat nur noch den Stein auf { $enemy }.
answer-single-end = { side-second } hat nur noch einen Stein und verliert. Du gewinnst.
