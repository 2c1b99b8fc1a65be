# Conditional moves: answers that a player prepares. Nobody else is ever told of them.

word-plan = ετοίμασε απάντηση στην επόμενη κίνηση του αντιπάλου

button-plan = Ετοίμασε σχέδιο
button-plans = Τα σχέδιά μου
button-plan-yes = Κράτησε το σχέδιο
button-plan-no = Απόρριψη
button-plan-drop = Διαγραφή του σχεδίου
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
    [one] Έχεις ένα σχέδιο σε αυτή την παρτίδα. Το βλέπεις μόνο εσύ.
   *[other] Έχεις { $count } σχέδια σε αυτή την παρτίδα. Τα βλέπεις μόνο εσύ.
}
plans-none = Δεν έχεις σχέδιο σε αυτή την παρτίδα. Γράψε την κίνηση του αντιπάλου και την απάντησή σου, π.χ. «σχέδιο c7-c4 b2-b4», ή ετοίμασέ το στο ταμπλό.
plan-item = { $number }. { $plan }
plan-look = Δείξε το σχέδιο { $number }

## Planning on the board

plan-headline = Σχέδιο για την παρτίδα με { $name }
plan-pick-theirs = Ποιο κομμάτι θα παίξει ο αντίπαλος;
plan-pick-yours = Και η απάντησή σου; Ποιο κομμάτι;
plan-place-theirs = Πού θα βάλει ένα πιόνι ο αντίπαλος;
plan-place-yours = Και η απάντησή σου; Πού θα βάλεις ένα πιόνι;
plan-further = Σταματάς εδώ ή κάνεις κι άλλο άλμα;
plan-preview = Έτσι θα ήταν το ταμπλό. Κρατάς το σχέδιο;
plan-known = Αυτό το σχέδιο το έχεις ήδη. Έτσι θα ήταν το ταμπλό.
plan-captures = Αιχμαλωσίες στην πορεία: { $squares }.
plan-wins = Έτσι θα νικούσες: { $reason }.
plan-loses = Έτσι θα έχανες: { $reason }.
plan-draws = Έτσι θα έβγαινε ισοπαλία: { $reason }.
spot-theirs = το κομμάτι στο { $square }

## Under the player’s own board, and as news

note-plan = Το σχέδιό σου, που το βλέπεις μόνο εσύ: { $plan }.
note-plans = Έχεις { $count } σχέδια σε αυτή την παρτίδα. Τα βλέπεις μόνο εσύ.
note-plan-held = Έχεις στο σχέδιό σου την { $action }. Το σχέδιο περιμένει μέχρι να απαντήσεις σε ό,τι ζητά ο αντίπαλός σου.
note-plan-true = Το σχέδιό σου εκτελέστηκε: στην { $theirs } απάντησες με την { $yours }.

note-answered = { $side }: άμεση απάντηση στην { $action }.
note-answered-on = Μετά την { $action } παίχτηκαν κινήσεις από σχέδια: { $actions }.

news-plan-true = Το σχέδιό σου εκτελέστηκε: έπαιξα την { $action } για σένα.
news-plan-missed = Ο αντίπαλός σου έκανε άλλη κίνηση, οπότε η απάντηση που είχες σχεδιάσει δεν παίχτηκε.
news-plan-dropped = Το σχέδιό σου ακυρώθηκε: η { $action } δεν επιτρέπεται πια.

done-planned = Το σχέδιο είναι έτοιμο. Αν ο αντίπαλός σου κάνει αυτή την κίνηση, θα παίξω αμέσως την απάντησή σου. Το σχέδιο το βλέπεις μόνο εσύ.
done-plan-dropped = Η διαγραφή έγινε.
done-answered = { $count ->
    [one] Ο αντίπαλός σου απάντησε αμέσως: { $actions }.
   *[other] Παίχτηκαν κινήσεις από σχέδια: { $actions }.
}
done-answered-yours = Είναι πάλι η σειρά σου.
done-answered-theirs = Είναι η σειρά του αντιπάλου σου.

## Why something is not planned

refused-plan-dice = Σε παιχνίδι με ζάρια δεν μπορείς να ετοιμάσεις σχέδιο: κανείς δεν ξέρει την επόμενη ζαριά.
refused-plan-huffing = Σε παιχνίδι με φύσημα δεν μπορείς να ετοιμάσεις σχέδιο: θα έδειχνε τι μπορεί να αιχμαλωτιστεί.
refused-plan-your-turn = Είναι η σειρά σου, οπότε απλώς παίξε. Σχέδιο μπορείς να ετοιμάσεις όσο περιμένεις τον αντίπαλό σου.
refused-plan-waits = Το σχέδιό σου περιμένει μέχρι να απαντήσεις σε ό,τι ζητά ο αντίπαλός σου. Απάντησε ή παίξε την κίνησή σου.
refused-plan-deep = Ένα σχέδιο μπορεί να έχει έως { $most } κινήσεις, και των δύο πλευρών μαζί.
refused-plan-past-end = Η κίνηση { $number } αυτού του σχεδίου τελειώνει την παρτίδα, οπότε δεν μπορεί να ακολουθήσει άλλη.
refused-plan-step = Πρόβλημα στην κίνηση { $number } του σχεδίου (δική σου). { $why }
refused-plan-step-theirs = Πρόβλημα στην κίνηση { $number } του σχεδίου (του αντιπάλου σου). Σου το λέω σαν να έπαιζες εσύ με την πλευρά του. { $why }
refused-plan-unanswered = Ένα σχέδιο πρέπει να τελειώνει με δική σου κίνηση, όπως «σχέδιο c7-c4 b2-b4».
refused-plan-repeats = Σε αυτό το σχέδιο επαναλαμβάνεται μια θέση. Φτιάξε το χωρίς επαναλήψεις.
refused-plan-known = Αυτό το σχέδιο το έχεις ήδη.
refused-plan-clash = Για αυτό το σημείο έχεις ήδη σχεδιάσει την { $action }. Διάγραψε πρώτα εκείνο το σχέδιο.
refused-plan-many = Μπορείς να έχεις έως { $most } σχέδια σε μια παρτίδα. Διάγραψε πρώτα ένα.
refused-no-plan = Δεν έχεις σχέδιο σε αυτή την παρτίδα.
refused-no-such-plan = Δεν έχεις τέτοιο σχέδιο σε αυτή την παρτίδα. Γράψε «σχέδιο» για να δεις τα σχέδιά σου.

## Set-ups: where a player’s men are placed, one each turn, without asking again

word-place = βάλε όλα τα πιόνια σου μαζί, π.χ. «βάλε a1-h2»

button-setup = Βάλε όλα τα πιόνια μαζί
button-setup-yes = Έτοιμο
button-setup-no = Απόρριψη παράταξης
button-setup-row = Γέμισε τη γραμμή
button-setup-mirror = Καθρέφτισμα
button-setup-repeat = Τελευταία παράταξη
button-setup-clear = Σβήσιμο

step-set-up = ✓ { $square }
spot-set-up = βγάλε το πιόνι από το { $square }

set-up-headline = Η παράταξή σου για την παρτίδα με { $name }
set-up-ask = Πάτα τετράγωνα με τη σειρά που θέλεις να μπουν τα πιόνια σου. Την παράταξή σου τη βλέπεις μόνο εσύ.
set-up-count = Τετράγωνα που διάλεξες: { $count } από { $left }.
set-up-full = Δεν έχεις άλλα πιόνια να βάλεις. Πάτα ένα πιόνι στο ταμπλό για να το βγάλεις.
set-up-gone = { $count ->
    [one] Το { $squares } είναι πιασμένο. Διάλεξε άλλο τετράγωνο ή πάτα «Έτοιμο».
   *[other] Είναι πιασμένα: { $squares }. Διάλεξε άλλα τετράγωνα ή πάτα «Έτοιμο».
}
set-up-passed = Το ταμπλό άλλαξε. Έλεγξε τα πιόνια σου και πάτα ξανά «Έτοιμο».

note-set-up = { $count ->
    [one] Μένει ένα πιόνι από την παράταξή σου: θα το βάλω στο { $square }. Την παράταξή σου τη βλέπεις μόνο εσύ.
   *[other] Μένουν { $count } πιόνια από την παράταξή σου: το επόμενο θα το βάλω στο { $square }. Την παράταξή σου τη βλέπεις μόνο εσύ.
}
note-set-up-short = { $count ->
    [one] Πρέπει να βάλεις εσύ ακόμη ένα πιόνι.
   *[other] Πρέπει να βάλεις εσύ άλλα { $count } πιόνια.
}
note-set-up-held = Η παράταξή σου περιμένει μέχρι να απαντήσεις σε ό,τι ζητά ο αντίπαλός σου.
note-placed-for-you = Έβαλα για σένα ένα πιόνι στο { $square }.
note-placed-on = Μπήκαν αμέσως { $count } πιόνια.

news-set-up-skipped = Η παράταξή σου προσπερνά ό,τι είναι ήδη πιασμένο: { $squares }.

done-set-up = { $count ->
    [one] Έτοιμο. Το επόμενο πιόνι σου μπαίνει μόνο του όταν έρθει η σειρά σου.
   *[other] Έτοιμο. Τα επόμενα { $count } πιόνια σου μπαίνουν μόνα τους, ένα κάθε φορά που έρχεται η σειρά σου.
}
done-set-up-placed = Όλα τα πιόνια σου μπήκαν.
done-set-up-dropped = Η παράταξη απορρίφθηκε. Βάζεις πάλι εσύ τα πιόνια σου.

refused-no-set-up = Δεν έχεις παράταξη σε αυτή την παρτίδα.
refused-set-up-done = Δεν σου μένουν πιόνια να βάλεις.
refused-set-up-many = { $left ->
    [one] Διάλεξες { $count } τετράγωνα, αλλά σου μένει ένα πιόνι να βάλεις.
   *[other] Διάλεξες { $count } τετράγωνα, αλλά σου μένουν { $left } πιόνια να βάλεις.
}
refused-set-up-taken = Σε αυτά τα τετράγωνα δεν μπορείς να βάλεις πιόνια: { $squares }.
refused-set-up-no-room = Κανένα από τα τετράγωνα που έγραψες δεν είναι άδειο. Διάλεξε άλλα.
refused-set-up-unread = Το «{ $typed }» δεν είναι τετράγωνο ούτε σειρά τετραγώνων. Γράψε για παράδειγμα «βάλε a1 c1-f1» ή, για δύο γραμμές, «βάλε a1-h2».
