# Behind “Fairness” and “Details”: the match’s code, the seed of dice and of the draw for sides.

note-seed-dice = Semilla de los dados: { $seed }
note-seed-lot = Semilla del sorteo de bandos: { $seed }
note-dice-words = { $count ->
    [one] Palabra añadida: { $words }
   *[other] Palabras añadidas: { $words }
}
note-seed-check = Para comprobar la semilla, guarda el archivo de /record y ejecuta petteia dice verify petteia-{ $match }.txt.

button-fairness = Juego limpio
button-details = Detalles
details-match = Código de la partida: { $match }
fairness-sealed-dice = Todas las tiradas salen de una semilla secreta. Su huella: { $commitment }
fairness-sealed-lot = El sorteo de bandos sale de una semilla secreta. Su huella: { $commitment }
fairness-words-offered = Quien acepta el desafío puede añadir una palabra: «aceptar { $match } palabra=cualquiera». El chat web añade una por sí solo. Así, ni siquiera el bot puede haber elegido el resultado.
fairness-words-set = Ya no se pueden añadir palabras, porque la partida ya empezó.
fairness-check = La notación contiene esta huella y, al terminar la partida, también la semilla. Con las dos, «petteia dice verify» comprueba cada tirada.

## What petteia dice verify says

dice-throws = { $count ->
    [0] La notación no tiene tiradas.
    [one] { $agreeing } de 1 tirada coincide con la semilla.
   *[other] { $agreeing } de { $count } tiradas coinciden con la semilla.
}
dice-wrong = Jugada { $number }: { $side } sacó { $high } y { $low }; la semilla da { $expected_high } y { $expected_low }.
dice-lot = El sorteo de bandos coincide con la semilla: quien desafía juega con { $side }.
dice-lot-wrong = El sorteo de bandos no coincide con la semilla: según ella, quien desafía juega con { $side }.
dice-sealed-otherwise = La huella de la notación no corresponde a esta semilla.
dice-commitment = La huella de la semilla es { $commitment }. Compárala con la que se mostró al principio.
dice-proves = Si las dos huellas coinciden, la semilla se fijó antes de jugar y no se cambió después. Aun así, quien administra el bot pudo conocerla de antemano.

refused-dice-begun = la notación empieza a mitad de una partida (etiqueta Fen). Usa una notación que empiece al principio de una partida.
refused-dice-no-match = la notación no tiene la etiqueta Match. Usa la notación que da la propia partida.
refused-dice-no-seed = la notación no tiene la etiqueta Seed, que se añade al terminar la partida. Pide entonces la notación otra vez.
refused-dice-seed = la etiqueta Seed no es una semilla: debe tener 64 caracteres, del 0 al 9 y de la a a la f. Pide la notación otra vez.
refused-dice-takebacks = la etiqueta Takebacks no es un número entero de 0 a { $most }. Pide la notación otra vez.
refused-dice-lot = la etiqueta Lot debe decir first o second. Pide la notación otra vez.
