# Lessons: what is said around them, and what is missing where an action does not solve the task.

learn-menu = Choose a game to learn
learn-all = Each lesson is a small position with a task. You play { side-first }, and have solved { $solved } of { $count }.
learn-entry = { $name }: { $solved } of { $count }
learn-title = { $ruleset } · Lessons
learn-solved = { $solved ->
        [0] There are { $count } lessons. Take them in their order, or any you like.
       *[other] You have solved { $solved } of { $count }.
    }
learn-done = You have solved all { $count }. Now play a match: type “challenge” to find an opponent.
learn-lesson = { $number }. { $name }{ $solved ->
        [yes] { " ✓" }
       *[no] { "" }
    }
learn-games = All games
learn-rules = The rules
learn-lessons = Lessons
learn-play = Play this game
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
lesson-almost = That is legal, but does not solve the task.
lesson-cannot = Not { $square }: { $why }
lesson-not-so = Not quite. It is not “{ $ending }”

ends-on = The game goes on.
ends-won = { $side } wins: { $reason }.
ends-draw = A draw: { $reason }.

missed-captured = { $squares } was not taken.
missed-bound = { $squares } can still move: it is not bound.
missed-freed = { $squares } is still bound.
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
