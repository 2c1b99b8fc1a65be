# What people type, and what is answered to slips, greetings and several meanings.

## Greetings, questions, buttons for what was meant

hello = Γεια, { $name }!
hello-waiting = Καμία παρτίδα σου δεν σε περιμένει τώρα.
hello-begin = Προκάλεσε κάποιον ή δοκίμασε πρώτα ένα σύντομο μάθημα.
button-challenge = Προκάλεσε κάποιον
which-accept = Τι από αυτά αποδέχεσαι;
which-decline = Τι από αυτά απορρίπτεις;
offer-kind-draw = ισοπαλία: { $ruleset }
offer-kind-takeback = αναίρεση κίνησης: { $ruleset }
offer-kind-pause = παύση: { $ruleset }
offer-kind-hints = υποδείξεις: { $ruleset }
offer-kind-public = θεατές: { $ruleset }
entry-match = { $entry } · { $match }
meant-text = { $text }
word-rename = άλλαξε το όνομά σου στο web chat
word-hello = επόμενα βήματα

game-lemery-petteia = Πεττεία (Lemery)
game-lemery-compact = Μικρή Πεττεία
game-lemery-ultra = Μίνι Πεττεία
game-lemery-crossing = Το πέρασμα του στρατηγού
game-lemery-latrunculi = Latrunculi
game-poleis = Πόλεις
game-vogt-petteia = Πεττεία Τουρνουά
game-vogt-kubeia = Κυβεία
game-walker-petteia = Πεττεία (Walker)
game-walker-dux = Latrunculi με Dux
