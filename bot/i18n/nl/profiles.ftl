# What a person's finished matches add up to.

profile = { $name }: { $count ->
    [0] nog geen afgelopen partij tegen mensen
    [one] { $count } afgelopen partij tegen een mens
   *[other] { $count } afgelopen partijen tegen mensen
 }; de eerste partij eindigde { $since }.
profile-none = { $name }: nog geen afgelopen partij.
profile-tally = { $won } gewonnen, { $drawn } remise, { $lost } verloren
profile-game = { $ruleset }: { $tally }
profile-rating = Rating in { $ruleset }: { $rating } ± { $margin }
profile-streak = Nu: { $score ->
    [won] { $streak } gewonnen
    [drawn] { $streak } remise
   *[lost] { $streak } verloren
 } op rij. Meeste overwinningen op rij: { $longest }.
profile-computer = Tegen de computer: { $tally }
profile-between = Tegen jou in { $ruleset }: { $tally }
profile-public = Geteld zijn partijen die anderen konden zien, en die met jou.
profile-solved = Opgeloste lessen en puzzels: { $count }. Puzzels van de dag op rij: { $streak }.
profile-puzzles = Puzzelrating: { $rating } ± { $margin }. Record op tijd: { $best }.
button-profile = Mijn resultaten
word-profile = jouw resultaten, of die van iemand anders
refused-unknown-profile = Niemand heet hier “{ $typed }”.
refused-unknown-rated = Meetellen is ja of nee, niet “{ $typed }”.
refused-computer-rated = Partijen tegen de computer tellen niet voor de rating.
