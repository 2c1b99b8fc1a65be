# Looking back at a match: move by move, as a film, or as a picture to share.

word-replay = δες μια παρτίδα κίνηση προς κίνηση ή σε βίντεο

replay-start = { $count ->
    [0] Η αρχή της παρτίδας. Καμία κίνηση ακόμη.
    [one] Η αρχή της παρτίδας. Ακολουθεί μία κίνηση.
   *[other] Η αρχή της παρτίδας. Ακολουθούν { $count } κινήσεις.
}
replay-at = { $number } από { $count } · { $deed }
replay-turn = Σειρά έχει: { $side }.

caption-won = Νίκησε η πλευρά { $side }: { $reason } · { $ruleset }
caption-draw = Ισοπαλία: { $reason } · { $ruleset }
caption-open = { $count ->
    [0] Καμία κίνηση ακόμη · { $ruleset }
    [one] Μετά από μία κίνηση · { $ruleset }
   *[other] Μετά από { $count } κινήσεις · { $ruleset }
}
film-last = Ήταν μεγάλη παρτίδα: το βίντεο δείχνει τις τελευταίες { $count } κινήσεις.

button-replay = Επανάληψη
button-replay-first = « Αρχή
button-replay-previous = ← Προηγούμενη
button-replay-next = Επόμενη →
button-replay-last = Τέλος »
button-replay-minus = −10
button-replay-plus = +10
button-animation = Βίντεο
button-still = Εικόνα για κοινοποίηση

refused-no-such-move = Δεν υπάρχει κίνηση «{ $typed }». Διάλεξε από 0, την αρχή, έως { $count }.

discord-option-move = Πόσες κινήσεις να δείξω, 0 για την αρχή
