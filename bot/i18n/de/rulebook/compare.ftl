# How the games differ: what is compared, and its values. All by the games' usual rules.

compare-row = { $value }: { $games }
# Two games, and one thing in which they differ
compare-both = So unterscheiden sich { $one } und { $other }:
compare-difference = { $one } – { $other }

compare-all = Die Spiele:
compare-board = Wie groß die Bretter sind, von klein nach groß:
compare-men = Wie viele Steine jede Seite hat, von wenigen zu vielen:
compare-leader = In welchen Spielen es einen Anführer gibt:
compare-dice = In welchen Spielen gewürfelt wird:
compare-placing = In welchen Spielen du deine Steine erst selbst setzt:
compare-must = In welchen Spielen du schlagen musst, wenn du kannst:
compare-corner = In welchen Spielen zwei Figuren eine in der Ecke schlagen können:
compare-edge = In welchen Spielen der Rand beim Schlagen hilft:
compare-jump = In welchen Spielen Figuren springen können:
compare-classes = In welchen Spielen es mehrere Arten von Soldaten gibt:
compare-capture = Was beim Schlagen mit den Steinen geschieht:
compare-winning = Wodurch man gewinnt oder verliert:
compare-length = Wie lange die Spiele dauern, von kurz bis lang:
compare-level = Wie viel es zu lernen gibt, von wenig bis viel:
compare-draws = Wie oft die Spiele remis enden, soweit die Partien des Computers das zeigen:
compare-luck = Wie viel Glück dabei ist:
compare-two = Worin sich zwei Spiele unterscheiden:

value-board = { $files }×{ $ranks }
value-men = { $value } Steine
value-leader = { $value ->
    [none] kein Anführer
    [captured] ein Anführer, den man schlagen kann
   *[immune] ein Anführer, den man nie schlagen kann
}
value-dice = { $value ->
    [yes] mit zwei Würfeln
   *[no] ohne Würfel
}
value-placing = { $value ->
    [yes] du setzt deine Steine erst selbst
   *[no] die Steine sind schon aufgestellt
}
value-must = { $value ->
    [yes] du musst schlagen, wenn du kannst
   *[no] du darfst schlagen, musst aber nicht
}
value-corner = { $value ->
    [yes] eine Figur in der Ecke kann geschlagen werden
   *[no] eine Figur in der Ecke ist sicher
}
value-edge = { $value ->
    [yes] am Rand genügt eine Figur
   *[no] der Rand hilft nicht
}
value-jump = { $value ->
    [none] keine Figur springt
    [leader] nur der Anführer springt
   *[men] jeder Stein springt, um zu schlagen
}
value-classes = { $value ->
    [yes] leichte und schwere Soldaten und ein König
   *[no] alle Soldaten sind gleich
}
value-capture = { $value ->
    [removed] geschlagene Steine kommen sofort vom Brett
    [bound] eingeschlossene Steine werden erst festgesetzt und später vom Brett genommen
   *[turned] geschlagene Steine kommen vom Brett, und ein Stein, der zieht, ohne anzugreifen, wird umgedreht
}
value-length = { $value ->
    [1] kurz
    [2] mittel
   *[3] lang
}
value-level = { $value ->
    [1] leicht zu lernen
    [2] mittelschwer zu lernen
   *[3] viele Regeln
}
value-draws = { $value ->
    [3] oft remis
    [2] manchmal remis
   *[1] fast nie remis
}
value-luck = { $value ->
    [yes] Glück und Können, wegen der Würfel
   *[no] nur Können
}
# Each is enough to win or to lose, so there is no “and” between them
value-winning = { $one }; { $more }
