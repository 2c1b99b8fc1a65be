# Reports, what is decided about them, and what the person says to that.

word-reports = denuncias pendientes, para quien administra un servidor o grupo
word-appeal = apela contra una decisión sobre ti

button-reports = Todas las denuncias
button-case = Denuncia { $case }

behaviour-stalling = Hacer perder el tiempo
behaviour-engine = Jugadas de un programa

# What can be decided; buttons
verdict-nothing = No tomar medidas
verdict-warn = Advertir
verdict-mute = Silenciar durante una semana
verdict-bar = Un mes sin jugar por puntos
verdict-block = Bloquear durante un año

report-what = Tu rival no ha dicho nada. ¿Qué quieres denunciar?
reports = { $count ->
    [0] No hay denuncias pendientes.
    [one] Hay una denuncia pendiente:
   *[other] Hay { $count } denuncias pendientes, la más antigua primero:
}
news-reports = { $count ->
    [one] Hay una denuncia pendiente. Si moderas aquí, escribe «denuncias» para verla.
   *[other] Hay { $count } denuncias pendientes. Si moderas aquí, escribe «denuncias» para verlas.
}

case-message = { $case }. { $name } dijo: { $text }
case-play = { $case }. Denuncia contra { $name }. Motivo: { $behaviour }
# $found: what the test found, as a sentence
case-finding = { $case }. Una comprobación automática denunció a { $name }. { $found }
case-match = Partida { $match }, { $ruleset }, { $at }
case-reporter = Denuncia enviada por { $name }
case-decided = Decisión del { $at }: { $verdict }
case-appeal = Apelación de la persona denunciada: { $text }

# $by: “operator”, or the platform of the server or group
# $kind: a message, the play in one match, or a finding in rated matches
decision-why = { $by ->
    [operator] Quien administra este bot tomó una decisión sobre { $kind ->
        [message] uno de tus mensajes en la partida { $match }.
        [match] tu manera de jugar en la partida { $match }.
       *[finding] tus partidas por puntos.
    }
    [discord] Quienes administran el servidor de Discord donde se creó la partida { $match } tomaron una decisión sobre { $kind ->
        [message] uno de tus mensajes allí.
        [match] tu manera de jugar allí.
       *[finding] tus partidas por puntos allí.
    }
   *[telegram] Quienes administran el grupo de Telegram donde se creó la partida { $match } tomaron una decisión sobre { $kind ->
        [message] uno de tus mensajes allí.
        [match] tu manera de jugar allí.
       *[finding] tus partidas por puntos allí.
    }
}
decision-nothing = La decisión no tiene consecuencias para ti.
decision-warn = Es una advertencia. Respeta las condiciones de uso.
decision-mute = { $by ->
    [operator] No puedes enviar mensajes a tus rivales hasta el { $until }.
   *[other] Hasta el { $until } no puedes enviar mensajes a tus rivales en las partidas creadas en ese servidor o grupo.
}
decision-bar = { $by ->
    [operator] No puedes empezar partidas por puntos hasta el { $until }.
   *[other] No puedes empezar partidas por puntos en ese servidor o grupo hasta el { $until }.
}
decision-block = { $by ->
    [operator] No puedes empezar partidas hasta el { $until }.
   *[other] No puedes empezar partidas en ese servidor o grupo hasta el { $until }.
}
decision-appeal = Puedes apelar una vez: escribe «apelar» y lo que quieras decir.

done-appealed = Gracias. Quien tomó la decisión leerá tu apelación.

refused-many-reports = Tienes { $most } denuncias pendientes, el máximo permitido. Espera a que se decida alguna.
refused-report-computer = No se puede denunciar a la máquina.
refused-no-case = Esa denuncia no existe.
refused-case-closed = Ya se tomó una decisión sobre esta denuncia.
refused-no-reports = Usa este comando en un servidor o grupo que administres.
refused-no-decision = No se ha tomado ninguna decisión sobre ti.
refused-appealed = Ya apelaste contra esta decisión.
refused-appeal-long = Una apelación puede tener { $limit } caracteres como máximo. No se envió nada.
refused-sanctioned-mute = No puedes enviar mensajes aquí hasta el { $until }. Escribe «apelar» para ver por qué.
refused-sanctioned-bar = No puedes empezar partidas por puntos aquí hasta el { $until }. Escribe «apelar» para ver por qué.
refused-sanctioned-block = No puedes empezar partidas aquí hasta el { $until }. Escribe «apelar» para ver por qué.

discord-option-case = El número de una denuncia (vacío: las pendientes)
discord-option-behaviour = La conducta, si no es un mensaje
discord-option-appeal = Lo que quieres decir, hasta 400 caracteres (vacío: ves la decisión)
