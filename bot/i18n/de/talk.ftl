# Commands, lists, settings, help.

help =
    Fordere jemanden heraus, und ihr spielt Zug um Zug.
    herausfordern NAME – jemanden herausfordern; ohne Namen offen für alle
    herausfordern computer – gegen den Computer spielen
    a2-a5 – ein Zug; oder tippe auf dem Brett auf eine Figur
    partien – deine Partien
    regeln – die Regeln aller Spiele; oder eine Frage wie „regeln darf ich passen?“
    warum a2-b3 – warum ein Zug nicht erlaubt ist
    lernen – kurze Lektionen am Brett
    Weitere Befehle: annehmen, ablehnen, planen, aufgeben, remis, zurücknehmen, revanche, nachspielen, einstellungen

games = { $count ->
    [one] Du hast eine Partie:
   *[other] Du hast { $count } Partien:
}
digest = { $count ->
    [one] Eine Partie wartet auf dich:
   *[other] { $count } Partien warten auf dich:
}
no-games = Du hast keine laufende Partie. Schreib „herausfordern“, um eine zu beginnen.
which-match = Welche Partie? Wähle eine, oder ergänze ihren Code, etwa match=k7qd3x.
entry = { $name } · { $ruleset }
entry-yours = Du bist am Zug: { $name } · { $ruleset }
entry-open = Offene Herausforderung · { $ruleset }
entry-twin = { $entry } · { $match }

completion-captures = schlägt { $squares }

## Linking two accounts

done-link-code = Schreib „link { $code }“ auf deiner anderen Plattform, innerhalb { $minutes ->
    [one] einer Minute
   *[other] von { $minutes } Minuten
}. Bevor etwas verknüpft wird, frage ich auf beiden Plattformen nach. Behalte den Code für dich.
link-platform = { $platform ->
    [web] Webchat
    [telegram] Telegram
    [discord] Discord
   *[other] { $platform }
}
link-code-of = Dieser Code gehört { $name } ({ $platforms }), mit { $count ->
    [0] keiner Partie
    [one] einer Partie
   *[other] { $count } Partien
}.
link-asked-by = { $name } ({ $platforms }) hat deinen Code eingegeben und möchte die Konten verknüpfen. Dort gibt es { $count ->
    [0] keine Partie
    [one] eine Partie
   *[other] { $count } Partien
}.
link-own = Dieses Konto: { $name } ({ $platforms }), mit { $count ->
    [0] keiner Partie
    [one] einer Partie
   *[other] { $count } Partien
}.
link-joins = Nach dem Verknüpfen sind beide ein Konto. Auf jeder Plattform kannst du dann alle diese Partien spielen und auch aufgeben.
link-warning-typed = Bestätige nur, wenn du den Code selbst angefordert hast. Hast du ihn von jemand anderem, tippe auf Abbrechen.
link-warning-asked = Bestätige nur, wenn du den Code selbst auf deiner anderen Plattform eingegeben hast. Tippe sonst auf Abbrechen.
link-undo-typed = Du kannst es { $days ->
    [one] einen Tag
   *[other] { $days } Tage
} lang mit „link undo“ rückgängig machen. Du bekommst dann zurück, was du jetzt hast; danach begonnene Partien bleiben bei { $name }.
link-undo-asked = Du kannst es { $days ->
    [one] einen Tag
   *[other] { $days } Tage
} lang mit „link undo“ rückgängig machen. { $name } bekommt dann den jetzigen Stand zurück; danach begonnene Partien bleiben bei dir.
link-waits = Bestätige nun auch als { $name }, innerhalb { $minutes ->
    [one] einer Minute
   *[other] von { $minutes } Minuten
}. Ich frage dort nach; „link“ zeigt die Frage noch einmal. Noch ist nichts verknüpft.
link-undo-ask = { $name } ist mit diesem Konto verknüpft. Du kannst das bis { $until } rückgängig machen: { $count ->
    [0] Keine Partie geht
    [one] Eine Partie geht
   *[other] { $count } Partien gehen
} an { $name } zurück, und nach dem Verknüpfen begonnene Partien bleiben hier.
button-link-yes = Verknüpfen
button-link-no = Abbrechen
button-link-undo = Verknüpfung aufheben
done-linked = Verknüpft: { $name } gehört jetzt zu diesem Konto. War das ein Versehen, schreib vor { $until } „link undo“.
done-link-cancelled = Abgebrochen. Es wurde nichts verknüpft.
done-unlinked = Verknüpfung aufgehoben: { $name } hat wieder ein eigenes Konto, { $count ->
    [0] ohne Partien
    [one] mit einer Partie
   *[other] mit { $count } Partien
}.

settings-now = Deine Einstellungen
setting-orientation = Brett: { $value ->
    [own] meine Seite unten
    [first] { side-first } unten
   *[second] { side-second } unten
}
setting-confirm = Züge bestätigen: { $value ->
    [on] immer
    [off] nie
   *[auto] nur riskante
}
set-confirm = { $value ->
    [on] Jeden Zug bestätigen
    [off] Züge nie bestätigen
   *[auto] Riskante Züge bestätigen
}
setting-results = Ergebnisse: { $value ->
    [played] wer gegen mich gespielt hat, sieht sie
    [nobody] nur ich sehe sie
   *[everyone] alle sehen sie
}
set-results = { $value ->
    [played] Meine Ergebnisse meinen Gegnern zeigen
    [nobody] Meine Ergebnisse niemandem zeigen
   *[everyone] Meine Ergebnisse allen zeigen
}
setting-theme = Bilder: { $value }
setting-language = Sprache: { $value ->
    [auto] automatisch
   *[other] { $value }
}
set-orientation = { $value ->
    [own] Meine Seite unten
    [first] { side-first } unten
   *[second] { side-second } unten
}
set-theme = Bilder: { $value }
set-language = { $value ->
    [auto] Automatisch
   *[other] { $value }
}
setting-zone = Zeitzone: { $value }
setting-hint-zone = Wähle, wie spät es bei dir ist, dann einen Ort in deiner Nähe. Oder schreib „einstellungen zeitzone=Europe/Berlin“.
zone-hour = { $time } ({ $offset })
zone-name = { $zone }
menu-more-zone = Andere Zeitzone …
menu-more-quiet = Andere Ruhezeit …
menu-vacation = Urlaub: alle Uhren anhalten
set-zone = Zeitzone: { $value }
setting-notices = Benachrichtigungen: { $value ->
    [mention] wo die Partie läuft, sonst in unserem privaten Chat
    [direct] nur in unserem privaten Chat
    [digest] einmal am Tag
   *[none] keine
}
set-notices = { $value ->
    [mention] Hinweise bei der Partie
    [direct] Hinweise nur privat
    [digest] Hinweise einmal am Tag
   *[none] Keine Hinweise
}
setting-quiet = Ruhezeit: { $value ->
    [off] keine
   *[other] { $value }
}
setting-hint-quiet = In dieser Zeit kommen Benachrichtigungen ohne Ton. Für andere Zeiten schreib „einstellungen ruhezeit=23:30-7“.
set-quiet = { $value ->
    [off] Keine Ruhezeit
   *[other] Ruhezeit { $value }
}
settings-sample = So sehen deine Bretter aus: { $theme }.
button-settings-back = Alle Einstellungen

# Buttons that open a setting, with its value: at most 24 characters
tab-orientation = Brett: { $value ->
    [own] ich unten
    [first] { side-first } unten
   *[second] { side-second } unten
}
tab-theme = Bilder: { $value ->
    [marble] Marmor
    [terracotta] Terrakotta
    [papyrus] Papyrus
    [night] Nacht
   *[contrast] Kontrast
}
tab-letters = Felder: { $value ->
    [game] wie im Spiel
    [latin] a1, b2
   *[attic] griechisch
}
tab-confirm = Bestätigen: { $value ->
    [on] alle Züge
    [off] nie
   *[auto] riskante
}
tab-results = Ergebnisse: { $value ->
    [played] für Gegner
    [nobody] für mich
   *[everyone] für alle
}
tab-language = Sprache: { $value ->
    [auto] automatisch
   *[other] { $value }
}
tab-zone = Zone: { $value }
tab-notices = Hinweise: { $value ->
    [mention] bei der Partie
    [direct] privat
    [digest] einmal am Tag
   *[none] nie
}
tab-quiet = Ruhezeit: { $value ->
    [off] keine
   *[other] { $value }
}

theme-marble = Marmor
theme-terracotta = Terrakotta, wie griechische Vasen
theme-papyrus = Papyrus
theme-night = Nacht
theme-contrast = hoher Kontrast

word-challenge = jemanden herausfordern; ohne Namen offen für alle
word-accept = Herausforderung oder Angebot annehmen
word-decline = Herausforderung oder Angebot ablehnen
word-withdraw = Herausforderung zurückziehen
word-move = einen Zug machen
word-board = das Brett zeigen
word-games = deine Partien auflisten
word-huff = pusten: einen Stein wegnehmen, der nicht geschlagen hat
word-resign = eine Partie aufgeben
word-draw = Remis anbieten oder annehmen
word-rules = die Regeln aller Spiele
word-settings = Brett, Bilder, Sprache, Zeitzone, Benachrichtigungen, Urlaub, Blockierte
word-link = deine Konten auf zwei Plattformen verknüpfen
word-help = die wichtigsten Befehle
