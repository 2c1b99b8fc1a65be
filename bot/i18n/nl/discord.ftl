# What only Discord needs: the commands' descriptions, at most 100 characters, and a few buttons.

discord-group = Bordspellen met Griekse en Romeinse soldaten, beurt om beurt gespeeld
discord-group-match = in een partij
discord-group-account = je account: andere platforms, je gegevens

discord-menu-challenge = Uitdagen voor Petteia
discord-menu-profile = Resultaten in Petteia
discord-menu-board = Mijn bord

discord-option-opponent = Je tegenstander; zonder naam een open uitdaging
discord-option-profile = Wiens resultaten; zonder naam die van jezelf
discord-option-scope = Partijen van deze server, of alle
discord-option-season = Alles, dit seizoen of het vorige
discord-option-rated = Of de uitslag jullie ratings verandert
discord-rated = { $value ->
    [on] telt mee
   *[off] telt niet mee
}
discord-double = { $value ->
    [on] twee keer
   *[off] één keer
}
discord-option-ruleset = Welk spel
discord-option-topic = Een onderwerp, of een vraag in je eigen woorden
discord-option-options = Wijzigingen in de regels, zoals edge=on; of kies ze in een formulier
discord-option-side = Welke kant je wilt spelen
discord-option-clock = Bedenktijd, zoals 5m+10s, 3d, 10d+36h of geen; eventueel met ,hard of ,weekend
discord-option-code = De code van de uitdaging
discord-option-part = Welk deel van een lange export
discord-option-word = Een woord dat de worpen verandert, zodat niemand ze kan kiezen
discord-option-match = Welke partij, als je er meer hebt
discord-option-text = Je zet, zoals a2-a5
discord-option-line = Zet van je tegenstander en jouw antwoord, zoals c7-c4 b2-b4; of “drop”
discord-option-squares = Velden voor je stenen, zoals a1-h1 c2; “drop” wist
discord-option-square = Het veld van de steen die niet sloeg
discord-option-confirm = Wanneer ik vóór een zet om bevestiging vraag
discord-option-orientation = Welke kant op je borden onderaan staat
discord-option-theme = Hoe je borden eruitzien
discord-option-block = Wie je wilt blokkeren
discord-option-unblock = Wie je wilt deblokkeren
discord-option-language = De taal die ik met je spreek
discord-option-zone = Je tijdzone, zoals Europe/Amsterdam, voor tijden buiten Discord
discord-option-event = Nieuw, meedoen, afmelden, beginnen, stand of indeling, met vorm en spel, of een code
discord-option-name = Hoe het toernooi heet
discord-option-days = Hoeveel dagen een ronde duurt
discord-option-rounds = Hoeveel rondes een Zwitsers toernooi heeft
discord-option-double = Of spelers elkaar twee keer treffen
discord-option-results = Wie ziet hoeveel partijen je hebt gewonnen
discord-option-notices = Hoe ik je laat weten dat je aan zet bent
discord-option-quiet = Uren met stille meldingen, in jouw tijdzone, zoals 22:00-08:00, of uit
discord-option-vacation = Pauzeer al je klokken: voor 14d, tot een dag zoals 2026-12-03, of uit
discord-option-link-code = De code van je andere platform, of “undo”; zonder code krijg je er een
discord-option-sure = Meteen bevestigen; anders vraag ik eerst


discord-choose = Kiezen
discord-another-piece = Een ander stuk
discord-sides = { $one } { side-first }: { $first } · { $two } { side-second }: { $second }
discord-open-board = Bord openen
discord-to-board = Naar het bord
discord-type = Zelf typen
discord-type-title = Je zet
discord-type-label = Van en naar, zoals a2-a5
discord-post-here = Hier plaatsen
discord-posted = Geplaatst door { $name }.
# The name of a match’s thread
discord-thread = { $first } – { $second }: { $ruleset }
discord-passed = De partij is inmiddels verdergegaan. Het nieuwste bord vind je lager in de chat.
discord-gone = Deze uitdaging is niet meer open.
discord-no-bots = Bots spelen niet. Daag een mens uit, of laat de tegenstander weg voor een open uitdaging.
discord-trouble = Er ging iets mis. Probeer het zo meteen nog eens.
discord-done = Gelukt, maar mijn antwoord ging verloren. Zo staat de partij er nu voor.
discord-done-unshown = Gelukt, maar ik kan de partij nu niet laten zien. Bekijk die met /petteia board.

discord-help =
    Daag iemand uit en speel beurt om beurt, in een kanaal, een thread of een privéchat.
    /petteia challenge – daag iemand uit; zonder naam kan iedereen meedoen
    /petteia move – doe een zet; of druk op Zetten onder het bord
    /petteia games – je partijen
    /petteia rules – de regels van elk spel
    /petteia why – waarom een zet niet mag
    /petteia learn – korte lessen op het bord
    /petteia account link – koppel je account van Telegram of de webchat
discord-no-activity = Het bord kan hier niet meer worden geopend. Gebruik de knoppen in de chat.

# Forms. Titles and labels have at most 45 characters, what stands below them 100.
discord-form-open = Kies in een formulier
discord-form-title = Nieuwe uitdaging
discord-form-opponent = Tegenstander
discord-form-clock = Bedenktijd
discord-form-kept = Laat dit leeg om de bedenktijd niet te veranderen.
discord-form-wish = { $side ->
    [first] Ik speel { side-first } en begin
    [second] Ik speel { side-second }
   *[lot] Loten om de kleur
}
discord-form-ticks = Vink aan wat je wilt
discord-form-otherwise = Anders: { $value }
discord-form-compulsory = Slaan
discord-form-board = Bord
discord-form-files = Kolommen
discord-form-ranks = Rijen
discord-form-record = Notatie bekijken
discord-form-text = Plak de notatie hier
discord-form-file = Of upload een bestand
discord-form-size = Een tekstbestand van maximaal { $count } KB
discord-no-form = Dit formulier kan hier niet worden geopend. Typ in plaats daarvan een opdracht.
