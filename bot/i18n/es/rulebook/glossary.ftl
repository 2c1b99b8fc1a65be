# Words that a newcomer cannot know, and how they are explained where they first appear on a ruleset's pages.
# A word is given as far as all its forms agree, so that each of them is found.

term-strategos = estratego
    .explained = el estratego, el general griego
term-lars = lars
    .explained = el lars, el comandante etrusco
term-huff = sopl
    .explained = puede soplar antes de mover: señala un soldado que podía hacerla y lo quita
term-bound = inmoviliz
    .explained = encierra a un enemigo entre dos fichas tuyas, queda inmovilizado
term-vagus = vagus
    .explained = boca abajo se llama vagus
term-ordinarius = ordinari
    .explained = un ordinarius, un soldado en buen orden
term-inciti = inciti
    .explained = uno de los inciti, los que no tienen salida
term-peltast = peltasta
    .explained = peltastas (ligeros)
term-hoplite = hoplita
    .explained = hoplitas (pesados)
term-basileus = basileus
    .explained = un basileus, el rey
term-active = activ
    .explained = activa si una jugada puede llevarla junto a un enemigo
term-passive = pasiv
    .explained = Si no, es pasiva
term-dux = dux
    .explained = un dux, un general que nunca se puede capturar
term-hermes = Hermes
    .explained = justo las del mayor: la jugada de Hermes
term-zeus = Zeus
    .explained = tirar y mover otra vez, con cualquier pieza: la mano de Zeus
term-false = captura falsa
    .explained = Meterse entre dos enemigos es seguro. Vogt lo llama captura falsa
term-attack = ata
    .explained = un ataque cuando acaba justo al lado de un enemigo
