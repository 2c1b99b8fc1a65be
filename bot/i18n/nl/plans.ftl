# Conditional moves: answers that a player prepares. Nobody else is ever told of them.

word-plan = alvast je antwoord op de volgende zet voorbereiden

button-plan = Vooruitplannen
button-plans = Mijn plannen
button-plan-yes = Plan bewaren
button-plan-no = Weggooien
button-plan-drop = Dit plan verwijderen
button-plan-drop-all = Alles verwijderen
button-plan-on = Zet toevoegen
button-plan-back = Laatste zet weghalen
button-plan-stop = Hier stoppen

## How a plan is said

plan-line = { $steps }
plan-pair = als { $theirs }, dan { $yours }
plan-if = als { $theirs } …
plan-now = meteen { $yours }
plan-void = { $actions } (kan niet meer)

## What is planned

plans = { $count ->
    [one] Je hebt in deze partij één plan. Alleen jij ziet het.
   *[other] Je hebt in deze partij { $count } plannen. Alleen jij ziet ze.
}
plans-none = Je hebt in deze partij geen plan. Typ de zet van je tegenstander en jouw antwoord, zoals “plannen c7-c4 b2-b4”, of plan op het bord.
plan-item = { $number }. { $plan }
plan-look = Plan { $number } tonen

## Planning on the board

plan-headline = Vooruitplannen tegen { $name }
plan-pick-theirs = Met welk stuk zet je tegenstander?
plan-pick-yours = En met welk stuk antwoord jij?
plan-place-theirs = Waar plaatst je tegenstander een steen?
plan-place-yours = En waar plaats jij dan een steen?
plan-further = Hier stoppen, of verder springen?
plan-preview = Zo zou het bord eruitzien. Dit plan bewaren?
plan-known = Dit heb je al gepland. Zo zou het bord eruitzien.
plan-captures = Onderweg geslagen: { $squares }.
plan-wins = Hiermee zou je winnen: { $reason }.
plan-loses = Hiermee zou je verliezen: { $reason }.
plan-draws = Hiermee zou het remise zijn: { $reason }.
spot-theirs = het stuk op { $square }

## Under the player’s own board, and as news

note-plan = Je plan, dat alleen jij ziet: { $plan }.
note-plans = Je hebt in deze partij { $count } plannen. Alleen jij ziet ze.
note-plan-held = Je hebt { $action } gepland. Het plan wacht tot je de vraag van je tegenstander hebt beantwoord.
note-plan-true = Je plan is uitgevoerd: op { $theirs } antwoordde je met { $yours }.

note-answered = { $side } antwoordde meteen op { $action }.
note-answered-on = Na { $action } volgden geplande zetten: { $actions }.

news-plan-true = Je plan is uitgevoerd: ik heb { $action } voor je gespeeld.
news-plan-missed = Je tegenstander deed een andere zet, dus je geplande antwoord is niet gespeeld.
news-plan-dropped = Je plan is vervallen: { $action } mag niet meer.

done-planned = Gepland. Als je tegenstander die zet doet, speel ik meteen jouw antwoord. Alleen jij ziet je plan.
done-plan-dropped = Wat je had gepland, is verwijderd.
done-answered = { $count ->
    [one] Je tegenstander antwoordde meteen: { $actions }.
   *[other] Er volgden geplande zetten: { $actions }.
}
done-answered-yours = Je bent weer aan zet.
done-answered-theirs = Je tegenstander is aan zet.

## Why something is not planned

refused-plan-dice = In een spel met dobbelstenen kun je niet vooruitplannen: niemand kent de volgende worp.
refused-plan-huffing = In een spel met blazen kun je niet vooruitplannen: een plan zou laten zien wat er te slaan is.
refused-plan-your-turn = Je bent aan zet, dus doe gewoon een zet. Plannen kan terwijl je op je tegenstander wacht.
refused-plan-waits = Je plan wacht tot je de vraag van je tegenstander hebt beantwoord. Beantwoord die, of doe een zet.
refused-plan-deep = Een plan kan maximaal { $most } zetten hebben, van beide kanten samen.
refused-plan-past-end = Zet { $number } van dit plan beëindigt de partij, dus daarna kan er niets meer komen.
refused-plan-step = Zet { $number } van dit plan, een zet van jou, klopt niet. { $why }
refused-plan-step-theirs = Zet { $number } van dit plan, een zet van je tegenstander, klopt niet. Je tegenstander zou dit te lezen krijgen: { $why }
refused-plan-unanswered = De laatste zet van een plan moet van jou zijn, zoals in “plannen c7-c4 b2-b4”.
refused-plan-repeats = Door dit plan komt dezelfde stelling terug. Maak een plan waarin dat niet gebeurt.
refused-plan-known = Dit plan heb je al.
refused-plan-clash = Voor hetzelfde moment heb je al { $action } gepland. Verwijder dat plan eerst.
refused-plan-many = Je kunt in een partij maximaal { $most } plannen hebben. Verwijder er eerst een.
refused-no-plan = Je hebt in deze partij geen plan.
refused-no-such-plan = Dat plan heb je in deze partij niet. Typ “plannen” om je plannen te zien.

## Set-ups: where a player’s men are placed, one each turn, without asking again

word-place = al je stenen in één keer plaatsen, zoals “opstellen a1-h2”

button-setup = Alles opstellen
button-setup-yes = Klaar
button-setup-no = Opstelling weggooien
button-setup-row = Rij vullen
button-setup-mirror = Spiegelen
button-setup-repeat = Vorige opstelling herhalen
button-setup-clear = Leegmaken

step-set-up = ✓ { $square }
spot-set-up = de steen op { $square } weghalen

set-up-headline = Je opstelling tegen { $name }
set-up-ask = Tik op velden in de volgorde waarin je je stenen wilt plaatsen. Alleen jij ziet dit.
set-up-count = Gekozen velden: { $count } van de { $left }.
set-up-full = Je hebt geen stenen meer om te plaatsen. Tik op een steen op het bord om hem weg te halen.
set-up-gone = { $count ->
    [one] { $squares } is bezet. Kies een ander veld, of tik op “Klaar”.
   *[other] { $squares } zijn bezet. Kies andere velden, of tik op “Klaar”.
}
set-up-passed = Het bord is veranderd. Controleer je stenen en tik weer op “Klaar”.

note-set-up = { $count ->
    [one] Je opstelling plaatst nog één steen voor je, op { $square }. Alleen jij ziet dit.
   *[other] Je opstelling plaatst nog { $count } stenen voor je, de volgende op { $square }. Alleen jij ziet dit.
}
note-set-up-short = { $count ->
    [one] Je moet nog één steen zelf plaatsen.
   *[other] Je moet nog { $count } stenen zelf plaatsen.
}
note-set-up-held = Je opstelling wacht tot je de vraag van je tegenstander hebt beantwoord.
note-placed-for-you = Er is voor jou een steen op { $square } geplaatst.
note-placed-on = Er zijn meteen { $count } stenen geplaatst.

news-set-up-skipped = Bezette velden worden in je opstelling overgeslagen: { $squares }.

done-set-up = { $count ->
    [one] Klaar. Je volgende steen wordt voor je geplaatst als je aan zet bent.
   *[other] Klaar. Je volgende { $count } stenen worden voor je geplaatst, elke beurt één.
}
done-set-up-placed = Al je stenen zijn geplaatst.
done-set-up-dropped = Je opstelling is weggegooid. Je plaatst je stenen weer zelf.

refused-no-set-up = Je hebt in deze partij geen opstelling.
refused-set-up-done = Je hebt geen stenen meer om te plaatsen.
refused-set-up-many = { $left ->
    [one] Je koos { $count } velden, maar je hebt nog één steen te plaatsen.
   *[other] Je koos { $count } velden, maar je hebt nog { $left } stenen te plaatsen.
}
refused-set-up-taken = Je kunt geen stenen plaatsen op { $squares }.
refused-set-up-no-room = Geen van de velden die je hebt getypt, is vrij. Kies andere velden.
refused-set-up-unread = “{ $typed }” is geen veld en geen reeks velden. Typ velden zoals “opstellen a1 c1-f1”, of “opstellen a1-h2” voor twee rijen.
