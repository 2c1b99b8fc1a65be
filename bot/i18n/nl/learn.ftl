# Lessons: the word and the button that lead to them. What is said in them is in rulebook/.

word-learn = korte lessen op het bord
    .asked =
        ik wil dit leren
        les
        om te oefenen
        laat me een voorbeeld zien
        tutorial
        uitleg stap voor stap
        oefeningen
        lessen
        cursus voor beginners
        hoe kan ik oefenen
        leer me het spel
        zijn er lessen
        stap voor stap leren
        oefenstellingen
        training
        voorbeeldpartij bekijken
        leg het me met een voorbeeld uit
        ik wil het leren
        ik wil leren spelen
        leer me spelen
        hoe leer ik dit
        hoe leer ik dit spel
        kan je het me leren
        kun je me lesgeven
        geef me les
        les graag
        lesje
        ik wil oefenen
        kan ik oefenen
        kan ik ergens oefenen
        waar kan ik oefenen
        oefenen
        oefenpotje
        zonder tegenstander oefenen
        is er een tutorial
        is er een cursus
        laat zien hoe het moet
        laat een voorbeeld zien
        geef eens een voorbeeld
        met voorbeelden uitleggen
        uitleg met plaatjes
        eerst proberen hoe het werkt
        leren met opgaven
        stap voor stap uitleg
        begeleiding voor beginners
word-puzzle = de puzzel van de dag oplossen
    .asked =
        opgave van de dag
        dagelijkse puzzel
        raadsel
        geef me een puzzel
        puzzel van vandaag
        puzzel van de dag
        is er vandaag een puzzel
        wie heeft de puzzel opgelost
        dagpuzzel
        geef me iets om op te lossen
        opgave
        puzzeltje
        nieuwe puzzel
        oplossing van de puzzel
        vraagstukje
        heb je een puzzel
        geef een puzzel
        geef me een raadsel
        ik wil een puzzel
        puzzel
        puzzels
        de puzzel van vandaag
        wat is de puzzel vandaag
        nog een puzzel
        ik wil iets oplossen
        opgave van vandaag
        waar vind ik de dagpuzzel
        hoe los ik de puzzel op
        oplossing van de dagpuzzel
        hersenkraker
        iets om over na te denken
        elke dag een puzzel
        win in twee zetten opgave
        wie was het eerst met de puzzel
        stand van de puzzel
button-learn = Leren
discord-option-lesson = Het nummer van een les
discord-option-answer = Wat je in de les doet, zoals a2-a5

daily-solver = { $name }
daily-tally = { $count ->
        [0] Nog niemand hier heeft hem opgelost.
       *[other] Opgelost door { $names }.
    }
