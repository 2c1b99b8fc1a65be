# Lessons: what is said around them, and what is missing where an action does not solve the task.

learn-menu = Choose a course
daily-solve = Solve the puzzle
learn-daily = Puzzle of the day
daily-title = Puzzle of { $day } · { $ruleset }: { $name }
puzzle-same-game = Another from this game
puzzle-share = Share
more-title = Puzzle { $number } · { $ruleset }: { $name }
rush-puzzle = Puzzle rush · { $ruleset }: { $name }
learn-path = First steps
learn-all = Each lesson is a position with a task. You play { side-first }. You have solved { $solved } of { $count } lessons.
learn-entry = { $name }: { $solved } of { $count }
learn-title = { $ruleset } · Lessons
learn-solved = { $solved ->
        [0] There are { $count } lessons. Do them in order, or choose any you like.
       *[other] You have solved { $solved } of { $count } lessons.
    }
learn-done = You have solved all { $count } lessons. For a final test, play a short match against the computer.
learn-lesson = { $number }. { $name }{ $solved ->
        [yes] { " ✓" }
       *[no] { "" }
    }
learn-ahead = Next: { $number }. { $name }
learn-games = All courses
learn-rules = The rules
learn-lessons = Lessons
learn-play = Play this game now
learn-match = Play { $name }
learn-on = Continue
learn-hint = Hint
learn-tell = Show me
learn-other = Another piece
learn-again = Try again
learn-previous = ← Lesson
learn-next = Lesson →

lesson-title = { $ruleset } · Lesson { $number } of { $count }: { $name }
lesson-ask = Which piece?
lesson-hint = Hint: { $hint }
lesson-told = Here is the answer. { $answer }
lesson-another = There is another solution too. { $answer }
lesson-praise = { $number ->
        [1] Well done.
        [2] Exactly.
        [3] Beautifully played.
        [4] That’s it.
        [5] Very good.
       *[other] Excellent.
    }
lesson-right = Right. Now your opponent answers.
lesson-almost = That is legal, but it does not solve the task.
lesson-cannot = It is not the piece on { $square }: { $why }
lesson-not-so = Not quite. The answer is not “{ $ending }”

ends-on = The match goes on.
ends-again = You can throw and move again.
ends-stays = The man is safe.
ends-lost = The man is captured.
ends-bound = The man is bound.
ends-turned = The man is turned over.
ends-won = { $side } wins: { $reason }.
ends-draw = The match is a draw: { $reason }.

missed-captured = You did not capture { $squares }.
# $count: how many squares these are
missed-bound = You did not bind the man on { $squares }: it can still move.
# $count: how many
missed-freed = Your man on { $squares } is still bound.
missed-active = The piece on { $square } is passive: it cannot reach a square next to an enemy in one move.
missed-line = That move does not lead to the solution.
missed-answer = { $side } would answer { $reply }, and you would need too many moves to solve the task.
missed-count = You captured { $taken ->
        [0] nothing
        [1] one
       *[other] { $taken }
    }, but you can capture { $asked ->
        [1] one
        [2] two
       *[other] { $asked }
    }.
# $count: how many squares these are
missed-upright = Your man on { $squares } was turned over, because it did not attack an enemy.
missed-reached = No piece has reached { $squares }.
missed-ended = You have not won yet.
missed-otherwise = The match ends in another way: { $reason }.
missed-unharmed = { $side } would answer { $reply } and capture { $squares }.
missed-held = { $side } would answer { $reply } and win: { $reason }.

# Lessons of several games.

lesson-line = Trap an enemy
task-line = Capture the enemy on { $prey }.
hint-line = One of your men is already next to the enemy. Which man can reach the other side?
answer-line = { $move } captures { $prey }: it is in a straight line between two of your men.

lesson-many = Several at once
task-many = Capture { $count ->
        [2] two
       *[other] { $count }
    } enemies in one move.
hint-many = One square is next to all the enemies you want to capture: { $to }.
answer-many = { $move } captures { $prey }. One move can capture in several directions at once.

lesson-inside = Between two enemies
task-inside = Capture the enemy on { $prey }.
hint-inside = The square you need is between the enemies on { $one } and { $two }. Moving there is safe.
answer-inside = { $move } captures { $prey }. The enemies on { $one } and { $two } do not capture your man, because it moved between them itself.

lesson-walk = How a man moves
task-walk = Move your man from { $man } to { $to } in one move.
hint-walk = A man moves as far as you like in a straight line, along a row or a column. It never moves diagonally.
answer-walk = { $move } goes straight up the column. A man can cross any number of empty squares.

lesson-block = Is the way clear?
task-block = Which of your men can move?
hint-block = A man cannot land on another or jump over it. Which man has an empty square next to it?
answer-block = Only the man on { $from } can move. Those on { $one } and { $two } are blocked.

lesson-place = Placing
task-place = First, both sides place their men in turn. You place one on { $to }, between { $one } and { $two }. What happens to it?
hint-place = Nothing moves or captures while men are being placed.
answer-place = Your man on { $to } is safe: nothing happens to a man placed between two enemies.

# Puzzles in which the opponent answers.

lesson-forced-win = Win in { $turns ->
        [1] one move
        [2] two moves
       *[other] three moves
    }
task-forced-win = { $turns ->
        [1] Win with this move.
        [2] Win in two moves, whatever { $enemy } plays.
       *[other] Win in three moves, whatever { $enemy } plays.
    }
hint-forced-win = { $turns ->
        [1] The piece to move is on { $from }.
       *[other] Start with the piece on { $from }. After your move, no answer can help your opponent.
    }
answer-forced-win = { $turns ->
        [1] { $move } wins.
       *[other] After { $move }, { $enemy } has nothing better than { $answer }, and you win.
    }

lesson-forced-gain = Capture and stay safe
task-forced-gain = Capture { $gain ->
        [1] an enemy
        [2] two enemies
       *[other] { $gain } enemies
    } { $turns ->
        [1] with this move
        [2] in two moves
       *[other] in three moves
    }. Do not lose a piece, not even to your opponent’s next move.
hint-forced-gain = { $turns ->
        [1] The piece to move is on { $from }.
       *[other] Start with the piece on { $from }. One answer cannot stop every threat.
    }
answer-forced-gain = { $turns ->
        [1] { $move } captures what you need, and { $enemy } can capture nothing in return.
       *[other] After { $move }, { $enemy } can answer { $answer }, but you still solve the task.
    }
