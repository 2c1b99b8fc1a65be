# Lessons of Andreas Frank Vogt's games.

lesson-must = Devi catturare
task-must = Quale dei tuoi pezzi può muoversi?
hint-must = Se puoi catturare, devi farlo. Quale pezzo può chiudere il nemico in { $enemy }?
answer-must = Può muoversi solo il pezzo in { $from }. Può catturare il nemico in { $enemy }, e la cattura ha la precedenza su ogni altra mossa.

lesson-armour = La corazza
task-armour = In { $enemy } c’è un oplita. Puoi catturarlo, quindi devi farlo. Quale dei tuoi pezzi può muoversi?
hint-armour = Per catturare un oplita, uno dei tuoi due pezzi dev’essere un oplita o il Basileo.
answer-armour = Può muoversi solo l’oplita in { $from }. Con il peltasta in { $light } avresti due peltasti, e due peltasti non possono catturare un oplita.

lesson-rout = Cattura il Basileo
task-rout = Vinci con una mossa.
hint-rout = Per catturare il Basileo, occupa tutte le caselle accanto a lui. Quale casella accanto a { $enemy } è libera?
answer-rout = { $move } occupa l’ultima casella accanto al Basileo. Due dei 4 pezzi che lo circondano sono opliti, quindi lo catturi.

lesson-break = Lo sfondamento
task-break = Vinci con una mossa.
hint-break = Il tuo Basileo vince quando raggiunge la riga di fondo nemica.
answer-break = { $move } porta il tuo Basileo sulla riga di fondo nemica, e vinci.

lesson-last = Una classe intera
task-last = Giochi { $move } e catturi { $prey }. Che cosa succede?
hint-last = Quello era l’ultimo peltasta di { side-second }.
answer-last = { side-second } non ha più peltasti. Chi perde una classe intera perde la partita, quindi vinci tu.

lesson-light = Fino al dado più alto
task-light = Hai fatto { $high } e { $low } con i dadi. Fai avanzare il più possibile il peltasta che hai in { $man }.
hint-light = Per un peltasta vale il dado più alto: può muoversi al massimo di quel numero di caselle.
answer-light = Con { $move } il peltasta si muove di { $high } caselle, il massimo con questo lancio.

lesson-reach = Chi ci arriva?
task-reach = Hai fatto { $high } e { $low } con i dadi. Puoi catturare il nemico in { $enemy }, quindi devi farlo. Quale dei tuoi pezzi può muoversi?
hint-reach = Un peltasta può muoversi al massimo di { $high } caselle, un oplita di { $low }. Conta le caselle.
answer-reach = Può muoversi solo il peltasta in { $from }. L’oplita in { $heavy } è troppo lontano per un { $low }.

lesson-hermes = La mossa di Hermes
task-hermes = Hai fatto { $high } e { $low } con i dadi. Vinci con una mossa.
hint-hermes = Il Basileo può muoversi al massimo di { $low } caselle, o esattamente di { $high }. Quanto è lontana la riga di fondo nemica?
answer-hermes = Con { $move } il Basileo si muove esattamente di { $high } caselle: è la mossa di Hermes. Raggiunge così la riga di fondo nemica, e vinci.

lesson-six = Al massimo 6 caselle
task-six = Puoi catturare il nemico in { $enemy }, quindi devi farlo. Quale dei tuoi pezzi può muoversi?
hint-six = Un oplita percorre al massimo 6 caselle. Contale da { $heavy }.
answer-six = Può muoversi solo il peltasta in { $from }. L’oplita in { $heavy } è a 7 caselle, una di troppo.

lesson-active = I pezzi attivi
task-active = Muovi un pezzo attivo, cioè uno che con una mossa può arrivare accanto a un nemico.
hint-active = Quale dei tuoi pezzi potrebbe arrivare accanto a { $enemy }?
answer-active = Solo il pezzo in { $from } è attivo. Conta la posizione del pezzo prima della mossa.

lesson-refusal = Una terza mossa passiva
task-refusal = Hai fatto 2 mosse passive di fila, anche se il pezzo in { $man } è attivo. Ora giochi { $move }. Che cosa succede?
hint-refusal = Anche il pezzo in { $from } è passivo.
answer-refusal = La terza mossa passiva di fila è renitenza, cioè un rifiuto di combattere. Perdi subito.

lesson-zeus = La mano di Zeus
task-zeus = Hai fatto un doppio, { $high } e { $low }, e giochi { $move }. Che cosa succede ora?
hint-zeus = Un doppio è un dono di Zeus.
answer-zeus = Dopo un doppio puoi lanciare e muovere di nuovo, oppure rinunciare. Se fai un altro doppio, hai un altro lancio in più.
