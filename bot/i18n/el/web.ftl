# The web chat's own texts: the page, its form, its connection. None takes a parameter.

web-title = Petteia
web-tagline = Επιτραπέζια με Έλληνες και Ρωμαίους στρατιώτες, για να παίζεις με φίλους.
web-scriptless = Αυτό το chat χρειάζεται JavaScript. Δεν φορτώνει τίποτα από άλλους server.
web-skip = Μετάβαση στο πεδίο μηνύματος
web-skip-board = Μετάβαση στο ταμπλό

# The form on the first visit
web-first-task-1 = Παίζεις με τα Πορτοκαλί. Πάτα το σημαδεμένο τετράγωνο για να κλείσεις τον εχθρό ανάμεσα σε δύο πιόνια σου.
web-first-done-1 = Τον αιχμαλώτισες!
web-first-task-2 = Τώρα μπες ανάμεσα σε δύο εχθρούς. Δεν κινδυνεύεις, και αυτή τη φορά τους αιχμαλωτίζεις και τους δύο.
web-first-done-2 = Δύο μαζί!
web-first-task-3 = Τώρα αιχμαλώτισε τον αρχηγό.
web-first-done-3 = Αιχμαλώτισες τον αρχηγό και νίκησες. Πώς σε λένε;
web-how-to-move = Πάτα ένα από τα σημαδεμένα κομμάτια και μετά ένα τετράγωνο.
web-name-label = Το όνομά σου
web-name-hint = Έως 32 χαρακτήρες. Το βλέπουν οι αντίπαλοί σου.
web-name-missing = Γράψε το όνομά σου.
web-invitation-label = Πρόσκληση
web-invitation-hint = Η μυστική λέξη που σου έδωσε ο υπεύθυνος αυτού του chat.
web-invitation-wrong = Η πρόσκληση δεν είναι σωστή. Έλεγξέ την και δοκίμασε ξανά.
web-invitation-wait = Πολλές προσπάθειες. Περίμενε ένα λεπτό και δοκίμασε ξανά.
web-enter = Ρίξε πρώτα μια ματιά
web-recovery = Έχω κωδικό ανάκτησης
web-recovery-name = Όνομα του λογαριασμού σου
web-recovery-label = Κωδικός ανάκτησης
web-recovery-enter = Είσοδος
web-recovery-wrong = Το όνομα και ο κωδικός δεν ταιριάζουν ή ο κωδικός έχει ήδη χρησιμοποιηθεί. Έλεγξέ τα και τα δύο.

# The chat
web-bar-label = Κύριο μενού
web-bar-play = Παίξε
web-bar-matches = Παρτίδες
web-bar-puzzle = Γρίφος
web-bar-learn = Μαθήματα
web-bar-me = Εγώ
web-feed-label = Συνομιλία
web-composer-label = Μήνυμα στην Petteia
web-composer-placeholder = Κίνηση ή εντολή
web-send = Αποστολή
web-words-label = Όλες οι εντολές
web-completions-label = Προτάσεις
web-completions-open = Εμφανίζονται προτάσεις: διάλεξε με τα βέλη και πάτα Tab για αποδοχή.
web-you = Εσύ
web-bot = Petteia
web-newest = Νεότερα μηνύματα

# The pages about what is kept and how the chat may be used
web-privacy = Απόρρητο
web-terms = Όροι

# The opening and invitations
web-join-enter = Δέξου και παίξε
web-join-closed = Αυτή η πρόσκληση δεν ισχύει πια. Ζήτησε νέα ή προσκάλεσε εσύ κάποιον.
web-lobby = Ψάχνουν αντίπαλο
web-opening-games = Διάλεξε παιχνίδι
web-copy-link = Αντιγραφή συνδέσμου
web-copied = Αντιγράφηκε
web-share = Κοινοποίηση
web-share-text = Έλα να παίξουμε Petteia:
web-qr-code = Κωδικός QR του συνδέσμου, για σάρωση από άλλο τηλέφωνο

# A match
web-board-label = Ταμπλό· με τα βέλη πηγαίνεις από τετράγωνο σε τετράγωνο
web-squares-fold = Τα τετράγωνα ως κουμπιά
web-your-turn = Σειρά σου
web-ways-label = Περιήγηση στην παρτίδα
web-letters = Το ταμπλό με γράμματα
web-film-drawing = Ετοιμάζεται το βίντεο …
web-film-play = Αναπαραγωγή βίντεο
web-film-stop = Διακοπή βίντεο
web-film-lost = Το βίντεο έληξε. Ζήτησέ το ξανά.
web-moves-label = Κινήσεις
web-turn-board = Γύρισε το ταμπλό
web-more = Περισσότερα
web-taken-label = Αιχμάλωτα:
web-bars-label = Εμφάνιση ή απόκρυψη του πεδίου μηνύματος
web-copy = Αντιγραφή
web-save = Αποθήκευση σε αρχείο

# The connection
web-connecting = Σύνδεση …
web-reconnecting = Επανασύνδεση …
web-offline = Χωρίς σύνδεση
web-alone = Δεν υπάρχει σύνδεση με την Petteia. Η σελίδα θα συνεχίσει μόνη της μόλις επανέλθει η σύνδεση.
web-connected = Η σύνδεση επανήλθε.
web-unsent = Το μήνυμα δεν στάλθηκε: δεν υπάρχει σύνδεση.
web-unanswered = Η σύνδεση χάθηκε πριν έρθει απάντηση. Κοίτα το ταμπλό πριν ξαναστείλεις το μήνυμά σου.
web-unreachable = Ο server δεν απαντά. Δοκίμασε ξανά.
web-missing = Εδώ δεν υπάρχει τίποτα
web-missing-words = Δεν υπάρχει σελίδα σε αυτή τη διεύθυνση. Ίσως η διεύθυνση γράφτηκε λάθος ή ο σύνδεσμος είναι πολύ παλιός.
web-missing-way = Πήγαινε στα παιχνίδια
web-unreadable = Η σελίδα δεν είναι πια ενημερωμένη. Φόρτωσέ την ξανά.
web-trouble = Κάτι πήγε στραβά. Δοκίμασε ξανά σε λίγο.
web-embedded-refused = Η Petteia δεν μπόρεσε να σε συνδέσει. Κλείσε αυτή τη σελίδα και άνοιξέ την ξανά.
web-hurried = Στέλνεις πολλά αιτήματα μαζί. Δοκίμασε ξανά σε λίγο.
web-wrong-host = Αυτό το chat δεν είναι διαθέσιμο σε αυτή τη διεύθυνση. Αν το διαχειρίζεσαι εσύ, γράψε στις ρυθμίσεις, στο public_url του [web], τη διεύθυνση που ανοίγει ο κόσμος, όπως https://petteia.example.org.
web-wrong-page = Αυτό γίνεται μόνο από τη σελίδα αυτού του chat. Άνοιξε το chat και δοκίμασε ξανά εκεί.

# A match that anyone may watch
web-watch-title = { $one } – { $other }: { $game }
web-watch-play = Παίξε Petteia
