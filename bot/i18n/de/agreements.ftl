# Agreements between players: takebacks, rematches; and blocking.

word-takeback = deinen letzten Zug zurücknehmen, wenn dein Gegenüber zustimmt, oder selbst zustimmen
    .asked =
        zug zurücknehmen
        kann ich meinen zug ändern
        rückgängig machen
        hab mich verklickt
        letzten zug zurück
        ich hab mich verklickt kann ich zurück
        falscher zug kann ich zurück
        ups falscher zug
        oh nein das wollte ich nicht
        das war ein versehen
        aus versehen gezogen
        versehentlich falsch gezogen
        mist falsches feld
        falsches feld getippt
        falschen stein gezogen
        ich wollte woanders hin
        ich wollte einen anderen stein nehmen
        darf ich den zug nochmal machen
        kann ich nochmal anders ziehen
        letzten zug ändern
        letzten zug rückgängig machen
        zug korrigieren
        mein zug war ein fehler zurück bitte
        kann ich das noch ändern
        ich habs mir anders überlegt
        einen zug zurück
        ich hab danebengetippt
        darf man züge zurücknehmen
        wie nehme ich einen zug zurück
        dürfen wir zurückspulen
        falschen knopf gedrückt
        ich hab einen blöden zug gemacht darf ich neu
        stopp das war nicht der zug den ich wollte
        kann der gegner mir den zug zurückgeben
        zurück
        rückgängig
        ich will zurück
        mach das rückgängig
        ups
        verklickt
        vertan ich wollte anders ziehen
        der zug war keine absicht
        kann man etwas rückgängig machen
word-rematch = noch einmal spielen, mit getauschten Seiten
    .asked =
        revanche
        noch eine partie mit demselben
        nochmal spielen
        noch eine runde
        gleiche partie nochmal
        revanche bitte
        ich will eine revanche
        noch mal gegen denselben
        nochmal gegen den gleichen gegner
        noch ein spiel gegen ihn
        gleich noch eine
        das schreit nach rache
        rückspiel
        wie fordere ich revanche
        seiten tauschen und nochmal
        mit vertauschten seiten nochmal
        kann ich gleich nochmal gegen sie spielen
        wieder gegen denselben
        und jetzt noch eine
        neues spiel mit demselben gegner
        wir wollen noch einmal
        ich will es ihm heimzahlen
        zweite partie gegen ihn
        noch mal
        noch eine partie bitte
        noch eine
        das will ich nochmal spielen

## Takebacks

button-takeback = Zug zurücknehmen
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

## Blocking

button-block = Person blockieren
button-unblock = Freigeben
unblock-name = { $name } freigeben

done-blocked = { $name } ist blockiert und kann dich nicht mehr herausfordern. Eure laufenden Partien gehen weiter.
done-unblocked = { $name } ist nicht mehr blockiert.

blocked-name = { $name }
setting-blocked = { $more ->
    [0] Blockiert: { $names }.
   *[other] Blockiert: { $names } und { $more } weitere.
}

refused-undeliverable = Diese Herausforderung kann nicht zugestellt werden. Lass den Namen weg, um alle herauszufordern.
refused-not-available = Diese Herausforderung kannst du nicht annehmen.
refused-blocked-by-you = Du hast diese Person blockiert. Schreib „einstellungen“, um sie freizugeben.
refused-nobody-to-block = Niemand hier heißt „{ $typed }“. Blockieren kannst du auch unter der Herausforderung oder in einer Partie unter „Mehr“.
refused-own-block = Du kannst dich nicht selbst blockieren.
refused-not-blocked = Du hast diese Person nicht blockiert.
