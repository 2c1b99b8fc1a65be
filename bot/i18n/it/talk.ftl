# Words, lists, settings, help.

help =
    Sfida qualcuno: si gioca un turno alla volta.
    sfida NOME – sfida una persona; senza nome, chi vuole accetta
    sfida computer – gioca contro il computer
    a2-a5 – gioca una mossa; oppure tocca un pezzo sul tavoliere
    partite – le tue partite
    regole – le regole di ogni gioco; oppure fai una domanda, per esempio «regole posso passare?»
    perché a2-b3 – scopri perché una mossa non è regolare
    impara – brevi lezioni interattive
    Altri comandi: accetta, rifiuta, piano, abbandona, patta, ritira, rivincita, rivedi, impostazioni

games = { $count ->
    [one] Hai una partita:
   *[other] Hai { $count } partite:
}
digest = { $count ->
    [one] Una partita ti aspetta:
   *[other] { $count } partite ti aspettano:
}
no-games = Non hai partite in corso. Scrivi «sfida» per cominciarne una.
which-match = Quale partita? Scegline una, o aggiungi il suo codice al comando, per esempio «partita=k7qd3x».
entry = { $name } · { $ruleset }
entry-yours = Tocca a te: { $name } · { $ruleset }
entry-open = Sfida aperta · { $ruleset }
entry-twin = { $entry } · { $match }

completion-captures = cattura { $squares }

## Linking two accounts

done-link-code = Scrivi «collega { $code }» sull’altra piattaforma entro { $minutes ->
    [one] un minuto
   *[other] { $minutes } minuti
}. Chiederò conferma su entrambe le piattaforme prima di collegare gli account. Non dare il codice a nessuno.
link-platform = { $platform ->
    [web] chat web
    [telegram] Telegram
    [discord] Discord
   *[other] { $platform }
}
link-code-of = Questo codice è di { $name } ({ $platforms }), che { $count ->
    [0] non ha partite
    [one] ha una partita
   *[other] ha { $count } partite
}.
link-asked-by = { $name } ({ $platforms }) ha scritto il tuo codice e vuole collegare il suo account al tuo. Quell’account { $count ->
    [0] non ha partite
    [one] ha una partita
   *[other] ha { $count } partite
}.
link-own = Questo account: { $name } ({ $platforms }), { $count ->
    [0] senza partite
    [one] con una partita
   *[other] con { $count } partite
}.
link-joins = Se colleghi i due account, diventano uno solo. Da entrambe le piattaforme potrai giocare tutte queste partite, e anche abbandonarle.
link-warning-typed = Conferma solo se hai chiesto tu questo codice. Se te l’ha dato qualcun altro, premi Annulla.
link-warning-asked = Conferma solo se il codice l’hai scritto tu, sull’altra piattaforma. Altrimenti premi Annulla.
link-undo-typed = Per { $days ->
    [one] un giorno
   *[other] { $days } giorni
} potrai annullare il collegamento con «scollega». In quel caso riavrai quello che hai adesso, ma le partite cominciate dopo il collegamento resteranno a { $name }.
link-undo-asked = Per { $days ->
    [one] un giorno
   *[other] { $days } giorni
} potrai annullare il collegamento con «scollega». In quel caso { $name } riavrà quello che ha adesso, ma le partite cominciate dopo il collegamento resteranno a te.
link-waits = Ora conferma anche come { $name }, entro { $minutes ->
    [one] un minuto
   *[other] { $minutes } minuti
}. Ho fatto la domanda sull’altra piattaforma; «collega» la mostra di nuovo. Per ora non è stato collegato nulla.
link-undo-ask = L’account di { $name } è collegato a questo. Termine per annullare il collegamento: { $until }. Se lo annulli, { $count ->
    [0] nessuna partita torna
    [one] una partita torna
   *[other] { $count } partite tornano
} a { $name }, e le partite cominciate dopo il collegamento restano a te.
button-link-yes = Collega
button-link-no = Annulla
button-link-undo = Annulla il collegamento
done-linked = Account collegati: ora { $name } fa parte di questo account. Se è stato un errore, scrivi «scollega» per annullare il collegamento. Termine: { $until }.
done-link-cancelled = Richiesta annullata. Non è stato collegato nulla.
done-unlinked = Collegamento annullato: { $name } ha di nuovo un account separato, { $count ->
    [0] senza partite
    [one] con una partita
   *[other] con { $count } partite
}.

settings-now = Le tue impostazioni
setting-orientation = Tavoliere: { $value ->
    [own] il mio lato in basso
    [first] { side-first } in basso
   *[second] { side-second } in basso
}
setting-confirm = Conferma delle mosse: { $value ->
    [on] sempre
    [off] mai
   *[auto] solo se rischiose
}
set-confirm = { $value ->
    [on] Conferma ogni mossa
    [off] Non chiedere conferma
   *[auto] Conferma le mosse rischiose
}
setting-results = Risultati: { $value ->
    [played] li vede chi ha giocato con me
    [nobody] li vedo solo io
   *[everyone] li vedono tutti
}
set-results = { $value ->
    [played] Mostra i miei risultati a chi ha giocato con me
    [nobody] Non mostrare i miei risultati a nessuno
   *[everyone] Mostra i miei risultati a tutti
}
setting-theme = Tema del tavoliere: { $value }
setting-language = Lingua: { $value ->
    [auto] automatica
   *[other] { $value }
}
set-orientation = { $value ->
    [own] Il mio lato in basso
    [first] { side-first } in basso
   *[second] { side-second } in basso
}
set-theme = Tema del tavoliere: { $value }
set-language = { $value ->
    [auto] Automatica
   *[other] { $value }
}
setting-zone = Fuso orario: { $value }
zone-hour = { $time } ({ $offset })
zone-name = { $zone }
menu-more-zone = Un altro fuso orario…
menu-more-quiet = Altre ore di silenzio…
menu-vacation = Vacanza: ferma tutti i miei orologi
setting-hint-zone = Scegli l’ora che segna adesso il tuo orologio, poi un luogo vicino a te; oppure scrivi «impostazioni fuso=Europe/Rome».
set-zone = Fuso orario: { $value }
setting-notices = Avvisi: { $value ->
    [mention] dove si gioca, altrimenti nella nostra chat privata
    [direct] solo nella nostra chat privata
    [digest] una volta al giorno
   *[none] nessuno
}
set-notices = { $value ->
    [mention] Avvisami dove si gioca
    [direct] Avvisami solo in privato
    [digest] Avvisami una volta al giorno
   *[none] Non avvisarmi mai
}
setting-quiet = Ore di silenzio: { $value ->
    [off] nessuna
   *[other] { $value }
}
setting-hint-quiet = Nelle ore di silenzio gli avvisi arrivano senza suono. Per scegliere altre ore, scrivi «impostazioni silenzio=23:30-7».
set-quiet = { $value ->
    [off] Nessuna ora di silenzio
   *[other] Ore di silenzio { $value }
}
settings-sample = Ecco come appaiono i tuoi tavolieri: { $theme }.
button-settings-back = Tutte le impostazioni

# Pulsanti che aprono un'impostazione, con il suo valore: al massimo 30 caratteri
tab-orientation = Tavoliere: { $value ->
    [own] mio lato in basso
    [first] { side-first } in basso
   *[second] { side-second } in basso
}
tab-theme = Tema del tavoliere: { $value ->
    [marble] marmo
    [terracotta] terracotta
    [papyrus] papiro
    [night] notte
   *[contrast] contrasto
}
tab-letters = Caselle: { $value ->
    [game] nomi del gioco
    [latin] a1, b2
   *[attic] in greco
}
tab-confirm = Conferma mosse: { $value ->
    [on] tutte
    [off] nessuna
   *[auto] rischiose
}
tab-results = Risultati: { $value ->
    [played] per gli avversari
    [nobody] solo per me
   *[everyone] per tutti
}
tab-language = Lingua: { $value ->
    [auto] automatica
   *[other] { $value }
}
tab-zone = Fuso orario: { $value }
tab-notices = Avvisi: { $value ->
    [mention] dove si gioca
    [direct] in privato
    [digest] una volta al giorno
   *[none] mai
}
tab-quiet = Ore di silenzio: { $value ->
    [off] nessuna
   *[other] { $value }
}

theme-marble = marmo
theme-terracotta = terracotta, come i vasi greci
theme-papyrus = papiro
theme-night = notte
theme-contrast = alto contrasto

word-challenge = sfida una persona; senza nome, chi vuole accetta
word-accept = accetta una sfida o un’offerta
word-decline = rifiuta una sfida o un’offerta
word-withdraw = ritira la tua sfida
word-move = gioca una mossa
word-board = mostra il tavoliere
word-games = elenca le tue partite
word-huff = soffia una pedina che poteva catturare
word-resign = abbandona una partita
word-draw = offri la patta, o accettala
word-rules = le regole di ogni gioco
word-settings = tavoliere, tema, lingua, fuso orario, avvisi, vacanza, chi è bloccato
word-link = collega i tuoi account su due piattaforme
word-help = i comandi principali
