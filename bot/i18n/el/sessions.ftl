# The web chat's account: browsers that are signed in, and the recovery code. Shown in the web chat only.

setting-name = Σε λένε { $name }. Για να το αλλάξεις, γράψε «μετονομασία» και ένα νέο όνομα.
setting-account = Στον λογαριασμό σου μπαίνεις μόνο από αυτόν τον browser. Σημείωσε έναν κωδικό ανάκτησης ή σύνδεσε τον λογαριασμό σου στο Discord ή στο Telegram, για να μπαίνεις και από αλλού.
setting-sessions = { $others ->
    [0] Έχεις συνδεθεί μόνο από εδώ.
    [one] Έχεις συνδεθεί από εδώ και από έναν άλλο browser:
   *[other] Έχεις συνδεθεί από εδώ και από { $others } άλλους browser:
}
session = { $browser ->
    [unknown] άγνωστος browser
   *[other] { $browser }
}, τελευταία χρήση: { $used }
session-unused = { $browser ->
    [unknown] άγνωστος browser
   *[other] { $browser }
}, χωρίς πρόσφατη χρήση
button-sessions-end = Έξοδος από τους άλλους browser
button-recovery = Νέος κωδικός ανάκτησης
done-sessions-ended = { $count ->
    [0] Είχες συνδεθεί μόνο από εδώ.
    [one] Έγινε έξοδος από τον άλλο browser.
   *[other] Έγινε έξοδος από τους { $count } άλλους browser.
}
done-recovery-code = Ο κωδικός ανάκτησής σου: { $code }. Γράψε τον κάπου: εμφανίζεται μόνο μία φορά, και οι παλιότεροι κωδικοί δεν ισχύουν πια. Με το όνομά σου και αυτόν τον κωδικό μπορείς να συνδεθείς μία φορά από νέο browser.
refused-recovery-nameless = Ο λογαριασμός σου δεν έχει όνομα στο web chat, οπότε δεν μπορεί να έχει κωδικό ανάκτησης. Γράψε «σύνδεση» στην άλλη πλατφόρμα σου.
done-renamed = Τώρα σε λένε { $name }, και στις παρτίδες σου. Ο κωδικός ανάκτησής σου ισχύει με το νέο όνομα.
refused-name-of-platform = Στο Discord και στο Telegram έχεις το όνομα του προφίλ σου εκεί. Αν θες άλλο όνομα, άλλαξέ το στο προφίλ.
refused-renamed-often = Άλλαξες πολλές φορές όνομα σήμερα. Δοκίμασε ξανά αύριο.
