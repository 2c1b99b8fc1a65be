# Settings of a Discord server or a Telegram group, for those who manage it.

word-group = instellingen van deze server of groep, voor de beheerders ervan
    .asked =
        instellingen van deze groep
        instellingen van de server
        taal van de groep kiezen
        groep instellen
        in welk kanaal mag je uitdagen
        taal van de server
        ik beheer deze groep hoe stel ik de bot in
        standaardspel van onze server
        bot instellen voor de groep
        welk spel is standaard in onze groep
        groepsinstellingen
        serverinstellingen
        ik ben beheerder wat kan ik instellen
        hoe richt ik de bot in voor onze server
        kanaal kiezen voor de bot
        hoe stel ik de groep in
        instellingen voor de groep
        instellingen voor iedereen in de groep
        bot instellen op mijn server
        hoe moet ik de bot op onze server instellen
        taal van onze groep
        onze groep op nederlands zetten
        in welk kanaal werkt de bot
        bot alleen in een kanaal
        de bot mag niet in dit kanaal
        kanaal instellen
        ik ben de baas van deze groep
        ik ben admin
        ik ben eigenaar van de server
        standaardspel voor de groep
        standaard spel instellen
        welk spel speelt onze groep
        regels voor de hele server
        groep
        server
        wie mag de bot instellen

group-now = Instellingen voor iedereen hier
group-where = Uitdagen doe je in { $places }.
group-puzzle = De puzzel van de dag komt in { $place }.

# Buttons that open a setting, with its value: at most 24 characters
group-tab-language = Taal: { $value ->
    [auto] automatisch
   *[other] { $value }
}
group-tab-ruleset = Spel: { $value ->
    [auto] het gewone
   *[other] { $value }
}
# $value: how many places are chosen, 0 for all
group-tab-places = Uitdagingen: { $value ->
    [0] overal
    [one] 1 plek
   *[other] { $value } plekken
}
group-tab-threads = Threads: { $value ->
    [on] aan
   *[off] uit
}
group-tab-answers = Antwoorden: { $value ->
    [group] in de groep
   *[private] privé
}
group-tab-puzzle = Dagpuzzel: { $value ->
    [on] aan
   *[off] uit
}

# What it means to choose a value
group-set-language = { $value ->
    [auto] Automatisch
   *[other] { $value }
}
group-set-ruleset = { $value ->
    [auto] Het gewone spel
   *[other] { $value }
}
group-set-places = { $value ->
    [here] Uitdagingen hier toestaan
    [not-here] Geen uitdagingen hier
   *[all] Uitdagingen overal
}
group-set-threads = { $value ->
    [on] Een thread per partij
   *[off] Geen threads
}
group-set-answers = { $value ->
    [group] In de groep antwoorden
   *[private] Privé antwoorden
}
group-set-puzzle = { $value ->
    [here] Dagelijks hier plaatsen
   *[off] Geen dagpuzzel
}

refused-no-group = Deze instellingen horen bij een Discord-server of een Telegram-groep. Gebruik deze opdracht daar.
refused-not-manager = Alleen wie deze server of groep beheert, kan de instellingen veranderen.
refused-many-places = Je kunt hoogstens { $most } plekken kiezen. Haal er eerst een weg.
refused-elsewhere = Uitdagen doe je hier in { $places }.
