# Records: transcripts of whole games, to save and to view.

word-record = πάρε την καταγραφή μιας παρτίδας ή δες μία
button-record = Καταγραφή

record-given = { $count ->
    [0] Η καταγραφή της παρτίδας { $match }: καμία κίνηση ακόμη.
    [one] Η καταγραφή της παρτίδας { $match }: μία κίνηση.
   *[other] Η καταγραφή της παρτίδας { $match }: { $count } κινήσεις.
}
record-game = { $count ->
    [0] { $ruleset }: καμία κίνηση ακόμη.
    [one] { $ruleset }: μία κίνηση.
   *[other] { $ruleset }: { $count } κινήσεις.
}
record-won = Νίκησε η πλευρά { $side }: { $reason }.
record-open = Η καταγραφή τελειώνει εδώ. Σειρά έχει: { $side }.

record-misprint = Το τυπωμένο «{ $text }» είναι τυπογραφικό λάθος: εκείνη η ζαριά δεν επιτρέπει την κίνηση. Το διαβάζω ως 32.

refused-record = Αυτή η καταγραφή δεν διαβάζεται. Γραμμή { $line }: { $fault }
refused-record-at = Αυτή η καταγραφή δεν διαβάζεται. Κίνηση { $number }, γραμμή { $line }: { $fault }

record-fault-too-long = το κείμενο είναι πολύ μεγάλο.
record-fault-tag = το «{ $text }» δεν είναι ετικέτα. Μια ετικέτα γράφεται έτσι: [Ruleset "lemery-petteia"].
record-fault-tag-twice = η ετικέτα { $text } υπάρχει δύο φορές.
record-fault-tag-missing = λείπει η ετικέτα { $text }. Κάθε καταγραφή χρειάζεται [Ruleset "…"] και [Result "…"].
record-fault-ruleset = δεν υπάρχει παιχνίδι «{ $text }». Διάλεξε από αυτά: { $choices }.
record-fault-fen = το «{ $text }» δεν είναι θέση αυτού του παιχνιδιού.
record-fault-number = το «{ $text }» δεν είναι ο επόμενος αριθμός. Οι κινήσεις αριθμούνται με τη σειρά: 1), 2), 3).
record-fault-second = εδώ αρχίζει άλλη παρτίδα. Μια καταγραφή έχει μόνο μία παρτίδα, οπότε στείλε την άλλη χωριστά.
record-fault-half = το «{ $text }» δεν είναι κίνηση.
record-fault-missing = λείπει η κίνηση της πλευράς { $side }.
record-fault-missed = υπάρχει «...» για την πλευρά { $side }, ενώ είναι η σειρά της.
record-fault-turn = υπάρχει «{ $text }» για την πλευρά { $side }, αλλά σειρά έχει η άλλη πλευρά.
record-fault-refused = το «{ $text }» ({ $side }) δεν επιτρέπεται, γιατί { $why }
record-fault-result = το «{ $text }» δεν είναι αποτέλεσμα. Ένα αποτέλεσμα γράφεται έτσι: 1-0 (resignation).
record-fault-untrue = η παρτίδα δεν τελειώνει με «{ $text }».
record-fault-late = το «{ $text }» έρχεται μετά το αποτέλεσμα.

discord-option-record = Επικόλλησε εδώ μια καταγραφή
discord-option-file = Καταγραφή παρτίδας σε αρχείο κειμένου
