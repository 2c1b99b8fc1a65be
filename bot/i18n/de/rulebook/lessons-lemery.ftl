# Lessons of the games with leaders, by Lemery Games.

lesson-corner = In der Ecke
task-corner = Schlag die gegnerische Figur in der Ecke, auf { $prey }.
hint-corner = In einer Ecke genügt es, die beiden Felder neben der gegnerischen Figur zu besetzen. Eines davon besetzt du schon.
answer-corner = { $move } schlägt { $prey }: Du hast beide Felder daneben besetzt.

lesson-jump = Der Anführer springt
task-jump = Schlag die gegnerische Figur auf { $prey }.
hint-jump = Dein Anführer kann über Figuren springen, die ihm im Weg stehen, hier über { $over }.
answer-jump = { $move } springt über { $over } und schlägt { $prey }. Der Sprung selbst schlägt nichts: Es zählt, wo der Anführer landet.

lesson-leader = Schlag den Anführer
task-leader = Gewinne mit einem Zug.
hint-leader = Der gegnerische Anführer steht auf { $enemy }. Du kannst ihn wie jede andere Figur zwischen zwei von deinen einschließen.
answer-leader = { $move } schlägt den Anführer auf { $enemy }, und du gewinnst.

lesson-closed = Umzingle den Anführer
task-closed = Gewinne mit einem Zug, ohne zu schlagen.
hint-closed = Ein Anführer mit Figuren auf allen vier Seiten hat verloren. Welches Feld neben { $enemy } ist leer?
answer-closed = { $move } besetzt das letzte Feld neben dem Anführer, und du gewinnst. Figuren beider Seiten zählen.

lesson-over = Ein weiter Sprung
task-over = Bring eine Figur nach { $to }.
hint-over = Auf dieses Feld kann keine Figur ziehen. Dein Anführer kann aber an eine Reihe heranziehen und über sie springen, hier über { $one } und { $two }.
answer-over = { $move } springt über { $one } und { $two }, egal, wem sie gehören. Bei der Landung wird { $prey } geschlagen.

lesson-alone = Ein Anführer allein
task-alone = Gewinne mit einem Zug.
hint-alone = Ein Anführer ohne Soldaten hat verloren. Nur noch der Soldat auf { $prey } ist übrig.
answer-alone = { $move } schlägt { $prey }, den letzten Soldaten, und du gewinnst.

lesson-rim = Am Rand
task-rim = Du spielst { $move }. Jetzt ist neben dem gegnerischen Anführer kein Feld mehr leer. Was passiert?
hint-rim = Ein Anführer ist umzingelt, wenn auf vier Seiten Figuren neben ihm stehen. Wie viele Felder liegen neben { $enemy }?
answer-rim = Die Partie geht weiter. Am Rand des Bretts ist ein Anführer nicht umzingelt.

lesson-rescue = Anführer in Gefahr
task-rescue = Die gegnerische Figur auf { $enemy } droht, deinen Anführer auf { $leader } zu schlagen. Schlag vorher ihren Partner.
hint-rescue = Um deinen Anführer zu schlagen, braucht es zwei gegnerische Figuren. Eine steht schon neben ihm, auf { $prey }.
answer-rescue = { $move } schlägt { $prey } mithilfe deines Anführers. Die andere gegnerische Figur kann allein nichts ausrichten.

lesson-run = Auf die andere Seite
task-run = Gewinne mit einem Zug.
hint-run = In diesem Spiel gewinnt ein Anführer, der die gegnerische Grundreihe erreicht. Ist der Weg für deinen frei?
answer-run = { $move } bringt deinen Anführer auf die gegnerische Grundreihe, und du gewinnst sofort.

lesson-leap = Über den letzten Soldaten
task-leap = Gewinne mit einem Zug.
hint-leap = Der Soldat auf { $over } kann deinen Anführer nicht aufhalten, denn der kann springen.
answer-leap = { $move } springt über { $over } und landet auf der gegnerischen Grundreihe. Du gewinnst.

lesson-stop = Halt den Anführer auf
task-stop = Der gegnerische Anführer auf { $enemy } ist kurz davor, deine Grundreihe zu erreichen und zu gewinnen. Halt ihn auf.
hint-stop = Versperrst du dem Anführer auf { $near } den Weg, springt er über deine Figur. Auf welchem Feld kann er sie nicht überspringen?
answer-stop = { $move } versperrt deine Grundreihe selbst. Dahinter ist kein Feld zum Landen.

lesson-no-capture = Anführer sind sicher
task-no-capture = Du spielst { $move }. Jetzt steht der gegnerische Anführer auf { $enemy } zwischen zwei deiner Figuren. Was passiert?
hint-no-capture = In diesem Spiel laufen die Anführer um die Wette. Kann man sie schlagen?
answer-no-capture = Die Partie geht weiter. Hier wird ein Anführer nie geschlagen, egal, wo er steht.

lesson-lars = Nicht über den Lars
task-lars = Schlag eine gegnerische Figur. Der gegnerische Anführer steht auf { $enemy }.
hint-lars = Ein Anführer kann über jede Figur springen, nur nicht über den anderen Anführer. Versuch es über { $over }.
answer-lars = { $move } springt über { $over } und schlägt { $prey }. Über den gegnerischen Anführer auf { $enemy } kann deiner nicht springen.

lesson-huff = Pusten
task-huff = { side-second } hätte deinen Soldaten auf { $man } schlagen können, hat es aber nicht getan. Welchen Soldaten pustest du?
hint-huff = Welcher Soldat hätte nach { $gap } ziehen können?
answer-huff = Der Soldat auf { $huffed } hätte schlagen können, also kommt er vom Brett. Dann ziehst du wie gewohnt.
