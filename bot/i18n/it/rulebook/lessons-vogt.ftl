# Lessons of Andreas Frank Vogt's games.

lesson-must = È un obbligo
task-must = Quale dei tuoi pezzi può muovere?
hint-must = Chi può catturare deve farlo. Chi può chiudere il nemico in { $enemy }?
answer-must = Solo quello in { $from }: può catturare { $enemy }, e la cattura viene prima di tutto.

lesson-armour = La corazza
task-armour = In { $enemy } c’è un oplita. Puoi catturarlo, quindi devi. Quale dei tuoi pezzi può muovere?
hint-armour = Un oplita si cattura solo se uno dei due è un oplita o il Basileo.
answer-armour = Solo l’oplita in { $from }. Con il peltasta in { $light } avresti due peltasti, e la corazza tiene.

lesson-rout = Cattura il Basileo
task-rout = Vinci con una mossa.
hint-rout = Un Basileo cade quando i nemici occupano ogni casella accanto a lui. Quale, accanto a { $enemy }, è libera?
answer-rout = { $move } riempie l’ultima casella accanto al Basileo. Due dei quattro sono opliti, e così cade.

lesson-break = Lo sfondamento
task-break = Vinci con una mossa.
hint-break = Il tuo Basileo vince quando raggiunge l’ultima riga.
answer-break = { $move } porta il Basileo all’ultima riga, e vinci.

lesson-last = Una classe intera
task-last = Giochi { $move } e catturi { $prey }. Come finisce?
hint-last = Era l’ultimo peltasta di { side-second }.
answer-last = A { side-second } non resta nessun peltasta. Chi perde una classe intera ha perso, e vinci tu.

lesson-light = Fin dove dicono i dadi
task-light = Hai lanciato { $high } e { $low }. Porta il tuo peltasta in { $man } il più in alto possibile.
hint-light = Un peltasta fa al massimo le caselle del numero più alto.
answer-light = { $move } sono { $high } caselle, il massimo per un peltasta con questo lancio.

lesson-reach = Chi ci arriva?
task-reach = Hai lanciato { $high } e { $low }. Puoi catturare il nemico in { $enemy }, quindi devi. Quale dei tuoi pezzi può muovere?
hint-reach = Un peltasta fa al massimo { $high } caselle, un oplita { $low }. Contale.
answer-reach = Solo il peltasta in { $from }. L’oplita in { $heavy } è troppo lontano per un { $low }.

lesson-hermes = La mossa di Hermes
task-hermes = Hai lanciato { $high } e { $low }. Vinci con una mossa.
hint-hermes = Il Basileo fa al massimo { $low } caselle, o esattamente { $high }. Quanto è lontana l’ultima riga?
answer-hermes = { $move } sono esattamente { $high } caselle: la mossa di Hermes, dritto all’ultima riga. Vinci.

lesson-six = Sei caselle
task-six = Puoi catturare il nemico in { $enemy }, quindi devi. Quale dei tuoi pezzi può muovere?
hint-six = Un oplita fa al massimo sei caselle. Contale da { $heavy }.
answer-six = Solo il peltasta in { $from }. L’oplita in { $heavy } è a sette caselle, una di troppo.

lesson-active = Pezzi attivi
task-active = Muovi un pezzo attivo, cioè uno che con una mossa può arrivare accanto a un nemico.
hint-active = Quale dei tuoi pezzi potrebbe arrivare accanto a { $enemy }?
answer-active = Solo il pezzo in { $from } è attivo. Conta dove sta prima della mossa.

lesson-refusal = La terza volta
task-refusal = Hai fatto due mosse passive di fila, anche se il pezzo in { $man } è attivo. Ora giochi { $move }. Come finisce?
hint-refusal = Anche il pezzo in { $from } è passivo.
answer-refusal = La terza mossa passiva di fila è renitenza: hai perso subito.

lesson-zeus = La mano di Zeus
task-zeus = Hai lanciato { $high } e { $low }, un doppio, e giochi { $move }. Che cosa succede?
hint-zeus = Un doppio è un dono di Zeus.
answer-zeus = Dopo un doppio puoi lanciare e muovere di nuovo, oppure rinunciare. Un altro doppio vale allo stesso modo.
