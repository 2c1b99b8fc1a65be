# The rulesets: their names and their options.

ruleset-lemery-petteia = Petteia (Lemery Games)
ruleset-lemery-compact = Petteia Compact (Lemery Games)
ruleset-lemery-ultra = Petteia Ultra Compact (Lemery Games)
ruleset-lemery-crossing = Traversata del generale (Lemery Games)
ruleset-lemery-latrunculi = Latrunculi (Lemery Games)
ruleset-poleis = Poleis (Dmytro)
ruleset-vogt-petteia = Petteia da torneo (Andreas Vogt)
ruleset-vogt-kubeia = Kubeia (Andreas Vogt)
ruleset-walker-petteia = Petteia (Damian Walker)
ruleset-walker-dux = Latrunculi con il dux (Damian Walker)
ruleset-with-options = { $name } – { $options }

option-edge = { $value ->
    [on] cattura sul bordo
   *[off] nessuna cattura sul bordo
}
option-compulsory = { $value ->
    [on] cattura obbligatoria
    [enforced] cattura obbligatoria
    [huff] soffio per le catture mancate
   *[off] catture facoltative
}
option-first = { $value ->
    [0] le pedine perse non contano
   *[other] sconfitta dopo { $value } pedine perse
}
option-jump = { $value ->
    [adjacent] salti solo dalla casella accanto
   *[slide] salti con rincorsa
}
option-surround = { $value ->
    [edge] comandante circondato anche sul bordo
   *[four] comandante circondato solo sui quattro lati
}
option-board = { $value ->
    [compact] il tavoliere Compact
    [ultra] il tavoliere Ultra Compact
   *[base] il tavoliere grande
}
option-min = { $value ->
    [1] sconfitta per chi resta con un pezzo
   *[other] sconfitta per chi resta con { $value } pezzi
}
option-pins = { $value ->
    [all] pedine immobilizzate che immobilizzano ancora
   *[free] pedine immobilizzate che non immobilizzano
}
option-mirror = { $value ->
    [on] ogni Basileo a destra del centro
   *[off] ogni Basileo a sinistra del centro
}
option-ignorance = { $value ->
    [on] sconfitta per chi insiste su una mossa irregolare
   *[off] nessuna penalità per le mosse irregolari
}
option-six = { $value ->
    [on] opliti corazzati, sei caselle al massimo
   *[off] opliti senza corazza né limite
}
option-classes = { $value ->
    [on] pezzi pesanti necessari per catturare un Basileo
   *[off] pezzi qualsiasi per catturare un Basileo
}
option-armour = { $value ->
    [on] opliti corazzati
   *[off] opliti senza corazza
}
option-files = { $value ->
    [one] { $value } colonna
   *[other] { $value } colonne
}
option-ranks = { $value ->
    [one] { $value } riga
   *[other] { $value } righe
}
option-rows = { $value ->
    [1] una fila di pedine per parte
   *[other] { $value } file di pedine per parte
}
option-corner = { $value ->
    [on] cattura nell’angolo
   *[off] angoli sicuri
}
option-dux = { $value ->
    [enclosed] sconfitta con il dux circondato
   *[free] nessuna sconfitta con il dux circondato
}
