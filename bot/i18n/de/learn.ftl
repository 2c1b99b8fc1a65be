# Lessons: the word and the button that lead to them. What is said in them is in rulebook/.

word-learn = kurze Lektionen am Brett
word-puzzle = die Aufgabe des Tages lösen, weitere Aufgaben oder viele auf Zeit
button-learn = Lernen
discord-option-lesson = Die Nummer einer Lektion
discord-option-answer = Was du in der Lektion tust, z. B. a2-a5

daily-solver = { $name }{ $streak ->
        [0] { "" }
        [1] { "" }
       *[other] : { $streak } Tage in Folge
    }
daily-tally = { $count ->
        [0] Hier hat die Aufgabe noch niemand gelöst.
       *[other] Heute gelöst von:
    }

puzzle-more = Noch eine Aufgabe
puzzle-rating = Deine Wertung bei Aufgaben: { $rating }
puzzle-kind = { $kind ->
        [daily] die Aufgabe des Tages
        [more] eine Aufgabe auf deinem Niveau
       *[rush] so viele wie möglich in drei Minuten
    }
discord-option-kind = Welche Aufgabe; ohne Angabe die des Tages
discord-option-puzzle-ruleset = Ein Spiel für „mehr“
refused-unknown-puzzle = Aufgaben der Art „{ $typed }“ gibt es nicht. Zur Wahl: { $choices }.
refused-no-puzzle-left = Du hast alle Aufgaben dieser Art schon versucht. Mit „aufgabe“ bekommst du die Aufgabe des Tages.
share-here = Diesen Text kannst du kopieren oder posten, wo du willst. Die Lösung wird dabei nicht verraten.
share-title = Petteia · { $puzzle }
share-solved = { $tries ->
        [0] Gelöst
        [1] Gelöst im ersten Versuch
       *[other] Gelöst im { $tries }. Versuch
    }{ $hint ->
        [yes] { " " }mit einem Tipp
       *[no] { "" }
    }{ $streak ->
        [0] { "" }
        [1] { "" }
       *[other] { " " }· { $streak } Tage in Folge
    }
rush-title = Aufgaben auf Zeit
rush-about = Löse in drei Minuten so viele Aufgaben, wie du kannst. Sie werden immer schwerer. Nach einem Fehler kommt gleich die nächste Aufgabe.
rush-over = Die Zeit ist um. Gelöst: { $solved }.
rush-best = Dein Rekord: { $best }.
rush-go = Los
rush-now = { $solved } gelöst, noch { $seconds ->
        [one] eine Sekunde
       *[other] { $seconds } Sekunden
    }
rush-right = Richtig.
rush-wrong = Das ist nicht die Lösung. Hier ist die nächste Aufgabe.
