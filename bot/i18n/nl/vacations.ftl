# Vacations: all of a person's clocks pause.

vacation-days = { $days } dagen vakantie (al mijn klokken pauzeren)
vacation-off = Vakantie beëindigen
vacation-nothing = niets

setting-vacation = Vakantie: in { $year } nog { $left } over van { $days } dagen. Om al je klokken te pauzeren, typ je “instellingen vakantie=14d” of “instellingen vakantie=2026-12-03”.
setting-vacation-away = Vakantie: tot { $moment }; al je klokken staan stil. In { $year } nog { $left } over.

refused-unknown-vacation = “{ $typed }” begrijp ik niet. Geef een aantal dagen, zoals vakantie=14d, of de dag dat je terug bent, zoals vakantie=2026-12-03. Met vakantie=uit stop je de vakantie.
refused-vacation-past = Een vakantie moet in de toekomst eindigen. Geef een aantal dagen, zoals vakantie=14d, of de dag dat je terug bent, zoals vakantie=2026-12-03.
refused-vacation-long = Zo veel vakantie heb je niet: nog { $left } over van de { $days } dagen in { $year }.
refused-vacation-spent = Je hebt alle { $days } dagen vakantie van { $year } opgemaakt.
refused-not-away = Je bent niet op vakantie. Typ “instellingen vakantie=14d” om er een te beginnen.

## In a match

note-away = { $name } is op vakantie tot { $moment }.
note-away-yours = Je bent op vakantie tot { $moment }. Zetten kan nog steeds; typ “instellingen vakantie=uit” om de vakantie te beëindigen.
note-stopped = Klok gepauzeerd. { $one }: nog { $first }. { $other }: nog { $second }.

news-away = Je tegenstander is op vakantie tot { $moment }.
news-back = De vakantie van je tegenstander is voorbij.
news-back-yours = Je vakantie is voorbij, en jij bent aan zet.
news-resumed-away = De pauze is voorbij. De klok blijft stilstaan tot de vakantie voorbij is.
done-resumed-away = De pauze is voorbij. De klok blijft stilstaan tot de vakantie voorbij is.
