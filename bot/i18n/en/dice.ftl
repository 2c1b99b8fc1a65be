# Behind “Fairness” and “Details”: the match’s code, the seed of dice and of the draw for sides.

note-seed-dice = Dice seed: { $seed }
note-seed-lot = Seed of the draw for sides: { $seed }
note-dice-words = { $count ->
    [one] Word added: { $words }
   *[other] Words added: { $words }
}
note-seed-check = To check the seed, save the file from /record and run petteia dice verify petteia-{ $match }.txt.

button-fairness = Fairness
button-details = Details
details-match = Match code: { $match }
fairness-sealed-dice = All dice come from a secret seed. Its fingerprint: { $commitment }
fairness-sealed-lot = The draw for sides comes from a secret seed. Its fingerprint: { $commitment }
fairness-words-offered = The opponent can add a word when accepting, with “accept { $match } word=anything”. The web chat adds one by itself. That way, not even the bot can have chosen the throws or the sides.
fairness-words-set = No more words can be added: the match has begun.
fairness-check = The record holds this fingerprint and, when the match is over, the seed. You can then check every throw with “petteia dice verify”.

## What petteia dice verify says

dice-throws = { $count ->
    [0] The record has no throws.
   *[other] Throws that agree with the seed: { $agreeing } of { $count }.
}
dice-wrong = Move { $number }: { $side } threw { $high } and { $low }; the seed gives { $expected_high } and { $expected_low }.
dice-lot = The draw for sides agrees with the seed: the challenger plays { $side }.
dice-lot-wrong = The draw for sides does not agree with the seed: according to the seed, the challenger plays { $side }.
dice-sealed-otherwise = The fingerprint in the record does not belong to this seed.
dice-commitment = The seed’s fingerprint is { $commitment }. Compare it with the one shown at the start.
dice-proves = If the two fingerprints match, the seed was set at the start and never changed. But the operator of the bot could have known it.

refused-dice-begun = the record starts in the middle of a game (it has a Fen tag). Use a record that begins at the start of a game.
refused-dice-no-match = the record has no tag Match. Use a record taken from the match itself.
refused-dice-no-seed = the record has no Seed tag. Ask for the record again when the match is over: it will have one then.
refused-dice-seed = the tag Seed is not a seed of 64 digits 0 to 9 and a to f. Ask for the record again.
refused-dice-takebacks = the tag Takebacks is not a whole number from 0 to { $most }. Ask for the record again.
refused-dice-lot = the tag Lot must say first or second. Ask for the record again.
