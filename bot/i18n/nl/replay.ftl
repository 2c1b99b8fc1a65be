# Looking back at a match: move by move, as a film, or as a picture to share.

word-replay = een partij stap voor stap of als filmpje bekijken

replay-start = { $count ->
    [0] Het begin. Nog geen zetten.
    [one] Het begin. Er volgt één zet.
   *[other] Het begin. Er volgen { $count } zetten.
}
replay-at = { $number } van { $count }: { $deed }
replay-turn = { $side } is aan zet.

caption-won = { $side } heeft gewonnen: { $reason } · { $ruleset }
caption-draw = Remise: { $reason } · { $ruleset }
caption-open = { $count ->
    [0] Nog geen zetten · { $ruleset }
    [one] Na één zet · { $ruleset }
   *[other] Na { $count } zetten · { $ruleset }
}
film-last = Dit was een lange partij: het filmpje toont de laatste { $count } zetten.

button-replay = Naspelen
button-replay-first = « Begin
button-replay-previous = ← Vorige
button-replay-next = Volgende →
button-replay-last = Einde »
button-replay-minus = −10
button-replay-plus = +10
button-animation = Filmpje
button-still = Plaatje om te delen

refused-no-such-move = Er is geen zet “{ $typed }”. Kies een getal van 0, het begin, tot en met { $count }.

discord-option-move = Hoeveel zetten ik toon, 0 voor het begin
