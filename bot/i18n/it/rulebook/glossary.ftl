# Words that a newcomer cannot know, and how they are explained where they first appear on a ruleset's pages.
# A word is given as far as all its forms agree, so that each of them is found.

term-strategos = Strategos
    .explained = dallo Strategos, il generale greco
term-lars = Lars
    .explained = dal Lars, il comandante etrusco
term-huff = soffi
    .explained = può soffiare: indica il pezzo che poteva catturare
term-bound = immobilizz
    .explained = chiusa tra due nemici è immobilizzata
term-vagus = vagus
    .explained = rovesciata si chiama vagus
term-ordinarius = ordinari
    .explained = un ordinarius, un soldato in buon ordine
term-inciti = inciti
    .explained = uno degli inciti, i senza speranza
term-peltast = peltast
    .explained = peltasti (leggeri)
term-hoplite = oplit
    .explained = opliti (pesanti)
term-basileus = Basile
    .explained = un Basileo, il re
term-active = attiv
    .explained = attivo quando con una sola mossa può arrivare accanto a un nemico
term-passive = passiv
    .explained = Altrimenti è passivo
term-dux = dux
    .explained = un dux, un generale che non si può catturare
term-hermes = Hermes
    .explained = esattamente il più alto: la mossa di Hermes
term-zeus = Zeus
    .explained = lanciare e muovere di nuovo, con qualsiasi pezzo: la mano di Zeus
term-false = falsa cattura
    .explained = entrare tra due nemici senza pericolo. Vogt la chiama falsa cattura
term-attack = attacc
    .explained = un attacco quando finisce proprio accanto a un nemico
