# Lessons: what is said around them, and what is missing where an action does not solve the task.

learn-menu = Kies een cursus
daily-solve = Oplossen
learn-daily = Puzzel van de dag
daily-title = Puzzel van { $day } · { $ruleset }: { $name }
puzzle-same-game = Nog een puzzel van dit spel
puzzle-share = Delen
more-title = Puzzel { $number } · { $ruleset }: { $name }
rush-puzzle = Puzzels tegen de klok · { $ruleset }: { $name }
learn-path = Eerste stappen
learn-all = Elke les is een stelling met een opdracht. Je speelt { side-first }. Je hebt { $solved } van de { $count } lessen opgelost.
learn-entry = { $name }: { $solved } van de { $count }
learn-title = { $ruleset } · Lessen
learn-solved = { $solved ->
        [0] Er zijn { $count } lessen. Doe ze op volgorde, of kies er zelf een.
       *[other] Je hebt { $solved } van de { $count } lessen opgelost.
    }
learn-done = Je hebt alle { $count } lessen opgelost. Speel als laatste test een korte partij tegen de computer.
learn-lesson = { $number }. { $name }{ $solved ->
        [yes] { " ✓" }
       *[no] { "" }
    }
learn-ahead = Volgende: { $number }. { $name }
learn-games = Alle cursussen
learn-rules = De regels
learn-lessons = Lessen
learn-play = Dit spel nu spelen
learn-match = { $name } uitdagen
learn-on = Verder
learn-hint = Hint
learn-tell = Antwoord tonen
learn-other = Een ander stuk
learn-again = Opnieuw proberen
learn-previous = ← Les
learn-next = Les →

lesson-title = { $ruleset } · Les { $number } van { $count }: { $name }
lesson-ask = Welk stuk?
lesson-hint = Hint: { $hint }
lesson-told = Dit is het antwoord. { $answer }
lesson-another = Er is nog een oplossing. { $answer }
lesson-praise = { $number ->
        [1] Goed gedaan.
        [2] Precies.
        [3] Prachtig gespeeld.
        [4] Zo moet het.
        [5] Heel goed.
       *[other] Uitstekend.
    }
lesson-right = Goed. Nu antwoordt je tegenstander.
lesson-almost = Dat mag, maar het is niet de oplossing.
lesson-cannot = Het stuk op { $square } is niet het antwoord: { $why }
lesson-not-so = Net niet. Het antwoord is niet “{ $ending }”

ends-on = De partij gaat door.
ends-again = Je mag nog een keer gooien en zetten.
ends-stays = De steen is veilig.
ends-lost = De steen wordt geslagen.
ends-bound = De steen wordt vastgezet.
ends-turned = De steen wordt omgedraaid.
ends-won = { $side } wint: { $reason }.
ends-draw = De partij is remise: { $reason }.

missed-captured = Je hebt { $squares } niet geslagen.
missed-bound = Je hebt { $squares } niet vastgezet. Wat daar staat, kan nog bewegen.
missed-freed = Je hebt { $squares } nog niet bevrijd.
missed-active = Het stuk op { $square } is passief: het kan niet in één zet naast een vijandelijk stuk komen.
missed-line = Die zet leidt niet tot de oplossing.
missed-answer = { $side } zou antwoorden met { $reply }, en dan heb je te veel zetten nodig.
missed-count = Je hebt { $taken ->
        [0] geen enkel stuk
        [1] één stuk
       *[other] { $taken } stukken
    } geslagen, maar je kunt er { $asked ->
        [1] één
        [2] twee
       *[other] { $asked }
    } slaan.
missed-upright = Je steen op { $squares } is omgedraaid, want hij viel geen vijandelijke steen aan.
missed-reached = Geen enkel stuk heeft { $squares } bereikt.
missed-ended = Je hebt nog niet gewonnen.
missed-otherwise = De partij eindigt anders: { $reason }.
missed-unharmed = { $side } zou antwoorden met { $reply } en { $squares } slaan.
missed-held = { $side } zou antwoorden met { $reply } en winnen: { $reason }.

# Lessons of several games.

lesson-line = Tussen twee stenen
task-line = Sla de vijandelijke steen op { $prey }.
hint-line = Een van je stenen staat al naast de vijandelijke steen. Welke van je andere stenen kan aan de andere kant komen?
answer-line = { $move } slaat { $prey }: die steen staat in een rechte lijn tussen twee van jouw stenen.

lesson-many = Meerdere tegelijk
task-many = Sla { $count ->
        [2] twee
       *[other] { $count }
    } vijandelijke stenen in één zet.
hint-many = Eén veld ligt naast alle stenen die je wilt slaan: { $to }.
answer-many = { $move } slaat { $prey }. Met één zet kun je in meerdere richtingen tegelijk slaan.

lesson-inside = Tussen twee vijanden
task-inside = Sla de vijandelijke steen op { $prey }.
hint-inside = Het veld dat je nodig hebt, ligt tussen { $one } en { $two }. Daar gaan staan is veilig.
answer-inside = { $move } slaat { $prey }. De vijanden op { $one } en { $two } slaan jouw steen niet, want hij is er zelf tussen gaan staan.

lesson-walk = Hoe een steen beweegt
task-walk = Breng je steen in één zet van { $man } naar { $to }.
hint-walk = Een steen gaat zo ver als je wilt in een rechte lijn, langs een rij of een kolom. Hij gaat nooit diagonaal.
answer-walk = { $move } gaat recht omhoog langs de kolom. Een steen mag over zoveel lege velden als je wilt.

lesson-block = Is de weg vrij?
task-block = Welke van je stenen kun je verplaatsen?
hint-block = Een steen kan niet op een andere landen of eroverheen springen. Welke steen heeft een leeg veld naast zich?
answer-block = Alleen de steen op { $from } kan bewegen. Die op { $one } en { $two } zijn geblokkeerd.

lesson-place = Plaatsen
task-place = Eerst plaatsen beide kanten om de beurt hun stenen. Je plaatst er een op { $to }, tussen { $one } en { $two }. Wat gebeurt ermee?
hint-place = Tijdens het plaatsen wordt er geen steen verplaatst of geslagen.
answer-place = Je steen op { $to } is veilig: met een steen die je tussen twee vijandelijke stenen plaatst, gebeurt niets.

# Puzzles in which the opponent answers.

lesson-forced-win = Win in { $turns ->
        [1] één zet
        [2] twee zetten
       *[other] drie zetten
    }
task-forced-win = { $turns ->
        [1] Win met deze zet.
        [2] Win in twee zetten, wat { $enemy } ook speelt.
       *[other] Win in drie zetten, wat { $enemy } ook speelt.
    }
hint-forced-win = { $turns ->
        [1] Doe een zet met het stuk op { $from }.
       *[other] Begin met het stuk op { $from }. Daarna helpt geen enkel antwoord je tegenstander nog.
    }
answer-forced-win = { $turns ->
        [1] { $move } wint.
       *[other] { $move }. { $enemy } heeft niets beters dan { $answer }, en je wint toch.
    }

lesson-forced-gain = Slaan en veilig blijven
task-forced-gain = Sla { $gain ->
        [1] een vijandelijk stuk
        [2] twee vijandelijke stukken
       *[other] { $gain } vijandelijke stukken
    } { $turns ->
        [1] met deze zet
        [2] in twee zetten
       *[other] in drie zetten
    }. Verlies geen stuk, ook niet door de volgende zet van je tegenstander.
hint-forced-gain = { $turns ->
        [1] Doe een zet met het stuk op { $from }.
       *[other] Begin met het stuk op { $from }. Eén antwoord kan niet elke dreiging afweren.
    }
answer-forced-gain = { $turns ->
        [1] { $move } slaat genoeg, en { $enemy } kan daarna niets slaan.
       *[other] { $move }. { $enemy } kan met { $answer } antwoorden, maar ook dan sla je genoeg.
    }
