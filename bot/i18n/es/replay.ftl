# Looking back at a match: move by move, as a film, or as a picture to share.

word-replay = repasa una partida jugada a jugada o como animación

replay-start = { $count ->
    [0] Este es el principio de la partida. Aún no hay jugadas.
    [one] Este es el principio de la partida. Después viene una jugada.
   *[other] Este es el principio de la partida. Después vienen { $count } jugadas.
}
replay-at = { $number } de { $count }: { $deed }
replay-turn = Le toca a { $side }.

caption-won = Ganó { $side }: { $reason } · { $ruleset }
caption-draw = Tablas: { $reason } · { $ruleset }
caption-open = { $count ->
    [0] Aún sin jugadas · { $ruleset }
    [one] Después de una jugada · { $ruleset }
   *[other] Después de { $count } jugadas · { $ruleset }
}
film-last = Fue una partida larga: la animación muestra las últimas { $count } jugadas.

button-replay = Repasar
button-replay-first = « Principio
button-replay-previous = ← Anterior
button-replay-next = Siguiente →
button-replay-last = Final »
button-replay-minus = −10
button-replay-plus = +10
button-animation = Animación
button-still = Imagen para compartir

refused-no-such-move = No hay ninguna jugada «{ $typed }». Elige un número de 0 (el principio) a { $count }.

discord-option-move = Cuántas jugadas mostrar; 0 es el principio
