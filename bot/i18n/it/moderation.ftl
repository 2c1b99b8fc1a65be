# Reports, what is decided about them, and what the person says to that.

word-reports = segnalazioni in attesa, per chi gestisce un server o un gruppo
word-appeal = fai ricorso contro una decisione che ti riguarda

button-reports = Tutte le segnalazioni
button-case = Segnalazione { $case }

behaviour-stalling = Perdita di tempo
behaviour-engine = Mosse di un programma

# What can be decided; buttons
verdict-nothing = Nessun provvedimento
verdict-warn = Ammonizione
verdict-mute = Silenzio per una settimana
verdict-bar = Niente punteggio per un mese
verdict-block = Blocco per un anno

report-what = Il tuo avversario non ha scritto nulla. Che cosa vuoi segnalare?
reports = { $count ->
    [0] Nessuna segnalazione in attesa.
    [one] Una segnalazione in attesa:
   *[other] { $count } segnalazioni in attesa, dalla più vecchia:
}
news-reports = { $count ->
    [one] C’è una segnalazione in attesa. Chi modera può vederla con «segnalazioni».
   *[other] Ci sono { $count } segnalazioni in attesa. Chi modera può vederle con «segnalazioni».
}

case-message = { $case }. { $name } ha scritto: { $text }
case-play = { $case }. { $name }, motivo della segnalazione: { $behaviour }
# $found: what the test found, as a sentence
case-finding = { $case }. Un controllo automatico ha segnalato { $name }. { $found }
case-match = Partita { $match }, { $ruleset }, { $at }
case-reporter = Segnalazione fatta da { $name }
case-decided = Decisione ({ $at }): { $verdict }
case-appeal = Ricorso della persona segnalata: { $text }

# $by: “operator”, or the platform of the server or group
# $kind: a message, the play in one match, or a finding in rated matches
decision-why = { $by ->
    [operator] Chi gestisce questo bot ha preso una decisione { $kind ->
        [message] su un tuo messaggio nella partita { $match }.
        [match] sul tuo modo di giocare nella partita { $match }.
       *[finding] sulle tue partite valide per il punteggio.
    }
    [discord] Chi gestisce il server Discord in cui è stata creata la partita { $match } ha preso una decisione { $kind ->
        [message] su un tuo messaggio in quella partita.
        [match] sul tuo modo di giocare in quella partita.
       *[finding] sulle partite valide per il punteggio che giochi su quel server.
    }
   *[telegram] Gli amministratori del gruppo Telegram in cui è stata creata la partita { $match } hanno preso una decisione { $kind ->
        [message] su un tuo messaggio in quella partita.
        [match] sul tuo modo di giocare in quella partita.
       *[finding] sulle partite valide per il punteggio che giochi in quel gruppo.
    }
}
decision-nothing = La decisione non ha conseguenze per te.
decision-warn = Questa è un’ammonizione. Rispetta le condizioni d’uso.
decision-mute = { $by ->
    [operator] Non puoi scrivere agli avversari. Fine del divieto: { $until }.
   *[other] Non puoi scrivere agli avversari nelle partite create in quel server o gruppo. Fine del divieto: { $until }.
}
decision-bar = { $by ->
    [operator] Non puoi iniziare partite valide per il punteggio. Fine del divieto: { $until }.
   *[other] In quel server o gruppo non puoi iniziare partite valide per il punteggio. Fine del divieto: { $until }.
}
decision-block = { $by ->
    [operator] Non puoi iniziare partite. Fine del divieto: { $until }.
   *[other] In quel server o gruppo non puoi iniziare partite. Fine del divieto: { $until }.
}
decision-appeal = Puoi fare ricorso una volta: scrivi «ricorso» e poi quello che vuoi dire.

done-appealed = Grazie. Il tuo ricorso sarà letto da chi ha deciso.

refused-many-reports = { $most } tue segnalazioni sono ancora in attesa: è il massimo. Prima di farne altre, aspetta una decisione.
refused-report-computer = Il computer non si può segnalare.
refused-no-case = Questa segnalazione non esiste.
refused-case-closed = Su questa segnalazione è già stata presa una decisione.
refused-no-reports = Usa questo comando in un server o in un gruppo che gestisci.
refused-no-decision = Non c’è nessuna decisione che ti riguarda.
refused-appealed = Hai già fatto ricorso contro questa decisione.
refused-appeal-long = Un ricorso può avere al massimo { $limit } caratteri. Non è stato inviato nulla.
refused-sanctioned-mute = Qui non puoi scrivere messaggi. Fine del divieto: { $until }. Scrivi «ricorso» per sapere perché.
refused-sanctioned-bar = Qui non puoi iniziare partite valide per il punteggio. Fine del divieto: { $until }. Scrivi «ricorso» per sapere perché.
refused-sanctioned-block = Qui non puoi iniziare partite. Fine del divieto: { $until }. Scrivi «ricorso» per sapere perché.

discord-option-case = Il numero di una segnalazione; vuoto: quelle in attesa
discord-option-behaviour = Che cosa segnalare al posto di un messaggio
discord-option-appeal = Quello che vuoi dire (massimo 400 caratteri); vuoto per vedere la decisione
