# Why an action is legal or not.

word-why = γιατί δεν επιτρέπεται μια κίνηση, ή τι θα έκανε
button-why = Γιατί;

why-ask = Ποια κίνηση; Γράψε την μετά τη λέξη, π.χ. «γιατί { $example }».
why-square = Το { $square } είναι ένα μόνο τετράγωνο. Γράψε και πού πηγαίνει το κομμάτι, π.χ. «γιατί { $example }».
why-early = Τώρα παίζει: { $side }. Στη σειρά της άλλης πλευράς ({ $other }):
why-legal = Η { $action } επιτρέπεται.

why-between = Θα αιχμαλώτιζε το κομμάτι στο { $square }, κλεισμένο ανάμεσα στο κομμάτι σου στο { $hammer } και { $count ->
        [one] σε εκείνο στο { $anvils }
       *[other] σε εκείνα στα { $anvils }
    }.
why-rim = Θα αιχμαλώτιζε το κομμάτι στο { $square }, ανάμεσα στο κομμάτι σου στο { $hammer } και στην άκρη του ταμπλό.
why-leapt = Θα αιχμαλώτιζε το κομμάτι στο { $square } με άλμα από πάνω του.
why-taken = Θα αιχμαλώτιζε το δεμένο κομμάτι στο { $square }.
why-quiet = Δεν θα αιχμαλώτιζε τίποτα.

why-may = Το κομμάτι στο { $square } μπορεί να πάει εδώ: { $squares }.
why-may-not = Το κομμάτι στο { $square } δεν μπορεί να κινηθεί τώρα.
why-others = { $count ->
        [one] Μπορεί μόνο το κομμάτι στο { $squares }.
       *[other] Μπορούν αυτά: { $squares }.
    }
why-barred = Κλείνουν τον δρόμο: { $squares }.


refused-why-guarded = Σε αυτή την παρτίδα, μόνο όποιος έχει σειρά μαθαίνει τι επιτρέπεται.
refused-why-huff = Αν ένα πιόνι μπορεί να φυσηθεί, το μαθαίνεις μόνο αν το δοκιμάσεις. Αν κάνεις λάθος, δεν χάνεις τίποτα.
refused-why-captures = Σε αυτή την παρτίδα δεν μαθαίνεις τι αιχμαλωτίζει μια κίνηση. Ρώτα μόνο για την κίνηση: «γιατί { $action }».
refused-why-early = Σε αυτό απαντώ μόνο όταν είναι η σειρά εκείνης της πλευράς.

why-nothing-captured = Στην τελευταία σειρά δεν αιχμαλωτίστηκε τίποτα.
# $square: where the piece would be, $reply: the move that captures it there
why-captured-then = Στο { $square } μπορεί να αιχμαλωτιστεί αμέσως, με { $reply }.
why-safe-then = Στο { $square } δεν μπορεί να αιχμαλωτιστεί αμέσως.
