# Clocks: how much time there is, and what happens at its end.

clock-none = Χωρίς όριο χρόνου.
clock-move = { $time } ανά κίνηση. { $flag }{ $weekend }
clock-bank = { $bank }, +{ $increment } ανά κίνηση (έως { $cap }). { $flag }{ $weekend }
clock-weekend = { " " }Τα Σαββατοκύριακα δεν μετρούν ({ $zone }).

clock-label-none = Χωρίς ρολόι
clock-label-move = { $time } ανά κίνηση
clock-label-bank = { $bank }, +{ $increment } ανά κίνηση

flag-soft = Αν τελειώσει ο χρόνος σου, ο αντίπαλος μπορεί να διεκδικήσει τη νίκη ή να περιμένει.
flag-hard = Αν τελειώσει ο χρόνος σου, χάνεις.

span-days = { $days ->
    [one] { $days } μέρα
   *[other] { $days } μέρες
}{ $hours ->
    [0] { "" }
    [one] { " " }και { $hours } ώρα
   *[other] { " " }και { $hours } ώρες
}
span-hours = { $hours ->
    [one] { $hours } ώρα
   *[other] { $hours } ώρες
}{ $minutes ->
    [0] { "" }
    [one] { " " }και { $minutes } λεπτό
   *[other] { " " }και { $minutes } λεπτά
}
span-below-hour = { $minutes ->
    [one] { $minutes } λεπτό
   *[other] { $minutes } λεπτά
}
span-minutes = { $minutes ->
    [0] { "" }
    [one] { $minutes } λεπτό και{ " " }
   *[other] { $minutes } λεπτά και{ " " }
}{ $seconds ->
    [one] { $seconds } δευτερόλεπτο
   *[other] { $seconds } δευτερόλεπτα
}

## Under the board

note-until-yours = Έχεις χρόνο έως { $moment }.
note-until-theirs = { $name } έχει χρόνο έως { $moment }.
note-left-yours = Έχεις ακόμη χρόνο: { $left }.
note-left-theirs = { $name } έχει ακόμη χρόνο: { $left }.
note-lapsed-yours = Ο χρόνος σου τελείωσε. Η προθεσμία ήταν: { $moment }. Μπορείς ακόμη να παίξεις, μέχρι να διεκδικήσει τη νίκη ο αντίπαλός σου ({ $name }).
note-lapsed-theirs = Ο χρόνος τελείωσε για { $name }. Η προθεσμία ήταν: { $moment }. Διεκδίκησε τη νίκη ή περίμενε.
note-lapsed-seen = Ο χρόνος τελείωσε για { $name }. Η προθεσμία ήταν: { $moment }. { $other } μπορεί να διεκδικήσει τη νίκη ή να περιμένει.

note-paused = Το ρολόι είναι σε παύση. { $one } έχει ακόμη { $first }, { $other } έχει ακόμη { $second }.
note-pause-yours = Ζήτησες παύση του ρολογιού. Το αίτημα ισχύει μέχρι να απαντήσει ή να παίξει ο αντίπαλός σου ({ $name }).
note-pause-theirs = { $name } ζητά παύση του ρολογιού.

button-pause = Παύση ρολογιού
button-pause-yes = Αποδοχή παύσης
button-pause-no = Απόρριψη παύσης
button-resume = Συνέχιση ρολογιού
button-claim = Διεκδίκησε τη νίκη
word-pause = σταμάτα το ρολόι, αν συμφωνεί ο αντίπαλος
word-resume = συνέχισε το ρολόι μετά την παύση
word-claim = διεκδίκησε τη νίκη, αν τελείωσε ο χρόνος του αντιπάλου

news-nudged = Ο χρόνος σου τελειώνει.
news-lapsed = Ο χρόνος του αντιπάλου σου τελείωσε. Μπορείς να διεκδικήσεις τη νίκη ή να περιμένεις.
news-pause-asked = Ο αντίπαλός σου ζητά παύση του ρολογιού.
news-pause-refused = Η παύση απορρίφθηκε.
news-pause-declined = Ο αντίπαλός σου δεν θέλει παύση.
news-paused = Το ρολόι μπήκε σε παύση.
news-resumed = Το ρολόι συνεχίζει.
done-pause-asked = Ζήτησες παύση. Το ρολόι τρέχει μέχρι να συμφωνήσει ο αντίπαλός σου.
done-pause-declined = Η παύση απορρίφθηκε.
done-paused = Το ρολόι μπήκε σε παύση. Μπορείτε και οι δύο να το συνεχίσετε.
done-resumed = Το ρολόι συνεχίζει.
done-timeout = Ο χρόνος έληξε. Η παρτίδα τελείωσε.

refused-time-left = Ο χρόνος δεν τελείωσε για κανέναν, οπότε δεν υπάρχει νίκη να διεκδικήσεις.
refused-time-yours = Ο δικός σου χρόνος τελείωσε. Μπορείς ακόμη να παίξεις.

refused-no-clock = Αυτή η παρτίδα δεν έχει ρολόι.
refused-paused = Το ρολόι είναι ήδη σε παύση.
refused-not-paused = Το ρολόι δεν είναι σε παύση.
refused-pause-late = Ο χρόνος τελείωσε, οπότε είναι αργά για παύση. Μπορείς ακόμη να παίξεις.
refused-pause-stands = Έχεις ήδη ζητήσει παύση. Περίμενε την απάντηση του αντιπάλου σου.
refused-no-pause-asked = Κανείς δεν έχει ζητήσει παύση.

## Challenges that nobody took up

offer-expired-by-you = { $name } δεν απάντησε εγκαίρως στην πρόκλησή σου.
offer-expired-to-you = Η πρόκληση από { $name } έληξε.
open-expired-mine = Κανείς δεν δέχτηκε εγκαίρως την ανοιχτή σου πρόκληση.
open-expired-theirs = Η ανοιχτή πρόκληση από { $name } έληξε.
seen-expired = Η πρόκληση από { $name } σε { $other } έληξε.
news-expired = Η πρόκλησή σου έληξε.
refused-challenge-expired = Αυτή η πρόκληση έληξε. Στείλε μια νέα.
