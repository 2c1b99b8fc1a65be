# Settings of a Discord server or a Telegram group, for those who manage it.

word-group = Einstellungen dieses Servers oder dieser Gruppe, für die Verwaltung

group-now = Einstellungen für alle hier
group-where = Herausforderungen sind nur in { $places } erlaubt.
group-posted-puzzle = Die Aufgabe des Tages erscheint in { $place }.
group-posted-digest = Die Wochenübersicht erscheint in { $place }.
group-posted-events = Turniere werden in { $place } angekündigt.
group-posted-reports = Neue Meldungen erscheinen in { $place }.

# Buttons that open a setting, with its value: at most 24 characters
group-tab-language = Sprache: { $value ->
    [auto] automatisch
   *[other] { $value }
}
group-tab-ruleset = Spiel: { $value ->
    [auto] Standard
   *[other] { $value }
}
# $value: how many places are chosen, 0 for all
group-tab-places = Herausfordern: { $value ->
    [0] überall
    [one] 1 Ort
   *[other] { $value } Orte
}
group-tab-threads = Threads: { $value ->
    [on] an
   *[off] aus
}
group-tab-answers = Antworten: { $value ->
    [group] in der Gruppe
   *[private] privat
}
group-tab-puzzle = Tagesaufgabe: { $value ->
    [on] an
   *[off] aus
}
group-tab-digest = Wochenübersicht: { $value ->
    [on] an
   *[off] aus
}
group-tab-events = Turniere: { $value ->
    [on] an einem Ort
   *[off] im Turnierchat
}
group-tab-reports = Meldungen: { $value ->
    [on] an
   *[off] aus
}

# What it means to choose a value
group-set-language = { $value ->
    [auto] Automatisch
   *[other] { $value }
}
group-set-ruleset = { $value ->
    [auto] Standardspiel
   *[other] { $value }
}
group-set-places = { $value ->
    [here] Hier herausfordern
    [not-here] Hier nicht herausfordern
   *[all] Überall herausfordern
}
group-set-threads = { $value ->
    [on] Ein Thread pro Partie
   *[off] Keine Threads
}
group-set-answers = { $value ->
    [group] In der Gruppe antworten
   *[private] Privat antworten
}
group-set-puzzle = { $value ->
    [here] Tagesaufgabe hier posten
   *[off] Keine Tagesaufgabe
}
group-set-digest = { $value ->
    [here] Wochenübersicht hier posten
   *[off] Keine Wochenübersicht
}
group-set-events = { $value ->
    [here] Turniere hier ankündigen
   *[off] Nur im Chat des Turniers
}
group-set-reports = { $value ->
    [here] Meldungen hier anzeigen
   *[off] Meldungen nicht anzeigen
}

refused-no-group = Diese Einstellungen gehören zu einem Discord-Server oder einer Telegram-Gruppe. Benutz diesen Befehl dort.
refused-not-manager = Nur wer diesen Server oder diese Gruppe verwaltet, kann die Einstellungen ändern.
refused-many-places = Du kannst höchstens { $most } Orte wählen. Entferne zuerst einen.
refused-elsewhere = Herausforderungen sind hier nicht erlaubt, nur in { $places }.
