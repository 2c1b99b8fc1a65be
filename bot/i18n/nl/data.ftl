# Your own data: a copy of it, deleting it; and limits per person.

word-export = je partijen en instellingen downloaden
word-forget = je account verwijderen

word-privacy = wat er over jou is opgeslagen, en wie het ziet

## What is stored

privacy =
    Ik bewaar je naam en je account-ID bij Discord of Telegram, niet je telefoonnummer. Ook bewaar ik je instellingen, je partijen en in welke chats je ze speelt. Wat je typt, bewaar ik alleen als het bij een partij of instelling hoort. Tegenstanders zien je naam en je zetten; de beheerder van deze bot kan alles lezen wat is opgeslagen.
    Met “exporteren” krijg je je gegevens als bestand. Met “vergeet mij” verwijder je je account.
privacy-web =
    Ik bewaar je naam en een vingerafdruk van de cookie waarmee deze browser is ingelogd. Heb je Discord of Telegram gekoppeld, dan bewaar ik ook je account-ID daar, niet je telefoonnummer. Verder bewaar ik je instellingen, je partijen en in welke chats je ze speelt. Wat je typt, bewaar ik alleen als het bij een partij of instelling hoort. Tegenstanders zien je naam en je zetten; de beheerder van deze bot kan alles lezen wat is opgeslagen.
    Met “exporteren” krijg je je gegevens als bestand. Met “vergeet mij” verwijder je je account.
privacy-assistant = Als je vraagt hoe een spel gaat, stuur ik je vraag ook naar { $host }. Een programma daar zoekt het antwoord in het regelboek. Het krijgt alleen je vraag en niets over jou.
# $url: the address of the page
privacy-page = Het volledige privacybeleid, en wie deze bot beheert: { $url }

## A copy of it

done-export = Dit zijn je gegevens: je instellingen en { $count ->
    [one] één partij
   *[other] { $count } partijen
}.
export-part = Deel { $part } van { $parts }. Voor een ander deel typ je “exporteren 2”, enzovoort.
refused-export-part = { $parts ->
    [one] Er is maar één deel.
   *[other] Er zijn { $parts } delen. Typ “exporteren 1” voor het eerste.
}
unread-export = { $count ->
    [one] Een van je partijen is niet te lezen; in het bestand staat alleen de code ervan.
   *[other] { $count } van je partijen zijn niet te lezen; in het bestand staan alleen hun codes.
} Meld dat bij de beheerder van deze bot.
refused-export-under-way = Je bestand wordt al gemaakt. Even geduld.
document-large = Het bestand is { $size } MB, en dat is te groot om hier te sturen. Typ “exporteren” in de webchat om het te krijgen; met “koppelen” verbind je je accounts.

## Deleting an account

button-forget-yes = Mijn account verwijderen

forget-ask = Je account verwijderen? { $running ->
    [0] { "" }
    [one] 1 lopende partij wordt opgegeven.{ " " }
   *[other] { $running } lopende partijen worden opgegeven.{ " " }
}{ $offered ->
    [0] { "" }
    [one] 1 open uitdaging wordt ingetrokken.{ " " }
   *[other] { $offered } open uitdagingen worden ingetrokken.{ " " }
}Je naam, je instellingen en de lijst met chats waarin je speelt, worden op alle platforms gewist. Je tegenstanders houden de partijen, zonder je naam; oude berichten blijven in hun chats staan. Dit kun je niet ongedaan maken. Typ eerst “exporteren” als je een kopie wilt bewaren. Met de knop hieronder verwijder je het account.
done-forgotten = Je account is verwijderd. Kom je terug, dan begin je opnieuw.
unread-forgotten = { $count ->
    [one] Eén partij is niet te lezen, dus alleen je naam is eruit gehaald.
   *[other] { $count } partijen zijn niet te lezen, dus alleen je naam is eruit gehaald.
} Vraag de beheerder van deze bot om de rest te verwijderen.

refused-gone = Die persoon speelt hier niet meer.

somebody = Iemand

## Limits per person and place

refused-hurried = Dat ging te snel: je kunt maximaal { $limit } verzoeken per minuut doen. Wacht even.
refused-hurried-here = Het is hier druk: in deze chat kan ik maximaal { $limit } verzoeken per minuut aan. Wacht even, of gebruik een privéchat met mij.
refused-many-matches = Je hebt { $limit } lopende partijen, en dat is het maximum. Speel er eerst een uit.
refused-many-challenges = Je hebt { $limit } open uitdagingen, en dat is het maximum. Trek er een in, of wacht op antwoord.
refused-challenges-today = Je hebt vandaag al { $limit } uitdagingen verstuurd, en dat is het maximum. Probeer het morgen weer.
refused-challenges-here = Hier zijn vandaag al { $limit } uitdagingen geplaatst, en dat is het maximum. Gebruik een privéchat met mij, of probeer het morgen weer.

## Een agenda met de tijden waarop je bedenktijd afloopt

word-calendar = een adres voor je agenda-app, met je deadlines
calendar = Abonneer je in je agenda-app op dit adres. Je ziet dan welke partijen op je wachten en wanneer je tijd afloopt. Iedereen die het adres heeft, kan dat ook zien, dus houd het voor jezelf.
done-calendar-renewed = Dit is je nieuwe adres. Het oude werkt niet meer.
done-calendar-ended = Je agenda-adres werkt niet meer.
calendar-address = { $url }
calendar-begin = Agenda-adres maken
calendar-renew = Nieuw adres aanvragen
calendar-end = Agenda-adres verwijderen
button-calendar = Agenda
refused-no-calendar = Er is hier geen agenda, omdat de webchat van deze bot geen openbaar adres heeft.
