# Settings of a Discord server or a Telegram group, for those who manage it.

word-group = impostazioni di questo server o gruppo, per chi lo gestisce

group-now = Impostazioni di questo server o gruppo
group-where = Le sfide sono permesse solo in { $places }.
group-posted-puzzle = Il problema del giorno viene pubblicato in { $place }.
group-posted-digest = Il riepilogo della settimana viene pubblicato in { $place }.
group-posted-events = I tornei vengono annunciati in { $place }.
group-posted-reports = Le nuove segnalazioni vengono annunciate in { $place }.

# Buttons that open a setting, with its value: at most 24 characters
group-tab-language = Lingua: { $value ->
    [auto] automatica
   *[other] { $value }
}
group-tab-ruleset = Gioco: { $value ->
    [auto] predefinito
   *[other] { $value }
}
# $value: how many places are chosen, 0 for all
group-tab-places = Sfide: { $value ->
    [0] ovunque
    [one] in 1 canale o chat
   *[other] in { $value } canali o chat
}
group-tab-threads = Thread: { $value ->
    [on] sì
   *[off] no
}
group-tab-answers = Risposte: { $value ->
    [group] nel gruppo
   *[private] in privato
}
group-tab-puzzle = Problema del giorno: { $value ->
    [on] sì
   *[off] no
}
group-tab-digest = Riepilogo settimanale: { $value ->
    [on] sì
   *[off] no
}
group-tab-events = Tornei: { $value ->
    [on] in un canale
   *[off] dove sono creati
}
group-tab-reports = Segnalazioni: { $value ->
    [on] sì
   *[off] no
}

# What it means to choose a value
group-set-language = { $value ->
    [auto] Automatica
   *[other] { $value }
}
group-set-ruleset = { $value ->
    [auto] Gioco predefinito
   *[other] { $value }
}
group-set-places = { $value ->
    [here] Permetti sfide qui
    [not-here] Niente sfide qui
   *[all] Sfide ovunque
}
group-set-threads = { $value ->
    [on] Un thread per partita
   *[off] Niente thread
}
group-set-answers = { $value ->
    [group] Rispondi nel gruppo
   *[private] Rispondi in privato
}
group-set-puzzle = { $value ->
    [here] Pubblica qui il problema del giorno
   *[off] Niente problema del giorno
}
group-set-digest = { $value ->
    [here] Pubblica qui il riepilogo settimanale
   *[off] Niente riepilogo settimanale
}
group-set-events = { $value ->
    [here] Annuncia qui i tornei
   *[off] Annuncia i tornei dove sono creati
}
group-set-reports = { $value ->
    [here] Annuncia qui le segnalazioni
   *[off] Non annunciare segnalazioni
}

refused-no-group = Queste impostazioni valgono per un server Discord o un gruppo Telegram. Usa il comando lì.
refused-not-manager = Solo chi gestisce questo server o gruppo può cambiarne le impostazioni.
refused-many-places = Puoi scegliere al massimo { $most } posti. Prima togline uno.
refused-elsewhere = Le sfide non si possono lanciare qui, ma solo in { $places }.
