# How the games differ: what is compared, and its values. All by the games' usual rules.

compare-row = { $value }: { $games }
# Two games, and one thing in which they differ
compare-both = Le differenze tra { $one } e { $other }:
compare-difference = { $one } – { $other }

compare-all = I giochi:
compare-board = Dimensioni dei tavolieri, dal più piccolo al più grande:
compare-men = Numero di pedine per giocatore, dal più piccolo al più grande:
compare-leader = In quali giochi c’è un comandante?
compare-dice = In quali giochi si usano i dadi?
compare-placing = In quali giochi si comincia mettendo le pedine?
compare-must = In quali giochi catturare è obbligatorio?
compare-corner = In quali giochi due pezzi ne catturano uno in un angolo?
compare-edge = In quali giochi il bordo aiuta a catturare?
compare-jump = In quali giochi si può saltare?
compare-classes = In quali giochi ci sono più tipi di soldati?
compare-capture = Che cosa succede alle pedine in ogni gioco?
compare-winning = Come si vince o si perde in ogni gioco?
compare-length = Durata delle partite, dai giochi più brevi ai più lunghi:
compare-level = Regole da imparare, dai giochi più facili ai più impegnativi:
compare-draws = Quanto spesso i giochi finiscono patta, nelle partite che il computer gioca da solo:
compare-luck = Quanto conta la fortuna in ogni gioco?
compare-two = In che cosa differiscono due giochi?

value-board = { $files }×{ $ranks }
value-men = { $value } pedine
value-leader = { $value ->
    [none] nessun comandante
    [captured] un comandante che si può catturare
   *[immune] un comandante che non si può mai catturare
}
value-dice = { $value ->
    [yes] con due dadi
   *[no] senza dadi
}
value-placing = { $value ->
    [yes] metti tu le pedine all’inizio
   *[no] le pedine sono già schierate
}
value-must = { $value ->
    [yes] se puoi catturare, devi farlo
   *[no] catturare non è obbligatorio
}
value-corner = { $value ->
    [yes] un pezzo in un angolo si può catturare
   *[no] un pezzo in un angolo è al sicuro
}
value-edge = { $value ->
    [yes] sul bordo basta un pezzo per catturare
   *[no] il bordo non aiuta a catturare
}
value-jump = { $value ->
    [none] nessun pezzo salta
    [leader] solo il comandante salta
   *[men] ogni pedina può saltare per catturare
}
value-classes = { $value ->
    [yes] soldati leggeri e pesanti, e un re
   *[no] soldati tutti uguali
}
value-capture = { $value ->
    [removed] le pedine catturate lasciano subito il tavoliere
    [bound] le pedine chiuse tra due nemici vengono prima immobilizzate, e catturate più tardi
   *[turned] le pedine catturate lasciano il tavoliere; le pedine che si muovono senza attaccare vengono rovesciate
}
value-length = { $value ->
    [1] partite brevi
    [2] partite di media durata
   *[3] partite lunghe
}
value-level = { $value ->
    [1] facile da imparare
    [2] qualche regola in più da imparare
   *[3] molte regole da imparare
}
value-draws = { $value ->
    [3] spesso patta
    [2] a volte patta
   *[1] quasi mai patta
}
value-luck = { $value ->
    [yes] fortuna e abilità, per via dei dadi
   *[no] solo abilità
}
# Each is enough to win or to lose, so there is no “and” between them
value-winning = { $one }; { $more }
