# What only Discord needs: the commands' descriptions, at most 100 characters, and a few buttons.

discord-group = Brettspiele mit griechischen und römischen Soldaten, Zug um Zug gespielt
discord-group-match = in einer Partie
discord-group-account = dein Konto: andere Plattformen, deine Daten

discord-menu-challenge = Zu Petteia herausfordern
discord-menu-profile = Ergebnisse in Petteia
discord-menu-board = Mein Brett

discord-option-opponent = Wen du herausforderst; ohne Namen offen für alle
discord-option-profile = Wessen Ergebnisse; ohne Angabe deine eigenen
discord-option-scope = Partien dieses Servers oder alle
discord-option-season = Gesamte Zeit, diese Saison oder die letzte
discord-option-rated = Ob das Ergebnis eure Wertungen ändert
discord-rated = { $value ->
    [on] gewertet
   *[off] nicht gewertet
}
discord-double = { $value ->
    [on] zweimal
   *[off] einmal
}
discord-option-ruleset = Welches Spiel
discord-option-topic = Ein Thema oder eine Frage in deinen Worten
discord-option-options = Änderungen an den Regeln, z. B. edge=on; oder wähle sie im Formular
discord-option-side = Welche Seite du spielen möchtest
discord-option-clock = Bedenkzeit, etwa 5m+10s, 3d, 10d+36h, ohne; dazu ,hart oder ,wochenende
discord-option-code = Der Code der Herausforderung
discord-option-part = Welcher Teil eines langen Exports
discord-option-word = Ein Wort, das die Würfe ändert, damit niemand sie aussuchen kann
discord-option-match = Welche Partie, wenn du mehrere hast
discord-option-text = Dein Zug, z. B. a2-a5
discord-option-line = Gegnerischer Zug und deine Antwort, z. B. c7-c4 b2-b4; oder „drop“
discord-option-squares = Felder für deine Steine, z. B. a1-h1 c2; oder „drop“
discord-option-square = Das Feld des Steins, der nicht geschlagen hat
discord-option-confirm = Wann ich nachfrage, bevor ein Zug gespielt wird
discord-option-orientation = Welche Seite auf deinen Brettern unten ist
discord-option-theme = Wie deine Bretter aussehen
discord-option-block = Wer dich nicht mehr herausfordern kann
discord-option-unblock = Wer dich wieder herausfordern kann
discord-option-language = Die Sprache, in der ich mit dir rede
discord-option-zone = Deine Zeitzone, z. B. Europe/Berlin, für Zeiten außerhalb von Discord
discord-option-event = Neu, mitmachen, abmelden, beginnen, Tabelle oder Paarungen, mit Form und Spiel, oder ein Code
discord-option-name = Wie das Turnier heißt
discord-option-days = Wie viele Tage eine Runde dauert
discord-option-rounds = Wie viele Runden ein Schweizer Turnier hat
discord-option-double = Ob alle zweimal aufeinandertreffen
discord-option-results = Wer sieht, wie viele Partien du gewonnen hast
discord-option-notices = Wie ich dir sage, dass du am Zug bist
discord-option-quiet = Stunden mit stummen Benachrichtigungen, in deiner Zeit, z. B. 22:00-08:00, oder aus
discord-option-vacation = Alle deine Uhren anhalten: für 14d, bis zu einem Tag wie 2026-12-03, oder aus
discord-option-link-code = Code deiner anderen Plattform oder „undo“; leer lassen, um einen zu bekommen
discord-option-sure = Bestätigen; leer lassen, damit ich nachfrage


discord-choose = Auswählen
discord-another-piece = Andere Figur
discord-sides = { $one } { side-first }: { $first } · { $two } { side-second }: { $second }
discord-open-board = Brett öffnen
discord-to-board = Zum Brett
discord-type = Eintippen
discord-type-title = Dein Zug
discord-type-label = Von wo wohin, z. B. a2-a5
discord-post-here = Hier posten
discord-posted = Gepostet von { $name }.
# The name of a match’s thread
discord-thread = { $first } – { $second }: { $ruleset }
discord-passed = Die Partie ist schon weitergegangen. Das neueste Brett findest du weiter unten.
discord-gone = Diese Herausforderung ist nicht mehr offen.
discord-no-bots = Bots spielen nicht. Fordere einen Menschen heraus oder gib für eine offene Herausforderung niemanden an.
discord-trouble = Etwas ist schiefgegangen. Bitte versuch es gleich noch einmal.
discord-done = Erledigt, aber meine Antwort ist verloren gegangen. So steht die Partie jetzt.
discord-done-unshown = Erledigt. Zeigen kann ich die Partie gerade nicht; sieh sie dir mit /petteia board an.

discord-help =
    Fordere jemanden zu einer Partie heraus. Gespielt wird Zug um Zug, in einem Kanal, einem Thread oder in Direktnachrichten.
    /petteia challenge – jemanden herausfordern; ohne Namen offen für alle
    /petteia move – einen Zug machen; oder klick unter dem Brett auf „Ziehen“
    /petteia games – deine Partien
    /petteia rules – die Regeln aller Spiele
    /petteia why – warum ein Zug nicht erlaubt ist
    /petteia learn – kurze Lektionen am Brett
    /petteia account link – dein Konto bei Telegram oder im Web verknüpfen
discord-no-activity = Das Brett lässt sich hier nicht mehr öffnen. Benutz die Knöpfe im Chat.

# Forms. Titles and labels have at most 45 characters, what stands below them 100.
discord-form-open = Im Formular wählen
discord-form-title = Neue Herausforderung
discord-form-opponent = Wen forderst du heraus?
discord-form-clock = Bedenkzeit
discord-form-kept = Leer lassen, wenn die Bedenkzeit bleiben soll.
discord-form-wish = { $side ->
    [first] Ich spiele { side-first } und beginne
    [second] Ich spiele { side-second }
   *[lot] Seiten auslosen
}
discord-form-ticks = Kreuze an, was gelten soll
discord-form-otherwise = Sonst: { $value }
discord-form-compulsory = Schlagen
discord-form-board = Brett
discord-form-files = Linien
discord-form-ranks = Reihen
discord-form-record = Notation ansehen
discord-form-text = Hier einfügen
discord-form-file = Oder hochladen
discord-form-size = Eine Textdatei mit höchstens { $count } KB
discord-no-form = Das Formular lässt sich hier nicht öffnen. Gib stattdessen einen Befehl ein.
