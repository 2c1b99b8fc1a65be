# Settings of a Discord server or a Telegram group, for those who manage it.

word-group = ajustes de este servidor o grupo, para quien lo administra

group-now = Ajustes comunes de este servidor o grupo
group-where = Solo se puede desafiar en { $places }.
group-posted-puzzle = El problema del día se publica en { $place }.
group-posted-digest = El resumen semanal se publica en { $place }.
group-posted-events = Los torneos se anuncian en { $place }.
group-posted-reports = Las denuncias nuevas se anuncian en { $place }.

# Buttons that open a setting, with its value: at most 30 characters
group-tab-language = Idioma: { $value ->
    [auto] automático
   *[other] { $value }
}
group-tab-ruleset = Juego: { $value ->
    [auto] por defecto
   *[other] { $value }
}
# $value: how many places are chosen, 0 for all
group-tab-places = Desafíos: { $value ->
    [0] en todas partes
    [one] 1 lugar
   *[other] { $value } lugares
}
group-tab-threads = Hilos: { $value ->
    [on] sí
   *[off] no
}
group-tab-answers = Respuestas: { $value ->
    [group] en el grupo
   *[private] en privado
}
group-tab-puzzle = Problema del día: { $value ->
    [on] sí
   *[off] no
}
group-tab-digest = Resumen semanal: { $value ->
    [on] sí
   *[off] no
}
group-tab-events = Torneos: { $value ->
    [on] en un canal
   *[off] donde se crean
}
group-tab-reports = Denuncias: { $value ->
    [on] sí
   *[off] no
}

# What it means to choose a value
group-set-language = { $value ->
    [auto] Automático
   *[other] { $value }
}
group-set-ruleset = { $value ->
    [auto] El juego por defecto
   *[other] { $value }
}
group-set-places = { $value ->
    [here] Permitir desafíos aquí
    [not-here] Sin desafíos aquí
   *[all] Desafíos en todas partes
}
group-set-threads = { $value ->
    [on] Un hilo por partida
   *[off] Sin hilos
}
group-set-answers = { $value ->
    [group] Responder en el grupo
   *[private] Responder en privado
}
group-set-puzzle = { $value ->
    [here] Problema del día aquí
   *[off] Sin problema del día
}
group-set-digest = { $value ->
    [here] Resumen semanal aquí
   *[off] Sin resumen semanal
}
group-set-events = { $value ->
    [here] Anunciar los torneos aquí
   *[off] Anunciarlos donde se crean
}
group-set-reports = { $value ->
    [here] Anunciar denuncias aquí
   *[off] No anunciar denuncias
}

refused-no-group = Estos ajustes son de un servidor de Discord o un grupo de Telegram. Usa este comando allí.
refused-not-manager = Solo quien administra este servidor o grupo puede cambiar sus ajustes.
refused-many-places = Puedes elegir { $most } lugares como máximo. Quita uno antes de añadir otro.
refused-elsewhere = Aquí no se puede desafiar, solo en { $places }.
