# What only Telegram needs said.

# What people see before they press Start (at most 512 characters), and with a link to the bot (120).
telegram-description =
    Bordspellen met Griekse en Romeinse soldaten, van een gevecht van tien minuten tot een lang beleg.
    Speel hier beurt om beurt tegen je vrienden, of in een groep waaraan je me toevoegt. In een minuut leg ik je de regels uit.
    Druk op Start om te beginnen.
telegram-short-description = Bordspellen met Griekse en Romeinse soldaten, om in elke chat met vrienden te spelen.

telegram-welcome = Welkom bij Petteia, bordspellen met Griekse en Romeinse soldaten.
telegram-help =
    Opdrachten beginnen met een schuine streep, zoals /challenge. Beantwoord in een groep een bericht van iemand met /challenge om die persoon uit te dagen, of schrijf /challenge @naam.
    In deze chat kun je gewoon de zet typen, zoals a2-a5. In een groep stuur je de zet als antwoord op het bord.
telegram-greeting =
    Speel hier bordspellen met Griekse en Romeinse soldaten.
    Beantwoord een bericht van iemand met /challenge om tegen die persoon te spelen. Stuur je alleen /challenge, dan kan iedereen meedoen. Typ /help voor meer.

telegram-passed = De partij is inmiddels verdergegaan. Het nieuwste bord vind je lager in de chat.
telegram-gone = Deze uitdaging is niet meer open.
telegram-whispered = Kijk in onze privéchat.
telegram-ephemeral = Alleen jij ziet mijn antwoord. Verschijnt er niets, druk dan nog eens op de knop.
telegram-closed = Ik kan je nog geen bericht sturen. Open onze privéchat en druk op Start.
telegram-overheard = Iedereen hier kan lezen wat je hebt geschreven, dus ik heb er niets mee gedaan. Schrijf het in onze privéchat, waar alleen jij het ziet.
telegram-not-picking = Alleen de speler die aan zet is, kan hier een zet kiezen.

telegram-unknown-username = Ik heb { $name } de laatste tijd niet gezien. Beantwoord een bericht van die persoon met /challenge, of stuur alleen /challenge en deel de link.
telegram-bot-opponent = Bots spelen niet. Daag een mens uit.
telegram-nobody = Dat bericht komt van een groep of een kanaal, dus ik weet niet wie je bedoelt. Beantwoord een bericht van de persoon zelf, of stuur alleen /challenge en deel de link.
telegram-anonymous = Ik zie niet wie je bent zolang je namens een groep of kanaal schrijft. Schrijf onder je eigen naam en probeer het nog eens.
telegram-guest = Hier kan ik mensen uitnodigen voor een partij met de gewone regels en de gewone klok: schrijf mijn naam en de naam van het spel. Ik beantwoord ook vragen over de regels. Open voor al het andere onze privéchat.
telegram-text-only = Ik lees alleen tekst, en notaties als tekstbestand. Met /help zie je wat je kunt typen.
telegram-trouble = Er ging iets mis. Probeer het zo meteen nog eens.
telegram-busy = Het is te druk in deze groep om iedereen te antwoorden. Wacht een minuut, of stuur me een privébericht.
telegram-busy-private = Dat is meer dan ik tegelijk kan beantwoorden. Wacht even.

# Buttons
telegram-open-board = Bord openen
telegram-open = Privéchat openen
telegram-add = Aan een groep toevoegen
telegram-share = Delen
telegram-copy-code = Code kopiëren
telegram-members-hidden = Ik kan niet zien wie deze groep beheert. Maak me beheerder of toon de leden, en probeer het opnieuw.
telegram-managers-unknown = Telegram laat nu niet weten wie deze groep beheert. Probeer het zo meteen nog eens.
