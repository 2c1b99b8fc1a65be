# Lessons: what is said around them, and what is missing where an action does not solve the task.

learn-menu = Quale corso vuoi seguire?
daily-solve = Risolvilo
learn-daily = Problema del giorno
daily-title = Problema del { $day } · { $ruleset }: { $name }
learn-path = Primi passi
learn-all = Ogni lezione è una piccola posizione con un compito. Giochi con { side-first }, e ne hai risolte { $solved } su { $count }.
learn-entry = { $name }: { $solved } su { $count }
learn-title = { $ruleset } · Lezioni
learn-solved = { $solved ->
        [0] Le lezioni sono { $count }. Falle in ordine, o scegli quella che vuoi.
       *[other] Ne hai risolte { $solved } su { $count }.
    }
learn-done = Le hai risolte tutte e { $count }. L’ultima prova è una breve partita contro il computer.
learn-lesson = { $number }. { $name }{ $solved ->
        [yes] { " ✓" }
       *[no] { "" }
    }
learn-ahead = Prossima: { $number }. { $name }
learn-games = Tutti i corsi
learn-rules = Le regole
learn-lessons = Lezioni
learn-play = Gioca adesso
learn-match = Partita: computer { $level }
learn-on = Continua
learn-hint = Un aiuto
learn-tell = Mostrami
learn-other = Un altro pezzo
learn-again = Riprova
learn-previous = ← Lezione
learn-next = Lezione →

lesson-title = { $ruleset } · Lezione { $number } di { $count }: { $name }
lesson-ask = Quale pezzo?
lesson-hint = Un aiuto: { $hint }
lesson-told = La risposta: { $answer }
lesson-another = Un altro modo: { $answer }
lesson-praise = { $number ->
        [1] Ben fatto!
        [2] Esatto.
        [3] Bellissimo!
        [4] Proprio così.
        [5] Molto bene!
       *[other] Splendido!
    }
lesson-right = Giusto! Ecco la risposta dell’avversario.
lesson-almost = Si può giocare, ma non è ancora il compito.
lesson-cannot = Non { $square }: { $why }
lesson-not-so = Non proprio. La risposta non è «{ $ending }»

ends-on = La partita continua.
ends-again = Puoi lanciare e muovere di nuovo.
ends-stays = La pedina resta.
ends-lost = La pedina è catturata.
ends-bound = La pedina è immobilizzata.
ends-turned = La pedina si rovescia.
ends-won = Vince { $side }: { $reason }.
ends-draw = È patta: { $reason }.

missed-captured = Nessuno ha catturato { $squares }.
missed-bound = Il pezzo in { $squares } può ancora muovere: non è immobilizzato.
missed-freed = La pedina in { $squares } è ancora immobilizzata.
missed-active = Il pezzo in { $square } è passivo: con una mossa non arriva accanto a nessun nemico.
missed-line = Così l’avversario se la cava.
missed-answer = { $side } risponderebbe { $reply }, e non ce la faresti in tempo.
missed-count = Così { $taken ->
        [0] non ne catturi nessuno
        [1] ne catturi uno
       *[other] ne catturi { $taken }
    }, e ne puoi catturare { $asked ->
        [1] uno
        [2] due
       *[other] { $asked }
    }.
missed-upright = La pedina in { $squares } è rovesciata, perché non attacca nessuno.
missed-reached = Nessun pezzo è arrivato in { $squares }.
missed-ended = Nessuno ha ancora vinto.
missed-otherwise = Finisce in un altro modo: { $reason }.
missed-unharmed = { $side } risponderebbe { $reply } e catturerebbe { $squares }.
missed-held = { $side } risponderebbe { $reply } e vincerebbe: { $reason }.

# Lessons of several games.

lesson-line = Tra due
task-line = Cattura il nemico in { $prey }.
hint-line = Uno dei tuoi gli sta già accanto. Chi può arrivare dall’altra parte?
answer-line = { $move } cattura { $prey }: sta tra due dei tuoi, in linea retta.

lesson-many = Più d’uno
task-many = Cattura { $count ->
        [2] due
       *[other] { $count }
    } nemici con una sola mossa.
hint-many = Una sola casella è accanto a tutti: { $to }.
answer-many = { $move } cattura { $prey }. Una mossa cattura da tutti i lati insieme.

lesson-inside = In mezzo a due nemici
task-inside = Cattura il nemico in { $prey }.
hint-inside = La casella che ti serve è tra il nemico in { $one } e quello in { $two }. Entrarci non è un pericolo.
answer-inside = { $move } cattura { $prey }. Tra il nemico in { $one } e quello in { $two } non ti succede nulla, perché la mossa era tua.

lesson-walk = Come si muove una pedina
task-walk = Porta la tua pedina da { $man } a { $to }, con una sola mossa.
hint-walk = Una pedina va di quante caselle vuoi, in linea retta, in orizzontale o in verticale. Mai in diagonale.
answer-walk = { $move } va dritta sulle caselle libere, fin dove vuoi.

lesson-block = Strada chiusa
task-block = Quale delle tue pedine può muovere?
hint-block = Una pedina non può finire su un’altra né passarci sopra. Ha accanto una casella libera?
answer-block = Solo quella in { $from }. Quelle in { $one } e in { $two } sono chiuse.

lesson-place = Si comincia a disporre
task-place = Prima si dispongono le pedine, una per turno. Metti la tua in { $to }, tra { $one } e { $two }. Che cosa le succede?
hint-place = Finché si dispone nessuno muove e nessuno cattura.
answer-place = La tua pedina in { $to } è al sicuro: chi si mette da sé tra due nemici resta dov’è.

# Puzzles in which the opponent answers.

lesson-forced-win = Vinci in { $turns ->
        [2] due
       *[other] tre
    } mosse
task-forced-win = { $turns ->
        [1] Vinci con questa mossa.
        [2] Vinci in due mosse, qualunque sia la risposta di { $enemy }.
       *[other] Vinci in tre mosse, qualunque siano le risposte di { $enemy }.
    }
hint-forced-win = { $turns ->
        [1] Il pezzo giusto è in { $from }.
       *[other] Comincia dal pezzo in { $from }. Poi ogni risposta deve perdere.
    }
answer-forced-win = { $turns ->
        [1] { $move } vince.
       *[other] { $move }. { $enemy } non ha di meglio che { $answer }, e vinci lo stesso.
    }

lesson-forced-gain = Prendi e non perdere
task-forced-gain = Cattura { $gain ->
        [1] un nemico
        [2] due nemici
       *[other] { $gain } nemici
    } { $turns ->
        [1] con questa mossa
        [2] in due mosse
       *[other] in tre mosse
    } senza perdere nessuno, nemmeno alla risposta successiva.
hint-forced-gain = { $turns ->
        [1] Il pezzo giusto è in { $from }.
       *[other] Comincia dal pezzo in { $from }. Una sola risposta non para tutte le minacce.
    }
answer-forced-gain = { $turns ->
        [1] { $move } cattura quanto serve, e nessuno può riprendere.
       *[other] { $move }. { $enemy } può rispondere { $answer }, ma ci arrivi lo stesso.
    }
