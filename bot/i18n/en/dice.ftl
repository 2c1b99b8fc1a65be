# The seed of the dice and of the lot: sealed, shown, checked.

note-sealed-dice = The dice are sealed: { $short }…
note-sealed-lot = The lot is sealed: { $short }…
note-seed-dice = The dice came from the seed { $seed }
note-seed-lot = The lot came from the seed { $seed }
note-dice-words = { $count ->
    [one] This word is mixed in: { $words }
   *[other] These words are mixed in: { $words }
}
note-seed-check = Anybody can check it: petteia dice verify petteia-{ $match }.txt, with the file that /record gives.

button-fairness = Fairness
fairness-sealed-dice = All dice of this match come from a secret seed, sealed as { $commitment }
fairness-sealed-lot = The lot of this match comes from a secret seed, sealed as { $commitment }
fairness-words-offered = The opponent can mix a word in when accepting: accept { $match } word=anything. The web chat does so by itself. Then even the bot cannot have chosen what comes out.
fairness-words-set = Nothing more can be mixed in: the match has begun.
fairness-check = Keep a record of the match: it holds the seal. When the match is over it also holds the seed, and “petteia dice verify” checks each throw.

## What petteia dice verify says

dice-throws = { $count ->
    [0] The record has no throws.
    [one] { $agreeing } of 1 throw agrees with the seed.
   *[other] { $agreeing } of { $count } throws agree with the seed.
}
dice-wrong = Move { $number }: { $side } threw { $high } and { $low }; the seed gives { $expected_high } and { $expected_low }.
dice-lot = The lot agrees with the seed: it made the challenger { $side }.
dice-lot-wrong = The lot does not agree with the seed, which makes the challenger { $side }.
dice-sealed-otherwise = The record's own commitment is another one: this seed was not sealed with it.
dice-commitment = The seed was sealed as { $commitment }; compare that with what was shown at the start.
dice-proves = When they are the same, nothing was chosen afterwards. Whoever runs the bot could have known the seed.

refused-dice-begun = the record begins in the middle, by its tag Fen; give one from the start.
refused-dice-no-match = the record has no tag Match; give one from the match itself.
refused-dice-no-seed = the record has no tag Seed; it gets one once the match is over, so ask for the record again then.
refused-dice-seed = the tag Seed holds no seed, which is 64 of the digits 0 to 9 and a to f; ask for the record again.
refused-dice-takebacks = the tag Takebacks holds no whole number from 0 to { $most }; ask for the record again.
refused-dice-lot = the tag Lot says neither first nor second; ask for the record again.
