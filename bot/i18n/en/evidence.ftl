# Fair play: what was found in rated matches, for those who decide.

evidence-engine = Turns that were checked: { $decisions }. This person made the computer’s preferred move in { $first } of them. An honest player of this strength would have made it in about { $expected }. Mistakes: { $mistakes }. An estimated { $share }% of the moves come from a computer.
evidence-dumping = This person lost { $lost } of { $meetings } rated matches against the same opponent. Matches given up, or lost on time or by an illegal move, without being clearly behind: { $thrown }. Before the first match, this person’s rating was { $rating } and the opponent’s { $opponent }. Only about one in { $odds } pairs of honest players has such results.
evidence-stalling = This person let time pass while clearly losing. Number of such turns: { $turns }. The longest took { $hours } h, while this person’s usual turn takes { $usual } min. Moves in other matches during these turns: { $elsewhere }.
