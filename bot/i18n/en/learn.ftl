# Lessons: the word and the button that lead to them. What is said in them is in rulebook/.

word-learn = short lessons on the board
    .asked =
        i want to learn
        practice positions
        show me how with an example
        beginner course
        is there a tutorial
        lessons
        exercises
        teach me
        how can i practise
        puzzles
        training
        learn step by step
        show me an example game
word-puzzle = solve the puzzle of the day
    .asked =
        puzzle of the day
        daily puzzle
        today’s puzzle
        is there a puzzle
        who solved the puzzle
        give me a problem to solve
button-learn = Learn
discord-option-lesson = The number of a lesson
discord-option-answer = What you do in the lesson, such as a2-a5

daily-solver = { $name }
daily-tally = { $count ->
        [0] Nobody who plays here has solved it yet.
       *[other] Solved by { $names }.
    }
