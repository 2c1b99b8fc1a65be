# What belongs on a phone: the next match, clocks that run, sound and notifications.

# $name has at most 12 characters, and the label at most 30
button-next-match = Prossima partita: { $name }

web-clock-minute = Ti resta un minuto.

web-device-label = Suono e notifiche
web-device-sound = Suono
web-device-notices = Notifiche
web-device-vibration = Vibrazione
web-device-full-screen = Schermo intero
web-device-icon = Aggiungi alla schermata Home
web-device-refused = Il browser blocca le notifiche di questa pagina. Puoi permetterle nelle sue impostazioni.
web-device-open-only = Le notifiche compariranno finché questa pagina è aperta.

## Notifications while the page is closed. $ruleset: the game

push-turn = Tocca a te: { $ruleset }
push-nudge = Il tuo tempo sta per scadere: { $ruleset }
push-lapsed = Il tempo dell’avversario è scaduto: { $ruleset }
push-challenge = Hai una nuova sfida: { $ruleset }
push-over = La tua partita è finita: { $ruleset }
push-digest = { $count ->
    [one] Una partita ti aspetta.
   *[other] { $count } partite ti aspettano.
}
