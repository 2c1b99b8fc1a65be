# The rulesets: their names and their options.

ruleset-lemery-petteia = Petteia (Lemery Games)
ruleset-lemery-compact = Petteia Compacta (Lemery Games)
ruleset-lemery-ultra = Petteia Ultracompacta (Lemery Games)
ruleset-lemery-crossing = Cruce del general (Lemery Games)
ruleset-lemery-latrunculi = Latrunculi (Lemery Games)
ruleset-poleis = Poleis (Dmytro)
ruleset-vogt-petteia = Petteia de torneo (Andreas Vogt)
ruleset-vogt-kubeia = Kubeia (Andreas Vogt)
ruleset-walker-petteia = Petteia (Damian Walker)
ruleset-walker-dux = Latrunculi con dux (Damian Walker)
ruleset-with-options = { $name } con { $options }

option-edge = { $value ->
    [on] captura contra el borde
   *[off] borde sin captura
}
option-compulsory = { $value ->
    [on] captura obligatoria
    [enforced] captura obligatoria
    [huff] soplo si no se captura
   *[off] captura voluntaria
}
option-first = { $value ->
    [0] los soldados perdidos no cuentan
   *[other] derrota al perder { $value } soldados
}
option-jump = { $value ->
    [adjacent] saltos solo desde la casilla de al lado
   *[slide] saltos también desde lejos
}
option-surround = { $value ->
    [edge] comandante rodeado también en el borde
   *[four] comandante rodeado solo por los cuatro lados
}
option-board = { $value ->
    [compact] el tablero compacto
    [ultra] el tablero ultracompacto
   *[base] el tablero grande
}
option-min = { $value ->
    [1] derrota al quedarse con una sola pieza
   *[other] derrota al quedarse con { $value } piezas
}
option-pins = { $value ->
    [all] fichas inmovilizadas que aún inmovilizan
   *[free] fichas inmovilizadas que no inmovilizan
}
option-mirror = { $value ->
    [on] cada basileus a la derecha del centro
   *[off] cada basileus a la izquierda del centro
}
option-ignorance = { $value ->
    [on] derrota por insistir en una jugada ilegal
   *[off] jugadas ilegales sin castigo
}
option-six = { $value ->
    [on] hoplitas con armadura y seis casillas como máximo
   *[off] hoplitas sin armadura ni límite
}
option-classes = { $value ->
    [on] captura del basileus con ayuda de piezas pesadas
   *[off] captura del basileus con piezas de cualquier clase
}
option-armour = { $value ->
    [on] hoplitas con armadura
   *[off] hoplitas sin armadura
}
option-files = { $value } columnas
option-ranks = { $value } filas
option-rows = { $value ->
    [1] una fila de fichas por bando
   *[other] { $value } filas de fichas por bando
}
option-corner = { $value ->
    [on] captura en la esquina
   *[off] esquinas seguras
}
option-dux = { $value ->
    [enclosed] derrota si el dux queda rodeado
   *[free] dux que puede quedar rodeado sin derrota
}
