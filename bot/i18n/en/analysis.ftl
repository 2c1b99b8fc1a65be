# Hints against the computer, and the analysis of a match that is over.

word-hint = get a hint in a match against the computer
word-analysis = see where a match turned, and what was better

button-hint = Hint
button-analysis = Analysis
button-analysis-again = Show the analysis

hint = Try { $action }.
analysis-under-way = The computer is looking at the match. This takes up to half a minute.
analysis-none = No big mistakes were found.
analysis-point = Turning point at { $number }
analysis-missed = { $name } could have played { $action }.
analysis-missed-captures = { $name } missed { $action }, which captures { $squares }.
analysis-chances = Chances: { $first } { $one }%, { $second } { $other }%

refused-hint-people = Hints are for matches against the computer.
refused-hint-hidden = There are no hints in this game: finding captures is part of it.
refused-analysis-running = The analysis is there when the match is over.
refused-computer-busy = The computer is busy. Try again in a moment.
