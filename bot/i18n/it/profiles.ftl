# What a person's finished matches add up to.

profile = { $name }: { $count ->
    [0] nessuna partita finita con altre persone, solo con il computer
    [one] { $count } partita finita con un’altra persona
   *[other] { $count } partite finite con altre persone
 }; la prima partita è di { $since }.
profile-none = { $name }: ancora nessuna partita finita.
profile-tally = { $won ->
    [one] { $won } vinta
   *[other] { $won } vinte
 }, { $drawn ->
    [one] { $drawn } patta
   *[other] { $drawn } patte
 }, { $lost ->
    [one] { $lost } persa
   *[other] { $lost } perse
 }
profile-game = { $ruleset }: { $tally }
profile-rating = Punteggio a { $ruleset }: { $rating } ± { $margin }
profile-rated = Punteggio a { $ruleset }: { $rating } ± { $margin }; { $tally }
chart-rating = Punteggio
chart-highest = Massimo
chart-matches = Partite per il punteggio
chart-now = ora
chart-since = { $since }
chart-words = Punteggio a { $ruleset }: { $count ->
    [0] ora { $rating } ± { $margin }.
    [1] ora { $rating } ± { $margin }, dopo una partita.
   *[other] da { $first } ({ $since }) a { $rating } ± { $margin } (ora); massimo { $highest }.
 }
profile-unrated = Non c’è nessun punteggio da mostrare per «{ $typed }».
profile-last = Ultima partita: { $score ->
    [won] vinta
    [drawn] patta
   *[lost] persa
 }. Serie di vittorie più lunga: { $longest }.
profile-streak = Al momento: { $score ->
    [won] { $streak ->
        [one] { $streak } vittoria
       *[other] { $streak } vittorie
     }
    [drawn] { $streak ->
        [one] { $streak } patta
       *[other] { $streak } patte
     }
   *[lost] { $streak ->
        [one] { $streak } sconfitta
       *[other] { $streak } sconfitte
     }
 } di fila. Serie di vittorie più lunga: { $longest }.
profile-computer = Contro il computer: { $tally }
profile-between = Contro di te a { $ruleset }: { $tally }
profile-public = Sono contate le partite giocate con te e le altre che puoi vedere.
profile-solved = Lezioni completate e problemi risolti: { $count }. Problemi del giorno di fila: { $streak }.
profile-puzzles = Punteggio nei problemi: { $rating } ± { $margin }. Record nei problemi a tempo: { $best }.
button-profile = I miei risultati
word-profile = i tuoi risultati, o quelli di altri
refused-unknown-profile = Nessuno si chiama «{ $typed }».
refused-unknown-rated = «{ $typed }» non è una scelta possibile. Scrivi «punteggio=sì» o «punteggio=no».
refused-computer-rated = A { $ruleset } questo livello del computer non ha un punteggio misurato, quindi la partita non può valere per il punteggio.
refused-hint-rated = Questa partita vale per il punteggio, quindi non ci sono suggerimenti.

# Tables of the best ratings.

top = I punteggi migliori a { $ruleset }, { $scope ->
    [here] tra chi ha giocato qui partite valide per il punteggio
   *[everywhere] ovunque
 }
top-season = Stagione: { $begin } – { $end }
top-place = { $place }. { $who }
top-own = { $name }: posizione { $place }
top-hidden = Non sei in nessuna classifica, perché non tutti possono vedere i tuoi risultati.
top-unplaced = Queste persone non hanno ancora una posizione, perché il loro punteggio è troppo incerto (più di ± { $margin }):
top-rating = { $name }: { $rating } ± { $margin }
top-none = Non ci sono ancora partite valide per il punteggio. Proponine una con «sfida punteggio=sì».
refused-top-here = «Qui» indica un server Discord o un gruppo Telegram. In questa chat «classifica» mostra i punteggi migliori ovunque.
top-games = Un altro gioco
top-span-all = Da sempre
top-span-season = Questa stagione
top-span-last = La stagione scorsa
top-scope-here = Qui
top-scope-everywhere = Ovunque
button-top = Classifica
word-top = i punteggi migliori in un gioco, qui o ovunque

# The digest of a week in a channel or a group.

week = Partite finite qui nell’ultima settimana: { $count }
week-won = { $winner } ha battuto { $loser } a { $ruleset }.
week-drawn = { $one } e { $other } hanno fatto patta a { $ruleset }.
week-more = { $count ->
    [one] E un’altra partita.
   *[other] E altre { $count } partite.
 }
week-climb = Il progresso più grande: { $name } a { $ruleset }, da { $before } a { $after }.
week-wait = L’attesa più lunga: { $name } deve muovere contro { $other } a { $ruleset } da { $since }.

# La pagina di una persona, che chiunque può aprire.

player-title = { $name }: partite e punteggi
player-public = Contano solo le partite a cui chiunque poteva assistere.
public-matches = Ultime partite
public-feed = Feed di queste partite (Atom)
