# Lessons of Latrunculi.

lesson-hop = Salta e cattura
task-hop = Cattura il nemico in { $prey }.
hint-hop = Una pedina salta un nemico che ha proprio accanto, fino alla casella libera dietro di lui.
answer-hop = { $move } salta { $prey } e lo cattura.

lesson-chain = Ancora un salto
task-chain = Cattura due nemici in un turno.
hint-chain = Prima salta { $one }, poi continua sopra { $two }.
answer-chain = { $move } salta prima { $one } e poi { $two }, e li cattura tutti e due.

lesson-bind = Immobilizza
task-bind = Immobilizza il nemico in { $prey }.
hint-bind = Chi sta tra due nemici in linea retta è immobilizzato. Chi può arrivare dall’altra parte?
answer-bind = { $move } immobilizza { $prey }: resta dov’è, e non può più muovere.

lesson-remove = Togli chi è fermo
task-remove = Cattura il nemico immobilizzato in { $prey }.
hint-remove = Scegli proprio la pedina immobilizzata. Toglierla è tutto il tuo turno.
answer-remove = Togli { $prey } dal tavoliere. È tutto il turno, e nessuno muove.

lesson-free = Libera la tua
task-free = La tua pedina in { $man } è immobilizzata. Liberala.
hint-free = È libera quando uno dei due accanto è immobilizzato o catturato, per esempio quello in { $enemy }.
answer-free = { $move } immobilizza { $enemy }, e { $man } è di nuovo libera. Anche saltare { $enemy } la libera.

lesson-pinned = Chi può muovere?
task-pinned = Quale delle tue pedine può muovere?
hint-pinned = Chi è immobilizzato tra due nemici deve restare.
answer-pinned = La pedina in { $from } può muovere. Quelle in { $one } e in { $two } sono immobilizzate.
