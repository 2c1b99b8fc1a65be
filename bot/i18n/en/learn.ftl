# Lessons: the word and the button that lead to them. What is said in them is in rulebook/.

word-learn = short lessons on the board
word-puzzle = solve the puzzle of the day
button-learn = Learn
discord-option-lesson = The number of a lesson
discord-option-answer = What you do in the lesson, such as a2-a5

daily-solver = { $name }
daily-tally = { $count ->
        [0] Nobody who plays here has solved it yet.
       *[other] Solved by { $names }.
    }
