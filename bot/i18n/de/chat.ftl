# What players say to each other.

word-say = deinem Gegenüber etwas sagen
    .asked =
        meinem gegner schreiben
        gegner grüßen
        kann ich mit ihm chatten
        nachricht an den gegner
        wie schreibe ich meinem gegner
        dem gegner etwas sagen
        dem gegner eine nachricht schicken
        wie kann ich mit meinem gegner reden
        mit ihm quatschen
        ihm hallo sagen
        kann man sich hier unterhalten
        gibt es einen chat
        chat mit dem gegner
        meinem gegenüber was schreiben
        ihm gratulieren
        gute partie wünschen
        danke sagen nach der partie
        ich will ihm was mitteilen
        wie rede ich mit dem anderen
        kann ich ihn fragen warum er so lange braucht
        text an den gegner
        grüße an den gegner
        ihn anschreiben
        kann ich sie ansprechen
        chat
        dem anderen schreiben
        reden
        hallo zum gegner sagen
        wie sage ich ihm was
        kann ich mit meinem gegner reden
word-mute = dein Gegenüber in einer Partie stummschalten
    .asked =
        gegner stummschalten
        er soll mir nicht mehr schreiben
        seine nachrichten ausblenden
        ruhe vor ihm
        er nervt mit seinen nachrichten
        der hört nicht auf zu schreiben
        er textet mich zu
        er quatscht zu viel
        der labert mich voll
        sie soll mich nicht mehr anschreiben
        keine nachrichten mehr von ihm
        ich will nichts mehr von ihm hören
        ich will seine nachrichten nicht mehr sehen
        chat ausschalten
        chat abstellen
        chat stummschalten
        wie mache ich ihn stumm
        wie bringe ich ihn zum schweigen
        der soll die klappe halten
        er spammt mich zu
        mein gegner soll still sein
        nachrichten vom gegner abschalten
        ich kann sein gelaber nicht mehr lesen
        schluss mit den nachrichten
        gegner ignorieren
        jemanden muten
        stumm
        der nervt
        mein gegner nervt
        ruhe bitte vor dem anderen
        nachrichten blockieren
        ich will ihn nicht mehr lesen
word-unmute = dein Gegenüber wieder hören
    .asked =
        stummschaltung aufheben
        seine nachrichten wieder sehen
        chat wieder einschalten
        gegner wieder hören
        wie hebe ich die stummschaltung auf
        stummschaltung beenden
        gegner nicht mehr stumm
        ich will ihn wieder hören
        seine nachrichten wieder lesen
        ich sehe seine nachrichten nicht mehr
        warum kommen seine nachrichten nicht an
        chat wieder an
        chat wieder anschalten
        er darf wieder schreiben
        ihn wieder reden lassen
        unmute
        versehentlich stummgeschaltet
        stumm aus
        wieder mit ihm chatten
        wieder laut stellen
        ich will ihm doch wieder zuhören
        er darf wieder reden
        ich möchte seine nachrichten wieder sehen
word-report = die letzte Nachricht deines Gegenübers melden
    .asked =
        gegner melden
        er hat mich beleidigt
        beleidigung melden
        unverschämt geworden
        moderator bescheid sagen
        wie melde ich jemanden
        jemanden melden
        ich will jemanden melden
        er beschimpft mich
        er hat mich beschimpft
        der schreibt schimpfwörter
        er ist unhöflich
        sie ist frech geworden
        der wird ausfallend
        er bedroht mich
        rassistische nachricht
        ekelhafte nachricht bekommen
        unangemessene nachricht melden
        eine nachricht melden
        er mobbt mich
        wo kann ich mich beschweren
        beschwerde über einen spieler
        er schummelt wo melde ich das
        ich glaube er betrügt
        wen rufe ich wenn einer unfair ist
        an den admin wenden
        moderator rufen
        das war beleidigend
        er flucht die ganze zeit
        melden
        der benimmt sich daneben
        üble beschimpfung
        er schreibt eklige sachen
        er hat mich beschimpft wo melde ich das

button-mute = Stummschalten
button-unmute = Stummschaltung aufheben
button-report = Nachricht melden

chat-message = { $name }: { $text }
news-said = Dein Gegenüber sagt: { $text }

done-said = Gesendet.
done-muted = Du siehst in dieser Partie keine Nachrichten deines Gegenübers mehr.
done-unmuted = Du siehst die Nachrichten deines Gegenübers wieder.
done-reported = Danke. Die Nachricht wurde den Betreibern dieses Bots gemeldet.

refused-say-what = Schreib, was du sagen möchtest, z. B. „say viel Glück!“
refused-say-computer = Der Computer liest keine Nachrichten.
refused-say-long = Eine Nachricht darf höchstens { $limit } Zeichen haben. Es wurde nichts gesendet.
refused-say-often = Du schreibst zu schnell. Warte eine Minute und versuch es dann noch einmal.
refused-nothing-to-report = Dein Gegenüber hat hier noch nichts gesagt.

web-chat-label = Nachrichten
web-say-label = Deine Nachricht
web-say-send = Senden

discord-option-say = Die Nachricht, höchstens 200 Zeichen
