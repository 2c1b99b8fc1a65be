# Looking back at a match: move by move, as a film, or as a picture to share.

word-replay = eine Partie Zug für Zug nachspielen oder als Film holen

replay-start = { $count ->
    [0] Der Anfang der Partie. Noch gibt es keine Züge.
    [one] Der Anfang der Partie. Es folgt ein Zug.
   *[other] Der Anfang der Partie. Es folgen { $count } Züge.
}
replay-at = { $number } von { $count }: { $deed }
replay-turn = { $side } ist am Zug.

caption-won = { $side } hat gewonnen: { $reason } · { $ruleset }
caption-draw = Remis: { $reason } · { $ruleset }
caption-open = { $count ->
    [0] Noch keine Züge · { $ruleset }
    [one] Nach einem Zug · { $ruleset }
   *[other] Nach { $count } Zügen · { $ruleset }
}
film-last = Die Partie war lang: Der Film zeigt die letzten { $count } Züge.

button-replay = Nachspielen
button-replay-first = « Anfang
button-replay-previous = ← Zurück
button-replay-next = Weiter →
button-replay-last = Ende »
button-replay-minus = −10
button-replay-plus = +10
button-animation = Film
button-still = Bild zum Teilen

refused-no-such-move = Es gibt keinen Zug „{ $typed }“. Wähle eine Zahl von 0 (dem Anfang) bis { $count }.

discord-option-move = Wie viele Züge du sehen willst, 0 für den Anfang
