# Lessons: the word and the button that lead to them. What is said in them is in rulebook/.

word-learn = short lessons on the board
word-puzzle = solve the puzzle of the day, more puzzles, or many against the clock
button-learn = Learn
discord-option-lesson = The number of a lesson
discord-option-answer = What you do in the lesson, such as a2-a5

daily-solver = { $name }{ $streak ->
        [0] { "" }
        [1] { "" }
       *[other] : { $streak } days in a row
    }
daily-tally = { $count ->
        [0] Nobody who plays here has solved the puzzle yet.
       *[other] The puzzle was solved today by:
    }

puzzle-more = Another puzzle
puzzle-rating = Your puzzle rating: { $rating }
puzzle-kind = { $kind ->
        [daily] the puzzle of the day
        [more] a puzzle at your level
       *[rush] a three-minute puzzle rush
    }
discord-option-kind = Which puzzle; leave it out for the puzzle of the day
discord-option-puzzle-ruleset = A game for “more”
refused-unknown-puzzle = “{ $typed }” is not a kind of puzzle. Choose from { $choices }.
refused-no-puzzle-left = You have tried all of these puzzles. Type “puzzle” for the puzzle of the day.
share-here = You can copy this or post it wherever you like. It does not give the solution away.
share-title = Petteia · { $puzzle }
share-solved = Solved{ $tries ->
        [0] { "" }
        [1] { " " }on the first try
       *[other] { " " }on try { $tries }
    }{ $hint ->
        [yes] { " " }with a hint
       *[no] { "" }
    }{ $streak ->
        [0] { "" }
        [1] { "" }
       *[other] { " " }· { $streak } days in a row
    }
rush-title = Puzzle rush
rush-about = Solve as many puzzles as you can in three minutes. They get harder as you go. After a mistake, you go on to the next puzzle.
rush-over = Time is up. Puzzles solved: { $solved }.
rush-best = Your best result: { $best }.
rush-go = Start
rush-now = { $solved } solved, { $seconds ->
        [one] one second left
       *[other] { $seconds } seconds left
    }
rush-right = Right.
rush-wrong = That is not the solution. Here is the next puzzle.
