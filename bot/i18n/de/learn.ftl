# Lessons: the word and the button that lead to them. What is said in them is in rulebook/.

word-learn = kurze Lektionen am Brett
    .asked =
        ich will das lernen
        lektion
        zum üben
        zeig mir ein beispiel
        tutorial
        anleitung schritt für schritt
        wie lerne ich das spiel
        wo kann ich das lernen
        kannst du es mir beibringen
        bring mir das spiel bei
        lehrgang für anfänger
        kurs für neulinge
        ich will üben
        wo kann ich üben
        übungen
        gibt es übungen
        gibt es ein tutorial
        gibt es lektionen
        training
        ich will trainieren
        einführung für anfänger
        schritt für schritt lernen
        erklär es mir an einem beispiel
        beispielpartie zeigen
        eine beispielpartie
        übungsstellungen
        lernmodus
        zeig mir wie es geht auf dem brett
        erste schritte
        ich bin anfänger wo kann ich lernen
        lernen
        üben
        beispiel
        zeig mir wie das geht
        kannst du mir das schritt für schritt beibringen
        ich möchte das üben
        gibt es einen kurs
word-puzzle = die Aufgabe des Tages lösen
    .asked =
        aufgabe des tages
        tägliche aufgabe
        rätsel
        gib mir eine aufgabe
        heutige aufgabe
        rätsel des tages
        tagesrätsel
        tagesaufgabe
        gibt es ein rätsel
        gibt es aufgaben zum lösen
        eine denkaufgabe
        knobelaufgabe
        gib mir was zum knobeln
        ich will ein rätsel lösen
        was ist heute die aufgabe
        die aufgabe von heute
        neues rätsel
        wer hat das rätsel gelöst
        lösung der aufgabe
        puzzle
        jeden tag eine aufgabe
        gibt es heute eine aufgabe
        knobeln
button-learn = Lernen
discord-option-lesson = Die Nummer einer Lektion
discord-option-answer = Was du in der Lektion tust, z. B. a2-a5

daily-solver = { $name }
daily-tally = { $count ->
        [0] Hier hat sie noch niemand gelöst.
       *[other] Gelöst von { $names }.
    }
