# Behind “Fairness” and “Details”: the match’s code, the seed of dice and of the draw for sides.

note-seed-dice = Σπόρος των ζαριών: { $seed }
note-seed-lot = Σπόρος της κλήρωσης των πλευρών: { $seed }
note-dice-words = { $count ->
    [one] Λέξη που προστέθηκε: { $words }
   *[other] Λέξεις που προστέθηκαν: { $words }
}
note-seed-check = Για να ελέγξεις τον σπόρο, αποθήκευσε το αρχείο από το /record και τρέξε petteia dice verify petteia-{ $match }.txt.

button-fairness = Δίκαιο παιχνίδι
button-details = Λεπτομέρειες
details-match = Κωδικός παρτίδας: { $match }
fairness-sealed-dice = Όλες οι ζαριές βγαίνουν από έναν μυστικό σπόρο. Το αποτύπωμά του: { $commitment }
fairness-sealed-lot = Η κλήρωση των πλευρών βγαίνει από έναν μυστικό σπόρο. Το αποτύπωμά του: { $commitment }
fairness-words-offered = Ο αντίπαλος μπορεί να προσθέσει μια λέξη όταν αποδέχεται, με «accept { $match } word=οτιδήποτε». Το web chat προσθέτει μια λέξη από μόνο του. Έτσι ούτε το bot μπορεί να έχει διαλέξει το αποτέλεσμα.
fairness-words-set = Δεν μπορούν πια να προστεθούν λέξεις: η παρτίδα άρχισε.
fairness-check = Η καταγραφή περιέχει αυτό το αποτύπωμα και, όταν τελειώσει η παρτίδα, τον σπόρο. Τότε το «petteia dice verify» ελέγχει κάθε ζαριά.

## What petteia dice verify says

dice-throws = { $count ->
    [0] Η καταγραφή δεν έχει ζαριές.
    [one] Συμφωνεί με τον σπόρο { $agreeing } από 1 ζαριά.
   *[other] Συμφωνούν με τον σπόρο { $agreeing } από { $count } ζαριές.
}
dice-wrong = Κίνηση { $number } ({ $side }): η ζαριά είναι { $high } και { $low }, αλλά ο σπόρος δίνει { $expected_high } και { $expected_low }.
dice-lot = Η κλήρωση των πλευρών συμφωνεί με τον σπόρο: όποιος έστειλε την πρόκληση έχει την πλευρά { $side }.
dice-lot-wrong = Η κλήρωση των πλευρών δεν συμφωνεί με τον σπόρο: κατά τον σπόρο, όποιος έστειλε την πρόκληση έχει την πλευρά { $side }.
dice-sealed-otherwise = Το αποτύπωμα στην καταγραφή δεν ανήκει σε αυτόν τον σπόρο.
dice-commitment = Το αποτύπωμα του σπόρου είναι { $commitment }. Σύγκρινέ το με εκείνο που έδειξα στην αρχή.
dice-proves = Αν τα δύο αποτυπώματα είναι ίδια, κανείς δεν διάλεξε τίποτα εκ των υστέρων. Ο υπεύθυνος του bot όμως θα μπορούσε να ξέρει τον σπόρο.

refused-dice-begun = η καταγραφή αρχίζει στη μέση μιας παρτίδας (ετικέτα Fen). Χρησιμοποίησε μια καταγραφή από την αρχή της παρτίδας.
refused-dice-no-match = η καταγραφή δεν έχει ετικέτα Match. Χρησιμοποίησε μια καταγραφή που πήρες από την ίδια την παρτίδα.
refused-dice-no-seed = η καταγραφή δεν έχει ετικέτα Seed. Ζήτησε ξανά την καταγραφή όταν τελειώσει η παρτίδα: τότε θα την έχει.
refused-dice-seed = η ετικέτα Seed πρέπει να έχει 64 ψηφία, από 0 έως 9 και από a έως f. Ζήτησε ξανά την καταγραφή.
refused-dice-takebacks = η ετικέτα Takebacks πρέπει να είναι ακέραιος αριθμός από 0 έως { $most }. Ζήτησε ξανά την καταγραφή.
refused-dice-lot = η ετικέτα Lot πρέπει να λέει first ή second. Ζήτησε ξανά την καταγραφή.
