# Settings of a Discord server or a Telegram group, for those who manage it.

word-group = instellingen van deze server of groep, voor de beheerders ervan

group-now = Instellingen voor iedereen hier
group-where = Uitdagen kan alleen in { $places }.
group-posted-puzzle = De puzzel van de dag komt in { $place }.
group-posted-digest = Het weekoverzicht komt in { $place }.
group-posted-events = Toernooien worden aangekondigd in { $place }.
group-posted-reports = Nieuwe rapporten worden aangekondigd in { $place }.

# Buttons that open a setting, with its value: at most 24 characters
group-tab-language = Taal: { $value ->
    [auto] automatisch
   *[other] { $value }
}
group-tab-ruleset = Spel: { $value ->
    [auto] standaard
   *[other] { $value }
}
# $value: how many places are chosen, 0 for all
group-tab-places = Uitdagingen: { $value ->
    [0] overal
    [one] 1 plek
   *[other] { $value } plekken
}
group-tab-threads = Threads: { $value ->
    [on] aan
   *[off] uit
}
group-tab-answers = Antwoorden: { $value ->
    [group] in de groep
   *[private] privé
}
group-tab-puzzle = Dagpuzzel: { $value ->
    [on] aan
   *[off] uit
}
group-tab-digest = Weekoverzicht: { $value ->
    [on] aan
   *[off] uit
}
group-tab-events = Toernooien: { $value ->
    [on] op één plek
   *[off] in eigen chat
}
group-tab-reports = Rapporten: { $value ->
    [on] aan
   *[off] uit
}

# What it means to choose a value
group-set-language = { $value ->
    [auto] Automatisch
   *[other] { $value }
}
group-set-ruleset = { $value ->
    [auto] Standaardspel
   *[other] { $value }
}
group-set-places = { $value ->
    [here] Uitdagingen hier toestaan
    [not-here] Uitdagingen hier niet toestaan
   *[all] Uitdagingen overal toestaan
}
group-set-threads = { $value ->
    [on] Een thread per partij
   *[off] Geen threads
}
group-set-answers = { $value ->
    [group] In de groep antwoorden
   *[private] Privé antwoorden
}
group-set-puzzle = { $value ->
    [here] Dagpuzzel hier plaatsen
   *[off] Geen dagpuzzel
}
group-set-digest = { $value ->
    [here] Weekoverzicht hier plaatsen
   *[off] Geen weekoverzicht
}
group-set-events = { $value ->
    [here] Toernooien hier aankondigen
   *[off] Waar het toernooi is gemaakt
}
group-set-reports = { $value ->
    [here] Rapporten hier aankondigen
   *[off] Rapporten niet aankondigen
}

refused-no-group = Deze instellingen horen bij een Discord-server of een Telegram-groep. Gebruik deze opdracht daar.
refused-not-manager = Alleen wie deze server of groep beheert, kan de instellingen veranderen.
refused-many-places = Je kunt maximaal { $most } plekken kiezen. Haal er eerst een weg.
refused-elsewhere = Hier kun je niemand uitdagen, alleen in { $places }.
