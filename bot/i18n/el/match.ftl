# A match: the texts above, below and beside the board.

## Challenges

offer-offered-by-you = Έστειλες πρόκληση σε { $name }. Περιμένεις απάντηση.
offer-offered-to-you = { $name } σε προκαλεί.
offer-declined-by-you = { $name } απέρριψε την πρόκλησή σου.
offer-declined-to-you = Απέρριψες την πρόκληση από { $name }.
offer-withdrawn-by-you = Απέσυρες την πρόκληση σε { $name }.
offer-withdrawn-to-you = { $name } απέσυρε την πρόκληση.
open-offered-mine = Ψάχνεις αντίπαλο.
open-offered-theirs = { $name } ψάχνει αντίπαλο.
open-private-mine = Την πρόσκλησή σου μπορεί να τη δεχτεί όποιος έχει τον σύνδεσμο ή τον κωδικό.
open-private-theirs = { $name } σε προσκαλεί σε μια παρτίδα.
open-withdrawn-mine = Απέσυρες την ανοιχτή σου πρόκληση.
open-withdrawn-theirs = { $name } απέσυρε την ανοιχτή πρόκληση.

seen-offered = Πρόκληση από { $name } σε { $other }.
seen-declined = { $other } απέρριψε την πρόκληση από { $name }.
seen-withdrawn = { $name } απέσυρε την πρόκληση σε { $other }.

## Whose turn it is

turn-yours = Σειρά σου στην παρτίδα με { $name }
turn-theirs = Σειρά έχει: { $name }
turn-bonus-yours = Έφερες διπλή στην παρτίδα με { $name }: ρίχνεις ξανά ή πας πάσο;
turn-bonus-theirs = { $name } έφερε διπλή και μπορεί να ρίξει ξανά

## The end

over-won = Νίκησες: { $reason }.
over-lost = { $name } νίκησε: { $reason }.
over-seen = { $name } νίκησε: { $reason }.
over-draw = Ισοπαλία: { $reason }.

reason-leader-captured = αιχμαλωσία του αρχηγού
reason-surrounded = περικύκλωση του αρχηγού
reason-lone-leader = στην πλευρά που χάνει μένει μόνο ο αρχηγός
reason-count = αρκετά αιχμάλωτα κομμάτια
reason-crossing = ο αρχηγός έφτασε στην απέναντι γραμμή
reason-reduced = στην πλευρά που χάνει μένουν πολύ λίγα κομμάτια
reason-single-piece = στην πλευρά που χάνει μένει μόνο ένα κομμάτι
reason-no-moves = η πλευρά που χάνει δεν έχει επιτρεπτή κίνηση
reason-rout = αιχμαλωσία του βασιλιά
reason-breakthrough = ο βασιλιάς έφτασε στην απέναντι γραμμή
reason-decimation = αιχμαλωσία ολόκληρης κατηγορίας κομματιών
reason-siege = όλα τα κομμάτια της πλευράς που χάνει είναι μπλοκαρισμένα
reason-refusal = 3 συνεχόμενες παθητικές κινήσεις
reason-superiority = περισσότερα κομμάτια μετά από 100 κινήσεις χωρίς αιχμαλωσία
reason-ignorance = μη επιτρεπτή κίνηση μετά από προειδοποίηση
reason-adjudicated = υπεροχή στο τελικό μέτρημα
reason-parity = ίσος αριθμός κομματιών μετά από 100 κινήσεις χωρίς αιχμαλωσία
reason-equal = ισότητα στο τελικό μέτρημα
reason-quiet = 100 κινήσεις χωρίς αιχμαλωσία
reason-repetition = η ίδια θέση τρεις φορές
reason-agreement = με κοινή συμφωνία
reason-resignation = παραίτηση
reason-timeout = τελείωσε ο χρόνος
reason-theirs-resignation = παραιτήθηκε η άλλη πλευρά ({ $loser })
reason-theirs-timeout = τελείωσε ο χρόνος για { $loser }
reason-yours-resignation = παραιτήθηκες
reason-yours-timeout = τελείωσε ο χρόνος σου

## Sides and pieces

# The colours as they look in each theme
side-first = { THEME() ->
    [papyrus] Κόκκινα
    [night] Ιβουάρ
    [contrast] Λευκά
   *[marble] Πορτοκαλί
}
side-second = { THEME() ->
    [terracotta] Μαύρα
    [papyrus] Καφέ
    [contrast] Μαύρα
   *[marble] Μπλε
}

pieces-man = { $count ->
    [one] πιόνι
   *[other] πιόνια
} { $squares }
pieces-bound = { $count ->
    [one] δεμένο πιόνι
   *[other] δεμένα πιόνια
} { $squares }
pieces-turned = { $count ->
    [one] ανάποδο πιόνι
   *[other] ανάποδα πιόνια
} { $squares }
pieces-peltast = { $count ->
    [one] πελταστής
   *[other] πελταστές
} { $squares }
pieces-hoplite = { $count ->
    [one] οπλίτης
   *[other] οπλίτες
} { $squares }
pieces-leader = αρχηγός { $squares }
pieces-basileus = βασιλιάς { $squares }

## Under the board

note-game-rated = { $ruleset }, παρτίδα με βαθμολογία
note-game = { $ruleset }
note-sides = { side-first }: { $first } · { side-second }: { $second }
note-side-first = Όποιος έστειλε την πρόκληση παίζει με τα { side-first } και αρχίζει.
note-side-second = Όποιος έστειλε την πρόκληση παίζει με τα { side-second }.
note-side-lot = Οι πλευρές είναι τυχαίες.
note-open = Για να παίξεις από άλλη πλατφόρμα, γράψε «αποδοχή { $match }».
note-link = Παίξε στο { $platform }: { $link }
note-last = { $side }: κίνηση { $action }.
note-last-captures = { $side }: κίνηση { $action }, με αιχμαλωσία: { $squares }.
note-placed = { $side }: νέο πιόνι στο { $square }.
note-taken = { $side }: αιχμαλωσία του δεμένου πιονιού στο { $square }.
note-huffed = { $side }: φύσημα του πιονιού στο { $square }, που παρέλειψε μια αιχμαλωσία.
note-again = { $side }: άλλη μια ζαριά.
note-passed = { $side }: πάσο στην επιπλέον ζαριά.
note-thrown = { $side }: ζαριά { $high } και { $low }.
note-thrown-yours = Έφερες { $high } και { $low }. Οι πελταστές πηγαίνουν έως { $high } τετράγωνα, οι οπλίτες έως { $low }. Ο βασιλιάς πηγαίνει έως { $low } ή ακριβώς { $high }.
note-double-yours = { $high ->
    [1] Έφερες διπλή: 1 και 1. Κάθε κομμάτι πηγαίνει ένα τετράγωνο, και μετά μπορείς να ρίξεις ξανά.
   *[other] Έφερες διπλή: { $high } και { $high }. Κάθε κομμάτι πηγαίνει έως { $high } τετράγωνα, και μετά μπορείς να ρίξεις ξανά.
}
note-hand = Πιόνια που δεν έχουν μπει ακόμη: { $one } { $first }, { $other } { $second }.
note-draw-yours = Πρότεινες ισοπαλία. Η πρόταση ισχύει μέχρι να απαντήσει ή να παίξει ο αντίπαλός σου ({ $name }).
note-draw-theirs = { $name } προτείνει ισοπαλία.
note-few-men = Με τόσο λίγα πιόνια, κανείς δεν μπορεί να νικήσει, εκτός αν ο άλλος κάνει λάθος.
note-stop-yours = Πρότεινες να σταματήσετε και να μετρήσετε τα κομμάτια. Η πρόταση ισχύει μέχρι να απαντήσει ή να παίξει ο αντίπαλός σου ({ $name }).
note-stop-theirs = { $name } προτείνει να σταματήσετε και να μετρήσετε τα κομμάτια. Νικά η πλευρά που έχει τα περισσότερα. Αν είναι ίσα, νικά η πλευρά με τα περισσότερα όρθια.
note-count = Έχεις { $mine ->
        [one] 1 κομμάτι
       *[other] { $mine } κομμάτια
    } (όρθια: { $upright }), { $name } έχει { $theirs } (όρθια: { $standing }). { $result ->
        [won] Αν σταματήσετε τώρα, νικάς.
        [lost] Αν σταματήσετε τώρα, χάνεις.
       *[draw] Αν σταματήσετε τώρα, είναι ισοπαλία.
    }

# $count: how many squares these are, as for the three that follow
effect-bound = { $count ->
    [one] Δέθηκε
   *[other] Δέθηκαν
}: { $squares }.
# $count: how many
effect-freed = { $count ->
    [one] Ελεύθερο ξανά
   *[other] Ελεύθερα ξανά
}: { $squares }.
# $count: how many
effect-turned = { $count ->
    [one] Γύρισε ανάποδα
   *[other] Γύρισαν ανάποδα
}: { $squares }.
# $count: how many
effect-restored = { $count ->
    [one] Γύρισε πάλι όρθιο
   *[other] Γύρισαν πάλι όρθια
}: { $squares }.

## The board in words

words-side = { $side }: { $pieces }.
words-hand = { $count ->
    [one] 1 πιόνι δεν έχει μπει ακόμη
   *[other] { $count } πιόνια δεν έχουν μπει ακόμη
}
words-none = κανένα κομμάτι στο ταμπλό
words-letters = Τα κεφαλαία είναι τα { side-first } και τα μικρά τα { side-second }. Το ~ δείχνει ανάποδο ή δεμένο πιόνι.

## Making a move

note-move = { $number }. { $action }
tap-not-your-turn = Σειρά έχει: { $name }.
tap-not-yours = Το κομμάτι στο { $square } δεν είναι δικό σου.
tap-empty = Πάτα πρώτα ένα από τα κομμάτια σου.
tap-taken = Στο { $square } υπάρχει ήδη κομμάτι.
tap-no-place = Δεν μπορείς να βάλεις πιόνι στο { $square }.
tap-stuck = Το κομμάτι στο { $square } δεν μπορεί να κινηθεί τώρα.
tap-unreachable = Αυτό το κομμάτι δεν μπορεί να πάει στο { $square }.
tap-illegal = Όχι στο { $square }: { $why }
tap-capture-first = Όχι αυτό το κομμάτι: { $why }
pick-piece = Ποιο κομμάτι;
pick-place = Πού θα βάλεις ένα πιόνι;
pick-huff = Ποιο πιόνι παρέλειψε μια αιχμαλωσία; Αν κάνεις λάθος, δεν χάνεις τίποτα.
pick-square = { $square }: πού θα πάει;
preview = { $action };
preview-captures = Με την { $action } αιχμαλωτίζεις: { $squares }. Την παίζεις;
preview-captures-on = Με την { $action } αιχμαλωτίζεις: { $squares }. Την παίζεις ή κάνεις κι άλλο άλμα;
preview-place = Βάζεις ένα πιόνι στο { $square };
preview-take = Αιχμαλωτίζεις το πιόνι στο { $square }; Αυτό γίνεται αντί για κίνηση.
preview-huff = Φυσάς το πιόνι στο { $square }; Αν κάνεις λάθος, δεν χάνεις τίποτα.
preview-wins = Έτσι νικάς: { $reason }.
preview-loses = Έτσι χάνεις: { $reason }.
preview-draws = Έτσι βγαίνει ισοπαλία: { $reason }.
step = { $square }
step-captures = { $square } ×
step-take = αιχμαλωσία { $square }
spot = στο { $square }
spot-captures = στο { $square }, με αιχμαλωσία
spot-piece = το κομμάτι σου στο { $square }
spot-place = βάλε πιόνι στο { $square }
spot-take = αιχμαλώτισε το δεμένο πιόνι στο { $square }
spot-huff = φύσα το πιόνι στο { $square }
ask-resign = Παραιτείσαι από αυτή την παρτίδα ({ $ruleset }) με { $name };
ask-stop = Να σταματήσετε και να μετρήσετε τώρα τα κομμάτια;

more = Περισσότερα

## Buttons

button-accept = Αποδοχή
button-decline = Απόρριψη
button-withdraw = Απόσυρση
button-board = Ταμπλό
button-pick = Κίνηση
button-place = Βάλε πιόνι
button-again = Ρίξε ξανά
button-pass = Πάσο
button-huff = Φύσημα
button-huff-yes = Φύσα το
button-play = Παίξε
button-back = Πίσω
button-to-match = Πήγαινε στην παρτίδα
button-discard = Απόρριψη αλλαγών
button-my-board = Το ταμπλό μου
button-more = Περισσότερα
button-words = Το ταμπλό με λόγια
button-resign = Παραίτηση
button-resign-yes = Ναι, παραιτούμαι
button-draw = Πρόταση ισοπαλίας
button-draw-yes = Αποδοχή ισοπαλίας
button-draw-no = Απόρριψη ισοπαλίας
button-stop = Τέλος και μέτρημα
button-stop-yes = Τέλος και μέτρημα
button-stop-no = Συνεχίζω
button-rules = Κανόνες
button-games = Οι παρτίδες μου
button-settings = Ρυθμίσεις
button-help = Βοήθεια

## News and confirmations

news-accepted = Ο αντίπαλός σου αποδέχτηκε την πρόκλησή σου.
news-declined = Ο αντίπαλός σου απέρριψε την πρόκλησή σου.
news-undelivered = Η πρόκλησή σου δεν παραδόθηκε: δεν μπορώ να γράψω στον αντίπαλό σου. Στείλε την πρόκληση εκεί όπου θα τη δει ή στείλε του τον κωδικό.
news-withdrawn = Ο αντίπαλός σου απέσυρε την πρόκληση.
news-draw-offered = Ο αντίπαλός σου προτείνει ισοπαλία.
news-stop-offered = Ο αντίπαλός σου προτείνει να σταματήσετε και να μετρήσετε τα κομμάτια.
news-draw-refused = Η πρόταση να τελειώσετε την παρτίδα απορρίφθηκε. Συνεχίζετε κανονικά.
news-draw-declined = Ο αντίπαλός σου απέρριψε την πρότασή σου να τελειώσετε την παρτίδα. Συνεχίζετε κανονικά.
news-ended = Η παρτίδα τελείωσε.
news-unreachable = Δεν μπόρεσα να στείλω ειδοποίηση στον αντίπαλό σου· ίσως με έχει αποκλείσει. Η παρτίδα συνεχίζεται.

done-offered = Έστειλες πρόκληση σε { $name }.
done-offered-open = Όποιος έχει τον σύνδεσμο μπορεί να παίξει μαζί σου. Κωδικός: { $code }.
done-offered-listed = Είσαι στη λίστα όσων ψάχνουν αντίπαλο. Θα παίξεις με όποιον δεχτεί πρώτος. Κωδικός: { $code }.
done-accepted = Η παρτίδα αρχίζει.
done-declined = Η πρόκληση απορρίφθηκε.
done-withdrawn = Η πρόκληση αποσύρθηκε.
done-played = Έπαιξες { $action }.
done-placed = Έβαλες ένα πιόνι στο { $square }.
done-taken = Αιχμαλώτισες το πιόνι στο { $square }.
done-huffed = Φύσηξες το πιόνι στο { $square }.
done-again = Έριξες ξανά: { $high } και { $low }.
done-passed = Πήγες πάσο στην επιπλέον ζαριά.
done-draw-offered = Πρότεινες ισοπαλία.
done-stop-offered = Πρότεινες να σταματήσετε και να μετρήσετε τα κομμάτια.
done-draw-declined = Απέρριψες την πρόταση να τελειώσετε την παρτίδα. Συνεχίζετε κανονικά.
done-ended = Η παρτίδα τελείωσε.
