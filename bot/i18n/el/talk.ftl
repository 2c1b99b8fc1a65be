# Commands, lists, settings, help.

help =
    Προκάλεσε κάποιον και παίξτε κίνηση με κίνηση.
    πρόκληση ΟΝΟΜΑ – προκάλεσε κάποιον· αν δεν γράψεις όνομα, παίζει όποιος θέλει
    πρόκληση κομπιούτερ – παίξε με το κομπιούτερ
    a2-a5 – παίξε μια κίνηση· ή πάτα ένα κομμάτι στο ταμπλό
    παρτίδες – οι παρτίδες σου
    κανόνες – οι κανόνες κάθε παιχνιδιού· ή μια ερώτηση, π.χ. «κανόνες μπορώ να πάω πάσο;»
    γιατί a2-b3 – γιατί δεν επιτρέπεται μια κίνηση
    μαθήματα – σύντομα μαθήματα στο ταμπλό
    Άλλες εντολές: αποδοχή, απόρριψη, σχέδιο, παραίτηση, ισοπαλία, αναίρεση, ρεβάνς, επανάληψη, ρυθμίσεις

games = { $count ->
    [one] Έχεις μία παρτίδα:
   *[other] Έχεις { $count } παρτίδες:
}
digest = { $count ->
    [one] Μία παρτίδα σε περιμένει:
   *[other] { $count } παρτίδες σε περιμένουν:
}
no-games = Δεν έχεις παρτίδα σε εξέλιξη. Γράψε «πρόκληση» για να αρχίσεις μία.
which-match = Για ποια παρτίδα; Διάλεξε μία ή πρόσθεσε στην εντολή σου τον κωδικό της, όπως match=k7qd3x.
entry = { $name } · { $ruleset }
entry-yours = Σειρά σου: { $name } · { $ruleset }
entry-open = Ανοιχτή πρόκληση · { $ruleset }
entry-twin = { $entry } · { $match }

completion-captures = αιχμαλωσία: { $squares }

## Linking two accounts

done-link-code = Γράψε «σύνδεση { $code }» στην άλλη πλατφόρμα σου μέσα σε { $minutes ->
    [one] ένα λεπτό
   *[other] { $minutes } λεπτά
}. Θα σε ρωτήσω και στις δύο πλατφόρμες πριν συνδεθούν οι λογαριασμοί. Μη δώσεις τον κωδικό σε κανέναν.
link-platform = { $platform ->
    [web] web chat
    [telegram] Telegram
    [discord] Discord
   *[other] { $platform }
}
link-code-of = Αυτός ο κωδικός είναι του λογαριασμού { $name } ({ $platforms }), { $count ->
    [0] χωρίς παρτίδες
    [one] με μία παρτίδα
   *[other] με { $count } παρτίδες
}.
link-asked-by = { $name } ({ $platforms }) έγραψε τον κωδικό σου και θέλει να συνδέσετε τους λογαριασμούς σας. { $count ->
    [0] Εκείνος ο λογαριασμός δεν έχει παρτίδες
    [one] Εκείνος ο λογαριασμός έχει μία παρτίδα
   *[other] Εκείνος ο λογαριασμός έχει { $count } παρτίδες
}.
link-own = Αυτός ο λογαριασμός: { $name } ({ $platforms }), { $count ->
    [0] χωρίς παρτίδες
    [one] με μία παρτίδα
   *[other] με { $count } παρτίδες
}.
link-joins = Αν συνδέσεις τους δύο λογαριασμούς, γίνονται ένας. Από κάθε πλατφόρμα θα μπορείς να παίζεις όλες τις παρτίδες τους και να παραιτείσαι από αυτές.
link-warning-typed = Επιβεβαίωσε μόνο αν ζήτησες εσύ αυτόν τον κωδικό. Αν σου τον έδωσε κάποιος άλλος, πάτα «Άκυρο».
link-warning-asked = Επιβεβαίωσε μόνο αν έγραψες εσύ τον κωδικό στην άλλη σου πλατφόρμα. Αλλιώς πάτα «Άκυρο».
link-undo-typed = Μπορείς να αναιρέσεις τη σύνδεση με «link undo» μέσα σε { $days ->
    [one] μία μέρα
   *[other] { $days } μέρες
}. Τότε παίρνεις πίσω ό,τι έχεις τώρα· οι παρτίδες που θα αρχίσουν μετά τη σύνδεση μένουν στον λογαριασμό { $name }.
link-undo-asked = Μπορείς να αναιρέσεις τη σύνδεση με «link undo» μέσα σε { $days ->
    [one] μία μέρα
   *[other] { $days } μέρες
}. Τότε { $name } παίρνει πίσω ό,τι έχει τώρα· οι παρτίδες που θα αρχίσουν μετά τη σύνδεση μένουν σε εσένα.
link-waits = Τώρα επιβεβαίωσε τη σύνδεση και από τον λογαριασμό { $name }, μέσα σε { $minutes ->
    [one] ένα λεπτό
   *[other] { $minutes } λεπτά
}. Σε ρωτάω εκεί· αν γράψεις «σύνδεση», βλέπεις ξανά την ερώτηση. Οι λογαριασμοί δεν έχουν συνδεθεί ακόμη.
link-undo-ask = Ο λογαριασμός { $name } είναι συνδεδεμένος με αυτόν εδώ. Μπορείς να αναιρέσεις τη σύνδεση έως { $until }. Αν το κάνεις, { $count ->
    [0] καμία παρτίδα δεν επιστρέφει
    [one] μία παρτίδα επιστρέφει
   *[other] { $count } παρτίδες επιστρέφουν
} στον λογαριασμό { $name }, και όσες άρχισαν μετά τη σύνδεση μένουν σε εσένα.
button-link-yes = Σύνδεση
button-link-no = Άκυρο
button-link-undo = Αναίρεση σύνδεσης
done-linked = Η σύνδεση έγινε: ο λογαριασμός { $name } είναι πλέον μέρος αυτού του λογαριασμού. Αν έγινε κατά λάθος, γράψε «link undo» έως { $until }.
done-link-cancelled = Η σύνδεση ακυρώθηκε. Οι λογαριασμοί μένουν χωριστοί.
done-unlinked = Η σύνδεση αναιρέθηκε: ο λογαριασμός { $name } είναι ξανά χωριστός, { $count ->
    [0] χωρίς παρτίδες
    [one] με μία παρτίδα
   *[other] με { $count } παρτίδες
}.

settings-now = Οι ρυθμίσεις σου
setting-orientation = Ταμπλό: { $value ->
    [own] η πλευρά μου κάτω
    [first] τα { side-first } κάτω
   *[second] τα { side-second } κάτω
}
setting-confirm = Επιβεβαίωση κινήσεων: { $value ->
    [on] πάντα
    [off] ποτέ
   *[auto] μόνο στις επικίνδυνες
}
set-confirm = { $value ->
    [on] Επιβεβαίωση κάθε κίνησης
    [off] Καμία επιβεβαίωση
   *[auto] Επιβεβαίωση επικίνδυνων
}
setting-results = Αποτελέσματα: { $value ->
    [played] τα βλέπουν όσοι έπαιξαν μαζί μου
    [nobody] τα βλέπω μόνο εγώ
   *[everyone] τα βλέπουν όλοι
}
set-results = { $value ->
    [played] Τα βλέπουν οι αντίπαλοί μου
    [nobody] Τα βλέπω μόνο εγώ
   *[everyone] Τα βλέπουν όλοι
}
setting-theme = Εμφάνιση: { $value }
setting-language = Γλώσσα: { $value ->
    [auto] αυτόματη
   *[other] { $value }
}
set-orientation = { $value ->
    [own] Η πλευρά μου κάτω
    [first] Τα { side-first } κάτω
   *[second] Τα { side-second } κάτω
}
set-theme = Εμφάνιση: { $value }
set-language = { $value ->
    [auto] Αυτόματη
   *[other] { $value }
}
setting-zone = Ζώνη ώρας: { $value }
setting-hint-zone = Διάλεξε την ώρα που δείχνει τώρα το ρολόι σου και μετά ένα μέρος κοντά σου. Μπορείς και να γράψεις «ρυθμίσεις ζώνη=Europe/Athens».
zone-hour = { $time } ({ $offset })
zone-name = { $zone }
menu-more-zone = Άλλη ζώνη ώρας …
menu-more-quiet = Άλλες ώρες ησυχίας …
menu-vacation = Διακοπές: παύση σε όλα τα ρολόγια μου
set-zone = Ζώνη ώρας: { $value }
setting-notices = Ειδοποιήσεις: { $value ->
    [mention] εκεί όπου παίζεται η παρτίδα, ή στην ιδιωτική μας συνομιλία
    [direct] μόνο στην ιδιωτική μας συνομιλία
    [digest] μία φορά τη μέρα
   *[none] καμία
}
set-notices = { $value ->
    [mention] Στη συνομιλία της παρτίδας
    [direct] Μόνο στην ιδιωτική συνομιλία
    [digest] Ειδοποίηση μία φορά τη μέρα
   *[none] Καμία ειδοποίηση
}
setting-quiet = Ώρες ησυχίας: { $value ->
    [off] καμία
   *[other] { $value }
}
setting-hint-quiet = Στις ώρες ησυχίας οι ειδοποιήσεις δεν κάνουν ήχο. Για άλλες ώρες γράψε «ρυθμίσεις ησυχία=23:30-7».
set-quiet = { $value ->
    [off] Χωρίς ώρες ησυχίας
   *[other] Ώρες ησυχίας { $value }
}
settings-sample = Έτσι φαίνονται τα ταμπλό σου: { $theme }.
button-settings-back = Όλες οι ρυθμίσεις

# Buttons that open a setting, with its value: at most 24 characters
tab-orientation = Ταμπλό: { $value ->
    [own] η πλευρά μου κάτω
    [first] τα { side-first } κάτω
   *[second] τα { side-second } κάτω
}
tab-theme = Εμφάνιση: { $value ->
    [marble] μάρμαρο
    [terracotta] τερακότα
    [papyrus] πάπυρος
    [night] νύχτα
   *[contrast] αντίθεση
}
tab-letters = Τετράγωνα: { $value ->
    [game] του παιχνιδιού
    [latin] a1, b2
   *[attic] ελληνικά
}
tab-confirm = Επιβεβαίωση: { $value ->
    [on] πάντα
    [off] ποτέ
   *[auto] στις επικίνδυνες
}
tab-results = Αποτελέσματα: { $value ->
    [played] για αντιπάλους
    [nobody] για μένα
   *[everyone] για όλους
}
tab-language = Γλώσσα: { $value ->
    [auto] αυτόματη
   *[other] { $value }
}
tab-zone = Ζώνη: { $value }
tab-notices = Ειδοποιήσεις: { $value ->
    [mention] στην παρτίδα
    [direct] ιδιωτικά
    [digest] μία τη μέρα
   *[none] καμία
}
tab-quiet = Ώρες ησυχίας: { $value ->
    [off] καμία
   *[other] { $value }
}

theme-marble = μάρμαρο
theme-terracotta = τερακότα, σαν ελληνικά αγγεία
theme-papyrus = πάπυρος
theme-night = νύχτα
theme-contrast = υψηλή αντίθεση

word-challenge = προκάλεσε κάποιον· χωρίς όνομα, παίζει όποιος θέλει
word-accept = δέξου μια πρόκληση ή πρόταση
word-decline = απόρριψε πρόκληση ή πρόταση
word-withdraw = απόσυρε την πρόκλησή σου
word-move = παίξε μια κίνηση
word-board = δείξε το ταμπλό
word-games = οι παρτίδες σου
word-huff = φύσα πιόνι που παρέλειψε αιχμαλωσία
word-resign = παραίτηση από παρτίδα
word-draw = πρότεινε ή δέξου ισοπαλία
word-rules = κανόνες κάθε παιχνιδιού
word-settings = ταμπλό, εικόνες, γλώσσα, ζώνη ώρας, ειδοποιήσεις, διακοπές, αποκλεισμοί
word-link = σύνδεσε λογαριασμούς δύο πλατφορμών
word-help = οι βασικές εντολές
