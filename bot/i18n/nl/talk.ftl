# Commands, lists, settings, help.

help =
    Daag iemand uit en speel beurt om beurt.
    uitdagen NAAM – daag iemand uit; zonder naam kan iedereen meedoen
    uitdagen computer – speel tegen de computer
    a2-a5 – doe een zet; je kunt ook op het bord op een stuk tikken
    partijen – je partijen
    regels – de regels van elk spel; je kunt ook iets vragen, zoals “regels mag ik passen?”
    waarom a2-b3 – waarom een zet niet mag
    leren – korte lessen op het bord
    Meer opdrachten: accepteren, weigeren, plannen, opgeven, remise, terugnemen, revanche, naspelen, instellingen

games = { $count ->
    [one] Je hebt één partij:
   *[other] Je hebt { $count } partijen:
}
digest = { $count ->
    [one] Er wacht één partij op je:
   *[other] Er wachten { $count } partijen op je:
}
no-games = Je hebt geen lopende partij. Typ “uitdagen” om er een te beginnen.
which-match = Welke partij? Kies er een, of typ de code erbij, bijvoorbeeld partij=k7qd3x.
entry = { $name } · { $ruleset }
entry-yours = Jij bent aan zet: { $name } · { $ruleset }
entry-open = Open uitdaging · { $ruleset }
entry-twin = { $entry } · { $match }

completion-captures = slaat { $squares }

## Linking two accounts

done-link-code = Typ “koppelen { $code }” op je andere platform. De code is nog { $minutes ->
    [one] één minuut
   *[other] { $minutes } minuten
} geldig. Ik vraag op beide platforms om bevestiging voordat er iets wordt gekoppeld. Houd de code voor jezelf.
link-platform = { $platform ->
    [web] webchat
    [telegram] Telegram
    [discord] Discord
   *[other] { $platform }
}
link-code-of = Deze code is van { $name } ({ $platforms }), { $count ->
    [0] die geen partijen heeft
    [one] die één partij heeft
   *[other] die { $count } partijen heeft
}.
link-asked-by = { $name } ({ $platforms }) heeft je code getypt en wil jullie accounts koppelen. Het andere account heeft { $count ->
    [0] geen partijen
    [one] één partij
   *[other] { $count } partijen
}.
link-own = Dit account: { $name } ({ $platforms }), { $count ->
    [0] zonder partijen
    [one] met één partij
   *[other] met { $count } partijen
}.
link-joins = Als je de twee accounts koppelt, worden ze samen één account. Je kunt dan vanaf elk platform al deze partijen spelen, en ook opgeven.
link-warning-typed = Bevestig alleen als je zelf om deze code hebt gevraagd. Heb je hem van iemand anders, druk dan op “Annuleren”.
link-warning-asked = Bevestig alleen als je de code zelf hebt getypt, op je andere platform. Druk anders op “Annuleren”.
link-undo-typed = Je kunt de koppeling { $days ->
    [one] één dag
   *[other] { $days } dagen
} lang terugdraaien met “ontkoppelen”. Je krijgt dan terug wat je nu hebt. Partijen die na het koppelen zijn begonnen, blijven bij { $name }.
link-undo-asked = Je kunt de koppeling { $days ->
    [one] één dag
   *[other] { $days } dagen
} lang terugdraaien met “ontkoppelen”. { $name } krijgt dan alles terug wat nu bij dat account hoort. Partijen die na het koppelen zijn begonnen, blijven bij jou.
link-waits = Bevestig nu ook als { $name }, binnen { $minutes ->
    [one] één minuut
   *[other] { $minutes } minuten
}. Ik heb de vraag ook op je andere platform gesteld. Typ daar “koppelen” om de vraag nog eens te zien. Er is nog niets gekoppeld.
link-undo-ask = { $name } is aan dit account gekoppeld. Je kunt de koppeling tot { $until } terugdraaien: { $count ->
    [0] er gaan dan geen partijen terug
    [one] er gaat dan één partij terug
   *[other] er gaan dan { $count } partijen terug
} naar { $name }. Partijen die na het koppelen zijn begonnen, blijven bij jou.
button-link-yes = Koppelen
button-link-no = Annuleren
button-link-undo = Koppeling terugdraaien
done-linked = Gekoppeld: { $name } hoort nu bij dit account. Was dat een vergissing, typ dan vóór { $until } “ontkoppelen”.
done-link-cancelled = Geannuleerd. Er is niets gekoppeld.
done-unlinked = Ontkoppeld: { $name } heeft weer een eigen account, { $count ->
    [0] zonder partijen
    [one] met één partij
   *[other] met { $count } partijen
}.

settings-now = Je instellingen
setting-orientation = Bord: { $value ->
    [own] mijn eigen kant onderaan
    [first] { side-first } onderaan
   *[second] { side-second } onderaan
}
setting-confirm = Zetten bevestigen: { $value ->
    [on] altijd
    [off] nooit
   *[auto] alleen riskante
}
set-confirm = { $value ->
    [on] Elke zet bevestigen
    [off] Zetten nooit bevestigen
   *[auto] Riskante zetten bevestigen
}
setting-results = Resultaten: { $value ->
    [played] alleen wie tegen mij speelde, ziet ze
    [nobody] alleen ik zie ze
   *[everyone] iedereen ziet ze
}
set-results = { $value ->
    [played] Mijn resultaten aan mijn tegenstanders laten zien
    [nobody] Mijn resultaten aan niemand laten zien
   *[everyone] Mijn resultaten aan iedereen laten zien
}
setting-theme = Thema: { $value }
setting-language = Taal: { $value ->
    [auto] automatisch
   *[other] { $value }
}
set-orientation = { $value ->
    [own] Mijn kant onderaan
    [first] { side-first } onderaan
   *[second] { side-second } onderaan
}
set-theme = Thema: { $value }
set-language = { $value ->
    [auto] Automatisch
   *[other] { $value }
}
setting-zone = Tijdzone: { $value }
setting-hint-zone = Kies hoe laat het nu bij jou is en daarna een plaats in de buurt. Je kunt ook “instellingen tijdzone=Europe/Amsterdam” typen.
zone-hour = { $time } ({ $offset })
zone-name = { $zone }
menu-more-zone = Andere tijdzone …
menu-more-quiet = Andere stille uren …
menu-vacation = Vakantie: al mijn klokken pauzeren
set-zone = Tijdzone: { $value }
setting-notices = Meldingen: { $value ->
    [mention] in de chat van de partij, of in onze privéchat
    [direct] alleen in onze privéchat
    [digest] één keer per dag
   *[none] geen
}
set-notices = { $value ->
    [mention] Meldingen bij de partij
    [direct] Meldingen alleen privé
    [digest] Eén melding per dag
   *[none] Geen meldingen
}
setting-quiet = Stille uren: { $value ->
    [off] geen
   *[other] { $value }
}
setting-hint-quiet = In stille uren maken meldingen geen geluid. Typ voor andere uren bijvoorbeeld “instellingen stilte=23:30-7”.
set-quiet = { $value ->
    [off] Geen stille uren
   *[other] Stille uren { $value }
}
settings-sample = Zo zien je borden er nu uit (thema: { $theme }).
button-settings-back = Alle instellingen

# Buttons that open a setting, with its value: at most 24 characters
tab-orientation = Bord: { $value ->
    [own] mijn kant onderaan
    [first] { side-first } onderaan
   *[second] { side-second } onderaan
}
tab-theme = Thema: { $value ->
    [marble] marmer
    [terracotta] terracotta
    [papyrus] papyrus
    [night] nacht
   *[contrast] contrast
}
tab-letters = Velden: { $value ->
    [game] zoals in het spel
    [latin] a1, b2
   *[attic] Grieks
}
tab-confirm = Zetten bevestigen: { $value ->
    [on] altijd
    [off] nooit
   *[auto] bij risico
}
tab-results = Resultaten: { $value ->
    [played] voor tegenstanders
    [nobody] alleen voor mij
   *[everyone] voor iedereen
}
tab-language = Taal: { $value ->
    [auto] automatisch
   *[other] { $value }
}
tab-zone = Tijdzone: { $value }
tab-notices = Meldingen: { $value ->
    [mention] bij de partij
    [direct] privé
    [digest] 1 per dag
   *[none] geen
}
tab-quiet = Stille uren: { $value ->
    [off] geen
   *[other] { $value }
}

theme-marble = marmer
theme-terracotta = terracotta, zoals Griekse vazen
theme-papyrus = papyrus
theme-night = nacht
theme-contrast = hoog contrast

word-challenge = iemand uitdagen; zonder naam kan iedereen meedoen
word-accept = een uitdaging of aanbod accepteren
word-decline = een uitdaging of aanbod weigeren
word-withdraw = je uitdaging intrekken
word-move = een zet doen
word-board = het bord tonen
word-games = je partijen
word-huff = blazen: een steen weghalen die had kunnen slaan
word-resign = een partij opgeven
word-draw = remise aanbieden of accepteren
word-rules = de regels van elk spel
word-settings = bord, thema, taal, tijdzone, meldingen, vakantie, geblokkeerde mensen
word-link = je accounts op twee platforms koppelen
word-help = de belangrijkste opdrachten
