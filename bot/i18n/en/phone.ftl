# What belongs on a phone: the next match, clocks that run, sound and notifications.

# $name has at most 12 characters, and the label at most 24
button-next-match = Next match: { $name }

web-clock-minute = You have one minute left.

web-device-label = Sound and notifications
web-device-sound = Sound
web-device-notices = Notifications
web-device-vibration = Vibration
web-device-full-screen = Full screen
web-device-icon = Add to home screen
web-device-refused = Your browser blocks notifications from this page. You can allow them in its settings.
web-device-open-only = Notifications will appear while this page is open.

## Notifications while the page is closed. $ruleset: the game

push-turn = Your turn: { $ruleset }
push-nudge = Your time is running out: { $ruleset }
push-lapsed = Your opponent’s time has run out: { $ruleset }
push-challenge = You have a new challenge: { $ruleset }
push-over = Your match is over: { $ruleset }
push-digest = { $count ->
    [one] One match is waiting for you.
   *[other] { $count } matches are waiting for you.
}
