# Agreements between players: takebacks, rematches; and blocking.

word-takeback = um Rücknahme deines letzten Zugs bitten oder eine annehmen
word-rematch = noch einmal spielen, mit getauschten Seiten
word-public = alle mit dem Link zuschauen lassen, wenn dein Gegenüber zustimmt

## Takebacks

button-takeback = Zug zurücknehmen
button-retry = Zurücknehmen und neu versuchen
button-takeback-yes = Erlauben
button-takeback-no = Ablehnen

note-takeback-yours = Du hast darum gebeten, { $action } zurückzunehmen. Die Bitte gilt bis zur Antwort oder zum nächsten Zug.
note-takeback-both-yours = Du hast darum gebeten, { $action } und alles danach zurückzunehmen. Die Bitte gilt bis zur Antwort oder zum nächsten Zug.
note-takeback-theirs = { $name } möchte { $action } zurücknehmen.
note-takeback-both-theirs = { $name } möchte { $action } und alles danach zurücknehmen.

news-takeback-asked = Dein Gegenüber möchte einen Zug zurücknehmen.
news-takeback-refused = Die Rücknahme wurde abgelehnt.
news-takeback-declined = Dein Gegenüber hat die Rücknahme abgelehnt.
news-taken-back = Dein Zug wurde zurückgenommen. Spiel jetzt einen anderen.

done-takeback-asked = Du hast darum gebeten, deinen letzten Zug zurückzunehmen.
done-taken-back = Der Zug ist zurückgenommen.
done-takeback-declined = Du hast die Rücknahme abgelehnt.

refused-takeback-stands = Du hast schon um eine Rücknahme gebeten. Warte auf die Antwort deines Gegenübers.
refused-takeback-to-answer = Dein Gegenüber möchte einen Zug zurücknehmen. Antworte zuerst darauf.
refused-nothing-to-take-back = Du hast keinen Zug, den du zurücknehmen kannst. Nach einer Rücknahme musst du erst wieder ziehen.
refused-no-takeback-asked = Gerade möchte niemand einen Zug zurücknehmen.

## Rematches

button-rematch = Revanche

note-rematch = Das ist eine Revanche mit getauschten Seiten.
done-rematch = Du hast eine Revanche mit getauschten Seiten angeboten.

refused-not-over = Eine Revanche kannst du anbieten, wenn diese Partie zu Ende ist.
refused-none-over = Du hast keine beendete Partie. Schreib „herausfordern“, um eine neue zu beginnen.
refused-rematch-stands = Du hast diese Revanche schon angeboten. Warte auf die Antwort.
refused-rematch-runs = Diese Revanche hat schon begonnen.

## Letting others watch

button-public = Zuschauen erlauben
button-public-yes = Zustimmen
button-public-no = Ablehnen

note-public = Wer den Link hat, kann bei dieser Partie zuschauen.
note-public-yours = Du hast vorgeschlagen, dass alle mit dem Link bei dieser Partie zuschauen dürfen. Die Antwort steht noch aus.
note-public-theirs = { $name } schlägt vor, dass alle mit dem Link bei dieser Partie zuschauen dürfen.

news-public-asked = Dein Gegenüber schlägt vor, dass alle mit dem Link bei dieser Partie zuschauen dürfen.
news-public-declined = Dein Gegenüber möchte lieber ohne Publikum spielen.
news-made-public = Dein Gegenüber ist einverstanden: Wer den Link hat, kann jetzt bei dieser Partie zuschauen.

done-public-asked = Du hast deinem Gegenüber vorgeschlagen, dass alle mit dem Link bei dieser Partie zuschauen dürfen.
done-made-public = Wer den Link hat, kann jetzt bei dieser Partie zuschauen.
done-public-declined = Du hast das Zuschauen abgelehnt: Diese Partie seht nur ihr beide.

refused-public-already = Bei dieser Partie kann schon zuschauen, wer den Link hat.
refused-public-stands = Du hast schon gefragt, ob andere zuschauen dürfen. Warte auf die Antwort deines Gegenübers.
refused-no-public-asked = Gerade bittet niemand darum, andere zuschauen zu lassen.

## Blocking

button-block = Person blockieren
button-unblock = Nicht mehr blockieren
unblock-name = { $name } nicht mehr blockieren

done-blocked = { $name } ist blockiert und kann dich nicht mehr herausfordern. Eure laufenden Partien gehen weiter.
done-unblocked = { $name } ist nicht mehr blockiert.

blocked-name = { $name }
setting-blocked = { $more ->
    [0] Blockiert: { $names }.
    [one] Blockiert: { $names } und eine weitere Person.
   *[other] Blockiert: { $names } und { $more } weitere Personen.
}

refused-undeliverable = Diese Herausforderung kann nicht zugestellt werden. Lass für eine offene Herausforderung den Namen weg.
refused-not-available = Diese Herausforderung kannst du nicht annehmen.
refused-blocked-by-you = Du hast diese Person blockiert. Schreib „einstellungen“, um die Blockierung aufzuheben.
refused-nobody-to-block = Hier heißt niemand „{ $typed }“. Du kannst eine Person auch mit dem Knopf unter ihrer Herausforderung oder in einer Partie unter „Mehr“ blockieren.
refused-own-block = Du kannst dich nicht selbst blockieren.
refused-not-blocked = Du hast diese Person nicht blockiert.
