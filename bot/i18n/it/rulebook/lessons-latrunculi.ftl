# Lessons of Latrunculi.

lesson-hop = Salta e cattura
task-hop = Fai una cattura in { $prey }.
hint-hop = Una pedina salta un nemico che ha proprio accanto e arriva nella casella libera dietro di lui.
answer-hop = { $move } salta il nemico in { $prey } e lo cattura.

lesson-chain = Continua a saltare
task-chain = Cattura due nemici in un turno.
hint-chain = Prima salta il nemico in { $one }, poi continua con quello in { $two }.
answer-chain = { $move } salta i nemici in { $one } e in { $two }, e li cattura entrambi.

lesson-bind = Immobilizza un nemico
task-bind = Immobilizza il nemico in { $prey }.
hint-bind = Immobilizzi un nemico chiudendolo in linea retta tra due delle tue pedine. Quale può arrivare dall’altra parte?
answer-bind = { $move } immobilizza il nemico in { $prey }: resta dov’è e non può più muoversi.

lesson-remove = Togli un nemico
task-remove = Togli il nemico immobilizzato in { $prey }.
hint-remove = Scegli direttamente la pedina immobilizzata. La rimozione occupa tutto il turno.
answer-remove = Così togli dal tavoliere il pezzo in { $prey }. La rimozione occupa tutto il turno: nessuna pedina si muove.

lesson-free = Libera la tua pedina
task-free = La tua pedina in { $man } è immobilizzata. Liberala.
hint-free = Una pedina torna libera quando uno dei due nemici che la tengono ferma è immobilizzato o catturato. Prova con quello in { $enemy }.
answer-free = { $move } immobilizza il nemico in { $enemy }, e la pedina in { $man } è di nuovo libera. Puoi liberarla anche saltando il nemico in { $enemy }.

lesson-pinned = Quale pedina può muoversi?
task-pinned = Quale delle tue pedine può muoversi?
hint-pinned = Una pedina immobilizzata tra due nemici non può muoversi.
answer-pinned = Può muoversi la pedina in { $from }. Quelle in { $one } e in { $two } sono immobilizzate.
