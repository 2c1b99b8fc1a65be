# How people ask for what a command does, a way a line. Searched, never shown.

asking-command-challenge =
    mit einem freund spielen
    wie fordere ich jemanden heraus
    neue partie anfangen
    wie stelle ich die uhr ein
    gegen den computer spielen
    wie lade ich jemanden ein
    ich will spielen
    wie viel bedenkzeit haben wir
asking-command-accept =
    herausforderung annehmen
    wie steige ich in die partie ein
    ich habe einen code was mache ich damit
    ja zur herausforderung
    mitspielen
asking-command-decline =
    herausforderung ablehnen
    wie sage ich nein
    remisangebot ablehnen
    ich will nicht spielen
asking-command-withdraw =
    meine herausforderung zurückziehen
    einladung löschen
    offene herausforderung entfernen
    doch nicht spielen
asking-command-move =
    wie mache ich hier einen zug
    wie gebe ich meinen zug ein
    wie tippe ich einen zug
    wie ziehe ich im chat
    welchen befehl zum ziehen
asking-command-plan =
    züge vorausplanen
    antwort im voraus festlegen
    zug einplanen wenn ich nicht da bin
    nächsten zug vormerken
    premove
asking-command-place =
    alle steine auf einmal aufstellen
    schnell aufstellen
    fertige aufstellung
    automatisch setzen
asking-command-board =
    zeig mir das brett
    brett nochmal schicken
    wie ist die stellung
    wie steht es
    brett anzeigen
asking-command-games =
    habe ich laufende partien
    welche partien warten auf mich
    meine partien
    wo bin ich am zug
    was spiele ich gerade
asking-command-huff =
    wie puste ich hier
    befehl zum pusten
    er hat einen schlag übersehen was tippe ich
    pusten eingeben
asking-command-resign =
    wie gebe ich auf
    ich gebe auf
    partie aufgeben
    partie vorzeitig beenden
    ich will nicht mehr
    aus der partie aussteigen
asking-command-draw =
    kann ich remis anbieten
    remis vorschlagen
    wie biete ich unentschieden an
    unentschieden machen
asking-command-takeback =
    zug zurücknehmen
    kann ich meinen zug ändern
    rückgängig machen
    hab mich verklickt
    letzten zug zurück
asking-command-rematch =
    revanche
    noch eine partie mit demselben
    nochmal spielen
    noch eine runde
    gleiche partie nochmal
asking-command-say =
    meinem gegner schreiben
    gegner grüßen
    kann ich mit ihm chatten
    nachricht an den gegner
asking-command-mute =
    gegner stummschalten
    er soll mir nicht mehr schreiben
    seine nachrichten ausblenden
    ruhe vor ihm
asking-command-unmute =
    stummschaltung aufheben
    seine nachrichten wieder sehen
    chat wieder einschalten
    gegner wieder hören
asking-command-report =
    gegner melden
    er hat mich beleidigt
    beleidigung melden
    unverschämt geworden
    moderator bescheid sagen
asking-command-claim =
    mein gegner antwortet nicht
    er spielt nicht mehr
    seine zeit ist abgelaufen
    sieg auf zeit beanspruchen
    gegner ist verschwunden
asking-command-pause =
    uhr anhalten
    können wir pause machen
    partie pausieren
    zeit stoppen
    partie unterbrechen
asking-command-resume =
    partie nach pause fortsetzen
    weiterspielen nach der pause
    uhr wieder starten
    pause beenden
asking-command-record =
    liste aller züge
    notation der partie
    partie aufschreiben
    züge kopieren
    zugliste bekommen
asking-command-replay =
    partie nachspielen
    letzte partie ansehen
    züge durchgehen
    film der partie
    wie lief die partie
asking-command-analysis =
    warum habe ich verloren
    was waren meine fehler
    partie analysieren
    analyse
    wo habe ich mich vertan
asking-command-hint =
    was ist hier ein guter zug
    gib mir einen tipp
    was würdest du spielen
    ich weiß nicht was ich ziehen soll
    bester zug
asking-command-learn =
    ich will das lernen
    lektion
    zum üben
    zeig mir ein beispiel
    tutorial
    anleitung schritt für schritt
asking-command-settings =
    sprache ändern
    benachrichtigungen ausschalten
    brett soll anders aussehen
    jemanden blockieren
    ruhezeit einstellen
    urlaub eintragen
    zeitzone ändern
    brett drehen
asking-command-link =
    discord und telegram verbinden
    konten verknüpfen
    auf zwei plattformen spielen
    gleiches konto woanders
    handy und web verbinden
asking-command-export =
    meine partien speichern
    meine daten herunterladen
    alle partien exportieren
    datenkopie
asking-command-forget =
    konto löschen
    meine daten löschen
    alles von mir vergessen
    für immer gehen
asking-command-privacy =
    welche daten speichert ihr
    was ist über mich gespeichert
    datenschutz
    sind meine daten sicher
asking-command-help =
    was kann ich hier machen
    welche befehle gibt es
    hilfe
    wie bediene ich dich
    was kannst du
asking-command-group =
    einstellungen dieser gruppe
    einstellungen des servers
    sprache der gruppe wählen
    gruppe einrichten
asking-command-puzzle =
    aufgabe des tages
    tägliche aufgabe
    rätsel
    gib mir eine aufgabe
    heutige aufgabe
