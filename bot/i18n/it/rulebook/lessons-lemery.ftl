# Lessons of the games with leaders, by Lemery Games.

lesson-corner = Nell’angolo
task-corner = Cattura il nemico nell’angolo, in { $prey }.
hint-corner = In un angolo bastano le due caselle accanto. Una è già tua.
answer-corner = { $move } cattura { $prey }: le due caselle accanto all’angolo sono tue.

lesson-jump = Il comandante salta
task-jump = Cattura il nemico in { $prey }.
hint-jump = Il tuo comandante salta i pezzi che ha davanti, qui quello in { $over }.
answer-jump = { $move } salta { $over } e cattura { $prey }. Saltare un pezzo, da solo, non cattura nessuno.

lesson-leader = Cattura il comandante
task-leader = Vinci con una mossa.
hint-leader = Il comandante nemico è in { $enemy }, e si cattura tra due come gli altri.
answer-leader = { $move } cattura il comandante in { $enemy }, e vinci.

lesson-closed = Tutto intorno
task-closed = Vinci con una mossa, anche se non puoi catturare nessuno.
hint-closed = Un comandante con pezzi su tutti e quattro i lati ha perso. Quale casella accanto a { $enemy } è libera?
answer-closed = { $move } riempie l’ultima casella accanto al comandante, e vinci. Contano i pezzi di tutte e due le parti.

lesson-over = Un lungo salto
task-over = Porta un pezzo in { $to }.
hint-over = Scorrendo non ci arriva nessuno. Il tuo comandante arriva a una fila di pezzi e la salta, qui quelli in { $one } e in { $two }.
answer-over = { $move } salta i pezzi in { $one } e in { $two }, amici e nemici insieme. Dove arriva, cattura { $prey }.

lesson-alone = Un comandante da solo
task-alone = Vinci con una mossa.
hint-alone = Un comandante senza pedine ha perso. Resta solo quella in { $prey }.
answer-alone = { $move } cattura { $prey }, l’ultima pedina, e vinci.

lesson-rim = Sul bordo
task-rim = Giochi { $move }. Il comandante nemico non può più scansarsi. Come finisce?
hint-rim = Per circondare un comandante servono pezzi su quattro lati. Quanti lati ha { $enemy }?
answer-rim = La partita continua. Sul bordo del tavoliere un comandante non è circondato.

lesson-rescue = Comandante in pericolo
task-rescue = Il nemico in { $enemy } sta per catturare il tuo comandante in { $leader }. Cattura il suo compagno.
hint-rescue = Per catturare il tuo comandante servono due nemici. Uno gli sta già accanto, in { $prey }.
answer-rescue = { $move } cattura { $prey }, con l’aiuto del tuo comandante. Quello che resta, da solo, non può nulla.

lesson-run = Fino all’ultima riga
task-run = Vinci con una mossa.
hint-run = Qui vince il comandante che raggiunge l’ultima riga. Il tuo ha la strada libera?
answer-run = { $move } porta il tuo comandante all’ultima riga, e vinci subito.

lesson-leap = Sopra l’ultima pedina
task-leap = Vinci con una mossa.
hint-leap = La pedina in { $over } non è un ostacolo: il tuo comandante salta.
answer-leap = { $move } salta { $over } e arriva sull’ultima riga. Vinci.

lesson-stop = Ferma il comandante
task-stop = Il comandante nemico in { $enemy } sta per raggiungere la tua prima riga e vincere. Fermalo.
hint-stop = Una pedina in { $near } la salterebbe. In quale casella non ti si può saltare?
answer-stop = { $move } si ferma proprio sulla prima riga. Dietro non c’è una casella dove arrivare.

lesson-no-capture = I comandanti sono al sicuro
task-no-capture = Giochi { $move }. Il comandante nemico in { $enemy } sta tra due. Come finisce?
hint-no-capture = In questo gioco i comandanti corrono. Si possono catturare?
answer-no-capture = La partita continua. Qui i comandanti non si catturano mai, dovunque stiano.

lesson-lars = Mai sopra il Lars
task-lars = Cattura un nemico. Il comandante nemico è in { $enemy }.
hint-lars = Un comandante salta qualunque pezzo, tranne l’altro comandante. Prova sopra { $over }.
answer-lars = { $move } salta { $over } e cattura { $prey }. Nessun comandante può saltare quello in { $enemy }.

lesson-huff = La soffiata
task-huff = { side-second } poteva catturare la tua pedina in { $man } e non l’ha fatto. Quale delle sue soffi?
hint-huff = Quale pedina poteva arrivare in { $gap }?
answer-huff = La pedina in { $huffed } poteva catturare: la togli dal tavoliere, e poi muovi come al solito.
