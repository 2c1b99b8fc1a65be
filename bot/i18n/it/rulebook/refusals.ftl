# Each reason to refuse an action: its name, what it means and what to do.

refusal-more = Altro su questo
refusal-shown = L’immagine, da { $ruleset }: { $said }

refusal-name-notation = Non riesco a leggerla
refusal-text-notation = Una mossa indica la casella dove sta un pezzo e quella dove va. Scrivile con un trattino in mezzo. Devono essere entrambe caselle di questo tavoliere.

refusal-name-ambiguous = Si può leggere in due modi
refusal-text-ambiguous = Il testo va bene per più di un’azione regolare. Scrivi tutte le caselle a cui il pezzo arriva, una dopo l’altra. Oppure scegli le caselle sul tavoliere.

refusal-name-over = La partita è finita
refusal-text-over = Una partita finita non accetta altre mosse. Finisce anche quando chi deve agire non può fare nulla. Puoi rivederla, o proporre la rivincita.

refusal-name-no-piece = Non c’è nessun pezzo
refusal-text-no-piece = Una mossa comincia da una casella con un tuo pezzo. La prima casella che hai indicato è vuota. Forse il tavoliere è cambiato da quando l’hai guardato.

refusal-name-not-yours = Il pezzo non è tuo
refusal-text-not-yours = Puoi muovere solo i tuoi pezzi. Indica una casella dove ce n’è uno tuo. Di chi è ogni pezzo lo dice anche il tavoliere a parole.

refusal-name-same-square = Non va da nessuna parte
refusal-text-same-square = Una mossa deve finire in una casella diversa da quella in cui comincia. Nessuno può passare restando fermo.

refusal-name-occupied = La casella è occupata
refusal-text-occupied = In una casella sta un solo pezzo, di chiunque sia. Per catturare un nemico va’ accanto a lui, non sopra di lui. Scegli una casella libera.

refusal-name-not-straight = Non è in linea retta
refusal-text-not-straight = I pezzi vanno lungo una colonna o lungo una riga. Nessuno muove in diagonale, né gira un angolo in una mossa sola.

refusal-name-blocked = C’è qualcosa in mezzo
refusal-text-blocked = Un pezzo passa solo su caselle libere. Un altro pezzo in mezzo lo ferma, amico o nemico che sia. Giragli intorno, o fermati prima.

refusal-name-out-of-range = È troppo lontano
refusal-text-out-of-range = Alcuni pezzi fanno solo un certo numero di caselle per mossa. Dove si gioca con i dadi, lo dice il lancio. Scegli una casella più vicina.

refusal-name-bound = Il pezzo è immobilizzato
refusal-text-bound = Un pezzo chiuso tra due nemici non può muovere. Torna libero quando uno dei due non lo tiene più. Muovi un altro pezzo, e magari libera questo.

refusal-name-not-attack = Non sarebbe un attacco
refusal-text-not-attack = Un pezzo rovesciato può muovere solo in una casella accanto a un nemico. Solo una cattura lo raddrizza. Scegli una casella del genere, o muovi un altro pezzo.

refusal-name-capture-first = Devi catturare
refusal-text-capture-first = Dove la cattura è obbligatoria, finché puoi catturare nient’altro è regolare. Possono farlo i pezzi con gli angoli segnati. Una qualsiasi delle loro catture va bene.

refusal-name-leader-over-leader = Un comandante non salta un comandante
refusal-text-leader-over-leader = I comandanti saltano le pedine di entrambe le parti. Il comandante nemico non si salta mai, e ferma il salto. Giragli intorno, o salta da un’altra parte.

refusal-name-no-jump = Non è un salto
refusal-text-no-jump = Un salto va dritto, sopra pezzi che stanno subito davanti, e finisce nella casella libera dietro di loro. Se tra loro c’è un vuoto, o dietro non c’è posto, non si salta. Le regole di ogni gioco dicono chi può saltare, e chi.

refusal-name-placing = Si stanno ancora mettendo le pedine
refusal-text-placing = Prima entrambe le parti mettono le pedine sul tavoliere, una alla volta. Nessuno muove finché non è a posto l’ultima. Indica una casella libera per metterne una.

refusal-name-placed = Tutte le pedine sono a posto
refusal-text-placed = Non hai più pedine in mano. Da adesso i pezzi muovono. Indica due caselle, da dove e fin dove.

refusal-name-throw-first = Prima viene il lancio
refusal-text-throw-first = Un doppio ti ha dato diritto a un altro lancio. Di’ «again» per farlo, o «pass» per lasciarlo. Poi il gioco va avanti.

refusal-name-thrown = Qui nessuno lancia
refusal-text-thrown = I dadi li lancio io per entrambe le parti, quando è il momento. Non puoi indicare un lancio. Dove non si gioca con i dadi, non c’è nulla da lanciare.

refusal-name-not-bound = Quel pezzo non è immobilizzato
refusal-text-not-bound = Si può togliere dal tavoliere solo un nemico già immobilizzato. Prima chiudilo da due lati. Potrai toglierlo in un turno successivo.

refusal-name-no-huff = Non c’è nulla da soffiare
refusal-text-no-huff = Si può soffiare solo una pedina che nell’ultimo turno poteva catturare e non l’ha fatto. Questa non poteva. Dove le regole non lo prevedono, nessuno può soffiare.

refusal-name-no-bonus = Non c’è un lancio in più
refusal-text-no-bonus = Solo un doppio dà diritto a un altro lancio. Ora non puoi né farlo né lasciarlo. Fai una mossa.

refusal-name-no-capture = Non cattura quello
refusal-text-no-capture = Il tuo testo aggiunge una cattura che la mossa non fa. Togli la cattura per giocare la mossa così com’è. Oppure trovane una che là catturi davvero.
