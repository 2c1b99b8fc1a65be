# Lessons: what is said around them, and what is missing where an action does not solve the task.

learn-menu = Scegli un corso
daily-solve = Risolvi il problema
learn-daily = Problema del giorno
daily-title = Problema del giorno, { $day } · { $ruleset }: { $name }
puzzle-same-game = Un problema dello stesso gioco
puzzle-share = Condividi
more-title = Problema { $number } · { $ruleset }: { $name }
rush-puzzle = Problemi a tempo · { $ruleset }: { $name }
learn-path = Primi passi
learn-all = Ogni lezione è una posizione con un esercizio. Giochi con il colore { side-first }. Lezioni completate: { $solved } su { $count }.
learn-entry = { $name }: { $solved } su { $count }
learn-title = { $ruleset } · Lezioni
learn-solved = { $solved ->
        [0] Ci sono { $count } lezioni. Falle in ordine, o scegli quella che vuoi.
       *[other] Lezioni completate: { $solved } su { $count }.
    }
learn-done = Hai completato tutte le { $count } lezioni. Come prova finale, gioca una breve partita contro il computer.
learn-lesson = { $number }. { $name }{ $solved ->
        [yes] { " ✓" }
       *[no] { "" }
    }
learn-ahead = Prossima: { $number }. { $name }
learn-games = Tutti i corsi
learn-rules = Le regole
learn-lessons = Lezioni
learn-play = Gioca adesso
learn-match = Sfida { $name }
learn-on = Continua
learn-hint = Suggerimento
learn-tell = Mostrami la soluzione
learn-other = Un altro pezzo
learn-again = Riprova
learn-previous = ← Lezione
learn-next = Lezione →

lesson-title = { $ruleset } · Lezione { $number } di { $count }: { $name }
lesson-ask = Quale pezzo?
lesson-hint = Suggerimento: { $hint }
lesson-told = Ecco la soluzione. { $answer }
lesson-another = C’è anche un’altra soluzione. { $answer }
lesson-praise = { $number ->
        [1] Ben fatto.
        [2] Esatto.
        [3] Giocata splendida.
        [4] Proprio così.
        [5] Molto bene.
       *[other] Ottimo.
    }
lesson-right = Giusto. Ora risponde l’avversario.
lesson-almost = La mossa è regolare, ma non è la soluzione.
lesson-cannot = Non è il pezzo in { $square }: { $why }
lesson-not-so = Non proprio. La risposta giusta non è «{ $ending }»

ends-on = La partita continua.
ends-again = Puoi lanciare e muovere di nuovo.
ends-stays = La pedina è al sicuro.
ends-lost = La pedina viene catturata.
ends-bound = La pedina è immobilizzata.
ends-turned = La pedina viene rovesciata.
ends-won = Vince { $side }: { $reason }.
ends-draw = La partita è patta: { $reason }.

missed-captured = Non hai catturato { $squares }.
missed-bound = La pedina in { $squares } non è immobilizzata: può ancora muoversi.
missed-freed = La tua pedina in { $squares } è ancora immobilizzata.
missed-active = Il pezzo in { $square } è passivo: con una sola mossa non può arrivare accanto a un nemico.
missed-line = Questa mossa non porta alla soluzione.
missed-answer = { $side } risponderebbe { $reply }, e per la soluzione ti servirebbero troppe mosse.
missed-count = { $taken ->
        [0] Non hai catturato nessun nemico
        [1] Hai catturato un nemico
       *[other] Hai catturato { $taken } nemici
    }, ma puoi catturarne { $asked ->
        [1] uno
        [2] due
       *[other] { $asked }
    }.
missed-upright = La tua pedina in { $squares } è stata rovesciata, perché non ha attaccato nessun nemico.
missed-reached = Nessun pezzo è arrivato in { $squares }.
missed-ended = Non hai ancora vinto.
missed-otherwise = La partita finisce in un altro modo: { $reason }.
missed-unharmed = { $side } risponderebbe { $reply } e catturerebbe { $squares }.
missed-held = { $side } risponderebbe { $reply } e vincerebbe: { $reason }.

# Lessons of several games.

lesson-line = Chiudi un nemico
task-line = Fai una cattura in { $prey }.
hint-line = Una delle tue pedine è già accanto al nemico. Quale altra può arrivare dall’altra parte?
answer-line = { $move } cattura { $prey }, in linea retta tra due delle tue pedine.

lesson-many = Più nemici insieme
task-many = Cattura { $count ->
        [2] due
       *[other] { $count }
    } nemici con una sola mossa.
hint-many = C’è una casella accanto a tutti i nemici da catturare: { $to }.
answer-many = { $move } cattura { $prey }. Una mossa può catturare in più direzioni insieme.

lesson-inside = Tra due nemici
task-inside = Fai una cattura in { $prey }.
hint-inside = La casella che ti serve è tra { $one } e { $two }. Puoi entrarci senza pericolo.
answer-inside = { $move } cattura { $prey }. I nemici in { $one } e in { $two } non catturano la tua pedina, che è entrata da sé tra loro.

lesson-walk = Come si muove una pedina
task-walk = Porta la tua pedina da { $man } a { $to } con una sola mossa.
hint-walk = Una pedina si muove di quante caselle vuoi in linea retta, lungo una riga o una colonna. Non si muove mai in diagonale.
answer-walk = Con { $move } la pedina sale dritta lungo la colonna. Una pedina può attraversare quante caselle libere vuoi.

lesson-block = La via è libera?
task-block = Quale delle tue pedine può muoversi?
hint-block = Una pedina non può fermarsi su un’altra né saltarla. Quale ha accanto una casella libera?
answer-block = Può muoversi solo la pedina in { $from }. Quelle in { $one } e in { $two } sono bloccate.

lesson-place = Mettere le pedine
task-place = All’inizio i due giocatori mettono le pedine a turno. Tu ne metti una in { $to }, tra { $one } e { $two }. Che cosa le succede?
hint-place = Durante lo schieramento nessuna pedina si muove e nessuna viene catturata.
answer-place = La tua pedina in { $to } è al sicuro: a una pedina messa tra due nemici non succede nulla.

# Puzzles in which the opponent answers.

lesson-forced-win = Vinci in { $turns ->
        [1] una mossa
        [2] due mosse
       *[other] tre mosse
    }
task-forced-win = { $turns ->
        [1] Vinci con questa mossa.
        [2] Vinci in due mosse, qualunque cosa giochi { $enemy }.
       *[other] Vinci in tre mosse, qualunque cosa giochi { $enemy }.
    }
hint-forced-win = { $turns ->
        [1] Il pezzo da muovere è in { $from }.
       *[other] Comincia con il pezzo in { $from }. Dopo la tua mossa nessuna risposta può salvare l’avversario.
    }
answer-forced-win = { $turns ->
        [1] { $move } vince.
       *[other] { $move }. { $enemy } non ha di meglio che { $answer }, e vinci lo stesso.
    }

lesson-forced-gain = Cattura e resta al sicuro
task-forced-gain = Cattura { $gain ->
        [1] un nemico
        [2] due nemici
       *[other] { $gain } nemici
    } { $turns ->
        [1] con questa mossa
        [2] in due mosse
       *[other] in tre mosse
    }. Non perdere nessun pezzo, nemmeno alla prossima mossa dell’avversario.
hint-forced-gain = { $turns ->
        [1] Il pezzo da muovere è in { $from }.
       *[other] Comincia con il pezzo in { $from }. Una sola risposta non può parare tutte le minacce.
    }
answer-forced-gain = { $turns ->
        [1] { $move } cattura quello che ti serve, e { $enemy } non può catturare nulla in risposta.
       *[other] { $move }. { $enemy } può rispondere { $answer }, ma catturi lo stesso quello che ti serve.
    }
