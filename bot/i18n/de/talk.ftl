# Commands, lists, settings, help.

help =
    Fordere jemanden heraus, und ihr spielt Zug um Zug.
    herausfordern NAME – jemanden herausfordern; ohne Namen alle
    herausfordern computer – gegen den Computer spielen
    a2-a5 – ein Zug; oder tippe auf dem Brett auf eine Figur
    partien – deine Partien
    regeln – die Regeln aller Spiele; oder eine Frage wie „regeln darf ich passen?“
    warum a2-b3 – warum ein Zug nicht erlaubt ist
    lernen – kurze Lektionen am Brett
    Weitere Befehle: annehmen, ablehnen, planen, aufgeben, remis, zurücknehmen, revanche, nachspielen, einstellungen

games = { $count ->
    [one] Du hast eine Partie:
   *[other] Du hast { $count } Partien:
}
digest = { $count ->
    [one] Eine Partie wartet auf dich:
   *[other] { $count } Partien warten auf dich:
}
no-games = Du hast keine laufende Partie. Schreib „herausfordern“, um eine zu beginnen.
which-match = Welche Partie? Wähle eine, oder ergänze match= und ihre ID.
entry = { $name } · { $ruleset }
entry-yours = Du bist am Zug: { $name } · { $ruleset }
entry-open = Offene Herausforderung · { $ruleset }
entry-twin = { $entry } · { $match }

completion-captures = schlägt { $squares }

## Linking two accounts

done-link-code = Schreib „link { $code }“ auf deiner anderen Plattform, innerhalb { $minutes ->
    [one] einer Minute
   *[other] von { $minutes } Minuten
}. Bevor etwas verknüpft wird, frage ich auf beiden Plattformen nach. Behalte den Code für dich.
link-platform = { $platform ->
    [web] Webchat
    [telegram] Telegram
    [discord] Discord
   *[other] { $platform }
}
link-code-of = Dieser Code gehört { $name } ({ $platforms }), mit { $count ->
    [0] keiner Partie
    [one] einer Partie
   *[other] { $count } Partien
}.
link-asked-by = { $name } ({ $platforms }) hat deinen Code eingegeben und möchte die Konten verknüpfen. Dort gibt es { $count ->
    [0] keine Partie
    [one] eine Partie
   *[other] { $count } Partien
}.
link-own = Dieses Konto: { $name } ({ $platforms }), mit { $count ->
    [0] keiner Partie
    [one] einer Partie
   *[other] { $count } Partien
}.
link-joins = Nach dem Verknüpfen sind beide ein Konto. Auf jeder Plattform kannst du dann alle diese Partien spielen und auch aufgeben.
link-warning-typed = Bestätige nur, wenn du den Code selbst angefordert hast. Hast du ihn von jemand anderem, tippe auf Abbrechen.
link-warning-asked = Bestätige nur, wenn du den Code selbst auf deiner anderen Plattform eingegeben hast. Tippe sonst auf Abbrechen.
link-undo-typed = Du kannst es { $days ->
    [one] einen Tag
   *[other] { $days } Tage
} lang mit „link undo“ rückgängig machen. Du bekommst dann zurück, was du jetzt hast; danach begonnene Partien bleiben bei { $name }.
link-undo-asked = Du kannst es { $days ->
    [one] einen Tag
   *[other] { $days } Tage
} lang mit „link undo“ rückgängig machen. { $name } bekommt dann den jetzigen Stand zurück; danach begonnene Partien bleiben bei dir.
link-waits = Bestätige nun auch als { $name }, innerhalb { $minutes ->
    [one] einer Minute
   *[other] von { $minutes } Minuten
}. Ich frage dort nach; „link“ zeigt die Frage noch einmal. Noch ist nichts verknüpft.
link-undo-ask = { $name } ist mit diesem Konto verknüpft. Du kannst das bis { $until } rückgängig machen: { $count ->
    [0] Keine Partie geht
    [one] Eine Partie geht
   *[other] { $count } Partien gehen
} an { $name } zurück, und nach dem Verknüpfen begonnene Partien bleiben hier.
button-link-yes = Verknüpfen
button-link-no = Abbrechen
button-link-undo = Verknüpfung aufheben
done-linked = Verknüpft: { $name } gehört jetzt zu diesem Konto. War das ein Versehen, schreib vor { $until } „link undo“.
done-link-cancelled = Abgebrochen. Es wurde nichts verknüpft.
done-unlinked = Verknüpfung aufgehoben: { $name } hat wieder ein eigenes Konto, { $count ->
    [0] ohne Partien
    [one] mit einer Partie
   *[other] mit { $count } Partien
}.

settings-now = Deine Einstellungen
setting-orientation = Brett: { $value ->
    [own] meine Seite unten
    [first] { side-first } unten
   *[second] { side-second } unten
}
setting-confirm = Züge bestätigen: { $value ->
    [on] immer
    [off] nie
   *[auto] nur riskante
}
set-confirm = { $value ->
    [on] Jeden Zug bestätigen
    [off] Züge nie bestätigen
   *[auto] Riskante Züge bestätigen
}
setting-theme = Bilder: { $value }
setting-language = Sprache: { $value ->
    [auto] automatisch
   *[other] { $value }
}
set-orientation = { $value ->
    [own] Meine Seite unten
    [first] { side-first } unten
   *[second] { side-second } unten
}
set-theme = Bilder: { $value }
set-language = { $value ->
    [auto] Automatisch
   *[other] { $value }
}
setting-zone = Zeiten: { $value }
setting-hint-zone = Wähle, wie spät es bei dir ist, dann einen Ort in deiner Nähe. Oder schreib „einstellungen zeitzone=Europe/Rome“.
zone-hour = { $time } ({ $offset })
zone-name = { $zone }
menu-more-zone = Andere Zeitzone …
menu-more-quiet = Andere Ruhezeit …
menu-vacation = Urlaub: alle Uhren anhalten
set-zone = Zeiten wie in { $value }
setting-notices = Benachrichtigungen: { $value ->
    [mention] wo du spielst, oder im eigenen Chat
    [direct] nur im eigenen Chat
    [digest] einmal am Tag
   *[none] keine
}
set-notices = { $value ->
    [mention] Dort melden, wo ich spiele
    [direct] Nur in meinem Chat melden
    [digest] Einmal am Tag melden
   *[none] Nie benachrichtigen
}
setting-quiet = Ruhezeit: { $value ->
    [off] keine
   *[other] { $value }
}
setting-hint-quiet = In dieser Zeit kommen Benachrichtigungen ohne Ton. Für andere Zeiten schreib „einstellungen ruhezeit=23:30-7“.
set-quiet = { $value ->
    [off] Keine Ruhezeit
   *[other] Ruhezeit { $value }
}
settings-sample = So sehen deine Bretter aus: { $theme }.
button-settings-back = Alle Einstellungen

# Buttons that open a setting, with its value: at most 24 characters
tab-orientation = Brett: { $value ->
    [own] ich unten
    [first] { side-first } unten
   *[second] { side-second } unten
}
tab-theme = Bilder: { $value ->
    [marble] Marmor
    [terracotta] Terrakotta
    [papyrus] Papyrus
    [night] Nacht
   *[contrast] Kontrast
}
tab-letters = Felder: { $value ->
    [game] wie im Spiel
    [latin] a1, b2
   *[attic] griechisch
}
tab-confirm = Bestätigen: { $value ->
    [on] alle Züge
    [off] nie
   *[auto] riskante
}
tab-language = Sprache: { $value ->
    [auto] automatisch
   *[other] { $value }
}
tab-zone = Zeiten: { $value }
tab-notices = Melden: { $value ->
    [mention] wo ich spiele
    [direct] in meinem Chat
    [digest] einmal am Tag
   *[none] nie
}
tab-quiet = Ruhezeit: { $value ->
    [off] keine
   *[other] { $value }
}

theme-marble = Marmor
theme-terracotta = Terrakotta, wie griechische Vasen
theme-papyrus = Papyrus
theme-night = Nacht
theme-contrast = hoher Kontrast

word-challenge = jemanden herausfordern; ohne Namen alle
    .asked =
        mit einem freund spielen
        wie fordere ich jemanden heraus
        neue partie anfangen
        wie stelle ich die uhr ein
        gegen den computer spielen
        wie lade ich jemanden ein
        ich will spielen
        wie viel bedenkzeit haben wir
        wie fang ich eine partie an
        wie starte ich eine partie
        neues spiel starten
        partie gegen einen kumpel
        ich möchte meinen bruder herausfordern
        einen gegner suchen
        wo finde ich einen gegner
        wer spielt mit mir
        hat jemand lust auf ein spiel
        spiel mit mir
        lust auf eine runde
        kann ich allein spielen
        kann man auch alleine spielen
        gegen die maschine antreten
        gibt es einen computergegner
        wie stark ist der computer
        ist der bot gut
        schwierigkeitsgrad des computers
        leichter computergegner
        jemanden einladen
        fordere jemanden heraus
        wie kann ich meine freundschaftspartie starten
        offene herausforderung erstellen
        herausforderung an alle
        wie viele minuten hat jeder
        partie mit zehn minuten
        blitzpartie spielen
        schnelle partie mit uhr
        partie ohne uhr
        fernpartie mit tagen pro zug
        wie viele tage habe ich für einen zug
        wie lange darf ich überlegen
        wie lange habe ich für einen zug zeit
        bedenkzeit festlegen
        mit schachuhr spielen
        welche uhr kann ich nehmen
        ein anderes spiel wählen
        wie wähle ich das spiel aus
        kann ich mir die farbe aussuchen beim herausfordern
        wir wollen zu zweit loslegen
        wie spiele ich gegen anna
        los gehts neue partie
        wie eröffne ich eine partie
        mach eine partie auf
        partie
        neue partie
        neues spiel
        spielen
        ich suche jemanden zum spielen
        gegner finden
        zufälliger gegner
        wie finde ich einen mitspieler
        wie lege ich los
        wie fange ich ein spiel an
        wie beginne ich eine neue partie
        wir wollen gegeneinander spielen
        wie spielen wir gegeneinander
        wie spiele ich mit einem freund
        einen freund herausfordern
        gegen mich selbst spielen
        gegen die ki spielen
        computergegner
        spielstufe einstellen
        stärke des computers wählen
        schwerer gegner
        mehr bedenkzeit
        zeitlimit pro zug
        langsame partie über mehrere tage
        ohne zeitdruck spielen
        wie wähle ich varianten beim herausfordern
        welche seite bekomme ich
        wie fordere ich einen kumpel heraus
        wie finde ich jemanden zum spielen
        ich suche einen mitspieler
        lust auf eine partie wie starte ich
        ich will gegen dich spielen
word-accept = eine Herausforderung oder ein Angebot annehmen
    .asked =
        herausforderung annehmen
        wie steige ich in die partie ein
        ich habe einen code was mache ich damit
        ja zur herausforderung
        mitspielen
        herausforderung akzeptieren
        wie nehme ich die herausforderung an
        jemand hat mich herausgefordert was jetzt
        jemand will gegen mich spielen
        einladung annehmen
        ich wurde eingeladen
        wie trete ich bei
        einer partie beitreten
        mit code beitreten
        wo gebe ich den code ein
        mein freund hat mir einen code geschickt
        wie komme ich in das spiel von meinem freund
        wie sage ich ja
        ich bin dabei
        ich will mitspielen
        wo klicke ich auf annehmen
        angebot annehmen
        remisangebot annehmen
        ja zum remis sagen
        ich nehme das remis an
        der rücknahme zustimmen
        einsteigen in eine offene partie
        einverstanden mit dem angebot
        wie stimme ich zu
        annehmen
        ja ich will
        ich nehme an
        beitreten
        code eingeben
        wo kann ich zustimmen
        er hat mich herausgefordert und ich will
        ich nehme die herausforderung an
        ja ich will spielen
word-decline = eine Herausforderung oder ein Angebot ablehnen
    .asked =
        herausforderung ablehnen
        wie sage ich nein
        remisangebot ablehnen
        ich will nicht spielen
        wie lehne ich ab
        herausforderung ausschlagen
        einladung ablehnen
        nein zur herausforderung
        ich mag nicht gegen ihn spielen
        keine lust auf die partie
        ich habe gerade keine zeit für eine partie
        angebot ablehnen
        nein zum remis
        ich will kein remis
        remis ausschlagen
        wie sage ich die partie ab
        ich möchte die einladung nicht annehmen
        wie weise ich jemanden ab
        rücknahme verweigern
        er soll seinen zug nicht zurücknehmen dürfen
        absagen
        nein danke keine partie
        wie werde ich die anfrage los
        ablehnen
        nein
        ich lehne ab
        kein interesse
        ich habe keine lust auf seine herausforderung
        ich will nicht gegen ihn spielen
        herausforderung wegklicken
        nein danke zu einer einladung
word-withdraw = deine Herausforderung zurückziehen
    .asked =
        meine herausforderung zurückziehen
        einladung löschen
        offene herausforderung entfernen
        doch nicht spielen
        herausforderung zurücknehmen
        wie ziehe ich meine herausforderung zurück
        herausforderung löschen
        meine einladung zurückziehen
        einladung stornieren
        niemand nimmt meine herausforderung an
        keiner antwortet auf meine herausforderung
        ich will die herausforderung abbrechen
        ich habe den falschen herausgefordert
        ich habe mich bei der herausforderung vertan
        hab es mir anders überlegt mit der einladung
        angebot zurückziehen
        remisangebot zurückziehen
        offene anfrage löschen
        anfrage zurücknehmen
        wie lösche ich meine herausforderung
        die einladung soll weg
        zurückziehen
        herausforderung abbrechen
        doch keine partie
        ich habe jemanden herausgefordert und will nicht mehr
        ich habe ihn herausgefordert aber es mir anders überlegt
        eigene herausforderung löschen
        ich möchte doch nicht gegen ihn spielen
        meine einladung widerrufen
word-move = einen Zug machen
    .asked =
        wie mache ich hier einen zug
        wie gebe ich meinen zug ein
        wie tippe ich einen zug
        wie ziehe ich im chat
        welchen befehl zum ziehen
        wie schreibe ich einen zug
        wie gebe ich einen zug ein
        wie tippe ich hier meinen zug
        was muss ich tippen um zu ziehen
        wie sage ich dem bot meinen zug
        wo gebe ich den zug ein
        zug eingeben
        in welcher form schreibe ich züge
        wie bewege ich hier eine figur mit worten
        wie mach ich hier einen zug
        wie ziehe ich per text
        format für einen zug
        wie ziehe ich auf dem handy
        kann ich auf das brett tippen
        wie spiele ich meinen zug aus
        einen zug absenden
        schreibweise für einen zug
        was tippe ich damit mein stein geht
        start und zielfeld eingeben
        muss ich den zug schreiben oder klicken
        ich weiß nicht wie man einen zug eingibt
        ein zug in buchstaben und zahlen
        zug
        zug machen
        wie spiele ich einen stein aus
        wie sage ich wohin der stein soll
        wie gibt man a2 a5 ein
        muss ich nur die felder schreiben
        wie ziehe ich eigentlich
        wie sage ich dir meinen zug
        was tippe ich um zu ziehen
word-board = das Brett zeigen
    .asked =
        zeig mir das brett
        brett nochmal schicken
        wie ist die stellung
        wie steht es
        brett anzeigen
        brett zeigen
        zeig das brett noch mal
        ich sehe das brett nicht mehr
        wo ist das brett
        bild vom brett
        wer ist gerade dran
        wer ist am zug
        bin ich dran
        wie sieht das brett gerade aus
        wie sieht es aus
        aktuelle stellung
        aktueller stand
        stellung anzeigen
        schick mir das brett
        das brett ist nach oben gerutscht
        wie liege ich
        stand der partie
        ich habe das brett verloren
        nochmal das bild bitte
        bin ich am zug oder er
        brett anzeigen bitte
        wo stehen meine steine gerade
        wie steht die partie
        wer muss ziehen
        wessen zug ist es
        stand
        wo stehen wir gerade
        wie ist die lage
        zeig mir die stellung
        wie siehts aus
word-games = deine Partien auflisten
    .asked =
        habe ich laufende partien
        welche partien warten auf mich
        meine partien
        wo bin ich am zug
        was spiele ich gerade
        liste meiner partien
        zeig mir meine partien
        welche partien laufen
        wie viele partien habe ich offen
        offene partien
        laufende spiele anzeigen
        wo warten gegner auf mich
        wo muss ich noch ziehen
        in welchen partien bin ich dran
        übersicht meiner partien
        wie wechsle ich die partie
        zu einer anderen partie wechseln
        zwischen partien hin und her schalten
        wo sind meine partien hin
        gegen wen spiele ich alles
        mit wem spiele ich gerade
        meine aktuellen spiele
        alle meine laufenden partien
        meine spiele
        welche spiele habe ich gerade
        habe ich noch andere partien
        partien anzeigen
        in welchen partien bin ich
        wo bin ich gerade dran
word-huff = pusten: einen Stein wegnehmen, der nicht geschlagen hat
    .asked =
        wie puste ich hier
        befehl zum pusten
        er hat einen schlag übersehen was tippe ich
        pusten eingeben
        wie kann ich pusten mit dem bot
        wie mache ich das pusten
        was muss ich tippen um zu pusten
        pusten wie geht das hier
        ich will pusten
        ich möchte seinen stein pusten
        puste seinen stein weg
        knopf zum pusten
        er hat nicht geschlagen wie melde ich das
        wie fordere ich das pusten ein
        wie sage ich dass er hätte schlagen müssen
        befehl wenn er das schlagen vergisst
        wo kann ich pusten
        einen stein wegpusten mit befehl
        pusten tippen
word-resign = eine Partie aufgeben
    .asked =
        wie gebe ich auf
        ich gebe auf
        partie aufgeben
        partie vorzeitig beenden
        ich will nicht mehr
        aus der partie aussteigen
        wie kann ich aufgeben
        aufgeben
        ich will aufgeben
        wie höre ich auf
        wie beende ich die partie
        wie steige ich aus
        wie komme ich aus der partie raus
        partie verlassen
        partie abbrechen
        spiel abbrechen
        ich habe keinen bock mehr
        keine lust mehr auf die partie
        ich hab verloren und will aufhören
        das hat keinen sinn mehr ich höre auf
        ich schmeiß hin
        ich werfe das handtuch
        ich ergebe mich
        ich kapituliere
        ich streiche die segel
        lass uns schluss machen du hast gewonnen
        kann ich vorzeitig aufhören
        wie beende ich das hier
        will raus aus dem spiel
        mir reicht es
        kann ich einfach gehen
        wie gibt man hier auf
        raus hier
        ich will nicht mehr spielen
        ich gebe mich geschlagen
        spiel beenden
        wie kann ich das spiel beenden
        lass mich hier raus
        ich bin erledigt ich höre auf
        ich hab keine chance mehr
        ich will nicht mehr weiterspielen
word-draw = Remis anbieten oder annehmen
    .asked =
        kann ich remis anbieten
        remis vorschlagen
        wie biete ich unentschieden an
        unentschieden machen
        remis anbieten
        remis anfragen
        wie biete ich remis an
        wie schlage ich ein remis vor
        unentschieden anbieten
        unentschieden vorschlagen
        ich will ein unentschieden vorschlagen
        ich hätte gern ein remis
        ihn nach remis fragen
        kann ich meinen gegner um remis bitten
        gegner ein remis vorschlagen
        mit welchem befehl biete ich remis an
        remisangebot machen
        angebot auf unentschieden
        wie mache ich ein remisangebot
        wie frage ich nach remis
        lass uns unentschieden machen
        remis mit dem bot
        wie trage ich ein dass wir remis machen
        wie biete ich ein unentschieden an
        ich möchte ihm unentschieden anbieten
word-rules = die Regeln aller Spiele
word-settings = Brett, Bilder, Sprache, Zeiten, Benachrichtigungen, Urlaub, Blockierte
    .asked =
        sprache ändern
        benachrichtigungen ausschalten
        brett soll anders aussehen
        jemanden blockieren
        ruhezeit einstellen
        urlaub eintragen
        zeitzone ändern
        brett drehen
        einstellungen
        wo sind die einstellungen
        etwas einstellen
        wie ändere ich meine einstellungen
        sprache umstellen
        auf englisch umstellen
        auf italienisch umschalten
        kannst du englisch
        ich will es auf deutsch
        wie stelle ich auf deutsch um
        brett umdrehen
        wie drehe ich das brett herum
        brett von der anderen seite sehen
        ich will das brett von unten sehen
        das brett ist falsch herum für mich
        farben ändern
        andere farben für das brett
        dunkler modus
        dunkles design
        anderes aussehen
        andere figuren bilder
        größere buchstaben
        ich kann das brett schlecht erkennen
        farbenblind
        lateinische buchstaben auf dem brett anzeigen
        buchstaben statt griechisch anzeigen
        benachrichtigungen abstellen
        zu viele benachrichtigungen
        der bot pingt mich ständig an
        der bot nervt mit erinnerungen
        keine erinnerungen mehr
        nachts keine nachrichten
        nicht stören in der nacht
        ruhe in der nacht einstellen
        ich fahre in urlaub
        ich bin im urlaub
        ich bin zwei wochen nicht da
        ich verreise was ist mit meinen partien
        meine zeitzone stimmt nicht
        falsche uhrzeit
        einen spieler blockieren
        jemanden sperren
        wie blockiere ich ihn
        blockierung aufheben
        er fordert mich ständig heraus
        der soll mich nicht mehr herausfordern können
        jemand belästigt mich
        züge bestätigen lassen
        nachfragen bevor der zug zählt
        sprache
        kann man die sprache wechseln
        ich verstehe die sprache nicht
        sprich deutsch mit mir
        andere sprache
        dreh das brett
        brett spiegeln
        ich will von der anderen seite schauen
        das brett steht für mich auf dem kopf
        helles oder dunkles brett
        farbe des bretts
        bilder statt text
        ich will keine bilder
        brett als text anzeigen
        stil des bretts
        schrift größer
        urlaub
        ich bin nächste woche nicht da
        bin auf reisen
        ich bin krank und kann nicht spielen
        benachrichtigungen
        hör auf mich anzupingen
        schick mir keine erinnerungen
        will nicht benachrichtigt werden
        nachts ruhe
        zeitzone
        jemanden blockieren damit er mich in ruhe lässt
        ich will nie wieder gegen ihn spielen
        von wem kann ich herausgefordert werden
        zugbestätigung
        ich bin ein paar tage nicht da
        ich fahre weg und kann nicht ziehen
        nächste woche kann ich nicht spielen
        bin im urlaub und kann nicht ziehen
        ich habe ein paar tage keine zeit
        bin verreist was ist mit meinen partien
        ich bin demnächst unterwegs
word-link = deine Konten auf zwei Plattformen verknüpfen
    .asked =
        discord und telegram verbinden
        konten verknüpfen
        auf zwei plattformen spielen
        gleiches konto woanders
        handy und web verbinden
        konten verbinden
        konto verbinden
        meine accounts verknüpfen
        ich bin auf discord und telegram
        discord mit telegram verknüpfen
        dasselbe konto auf dem handy
        kann ich auf telegram weiterspielen
        kann ich im web mit demselben konto spielen
        zwei konten zusammenführen
        mit einem namen auf beiden plattformen
        geräte verbinden
        von discord zu telegram wechseln
        meine partien auch auf telegram sehen
        mein anderes konto
        mit dem rechner und dem telefon spielen
        ein account für alles
        konten
        zwei geräte
        verbindung zu telegram
        ich spiele auf telegram und discord kann man das zusammenlegen
        zwei konten zu einem machen
word-help = die wichtigsten Befehle
    .asked =
        was kann ich hier machen
        welche befehle gibt es
        hilfe
        wie bediene ich dich
        was kannst du
        hilfe bitte
        ich brauche hilfe
        hilf mir
        ich kenne mich nicht aus
        ich verstehe gar nichts
        ich blick hier nicht durch
        was geht hier alles
        was kann der bot
        was kannst du alles
        was kann ich dir sagen
        was kann ich tippen
        welche kommandos gibt es
        liste der befehle
        alle befehle
        befehle anzeigen
        befehlsliste
        wie benutzt man den bot
        wie funktioniert der bot
        bedienung
        bedienungsanleitung für den bot
        menü
        wo fange ich an mit dir
        was soll ich hier schreiben
        befehle
        was kannst du für mich tun
        wie bedient man das
        ich komme mit dem bot nicht klar
