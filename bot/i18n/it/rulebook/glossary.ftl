# Words that a newcomer cannot know, and how they are explained where they first appear on a ruleset's pages.
# A word is given as far as all its forms agree, so that each of them is found.

term-strategos = Strategos
    .explained = Lo Strategos, il generale greco
term-lars = Lars
    .explained = Il Lars, il comandante etrusco
term-huff = soffi
    .explained = può soffiare prima di muovere: indica una pedina che poteva catturare e la toglie
term-bound = immobilizz
    .explained = chiudi una pedina nemica tra due delle tue, la immobilizzi
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
    .explained = attivo se con una sola mossa può arrivare accanto a un nemico
term-passive = passiv
    .explained = Altrimenti è passivo
term-dux = dux
    .explained = un dux, un generale che non si può mai catturare
term-hermes = Hermes
    .explained = esattamente le caselle del più alto: la mossa di Hermes
term-zeus = Zeus
    .explained = lanciare e muovere di nuovo, con qualsiasi pezzo: la mano di Zeus
term-false = falsa cattura
    .explained = entrare tra due nemici senza pericolo: è quella che Vogt chiama falsa cattura
term-attack = attacc
    .explained = un attacco quando finisce proprio accanto a un nemico
