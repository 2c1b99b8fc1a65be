# The web chat's account: browsers that are signed in, and the recovery code. Shown in the web chat only.

setting-name = Ti chiami { $name }. Per cambiare nome, scrivi «rinomina» e il nuovo nome.
setting-account = Il tuo account esiste solo in questo browser. Annota un codice di recupero, o collega Discord o Telegram, per non perderlo.
setting-sessions = { $others ->
    [0] Hai effettuato l’accesso solo da qui.
    [one] Hai effettuato l’accesso da qui e da un altro browser:
   *[other] Hai effettuato l’accesso da qui e da altri { $others } browser:
}
session = { $browser ->
    [unknown] un browser sconosciuto
   *[other] { $browser }
}, usato l’ultima volta { $used }
session-unused = { $browser ->
    [unknown] un browser sconosciuto
   *[other] { $browser }
}, non usato di recente
button-sessions-end = Disconnetti gli altri browser
button-recovery = Nuovo codice di recupero
done-sessions-ended = { $count ->
    [0] Non avevi effettuato l’accesso da nessun’altra parte.
    [one] L’altro browser è stato disconnesso.
   *[other] Gli altri { $count } browser sono stati disconnessi.
}
done-recovery-code = Il tuo codice di recupero è { $code }. Annotalo: lo vedi solo questa volta, e i codici precedenti non valgono più. Con il tuo nome e questo codice puoi accedere una volta da un nuovo browser.
refused-recovery-nameless = Nella chat web il tuo account non ha un nome, quindi non può avere un codice di recupero. Scrivi «collega» sull’altra piattaforma.
done-renamed = Ora ti chiami { $name }, anche nelle tue partite. Il codice di recupero vale con il nuovo nome.
refused-name-of-platform = Su Discord e Telegram hai il nome del tuo profilo. Cambialo lì.
refused-renamed-often = Oggi hai cambiato nome molte volte. Riprova domani.
