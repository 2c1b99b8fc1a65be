# What a person's finished matches add up to.

profile = { $name }: { $count ->
    [0] καμία τελειωμένη παρτίδα με ανθρώπους, μόνο με το κομπιούτερ
    [one] { $count } τελειωμένη παρτίδα με άνθρωπο
   *[other] { $count } τελειωμένες παρτίδες με ανθρώπους
 }. Τέλος της πρώτης παρτίδας: { $since }.
profile-none = { $name }: καμία τελειωμένη παρτίδα ακόμη.
profile-tally = { $won ->
    [one] { $won } νίκη
   *[other] { $won } νίκες
 }, { $drawn ->
    [one] { $drawn } ισοπαλία
   *[other] { $drawn } ισοπαλίες
 }, { $lost ->
    [one] { $lost } ήττα
   *[other] { $lost } ήττες
 }
profile-game = { $ruleset }: { $tally }
profile-rating = Βαθμολογία στο παιχνίδι { $ruleset }: { $rating } ± { $margin }
profile-rated = Βαθμολογία στο παιχνίδι { $ruleset }: { $rating } ± { $margin }· { $tally }
chart-rating = Βαθμολογία
chart-highest = Μέγιστη
chart-matches = Παρτίδες με βαθμολογία
chart-now = τώρα
chart-since = { $since }
chart-words = Βαθμολογία στο παιχνίδι { $ruleset }: { $count ->
    [0] { $rating } ± { $margin } τώρα.
    [1] { $rating } ± { $margin } τώρα, μετά από μία παρτίδα.
   *[other] από { $first } ({ $since }) σε { $rating } ± { $margin } τώρα, μέγιστη { $highest }.
 }
profile-unrated = Δεν υπάρχει βαθμολογία για το παιχνίδι «{ $typed }».
profile-last = Τελευταία παρτίδα: { $score ->
    [won] νίκη
    [drawn] ισοπαλία
   *[lost] ήττα
 }. Περισσότερες συνεχόμενες νίκες: { $longest }.
profile-streak = Τώρα: { $score ->
    [won] { $streak } συνεχόμενες νίκες
    [drawn] { $streak } συνεχόμενες ισοπαλίες
   *[lost] { $streak } συνεχόμενες ήττες
 }. Περισσότερες συνεχόμενες νίκες: { $longest }.
profile-computer = Με το κομπιούτερ: { $tally }
profile-between = Παρτίδες μαζί σου στο παιχνίδι { $ruleset }: { $tally }
profile-public = Μετρούν οι μεταξύ σας παρτίδες και όσες άλλες μπορείς να δεις.
profile-solved = Λυμένα μαθήματα και γρίφοι: { $count }. Συνεχόμενοι γρίφοι της ημέρας: { $streak }.
profile-puzzles = Βαθμολογία στους γρίφους: { $rating } ± { $margin }. Καλύτερη κούρσα γρίφων: { $best }.
button-profile = Τα αποτελέσματά μου
word-profile = τα αποτελέσματά σου ή κάποιου άλλου
refused-unknown-profile = Δεν βρήκα το όνομα «{ $typed }».
refused-unknown-rated = Δεν καταλαβαίνω το «{ $typed }». Για τη βαθμολογία γράψε «ναι» ή «όχι».
refused-computer-rated = Στο παιχνίδι { $ruleset } η δύναμη αυτού του επιπέδου δεν έχει μετρηθεί, οπότε η παρτίδα δεν μπορεί να μετρήσει στη βαθμολογία.
refused-hint-rated = Αυτή η παρτίδα μετράει στη βαθμολογία, οπότε δεν έχει υποδείξεις.

# Tables of the best ratings.

top = Κορυφαίες βαθμολογίες στο παιχνίδι { $ruleset }, { $scope ->
    [here] όσων έπαιξαν εδώ παρτίδες με βαθμολογία
   *[everywhere] παντού
 }
top-season = Σεζόν από { $begin } έως { $end }
top-place = { $place }. { $who }
top-own = { $name }: θέση { $place }
top-hidden = Δεν είσαι στους πίνακες, γιατί δεν βλέπουν όλοι τα αποτελέσματά σου.
top-unplaced = Αυτοί οι παίκτες δεν έχουν ακόμη θέση. Η βαθμολογία τους πρέπει πρώτα να γίνει γνωστή με ακρίβεια ± { $margin }:
top-rating = { $name }: { $rating } ± { $margin }
top-none = Δεν υπάρχουν ακόμη παρτίδες με βαθμολογία. Πρότεινε μία με «πρόκληση βαθμολογημένη=ναι».
refused-top-here = «Εδώ» σημαίνει έναν server του Discord ή μια ομάδα του Telegram. Σε αυτή τη συνομιλία, το «κορυφαίοι» δείχνει τις κορυφαίες βαθμολογίες παντού.
top-games = Άλλο παιχνίδι
top-span-all = Συνολικά
top-span-season = Αυτή η σεζόν
top-span-last = Προηγούμενη σεζόν
top-scope-here = Εδώ
top-scope-everywhere = Παντού
button-top = Κορυφαίες βαθμολογίες
word-top = οι κορυφαίες βαθμολογίες, εδώ ή παντού

# The digest of a week in a channel or a group.

week = Παρτίδες που τελείωσαν εδώ την τελευταία εβδομάδα: { $count }
week-won = { $winner } κέρδισε την παρτίδα με { $loser } ({ $ruleset }).
week-drawn = Ισοπαλία: { $one } και { $other } ({ $ruleset }).
week-more = Και { $count } ακόμη.
week-climb = Μεγαλύτερη άνοδος: { $name } ({ $ruleset }), από { $before } σε { $after }.
week-wait = Μεγαλύτερη αναμονή: σειρά έχει { $name } από { $since }, σε παρτίδα με { $other } ({ $ruleset }).

# The page of a player, which anyone can open.

player-title = { $name }: παρτίδες και βαθμολογίες
player-public = Μετρούν μόνο παρτίδες που μπορούσε να δει ο καθένας.
public-matches = Τελευταίες παρτίδες
public-feed = Ροή Atom με αυτές τις παρτίδες
