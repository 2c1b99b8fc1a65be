# The web chat's own texts: the page, its form, its connection. None takes a parameter.

web-title = Petteia
web-tagline = Bordspellen met Griekse en Romeinse soldaten, om met vrienden te spelen.
web-scriptless = Deze chat werkt alleen met JavaScript. Hij laadt niets van andere servers.
web-skip = Ga naar het invoerveld
web-skip-board = Naar het bord

# The form on the first visit
web-first-task-1 = Jij speelt met oranje. Tik op het gemarkeerde veld: dan sluiten twee van jouw stukken de vijand in.
web-first-done-1 = Geslagen!
web-first-task-2 = Ga nu tussen twee vijanden staan. Dat is veilig, en deze keer sla je ze allebei.
web-first-done-2 = Twee tegelijk!
web-first-task-3 = Sla nu de leider.
web-first-done-3 = Je hebt de leider geslagen en gewonnen. Hoe heet je?
web-how-to-move = Tik op een van de gemarkeerde stukken en dan op een veld.
web-name-label = Je naam
web-name-hint = Maximaal 32 tekens. Je tegenstanders zien je naam.
web-name-missing = Vul je naam in.
web-invitation-label = Uitnodiging
web-invitation-hint = Het geheime woord van de beheerder van deze chat.
web-invitation-wrong = Dat is niet de juiste uitnodiging. Controleer de uitnodiging en probeer het nog eens.
web-invitation-wait = Te veel pogingen. Wacht een minuut en probeer het dan nog eens.
web-enter = Eerst rondkijken
web-recovery = Ik heb een herstelcode
web-recovery-name = Naam van je account
web-recovery-label = Herstelcode
web-recovery-enter = Inloggen
web-recovery-wrong = Deze naam en code horen niet bij elkaar, of de code is al gebruikt. Controleer ze allebei.

# The chat
web-bar-label = Hoofdmenu
web-bar-play = Spelen
web-bar-matches = Partijen
web-bar-puzzle = Puzzel
web-bar-learn = Leren
web-bar-me = Profiel
web-feed-label = Chat
web-composer-label = Bericht aan Petteia
web-composer-placeholder = Zet of opdracht
web-send = Versturen
web-words-label = Alle opdrachten
web-completions-label = Suggesties
web-completions-open = Er zijn suggesties. Kies er een met de pijltjestoetsen en neem die over met Tab.
web-you = Jij
web-bot = Petteia
web-newest = Nieuwste berichten

# The pages about what is kept and how the chat may be used
web-privacy = Privacy
web-terms = Voorwaarden

# The opening and invitations
web-join-enter = Accepteren en spelen
web-join-closed = Deze uitnodiging is niet meer open. Vraag om een nieuwe, of nodig zelf iemand uit.
web-lobby = Mensen die een tegenstander zoeken
web-opening-games = Kies een spel
web-copy-link = Link kopiëren
web-copied = Gekopieerd
web-share = Delen
web-share-text = Speel een partij Petteia met me:
web-qr-code = QR-code van de link, om met een andere telefoon te scannen

# A match
web-board-label = Bord; ga met de pijltjestoetsen van veld naar veld
web-squares-fold = Velden als knoppen
web-your-turn = Jij bent aan zet
web-ways-label = Door de partij bladeren
web-letters = Het bord in letters
web-film-drawing = Het filmpje wordt gemaakt …
web-film-play = Filmpje afspelen
web-film-stop = Filmpje stoppen
web-film-lost = Het filmpje is verlopen. Vraag het opnieuw aan.
web-moves-label = Zetten
web-turn-board = Bord draaien
web-more = Meer
web-taken-label = Geslagen:
web-bars-label = Invoerveld tonen of verbergen
web-copy = Kopiëren
web-save = Opslaan als bestand

# The connection
web-connecting = Verbinden …
web-reconnecting = Opnieuw verbinden …
web-offline = Geen verbinding
web-alone = Er is geen verbinding met Petteia. Zodra die er weer is, gaat deze pagina vanzelf verder.
web-connected = Weer verbonden.
web-unsent = Niet verstuurd: geen verbinding.
web-unanswered = De verbinding viel weg voordat er antwoord kwam. Kijk eerst op het bord voordat je je bericht nog eens verstuurt.
web-unreachable = De server is niet bereikbaar. Probeer het nog eens.
web-missing = Hier is niets
web-missing-words = Op dit adres is geen pagina. Misschien zit er een tikfout in het adres, of is de link verouderd.
web-missing-way = Naar de spellen
web-unreadable = Deze pagina is verouderd. Laad de pagina opnieuw.
web-trouble = Er ging iets mis. Probeer het zo meteen nog eens.
web-embedded-refused = Petteia kon je niet inloggen. Sluit deze pagina en open die opnieuw.
web-hurried = Dat ging te snel. Probeer het zo meteen nog eens.
web-wrong-host = Deze chat is op dit adres niet beschikbaar. Beheer je de chat zelf? Vul dan in de configuratie bij public_url onder [web] het adres in dat mensen openen, zoals https://petteia.example.org.
web-wrong-page = Dat kan alleen vanaf de pagina van deze chat. Open de chat en probeer het daar nog eens.

# A match that anyone may watch
web-watch-title = { $one } – { $other }: { $game }
web-watch-play = Petteia spelen
