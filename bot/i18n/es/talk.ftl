# Commands, lists, settings, help.

help =
    Desafía a alguien y juega por turnos.
    desafiar NOMBRE – desafía a alguien; sin nombre, puede jugar cualquiera
    desafiar máquina – juega contra la máquina
    a2-a5 – haz una jugada; o toca una pieza en el tablero
    partidas – tus partidas
    reglas – las reglas de cada juego; o una pregunta, como «reglas ¿puedo pasar?»
    por qué a2-b3 – por qué una jugada no es legal
    aprender – lecciones cortas en el tablero
    Más comandos: aceptar, rechazar, plan, abandonar, tablas, deshacer, revancha, repasar, ajustes

games = { $count ->
    [one] Tienes una partida:
   *[other] Tienes { $count } partidas:
}
digest = { $count ->
    [one] Te espera una partida:
   *[other] Te esperan { $count } partidas:
}
no-games = No tienes partidas en curso. Escribe «desafiar» para empezar una.
which-match = ¿A qué partida te refieres? Elige una o añade su código a tu comando, por ejemplo match=k7qd3x.
entry = { $name } · { $ruleset }
entry-yours = Tu turno: { $name } · { $ruleset }
entry-open = Desafío abierto · { $ruleset }
entry-twin = { $entry } · { $match }

completion-captures = captura en { $squares }

## Linking two accounts

done-link-code = Escribe «vincular { $code }» en tu otra plataforma. El código caduca en { $minutes ->
    [one] un minuto
   *[other] { $minutes } minutos
}. Preguntaré en las dos plataformas antes de vincular nada. No le des el código a nadie.
link-platform = { $platform ->
    [web] chat web
    [telegram] Telegram
    [discord] Discord
   *[other] { $platform }
}
link-code-of = Este código es de { $name } ({ $platforms }), que { $count ->
    [0] no tiene partidas
    [one] tiene una partida
   *[other] tiene { $count } partidas
}.
link-asked-by = { $name } ({ $platforms }) escribió tu código y quiere vincular las cuentas. { $count ->
    [0] Esa cuenta no tiene partidas
    [one] Esa cuenta tiene una partida
   *[other] Esa cuenta tiene { $count } partidas
}.
link-own = Esta cuenta: { $name } ({ $platforms }), { $count ->
    [0] sin partidas
    [one] con una partida
   *[other] con { $count } partidas
}.
link-joins = Si vinculas las dos cuentas, pasan a ser una sola. Desde cualquiera de las dos plataformas podrás jugar todas estas partidas, y también abandonarlas.
link-warning-typed = Confirma solo si fuiste tú quien pidió este código. Si te lo dio otra persona, toca «Cancelar».
link-warning-asked = Confirma solo si fuiste tú quien escribió el código en tu otra plataforma. Si no, toca «Cancelar».
link-undo-typed = Puedes deshacer el vínculo durante { $days ->
    [one] un día
   *[other] { $days } días
} con «desvincular». Si lo haces, recuperas lo que tienes ahora; las partidas que empieces después de vincular las cuentas se quedan con { $name }.
link-undo-asked = Puedes deshacer el vínculo durante { $days ->
    [one] un día
   *[other] { $days } días
} con «desvincular». Si lo haces, { $name } recupera lo que tiene ahora; las partidas que empiecen después de vincular las cuentas se quedan contigo.
link-waits = Ahora confirma también como { $name }. Tienes { $minutes ->
    [one] un minuto
   *[other] { $minutes } minutos
}. Te envié la pregunta al chat de esa cuenta; si no la ves, escribe allí «vincular». Todavía no hay nada vinculado.
link-undo-ask = La cuenta de { $name } está vinculada con esta. Puedes deshacer el vínculo hasta el { $until }. Si lo haces, { $count ->
    [0] ninguna partida vuelve
    [one] una partida vuelve
   *[other] { $count } partidas vuelven
} a { $name }, y las empezadas después de vincular las cuentas se quedan contigo.
button-link-yes = Vincular
button-link-no = Cancelar
button-link-undo = Deshacer el vínculo
done-linked = Listo: { $name } ya forma parte de esta cuenta. Si fue un error, escribe «desvincular» antes del { $until }.
done-link-cancelled = Cancelado. No se vinculó nada.
done-unlinked = Listo: { $name } tiene otra vez su propia cuenta, { $count ->
    [0] sin partidas
    [one] con una partida
   *[other] con { $count } partidas
}.

settings-now = Tus ajustes
setting-orientation = Tablero: { $value ->
    [own] mi lado abajo
    [first] { side-first } abajo
   *[second] { side-second } abajo
}
setting-confirm = Confirmar jugadas: { $value ->
    [on] siempre
    [off] nunca
   *[auto] solo las arriesgadas
}
set-confirm = { $value ->
    [on] Confirmar siempre
    [off] No confirmar nunca
   *[auto] Confirmar las arriesgadas
}
setting-results = Resultados: { $value ->
    [played] los ve quien jugó conmigo
    [nobody] solo los veo yo
   *[everyone] los ve todo el mundo
}
set-results = { $value ->
    [played] Mostrar mis resultados a quien jugó conmigo
    [nobody] No mostrar mis resultados a nadie
   *[everyone] Mostrar mis resultados a todo el mundo
}
setting-theme = Tema del tablero: { $value }
setting-language = Idioma: { $value ->
    [auto] automático
   *[other] { $value }
}
set-orientation = { $value ->
    [own] Mi lado abajo
    [first] { side-first } abajo
   *[second] { side-second } abajo
}
set-theme = Tema del tablero: { $value }
set-language = { $value ->
    [auto] Automático
   *[other] { $value }
}
setting-zone = Zona horaria: { $value }
setting-hint-zone = Elige la hora que marca tu reloj y después un lugar cercano, o escribe «ajustes zona=Europe/Madrid».
zone-hour = { $time } ({ $offset })
zone-name = { $zone }
menu-more-zone = Otra zona horaria…
menu-more-quiet = Otras horas de silencio…
menu-vacation = Vacaciones: pausar todos mis relojes
set-zone = Zona horaria: { $value }
setting-notices = Avisos: { $value ->
    [mention] en el chat de la partida, o en nuestro chat privado
    [direct] solo en nuestro chat privado
    [digest] una vez al día
   *[none] ninguno
}
set-notices = { $value ->
    [mention] En el chat de la partida
    [direct] Solo en nuestro chat privado
    [digest] Un aviso al día
   *[none] Ningún aviso
}
setting-quiet = Horas de silencio: { $value ->
    [off] ninguna
   *[other] { $value }
}
setting-hint-quiet = Durante las horas de silencio, los avisos no suenan. Para elegir otro horario, escribe «ajustes silencio=23:30-7».
set-quiet = { $value ->
    [off] Sin horas de silencio
   *[other] Horas de silencio: { $value }
}
settings-sample = Así se ven tus tableros: { $theme }.
button-settings-back = Todos los ajustes

# Buttons that open a setting, with its value: at most 30 characters
tab-orientation = Tablero: { $value ->
    [own] mi lado abajo
    [first] { side-first } abajo
   *[second] { side-second } abajo
}
tab-theme = Tema del tablero: { $value ->
    [marble] mármol
    [terracotta] terracota
    [papyrus] papiro
    [night] noche
   *[contrast] contraste
}
tab-letters = Casillas: { $value ->
    [game] las del juego
    [latin] a1, b2
   *[attic] en griego
}
tab-confirm = Confirmar jugadas: { $value ->
    [on] todas
    [off] ninguna
   *[auto] arriesgadas
}
tab-results = Resultados: { $value ->
    [played] para mis rivales
    [nobody] solo para mí
   *[everyone] para todo el mundo
}
tab-language = Idioma: { $value ->
    [auto] automático
   *[other] { $value }
}
tab-zone = Zona: { $value }
tab-notices = Avisos: { $value ->
    [mention] en la partida
    [direct] en privado
    [digest] una vez al día
   *[none] nunca
}
tab-quiet = Silencio: { $value ->
    [off] nunca
   *[other] { $value }
}

theme-marble = mármol
theme-terracotta = terracota, como los vasos griegos
theme-papyrus = papiro
theme-night = noche
theme-contrast = alto contraste

word-challenge = desafía a alguien; sin nombre, puede jugar cualquiera
word-accept = acepta un desafío o una oferta
word-decline = rechaza un desafío o una oferta
word-withdraw = retira tu desafío
word-move = haz una jugada
word-board = muestra el tablero
word-games = muestra tus partidas
word-huff = sopla una ficha que no capturó
word-resign = abandona una partida
word-draw = ofrece tablas o acéptalas
word-rules = reglas de cada juego
word-settings = tablero, tema, idioma, zona horaria, avisos, vacaciones, bloqueos
word-link = vincula tus cuentas de dos plataformas
word-help = los comandos principales
