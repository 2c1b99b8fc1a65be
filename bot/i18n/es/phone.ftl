# What belongs on a phone: the next match, clocks that run, sound and notifications.

# $name has at most 12 characters, and the label at most 30
button-next-match = Siguiente: { $name }

web-clock-minute = Te queda un minuto.

web-device-label = Sonido y avisos
web-device-sound = Sonido
web-device-notices = Avisos
web-device-vibration = Vibración
web-device-full-screen = Pantalla completa
web-device-icon = Añadir a la pantalla de inicio
web-device-refused = Tu navegador bloquea los avisos de esta página. Puedes permitirlos en sus ajustes.
web-device-open-only = Recibirás avisos mientras esta página esté abierta.

## Notifications while the page is closed. $ruleset: the game

push-turn = Tu turno: { $ruleset }
push-nudge = Te queda poco tiempo: { $ruleset }
push-lapsed = A tu rival se le acabó el tiempo: { $ruleset }
push-challenge = Tienes un nuevo desafío: { $ruleset }
push-over = Tu partida terminó: { $ruleset }
push-digest = { $count ->
    [one] Te espera una partida.
   *[other] Te esperan { $count } partidas.
}
