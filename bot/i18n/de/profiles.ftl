# What a person's finished matches add up to.

profile = { $name }: { $count ->
    [0] noch keine beendete Partie gegen Menschen, nur gegen den Computer
    [one] { $count } beendete Partie gegen einen Menschen
   *[other] { $count } beendete Partien gegen Menschen
 }; die erste Partie endete im { $since }.
profile-none = { $name }: noch keine beendete Partie.
profile-tally = { $won } gewonnen, { $drawn } remis, { $lost } verloren
profile-game = { $ruleset }: { $tally }
profile-rating = Wertung in { $ruleset }: { $rating } ± { $margin }
profile-rated = Wertung in { $ruleset }: { $rating } ± { $margin }; { $tally }
chart-rating = Wertung
chart-highest = Höchstwert
chart-matches = Gewertete Partien
chart-now = jetzt
chart-since = { $since }
chart-words = Wertung in { $ruleset }: { $count ->
    [0] jetzt { $rating } ± { $margin }.
    [1] jetzt { $rating } ± { $margin }, nach einer Partie.
   *[other] von { $first } im { $since } auf jetzt { $rating } ± { $margin }, höchste Wertung { $highest }.
 }
profile-unrated = Für „{ $typed }“ gibt es keine Wertung, die ich zeigen kann.
profile-last = Letzte Partie: { $score ->
    [won] gewonnen
    [drawn] remis
   *[lost] verloren
 }. Längste Siegesserie: { $longest }.
profile-streak = Zurzeit: { $score ->
    [won] { $streak } Siege
    [drawn] { $streak } Remis
   *[lost] { $streak } Niederlagen
 } in Folge. Längste Siegesserie: { $longest }.
profile-computer = Gegen den Computer: { $tally }
profile-between = Gegen dich in { $ruleset }: { $tally }
profile-public = Hier zählen Partien mit dir und alle anderen, die du sehen darfst.
profile-solved = Gelöste Lektionen und Aufgaben: { $count }. Aufgaben des Tages in Folge: { $streak }.
profile-puzzles = Wertung bei Aufgaben: { $rating } ± { $margin }. Rekord bei Aufgaben auf Zeit: { $best }.
button-profile = Meine Ergebnisse
word-profile = deine Ergebnisse oder die anderer
refused-unknown-profile = Hier heißt niemand „{ $typed }“.
refused-unknown-rated = Bei „gewertet“ geht nur „ja“ oder „nein“, nicht „{ $typed }“.
refused-computer-rated = Für diese Stufe wurde in { $ruleset } noch keine Wertung ermittelt, deshalb kann die Partie nicht gewertet werden.
refused-hint-rated = Diese Partie wird gewertet, deshalb gibt es keine Tipps.

# Tables of the best ratings.

top = Beste Wertungen in { $ruleset }, { $scope ->
    [here] von allen, die hier gewertete Partien gespielt haben
   *[everywhere] überall
 }
top-season = Saison vom { $begin } bis { $end }
top-place = { $place }. { $who }
top-own = { $name }: Platz { $place }
top-hidden = Du stehst in keiner Bestenliste, weil deine Ergebnisse nicht für alle sichtbar sind.
top-unplaced = Diese Personen haben noch keinen Platz, weil eine Wertung dafür auf ± { $margin } genau bekannt sein muss:
top-rating = { $name }: { $rating } ± { $margin }
top-none = Noch gibt es keine gewerteten Partien. Biete eine mit „herausfordern gewertet=ja“ an.
refused-top-here = „Hier“ meint einen Discord-Server oder eine Telegram-Gruppe. In diesem Chat zeigt „bestenliste“ die besten Wertungen überall.
top-games = Anderes Spiel
top-span-all = Gesamte Zeit
top-span-season = Diese Saison
top-span-last = Letzte Saison
top-scope-here = Hier
top-scope-everywhere = Überall
button-top = Bestenliste
word-top = die besten Wertungen in einem Spiel, hier oder überall

# The digest of a week in a channel or a group.

week = Partien, die hier in der letzten Woche zu Ende gingen: { $count }
week-won = { $winner } hat in { $ruleset } gegen { $loser } gewonnen.
week-drawn = { $one } und { $other } haben in { $ruleset } remis gespielt.
week-more = Und { $count } weitere.
week-climb = Größter Aufstieg: { $name } in { $ruleset }, von { $before } auf { $after }.
week-wait = Am längsten wartet { $other } auf einen Zug von { $name }: in { $ruleset }, seit { $since }.

# Die Seite einer Person, die alle öffnen können.

player-title = { $name }: Partien und Wertungen
player-public = Hier zählen nur Partien, bei denen alle zuschauen konnten.
public-matches = Letzte Partien
public-feed = Feed dieser Partien (Atom)
