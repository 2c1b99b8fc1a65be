# What a person's finished matches add up to.

profile = { $name }: { $count ->
    [0] geen voltooide partijen tegen mensen, alleen tegen de computer
    [one] { $count } voltooide partij tegen een mens
   *[other] { $count } voltooide partijen tegen mensen
 }; de eerste partij eindigde in { $since }.
profile-none = { $name }: nog geen voltooide partij.
profile-tally = { $won } gewonnen, { $drawn } remise, { $lost } verloren
profile-game = { $ruleset }: { $tally }
profile-rating = Rating in { $ruleset }: { $rating } ± { $margin }
profile-rated = Rating in { $ruleset }: { $rating } ± { $margin }; { $tally }
chart-rating = Rating
chart-highest = Hoogste
chart-matches = Ratingpartijen
chart-now = nu
chart-since = { $since }
chart-words = Rating in { $ruleset }: { $count ->
    [0] nu { $rating } ± { $margin }.
    [1] nu { $rating } ± { $margin }, na één partij.
   *[other] van { $first } in { $since } naar { $rating } ± { $margin } nu, met { $highest } als hoogste.
 }
profile-unrated = Voor “{ $typed }” is er geen rating om te laten zien.
profile-last = Laatste partij: { $score ->
    [won] gewonnen
    [drawn] remise
   *[lost] verloren
 }. Meeste overwinningen op rij: { $longest }.
profile-streak = Nu op rij { $score ->
    [won] gewonnen
    [drawn] remise gespeeld
   *[lost] verloren
 }: { $streak }. Meeste overwinningen op rij: { $longest }.
profile-computer = Tegen de computer: { $tally }
profile-between = Tegen jou in { $ruleset }: { $tally }
profile-public = Meegeteld zijn partijen met jou, en partijen die je mag zien.
profile-solved = Opgeloste lessen en puzzels: { $count }. Puzzels van de dag op rij: { $streak }.
profile-puzzles = Puzzelrating: { $rating } ± { $margin }. Record met puzzels tegen de klok: { $best }.
button-profile = Mijn resultaten
word-profile = jouw resultaten, of die van iemand anders
refused-unknown-profile = Niemand heet hier “{ $typed }”.
refused-unknown-rated = Bij “rating” kies je ja of nee, niet “{ $typed }”.
refused-computer-rated = In { $ruleset } is de rating van dit niveau niet gemeten, dus zo’n partij kan niet voor de rating tellen.
refused-hint-rated = Deze partij telt voor de rating, dus er zijn geen hints.

# Tables of the best ratings.

top = Beste ratings in { $ruleset }, { $scope ->
    [here] van wie hier ratingpartijen speelde
   *[everywhere] overal
 }
top-season = Seizoen van { $begin } tot en met { $end }
top-place = { $place }. { $who }
top-own = { $name }: plaats { $place }
top-hidden = Je staat op geen enkele ranglijst, omdat niet iedereen je resultaten mag zien.
top-unplaced = Nog geen plaats op de ranglijst, want een rating moet eerst tot op ± { $margin } nauwkeurig zijn:
top-rating = { $name }: { $rating } ± { $margin }
top-none = Er zijn nog geen ratingpartijen. Stel er een voor met “uitdagen rating=ja”.
refused-top-here = “Hier” werkt alleen in een Discord-server of een Telegram-groep. In deze chat zie je met “ranglijst” de beste ratings overal.
top-games = Ander spel
top-span-all = Alles
top-span-season = Dit seizoen
top-span-last = Vorig seizoen
top-scope-here = Hier
top-scope-everywhere = Overal
button-top = Ranglijst
word-top = de beste ratings in een spel, hier of overal

# The digest of a week in a channel or a group.

week = Partijen die hier de afgelopen week eindigden: { $count }
week-won = { $winner } won van { $loser } bij { $ruleset }.
week-drawn = { $one } en { $other } speelden remise bij { $ruleset }.
week-more = En nog { $count }.
week-climb = Grootste ratingstijging: { $name } bij { $ruleset }, van { $before } naar { $after }.
week-wait = Langst gewacht: { $name } is sinds { $since } aan zet tegen { $other } bij { $ruleset }.

# De pagina van een speler, die iedereen kan openen.

player-title = { $name }: partijen en ratings
player-public = Alleen partijen waar iedereen naar kon kijken, tellen mee.
public-matches = Laatste partijen
public-feed = Feed van deze partijen (Atom)
