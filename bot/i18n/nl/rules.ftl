# The rulesets: their names and their options.

ruleset-lemery-petteia = Petteia (Lemery Games)
ruleset-lemery-compact = Compact Petteia (Lemery Games)
ruleset-lemery-ultra = Ultra Compact Petteia (Lemery Games)
ruleset-lemery-crossing = General’s Crossing (Lemery Games)
ruleset-lemery-latrunculi = Latrunculi (Lemery Games)
ruleset-poleis = Poleis (Dmytro)
ruleset-vogt-petteia = Toernooi-Petteia (Andreas Vogt)
ruleset-vogt-kubeia = Kubeia (Andreas Vogt)
ruleset-walker-petteia = Petteia (Damian Walker)
ruleset-walker-dux = Latrunculi met dux (Damian Walker)
ruleset-with-options = { $name } – { $options }

option-edge = { $value ->
    [on] slaan tegen de rand
   *[off] niet slaan tegen de rand
}
option-compulsory = { $value ->
    [on] slagplicht
    [enforced] slagplicht
    [huff] blazen bij een gemiste slag
   *[off] geen slagplicht
}
option-first = { $value ->
    [0] verloren soldaten tellen niet
   *[other] verlies na { $value } verloren soldaten
}
option-jump = { $value ->
    [adjacent] springen vanaf het buurveld
   *[slide] springen met aanloop
}
option-surround = { $value ->
    [edge] omsingelen ook aan de rand
   *[four] omsingelen alleen aan vier kanten
}
option-board = { $value ->
    [compact] het compacte bord
    [ultra] het ultracompacte bord
   *[base] het grote bord
}
option-min = { $value ->
    [1] verlies bij nog maar één stuk
   *[other] verlies bij nog maar { $value } stukken
}
option-pins = { $value ->
    [all] ook vastgezette stenen zetten andere vast
   *[free] alleen vrije stenen zetten andere vast
}
option-mirror = { $value ->
    [on] elke Basileus rechts van het midden
   *[off] elke Basileus links van het midden
}
option-ignorance = { $value ->
    [on] verlies bij vasthouden aan een verboden zet
   *[off] geen straf voor verboden zetten
}
option-six = { $value ->
    [on] hoplieten in pantser, tot zes velden
   *[off] hoplieten zonder pantser of grens
}
option-classes = { $value ->
    [on] zware stukken nodig om een Basileus te slaan
   *[off] elk soort stuk mag een Basileus slaan
}
option-armour = { $value ->
    [on] hoplieten in pantser
   *[off] hoplieten zonder pantser
}
option-files = { $value } kolommen
option-ranks = { $value } rijen
option-rows = { $value ->
    [1] één rij stenen per kant
   *[other] { $value } rijen stenen per kant
}
option-corner = { $value ->
    [on] slaan in de hoek
   *[off] veilige hoeken
}
option-dux = { $value ->
    [enclosed] verlies bij een ingesloten dux
   *[free] geen verlies bij een ingesloten dux
}
