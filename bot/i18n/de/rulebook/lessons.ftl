# Lessons: what is said around them, and what is missing where an action does not solve the task.

learn-menu = Wähle einen Kurs
daily-solve = Lösen
learn-daily = Aufgabe des Tages
daily-title = Aufgabe vom { $day } · { $ruleset }: { $name }
puzzle-same-game = Weitere Aufgabe dieses Spiels
puzzle-share = Teilen
more-title = Aufgabe { $number } · { $ruleset }: { $name }
rush-puzzle = Aufgaben auf Zeit · { $ruleset }: { $name }
learn-path = Erste Schritte
learn-all = Jede Lektion ist eine Stellung mit einer Aufgabe. Du spielst { side-first }. Du hast { $solved } von { $count } gelöst.
learn-entry = { $name }: { $solved } von { $count }
learn-title = { $ruleset } · Lektionen
learn-solved = { $solved ->
        [0] Es gibt { $count } Lektionen. Geh sie der Reihe nach durch oder such dir eine aus.
       *[other] Du hast { $solved } von { $count } Lektionen gelöst.
    }
learn-done = Du hast alle { $count } Lektionen geschafft. Spiel als letzte Prüfung eine kurze Partie gegen den Computer.
learn-lesson = { $number }. { $name }{ $solved ->
        [yes] { " ✓" }
       *[no] { "" }
    }
learn-ahead = Als Nächstes: { $number }. { $name }
learn-games = Alle Kurse
learn-rules = Die Regeln
learn-lessons = Lektionen
learn-play = Dieses Spiel jetzt spielen
learn-match = Gegen { $name }
learn-on = Weiter
learn-hint = Tipp
learn-tell = Zeig es mir
learn-other = Andere Figur
learn-again = Noch einmal
learn-previous = ← Vorige Lektion
learn-next = Nächste Lektion →

lesson-title = { $ruleset } · Lektion { $number } von { $count }: { $name }
lesson-ask = Welche Figur?
lesson-hint = Tipp: { $hint }
lesson-told = Das ist die Lösung. { $answer }
lesson-another = Es gibt noch eine andere Lösung. { $answer }
lesson-praise = { $number ->
        [1] Gut gemacht.
        [2] Genau.
        [3] Schön gespielt.
        [4] So ist es.
        [5] Sehr gut.
       *[other] Ausgezeichnet.
    }
lesson-right = Richtig. Jetzt antwortet dein Gegenüber.
lesson-almost = Dieser Zug ist erlaubt, löst aber die Aufgabe nicht.
lesson-cannot = Es ist nicht die Figur auf { $square }: { $why }
lesson-not-so = Nicht ganz. Diese Antwort stimmt nicht: „{ $ending }“

ends-on = Die Partie geht weiter.
ends-again = Du darfst noch einmal würfeln und ziehen.
ends-stays = Der Stein ist sicher.
ends-lost = Der Stein wird geschlagen.
ends-bound = Der Stein wird festgesetzt.
ends-turned = Der Stein wird umgedreht.
ends-won = { $side } gewinnt: { $reason }.
ends-draw = Die Partie endet remis: { $reason }.

missed-captured = Du hast { $squares } nicht geschlagen.
missed-bound = Du hast { $squares } nicht festgesetzt: Der Stein kann noch ziehen.
missed-freed = Dein Stein auf { $squares } ist noch festgesetzt.
missed-active = Die Figur auf { $square } ist passiv: Sie kommt mit einem Zug nicht neben eine gegnerische.
missed-line = Dieser Zug führt nicht zur Lösung.
missed-answer = { $side } würde mit { $reply } antworten, und du würdest zu viele Züge brauchen.
missed-count = Geschlagene Figuren: { $taken ->
        [0] keine
        [1] eine
       *[other] { $taken }
    }. Möglich: { $asked ->
        [1] eine
        [2] zwei
       *[other] { $asked }
    }.
missed-upright = Dein Stein auf { $squares } wurde umgedreht, weil er keinen gegnerischen angegriffen hat.
missed-reached = Keine Figur hat { $squares } erreicht.
missed-ended = Du hast noch nicht gewonnen.
missed-otherwise = Die Partie endet anders: { $reason }.
missed-unharmed = { $side } würde mit { $reply } antworten und { $squares } schlagen.
missed-held = { $side } würde mit { $reply } antworten und gewinnen: { $reason }.

# Lessons of several games.

lesson-line = Schließ eine Figur ein
task-line = Schlag die gegnerische Figur auf { $prey }.
hint-line = Einer deiner Steine steht schon neben der gegnerischen Figur. Welcher Stein kommt auf die andere Seite?
answer-line = { $move } schlägt { $prey }: Der Stein steht in gerader Linie zwischen zwei von deinen.

lesson-many = Mehrere auf einmal
task-many = Schlag { $count ->
        [2] zwei
       *[other] { $count }
    } gegnerische Figuren mit einem Zug.
hint-many = Das Feld { $to } liegt neben allen Figuren, die du schlagen sollst.
answer-many = { $move } schlägt { $prey }. Ein Zug kann in mehrere Richtungen zugleich schlagen.

lesson-inside = Mittendrin
task-inside = Schlag die gegnerische Figur auf { $prey }.
hint-inside = Das Feld, das du brauchst, liegt zwischen { $one } und { $two }. Dorthin zu ziehen, ist ungefährlich.
answer-inside = { $move } schlägt { $prey }. Die gegnerischen Steine auf { $one } und { $two } schlagen deinen nicht, denn er ist selbst dazwischengezogen.

lesson-walk = Wie ein Stein zieht
task-walk = Zieh deinen Stein in einem Zug von { $man } nach { $to }.
hint-walk = Ein Stein zieht beliebig weit geradeaus, ob nach vorn, nach hinten oder zur Seite. Schräg zieht er nie.
answer-walk = { $move } führt geradewegs die Linie hinauf. Ein Stein kann über beliebig viele leere Felder ziehen.

lesson-block = Ist der Weg frei?
task-block = Welcher deiner Steine kann ziehen?
hint-block = Ein Stein kann nicht auf einem anderen landen und nicht über ihn springen. Welcher Stein hat ein leeres Feld neben sich?
answer-block = Nur der Stein auf { $from } kann ziehen. Die Steine auf { $one } und { $two } sind blockiert.

lesson-place = Setzen
task-place = Zuerst setzen beide Seiten abwechselnd ihre Steine. Du setzt einen auf { $to }, zwischen { $one } und { $two }. Was passiert mit ihm?
hint-place = Solange gesetzt wird, zieht kein Stein, und keiner schlägt.
answer-place = Dein Stein auf { $to } ist sicher: Einem Stein, der zwischen zwei gegnerische gesetzt wird, passiert nichts.

# Puzzles in which the opponent answers.

lesson-forced-win = Gewinne in { $turns ->
        [1] einem Zug
        [2] zwei Zügen
       *[other] drei Zügen
    }
task-forced-win = { $turns ->
        [1] Gewinne mit diesem Zug.
        [2] Gewinne in zwei Zügen, egal, was { $enemy } spielt.
       *[other] Gewinne in drei Zügen, egal, was { $enemy } spielt.
    }
hint-forced-win = { $turns ->
        [1] Zieh mit der Figur auf { $from }.
       *[other] Beginne mit der Figur auf { $from }. Nach deinem Zug hilft deinem Gegenüber keine Antwort mehr.
    }
answer-forced-win = { $turns ->
        [1] { $move } gewinnt.
       *[other] Nach { $move } hat { $enemy } nichts Besseres als { $answer }: Du gewinnst trotzdem.
    }

lesson-forced-gain = Schlagen und sicher bleiben
task-forced-gain = Schlag { $gain ->
        [1] eine gegnerische Figur
        [2] zwei gegnerische Figuren
       *[other] { $gain } gegnerische Figuren
    } { $turns ->
        [1] mit diesem Zug
        [2] in zwei Zügen
       *[other] in drei Zügen
    }. Verlier dabei keine eigene, auch nicht durch die nächste Antwort.
hint-forced-gain = { $turns ->
        [1] Zieh mit der Figur auf { $from }.
       *[other] Beginne mit der Figur auf { $from }. Eine einzige Antwort kann nicht jede Drohung abwehren.
    }
answer-forced-gain = { $turns ->
        [1] Mit { $move } schlägst du genug, und { $enemy } kann danach nichts schlagen.
       *[other] Nach { $move } kann { $enemy } mit { $answer } antworten, aber du schlägst genug.
    }
