# What belongs on a phone: the next match, clocks that run, sound and notifications.

# $name has at most 12 characters, and the label at most 24
button-next-match = Partie suivante : { $name }

web-clock-minute = Il te reste une minute.

web-device-label = Son et notifications
web-device-sound = Son
web-device-notices = Notifications
web-device-vibration = Vibration
web-device-full-screen = Plein écran
web-device-icon = Ajouter à l’écran d’accueil
web-device-refused = Ton navigateur bloque les notifications de cette page. Tu peux les autoriser dans ses réglages.
web-device-open-only = Les notifications n’apparaîtront que si cette page est ouverte.

## Notifications while the page is closed. $ruleset: the game

push-turn = À toi de jouer : { $ruleset }
push-nudge = Ton temps est presque écoulé : { $ruleset }
push-lapsed = Le temps de ton adversaire est écoulé : { $ruleset }
push-challenge = Tu as un nouveau défi : { $ruleset }
push-over = Ta partie est terminée : { $ruleset }
push-digest = { $count ->
    [one] Une partie t’attend.
   *[other] { $count } parties t’attendent.
}
