# Vacations: all of a person's clocks pause.

vacation-days = { $days } dagen vakantie (al mijn klokken pauzeren)
vacation-off = Vakantie beëindigen
vacation-nothing = 0 dagen

setting-vacation = Vakantie: van de { $days } dagen in { $year } heb je nog { $left } over. Typ “instellingen vakantie=14d” of “instellingen vakantie=2026-12-03” om al je klokken te pauzeren.
setting-vacation-away = Vakantie: tot { $moment } staan al je klokken stil. In { $year } heb je nog { $left } over.

refused-unknown-vacation = “{ $typed }” begrijp ik niet. Typ “instellingen vakantie=14d” voor een aantal dagen, of “instellingen vakantie=2026-12-03” voor de dag waarop je terug bent. Met “instellingen vakantie=uit” beëindig je de vakantie.
refused-vacation-past = Een vakantie moet in de toekomst eindigen. Typ “instellingen vakantie=14d” voor een aantal dagen, of “instellingen vakantie=2026-12-03” voor de dag waarop je terug bent.
refused-vacation-long = Zo veel vakantie heb je niet meer: van de { $days } dagen in { $year } heb je nog { $left } over.
refused-vacation-spent = Je hebt alle { $days } dagen vakantie van { $year } opgemaakt.
refused-not-away = Je bent niet op vakantie. Typ “instellingen vakantie=14d” om een vakantie te beginnen.

## In a match

note-away = { $name } is op vakantie tot { $moment }.
note-away-yours = Je bent op vakantie tot { $moment }. Je kunt nog steeds zetten doen. Typ “instellingen vakantie=uit” om de vakantie te beëindigen.
note-stopped = De klok is gepauzeerd. { $one }: nog { $first }. { $other }: nog { $second }.

news-away = Je tegenstander is op vakantie tot { $moment }.
news-back = De vakantie van je tegenstander is voorbij.
news-back-yours = Je vakantie is voorbij, en jij bent aan zet.
news-resumed-away = De pauze is voorbij. De klok blijft stilstaan tot de vakantie voorbij is.
done-resumed-away = De pauze is voorbij. De klok blijft stilstaan tot de vakantie voorbij is.
