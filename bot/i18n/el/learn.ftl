# Lessons: the word and the button that lead to them. What is said in them is in rulebook/.

word-learn = σύντομα μαθήματα στο ταμπλό
word-puzzle = λύσε τον γρίφο της ημέρας, κι άλλους ή πολλούς με χρονόμετρο
button-learn = Μαθήματα
discord-option-lesson = Ο αριθμός του μαθήματος
discord-option-answer = Τι κάνεις στο μάθημα, π.χ. a2-a5

daily-solver = { $name }{ $streak ->
        [0] { "" }
        [1] { "" }
       *[other] : { $streak } συνεχόμενες μέρες
    }
daily-tally = { $count ->
        [0] Κανείς από όσους παίζουν εδώ δεν έχει λύσει ακόμη τον γρίφο.
       *[other] Έλυσαν σήμερα τον γρίφο:
    }

puzzle-more = Άλλος γρίφος
puzzle-rating = Η βαθμολογία σου στους γρίφους: { $rating }
puzzle-kind = { $kind ->
        [daily] ο γρίφος της ημέρας
        [more] ένας γρίφος στο επίπεδό σου
       *[rush] πολλοί γρίφοι μέσα σε 3 λεπτά
    }
discord-option-kind = Ποιος γρίφος· κενό για τον γρίφο της ημέρας
discord-option-puzzle-ruleset = Παιχνίδι για άλλον γρίφο
refused-unknown-puzzle = Δεν υπάρχει είδος γρίφου «{ $typed }». Διάλεξε από αυτά: { $choices }.
refused-no-puzzle-left = Έχεις δοκιμάσει όλους αυτούς τους γρίφους. Γράψε «γρίφος» για τον γρίφο της ημέρας.
share-here = Μπορείς να αντιγράψεις αυτό το κείμενο ή να το δημοσιεύσεις όπου θέλεις. Δεν αποκαλύπτει τη λύση.
share-title = Petteia · { $puzzle }
share-solved = Λύθηκε{ $tries ->
        [0] { "" }
        [1] { " " }με την πρώτη
       *[other] { " " }με { $tries } προσπάθειες
    }{ $hint ->
        [yes] , με υπόδειξη
       *[no] { "" }
    }{ $streak ->
        [0] { "" }
        [1] { "" }
       *[other] { " " }· { $streak } συνεχόμενες μέρες
    }
rush-title = Κούρσα γρίφων
rush-about = Λύσε όσους γρίφους προλάβεις σε τρία λεπτά. Γίνονται όλο και πιο δύσκολοι. Μετά από ένα λάθος συνεχίζεις με τον επόμενο γρίφο.
rush-over = Τέλος χρόνου. Λυμένοι γρίφοι: { $solved }.
rush-best = Το ρεκόρ σου: { $best }.
rush-go = Ξεκίνα
rush-now = Λυμένοι γρίφοι: { $solved }, { $seconds ->
        [one] μένει { $seconds } δευτερόλεπτο
       *[other] μένουν { $seconds } δευτερόλεπτα
    }
rush-right = Σωστά.
rush-wrong = Δεν είναι αυτή η λύση. Να ο επόμενος γρίφος.
