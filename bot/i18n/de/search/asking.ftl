# How people ask for what a tag names, a way a line. Searched, never shown.

asking-gist =
    was ist das für ein spiel
    worum geht es
    beschreib das spiel
    kurz zusammengefasst
    wie geht das spiel
    wie spielt man das
    erklär mir das spiel
    die grundlagen
    in zwei sätzen
    bin neu wie geht das
    was ist das besondere an diesem spiel
    kurzfassung bitte
asking-length =
    wie lange dauert eine partie
    wie viele züge dauert es
    ist das schwer zu lernen
    ist es leicht
    ist das kompliziert
    geht das schnell
    wie viel zeit brauche ich
    ist das was für anfänger
    für kinder geeignet
    wie schwierig ist das
    reichen zehn minuten
asking-army =
    wie viele steine habe ich
    wie viele figuren hat jeder
    wie viele soldaten
    mit wie vielen fange ich an
    wie viele steine pro seite
    welche figuren gibt es
    wie viele hopliten und peltasten
    habe ich einen könig oder anführer
    haben beide gleich viele
    anzahl der steine
    wie groß ist meine armee
    wie viele männchen kriege ich
    wie viele figuren pro nase
asking-win =
    wie gewinne ich
    was ist das ziel des spiels
    wie gewinnt man
    wann ist das spiel zu ende
    was muss ich tun um zu gewinnen
    wer gewinnt
    wie verliert man
    wann habe ich gewonnen
    siegbedingung
    worauf kommt es an
    spielziel
    wie endet das spiel
asking-board =
    wie groß ist das brett
    wie viele felder gibt es
    wie viele reihen und linien
    größe des bretts
    ist das ein schachbrett
    acht mal acht
    wie breit ist das spielfeld
    wie heißen die felder
    spielbrett maße
asking-letters =
    griechische buchstaben
    wie schreibe ich die felder
    ich habe keine griechische tastatur
    wie gebe ich einen zug ein
    warum griechische buchstaben
    kann ich lateinische buchstaben tippen
    welche buchstaben
    wie schreibt man die züge
asking-array =
    wo stehen die steine am anfang
    startaufstellung
    grundstellung
    wie baut man auf
    wie stellt man die figuren auf
    auf welchen reihen fängt man an
    anfangsstellung
    wo stehen die hopliten am anfang
    wie sieht das brett zu beginn aus
    aufbau des spiels
asking-leader-start =
    wo startet mein anführer
    wo steht der könig am anfang
    startfeld des königs
    steht der könig in der mitte
    wo fängt der dux an
    stehen sich die könige gegenüber
    auf welcher seite steht der könig
    spiegelbildliche könige
    was macht mirror
    steht der anführer vor den soldaten
asking-names =
    inciti
    was sind inciti
    was bedeutet inciti
    wer ist der strategos
    wer ist der lars
    was ist ein strategos
    was bedeutet lars
    wie heißen die anführer
    name des anführers
    wer führt die griechen
    wer führt die etrusker
asking-first =
    wer fängt an
    wer beginnt
    wer zieht zuerst
    wer macht den ersten zug
    welche farbe fängt an
    fängt weiß an
    fängt orange oder blau an
    wird ausgelost wer anfängt
    auslosung
    wer ist als erster dran
    fange ich an
    münze werfen
    wer darf anfangen
asking-first-move =
    wer zieht zuerst nach dem setzen
    alle steine gesetzt wer zieht
    wer fängt an zu ziehen wenn alle stehen
    nach der setzphase wer ist dran
    letzter stein gesetzt wer beginnt
    brett voll wer fängt an zu ziehen
asking-place =
    wie setze ich meine steine
    wo darf ich steine hinsetzen
    darf ich überall setzen
    setzphase
    wie viele setze ich pro zug
    setzt man abwechselnd
    neben den gegner setzen
    ist das brett am anfang leer
    in die ecke setzen
    wie fängt man an zu setzen
    einer nach dem anderen setzen
asking-place-quiet =
    kann man beim setzen schlagen
    wird beim setzen geschlagen
    schlagen während der setzphase
    setzt man beim setzen fest
    kann ich ziehen bevor alle gesetzt sind
    wann darf ich ziehen
    kann schon was geschlagen werden während wir setzen
    darf ich statt zu setzen ziehen
    fressen während wir noch aufstellen
asking-place-safe =
    ein stein zwischen zwei gegner gesetzt
    ich habe einen stein zwischen zwei von seinen gesetzt ist er geschlagen
    dazwischen gesetzt
    beim aufstellen zwischen zwei gegnern
    er hat auf beide seiten von meinem stein gesetzt
    ist ein dazwischen gesetzter stein sicher
asking-turn =
    was kann ich in meinem zug tun
    wie viele züge pro runde
    wie viele steine darf ich ziehen
    darf ich zwei steine ziehen
    zieht man einmal pro zug
    kann ich zweimal ziehen
    einen stein pro zug
    welche arten von zügen gibt es
    was darf ich wenn ich dran bin
asking-pass =
    darf ich passen
    kann ich aussetzen
    darf ich nichts tun
    muss ich ziehen
    kann ich eine runde aussetzen
    ich will nicht ziehen
    zugzwang
    muss man immer ziehen
    darf ich stehen bleiben
    zug auslassen
    kann ich abwarten
asking-slide =
    wie ziehen die steine
    wie weit darf ein stein ziehen
    wie bewegen sich die soldaten
    wie viele felder darf ich ziehen
    wie der turm
    darf ich rückwärts ziehen
    zur seite ziehen
    in welche richtung
    vor und zurück
    übers ganze brett
    ein feld oder mehrere
    geradeaus so weit man will
    wie laufen die figuren
    wie geht ein stein
asking-diagonal =
    geht diagonal
    darf ich diagonal ziehen
    schräg ziehen
    zählen diagonalen
    diagonal schlagen
    wie ein läufer
    schräg fressen
    über eck
    ist schräg auch benachbart
asking-block =
    darf man springen
    kann ich über steine springen
    kann ein stein springen
    kann ein soldat über andere hüpfen
    durch eigene steine ziehen
    im weg
    auf ein besetztes feld ziehen
    zwei steine auf einem feld
    schlägt man durch draufziehen wie beim schach
    können normale steine springen
    überspringen wie bei dame
    steht einer im weg
    an anderen vorbei
asking-illegal =
    was passiert bei einem falschen zug
    ich habe falsch gezogen
    gibt es strafe für fehler
    verliere ich meinen zug
    ungültiger zug
    verbotener zug
    mein zug wurde abgelehnt
    zug nicht erlaubt
    ich habe mich vertippt
    verklickt
    kann ich es nochmal versuchen
asking-step =
    wie ziehen die steine
    wie weit darf ein stein ziehen
    wie viele felder
    ein feld
    nur ein feld pro zug
    darf ich zwei felder ziehen
    was ist ein schritt
    rückwärts gehen
    wie der könig beim schach
    wie bewegen sich die steine
    in welche richtung
    vor und zurück
asking-jump =
    kann der anführer springen
    was ist ein sprung
    wer kann springen
    wie springt man
    wie springt der könig
    über eigene soldaten springen
    über gegner springen
    über mehrere springen
    was kann der anführer besonderes
    superkräfte des anführers
    wie komme ich über eine mauer
    an einer wand von soldaten vorbei
    über eine reihe hüpfen
    springt der general über eigene oder gegner
asking-chain =
    kann ich mehrmals springen
    darf ich weiterspringen
    doppelsprung
    mehrere sprünge in einem zug
    beim springen die richtung ändern
    muss ich weiterspringen
    darf ich aufhören zu springen
    kettensprung
    nach dem sprung noch mal springen
    muss ich springen
asking-jump-own =
    kann ich über eigene steine springen
    über die eigenen hüpfen
    eigenen stein überspringen
    darf man über freunde springen
    über meine leute springen
asking-jump-bound =
    über einen festgesetzten stein springen
    darf man festgesetzte überspringen
    über einen gefangenen hüpfen
    kann ein gefesselter übersprungen werden
    ist ein festgesetzter vor sprüngen sicher
asking-jump-twice =
    zweimal über denselben stein springen
    im kreis springen
    auf das ausgangsfeld zurückspringen
    denselben stein nochmal überspringen
    zum start zurück springen
asking-run-up =
    muss der anführer neben dem stein stehen über den er springt
    erst ziehen dann springen
    darf er anlauf nehmen
    aus der ferne springen
    muss er direkt daneben stehen
    mit abstand springen
    vor dem sprung gleiten
asking-landing =
    wo landet er nach dem sprung
    wo landet der anführer
    wie weit springt er
    wenn das feld dahinter besetzt ist
    landefeld
    muss das feld dahinter frei sein
    direkt hinter dem stein
    darf er weiter ziehen nach dem sprung
asking-jump-once =
    kann der anführer zweimal springen
    zwei sprünge in einem zug
    wie viele sprünge pro zug
    kann er den anderen anführer überspringen
    können die anführer übereinander springen
    nur ein sprung
asking-jumped =
    schlägt man durch überspringen
    werden übersprungene steine geschlagen
    kommt die figur weg über die ich springe
    wie bei dame schlagen
    ist der übersprungene tot
    fliegt raus wer übersprungen wird
asking-landing-takes =
    schlägt er wo er landet
    nach dem sprung schlagen
    kann man mit einem sprung schlagen
    landen und schlagen
    springen und dann einschließen
    der anführer landet und schließt ein
asking-between =
    zwischen zwei gegner ziehen
    darf ich mich dazwischen stellen
    werde ich geschlagen wenn ich selbst dazwischen ziehe
    ist es sicher zwischen zwei gegnern
    selbstmord
    freiwillig dazwischen gehen
    ich bin zwischen zwei gegner gelaufen
asking-line =
    wie schlage ich
    wie schlägt man
    wie funktioniert schlagen
    wie fresse ich einen stein
    schlagen
    fressen
    wie nehme ich einen stein
    von zwei seiten einschließen
    wann ist ein stein geschlagen
    einen gegner in die zange nehmen
    wann ist mein stein weg
    wie kann ich figuren fangen
asking-mover =
    warum wurde er nicht geschlagen
    die standen schon da
    ist egal welcher stein zuletzt gezogen hat
    welcher muss gezogen haben
    muss ich selbst gezogen haben
    zählt es wenn sie vorher schon da standen
    welcher von beiden zuletzt gezogen
asking-row =
    zwei steine nebeneinander
    kann ich zwei in einer reihe schlagen
    zwei nebeneinander zusammen schlagen
    eine reihe einschließen
    warum kann ich zwei nebeneinander nicht fressen
    an jedem ende einer
    beide weg oder keiner
    gruppe von steinen
asking-several =
    kann ich mehrere auf einmal schlagen
    zwei auf einmal fressen
    wie viele kann ich mit einem zug schlagen
    mehrere gleichzeitig
    doppelt schlagen
    was kann ich höchstens schlagen
    zwei in verschiedenen richtungen schlagen
asking-corner =
    wie schlägt man in der ecke
    stein in der ecke
    kann ein stein in der ecke geschlagen werden
    bin ich in der ecke sicher
    wie kriege ich einen aus der ecke
    ecke fressen
    sitzt im eck
    versteckt sich in der ecke
asking-edge =
    was ist mit dem rand
    hilft der rand beim schlagen
    stein am rand schlagen
    zählt der rand als gegner
    am rand reicht einer
    wie viele brauche ich am rand
    bin ich am rand sicher
asking-must =
    muss ich schlagen
    schlagzwang
    muss ich fressen wenn ich kann
    was wenn ich nicht schlagen will
    ist schlagen pflicht
    darf ich aufs schlagen verzichten
    was passiert wenn ich nicht schlage
    gezwungen zu schlagen
    muss ich schlagen auch wenn die würfel nicht reichen
asking-huff =
    was ist pusten
    wie geht pusten
    gegner hat vergessen zu schlagen
    stein wegpusten
    was passiert wenn ich das schlagen übersehe
    blasen wie bei dame
    pusten
asking-huff-when =
    wann darf ich pusten
    wann muss ich pusten
    vor oder nach meinem zug pusten
    kann ich später noch pusten
    kostet pusten meinen zug
asking-huff-who =
    welcher stein wird gepustet
    wen darf ich pusten
    kann der anführer gepustet werden
    welche figur kommt beim pusten weg
    darf ich mir den stein aussuchen
asking-huff-wrong =
    falsch gepustet
    was wenn ich zu unrecht puste
    strafe für falsches pusten
    er hat geschlagen aber einen anderen
    ich konnte zwei schlagen und habe nur einen genommen
    zu unrecht beansprucht
asking-removal =
    wie nehme ich einen festgesetzten vom brett
    gefangenen entfernen
    festgesetzten stein wegnehmen
    gefangene abräumen
    wann kommt ein festgesetzter weg
    mehrere gefangene vom brett nehmen
asking-removal-turn =
    kostet das entfernen einen zug
    darf ich nach dem entfernen noch ziehen
    entfernen und ziehen im selben zug
    ist wegnehmen ein ganzer zug
    mehrere gefangene im selben zug
asking-removal-when =
    wann darf ich einen festgesetzten entfernen
    wie lange kann ich mit dem wegnehmen warten
    sofort wegnehmen
    muss ich den gefangenen gleich entfernen
    zu welchem zeitpunkt vom brett nehmen
asking-leader =
    wie zieht der anführer
    wie zieht der könig
    wie zieht der dux
    wie weit geht der könig
    bewegt sich der anführer wie die anderen
    was kann der general
    der könig wie zieht der
asking-leader-partner =
    kann der anführer schlagen
    hilft der könig beim schlagen
    frisst der könig auch mit
    wozu ist der dux gut
    darf der dux mitschlagen
    kann der könig selber fressen
asking-leader-both =
    soldat und dux gleichzeitig eingeschlossen
    ein zug schließt einen stein und den dux ein
    stein und dux auf einmal schlagen
    dux und soldat zugleich
asking-leader-taken =
    wie schlage ich den anführer
    kann man den könig schlagen
    was passiert wenn der anführer geschlagen wird
    kann der dux gefressen werden
    wie schlägt man den könig
    ist der anführer unverwundbar
    wie viele brauche ich für den könig
    könig in der ecke schlagen
asking-protected =
    könig mit eigenem stein daneben
    reichen zwei gegner für den könig
    ist der könig geschützt wenn ein eigener neben ihm steht
    zwei gegner an gegenüberliegenden seiten des königs
    deckt ein nachbar den könig
asking-surround =
    was heißt umzingelt
    wann ist der anführer eingeschlossen
    anführer von allen seiten zu
    könig eingesperrt
    mein könig kann nirgends mehr hin
    dux komplett eingeschlossen verloren
    könig umstellt
    könig auf allen vier seiten
asking-surround-edge =
    anführer am rand umzingelt
    könig in der ecke eingeschlossen
    drei steine um den könig am rand
    zählt der rand beim einschließen
    reichen am rand drei
asking-surround-own =
    eigene steine sperren meinen anführer ein
    habe meinen eigenen könig eingemauert
    kann ich mich selbst einschließen und verlieren
    zählen eigene steine beim einschließen
    aus versehen den könig zugebaut
asking-alone =
    anführer allein
    könig ohne soldaten
    nur noch der anführer übrig
    alle soldaten weg
    habe keine soldaten mehr
    nur der könig ist übrig
    alle soldaten geschlagen
asking-count =
    wer zuerst dreizehn hat
    wer zuerst fünf hat
    wie viele muss ich schlagen um zu gewinnen
    fünf was
    gewinnt man nach zahl der geschlagenen
    spiel auf fünf
    anzahl der geschlagenen steine
asking-stuck =
    assedio
    belagerung
    ich kann nicht mehr ziehen
    kein möglicher zug mehr
    was wenn keiner mehr ziehen kann
    patt
    alle steine blockiert
    gegner kann nicht ziehen
asking-both =
    was wenn beide nur noch einen haben
    beide verlieren gleichzeitig
    beide gewinnen gleichzeitig
    beide auf einmal am ende
    beide haben noch einen stein
asking-agree =
    können wir uns auf remis einigen
    remis anbieten
    unentschieden vereinbaren
    remis durch einigung
    beide wollen unentschieden
    remis per handschlag
    remis
asking-repetition =
    dreimal dieselbe stellung
    zugwiederholung
    stellungswiederholung
    stellung kommt immer wieder
    immer die gleichen züge
    hin und her
    remis durch wiederholung
asking-quiet =
    hundert züge ohne schlagen
    keiner schlägt was
    gibt es eine zugbegrenzung
    nichts passiert
    spiel hört nie auf
    endlos hin und her ohne schlagen
    wann ist es remis
    100 züge regel
asking-quiet-count =
    zählt das setzen zu den hundert zügen
    was setzt die zählung zurück
    zählt festsetzen
    ab wann wird gezählt
    fängt die zählung von vorn an
asking-single =
    er hat nur noch einen
    nur noch ein stein übrig
    wann hat er verloren
    ich habe nur noch einen stein
    wie viele steine müssen übrig sein
    letzter stein
asking-crossing =
    was ist die überquerung
    wie gewinne ich
    wie gewinnt man das
    anführer auf die andere seite bringen
    könig ans andere ende laufen
    was muss ich tun um zu gewinnen
    wettlauf gewinnen
asking-far-row =
    welche ist die gegnerische grundreihe
    welche reihe muss mein anführer erreichen
    zielreihe des lars
    wohin muss der anführer
    wo ist das ziel
asking-crossing-men =
    gewinnt ein soldat auf der letzten reihe
    normaler stein auf der anderen seite
    ein soldat ist drüben angekommen
    stein kommt ganz hinten an
    wird ein stein umgewandelt
asking-crossing-duty =
    zuerst schlagen oder überqueren
    muss ich schlagen wenn ich überqueren kann
    geht schlagen vor überqueren
    schlagpflicht vor dem ziel
asking-crossing-last =
    überquert im hundertsten zug
    im letzten zug vor dem remis angekommen
    sieg oder remis beim hundertsten zug
    letzter zug auf die andere seite
asking-bind =
    wie setze ich einen gegner fest
    was heißt festsetzen
    wie funktioniert festsetzen
    einen stein fesseln
    wann ist ein stein festgesetzt
    wie fange ich einen gegner
    gegner lähmen
asking-bind-several =
    mehrere auf einmal festsetzen
    zwei nebeneinander festsetzen
    zwei gleichzeitig fesseln
    kann ich zwei in einer reihe festsetzen
asking-chain-last =
    setzt wer springt auch unterwegs fest
    festsetzen mitten in der sprungkette
    setzt er auf jedem feld fest wo er landet
    nur am ende der sprünge
asking-bound =
    kann ein festgesetzter stein etwas tun
    darf ein festgesetzter ziehen
    warum kann ich die figur nicht bewegen
    mein stein ist gefesselt
    was darf ein gefangener
asking-held =
    wie lange ist ein stein festgesetzt
    wie befreie ich meinen stein
    wann ist ein festgesetzter wieder frei
    wie komme ich aus der fessel
    wächter zieht weg
    wie rette ich einen gefangenen
asking-held-lines =
    auf zwei linien festgesetzt
    von vier seiten festgesetzt
    von zwei paaren gehalten
    doppelt gefesselt
asking-pins =
    kann ein festgesetzter andere festsetzen
    hält ein festgesetzter noch
    wächter selbst festgesetzt
    können gefangene beim festsetzen helfen
    den wächter festsetzen
asking-freed =
    darf ein befreiter sofort ziehen
    stein befreit kann er gleich laufen
    nach der befreiung ziehen
    wann darf der befreite wieder ziehen
asking-attack =
    was ist ein angriff
    was zählt als angriff
    wie greife ich an
    neben einen gegner ziehen
    wann greife ich an
    muss ich angreifen
asking-attack-passing =
    ist vorbeiziehen ein angriff
    an einem gegner vorbei ziehen
    von einem gegner zum anderen ziehen
    schon neben dem gegner
asking-ordinarius =
    was ist ein ordinarius
    ordinarii
    normaler aufrechter stein
    was bedeutet ordinarius
asking-quiet-move =
    wann wird ein stein umgedreht
    warum wurde mein stein umgedreht
    was wenn ich nicht angreife
    zug ohne angriff
    mein stein steht auf dem kopf
asking-vagus =
    was ist ein vagus
    vagi
    was kann ein umgedrehter stein
    zieht ein umgedrehter wie die anderen
    umgedrehter stein
    was bedeutet vagus
    kann ein vagus schlagen
asking-vagus-stays =
    mit einem vagus angegriffen aber nichts geschlagen
    bleibt er umgedreht
    reicht ein angriff zum zurückdrehen
    dreht ein angriff den vagus zurück
asking-turned-back =
    wie wird ein vagus wieder aufrecht
    wann dreht man einen stein zurück
    schlagen mit einem vagus
    wenn er schlägt wird er wieder normal
    wie drehe ich ihn wieder um
asking-capture-attack =
    ist schlagen auch ein angriff
    schlagen ohne angriff
    wird mein stein umgedreht wenn er schlägt
    zählt ein schlag als angriff
asking-adjudicated =
    wer gewinnt wenn nichts mehr passiert
    wie werden die steine gezählt
    auszählen am ende
    wer hat mehr steine
    wertung am schluss
asking-hand =
    was ist mit noch nicht gesetzten steinen
    zählen steine in der hand
    steine im vorrat
    steine auf der hand
asking-peltast =
    pelta
    was ist ein peltast
    wie zieht ein peltast
    wie weit zieht ein peltast
    leichte soldaten
    peltast und würfel
    welchen würfel nimmt der peltast
asking-hoplite =
    wie weit zieht ein hoplit
    wie zieht ein hoplit
    was ist ein hoplit
    wie weit gehen die schweren
    hoplit und würfel
    warum kann mein hoplit nicht weiter
    hopliten übers ganze brett
asking-basileus =
    was ist ein basileus
    wer ist der könig
    wie zieht der basileus
    könig mit den würfeln
    basileus und würfel
asking-armour =
    wie schlage ich einen hopliten
    was bringt die rüstung
    kann ein peltast einen hopliten schlagen
    zwei leichte um meinen hopliten
    zwei peltasten gegen hoplit
asking-class =
    wer kann den basileus schlagen
    brauche ich hopliten um den könig zu schlagen
    können peltasten den könig schlagen
    klassenregel
    welche figuren schlagen den könig
asking-breakthrough =
    sfondamento
    durchbruch
    könig kommt ans andere ende
    könig auf die andere seite bringen
    gewinne ich wenn mein könig drüben ist
asking-decimation =
    decimazione
    dezimierung
    alle peltasten geschlagen
    alle hopliten geschlagen
    ist es ein sieg wenn alle hopliten weg sind
asking-active =
    was ist eine aktive figur
    wann ist eine figur aktiv
    was macht eine figur aktiv
    aktive steine
asking-passive =
    was ist eine passive figur
    passiver zug
    wie viele passive züge darf ich machen
    renitenza
    verloren wegen passiver züge
    dreimal weit weg vom gegner gezogen
    faule züge
asking-active-judged =
    aktiv vor oder nach dem zug
    wird das alte oder das neue feld beurteilt
    von wo aus zählt aktiv
    wo er stand oder wo er ankommt
asking-passive-count =
    was setzt die passiven züge zurück
    wann fängt die zählung der passiven züge neu an
    zähler der faulen züge
    wie werde ich passive züge los
asking-order =
    welches ende zählt zuerst
    zwei enden gleichzeitig
    reihenfolge der spielenden
    was gilt zuerst
asking-superiority =
    superiorità
    überlegenheit
    wer gewinnt nach hundert zügen
    mehr figuren am ende
asking-ignorance =
    ignoranza
    unwissenheit
    auf einem verbotenen zug bestehen
    trotz warnung falsch ziehen
    zweimal falsch gezogen
asking-throw =
    wie funktionieren die würfel
    wann würfle ich
    wer würfelt
    wie viele würfel
    vor jedem zug würfeln
    was bedeutet der wurf
asking-hermes =
    was ist der zug des hermes
    hermes
    was bedeutet hermes
    könig mit der summe der würfel
    hermeszug
asking-hermes-path =
    muss der weg für hermes frei sein
    kann hermes fliegen
    springt der könig bei hermes
    etwas im weg bei hermes
asking-always =
    mein wurf ist zu klein
    wurf passt nicht
    was wenn ich mit dem wurf nicht ziehen kann
    kann ein wurf mich am ziehen hindern
    keiner kann mit dem wurf ziehen
asking-zeus =
    was bringt ein pasch
    was passiert bei pasch
    hand des zeus
    pasch gewürfelt
    nochmal würfeln nach pasch
asking-zeus-on =
    wie oft kann ich pasch würfeln
    wieder pasch
    pasch nach pasch
    noch ein pasch noch ein zusatzwurf
asking-waive =
    muss ich den zusatzwurf nehmen
    auf den zusatzwurf verzichten
    darf ich den bonus ablehnen
    aufhören zu würfeln bei pasch
asking-zeus-won =
    mit pasch gewonnen muss ich noch würfeln
    nach dem sieg nochmal würfeln
    gewonnen trotz pasch
asking-zeus-count =
    zählen züge nach pasch
    zählen zusatzzüge zu den hundert
    zählen bonuszüge als passiv
    extrazüge mitzählen
asking-options =
    welche optionen gibt es
    regeln ändern
    varianten einstellen
    hausregeln
    was kann man einstellen
    wie wähle ich optionen
asking-sizes =
    größeres brett
    brettgröße ändern
    kleineres brett
    auf anderem brett spielen
asking-rows =
    mit einer reihe spielen
    nur eine reihe steine
    zwei reihen steine
    weniger steine pro seite
asking-small =
    wettlauf auf kleinem brett
    überquerung auf anderem brett
    auf dem kleinen brett spielen
asking-tips =
    wie werde ich besser
    gute strategie
    tipps für anfänger
    was ist eine gute taktik
    ratschläge
    wie spielt man gut
    tricks
asking-bait =
    einen stein opfern
    köder
    in die falle locken
    opfer bringen
    stein hergeben um zu gewinnen
asking-bring =
    wie bereite ich einen schlag vor
    wie komme ich zum schlagen
    steine zusammen vorrücken
    schlag vorbereiten
asking-look =
    wie vermeide ich geschlagen zu werden
    worauf muss ich vor dem zug achten
    auf angriffe aufpassen
    nichts übersehen
asking-wait =
    defensiv spielen
    keiner öffnet
    in formation bleiben
    abwarten oder angreifen
    geschlossene reihe halten
asking-open =
    weg für den anführer öffnen
    platz für den könig machen
    bahn frei für den anführer
asking-race =
    wer ist schneller im wettlauf
    bin ich schneller als er
    rennen ausrechnen
asking-source =
    wer hat das erfunden
    wer ist der autor
    wer ist vogt
    wer ist walker
    woher kommen die regeln
    von wem ist das spiel
    quelle der regeln
asking-same =
    ist das griechische und das römische spiel gleich
    dasselbe wie latrunculi
    gleiche regeln wie latrunculi
    unterschied petteia latrunculi
asking-models =
    auf welcher rekonstruktion beruht es
    schädler kowalski callen
    nach welchem forscher
    vorbild der regeln
asking-sides =
    wer sind die spartaner
    schwarz und weiß
    welche seite ist weiß
    wer ist welche farbe
asking-story =
    stimmt die geschichte mit den etruskern
    griechen gegen etrusker
    wer hat die geschichte erfunden
asking-variant =
    ist das eine variante des regelbuchs
    welche variante ist das
    steht die variante im regelheft
asking-why =
    warum wurden die regeln geändert
    was ist am einfachen petteia schlecht
    warum so viele remis
    wieso gibt es diese variante
asking-misprint =
    fehler im gedruckten spiel
    druckfehler in den regeln
    fehler in der beispielpartie
asking-pictures =
    hattet ihr das originale regelheft
    bilder aus dem regelheft
    habt ihr das regelbuch
asking-modern =
    haben die griechen wirklich so gespielt
    ist das historisch
    spielten die alten so
    ist das authentisch
    echte antike regeln
    moderne rekonstruktion
asking-reading =
    was habt ihr selbst entschieden
    welche regeln sind eure eigenen
    eigene auslegung
    wo sind die regeln unklar
asking-abandon =
    was wenn mein gegner aufgibt
    sieg durch aufgabe
    partie aufgeben
    kann man aufgeben
    partie abbrechen
