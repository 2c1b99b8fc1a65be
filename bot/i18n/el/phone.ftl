# What belongs on a phone: the next match, clocks that run, sound and notifications.

# $name has at most 12 characters, and the label at most 24
button-next-match = Επόμενη: { $name }

web-clock-minute = Σου μένει ένα λεπτό.

web-device-label = Ήχος και ειδοποιήσεις
web-device-sound = Ήχος
web-device-notices = Ειδοποιήσεις
web-device-vibration = Δόνηση
web-device-full-screen = Πλήρης οθόνη
web-device-icon = Προσθήκη στην αρχική οθόνη
web-device-refused = Ο browser σου μπλοκάρει τις ειδοποιήσεις αυτής της σελίδας. Μπορείς να τις επιτρέψεις στις ρυθμίσεις του.
web-device-open-only = Οι ειδοποιήσεις θα εμφανίζονται όσο είναι ανοιχτή αυτή η σελίδα.

## Notifications while the page is closed. $ruleset: the game

push-turn = Σειρά σου: { $ruleset }
push-nudge = Ο χρόνος σου τελειώνει: { $ruleset }
push-lapsed = Ο χρόνος του αντιπάλου σου τελείωσε: { $ruleset }
push-challenge = Έχεις νέα πρόκληση: { $ruleset }
push-over = Η παρτίδα σου τελείωσε: { $ruleset }
push-digest = { $count ->
    [one] Μία παρτίδα σε περιμένει.
   *[other] { $count } παρτίδες σε περιμένουν.
}
