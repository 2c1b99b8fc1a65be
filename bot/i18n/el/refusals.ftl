# Why something was not done, and what can be done instead.

refused-stranger = Δεν παίζεις σε αυτή την παρτίδα, οπότε μπορείς μόνο να τη δεις.
refused-over = Αυτή η παρτίδα τελείωσε.
refused-not-begun = Η παρτίδα δεν άρχισε: η πρόκληση δεν έχει γίνει ακόμη δεκτή.
refused-not-your-turn = Δεν είναι η σειρά σου. Θα σου πω όταν έρθει.
refused-already-moved = Έχεις ήδη παίξει { $action }.
refused-stale = Το ταμπλό άλλαξε. Να πώς είναι τώρα.
refused-busy = Κάτι άλλο έγινε την ίδια στιγμή. Δοκίμασε ξανά.
refused-forged = Αυτό το κουμπί δεν λειτουργεί εδώ.
refused-corrupt = Μια αποθηκευμένη παρτίδα δεν διαβάζεται. Δεν άλλαξε τίποτα· ενημέρωσε τον υπεύθυνο αυτού του bot.
refused-not-kept = Δεν μπόρεσα να το αποθηκεύσω, οπότε δεν άλλαξε τίποτα. Δοκίμασε ξανά σε λίγο.
refused-unsure = Έχασα τη σύνδεση με τα δεδομένα μου και δεν ξέρω αν αποθηκεύτηκε αυτό που έκανες. Κοίτα το ταμπλό πριν δοκιμάσεις ξανά.
refused-no-such-match = Δεν υπάρχει παρτίδα { $match }. Γράψε «παρτίδες» για να δεις τις δικές σου.

refused-own-challenge = Δεν μπορείς να δεχτείς τη δική σου πρόκληση.
refused-not-invited = Αυτή η πρόκληση είναι για κάποιον άλλο.
refused-not-your-challenge = Μια πρόκληση την αποσύρει μόνο όποιος την έστειλε.
refused-expired = Αυτή η πρόκληση έληξε. Στείλε μια νέα.
refused-challenge-offered = Αυτή η πρόκληση περιμένει απάντηση.
refused-challenge-running = Αυτή η πρόκληση έγινε ήδη δεκτή.
refused-challenge-over = Η παρτίδα αυτής της πρόκλησης τελείωσε.
refused-challenge-declined = Αυτή η πρόκληση απορρίφθηκε.
refused-challenge-withdrawn = Αυτή η πρόκληση αποσύρθηκε.

refused-draw-stands = Έχεις ήδη κάνει αυτή την πρόταση.
refused-no-draw-offer = Καμία πρόταση δεν περιμένει την απάντησή σου.
refused-nothing-to-count = Δεν υπάρχει ακόμη τίποτα να μετρηθεί: πρώτα πρέπει να μπουν όλα τα πιόνια.
refused-no-claim = Δεν υπάρχει πιόνι να φυσήξεις. Στα παιχνίδια με φύσημα, φυσάς μετά την κίνηση του αντιπάλου.
refused-none-here = Καμία παρτίδα σου δεν παίζεται εδώ. Πήγαινε εκεί όπου παίζεται ή στην ιδιωτική μας συνομιλία.
refused-none-running = Δεν έχεις παρτίδα σε εξέλιξη. Γράψε «πρόκληση» για να αρχίσεις μία.
refused-none-offered = Τίποτα δεν περιμένει την απάντησή σου.

refused-notation = Το «{ $typed }» δεν είναι κίνηση. Γράψε μια κίνηση έτσι: { $example }.
refused-ambiguous = Το «{ $typed }» μπορεί να σημαίνει { $readings }. Ποια εννοείς;
refused-illegal = Το «{ $typed }» δεν επιτρέπεται: { $why }
refused-ignorant = { $why } Σε αυτή την παρτίδα χάνεις αν επιμείνεις σε μη επιτρεπτή κίνηση. Για να επιμείνεις, γράψε την ξανά με θαυμαστικό.

refused-too-long = Το κείμενο είναι πολύ μεγάλο: γράψε έως { $limit } χαρακτήρες.
refused-unknown-word = Δεν ξέρω το «{ $typed }». Γράψε «βοήθεια» για να δεις τι καταλαβαίνω.
refused-unknown-word-near = Δεν ξέρω το «{ $typed }». Μήπως εννοείς { $near };
refused-not-understood = Δεν κατάλαβα το «{ $typed }» μετά το όνομα.
refused-unknown-person = Δεν βρήκα το όνομα «{ $typed }». Για ανοιχτή πρόκληση μη γράψεις όνομα.
refused-unknown-person-near = Δεν βρήκα το όνομα «{ $typed }». Μήπως εννοείς «{ $near }»;
refused-unknown-ruleset = Δεν υπάρχει παιχνίδι «{ $typed }». Διάλεξε από αυτά: { $choices }.
refused-unknown-ruleset-near = Δεν υπάρχει παιχνίδι «{ $typed }». Μήπως εννοείς { $near };
refused-unknown-option = Το παιχνίδι { $ruleset } δεν έχει επιλογή «{ $typed }». Έχει τις εξής: { $choices }.
refused-unknown-value = Το «{ $typed }» δεν ισχύει για την επιλογή { $option }. Διάλεξε από αυτά: { $choices }.
refused-unknown-clock = Δεν καταλαβαίνω το όριο χρόνου «{ $typed }». Δοκίμασε { $choices }: m για λεπτά, h για ώρες, d για μέρες.
refused-clock-range = Το «{ $typed }» είναι πολύ μικρό ή πολύ μεγάλο. Ένα ρολόι έχει από ένα λεπτό έως έναν χρόνο, και δίνει έως 30 μέρες παραπάνω ανά κίνηση.
refused-unknown-side = Δεν υπάρχει πλευρά «{ $typed }». Διάλεξε από αυτές: { $choices }.
refused-which-ruleset = Ποιο παιχνίδι εννοείς με το «{ $typed }»;
refused-unknown-setting-key = Δεν υπάρχει ρύθμιση «{ $typed }». Διάλεξε από αυτές: { $choices }.
refused-zone-offset = Καμία ζώνη ώρας δεν απέχει { $typed } από την ώρα UTC. Γράψε μια πόλη με τη δική σου ώρα, όπως Kolkata.
refused-unknown-zone = Δεν υπάρχει ζώνη ώρας «{ $typed }». Οι ζώνες ώρας έχουν ονόματα όπως Europe/Athens.
refused-unknown-zone-near = Δεν υπάρχει ζώνη ώρας «{ $typed }». Μήπως εννοείς { $near };
refused-unknown-quiet = Το «{ $typed }» δεν είναι διάστημα ωρών. Γράψε π.χ. 22:00-08:00, στη δική σου ώρα, ή «όχι».
refused-quiet-empty = Το «{ $typed }» αρχίζει και τελειώνει την ίδια ώρα. Γράψε π.χ. 22:00-08:00 ή «όχι»· με «ειδοποιήσεις=ποτέ» δεν παίρνεις καμία ειδοποίηση.
refused-unknown-setting = Δεν υπάρχει «{ $typed }» για τη ρύθμιση { $setting }. Διάλεξε από αυτά: { $choices }.

refused-name = Το όνομα πρέπει να έχει από 1 έως { $limit } ορατούς χαρακτήρες.
refused-name-in-use = Αυτό το όνομα χρησιμοποιείται ήδη. Διάλεξε άλλο.
refused-name-reserved = Αυτό το όνομα είναι δεσμευμένο. Διάλεξε άλλο.
refused-name-is-word = Το «{ $typed }» είναι εντολή εδώ. Διάλεξε άλλο όνομα.

refused-link-code = Αυτός ο κωδικός δεν ισχύει. Γράψε «σύνδεση» στην άλλη σου πλατφόρμα για νέο κωδικό.
refused-link-same = Αυτός είναι ο δικός σου κωδικός. Γράψε τον στην άλλη σου πλατφόρμα.
refused-link-opponents = Αυτοί οι δύο λογαριασμοί παίζουν μεταξύ τους. Πρέπει πρώτα να τελειώσει η παρτίδα.
refused-link-over = Αυτή η ερώτηση δεν ισχύει πια. Γράψε «σύνδεση» για να αρχίσεις ξανά.
refused-link-undo = Δεν υπάρχει σύνδεση λογαριασμών για να αναιρέσεις.

## Why an action is not legal

illegal-notation = ένα μέρος του δεν διαβάζεται.
illegal-ambiguous = διαβάζεται με περισσότερους από έναν τρόπους.
illegal-over = η παρτίδα τελείωσε.
illegal-no-piece = δεν υπάρχει κομμάτι στο { $squares }.
illegal-not-yours = το κομμάτι στο { $squares } δεν είναι δικό σου.
illegal-same-square = η κίνηση τελειώνει εκεί όπου αρχίζει.
illegal-occupied = στο { $squares } υπάρχει ήδη κομμάτι.
illegal-not-straight = τα κομμάτια κινούνται σε ευθεία, κατά μήκος μιας γραμμής ή στήλης.
illegal-blocked = το κομμάτι στο { $squares } κλείνει τον δρόμο.
illegal-out-of-range = αυτό το κομμάτι δεν φτάνει τόσο μακριά.
illegal-out-of-throw = με αυτή τη ζαριά δεν φτάνεις τόσο μακριά.
illegal-out-of-dice = με καμία ζαριά δεν φτάνεις τόσο μακριά.
illegal-bound = το κομμάτι στο { $squares } είναι δεμένο.
illegal-not-attack = ένα ανάποδο πιόνι μπορεί να πάει μόνο δίπλα σε εχθρό.
illegal-capture-first = πρέπει να αιχμαλωτίσεις, με κομμάτι από εδώ: { $squares }.
illegal-leader-over-leader = ένας αρχηγός δεν πηδάει πάνω από τον άλλο αρχηγό στο { $squares }.
illegal-no-jump = ο αρχηγός πηδάει πάνω από κομμάτια χωρίς κενό ανάμεσά τους και πέφτει ακριβώς πίσω τους.
illegal-no-jump-near = ο αρχηγός πηδάει μόνο πάνω από μια σειρά χωρίς κενά που αρχίζει ακριβώς δίπλα του, και πέφτει ακριβώς πίσω της.
illegal-no-hop = το άλμα περνά πάνω από έναν εχθρό δίπλα στο κομμάτι και καταλήγει στο άδειο τετράγωνο ακριβώς πίσω του.
illegal-placing = μπαίνουν ακόμη πιόνια στο ταμπλό. Γράψε ένα άδειο τετράγωνο.
illegal-placed = δεν σου μένουν πιόνια να βάλεις. Για μια κίνηση γράψε δύο τετράγωνα.
illegal-never-placed = σε αυτό το παιχνίδι δεν βάζεις πιόνια. Γράψε το τετράγωνο από όπου ξεκινά ένα κομμάτι και εκείνο όπου πηγαίνει.
illegal-throw-first = πρώτα ρίξε ξανά ή πήγαινε πάσο.
illegal-thrown = τα ζάρια τα ρίχνω εγώ και για τις δύο πλευρές.
illegal-not-bound = δεν υπάρχει δεμένος εχθρός στο { $squares }.
illegal-no-huff = δεν υπάρχει τίποτα να φυσήξεις στο { $squares }.
illegal-no-capture = αυτή η κίνηση δεν αιχμαλωτίζει τίποτα στο { $squares }.
illegal-no-capture-at-all = αυτή η κίνηση δεν αιχμαλωτίζει τίποτα. Γράψε την με «-» αντί για «x».
illegal-no-bonus = δεν έχεις επιπλέον ζαριά.
