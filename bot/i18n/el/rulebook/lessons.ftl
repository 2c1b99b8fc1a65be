# Lessons: what is said around them, and what is missing where an action does not solve the task.

learn-menu = Διάλεξε μια σειρά μαθημάτων
daily-solve = Λύσε τον γρίφο
learn-daily = Γρίφος της ημέρας
daily-title = Γρίφος της ημέρας, { $day } · { $ruleset }: { $name }
puzzle-same-game = Άλλος στο ίδιο παιχνίδι
puzzle-share = Κοινοποίηση
more-title = Γρίφος { $number } · { $ruleset }: { $name }
rush-puzzle = Κούρσα γρίφων · { $ruleset }: { $name }
learn-path = Πρώτα βήματα
learn-all = Κάθε μάθημα είναι μια θέση με μια άσκηση. Παίζεις με τα { side-first }. Έχεις λύσει { $solved } από { $count }.
learn-entry = { $name }: { $solved } από { $count }
learn-title = { $ruleset } · Μαθήματα
learn-solved = { $solved ->
        [0] Υπάρχουν { $count } μαθήματα. Κάνε τα με τη σειρά ή διάλεξε όποιο θέλεις.
       *[other] Έχεις λύσει { $solved } από { $count }.
    }
learn-done = Έλυσες και τα { $count }. Για τελική δοκιμασία, παίξε μια σύντομη παρτίδα με το κομπιούτερ.
learn-lesson = { $number }. { $name }{ $solved ->
        [yes] { " ✓" }
       *[no] { "" }
    }
learn-ahead = Επόμενο: { $number }. { $name }
learn-games = Όλες οι σειρές μαθημάτων
learn-rules = Οι κανόνες
learn-lessons = Μαθήματα
learn-play = Παίξε τώρα αυτό το παιχνίδι
learn-match = Παίξε με { $name }
learn-on = Συνέχεια
learn-hint = Υπόδειξη
learn-tell = Δείξε μου
learn-other = Άλλο κομμάτι
learn-again = Δοκίμασε ξανά
learn-previous = ← Μάθημα
learn-next = Μάθημα →

lesson-title = { $ruleset } · Μάθημα { $number } από { $count }: { $name }
lesson-ask = Ποιο κομμάτι;
lesson-hint = Υπόδειξη: { $hint }
lesson-told = Απάντηση: { $answer }
lesson-another = Άλλη λύση: { $answer }
lesson-praise = { $number ->
        [1] Μπράβο.
        [2] Ακριβώς.
        [3] Ωραία κίνηση.
        [4] Αυτό είναι.
        [5] Πολύ καλά.
       *[other] Εξαιρετικά.
    }
lesson-right = Σωστά. Τώρα απαντά ο αντίπαλος.
lesson-almost = Αυτό επιτρέπεται, αλλά δεν λύνει την άσκηση.
lesson-cannot = Όχι το { $square }: { $why }
lesson-not-so = Όχι ακριβώς. Η απάντηση δεν είναι «{ $ending }»

ends-on = Η παρτίδα συνεχίζεται.
ends-again = Μπορείς να ρίξεις και να παίξεις ξανά.
ends-stays = Το πιόνι είναι ασφαλές.
ends-lost = Το πιόνι αιχμαλωτίζεται.
ends-bound = Το πιόνι δένεται.
ends-turned = Το πιόνι γυρίζει ανάποδα.
ends-won = Νικούν τα { $side }: { $reason }.
ends-draw = Η παρτίδα είναι ισόπαλη: { $reason }.

missed-captured = Δεν αιχμαλώτισες { $squares }.
missed-bound = Δεν έδεσες { $squares }: μπορεί ακόμη να κινηθεί.
missed-freed = Το πιόνι σου στο { $squares } είναι ακόμη δεμένο.
missed-active = Το κομμάτι στο { $square } είναι παθητικό: δεν φτάνει με μία κίνηση σε τετράγωνο δίπλα σε εχθρό.
missed-line = Έτσι δεν πετυχαίνεις τον στόχο.
missed-answer = Τα { $side } θα απαντούσαν με { $reply } και δεν θα προλάβαινες.
missed-count = { $taken ->
        [0] Δεν αιχμαλώτισες κανέναν
        [1] Αιχμαλώτισες έναν
       *[other] Αιχμαλώτισες { $taken }
    }, αλλά μπορείς να αιχμαλωτίσεις { $asked ->
        [1] έναν
        [2] δύο
       *[other] { $asked }
    }.
missed-upright = Το πιόνι σου στο { $squares } γύρισε ανάποδα, γιατί δεν έκανε επίθεση.
missed-reached = Κανένα κομμάτι δεν έφτασε στο { $squares }.
missed-ended = Δεν έχεις νικήσει ακόμη.
missed-otherwise = Η παρτίδα τελειώνει αλλιώς: { $reason }.
missed-unharmed = Τα { $side } θα απαντούσαν με { $reply } και θα αιχμαλώτιζαν { $squares }.
missed-held = Τα { $side } θα απαντούσαν με { $reply } και θα νικούσαν: { $reason }.

# Lessons of several games.

lesson-line = Ανάμεσα σε δύο
task-line = Αιχμαλώτισε τον εχθρό στο { $prey }.
hint-line = Ένα πιόνι σου είναι ήδη δίπλα του. Ποιο πιόνι φτάνει στην άλλη μεριά;
answer-line = Η { $move } αιχμαλωτίζει το { $prey }: είναι σε ευθεία ανάμεσα σε δύο δικά σου.

lesson-many = Πολλοί μαζί
task-many = Αιχμαλώτισε { $count ->
        [2] δύο
       *[other] { $count }
    } εχθρούς με μία κίνηση.
hint-many = Υπάρχει ένα τετράγωνο δίπλα σε όλους: { $to }.
answer-many = Η { $move } αιχμαλωτίζει { $prey }. Μία κίνηση μπορεί να αιχμαλωτίσει σε πολλές κατευθύνσεις μαζί.

lesson-inside = Ανάμεσα σε δύο εχθρούς
task-inside = Αιχμαλώτισε τον εχθρό στο { $prey }.
hint-inside = Το τετράγωνο που χρειάζεσαι είναι ανάμεσα στο { $one } και στο { $two }. Μπαίνεις εκεί χωρίς κίνδυνο.
answer-inside = Η { $move } αιχμαλωτίζει το { $prey }. Οι εχθροί στο { $one } και στο { $two } δεν αιχμαλωτίζουν το πιόνι σου, γιατί πήγε εκείνο ανάμεσά τους.

lesson-walk = Πώς κινείται ένα πιόνι
task-walk = Πήγαινε το πιόνι σου από το { $man } στο { $to } με μία κίνηση.
hint-walk = Ένα πιόνι πηγαίνει όσο μακριά θέλεις σε ευθεία, κατά μήκος μιας γραμμής ή στήλης. Δεν κινείται ποτέ διαγώνια.
answer-walk = Με την { $move } το πιόνι ανεβαίνει ίσια τη στήλη. Μπορεί να περάσει όσα άδεια τετράγωνα θέλεις.

lesson-block = Είναι ανοιχτός ο δρόμος;
task-block = Ποιο από τα πιόνια σου μπορεί να κινηθεί;
hint-block = Ένα πιόνι δεν σταματά πάνω σε άλλο ούτε πηδάει από πάνω του. Ποιο πιόνι έχει άδειο τετράγωνο δίπλα του;
answer-block = Μόνο το πιόνι στο { $from } μπορεί να κινηθεί. Εκείνα στο { $one } και στο { $two } είναι μπλοκαρισμένα.

lesson-place = Βάζετε τα πιόνια
task-place = Πρώτα οι δύο πλευρές βάζουν εναλλάξ τα πιόνια τους. Βάζεις ένα στο { $to }, ανάμεσα στο { $one } και στο { $two }. Τι παθαίνει;
hint-place = Όσο μπαίνουν πιόνια, τίποτα δεν κινείται ούτε αιχμαλωτίζει.
answer-place = Το πιόνι σου στο { $to } είναι ασφαλές: δεν παθαίνει τίποτα όταν μπαίνει ανάμεσα σε δύο εχθρούς.

# Puzzles in which the opponent answers.

lesson-forced-win = Νίκη σε { $turns ->
        [1] μία κίνηση
        [2] δύο κινήσεις
       *[other] τρεις κινήσεις
    }
task-forced-win = { $turns ->
        [1] Βρες την κίνηση που κερδίζει.
        [2] Νίκησε σε δύο κινήσεις, ό,τι κι αν παίξουν τα { $enemy }.
       *[other] Νίκησε σε τρεις κινήσεις, ό,τι κι αν παίξουν τα { $enemy }.
    }
hint-forced-win = { $turns ->
        [1] Το κομμάτι που πρέπει να παίξεις είναι στο { $from }.
       *[other] Άρχισε με το κομμάτι στο { $from }. Μετά την κίνησή σου, καμία απάντηση δεν σώζει τον αντίπαλο.
    }
answer-forced-win = { $turns ->
        [1] Η { $move } κερδίζει.
       *[other] { $move }. Τα { $enemy } δεν έχουν τίποτα καλύτερο από { $answer }, και πάλι νικάς.
    }

lesson-forced-gain = Αιχμαλώτισε χωρίς απώλειες
task-forced-gain = Αιχμαλώτισε { $gain ->
        [1] έναν εχθρό
        [2] δύο εχθρούς
       *[other] { $gain } εχθρούς
    } { $turns ->
        [1] με αυτή την κίνηση
        [2] σε δύο κινήσεις
       *[other] σε τρεις κινήσεις
    }. Μη χάσεις κανένα κομμάτι, ούτε στην επόμενη απάντηση του αντιπάλου.
hint-forced-gain = { $turns ->
        [1] Το κομμάτι που πρέπει να παίξεις είναι στο { $from }.
       *[other] Άρχισε με το κομμάτι στο { $from }. Μία απάντηση δεν σταματά όλες τις απειλές.
    }
answer-forced-gain = { $turns ->
        [1] Η { $move } αιχμαλωτίζει όσα χρειάζεσαι, και τα { $enemy } δεν μπορούν να αιχμαλωτίσουν τίποτα.
       *[other] { $move }. Τα { $enemy } μπορούν να απαντήσουν με { $answer }, αλλά πάλι τα καταφέρνεις.
    }
