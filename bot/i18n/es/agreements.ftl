# Agreements between players: takebacks, rematches; and blocking.

word-takeback = pide o acepta deshacer la última jugada
word-rematch = juega otra vez con los bandos cambiados
word-public = deja ver la partida con un enlace, si tu rival está de acuerdo

## Takebacks

button-takeback = Deshacer mi jugada
button-retry = Deshacer y probar otra vez
button-takeback-yes = Permitir
button-takeback-no = Rechazar

note-takeback-yours = Pediste deshacer { $action }. La petición vale hasta que alguien responda o juegue.
note-takeback-both-yours = Pediste deshacer { $action } y todo lo que siguió. La petición vale hasta que alguien responda o juegue.
note-takeback-theirs = { $name } pide deshacer { $action }.
note-takeback-both-theirs = { $name } pide deshacer { $action } y todo lo que siguió.

news-takeback-asked = Tu rival pide deshacer una jugada.
news-takeback-refused = Se rechazó la petición de deshacer la jugada.
news-takeback-declined = Tu rival no aceptó deshacer la jugada.
news-taken-back = Tu jugada quedó deshecha. Haz otra.

done-takeback-asked = Pediste deshacer tu última jugada.
done-taken-back = La jugada quedó deshecha.
done-takeback-declined = Rechazaste la petición de deshacer la jugada.

refused-takeback-stands = Ya pediste deshacer una jugada. Espera la respuesta de tu rival.
refused-takeback-to-answer = Tu rival pide deshacer una jugada. Responde primero a su petición.
refused-nothing-to-take-back = No tienes ninguna jugada que deshacer. Después de deshacer una, haz otra antes de pedirlo de nuevo.
refused-no-takeback-asked = Nadie pidió deshacer una jugada.

## Rematches

button-rematch = Revancha

note-rematch = Es una revancha, con los bandos cambiados.
done-rematch = Ofreciste la revancha, con los bandos cambiados.

refused-not-over = Puedes ofrecer la revancha cuando esta partida termine.
refused-none-over = No tienes partidas terminadas. Escribe «desafiar» para empezar una.
refused-rematch-stands = Ya ofreciste la revancha. Espera la respuesta.
refused-rematch-runs = Esta revancha ya empezó.

## Letting others watch

button-public = Permitir espectadores
button-public-yes = Aceptar
button-public-no = Rechazar

note-public = Cualquiera con el enlace puede mirar esta partida.
note-public-yours = Pediste que cualquiera con el enlace pueda mirar esta partida. Tu rival aún no ha respondido.
note-public-theirs = { $name } pide que cualquiera con el enlace pueda mirar esta partida.

news-public-asked = Tu rival pide que cualquiera con el enlace pueda mirar esta partida.
news-public-declined = Tu rival prefiere jugar sin espectadores.
news-made-public = Tu rival aceptó: ahora cualquiera con el enlace puede mirar esta partida.

done-public-asked = Le pediste a tu rival que cualquiera con el enlace pueda mirar esta partida.
done-made-public = Ahora cualquiera con el enlace puede mirar esta partida.
done-public-declined = No aceptaste espectadores: solo tú y tu rival pueden ver esta partida.

refused-public-already = Cualquiera con el enlace ya puede mirar esta partida.
refused-public-stands = Ya pediste que se pueda mirar esta partida. Espera la respuesta de tu rival.
refused-no-public-asked = Nadie ha pedido que se pueda mirar esta partida.

## Blocking

button-block = Bloquear a esta persona
button-unblock = Desbloquear
unblock-name = Desbloquear a { $name }

done-blocked = Bloqueaste a { $name }: ya no puede desafiarte. Las partidas en curso siguen.
done-unblocked = Desbloqueaste a { $name }.

blocked-name = { $name }
setting-blocked = { $more ->
    [0] Personas bloqueadas: { $names }.
   *[other] Personas bloqueadas: { $names } (y { $more } más).
}

refused-undeliverable = Ese desafío no se puede entregar. Si quieres un desafío abierto, no escribas ningún nombre.
refused-not-available = Este desafío no está disponible para ti.
refused-blocked-by-you = Bloqueaste a esa persona. Escribe «ajustes» para desbloquearla.
refused-nobody-to-block = Aquí nadie se llama «{ $typed }». También puedes bloquear a alguien con el botón que hay debajo de su desafío, o en «Más» durante una partida.
refused-own-block = No puedes bloquear tu propia cuenta.
refused-not-blocked = No tienes bloqueada a esa persona.
