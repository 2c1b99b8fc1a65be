# Lessons of the games with leaders, by Lemery Games.

lesson-corner = In der Ecke
task-corner = Schlag die gegnerische Figur in der Ecke, auf { $prey }.
hint-corner = In einer Ecke genügen die beiden Felder daneben. Eines davon hast du schon.
answer-corner = { $move } schlägt { $prey }: Beide Felder neben der Ecke gehören dir.

lesson-jump = Der Anführer springt
task-jump = Schlag die gegnerische Figur auf { $prey }.
hint-jump = Dein Anführer springt über Figuren, die ihm im Weg stehen, hier über { $over }.
answer-jump = { $move } springt über { $over } und schlägt { $prey }. Eine Figur zu überspringen schlägt sie nicht.

lesson-leader = Schlag den Anführer
task-leader = Gewinne mit einem Zug.
hint-leader = Der gegnerische Anführer ist auf { $enemy } und wird wie jede Figur zwischen zweien geschlagen.
answer-leader = { $move } schlägt den Anführer auf { $enemy }, und du gewinnst.

lesson-closed = Rings um ihn
task-closed = Gewinne mit einem Zug, ohne zu schlagen.
hint-closed = Ein Anführer mit Figuren auf allen vier Seiten hat verloren. Welches Feld neben { $enemy } ist leer?
answer-closed = { $move } füllt das letzte Feld neben dem Anführer, und du gewinnst. Figuren beider Seiten zählen.

lesson-over = Ein weiter Sprung
task-over = Bring eine Figur nach { $to }.
hint-over = Ziehen kann dorthin keine Figur. Dein Anführer zieht bis vor eine Reihe und springt über sie, hier über { $one } und { $two }.
answer-over = { $move } springt über { $one } und { $two }, eigene und gegnerische gleichermaßen. Wo er landet, schlägt er { $prey }.

lesson-alone = Ein Anführer allein
task-alone = Gewinne mit einem Zug.
hint-alone = Ein Anführer ohne Soldaten hat verloren. Nur { $prey } ist noch da.
answer-alone = { $move } schlägt { $prey }, den letzten Soldaten, und du gewinnst.

lesson-rim = Am Rand
task-rim = Du spielst { $move }. Der gegnerische Anführer kann nicht mehr ausweichen. Wie endet es?
hint-rim = Um umzingelt zu sein, braucht ein Anführer Figuren auf vier Seiten. Wie viele Seiten hat { $enemy }?
answer-rim = Das Spiel geht weiter. Am Rand des Bretts ist ein Anführer nicht umzingelt.

lesson-rescue = Anführer in Gefahr
task-rescue = Die Figur auf { $enemy } will deinen Anführer auf { $leader } schlagen. Schlag ihren Partner.
hint-rescue = Um deinen Anführer zu schlagen, braucht es zwei. Eine ist schon neben ihm, auf { $prey }.
answer-rescue = { $move } schlägt { $prey }, mit Hilfe deines Anführers. Die andere kann allein nichts tun.

lesson-run = Auf die letzte Reihe
task-run = Gewinne mit einem Zug.
hint-run = Hier gewinnt ein Anführer, der die letzte Reihe erreicht. Ist der Weg für deinen frei?
answer-run = { $move } bringt deinen Anführer auf die letzte Reihe, und du gewinnst sofort.

lesson-leap = Über den letzten Stein
task-leap = Gewinne mit einem Zug.
hint-leap = Der Stein auf { $over } ist kein Hindernis: Dein Anführer springt.
answer-leap = { $move } springt über { $over } und landet auf der letzten Reihe. Du gewinnst.

lesson-stop = Halt den Anführer auf
task-stop = Der gegnerische Anführer auf { $enemy } erreicht gleich deine Grundreihe und gewinnt. Halt ihn auf.
hint-stop = Über einen Stein auf { $near } würde er springen. Auf welchem Feld kann er nicht über dich springen?
answer-stop = { $move } steht auf der Grundreihe selbst. Dahinter ist kein Feld zum Landen.

lesson-no-capture = Anführer sind sicher
task-no-capture = Du spielst { $move }. Der gegnerische Anführer auf { $enemy } steht zwischen zweien. Wie endet es?
hint-no-capture = In diesem Spiel laufen Anführer. Kann man sie schlagen?
answer-no-capture = Das Spiel geht weiter. Anführer werden hier nie geschlagen, wo sie auch stehen.

lesson-lars = Nicht über den Lars
task-lars = Schlag eine gegnerische Figur. Der gegnerische Anführer ist auf { $enemy }.
hint-lars = Ein Anführer springt über jede Figur außer den anderen Anführer. Versuch es über { $over }.
answer-lars = { $move } springt über { $over } und schlägt { $prey }. Über den Anführer auf { $enemy } darf kein Anführer springen.

lesson-huff = Pusten
task-huff = { side-second } hätte deinen Stein auf { $man } schlagen können und hat es nicht getan. Welchen Stein pustest du?
hint-huff = Welcher Stein hätte nach { $gap } kommen können?
answer-huff = Der Stein auf { $huffed } hätte schlagen können und kommt vom Brett. Dann ziehst du wie gewohnt.
