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
ruleset-with-options = { $name } – { $options }

option-edge = { $value ->
    [on] Schlagen am Rand
   *[off] kein Schlagen am Rand
}
option-compulsory = { $value ->
    [on] Schlagzwang
    [enforced] Schlagzwang
    [huff] Pusten bei versäumtem Schlagen
   *[off] kein Schlagzwang
}
option-first = { $value ->
    [0] verlorene Soldaten zählen nicht
   *[other] Niederlage nach { $value } verlorenen Soldaten
}
option-jump = { $value ->
    [adjacent] Sprung nur vom Nachbarfeld
   *[slide] Sprung mit Anlauf
}
option-surround = { $value ->
    [edge] Umzingeln auch am Rand
   *[four] Umzingeln nur auf vier Seiten
}
option-board = { $value ->
    [compact] Compact-Brett
    [ultra] Ultra-Compact-Brett
   *[base] großes Brett
}
option-min = { $value ->
    [1] Niederlage mit nur noch einer Figur
   *[other] Niederlage mit nur noch { $value } Figuren
}
option-pins = { $value ->
    [all] Festsetzen auch durch festgesetzte Steine
   *[free] Festsetzen nur durch freie Steine
}
option-mirror = { $value ->
    [on] Basileus rechts der Mitte
   *[off] Basileus links der Mitte
}
option-ignorance = { $value ->
    [on] Niederlage bei unerlaubtem Zug trotz Warnung
   *[off] keine Strafe für unerlaubte Züge
}
option-six = { $value ->
    [on] gepanzerte Hopliten, bis zu 6 Felder
   *[off] Hopliten ohne Panzer, beliebig weit
}
option-classes = { $value ->
    [on] Schlagen des Basileus nur mit schweren Figuren
   *[off] Schlagen des Basileus mit beliebigen Figuren
}
option-armour = { $value ->
    [on] gepanzerte Hopliten
   *[off] Hopliten ohne Panzer
}
option-files = { $value } Linien
option-ranks = { $value } Reihen
option-rows = { $value ->
    [1] 1 Reihe Steine je Seite
   *[other] { $value } Reihen Steine je Seite
}
option-corner = { $value ->
    [on] Schlagen in der Ecke
   *[off] sichere Ecken
}
option-dux = { $value ->
    [enclosed] Niederlage bei eingeschlossenem Dux
   *[free] keine Niederlage bei eingeschlossenem Dux
}
