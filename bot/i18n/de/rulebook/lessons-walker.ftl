# Lessons of Damian Walker's games.

lesson-row = Eine Reihe ist sicher
task-row = Schlag einen gegnerischen Stein. Beachte: Die zwei auf { $one } und { $two } stehen nebeneinander.
hint-row = Zwischen zweien wird nur ein einzelner Stein geschlagen. { $prey } ist allein.
answer-row = { $move } schlägt { $prey }. Die Reihe auf { $one } und { $two } ist sicher: Zwischen zweien fällt einer, nie mehr.

lesson-save = Aus der Gefahr
task-save = Der Stein auf { $enemy } will deinen auf { $man } schlagen. Sorg dafür, dass du keinen Stein verlierst.
hint-save = Der gegnerische will nach { $gap }. Zieh weg, oder versperr den Weg.
answer-save = { $move } versperrt den Weg nach { $gap }. Mit { $man } wegzuziehen rettet ihn auch.

lesson-single = Der letzte Stein
task-single = Gewinne mit einem Zug.
hint-single = Wer nur noch einen Stein hat, hat verloren. Wie viele kannst du zugleich schlagen?
answer-single = { $move } schlägt { $prey }. Ein einziger Stein ist übrig, und du gewinnst.

lesson-anvil = Der Dux hilft
task-anvil = Schlag den Stein auf { $prey }. Dein Dux steht daneben, auf { $man }.
hint-anvil = Ein Dux ist ein ebenso guter Partner wie jeder Stein. Wer kommt auf die andere Seite?
answer-anvil = { $move } schlägt { $prey }, zwischen deinem Stein und deinem Dux.

lesson-dux = Der Dux bleibt
task-dux = Schlag eine gegnerische Figur. Beachte: Die auf { $enemy } ist ein Dux.
hint-dux = Ein Dux wird nie geschlagen. Der Stein auf { $prey } ist ein besseres Ziel.
answer-dux = { $move } schlägt { $prey }. Den Dux auf { $enemy } einzuschließen würde nichts schlagen.

lesson-dux-alone = Ein Dux allein
task-dux-alone = Du spielst { $move } und schlägst { $prey }. Wie endet es?
hint-dux-alone = { side-second } hat nur noch den Dux auf { $enemy }. Ein Dux zählt als Figur.
answer-dux-alone = { side-second } hat nur noch eine Figur, den Dux, und hat verloren. Du gewinnst.

lesson-stuck = Kein Ausweg
task-stuck = Gewinne mit einem Zug, ohne zu schlagen.
hint-stuck = Wer nicht ziehen kann, hat verloren. Welcher Weg ist noch offen?
answer-stuck = { $move } versperrt den letzten Weg. { side-second } kann nicht ziehen, und du gewinnst.
