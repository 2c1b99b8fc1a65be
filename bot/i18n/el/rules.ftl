# The rulesets: their names and their options.

ruleset-lemery-petteia = Πεττεία (Lemery Games)
ruleset-lemery-compact = Μικρή Πεττεία (Lemery Games)
ruleset-lemery-ultra = Μίνι Πεττεία (Lemery Games)
ruleset-lemery-crossing = Το πέρασμα του στρατηγού (Lemery Games)
ruleset-lemery-latrunculi = Latrunculi (Lemery Games)
ruleset-poleis = Πόλεις (Dmytro)
ruleset-vogt-petteia = Πεττεία Τουρνουά (Andreas Vogt)
ruleset-vogt-kubeia = Κυβεία (Andreas Vogt)
ruleset-walker-petteia = Πεττεία (Damian Walker)
ruleset-walker-dux = Latrunculi με Dux (Damian Walker)
ruleset-with-options = { $name } με { $options }

option-edge = { $value ->
    [on] αιχμαλωσία στην άκρη
   *[off] άκρη που δεν αιχμαλωτίζει
}
option-compulsory = { $value ->
    [on] υποχρεωτική αιχμαλωσία
    [enforced] υποχρεωτική αιχμαλωσία
    [huff] φύσημα για χαμένη αιχμαλωσία
   *[off] προαιρετική αιχμαλωσία
}
option-first = { $value ->
    [0] οι χαμένοι στρατιώτες δεν μετρούν
   *[other] ήττα με { $value } χαμένους στρατιώτες
}
option-jump = { $value ->
    [adjacent] άλμα μόνο από διπλανό τετράγωνο
   *[slide] άλμα με φόρα
}
option-surround = { $value ->
    [edge] περικύκλωση αρχηγού και στην άκρη
   *[four] περικύκλωση αρχηγού μόνο από τις τέσσερις πλευρές
}
option-board = { $value ->
    [compact] ταμπλό της Μικρής Πεττείας
    [ultra] ταμπλό της Μίνι Πεττείας
   *[base] το μεγάλο ταμπλό
}
option-min = { $value ->
    [1] ήττα όταν μένει ένα κομμάτι
   *[other] ήττα όταν μένουν { $value } κομμάτια
}
option-pins = { $value ->
    [all] δεμένα πιόνια που δένουν ακόμη
   *[free] δεμένα πιόνια που δεν δένουν
}
option-mirror = { $value ->
    [on] βασιλιάδες δεξιά από τη μέση
   *[off] βασιλιάδες αριστερά από τη μέση
}
option-ignorance = { $value ->
    [on] ήττα για επιμονή σε μη επιτρεπτή κίνηση
   *[off] μη επιτρεπτές κινήσεις χωρίς ποινή
}
option-six = { $value ->
    [on] οπλίτες με πανοπλία, έως έξι τετράγωνα
   *[off] οπλίτες χωρίς πανοπλία και όριο
}
option-classes = { $value ->
    [on] βαριά κομμάτια για την αιχμαλωσία βασιλιά
   *[off] οποιαδήποτε κομμάτια για την αιχμαλωσία βασιλιά
}
option-armour = { $value ->
    [on] οπλίτες με πανοπλία
   *[off] οπλίτες χωρίς πανοπλία
}
option-files = { $value } στήλες
option-ranks = { $value } γραμμές
option-rows = { $value ->
    [1] μία γραμμή πιόνια ανά πλευρά
   *[other] { $value } γραμμές πιόνια ανά πλευρά
}
option-corner = { $value ->
    [on] αιχμαλωσία στη γωνία
   *[off] ασφαλείς γωνίες
}
option-dux = { $value ->
    [enclosed] ήττα με περικύκλωση του dux
   *[free] περικύκλωση του dux χωρίς ήττα
}
