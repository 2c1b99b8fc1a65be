# Fair play: what was found in rated matches, for those who decide.

evidence-engine = This person played the computer’s first choice in { $first } of { $decisions } decisions. An honest player of this strength would have played it in about { $expected }. Mistakes: { $mistakes }. About { $share }% of the moves seem to come from a computer.
evidence-dumping = This person lost { $lost } of { $meetings } rated matches against the same opponent. Resigned without being behind: { $thrown }. Ratings before: { $rating } against { $opponent }. Only about one in { $odds } honest pairs has such results.
evidence-stalling = This person let time pass while clearly losing. Such turns: { $turns }. The longest took { $hours } h, while a usual turn takes { $usual } min. Moves in other matches meanwhile: { $elsewhere }.
