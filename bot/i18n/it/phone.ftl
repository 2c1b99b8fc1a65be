# What belongs on a phone: the next match, clocks that run, sound and notifications.

# $name has at most 12 characters, and the label at most 30
button-next-match = Prossima partita: { $name }

web-clock-yours = Il tuo tempo:
web-clock-theirs = Tempo dell’avversario:
web-clock-over = Tempo scaduto
web-clock-minute = Ti resta un minuto.

web-device-label = Suono e notifiche
web-device-sound = Suono
web-device-notices = Notifiche
web-device-refused = Il browser blocca le notifiche di questa pagina. Puoi permetterle nelle sue impostazioni.
web-device-open-only = Le notifiche compaiono finché questa pagina è aperta.
