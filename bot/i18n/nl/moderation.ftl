# Reports, what is decided about them, and what the person says to that.

word-reports = openstaande rapporten, voor wie een server of groep beheert
word-appeal = bezwaar maken tegen een besluit over jou

button-reports = Alle rapporten
button-case = Rapport { $case }

behaviour-stalling = Tijd rekken
behaviour-engine = Zetten van een programma

# What can be decided; buttons
verdict-nothing = Niets doen
verdict-warn = Waarschuwen
verdict-mute = Een week dempen
verdict-bar = Een maand geen ratingpartijen
verdict-block = Een jaar blokkeren

report-what = Je tegenstander heeft niets gezegd. Wat wil je melden?
reports = { $count ->
    [0] Er staan geen rapporten open.
    [one] Er staat één rapport open:
   *[other] Er staan { $count } rapporten open, het oudste eerst:
}
news-reports = { $count ->
    [one] Er staat één rapport open. Moderatoren: typ “rapporten” om het te zien.
   *[other] Er staan { $count } rapporten open. Moderatoren: typ “rapporten” om ze te zien.
}

case-message = { $case }. { $name } schreef: { $text }
case-play = { $case }. Melding over { $name }: { $behaviour }
# $found: what the test found, as a sentence
case-finding = { $case }. { $name } is gemeld door een test. { $found }
case-match = Partij { $match }, { $ruleset }, { $at }
case-reporter = Gemeld door { $name }
case-decided = Besloten op { $at }: { $verdict }
case-appeal = Bezwaar van de gemelde persoon: { $text }

# $by: “operator”, or the platform of the server or group
# $kind: a message, the play in one match, or a finding in rated matches
decision-why = { $by ->
    [operator] De beheerder van deze bot heeft een besluit genomen over { $kind ->
        [message] een van je berichten in partij { $match }.
        [match] je gedrag in partij { $match }.
       *[finding] je partijen die meetellen voor de rating.
    }
    [discord] De beheerders van de Discord-server waar partij { $match } begon, hebben een besluit genomen over { $kind ->
        [message] een van je berichten daar.
        [match] je gedrag daar.
       *[finding] je partijen daar die meetellen voor de rating.
    }
   *[telegram] De beheerders van de Telegram-groep waar partij { $match } begon, hebben een besluit genomen over { $kind ->
        [message] een van je berichten daar.
        [match] je gedrag daar.
       *[finding] je partijen daar die meetellen voor de rating.
    }
}
decision-nothing = Het besluit heeft voor jou geen gevolgen.
decision-warn = Dit is een waarschuwing. Houd je aan de voorwaarden.
decision-mute = { $by ->
    [operator] Tot { $until } kun je geen berichten aan tegenstanders sturen.
   *[other] Tot { $until } kun je in partijen uit die server of groep geen berichten aan tegenstanders sturen.
}
decision-bar = { $by ->
    [operator] Tot { $until } kun je geen partijen beginnen die meetellen voor de rating.
   *[other] Tot { $until } kun je in die server of groep geen partijen beginnen die meetellen voor de rating.
}
decision-block = { $by ->
    [operator] Tot { $until } kun je geen partijen beginnen.
   *[other] Tot { $until } kun je in die server of groep geen partijen beginnen.
}
decision-appeal = Je kunt één keer bezwaar maken: typ “bezwaar” en wat je wilt zeggen.

done-appealed = Dank je. Wie het besluit heeft genomen, krijgt je bezwaar te lezen.

refused-many-reports = Er staan nog { $most } van je rapporten open, en dat is het maximum. Wacht tot er over een paar ervan is besloten.
refused-report-computer = De computer kun je niet melden.
refused-no-case = Dat rapport bestaat niet.
refused-case-closed = Over dit rapport is al besloten.
refused-no-reports = Gebruik deze opdracht in een server of groep die je beheert.
refused-no-decision = Er is niets over je besloten.
refused-appealed = Je hebt al bezwaar gemaakt tegen dit besluit.
refused-appeal-long = Een bezwaar mag maximaal { $limit } tekens hebben. Er is niets verstuurd.
refused-sanctioned-mute = Tot { $until } kun je hier geen berichten sturen. Typ “bezwaar” om te zien waarom.
refused-sanctioned-bar = Tot { $until } kun je hier geen partijen beginnen die meetellen voor de rating. Typ “bezwaar” om te zien waarom.
refused-sanctioned-block = Tot { $until } kun je hier geen partijen beginnen. Typ “bezwaar” om te zien waarom.

discord-option-case = Het nummer van een rapport; laat het weg voor alle openstaande
discord-option-behaviour = Wat je meldt in plaats van een bericht
discord-option-appeal = Wat je wilt zeggen, maximaal 400 tekens; laat het weg om het besluit te zien
