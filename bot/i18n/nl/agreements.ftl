# Agreements between players: takebacks, rematches; and blocking.

word-takeback = vragen een zet te mogen terugnemen, of het toestaan
word-rematch = opnieuw spelen en van kant wisselen
word-public = anderen via de link laten meekijken, als je tegenstander dat wil

## Takebacks

button-takeback = Mijn zet terugnemen
button-retry = Terugnemen en opnieuw proberen
button-takeback-yes = Toestaan
button-takeback-no = Weigeren

note-takeback-yours = Je hebt gevraagd of je { $action } mag terugnemen. Het verzoek geldt tot iemand antwoordt of een zet doet.
note-takeback-both-yours = Je hebt gevraagd of je { $action } en alles daarna mag terugnemen. Het verzoek geldt tot iemand antwoordt of een zet doet.
note-takeback-theirs = { $name } wil { $action } terugnemen.
note-takeback-both-theirs = { $name } wil { $action } en alles daarna terugnemen.

news-takeback-asked = Je tegenstander wil een zet terugnemen.
news-takeback-refused = Het verzoek om een zet terug te nemen is geweigerd.
news-takeback-declined = Je tegenstander laat je de zet niet terugnemen.
news-taken-back = Je zet is teruggenomen. Doe een andere.

done-takeback-asked = Je hebt gevraagd of je je laatste zet mag terugnemen.
done-taken-back = De zet is teruggenomen.
done-takeback-declined = Je hebt geweigerd de zet te laten terugnemen.

refused-takeback-stands = Je hebt al gevraagd of je je zet mag terugnemen. Wacht op het antwoord van je tegenstander.
refused-takeback-to-answer = Je tegenstander wil een zet terugnemen. Beantwoord eerst dat verzoek.
refused-nothing-to-take-back = Je hebt geen zet om terug te nemen. Heb je net een zet teruggenomen, doe dan eerst een nieuwe.
refused-no-takeback-asked = Er is geen verzoek om een zet terug te nemen.

## Rematches

button-rematch = Revanche

note-rematch = Dit is een revanche met omgewisselde kanten.
done-rematch = Je hebt revanche aangeboden, met omgewisselde kanten.

refused-not-over = Je kunt revanche aanbieden zodra deze partij voorbij is.
refused-none-over = Je hebt nog geen partij uitgespeeld. Typ “uitdagen” om er een te beginnen.
refused-rematch-stands = Je hebt deze revanche al aangeboden. Wacht op antwoord.
refused-rematch-runs = Deze revanche is al begonnen.

## Letting others watch

button-public = Anderen laten meekijken
button-public-yes = Meekijken toestaan
button-public-no = Weigeren

note-public = Iedereen met de link kan naar deze partij kijken.
note-public-yours = Je hebt voorgesteld om iedereen met de link naar deze partij te laten kijken. Er is nog geen antwoord.
note-public-theirs = { $name } stelt voor om iedereen met de link naar deze partij te laten kijken.

news-public-asked = Je tegenstander stelt voor om iedereen met de link naar deze partij te laten kijken.
news-public-declined = Je tegenstander speelt liever zonder toeschouwers.
news-made-public = Je tegenstander vindt het goed: iedereen met de link kan nu naar deze partij kijken.

done-public-asked = Je hebt je tegenstander voorgesteld om iedereen met de link naar deze partij te laten kijken.
done-made-public = Iedereen met de link kan nu naar deze partij kijken.
done-public-declined = Je hebt geweigerd, dus alleen jullie twee kunnen deze partij zien.

refused-public-already = Iedereen met de link kan al naar deze partij kijken.
refused-public-stands = Je hebt al gevraagd of anderen mogen meekijken. Wacht op het antwoord van je tegenstander.
refused-no-public-asked = Niemand heeft om toeschouwers gevraagd.

## Blocking

button-block = Deze persoon blokkeren
button-unblock = Deblokkeren
unblock-name = { $name } deblokkeren

done-blocked = { $name } is geblokkeerd en kan je niet meer uitdagen. Je lopende partijen gaan door.
done-unblocked = { $name } is niet meer geblokkeerd.

blocked-name = { $name }
setting-blocked = { $more ->
    [0] Geblokkeerd: { $names }.
   *[other] Geblokkeerd: { $names } en nog { $more }.
}

refused-undeliverable = Die uitdaging kan niet worden bezorgd. Laat de naam weg voor een open uitdaging.
refused-not-available = Deze uitdaging kun jij niet accepteren.
refused-blocked-by-you = Je hebt die persoon geblokkeerd. Typ “instellingen” om de blokkering op te heffen.
refused-nobody-to-block = Niemand hier heet “{ $typed }”. Je kunt iemand ook blokkeren met de knop onder de uitdaging, of onder “Meer” in een partij.
refused-own-block = Je kunt jezelf niet blokkeren.
refused-not-blocked = Je hebt die persoon niet geblokkeerd.
