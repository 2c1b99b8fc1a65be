# Agreements between players: takebacks, rematches; and blocking.

word-takeback = ζήτησε ή δέξου αναίρεση της τελευταίας κίνησης
word-rematch = παίξτε ξανά με αλλαγή πλευράς
word-public = άνοιξε μια παρτίδα σε όποιον έχει τον σύνδεσμο, αν συμφωνεί ο αντίπαλος

## Takebacks

button-takeback = Αναίρεση της κίνησής μου
button-retry = Αναίρεση και ξανά
button-takeback-yes = Επιτρέπω
button-takeback-no = Απόρριψη

note-takeback-yours = Ζήτησες αναίρεση της { $action }. Το αίτημα ισχύει μέχρι να απαντήσει ή να παίξει κάποιος.
note-takeback-both-yours = Ζήτησες αναίρεση της { $action } και όλων όσων ακολούθησαν. Το αίτημα ισχύει μέχρι να απαντήσει ή να παίξει κάποιος.
note-takeback-theirs = { $name } ζητά αναίρεση της { $action }.
note-takeback-both-theirs = { $name } ζητά αναίρεση της { $action } και όλων όσων ακολούθησαν.

news-takeback-asked = Ο αντίπαλός σου ζητά αναίρεση μιας κίνησης.
news-takeback-refused = Η αναίρεση απορρίφθηκε.
news-takeback-declined = Ο αντίπαλός σου απέρριψε την αναίρεση.
news-taken-back = Η κίνησή σου αναιρέθηκε. Παίξε άλλη.

done-takeback-asked = Ζήτησες αναίρεση της τελευταίας σου κίνησης.
done-taken-back = Η κίνηση αναιρέθηκε.
done-takeback-declined = Η αναίρεση απορρίφθηκε.

refused-takeback-stands = Το έχεις ήδη ζητήσει. Περίμενε την απάντηση του αντιπάλου σου.
refused-takeback-to-answer = Ο αντίπαλός σου ζητά αναίρεση μιας κίνησης. Απάντησε πρώτα σε αυτό.
refused-nothing-to-take-back = Δεν έχεις κίνηση για αναίρεση. Μετά από μια αναίρεση, παίξε πρώτα άλλη κίνηση.
refused-no-takeback-asked = Κανείς δεν έχει ζητήσει αναίρεση.

## Rematches

button-rematch = Ρεβάνς

note-rematch = Ρεβάνς με αλλαγή πλευράς.
done-rematch = Πρότεινες ρεβάνς, με αλλαγή πλευράς.

refused-not-over = Μπορείς να προτείνεις ρεβάνς όταν τελειώσει η παρτίδα.
refused-none-over = Δεν έχεις παρτίδα που τελείωσε. Γράψε «πρόκληση» για να αρχίσεις μία.
refused-rematch-stands = Έχεις ήδη προτείνει αυτή τη ρεβάνς. Περίμενε απάντηση.
refused-rematch-runs = Αυτή η ρεβάνς έχει ήδη αρχίσει.

## Letting others watch

button-public = Άφησε κι άλλους να βλέπουν
button-public-yes = Συμφωνώ
button-public-no = Όχι

note-public = Όποιος έχει τον σύνδεσμο μπορεί να βλέπει αυτή την παρτίδα.
note-public-yours = Ζήτησες να βλέπει αυτή την παρτίδα όποιος έχει τον σύνδεσμο. Περίμενε απάντηση.
note-public-theirs = { $name } ζητά να βλέπει αυτή την παρτίδα όποιος έχει τον σύνδεσμο.

news-public-asked = Ο αντίπαλός σου ζητά να βλέπει αυτή την παρτίδα όποιος έχει τον σύνδεσμο.
news-public-declined = Ο αντίπαλός σου προτιμά να παίζετε χωρίς θεατές.
news-made-public = Ο αντίπαλός σου συμφώνησε: όποιος έχει τον σύνδεσμο μπορεί πια να βλέπει αυτή την παρτίδα.

done-public-asked = Ζήτησες από τον αντίπαλό σου να βλέπει αυτή την παρτίδα όποιος έχει τον σύνδεσμο.
done-made-public = Όποιος έχει τον σύνδεσμο μπορεί πια να βλέπει αυτή την παρτίδα.
done-public-declined = Είπες όχι: αυτή την παρτίδα τη βλέπετε μόνο οι δυο σας.

refused-public-already = Όποιος έχει τον σύνδεσμο μπορεί ήδη να βλέπει αυτή την παρτίδα.
refused-public-stands = Το έχεις ήδη ζητήσει. Περίμενε την απάντηση του αντιπάλου σου.
refused-no-public-asked = Κανείς δεν ζήτησε να βλέπουν κι άλλοι.

## Blocking

button-block = Αποκλεισμός
button-unblock = Άρση αποκλεισμού
unblock-name = Άρση αποκλεισμού: { $name }

done-blocked = Απέκλεισες: { $name }. Δεν μπορεί πια να σε προκαλέσει. Οι παρτίδες που παίζετε συνεχίζονται.
done-unblocked = Τέλος αποκλεισμού: { $name }.

blocked-name = { $name }
setting-blocked = { $more ->
    [0] Αποκλεισμένοι: { $names }.
   *[other] Αποκλεισμένοι: { $names } και άλλοι { $more }.
}

refused-undeliverable = Αυτή η πρόκληση δεν μπορεί να παραδοθεί. Για ανοιχτή πρόκληση μη γράψεις όνομα.
refused-not-available = Αυτή η πρόκληση δεν είναι διαθέσιμη για εσένα.
refused-blocked-by-you = Έχεις αποκλείσει αυτό το άτομο. Για άρση του αποκλεισμού γράψε «ρυθμίσεις».
refused-nobody-to-block = Δεν βρήκα το όνομα «{ $typed }». Μπορείς επίσης να αποκλείσεις κάποιον με το κουμπί κάτω από την πρόκλησή του ή από τα «Περισσότερα» σε μια παρτίδα.
refused-own-block = Δεν μπορείς να αποκλείσεις τον εαυτό σου.
refused-not-blocked = Δεν έχεις αποκλείσει αυτό το άτομο.
