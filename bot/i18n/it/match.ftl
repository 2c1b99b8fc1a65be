# A match: what stands above, under and beside the board.

# Glossary. Keep to these words in every file.
#
# match: partita · challenge: sfida · open challenge: sfida aperta · opponent: avversario · to move: muovere · move: mossa
# turn: turno · board: tavoliere · square: casella · file: colonna · rank: riga · rim, edge: bordo · back row: riga di fondo
# man: pedina · piece: pezzo · leader: comandante · peltast: peltasta · hoplite: oplita · Basileus: Basileo · dux: dux
# Orange: Arancio · Blue: Blu (names, without an article)
# capture: cattura, catturare · to close in: chiudere · immobilised, bound: immobilizzata · turned over: rovesciata
# upright: dritta · huff: soffiare, soffio (as in draughts) · throw: lancio · double: doppio · bonus throw: lancio in più
# draw: patta · to resign: abbandonare · takeback: ritirare la mossa · rematch: rivincita · to claim: reclamare
# clock: orologio · to run out: scadere · pause: pausa · vacation: vacanza · call: avviso · quiet hours: ore di silenzio
# plan, line (a plan’s moves): piano · record: trascrizione · replay: rivedere · film: filmato · picture: immagine, in the rulebook figura
# lot: sorteggio · seed: seme · sealed: sigillato · settings: impostazioni · ruleset: gioco
#
# The reader is tu. Nobody's gender is known: no participle agrees with a person. Commands are quoted in « », in Italian where vocabulary.toml has them.

## Challenges

offer-offered-by-you = Hai sfidato { $name }. In attesa di risposta.
offer-offered-to-you = { $name } ti sfida.
offer-declined-by-you = { $name } ha rifiutato la tua sfida.
offer-declined-to-you = Hai rifiutato la sfida di { $name }.
offer-withdrawn-by-you = Hai ritirato la sfida a { $name }.
offer-withdrawn-to-you = { $name } ha ritirato la sfida.
open-offered-mine = Stai cercando un avversario.
open-offered-theirs = { $name } cerca un avversario.
open-private-mine = Chi ha il link o il codice può accettare il tuo invito.
open-private-theirs = { $name } ti invita a una partita.
open-withdrawn-mine = Hai ritirato la tua sfida aperta.
open-withdrawn-theirs = { $name } ha ritirato la sfida aperta.

seen-offered = { $name } sfida { $other }.
seen-declined = { $other } ha rifiutato la sfida di { $name }.
seen-withdrawn = { $name } ha ritirato la sfida a { $other }.

## Whose turn it is

turn-yours = Tocca a te contro { $name }
turn-theirs = Tocca a { $name }
turn-bonus-yours = Hai fatto un doppio contro { $name }: lanci ancora o passi?
turn-bonus-theirs = { $name } ha fatto un doppio e può lanciare ancora

## The end

over-won = Hai vinto: { $reason }.
over-lost = Ha vinto { $name }: { $reason }.
over-seen = Ha vinto { $name }: { $reason }.
over-draw = Patta: { $reason }.

reason-leader-captured = comandante catturato
reason-surrounded = comandante circondato
reason-lone-leader = a chi perde resta solo il comandante
reason-count = numero di catture raggiunto
reason-crossing = comandante arrivato alla riga di fondo nemica
reason-reduced = a chi perde restano troppo pochi pezzi
reason-single-piece = a chi perde resta un solo pezzo
reason-no-moves = a chi perde non resta nessuna mossa regolare
reason-rout = Basileo catturato
reason-breakthrough = Basileo arrivato alla riga di fondo nemica
reason-decimation = catturata un’intera classe di pezzi
reason-siege = tutti i pezzi di chi perde sono bloccati
reason-refusal = 3 mosse passive di fila
reason-superiority = più pezzi dopo 100 mosse senza catture
reason-ignorance = mossa irregolare dopo un avvertimento
reason-adjudicated = vantaggio nel conteggio
reason-parity = stesso numero di pezzi dopo 100 mosse senza catture
reason-equal = parità nel conteggio
reason-quiet = 100 mosse senza catture
reason-repetition = stessa posizione per la terza volta
reason-agreement = di comune accordo
reason-resignation = abbandono dell’avversario
reason-timeout = tempo scaduto
reason-theirs-resignation = { $loser } ha abbandonato
reason-theirs-timeout = tempo scaduto per { $loser }
reason-yours-resignation = hai abbandonato
reason-yours-timeout = il tuo tempo è scaduto

## Sides and pieces

# The colours as they look in each theme
side-first = { THEME() ->
    [papyrus] Rosso
    [night] Avorio
    [contrast] Bianco
   *[marble] Arancio
}
side-second = { THEME() ->
    [terracotta] Nero
    [papyrus] Marrone
    [contrast] Nero
   *[marble] Blu
}

pieces-man = { $count ->
    [one] pedina
   *[other] pedine
} in { $squares }
pieces-bound = { $count ->
    [one] pedina immobilizzata
   *[other] pedine immobilizzate
} in { $squares }
pieces-turned = { $count ->
    [one] pedina rovesciata
   *[other] pedine rovesciate
} in { $squares }
pieces-peltast = { $count ->
    [one] peltasta
   *[other] peltasti
} in { $squares }
pieces-hoplite = { $count ->
    [one] oplita
   *[other] opliti
} in { $squares }
pieces-leader = comandante in { $squares }
pieces-basileus = Basileo in { $squares }

## Under the board

note-game-rated = { $ruleset } (partita valida per il punteggio)
note-game = { $ruleset }
note-sides = { side-first }: { $first } · { side-second }: { $second }
note-side-first = Chi sfida gioca con il colore { side-first } e comincia.
note-side-second = Chi sfida gioca con il colore { side-second }.
note-side-lot = Colori a sorte.
note-open = Per accettare da un’altra piattaforma, scrivi «accetta { $match }».
note-link = Gioca su { $platform }: { $link }
note-last = { $side } ha giocato { $action }.
note-last-captures = { $side } ha giocato { $action } e ha catturato { $squares }.
note-placed = { $side } ha messo una pedina in { $square }.
note-taken = { $side } ha catturato la pedina immobilizzata in { $square }.
note-huffed = { $side } ha soffiato la pedina in { $square } per una cattura mancata.
note-again = { $side } ha lanciato ancora.
note-passed = { $side } ha rinunciato al lancio in più.
note-thrown = { $side } ha fatto { $high } e { $low } con i dadi.
note-thrown-yours = Con i dadi hai fatto { $high } e { $low }. I peltasti si muovono fino a { $high } caselle, gli opliti e il Basileo fino a { $low }. Il Basileo può anche muoversi esattamente di { $high } caselle.
note-double-yours = { $high ->
    [1] Hai fatto un doppio 1. Qualsiasi pezzo può muoversi di una casella; poi puoi lanciare ancora.
   *[other] Hai fatto un doppio { $high }. Qualsiasi pezzo può muoversi fino a { $high } caselle; poi puoi lanciare ancora.
}
note-hand = Pedine da mettere: { $first } di { $one } e { $second } di { $other }.
note-draw-yours = Hai offerto la patta. L’offerta vale finché { $name } non risponde o muove.
note-draw-theirs = { $name } offre la patta.
note-few-men = Con così pochi pezzi nessuno dei due può vincere, a meno che l’altro non sbagli.
note-stop-yours = Hai proposto di chiudere la partita e contare i pezzi. La proposta vale finché { $name } non risponde o muove.
note-stop-theirs = { $name } propone di chiudere la partita e contare i pezzi. Vince chi ne ha di più; se il numero è uguale, vince chi ha meno pezzi rovesciati.
note-count = Hai { $mine ->
        [one] 1 pezzo
       *[other] { $mine } pezzi
    } (non rovesciati: { $upright }), { $name } ne ha { $theirs } (non rovesciati: { $standing }). { $result ->
        [won] Se vi fermate ora, vinci tu.
        [lost] Se vi fermate ora, perdi.
       *[draw] Se vi fermate ora, è patta.
    }

effect-bound = { $count ->
    [one] Pedina immobilizzata
   *[other] Pedine immobilizzate
}: { $squares }.
effect-freed = { $count ->
    [one] Pedina di nuovo libera
   *[other] Pedine di nuovo libere
}: { $squares }.
effect-turned = { $count ->
    [one] Pedina rovesciata
   *[other] Pedine rovesciate
}: { $squares }.
effect-restored = { $count ->
    [one] Pedina non più rovesciata
   *[other] Pedine non più rovesciate
}: { $squares }.

## The board in words

words-side = { $side }: { $pieces }.
words-hand = { $count ->
    [one] { $count } pedina ancora da mettere
   *[other] { $count } pedine ancora da mettere
}
words-none = nessun pezzo sul tavoliere
words-letters = Le maiuscole sono i pezzi di colore { side-first }, le minuscole quelli di colore { side-second }; ~ indica una pedina rovesciata o immobilizzata.

## Making a move

note-move = { $number }. { $action }
tap-not-your-turn = Tocca a { $name }.
tap-not-yours = Il pezzo in { $square } non è tuo.
tap-empty = Tocca prima un tuo pezzo.
tap-taken = In { $square } c’è già un pezzo.
tap-no-place = Non puoi mettere una pedina in { $square }.
tap-stuck = Il pezzo in { $square } ora non può muoversi.
tap-unreachable = Questo pezzo non può andare in { $square }.
tap-illegal = Non puoi andare in { $square }: { $why }
tap-capture-first = Non puoi muovere questo pezzo: { $why }
pick-piece = Quale pezzo?
pick-place = Dove vuoi mettere la pedina?
pick-huff = Quale pedina poteva catturare e non l’ha fatto? Sbagliare non costa nulla.
pick-square = Dove va il pezzo in { $square }?
preview = { $action }?
preview-captures = La mossa { $action } cattura { $squares }. La giochi?
preview-captures-on = La mossa { $action } cattura { $squares }. La giochi o continui a saltare?
preview-place = Vuoi mettere una pedina in { $square }?
preview-take = Vuoi catturare la pedina in { $square }? La cattura occupa tutto il turno.
preview-huff = Vuoi soffiare la pedina in { $square }? Sbagliare non costa nulla.
preview-wins = Così vinci: { $reason }.
preview-loses = Così perdi: { $reason }.
preview-draws = Così la partita è patta: { $reason }.
step = { $square }
step-captures = { $square } ×
step-take = cattura { $square }
spot = in { $square }
spot-captures = in { $square }, con cattura
spot-piece = il tuo pezzo in { $square }
spot-place = metti una pedina in { $square }
spot-take = cattura la pedina immobilizzata in { $square }
spot-huff = soffia la pedina in { $square }
ask-resign = Vuoi abbandonare questa partita contro { $name }? Si gioca a { $ruleset }.
ask-stop = Vuoi chiudere la partita adesso e contare i pezzi?

more = Altro

## Buttons

button-accept = Accetta
button-decline = Rifiuta
button-withdraw = Ritira la sfida
button-board = Tavoliere
button-pick = Muovi
button-place = Metti una pedina
button-again = Lancia ancora
button-pass = Passa
button-huff = Soffia
button-huff-yes = Soffia questa
button-play = Gioca
button-back = Indietro
button-to-match = Vai alla partita
button-discard = Annulla le modifiche
button-my-board = Il mio tavoliere
button-more = Altro
button-words = Descrivi il tavoliere
button-resign = Abbandona
button-resign-yes = Sì, abbandona
button-draw = Offri la patta
button-draw-yes = Accetta la patta
button-draw-no = Rifiuta la patta
button-stop = Chiudi e conta i pezzi
button-stop-yes = Chiudi e conta i pezzi
button-stop-no = Continua a giocare
button-rules = Regole
button-games = Le mie partite
button-settings = Impostazioni
button-help = Aiuto

## What is told besides

news-accepted = Il tuo avversario ha accettato la sfida.
news-declined = Il tuo avversario ha rifiutato la sfida.
news-undelivered = La tua sfida non è arrivata: non posso scrivere al tuo avversario. Sfidalo dove può vedere la sfida, o mandagli il codice.
news-withdrawn = Il tuo avversario ha ritirato la sfida.
news-draw-offered = Il tuo avversario offre la patta.
news-stop-offered = Il tuo avversario propone di chiudere la partita e contare i pezzi.
news-draw-refused = L’offerta di finire qui la partita è stata rifiutata. Si continua a giocare.
news-draw-declined = Il tuo avversario ha rifiutato di finire qui la partita. Si continua a giocare.
news-ended = La partita è finita.
news-unreachable = Non riesco ad avvisare il tuo avversario: forse mi ha bloccato. La partita continua.

done-offered = Sfida inviata a { $name }.
done-offered-open = Chiunque abbia il link può accettare la sfida. Codice: { $code }.
done-offered-listed = Sei nell’elenco di chi cerca un avversario: giocherai contro la prima persona che accetta. Codice: { $code }.
done-accepted = La partita comincia.
done-declined = Sfida rifiutata.
done-withdrawn = Sfida ritirata.
done-played = Hai giocato { $action }.
done-placed = Hai messo una pedina in { $square }.
done-taken = Hai catturato la pedina in { $square }.
done-huffed = Hai soffiato la pedina in { $square }.
done-again = Hai lanciato ancora: { $high } e { $low }.
done-passed = Hai rinunciato al lancio in più.
done-draw-offered = Hai offerto la patta.
done-stop-offered = Hai proposto di chiudere la partita e contare i pezzi.
done-draw-declined = Hai rifiutato di finire qui la partita. Si continua a giocare.
done-ended = La partita è finita.
