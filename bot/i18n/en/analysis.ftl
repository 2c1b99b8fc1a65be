# Hints against the computer, and the analysis of a match that is over.

word-hint = get a hint; against a person, only if you both agree
word-analysis = see where a match turned, and what was better

button-hint = Hint
button-analysis = Analysis
button-analysis-again = Show the analysis

hint = Try { $action }.
analysis-under-way = The computer is analysing the match. This takes up to half a minute.
analysis-none = No big mistakes were found.
analysis-point = Turning point: move { $number }
analysis-missed = { $name } could have played { $action }.
analysis-missed-captures = { $name } missed { $action }, which would have captured { $squares }.
analysis-chances = Winning chances: { $first } { $one }%, { $second } { $other }%

refused-hint-hidden = There are no hints in this game: finding captures is part of it.
refused-analysis-running = You can see the analysis when the match is over.
refused-computer-busy = The computer is busy. Try again in a moment.

## Hints between people

button-hints-ask = Ask for hints
button-hints-yes = Agree
button-hints-no = Decline

note-hints = Hints are allowed in this match.
note-hints-yours = You asked whether you may both use hints in this match. Waiting for an answer.
note-hints-theirs = { $name } asks whether you may both use hints in this match.

news-hints-asked = Your opponent asks whether you may both use hints in this match.
news-hints-declined = Your opponent would rather play without hints.
news-hints-allowed = Your opponent agreed: you may both ask for hints in this match.

done-hints-asked = You asked your opponent whether you may both use hints in this match.
done-hints-allowed = Agreed: you may both ask for hints in this match.
done-hints-declined = You declined hints. The match goes on without them.

refused-hints-allowed = Hints are already allowed in this match.
refused-hints-stands = You have already asked for hints. Wait for your opponent’s answer.
refused-hints-to-answer = Your opponent asks for hints. Answer that request first.
refused-hints-declined = Your opponent has already declined hints in this match.
refused-no-hints-asked = Nobody has asked for hints.
