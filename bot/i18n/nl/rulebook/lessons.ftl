# Lessons: what is said around them, and what is missing where an action does not solve the task.

learn-menu = Kies een cursus
daily-solve = Oplossen
learn-daily = Puzzel van de dag
daily-title = Puzzel van { $day } · { $ruleset }: { $name }
learn-path = Eerste stappen
learn-all = Elke les is een kleine stelling met een taak. Je speelt { side-first }, en hebt er { $solved } van { $count } opgelost.
learn-entry = { $name }: { $solved } van { $count }
learn-title = { $ruleset } · Lessen
learn-solved = { $solved ->
        [0] Er zijn { $count } lessen. Doe ze op volgorde, of welke je maar wilt.
       *[other] Je hebt er { $solved } van { $count } opgelost.
    }
learn-done = Je hebt ze alle { $count } opgelost. Een korte partij tegen de computer is de laatste test.
learn-lesson = { $number }. { $name }{ $solved ->
        [yes] { " ✓" }
       *[no] { "" }
    }
learn-ahead = Volgende: { $number }. { $name }
learn-games = Alle cursussen
learn-rules = De regels
learn-lessons = Lessen
learn-play = Speel het nu
learn-match = Partij: computer { $level }
learn-on = Verder
learn-hint = Hint
learn-tell = Laat het zien
learn-other = Een ander stuk
learn-again = Opnieuw proberen
learn-previous = ← Les
learn-next = Les →

lesson-title = { $ruleset } · Les { $number } van { $count }: { $name }
lesson-ask = Welk stuk?
lesson-hint = Hint: { $hint }
lesson-told = Het antwoord: { $answer }
lesson-another = Een andere manier: { $answer }
lesson-praise = { $number ->
        [1] Goed gedaan!
        [2] Precies.
        [3] Prachtig!
        [4] Dat is het.
        [5] Heel goed!
       *[other] Schitterend!
    }
lesson-right = Goed! Nu krijg je antwoord.
lesson-almost = Dat mag, maar het lost de taak niet op.
lesson-cannot = Niet { $square }: { $why }
lesson-not-so = Net niet. Het is niet “{ $ending }”

ends-on = De partij gaat door.
ends-again = Je mag nog eens gooien en zetten.
ends-stays = De steen blijft.
ends-lost = De steen wordt geslagen.
ends-bound = De steen wordt vastgezet.
ends-turned = De steen wordt omgedraaid.
ends-won = { $side } wint: { $reason }.
ends-draw = Remise: { $reason }.

missed-captured = { $squares } is niet geslagen.
missed-bound = { $squares } kan nog zetten: die is niet vastgezet.
missed-freed = { $squares } is nog vastgezet.
missed-active = Het stuk op { $square } is passief: het kan niet in één zet naast een vijandelijk komen.
missed-line = Dat dwingt het niet af.
missed-answer = { $side } zou { $reply } antwoorden, en dan kom je er niet op tijd.
missed-count = Dat slaat er { $taken ->
        [0] geen
        [1] één
       *[other] { $taken }
    }, en { $asked ->
        [1] één kan
        [2] twee kan
       *[other] { $asked } kan
    }.
missed-upright = { $squares } is omgedraaid: die viel niets aan.
missed-reached = Er is geen stuk op { $squares } gekomen.
missed-ended = Er heeft nog niemand gewonnen.
missed-otherwise = De partij loopt anders af: { $reason }.
missed-unharmed = { $side } zou { $reply } antwoorden en { $squares } slaan.
missed-held = { $side } zou { $reply } antwoorden en winnen: { $reason }.

# Lessons of several games.

lesson-line = Tussen twee
task-line = Sla de vijandelijke steen op { $prey }.
hint-line = Een van je stenen staat er al naast. Welke steen kan aan de andere kant komen?
answer-line = { $move } slaat { $prey }: hij staat tussen twee van jou, in een lijn.

lesson-many = Meer tegelijk
task-many = Sla { $count ->
        [2] twee
       *[other] { $count }
    } vijandelijke stenen met één zet.
hint-many = Eén veld ligt naast ze allemaal: { $to }.
answer-many = { $move } slaat { $prey }. Een zet slaat aan alle kanten tegelijk.

lesson-inside = Tussen twee vijanden
task-inside = Sla de vijandelijke steen op { $prey }.
hint-inside = Het veld dat je nodig hebt ligt tussen { $one } en { $two }. Daar gaan staan is veilig.
answer-inside = { $move } slaat { $prey }. Tussen { $one } en { $two } gebeurt je niets, want je ging er zelf staan.

lesson-walk = Hoe een steen gaat
task-walk = Breng je steen op { $man } in één zet naar { $to }.
hint-walk = Een steen gaat zo ver als je wilt in een rechte lijn, opzij of op en neer. Nooit diagonaal.
answer-walk = { $move } gaat recht omhoog over lege velden, zo ver als je wilt.

lesson-block = Niemand in de weg
task-block = Welke van je stenen mag zetten?
hint-block = Een steen kan niet op een andere gaan staan, en er niet overheen. Is er een veld naast hem leeg?
answer-block = Alleen die op { $from }. Die op { $one } en { $two } zijn ingesloten.

lesson-place = Plaatsen
task-place = Eerst worden de stenen geplaatst, één per beurt. Je plaatst er een op { $to }, tussen { $one } en { $two }. Wat gebeurt ermee?
hint-place = Niemand zet of slaat terwijl er wordt geplaatst.
answer-place = Je steen op { $to } is veilig: een steen die tussen twee vijandelijke komt, blijft.

# Puzzles in which the opponent answers.

lesson-forced-win = Win in { $turns ->
        [2] twee
       *[other] drie
    } zetten
task-forced-win = { $turns ->
        [1] Win met deze zet.
        [2] Win in twee zetten, wat { $enemy } ook antwoordt.
       *[other] Win in drie zetten, wat { $enemy } ook antwoordt.
    }
hint-forced-win = { $turns ->
        [1] Het stuk dat moet zetten staat op { $from }.
       *[other] Begin met het stuk op { $from }. Daarna moet elk antwoord verliezen.
    }
answer-forced-win = { $turns ->
        [1] { $move } wint.
       *[other] { $move }. { $enemy } heeft niets beters dan { $answer }, en je wint toch.
    }

lesson-forced-gain = Slaan en houden
task-forced-gain = Sla { $gain ->
        [1] een vijandelijke steen
        [2] twee vijandelijke stenen
       *[other] { $gain } vijandelijke stenen
    } { $turns ->
        [1] met deze zet
        [2] in twee zetten
       *[other] in drie zetten
    }, en verlies er geen, ook niet door het volgende antwoord.
hint-forced-gain = { $turns ->
        [1] Het stuk dat moet zetten staat op { $from }.
       *[other] Begin met het stuk op { $from }. Eén antwoord kan niet elke dreiging afweren.
    }
answer-forced-gain = { $turns ->
        [1] { $move } slaat wat je nodig hebt, en niemand kan terugslaan.
       *[other] { $move }. { $enemy } kan { $answer } antwoorden, maar je haalt het toch.
    }
