# Lessons: the word and the button that lead to them. What is said in them is in rulebook/.

word-learn = kurze Lektionen am Brett
word-puzzle = die Aufgabe des Tages lösen
button-learn = Lernen
discord-option-lesson = Die Nummer einer Lektion
discord-option-answer = Was du in der Lektion tust, z. B. a2-a5

daily-solver = { $name }
daily-tally = { $count ->
        [0] Hier hat sie noch niemand gelöst.
       *[other] Gelöst von { $names }.
    }
