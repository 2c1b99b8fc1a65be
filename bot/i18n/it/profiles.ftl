# What a person's finished matches add up to.

profile = { $name }: { $count ->
    [0] ancora nessuna partita finita con altre persone
    [one] { $count } partita finita con un’altra persona
   *[other] { $count } partite finite con altre persone
 }; la prima partita è finita { $since }.
profile-none = { $name }: ancora nessuna partita finita.
profile-tally = { $won } vinte, { $drawn } patte, { $lost } perse
profile-game = { $ruleset }: { $tally }
profile-rating = Punteggio a { $ruleset }: { $rating } ± { $margin }
profile-streak = Ora: { $score ->
    [won] { $streak } vinte
    [drawn] { $streak } patte
   *[lost] { $streak } perse
 } di fila. Più vittorie di fila: { $longest }.
profile-computer = Contro il computer: { $tally }
profile-between = Contro di te a { $ruleset }: { $tally }
profile-public = Contano le partite che altri potevano vedere e quelle con te.
profile-solved = Lezioni e problemi risolti: { $count }. Problemi del giorno di fila: { $streak }.
profile-puzzles = Punteggio nei problemi: { $rating } ± { $margin }. Record a tempo: { $best }.
button-profile = I miei risultati
word-profile = i tuoi risultati, o quelli di un altro
refused-unknown-profile = Nessun giocatore si chiama «{ $typed }».
refused-unknown-rated = La partita è valida per il punteggio (sì) o no, non «{ $typed }».
refused-computer-rated = Le partite contro il computer non valgono per il punteggio.
