# Reports, what is decided about them, and what the person says to that.

word-reports = αναφορές που περιμένουν, για διαχειριστές server ή ομάδας
word-appeal = κάνε ένσταση σε απόφαση που σε αφορά

button-reports = Όλες οι αναφορές
button-case = Αναφορά { $case }

behaviour-stalling = Καθυστέρηση
behaviour-engine = Κινήσεις από πρόγραμμα

# What can be decided; buttons
verdict-nothing = Καμία ενέργεια
verdict-warn = Προειδοποίηση
verdict-mute = Σίγαση για μία εβδομάδα
verdict-bar = Χωρίς βαθμολογία για 1 μήνα
verdict-block = Αποκλεισμός για έναν χρόνο

report-what = Ο αντίπαλός σου δεν έχει πει τίποτα. Τι θέλεις να αναφέρεις;
reports = { $count ->
    [0] Δεν περιμένει καμία αναφορά.
    [one] Μία αναφορά περιμένει:
   *[other] { $count } αναφορές περιμένουν, η παλιότερη πρώτη:
}
news-reports = { $count ->
    [one] Μία αναφορά περιμένει. Οι διαχειριστές τη βλέπουν αν γράψουν «αναφορές».
   *[other] { $count } αναφορές περιμένουν. Οι διαχειριστές τις βλέπουν αν γράψουν «αναφορές».
}

case-message = { $case }. { $name } έγραψε: { $text }
case-play = { $case }. { $name }, αναφορά για: { $behaviour }
# $found: what the test found, as a sentence
case-finding = { $case }. { $name }, αναφορά από αυτόματο έλεγχο. { $found }
case-match = Παρτίδα { $match }, { $ruleset }, { $at }
case-reporter = Αναφορά από { $name }
case-decided = Απόφαση, { $at }: { $verdict }
case-appeal = Ένσταση στην απόφαση: { $text }

# $by: “operator”, or the platform of the server or group
# $kind: a message, the play in one match, or a finding in rated matches
decision-why = { $by ->
    [operator] Ο υπεύθυνος αυτού του bot πήρε μια απόφαση για { $kind ->
        [message] ένα μήνυμά σου στην παρτίδα { $match }.
        [match] το παιχνίδι σου στην παρτίδα { $match }.
       *[finding] τις παρτίδες σου με βαθμολογία.
    }
    [discord] Οι διαχειριστές του server στο Discord όπου έγινε η παρτίδα { $match } πήραν μια απόφαση για { $kind ->
        [message] ένα μήνυμά σου εκεί.
        [match] το παιχνίδι σου εκεί.
       *[finding] τις παρτίδες σου με βαθμολογία εκεί.
    }
   *[telegram] Οι διαχειριστές της ομάδας στο Telegram όπου έγινε η παρτίδα { $match } πήραν μια απόφαση για { $kind ->
        [message] ένα μήνυμά σου εκεί.
        [match] το παιχνίδι σου εκεί.
       *[finding] τις παρτίδες σου με βαθμολογία εκεί.
    }
}
decision-nothing = Η απόφαση δεν έχει καμία συνέπεια για εσένα.
decision-warn = Αυτό είναι μια προειδοποίηση. Τήρησε τους όρους χρήσης.
decision-mute = { $by ->
    [operator] Δεν μπορείς να στέλνεις μηνύματα σε αντιπάλους έως { $until }.
   *[other] Έως { $until } δεν μπορείς να στέλνεις μηνύματα σε αντιπάλους στις παρτίδες που έγιναν εκεί.
}
decision-bar = { $by ->
    [operator] Δεν μπορείς να αρχίσεις παρτίδες με βαθμολογία έως { $until }.
   *[other] Δεν μπορείς να αρχίσεις εκεί παρτίδες με βαθμολογία έως { $until }.
}
decision-block = { $by ->
    [operator] Δεν μπορείς να αρχίσεις παρτίδες έως { $until }.
   *[other] Δεν μπορείς να αρχίσεις παρτίδες εκεί έως { $until }.
}
decision-appeal = Μπορείς να κάνεις μία ένσταση: γράψε «ένσταση» και ό,τι θέλεις να πεις.

done-appealed = Ευχαριστώ. Την ένστασή σου θα τη διαβάσουν όσοι πήραν την απόφαση.

refused-many-reports = Έφτασες το όριο: { $most } αναφορές σου περιμένουν ακόμη. Περίμενε να εξεταστούν μερικές.
refused-report-computer = Δεν μπορείς να αναφέρεις το κομπιούτερ.
refused-no-case = Δεν υπάρχει τέτοια αναφορά.
refused-case-closed = Για αυτή την αναφορά υπάρχει ήδη απόφαση.
refused-no-reports = Χρησιμοποίησε αυτή την εντολή σε server ή ομάδα που διαχειρίζεσαι.
refused-no-decision = Δεν υπάρχει καμία απόφαση για σένα.
refused-appealed = Έχεις ήδη κάνει ένσταση σε αυτή την απόφαση.
refused-appeal-long = Μια ένσταση μπορεί να έχει έως { $limit } χαρακτήρες. Δεν στάλθηκε τίποτα.
refused-sanctioned-mute = Δεν μπορείς να στέλνεις μηνύματα εδώ έως { $until }. Γράψε «ένσταση» για να δεις γιατί.
refused-sanctioned-bar = Δεν μπορείς να αρχίσεις εδώ παρτίδες με βαθμολογία έως { $until }. Γράψε «ένσταση» για να δεις γιατί.
refused-sanctioned-block = Δεν μπορείς να αρχίσεις παρτίδες εδώ έως { $until }. Γράψε «ένσταση» για να δεις γιατί.

discord-option-case = Αριθμός αναφοράς· κενό για όσες περιμένουν
discord-option-behaviour = Τι αναφέρεις αντί για μήνυμα
discord-option-appeal = Τι θέλεις να πεις, έως 400 χαρακτήρες· κενό για να δεις την απόφαση
