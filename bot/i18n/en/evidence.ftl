# Fair play: what was found in rated matches, for those who decide.

evidence-engine = Chose the computer’s first move in { $first } of { $decisions } decisions. An honest player of this strength would have chosen it in about { $expected }. Mistakes: { $mistakes }. It looks as if about { $share }% of the moves were the computer’s.
evidence-dumping = Lost { $lost } of { $meetings } rated matches against the same person. Given up without need: { $thrown }. Ratings before: { $rating } against { $opponent }. Of honest pairs, about one in { $odds } has such results.
evidence-stalling = Let time pass while clearly losing. Such turns: { $turns }; the longest took { $hours } h, the usual turn { $usual } min. Moves in other matches meanwhile: { $elsewhere }.
