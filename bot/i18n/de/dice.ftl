# Behind “Fairness” and “Details”: the match id, the seed of dice and of the draw for sides.

note-seed-dice = Startwert der Würfel: { $seed }
note-seed-lot = Startwert der Auslosung: { $seed }
note-dice-words = { $count ->
    [one] Hinzugefügtes Wort: { $words }
   *[other] Hinzugefügte Wörter: { $words }
}
note-seed-check = Um den Startwert nachzuprüfen, speichere die Datei aus /record und führe petteia dice verify petteia-{ $match }.txt aus.

button-fairness = Fairness
button-details = Details
details-match = Code der Partie: { $match }
fairness-sealed-dice = Alle Würfe stammen aus einem geheimen Startwert. Sein Fingerabdruck: { $commitment }
fairness-sealed-lot = Die Auslosung der Seiten stammt aus einem geheimen Startwert. Sein Fingerabdruck: { $commitment }
fairness-words-offered = Wer annimmt, kann mit „annehmen { $match } wort=irgendwas“ ein Wort hinzufügen. Der Webchat fügt von selbst eins hinzu. So kann nicht einmal der Bot das Ergebnis ausgesucht haben.
fairness-words-set = Es lassen sich keine Wörter mehr hinzufügen: Die Partie hat begonnen.
fairness-check = Die Notation enthält diesen Fingerabdruck und nach der Partie auch den Startwert. Dann kannst du jeden Wurf mit dem Programm „petteia dice verify“ nachprüfen.

## What petteia dice verify says

dice-throws = { $count ->
    [0] Die Notation enthält keine Würfe.
    [one] Würfe, die zum Startwert passen: { $agreeing } von 1.
   *[other] Würfe, die zum Startwert passen: { $agreeing } von { $count }.
}
dice-wrong = Zug { $number }: { $side } hat { $high } und { $low } gewürfelt; der Startwert ergibt { $expected_high } und { $expected_low }.
dice-lot = Die Auslosung passt zum Startwert: Wer zu dieser Partie herausgefordert hat, spielt { $side }.
dice-lot-wrong = Die Auslosung passt nicht zum Startwert: Wer zu dieser Partie herausgefordert hat, müsste danach { $side } spielen.
dice-sealed-otherwise = Der Fingerabdruck in der Notation gehört nicht zu diesem Startwert.
dice-commitment = Der Fingerabdruck des Startwerts ist { $commitment }. Vergleiche ihn mit dem, der am Anfang gezeigt wurde.
dice-proves = Sind beide Fingerabdrücke gleich, stand der Startwert von Anfang an fest. Wer den Bot betreibt, könnte ihn aber gekannt haben.

refused-dice-begun = Die Notation beginnt mitten in der Partie (Eintrag „Fen“). Nimm eine, die mit dem ersten Zug beginnt.
refused-dice-no-match = Der Notation fehlt der Eintrag „Match“. Nimm die Notation, die du in der Partie selbst bekommst.
refused-dice-no-seed = Der Notation fehlt der Eintrag „Seed“. Sie bekommt ihn am Ende der Partie: Hol die Notation dann noch einmal.
refused-dice-seed = Der Eintrag „Seed“ ist kein Startwert aus 64 Zeichen (0 bis 9 und a bis f). Hol die Notation noch einmal.
refused-dice-takebacks = Der Eintrag „Takebacks“ ist keine ganze Zahl von 0 bis { $most }. Hol die Notation noch einmal.
refused-dice-lot = Im Eintrag „Lot“ muss „first“ oder „second“ stehen. Hol die Notation noch einmal.
