# Agreements between players: takebacks, rematches; and blocking.

word-takeback = deinen letzten Zug zurücknehmen, oder es deinem Gegenüber erlauben
word-rematch = noch einmal spielen, mit getauschten Seiten
word-public = alle mit dem Link zuschauen lassen, wenn dein Gegenüber zustimmt

## Takebacks

button-takeback = Zug zurücknehmen
button-retry = Zurücknehmen und neu versuchen
button-takeback-yes = Erlauben
button-takeback-no = Ablehnen

note-takeback-yours = Du möchtest { $action } zurücknehmen. Das gilt bis zur Antwort oder zum nächsten Zug.
note-takeback-both-yours = Du möchtest { $action } und alles danach zurücknehmen. Das gilt bis zur Antwort oder zum nächsten Zug.
note-takeback-theirs = { $name } möchte { $action } zurücknehmen.
note-takeback-both-theirs = { $name } möchte { $action } und alles danach zurücknehmen.

news-takeback-asked = Dein Gegenüber möchte einen Zug zurücknehmen.
news-takeback-refused = Die Rücknahme wurde abgelehnt.
news-takeback-declined = Dein Gegenüber hat die Rücknahme abgelehnt.
news-taken-back = Dein Zug ist zurückgenommen. Spiel einen anderen.

done-takeback-asked = Du hast darum gebeten, deinen letzten Zug zurückzunehmen.
done-taken-back = Zug zurückgenommen.
done-takeback-declined = Rücknahme abgelehnt.

refused-takeback-stands = Du hast schon gefragt. Warte auf die Antwort deines Gegenübers.
refused-takeback-to-answer = Dein Gegenüber möchte einen Zug zurücknehmen. Antworte zuerst darauf.
refused-nothing-to-take-back = Du hast keinen Zug, den du zurücknehmen kannst. Nach einer Rücknahme musst du erst wieder ziehen.
refused-no-takeback-asked = Gerade möchte niemand einen Zug zurücknehmen.

## Rematches

button-rematch = Revanche

note-rematch = Eine Revanche mit getauschten Seiten.
done-rematch = Revanche mit getauschten Seiten angeboten.

refused-not-over = Eine Revanche kannst du anbieten, wenn diese Partie zu Ende ist.
refused-none-over = Du hast keine beendete Partie. Schreib „herausfordern“, um eine zu beginnen.
refused-rematch-stands = Du hast diese Revanche schon angeboten. Warte auf die Antwort.
refused-rematch-runs = Diese Revanche hat schon begonnen.

## Letting others watch

button-public = Zuschauen erlauben
button-public-yes = Zustimmen
button-public-no = Nein

note-public = Wer den Link hat, kann bei dieser Partie zuschauen.
note-public-yours = Du hast vorgeschlagen, dass bei dieser Partie zuschauen kann, wer den Link hat. Die Antwort steht noch aus.
note-public-theirs = { $name } schlägt vor, dass bei dieser Partie zuschauen kann, wer den Link hat.

news-public-asked = Dein Gegenüber schlägt vor, dass bei dieser Partie zuschauen kann, wer den Link hat.
news-public-declined = Dein Gegenüber möchte lieber ohne Zuschauer spielen.
news-made-public = Dein Gegenüber ist einverstanden: Wer den Link hat, kann jetzt bei dieser Partie zuschauen.

done-public-asked = Du hast deinem Gegenüber vorgeschlagen, dass bei dieser Partie zuschauen kann, wer den Link hat.
done-made-public = Wer den Link hat, kann jetzt bei dieser Partie zuschauen.
done-public-declined = Du hast abgelehnt: Diese Partie seht nur ihr beide.

refused-public-already = Bei dieser Partie kann schon zuschauen, wer den Link hat.
refused-public-stands = Du hast schon gefragt. Warte auf die Antwort deines Gegenübers.
refused-no-public-asked = Gerade fragt niemand nach Zuschauern.

## Blocking

button-block = Person blockieren
button-unblock = Nicht mehr blockieren
unblock-name = { $name } nicht mehr blockieren

done-blocked = { $name } ist blockiert und kann dich nicht mehr herausfordern. Eure laufenden Partien gehen weiter.
done-unblocked = { $name } ist nicht mehr blockiert.

blocked-name = { $name }
setting-blocked = { $more ->
    [0] Blockiert: { $names }.
   *[other] Blockiert: { $names } und { $more } weitere.
}

refused-undeliverable = Diese Herausforderung kann nicht zugestellt werden. Lass den Namen weg für eine offene Herausforderung.
refused-not-available = Diese Herausforderung kannst du nicht annehmen.
refused-blocked-by-you = Du hast diese Person blockiert. Schreib „einstellungen“, um das aufzuheben.
refused-nobody-to-block = Niemand hier heißt „{ $typed }“. Blockieren kannst du auch unter der Herausforderung oder in einer Partie unter „Mehr“.
refused-own-block = Du kannst dich nicht selbst blockieren.
refused-not-blocked = Du hast diese Person nicht blockiert.
