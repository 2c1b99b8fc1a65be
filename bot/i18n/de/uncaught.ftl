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
uncaught-row = Gegenüber, auf { $squares }, steht ein Stein der eigenen Seite. Zwei in einer Reihe kann man so nicht einschließen.
uncaught-armour = Es ist ein Hoplit, also muss ein Hoplit oder der Basileus beim Schlagen helfen. Die Figuren auf { $squares } sind zu schwach.
uncaught-anvil-bound = Der Stein gegenüber, auf { $squares }, war am Ende des Zugs selbst festgesetzt.
uncaught-edge = { $way ->
    [bind] Gegenüber ist der Rand des Bretts, und der Rand setzt nicht fest.
   *[capture] Gegenüber ist der Rand des Bretts, und der Rand schlägt nicht.
}
uncaught-corner = Sie ist in einer Ecke, und in diesem Spiel sind Ecken sicher.
uncaught-nook = Sie ist in einer Ecke, und { $by } hat auf dem anderen Feld daneben, { $squares }, keine Figur.
uncaught-ring = Ein Basileus muss auf jeder Seite umzingelt sein, und { $by } hat auf { $squares } keine Figur.
uncaught-shield = { $count ->
    [one] Ein Stein der eigenen Seite, auf { $squares }, steht neben dem Basileus und schützt ihn.
   *[other] Steine der eigenen Seite, auf { $squares }, stehen neben dem Basileus und schützen ihn.
}
uncaught-classes = Der Basileus ist umzingelt, aber nicht von genug Hopliten und auch nicht vom anderen Basileus.
uncaught-leader = Es ist ein Anführer, und in diesem Spiel kann man Anführer nicht schlagen.
uncaught-standing = { $count ->
    [one] Die Figur auf { $squares } war schon da: Sie ist nicht gerade dorthin gezogen.
   *[other] Die Figuren auf { $squares }, die sie einschließen, waren schon da: Keine ist gerade dorthin gezogen.
}
uncaught-between = Sie ist selbst zwischen zwei gegnerische Figuren ({ $squares }) gezogen, und das ist ungefährlich.
uncaught-passed = Der Zug ging an { $squares } nur vorbei. Es zählt, wo er endet.
uncaught-jump = Ein Sprung darüber nach { $squares } war möglich, aber dieser Zug war kein Sprung.
uncaught-bound = Sie ist festgesetzt, nicht geschlagen: { $squares } halten sie. In einem späteren Zug kann { $by } sie schlagen, statt zu ziehen.
uncaught-far = Sie ist nicht neben { $squares }, wo der Zug endete.
uncaught-own = Du kannst deine eigenen Figuren nicht schlagen.
uncaught-placing = Noch werden Steine gesetzt. Solange ist ein eingeschlossener Stein sicher.
uncaught-removal = Einen festgesetzten Stein zu schlagen ist ein ganzer Zug, und nur dieser Stein wird geschlagen.
