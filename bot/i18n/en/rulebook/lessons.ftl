# Lessons: what is said around them, and what is missing where an action does not solve the task.

learn-menu = Choose a course
daily-solve = Solve it
learn-daily = Puzzle of the day
daily-title = Puzzle of { $day } · { $ruleset }: { $name }
learn-path = First steps
learn-all = Each lesson is a small position with a task. You play { side-first }, and have solved { $solved } of { $count }.
learn-entry = { $name }: { $solved } of { $count }
learn-title = { $ruleset } · Lessons
learn-solved = { $solved ->
        [0] There are { $count } lessons. Take them in their order, or any you like.
       *[other] You have solved { $solved } of { $count }.
    }
learn-done = You have solved all { $count }. A short match against the computer is the last test.
learn-lesson = { $number }. { $name }{ $solved ->
        [yes] { " ✓" }
       *[no] { "" }
    }
learn-ahead = Next: { $number }. { $name }
learn-games = All courses
learn-rules = The rules
learn-lessons = Lessons
learn-play = Play it now
learn-match = Match: computer { $level }
learn-on = Go on
learn-hint = Hint
learn-tell = Show me
learn-other = Another piece
learn-again = Try again
learn-previous = ← Lesson
learn-next = Lesson →

lesson-title = { $ruleset } · Lesson { $number } of { $count }: { $name }
lesson-ask = Which piece?
lesson-hint = Hint: { $hint }
lesson-told = The answer: { $answer }
lesson-another = Another way: { $answer }
lesson-praise = { $number ->
        [1] Well done!
        [2] Exactly.
        [3] Beautiful!
        [4] That is it.
        [5] Very good!
       *[other] Splendid!
    }
lesson-right = Right! Now you are answered.
lesson-almost = That is legal, but does not solve the task.
lesson-cannot = Not { $square }: { $why }
lesson-not-so = Not quite. It is not “{ $ending }”

ends-on = The game goes on.
ends-again = You may throw and move again.
ends-stays = The man stays.
ends-lost = The man is captured.
ends-bound = The man is bound.
ends-turned = The man is turned over.
ends-won = { $side } wins: { $reason }.
ends-draw = A draw: { $reason }.

missed-captured = { $squares } was not taken.
missed-bound = { $squares } can still move: it is not bound.
missed-freed = { $squares } is still bound.
missed-active = The piece on { $square } is passive: it cannot come beside an enemy in one move.
missed-line = That does not force it.
missed-answer = { $side } would answer { $reply }, and you would not get there in time.
missed-count = It takes { $taken ->
        [0] nothing
        [1] one
       *[other] { $taken }
    }, and { $asked ->
        [1] one
        [2] two
       *[other] { $asked }
    } can be taken.
missed-upright = { $squares } was turned over: it attacked no enemy.
missed-reached = No piece has come to { $squares }.
missed-ended = Nobody has won yet.
missed-otherwise = The game ends another way: { $reason }.
missed-unharmed = { $side } would answer { $reply } and take { $squares }.
missed-held = { $side } would answer { $reply } and win: { $reason }.

# Lessons of several games.

lesson-line = Between two
task-line = Take the enemy on { $prey }.
hint-line = One of your men is already beside it. Which man can reach the other side?
answer-line = { $move } takes { $prey }: it is between two of yours, in a line.

lesson-many = Several at once
task-many = Take { $count ->
        [2] two
       *[other] { $count }
    } enemies with one move.
hint-many = One square lies beside all of them: { $to }.
answer-many = { $move } takes { $prey }. A move takes on every side at once.

lesson-inside = In between two enemies
task-inside = Take the enemy on { $prey }.
hint-inside = The square you need lies between { $one } and { $two }. To move in there is safe.
answer-inside = { $move } takes { $prey }. Between { $one } and { $two } nothing happens to you, for you moved in yourself.

lesson-walk = How a man moves
task-walk = Bring your man on { $man } to { $to }, in one move.
hint-walk = A man goes as far as you like in a straight line, along the board or up and down. Never diagonally.
answer-walk = { $move } goes straight up over empty squares, as far as you like.

lesson-block = Nobody in the way
task-block = Which of your men may move?
hint-block = A man cannot move onto another or over it. Is a square beside him empty?
answer-block = Only the one on { $from }. Those on { $one } and { $two } are shut in.

lesson-place = Placing
task-place = First the men are placed, one a turn. You place yours on { $to }, between { $one } and { $two }. What becomes of it?
hint-place = Nobody moves or captures while men are placed.
answer-place = Your man on { $to } is safe: a man who comes in between two enemies stays.

# Puzzles in which the opponent answers.

lesson-forced-win = Win in { $turns ->
        [2] two
       *[other] three
    } moves
task-forced-win = { $turns ->
        [1] Win with this move.
        [2] Win in two moves, whatever { $enemy } answers.
       *[other] Win in three moves, whatever { $enemy } answers.
    }
hint-forced-win = { $turns ->
        [1] The piece to move is on { $from }.
       *[other] Begin with the piece on { $from }. After that every answer must lose.
    }
answer-forced-win = { $turns ->
        [1] { $move } wins.
       *[other] { $move }. { $enemy } has nothing better than { $answer }, and you still win.
    }

lesson-forced-gain = Take and keep
task-forced-gain = Take { $gain ->
        [1] an enemy
        [2] two enemies
       *[other] { $gain } enemies
    } { $turns ->
        [1] with this move
        [2] in two moves
       *[other] in three moves
    }, and lose nobody, not even to the next answer.
hint-forced-gain = { $turns ->
        [1] The piece to move is on { $from }.
       *[other] Begin with the piece on { $from }. One answer cannot meet every threat.
    }
answer-forced-gain = { $turns ->
        [1] { $move } takes what you need, and nobody can take back.
       *[other] { $move }. { $enemy } can answer { $answer }, but you still get there.
    }
