# What a person's finished matches add up to.

profile = { $name }: { $count ->
    [0] no finished matches with people, only with the computer
    [one] { $count } finished match with a person
   *[other] { $count } finished matches with people
 }; the first match ended in { $since }.
profile-none = { $name }: no finished matches yet.
profile-tally = { $won } won, { $drawn } drawn, { $lost } lost
profile-game = { $ruleset }: { $tally }
profile-rating = Rating in { $ruleset }: { $rating } ± { $margin }
profile-rated = Rating in { $ruleset }: { $rating } ± { $margin }; { $tally }
chart-rating = Rating
chart-highest = Highest
chart-matches = Rated matches
chart-now = now
chart-since = { $since }
chart-words = Rating in { $ruleset }: { $count ->
    [0] { $rating } ± { $margin } now.
    [1] { $rating } ± { $margin } now, after one match.
   *[other] from { $first } in { $since } to { $rating } ± { $margin } now, highest { $highest }.
 }
profile-unrated = There is no rating in “{ $typed }” to show.
profile-last = Last match: { $score ->
    [won] won
    [drawn] drawn
   *[lost] lost
 }. Most wins in a row: { $longest }.
profile-streak = Now: { $score ->
    [won] { $streak } won
    [drawn] { $streak } drawn
   *[lost] { $streak } lost
 } in a row. Most wins in a row: { $longest }.
profile-computer = Against the computer: { $tally }
profile-between = Against you in { $ruleset }: { $tally }
profile-public = Only matches against you, and others that you can see, are counted.
profile-solved = Lessons and puzzles solved: { $count }. Puzzles of the day in a row: { $streak }.
profile-puzzles = Puzzle rating: { $rating } ± { $margin }. Best puzzle rush: { $best }.
button-profile = My results
word-profile = your results, or another player’s
refused-unknown-profile = No player named “{ $typed }”.
refused-unknown-rated = “rated” takes yes or no, not “{ $typed }”.
refused-computer-rated = This level has no measured rating in { $ruleset }, so the match cannot be rated.
refused-hint-rated = This match is rated, so there are no hints.

# Tables of the best ratings.

top = Best ratings in { $ruleset }, { $scope ->
    [here] of people who played rated matches here
   *[everywhere] everywhere
 }
top-season = Season from { $begin } to { $end }
top-place = { $place }. { $who }
top-own = { $name }: place { $place }
top-hidden = You are not in the tables, because not everyone can see your results.
top-unplaced = These players have no place yet, because a rating has to be known to within ± { $margin }:
top-rating = { $name }: { $rating } ± { $margin }
top-none = No rated matches yet. Offer one with “challenge rated=yes”.
refused-top-here = “Here” means a Discord server or a Telegram group. In this chat, “top” shows the best ratings everywhere.
top-games = Another game
top-span-all = All time
top-span-season = This season
top-span-last = Last season
top-scope-here = Here
top-scope-everywhere = Everywhere
button-top = Best ratings
word-top = the best ratings in a game, here or everywhere

# The digest of a week in a channel or a group.

week = Matches that ended here in the last week: { $count }
week-won = { $winner } beat { $loser } in { $ruleset }.
week-drawn = { $one } and { $other } drew in { $ruleset }.
week-more = And { $count } more.
week-climb = Best climb: { $name } in { $ruleset }, from { $before } to { $after }.
week-wait = Longest wait: it has been { $name }’s turn against { $other } in { $ruleset } since { $since }.

# The page of a player, which anyone can open.

player-title = { $name }: matches and ratings
player-public = Only matches that anyone could watch are counted.
public-matches = Latest matches
public-feed = Feed of these matches (Atom)
