# Conditional moves: answers that a player prepares. Nobody else is ever told of them.

word-plan = deine Antwort auf den nächsten gegnerischen Zug vorbereiten

button-plan = Vorausplanen
button-plans = Meine Pläne
button-plan-yes = Plan behalten
button-plan-no = Verwerfen
button-plan-drop = Diesen Plan löschen
button-plan-drop-all = Alles löschen
button-plan-on = Zug hinzufügen
button-plan-back = Letzten Zug entfernen
button-plan-stop = Hier anhalten

## How a line is said

plan-line = { $steps }
plan-pair = wenn { $theirs }, dann { $yours }
plan-if = wenn { $theirs } …
plan-now = { $yours } sofort
plan-void = { $actions } (nicht mehr möglich)

## What is planned

plans = { $count ->
    [one] Du hast in dieser Partie einen Plan. Nur du siehst ihn.
   *[other] Du hast in dieser Partie { $count } Pläne. Nur du siehst sie.
}
plans-none = Du hast in dieser Partie keinen Plan. Schreib den gegnerischen Zug und deine Antwort, etwa „planen c7-c4 b2-b4“, oder plane auf dem Brett.
plan-item = { $number }. { $plan }
plan-look = Plan { $number } zeigen

## Planning on the board

plan-headline = Vorausplanen gegen { $name }
plan-pick-theirs = Welche Figur wird dein Gegenüber ziehen?
plan-pick-yours = Und mit welcher Figur antwortest du?
plan-place-theirs = Wohin wird dein Gegenüber einen Stein setzen?
plan-place-yours = Und wohin setzt du als Antwort einen Stein?
plan-further = Hier anhalten oder weiterspringen?
plan-preview = So würde das Brett aussehen. Diesen Plan behalten?
plan-known = Diese Züge hast du schon geplant. So würde das Brett aussehen.
plan-captures = Unterwegs geschlagen: { $squares }.
plan-wins = Damit würdest du gewinnen: { $reason }.
plan-loses = Damit würdest du verlieren: { $reason }.
plan-draws = Damit wäre es remis: { $reason }.
spot-theirs = die Figur auf { $square }

## Under the player’s own board, and as news

note-plan = Dein Plan, den nur du siehst: { $plan }.
note-plans = Du hast in dieser Partie { $count } Pläne. Nur du siehst sie.
note-plan-held = Du hast { $action } geplant. Der Plan wartet, bis du deinem Gegenüber geantwortet hast.
note-plan-true = Dein Plan wurde ausgeführt: Auf { $theirs } hast du mit { $yours } geantwortet.

note-answered = { $side } hat auf { $action } sofort geantwortet.
note-answered-on = Auf { $action } folgten geplante Züge: { $actions }.

news-plan-true = Dein Plan wurde ausgeführt: Ich habe { $action } für dich gespielt.
news-plan-missed = Dein Gegenüber hat einen anderen Zug gemacht. Deine geplante Antwort wurde nicht gespielt.
news-plan-dropped = Dein Plan wurde verworfen: { $action } ist nicht mehr erlaubt.

done-planned = Geplant. Macht dein Gegenüber diesen Zug, spiele ich sofort deine Antwort. Nur du siehst deinen Plan.
done-plan-dropped = Aus deinen Plänen gelöscht.
done-answered = { $count ->
    [one] Dein Gegenüber hat sofort geantwortet: { $actions }.
   *[other] Es folgten geplante Züge: { $actions }.
}
done-answered-yours = Du bist wieder am Zug.
done-answered-theirs = Dein Gegenüber ist am Zug.

## Why something is not planned

refused-plan-dice = In einem Spiel mit Würfeln kannst du nicht vorausplanen: Niemand kennt den nächsten Wurf.
refused-plan-huffing = In einem Spiel mit Pusten kannst du nicht vorausplanen: Ein Plan würde verraten, was sich schlagen lässt.
refused-plan-your-turn = Du bist am Zug, also zieh einfach. Planen kannst du, während du auf dein Gegenüber wartest.
refused-plan-waits = Dein Plan wartet, bis du deinem Gegenüber geantwortet hast. Antworte oder mach deinen Zug.
refused-plan-deep = Ein Plan darf höchstens { $most } Züge haben, beide Seiten zusammengezählt.
refused-plan-past-end = Zug { $number } dieses Plans beendet die Partie. Danach kann nichts mehr kommen.
refused-plan-step = Zug { $number } dieses Plans kannst du so nicht spielen. { $why }
refused-plan-step-theirs = Zug { $number } dieses Plans kann dein Gegenüber nicht spielen. Hier ist der Grund aus der Sicht deines Gegenübers. { $why }
refused-plan-unanswered = Ein Plan muss mit einem Zug von dir enden, zum Beispiel „planen c7-c4 b2-b4“.
refused-plan-repeats = Dieser Plan wiederholt eine Stellung. Plane ohne Wiederholung.
refused-plan-known = Diesen Plan hast du schon.
refused-plan-clash = Für diese Stellung hast du schon { $action } geplant. Lösche zuerst den alten Plan.
refused-plan-many = Du kannst in einer Partie höchstens { $most } Pläne haben. Lösche zuerst einen.
refused-no-plan = Du hast in dieser Partie keinen Plan.
refused-no-such-plan = Diesen Plan hast du in dieser Partie nicht. Schreib „planen“, um deine Pläne zu sehen.

## Set-ups: where a player’s men are placed, one each turn, without asking again

word-place = alle deine Steine auf einmal setzen, etwa „aufstellen a1-h2“

button-setup = Alle aufstellen
button-setup-yes = Fertig
button-setup-no = Aufstellung verwerfen
button-setup-row = Reihe auffüllen
button-setup-mirror = Spiegeln
button-setup-repeat = Letzte Aufstellung laden
button-setup-clear = Alle entfernen

step-set-up = ✓ { $square }
spot-set-up = den Stein auf { $square } entfernen

set-up-headline = Deine Aufstellung gegen { $name }
set-up-ask = Tippe die Felder in der Reihenfolge an, in der deine Steine gesetzt werden sollen. Nur du siehst das.
set-up-count = Gewählte Felder: { $count } von { $left }.
set-up-full = Du hast keine Steine mehr zu setzen. Tippe einen Stein auf dem Brett an, um ihn zu entfernen.
set-up-gone = { $count ->
    [one] { $squares } ist besetzt. Wähle ein anderes Feld oder tippe auf „Fertig“.
   *[other] { $squares } sind besetzt. Wähle andere Felder oder tippe auf „Fertig“.
}
set-up-passed = Das Brett hat sich verändert. Prüfe deine Steine und tippe noch einmal auf „Fertig“.

note-set-up = { $count ->
    [one] Deine Aufstellung setzt noch einen Stein für dich, auf { $square }. Nur du siehst das.
   *[other] Deine Aufstellung setzt noch { $count } Steine für dich, den nächsten auf { $square }. Nur du siehst das.
}
note-set-up-short = { $count ->
    [one] Einen weiteren Stein musst du selbst setzen.
   *[other] Weitere { $count } Steine musst du selbst setzen.
}
note-set-up-held = Deine Aufstellung wartet, bis du deinem Gegenüber geantwortet hast.
note-placed-for-you = Auf { $square } wurde ein Stein für dich gesetzt.
note-placed-on = { $count } vorbereitete Steine wurden sofort gesetzt.

news-set-up-skipped = Deine Aufstellung überspringt { $squares }, weil dort schon etwas steht.

done-set-up = { $count ->
    [one] Fertig. Dein nächster Stein wird gesetzt, wenn du am Zug bist.
   *[other] Fertig. Deine nächsten { $count } Steine werden für dich gesetzt, in jedem Zug einer.
}
done-set-up-placed = Alle deine Steine sind gesetzt.
done-set-up-dropped = Deine Aufstellung ist verworfen. Du setzt deine Steine wieder selbst.

refused-no-set-up = Du hast in dieser Partie keine Aufstellung vorbereitet.
refused-set-up-done = Du hast keine Steine mehr zu setzen.
refused-set-up-many = { $left ->
    [one] Du hast { $count } Felder gewählt, aber nur noch einen Stein zu setzen.
   *[other] Du hast { $count } Felder gewählt, aber nur noch { $left } Steine zu setzen.
}
refused-set-up-taken = Auf { $squares } kannst du keine Steine setzen.
refused-set-up-no-room = Keines der Felder, die du angegeben hast, ist frei. Wähle andere.
refused-set-up-unread = „{ $typed }“ ist weder ein Feld noch ein Bereich. Schreib die Felder so: „aufstellen a1 c1-f1“ oder „aufstellen a1-h2“ für zwei Reihen.
