# The opening: what a newcomer is shown first.

opening = Επιτραπέζια με Έλληνες και Ρωμαίους στρατιώτες, για να παίζεις με φίλους. Άρχισε με μια μικρή μάχη.
button-invite = Προσκάλεσε κάποιον
opening-computer = Κομπιούτερ: { $name }
opening-levels = Άλλα επίπεδα του κομπιούτερ
opening-find = Βρες αντίπαλο
opening-learn = Μάθε να παίζεις σε ένα λεπτό
opening-puzzle = Γρίφος της ημέρας
opening-puzzle-streak = Γρίφος της ημέρας ({ $count } στη σειρά)
opening-games = Παιχνίδια και κανόνες
opening-commands = Όλες οι εντολές

# The title of a link to a challenge
invitation = { $name } σε προσκαλεί να παίξετε { $ruleset }
# For those who come too late for that challenge
challenge-inviter = Πρόκληση σε { $name }

# How long a game takes when both players are there.
length-lemery-petteia = 20–40 λεπτά
length-lemery-compact = 10–20 λεπτά
length-lemery-ultra = 10–20 λεπτά
length-lemery-crossing = 20–40 λεπτά
length-lemery-latrunculi = 20–40 λεπτά
length-poleis = 20–40 λεπτά
length-vogt-petteia = 20–40 λεπτά
length-vogt-kubeia = 20–40 λεπτά
length-walker-petteia = 40 λεπτά ή περισσότερο
length-walker-dux = 40 λεπτά ή περισσότερο
