# What only Discord needs: the commands' descriptions, at most 100 characters, and a few buttons.

discord-group = Επιτραπέζια με Έλληνες και Ρωμαίους στρατιώτες, κίνηση με κίνηση
discord-group-match = σε μια παρτίδα
discord-group-account = ο λογαριασμός σου: πλατφόρμες, δεδομένα

discord-menu-challenge = Πρόκληση στην Petteia
discord-menu-profile = Αποτελέσματα στην Petteia
discord-menu-board = Το ταμπλό μου

discord-option-opponent = Ποιον προκαλείς· κενό για ανοιχτή πρόκληση
discord-option-profile = Ποιανού αποτελέσματα· κενό για τα δικά σου
discord-option-scope = Παρτίδες αυτού του server ή όλες
discord-option-season = Όλες οι σεζόν, αυτή ή η προηγούμενη
discord-option-rated = Αν η παρτίδα βαθμολογείται
discord-rated = { $value ->
    [on] με βαθμολογία
   *[off] φιλική
}
discord-double = { $value ->
    [on] δύο φορές
   *[off] μία φορά
}
discord-option-ruleset = Το παιχνίδι
discord-option-topic = Ένα θέμα ή μια ερώτηση με δικά σου λόγια
discord-option-options = Αλλαγές στους κανόνες, π.χ. edge=on· ή διάλεξε σε φόρμα
discord-option-side = Με ποια πλευρά παίζεις
discord-option-clock = Όριο χρόνου, π.χ. 5m+10s, 3d ή «χωρίς»· και ,hard ή ,weekends
discord-option-code = Κωδικός της πρόκλησης
discord-option-part = Ποιο μέρος της εξαγωγής
discord-option-word = Μια λέξη που αλλάζει τις ζαριές, ώστε κανείς να μην τις διαλέγει
discord-option-match = Ποια παρτίδα, αν έχεις πολλές
discord-option-text = Η κίνησή σου, π.χ. a2-a5
discord-option-line = Κίνηση αντιπάλου κι απάντηση, π.χ. c7-c4 b2-b4· «drop» σβήνει
discord-option-squares = Τετράγωνα πιονιών, π.χ. a1-h1· «drop» σβήνει
discord-option-square = Το τετράγωνο του πιονιού που φυσάς
discord-option-confirm = Πότε ρωτάω πριν παιχτεί μια κίνηση
discord-option-orientation = Ποια πλευρά είναι κάτω στα ταμπλό σου
discord-option-theme = Η όψη των ταμπλό σου
discord-option-block = Ποιον αποκλείεις
discord-option-unblock = Ποιον δεν αποκλείεις πια
discord-option-language = Σε ποια γλώσσα σου μιλάω
discord-option-zone = Η ζώνη ώρας σου, π.χ. Europe/Athens, για ώρες εκτός Discord
discord-option-event = Νέο (μορφή παιχνίδι), συμμετοχή, αποχώρηση, έναρξη, κατάταξη, ζευγάρια, κωδικός
discord-option-name = Το όνομα του τουρνουά
discord-option-days = Πόσες μέρες έχει ο γύρος
discord-option-rounds = Γύροι ενός ελβετικού τουρνουά
discord-option-double = Αν κάθε ζευγάρι παίζει δύο φορές
discord-option-results = Ποιος βλέπει πόσες παρτίδες κέρδισες
discord-option-notices = Πώς σου λέω ότι είναι σειρά σου
discord-option-quiet = Ώρες χωρίς ήχο ειδοποιήσεων, στην ώρα σου, π.χ. 22:00-08:00, ή «όχι»
discord-option-vacation = Παύση σε όλα τα ρολόγια: για 14d, ως μέρα όπως 2026-12-03, ή «όχι»
discord-option-link-code = Ο κωδικός από την άλλη πλατφόρμα, ή «undo»· κενό για νέο κωδικό
discord-option-sure = Επιβεβαίωσε· κενό για να σε ρωτήσω


discord-choose = Διάλεξε
discord-another-piece = Άλλο κομμάτι
discord-sides = { $one } { side-first }: { $first } · { $two } { side-second }: { $second }
discord-open-board = Άνοιξε το ταμπλό
discord-to-board = Στο ταμπλό
discord-type = Γράψε την κίνηση
discord-type-title = Η κίνησή σου
discord-type-label = Δύο τετράγωνα, π.χ. a2-a5
discord-post-here = Δημοσίευσε εδώ
discord-posted = { $name } το δημοσίευσε.
# The name of a match’s thread
discord-thread = { $first } – { $second }: { $ruleset }
discord-passed = Η παρτίδα προχώρησε· το νεότερο ταμπλό είναι πιο κάτω.
discord-gone = Αυτή η πρόκληση δεν είναι πια ανοιχτή.
discord-no-bots = Τα bot δεν παίζουν. Προκάλεσε έναν άνθρωπο ή άφησε κενό τον αντίπαλο για ανοιχτή πρόκληση.
discord-trouble = Κάτι πήγε στραβά. Δοκίμασε ξανά σε λίγο.
discord-done = Έγινε, αλλά η απάντησή μου χάθηκε. Να πώς είναι τώρα η παρτίδα.
discord-done-unshown = Έγινε, αλλά δεν μπορώ να το δείξω τώρα. Δες την παρτίδα με /petteia board.

discord-help =
    Προκάλεσε κάποιον και παίξτε κίνηση με κίνηση, σε κανάλι, νήμα ή προσωπικά μηνύματα.
    /petteia challenge – προκάλεσε κάποιον· αν δεν γράψεις όνομα, παίζει όποιος θέλει
    /petteia move – παίξε μια κίνηση· ή πάτα «Κίνηση» κάτω από το ταμπλό
    /petteia games – οι παρτίδες σου
    /petteia rules – οι κανόνες κάθε παιχνιδιού
    /petteia why – γιατί δεν επιτρέπεται μια κίνηση
    /petteia learn – σύντομα μαθήματα στο ταμπλό
    /petteia account link – σύνδεσε τον λογαριασμό σου στο Telegram ή στο web chat
discord-no-activity = Το ταμπλό δεν ανοίγει πια εδώ. Χρησιμοποίησε τα κουμπιά στη συνομιλία.

# Forms. Titles and labels have at most 45 characters, what stands below them 100.
discord-form-open = Διάλεξε σε φόρμα
discord-form-title = Νέα πρόκληση
discord-form-opponent = Αντίπαλος
discord-form-clock = Όριο χρόνου
discord-form-kept = Άφησε αυτό το πεδίο κενό για να μείνει το όριο χρόνου όπως είναι.
discord-form-wish = { $side ->
    [first] Αρχίζω με τα { side-first }
    [second] Παίζω με τα { side-second }
   *[lot] Τυχαίες πλευρές
}
discord-form-ticks = Τσέκαρε ό,τι θέλεις
discord-form-otherwise = Αλλιώς: { $value }
discord-form-compulsory = Αιχμαλωσίες
discord-form-board = Ταμπλό
discord-form-files = Στήλες
discord-form-ranks = Γραμμές
discord-form-record = Δες μια καταγραφή
discord-form-text = Επικόλλησε εδώ την καταγραφή
discord-form-file = Ή ανέβασε ένα αρχείο
discord-form-size = Αρχείο κειμένου έως { $count } KB
discord-no-form = Αυτή η φόρμα δεν ανοίγει εδώ. Γράψε μια εντολή.
