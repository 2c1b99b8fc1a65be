# The web chat's own texts: the page, its form, its connection. None takes a parameter.

web-title = Petteia
web-tagline = Griechische und römische Brettspiele für dich und deine Freunde.
web-scriptless = Dieser Chat braucht JavaScript. Er lädt nichts von anderen Servern.
web-skip = Zum Nachrichtenfeld springen
web-skip-board = Zum Brett springen

# The form on the first visit
web-first-task-1 = Du spielst Orange. Tippe auf das markierte Feld: Zwei deiner Figuren nehmen eine gegnerische in die Zange.
web-first-done-1 = Geschlagen!
web-first-task-2 = Zieh jetzt zwischen zwei gegnerische Figuren: Das ist sicher, und diesmal schlägst du damit beide.
web-first-done-2 = Zwei auf einmal!
web-first-task-3 = Jetzt schlag den Anführer.
web-first-done-3 = Du hast den Anführer geschlagen und gewonnen. Wie heißt du?
web-how-to-move = Tippe auf eine der markierten Figuren, dann auf ein Feld.
web-name-label = Dein Name
web-name-hint = Bis zu 32 Zeichen. Dein Gegenüber sieht deinen Namen.
web-name-missing = Bitte gib deinen Namen ein.
web-invitation-label = Einladung
web-invitation-hint = Das geheime Wort von den Betreibern dieses Chats.
web-invitation-wrong = Das ist nicht die richtige Einladung. Bitte prüfe sie und versuch es noch einmal.
web-invitation-wait = Das waren zu viele Versuche. Bitte warte eine Minute und versuch es dann noch einmal.
web-enter = Erst umsehen
web-recovery = Ich habe einen Wiederherstellungscode
web-recovery-name = Name deines Kontos
web-recovery-label = Wiederherstellungscode
web-recovery-enter = Anmelden
web-recovery-wrong = Name und Code passen nicht zusammen, oder der Code wurde schon benutzt. Bitte prüfe beides.

# The chat
web-bar-label = Hauptmenü
web-bar-play = Spielen
web-bar-matches = Partien
web-bar-puzzle = Aufgabe
web-bar-learn = Lernen
web-bar-me = Profil
web-feed-label = Chat
web-composer-label = Nachricht an Petteia
web-composer-placeholder = Zug oder Befehl
web-send = Senden
web-words-label = Alle Befehle
web-completions-label = Vorschläge
web-completions-open = Es gibt Vorschläge: mit den Pfeiltasten auswählen, mit Tab übernehmen.
web-you = Du
web-bot = Petteia
web-newest = Neueste Nachrichten

# The pages about what is kept and how the chat may be used
web-privacy = Datenschutz
web-terms = Nutzungsbedingungen

# The opening and invitations
web-join-enter = Annehmen und spielen
web-join-closed = Diese Einladung ist nicht mehr offen. Lass dir eine neue schicken oder lade selbst jemanden ein.
web-lobby = Leute, die jemanden zum Spielen suchen
web-opening-games = Wähle ein Spiel
web-copy-link = Link kopieren
web-copied = Kopiert
web-share = Teilen
web-share-text = Spiel eine Partie Petteia mit mir:
web-qr-code = QR-Code des Links, zum Scannen mit einem anderen Handy

# A match
web-board-label = Brett; mit den Pfeiltasten von Feld zu Feld
web-squares-fold = Felder als Knöpfe
web-your-turn = Du bist am Zug
web-ways-label = Durch die Partie blättern
web-letters = Das Brett in Buchstaben
web-film-drawing = Der Film wird erstellt …
web-film-play = Film abspielen
web-film-stop = Film anhalten
web-film-lost = Der Film ist nicht mehr verfügbar. Bitte fordere ihn noch einmal an.
web-moves-label = Züge
web-turn-board = Brett drehen
web-more = Mehr
web-taken-label = Geschlagen:
web-bars-label = Eingabefeld ein- oder ausblenden
web-copy = Kopieren
web-save = Als Datei speichern

# The connection
web-connecting = Verbindung wird aufgebaut …
web-reconnecting = Verbindung wird neu aufgebaut …
web-offline = Keine Verbindung
web-alone = Es besteht keine Verbindung zu Petteia. Sobald es wieder eine gibt, geht es hier von selbst weiter.
web-connected = Wieder verbunden.
web-unsent = Nicht gesendet: keine Verbindung.
web-unanswered = Die Verbindung brach ab, bevor eine Antwort kam. Sieh auf dem Brett nach, bevor du deine Nachricht noch einmal sendest.
web-unreachable = Der Server ist nicht erreichbar. Bitte versuch es noch einmal.
web-missing = Hier ist nichts
web-missing-words = Unter dieser Adresse gibt es keine Seite. Vielleicht enthält sie einen Tippfehler, oder der Link ist zu alt.
web-missing-way = Zu den Spielen
web-unreadable = Die Seite ist veraltet. Bitte lade sie neu.
web-trouble = Etwas ist schiefgegangen. Bitte versuch es gleich noch einmal.
web-embedded-refused = Petteia konnte dich nicht anmelden. Schließ diese Seite und öffne sie neu.
web-hurried = Das war zu schnell. Bitte versuch es gleich noch einmal.
web-wrong-host = Unter dieser Adresse ist der Chat nicht erreichbar. Falls du ihn betreibst, trag bei public_url unter [web] in der Konfiguration die Adresse ein, die alle öffnen, etwa https://petteia.example.org.
web-wrong-page = Das geht nur auf der Seite des Chats selbst. Öffne den Chat und versuch es dort noch einmal.

# A match that anyone may watch
web-watch-title = { $one } – { $other }: { $game }
web-watch-play = Petteia spielen
