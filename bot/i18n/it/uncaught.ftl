# Why the last move did not capture a piece; what the rulebook says about it follows below.

button-uncaught = Perché non cattura?

uncaught-which = Quale pezzo?
uncaught-piece = Perché non cattura { $square }?
uncaught-about = Perché { $action } non ha catturato { $square }:

uncaught-open = { $way ->
    [bind] La pedina è chiusa da un lato solo, e quindi non è immobilizzata: dall’altra parte, in { $squares }, { $by } non ha nessuna pedina.
   *[capture] Il pezzo è chiuso da un lato solo: dall’altra parte, in { $squares }, { $by } non ha nessun pezzo.
}
uncaught-row = { $way ->
    [bind] Dall’altra parte, in { $squares }, c’è un’altra pedina dello stesso colore: le due formano una fila.
   *[capture] Dall’altra parte, in { $squares }, c’è un altro pezzo dello stesso colore: i due formano una fila.
}
uncaught-armour = Il pezzo è un oplita: per catturarlo serve l’aiuto di un oplita o del Basileo. I pezzi in { $squares } sono troppo deboli.
uncaught-anvil-bound = La pedina dall’altra parte, in { $squares }, era a sua volta immobilizzata quando la mossa è finita.
uncaught-edge = { $way ->
    [bind] Dall’altra parte c’è il bordo del tavoliere, e il bordo non aiuta a immobilizzare.
   *[capture] Dall’altra parte c’è il bordo del tavoliere, e il bordo non aiuta a catturare.
}
uncaught-corner = Il pezzo è in un angolo, e in questo gioco gli angoli sono sicuri.
uncaught-nook = Il pezzo è in un angolo, e { $by } non ha nessun pezzo nell’altra casella accanto, { $squares }.
uncaught-ring = Un Basileo dev’essere circondato da ogni lato, e { $by } non ha nessun pezzo in { $squares }.
uncaught-shield = { $count ->
    [one] Accanto al Basileo, in { $squares }, c’è un pezzo amico, che lo protegge.
   *[other] Accanto al Basileo, in { $squares }, ci sono pezzi amici, che lo proteggono.
}
uncaught-classes = Il Basileo è circondato, ma tra i pezzi che lo circondano non ci sono né abbastanza opliti né l’altro Basileo.
uncaught-leader = Il pezzo è un comandante, e in questo gioco i comandanti non si possono catturare.
uncaught-standing = { $count ->
    [one] Il pezzo in { $squares } era già lì: non ci è arrivato con questa mossa.
   *[other] I pezzi intorno, in { $squares }, erano già lì: nessuno di questi ci è arrivato con questa mossa.
}
uncaught-between = Il pezzo è entrato da sé tra due nemici ({ $squares }), perciò è al sicuro.
uncaught-passed = La mossa è solo passata per { $squares }: conta dove finisce.
uncaught-jump = La pedina mossa poteva catturare il nemico saltando in { $squares }, ma ha fatto un’altra mossa.
uncaught-bound = La pedina è immobilizzata, non catturata: la tengono ferma le pedine in { $squares }. In un turno successivo { $by } può catturarla invece di muovere.
uncaught-far = La mossa finisce in { $squares }, e il pezzo non è accanto a questa casella.
uncaught-own = Non puoi catturare i tuoi pezzi.
uncaught-placing = Le pedine non sono ancora tutte sul tavoliere. Finché non ci sono tutte, una pedina chiusa tra due nemici è al sicuro.
uncaught-removal = Per catturare una pedina immobilizzata serve tutto il turno, e si cattura solo quella.
