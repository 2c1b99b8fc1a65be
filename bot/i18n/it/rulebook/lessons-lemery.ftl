# Lessons of the games with leaders, by Lemery Games.

lesson-corner = Nell’angolo
task-corner = Fai una cattura nell’angolo, in { $prey }.
hint-corner = In un angolo basta occupare le due caselle accanto al nemico. Una è già tua.
answer-corner = { $move } cattura { $prey }: occupi entrambe le caselle accanto.

lesson-jump = Il comandante salta
task-jump = Fai una cattura in { $prey }.
hint-jump = Il tuo comandante può saltare i pezzi che gli sbarrano la strada, qui quello in { $over }.
answer-jump = { $move } salta { $over } e cattura { $prey }. Il salto in sé non cattura nulla: conta dove arriva il comandante.

lesson-leader = Cattura il comandante
task-leader = Vinci con una mossa.
hint-leader = Il comandante nemico è in { $enemy }. Puoi chiuderlo tra due pezzi come ogni altro nemico.
answer-leader = { $move } cattura il comandante in { $enemy }, e vinci.

lesson-closed = Circonda il comandante
task-closed = Vinci con una mossa, senza catturare nulla.
hint-closed = Un comandante con pezzi su tutti e quattro i lati ha perso. Quale casella accanto a { $enemy } è libera?
answer-closed = { $move } riempie l’ultima casella accanto al comandante, e vinci. Contano i pezzi di entrambe le parti.

lesson-over = Un lungo salto
task-over = Porta un pezzo in { $to }.
hint-over = Nessun pezzo arriva in quella casella senza saltare. Il tuo comandante può avvicinarsi a una fila e saltarla, qui quella in { $one } e { $two }.
answer-over = { $move } salta { $one } e { $two }, amici o nemici che siano. All’arrivo cattura { $prey }.

lesson-alone = Un comandante da solo
task-alone = Vinci con una mossa.
hint-alone = Un comandante senza più pedine ha perso. A quello nemico resta solo la pedina in { $prey }.
answer-alone = { $move } cattura { $prey }, l’ultima pedina, e vinci.

lesson-rim = Sul bordo
task-rim = Giochi { $move }. Ora il comandante nemico non ha accanto nessuna casella libera. Che cosa succede?
hint-rim = Un comandante è circondato quando ha pezzi su quattro lati. Quante caselle ci sono accanto a { $enemy }?
answer-rim = La partita continua. Un comandante sul bordo del tavoliere non è circondato.

lesson-rescue = Comandante in pericolo
task-rescue = Il nemico in { $enemy } sta per catturare il tuo comandante in { $leader } con l’aiuto di un altro pezzo. Cattura prima quell’altro pezzo.
hint-rescue = Per catturare il tuo comandante servono due nemici. Uno gli è già accanto, in { $prey }.
answer-rescue = { $move } cattura { $prey }, con l’aiuto del tuo comandante. L’altro nemico da solo non può fare nulla.

lesson-run = Fino alla riga di fondo nemica
task-run = Vinci con una mossa.
hint-run = In questo gioco vince il comandante che raggiunge la riga di fondo nemica. Il tuo ha la via libera?
answer-run = { $move } porta il tuo comandante sulla riga di fondo nemica, e vinci subito.

lesson-leap = Sopra l’ultima pedina
task-leap = Vinci con una mossa.
hint-leap = La pedina in { $over } non può fermare il tuo comandante, che può saltarla.
answer-leap = { $move } salta { $over } e arriva sulla riga di fondo nemica. Vinci.

lesson-stop = Ferma il comandante
task-stop = Il comandante nemico in { $enemy } sta per raggiungere la tua riga di fondo e vincere. Fermalo.
hint-stop = Se ti metti in { $near }, il comandante nemico ti salta. In quale casella non può saltarti?
answer-stop = { $move } blocca la strada proprio sulla tua riga di fondo. Dietro non c’è nessuna casella dove arrivare.

lesson-no-capture = I comandanti sono al sicuro
task-no-capture = Giochi { $move }. Ora il comandante nemico in { $enemy } è tra due dei tuoi pezzi. Che cosa succede?
hint-no-capture = In questo gioco i comandanti fanno una corsa. Si possono catturare?
answer-no-capture = La partita continua. In questo gioco un comandante non si cattura mai, dovunque sia.

lesson-lars = Mai sopra il Lars
task-lars = Cattura un nemico. Il comandante nemico è in { $enemy }.
hint-lars = Un comandante può saltare ogni pezzo, tranne l’altro comandante. Prova a saltare il pezzo in { $over }.
answer-lars = { $move } salta { $over } e cattura { $prey }. Il tuo comandante non può saltare quello nemico in { $enemy }.

lesson-huff = Soffiare
task-huff = { side-second } poteva catturare la tua pedina in { $man } e non l’ha fatto. Quale delle sue pedine soffi?
hint-huff = Quale pedina poteva arrivare in { $gap }?
answer-huff = La pedina in { $huffed } ha mancato la cattura, quindi lascia il tavoliere. Poi muovi come al solito.
