# Why the last move did not capture a piece; what the rulebook says about it follows below.

button-uncaught = Warum nicht geschlagen?

uncaught-which = Welche Figur?
uncaught-piece = Warum nicht { $square }?
uncaught-about = Warum { $action } die Figur auf { $square } nicht geschlagen hat:

uncaught-open = { $way ->
    [bind] Sie wird nur von einer Seite gehalten, ist also nicht festgesetzt: { $by } hat gegenüber, auf { $squares }, keine Figur.
   *[capture] Sie ist nur von einer Seite eingeschlossen: { $by } hat gegenüber, auf { $squares }, keine Figur.
}
# $way: capture or bind, as for the others
uncaught-row = Gegenüber, auf { $squares }, ist einer der eigenen Steine. Die beiden bilden also eine Reihe.
uncaught-armour = Es ist ein Hoplit, und kein Hoplit oder Basileus schließt ihn ein: Die Figuren auf { $squares } sind zu schwach.
uncaught-anvil-bound = Der Stein gegenüber, auf { $squares }, war am Ende des Zugs selbst festgesetzt.
uncaught-edge = { $way ->
    [bind] Gegenüber ist der Rand des Bretts, und der Rand setzt nicht fest.
   *[capture] Gegenüber ist der Rand des Bretts, und der Rand schlägt nicht.
}
uncaught-corner = Sie ist in einer Ecke, und in diesem Spiel sind Ecken sicher.
uncaught-nook = Sie ist in einer Ecke, und { $by } hält das andere Feld daneben, { $squares }, nicht.
uncaught-ring = Ein Basileus muss auf jeder Seite eingeschlossen sein, und { $by } hält { $squares } nicht.
uncaught-shield = { $count ->
    [one] Einer der eigenen Steine, auf { $squares }, ist neben dem Basileus und schützt ihn.
   *[other] Eigene Steine, auf { $squares }, sind neben dem Basileus und schützen ihn.
}
uncaught-classes = Der Basileus ist auf jeder Seite eingeschlossen, aber nicht von genug Hopliten und nicht vom anderen Basileus.
uncaught-leader = Es ist ein Anführer, und in diesem Spiel kann man Anführer nicht schlagen.
uncaught-standing = { $count ->
    [one] Die Figur auf { $squares } war schon da: Sie ist nicht gerade dorthin gezogen.
   *[other] Die Figuren, die sie einschließen, auf { $squares }, waren schon da: Keine ist gerade dorthin gezogen.
}
uncaught-between = Sie ist selbst zwischen zwei gegnerische Figuren ({ $squares }) gezogen, und das ist sicher.
uncaught-passed = Der Zug ging an { $squares } nur vorbei. Es zählt, wo er endet.
uncaught-jump = Ein Sprung darüber nach { $squares } war möglich, aber dieser Zug war kein Sprung.
uncaught-bound = Sie ist festgesetzt, nicht geschlagen: { $squares } halten sie. In einem späteren Zug kann { $by } sie schlagen, statt zu ziehen.
uncaught-far = Sie ist nicht neben { $squares }, wo der Zug endete.
uncaught-own = Du kannst deine eigenen Figuren nicht schlagen.
uncaught-placing = Noch werden Steine gesetzt. Bis dahin ist ein eingeschlossener Stein sicher.
uncaught-removal = Einen festgesetzten Stein zu schlagen kostet den ganzen Zug und schlägt nur diesen Stein.
