# Each reason to refuse an action: its name, what it means and what to do.

refusal-more = Scopri di più
refusal-shown = La figura mostra un esempio tratto da { $ruleset }. { $said }

refusal-name-notation = Non capisco questa mossa
refusal-text-notation = Una mossa è fatta di due caselle: quella in cui si trova il tuo pezzo e quella in cui va. Scrivile con un trattino in mezzo. Devono essere caselle di questo tavoliere.

refusal-name-ambiguous = La mossa ha due significati
refusal-text-ambiguous = Quello che hai scritto corrisponde a più di una mossa regolare. Scrivi una dopo l’altra tutte le caselle in cui il pezzo arriva. Oppure scegli le caselle sul tavoliere.

refusal-name-over = La partita è finita
refusal-text-over = In una partita finita non si può più muovere. Una partita finisce anche quando chi deve muovere non può fare nulla. Puoi rivedere questa partita, o offrire la rivincita.

refusal-name-no-piece = La casella è vuota
refusal-text-no-piece = Una mossa comincia da una casella con un tuo pezzo. La prima casella che hai indicato è vuota. Forse nel frattempo la posizione è cambiata.

refusal-name-not-yours = Il pezzo non è tuo
refusal-text-not-yours = Puoi muovere solo i tuoi pezzi. Scegli una casella con uno dei tuoi. Anche il tavoliere a parole dice di chi è ogni pezzo.

refusal-name-same-square = Il pezzo resta dov’è
refusal-text-same-square = Una mossa deve finire in un’altra casella. Non puoi passare lasciando un pezzo dov’è.

refusal-name-occupied = La casella è occupata
refusal-text-occupied = In una casella può stare un solo pezzo. Per catturare un nemico, mettiti accanto a lui, non sopra. Scegli una casella libera.

refusal-name-not-straight = La mossa non è in linea retta
refusal-text-not-straight = I pezzi si muovono lungo una riga o una colonna. Non possono muoversi in diagonale né cambiare direzione a metà strada.

refusal-name-blocked = C’è un pezzo in mezzo
refusal-text-blocked = Un pezzo può attraversare solo caselle libere. Qualsiasi pezzo in mezzo lo ferma, amico o nemico. Aggiralo, o fermati prima.

refusal-name-out-of-range = La casella è troppo lontana
refusal-text-out-of-range = Alcuni pezzi possono percorrere solo un certo numero di caselle. Nei giochi con i dadi lo decide il lancio. Scegli una casella più vicina.

refusal-name-bound = La pedina è immobilizzata
refusal-text-bound = Una pedina immobilizzata tra due nemici non può muoversi. Torna libera quando uno dei due non la tiene più ferma. Muovi un’altra pedina e, se puoi, libera questa.

refusal-name-not-attack = La mossa non è un attacco
refusal-text-not-attack = Una pedina rovesciata può andare solo in una casella accanto a un nemico. Resta rovesciata finché non partecipa a una cattura. Scegli una casella accanto a un nemico, o muovi un’altra pedina.

refusal-name-capture-first = Devi catturare
refusal-text-capture-first = Nei giochi in cui la cattura è obbligatoria, se puoi catturare, nessun’altra mossa è regolare. Possono catturare i pezzi con gli angoli segnati. Scegli una qualsiasi delle loro catture.

refusal-name-leader-over-leader = Un comandante non salta un comandante
refusal-text-leader-over-leader = I comandanti possono saltare le pedine di entrambe le parti, ma non il comandante nemico. Aggiralo, o salta in un’altra direzione.

refusal-name-no-jump = Non puoi fare questo salto
refusal-text-no-jump = Un salto va dritto sopra i pezzi che stanno subito davanti, fino alla casella libera dietro di loro. Non si salta se in mezzo c’è un vuoto, o se dietro non c’è posto. Le regole di ogni gioco dicono chi può saltare, e che cosa.

refusal-name-placing = Le pedine non sono ancora tutte sul tavoliere
refusal-text-placing = Prima entrambi i giocatori mettono le pedine sul tavoliere, una alla volta. Nessuna si muove finché non è stata messa l’ultima. Scegli una casella libera per la tua prossima pedina.

refusal-name-placed = Tutte le pedine sono sul tavoliere
refusal-text-placed = Non hai più pedine da mettere. D’ora in poi muovi quelle sul tavoliere. Indica due caselle: quella di partenza e quella di arrivo.

refusal-name-throw-first = Prima lancia ancora, o passa
refusal-text-throw-first = Hai fatto un doppio, quindi puoi lanciare ancora. Scrivi «again» per lanciare, o «pass» per rinunciare al lancio. Poi la partita continua.

refusal-name-thrown = Non puoi lanciare
refusal-text-thrown = Quando è il momento, i dadi li lancio io per entrambe le parti. Non puoi scegliere i numeri. In un gioco senza dadi non c’è nulla da lanciare.

refusal-name-not-bound = La pedina non è immobilizzata
refusal-text-not-bound = Si può togliere dal tavoliere solo un nemico già immobilizzato. Prima chiudilo tra due delle tue pedine. Potrai toglierlo in un turno successivo.

refusal-name-no-huff = Non c’è nulla da soffiare
refusal-text-no-huff = Puoi soffiare solo una pedina che nell’ultimo turno poteva catturare e non l’ha fatto. Questa non poteva. Nei giochi senza soffio non si può soffiare nessuna pedina.

refusal-name-no-bonus = Non c’è un lancio in più
refusal-text-no-bonus = Puoi lanciare ancora solo dopo un doppio. Ora non c’è nessun lancio in più da fare o a cui rinunciare. Fai una mossa.

refusal-name-no-capture = La mossa non cattura quel pezzo
refusal-text-no-capture = Hai scritto una cattura che questa mossa non fa. Togli la cattura per giocare la mossa così com’è. Oppure trova una mossa che catturi davvero quel pezzo.
