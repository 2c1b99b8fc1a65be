# Why the last move did not capture a piece; what the rulebook says about it follows below.

button-uncaught = Warum nicht geschlagen?

uncaught-which = Welche Figur?
uncaught-piece = Warum nicht { $square }?
uncaught-about = Warum { $action } die Figur auf { $square } nicht geschlagen hat:

uncaught-open = { $way ->
    [bind] Die Figur wird nur von einer Seite gehalten, ist also nicht festgesetzt: { $by } hat gegenüber, auf { $squares }, keine Figur.
   *[capture] Die Figur ist nur von einer Seite eingeschlossen: { $by } hat gegenüber, auf { $squares }, keine Figur.
}
# $way: capture or bind, as for the others
uncaught-row = Gegenüber, auf { $squares }, steht ein Stein derselben Seite. Zwei in einer Reihe kann man so nicht einschließen.
uncaught-armour = Die Figur ist ein Hoplit, also muss ein Hoplit oder der Basileus beim Schlagen helfen. Die Figuren auf { $squares } sind zu schwach.
uncaught-anvil-bound = Der Stein gegenüber, auf { $squares }, war am Ende des Zugs selbst festgesetzt.
uncaught-edge = { $way ->
    [bind] Gegenüber ist der Rand des Bretts, und der hilft nicht beim Festsetzen.
   *[capture] Gegenüber ist der Rand des Bretts, und der hilft nicht beim Schlagen.
}
uncaught-corner = Die Figur steht in einer Ecke, und in diesem Spiel sind Ecken sicher.
uncaught-nook = Die Figur steht in einer Ecke, aber { $by } hat auf dem anderen Feld daneben, { $squares }, keine Figur.
uncaught-ring = Ein Basileus wird nur geschlagen, wenn er von allen Seiten umzingelt ist, aber { $by } hat auf { $squares } keine Figur.
uncaught-shield = { $count ->
    [one] Eine Figur der eigenen Seite, auf { $squares }, steht neben dem Basileus und schützt ihn.
   *[other] Figuren der eigenen Seite, auf { $squares }, stehen neben dem Basileus und schützen ihn.
}
uncaught-classes = Der Basileus ist umzingelt, aber nicht von genug Hopliten und auch nicht vom anderen Basileus.
uncaught-leader = Die Figur ist ein Anführer, und in diesem Spiel kann man Anführer nicht schlagen.
uncaught-standing = { $count ->
    [one] Die Figur auf { $squares } stand schon vorher dort: Sie ist nicht mit diesem Zug dorthin gezogen.
   *[other] Die einschließenden Figuren auf { $squares } standen schon vorher dort: Keine ist mit diesem Zug dorthin gezogen.
}
uncaught-between = Die Figur ist selbst zwischen zwei gegnerische Figuren ({ $squares }) gezogen, und das ist ungefährlich.
uncaught-passed = Der Zug ging an { $squares } nur vorbei. Es zählt, wo er endet.
uncaught-jump = Die gezogene Figur hätte die gegnerische mit einem Sprung nach { $squares } schlagen können, hat aber einen anderen Zug gemacht.
uncaught-bound = Der Stein ist festgesetzt, nicht geschlagen: Die Steine auf { $squares } halten ihn fest. In einem späteren Zug kann { $by } ihn schlagen, statt zu ziehen.
uncaught-far = Die Figur steht nicht neben dem Feld, auf dem der Zug endete: { $squares }.
uncaught-own = Du kannst deine eigenen Figuren nicht schlagen.
uncaught-placing = Noch werden Steine gesetzt. So lange ist ein eingeschlossener Stein sicher.
uncaught-removal = Einen festgesetzten Stein zu schlagen, ist ein ganzer Zug, und geschlagen wird nur dieser Stein.
