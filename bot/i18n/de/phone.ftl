# What belongs on a phone: the next match, clocks that run, sound and notifications.

# $name has at most 12 characters, and the label at most 24
button-next-match = Nächste Partie: { $name }

web-clock-minute = Du hast noch eine Minute.

web-device-label = Ton und Benachrichtigungen
web-device-sound = Ton
web-device-notices = Benachrichtigungen
web-device-vibration = Vibration
web-device-full-screen = Vollbild
web-device-icon = Zum Startbildschirm hinzufügen
web-device-refused = Dein Browser blockiert Benachrichtigungen von dieser Seite. In seinen Einstellungen kannst du sie erlauben.
web-device-open-only = Benachrichtigungen kommen nur, solange diese Seite offen ist.

## Notifications while the page is closed. $ruleset: the game

push-turn = Du bist am Zug: { $ruleset }
push-nudge = Deine Zeit wird knapp: { $ruleset }
push-lapsed = Die Zeit deines Gegenübers ist abgelaufen: { $ruleset }
push-challenge = Du hast eine neue Herausforderung: { $ruleset }
push-over = Deine Partie ist zu Ende: { $ruleset }
push-digest = { $count ->
    [one] Eine Partie wartet auf dich.
   *[other] { $count } Partien warten auf dich.
}
