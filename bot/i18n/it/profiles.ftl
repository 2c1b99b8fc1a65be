# What a person's finished matches add up to.

profile = { $name }: { $count ->
    [0] ancora nessuna partita finita con altre persone
    [one] { $count } partita finita con un’altra persona
   *[other] { $count } partite finite con altre persone
 }; la prima partita è finita nel mese di { $since }.
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
chart-matches = Partite valide
chart-now = ora
chart-since = { $since }
chart-words = Punteggio a { $ruleset }: { $count ->
    [0] ora { $rating } ± { $margin }.
    [1] ora { $rating } ± { $margin }, dopo una partita.
   *[other] da { $first } nel mese di { $since } a { $rating } ± { $margin } ora, massimo { $highest }.
 }
profile-unrated = Non c’è nessun punteggio da mostrare per «{ $typed }».
profile-last = Ultima partita: { $score ->
    [won] vinta
    [drawn] patta
   *[lost] persa
 }. Più vittorie di fila: { $longest }.
profile-streak = Ora: { $score ->
    [won] { $streak ->
        [one] { $streak } vinta
       *[other] { $streak } vinte
     }
    [drawn] { $streak ->
        [one] { $streak } patta
       *[other] { $streak } patte
     }
   *[lost] { $streak ->
        [one] { $streak } persa
       *[other] { $streak } perse
     }
 } di fila. Più vittorie di fila: { $longest }.
profile-computer = Contro il computer: { $tally }
profile-between = Contro di te a { $ruleset }: { $tally }
profile-public = Contano le partite con te e quelle che puoi vedere.
profile-solved = Lezioni e problemi risolti: { $count }. Problemi del giorno di fila: { $streak }.
profile-puzzles = Punteggio nei problemi: { $rating } ± { $margin }. Record a tempo: { $best }.
button-profile = I miei risultati
word-profile = i tuoi risultati, o quelli di un altro
refused-unknown-profile = Nessun giocatore si chiama «{ $typed }».
refused-unknown-rated = Scrivi se la partita vale per il punteggio: sì o no, non «{ $typed }».
refused-computer-rated = A { $ruleset } il punteggio di questo livello non è misurato: la partita non può valere per il punteggio.
refused-hint-rated = Questa partita vale per il punteggio, quindi niente suggerimenti.

# Tables of the best ratings.

top = I punteggi migliori a { $ruleset }, { $scope ->
    [here] tra chi ha giocato qui partite con punteggio
   *[everywhere] ovunque
 }
top-season = Stagione: { $begin } – { $end }
top-place = { $place }. { $who }
top-own = { $name }: posto { $place }
top-hidden = Non sei in nessuna classifica, perché non tutti possono vedere i tuoi risultati.
top-unplaced = Ancora senza posto in classifica, perché il punteggio è troppo incerto (più di ± { $margin }):
top-rating = { $name }: { $rating } ± { $margin }
top-none = Ancora nessuna partita con punteggio. Proponine una con «sfida punteggio=sì».
refused-top-here = «Qui» vuol dire in un server Discord o in un gruppo Telegram. In questa chat «classifica» mostra i punteggi migliori ovunque.
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
week-drawn = { $one } e { $other } hanno pattato a { $ruleset }.
week-more = { $count ->
    [one] E un’altra.
   *[other] E altre { $count }.
 }
week-climb = Il progresso più grande: { $name } a { $ruleset }, da { $before } a { $after }.
week-wait = L’attesa più lunga: tocca a { $name } contro { $other } a { $ruleset } da { $since }.

# La pagina di una persona, che chiunque può aprire.

player-title = { $name }: partite e punteggi
player-public = Contano solo le partite a cui chiunque poteva assistere.
public-matches = Ultime partite
public-feed = Feed di queste partite (Atom)
