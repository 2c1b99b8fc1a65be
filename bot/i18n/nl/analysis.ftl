# Hints against the computer, and the analysis of a match that is over.

word-hint = een hint vragen; tegen mensen alleen als beide spelers dat willen
word-analysis = zien waar een partij kantelde, en wat beter was

button-hint = Hint
button-analysis = Analyse
button-analysis-again = Analyse tonen

hint = Probeer { $action }.
analysis-under-way = De computer bekijkt de partij. Dat duurt hooguit een halve minuut.
analysis-none = Geen grote fouten gevonden.
analysis-point = Keerpunt: zet { $number }
analysis-missed = { $name } had { $action } kunnen spelen.
analysis-missed-captures = { $name } miste { $action } en had daarmee { $squares } kunnen slaan.
analysis-chances = Winstkansen: { $first } { $one }%, { $second } { $other }%

refused-hint-hidden = In dit spel zijn er geen hints: zelf zien wat je kunt slaan, hoort erbij.
refused-analysis-running = Je ziet de analyse als de partij voorbij is.
refused-computer-busy = De computer is bezig. Probeer het zo meteen nog eens.

## Hints between people

button-hints-ask = Om hints vragen
button-hints-yes = Hints toestaan
button-hints-no = Weigeren

note-hints = In deze partij zijn hints toegestaan.
note-hints-yours = Je hebt gevraagd of jullie in deze partij allebei hints mogen gebruiken. Er is nog geen antwoord.
note-hints-theirs = { $name } vraagt of jullie in deze partij allebei hints mogen gebruiken.

news-hints-asked = Je tegenstander vraagt of jullie in deze partij allebei hints mogen gebruiken.
news-hints-declined = Je tegenstander speelt liever zonder hints.
news-hints-allowed = Je tegenstander vindt het goed: jullie mogen in deze partij allebei om hints vragen.

done-hints-asked = Je hebt je tegenstander gevraagd of jullie in deze partij allebei hints mogen gebruiken.
done-hints-allowed = Afgesproken: jullie mogen in deze partij allebei om hints vragen.
done-hints-declined = Je hebt hints geweigerd. De partij gaat zonder hints verder.

refused-hints-allowed = Hints zijn in deze partij al toegestaan.
refused-hints-stands = Je hebt al om hints gevraagd. Wacht op het antwoord van je tegenstander.
refused-hints-to-answer = Je tegenstander vraagt om hints. Beantwoord eerst dat verzoek.
refused-hints-declined = Je tegenstander heeft hints in deze partij al geweigerd.
refused-no-hints-asked = Niemand heeft om hints gevraagd.
