# Tournaments, which people know as events.

# $name is what the organiser called it.
event = { $name }: { $format }, { $ruleset }
event-format-round-robin = όλοι με όλους
event-format-swiss = ελβετικό
event-format-league = πρωτάθλημα
event-format-ladder = σκάλα
events = { $count ->
    [0] Εδώ δεν υπάρχουν τουρνουά. Φτιάξε ένα με «τουρνουά νέο», μια μορφή και ένα παιχνίδι, όπως «τουρνουά νέο ελβετικό πόλεις».
   *[other] Τουρνουά:
 }
event-open = { $count ->
    [0] Δεν συμμετέχει κανείς ακόμη.
    [one] Συμμετέχει ένας παίκτης.
   *[other] Συμμετέχουν { $count } παίκτες.
 } Για να μπεις, από οποιαδήποτε πλατφόρμα, στείλε «τουρνουά συμμετοχή { $code }».
event-open-until = { $count ->
    [0] Δεν συμμετέχει κανείς ακόμη.
    [one] Συμμετέχει ένας παίκτης.
   *[other] Συμμετέχουν { $count } παίκτες.
 } Έναρξη: { $begins }. Για να μπεις, από οποιαδήποτε πλατφόρμα, στείλε «τουρνουά συμμετοχή { $code }».
event-running = Το τουρνουά είναι σε εξέλιξη, με { $count ->
    [one] έναν παίκτη
   *[other] { $count } παίκτες
 }. Για να μπεις, από οποιαδήποτε πλατφόρμα, στείλε «τουρνουά συμμετοχή { $code }».
event-round = Παίζεται ο γύρος { $round } από { $rounds }. Τέλος του γύρου: { $ends }.
event-between = Η σεζόν { $season } αρχίζει: { $begins }.
event-over = Το τουρνουά τελείωσε.
event-days = { $days ->
    [one] Ένας γύρος κρατά μία μέρα
   *[other] Ένας γύρος κρατά { $days } μέρες
 }. Αν ως τότε μια παρτίδα δεν έχει τελειώσει, χάνει όποιος έχει ξεμείνει από χρόνο. Αν δεν έχει ξεμείνει κανείς, αποφασίζει το κομπιούτερ: νικά όποιος υπερέχει πολύ, αλλιώς είναι ισοπαλία. Όποιος ξεμείνει από χρόνο ή δεν κάνει καμία κίνηση σε έναν γύρο αποσύρεται, αλλά μπορεί να ξαναμπεί.
event-doubled = Κάθε ζευγάρι παίζει δύο φορές, με αλλαγή πλευράς.
event-rated = Οι παρτίδες μετρούν στη βαθμολογία.
event-division = Κατηγορία { $number }
event-place = { $place }. { $name }: { $points } (Sonneborn–Berger { $berger })
event-place-swiss = { $place }. { $name }: { $points } (Buchholz { $buchholz }, cut 1: { $cut })
event-rung = { $place }. { $name } (νίκες: { $won }, παρτίδες: { $played })
# Headings of columns in the picture of the standings, where there is little room.
event-column-points = Βαθ.
event-column-berger = SB
event-column-cut = Cut 1
event-column-buchholz = Buchholz
event-column-won = Νίκες
event-column-played = Παρτ.
event-more = Και { $count } ακόμη.
event-empty = Δεν συμμετέχει κανείς ακόμη.
event-unpaired = Δεν υπάρχουν ακόμη ζευγάρια.
event-bye = { $name } έχει ρεπό, κι αυτό μετράει ως νίκη.
event-half-bye = { $name } είναι σε διακοπές, κι αυτό μετράει ως ισοπαλία.
event-pairing = { $board }. { $first } – { $second }{ $result ->
    [first] : 1–0
    [second] : 0–1
    [draw] : ½–½
   *[none] { "" }
 } ({ $match })
event-page = Σελίδα: { $link }
news-event = { $name }. { $state } Στείλε «τουρνουά { $code }» για τα ζευγάρια και την κατάταξη.
news-event-over = Τελείωσε το τουρνουά «{ $name }»:

button-event = Τουρνουά
button-event-code = Τουρνουά { $code }
event-act-join = Συμμετοχή
event-act-leave = Αποχώρηση
event-act-start = Έναρξη
event-act-standings = Κατάταξη
event-act-pairings = Ζευγάρια
button-event-play = Προκάλεσε το νούμερο { $place }
word-event = τουρνουά: νέο, συμμετοχή, ζευγάρια, κατάταξη

refused-no-event = Δεν υπάρχει τουρνουά «{ $typed }».
refused-event-over = Αυτό το τουρνουά τελείωσε.
refused-event-joined = Συμμετέχεις ήδη σε αυτό το τουρνουά.
refused-event-not-joined = Δεν συμμετέχεις σε αυτό το τουρνουά.
refused-event-started = Αυτό το τουρνουά έχει ήδη αρχίσει.
refused-event-not-started = Αυτό το τουρνουά δεν έχει αρχίσει ακόμη.
refused-event-full = Αυτό το τουρνουά είναι πλήρες: χωράει { $most } παίκτες.
refused-event-few = Ένα τουρνουά χρειάζεται τουλάχιστον { $fewest } παίκτες για να αρχίσει.
refused-event-not-yours = Αυτό το τουρνουά μπορεί να το αρχίσει μόνο όποιος το έφτιαξε ή ένας διαχειριστής της ομάδας του.
refused-event-managers = Τουρνουά εδώ φτιάχνουν μόνο οι διαχειριστές της ομάδας. Σε ιδιωτική συνομιλία μαζί μου μπορείς να φτιάξεις ένα τουρνουά ανοιχτό σε όλους.
refused-event-many = Έφτασες το όριο: { $most } τουρνουά που δεν τελείωσαν ακόμη. Περίμενε να τελειώσει ένα.
refused-event-no-swiss = Σε αυτόν τον server δεν γίνεται κλήρωση για ελβετικό τουρνουά. Διάλεξε άλλη μορφή: όλοι με όλους, πρωτάθλημα ή σκάλα.
refused-event-format = Με ποια μορφή; Πρόσθεσε μία από αυτές: { $choices }. Για παράδειγμα: «τουρνουά νέο ελβετικό πόλεις όνομα=Άνοιξη».
refused-event-number = Το «{ $option }» θέλει αριθμό από 1 έως { $most }, όχι «{ $typed }».
refused-event-double = Κάθε ζευγάρι μπορεί να παίξει δύο φορές μόνο σε πρωτάθλημα ή όταν παίζουν όλοι με όλους.
refused-event-rung = Στη σκάλα μπορείς να προκαλέσεις μόνο τους { $most } παίκτες ακριβώς πάνω από σένα.
refused-event-playing = Ένας από τους δυο σας παίζει ήδη παρτίδα αυτής της σκάλας.

note-event = Παρτίδα του τουρνουά { $code }
reason-deadline = έληξε ο χρόνος του γύρου
