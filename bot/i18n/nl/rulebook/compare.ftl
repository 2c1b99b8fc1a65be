# How the games differ: what is compared, and its values. All by the games' usual rules.

compare-row = { $value }: { $games }
# Two games, and one thing in which they differ
compare-both = Dit zijn de verschillen tussen { $one } en { $other }:
compare-difference = { $one } – { $other }

compare-all = De spellen:
compare-board = Hoe groot de borden zijn, van klein naar groot:
compare-men = Hoeveel stenen elke kant heeft, van weinig naar veel:
compare-leader = Welke spellen een leider hebben:
compare-dice = Welke spellen je met dobbelstenen speelt:
compare-placing = In welke spellen je eerst je stenen plaatst:
compare-must = In welke spellen je moet slaan als je kunt:
compare-corner = In welke spellen twee stukken samen een stuk in de hoek kunnen slaan:
compare-edge = In welke spellen de rand helpt bij het slaan:
compare-jump = In welke spellen stukken kunnen springen:
compare-classes = Welke spellen meerdere soorten soldaten hebben:
compare-capture = Wat er in elk spel met de stenen gebeurt:
compare-winning = Hoe je in elk spel wint of verliest:
compare-length = Hoe lang de spellen duren, van kort naar lang:
compare-level = Hoeveel er te leren is, van weinig naar veel:
compare-draws = Hoe vaak het remise wordt, afgaande op partijen van de computer tegen zichzelf:
compare-luck = Hoeveel er van geluk afhangt:
compare-two = Waarin twee spellen verschillen:

value-board = { $files }×{ $ranks }
value-men = { $value } stenen
value-leader = { $value ->
    [none] geen leider
    [captured] een leider die geslagen kan worden
   *[immune] een leider die nooit geslagen kan worden
}
value-dice = { $value ->
    [yes] met twee dobbelstenen
   *[no] zonder dobbelstenen
}
value-placing = { $value ->
    [yes] je plaatst eerst je stenen
   *[no] de stenen staan al klaar
}
value-must = { $value ->
    [yes] slaan is verplicht als het kan
   *[no] slaan is niet verplicht
}
value-corner = { $value ->
    [yes] een stuk in een hoek kan geslagen worden
   *[no] een stuk in een hoek is veilig
}
value-edge = { $value ->
    [yes] aan de rand is één stuk genoeg
   *[no] de rand helpt niet
}
value-jump = { $value ->
    [none] geen enkel stuk springt
    [leader] alleen de leider springt
   *[men] alle stenen springen om te slaan
}
value-classes = { $value ->
    [yes] lichte en zware soldaten, en een koning
   *[no] alle soldaten zijn gelijk
}
value-capture = { $value ->
    [removed] geslagen stenen gaan meteen van het bord
    [bound] ingesloten stenen worden eerst vastgezet en later weggehaald
   *[turned] geslagen stenen gaan van het bord, en een steen die een zet doet zonder aan te vallen, wordt omgedraaid
}
value-length = { $value ->
    [1] kort
    [2] gemiddeld
   *[3] lang
}
value-level = { $value ->
    [1] makkelijk te leren
    [2] iets meer te leren
   *[3] veel te leren
}
value-draws = { $value ->
    [3] vaak remise
    [2] soms remise
   *[1] bijna nooit remise
}
value-luck = { $value ->
    [yes] geluk en inzicht, door de dobbelstenen
   *[no] alleen inzicht
}
# Each is enough to win or to lose, so there is no “and” between them
value-winning = { $one }; { $more }
