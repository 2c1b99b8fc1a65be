# The rulebook's own words: menu, topics, buttons, history.

rules-menu = Kies een spel. Alle zijn moderne reconstructies, genoemd naar hun makers.
rules-entry = { $name }
    { $brief } · { $length ->
        [1] kort
        [2] gemiddeld
       *[3] lang
    }, { $level ->
        [1] makkelijk
        [2] wat meer regels
       *[3] veel regels
    }

# What each game is like, in the menu.

brief-lemery-petteia = 12 bij 8, 24 stenen en een leider
brief-lemery-compact = 8 bij 8, 16 stenen en een leider
brief-lemery-ultra = 8 bij 8, 8 stenen en een leider
brief-lemery-crossing = een wedloop van de leiders
brief-lemery-latrunculi = plaatsen, vastzetten, springen
brief-poleis = stenen plaatsen, dan aanvallen
brief-vogt-petteia = 12 bij 8, drie klassen
brief-vogt-kubeia = drie klassen en twee dobbelstenen
brief-walker-petteia = alleen stenen
brief-walker-dux = stenen en een dux die je niet kunt slaan

page-title = { $ruleset } · { $topic }
page-menu = Alle spellen
page-board = Terug naar het bord
cited = De regels: { $said }
cited-page = Regels: { $topic }
passage = { $said }
found-first = ▸ { $said }
found-title = Wat de spellen zeggen:
found-games = { $games }: { $said }
found-near = Ik weet niet zeker wat daar het antwoord op is. Dit komt misschien in de buurt:
found-none = Dat weet ik niet. Blader door de regels van een spel, of vraag het met andere woorden.
found-command = Daar is een opdracht voor: “{ $word }” – { $said }.
picture-still = Plaatje { $number } van { $count }. { $caption }
picture-before = Plaatje { $number } van { $count }, de zet. { $caption }
picture-after = Plaatje { $number } van { $count }, erna. { $caption }
turn-previous = ← Plaatje
turn-next = Plaatje →

topic-glance = In het kort
topic-setup = Opstelling
topic-move = Zetten
topic-capture = Slaan
topic-special = Bijzondere stukken
topic-end = Hoe het eindigt
topic-options = Opties
topic-tips = Tips
topic-source = Waar het vandaan komt

# How long a game is and how much there is to learn, at the end of each first page.
book-facts = §length { $level ->
        [1] Makkelijk te leren.
        [2] Iets meer te leren.
       *[3] Veel te leren.
    } Een partij duurt { $time }.

story-title = Geschiedenis · { $story }
story-history = Geschiedenis
story-texts = Wat de teksten zeggen
story-rome = Rome
story-makers = Wie de regels maakte
story-table = Hoe ze verschillen
story-finds = Dobbelstenen, borden en namen
story-notation = Hoe je zetten schrijft

history-texts =
    Uit de oudheid is geen spelregelboek bewaard. We hebben alleen opmerkingen, meestal vergelijkingen.
    Homerus’ vrijers doden in de Odyssee de tijd met steentjes voor de deur.
    Plato heeft het over slechte spelers die door een betere worden ingesloten, tot ze niet meer kunnen zetten.
    Aristoteles vergelijkt een mens zonder stad met een steen die alleen staat.
    Polybius prijst een veldheer die zijn vijanden afsneed en blokkeerde als een goede speler.
    Pollux beschrijft een spel dat Polis heet: veel stenen, en je slaat er een tussen twee van jou.
    Plutarchus beveelt Petteia aan als een spel van vernuft. Men speelde het dus waarschijnlijk zonder dobbelstenen.
    Op beschilderde vazen buigen Achilles en Ajax zich over een bord, rond 540 v.Chr.
    Welke van deze teksten over hetzelfde spel gaan, is niet bekend.
history-rome =
    Ook de Romeinen speelden een soldatenspel: Ludus Latrunculorum, of Latrunculi.
    Velen denken dat het uit het Griekse spel ontstond. Bewijs is er niet.
    Isidorus vertelt, laat, over stenen die in het gelid gaan, stenen die zwerven en stenen die niet kunnen bewegen.
    Hij noemt ze ordinarii, vagi en inciti.
    Er zijn borden in veel maten gevonden, en sommige vondsten wijzen op een bijzonder stuk.
    Wat dat stuk deed, vertelt geen tekst. Een Perzisch gedicht uit de tiende eeuw beschrijft een verwant spel, nard, met koningen die je niet kunt slaan.
    Daar haalde Damian Walker de dux van zijn Romeinse spel vandaan.
history-makers =
    Alles wat je hier kunt spelen, is in onze tijd gemaakt.
    Ulrich Schädler reconstrueerde in 1994 en 2001 het Romeinse spel: eerst zet je stenen vast, later sla je ze.
    Wladyslaw Kowalski’s regels van 2006 inspireerden anderen.
    Moshe Callen publiceerde regels voor Petteia; de wedloop van de leiders gaat erop terug (2013).
    Damian Walker legde het eenvoudige spel vast, en een spel met een dux.
    Andreas Frank Vogt maakte in 2018 uit die van Callen toernooiregels, en een spel met dobbelstenen.
    Dmytro publiceerde Poleis in 2015 en opnieuw in 2024, om minder remises te krijgen dan in het eenvoudige spel.
    Lemery Games verkoopt een spel met regels naar Kowalski en Schädler; de wedloop van de leiders is van Callen.
    Waar een maker zwijgt, moesten wij beslissen. De pagina’s in docs/rules noemen elke beslissing.
history-finds =
    Op sommige vazen waarschuwt Athena Achilles en Ajax voor de Trojanen. Ze belooft de zege als ze stoppen.
    Bij Euripides spelen Protesilaos en Palamedes met stukken in veel vormen. Palamedes zou de dobbelsteen hebben bedacht.
    De Suda (tiende eeuw n.Chr.) geeft zijn bord 12 lijnen zoals de dierenriem en 7 dobbelstenen zoals de planeten.
    Suetonius schreef een boek over Griekse spellen, dat verloren is.
    In treden van tempels in Athene en op Delos zijn borden gekrast. De meeste zijn voor andere spellen, sommige jonger.
    In een kleigroep uit Athene spelen een vrouw en een jongen op 42 velden met 12 stenen.
    Het spel heet petteia, pessoi, polis of poleis. Misschien waren pessoi de stenen, en was een polis een veld.
    De Grieken dachten dat het uit Egypte kwam. Petteia wordt voor het laatst genoemd in de tweede eeuw n.Chr., het Romeinse spel in de vierde.
history-notation =
    Een veld is een letter en een cijfer: de kolom vanaf links voor de eerste kant, en de rij vanaf die kant.
    Een zet is twee velden, zoals a2-a5. Geslagen stenen kunnen volgen, elk na een x: a2-a5xb5.
    In Latrunculi is b2xb4 een sprong, c3 plaatst een steen en xd4 haalt er een weg.
    Vogts kolommen hebben Griekse letters. Latijnse hoofdletters die erop lijken mogen ook.
    Zijn rijen hadden Attische cijfers. “settings letters=attic” toont ze.
    In Kubeia komt de worp voor de zet, de hoogste dobbelsteen eerst: 63 A2-A4.
    Een notatie nummert de zetten: 1) a2-a5, h7-h5; 2) enzovoort.
    Aan het eind staan de uitslag en de reden: 1-0 (abbandono). ½-½ is remise.
    “notatie” geeft je die van een partij. Plak er een achter om die partij te bekijken.
    Een partij die Vogt afdrukt, kun je zo plakken. Andere hebben labels nodig, zoals [Ruleset "poleis"].
history-table = Zoals elk meestal wordt gespeeld. Een steen wordt geslagen tussen twee; in Latrunculi wordt hij daar vastgezet.
history-row = { $name }: { $files }×{ $ranks }, { $men } stenen{ $leader ->
        [yes] { " en een leider" }
       *[no] { "" }
    }{ $placed ->
        [yes] , eerst geplaatst
       *[no] { "" }
    }{ $corner ->
        [yes] , slaan in hoeken
       *[no] { "" }
    }{ $duty ->
        [yes] , slagplicht
       *[no] { "" }
    }{ $dice ->
        [yes] , dobbelstenen
       *[no] { "" }
    }
