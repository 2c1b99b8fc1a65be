# Hints against the computer, and the analysis of a match that is over.

word-hint = πάρε μια υπόδειξη· με άνθρωπο, μόνο αν συμφωνείτε και οι δύο
word-analysis = δες πού κρίθηκε μια παρτίδα και τι ήταν καλύτερο

button-hint = Υπόδειξη
button-analysis = Ανάλυση
button-analysis-again = Δείξε την ανάλυση

hint = Δοκίμασε την κίνηση { $action }.
analysis-under-way = Το κομπιούτερ αναλύει την παρτίδα. Χρειάζεται έως μισό λεπτό.
analysis-none = Δεν βρέθηκαν μεγάλα λάθη.
analysis-point = Κρίσιμο σημείο: κίνηση { $number }
analysis-missed = { $name } θα μπορούσε να παίξει την { $action }.
analysis-missed-captures = { $name } δεν έπαιξε την { $action } και έχασε την αιχμαλωσία ({ $squares }).
analysis-chances = Πιθανότητες νίκης: { $first } { $one }%, { $second } { $other }%

refused-hint-hidden = Σε αυτό το παιχνίδι δεν υπάρχουν υποδείξεις: τις αιχμαλωσίες πρέπει να τις βρίσκεις εσύ.
refused-analysis-running = Θα δεις την ανάλυση όταν τελειώσει η παρτίδα.
refused-computer-busy = Το κομπιούτερ είναι απασχολημένο. Δοκίμασε ξανά σε λίγο.

## Hints between people

button-hints-ask = Ζήτα υποδείξεις
button-hints-yes = Συμφωνώ
button-hints-no = Απόρριψη

note-hints = Σε αυτή την παρτίδα επιτρέπονται υποδείξεις.
note-hints-yours = Ρώτησες αν μπορείτε και οι δύο να ζητάτε υποδείξεις σε αυτή την παρτίδα. Περιμένεις απάντηση.
note-hints-theirs = { $name } ρωτά αν μπορείτε και οι δύο να ζητάτε υποδείξεις σε αυτή την παρτίδα.

news-hints-asked = Ο αντίπαλός σου ρωτά αν μπορείτε και οι δύο να ζητάτε υποδείξεις σε αυτή την παρτίδα.
news-hints-declined = Ο αντίπαλός σου προτιμά να παίζετε χωρίς υποδείξεις.
news-hints-allowed = Ο αντίπαλός σου συμφώνησε: μπορείτε και οι δύο να ζητάτε υποδείξεις σε αυτή την παρτίδα.

done-hints-asked = Ρώτησες τον αντίπαλό σου αν μπορείτε και οι δύο να ζητάτε υποδείξεις σε αυτή την παρτίδα.
done-hints-allowed = Συμφωνήσατε: μπορείτε και οι δύο να ζητάτε υποδείξεις σε αυτή την παρτίδα.
done-hints-declined = Δεν δέχτηκες υποδείξεις. Η παρτίδα συνεχίζεται χωρίς αυτές.

refused-hints-allowed = Οι υποδείξεις επιτρέπονται ήδη σε αυτή την παρτίδα.
refused-hints-stands = Έχεις ήδη ζητήσει υποδείξεις. Περίμενε την απάντηση του αντιπάλου σου.
refused-hints-to-answer = Ο αντίπαλός σου ζητά υποδείξεις. Απάντησε πρώτα στο αίτημά του.
refused-hints-declined = Ο αντίπαλός σου δεν δέχτηκε υποδείξεις σε αυτή την παρτίδα.
refused-no-hints-asked = Κανείς δεν έχει ζητήσει υποδείξεις.
