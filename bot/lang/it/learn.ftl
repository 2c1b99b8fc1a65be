# Lessons: the word and the button that lead to them. What is said in them is in rulebook/.

button-learn = Impara
