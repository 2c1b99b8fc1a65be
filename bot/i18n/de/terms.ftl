# Choosing what is played, by buttons on a challenge that is not yet answered.

terms-which = Wähle ein Spiel
terms-now = { $ruleset }
terms-change = Tippe auf eine Option, um sie zu ändern. Schick die Herausforderung dann ab.
terms-values = Wähle eine Möglichkeit
terms-clock = Wähle eine Bedenkzeit
terms-option = { $value } ⇄
terms-chosen = ✓ { $value }

terms-rated = Gewertet ⇄
terms-unrated = Nicht gewertet ⇄
terms-side-lot = Seiten auslosen ⇄
terms-side-first = Ich beginne mit { side-first } ⇄
terms-side-second = Ich spiele { side-second } ⇄

button-terms = Spiel ändern
button-terms-yes = Herausforderung senden
button-another-game = Anderes Spiel

news-proposed = Die Herausforderung wurde geändert.
done-proposed = Du hast die Herausforderung geändert.
refused-not-yours-to-change = Nur wer die Herausforderung geschickt hat, kann das Spiel ändern. Schick eine eigene, um zu spielen, was du willst.
refused-terms-changed = Die Herausforderung hat sich geändert. So sieht sie jetzt aus.

about-lemery-petteia = Die große Schlacht auf 12 mal 8 Feldern, mit einem springenden Anführer. Schließ gegnerische Steine zwischen zwei eigenen ein und schlag oder umzingle den gegnerischen Anführer.
about-lemery-compact = Eine Schlacht auf 8 mal 8 Feldern: zwei Reihen Steine und ein springender Anführer. Das beste Spiel für den Anfang.
about-lemery-ultra = Die kürzeste Schlacht: eine Reihe Steine und ein Anführer auf 8 mal 8 Feldern mit viel Platz.
about-lemery-crossing = Ein Wettlauf durch die Schlacht: Der erste Anführer auf der gegnerischen Grundreihe gewinnt. Anführer kann man nicht schlagen.
about-lemery-latrunculi = Setz 16 Steine, wohin du willst. Dann zieh ein Feld weit oder spring, um zu schlagen. Was du einschließt, wird festgesetzt und später geschlagen.
about-poleis = Setz 16 Steine, wohin du willst, und greif dann an: Ein Stein, der nach seinem Zug nicht neben einem gegnerischen steht, wird umgedreht.
about-vogt-petteia = Leichte Peltasten, gepanzerte Hopliten und ein König, der Basileus, auf 12 mal 8 Feldern. Nach den Turnierregeln gilt Schlagzwang, und wer nur abwartet, verliert.
about-vogt-kubeia = Das Turnierspiel mit Würfeln: Der Wurf bestimmt, wie weit jede Klasse zieht, und bei einem Pasch darfst du noch einmal würfeln.
about-walker-petteia = Die einfachste Schlacht: zwei Reihen Steine und sonst nichts. Schlag alle gegnerischen Steine bis auf einen. Das Brett hat 5 mal 5 bis 12 mal 12 Felder.
about-walker-dux = Eine Reihe Steine und ein Dux, den man nicht schlagen kann. Das Brett hat 5 mal 5 bis 12 mal 12 Felder.

# How one wins, in one line.
aim-lemery-petteia = Du gewinnst, wenn du den gegnerischen Anführer schlägst oder umzingelst.
aim-lemery-compact = Du gewinnst, wenn du den gegnerischen Anführer schlägst oder umzingelst.
aim-lemery-ultra = Du gewinnst, wenn du den gegnerischen Anführer schlägst oder umzingelst.
aim-lemery-crossing = Du gewinnst, wenn dein Anführer zuerst die gegnerische Grundreihe erreicht.
aim-lemery-latrunculi = Du gewinnst, wenn dein Gegenüber nur noch einen Stein hat.
aim-poleis = Du gewinnst, wenn dein Gegenüber nur noch einen Stein hat.
aim-vogt-petteia = Du gewinnst, wenn du den gegnerischen König schlägst oder wenn deiner die gegnerische Grundreihe erreicht.
aim-vogt-kubeia = Du gewinnst, wenn du den gegnerischen König schlägst oder wenn deiner die gegnerische Grundreihe erreicht.
aim-walker-petteia = Du gewinnst, wenn dein Gegenüber nur noch einen Stein hat.
aim-walker-dux = Du gewinnst, wenn dein Gegenüber nur noch eine Figur hat.
