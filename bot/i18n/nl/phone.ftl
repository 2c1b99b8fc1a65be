# What belongs on a phone: the next match, clocks that run, sound and notifications.

# $name has at most 12 characters, and the label at most 24
button-next-match = Volgende: { $name }

web-clock-minute = Je hebt nog één minuut.

web-device-label = Geluid en meldingen
web-device-sound = Geluid
web-device-notices = Meldingen
web-device-vibration = Trillen
web-device-full-screen = Volledig scherm
web-device-icon = Aan beginscherm toevoegen
web-device-refused = Je browser blokkeert meldingen van deze pagina. Je kunt ze in de browserinstellingen toestaan.
web-device-open-only = Meldingen verschijnen zolang deze pagina open is.

## Notifications while the page is closed. $ruleset: the game

push-turn = Jij bent aan zet: { $ruleset }
push-nudge = Je tijd raakt op: { $ruleset }
push-lapsed = De tijd van je tegenstander is om: { $ruleset }
push-challenge = Je hebt een nieuwe uitdaging: { $ruleset }
push-over = Je partij is voorbij: { $ruleset }
push-digest = { $count ->
    [one] Er wacht één partij op je.
   *[other] Er wachten { $count } partijen op je.
}
