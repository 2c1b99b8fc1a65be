# Vacations: all of a person's clocks pause.

vacation-days = { $days } dagen vakantie (al mijn klokken pauzeren)
vacation-off = Vakantie beëindigen
vacation-nothing = niets

setting-vacation = Vakantie: in { $year } nog { $left } over van { $days } dagen. Om al je klokken te pauzeren, typ je “settings vacation=14d” of “settings vacation=2026-12-03”.
setting-vacation-away = Vakantie: tot { $moment }; al je klokken staan stil. In { $year } nog { $left } over.

refused-unknown-vacation = “{ $typed }” is geen vakantie. Geef een aantal dagen, zoals vacation=14d, of de dag dat je terug bent, zoals vacation=2026-12-03; vacation=off maakt er een eind aan.
refused-vacation-past = Een vakantie moet in de toekomst eindigen. Geef een aantal dagen, zoals vacation=14d, of de dag dat je terug bent, zoals vacation=2026-12-03.
refused-vacation-long = Zo veel vakantie heb je niet: nog { $left } over van de { $days } dagen in { $year }.
refused-vacation-spent = Je hebt alle { $days } dagen vakantie van { $year } opgemaakt.
refused-not-away = Je bent niet op vakantie. Typ “settings vacation=14d” om er een te beginnen.

## In a match

note-away = { $name } is op vakantie tot { $moment }.
note-away-yours = Je bent op vakantie tot { $moment }. Zetten kan nog steeds; typ “settings vacation=off” om de vakantie te beëindigen.
note-stopped = Klok gepauzeerd. { $one }: nog { $first }. { $other }: nog { $second }.

news-away = Je tegenstander is op vakantie tot { $moment }.
news-back = De vakantie van je tegenstander is voorbij.
news-back-yours = Je vakantie is voorbij, en jij bent aan zet.
news-resumed-away = De pauze is voorbij. De klok blijft stilstaan tot de vakantie voorbij is.
done-resumed-away = De pauze is voorbij. De klok blijft stilstaan tot de vakantie voorbij is.
