# Behind “Fairness” and “Details”: the match id, the seed of dice and of the draw for sides.

note-seed-dice = Seed van de dobbelstenen: { $seed }
note-seed-lot = Seed van de loting: { $seed }
note-dice-words = { $count ->
    [one] Toegevoegd woord: { $words }
   *[other] Toegevoegde woorden: { $words }
}
note-seed-check = Wil je de seed controleren, typ dan “notatie”, bewaar het bestand en voer petteia dice verify petteia-{ $match }.txt uit.

button-fairness = Eerlijkheid
button-details = Details
details-match = Code van de partij: { $match }
fairness-sealed-dice = Alle worpen komen uit een geheime seed. De vingerafdruk ervan: { $commitment }
fairness-sealed-lot = De loting komt uit een geheime seed. De vingerafdruk ervan: { $commitment }
fairness-words-offered = De tegenstander kan bij het accepteren een woord toevoegen, met “accepteren { $match } woord=iets”. De webchat doet dat vanzelf. Zo kan ook de bot de uitkomst niet gekozen hebben.
fairness-words-set = Er kunnen geen woorden meer bij: de partij is begonnen.
fairness-check = De notatie bevat deze vingerafdruk, en na de partij ook de seed. Je kunt dan elke worp controleren met “petteia dice verify”.

## What petteia dice verify says

dice-throws = { $count ->
    [0] In de notatie staan geen worpen.
    [one] Worpen die met de seed kloppen: { $agreeing } van de { $count }.
   *[other] Worpen die met de seed kloppen: { $agreeing } van de { $count }.
}
dice-wrong = Zet { $number }: { $side } gooide { $high } en { $low }; de seed geeft { $expected_high } en { $expected_low }.
dice-lot = De loting klopt met de seed: de uitdager speelt { $side }.
dice-lot-wrong = De loting klopt niet met de seed: volgens de seed speelt de uitdager { $side }.
dice-sealed-otherwise = De vingerafdruk in de notatie hoort niet bij deze seed.
dice-commitment = De vingerafdruk van de seed is { $commitment }. Vergelijk die met de vingerafdruk die je aan het begin hebt gezien.
dice-proves = Zijn de twee vingerafdrukken gelijk, dan is er achteraf niets gekozen. De beheerder van de bot kan de seed wel gekend hebben.

refused-dice-begun = de notatie begint midden in een partij (label Fen). Gebruik een notatie die met de eerste zet begint.
refused-dice-no-match = in de notatie ontbreekt het label Match. Gebruik een notatie die je in de partij zelf hebt opgevraagd.
refused-dice-no-seed = in de notatie ontbreekt het label Seed. Vraag de notatie opnieuw op als de partij voorbij is: dan staat het erin.
refused-dice-seed = de waarde van het label Seed moet 64 tekens hebben: cijfers en de letters a tot en met f. Vraag de notatie opnieuw op.
refused-dice-takebacks = de waarde van het label Takebacks is geen heel getal van 0 tot en met { $most }. Vraag de notatie opnieuw op.
refused-dice-lot = in het label Lot moet first of second staan. Vraag de notatie opnieuw op.
