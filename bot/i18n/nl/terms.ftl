# Choosing what is played, by buttons on a challenge that is not yet answered.

terms-which = Kies een spel
terms-now = { $ruleset }
terms-change = Tik op een optie om die te veranderen, en verstuur dan de uitdaging.
terms-values = Kies een mogelijkheid
terms-clock = Kies een bedenktijd
terms-option = { $value } ⇄
terms-chosen = ✓ { $value }

terms-rated = Telt voor de rating ⇄
terms-unrated = Telt niet voor de rating ⇄
terms-side-lot = Loten om de kleur ⇄
terms-side-first = Ik speel { side-first } en begin ⇄
terms-side-second = Ik speel { side-second } ⇄

button-terms = Spel veranderen
button-terms-yes = Uitdaging versturen
button-another-game = Ander spel

news-proposed = De uitdaging is veranderd.
done-proposed = Je hebt de uitdaging veranderd.
refused-not-yours-to-change = Alleen de uitdager kan het spel veranderen. Wil je iets anders spelen, stuur dan zelf een uitdaging.
refused-terms-changed = De uitdaging is veranderd. Zo ziet die er nu uit.

about-lemery-petteia = Het grote gevecht op een bord van 12 bij 8, met een springende leider. Sluit vijandelijke soldaten in tussen twee van jouw stukken, en sla of omsingel de vijandelijke leider.
about-lemery-compact = Een gevecht op een bord van 8 bij 8: twee rijen soldaten en een springende leider. Het beste spel om mee te beginnen.
about-lemery-ultra = Het kortste gevecht: één rij soldaten en een leider op een open bord van 8 bij 8.
about-lemery-crossing = Een race dwars door het gevecht: de eerste leider die de achterste rij van de vijand bereikt, wint. Leiders kun je niet slaan.
about-lemery-latrunculi = Plaats 16 stenen waar je wilt. Daarna gaan ze één veld per zet, of springen ze om te slaan. Sluit een vijandelijke steen in om hem vast te zetten, en sla hem later.
about-poleis = Plaats 16 stenen waar je wilt en val dan aan: een steen die na zijn zet niet naast een vijandelijke steen staat, wordt omgedraaid.
about-vogt-petteia = Lichte peltasten, gepantserde hoplieten en een Basileus op een bord van 12 bij 8, met toernooiregels: slaan is verplicht, en wie tijd rekt, verliest.
about-vogt-kubeia = Het toernooispel met dobbelstenen: de worp bepaalt hoe ver elke klasse mag gaan, en na een dubbele worp mag je nog eens gooien.
about-walker-petteia = Het eenvoudigste gevecht: elke kant heeft twee rijen stenen en verder niets. Sla alle stenen van je tegenstander op één na. Borden van 5 bij 5 tot 12 bij 12.
about-walker-dux = Elke kant heeft één rij stenen en een dux die je niet kunt slaan. Borden van 5 bij 5 tot 12 bij 12.

# How one wins, in one line.
aim-lemery-petteia = Sla of omsingel de vijandelijke leider, en je wint.
aim-lemery-compact = Sla of omsingel de vijandelijke leider, en je wint.
aim-lemery-ultra = Sla of omsingel de vijandelijke leider, en je wint.
aim-lemery-crossing = Je wint als jouw leider als eerste de achterste rij van de vijand bereikt.
aim-lemery-latrunculi = Je wint als je tegenstander nog maar één steen heeft.
aim-poleis = Je wint als je tegenstander nog maar één steen heeft.
aim-vogt-petteia = Je wint door de vijandelijke Basileus te slaan, of door de jouwe naar de overkant te brengen.
aim-vogt-kubeia = Je wint door de vijandelijke Basileus te slaan, of door de jouwe naar de overkant te brengen.
aim-walker-petteia = Je wint als je tegenstander nog maar één steen heeft.
aim-walker-dux = Je wint als je tegenstander nog maar één stuk heeft.
