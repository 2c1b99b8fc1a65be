# The rulesets: their names and their options.

ruleset-lemery-petteia = Petteia (Lemery Games)
ruleset-lemery-compact = Compact Petteia (Lemery Games)
ruleset-lemery-ultra = Ultra Compact Petteia (Lemery Games)
ruleset-lemery-crossing = General’s Crossing (Lemery Games)
ruleset-lemery-latrunculi = Latrunculi (Lemery Games)
ruleset-poleis = Poleis (Dmytro)
ruleset-vogt-petteia = Turnier-Petteia (Andreas Vogt)
ruleset-vogt-kubeia = Kubeia (Andreas Vogt)
ruleset-walker-petteia = Petteia (Damian Walker)
ruleset-walker-dux = Latrunculi mit Dux (Damian Walker)
ruleset-with-options = { $name } mit { $options }

option-edge = { $value ->
    [on] Schlagen am Rand
   *[off] keinem Schlagen am Rand
}
option-compulsory = { $value ->
    [on] Schlagzwang
    [enforced] Schlagzwang
    [huff] Pusten bei versäumtem Schlagen
   *[off] freiwilligem Schlagen
}
option-first = { $value ->
    [0] beliebig vielen geschlagenen Figuren
   *[other] Sieg bei { $value } geschlagenen
}
option-jump = { $value ->
    [adjacent] Sprüngen vom Nachbarfeld
   *[slide] Sprüngen mit Anlauf
}
option-surround = { $value ->
    [edge] Umzingeln auch am Rand
   *[four] Umzingeln nur auf vier Seiten
}
option-board = { $value ->
    [compact] dem Compact-Brett
    [ultra] dem Ultra-Compact-Brett
   *[base] dem großen Brett
}
option-min = { $value ->
    [1] Niederlage bei einer Figur
   *[other] Niederlage bei { $value } Figuren
}
option-pins = { $value ->
    [all] festsetzenden festgesetzten Steinen
   *[free] nur freien Steinen zum Festsetzen
}
option-mirror = { $value ->
    [on] jedem Basileus rechts der Mitte
   *[off] jedem Basileus links der Mitte
}
option-ignorance = { $value ->
    [on] Niederlage bei Unkenntnis der Regeln
   *[off] keiner Strafe für unerlaubte Züge
}
option-six = { $value ->
    [on] gepanzerten Hopliten bis sechs Felder
   *[off] Hopliten ohne Panzer und Grenze
}
option-classes = { $value ->
    [on] Basileus nur von schweren Figuren geschlagen
   *[off] Basileus von allen Figuren geschlagen
}
option-armour = { $value ->
    [on] gepanzerten Hopliten
   *[off] Hopliten ohne Panzer
}
option-files = { $value } Linien
option-ranks = { $value } Reihen
option-rows = { $value ->
    [1] einer Reihe Steine je Seite
   *[other] { $value } Reihen Steine je Seite
}
option-corner = { $value ->
    [on] Schlagen in der Ecke
   *[off] sicheren Ecken
}
option-dux = { $value ->
    [enclosed] Niederlage bei eingeschlossenem Dux
   *[free] freiem Dux
}
