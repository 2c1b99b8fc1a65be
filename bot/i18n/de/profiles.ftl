# What a person's finished matches add up to.

profile = { $name }: { $count ->
    [0] noch keine beendete Partie gegen Menschen
    [one] { $count } beendete Partie gegen einen Menschen
   *[other] { $count } beendete Partien gegen Menschen
 }; die erste Partie endete { $since }.
profile-none = { $name }: noch keine beendete Partie.
profile-tally = { $won } gewonnen, { $drawn } unentschieden, { $lost } verloren
profile-game = { $ruleset }: { $tally }
profile-rating = Wertung in { $ruleset }: { $rating } ± { $margin }
profile-streak = Zurzeit: { $score ->
    [won] { $streak } gewonnen
    [drawn] { $streak } unentschieden
   *[lost] { $streak } verloren
 } in Folge. Längste Siegesserie: { $longest }.
profile-computer = Gegen den Computer: { $tally }
profile-between = Gegen dich in { $ruleset }: { $tally }
profile-public = Gezählt sind Partien, denen andere zusehen konnten, und die mit dir.
profile-solved = Gelöste Lektionen und Aufgaben: { $count }. Aufgaben des Tages in Folge: { $streak }.
profile-puzzles = Wertung bei Aufgaben: { $rating } ± { $margin }. Rekord auf Zeit: { $best }.
button-profile = Meine Ergebnisse
word-profile = deine Ergebnisse oder die eines anderen
refused-unknown-profile = Niemand hier heißt „{ $typed }“.
refused-unknown-rated = Gewertet ist ja oder nein, nicht „{ $typed }“.
refused-computer-rated = Partien gegen den Computer werden nicht gewertet.
