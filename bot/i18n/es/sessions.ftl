# The web chat's account: browsers that are signed in, and the recovery code. Shown in the web chat only.

setting-name = Te llamas { $name }. Para cambiarlo, escribe «renombrar» y un nombre nuevo.
setting-account = Tu cuenta está solo en este navegador. Para poder recuperarla, apunta un código de recuperación o vincula Discord o Telegram.
setting-sessions = { $others ->
    [0] Tu sesión solo está abierta aquí.
    [one] Tu sesión está abierta aquí y en otro navegador:
   *[other] Tu sesión está abierta aquí y en otros { $others } navegadores:
}
session = { $browser ->
    [unknown] un navegador desconocido
   *[other] { $browser }
}, último uso: { $used }
session-unused = { $browser ->
    [unknown] un navegador desconocido
   *[other] { $browser }
}, sin uso reciente
button-sessions-end = Cerrar las demás sesiones
button-recovery = Nuevo código de recuperación
done-sessions-ended = { $count ->
    [0] Tu sesión solo estaba abierta aquí.
    [one] Se cerró la sesión en el otro navegador.
   *[other] Se cerró la sesión en los otros { $count } navegadores.
}
done-recovery-code = Tu código de recuperación: { $code }. Apúntalo: solo se muestra esta vez, y los códigos anteriores ya no valen. Con tu nombre y este código puedes entrar una sola vez desde un navegador nuevo.
refused-recovery-nameless = Tu cuenta no tiene nombre en el chat web, así que no puede tener un código de recuperación. Usa «vincular» en tu otra plataforma.
done-renamed = Ahora te llamas { $name }, también en tus partidas. Tu código de recuperación corresponde ahora al nombre nuevo.
refused-name-of-platform = En Discord y Telegram se usa el nombre de tu perfil. Cámbialo allí.
refused-renamed-often = Hoy cambiaste de nombre muchas veces. Inténtalo mañana.
