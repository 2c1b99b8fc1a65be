# A match: what stands above, under and beside the board.

# Glossary. Keep to these words in every file.
#
# match: partita · challenge: sfida · open challenge: sfida aperta · opponent: avversario · to move: muovere · move: mossa
# turn: turno · board: tavoliere · square: casella · file: colonna · rank: riga · rim, edge: bordo · far row: ultima riga · back row: riga di fondo
# man: pedina · piece: pezzo · leader: comandante · peltast: peltasta · hoplite: oplita · Basileus: Basileo · dux: dux
# Orange: Arancio · Blue: Blu (names, without an article)
# capture: cattura, catturare · to close in: chiudere · immobilised, bound: immobilizzata · turned over: rovesciata
# upright: dritta · huff: soffiare, soffio (as in draughts) · throw: lancio · double: doppio · bonus throw: lancio in più
# draw: patta · to resign: abbandonare · takeback: ritirare la mossa · rematch: rivincita · to claim: reclamare
# clock: orologio · to run out: scadere · pause: pausa · vacation: vacanza · call: avviso · quiet hours: ore di silenzio
# plan: piano · line: linea · record: trascrizione · replay: rivedere · film: filmato · picture: immagine, in the rulebook figura
# lot: sorteggio · seed: seme · sealed: sigillato · settings: impostazioni · ruleset: gioco
#
# The reader is tu. Nobody's gender is known: no participle agrees with a person. What is typed stays English, in « ».

## Challenges

offer-offered-by-you = Hai sfidato { $name }. In attesa di risposta.
offer-offered-to-you = { $name } ti sfida.
offer-declined-by-you = { $name } ha rifiutato la tua sfida.
offer-declined-to-you = Hai rifiutato la sfida di { $name }.
offer-withdrawn-by-you = Hai ritirato la sfida a { $name }.
offer-withdrawn-to-you = { $name } ha ritirato la sfida.
open-offered-mine = La tua sfida è aperta a chiunque.
open-offered-theirs = { $name } cerca un avversario.
open-withdrawn-mine = Hai ritirato la tua sfida aperta.
open-withdrawn-theirs = { $name } ha ritirato la sfida aperta.

seen-offered = { $name } sfida { $other }.
seen-declined = { $other } ha rifiutato la sfida di { $name }.
seen-withdrawn = { $name } ha ritirato la sfida a { $other }.

## Whose turn it is

turn-yours = Tocca a te contro { $name }
turn-theirs = Tocca a { $name }
turn-bonus-yours = Un doppio contro { $name }: lanci ancora o passi?
turn-bonus-theirs = { $name } ha fatto un doppio e può lanciare ancora

## The end

over-won = Hai vinto contro { $name }: { $reason }.
over-lost = Ha vinto { $name }: { $reason }.
over-seen = Ha vinto { $name }: { $reason }.
over-draw = Patta: { $reason }.

reason-leader-captured = comandante catturato
reason-surrounded = comandante circondato
reason-lone-leader = restava solo il comandante
reason-count = catture sufficienti
reason-crossing = il comandante ha raggiunto l’ultima riga
reason-reduced = restavano troppo pochi pezzi
reason-single-piece = restava un solo pezzo
reason-no-moves = non restava alcuna mossa regolare
reason-rout = Basileo catturato
reason-breakthrough = il Basileo è arrivato all’ultima riga
reason-decimation = un’intera classe di pezzi catturata
reason-siege = tutti i pezzi bloccati
reason-refusal = tre mosse passive di fila
reason-superiority = più pezzi dopo cinquanta mosse tranquille
reason-ignorance = insistenza su una mossa irregolare
reason-adjudicated = più pezzi alla conta, o altrettanti con più pedine dritte
reason-parity = catture pari dopo cinquanta mosse tranquille
reason-equal = nessuna differenza tra le due parti
reason-quiet = cento mosse senza catture
reason-repetition = la stessa posizione per la terza volta
reason-agreement = per accordo
reason-resignation = per abbandono
reason-timeout = tempo scaduto

## Sides and pieces

side-first = Arancio
side-second = Blu

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

note-game = { $ruleset } · partita { $match }
note-sides = { side-first }: { $first } · { side-second }: { $second }
note-side-first = Chi sfida gioca con { side-first } e comincia.
note-side-second = Chi sfida gioca con { side-second }.
note-side-lot = Chi comincia lo decide il sorteggio.
note-open = Da un’altra piattaforma: accept { $match }
note-link = Gioca su { $platform }: { $link }
note-last = { $side } ha giocato { $action }.
note-last-captures = { $side } ha giocato { $action } e ha catturato { $squares }.
note-placed = { $side } ha messo una pedina in { $square }.
note-taken = { $side } ha tolto la pedina immobilizzata in { $square }.
note-huffed = { $side } ha soffiato la pedina in { $square }, che non aveva catturato pur potendo.
note-again = { $side } ha lanciato ancora.
note-passed = { $side } ha rinunciato al lancio in più.
note-thrown = { $side } ha lanciato { $high } e { $low }.
note-thrown-yours = Hai lanciato { $high } e { $low }: i peltasti muovono fino a { $high } caselle, gli opliti fino a { $low }, il Basileo fino a { $low } o esattamente di { $high }.
note-double-yours = Hai fatto un doppio { $high }: ogni pezzo muove fino a { $high } caselle, poi puoi lanciare ancora.
note-hand = Ancora da mettere: { side-first } { $first }, { side-second } { $second }.
note-draw-yours = Hai offerto la patta. L’offerta vale finché non si risponde o non si muove.
note-draw-theirs = { $name } offre la patta.
note-stop-yours = Hai proposto di fermarvi e contare. La proposta vale finché non si risponde o non si muove.
note-stop-theirs = { $name } propone di fermarsi e contare: vince chi ha più pezzi o, a parità, più pedine dritte.

effect-bound = { $count ->
    [one] Immobilizzata
   *[other] Immobilizzate
}: { $squares }.
effect-freed = { $count ->
    [one] Di nuovo libera
   *[other] Di nuovo libere
}: { $squares }.
effect-turned = { $count ->
    [one] Rovesciata
   *[other] Rovesciate
}: { $squares }.
effect-restored = { $count ->
    [one] Di nuovo dritta
   *[other] Di nuovo dritte
}: { $squares }.

## The board in words

words-side = { $side }: { $pieces }.
words-hand = { $count } ancora da mettere
words-none = nessun pezzo sul tavoliere
words-letters = Le maiuscole sono di { side-first }, le minuscole di { side-second }; ~ segna una pedina rovesciata o immobilizzata.

## Making a move

note-move = { $number }. { $action }
tap-not-your-turn = Tocca a { $name }.
tap-not-yours = Il pezzo in { $square } non è tuo.
tap-empty = Tocca prima un tuo pezzo.
tap-taken = In { $square } c’è già un pezzo.
tap-no-place = Non puoi mettere una pedina in { $square }.
tap-stuck = Il pezzo in { $square } ora non può muoversi.
tap-unreachable = Questo pezzo non può andare in { $square }.
tap-illegal = Non in { $square }: { $why }
tap-capture-first = Non questo: { $why }
pick-piece = Quale pezzo?
pick-place = Dove metti una pedina?
pick-huff = Quale pedina non ha catturato pur potendo? Sbagliare non costa nulla.
pick-square = { $square }: dove va?
preview = { $action }?
preview-captures = { $action } cattura { $squares }. Giochi?
preview-captures-on = { $action } cattura { $squares }. Giochi o continui a saltare?
preview-place = Metti una pedina in { $square }?
preview-take = Togli la pedina in { $square }? Sarà tutto il tuo turno.
preview-huff = Soffi la pedina in { $square }? Sbagliare non costa nulla.
preview-wins = Così vinci: { $reason }.
preview-loses = Così perdi: { $reason }.
preview-draws = Così la partita è patta: { $reason }.
step = { $square }
step-captures = { $square } ×
step-take = togli { $square }
spot = in { $square }
spot-captures = in { $square }, con cattura
spot-piece = il tuo pezzo in { $square }
spot-place = metti una pedina in { $square }
spot-take = togli la pedina immobilizzata in { $square }
spot-huff = soffia la pedina in { $square }
ask-resign = Abbandonare davvero questa partita a { $ruleset }?

more = Che altro?

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
button-my-board = Il mio tavoliere
button-more = Altro
button-words = Tavoliere a parole
button-resign = Abbandona
button-resign-yes = Sì, abbandona
button-draw = Offri la patta
button-draw-yes = Accetta la patta
button-draw-no = Rifiuta la patta
button-stop = Ferma e conta
button-stop-yes = Fermiamoci
button-stop-no = Continua a giocare
button-rules = Regole
button-games = Le mie partite
button-settings = Impostazioni
button-help = Aiuto

## What is told besides

news-accepted = La tua sfida è stata accettata.
news-declined = La tua sfida è stata rifiutata.
news-withdrawn = La sfida è stata ritirata.
news-draw-declined = La tua offerta è stata rifiutata.
news-ended = La partita è finita.

done-offered = La sfida è partita.
done-offered-open = Chiunque abbia il link può giocare. Codice: { $code }.
done-accepted = La partita comincia.
done-declined = Hai rifiutato la sfida.
done-withdrawn = Hai ritirato la sfida.
done-played = Hai giocato { $action }.
done-placed = Hai messo una pedina in { $square }.
done-taken = Hai tolto la pedina in { $square }.
done-huffed = Hai soffiato la pedina in { $square }.
done-again = Hai lanciato ancora: { $high } e { $low }.
done-passed = Hai rinunciato al lancio in più.
done-draw-offered = Hai offerto la patta.
done-stop-offered = Hai proposto di fermarvi e contare.
done-draw-declined = Hai rifiutato l’offerta.
done-ended = La partita è finita.
