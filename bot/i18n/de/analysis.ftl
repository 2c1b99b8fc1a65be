# Hints against the computer, and the analysis of a match that is over.

word-hint = einen Tipp bekommen; gegen Menschen nur, wenn ihr beide zustimmt
    .asked =
        was ist hier ein guter zug
        gib mir einen tipp
        was würdest du spielen
        ich weiß nicht was ich ziehen soll
        bester zug
        was soll ich ziehen
        was soll ich jetzt machen
        welcher zug ist jetzt gut
        welcher zug ist hier der beste
        guter zug gesucht
        bester zug hier
        gib mir einen zug
        schlag mir einen zug vor
        hilf mir beim ziehen
        hilf mir mit meinem zug
        kannst du mir einen tipp geben
        tipp für die stellung
        ich brauche einen tipp
        ich komme nicht drauf was ich spielen soll
        mir fällt nichts ein was würdest du tun
        was würde der computer ziehen
        was zieht die maschine hier
        zugvorschlag
        keine ahnung was ich jetzt mache
        darf mir der bot helfen
        hinweis bitte für meinen zug
        wohin würdest du ziehen
        tipp für meinen zug
        hilf mir ich weiß nicht weiter
        was tun
        ich weiß nicht weiter
        welchen stein soll ich ziehen
        was würdest du an meiner stelle ziehen
        ich weiß nicht weiter was soll ich ziehen
word-analysis = sehen, wo eine Partie gekippt ist und was besser gewesen wäre
    .asked =
        warum habe ich verloren
        was waren meine fehler
        partie analysieren
        analyse
        wo habe ich mich vertan
        warum hab ich verloren
        wieso habe ich das spiel verloren
        was habe ich falsch gemacht
        wo war mein fehler
        welcher zug war schlecht
        welcher zug war der fehler
        meine schlimmsten fehler
        wie gut habe ich gespielt
        war das gut gespielt
        partie auswerten
        partie analysieren lassen
        auswertung der partie
        wo ist die partie gekippt
        ab wann stand ich schlecht
        was wäre besser gewesen
        hätte ich gewinnen können
        was hätte ich spielen sollen
        fehleranalyse
        kannst du meine partie prüfen
        stand ich mal auf gewinn
        wendepunkt der partie
        fehler finden
        wo lag mein fehler
        was war mein schlechtester zug
        wo habe ich in der letzten partie mist gebaut
        was habe ich falsch gemacht in der partie
        wo habe ich die partie verloren
        an welcher stelle ging es schief

button-hint = Tipp
button-analysis = Analyse
button-analysis-again = Analyse zeigen

hint = Versuch { $action }.
analysis-under-way = Der Computer sieht sich die Partie an. Das dauert bis zu einer halben Minute.
analysis-none = Keine großen Fehler gefunden.
analysis-point = Wendepunkt bei { $number }
analysis-missed = { $name } hätte { $action } spielen können.
analysis-missed-captures = { $name } hat { $action } übersehen und hätte damit { $squares } geschlagen.
analysis-chances = Chancen: { $first } { $one } %, { $second } { $other } %

refused-hint-hidden = In diesem Spiel gibt es keine Tipps: Selbst zu sehen, was du schlagen kannst, gehört dazu.
refused-analysis-running = Die Analyse siehst du, wenn die Partie zu Ende ist.
refused-computer-busy = Der Computer ist beschäftigt. Versuch es gleich noch einmal.

## Hints between people

button-hints-ask = Um Tipps bitten
button-hints-yes = Zustimmen
button-hints-no = Nein

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
