# Lessons: the word and the button that lead to them. What is said in them is in rulebook/.

word-learn = short lessons on the board
word-puzzle = the puzzle of the day
button-learn = Learn
discord-option-lesson = The number of a lesson
discord-option-answer = What you do in the lesson, such as a2-a5
