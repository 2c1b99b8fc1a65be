# Hints against the computer, and the analysis of a match that is over.

word-hint = einen Tipp bekommen; gegen Menschen nur, wenn ihr beide zustimmt
word-analysis = sehen, wo eine Partie gekippt ist und was besser gewesen wäre

button-hint = Tipp
button-analysis = Analyse
button-analysis-again = Analyse zeigen

hint = Versuch { $action }.
analysis-under-way = Der Computer sieht sich die Partie an. Das dauert bis zu einer halben Minute.
analysis-none = Es wurden keine großen Fehler gefunden.
analysis-point = Wendepunkt: Zug { $number }
analysis-missed = { $name } hätte { $action } spielen können.
analysis-missed-captures = { $name } hat { $action } übersehen und hätte damit { $squares } schlagen können.
analysis-chances = Gewinnchancen: { $first } { $one } %, { $second } { $other } %

refused-hint-hidden = In diesem Spiel gibt es keine Tipps: Selbst zu sehen, was du schlagen kannst, gehört dazu.
refused-analysis-running = Die Analyse siehst du, wenn die Partie zu Ende ist.
refused-computer-busy = Der Computer ist beschäftigt. Versuch es gleich noch einmal.

## Hints between people

button-hints-ask = Um Tipps bitten
button-hints-yes = Zustimmen
button-hints-no = Ablehnen

note-hints = In dieser Partie sind Tipps erlaubt.
note-hints-yours = Du hast gefragt, ob ihr beide in dieser Partie Tipps nutzen dürft. Die Antwort steht noch aus.
note-hints-theirs = { $name } fragt, ob ihr beide in dieser Partie Tipps nutzen dürft.

news-hints-asked = Dein Gegenüber fragt, ob ihr beide in dieser Partie Tipps nutzen dürft.
news-hints-declined = Dein Gegenüber möchte lieber ohne Tipps spielen.
news-hints-allowed = Dein Gegenüber ist einverstanden: Ihr könnt beide in dieser Partie Tipps bekommen.

done-hints-asked = Du hast dein Gegenüber gefragt, ob ihr beide in dieser Partie Tipps nutzen dürft.
done-hints-allowed = Abgemacht: Ihr könnt beide in dieser Partie Tipps bekommen.
done-hints-declined = Du hast Tipps abgelehnt. Die Partie geht ohne sie weiter.

refused-hints-allowed = In dieser Partie sind Tipps schon erlaubt.
refused-hints-stands = Du hast schon um Tipps gebeten. Warte auf die Antwort deines Gegenübers.
refused-hints-to-answer = Dein Gegenüber bittet um Tipps. Antworte zuerst darauf.
refused-hints-declined = Dein Gegenüber hat Tipps in dieser Partie schon abgelehnt.
refused-no-hints-asked = Gerade bittet niemand um Tipps.
