# Why something was not done, and what can be done instead.

refused-stranger = Das ist nicht deine Partie; du kannst nur zuschauen.
refused-over = Diese Partie ist zu Ende.
refused-not-begun = Diese Partie hat noch nicht begonnen: Die Herausforderung wurde noch nicht angenommen.
refused-not-your-turn = Du bist nicht am Zug. Ich sage dir Bescheid, wenn es so weit ist.
refused-already-moved = Du hast schon gezogen: { $action }.
refused-stale = Das Brett hat sich verändert. So sieht es jetzt aus.
refused-busy = Im selben Moment ist etwas anderes passiert. Bitte versuch es noch einmal.
refused-forged = Dieser Knopf funktioniert hier nicht. „hilfe“ zeigt, was du schreiben kannst.
refused-corrupt = Ich kann eine gespeicherte Partie nicht lesen. Es wurde nichts geändert. Bitte sag den Betreibern dieses Bots Bescheid.
refused-not-kept = Das ließ sich nicht speichern, daher wurde nichts geändert. Bitte versuch es gleich noch einmal.
refused-unsure = Die Verbindung zum Speicher ist abgebrochen. Deshalb weiß ich nicht, ob das gespeichert wurde. Sieh erst auf dem Brett nach, bevor du es noch einmal versuchst.
refused-no-such-match = Es gibt keine Partie { $match }. „partien“ zeigt deine.

refused-own-challenge = Du kannst deine eigene Herausforderung nicht annehmen.
refused-not-invited = Diese Herausforderung ist für jemand anderen.
refused-not-your-challenge = Eine Herausforderung zurückziehen kann nur, wer sie geschickt hat.
refused-expired = Diese Herausforderung ist abgelaufen. Schick eine neue.
refused-challenge-offered = Die Antwort auf diese Herausforderung steht noch aus.
refused-challenge-running = Diese Herausforderung wurde schon angenommen.
refused-challenge-over = Diese Herausforderung wurde angenommen, und die Partie ist schon zu Ende.
refused-challenge-declined = Diese Herausforderung wurde abgelehnt.
refused-challenge-withdrawn = Diese Herausforderung wurde zurückgezogen.

refused-draw-stands = Dieses Angebot hast du schon gemacht.
refused-no-draw-offer = Es gibt kein Angebot, auf das du antworten kannst.
refused-nothing-to-count = Noch gibt es nichts auszuzählen: Erst müssen alle Steine gesetzt sein.
refused-no-claim = Hier gibt es nichts zu pusten. Pusten kannst du nur nach einem gegnerischen Zug und nur in Spielen mit dieser Regel.
refused-none-here = Hier wird keine deiner Partien gespielt. Geh in den Chat, in dem deine Partie läuft, oder in unseren privaten Chat.
refused-none-running = Du hast keine laufende Partie. Schreib „herausfordern“, um eine neue zu beginnen.
refused-none-offered = Es gibt nichts, worauf du antworten kannst.

refused-notation = „{ $typed }“ ist kein Zug. Schreib ihn so: { $example }.
refused-ambiguous = „{ $typed }“ könnte { $readings } sein. Welchen Zug meinst du?
refused-illegal = „{ $typed }“ ist nicht erlaubt: { $why }
refused-ignorant = { $why } Wer in dieser Partie auf einem unerlaubten Zug besteht, verliert. Wenn du trotzdem darauf bestehst, schreib den Zug noch einmal mit Ausrufezeichen.

refused-too-long = Das ist zu lang: Erlaubt sind höchstens { $limit } Zeichen.
refused-unknown-word = „{ $typed }“ kenne ich nicht. „hilfe“ zeigt, was du schreiben kannst.
refused-unknown-word-near = „{ $typed }“ kenne ich nicht. Meinst du { $near }?
refused-not-understood = Ich verstehe nicht, was „{ $typed }“ hinter dem Namen bedeuten soll.
refused-unknown-person = Hier heißt niemand „{ $typed }“. Lass für eine offene Herausforderung den Namen weg.
refused-unknown-person-near = Hier heißt niemand „{ $typed }“. Meinst du „{ $near }“?
refused-unknown-ruleset = Es gibt kein Spiel namens „{ $typed }“. Zur Wahl: { $choices }.
refused-unknown-ruleset-near = Es gibt kein Spiel namens „{ $typed }“. Meinst du { $near }?
refused-unknown-option = { $ruleset } hat keine Option „{ $typed }“. Zur Wahl: { $choices }.
refused-unknown-value = „{ $typed }“ gibt es bei { $option } nicht. Zur Wahl: { $choices }.
refused-unknown-clock = „{ $typed }“ verstehe ich nicht als Bedenkzeit. Versuch es zum Beispiel so: { $choices }. Dabei steht m für Minuten, h für Stunden und d für Tage.
refused-clock-range = „{ $typed }“ ist zu kurz oder zu lang. Möglich sind eine Minute bis ein Jahr, und pro Zug können höchstens 30 Tage dazukommen.
refused-unknown-side = „{ $typed }“ ist keine Seite. Zur Wahl: { $choices }.
refused-which-ruleset = Welches Spiel meinst du mit „{ $typed }“?
refused-unknown-setting-key = Es gibt keine Einstellung namens „{ $typed }“. Zur Wahl: { $choices }.
refused-zone-offset = Keine Zeitzone weicht um { $typed } von UTC ab. Nenne eine Stadt in deiner Zeitzone, etwa Kalkutta.
refused-unknown-zone = Es gibt keine Zeitzone namens „{ $typed }“. Zeitzonen heißen zum Beispiel Europe/Berlin.
refused-unknown-zone-near = Es gibt keine Zeitzone namens „{ $typed }“. Meinst du { $near }?
refused-unknown-quiet = „{ $typed }“ verstehe ich nicht als Ruhezeit. Schreib zum Beispiel 22:00-08:00 (in deiner Ortszeit) oder „aus“.
refused-quiet-empty = „{ $typed }“ beginnt und endet zur gleichen Zeit. Schreib 22:00-08:00 oder „aus“; „einstellungen benachrichtigungen=keine“ schaltet alle Benachrichtigungen ab.
refused-unknown-setting = „{ $typed }“ gibt es bei { $setting } nicht. Zur Wahl: { $choices }.

refused-name = Ein Name muss aus 1 bis { $limit } sichtbaren Zeichen bestehen.
refused-name-in-use = Dieser Name ist vergeben. Wähle einen anderen.
refused-name-reserved = Dieser Name ist reserviert. Bitte wähle einen anderen.
refused-name-is-word = „{ $typed }“ ist hier ein Befehl. Wähle einen anderen Namen.

refused-link-code = Dieser Code ist nicht gültig. Schreib „verknüpfen“ auf deiner anderen Plattform, um einen neuen zu bekommen.
refused-link-same = Das ist dein eigener Code. Gib ihn auf deiner anderen Plattform ein.
refused-link-opponents = Diese beiden Konten spielen gerade gegeneinander. Beende erst die Partie.
refused-link-over = Diese Verknüpfung lässt sich nicht mehr bestätigen. Schreib „verknüpfen“, um neu anzufangen.
refused-link-undo = Du hast keine Verknüpfung, die sich aufheben lässt.

## Why an action is not legal

illegal-notation = Ein Teil des Zugs ist nicht lesbar.
illegal-ambiguous = Das kann Verschiedenes bedeuten.
illegal-over = Die Partie ist zu Ende.
illegal-no-piece = Auf { $squares } steht keine Figur.
illegal-not-yours = Die Figur auf { $squares } gehört nicht dir.
illegal-same-square = Der Zug endet, wo er beginnt.
illegal-occupied = Auf { $squares } steht schon eine Figur.
illegal-not-straight = Figuren ziehen nur geradeaus, auf einer Linie oder einer Reihe.
illegal-blocked = Die Figur auf { $squares } ist im Weg.
illegal-out-of-range = Das ist zu weit für diese Figur.
illegal-out-of-throw = Das ist zu weit für diesen Wurf.
illegal-out-of-dice = Das ist zu weit für jeden Wurf.
illegal-bound = Die Figur auf { $squares } ist festgesetzt.
illegal-not-attack = Ein umgedrehter Stein darf nur auf ein Feld neben einem gegnerischen ziehen.
illegal-capture-first = Du kannst mit { $squares } schlagen, also musst du es tun.
illegal-leader-over-leader = Ein Anführer kann nicht über den anderen Anführer auf { $squares } springen.
illegal-no-jump = Ein Anführer springt nur über eine Figur oder eine lückenlose Reihe und landet direkt dahinter.
illegal-no-jump-near = Ein Anführer springt nur über eine lückenlose Reihe, die direkt neben ihm beginnt, und landet direkt dahinter.
illegal-no-hop = Ein Sprung geht über eine benachbarte gegnerische Figur auf das leere Feld direkt dahinter.
illegal-placing = Noch werden Steine gesetzt. Nenne ein leeres Feld.
illegal-placed = Alle Steine sind schon gesetzt. Gib für einen Zug zwei Felder an.
illegal-never-placed = In diesem Spiel werden keine Steine gesetzt. Nenne das Feld, auf dem eine Figur steht, und das, auf das sie ziehen soll.
illegal-throw-first = Würfle zuerst noch einmal oder passe.
illegal-thrown = Du würfelst nicht selbst. Ich würfle für beide Seiten.
illegal-not-bound = Auf { $squares } steht keine festgesetzte gegnerische Figur.
illegal-no-huff = Auf { $squares } gibt es nichts zu pusten.
illegal-no-capture = Dieser Zug schlägt nichts auf { $squares }.
illegal-no-capture-at-all = Dieser Zug schlägt nichts. Schreib ihn mit „-“ statt mit „x“.
illegal-no-bonus = Du hast keinen Zusatzwurf.
