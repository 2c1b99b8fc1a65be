# The rulebook's own words: menu, topics, buttons, history.

rules-menu = Wähle ein Spiel. Alle sind heutige Rekonstruktionen, mit dem Namen ihres Autors.
rules-entry = { $name }
    { $brief } · { $length ->
        [1] kurz
        [2] mittel
       *[3] lang
    }, { $level ->
        [1] leicht
        [2] etwas mehr Regeln
       *[3] viele Regeln
    }

# What each game is like, in the menu.

brief-lemery-petteia = 12 mal 8, 24 Steine und ein Anführer
brief-lemery-compact = 8 mal 8, 16 Steine und ein Anführer
brief-lemery-ultra = 8 mal 8, 8 Steine und ein Anführer
brief-lemery-crossing = ein Wettlauf der Anführer
brief-lemery-latrunculi = setzen, festsetzen, springen
brief-poleis = Steine setzen, dann angreifen oder umgedreht werden
brief-vogt-petteia = 12 mal 8, drei Klassen
brief-vogt-kubeia = drei Klassen und zwei Würfel
brief-walker-petteia = nur Steine
brief-walker-dux = Steine und ein Dux, den man nicht schlägt

page-title = { $ruleset } · { $topic }
page-menu = Alle Spiele
page-board = Zurück zum Brett
cited = Die Regeln: { $said }
cited-page = Regeln: { $topic }
passage = { $said }
found-first = ▸ { $said }
found-title = Was die Spiele sagen:
found-games = { $games }: { $said }
found-near = Ich bin nicht sicher, was das beantwortet. Vielleicht passt das:
found-none = Das weiß ich nicht. Sieh die Regeln eines Spiels durch, oder frag mit anderen Worten.
found-command = Dafür gibt es einen Befehl: „{ $word }“ – { $said }.
picture-still = Bild { $number } von { $count }. { $caption }
picture-before = Bild { $number } von { $count }, der Zug. { $caption }
picture-after = Bild { $number } von { $count }, danach. { $caption }
turn-previous = ← Bild
turn-next = Bild →

topic-glance = Auf einen Blick
topic-setup = Aufstellung
topic-move = Ziehen
topic-capture = Schlagen
topic-special = Besondere Figuren
topic-end = Das Ende
topic-options = Optionen
topic-tips = Tipps
topic-source = Woher es kommt

# How long a game is and how much there is to learn, at the end of each first page.
book-facts = §length { $level ->
        [1] Leicht zu lernen.
        [2] Etwas mehr zu lernen.
       *[3] Viel zu lernen.
    } Dauer: { $time }.

story-title = Geschichte · { $story }
story-history = Geschichte
story-texts = Was die Texte sagen
story-rome = Rom
story-makers = Wer die Regeln gemacht hat
story-table = Worin sie sich unterscheiden
story-finds = Würfel, Bretter und Namen
story-notation = Wie man Züge schreibt

history-texts =
    Kein Regelbuch der Antike ist erhalten. Wir haben nur Bemerkungen, meist Vergleiche.
    In der Odyssee vertreiben sich Homers Freier die Zeit mit Steinchen vor der Tür.
    Platon spricht von schwachen Spielern, die ein besserer zuletzt einsperrt, bis sie nicht mehr ziehen können.
    Aristoteles vergleicht einen Menschen ohne Stadt mit einem Stein, der allein steht.
    Polybios lobt einen Feldherrn, der seine Feinde wie ein guter Spieler abschnitt und blockierte.
    Pollux beschreibt ein Spiel namens Polis: viele Steine, und einer wird zwischen zwei gegnerischen geschlagen.
    Plutarch empfiehlt Petteia als ein Spiel des Verstands. Man spielte es also wohl ohne Würfel.
    Auf bemalten Vasen beugen sich Achilles und Ajax über ein Brett, um 540 v. Chr.
    Was davon dasselbe Spiel beschreibt, weiß man nicht.
history-rome =
    Auch die Römer spielten ein Spiel der Soldaten: Ludus Latrunculorum, kurz Latrunculi.
    Viele meinen, dass es aus dem griechischen Spiel entstand. Beweisen lässt es sich nicht.
    Isidor erzählt, spät, von Steinen, die geordnet ziehen, die umherirren und die gar nicht ziehen können.
    Er nennt sie ordinarii, vagi und inciti.
    Man hat Bretter in vielen Größen gefunden, und manche Funde lassen an eine besondere Figur denken.
    Was sie tat, sagt kein Text. Ein persisches Gedicht aus dem zehnten Jahrhundert beschreibt ein ähnliches Spiel, Nard, dessen Könige man nicht schlagen kann.
    Daher nahm Damian Walker den Dux seines römischen Spiels.
history-makers =
    Alles, was du hier spielen kannst, ist in unserer Zeit entstanden.
    Ulrich Schädler rekonstruierte 1994 und 2001 das römische Spiel: Erst wird festgesetzt, dann geschlagen.
    Wladyslaw Kowalskis Regeln von 2006 haben andere angeregt.
    Moshe Callen veröffentlichte Regeln für Petteia; auf sie geht der Wettlauf der Anführer zurück (2013).
    Damian Walker schrieb das einfache Spiel auf, und eines mit Dux.
    Andreas Frank Vogt machte 2018 aus Callens Regeln ein Turnierspiel, und eines mit Würfeln.
    Dmytro veröffentlichte Poleis 2015 und neu 2024, damit das einfache Spiel nicht so oft remis endet.
    Lemery Games verkauft ein Spiel mit Regeln nach Kowalski und Schädler; sein Wettlauf der Anführer stammt von Callen.
    Wo die Regeln schweigen, mussten wir entscheiden. Die Seiten in docs/rules nennen jede Entscheidung.
history-finds =
    Auf einigen Vasen warnt Athene Achilles und Ajax vor den Trojanern. Sie verspricht den Sieg, wenn sie aufhören.
    Bei Euripides spielen Protesilaos und Palamedes mit Figuren vieler Formen. Palamedes soll die Würfel erfunden haben.
    Die Suda, aus dem zehnten Jahrhundert n. Chr., gibt seinem Brett 12 Linien wie dem Tierkreis und 7 Würfel wie den Planeten.
    Sueton schrieb ein Buch über griechische Spiele, das verloren ist.
    Bretter sind in Tempelstufen in Athen und auf Delos geritzt. Die meisten sind für andere Spiele, manche jünger.
    Eine Tongruppe aus Athen: Eine Frau und ein Junge spielen auf 42 Feldern mit 12 Steinen.
    Das Spiel heißt petteia, pessoi, polis oder poleis. Vielleicht hießen so die Steine und ein Feld.
    Die Griechen hielten es für ägyptisch. Petteia wird zuletzt im zweiten Jahrhundert n. Chr. erwähnt, das römische Spiel im vierten.
history-notation =
    Ein Feld ist Buchstabe und Zahl, von der ersten Seite aus: die Linie von links, die Reihe von unten.
    Ein Zug besteht aus zwei Feldern, etwa a2-a5. Geschlagene können folgen, jedes nach einem x: a2-a5xb5.
    In Latrunculi ist b2xb4 ein Sprung, c3 setzt einen Stein, und xd4 nimmt einen weg.
    Vogts Linien haben griechische Buchstaben. Lateinische Großbuchstaben, die so aussehen, tun es auch.
    Seine Reihen hatten attische Zahlzeichen. „settings letters=attic“ zeigt sie.
    In Kubeia kommt der Wurf vor dem Zug, der höhere Würfel zuerst: 63 A2-A4.
    Eine Notation nummeriert die Züge: 1) a2-a5, h7-h5; 2) und so weiter.
    Sie endet mit Ergebnis und Grund: 1-0 (abbandono). ½-½ ist ein Remis.
    „notation“ gibt dir die einer Partie. Füge eine dahinter ein, um sie anzusehen.
    Eine von Vogt gedruckte Partie kannst du so einfügen. Andere brauchen Einträge wie [Ruleset "poleis"].
history-table = So wird jedes meistens gespielt. Ein Stein wird zwischen zweien geschlagen; in Latrunculi wird er dort festgesetzt.
history-row = { $name }: { $files }×{ $ranks }, { $men } Steine{ $leader ->
        [yes] { " und ein Anführer" }
       *[no] { "" }
    }{ $placed ->
        [yes] , zuerst gesetzt
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
