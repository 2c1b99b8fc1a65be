# What a person's finished matches add up to.

profile = { $name }: { $count ->
    [0] no finished matches with people yet
    [one] { $count } finished match with a person
   *[other] { $count } finished matches with people
 }; the first match ended { $since }.
profile-none = { $name }: no finished matches yet.
profile-tally = { $won } won, { $drawn } drawn, { $lost } lost
profile-game = { $ruleset }: { $tally }
profile-rating = Rating in { $ruleset }: { $rating } ± { $margin }
profile-streak = Now: { $score ->
    [won] { $streak } won
    [drawn] { $streak } drawn
   *[lost] { $streak } lost
 } in a row. Most wins in a row: { $longest }.
profile-computer = Against the computer: { $tally }
profile-between = Against you in { $ruleset }: { $tally }
profile-public = This counts matches that others could watch, and those with you.
profile-solved = Lessons and puzzles solved: { $count }. Puzzles of the day in a row: { $streak }.
profile-puzzles = Puzzle rating: { $rating } ± { $margin }. Best puzzle rush: { $best }.
button-profile = My results
word-profile = your results, or another player’s
refused-unknown-profile = No player named “{ $typed }”.
refused-unknown-rated = Rated is yes or no, not “{ $typed }”.
refused-computer-rated = Matches against the computer are not rated.
