# The rulebook's own words: menu, topics, buttons, history.

rules-menu = Wähle ein Spiel. Alle sind moderne Rekonstruktionen. In Klammern steht, von wem sie sind.
rules-entry = { $name }
    { $brief } · { $length ->
        [1] kurz
        [2] mittel
       *[3] lang
    }, { $level ->
        [1] leicht
        [2] mittelschwer
       *[3] viele Regeln
    }

# What each game is like, in the menu.

brief-lemery-petteia = 12 mal 8, 24 Soldaten und ein Anführer
brief-lemery-compact = 8 mal 8, 16 Soldaten und ein Anführer
brief-lemery-ultra = 8 mal 8, 8 Soldaten und ein Anführer
brief-lemery-crossing = ein Wettlauf der Anführer
brief-lemery-latrunculi = setzen, springen und festsetzen
brief-poleis = setzen, dann angreifen oder umgedreht werden
brief-vogt-petteia = 12 mal 8, 3 Figurenklassen
brief-vogt-kubeia = 3 Figurenklassen und 2 Würfel
brief-walker-petteia = nur 16 Steine
brief-walker-dux = Soldaten und ein Dux, der nie geschlagen wird

page-title = { $ruleset } · { $topic }
page-menu = Alle Spiele
page-board = Zurück zum Brett
cited = Die Regeln sagen: „{ $said }“
cited-page = Regeln: { $topic }
passage = { $said }
found-first = ▸ { $said }
found-title = Das sagen die Regeln:
found-games = { $games }: { $said }
found-near = Ich bin nicht sicher, was du suchst. Vielleicht hilft das:
found-none = Das weiß ich nicht. Sieh in den Regeln eines Spiels nach oder frag mit anderen Worten.
found-command = Dafür gibt es einen Befehl: „{ $word }“ – { $said }.
found-guide = Über Petteia:
found-three = Ich bin nicht ganz sicher. Vielleicht ist es eine dieser Antworten:
found-answer = ▸ { $said }
found-passage = ▸ { $games } · { $topic }: { $said }
picture-still = Bild { $number } von { $count }. { $caption }
picture-before = Bild { $number } von { $count }, vor dem Zug. { $caption }
picture-after = Bild { $number } von { $count }, nach dem Zug. { $caption }
turn-previous = ← Voriges Bild
turn-next = Nächstes Bild →

topic-glance = Auf einen Blick
topic-setup = Aufstellung
topic-move = Ziehen
topic-capture = Schlagen
topic-special = Besondere Figuren
topic-end = Spielende
topic-options = Optionen
topic-tips = Tipps
topic-source = Herkunft

# How long a game is and how much there is to learn, at the end of each first page.
book-facts = §length { $level ->
        [1] Leicht zu lernen.
        [2] Mittelschwer zu lernen.
       *[3] Viele Regeln.
    } Dauer: { $time }.

story-title = Geschichte · { $story }
story-history = Geschichte
story-texts = Was die Texte sagen
story-rome = Rom
story-makers = Von wem die Regeln sind
story-table = Die Spiele im Vergleich
story-finds = Würfel, Bretter und Namen
story-notation = Wie man Züge schreibt

history-texts =
    Aus der Antike ist kein Regelbuch erhalten. Geblieben sind nur Bemerkungen, meist Vergleiche.
    In Homers Odyssee vertreiben sich die Freier vor der Tür die Zeit mit Steinchen.
    Platon schreibt von schwachen Spielern, die ein besserer am Ende einschließt, bis sie nicht mehr ziehen können.
    Aristoteles vergleicht einen Menschen ohne Stadt mit einem Stein, der allein steht.
    Polybios lobt einen Feldherrn, der seine Feinde abschnitt und blockierte wie ein guter Spieler.
    Pollux beschreibt ein Spiel namens Polis. Es hat viele Steine, und ein Stein wird zwischen zwei gegnerischen geschlagen.
    Plutarch empfiehlt Petteia als Spiel für den Verstand. Also wurde es wohl ohne Würfel gespielt.
    Bemalte Vasen aus der Zeit um 540 v. Chr. zeigen Achilles und Ajax, über ein Brett gebeugt.
    Welche dieser Quellen dasselbe Spiel meinen, weiß niemand.
history-rome =
    Auch die Römer hatten ein Soldatenspiel: Ludus Latrunculorum, kurz Latrunculi.
    Viele glauben, dass es aus dem griechischen Spiel entstanden ist, aber einen Beweis gibt es nicht.
    Isidor, ein später Autor, erwähnt Steine, die geordnet ziehen, Steine, die umherirren, und Steine, die gar nicht ziehen können.
    Er nennt sie ordinarii, vagi und inciti.
    Gefunden wurden Bretter in vielen Größen, und manche Funde deuten auf eine besondere Figur hin.
    Was diese Figur konnte, sagt kein Text. Ein persisches Gedicht aus dem 10. Jahrhundert beschreibt Nard, ein ähnliches Spiel mit Königen, die man nicht schlagen kann.
    Aus Nard stammt der Dux in Damian Walkers römischem Spiel.
history-makers =
    Alle Spiele hier sind in moderner Zeit entstanden.
    Ulrich Schädler hat 1994 und 2001 das römische Spiel rekonstruiert. Darin setzt du einen Stein erst fest und schlägst ihn später.
    Wladyslaw Kowalskis Regeln von 2006 haben andere angeregt.
    Moshe Callen hat 2013 Regeln für Petteia veröffentlicht. Auf sie geht der Wettlauf der Anführer zurück.
    Damian Walker hat das einfache Spiel und eines mit Dux aufgeschrieben.
    Andreas Frank Vogt hat 2018 aus Callens Regeln Turnierregeln gemacht und ein Spiel mit Würfeln ergänzt.
    Dmytro hat Poleis 2015 und erneut 2024 veröffentlicht, damit das einfache Spiel nicht mehr so oft remis endet.
    Lemery Games verkauft ein Spiel mit Regeln nach Kowalski und Schädler. Der Wettlauf der Anführer darin stammt von Callen.
    Wo ein Autor eine Frage offenlässt, stammt die Antwort von uns. Bei jedem Spiel steht sie unter „Herkunft“.
history-finds =
    Auf manchen Vasen warnt Athene Achilles und Ajax vor den Trojanern. Sie verspricht ihnen den Sieg, wenn sie aufhören.
    Bei Euripides spielen Protesilaos und Palamedes mit Figuren vieler Formen. Palamedes soll die Würfel erfunden haben.
    Die Suda (10. Jahrhundert n. Chr.) vergleicht die 12 Linien auf Palamedes’ Brett mit dem Tierkreis, die 7 Würfel mit Planeten.
    Suetons Buch über griechische Spiele ist verloren.
    In Tempelstufen in Athen und auf Delos sind Bretter geritzt. Die meisten sind für andere Spiele und vielleicht jünger.
    In einer Tongruppe aus Athen spielen eine Frau und ein Junge auf 42 Feldern mit 12 Steinen.
    Das Spiel heißt petteia, pessoi, polis oder poleis. Vielleicht hießen die Steine pessoi und ein Feld polis.
    Griechische Autoren hielten es für ägyptisch. Petteia wird zuletzt im 2. Jahrhundert n. Chr. erwähnt, das römische Spiel im 4.
history-notation =
    Felder sind nach Linie (Buchstabe) und Reihe (Zahl) benannt, gezählt ab der linken Ecke der ersten Seite.
    Ein Zug besteht aus zwei Feldern, etwa a2-a5. Was er schlägt, kann folgen, jedes Feld nach einem x: a2-a5xb5.
    In Latrunculi ist b2xb4 ein Sprung, c3 setzt einen Stein, xd4 nimmt einen weg.
    Vogts Linien haben griechische Buchstaben. Gleich aussehende lateinische Großbuchstaben gelten auch.
    Seine Reihen haben attische Zahlzeichen. Du findest sie in den Einstellungen.
    In Kubeia steht vorn der Wurf, die höhere Zahl zuerst: 63 A2-A4.
    Eine Notation nummeriert die Züge: 1) a2-a5, h7-h5; 2) und so weiter.
    Am Ende stehen Ergebnis und Grund: 1-0 (abbandono). ½-½ ist remis.
    Mit „notation“ bekommst du eine. Fügst du hinter dem Wort eine ein, siehst du die Partie.
    Vogts gedruckte Partien kannst du so einfügen. Andere brauchen Einträge wie [Ruleset "poleis"].
history-table = Hier gelten die üblichen Regeln. Ein eingeschlossener Stein wird geschlagen, in Lemerys Latrunculi nur festgesetzt.
history-row = { $name }: { $files }×{ $ranks }, { $men } Steine{ $leader ->
        [yes] { " und ein Anführer" }
       *[no] { "" }
    }{ $placed ->
        [yes] , die man erst setzt
       *[no] { "" }
    }{ $corner ->
        [yes] , Schlagen in Ecken
       *[no] { "" }
    }{ $duty ->
        [yes] , Schlagzwang
       *[no] { "" }
    }{ $dice ->
        [yes] , Würfel
       *[no] { "" }
    }
