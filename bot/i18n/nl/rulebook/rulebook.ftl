# The rulebook's own words: menu, topics, buttons, history.

rules-menu = Kies een spel. Het zijn moderne reconstructies, met de maker tussen haakjes.
rules-entry = { $name }
    { $brief } · { $length ->
        [1] kort
        [2] gemiddeld
       *[3] lang
    }, { $level ->
        [1] makkelijk
        [2] meer te leren
       *[3] veel te leren
    }

# What each game is like, in the menu.

brief-lemery-petteia = 12 bij 8, 24 soldaten en een leider
brief-lemery-compact = 8 bij 8, 16 soldaten en een leider
brief-lemery-ultra = 8 bij 8, 8 soldaten en een leider
brief-lemery-crossing = race tussen leiders
brief-lemery-latrunculi = plaatsen, springen, vastzetten
brief-poleis = plaatsen, aanvallen of omgedraaid worden
brief-vogt-petteia = 12 bij 8, 3 klassen
brief-vogt-kubeia = 3 klassen en 2 dobbelstenen
brief-walker-petteia = 16 stenen, geen leider
brief-walker-dux = soldaten en een dux die niemand kan slaan

page-title = { $ruleset } · { $topic }
page-menu = Alle spellen
page-board = Terug naar het bord
cited = De regels zeggen: “{ $said }”
cited-page = Regels: { $topic }
passage = { $said }
found-first = ▸ { $said }
found-title = Wat de regels zeggen:
found-games = { $games }: { $said }
found-near = Ik weet niet zeker wat het antwoord op je vraag is. Misschien helpt dit:
found-none = Ik weet het antwoord niet. Blader door de regels van een spel, of stel je vraag met andere woorden.
found-command = Hiervoor is er een opdracht: “{ $word }” – { $said }.
found-guide = Over Petteia:
found-three = Ik weet het niet helemaal zeker. Misschien is het een van deze antwoorden:
found-answer = ▸ { $said }
found-passage = ▸ { $games } · { $topic }: { $said }
picture-still = Plaatje { $number } van { $count }. { $caption }
picture-before = Plaatje { $number } van { $count }, vóór de zet. { $caption }
picture-after = Plaatje { $number } van { $count }, na de zet. { $caption }
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
        [2] Redelijk makkelijk te leren.
       *[3] Veel te leren.
    } Een partij duurt { $time }.

story-title = Geschiedenis · { $story }
story-history = Geschiedenis
story-texts = Wat de teksten zeggen
story-rome = Rome
story-makers = Wie de regels heeft gemaakt
story-table = De verschillen
story-finds = Dobbelstenen, borden en namen
story-notation = Hoe je zetten noteert

history-texts =
    Uit de oudheid is geen spelregelboek bewaard gebleven. Er zijn alleen losse opmerkingen, meestal vergelijkingen.
    In de Odyssee van Homerus doden de vrijers voor de deur de tijd met steentjes.
    Plato schrijft over slechte spelers die door een betere worden ingesloten, tot ze niet meer kunnen zetten.
    Aristoteles vergelijkt een mens zonder stad met een stuk dat alleen staat.
    Polybius prijst een veldheer die zijn vijanden afsneed en blokkeerde, als een goede speler.
    Pollux beschrijft een spel dat Polis heet. Er zijn veel stukken, en een stuk tussen twee vijandelijke wordt geslagen.
    Plutarchus beveelt Petteia aan als denkspel. Het werd dus waarschijnlijk zonder dobbelstenen gespeeld.
    Op beschilderde vazen van rond 540 v.Chr. zitten Achilles en Ajax over een bord gebogen.
    Niemand weet welke van deze teksten en beelden over hetzelfde spel gaan.
history-rome =
    Ook de Romeinen hadden een soldatenspel: Ludus Latrunculorum, of Latrunculi.
    Velen denken dat het uit het Griekse spel is ontstaan, maar bewijs is er niet.
    Isidorus, een late schrijver, noemt stukken die in het gelid gaan, stukken die zwerven en stukken die vastzitten.
    Hij noemt ze ordinarii, vagi en inciti.
    Er zijn borden in allerlei maten gevonden, en sommige vondsten wijzen op een bijzonder stuk.
    Geen tekst zegt wat dat stuk deed. Een Perzisch gedicht uit de tiende eeuw beschrijft nard, een soortgelijk spel met koningen die je niet kunt slaan.
    Daar vond Damian Walker de dux voor zijn Romeinse spel.
history-makers =
    Alle spellen hier zijn in onze tijd gemaakt.
    Ulrich Schädler reconstrueerde het Romeinse spel in 1994 en 2001. Daarin zet je een steen eerst vast en sla je hem later.
    De regels van Wladyslaw Kowalski uit 2006 inspireerden anderen.
    Moshe Callen publiceerde in 2013 regels voor Petteia. De race tussen de leiders gaat daarop terug.
    Damian Walker schreef het eenvoudige spel op, en een spel met een dux.
    Andreas Frank Vogt maakte in 2018 van Callens regels toernooiregels, en voegde een spel met dobbelstenen toe.
    Dmytro publiceerde Poleis in 2015 en opnieuw in 2024, als remedie tegen de vele remises van het eenvoudige spel.
    Lemery Games verkoopt een spel met regels die door Kowalski en Schädler zijn geïnspireerd. De race erin is van Callen.
    Laat een maker een vraag open, dan is het antwoord van ons. De laatste pagina van elk spel noemt die antwoorden.
history-finds =
    Op sommige vazen waarschuwt Athena Achilles en Ajax voor de Trojanen. Ze belooft hun de overwinning als ze stoppen.
    Bij Euripides spelen Protesilaos en Palamedes met stukken in veel vormen. Palamedes zou de dobbelsteen hebben bedacht.
    De Suda (tiende eeuw n.Chr.) geeft Palamedes’ bord 12 lijnen, zoals de dierenriem, en 7 dobbelstenen, zoals de planeten.
    Suetonius’ boek over Griekse spellen is verloren.
    In tempeltreden in Athene en op Delos zijn borden uitgehakt. De meeste zijn voor andere spellen, misschien jonger.
    Op een kleibeeldje uit Athene spelen een vrouw en een jongen op 42 velden met 12 stukken.
    Het spel heet petteia, pessoi, polis of poleis. Pessoi waren misschien de stukken, en een polis een veld.
    Volgens Griekse schrijvers kwam het uit Egypte. Petteia wordt het laatst genoemd in de tweede eeuw n.Chr., het Romeinse spel in de vierde.
history-notation =
    Een veld is een letter (kolom) en een getal (rij), geteld vanaf de linkerhoek van de eerste kant.
    Een zet is twee velden, zoals a2-a5. Geslagen stukken kunnen volgen, elk na een x: a2-a5xb5.
    In Latrunculi is b2xb4 een sprong, c3 plaatst een steen en xd4 haalt er een weg.
    Vogts kolommen hebben Griekse letters. Latijnse hoofdletters die er zo uitzien, mogen ook.
    In zijn tekst hebben de rijen Attische cijfers. “instellingen schrift=grieks” toont ze.
    In Kubeia komt de worp voor de zet, de hoogste dobbelsteen eerst: 63 A2-A4.
    Een notatie nummert de zetten: 1) a2-a5, h7-h5; 2) enzovoort.
    Aan het eind staan de uitslag en de reden: 1-0 (abbandono). ½-½ is remise.
    Typ “notatie” om er een te krijgen. Plak er een achter dat woord om de partij te bekijken.
    Partijen die Vogt afdrukt, kun je zo plakken. Andere hebben labels nodig, zoals [Ruleset "poleis"].
history-table = De tabel toont elk spel met zijn gewone regels. Een steen tussen twee vijandelijke stenen wordt geslagen, maar in Latrunculi van Lemery vastgezet.
history-row = { $name }: { $files }×{ $ranks }, { $men } stenen{ $leader ->
        [yes] { " en een leider" }
       *[no] { "" }
    }{ $placed ->
        [yes] , eerst geplaatst
       *[no] { "" }
    }{ $corner ->
        [yes] , slaan in de hoek
       *[no] { "" }
    }{ $duty ->
        [yes] , slagplicht
       *[no] { "" }
    }{ $dice ->
        [yes] , dobbelstenen
       *[no] { "" }
    }
