# Commands, lists, settings, help.

help =
    Fordere jemanden zu einer Partie heraus. Gespielt wird Zug um Zug.
    herausfordern NAME – jemanden herausfordern; ohne Namen offen für alle
    herausfordern computer – gegen den Computer spielen
    a2-a5 – einen Zug machen; oder tippe auf dem Brett auf eine Figur
    partien – deine Partien
    regeln – die Regeln aller Spiele; oder stell eine Frage, etwa „regeln darf ich passen?“
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
no-games = Du hast keine laufende Partie. Schreib „herausfordern“, um eine neue zu beginnen.
which-match = Welche Partie? Wähle eine aus oder ergänze in deinem Befehl ihren Code, etwa partie=k7qd3x.
entry = { $name } · { $ruleset }
entry-yours = Du bist am Zug: { $name } · { $ruleset }
entry-open = Offene Herausforderung · { $ruleset }
entry-twin = { $entry } · { $match }

completion-captures = schlägt { $squares }

## Linking two accounts

done-link-code = Schreib innerhalb { $minutes ->
    [one] einer Minute
   *[other] von { $minutes } Minuten
} „verknüpfen { $code }“ auf deiner anderen Plattform. Bevor etwas verknüpft wird, frage ich auf beiden Plattformen nach. Behalte den Code für dich.
link-platform = { $platform ->
    [web] Webchat
    [telegram] Telegram
    [discord] Discord
   *[other] { $platform }
}
link-code-of = Dieser Code gehört { $name } ({ $platforms }). Das andere Konto hat { $count ->
    [0] keine Partie
    [one] eine Partie
   *[other] { $count } Partien
}.
link-asked-by = { $name } ({ $platforms }) hat deinen Code eingegeben und möchte die Konten verknüpfen. Das andere Konto hat { $count ->
    [0] keine Partie
    [one] eine Partie
   *[other] { $count } Partien
}.
link-own = Dieses Konto: { $name } ({ $platforms }) { $count ->
    [0] ohne Partien
    [one] mit einer Partie
   *[other] mit { $count } Partien
}.
link-joins = Durch das Verknüpfen wird aus beiden Konten eines. Du kannst dann auf jeder der Plattformen alle diese Partien spielen und auch aufgeben.
link-warning-typed = Bestätige nur, wenn du den Code selbst angefordert hast. Wenn du ihn von jemand anderem hast, tippe auf „Abbrechen“.
link-warning-asked = Bestätige nur, wenn du den Code selbst auf deiner anderen Plattform eingegeben hast. Sonst tippe auf „Abbrechen“.
link-undo-typed = Du kannst die Verknüpfung { $days ->
    [one] einen Tag
   *[other] { $days } Tage
} lang mit „verknüpfung aufheben“ aufheben. Du bekommst dann alles zurück, was dein Konto jetzt enthält. Partien, die nach dem Verknüpfen begonnen haben, bleiben bei { $name }.
link-undo-asked = Du kannst die Verknüpfung { $days ->
    [one] einen Tag
   *[other] { $days } Tage
} lang mit „verknüpfung aufheben“ aufheben. { $name } bekommt dann alles zurück, was das andere Konto jetzt enthält. Partien, die nach dem Verknüpfen begonnen haben, bleiben bei dir.
link-waits = Bestätige innerhalb { $minutes ->
    [one] einer Minute
   *[other] von { $minutes } Minuten
} auch als { $name }. Ich frage dort nach; „verknüpfen“ zeigt die Frage noch einmal. Noch ist nichts verknüpft.
link-undo-ask = { $name } ist mit diesem Konto verknüpft. Du kannst die Verknüpfung bis { $until } aufheben. { $count ->
    [0] Keine Partie geht
    [one] Eine Partie geht
   *[other] { $count } Partien gehen
} dann an { $name } zurück. Partien, die nach dem Verknüpfen begonnen haben, bleiben bei dir.
button-link-yes = Verknüpfen
button-link-no = Abbrechen
button-link-undo = Verknüpfung aufheben
done-linked = Verknüpft: { $name } gehört jetzt zu diesem Konto. Falls das ein Versehen war, schreib bis { $until } „verknüpfung aufheben“.
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
    [played] Meine Ergebnisse Mitspielenden zeigen
    [nobody] Meine Ergebnisse niemandem zeigen
   *[everyone] Meine Ergebnisse allen zeigen
}
setting-theme = Design: { $value }
setting-language = Sprache: { $value ->
    [auto] automatisch
   *[other] { $value }
}
set-orientation = { $value ->
    [own] Meine Seite unten
    [first] { side-first } unten
   *[second] { side-second } unten
}
set-theme = Design: { $value }
set-language = { $value ->
    [auto] Automatisch
   *[other] { $value }
}
setting-zone = Zeitzone: { $value }
setting-hint-zone = Wähle aus, wie spät es bei dir ist, und dann einen Ort in deiner Nähe. Oder schreib „einstellungen zeitzone=Europe/Berlin“.
zone-hour = { $time } ({ $offset })
zone-name = { $zone }
menu-more-zone = Andere Zeitzone …
menu-more-quiet = Andere Ruhezeit …
menu-vacation = Urlaub: alle Uhren anhalten
set-zone = Zeitzone: { $value }
setting-notices = Benachrichtigungen: { $value ->
    [mention] im Chat der Partie, sonst in unserem privaten Chat
    [direct] nur in unserem privaten Chat
    [digest] einmal am Tag
   *[none] keine
}
set-notices = { $value ->
    [mention] Im Chat der Partie
    [direct] Nur im privaten Chat
    [digest] Einmal am Tag benachrichtigen
   *[none] Nie benachrichtigen
}
setting-quiet = Ruhezeit: { $value ->
    [off] keine
   *[other] { $value }
}
setting-hint-quiet = In der Ruhezeit kommen Benachrichtigungen ohne Ton. Für andere Zeiten schreib „einstellungen ruhezeit=23:30-7“.
set-quiet = { $value ->
    [off] Keine Ruhezeit
   *[other] Ruhezeit { $value }
}
settings-sample = So sehen deine Bretter aus: { $theme }.
button-settings-back = Alle Einstellungen

# Buttons that open a setting, with its value: at most 24 characters
tab-orientation = Brett: { $value ->
    [own] meine Seite unten
    [first] { side-first } unten
   *[second] { side-second } unten
}
tab-theme = Design: { $value ->
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
tab-confirm = Züge bestätigen: { $value ->
    [on] alle
    [off] nie
   *[auto] riskante
}
tab-results = Ergebnisse: { $value ->
    [played] für Mitspielende
    [nobody] nur für mich
   *[everyone] für alle
}
tab-language = Sprache: { $value ->
    [auto] automatisch
   *[other] { $value }
}
tab-zone = Zone: { $value }
tab-notices = Benachrichtigung: { $value ->
    [mention] im Spielchat
    [direct] privat
    [digest] täglich
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
word-settings = Brett, Design, Sprache, Zeitzone, Benachrichtigungen, Urlaub, Blockierte
word-link = deine Konten auf zwei Plattformen verknüpfen
word-help = die wichtigsten Befehle
