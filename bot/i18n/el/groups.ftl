# Settings of a Discord server or a Telegram group, for those who manage it.

word-group = ρυθμίσεις αυτού του server ή ομάδας, για διαχειριστές

group-now = Ρυθμίσεις για όλους εδώ
group-where = Οι προκλήσεις επιτρέπονται μόνο εδώ: { $places }.
group-posted-puzzle = Ο γρίφος της ημέρας δημοσιεύεται εδώ: { $place }.
group-posted-digest = Η εβδομαδιαία σύνοψη δημοσιεύεται εδώ: { $place }.
group-posted-events = Τα τουρνουά ανακοινώνονται εδώ: { $place }.
group-posted-reports = Οι νέες αναφορές ανακοινώνονται εδώ: { $place }.

# Buttons that open a setting, with its value: at most 24 characters
group-tab-language = Γλώσσα: { $value ->
    [auto] αυτόματη
   *[other] { $value }
}
group-tab-ruleset = Παιχνίδι: { $value ->
    [auto] προεπιλογή
   *[other] { $value }
}
# $value: how many places are chosen, 0 for all
group-tab-places = Προκλήσεις: { $value ->
    [0] παντού
    [one] 1 μέρος
   *[other] { $value } μέρη
}
group-tab-threads = Νήματα: { $value ->
    [on] ναι
   *[off] όχι
}
group-tab-answers = Απαντήσεις: { $value ->
    [group] εδώ
   *[private] ιδιωτικά
}
group-tab-puzzle = Γρίφος ημέρας: { $value ->
    [on] ναι
   *[off] όχι
}
group-tab-digest = Σύνοψη: { $value ->
    [on] κάθε εβδομάδα
   *[off] όχι
}
group-tab-events = Τουρνουά: { $value ->
    [on] σε ένα κανάλι
   *[off] όπου φτιάχτηκαν
}
group-tab-reports = Αναφορές: { $value ->
    [on] ναι
   *[off] όχι
}

# What it means to choose a value
group-set-language = { $value ->
    [auto] Αυτόματη
   *[other] { $value }
}
group-set-ruleset = { $value ->
    [auto] Προεπιλεγμένο παιχνίδι
   *[other] { $value }
}
group-set-places = { $value ->
    [here] Προκλήσεις εδώ
    [not-here] Όχι προκλήσεις εδώ
   *[all] Προκλήσεις παντού
}
group-set-threads = { $value ->
    [on] Ένα νήμα ανά παρτίδα
   *[off] Χωρίς νήματα
}
group-set-answers = { $value ->
    [group] Απάντηση στην ομάδα
   *[private] Απάντηση ιδιωτικά
}
group-set-puzzle = { $value ->
    [here] Γρίφος κάθε μέρα εδώ
   *[off] Χωρίς γρίφο ημέρας
}
group-set-digest = { $value ->
    [here] Σύνοψη κάθε εβδομάδα εδώ
   *[off] Χωρίς σύνοψη
}
group-set-events = { $value ->
    [here] Ανακοίνωση τουρνουά εδώ
   *[off] Όπου φτιάχτηκε κάθε τουρνουά
}
group-set-reports = { $value ->
    [here] Ανακοίνωση αναφορών εδώ
   *[off] Χωρίς ανακοινώσεις
}

refused-no-group = Αυτές οι ρυθμίσεις είναι για server του Discord ή ομάδα του Telegram. Χρησιμοποίησε εκεί την εντολή.
refused-not-manager = Τις ρυθμίσεις εδώ τις αλλάζουν μόνο οι διαχειριστές του server ή της ομάδας.
refused-many-places = Μπορείς να διαλέξεις έως { $most } μέρη. Βγάλε πρώτα ένα.
refused-elsewhere = Εδώ δεν επιτρέπονται προκλήσεις. Επιτρέπονται μόνο σε: { $places }.
