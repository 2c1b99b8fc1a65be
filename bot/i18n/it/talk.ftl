# Words, lists, settings, help.

help =
    Sfida qualcuno e giocate un turno alla volta.
    challenge NOME – sfida una persona; senza nome, chiunque
    move a2-a5 – gioca una mossa; oppure tocca un pezzo sul tavoliere
    games – le tue partite
    rules – come si gioca
    why a2-b3 – perché una mossa non è regolare
    learn – piccole lezioni, da risolvere sul tavoliere
    plan (piano), resign (abbandona), draw (patta), takeback (ritira la mossa), rematch (rivincita), settings (impostazioni)

games = { $count ->
    [one] Hai una partita:
   *[other] Hai { $count } partite:
}
digest = { $count ->
    [one] Una partita ti aspetta:
   *[other] { $count } partite ti aspettano:
}
no-games = Non hai partite in corso. «challenge» ne comincia una.
which-match = Quale partita intendi? Premine una, o aggiungi match= e il suo codice.
entry = { $name } · { $ruleset }
entry-yours = Tocca a te: { $name } · { $ruleset }
entry-open = Aperta a chiunque · { $ruleset }

completion-captures = cattura { $squares }

done-link-code = Scrivi «link { $code }» sull’altra tua piattaforma entro { $minutes ->
    [one] { $minutes } minuto
   *[other] { $minutes } minuti
}, e sarete la stessa persona.
done-linked = Ora sulle due piattaforme sei la stessa persona.

settings-now = Le tue impostazioni:
setting-orientation = Tavoliere: { $value ->
    [own] la mia parte in basso
    [first] { side-first } in basso
   *[second] { side-second } in basso
}
setting-theme = Immagini: { $value }
setting-language = Lingua: { $value ->
    [auto] quella della tua app o del browser
   *[other] { $value }
}
set-orientation = { $value ->
    [own] La mia parte in basso
    [first] { side-first } in basso
   *[second] { side-second } in basso
}
set-theme = Immagini: { $value }
set-language = { $value ->
    [auto] Parlami come la mia app
   *[other] { $value }
}
setting-zone = Orari: { $value }; «settings zone=Europe/Rome» li cambia
set-zone = Orari di { $value }
setting-notices = Avvisi: { $value ->
    [mention] dove si gioca la partita, altrimenti nella tua chat
    [direct] solo nella tua chat
    [digest] una volta al giorno, con tutto quello che ti aspetta
   *[none] nessuno
}
set-notices = { $value ->
    [mention] Avvisami dove gioco
    [direct] Avvisami nella mia chat
    [digest] Avvisami una volta al giorno
   *[none] Non avvisarmi mai
}
setting-quiet = Ore di silenzio: { $value ->
    [off] nessuna; «settings quiet=22:00-08:00» le imposta
   *[other] { $value }; «settings quiet=off» le toglie
}
set-quiet = { $value ->
    [off] Nessuna ora di silenzio
   *[other] Ore di silenzio { $value }
}
settings-sample = Un tavoliere come lo vedi ora: { $theme }.

theme-marble = marmo
theme-terracotta = terracotta, come i vasi greci
theme-papyrus = papiro
theme-night = notte
theme-contrast = contrasto massimo

word-challenge = sfida una persona, o chiunque
word-accept = accetta una sfida
word-decline = rifiuta una sfida
word-withdraw = ritira la tua sfida
word-move = gioca una mossa
word-board = guarda il tavoliere
word-games = elenca le tue partite
word-huff = soffia una pedina che non ha catturato pur potendo
word-resign = abbandona una partita
word-draw = proponi la patta o di fermarvi, o accetta
word-rules = come si gioca
word-settings = tavoliere, immagini, lingua, orari, avvisi, ore di silenzio, vacanza, chi blocchi
word-link = usa due piattaforme come una sola persona
word-help = da dove cominciare
