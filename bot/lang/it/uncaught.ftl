# Why the last move did not capture a piece.

button-uncaught = Perché nessuna cattura?

uncaught-which = Di quale pezzo vuoi sapere?
uncaught-piece = Perché non { $square }?
uncaught-about = Perché { $action } non ha catturato { $square }:

uncaught-open = { $way ->
    [bind] È chiusa da un lato solo, e quindi non è immobilizzata: dall’altra parte, in { $squares }, { $by } non ha nessuno.
   *[capture] È chiuso da un lato solo: dall’altra parte, in { $squares }, { $by } non ha nessuno.
}
uncaught-row = { $way ->
    [bind] Dall’altra parte, in { $squares }, c’è una sua compagna. Tra due pedine se ne immobilizza una sola, mai una fila.
   *[capture] Dall’altra parte, in { $squares }, c’è un suo compagno. Tra due pezzi se ne cattura uno solo, mai una fila.
}
uncaught-armour = È un oplita. Uno dei due che lo catturano dev’essere un oplita o il Basileo, e in { $squares } non ce n’è.
uncaught-anvil-bound = La pedina dall’altra parte, in { $squares }, era immobilizzata anche lei quando la mossa è finita. Chi è immobilizzato non tiene nessuno.
uncaught-edge = { $way ->
    [bind] Dall’altra parte c’è il bordo del tavoliere, e il bordo non immobilizza nessuno.
   *[capture] Dall’altra parte c’è il bordo del tavoliere, e il bordo non cattura nessuno.
}
uncaught-corner = Sta in un angolo, e in questo gioco negli angoli si è al sicuro.
uncaught-nook = In un angolo si cattura con due pezzi, uno su ogni casella accanto. { $by } non tiene { $squares }.
uncaught-ring = Il Basileo si cattura occupando tutte le caselle accanto a lui. { $by } non tiene { $squares }.
uncaught-shield = Il Basileo si cattura occupando tutte le caselle accanto a lui. In { $squares } c’è uno dei suoi, che lo protegge.
uncaught-classes = Il Basileo è chiuso da ogni lato, ma intorno a lui gli opliti sono troppo pochi, e non c’è l’altro Basileo.
uncaught-leader = È un comandante, e in questo gioco i comandanti non si catturano mai.
uncaught-standing = { $count ->
    [one] Il pezzo in { $squares } era già lì. Chi cattura dev’essere appena arrivato.
   *[other] I pezzi in { $squares } erano già lì. Uno di quelli che catturano dev’essere appena arrivato.
}
uncaught-between = È andato da solo in mezzo a due nemici ({ $squares }), e così non corre pericolo.
uncaught-passed = La mossa è solo passata per { $squares }. Conta dove finisce.
uncaught-jump = Qui si cattura saltando. Si poteva saltare fino a { $squares }, ma questa mossa non l’ha fatto.
uncaught-bound = È immobilizzata, non catturata: la tengono { $squares }. In un altro turno { $by } può toglierla invece di muovere.
uncaught-far = Non sta accanto a { $squares }, dove la mossa è finita.
uncaught-own = Nessuno cattura i propri pezzi.
uncaught-placing = { $way ->
    [bind] Finché si mettono le pedine nessuna viene immobilizzata né catturata. Chi si trova chiusa resta al sicuro.
   *[capture] Finché si mettono le pedine nessuna viene catturata. Chi si trova chiusa resta al sicuro.
}
uncaught-removal = Togliere una pedina immobilizzata prende tutto il turno, e ne toglie una sola.
