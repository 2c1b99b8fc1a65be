# Conditional moves: answers that a player prepares. Nobody else is ever told of them.

word-plan = prepara tu respuesta a la próxima jugada de tu rival

button-plan = Planear
button-plans = Mis planes
button-plan-yes = Guardar este plan
button-plan-no = Descartar
button-plan-drop = Borrar este plan
button-plan-drop-all = Borrar todo
button-plan-on = Añadir una jugada
button-plan-back = Quitar la última jugada
button-plan-stop = Parar aquí

## How a plan is said

plan-line = { $steps }
plan-pair = si { $theirs }, entonces { $yours }
plan-if = si { $theirs }…
plan-now = { $yours } enseguida
plan-void = { $actions } (ya no es posible)

## What is planned

plans = { $count ->
    [one] Tienes un plan en esta partida. Solo tú lo ves.
   *[other] Tienes { $count } planes en esta partida. Solo tú los ves.
}
plans-none = No tienes ningún plan en esta partida. Escribe la jugada de tu rival y tu respuesta, como «plan c7-c4 b2-b4», o planea en el tablero.
plan-item = { $number }. { $plan }
plan-look = Ver el plan { $number }

## Planning on the board

plan-headline = Plan contra { $name }
plan-pick-theirs = ¿Qué pieza moverá tu rival?
plan-pick-yours = ¿Y con qué pieza respondes?
plan-place-theirs = ¿Dónde colocará tu rival una ficha?
plan-place-yours = ¿Y dónde colocas tú una ficha?
plan-further = ¿Paras aquí o sigues saltando?
plan-preview = El tablero quedaría así. ¿Guardas este plan?
plan-known = Ya habías planeado esto. El tablero quedaría así.
plan-captures = Capturas en el camino: { $squares }.
plan-wins = Con esto ganarías: { $reason }.
plan-loses = Con esto perderías: { $reason }.
plan-draws = Con esto serían tablas: { $reason }.
spot-theirs = la pieza de { $square }

## Under the player’s own board, and as news

note-plan = Tu plan, que solo ves tú: { $plan }.
note-plans = Tienes { $count } planes en esta partida. Solo tú los ves.
note-plan-held = Planeaste { $action }. El plan espera hasta que respondas a la propuesta de tu rival.
note-plan-true = Tu plan se cumplió: respondiste a { $theirs } con { $yours }.

note-answered = { $side } respondió enseguida a la jugada { $action }.
note-answered-on = Después de { $action } siguieron jugadas planeadas: { $actions }.

news-plan-true = Tu plan se cumplió: jugué { $action } por ti.
news-plan-missed = Tu rival hizo una jugada distinta, así que la respuesta que tenías preparada no se jugó.
news-plan-dropped = Tu plan se borró: { $action } ya no es legal.

done-planned = Plan guardado. Si tu rival hace esa jugada, jugaré tu respuesta enseguida. Solo tú puedes ver tu plan.
done-plan-dropped = Se borró lo que habías planeado.
done-answered = { $count ->
    [one] Tu rival respondió enseguida: { $actions }.
   *[other] Después siguieron jugadas planeadas: { $actions }.
}
done-answered-yours = Te toca otra vez.
done-answered-theirs = Le toca a tu rival.

## Why something is not planned

refused-plan-dice = En un juego con dados no se puede planear: nadie conoce la próxima tirada.
refused-plan-huffing = En un juego con soplo no se puede planear: un plan mostraría lo que se puede capturar.
refused-plan-your-turn = Es tu turno, así que haz tu jugada. Puedes planear mientras esperas a tu rival.
refused-plan-waits = Tu plan espera hasta que respondas a la propuesta de tu rival. Responde o haz tu jugada.
refused-plan-deep = Un plan puede tener { $most } jugadas como máximo, contando las de los dos bandos.
refused-plan-past-end = La jugada { $number } de este plan termina la partida, así que después no puede haber más jugadas.
refused-plan-step = No puedes hacer así la jugada { $number } de este plan. { $why }
refused-plan-step-theirs = Tu rival no puede hacer la jugada { $number } de este plan. Este es el motivo, visto desde su lado. { $why }
refused-plan-unanswered = Un plan debe acabar con una jugada tuya, como en «plan c7-c4 b2-b4».
refused-plan-repeats = Este plan repite una posición. Planea otras jugadas.
refused-plan-known = Ya tienes este plan.
refused-plan-clash = Ya planeaste { $action } en ese punto. Borra primero ese plan.
refused-plan-many = Puedes tener { $most } planes como máximo en una partida. Borra uno antes de añadir otro.
refused-no-plan = No tienes ningún plan en esta partida.
refused-no-such-plan = No tienes ese plan en esta partida. Escribe «plan» para ver tus planes.

## Set-ups: where a player’s men are placed, one each turn, without asking again

word-place = coloca todas tus fichas a la vez, por ejemplo «colocar a1-h2»

button-setup = Colocar todas
button-setup-yes = Listo
button-setup-no = Descartar la formación
button-setup-row = Llenar la fila
button-setup-mirror = Reflejar
button-setup-repeat = Repetir la última formación
button-setup-clear = Quitar todas

step-set-up = ✓ { $square }
spot-set-up = quitar la ficha de { $square }

set-up-headline = Tu formación contra { $name }
set-up-ask = Toca las casillas en el orden en que quieres colocar tus fichas. Solo tú ves esta formación.
set-up-count = Casillas elegidas: { $count } de { $left }.
set-up-full = No te quedan fichas por colocar. Si quieres quitar una del tablero, tócala.
set-up-gone = { $count ->
    [one] La casilla { $squares } está ocupada. Elige otra casilla, o toca «Listo».
   *[other] Las casillas { $squares } están ocupadas. Elige otras casillas, o toca «Listo».
}
set-up-passed = El tablero cambió. Revisa tus fichas y toca «Listo» otra vez.

note-set-up = { $count ->
    [one] Tu formación colocará una ficha más por ti, en { $square }. Solo tú ves esta formación.
   *[other] Tu formación colocará { $count } fichas más por ti; la siguiente, en { $square }. Solo tú ves esta formación.
}
note-set-up-short = { $count ->
    [one] Tendrás que colocar por tu cuenta una ficha más.
   *[other] Tendrás que colocar por tu cuenta { $count } fichas más.
}
note-set-up-held = Tu formación espera hasta que respondas a la propuesta de tu rival.
note-placed-for-you = Se colocó automáticamente una ficha tuya en { $square }.
note-placed-on = Se colocaron { $count } fichas enseguida.

news-set-up-skipped = Tu formación se salta estas casillas, que ya están ocupadas: { $squares }.

done-set-up = { $count ->
    [one] Listo. Tu próxima ficha se colocará automáticamente cuando sea tu turno.
   *[other] Listo. Tus próximas { $count } fichas se colocarán automáticamente, una en cada turno.
}
done-set-up-placed = Todas tus fichas están colocadas.
done-set-up-dropped = La formación quedó descartada. Vuelves a colocar tus fichas por tu cuenta.

refused-no-set-up = No tienes ninguna formación en esta partida.
refused-set-up-done = No te quedan fichas por colocar.
refused-set-up-many = { $left ->
    [one] Elegiste { $count } casillas, pero te queda una ficha por colocar.
   *[other] Elegiste { $count } casillas, pero te quedan { $left } fichas por colocar.
}
refused-set-up-taken = No puedes colocar ninguna ficha en { $squares }.
refused-set-up-no-room = Ninguna de las casillas que escribiste está libre. Elige otras.
refused-set-up-unread = «{ $typed }» no es una casilla ni un grupo de casillas. Escribe las casillas así: «colocar a1 c1-f1», o «colocar a1-h2» para dos filas.
