# Lessons of Damian Walker's games.

lesson-row = Zwei in einer Reihe
task-row = Schlag einen gegnerischen Stein. Pass auf: Die Steine auf { $one } und { $two } stehen in einer Reihe.
hint-row = Einschließen kannst du nur einen einzelnen Stein. Der Stein auf { $prey } steht allein.
answer-row = { $move } schlägt { $prey }. Die Steine auf { $one } und { $two } sind entlang ihrer Reihe sicher: Einschließen kannst du nur einen einzelnen Stein.

lesson-save = Außer Gefahr
task-save = Der gegnerische Stein auf { $enemy } droht, deinen Stein auf { $man } zu schlagen. Sorg dafür, dass du keinen Stein verlierst.
hint-save = Der gegnerische Stein will nach { $gap }. Zieh deinen Stein weg oder versperr dem gegnerischen den Weg.
answer-save = { $move } versperrt den Weg nach { $gap }. Du kannst den Stein auf { $man } auch retten, indem du ihn wegziehst.

lesson-single = Der letzte Stein
task-single = Gewinne mit einem Zug.
hint-single = Wer nur noch einen Stein hat, verliert. Wie viele kannst du auf einmal schlagen?
answer-single = { $move } schlägt { $prey }. Nur noch ein gegnerischer Stein ist übrig, also gewinnst du.

lesson-anvil = Der Dux hilft
task-anvil = Schlag die gegnerische Figur auf { $prey }. Dein Dux steht daneben, auf { $man }.
hint-anvil = Ein Dux ist ein ebenso guter Partner wie jeder Soldat. Welcher Soldat kommt auf die andere Seite?
answer-anvil = { $move } schlägt { $prey }: Die Figur ist zwischen deinem Soldaten und deinem Dux eingeschlossen.

lesson-dux = Der Dux ist sicher
task-dux = Schlag eine gegnerische Figur. Pass auf: Die Figur auf { $enemy } ist ein Dux.
hint-dux = Ein Dux wird nie geschlagen. Nimm dir stattdessen den Soldaten auf { $prey } vor.
answer-dux = { $move } schlägt { $prey }. Hättest du den Dux auf { $enemy } eingeschlossen, wäre nichts geschlagen worden.

lesson-dux-alone = Ein Dux allein
task-dux-alone = Du spielst { $move } und schlägst { $prey }. Wie endet die Partie?
hint-dux-alone = Danach hat { side-second } nur noch den Dux auf { $enemy }. Ein Dux zählt als Figur.
answer-dux-alone = { side-second } hat nur noch eine Figur, den Dux, und verliert. Du gewinnst.

lesson-stuck = Kein Ausweg
task-stuck = Gewinne mit einem Zug, ohne zu schlagen.
hint-stuck = Wer nicht ziehen kann, verliert. Welcher Weg ist für dein Gegenüber noch offen?
answer-stuck = { $move } versperrt den letzten Weg. { side-second } kann nicht ziehen, also gewinnst du.
