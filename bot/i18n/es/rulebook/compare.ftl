# How the games differ: what is compared, and its values. All by the games' usual rules.

compare-row = { $value }: { $games }
# Two games, and one thing in which they differ
compare-both = { $one } y { $other } se diferencian en esto:
compare-difference = { $one } – { $other }

compare-all = Los juegos:
compare-board = Qué tamaño tienen los tableros, de menor a mayor:
compare-men = Cuántas fichas tiene cada bando, de menos a más:
compare-leader = En qué juegos hay un comandante:
compare-dice = En qué juegos hay dados:
compare-placing = En qué juegos se empieza colocando las fichas:
compare-must = En qué juegos hay que capturar si se puede:
compare-corner = En qué juegos dos piezas capturan a una en la esquina:
compare-edge = En qué juegos el borde ayuda a capturar:
compare-jump = En qué juegos hay piezas que pueden saltar:
compare-classes = En qué juegos hay varias clases de soldados:
compare-capture = Qué pasa con las fichas encerradas:
compare-winning = Cómo se gana o se pierde cada juego:
compare-length = Cuánto duran los juegos, de menos a más:
compare-level = Cuánto hay que aprender, de menos a más:
compare-draws = Con qué frecuencia hay tablas, según las partidas de la máquina:
compare-luck = Cuánto cuenta la suerte:
compare-two = En qué se diferencian dos juegos:

value-board = { $files }×{ $ranks }
value-men = { $value } fichas
value-leader = { $value ->
    [none] sin comandante
    [captured] un comandante que se puede capturar
   *[immune] un comandante que nunca se puede capturar
}
value-dice = { $value ->
    [yes] con dos dados
   *[no] sin dados
}
value-placing = { $value ->
    [yes] primero colocas tus fichas
   *[no] las fichas ya están colocadas
}
value-must = { $value ->
    [yes] si puedes capturar, debes hacerlo
   *[no] capturas si quieres
}
value-corner = { $value ->
    [yes] una pieza en la esquina se puede capturar
   *[no] una pieza en la esquina está a salvo
}
value-edge = { $value ->
    [yes] en el borde basta una pieza para capturar
   *[no] el borde no ayuda a capturar
}
value-jump = { $value ->
    [none] ninguna pieza salta
    [leader] solo salta el comandante
   *[men] todas las fichas saltan para capturar
}
value-classes = { $value ->
    [yes] soldados ligeros y pesados, y un rey
   *[no] todos los soldados son iguales
}
value-capture = { $value ->
    [removed] las fichas capturadas salen enseguida del tablero
    [bound] las fichas encerradas primero quedan inmovilizadas, y después se quitan
   *[turned] las fichas capturadas salen del tablero, y una ficha que se mueve sin atacar queda boca abajo
}
value-length = { $value ->
    [1] corto
    [2] medio
   *[3] largo
}
value-level = { $value ->
    [1] fácil de aprender
    [2] algo más difícil de aprender
   *[3] con mucho que aprender
}
value-draws = { $value ->
    [3] tablas a menudo
    [2] tablas a veces
   *[1] tablas casi nunca
}
value-luck = { $value ->
    [yes] suerte y habilidad, por los dados
   *[no] solo habilidad
}
# Each is enough to win or to lose, so there is no “and” between them
value-winning = { $one }; { $more }
