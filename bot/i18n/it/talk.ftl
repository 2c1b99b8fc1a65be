# Words, lists, settings, help.

help =
    Sfida qualcuno e giocate un turno alla volta.
    sfida NOME – sfida una persona; senza nome, chiunque
    sfida computer – gioca contro il computer
    a2-a5 – gioca una mossa; oppure tocca un pezzo sul tavoliere
    partite – le tue partite
    regole – le regole di ogni gioco; o una domanda, per esempio «regole posso passare?»
    perché a2-b3 – perché una mossa non è regolare
    impara – brevi lezioni sul tavoliere
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
which-match = Quale partita? Scegline una, o aggiungi match= e il suo codice.
entry = { $name } · { $ruleset }
entry-yours = Tocca a te: { $name } · { $ruleset }
entry-open = Sfida aperta · { $ruleset }
entry-twin = { $entry } · { $match }

completion-captures = cattura { $squares }

## Linking two accounts

done-link-code = Scrivi «link { $code }» sull’altra tua piattaforma entro { $minutes ->
    [one] un minuto
   *[other] { $minutes } minuti
}. Prima di collegare qualcosa lo chiederò su entrambe le piattaforme. Non dare il codice a nessun altro.
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
link-asked-by = { $name } ({ $platforms }) ha scritto il tuo codice e vuole collegare gli account. { $count ->
    [0] Non ha partite
    [one] Ha una partita
   *[other] Ha { $count } partite
}.
link-own = Questo account: { $name } ({ $platforms }), { $count ->
    [0] senza partite
    [one] con una partita
   *[other] con { $count } partite
}.
link-joins = Se li colleghi, i due account diventano uno solo. Da entrambe le piattaforme potrai giocare, e abbandonare, tutte queste partite.
link-warning-typed = Conferma solo se hai chiesto tu questo codice. Se te l’ha dato qualcun altro, premi Annulla.
link-warning-asked = Conferma solo se hai scritto tu il codice, sull’altra tua piattaforma. Altrimenti premi Annulla.
link-undo-typed = Puoi tornare indietro entro { $days ->
    [one] un giorno
   *[other] { $days } giorni
} con «link undo». Allora riavrai quello che hai adesso; le partite cominciate dopo il collegamento restano a { $name }.
link-undo-asked = Puoi tornare indietro entro { $days ->
    [one] un giorno
   *[other] { $days } giorni
} con «link undo». Allora { $name } riavrà quello che ha adesso; le partite cominciate dopo il collegamento restano a te.
link-waits = Ora conferma anche come { $name }, entro { $minutes ->
    [one] un minuto
   *[other] { $minutes } minuti
}. Lo sto chiedendo lì; «link» mostra di nuovo la domanda. Fino ad allora non si collega nulla.
link-undo-ask = { $name } fa parte di questo account. Puoi tornare indietro fino a { $until }: { $count ->
    [0] nessuna partita torna
    [one] una partita torna
   *[other] { $count } partite tornano
} a { $name }, e le partite cominciate dopo il collegamento restano qui.
button-link-yes = Collega
button-link-no = Annulla
button-link-undo = Annulla il collegamento
done-linked = Fatto: ora { $name } fa parte di questo account. Se è stato un errore, puoi tornare indietro fino a { $until } con «link undo».
done-link-cancelled = Annullato. Non è stato collegato nulla.
done-unlinked = { $name } ha di nuovo un account proprio, { $count ->
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
setting-theme = Immagini: { $value }
setting-language = Lingua: { $value ->
    [auto] automatica
   *[other] { $value }
}
set-orientation = { $value ->
    [own] Il mio lato in basso
    [first] { side-first } in basso
   *[second] { side-second } in basso
}
set-theme = Immagini: { $value }
set-language = { $value ->
    [auto] Automatica
   *[other] { $value }
}
setting-zone = Orari: { $value }
zone-hour = { $time } ({ $offset })
zone-name = { $zone }
menu-more-zone = Un altro fuso orario …
menu-more-quiet = Altre ore di silenzio …
menu-vacation = Vacanza: ferma tutti i miei orologi
setting-hint-zone = Scegli l’ora del tuo orologio, poi un luogo vicino a te; oppure scrivi «impostazioni fuso=Europe/Rome».
set-zone = Orari di { $value }
setting-notices = Avvisi: { $value ->
    [mention] dove giochi, altrimenti nella tua chat
    [direct] solo nella tua chat
    [digest] una volta al giorno
   *[none] nessuno
}
set-notices = { $value ->
    [mention] Avvisami dove gioco
    [direct] Solo nella mia chat
    [digest] Avvisami una volta al giorno
   *[none] Non avvisarmi mai
}
setting-quiet = Ore di silenzio: { $value ->
    [off] nessuna
   *[other] { $value }
}
setting-hint-quiet = In queste ore gli avvisi non suonano. Per altre ore scrivi «settings quiet=23:30-7».
set-quiet = { $value ->
    [off] Nessuna ora di silenzio
   *[other] Ore di silenzio { $value }
}
settings-sample = I tuoi tavolieri: { $theme }.
button-settings-back = Tutte le impostazioni

# Pulsanti che aprono un'impostazione, con il suo valore: al massimo 30 caratteri
tab-orientation = Tavoliere: { $value ->
    [own] mio lato in basso
    [first] { side-first } in basso
   *[second] { side-second } in basso
}
tab-theme = Immagini: { $value ->
    [marble] marmo
    [terracotta] terracotta
    [papyrus] papiro
    [night] notte
   *[contrast] contrasto
}
tab-letters = Caselle: { $value ->
    [game] come nel gioco
    [latin] a1, b2
   *[attic] in greco
}
tab-confirm = Conferma mosse: { $value ->
    [on] tutte
    [off] nessuna
   *[auto] rischiose
}
tab-language = Lingua: { $value ->
    [auto] automatica
   *[other] { $value }
}
tab-zone = Orari: { $value }
tab-notices = Avvisi: { $value ->
    [mention] dove gioco
    [direct] nella mia chat
    [digest] una volta al giorno
   *[none] mai
}
tab-quiet = Silenzio: { $value ->
    [off] mai
   *[other] { $value }
}

theme-marble = marmo
theme-terracotta = terracotta, come i vasi greci
theme-papyrus = papiro
theme-night = notte
theme-contrast = alto contrasto

word-challenge = sfida una persona; senza nome, chiunque
    .asked =
        giocare con un amico
        quanti minuti abbiamo
        quanto tempo c’è per muovere
        partita veloce
        c’è un avversario automatico
        giocare con la macchina
        come comincio una partita
        cominciare una partita
        iniziare una nuova partita
        nuova partita
        invitare un amico
        sfidare qualcuno
        voglio giocare
        trovare un avversario
        giocare contro il computer
        giocare contro il bot
        giocare da solo
        quanto tempo ho per ogni mossa
        tempo per mossa
        limite di tempo
        quanto posso pensare
        giocare con l’orologio
        quanti giorni per mossa
        scegliere un altro gioco o le opzioni
        creare una sfida aperta
word-accept = accetta una sfida o un’offerta
    .asked =
        dire sì a una sfida
        ho un codice che faccio
        come accetto una sfida
        accettare un invito
        unirsi a una partita con il codice
        dire di sì a un’offerta
word-decline = rifiuta una sfida o un’offerta
    .asked =
        dire no a una sfida
        rifiutare una sfida
        dire di no
        non voglio giocare con lui
        respingere l’invito
word-withdraw = ritira la tua sfida
    .asked =
        togliere la mia sfida
        cancellare l’invito
        annullare la mia sfida
        ritirare l’invito
        nessuno accetta la mia sfida
word-move = gioca una mossa
    .asked =
        come scrivo una mossa
        come si scrive la mossa
        cosa scrivo per muovere
        come faccio la mossa qui
        inserire una mossa
        notazione delle mosse
word-board = mostra il tavoliere
    .asked =
        rivedere il tavoliere
        mandami il tavoliere
        mostrami il tavoliere
        fammi vedere la posizione
        a chi tocca adesso
        com’è la posizione
word-games = elenca le tue partite
    .asked =
        che partite ho
        a cosa sto giocando
        quali partite sto giocando
        le mie partite
        elenco delle partite
        partite in corso
        dove sono le mie partite
word-huff = soffia una pedina che ha mancato una cattura
    .asked =
        come si reclama una soffiata
        comando per soffiare
        reclamare che ha mancato una cattura
word-resign = abbandona una partita
    .asked =
        voglio smettere
        come esco dalla partita
        chiudere la partita
        getto la spugna
        come abbandono
        voglio abbandonare la partita
        mi arrendo
        arrendersi
        rinunciare alla partita
        lasciare la partita
        come smetto di giocare
        voglio uscire dalla partita
        ritirarsi dalla partita
word-draw = offri la patta, o accettala
    .asked =
        posso offrire la patta
        chiuderla in pareggio
        facciamo patta
        come offro la patta
        proporre patta
        offrire il pareggio
        chiedere la patta all’avversario
        accettare la patta
word-rules = le regole di ogni gioco
word-settings = tavoliere, immagini, lingua, orari, avvisi, vacanza, chi blocchi
    .asked =
        impedire a qualcuno di sfidarmi
        cambiare l’aspetto
        un’altra lingua
        in inglese
        sono via due settimane
        non disturbare di notte
        vedere dall’altra parte
        come blocco una persona
        bloccare una persona
        bloccare un giocatore
        sbloccare qualcuno
        come blocco qualcuno che mi infastidisce
        cambiare la lingua
        girare il tavoliere
        cambiare i colori
        lettere latine
        fuso orario
        ore di silenzio
        niente notifiche di notte
        disattivare le notifiche
        troppi avvisi
        vado in vacanza
        ferie
        impostazioni
word-link = collega i tuoi account su due piattaforme
    .asked =
        lo stesso account su due piattaforme
        collegare discord e telegram
        collegare gli account
        usare lo stesso account
word-help = i comandi principali
    .asked =
        come si usa il bot
        cosa posso fare qui
        non capisco come funziona il bot
        aiuto
        che comandi ci sono
        elenco dei comandi
        cosa posso scrivere
        cosa sa fare il bot
