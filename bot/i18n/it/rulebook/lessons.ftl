# Lessons: what is said around them, and what is missing where an action does not solve the task.

learn-menu = Quale gioco vuoi imparare?
learn-all = Ogni lezione è una piccola posizione con un compito. Giochi con { side-first }, e ne hai risolte { $solved } su { $count }.
learn-entry = { $name }: { $solved } su { $count }
learn-title = { $ruleset } · Lezioni
learn-solved = { $solved ->
        [0] Le lezioni sono { $count }. Falle in ordine, o scegli quella che vuoi.
       *[other] Ne hai risolte { $solved } su { $count }.
    }
learn-done = Le hai risolte tutte e { $count }. Ora gioca una partita: «challenge» ti trova qualcuno.
learn-lesson = { $number }. { $name }{ $solved ->
        [yes] { " ✓" }
       *[no] { "" }
    }
learn-games = Tutti i giochi
learn-rules = Le regole
learn-lessons = Lezioni
learn-play = Gioca a questo gioco
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
lesson-almost = Si può giocare, ma non è ancora il compito.
lesson-cannot = Non { $square }: { $why }
lesson-not-so = Non proprio. La risposta non è «{ $ending }»

ends-on = La partita continua.
ends-won = Vince { $side }: { $reason }.
ends-draw = È patta: { $reason }.

missed-captured = Nessuno ha catturato { $squares }.
missed-bound = Il pezzo in { $squares } può ancora muovere: non è immobilizzato.
missed-freed = La pedina in { $squares } è ancora immobilizzata.
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
