# Lessons: what is said around them, and what is missing where an action does not solve the task.

learn-menu = Wähle einen Kurs
daily-solve = Lösen
learn-daily = Aufgabe des Tages
daily-title = Aufgabe vom { $day } · { $ruleset }: { $name }
learn-path = Erste Schritte
learn-all = Jede Lektion ist eine kleine Stellung mit einer Aufgabe. Du spielst { side-first } und hast { $solved } von { $count } gelöst.
learn-entry = { $name }: { $solved } von { $count }
learn-title = { $ruleset } · Lektionen
learn-solved = { $solved ->
        [0] Es gibt { $count } Lektionen. Nimm sie der Reihe nach, oder wie du willst.
       *[other] Du hast { $solved } von { $count } gelöst.
    }
learn-done = Du hast alle { $count } gelöst. Eine kurze Partie gegen den Computer ist die letzte Prüfung.
learn-lesson = { $number }. { $name }{ $solved ->
        [yes] { " ✓" }
       *[no] { "" }
    }
learn-ahead = Weiter: { $number }. { $name }
learn-games = Alle Kurse
learn-rules = Die Regeln
learn-lessons = Lektionen
learn-play = Jetzt spielen
learn-match = Partie: Computer { $level }
learn-on = Weiter
learn-hint = Tipp
learn-tell = Zeig es mir
learn-other = Andere Figur
learn-again = Noch einmal
learn-previous = ← Lektion
learn-next = Lektion →

lesson-title = { $ruleset } · Lektion { $number } von { $count }: { $name }
lesson-ask = Welche Figur?
lesson-hint = Tipp: { $hint }
lesson-told = Die Lösung: { $answer }
lesson-another = Eine andere Art: { $answer }
lesson-praise = { $number ->
        [1] Gut gemacht!
        [2] Genau.
        [3] Schön!
        [4] Das ist es.
        [5] Sehr gut!
       *[other] Großartig!
    }
lesson-right = Richtig! Jetzt kommt die Antwort.
lesson-almost = Das ist erlaubt, löst aber die Aufgabe nicht.
lesson-cannot = Nicht { $square }: { $why }
lesson-not-so = Nicht ganz. Es ist nicht „{ $ending }“

ends-on = Das Spiel geht weiter.
ends-again = Du darfst noch einmal würfeln und ziehen.
ends-stays = Der Stein bleibt.
ends-lost = Der Stein wird geschlagen.
ends-bound = Der Stein wird festgesetzt.
ends-turned = Der Stein wird umgedreht.
ends-won = { $side } gewinnt: { $reason }.
ends-draw = Remis: { $reason }.

missed-captured = { $squares } wurde nicht geschlagen.
missed-bound = { $squares } kann noch ziehen, ist also nicht festgesetzt.
missed-freed = { $squares } ist noch festgesetzt.
missed-active = Die Figur auf { $square } ist passiv: Sie kommt mit einem Zug nicht neben eine gegnerische.
missed-line = Das erzwingt es nicht.
missed-answer = { $side } würde { $reply } antworten, und du kämst nicht rechtzeitig hin.
missed-count = Das schlägt { $taken ->
        [0] nichts
        [1] eine
       *[other] { $taken }
    }, und möglich sind { $asked ->
        [1] eine
        [2] zwei
       *[other] { $asked }
    }.
missed-upright = { $squares } wurde umgedreht: Es war kein Angriff.
missed-reached = Auf { $squares } ist keine Figur angekommen.
missed-ended = Noch hat niemand gewonnen.
missed-otherwise = Das Spiel endet anders: { $reason }.
missed-unharmed = { $side } würde { $reply } antworten und { $squares } schlagen.
missed-held = { $side } würde { $reply } antworten und gewinnen: { $reason }.

# Lessons of several games.

lesson-line = Zwischen zweien
task-line = Schlag die gegnerische Figur auf { $prey }.
hint-line = Einer deiner Steine ist schon daneben. Welcher kommt auf die andere Seite?
answer-line = { $move } schlägt { $prey }: in gerader Linie zwischen zwei von deinen.

lesson-many = Mehrere zugleich
task-many = Schlag { $count ->
        [2] zwei
       *[other] { $count }
    } gegnerische mit einem Zug.
hint-many = Ein Feld ist neben allen: { $to }.
answer-many = { $move } schlägt { $prey }. Ein Zug schlägt auf allen Seiten zugleich.

lesson-inside = Mittendrin
task-inside = Schlag die gegnerische Figur auf { $prey }.
hint-inside = Das Feld, das du brauchst, ist zwischen { $one } und { $two }. Dorthin zu ziehen ist ungefährlich.
answer-inside = { $move } schlägt { $prey }. Zwischen { $one } und { $two } geschieht dir nichts, denn du bist selbst hineingezogen.

lesson-walk = Wie ein Stein zieht
task-walk = Bring deinen Stein auf { $man } in einem Zug nach { $to }.
hint-walk = Ein Stein zieht gerade, so weit du willst, quer oder auf und ab. Nie schräg.
answer-walk = { $move } geht gerade nach oben über leere Felder, so weit du willst.

lesson-block = Niemand im Weg
task-block = Welcher deiner Steine kann ziehen?
hint-block = Ein Stein kann nicht auf einen anderen oder über ihn ziehen. Ist ein Feld neben ihm leer?
answer-block = Nur der auf { $from }. Die auf { $one } und { $two } sind eingesperrt.

lesson-place = Setzen
task-place = Zuerst werden die Steine gesetzt, je Zug einer. Du setzt deinen auf { $to }, zwischen { $one } und { $two }. Was wird aus ihm?
hint-place = Solange gesetzt wird, zieht und schlägt niemand.
answer-place = Dein Stein auf { $to } ist sicher: Ein Stein, der zwischen zwei gegnerische kommt, bleibt.

# Puzzles in which the opponent answers.

lesson-forced-win = Gewinne in { $turns ->
        [2] zwei
       *[other] drei
    } Zügen
task-forced-win = { $turns ->
        [1] Gewinne mit diesem Zug.
        [2] Gewinne in zwei Zügen, was { $enemy } auch antwortet.
       *[other] Gewinne in drei Zügen, was { $enemy } auch antwortet.
    }
hint-forced-win = { $turns ->
        [1] Zieh mit der Figur auf { $from }.
       *[other] Beginn mit der Figur auf { $from }. Danach muss jede Antwort verlieren.
    }
answer-forced-win = { $turns ->
        [1] { $move } gewinnt.
       *[other] { $move }. { $enemy } hat nichts Besseres als { $answer }, und du gewinnst trotzdem.
    }

lesson-forced-gain = Schlagen und behalten
task-forced-gain = Schlag { $gain ->
        [1] eine gegnerische Figur
        [2] zwei gegnerische Figuren
       *[other] { $gain } gegnerische Figuren
    } { $turns ->
        [1] mit diesem Zug
        [2] in zwei Zügen
       *[other] in drei Zügen
    }, und verlier keine, auch nicht durch die nächste Antwort.
hint-forced-gain = { $turns ->
        [1] Zieh mit der Figur auf { $from }.
       *[other] Beginn mit der Figur auf { $from }. Eine Antwort kann nicht jede Drohung abwehren.
    }
answer-forced-gain = { $turns ->
        [1] { $move } schlägt, was du brauchst, und niemand kann zurückschlagen.
       *[other] { $move }. { $enemy } kann { $answer } antworten, aber du schaffst es trotzdem.
    }
