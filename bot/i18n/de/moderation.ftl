# Reports, what is decided about them, and what the person says to that.

word-reports = offene Meldungen, für die Verwaltung eines Servers oder einer Gruppe
word-appeal = einer Entscheidung über dich widersprechen

button-reports = Alle Meldungen
button-case = Meldung { $case }

behaviour-stalling = Spiel auf Zeit
behaviour-engine = Züge von einem Programm

# What can be decided; buttons
verdict-nothing = Nichts unternehmen
verdict-warn = Verwarnen
verdict-mute = Eine Woche stummschalten
verdict-bar = Einen Monat Wertung sperren
verdict-block = Ein Jahr sperren

report-what = Dein Gegenüber hat nichts gesagt. Was möchtest du melden?
reports = { $count ->
    [0] Es gibt keine offenen Meldungen.
    [one] Eine Meldung ist offen:
   *[other] { $count } Meldungen sind offen, die älteste zuerst:
}
news-reports = { $count ->
    [one] Eine Meldung ist offen. Wer darüber entscheidet, sieht sie mit „meldungen“.
   *[other] { $count } Meldungen sind offen. Wer darüber entscheidet, sieht sie mit „meldungen“.
}

case-message = { $case }. { $name } hat geschrieben: { $text }
case-play = { $case }. { $name } wurde gemeldet. Grund: { $behaviour }
# $found: what the test found, as a sentence
case-finding = { $case }. { $name } ist bei einem Test aufgefallen. { $found }
case-match = Partie { $match }, { $ruleset }, { $at }
case-reporter = Gemeldet von { $name }
case-decided = Entscheidung am { $at }: { $verdict }
case-appeal = Einspruch der gemeldeten Person: { $text }

# $by: “operator”, or the platform of the server or group
# $kind: a message, the play in one match, or a finding in rated matches
decision-why = { $by ->
    [operator] Die Betreiber dieses Bots haben { $kind ->
        [message] über eine deiner Nachrichten in der Partie { $match } entschieden.
        [match] über dein Spiel in der Partie { $match } entschieden.
       *[finding] über deine gewerteten Partien entschieden.
    }
    [discord] Die Verwaltung des Discord-Servers, auf dem die Partie { $match } begonnen wurde, hat { $kind ->
        [message] über eine deiner Nachrichten dort entschieden.
        [match] über dein Spiel dort entschieden.
       *[finding] über deine gewerteten Partien dort entschieden.
    }
   *[telegram] Die Verwaltung der Telegram-Gruppe, in der die Partie { $match } begonnen wurde, hat { $kind ->
        [message] über eine deiner Nachrichten dort entschieden.
        [match] über dein Spiel dort entschieden.
       *[finding] über deine gewerteten Partien dort entschieden.
    }
}
decision-nothing = Die Entscheidung hat keine Folgen für dich.
decision-warn = Das ist eine Verwarnung. Bitte halte dich an die Nutzungsbedingungen.
decision-mute = { $by ->
    [operator] Bis { $until } kannst du deinem Gegenüber nichts schreiben.
   *[other] Bis { $until } kannst du in Partien, die dort begonnen wurden, nichts schreiben.
}
decision-bar = { $by ->
    [operator] Bis { $until } kannst du keine gewerteten Partien beginnen.
   *[other] Bis { $until } kannst du dort keine gewerteten Partien beginnen.
}
decision-block = { $by ->
    [operator] Bis { $until } kannst du keine Partien beginnen.
   *[other] Bis { $until } kannst du dort keine Partien beginnen.
}
decision-appeal = Du kannst einmal Einspruch einlegen: Schreib „einspruch“ und dahinter, was du sagen möchtest.

done-appealed = Danke. Wer die Entscheidung getroffen hat, liest deinen Einspruch.

refused-many-reports = { $most } deiner Meldungen sind noch offen, mehr sind nicht erlaubt. Warte, bis über einige entschieden ist.
refused-report-computer = Den Computer kann man nicht melden.
refused-no-case = Diese Meldung gibt es nicht.
refused-case-closed = Über diese Meldung wurde schon entschieden.
refused-no-reports = Benutze diesen Befehl auf einem Server oder in einer Gruppe, die du verwaltest.
refused-no-decision = Es gibt keine Entscheidung über dich.
refused-appealed = Gegen diese Entscheidung hast du schon Einspruch eingelegt.
refused-appeal-long = Ein Einspruch darf höchstens { $limit } Zeichen haben. Es wurde nichts gesendet.
refused-sanctioned-mute = Hier kannst du bis { $until } nichts schreiben. „einspruch“ zeigt, warum.
refused-sanctioned-bar = Hier kannst du bis { $until } keine gewerteten Partien beginnen. „einspruch“ zeigt, warum.
refused-sanctioned-block = Hier kannst du bis { $until } keine Partien beginnen. „einspruch“ zeigt, warum.

discord-option-case = Die Nummer einer Meldung; ohne Angabe alle offenen
discord-option-behaviour = Was du statt einer Nachricht melden willst
discord-option-appeal = Dein Text (bis zu 400 Zeichen); leer lassen, um die Entscheidung zu sehen
