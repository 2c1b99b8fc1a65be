# Conditional moves: answers that a player prepares. Nobody else is ever told of them.

word-plan = ετοίμασε απάντηση σε μια κίνηση που δεν έγινε ακόμη

button-plan = Ετοίμασε σχέδιο
button-plans = Το σχέδιό μου
button-plan-yes = Κράτησε το σχέδιο
button-plan-no = Απόρριψη
button-plan-drop = Διαγραφή του σεναρίου
button-plan-drop-all = Διαγραφή όλων
button-plan-on = Πρόσθεσε κίνηση
button-plan-back = Σβήσε την τελευταία
button-plan-stop = Σταμάτα εδώ

## How a line is said

plan-line = { $steps }
plan-pair = αν { $theirs } τότε { $yours }
plan-if = αν { $theirs } …
plan-now = { $yours } αμέσως
plan-void = { $actions } (δεν γίνεται πια)

## What is planned

plans = { $count ->
    [one] Έχεις ετοιμάσει ένα σενάριο. Το βλέπεις μόνο εσύ.
   *[other] Έχεις ετοιμάσει { $count } σενάρια. Τα βλέπεις μόνο εσύ.
}
plans-none = Δεν έχεις σχέδιο σε αυτή την παρτίδα. Γράψε την κίνηση του αντιπάλου και την απάντησή σου, όπως «σχέδιο c7-c4 b2-b4», ή ετοίμασέ το στο ταμπλό.
plan-item = { $number }. { $plan }
plan-look = Δείξε το σενάριο { $number }

## Planning on the board

plan-headline = Σχέδιο για την παρτίδα με { $name }
plan-pick-theirs = Ποιο κομμάτι θα παίξει ο αντίπαλος;
plan-pick-yours = Και η απάντησή σου; Ποιο κομμάτι;
plan-place-theirs = Πού θα βάλει πιόνι ο αντίπαλος;
plan-place-yours = Και η απάντησή σου; Πού θα βάλεις πιόνι;
plan-further = Σταματάς εδώ ή πηδάς κι άλλο;
plan-preview = Έτσι θα ήταν το ταμπλό. Κρατάς το σχέδιο;
plan-known = Αυτό το έχεις ήδη στο σχέδιό σου. Έτσι θα ήταν το ταμπλό.
plan-captures = Αιχμαλωσίες στον δρόμο: { $squares }.
plan-wins = Έτσι θα νικούσες: { $reason }.
plan-loses = Έτσι θα έχανες: { $reason }.
plan-draws = Έτσι θα έβγαινε ισοπαλία: { $reason }.
spot-theirs = το κομμάτι στο { $square }

## Under the player’s own board, and as news

note-plan = Το σχέδιό σου, που το βλέπεις μόνο εσύ: { $plan }.
note-plans = Έχεις ετοιμάσει { $count } σενάρια. Τα βλέπεις μόνο εσύ.
note-plan-held = Έχεις στο σχέδιό σου { $action }. Το σχέδιο περιμένει μέχρι να απαντήσεις στον αντίπαλό σου.
note-plan-true = Το σχέδιό σου βγήκε: στην { $theirs } απάντησες { $yours }.

note-answered = { $side }: άμεση απάντηση στην { $action }.
note-answered-on = Μετά από { $action } παίχτηκαν κινήσεις από σχέδια: { $actions }.

news-plan-true = Το σχέδιό σου βγήκε: έπαιξα { $action } για σένα.
news-plan-missed = Το σχέδιό σου δεν βγήκε.
news-plan-dropped = Το σχέδιό σου ακυρώθηκε: η { $action } δεν επιτρέπεται πια.

done-planned = Το σημείωσα. Θα το παίξω μετά την κίνηση του αντιπάλου σου. Το βλέπεις μόνο εσύ.
done-plan-dropped = Διαγράφηκε.
done-answered = { $count ->
    [one] Ο αντίπαλός σου απάντησε αμέσως: { $actions }.
   *[other] Παίχτηκαν κινήσεις από σχέδια: { $actions }.
}
done-answered-yours = Είναι πάλι η σειρά σου.
done-answered-theirs = Είναι η σειρά του αντιπάλου σου.

## Why something is not planned

refused-plan-dice = Σε παιχνίδι με ζάρια δεν γίνεται σχέδιο: κανείς δεν ξέρει την επόμενη ζαριά.
refused-plan-huffing = Σε παιχνίδι με φύσημα δεν γίνεται σχέδιο: θα έδειχνε τι μπορεί να αιχμαλωτιστεί.
refused-plan-your-turn = Είναι η σειρά σου, οπότε απλώς παίξε. Σχέδια κάνεις όσο περιμένεις τον αντίπαλό σου.
refused-plan-waits = Το σχέδιό σου περιμένει μέχρι να απαντήσεις στον αντίπαλό σου. Απάντησε ή παίξε την κίνησή σου.
refused-plan-deep = Ένα σενάριο έχει έως { $most } κινήσεις, και των δύο πλευρών μαζί.
refused-plan-past-end = Η κίνηση { $number } αυτού του σεναρίου τελειώνει την παρτίδα, οπότε δεν ακολουθεί τίποτα.
refused-plan-step = Κίνηση { $number } αυτού του σεναρίου, δική σου: { $why }
refused-plan-step-theirs = Κίνηση { $number } αυτού του σεναρίου, του αντιπάλου σου. Από τη δική του πλευρά: { $why }
refused-plan-unanswered = Ένα σενάριο τελειώνει με δική σου κίνηση, όπως «σχέδιο c7-c4 b2-b4».
refused-plan-repeats = Αυτό το σενάριο επαναλαμβάνει μια θέση. Γράψε το χωρίς κύκλους.
refused-plan-known = Αυτό το έχεις ήδη στο σχέδιό σου.
refused-plan-clash = Σε εκείνο το σημείο έχεις ήδη στο σχέδιό σου { $action }. Διάγραψε πρώτα εκείνο το σενάριο.
refused-plan-many = Μπορείς να έχεις έως { $most } σενάρια σε μια παρτίδα. Διάγραψε πρώτα ένα.
refused-no-plan = Δεν έχεις σχέδιο σε αυτή την παρτίδα.
refused-no-such-plan = Το σχέδιό σου δεν έχει τέτοιο σενάριο. Γράψε «σχέδιο» για να δεις τα σενάριά σου.

## Set-ups: where a player’s men are placed, one each turn, without asking again

word-place = βάλε όλα τα πιόνια σου μαζί, π.χ. «βάλε a1-h2»

button-setup = Παράταξη όλων
button-setup-yes = Έτοιμο
button-setup-no = Απόρριψη παράταξης
button-setup-row = Γέμισε τη γραμμή
button-setup-mirror = Καθρέφτισμα
button-setup-repeat = Τελευταία παράταξη
button-setup-clear = Σβήσιμο

step-set-up = ✓ { $square }
spot-set-up = βγάλε το πιόνι στο { $square }

set-up-headline = Η παράταξή σου με { $name }
set-up-ask = Πάτα τετράγωνα με τη σειρά που θέλεις να μπουν τα πιόνια σου. Τα βλέπεις μόνο εσύ.
set-up-count = Τετράγωνα που διάλεξες: { $count } από { $left }.
set-up-full = Τα έβαλες όλα. Πάτα ένα πιόνι στο ταμπλό για να το βγάλεις.
set-up-gone = { $count ->
    [one] Το { $squares } είναι πιασμένο. Διάλεξε άλλο τετράγωνο ή πάτα «Έτοιμο».
   *[other] Είναι πιασμένα: { $squares }. Διάλεξε άλλα τετράγωνα ή πάτα «Έτοιμο».
}
set-up-passed = Το ταμπλό άλλαξε. Έλεγξε τα πιόνια σου και πάτα ξανά «Έτοιμο».

note-set-up = { $count ->
    [one] Η παράταξή σου βάζει ακόμη ένα πιόνι για σένα, στο { $square }. Το βλέπεις μόνο εσύ.
   *[other] Η παράταξή σου βάζει ακόμη { $count } πιόνια για σένα, το επόμενο στο { $square }. Τα βλέπεις μόνο εσύ.
}
note-set-up-short = { $count ->
    [one] Ένα πιόνι ακόμη το βάζεις εσύ.
   *[other] Άλλα { $count } πιόνια τα βάζεις εσύ.
}
note-set-up-held = Η παράταξή σου περιμένει μέχρι να απαντήσεις στον αντίπαλό σου.
note-placed-for-you = Μπήκε για σένα πιόνι στο { $square }.
note-placed-on = Μπήκαν αμέσως { $count } πιόνια.

news-set-up-skipped = Είναι ήδη πιασμένα και η παράταξή σου τα προσπερνά: { $squares }.

done-set-up = { $count ->
    [one] Έτοιμο. Το επόμενο πιόνι σου μπαίνει μόνο του όταν έρθει η σειρά σου.
   *[other] Έτοιμο. Τα επόμενα { $count } πιόνια σου μπαίνουν μόνα τους, ένα σε κάθε σειρά σου.
}
done-set-up-placed = Όλα τα πιόνια σου μπήκαν.
done-set-up-dropped = Η παράταξη απορρίφθηκε. Βάζεις πάλι εσύ τα πιόνια σου.

refused-no-set-up = Δεν έχεις παράταξη σε αυτή την παρτίδα.
refused-set-up-done = Δεν σου μένουν πιόνια να βάλεις.
refused-set-up-many = { $left ->
    [one] Διάλεξες { $count } τετράγωνα, αλλά σου μένει ένα πιόνι να βάλεις.
   *[other] Διάλεξες { $count } τετράγωνα, αλλά σου μένουν { $left } πιόνια να βάλεις.
}
refused-set-up-taken = Εκεί δεν μπορείς να βάλεις πιόνια: { $squares }.
refused-set-up-no-room = Εκεί δεν υπάρχει άδειο τετράγωνο.
refused-set-up-unread = Το «{ $typed }» δεν είναι τετράγωνο ούτε διάστημα τετραγώνων. Γράψε όπως «βάλε a1 c1-f1», ή «βάλε a1-h2» για δύο γραμμές.
