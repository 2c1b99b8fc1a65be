# Playing against the computer.

# The computer as a player, wherever its name is shown
computer-name = { $level ->
    [0] Κομπιούτερ (επίπεδο 0, για παιδί)
    [1] Κομπιούτερ (επίπεδο 1, αρχάριο)
    [3] Κομπιούτερ (επίπεδο 3, εύκολο)
    [5] Κομπιούτερ (επίπεδο 5, μέτριο)
    [6] Κομπιούτερ (επίπεδο 6, δύσκολο)
    [8] Κομπιούτερ (επίπεδο 8, μετρ)
   *[other] Κομπιούτερ (επ. { $level })
}

button-computer = Παίξε με το κομπιούτερ
button-next-level = Επόμενο: { $name }

computer-levels = Πόσο δυνατό να είναι το κομπιούτερ; Το παιχνίδι είναι { $ruleset }, χωρίς ρολόι.
computer-level-child = Για παιδί (επίπεδο 0)
computer-level-beginner = Αρχάριο (επίπεδο 1)
computer-level-easy = Εύκολο (επίπεδο 3)
computer-level-medium = Μέτριο (επίπεδο 5)
computer-level-hard = Δύσκολο (επίπεδο 6)
computer-level-master = Μετρ (επίπεδο 8)

done-computer = Η παρτίδα σου με { $name } άρχισε.
computer-busy = Πολλοί παίζουν τώρα με το κομπιούτερ. Η κίνησή του θα αργήσει περίπου { $seconds } δευτερόλεπτα.
computer-stopped = Το κομπιούτερ δεν μπορεί να παίξει τώρα. Η παρτίδα σου μένει και θα συνεχιστεί μόλις μπορέσει.

refused-no-computer = Το κομπιούτερ δεν μπορεί να παίξει τώρα. Προκάλεσε κάποιον ή δοκίμασε ξανά αργότερα.
refused-computer-level = Το κομπιούτερ δεν έχει επίπεδο { $typed }. Διάλεξε από { $least } (νικά και ένα παιδί) έως { $most }.
refused-computer-clock = Με το κομπιούτερ δεν υπάρχει ρολόι: παίξε με την ησυχία σου. Προκάλεσέ το ξανά χωρίς ρολόι.
refused-computer-block = Δεν μπορείς να αποκλείσεις το κομπιούτερ. Δεν προκαλεί ποτέ κανέναν.
refused-level-person = Επίπεδο έχει μόνο το κομπιούτερ. Για να προκαλέσεις άνθρωπο, μη γράψεις επίπεδο.
refused-name-computer = Αυτό το όνομα μοιάζει με του κομπιούτερ. Διάλεξε άλλο.

discord-option-level = Παίξε με το κομπιούτερ, σε αυτό το επίπεδο
