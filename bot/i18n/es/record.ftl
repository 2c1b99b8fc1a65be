# Records: transcripts of whole games, to save and to view.

word-record = recibe o mira la notación de una partida
button-record = Notación

record-given = { $count ->
    [0] La notación de la partida { $match }: aún no hay jugadas.
    [one] La notación de la partida { $match }: una jugada.
   *[other] La notación de la partida { $match }: { $count } jugadas.
}
record-game = { $count ->
    [0] { $ruleset }: aún no hay jugadas.
    [one] { $ruleset }: una jugada.
   *[other] { $ruleset }: { $count } jugadas.
}
record-won = Ganó { $side }: { $reason }.
record-open = La notación acaba aquí; le toca a { $side }.

record-misprint = El «{ $text }» impreso es una errata: esa tirada no permite la jugada. Lo leo como 32.

refused-record = Esta notación no se puede leer. En la línea { $line }, { $fault }
refused-record-at = Esta notación no se puede leer. En la jugada { $number } (línea { $line }), { $fault }

record-fault-too-long = el texto es demasiado largo.
record-fault-tag = «{ $text }» no es una etiqueta. Las etiquetas son como [Ruleset "lemery-petteia"].
record-fault-tag-twice = la etiqueta { $text } aparece dos veces.
record-fault-tag-missing = falta la etiqueta { $text }. Toda notación necesita [Ruleset "…"] y [Result "…"].
record-fault-ruleset = «{ $text }» no es ningún juego. Elige entre { $choices }.
record-fault-fen = «{ $text }» no es una posición de este juego.
record-fault-number = «{ $text }» no es el número siguiente. Las jugadas se numeran 1), 2), 3) y así.
record-fault-second = aquí empieza otra partida. Una notación contiene una sola partida; envía la otra por separado.
record-fault-half = «{ $text }» no es una jugada.
record-fault-missing = falta la jugada de { $side }.
record-fault-missed = aparece «...» para { $side }, pero es el turno de ese bando.
record-fault-turn = aparece «{ $text }» para { $side }, pero le toca al otro bando.
record-fault-refused = { $side } no puede jugar «{ $text }», porque { $why }
record-fault-result = «{ $text }» no es un resultado. Los resultados son como 1-0 (resignation).
record-fault-untrue = la partida no acaba con «{ $text }».
record-fault-late = «{ $text }» viene después del resultado.

discord-option-record = Notación de la partida, pegada
discord-option-file = Archivo de texto con la notación
