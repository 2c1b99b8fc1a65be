# How the games differ: what is compared, and its values. All by the games' usual rules.

compare-row = { $value }: { $games }
# Two games, and one thing in which they differ
compare-both = { $one } και { $other } διαφέρουν ως εξής:
compare-difference = { $one } – { $other }

compare-all = Τα παιχνίδια:
compare-board = Πόσο μεγάλο είναι το ταμπλό, από μικρό σε μεγάλο:
compare-men = Πόσα πιόνια έχει κάθε πλευρά, από λίγα σε πολλά:
compare-leader = Σε ποια παιχνίδια υπάρχει αρχηγός:
compare-dice = Σε ποια παιχνίδια υπάρχουν ζάρια:
compare-placing = Σε ποια παιχνίδια βάζεις πρώτα τα πιόνια σου:
compare-must = Σε ποια παιχνίδια είναι υποχρεωτική η αιχμαλωσία:
compare-corner = Σε ποια παιχνίδια δύο κομμάτια αιχμαλωτίζουν ένα στη γωνία:
compare-edge = Σε ποια παιχνίδια η άκρη βοηθά στην αιχμαλωσία:
compare-jump = Σε ποια παιχνίδια κάνουν άλμα τα κομμάτια:
compare-classes = Σε ποια παιχνίδια υπάρχουν πολλά είδη στρατιωτών:
compare-capture = Τι παθαίνουν τα πιόνια:
compare-winning = Πώς κερδίζεται ή χάνεται κάθε παιχνίδι:
compare-length = Πόσο διαρκεί κάθε παιχνίδι, από τα σύντομα στα μεγάλα:
compare-level = Πόσους κανόνες έχει κάθε παιχνίδι, από λίγους σε πολλούς:
compare-draws = Πόσο συχνά βγαίνει ισοπαλία, όπως δείχνουν οι παρτίδες του κομπιούτερ:
compare-luck = Πόσο μετράει η τύχη:
compare-two = Σε τι διαφέρουν δύο παιχνίδια:

value-board = { $files }×{ $ranks }
value-men = { $value } πιόνια
value-leader = { $value ->
    [none] χωρίς αρχηγό
    [captured] ένας αρχηγός που αιχμαλωτίζεται
   *[immune] ένας αρχηγός που δεν αιχμαλωτίζεται ποτέ
}
value-dice = { $value ->
    [yes] με δύο ζάρια
   *[no] χωρίς ζάρια
}
value-placing = { $value ->
    [yes] βάζεις πρώτα τα πιόνια σου
   *[no] τα πιόνια είναι ήδη στη θέση τους
}
value-must = { $value ->
    [yes] πρέπει να αιχμαλωτίζεις όταν μπορείς
   *[no] αιχμαλωτίζεις μόνο αν θέλεις
}
value-corner = { $value ->
    [yes] ένα κομμάτι σε γωνία μπορεί να αιχμαλωτιστεί
   *[no] ένα κομμάτι σε γωνία είναι ασφαλές
}
value-edge = { $value ->
    [yes] στην άκρη αρκεί ένα κομμάτι για αιχμαλωσία
   *[no] η άκρη δεν βοηθά στην αιχμαλωσία
}
value-jump = { $value ->
    [none] κανένα κομμάτι δεν πηδάει
    [leader] πηδάει μόνο ο αρχηγός
   *[men] πηδάει κάθε πιόνι, για να αιχμαλωτίσει
}
value-classes = { $value ->
    [yes] ελαφροί και βαρείς στρατιώτες, και ένας βασιλιάς
   *[no] όλοι οι στρατιώτες είναι ίδιοι
}
value-capture = { $value ->
    [removed] τα αιχμάλωτα φεύγουν αμέσως από το ταμπλό
    [bound] τα κλεισμένα πιόνια πρώτα δένονται και αργότερα βγαίνουν
   *[turned] τα αιχμάλωτα φεύγουν από το ταμπλό, και ένα πιόνι που κινείται χωρίς επίθεση γυρίζει ανάποδα
}
value-length = { $value ->
    [1] σύντομο
    [2] μέτριο
   *[3] μεγάλο
}
value-level = { $value ->
    [1] μαθαίνεται εύκολα
    [2] έχει λίγο περισσότερους κανόνες
   *[3] έχει πολλούς κανόνες
}
value-draws = { $value ->
    [3] συχνά ισόπαλο
    [2] μερικές φορές ισόπαλο
   *[1] σχεδόν ποτέ ισόπαλο
}
value-luck = { $value ->
    [yes] τύχη και ικανότητα, λόγω των ζαριών
   *[no] μόνο ικανότητα
}
# Each is enough to win or to lose, so there is no “and” between them
value-winning = { $one }· { $more }
