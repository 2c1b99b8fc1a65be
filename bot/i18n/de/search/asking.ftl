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
    was ist das hier für ein spiel
    wie funktioniert das spiel
    wie funktioniert das
    was muss ich machen
    erkläre mir die regeln
    was sind die regeln
    spielanleitung
    regeln kurz
    überblick über das spiel
    zusammenfassung der regeln
    was macht man in dem spiel
    wie läuft das spiel ab
    erkläre es mir wie einem kind
    was spielen wir hier
    was ist die idee dahinter
    was ist so besonders
    in einem spiel gelandet was ist das
    worum geht es bei dem spiel
    was soll das sein
    was ist der kniff an dem spiel
    womit habe ich es hier zu tun
    ich hab keine ahnung wie das geht
    ich verstehe das spiel nicht
    erklär mir das mal schnell
    gib mir die kurzfassung
    alles wichtige in kürze
    das wichtigste in einem satz
    noch nie gespielt wie geht das
    erste partie was muss ich wissen
    grundregeln
    spielregeln
    wie spiele ich das
    wie läuft das hier
    was ist das grundprinzip
    spielprinzip
    was passiert in diesem spiel
    ist das so etwas wie schach
    ist das wie dame
    ist das ähnlich wie schach
    was unterscheidet es von dame
    einführung in das spiel
    ich spiele sonst schach worum geht es hier
    wie heißt das spiel und wie geht es
    wie geht dieses spiel
    wie wird das spiel gespielt
    wie spielt man dieses spiel
    was ist das hier
    was für ein spiel spielen wir
    was ist das denn für ein spiel
    erklär mir das spiel kurz
    kannst du mir das spiel erklären
    wie sind die regeln
    wie lauten die regeln
    die regeln bitte
    regeln
    kurzregeln
    erkläre das spiel
    worum geht es hier überhaupt
    worum dreht sich das spiel
    was ist die grundidee
    das wichtigste zu diesem spiel
    spiel kurz erklärt
    ich kenne das spiel nicht
    wie funktioniert dieses spiel
    bring mich mal auf stand was das hier ist
    ich hab null ahnung
    mein freund will das mit mir spielen was ist es
    was treibt man in dem spiel so
    beschreibung
    anleitung
    was geht hier ab
    erzähl mir was über das spiel
    ich blick hier nicht durch
    wie geht das ganze
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
    dauert das lange
    wie lang geht ein spiel
    wie lange braucht man
    ist es ein kurzes spiel
    ist es ein langes spiel
    wie viele züge hat eine partie
    kann man das schnell lernen
    eignet es sich für anfänger
    ist es schwer
    wie lange sitzt man daran
    sind wir in zehn minuten fertig
    wann ist es vorbei
    dauert das ewig
    zu schwer für kinder
    welches geht schneller
    ist das schnell vorbei
    wie lange geht das
    wie lange braucht man für eine partie
    wie viele stunden dauert das
    dauert eine partie länger als eine halbe stunde
    schaffe ich das in der mittagspause
    ist das was für zwischendurch
    kann man das nebenbei spielen
    spieldauer
    durchschnittliche dauer
    wann sind wir fertig
    sind die partien kurz
    wie lange dauerts noch ungefähr
    ist es kompliziert zu lernen
    wie schwer ist das
    versteht das ein kind
    ab welchem alter
    kann mein sohn das auch
    ist das was für meine oma
    wie schnell lernt man das
    lerne ich das in fünf minuten
    einfach oder schwierig
    ist es anspruchsvoll
    wie viele regeln muss ich mir merken
    kann ein anfänger das spielen
    schwierigkeit
    wie schwer
    für anfänger
    kinder
    dauer
    wie lange dauert dieses spiel
    wie lange spielt man
    ist das spiel schwer
    ist dieses spiel einfach
    wie schwer ist das spiel
    wie kompliziert sind die regeln
    dauert das spiel lange
    ist das spiel leicht zu lernen
    wie viel zeit braucht eine partie
    ich habe nur eine viertelstunde reicht die
    reicht eine halbe stunde
    schaffen wir das noch vor dem essen
    muss ich viel zeit mitbringen
    wie viel zeit muss ich einplanen
    habe nicht viel zeit geht das trotzdem
    zieht sich so eine partie
    bin ich in einer stunde durch
    können wir das in der pause spielen
    kann das meine tochter mit sieben
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
    mit welchen figuren spiele ich
    was habe ich für figuren
    wie viele figuren am anfang
    wie viele leute habe ich
    sind beide seiten gleich stark
    haben wir gleich viele figuren
    wie viele peltasten habe ich
    wie viele hopliten habe ich
    gibt es verschiedene figuren
    welche arten von figuren
    wie viele steine bekommt jeder
    sind alle steine gleich
    woraus besteht meine armee
    haben wir gleich viele steine
    kriege ich auch einen anführer
    wie viele von jeder sorte
    sind die heere gleich groß
    was für figuren bekomme ich
    wie viele leute habe ich auf meiner seite
    wie viele bauern kriegt jeder
    wie viele spielsteine braucht man
    wie viele klötzchen brauche ich
    wie viele steine hat jede seite
    wie viele figuren sind auf dem brett
    wie viele sind wir
    größe der armee
    wie stark ist mein heer
    was gehört zu meinem heer
    was für truppen habe ich
    welche truppen gibt es
    woraus besteht das heer
    haben alle die gleichen figuren
    hat jeder einen könig
    gibt es einen könig in diesem spiel
    gibt es hier einen chef
    gibt es besondere figuren
    sind das alles die gleichen steine
    figurenzahl
    zahl der soldaten
    mit wie viel steinen startet man
    wie viele schwere und leichte habe ich
    hat der gegner mehr figuren als ich
    figurenarten
    heer
    steine
    wie viele stehen auf meiner seite
    wie viele von jeder figur
    was steht mir alles zur verfügung
    sind außer den soldaten noch andere figuren dabei
    wie viele männer bekommt jeder
    gibt es auch schwächere und stärkere figuren
    figuren durchzählen wie viele müssen es sein
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
    wie kann ich gewinnen
    wann gewinne ich
    wie gewinnt man das spiel
    was ist das ziel
    was ist mein ziel
    wie besiege ich meinen gegner
    wann endet das spiel
    wann endet eine partie
    wie geht die partie zu ende
    wann habe ich verloren
    auf welche arten kann man gewinnen
    was brauche ich zum sieg
    wodurch gewinnt man
    was muss ich schaffen
    wie mache ich ihn fertig
    wann ist man sieger
    was zählt als sieg
    welche möglichkeiten zu gewinnen gibt es
    wie verliere ich
    was soll ich versuchen
    wie gewinnt man hier
    was muss man machen um zu gewinnen
    wann ist schluss
    wann ist das vorbei
    womit gewinne ich
    wodurch verliere ich
    wann ist jemand besiegt
    wie macht man den gegner fertig
    was ist der sinn des spiels
    worauf läuft es hinaus
    wofür spielt man
    was will ich erreichen
    was ist mein auftrag
    wie kann ich den sack zumachen
    wie siege ich
    sieg
    gewinnen
    gibt es mehrere wege zum sieg
    was ist hier das schachmatt
    wer ist am ende der sieger
    wie kann man verlieren
    unter welchen bedingungen gewinnt man
    habe ich jetzt gewonnen
    wann hat einer gewonnen
    auf welche weise endet es
    was fehlt mir noch zum sieg
    wann endet die partie
    wie endet eine partie
    wann ist das spiel aus
    wann ist die partie vorbei
    wie gewinne ich die partie
    wie verliert man das spiel
    wann habe ich das spiel gewonnen
    was ist das ziel bei diesem spiel
    wie gewinnt man dieses spiel
    wann verliert man
    wie kann man hier gewinnen
    was braucht man zum gewinnen
    worum geht es beim gewinnen
    ziel
    spielziel kurz
    worauf soll ich hinarbeiten
    worum gehts am ende
    was muss ich schaffen damit ich gewinne
    wozu das ganze
    was ist der zweck des spiels
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
    wie viele linien hat das brett
    wie viele reihen hat das brett
    wie viele spalten
    brettgröße
    auf was für einem brett spielt man
    quadratisches brett
    wie groß ist das spielfeld
    normales schachbrett
    12 mal 8
    wie viele felder breit
    wie viele felder lang
    ist das brett quadratisch
    spielt man auf einem schachbrett
    12 mal 8 oder 8 mal 8
    wie viele kästchen hat das brett
    wie viele felder hat das brett
    wie viele felder in der breite
    maße des spielfelds
    welche maße hat das brett
    welches brett braucht man
    geht ein normales damebrett
    kann ich mein schachbrett benutzen
    wie sieht das brett aus ist es quadratisch
    anzahl der linien und reihen
    wie viele linien
    brett
    wie viele zeilen und spalten
    ist es ein langes brett
    rechteckig oder quadratisch
    ist das feld größer als beim schach
    wie lang ist das brett
    wie werden die linien bezeichnet
    wo ist a1
    welche seite ist meine
    sitze ich unten oder oben
    hat das brett schwarze und weiße felder
    wie viele felder sind es insgesamt
    ist das brett so groß wie beim schach
    wie sieht das brett aus
    reicht mein damebrett zu hause
    wie viele kästchen in jede richtung
    ich will ein brett basteln wie groß muss es sein
asking-letters =
    griechische buchstaben
    wie schreibe ich die felder
    ich habe keine griechische tastatur
    warum griechische buchstaben
    kann ich lateinische buchstaben tippen
    welche buchstaben
    welche buchstaben haben die linien
    griechische namen der felder
    wie tippe ich griechische buchstaben
    warum sind die felder griechisch
    buchstaben der felder ändern
    kann ich a bis l schreiben
    meine tastatur hat kein griechisch
    kann ich einfach a bis l schreiben
    welches alphabet
    wie bezeichnet man die felder
    ist h das gleiche wie eta
    wie tippe ich die griechischen zeichen
    wie bekomme ich griechische buchstaben auf meine tastatur
    mein handy kann kein griechisch
    ich kann kein griechisch
    alpha beta gamma
    was sollen diese komischen buchstaben
    was sind das für zeichen am rand
    was steht da am brettrand
    muss ich griechisch tippen
    gehen auch normale buchstaben
    darf ich normale buchstaben nehmen
    kann ich die felder auch mit a b c nennen
    buchstaben am rand
    welche namen haben die felder
    namen der linien
    welcher buchstabe ist welche linie
    ist k das gleiche wie kappa
    warum fragt der bot bei h nach
    groß oder klein schreiben
    griechisch abschalten
    lateinisch statt griechisch
    ich will keine griechischen buchstaben
    was sind das für krakel neben dem brett
    warum steht da alpha statt a
    ich kann die buchstaben nicht lesen
    normale buchstaben bitte
    wie kriege ich die griechischen zeichen weg
    was tippe ich für das umgekehrte zeichen
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
    wie stehen die figuren am anfang
    wie ist die aufstellung
    wo stehen meine steine zu beginn
    wie werden die steine aufgestellt
    wie beginnt das spiel
    in welcher reihe stehen die soldaten
    wo stehen die peltasten
    wo kommen die steine hin am anfang
    wie sieht die startposition aus
    wo stehen meine leute zu anfang
    stehen die peltasten vorn oder hinten
    wie sind die steine angeordnet
    wer steht in der vorderen reihe
    füllen die steine zwei reihen
    ausgangsstellung
    wie baue ich das spiel auf
    wie stelle ich meine figuren auf
    wie stehen die soldaten zu beginn
    wo kommen die figuren hin
    wo steht was am anfang
    anfangsaufstellung
    wie fängt das brett an
    wie sieht der anfang aus
    in welchen reihen stehen die steine
    stehen die steine in zwei reihen
    in wie vielen reihen stehen sie
    erste und zweite reihe voll
    wo stehen die schweren
    wo stehen die leichten
    wer steht vorne
    wer steht hinten
    hopliten hinten peltasten vorne
    muss ich die figuren selbst aufstellen
    kann ich meine aufstellung aussuchen
    wie liegen die steine beim start
    auf welche felder stelle ich meine leute
    ich will es auf einem echten brett aufbauen
    aufstellung
    aufbau
    wo gehören die figuren am anfang hin
    wo gehören die steine zu beginn hin
    wie müssen die figuren anfangs stehen
    ich baue gerade auf wo kommt was hin
    sitzt die armee vorne oder hinten
    wie sind die figuren zu spielbeginn verteilt
    auf welchen feldern starten meine männer
    wer kommt in die erste reihe
    in welcher reihenfolge aufstellen
    aufbauanleitung
    wie stellt man das zu hause auf
    stehen die figuren schon richtig
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
    wo steht der anführer am anfang
    auf welchem feld beginnt der könig
    wo steht mein general zu beginn
    wo beginnt der basileus
    steht der dux in der mitte
    warum steht der könig nicht in der mitte
    position des anführers am anfang
    wo steht der dux
    könige vertauscht
    ist der könig links oder rechts von der mitte
    auf welcher linie steht der anführer
    hinter oder vor den soldaten
    wo kommt der könig hin
    wo stelle ich den anführer hin
    auf welches feld kommt der anführer
    auf welches feld gehört der könig
    wo beginnt der anführer
    startplatz des anführers
    startposition des königs
    wo steht der chef zu beginn
    wo fängt der boss an
    steht der anführer vorne oder hinten
    steht der könig vor den anderen
    dritte reihe anführer
    auf j3 oder c6
    steht der könig auf f3 oder g3
    basileus startfeld
    stehen die anführer gegenüber
    sind die könige gespiegelt
    könig in der mitte
    warum steht mein könig schief
    in welcher spalte steht der dux
    wo muss der feldherr am anfang stehen
    mirror
    startfeld
    anfangsplatz des dux
    wo ist der dux am anfang
    ausgangsfeld des dux
    anfangsposition des dux
    startposition vom dux
    auf welchem platz beginnt der dux
    wo steht der feldherr beim start
    von wo startet der dux
    wo kommt der dux zu beginn hin
    anfangsstellung des anführers
    wo gehört der könig hin
    ich baue auf und weiß nicht wohin mit dem anführer
    der könig steht gar nicht mittig stimmt das
    stellt man den chef vor seine leute
    auf welchem feld steht mein boss zuerst
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
    wie heißt der griechische anführer
    wie heißt der etruskische anführer
    woher kommt der name strategos
    was heißt vagus ordinarius inciti
    namen der könige
    was heißt strategos
    warum heißt der strategos so
    warum lars
    ist lars ein name
    wer ist der anführer der griechen
    wer ist der anführer der etrusker
    wer ist lars
    wie nennt man den anführer
    wie nennt man die anführer der beiden seiten
    was bedeuten die namen
    was bedeuten die lateinischen wörter
    woher kommen die namen
    lars
    strategos
    wer führt meine seite
    heißt mein könig strategos
    welcher anführer gehört zu blau
    isidors namen
    was bedeutet das wort inciti
    hoffnungslose steine
    was bedeutet strategos
    was ist ein lars
    wie nennt man die beiden anführer
    wie nennt man die beiden feldherren
    wie heißen die zwei heerführer
    wer befehligt orange
    wer befehligt blau
    wie heißt mein boss
    was für ein komischer name ist lars
    heißt der chef der blauen anders
    haben die generäle namen
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
    wer darf zuerst ziehen
    wer darf beginnen
    welche seite fängt an
    fängt blau an
    beginnt orange
    beginnt weiß oder schwarz
    wer hat den ersten zug
    entscheidet das los wer anfängt
    kann ich mir die seite aussuchen
    wer startet
    münzwurf
    bin ich als erster dran
    ist es immer orange
    beginnt der herausforderer
    wird gewürfelt wer anfängt
    dürfen wir aussuchen wer beginnt
    wer eröffnet
    wer fängt eigentlich an
    wer hat anzug
    wer darf loslegen
    wer legt los
    wer ist zuerst dran
    wer beginnt die partie
    wer kommt als erstes
    ich oder er zuerst
    fängt der gegner an
    muss ich anfangen
    darf ich anfangen
    bin ich zuerst dran
    welche farbe zieht zuerst
    zieht orange zuerst
    hat blau den ersten zug
    zieht weiß zuerst wie beim schach
    fängt schwarz an
    wer von uns beiden beginnt
    werden die seiten ausgelost
    wie wird bestimmt wer anfängt
    wie entscheidet sich wer beginnt
    können wir selbst entscheiden wer anfängt
    los werfen
    kopf oder zahl
    anfangsspieler
    wer setzt zuerst
    wer setzt den ersten stein
    wird bei der revanche getauscht
    hat der erste einen vorteil
    beginnt
    anziehender
    welche seite legt los
    welche farbe legt los
    welche farbe darf anfangen
    habe ich den ersten zug
    müssen wir losen
    darf der jüngste anfangen
    bin ich jetzt als erster an der reihe
    wer kommt zuerst an die reihe
    wieso darf er anfangen
    ist anfangen gerecht verteilt
asking-first-move =
    wer zieht zuerst nach dem setzen
    alle steine gesetzt wer zieht
    wer fängt an zu ziehen wenn alle stehen
    nach der setzphase wer ist dran
    letzter stein gesetzt wer beginnt
    brett voll wer fängt an zu ziehen
    wer zieht wenn alle steine gesetzt sind
    wer macht nach dem aufstellen den ersten zug
    wer beginnt nach der setzphase
    alles steht wer ist dran
    setzen fertig wer zieht
    wer macht den ersten richtigen zug
    wer zieht als erster wenn alles gesetzt ist
    alle steine liegen wer zieht jetzt
    das setzen ist vorbei und jetzt
    wir sind fertig mit setzen wer fängt an
    wer ist nach dem setzen dran
    was kommt nach dem setzen
    wie geht es nach dem setzen weiter
    letzter stein liegt und dann
    erster zug nach der setzphase
    zieht der der zuerst gesetzt hat
    wer zieht zuerst nach der aufstellung
    alle 32 stehen wer darf ziehen
    wann geht das ziehen los und wer beginnt
    wer startet nach dem hinlegen
    alle steine liegen wer darf loslegen
    jetzt liegen alle steine wer ist dran
    jetzt sind alle gesetzt wer darf anfangen
    alles hingelegt wer macht weiter
    nach dem verteilen der steine wer ist an der reihe
    das brett ist fertig gefüllt wer bewegt zuerst
    die setzerei ist durch wer fängt an
    hinlegen ist fertig wer darf zuerst bewegen
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
    wo kann ich meine steine setzen
    wohin darf ich setzen
    wie läuft das setzen ab
    werden die steine abwechselnd gesetzt
    auf welche felder darf ich setzen
    darf ich direkt neben einen gegner setzen
    wie stellt man die steine auf
    wie viele steine setze ich
    wer setzt zuerst
    muss ich auf meiner seite setzen
    gibt es beschränkungen beim setzen
    kann ich zwei auf einmal setzen
    wo dürfen die steine hin
    leeres brett wie fangen wir an
    ist die ecke beim setzen erlaubt
    gibt es eine zone zum setzen
    wie setze ich die steine
    wo lege ich meine steine hin
    wo darf ich sie hinlegen
    darf ich überall hinsetzen
    wie werden die steine verteilt
    wie fangen wir an das brett ist leer
    wieso ist das brett leer
    wo sind meine steine am anfang
    wie kommen die steine aufs brett
    muss ich auf meiner hälfte bleiben
    darf ich auf seiner hälfte setzen
    darf ich in die ecke legen
    darf ich an den rand setzen
    kann ich die steine nebeneinander legen
    abwechselnd hinlegen
    wer legt wann
    ein stein pro runde setzen
    wie viele steine lege ich pro zug
    wie lange wird gesetzt
    bis wann setzen wir
    muss ich alle setzen
    darf ich einen stein zurückhalten
    freie wahl beim aufstellen
    darf ich aussuchen wo meine steine stehen
    setzregeln
    darf ich meine steine hinsetzen wo ich will
    wohin darf man setzen
    auf welches feld darf ich setzen
    darf man neben gegner setzen
    darf man in ecken setzen
    wie läuft die setzphase
    wie verteile ich meine steine am anfang
    wohin mit meinen steinen
    darf ich meine steine überall verteilen
    legt jeder immer einen
    legen wir reihum
    wo ist es erlaubt einen stein abzulegen
    gleich neben dem gegner hinlegen
    das brett ist noch leer was nun
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
    kann beim setzen schon geschlagen werden
    schlägt man beim setzen
    darf ich beim setzen einschließen und schlagen
    kann ich ziehen bevor alle steine liegen
    wird in der setzphase geschlagen
    fesselt man beim setzen
    er hat mich beim setzen eingeschlossen bin ich tot
    zählt einschließen beim setzen
    kann ich schon angreifen während gesetzt wird
    ziehen wir bevor alle steine stehen
    ist beim aufstellen schon etwas gefährlich
    fliegt beim setzen schon jemand raus
    kann mir beim setzen was passieren
    gilt einschließen schon beim setzen
    kann ich beim hinlegen fesseln
    wird beim hinlegen geschlagen
    zählt das schon als geschlagen während wir noch setzen
    darf ich schon ziehen während wir setzen
    kann ich einen gesetzten stein verschieben
    darf ich einen gesetzten stein noch bewegen
    darf ich springen bevor alle liegen
    warum kann ich noch nicht ziehen
    wann gehts mit dem ziehen los
    erst alle setzen dann ziehen
    passiert in der setzphase schon was
    ich hab ihn beim setzen in die zange genommen
    ist er geschlagen wenn ich beim setzen zumache
    wir setzen noch aber er hat mich schon eingeklemmt
    kann beim verteilen schon jemand geschlagen werden
    darf ich beim setzen schon mal ziehen
    bevor alles liegt schlagen
    zählt eine falle die beim hinlegen entsteht
asking-place-safe =
    ein stein zwischen zwei gegner gesetzt
    ich habe einen stein zwischen zwei von seinen gesetzt ist er geschlagen
    dazwischen gesetzt
    beim aufstellen zwischen zwei gegnern
    er hat auf beide seiten von meinem stein gesetzt
    ist ein dazwischen gesetzter stein sicher
    darf ich zwischen zwei gegner setzen
    ist mein stein sicher wenn ich ihn zwischen zwei setze
    stein beim setzen eingeschlossen
    setzen zwischen zwei feinden gefährlich
    er hat links und rechts von meinem stein gesetzt
    wird mein stein festgesetzt wenn das ziehen beginnt
    mein stein steht vom setzen her zwischen zwei
    beim setzen zwischen zwei feinde geraten
    stein mitten zwischen zwei gegner gelegt
    ist der stein weg wenn ich ihn zwischen zwei lege
    was ist mit einem stein der zwischen zwei gesetzt wurde
    bleibt ein dazwischen gesetzter stein frei
    gilt er als festgesetzt wenn er so gesetzt wurde
    beim aufstellen eingeklemmt
    er hat mich beim setzen eingeklemmt
    ich lege meinen stein in die zange
    links und rechts feinde beim setzen
    er setzt rechts und links von mir
    von anfang an zwischen zwei
    stand schon beim setzen dazwischen
    wird er später geschlagen wenn er dazwischen gesetzt war
    ist es dumm zwischen zwei gegner zu setzen
    darf ich mich beim setzen in eine lücke legen
    ich setze meinen stein zwischen zwei gegner was passiert
    ich lege meinen stein in die lücke zwischen zwei feinden
    stein genau zwischen zwei gegner gestellt was dann
    zwischen zwei gegner gesetzt und trotzdem nicht festgesetzt warum
    mein stein zwischen zwei gegner hingestellt ist er gefangen
    warum ist mein hingestellter stein zwischen den beiden frei
    ich habe ihn in die mitte von zwei feinden gesetzt und er ist nicht gefangen
    ich setze ihn in eine lücke beim gegner
    figur beim aufstellen in die mitte zweier gegner
    darf ich eine figur zwischen zwei feinde stellen
    beim hinstellen zwischen zwei geraten
    wird ein stein gebunden den ich zwischen zwei stelle
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
    was mache ich in einem zug
    wie viele figuren darf ich pro zug bewegen
    wie viele aktionen pro zug
    was kann man tun wenn man dran ist
    darf ich in einem zug zwei figuren bewegen
    was für möglichkeiten habe ich im zug
    darf ich zwei dinge in einem zug tun
    bewegen sich alle meine figuren
    schritt und sprung in einem zug
    ein stein pro runde
    wie viele aktionen habe ich
    was darf ich in einer runde machen
    was darf ich alles pro zug
    was kann ich machen wenn ich dran bin
    wie läuft ein zug ab
    wie viele züge habe ich
    wie oft darf ich ziehen
    darf ich nur eine figur bewegen
    bewege ich nur einen stein
    darf ich zwei bewegen
    darf ich zwei figuren gleichzeitig bewegen
    kann ich mit mehreren ziehen
    erst der eine dann der andere stein
    zwei züge hintereinander
    einen zug pro runde
    abwechselnd ziehen
    ziehen wir abwechselnd
    ziehen und springen in einem zug
    kann ich ziehen und wegnehmen
    welche aktionen gibt es
    was gibt es für züge
    schritt sprung oder wegnehmen
    muss ich mich für eins entscheiden
    einmal ziehen dann ist der andere dran
    ablauf eines zuges
    was kann man in einem zug machen
    was darf man in einem zug
    wie viele figuren darf ich ziehen
    wie viele steine darf ich bewegen
    wie viele figuren bewegt man pro runde
    welche züge gibt es
    welche züge sind möglich
    wie viele figuren darf ich bewegen wenn ich an der reihe bin
    ich bin dran was darf ich machen
    was steht mir in einer runde zu
    nur eine figur oder mehrere bewegen
    bewegt man pro runde nur eine
    darf ich nachher noch eine zweite figur bewegen
    was kann ich jetzt machen
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
    kann man passen
    darf man einen zug auslassen
    muss ich einen zug machen
    ist passen erlaubt
    muss man ziehen
    was wenn ich nicht ziehen möchte
    geht passen
    muss ich ziehen auch wenn es schlecht für mich ist
    kann ich eine runde warten
    darf ich nicht ziehen
    kann ich einfach stehen bleiben
    zug schenken
    muss ich ziehen wenn ich nicht will
    muss ich überhaupt ziehen
    ich möchte lieber nichts machen
    darf ich warten
    darf ich meinen zug verfallen lassen
    kann ich auf meinen zug verzichten
    kann ich meinen zug abgeben
    kann ich meine runde auslassen
    geht aussetzen
    darf ich aussetzen
    kann man skippen
    skippen
    ich will skippen
    ich will aussetzen
    ich will passen
    passen
    warum darf ich nicht passen
    wieso kann ich nicht aussetzen
    muss jeder ziehen
    alle züge sind schlecht muss ich trotzdem
    jeder zug schadet mir
    ich würde mir nur selber schaden muss ich ziehen
    darf ich zweimal hintereinander ihn ziehen lassen
    gibt es zugzwang
    kann ich meine figuren alle stehen lassen
    ich möchte diese runde nichts bewegen
    ich würde am liebsten gar nichts tun
    kann ich alles so lassen wie es ist
    ich mag nicht ziehen alles steht gut
    diesmal lieber keinen zug machen
    darf ich einfach den anderen nochmal ranlassen
    muss ich was bewegen obwohl alles gut steht
    darf ich meinen zug verschenken
    ich will dass er nochmal zieht
    bin ich gezwungen zu ziehen
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
    wie weit kann ich ziehen
    wie bewegt sich ein stein
    wie darf ich ziehen
    wie zieht ein soldat
    darf man rückwärts
    kann man zur seite ziehen
    ziehen sie wie türme
    zieht man nur ein feld
    wie weit gehen die steine
    in welche richtungen darf man ziehen
    beliebig weit ziehen
    vorwärts und rückwärts
    wie viele felder weit darf ich gehen
    können sie rückwärts gehen
    darf ich mich zurückziehen
    kann ein stein quer über das ganze brett
    gibt es eine grenze wie weit
    kann ein stein mitten im zug abbiegen
    nur vorwärts wie bauern
    darf ich überall anhalten
    muss ich ganz durchziehen
    um die ecke ziehen
    beliebig viele felder
    wie bewegt man die figuren
    wie bewege ich meine steine
    wie läuft ein stein
    wie gehen die männchen
    wie weit kommt ein soldat
    wie weit darf man gehen
    wie viele felder kommt ein stein weit
    kann ich so weit ziehen wie ich will
    darf ich das ganze brett entlang
    einmal quer rüber
    von einem ende zum anderen
    geht es nur geradeaus
    nur nach vorne oder auch zurück
    können steine zurück
    rückwärts
    seitwärts
    seitlich ziehen
    nach links und rechts
    in alle vier richtungen
    wohin darf ein stein
    wie ein turm beim schach
    so wie der turm im schach
    laufen die wie türme
    muss ich bis zum ende laufen
    kann ich unterwegs stehen bleiben
    darf ich die richtung wechseln
    kann ich abbiegen
    darf ich um die kurve
    gangart der figuren
    zugweite
    bewegungsregeln
    wie viele schritte darf ein soldat machen
    ziehen die nur ein kästchen
    wie viele kästchen darf ich gehen
    ziehen
    wie bewegt sich eine figur
    wie ziehen die figuren
    wie zieht man
    wie weit darf eine figur ziehen
    wie viele felder darf eine figur ziehen
    wie viele felder weit zieht ein soldat
    darf ich mehrere felder ziehen
    wie weit kommt man pro zug
    wie viele felder darf ein stein laufen
    darf man auch rückwärts laufen
    wohin darf so ein stein
    wie bewegen sich die dinger
    wie kommt ein soldat vorwärts
    darf ich quer übers ganze brett fahren
    auch seitlich
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
    kann ich diagonal gehen
    darf man schräg ziehen
    ist diagonal erlaubt
    kann man schräg schlagen
    zählt diagonal beim schlagen
    diagonale züge
    gibt es diagonale bewegungen
    ist schräg neben mir auch daneben
    schräg angreifen
    darf man über die diagonale
    diagonal benachbart
    diagonal
    schräg
    geht schräg
    darf ich schräg laufen
    ist schräg ziehen verboten
    warum kann ich nicht schräg ziehen
    wieso darf ich nicht diagonal
    können sie wie läufer ziehen
    können soldaten schräg gehen
    schräg rüber
    über die ecke ziehen
    um die ecke schlagen
    kann man schräg einschließen
    kann man übers eck schlagen
    gilt diagonal als eingeschlossen
    zählt schräg daneben
    ist ein stein schräg daneben ein nachbar
    von schräg angreifen
    schräg zwischen zwei
    schräge züge erlaubt
    kreuz und quer ziehen
    diagonal springen
    schräg springen
    kann ich auch schräg laufen
    geht es auch über eck
    schräg rüber geht das
    darf ich diagonal laufen wie ein läufer
    wieso kann ich nicht schräg gehen
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
    kann ich über andere figuren springen
    darf ich durch meine eigenen steine
    kann ich auf ein feld mit einem gegner ziehen
    was ist wenn eine figur im weg steht
    darf ich auf einen gegner draufziehen
    können soldaten springen
    kann man figuren überspringen
    kann ich auf einen anderen stein ziehen
    kann man hindurchziehen
    darf ein normaler soldat springen
    was wenn da schon eine figur steht
    dürfen zwei figuren auf ein feld
    schlage ich wenn ich auf ihn ziehe
    ersetzen wie beim schach
    kann ich an meinen leuten vorbei
    blockieren sich figuren
    darf man über andere drüber
    darf ich durch andere figuren hindurch
    durch leute durchlaufen
    kann ich an ihm vorbei
    kann ich durch meine eigenen durch
    wie komme ich an einer figur vorbei
    da steht schon einer
    kann ich auf ein besetztes feld
    darf ich auf seinem feld landen
    kann ich ihn verdrängen
    kann ich ihn wegschieben
    kann ich einen gegner wegschubsen
    schlägt man wie im schach durch draufziehen
    wirft man raus wenn man draufkommt
    wie bei mensch ärgere dich nicht rauswerfen
    stapeln
    zwei aufeinander
    darf ein gewöhnlicher stein hüpfen
    warum kann mein soldat nicht springen
    wieso kann ich nicht über ihn hüpfen
    hüpfen wie bei dame
    ist springen erlaubt
    gibt es springen
    gibt es sprünge in diesem spiel
    springt hier irgendwer
    überspringen erlaubt
    mein eigener stein steht mir im weg
    der weg ist versperrt
    hindernis
    über zwei figuren hinweg
    muss der weg frei sein
    steine überspringen verboten
    kann man durch steine durch
    können soldaten hüpfen
    kann ein soldat springen
    kann ein soldat drüberspringen
    kann ein soldat jemanden überspringen
    darf ein soldat über einen anderen drüber
    dürfen normale steine springen
    springen soldaten auch
    können meine soldaten über andere springen
    warum springt mein soldat nicht
    wieso kann nur der anführer springen
    kann auch ein normaler stein hüpfen
    darf ein stein über einen anderen ziehen
    da steht einer im weg komme ich vorbei
    komme ich an einem anderen stein vorbei
    darf ich auf ein besetztes feld
    kann man durch andere hindurch
    zwei auf demselben feld
    darf ich auf dem feld eines gegners landen
    mir ist einer im weg
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
    kann ich es nochmal versuchen
    was passiert wenn ich einen unerlaubten zug mache
    was bei einem regelverstoß
    verliere ich bei einem ungültigen zug
    verliert man wenn man falsch zieht
    zählt ein falscher zug
    habe einen unmöglichen zug eingegeben
    kostet ein fehler etwas
    der bot hat meinen zug nicht angenommen
    muss ich dafür büßen
    darf ich neu ziehen nach einem falschen zug
    ich habe unsinn geschrieben
    habe falsch geklickt
    was passiert bei einem unmöglichen zug
    was passiert wenn ich schummle
    was wenn ich etwas verbotenes mache
    was ist wenn mein zug nicht erlaubt ist
    was ist wenn ich mich vertippe
    hab mich vertippt ist mein zug weg
    ich hab quatsch eingegeben
    mein zug geht nicht was jetzt
    der bot lässt mich nicht ziehen
    der bot sagt mein zug ist nicht erlaubt
    zug abgelehnt
    warum wird mein zug nicht angenommen
    warum geht mein zug nicht
    darf ich es nochmal versuchen
    darf ich nochmal wenn der zug falsch war
    verliert man bei falschen zügen etwas
    bekomme ich eine strafe
    gibt es strafpunkte
    ist ein regelverstoß schlimm
    verliere ich wegen eines fehlers
    kostet mich ein falscher zug was
    muss ich aussetzen nach einem fehler
    strafe für falsche züge
    falscher zug
    was passiert mir wenn ich etwas verbotenes ziehen will
    ich wollte etwas ziehen das nicht erlaubt ist
    ich habe einen zug versucht der nicht geht
    werde ich bestraft wenn der zug nicht geht
    ich wollte was unerlaubtes probieren gibt es ärger
    ist es schlimm einen falschen zug zu schicken
    verliere ich etwas bei einem verbotenen versuch
    kriege ich ärger für einen unmöglichen zug
    was droht bei einem regelwidrigen zug
    hab was gezogen was man nicht darf
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
    wie weit zieht ein stein
    kann ich mehr als ein feld ziehen
    darf ich rückwärts
    wie bewege ich einen stein
    einen schritt machen
    wie ziehe ich
    darf man zur seite gehen
    dürfen steine weit gleiten
    zwei felder auf einmal
    kann ich zurück gehen
    nur ein feld weit
    wie bewegen die sich
    wie weit kommt ein stein
    geht ein stein nur einen schritt
    immer nur ein feld
    einen schritt vor oder zurück
    kann ich zwei schritte machen
    kann ein stein zwei felder laufen
    darf ich weiter als ein feld
    warum kann ich nur ein feld ziehen
    wieso nur ein feld
    kann ich quer übers brett laufen
    kann ich gleiten
    wie ein turm ziehen
    laufen sie wie der könig im schach
    nach hinten gehen
    seitwärts gehen
    darf ein stein zurück
    in welche richtungen geht ein stein
    wie gehen die steine hier
    normaler zug ohne sprung
    gewöhnlicher zug
    wie funktioniert ein schritt
    schritt
    zugweite
    wie zieht man
    was ist ein schritt bei diesem spiel
    wie weit geht ein schritt
    wie viele felder geht ein stein
    wie weit darf ein stein gehen
    nur ein feld oder mehr
    darf ich zwei felder gehen
    einen schritt in welche richtung
    kann man rückwärts gehen
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
    wie funktioniert springen
    wann darf ich springen
    über wie viele figuren kann er springen
    kann der könig springen
    kann der dux springen
    darf mein anführer über meine eigenen springen
    springt er über feinde
    was darf der anführer überspringen
    wie funktioniert der sprung des anführers
    kann ich über zwei springen
    darf jeder springen
    wie komme ich über meine eigenen soldaten
    über freund und feind springen
    hat der anführer eine besondere fähigkeit
    über zwei auf einmal springen
    über eine ganze linie springen
    fliegt er über figuren
    kann ich rückwärts springen
    wie schlage ich durch springen
    gegner überspringen und schlagen
    darf jeder stein springen
    was macht den anführer besonders
    springen
    hüpfen
    wie springe ich
    wie hüpft man
    wie geht das mit dem springen
    wer darf alles springen
    darf der boss springen
    darf der general hüpfen
    kann der chef über andere drüber
    kann der anführer über leute hüpfen
    kann er über zwei reihen
    über mehrere hintereinander hüpfen
    über drei figuren in einer reihe
    darf er über seine eigenen leute
    darf er über feindliche soldaten
    über gemischte reihen springen
    wie weit kann er springen
    was hat der anführer für eine superkraft
    was kann der könig was andere nicht können
    was ist das besondere am anführer
    welche besondere fähigkeit hat der könig
    wie kommt der könig über die mauer
    anführer kommt nicht durch die reihe
    mein general ist von soldaten umgeben kann er raus hüpfen
    springt er schräg
    rückwärts hüpfen
    springen wie beim damespiel
    wie schlägt man mit einem sprung
    ich springe über ihn ist er dann weg
    kann man steine überspringen
    darf ich über gegner hüpfen
    gegner überhüpfen
    muss hinter ihm frei sein zum springen
    welche figur darf springen
    kann irgendwer springen
    kann der anführer drüberhüpfen
    wie nehme ich einen durch drüberspringen weg
    wie schlägt man einen gegner indem man drüberspringt
    durch drüberspringen schlagen wie geht das
    indem ich drüberspringe kriege ich ihn weg
    wie geht das schlagen mit drüberhüpfen
    wie springe ich über einen gegner um ihn zu schlagen
    wie fresse ich durch hüpfen
    gegner durch überspringen schlagen
    einen gegner weghüpfen
    springend schlagen
    schlagen durch sprung
    wie mache ich einen sprung zum schlagen
    mein boss soll über die mauer
    wer von meinen leuten darf hüpfen
    darf ein einfacher soldat auch springen
    kann der anführer über einen haufen leute weg
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
    darf ich nach einem sprung weiterspringen
    mehrfach springen
    kann man mehrere hintereinander überspringen
    muss man weiter springen
    wie oft darf ich springen
    kann ich beim springen abbiegen
    ist springen pflicht
    kann ich nach dem sprung aufhören
    springe ich wie bei dame weiter
    zickzack springen
    muss ich alle nehmen
    dreifacher sprung
    kann ich mittendrin aufhören
    sprung ablehnen
    nach einem sprung den nächsten
    sprungzwang
    mehrmals springen
    weiterspringen
    kann ich nach dem ersten sprung noch einen machen
    darf ich noch mal hüpfen
    kann ich mehrere nacheinander überspringen
    mehrere sprünge nacheinander
    mehrere sprünge hintereinander
    zweimal hintereinander hüpfen
    hüpfen und gleich weiterhüpfen
    geht ein doppelter sprung
    wie viele sprünge in einem zug
    wie oft darf ich hintereinander springen
    sprungserie
    darf ich um die ecke weiterspringen
    richtung wechseln beim springen
    muss ich zu ende springen
    muss ich alle überspringen die ich kann
    muss ich springen wenn ich kann
    bin ich zum springen verpflichtet
    gibt es einen sprungzwang
    darf ich einen sprung auslassen
    kann ich nach einem sprung stehen bleiben
    aufhören nach dem ersten sprung
    so viele springen wie möglich
    springen in serie
    alle auf einmal überspringen
    mehrfachsprung
    kann der stein mehrmals springen
    darf der stein nach dem sprung weiterspringen
    darf ich nach einem sprung noch einen machen
    kann ich beim springen die richtung wechseln
    muss man weiterspringen wenn es geht
    darf ich einen sprung ablehnen
    nach dem sprung gleich noch einer
    noch ein sprung direkt danach erlaubt
    nach einem hüpfer noch ein hüpfer
    darf ich nach dem sprung weitermachen
    sprung reiht sich an sprung
    geht es nach dem springen noch weiter
    mehrere hüpfer hintereinander
    wie beim damespiel mehrere nacheinander überspringen
    kann ich die richtung wechseln beim weiterhüpfen
    muss ich weiterhüpfen
    darf ich nach einem sprung stehen bleiben
    zwei sprünge am stück
asking-jump-own =
    kann ich über eigene steine springen
    über die eigenen hüpfen
    eigenen stein überspringen
    darf man über freunde springen
    über meine leute springen
    darf ich eigene steine überspringen
    kann man über eigene figuren springen
    über einen von meinen springen
    darf ich über eigene leute springen
    darf ich über meine eigenen hüpfen
    über meinen eigenen stein
    über einen freund hüpfen
    kann ich meine steine überspringen
    über kameraden springen
    hüpfe ich auch über freunde
    springen über eigene
    bocksprung über den eigenen
    mein eigener stein ist im weg kann ich drüber
    warum kann ich nicht über meinen stein springen
    über beide farben springen
    mit einem stein über meinen eigenen hüpfen
    über eigene leute hüpfen
    darf ich über meine freunde springen
    eigene überspringen
    über die eigenen drüber
asking-jump-bound =
    über einen festgesetzten stein springen
    darf man festgesetzte überspringen
    über einen gefangenen hüpfen
    kann ein gefesselter übersprungen werden
    ist ein festgesetzter vor sprüngen sicher
    kann ich einen festgesetzten gegner überspringen
    darf ich über eine gefesselte figur springen
    kann man gefangene überspringen
    kann man über gefesselte springen
    darf ich über gebundene springen
    über einen gelähmten stein springen
    über einen eingefrorenen hüpfen
    schützt das festgesetztsein vor sprüngen
    darf ich einen gefangenen durch springen schlagen
    gefangenen überspringen statt wegnehmen
    mein festgesetzter wurde übersprungen
    kann mein gefesselter stein übersprungen werden
    ist ein gebundener stein durch springen schlagbar
    festgesetzte mit sprung schlagen
    darf ich über einen festgesetzten gegner springen
    gebundene gegner überspringen
    darf ein gefesselter übersprungen werden
    über einen gebundenen hüpfen
    wird ein gebundener durch überspringen geschlagen
    der gegner ist gefesselt darf ich trotzdem drüber
    einen gefesselten überspringen erlaubt
    über einen gefesselten typen drüber
    er ist festgesetzt kann ich trotzdem über ihn springen
    festgesetzte überspringen
asking-jump-twice =
    zweimal über denselben stein springen
    im kreis springen
    auf das ausgangsfeld zurückspringen
    denselben stein nochmal überspringen
    zum start zurück springen
    darf ich zweimal denselben stein überspringen
    kann ich wieder dort landen wo ich angefangen habe
    im kreis herum springen
    denselben gegner zweimal
    zweimal über den gleichen
    darf ich den gleichen stein zweimal überspringen
    denselben zweimal nehmen
    im kreis hüpfen
    zum anfangsfeld zurückhüpfen
    auf meinem startfeld landen
    darf ich dort enden wo ich gestartet bin
    wieder auf das feld von dem ich kam
    hin und zurück über denselben
    wann kommen die übersprungenen weg
    werden die steine sofort weggenommen beim springen
    rundherum springen
    sprung zurück zum ausgangspunkt
    zweimal über den gleichen hüpfen
    denselben gegner nochmal überspringen
    im kreis springen und zurück zum start
    darf ich auf mein startfeld zurückhüpfen
asking-run-up =
    muss der anführer neben dem stein stehen über den er springt
    erst ziehen dann springen
    darf er anlauf nehmen
    aus der ferne springen
    muss er direkt daneben stehen
    mit abstand springen
    vor dem sprung gleiten
    kann er erst laufen und dann springen
    muss er direkt an der reihe stehen
    sprung mit anlauf
    springt er auch von weiter weg
    darf er vor dem springen ziehen
    muss die figur direkt neben ihm sein
    anlauf
    muss er die figur berühren über die er springt
    springen nach einem gleiten
    muss der anführer direkt neben dem liegen den er überspringt
    braucht er anlauf
    geht der sprung auch mit abstand
    kann er von weit weg springen
    kann er auf die reihe zulaufen und springen
    darf zwischen ihm und der reihe eine lücke sein
    leere felder vor dem sprung
    muss er erst ran
    muss er schon daneben stehen
    ranlaufen und springen in einem zug
    laufen und hüpfen in einem zug
    ziehen und springen in einem zug mit dem anführer
    gleiten und dann hüpfen
    sprung aus der entfernung
    springt er nur über nachbarn
    erst hinlaufen dann rüberspringen
    abstand zum übersprungenen
    wie nah muss er dran sein
    jump adjacent
    muss er direkt davor stehen um zu springen
    erst laufen und dann springen in einem zug
    darf der chef vorher noch ein paar felder laufen
    springen von weiter weg möglich
    kann er mit anlauf über die reihe
asking-landing =
    wo landet er nach dem sprung
    wo landet der anführer
    wie weit springt er
    wenn das feld dahinter besetzt ist
    landefeld
    muss das feld dahinter frei sein
    direkt hinter dem stein
    darf er weiter ziehen nach dem sprung
    auf welchem feld landet er
    wo komme ich nach dem sprung an
    wie weit geht der sprung
    muss hinter der figur frei sein
    was wenn kein platz zum landen ist
    kann er nach dem sprung weiter laufen
    ist das feld hinter ihnen besetzt
    hinter der reihe kein platz
    direkt dahinter landen
    wie viele felder hinter den figuren
    wo kommt er auf
    wo kommt er runter
    wo landet man nach dem sprung
    wo landet mein general
    auf welchem feld kommt der anführer auf
    landet er direkt dahinter
    landet er immer gleich hinter ihnen
    kann er weiter hinten landen
    kann er sich das landefeld aussuchen
    darf er bis zum rand fliegen
    wie weit hinter der reihe darf er landen
    was wenn dahinter einer steht
    was ist wenn hinter der reihe besetzt ist
    kein freies feld dahinter
    platz dahinter besetzt
    warum kann er nicht springen dahinter ist voll
    braucht er hinten ein leeres feld
    wie verhindere ich dass er landet
    am rand ist kein platz zum landen
    landung
    wo landet der anführer genau
    welches feld ist das landefeld
    muss das landefeld leer sein
    wie weit hinter ihnen landet er
    wo kommt er nach dem sprung auf
    hinter der reihe steht noch einer kann er trotzdem springen
    wie weit hinter der mauer landet der anführer
    muss dahinter platz sein
    darf er ein stück weiter landen
asking-jump-once =
    kann der anführer zweimal springen
    zwei sprünge in einem zug
    wie viele sprünge pro zug
    kann er den anderen anführer überspringen
    können die anführer übereinander springen
    nur ein sprung
    wie oft darf er springen
    kann er in einem zug zweimal springen
    darf ein anführer über den anderen springen
    kann mein könig über den gegnerischen könig springen
    kann ein könig den anderen überspringen
    wieder springen im gleichen zug
    zwei anführer übereinander
    darf der anführer zweimal hüpfen
    darf er mehrfach springen
    kann der könig weiterspringen
    kann der könig kettensprünge machen
    mehrere sprünge mit dem anführer
    doppelsprung mit dem anführer
    noch ein sprung im selben zug
    nach dem sprung gleich noch einer
    springt er nur einmal
    wie viele sprünge darf der general machen
    über zwei getrennte gruppen springen
    zwei reihen mit lücke dazwischen
    weiterspringen wie bei dame
    kann ich über seinen anführer springen
    darf ich den feindlichen könig überspringen
    können sich die anführer überspringen
    könig über könig
    mein general über deinen general
    darf ein boss über den anderen hüpfen
    hüpfen die könige übereinander
    wie viele male darf er springen
    kann er nach der landung weiterspringen
    kann der anführer mehrmals springen
    kann der anführer weiterspringen
    wie viele sprünge hat der anführer
    darf der anführer in einem zug zweimal springen
    wie oft springt er pro zug
    zwei sprünge in einem zug mit dem anführer
    darf der anführer zwei sprünge hintereinander machen
    zwei sprünge hintereinander
    springt der general zweimal wenn er dran ist
    nach einem sprung gleich noch ein sprung mit dem könig
    darf der chef zweimal hintereinander springen
    ein sprung oder mehrere pro zug
    mein general will gleich nochmal springen
    sprung auf sprung in einem zug
    hüpft der boss mehrmals
    zweiter sprung im selben zug
    doppelt springen mit dem chef
asking-jumped =
    schlägt man durch überspringen
    werden übersprungene steine geschlagen
    kommt die figur weg über die ich springe
    wie bei dame schlagen
    ist der übersprungene tot
    fliegt raus wer übersprungen wird
    werden die übersprungenen figuren geschlagen
    schlage ich was ich überspringe
    was passiert mit der übersprungenen figur
    bleiben übersprungene stehen
    frisst der anführer beim springen
    sind übersprungene tot
    bleibt der übersprungene auf dem brett
    frisst man was man überspringt
    wie bei dame weg
    schlägt der anführer durch springen
    schlägt er beim springen
    kann der anführer durch drüberspringen schlagen
    schlage ich durch drüberhüpfen
    sterben die leute über die er springt
    was passiert mit denen über die er springt
    was wird aus den übersprungenen
    sind die übersprungenen weg
    nehme ich die übersprungenen vom brett
    ich bin über ihn gesprungen warum ist er noch da
    warum ist der übersprungene nicht weg
    verschwinden übersprungene figuren
    ist drüberspringen schlagen
    zählt überspringen als schlagen
    schlägt man hier wie beim damespiel
    fliegt der übersprungene raus
    kann er jemanden töten indem er drüberspringt
    rauswerfen durch drüberhüpfen
    wird man durch einen sprung geschlagen
    kann mir der springende könig einen soldaten nehmen
    werden figuren geschlagen wenn man über sie springt
    schlägt springen
    ist springen auch schlagen
    frisst er die die er überspringt
    wird ein gegner geschlagen wenn der anführer über ihn springt
    der könig springt über einen gegner ist der geschlagen
    ist ein feind weg über den der chef gesprungen ist
    springt der anführer über einen feind ist der dann tot
    schlägt der chef die gegner über die er springt
    wenn mein general über jemanden hüpft stirbt der dann
    fällt der stein über den gesprungen wurde
    nimmt der könig beim springen gegner weg
    mein chef ist drübergesprungen und der gegner steht noch
    wird der übersprungene gegner geschlagen
    über einen gegner springen ist der geschlagen
asking-landing-takes =
    schlägt er wo er landet
    nach dem sprung schlagen
    kann man mit einem sprung schlagen
    landen und schlagen
    springen und dann einschließen
    der anführer landet und schließt ein
    kann der anführer beim landen schlagen
    kann er springen und schlagen
    schlägt die landung
    kann er den übersprungenen schlagen
    schlagen am ende des sprungs
    wenn er landet und einen einschließt
    springen und fressen gleichzeitig
    kann er mit der landung jemanden schlagen
    landen und jemanden einklemmen
    nach dem sprung jemanden einschließen
    wenn der anführer neben einem gegner landet
    kann er am landefeld schlagen
    zählt die landung als zug zum schlagen
    hüpfen und dann zuschlagen
    ein sprung der schlägt
    kann ein sprung jemanden schlagen
    schlägt der anführer nach dem hüpfen
    landet er und nimmt jemanden in die zange
    kann der sprung eine figur fangen
    kann ich springend schlagen
    sprung und schlag in einem
    er landet dahinter und der übersprungene steht zwischen zweien
    schlägt man beim landen
    schlägt man wenn man nach dem sprung landet
    nimmt er etwas wenn er landet
    werden figuren geschlagen wo er aufkommt
    zählt landen zum schlagen
    nach einer landung schlagen
    der anführer springt und landet neben einem gegner ist der weg
    nach dem sprung neben einem feind gelandet schlägt das
    landet der general neben einem feind wird der dann geschlagen
    kann der anführer nach dem sprung schlagen
    mit der landung einen einklemmen
    ich lande neben ihm und auf der anderen seite steht meiner
    nach der landung schließe ich einen ein
    beim landen jemanden schlagen
    schlage ich durch die landung
    springen und beim aufkommen schlagen
    ich komme neben einem gegner auf ist der dann geschlagen
asking-between =
    zwischen zwei gegner ziehen
    darf ich mich dazwischen stellen
    werde ich geschlagen wenn ich selbst dazwischen ziehe
    ist es sicher zwischen zwei gegnern
    selbstmord
    freiwillig dazwischen gehen
    ich bin zwischen zwei gegner gelaufen
    bin ich geschlagen wenn ich zwischen zwei gegner ziehe
    darf ich zwischen zwei feindliche figuren ziehen
    kann ich mich selbst einschließen
    passiert etwas wenn ich dazwischen gehe
    ist dazwischen ziehen gefährlich
    zieht man sich selbst in die falle
    falsches schlagen
    darf ich mich zwischen zwei stellen
    verliere ich die figur wenn ich dazwischen gehe
    ich gehe freiwillig zwischen zwei gegner
    sterbe ich wenn ich dazwischen gehe
    darf ich in eine lücke zwischen zwei feinden
    ist das selbstmord
    durch zwei gegner hindurch
    was ist ein falsches schlagen
    scheinbar geschlagen
    in der mitte von zwei feinden stehen bleiben
    darf ich dazwischen
    darf man zwischen zwei gegner gehen
    darf ich freiwillig in die zange
    ich gehe selbst zwischen zwei gegner bin ich tot
    ich bin dazwischen gezogen warum lebe ich noch
    warum bin ich nicht geschlagen obwohl ich zwischen zweien stehe
    warum ist er nicht geschlagen er ging zwischen meine zwei
    er ist zwischen meine beiden gezogen passiert ihm was
    mich selbst in die falle setzen
    bin ich selbst schuld wenn ich dazwischen laufe
    ist das gefährlich zwischen zwei feinden
    bin ich sicher wenn ich selbst hineinziehe
    wird man geschlagen wenn man selber reinläuft
    reinlaufen zwischen zwei
    in die lücke ziehen
    in eine lücke schlüpfen
    zwischen zwei gegnerischen stehen bleiben
    zwischen zwei feinden durchgehen
    darf ich mich opfern und dazwischen gehen
    lebensmüde zwischen zwei gegner
    kann man sich selber umbringen
    gilt das auch wenn ich selbst dazwischen ziehe
    und wenn einer von ihnen weggeht und wiederkommt
    bleibe ich dort sicher
    falsches schlagen was ist das
    ich bin selbst zwischen zwei gegner gezogen und nichts ist passiert
    freiwillig zwischen zwei gegner gegangen warum lebe ich noch
    ich bin dazwischen gegangen wieso wurde ich nicht geschlagen
    warum wurde mein stein nicht geschlagen als ich dazwischen zog
    absichtlich zwischen zwei feinde gelaufen
    wieso passiert mir nichts zwischen zwei gegnern
    ich stelle mich freiwillig dazwischen
    er ist freiwillig zwischen meine zwei gelaufen
    was heißt falsches schlagen
    fälschlich schlagen
    falscher fang
    wenn man sich fälschlich für geschlagen hält
    scheinschlag
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
    wie kann ich eine figur schlagen
    wie schlägt man figuren
    wie wird geschlagen
    wie nimmt man steine
    wie fange ich einen gegner
    wie viele brauche ich zum schlagen
    was passiert mit geschlagenen steinen
    wie töte ich einen soldaten
    wann wird mein stein geschlagen
    wann verliere ich einen stein
    wie kriege ich einen stein weg
    wie wird eine figur gefangen
    gegner zwischen zwei eigenen
    reicht einer zum schlagen
    wie viele figuren braucht man um eine zu schlagen
    wohin kommen geschlagene figuren
    wie räume ich einen weg
    wann ist meine figur tot
    wie bringe ich soldaten um
    einschließen
    schlagregel
    gegner einklemmen
    wie schlägt man hier
    wie schlage ich einen gegner
    wie schnappe ich mir einen
    wie werfe ich jemanden raus
    wie schmeiße ich einen raus
    wie futtert man einen stein
    wie haue ich einen um
    wie mache ich einen platt
    wie beseitige ich einen stein
    wie kriege ich seine leute weg
    wie schalte ich figuren aus
    wann fliegt ein stein raus
    wann bin ich geschlagen
    wann ist einer tot
    wie stirbt ein soldat
    wie wird man geschlagen
    wie verliert man einen stein
    wie kann er mir was wegnehmen
    was muss ich machen um einen zu schlagen
    wie viele steine brauche ich um einen zu nehmen
    reichen zwei
    braucht man zwei um einen zu fangen
    genügt einer zum fangen
    einer links einer rechts
    links und rechts von ihm
    vorne und hinten
    von beiden seiten
    in die zange nehmen
    gegner in der zange
    zwischen zwei meiner steine
    was passiert wenn er zwischen zweien steht
    schlagen wie geht das
    schlagen erklären
    fangen
    wie funktioniert das fangen
    bleibt ein geschlagener stein weg
    kommt eine geschlagene figur zurück
    was wird aus geschlagenen figuren
    wo kommen die toten hin
    steine einsammeln
    wie werfe ich einen raus
    wie fängt man hier jemanden
asking-mover =
    warum wurde er nicht geschlagen
    die standen schon da
    ist egal welcher stein zuletzt gezogen hat
    welcher muss gezogen haben
    muss ich selbst gezogen haben
    zählt es wenn sie vorher schon da standen
    welcher von beiden zuletzt gezogen
    muss ich der sein der gezogen hat
    schlage ich auch wenn der gegner selbst dazwischen zieht
    muss eine meiner figuren gezogen haben
    warum ist er noch da obwohl er zwischen zwei ist
    er steht zwischen zwei von meinen warum lebt er noch
    beide standen schon da
    wer muss ziehen damit geschlagen wird
    ich hatte schon zwei neben ihm
    muss der schließende stein gezogen haben
    er ist selbst reingezogen
    wer zuletzt zieht zählt
    zwei meiner steine standen schon
    er hat gezogen und steht jetzt zwischen meinen
    warum ist er noch nicht weg
    warum steht er noch da
    wieso ist der nicht weg ich hab ihn doch in der zange
    warum wurde mein gegner nicht geschlagen er ist zwischen zweien
    er steht zwischen meinen zwei und nichts passiert
    meine beiden standen vorher schon da
    muss einer von den beiden gerade gekommen sein
    wer muss den letzten zug gemacht haben
    welcher der beiden muss gezogen haben
    muss ich mit einem der beiden gezogen haben
    zählt es wenn meine steine schon dort standen
    zählt es wenn er sich selber dazwischen stellt
    gegner zieht weg und dadurch ist mein stein zwischen zweien
    er macht platz und nun steht einer zwischen meinen
    abzugsschlag
    schlagen durch abziehen
    schlagen ohne den stein zu bewegen
    können zwei stehende steine schlagen
    ein dritter stein zieht weg
    reicht es wenn sie nur dastehen
    ist wichtig wer gezogen hat
    kommt es darauf an wer zuletzt gezogen hat
    schlägt auch der gegnerische zug
    kann ich im zug des gegners schlagen
    aktiv schließen
    die zwei standen schon vorher rechts und links von ihm
    ich hab gar nicht mit denen gezogen und er steht dazwischen
    wieso bleibt er stehen obwohl zwei von mir daneben sind
    er läuft selbst in meine falle und nichts geschieht
    muss einer von meinen beiden eben gezogen haben
asking-row =
    zwei steine nebeneinander
    kann ich zwei in einer reihe schlagen
    zwei nebeneinander zusammen schlagen
    eine reihe einschließen
    warum kann ich zwei nebeneinander nicht fressen
    an jedem ende einer
    beide weg oder keiner
    gruppe von steinen
    sind zwei nebeneinander sicher
    kann man zwei auf einmal einschließen
    kann ich eine ganze reihe schlagen
    werden zwei in einer reihe geschlagen
    zwei zusammen zwischen zwei gegnern
    wie schütze ich meine steine
    drei in einer reihe
    paare sind sicher
    warum wurden die beiden nicht geschlagen
    zwei nebeneinander sind sicher
    schützt es nebeneinander zu stehen
    geht eine ganze reihe auf einmal
    zwei zwischen meinen beiden
    drei nebeneinander schlagen
    warum hat es die zwei nicht erwischt
    ein paar schlagen
    zwei nebeneinander
    zwei beisammen
    kann man pärchen schlagen
    kann man ein paar einschließen
    zwei gegner nebeneinander schlagen
    warum konnte ich die zwei nicht schlagen
    warum sind die beiden noch da
    wieso leben die zwei noch
    ich habe zwei gegner eingeschlossen warum bleiben sie
    zwei dicht zusammen zwischen meinen
    drei feinde in einer reihe zwischen meinen
    eine ganze mauer schlagen
    kann eine mauer geschlagen werden
    ist eine mauer sicher
    ist eine gruppe sicher
    sind pärchen geschützt
    seite an seite
    schulter an schulter stehen
    hilft zusammenbleiben
    hilft es wenn sie zusammenstehen
    wie mache ich meine steine sicher
    wie bleiben meine leute am leben
    händchen halten
    zusammen sind wir stark
    schlägt man eine kette von steinen
    an beiden enden der reihe
    mehrere in einer linie einschließen
    zu zweit sicher
    nur einzelne steine
    warum kann ich die beiden nicht nehmen
    kann ich zwei hintereinander schlagen
    zwei hintereinander
    warum darf ich zwei nebeneinander nicht wegnehmen
    zweierreihe
    dreierreihe
    eine reihe von zweien
    doppelpack
    zwei männchen stehen beieinander
    zwei gegner dicht beieinander fressen
    zwei aneinander kann ich die nehmen
    zwei in einer reihe schlagen
    zwei in der reihe
    reihe aus zwei steinen
    zwei nebeneinander stehende
    zweierpack
    zwei kleben zusammen
    kann ich zwei benachbarte gemeinsam schlagen
    zwei die sich berühren schlagen
asking-several =
    kann ich mehrere auf einmal schlagen
    zwei auf einmal fressen
    wie viele kann ich mit einem zug schlagen
    mehrere gleichzeitig
    doppelt schlagen
    was kann ich höchstens schlagen
    zwei in verschiedenen richtungen schlagen
    kann ein zug mehrere schlagen
    wie viele figuren kann ich auf einmal schlagen
    kann man zwei mit einem zug schlagen
    in mehrere richtungen schlagen
    mehrfaches schlagen
    schlage ich alle gleichzeitig
    drei auf einmal
    links und rechts gleichzeitig schlagen
    drei mit einem zug
    maximal wie viele auf einen streich
    doppelfang
    schlage ich beide
    mehrere auf einmal
    mehrere mit einem streich
    zwei fliegen mit einer klappe
    kann ich mit einem zug zwei nehmen
    kann ich gleich zwei schlagen
    kann ich gleich drei auf einmal nehmen
    wie viele kann ich auf einmal fressen
    wie viele darf man höchstens auf einmal schlagen
    was ist das maximum pro zug
    zwei gleichzeitig einklemmen
    in zwei richtungen gleichzeitig schlagen
    nach allen seiten schlagen
    ein stein schlägt rechts und oben
    links rechts und vorne zugleich
    kann einer drei gegner erwischen
    doppelschlag
    dreifachschlag
    kombo
    muss ich mich für einen entscheiden
    sind alle weg oder nur einer
    werden alle eingeschlossenen geschlagen
    zwei verschiedene paare in einem zug
    beide seiten auf einmal
    zwei mit einem zug nehmen
    mehrfachschlag
    alle eingeschlossenen gleichzeitig
    fallen bei einem einzigen zug auch mal zwei feinde
    zwei gegnerische männchen mit nur einem zug vom brett holen
    ich ziehe einmal und zwei verschwinden geht das
    darf ich in einem rutsch zwei gegner schlagen
    kann man zwei gegner in einem zug kriegen
    ich hab mit einem zug zwei eingeklemmt kommen beide weg
    zwei gegner gleichzeitig schlagen
    zwei steine auf einmal wegnehmen
    zwei auf einmal wegnehmen
    zwei auf einen streich
    mehr als einen pro zug schlagen
    können zwei auf einmal fallen
    können zwei gleichzeitig sterben
    können zwei gleichzeitig rausfliegen
    ein zug zwei opfer
    ein zug und mehrere gegner weg
    einmal ziehen zwei schlagen
    zwei feinde in verschiedenen richtungen erwischt
    auf beiden seiten von mir steht einer in der falle
    wie viele gegner verschwinden höchstens durch einen zug
    darf ich zwei gegner mit einem zug kassieren
    zwei gegner gleichzeitig rauswerfen
    ich könnte rechts und links je einen schlagen
    mehrere gegner in einem zug schlagen
    gleich zwei schlagen erlaubt
    zwei schlagen in einem zug erlaubt
    kann ich zwei feinde gleichzeitig loswerden
    mit einem zug zwei gegner erledigen
    einen links einen rechts beide weg
asking-corner =
    wie schlägt man in der ecke
    stein in der ecke
    kann ein stein in der ecke geschlagen werden
    bin ich in der ecke sicher
    wie kriege ich einen aus der ecke
    ecke fressen
    sitzt im eck
    versteckt sich in der ecke
    wie schlage ich in der ecke
    ist die ecke sicher
    ist man in der ecke sicher
    kann man eckfiguren schlagen
    was ist mit ecken
    wie viele brauche ich in der ecke
    gegner steht in der ecke
    eckstein schlagen
    wie fange ich eine figur in der ecke
    stein sitzt in der ecke fest
    ist eine figur in der ecke unschlagbar
    zwei felder neben der ecke
    brauche ich zwei für die ecke
    bin ich im eck sicher
    ecke
    in der ecke
    was gilt in der ecke
    kann man in der ecke schlagen
    kann man mich in der ecke schlagen
    bin ich in einer ecke unangreifbar
    ist mein stein in der ecke sicher
    er hockt in der ecke
    der sitzt in der ecke und ich krieg ihn nicht
    wie hole ich den aus der ecke
    eckfeld
    stein auf dem eckfeld
    wie fängt man jemanden in der ecke
    zwei steine an der ecke
    beide nachbarfelder der ecke
    wie viele braucht man um einen in der ecke zu schlagen
    ist das eck ein versteck
    kann man sich im eck verstecken
    ecken
    ecke gefährlich
    schützt mich die ecke
    hilft die ecke beim schlagen
    darf man ewig in der ecke bleiben
    mein soldat im eck
    eckfigur fangen
    mein stein sitzt in der ecke was ist jetzt
    mein spielstein steht in der ecke
    figur in der ecke
    meine figur ist in der ecke
    was wenn mein stein in der ecke steht
    steht im eck
asking-edge =
    was ist mit dem rand
    hilft der rand beim schlagen
    stein am rand schlagen
    zählt der rand als gegner
    am rand reicht einer
    wie viele brauche ich am rand
    bin ich am rand sicher
    ist der rand sicher
    kann ich am rand geschlagen werden
    wie schlage ich am rand
    zählt der rand mit
    kann ich gegen den rand schlagen
    hilft mir der rand
    am rand einschließen
    was gilt am rand
    figur am rand
    kann ich am rand mit einem stein schlagen
    rand als zweiter stein
    zählt die wand
    gegen die bande
    stein an der kante
    schützt der rand mich
    rand
    am rand
    was passiert am rand
    ist es am rand gefährlich
    soll ich vom rand wegbleiben
    steine am rand
    meine figur steht am rand
    kann man gegen die wand schlagen
    zählt die wand als stein
    an der wand zerquetschen
    gegen den rand drücken
    zwischen rand und gegner
    zwischen mir und dem rand
    einer und der rand
    reicht am rand ein stein
    braucht man am rand nur einen
    am spielfeldrand
    an der kante
    kante des bretts
    ist die kante ein gegner
    gilt der rand als feind
    gilt der rand als meiner
    hilft die bande
    rand schlägt mit
    in der äußersten reihe
    ganz außen
    sicher am rand
    hilft mir der rand etwas
    bande
    ich habe nur einen stein neben ihm reicht der rand
    nur eine figur daneben macht der rand den rest
    ersetzt der rand einen stein
    ersetzt die brettkante meinen zweiten stein
    übernimmt der rand die andere seite
    er stand zwischen meiner figur und dem rand warum ist er nicht weg
    zwischen meinem stein und der kante warum lebt er noch
    gegner am rand und ich davor ist er geschlagen
    wieso schlägt der rand nicht mit
    rand statt zweitem stein
    reicht einer wenn der gegner am rand steht
    er klebt am rand und ich stehe davor
    ich drücke ihn gegen den rand
    kann der rand mein partner sein
    am rand mit nur einer figur schlagen
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
    muss man schlagen
    ist schlagen pflicht oder freiwillig
    darf ich nicht schlagen
    kann ich auch etwas anderes ziehen als schlagen
    gibt es schlagzwang
    warum darf ich nur diese figur ziehen
    muss ich schlagen wenn es geht
    kann ich das schlagen ablehnen
    zwei möglichkeiten zu schlagen welche
    was wenn ich übersehe dass ich schlagen kann
    darf ich das schlagen sein lassen
    ich will aber nicht schlagen
    muss man fressen
    warum kann ich mit der anderen figur nicht ziehen
    zwei schlagmöglichkeiten
    muss ich die größte nehmen
    bin ich verpflichtet zu schlagen
    muss ich den nehmen
    muss ich den schlagen
    muss ich den echt fressen
    muss ich zuschlagen
    bin ich gezwungen zu fressen
    ich will den gar nicht schlagen
    ich will den am leben lassen
    darf ich jemanden verschonen
    darf ich ihn stehen lassen
    kann ich das fressen auslassen
    ist fressen pflicht
    besteht schlagpflicht
    ist das schlagen freiwillig
    darf ich wählen ob ich schlage
    freiwillig schlagen
    zwang zum schlagen
    warum muss ich schlagen
    wieso muss ich den nehmen
    der bot zwingt mich zu schlagen
    der bot lässt mich nichts anderes ziehen
    warum darf ich den zug nicht machen ich könnte schlagen
    muss ich auch schlagen wenn es mir schadet
    muss ich schlagen wenn es eine falle ist
    muss ich auch mit dem könig schlagen
    welchen muss ich schlagen wenn zwei gehen
    darf ich mir aussuchen wen ich schlage
    muss ich möglichst viele schlagen
    mehrheitsschlag
    was wenn ich schlagen kann und nicht will
    muss man immer schlagen wenn es geht
    freiwillig oder pflicht
    bin ich gezwungen zu schlagen
    muss ich jetzt wirklich schlagen
    zwingt mich jemand zu schlagen
    muss man jeden schlag machen
    muss ich schlagen oder darf ich etwas anderes ziehen
    ist das schlagen pflicht
    ist es pflicht zu schlagen
    schlagpflicht
    warum kann ich nichts anderes ziehen als schlagen
    darf ich den schlag auslassen
    darf ich auf den schlag verzichten
    gibts hier schlagzwang
    gibt es hier einen schlagzwang
    herrscht schlagzwang
    darf ich das schlagen auch lassen
    ich könnte schlagen will aber nicht
    kann ich auf das schlagen verzichten
asking-huff =
    was ist pusten
    wie geht pusten
    gegner hat vergessen zu schlagen
    stein wegpusten
    was passiert wenn ich das schlagen übersehe
    blasen wie bei dame
    pusten
    was heißt pusten
    wie pustet man
    er hätte schlagen können und hat nicht
    ich habe übersehen dass ich schlagen muss
    strafe wenn man nicht schlägt
    wie puste ich einen stein weg
    er hat vergessen zu fressen
    was wenn jemand das schlagen vergisst
    habe nicht gesehen dass ich fressen kann
    was bedeutet das wort pusten
    was bedeutet pusten
    wie funktioniert das mit dem pusten
    pusten erklären
    was ist wegpusten
    was ist dieses pusten
    blasen
    huff
    er hat nicht geschlagen obwohl er konnte
    er hätte mich schlagen können was nun
    er hat das schlagen verpennt
    ich hab das schlagen verpasst
    ich habe nicht geschlagen was passiert jetzt
    was passiert wenn ich nicht schlage
    was droht wenn ich nicht schlage
    warum ist mein stein verschwunden
    warum hat er mir einen stein weggenommen
    wieso wurde mein stein weggepustet
    mein stein wurde gepustet
    steinverlust weil ich nicht geschlagen habe
    was ist die strafe fürs nichtschlagen
    nicht schlagen hat welche folgen
    was wenn einer eine gelegenheit übersieht
    jemand übersieht einen schlag
    schlagmöglichkeit übersehen
    bestrafung wenn man vergisst zu fressen
    gegner übersieht einen schlag
    strafe fürs vergessen
    er hat übersehen dass er mich schlagen kann
    was soll dieses pusten
    mir wurde ein stein weggepustet was heißt das
    warum hat er einfach meinen stein weggenommen
    darf er mir eine figur wegpusten
asking-huff-when =
    wann darf ich pusten
    wann muss ich pusten
    vor oder nach meinem zug pusten
    kann ich später noch pusten
    kostet pusten meinen zug
    wann kann man pusten
    bis wann darf ich pusten
    verliere ich meinen zug beim pusten
    darf ich nach meinem zug noch pusten
    vor meinem zug pusten
    kann man auch nachträglich pusten
    kostet das einen zug
    wann pustet man
    wann genau darf ich pusten
    zu welchem zeitpunkt pustet man
    muss ich sofort pusten
    muss ich gleich pusten
    kann ich auch einen zug später pusten
    ist es zu spät zum pusten
    ist es jetzt zu spät zum pusten
    darf ich pusten und dann noch ziehen
    pusten und ziehen
    darf ich nach dem pusten noch ziehen
    zählt pusten als zug
    verbrauche ich meinen zug mit pusten
    erst pusten dann ziehen
    wie lange habe ich zeit zum pusten
    wie lange kann ich das nachholen
    ab wann darf man pusten
    darf ich noch pusten wenn ich schon gezogen habe
    wann muss ich das pusten ansagen
asking-huff-who =
    welcher stein wird gepustet
    wen darf ich pusten
    kann der anführer gepustet werden
    welche figur kommt beim pusten weg
    darf ich mir den stein aussuchen
    wen kann man pusten
    welche figur verliere ich beim pusten
    wird der könig gepustet
    welcher stein wird weggenommen
    verliert man genau den der hätte schlagen können
    kann man auch den anführer pusten
    welchen stein puste ich
    welcher stein muss weg beim pusten
    wer wird gepustet
    wer darf gepustet werden
    wen trifft das pusten
    darf ich irgendeinen pusten
    darf ich beim pusten wählen
    zwei hätten schlagen können welchen puste ich
    darf ich mehrere pusten
    kann man den boss pusten
    ist der anführer vor dem pusten sicher
    der könig hat nicht geschlagen kann ich ihn pusten
    kann mein general weggepustet werden
    kommt der weg der nicht geschlagen hat
    puste ich den der gezogen hat
    welchen stein darf ich wegpusten
    welche von seinen figuren ist dran beim pusten
    darf ich auch den anführer pusten
asking-huff-wrong =
    falsch gepustet
    was wenn ich zu unrecht puste
    strafe für falsches pusten
    er hat geschlagen aber einen anderen
    ich konnte zwei schlagen und habe nur einen genommen
    zu unrecht beansprucht
    was passiert bei falschem pusten
    kostet falsches pusten etwas
    er hat etwas anderes geschlagen darf ich pusten
    reicht es irgendeinen zu schlagen
    puste ich ohne grund
    er hat einen anderen genommen
    ich habe falsch gepustet
    ich hab gepustet aber es stimmte nicht
    unberechtigt pusten
    darf er pusten obwohl ich geschlagen habe
    ich habe doch geschlagen warum pustet er
    zu wenig geschlagen
    ich habe weniger geschlagen als möglich
    nur einen von zwei geschlagen
    muss ich den größeren schlag machen
    reicht es einen zu schlagen um nicht gepustet zu werden
    irrtum beim pusten
    was kostet ein falscher versuch
    werde ich bestraft wenn ich falsch puste
    pusten war ein fehler
    grundlos gepustet
    er pustet ohne recht
    ich habe zu unrecht gepustet
    gepustet obwohl er gar nicht schlagen konnte
    kostet falsches pusten was
asking-removal =
    wie nehme ich einen festgesetzten vom brett
    gefangenen entfernen
    festgesetzten stein wegnehmen
    gefangene abräumen
    wann kommt ein festgesetzter weg
    mehrere gefangene vom brett nehmen
    wie nehme ich eine festgesetzte figur weg
    wie schlage ich einen festgesetzten stein
    wie entferne ich gefangene steine
    was passiert mit festgesetzten steinen
    was mache ich mit einem gefangenen
    wie bekomme ich den gefesselten vom brett
    festsetzen und dann schlagen
    was geschieht mit einem festgesetzten
    kann ich ihn sofort schlagen
    erst fesseln dann nehmen
    wie viele gefangene darf ich pro zug nehmen
    gefangenen töten
    wie wird man einen gefangenen los
    wie kriege ich den gefesselten weg
    wie nehme ich einen gefangenen weg
    wie räume ich den festgesetzten ab
    wie schlage ich einen gebundenen
    wie töte ich einen festgesetzten
    wie kommt ein gefangener vom brett
    was ist wegnehmen
    wie funktioniert wegnehmen
    wegnehmen
    entfernen
    festgesetzten abholen
    gefangene einsammeln
    und was mache ich jetzt mit dem festgesetzten
    ich hab einen gefesselt und jetzt
    ich habe einen gefangen wie geht es weiter
    ist ein festgesetzter schon geschlagen
    ist er weg wenn er festgesetzt ist
    wie beende ich seine gefangenschaft durch schlagen
    gefesselten rausnehmen
    eingefrorenen stein vom brett nehmen
    den gelähmten schlagen
    darf ich ihn stehen lassen
    muss ich ihn überhaupt wegnehmen
    was mache ich mit festgesetzten
    was passiert dann mit dem festgesetzten stein
    was passiert mit gefangenen steinen
    erst festsetzen dann schlagen
    erst fesseln und dann wegnehmen
    wie schlägt man gefangene
    wann wird der festgesetzte geschlagen
    den gefangenen endgültig rausnehmen
    wie wird man einen festgesetzten los
    gefesselten einsammeln
    wie nehme ich den gebundenen weg
asking-removal-turn =
    kostet das entfernen einen zug
    darf ich nach dem entfernen noch ziehen
    entfernen und ziehen im selben zug
    ist wegnehmen ein ganzer zug
    mehrere gefangene im selben zug
    ist das wegnehmen mein ganzer zug
    kann ich wegnehmen und dann noch ziehen
    kann ich zwei wegnehmen in einem zug
    verbraucht das entfernen meinen zug
    nach dem wegnehmen noch ein zug
    zählt wegnehmen als zug
    ist wegnehmen ein zug
    kostet wegnehmen einen zug
    verliere ich einen zug wenn ich wegnehme
    darf ich wegnehmen und ziehen
    nehmen und danach noch springen
    wegnehmen plus schritt
    was kostet das wegnehmen
    zwei gefangene auf einmal wegnehmen
    alle gefangenen auf einmal entfernen
    wie viele darf ich pro zug wegnehmen
    nach dem entfernen noch ein schritt
    bin ich nach dem wegnehmen noch dran
    darf ich nach dem wegnehmen noch ziehen
    nach dem einsammeln noch ziehen
    kostet das wegnehmen meinen zug
    wegnehmen und gleich ziehen
    ist der zug vorbei wenn ich einen wegnehme
    einen gefesselten wegnehmen und danach noch gehen
asking-removal-when =
    wann darf ich einen festgesetzten entfernen
    wie lange kann ich mit dem wegnehmen warten
    sofort wegnehmen
    muss ich den gefangenen gleich entfernen
    zu welchem zeitpunkt vom brett nehmen
    wann kann ich den gefangenen wegnehmen
    kann ich später wegnehmen
    muss ich ihn sofort wegnehmen
    darf ich im selben zug festsetzen und wegnehmen
    muss ich festgesetzte entfernen
    muss ich ihn nehmen
    kann ich damit warten
    gleich nach dem festsetzen wegnehmen
    wann nehme ich ihn weg
    wann darf ich ihn wegnehmen
    wann nehme ich den gefangenen vom brett
    darf ich gleich wegnehmen
    kann ich ihn im gleichen zug wegnehmen
    warum kann ich ihn noch nicht wegnehmen
    warum darf ich ihn nicht sofort wegnehmen
    wie lange muss ich warten bis ich ihn wegnehmen kann
    muss ich bis zum nächsten zug warten
    darf ich mir zeit lassen mit dem wegnehmen
    kann ich ihn noch stehen lassen
    ab wann ist er entfernbar
    wie lange darf ich das aufschieben
    wann darf ich den gefangenen wegnehmen
    darf ich ihn gleich wegnehmen
    kann ich mir mit dem wegnehmen zeit lassen
    muss ich ihn sofort einsammeln
asking-leader =
    wie zieht der anführer
    wie zieht der könig
    wie zieht der dux
    wie weit geht der könig
    bewegt sich der anführer wie die anderen
    was kann der general
    der könig wie zieht der
    was macht der anführer
    wie bewegt sich der könig
    wie bewegt sich der dux
    was ist der unterschied zwischen anführer und soldat
    wie weit zieht der anführer
    was kann der dux
    was kann der könig
    zieht der general anders
    kann der anführer wie ein soldat ziehen
    wofür ist der anführer da
    ist der könig wie ein soldat
    läuft der general wie alle
    geht der könig nur ein feld
    ist der anführer stärker
    wie bewegt er sich
    steht der könig im weg
    wie läuft der anführer
    wie läuft der boss
    wie zieht der chef
    wie geht der general
    wie bewege ich den könig
    wie bewege ich den anführer
    wie ziehe ich mit dem dux
    wohin darf der könig
    wie weit kommt der dux
    wie weit darf der anführer laufen
    zieht der könig wie beim schach nur ein feld
    ist der könig langsam
    ist der anführer schneller als die anderen
    was darf der anführer
    was darf der dux
    was kann der boss so
    was ist der dux für eine figur
    was ist ein dux
    wer ist der dux
    dux
    anführer
    ist der anführer eine normale figur
    zieht der anführer wie alle
    hat der könig andere regeln
    kann der anführer rückwärts
    kann der anführer selbst jemanden schlagen
    darf der anführer jemanden fressen
    kann mein könig jemanden schlagen
    schlägt der anführer wie ein soldat
    blockiert der anführer andere
    woher kommt der dux
    warum gibt es einen dux
    wie kamt ihr auf den dux
    wer hat sich den dux ausgedacht
    läuft der chef anders als der rest
    schlägt der anführer auch gegnerische soldaten
    schlägt der chef gegner wie ein soldat
    kann der chef gegnerische soldaten schlagen
    ist der anführer ein guter kämpfer
asking-leader-partner =
    kann der anführer schlagen
    hilft der könig beim schlagen
    frisst der könig auch mit
    wozu ist der dux gut
    darf der dux mitschlagen
    kann der könig selber fressen
    darf der könig schlagen
    kann der dux schlagen
    schlägt der anführer mit
    hilft der dux beim schlagen
    zählt der anführer als einer der beiden
    kann ich mit dem könig schlagen
    mit könig und soldat schlagen
    zählt der könig mit beim einschließen
    schlägt der dux auch
    wozu taugt der könig
    kann der könig jemanden fangen
    kann der könig einen peltasten schlagen
    kann der könig selber jemanden nehmen
    kann der basileus jemanden schlagen
    darf der basileus schlagen
    schlägt der könig selbst
    fängt der dux soldaten
    darf der general jemanden erwischen
    nimmt der dux am schlagen teil
    macht der könig beim schlagen mit
    zählt der dux als partner
    zählt der basileus als einer der zwei
    kann ich mit dem dux jemanden in die zange nehmen
    könig und soldat nehmen einen in die zange
    könig links soldat rechts
    hilft der chef beim einschließen
    ist der dux beim schlagen nützlich
    was bringt mir der dux
    was nützt mir der könig
    wofür brauche ich den dux
    kann der anführer einer der beiden sein
    schlagen mit dem anführer
    kann der anführer selber wen schlagen
    wen kann der könig schlagen
    wen darf der anführer nehmen
    fängt der könig auch leute
    könig als partner
    kann der könig mit einem soldaten zusammen schlagen
    kann der dux beim schlagen mitmachen
    hilft der dux mit
    kann der dux andere schlagen
    darf der dux selbst schlagen
    frisst der dux selber
    ist der chef als partner zu gebrauchen
    mit dem boss zusammen einen einklemmen
    macht der könig beim einschließen mit
    kann der boss beim einkreisen mitmachen
    darf der anführer einer der zwei sein
    könig auf der einen soldat auf der anderen seite
    hilft mir mein anführer beim fangen
asking-leader-both =
    soldat und dux gleichzeitig eingeschlossen
    ein zug schließt einen stein und den dux ein
    stein und dux auf einmal schlagen
    dux und soldat zugleich
    was wenn soldat und dux zusammen eingeschlossen werden
    dux und soldat in einem zug einschließen
    dux und soldat stehen nebeneinander eingeschlossen
    ich schließe dux und soldat gleichzeitig ein
    was passiert mit dem dux wenn der soldat fällt
    stirbt der soldat neben dem dux
    schützt der dux den soldaten neben sich
    soldat und feldherr in einem zug eingeklemmt
    zwei auf einmal und einer ist der dux
    doppelschlag mit dux
    dux in der zange und soldat auch
    beide eingeschlossen dux und stein
    ein zug gegen dux und soldat
    ein soldat und der dux sind beide in der zange wer ist weg
    zug schließt dux und soldat ein wer fliegt raus
    ich habe auf einer seite einen soldaten und auf der anderen den dux eingeklemmt
    beide eingeklemmt dux und soldat
asking-leader-taken =
    wie schlage ich den anführer
    kann man den könig schlagen
    was passiert wenn der anführer geschlagen wird
    kann der dux gefressen werden
    wie schlägt man den könig
    ist der anführer unverwundbar
    wie viele brauche ich für den könig
    könig in der ecke schlagen
    kann der anführer geschlagen werden
    wie fängt man den könig
    wie fange ich den anführer
    wie wird der könig geschlagen
    kann man den dux schlagen
    verliere ich wenn mein könig geschlagen wird
    wie viele figuren braucht man gegen den könig
    ist der könig sicher
    ist der dux sicher
    basileus schlagen
    was passiert wenn ich meinen anführer verliere
    könig am rand schlagen
    sbando
    wie erwische ich den könig
    ist mein könig in gefahr
    könig zwischen zwei
    stirbt der anführer wie ein soldat
    was wenn der general stirbt
    kann man den feldherrn schlagen
    wie viele brauche ich am rand für den könig
    dux zwischen zwei gegnern
    wie schlage ich den boss
    wie kriege ich den könig
    wie töte ich den könig
    wie macht man den könig platt
    wie nimmt man den anführer gefangen
    kann ich den boss umhauen
    kann man den dux erledigen
    kann man den chef rauswerfen
    ist der dux sterblich
    ist der dux unsterblich
    ist der anführer unsterblich
    ist der boss unbesiegbar
    ist der dicke unsterblich
    ist der könig angreifbar
    ist der anführer schlagbar
    kann der dux sterben
    kann der dux geschlagen werden
    kann mein dux gefangen werden
    kann jemand meinen könig schlagen
    kann mir jemand den anführer wegnehmen
    was wenn mein anführer stirbt
    was wenn der boss fällt
    was ist wenn ich den könig verliere
    ist es aus wenn der könig tot ist
    ist das spiel vorbei wenn der anführer geschlagen ist
    gewinne ich wenn ich den könig schlage
    gewinnt man durch das schlagen des anführers
    schachmatt setzen
    wie setze ich matt
    mein könig steht zwischen zwei gegnern
    mein anführer ist in der zange
    mein dux ist eingeklemmt
    anführer in die zange nehmen
    könig einklemmen
    wie viele leute brauche ich um den könig zu schlagen
    braucht man vier für den könig
    reichen drei am rand für den könig
    könig in der ecke
    anführer in der ecke
    dux in der ecke
    wer kann den dux schlagen
    kann der anführer am rand geschlagen werden
    wilde flucht
    panik im heer
    flucht des heeres
    was ist sbando
    wie schütze ich meinen anführer
    wie wird der anführer geschlagen
    wie wird der dux geschlagen
    wie fängt man den basileus
    wie fange ich den basileus
    wie schlägt man den basileus
    wann ist der könig geschlagen
    wann fällt der könig
    wie viele gegner braucht man um den könig in der ecke zu schlagen
    der könig steht in der ecke wie viele brauche ich
    ist mein könig tot
    könig verloren
    könig tot
    anführer tot
    boss tot
    auflösung
    heer löst sich auf
    wie schlage ich den basileus
    was muss ich tun um den basileus zu schlagen
    basileus fangen
    basileus gefangen nehmen
    was braucht man um den basileus zu kriegen
    sbando was heißt das
    was bedeutet sbando
    sbando erklären
    kann man den dux fangen
    kann der dux auch fallen
    fällt der dux irgendwann
    fällt der chef auch mal
    stirbt der dux jemals
    kriegt man den dux weg
    kriegt man den dux klein
    ist der chef unverwundbar
    ich hatte den dux in der zange und er ist noch da
    der dux war eingeschlossen warum ist er nicht weg
    warum ist der dux nicht geschlagen worden
    wieso hat der dux überlebt
    dux eingeklemmt und nichts passiert
    lässt sich der dux schlagen
    wird man des dux irgendwann habhaft
    wie wird man den dux los
    den dux kann man wohl nie schlagen
    ist der oberste unbesiegbar
    wird der könig je geschlagen
    was passiert mit dem eingeklemmten chef
    kann mein chef sterben
    darf man dem anführer an den kragen
    was wenn mein anführer gefangen wird
    ist es aus wenn der könig fällt
asking-protected =
    könig mit eigenem stein daneben
    reichen zwei gegner für den könig
    ist der könig geschützt wenn ein eigener neben ihm steht
    zwei gegner an gegenüberliegenden seiten des königs
    deckt ein nachbar den könig
    schützt ein eigener stein den könig
    wie schütze ich meinen könig
    könig zwischen zwei gegnern
    zwei gegner neben meinem könig
    eigener soldat neben dem basileus
    reichen zwei um den könig zu schlagen
    rettet ein eigener soldat neben ihm den könig
    leibwache
    drei gegner und ein eigener um den könig
    zwei gegner links und rechts vom könig
    wie beschütze ich den könig
    wie decke ich meinen könig
    schützen meine soldaten den könig
    hilft es wenn einer neben dem könig steht
    ist der könig mit begleiter sicher
    ein freund neben dem könig
    ein eigener neben dem basileus
    bodyguard
    bodyguard für den könig
    leibwächter
    reichen zwei gegen den könig
    können zwei den könig in die zange nehmen
    wird der könig von zweien geschlagen
    könig zwischen zwei peltasten
    könig steht zwischen zwei feinden ist er geschlagen
    warum ist der könig nicht geschlagen er war zwischen zweien
    warum ist der basileus noch da
    drei feinde und ein freund
    ein eigener steht beim könig
    wann ist mein könig gedeckt
    wird der könig wie ein peltast geschlagen
    zwei gegenüber
    wie schützt man den könig
    schützt den könig ein eigener nachbar
    reichen zwei gegner um den könig zu fangen
    könig von zwei seiten eingeschlossen
    steht einer von seinen leuten beim könig ist er sicher
    ein leibwächter neben dem könig
    schützt ein nachbar den basileus
    zwei gegenüber reichen für den könig nicht
    wie bewache ich meinen könig
asking-surround =
    was heißt umzingelt
    wann ist der anführer eingeschlossen
    anführer von allen seiten zu
    könig eingesperrt
    mein könig kann nirgends mehr hin
    dux komplett eingeschlossen verloren
    könig umstellt
    könig auf allen vier seiten
    was bedeutet umzingelt
    wie umzingele ich den anführer
    was passiert wenn der anführer umzingelt ist
    verliere ich wenn der könig eingeschlossen ist
    vier figuren um den anführer
    zählen beide seiten beim umzingeln
    dux eingeschlossen
    der dux kann nicht mehr ziehen
    könig kann sich nicht bewegen
    alle felder um den könig besetzt
    könig in der falle
    anführer komplett zu
    darf er noch herausspringen
    alle nachbarfelder des anführers besetzt
    kann sich der dux nicht bewegen verloren
    von vier seiten zu
    zählen meine eigenen figuren als wand
    gewinne ich wenn ich den könig einsperre
    umzingeln
    wie umzingelt man
    wann gilt er als umzingelt
    anführer umzingelt
    könig eingekesselt
    könig ringsum zugestellt
    mein anführer ist umzingelt
    mein boss ist eingeschlossen
    mein könig ist eingekreist
    mein anführer kommt nicht mehr raus
    mein anführer sitzt in der falle
    mein könig kann nicht mehr ziehen
    wie kreise ich den anführer ein
    wie sperre ich den könig ein
    gewinnt man durch einkreisen
    verliert man wenn der anführer eingekreist ist
    ist es aus wenn der anführer nicht mehr weg kann
    wie viele braucht man zum umzingeln
    müssen alle vier gegner sein
    zählen auch meine eigenen beim umzingeln
    egal wessen figuren um ihn stehen
    um den anführer ist alles voll
    rund um den könig alles dicht
    alle vier seiten besetzt
    vier nachbarn
    der dux ist eingesperrt
    der dux kann nicht mehr weg
    was wenn der dux blockiert ist
    dux umzingelt
    dux festgefahren
    feldherr eingekesselt
    anführer blockiert
    der dux steckt fest
    mein dux kann nirgends hin
    eingekesselt
    umzingelt
    belagert der könig
    wann ist ein anführer umzingelt
    könig in der falle was nun
    wie gewinnt man durch umzingeln
    der anführer ist komplett umstellt ist das spiel aus
    vier leute um den chef herum
    ich hab den boss umzingelt gewonnen
    alle felder um seinen könig sind besetzt
    mein anführer kann nirgends hin
asking-surround-edge =
    anführer am rand umzingelt
    könig in der ecke eingeschlossen
    drei steine um den könig am rand
    zählt der rand beim einschließen
    reichen am rand drei
    umzingelt am rand
    anführer am rand eingeschlossen
    kann man am rand umzingelt werden
    könig in der ecke umzingelt
    gilt der rand als besetzt
    drei um ihn am rand
    zwei in der ecke um den könig
    zählt die wand beim umzingeln
    umzingeln am rand
    kann ich den anführer am rand umzingeln
    kann der könig am rand eingekesselt werden
    wie viele brauche ich am rand zum umzingeln
    anführer steht am rand und drei um ihn
    am rand eingekreist
    könig an der wand eingeschlossen
    in der ecke umzingelt
    anführer in der ecke eingekesselt
    ist der rand eine wand beim umzingeln
    gilt die wand als vierte seite
    zählt die kante beim umzingeln
    versperrt der rand den weg
    reichen zwei in der ecke zum umzingeln
    hilft der rand beim umzingeln
    vierte seite ist der rand
    dreiseitig umstellt am rand
    surround edge
    drei um den anführer am rand reicht das
    wie viele am rand um den anführer
    gilt der rand beim anführer
    umzingeln am brettrand
    der anführer steht am rand reichen drei
    anführer in der ecke umstellen
    zählt der rand beim umstellen des generals
asking-surround-own =
    eigene steine sperren meinen anführer ein
    habe meinen eigenen könig eingemauert
    kann ich mich selbst einschließen und verlieren
    zählen eigene steine beim einschließen
    aus versehen den könig zugebaut
    kann ich meinen eigenen anführer einsperren
    meine figuren umzingeln meinen anführer
    eigenen könig blockiert
    verliere ich wenn ich mich selbst umzingele
    ich habe meinen könig selbst eingesperrt
    eigene leute um den könig
    er hätte springen können
    meine leute stehen alle um meinen anführer
    ich habe meinen anführer zugebaut
    meine soldaten versperren meinem könig den weg
    verliere ich durch meine eigenen figuren
    darf ich meinen eigenen könig einschließen
    aus versehen selbst eingeschlossen
    selbst umzingelt
    selbst eingekesselt
    eigenen general eingesperrt
    ich bin selber schuld könig zu
    eigene steine um den anführer
    vier eigene um den anführer
    ist es schlimm wenn meine eigenen den anführer umstellen
    habe ich verloren wenn ich ihn selbst einmauere
    dumm gelaufen ich habe meinen boss eingemauert
    anführer von eigenen leuten eingesperrt
    er könnte doch herausspringen
    mein anführer ist von eigenen soldaten zugestellt habe ich verloren
    mein könig ist von eigenen leuten eingebaut
    eigene figuren versperren meinem general den weg verliere ich
    habe meinen eigenen chef eingemauert
    verliere ich wenn meine eigenen leute ihn umzingeln
    zählen eigene steine beim umzingeln des anführers
    können meine eigenen männer meinen könig einsperren
    der boss ist von seinen eigenen leuten eingekesselt
    ich habe meinen könig selbst zugebaut
    meine eigenen figuren stehen um den anführer herum ist das schlecht
    umstellt von den eigenen verloren oder nicht
    wenn die eigenen soldaten den general einkeilen
    zählt es als umzingelt wenn auch eigene dabeistehen
    mit eigenen steinen eingeschlossen
    habe ich pech wenn meine eigenen leute den chef zubauen
    mein general ist von eigenen figuren umzingelt habe ich verloren
    meine eigenen leute keilen den anführer ein
    verloren durch eigene steine um den anführer
asking-alone =
    anführer allein
    könig ohne soldaten
    nur noch der anführer übrig
    alle soldaten weg
    habe keine soldaten mehr
    nur der könig ist übrig
    alle soldaten geschlagen
    ich habe nur noch den anführer
    anführer ohne soldaten
    was wenn alle soldaten geschlagen sind
    nur noch der könig auf dem brett
    der anführer ist ganz allein
    hat er verloren wenn nur der anführer übrig ist
    kann der könig allein weiterspielen
    er hat außer dem könig nichts mehr
    meine armee ist weg
    letzten soldaten geschlagen
    könig ohne armee
    nur der könig lebt noch
    nur der boss ist noch da
    mein anführer ist allein
    mein könig steht allein da
    alle meine soldaten sind tot
    alle seine soldaten sind weg
    ich habe alle seine soldaten geschlagen
    alle soldaten gefressen
    er hat keinen einzigen soldaten mehr
    keine truppen mehr
    keine leute mehr
    ohne armee
    ein könig ohne volk
    anführer ohne heer
    was passiert wenn nur der anführer bleibt
    kann der anführer allein gewinnen
    verliere ich ohne soldaten
    gewinne ich wenn er keine soldaten mehr hat
    letzter soldat
    der letzte soldat ist gefallen
    einsamer könig
    mutterseelenallein
    nur noch der general
    nur noch der anführer ist übrig
    meine soldaten sind alle weg
    jetzt habe ich nur noch meinen anführer
    geht das spiel ohne soldaten weiter
    mein könig ist mutterseelenallein
    alle männer verloren nur der chef lebt
asking-count =
    wer zuerst dreizehn hat
    wer zuerst fünf hat
    wie viele muss ich schlagen um zu gewinnen
    fünf was
    gewinnt man nach zahl der geschlagenen
    spiel auf fünf
    anzahl der geschlagenen steine
    gewinnt man mit fünf geschlagenen
    wie viele geschlagene figuren zum sieg
    nach punkten gewinnen
    dreizehn figuren
    sieg nach anzahl
    fünf steine geschlagen
    option first
    wie viele treffer bis zum sieg
    wer zuerst so viele hat
    kürzeres spiel nach zahl
    wie viele muss ich fressen zum sieg
    auf wie viele spielen wir
    bis wie viel geht es
    wer zuerst fünf schlägt
    wer zuerst dreizehn schlägt
    gewinnt man mit dreizehn
    gewinnt man wenn man fünf geschlagen hat
    fünf geschlagen habe ich gewonnen
    ich habe fünf figuren geschlagen
    ich habe dreizehn verloren ist es aus
    wie viele schläge brauche ich zum sieg
    wie viele darf ich verlieren bis es aus ist
    nach punkten spielen
    gibt es punkte
    punktzahl zum sieg
    zielzahl
    first gleich fünf
    kurze variante mit fünf
    schneller gewinnen mit option
    die ersten fünf
    zählt man die geschlagenen
    wie viele muss ich schlagen damit ich gewinne
    gewinnt man nach einer bestimmten zahl geschlagener
    bei wie vielen geschlagenen ist schluss
    wer zuerst so und so viele schlägt gewinnt
    wie viele muss ich fressen um zu gewinnen
    gewinnt man nach punkten
asking-stuck =
    assedio
    belagerung
    ich kann nicht mehr ziehen
    kein möglicher zug mehr
    was wenn keiner mehr ziehen kann
    patt
    alle steine blockiert
    gegner kann nicht ziehen
    was wenn ich nicht ziehen kann
    ich habe keine züge mehr
    verliere ich wenn ich nicht ziehen kann
    gegner ist blockiert
    alle meine figuren sind eingesperrt
    ist patt remis
    keine erlaubten züge
    wenn jemand nicht mehr ziehen kann
    ich bin bewegungsunfähig
    nichts geht mehr
    ist patt ein remis
    er kann sich nicht mehr rühren habe ich gewonnen
    alles blockiert
    keine figur kann sich bewegen
    ich bin komplett eingesperrt
    kein legaler zug
    gewinnt man durch blockieren
    was ist assedio
    meine vagi können nicht angreifen
    ich kann nichts mehr machen
    ich kann gar nichts mehr ziehen
    ich hänge fest
    ich stecke fest
    ich sitze fest was nun
    bei mir geht nichts mehr
    es geht nix mehr
    komme nicht weiter
    ich komm nicht mehr weiter
    ich habe keinen einzigen zug
    ich kann keinen stein bewegen
    keiner meiner steine kann sich bewegen
    alle meine steine sind blockiert
    alle wege sind zu
    komplett eingemauert
    komplett blockiert
    total blockiert
    keine züge mehr
    keine zugmöglichkeit
    zugunfähig
    bewegungsunfähig
    was passiert bei patt
    ist patt unentschieden wie beim schach
    pattsituation
    was wenn mein gegner festsitzt
    gegner kann nichts mehr tun
    er kann nicht mehr ziehen wer gewinnt
    ich habe ihn komplett blockiert
    er steckt fest habe ich gewonnen
    gewinne ich wenn er nicht ziehen kann
    einsperren und gewinnen
    kann ich durch einmauern gewinnen
    keiner kann mehr ziehen
    was ist wenn gar kein zug möglich ist
    belagert
    sieg durch belagerung
    keine figur rührt sich
    festgefahren
    keine bewegung mehr möglich
    eingemauert
    ich stecke fest und kann nicht vor und zurück
    ich komme nicht mehr vom fleck
    ich kann weder vor noch zurück
    alle meine figuren stecken fest
    ich bin komplett eingebaut
    so eingeklemmt dass ich nichts ziehen kann
    bewegungslos was mache ich jetzt
    ich bin blockiert was nun
    alle wege zu was jetzt
    sitze fest und bin dran
    ich bin dran kann aber nichts machen
    mir bleibt kein zug mehr übrig
    alles zu ich kann nicht ziehen
    hab ich verloren wenn ich nicht mehr ziehen kann
    er kann nicht mehr ziehen habe ich gewonnen
asking-both =
    was wenn beide nur noch einen haben
    beide verlieren gleichzeitig
    beide gewinnen gleichzeitig
    beide auf einmal am ende
    beide haben noch einen stein
    wer gewinnt wenn beide zugleich verlieren
    beide anführer gleichzeitig geschlagen
    ein zug beendet für beide
    jeder hat nur noch einen stein
    wenn mein zug für beide das ende ist
    beide könige fallen zugleich
    jeder noch einen
    doppeltes ende
    beide haben nur noch einen stein
    wir haben beide nur noch einen
    jeder einen was jetzt
    eins gegen eins
    einer gegen einen
    wer gewinnt wenn beide gleichzeitig gewinnen
    was wenn beide gewinnen würden
    was wenn wir beide verlieren
    mein zug beendet es für uns beide
    beide seiten auf einmal am ende
    beide gleichzeitig fertig
    beide könige sterben gleichzeitig
    beide anführer umzingelt
    beide anführer eingeschlossen durch einen zug
    gleichzeitiger sieg
    doppelsieg
    wer hat recht wenn beide gewonnen haben
    beide haben nur noch eine figur
    es steht eins gegen eins
    wir verlieren beide durch denselben zug
    was wenn es uns beide gleichzeitig erwischt
asking-agree =
    können wir uns auf remis einigen
    unentschieden vereinbaren
    remis durch einigung
    beide wollen unentschieden
    remis per handschlag
    remis
    können wir remis machen
    gibt es remis
    gibt es unentschieden
    wann ist unentschieden
    darf man sich auf remis einigen
    können wir aufhören ohne sieger
    wann ist es remis
    frieden schließen
    beide wollen aufhören
    geht es ohne sieger aus
    können wir es unentschieden nennen
    können wir uns einigen
    wir wollen beide aufhören
    wir sind uns einig
    gibt es ein unentschieden
    kann es unentschieden ausgehen
    kann man unentschieden spielen
    ist ein remis möglich
    remis möglich
    unentschieden
    lass uns frieden schließen
    waffenstillstand
    handschlag und schluss
    keiner von uns will mehr
    gemeinsam aufhören
    einvernehmlich beenden
    im guten auseinandergehen
    können wir die partie gemeinsam beenden
    können wir es dabei belassen
    beide haben keine lust mehr
    niemand soll gewinnen
    was wenn beide ein remis wollen
    darf man ein unentschieden vereinbaren
    remis ausmachen
    einigung
    beide einverstanden mit unentschieden
    remis in gegenseitigem einvernehmen
    keiner hat mehr lust können wir es unentschieden nennen
    lass uns unentschieden machen
    einigen wir uns auf remis
    können wir friedlich auseinandergehen
    beide sind müde und wollen schluss machen
asking-repetition =
    dreimal dieselbe stellung
    zugwiederholung
    stellungswiederholung
    stellung kommt immer wieder
    immer die gleichen züge
    hin und her
    remis durch wiederholung
    was passiert bei stellungswiederholung
    gleiche stellung dreimal
    wir wiederholen die züge
    er zieht immer hin und her
    dreifache wiederholung
    was wenn sich die stellung wiederholt
    immer wieder dieselbe stellung
    wann ist es remis
    er macht immer das gleiche
    wir drehen uns im kreis
    zum dritten mal dieselbe position
    ist wiederholen erlaubt
    endlosschleife
    ständig vor und zurück
    immer dasselbe
    immer die selben züge
    er zieht immer vor und zurück
    er macht ständig denselben zug
    wir ziehen nur noch hin und her
    hin und her ohne ende
    die stellung hatten wir schon
    das hatten wir doch schon mal
    gleiche position zum dritten mal
    dreimal das gleiche
    dreimal gleiche stellung was passiert
    dieselbe stellung wie vorher
    darf man züge wiederholen
    darf er immer wieder das gleiche ziehen
    wie oft darf man dasselbe ziehen
    wiederholung
    dauerschach
    ewiges hin und her
    endlose wiederholung
    dreh mich im kreis
    wir kommen nicht vom fleck immer dasselbe
    pingpong
    kann er sich durch wiederholen retten
    ist es verboten sich zu wiederholen
    wir ziehen immer nur vor und zurück
    wir schieben dieselben steine hin und her
    beide schieben nur noch hin und her gibt es eine regel
    er zieht vor ich ziehe zurück und wieder von vorn
    die stellung war schon zweimal da
    immer wieder dieselben züge was dann
    ständig das gleiche hin und her
    ist es remis wenn wir nur pendeln
    zum dritten mal das gleiche bild
    drittes mal gleiche stellung
    wenn sich alles nur noch wiederholt
    vor und zurück ohne ende
    gibt es eine regel gegen das ewige hin und her
    er macht immer denselben zug
    die gleiche stellung kam jetzt schon dreimal
    genau dieselbe lage zum dritten mal
    schon wieder dieselbe stellung
asking-quiet =
    hundert züge ohne schlagen
    keiner schlägt was
    gibt es eine zugbegrenzung
    nichts passiert
    spiel hört nie auf
    endlos hin und her ohne schlagen
    wann ist es remis
    100 züge regel
    was wenn niemand mehr schlägt
    gibt es eine 50 züge regel
    fünfzig züge regel
    wie viele züge ohne schlagen bis remis
    wann endet das spiel wenn nichts passiert
    maximale anzahl züge
    das spiel geht ewig
    hundert züge
    langweiliges spiel endet nie
    wie lange geht es ohne schlagen
    zählt das spiel ruhige züge
    fünfzig züge nichts geschlagen
    gibt es ein zuglimit
    wann endet ein langweiliges spiel
    hier stirbt ja keiner
    es passiert gar nichts
    es passiert nix mehr
    keiner schlägt mehr
    niemand frisst was
    seit ewigkeiten wurde nichts geschlagen
    seit vielen zügen kein schlag
    wir ziehen nur noch rum
    das zieht sich ewig
    das nimmt kein ende
    das führt zu nichts
    das bringt nichts mehr
    langweilig hier tut sich nichts
    totes spiel
    wann hört das endlich auf
    endet das irgendwann
    kann das spiel ewig dauern
    kann eine partie unendlich sein
    wie lange kann man ohne schlagen ziehen
    wie viele züge maximal
    höchstzahl der züge
    obergrenze für züge
    gibt es eine grenze für züge
    wann wird abgebrochen
    nach wie vielen zügen ist es unentschieden
    nach wie vielen zügen ist schluss
    remis nach hundert zügen
    hundert züge nichts
    fünfzig züge ohne schlagen
    ohne schlag remis
    regel gegen endlose spiele
    keiner traut sich anzugreifen
    remis durch züge
    hundert
    nichts los
    passiert hier noch was
    es wird einfach nie jemand geschlagen wann ist schluss
    seit ewigkeiten ist keiner mehr rausgeflogen
    hier fliegt nie jemand raus
    wir ziehen und ziehen und keiner schlägt
    keiner fliegt raus geht das ewig so weiter
    wann wird die partie beendet wenn keiner schlägt
    regel mit den hundert zügen
    langweilig es passiert nichts
    hier tut sich gar nichts mehr
    es geht nichts mehr voran
    wir kommen zu keinem ende
    schon ewig nichts mehr geschlagen
    es stirbt einfach keiner
    wann ist ohne schlagen schluss
    wird das irgendwann von selbst remis
    keine verluste mehr seit langem
    zugregel remis
    es kommt keiner mehr vom brett
    wir eiern ewig herum
    das zieht sich und niemand verliert einen stein
asking-quiet-count =
    zählt das setzen zu den hundert zügen
    was setzt die zählung zurück
    zählt festsetzen
    ab wann wird gezählt
    fängt die zählung von vorn an
    zählt setzen mit
    wird die zählung durch festsetzen neu gestartet
    was zählt als zug bei den hundert
    beginnt die zählung neu
    setzt festsetzen die zählung zurück
    was zählt zu den hundert
    was zählt zu den hundert zügen
    zählen gesetzte steine als züge
    zählen die setzzüge zu den hundert
    wird das setzen mitgezählt
    beginnt das zählen nach dem setzen
    fängt das zählen neu an wenn ich festsetze
    fängt das zählen neu an wenn ich wegnehme
    setzt ein festsetzen den zähler auf null
    wann startet die hunderter zählung neu
    wird neu gezählt
    ab welchem zug wird gezählt
    zählt fesseln als schlagen
    zugzähler
    hundert züge zählung
    fängt die zählung wieder von vorn an
    wann beginnen die hundert züge neu
    wird der zähler beim festsetzen zurückgesetzt
asking-single =
    er hat nur noch einen
    nur noch ein stein übrig
    wann hat er verloren
    ich habe nur noch einen stein
    wie viele steine müssen übrig sein
    letzter stein
    wie viele steine darf ich verlieren
    verliert man mit einem stein
    wann ist das spiel verloren
    mit wie vielen steinen hat man verloren
    ein einziger stein übrig
    gegner hat nur noch eine figur
    zählt der dux als figur
    wie gewinne ich
    wann endet das spiel
    nur noch der dux
    drei steine übrig
    wie viele muss ich schlagen zum sieg
    alle bis auf einen
    kann ich mit einem stein weiterspielen
    ist er raus mit einem stein
    ab wie vielen steinen verliert man
    ich habe nur noch den dux
    mindestzahl an steinen
    noch zwei übrig ist es vorbei
    er hat nur noch einen stein
    ein stein übrig
    mein letzter stein
    nur noch einer
    ich bin nur noch zu einem
    alle bis auf einen geschlagen
    wann bin ich raus
    ab wann hat man verloren
    wie viele müssen weg sein
    wie viele steine muss ich ihm lassen
    wie viele steine braucht man noch zum spielen
    wie viele steine muss ich noch haben
    muss ich alle schlagen
    muss ich alle steine schlagen um zu gewinnen
    bis auf den letzten stein
    reicht ein stein um weiterzumachen
    mit einem stein verloren
    was passiert wenn ich nur noch einen habe
    nur noch eine figur
    nur noch zwei steine
    nur noch drei steine
    mit drei steinen verloren
    zählt der dux als stein
    nur der dux ist übrig
    mein dux ist allein
    kann der dux allein weitermachen
    mindestens wie viele steine
    rest
    alle meine soldaten sind weg nur der dux ist noch da
    mir bleibt nur noch der dux
    nur noch mein dux habe ich verloren
    ich habe bloß noch einen stein
    ein einziger stein ist mir geblieben
    nur noch ein stein auf meiner seite
    ich habe nur noch eine einzige figur ist es aus
    verliere ich mit nur einem stein
    er hat nur noch einen habe ich gewonnen
    der dux ist mein letzter
    dux steht allein ist das verloren
    bei wie vielen steinen ist schluss
    wie wenige steine darf man haben
    alle meine leute sind tot nur der feldherr steht noch
asking-crossing =
    was ist die überquerung
    wie gewinne ich
    wie gewinnt man das
    anführer auf die andere seite bringen
    könig ans andere ende laufen
    was muss ich tun um zu gewinnen
    wettlauf gewinnen
    wie gewinnt man den wettlauf
    wie gewinnt man die überquerung
    was ist das ziel
    anführer erreicht die letzte reihe
    mit dem anführer ans andere ende
    muss er genau auf der letzten reihe landen
    darf der anführer ins ziel springen
    ziellinie
    wie gewinnt man das rennen
    wohin muss ich mit dem könig
    erster drüben gewinnt
    mein anführer ist drüben
    reicht es die letzte reihe zu erreichen
    nach hause laufen
    überquerung
    was heißt überqueren
    wettlauf
    wie gewinne ich das wettrennen
    wie gewinne ich das rennen
    worum geht es beim wettrennen
    rennen zur anderen seite
    wer zuerst drüben ist gewinnt
    wer zuerst hinten ankommt
    mit dem boss ans andere ende kommen
    mit dem anführer durchkommen
    anführer hinten angekommen
    mein könig ist am ziel
    mein general ist hinten
    der anführer muss rüber
    muss mein anführer rüberlaufen
    gewinne ich wenn mein anführer drüben ist
    gewinne ich wenn mein könig die letzte reihe erreicht
    letzte reihe
    gegnerische grundreihe
    ans ziel kommen
    ziel erreicht
    ins ziel laufen
    über die ziellinie springen
    darf ich in die letzte reihe springen
    ganz durchgelaufen
    hinten ankommen
    bis ans ende laufen
    durchbrechen bis hinten
    er ist auf meiner grundreihe
    ziel
    grundreihe
    gegnerische seite
    wie komme ich zum ziel
    das wettrennen der anführer
    anführer rennen
    was ist mit dem rennen der könige
    wettlauf der könige
    rennen zur letzten reihe
    bis in die letzte reihe kommen
    die letzte reihe erreichen
    der anführer kommt hinten an
    ganz hinten angekommen
    wie weit muss der anführer laufen um zu gewinnen
    mein chef hat es nach drüben geschafft
    ich bin mit dem anführer auf der gegenüberliegenden seite gelandet
    mein könig steht auf der letzten reihe
    bis zur letzten reihe kommen
    gewinne ich wenn mein general durchkommt
asking-far-row =
    welche ist die gegnerische grundreihe
    welche reihe muss mein anführer erreichen
    zielreihe des lars
    wohin muss der anführer
    wo ist das ziel
    auf welche reihe muss der anführer
    welche reihe ist das ziel
    wohin muss mein strategos
    wohin muss der lars
    welche reihe zählt als ziel
    nummer der zielreihe
    wo ist die ziellinie
    welche reihe ist die letzte
    welche reihe ist die grundreihe
    wo ist meine zielreihe
    reihe acht oder reihe eins
    auf reihe 8 oder reihe 1
    bis zu welcher reihe muss er
    bis wohin muss der anführer laufen
    welche zahl hat die zielreihe
    in welche richtung muss mein anführer
    muss ich nach oben oder nach unten
    wo genau liegt das ziel
    zielreihe
    wohin rennt der strategos
    wohin rennt der lars
    welche reihe muss ich erreichen
    wo genau ist das ziel
    zu welcher reihe muss blau
    ist reihe acht mein ziel
asking-crossing-men =
    gewinnt ein soldat auf der letzten reihe
    normaler stein auf der anderen seite
    ein soldat ist drüben angekommen
    stein kommt ganz hinten an
    wird ein stein umgewandelt
    was passiert wenn ein soldat die letzte reihe erreicht
    gewinnt ein soldat drüben
    soldat auf der grundreihe
    wird ein soldat befördert
    bauer auf der letzten reihe
    mein soldat ist am ende angekommen
    anführer auf der eigenen ersten reihe
    ein soldat ist hinten angekommen
    wenn ein soldat hinten ankommt
    wenn ein normaler stein drüben ist
    gewinnt auch ein soldat wenn er drüben ist
    zählt ein soldat im ziel
    bringt es was wenn ein soldat ankommt
    was bringt mir ein soldat auf der grundreihe
    mein bauer ist durch
    bauer durchgekommen kriege ich was
    wird mein soldat zur dame
    wird mein stein aufgewertet
    bekomme ich einen neuen anführer
    befördern
    beförderung
    darf auch ein soldat das ziel erreichen
    anführer auf eigener grundreihe
    mein anführer steht auf meiner eigenen reihe
    gewinne ich auf meiner eigenen grundreihe
    kann ein soldat das rennen gewinnen
    was ist wenn ein soldat auf die letzte reihe kommt
    soldat erreicht die letzte reihe
    stein erreicht die grundreihe
    ein einfacher soldat kommt drüben an
    bringt es was einen soldaten nach hinten zu bringen
    wird mein soldat befördert wenn er durch ist
    mein anführer steht auf der eigenen grundreihe
asking-crossing-duty =
    zuerst schlagen oder überqueren
    muss ich schlagen wenn ich überqueren kann
    geht schlagen vor überqueren
    schlagpflicht vor dem ziel
    muss ich schlagen statt zu gewinnen
    was geht vor schlagen oder ins ziel laufen
    ich könnte gewinnen aber auch schlagen
    muss ich erst schlagen
    muss ich schlagen bevor ich ins ziel laufe
    muss ich erst schlagen oder darf ich gewinnen
    ich könnte ins ziel aber muss schlagen
    schlagzwang oder ziel
    hat schlagen vorrang vor dem ziel
    hat das schlagen vorrang
    warum darf ich nicht ins ziel ich kann schlagen
    warum darf mein anführer nicht rüber
    darf ich gewinnen statt zu schlagen
    ziel erreichbar aber schlag möglich
    erst fressen dann laufen
    geht der sieg vor
    ich könnte schlagen oder ins ziel laufen
    muss ich schlagen statt ins ziel zu gehen
    schlagen oder gewinnen
asking-crossing-last =
    überquert im hundertsten zug
    im letzten zug vor dem remis angekommen
    sieg oder remis beim hundertsten zug
    letzter zug auf die andere seite
    ziel im letzten zug erreicht
    zählt der sieg im hundertsten zug
    mit dem letzten zug drüben
    genau im hundertsten zug angekommen
    beim hundertsten zug am ziel
    anführer kommt im letzten moment an
    letzter der hundert züge und er ist drüben
    gerade noch rechtzeitig angekommen
    im letzten zug ins ziel
    ziel und hundert züge gleichzeitig
    hundert züge um und gleichzeitig drüben
    ist es remis wenn ich mit zug hundert ankomme
    in letzter sekunde überquert
    mit dem hundertsten zug am ziel
    im allerletzten zug angekommen
asking-bind =
    wie setze ich einen gegner fest
    was heißt festsetzen
    wie funktioniert festsetzen
    einen stein fesseln
    wann ist ein stein festgesetzt
    wie fange ich einen gegner
    gegner lähmen
    wie setzt man einen stein fest
    wie funktioniert fesseln
    was bedeutet festgesetzt
    wann wird ein stein festgesetzt
    wie viele brauche ich zum festsetzen
    zwischen zwei steinen festgesetzt
    was heißt gebunden
    wie sperre ich einen stein ein
    stein lahmlegen
    stein einfrieren
    wie fange ich einen stein
    ist er geschlagen wenn er zwischen zweien ist
    was passiert zwischen zwei steinen
    setzt ein sprung auch fest
    gegner stilllegen
    festsetzen
    fesseln
    binden
    wie bindet man
    wie bindet man einen stein
    wie bindet man jemanden
    wie fessele ich jemanden
    wie fesselt man
    wie lähme ich einen gegner
    wie friere ich einen ein
    wie nehme ich jemanden gefangen
    wie mache ich einen gefangenen
    wie kann ich einen einsperren
    wie kann ich jemanden einbuchten
    wie loche ich einen ein
    jemanden in den knast stecken
    wie klemme ich jemanden ein
    wie setze ich jemanden außer gefecht
    wie mache ich einen stein bewegungsunfähig
    wie mache ich ihn unbeweglich
    wie nagele ich einen fest
    wie blockiere ich einen einzelnen stein
    in die zange nehmen was passiert
    was passiert wenn ich ihn in die zange nehme
    ein gegner zwischen zwei von mir
    schlägt man wenn man einschließt
    ist er tot oder nur gefangen
    ist er sofort weg
    wird er geschlagen oder gefesselt
    wann ist man gefesselt
    wann bin ich gefesselt
    was ist eine fessel
    festgenagelt
    gefangen
    was heißt festgesetzt
    festgesetzt
    gebunden
    gefesselt
    was soll das heißen gebunden
    was meint ihr mit gebunden
    was ist ein gebundener stein
    was ist ein festgesetzter stein
    was heißt eingefroren
    wann gilt ein stein als gebunden
    ab wann ist man festgesetzt
    wie setze ich einen fest
    wie sperre ich einen ein
    wie mache ich jemanden unbeweglich
    wie legt man einen gegner lahm
    wie nagle ich einen gegner fest
    wie kriege ich so einen kerl gefesselt
    wie mache ich einen gegner bewegungsunfähig
    wie lege ich ihm handschellen an
    was braucht es um einen festzusetzen
    gegner fesseln aber wie
    wie funktioniert das fesseln
    einen gegner einklemmen und dann ist er fest
    was muss ich machen damit er nicht mehr wegkann
asking-bind-several =
    mehrere auf einmal festsetzen
    zwei nebeneinander festsetzen
    zwei gleichzeitig fesseln
    kann ich zwei in einer reihe festsetzen
    kann ich mehrere gleichzeitig festsetzen
    zwei mit einem zug festsetzen
    kann man eine reihe festsetzen
    zwei nebeneinander einfrieren
    eine reihe lahmlegen
    sind paare sicher vor dem festsetzen
    kann ich zwei auf einmal fesseln
    kann ich mehrere binden
    zwei auf einmal binden
    zwei in einer reihe fesseln
    zwei nebeneinander gefangen nehmen
    werden zwei nebeneinander festgesetzt
    sind zwei nebeneinander vor dem fesseln sicher
    pärchen fesseln
    eine ganze gruppe einsperren
    drei auf einmal einfrieren
    in mehrere richtungen festsetzen
    wie viele kann ich gleichzeitig festsetzen
    wie viele auf einmal binden
    doppelte gefangennahme
    mauer festsetzen
    paar festsetzen
    kann ich zwei mit einem zug lahmlegen
    zwei mit einem zug fesseln
    zwei nebeneinander fesseln geht das
    können zwei gleichzeitig gebunden werden
    gleich drei festsetzen
asking-chain-last =
    setzt wer springt auch unterwegs fest
    festsetzen mitten in der sprungkette
    setzt er auf jedem feld fest wo er landet
    nur am ende der sprünge
    zählt nur das letzte feld beim springen
    festsetzen während der sprünge
    wird unterwegs festgesetzt
    bei mehreren sprüngen unterwegs fesseln
    setzt man bei jedem sprung fest
    bindet man bei jedem zwischenstopp
    bindet er unterwegs
    fesselt er bei jedem hopser
    zwischenlandung
    zählt eine zwischenlandung
    setzt eine zwischenlandung fest
    festsetzen zwischen den sprüngen
    festsetzen beim weiterspringen
    fesselt nur der letzte sprung
    erst am ende der kette festsetzen
    gilt nur wo er am schluss steht
    jede landung fesselt
    mehrfachsprung und fesseln
    kette von sprüngen und binden
    auf zwischenfeldern binden
    dreimal gehüpft wird unterwegs jemand gefesselt
    wird unterwegs beim springen auch jemand festgesetzt
    zählt nur der letzte landepunkt
    setze ich auch bei zwischenlandungen fest
    mitten in der sprungserie einen eingeschlossen
asking-bound =
    kann ein festgesetzter stein etwas tun
    darf ein festgesetzter ziehen
    warum kann ich die figur nicht bewegen
    mein stein ist gefesselt
    was darf ein gefangener
    was kann ein festgesetzter stein
    kann sich ein festgesetzter bewegen
    darf ein gefesselter springen
    warum kann ich diesen stein nicht ziehen
    mein stein ist festgesetzt was jetzt
    kann er noch springen
    was darf ein eingefrorener stein
    mein stein rührt sich nicht
    können gefangene kämpfen
    warum steht da festgesetzt
    was darf ein festgesetzter
    was darf ein gefesselter
    was kann ein gebundener stein noch
    kann ein gebundener ziehen
    kann ein gefangener noch etwas tun
    kann mein gefesselter stein laufen
    warum kann sich mein stein nicht bewegen
    warum bewegt sich mein stein nicht
    warum darf ich mit dem nicht ziehen
    wieso kann ich den nicht ziehen
    wieso geht mein gebundener nicht weg
    warum kommt er nicht von der stelle
    der stein lässt sich nicht ziehen
    der bot sagt der stein ist festgesetzt
    er sagt gefesselt
    mein männchen ist eingefroren
    mein männchen hängt fest
    kann ein eingesperrter springen
    darf ein gefangener schlagen
    kann ein gelähmter noch zuschlagen
    darf sich ein gefangener wehren
    ist ein gefesselter stein machtlos
    hat ein gebundener stein noch züge
    gefesselt was nun
    ich bin gefangen was kann ich tun
    darf mein festgesetzter stein noch etwas machen
    was dürfen festgesetzte steine
    was dürfen gefangene machen
    mein stein ist gefesselt darf er noch einen schritt machen
    darf ein gebundener stein trotzdem ziehen
    kann ein gefesselter noch gehen
    warum lässt sich mein festgesetzter stein nicht bewegen
    mein gebundener stein bewegt sich nicht
    ich will mit dem gefesselten ziehen und darf nicht
    meine gefesselte figur geht nicht
    wieso kann mein gefangener nicht ziehen
    darf ein festgesetzter springen
    können gebundene steine hüpfen
    darf ein gefesselter mann ein feld gehen
    mein mann ist festgesetzt kann ich ihn trotzdem bewegen
    was dürfen festgesetzte steine noch
    darf eine gebundene figur noch was machen
    gebundene figur ziehen
    gefesselte figur bewegen
    kommt ein festgesetzter noch vom fleck
    ist ein gebundener stein ganz unbeweglich
    kann der gebundene noch springen oder gehen
asking-held =
    wie lange ist ein stein festgesetzt
    wie befreie ich meinen stein
    wann ist ein festgesetzter wieder frei
    wie komme ich aus der fessel
    wächter zieht weg
    wie rette ich einen gefangenen
    wann kommt ein festgesetzter frei
    wie wird mein stein wieder frei
    wie befreit man einen stein
    wie lange bleibt er festgesetzt
    was wenn einer der beiden weggeht
    wann ist er nicht mehr festgesetzt
    wie löst man die fessel
    für wie viele züge ist er festgesetzt
    muss ich beide dort lassen
    wenn ein wächter geschlagen wird
    kann mein wächter weg
    wie hole ich meinen stein raus
    ist er für immer gefangen
    wann öffnet sich die falle
    wie komme ich wieder frei
    wie kommt mein stein wieder frei
    wie kriege ich meinen stein frei
    wie befreie ich mich
    wie befreie ich einen gefangenen
    wie hole ich ihn aus dem knast
    wie löse ich die fesseln
    wie breche ich aus
    rettung für meinen stein
    wie lange dauert die gefangenschaft
    wie lange sitzt er fest
    wie lange hält die fessel
    bis wann ist er gefangen
    bleibt er für immer gefangen
    wann lässt man ihn los
    wann ist er wieder beweglich
    was wenn ein bewacher wegzieht
    was wenn mein wächter weggeht
    was wenn ich einen wächter schlage
    einen der wächter schlagen
    kann ich meinen wächter abziehen
    muss mein wächter stehen bleiben
    müssen die beiden stehen bleiben
    muss ich dort bleiben um ihn zu halten
    wenn ich weggehe ist er dann frei
    einer geht weg ist er frei
    darf der halter sich bewegen
    fessel lösen
    wann kommt mein stein wieder frei
    wie kriege ich meinen gefesselten los
    einer der bewacher geht weg was dann
    wenn der wächter geschlagen wird
    hilf mir meinen mann zu befreien
asking-held-lines =
    auf zwei linien festgesetzt
    von vier seiten festgesetzt
    von zwei paaren gehalten
    doppelt gefesselt
    von zwei paaren festgehalten
    in zwei richtungen festgesetzt
    senkrecht und waagrecht festgesetzt
    waagerecht und senkrecht gehalten
    vier halten ihn
    von oben unten links und rechts gehalten
    von vier gegnern gehalten
    zweifach festgesetzt
    doppelt festgesetzt
    zweimal gefesselt
    kreuz und quer festgesetzt
    in beiden richtungen gefesselt
    ein paar geht weg das andere hält noch
    zwei paare halten meinen stein
    vier wächter
    von allen vier seiten gefesselt
    längs und quer gehalten
    wenn er doppelt gehalten wird
    von vier seiten gleichzeitig gefesselt
    doppelt gefesselt längs und quer
    zwei paare halten ihn reicht es wenn ein paar weggeht
asking-pins =
    kann ein festgesetzter andere festsetzen
    hält ein festgesetzter noch
    wächter selbst festgesetzt
    können gefangene beim festsetzen helfen
    den wächter festsetzen
    hält ein festgesetzter stein andere fest
    kann ein gefesselter festsetzen
    was wenn der haltende selbst festgesetzt wird
    kann ein festgesetzter beim schlagen helfen
    hält ein gefangener wächter weiter
    kann ein gefangener einen anderen fangen
    was wenn mein wächter gefangen wird
    kann ein gefangener noch halten
    hält mein gefesselter wächter noch
    mein wächter ist selbst gefesselt
    mein wächter wurde gefangen genommen
    wenn der wächter gefesselt wird
    was wenn einer der beiden selbst gebunden wird
    was passiert wenn ich den halter festsetze
    darf ein gebundener binden
    kann ein gebundener beim binden helfen
    zählen gefesselte beim festsetzen
    helfen gefangene beim fesseln
    wächter ausschalten durch fesseln
    fessele ich den wächter ist meiner dann frei
    kette von fesselungen
    gegenseitig festsetzen
    gilt ein gefangener noch als wächter
    pins all
    sind gefangene nutzlos
    kann ein gefesselter selber fesseln
    hilft ein gebundener beim einschließen
    mein wächter wurde selbst gefesselt
    zählt ein gefangener noch als partner
asking-freed =
    darf ein befreiter sofort ziehen
    stein befreit kann er gleich laufen
    nach der befreiung ziehen
    wann darf der befreite wieder ziehen
    kann ein befreiter stein sofort ziehen
    wann darf ein befreiter stein ziehen
    nach der befreiung gleich springen
    gerade befreit darf er ziehen
    darf ein befreiter gleich ziehen
    befreit und jetzt
    gerade freigekommen
    mein stein ist wieder frei darf er ziehen
    wann darf er nach der befreiung ziehen
    muss ein befreiter eine runde warten
    muss er nach der befreiung aussetzen
    kann er sofort wieder laufen
    im selben zug noch ziehen nach der befreiung
    selbst befreit
    im nächsten zug wieder beweglich
    ich habe ihn befreit kann er springen
    frischer freigelassener
    gerade freigekommen darf er sofort ziehen
    darf der befreite im nächsten zug gehen
    wann darf ein befreiter wieder laufen
asking-attack =
    was ist ein angriff
    was zählt als angriff
    wie greife ich an
    neben einen gegner ziehen
    wann greife ich an
    muss ich angreifen
    was gilt als angriff
    wann ist ein zug ein angriff
    wie macht man einen angriff
    muss der zug neben einem gegner enden
    wie greift man an
    wann zählt es als angriff
    was heißt angreifen hier
    reicht es neben einem gegner zu stehen
    direkt neben einen gegner ziehen
    angriff
    angreifen
    wie funktioniert angreifen
    was versteht man unter angriff
    gilt das als angriff
    war das ein angriff
    habe ich angegriffen
    warum war das kein angriff
    wieso zählt das nicht als angriff
    wann gilt ein zug als angriff
    was muss ich tun um anzugreifen
    wie attackiere ich
    wo muss ich hin zum angreifen
    muss ich jemanden berühren
    muss ich direkt daneben stehen
    reicht danebenstehen
    schräg neben einem gegner ein angriff
    zählt diagonal als angriff
    ist es ein angriff wenn ich neben ihm lande
    anrempeln
    auf tuchfühlung gehen
    kontakt zum gegner
    muss ein angriff schlagen
    wann attackiert man
    wie greife ich jemanden an
    wann greift man an
    wie funktioniert ein angriff
    was zählt alles als angriff
    endet der zug neben einem gegner
    wie erkenne ich einen angriff
    woran sehe ich dass es ein angriff war
    war das jetzt ein angriff
    bin ich am angreifen
    muss ich neben dem gegner enden
    ich stehe jetzt neben ihm ist das ein angriff
    habe ich gerade angegriffen
    was muss ein zug tun um als angriff zu gelten
    angriff erklärung
    wodurch wird ein zug zum angriff
    schräg neben dem gegner ist das auch angriff
asking-attack-passing =
    ist vorbeiziehen ein angriff
    an einem gegner vorbei ziehen
    von einem gegner zum anderen ziehen
    schon neben dem gegner
    ist vorbeigehen ein angriff
    von einem gegner weg zu einem anderen
    zählt es wenn ich schon neben einem gegner stand
    nur vorbeigelaufen zählt das
    entlang eines gegners ziehen
    vorbeiziehen
    vorbeilaufen
    nur vorbeigehen
    im vorbeigehen angreifen
    zählt vorbeilaufen als angriff
    ist entlangziehen ein angriff
    an mehreren gegnern vorbei
    ich war schon neben ihm und bleibe daneben
    ich stand schon daneben und ziehe weiter
    weg von einem hin zum nächsten
    vom einen zum anderen gegner
    zählt ein wechsel von einem zum anderen als angriff
    von nachbar zu nachbar
    kurz berührt und weiter
    ich ziehe an seinem stein vorbei ist das ein angriff
    an einem gegner entlanglaufen zählt das
    nur vorbeilaufen ohne stehen zu bleiben gilt das
    ich gehe an ihm vorbei und halte nicht an
    zählt vorbeiziehen als angriff
    ich rausche an ihm vorbei
    ich streife ihn nur beim vorbeiziehen
    reicht es vorbeizukommen oder muss ich daneben stehen bleiben
    vorbeilaufen angriff oder nicht
    entlang ziehen ohne anzuhalten
asking-ordinarius =
    was ist ein ordinarius
    ordinarii
    normaler aufrechter stein
    was bedeutet ordinarius
    was ist ein normaler stein
    was heißt ordinarius
    was ist der unterschied zwischen ordinarius und vagus
    ordinarius
    was ist ein ordinari
    wie nennt man einen normalen stein
    wie heißen die aufrechten steine
    wie heißen steine die nicht umgedreht sind
    stein der richtig herum liegt
    aufrechter stein
    was sind ordinarii
    wer ist ein ordinarius
    soldat in reih und glied
    woran erkenne ich einen ordinarius
    welche seite ist oben bei einem normalen stein
    gegenteil von vagus
    wie heißt ein normaler stein
    wie nennt man gewöhnliche steine
    steine in reih und glied
    wie heißt ein gewöhnlicher stein
    name für den einfachen stein
    wie nennt man einen stein der noch nicht umgedreht ist
asking-quiet-move =
    wann wird ein stein umgedreht
    warum wurde mein stein umgedreht
    was wenn ich nicht angreife
    zug ohne angriff
    mein stein steht auf dem kopf
    warum ist mein stein umgedreht
    was passiert wenn ich nicht angreife
    wann wird ein stein zum vagus
    darf ich ziehen ohne anzugreifen
    was bedeutet es wenn ein stein umgedreht ist
    warum liegt mein stein verkehrt herum
    zug ins leere
    muss ich immer angreifen
    was kostet ein ruhiger zug
    ist es schlimm wenn ich nicht angreife
    warum hat sich mein stein umgedreht
    warum wurde mein typ umgedreht
    wieso wurde mein kerl umgeklappt
    warum ist der jetzt falsch herum
    warum steht mein männchen kopf
    warum ist der andersrum
    wieso ist mein stein ein vagus
    wie wird man zum vagus
    wie wird ein stein zum deserteur
    wann dreht sich ein stein um
    wann werden steine umgedreht
    wodurch wird ein stein umgedreht
    was passiert bei einem ruhigen zug
    was ist ein ruhiger zug
    was passiert wenn ich wegziehe
    was wenn ich mich zurückziehe
    was wenn ich weglaufe
    was wenn mein zug neben niemandem endet
    zug neben keinem gegner
    darf ich friedlich ziehen
    darf ich auch ohne angriff ziehen
    friedlicher zug
    rückzug
    strafe für nichtangreifen
    strafe für rückzug
    muss jeder zug ein angriff sein
    ohne angriff gezogen was jetzt
    ich bin irgendwohin gezogen wo kein gegner steht
    mein stein steht nach dem zug allein was passiert
    ich habe nicht angegriffen was passiert mit meinem stein
    ich ziehe weg vom gegner was geschieht
    zug ohne gegner daneben
    mein stein liegt plötzlich auf dem kopf
    muss ich immer neben einen gegner ziehen
    was kostet ein friedlicher zug
asking-vagus =
    was ist ein vagus
    vagi
    was kann ein umgedrehter stein
    zieht ein umgedrehter wie die anderen
    umgedrehter stein
    was bedeutet vagus
    kann ein vagus schlagen
    was bedeutet ein umgedrehter stein
    was darf ein vagus
    wie zieht ein vagus
    darf ein umgedrehter stein ziehen
    warum kann mein umgedrehter stein nicht ziehen
    kann ein vagus noch schlagen
    was kann ein deserteur
    wie bewegt sich ein umgedrehter
    muss ein vagus immer angreifen
    darf er nur angreifen
    warum darf mein stein nicht dorthin
    vagus
    was sind vagi
    wie bewegt sich ein vagus
    wohin darf ein vagus
    was kann ein vagus
    was kann ein vagus noch
    darf ein vagus überhaupt ziehen
    kann ein vagus normal ziehen
    darf ein vagus weglaufen
    warum bewegt sich mein vagus nicht
    mein vagus kann nicht ziehen
    mein umgedrehter stein hängt fest
    vagus ohne ziel
    vagus findet keinen gegner
    vagus weit weg von allen gegnern
    deserteur
    was ist ein deserteur
    überläufer
    was darf ein überläufer
    was passiert mit umgedrehten steinen
    was bedeutet falsch herum
    falsch herum liegender stein
    nachteil eines vagus
    ist ein vagus schwächer
    zählt ein vagus noch mit
    darf ein vagus nur angreifen
    ruhiger zug mit einem vagus
    was ist ein hoffnungsloser
    kann ein vagus jemanden fangen
    was kann ein umgedrehter
    was bedeutet es wenn ein stein vagus ist
    kann ein vagus noch etwas
    was soll ein vagus sein
    vagus erklärung
    vagus was bedeutet das
    was für ein stein ist ein vagus
    vagi was sind das für steine
    was ist ein vagus für ein stein
    vagus bitte erklären
asking-vagus-stays =
    mit einem vagus angegriffen aber nichts geschlagen
    bleibt er umgedreht
    reicht ein angriff zum zurückdrehen
    dreht ein angriff den vagus zurück
    bleibt der vagus nach dem angriff umgedreht
    wird er durch einen angriff wieder normal
    angegriffen und nichts geschlagen was jetzt
    hilft ihm ein angriff
    vagus greift an und bleibt vagus
    mein vagus hat angegriffen warum ist er noch umgedreht
    warum wird er nicht zurückgedreht
    warum ist mein vagus noch falsch herum
    hat angegriffen aber nichts erwischt
    angriff ohne schlag mit vagus
    angriff ohne beute
    genügt angreifen um normal zu werden
    wird er vom angreifen wieder aufrecht
    muss er schlagen um wieder normal zu werden
    bleibt der vagus ein vagus
    hat ihm der angriff nichts gebracht
    reicht danebenstehen zum zurückdrehen
    angegriffen aber nichts geschlagen bleibt er umgedreht
    reicht ein angriff um wieder normal zu werden
asking-turned-back =
    wie wird ein vagus wieder aufrecht
    wann dreht man einen stein zurück
    schlagen mit einem vagus
    wenn er schlägt wird er wieder normal
    wie drehe ich ihn wieder um
    wie wird ein umgedrehter stein wieder normal
    wie dreht man einen vagus zurück
    wann wird der vagus zurückgedreht
    wie bekomme ich meinen stein wieder aufrecht
    wird der partner auch zurückgedreht
    beide wieder aufrecht nach dem schlagen
    wie werde ich einen vagus los
    wie richtet er sich auf
    wie richtet man einen vagus auf
    wie stellt man einen vagus wieder auf
    wie wird mein stein wieder richtig herum
    wie wird aus dem vagus ein ordinarius
    wie rette ich einen vagus
    wie heile ich einen vagus
    wie bekehre ich einen deserteur
    was muss ein vagus tun um wieder normal zu sein
    wann ist er wieder normal
    wann wird er wieder aufrecht
    was passiert wenn ein vagus schlägt
    vagus schlägt jemanden
    kann ein vagus selbst schlagen
    kann ein umgedrehter stein schlagen
    hilft ein vagus beim schlagen
    vagus als partner
    umgedrehter stein als partner
    wird er zurückgedreht wenn er beim schlagen hilft
    werden beide zurückgedreht
    zurückdrehen
    wieder aufrecht
    begnadigung
    rehabilitieren
    wieder ordinarius werden
    kann ein vagus jemanden schlagen
    kann ein vagus selber schlagen
    darf ein vagus einen gegner nehmen
    vagus fängt einen gegner
    vagus beim schlagen
    kann ein deserteur schlagen
    wie komme ich vom vagus zurück
    wie dreht man einen stein wieder zurück
    wann wird ein stein zurückgedreht
    wie drehe ich meinen stein wieder um
    wie kriege ich ihn wieder umgedreht
    wie wird aus dem deserteur wieder ein soldat
    wann steht mein stein wieder richtig
asking-capture-attack =
    ist schlagen auch ein angriff
    schlagen ohne angriff
    wird mein stein umgedreht wenn er schlägt
    zählt ein schlag als angriff
    ist jedes schlagen ein angriff
    werde ich umgedreht wenn ich schlage
    gilt schlagen als angriff
    ist ein schlag immer ein angriff
    ich habe geschlagen werde ich trotzdem umgedreht
    geschlagen und steht jetzt allein
    nach dem schlagen ist keiner mehr neben mir
    wird ein stein nach dem schlagen umgedreht
    schlagen und dann niemand daneben
    dreht man sich um nach dem schlagen
    zählt das auch wenn danach niemand mehr daneben steht
    warum wurde ich nicht umgedreht ich stehe neben keinem
    schlag statt angriff
    zählt schlagen als angriff auch wenn danach keiner mehr daneben steht
    geschlagen und keiner mehr daneben wird er trotzdem umgedreht
    nach dem schlagen steht niemand mehr neben mir
asking-adjudicated =
    wer gewinnt wenn nichts mehr passiert
    wie werden die steine gezählt
    auszählen am ende
    wer hat mehr steine
    wertung am schluss
    wie wird ausgezählt
    wer gewinnt beim auszählen
    wann werden die steine gezählt
    was wenn das spiel nicht vorankommt
    gewinnt wer mehr steine hat
    zählung am ende
    entscheidung nach steinen
    wer liegt vorn beim zählen
    wenn gleich viele steine
    was zählt bei gleichstand
    wie wird am ende gewertet
    wie wird gezählt
    wer gewinnt wenn wir aufhören
    wer gewinnt wenn wir nicht weiterkommen
    wer gewinnt wenn es nicht vorangeht
    wer gewinnt nach steinen
    wer gewinnt bei gleich vielen steinen
    wir haben gleich viele steine
    gleichstand
    gleichstand bei den steinen
    entscheidet die zahl der steine
    ich habe mehr steine gewinne ich
    mehr steine als er
    mehr ordinarii
    zählen vagi beim auszählen
    zählen umgedrehte weniger
    punktestand
    sieg nach punkten
    auszählung
    kann es remis werden
    gibt es ein remis
    endet es unentschieden
    wann ist es unentschieden
    partie steht still wer gewinnt
    spiel festgefahren wer hat gewonnen
    wie wird am ende abgerechnet
    wie rechnet man am schluss ab
    abrechnung am ende
    wer gewinnt wenn gezählt wird
    welche steine zählen beim auszählen
    wir haben beide gleich viele steine wer gewinnt
asking-hand =
    was ist mit noch nicht gesetzten steinen
    zählen steine in der hand
    steine im vorrat
    steine auf der hand
    zählen noch nicht gesetzte steine
    was zählen steine auf der hand
    zählen steine die noch nicht liegen
    zählen ungesetzte steine
    was ist mit steinen die ich noch nicht gelegt habe
    noch steine übrig zum setzen
    steine in meinem vorrat
    aufhören bevor alle gesetzt sind
    während des setzens abgebrochen
    wir hören beim setzen auf
    reserve
    steine in reserve
    werden ungesetzte als ordinarii gezählt
    steine noch in der hand beim zählen
    noch nicht gelegte steine bei der abrechnung
    steine die noch gar nicht liegen zählen die
    was ist mit den steinen in meiner hand beim auszählen
asking-peltast =
    pelta
    was ist ein peltast
    wie zieht ein peltast
    wie weit zieht ein peltast
    leichte soldaten
    peltast und würfel
    welchen würfel nimmt der peltast
    wie weit kann ein peltast ziehen
    was können peltasten
    wie bewegt sich ein peltast
    was sind peltasten
    wie viele felder darf der peltast
    peltast
    peltasten
    was macht ein peltast
    wie läuft ein peltast
    wie weit darf ein peltast
    wie weit kommt ein peltast
    welche zahl gilt für peltasten
    welche zahl nehme ich für den peltasten
    welche zahl gilt für die leichten
    welchen würfel benutzt der peltast
    höherer würfel für wen
    wie bewegen sich die leichten
    was sind die leichten
    leichte figur
    die kleinen soldaten
    muss ein peltast die volle zahl ziehen
    darf ein peltast weniger ziehen
    ist der peltast schwächer
    wie viele felder schafft ein peltast
    wofür sind peltasten gut
    was unterscheidet peltasten von hopliten
    können peltasten unbegrenzt ziehen
    peltast mit einer sechs
    zahl für den peltasten
    leichte und würfel
    peltast was ist das
    peltast erklär mal
    peltast kenne ich nicht
    peltast sagt mir nichts
    was soll ein peltast sein
    erkläre mir den peltasten
    wer sind die peltasten
    wie ziehen peltasten
    wie weit darf ein leichter
    wie weit kommt so ein leichter
asking-hoplite =
    wie weit zieht ein hoplit
    wie zieht ein hoplit
    was ist ein hoplit
    wie weit gehen die schweren
    hoplit und würfel
    warum kann mein hoplit nicht weiter
    hopliten übers ganze brett
    wie weit kann ein hoplit ziehen
    was können hopliten
    wie bewegt sich ein hoplit
    was sind hopliten
    wie viele felder darf der hoplit
    warum nur sechs felder
    unterschied zwischen hoplit und peltast
    hoplit
    hopliten
    was macht ein hoplit
    wie läuft ein hoplit
    wie weit darf ein hoplit
    wie weit kommt ein hoplit
    welche zahl gilt für hopliten
    welche zahl nehme ich für den hopliten
    welche zahl gilt für die schweren
    welchen würfel benutzt der hoplit
    niedrigerer würfel für wen
    wie bewegen sich die schweren
    was sind die schweren
    schwere figur
    die dicken soldaten
    schwerbewaffnete
    sind hopliten langsamer
    sind hopliten begrenzt
    warum kommt mein hoplit nicht so weit
    warum darf der hoplit nicht sieben felder
    maximal sechs felder
    kann ein hoplit sieben felder
    höchstens sechs
    reichweite des hopliten
    wie viele felder schafft ein hoplit
    darf ein hoplit quer übers brett
    muss ein hoplit die volle zahl ziehen
    hoplit mit einer eins
    zahl für den hopliten
    schwere und würfel
    hoplit was ist das
    erkläre mir die hopliten
    erklär mir mal was ein hoplit ist
    hoplit kenne ich nicht
    hoplit sagt mir nichts
    wer sind die hopliten
    was soll ein hoplit sein
    hopliten bitte erklären
    wie ziehen hopliten
    wie weit kommt so ein schwerer
    wie viele felder schafft ein schwerer
    sind die schweren langsamer
asking-basileus =
    was ist ein basileus
    wer ist der könig
    wie zieht der basileus
    könig mit den würfeln
    basileus und würfel
    wie weit zieht der basileus
    wie bewegt sich der basileus
    was kann der basileus
    wie weit darf der könig ziehen
    könig mit würfeln ziehen
    basileus
    der könig
    wer ist der basileus
    was heißt basileus
    wie läuft der könig
    wie geht der könig
    wie weit kommt der könig
    wie weit kommt der basileus
    wie viele felder darf der könig
    welchen würfel nimmt der könig
    welche zahl gilt für den könig
    welche zahl nehme ich für den basileus
    darf der könig so weit er will
    zieht der könig unbegrenzt
    zieht der könig nur ein feld
    königszug
    bewegung des basileus
    ist der könig schnell
    basileus was ist das
    erkläre mir den basileus
    wie bewegt sich der könig im turnierspiel
asking-armour =
    wie schlage ich einen hopliten
    was bringt die rüstung
    kann ein peltast einen hopliten schlagen
    zwei leichte um meinen hopliten
    zwei peltasten gegen hoplit
    wer kann einen hopliten schlagen
    wie fängt man einen hopliten
    können zwei peltasten einen hopliten schlagen
    was bedeutet der panzer
    warum wurde der hoplit nicht geschlagen
    was macht die rüstung
    zwei leichte gegen einen schweren
    schützt die rüstung in der ecke
    reicht ein peltast für einen hopliten
    wie knacke ich einen hopliten
    rüstung
    panzer
    hoplit schlagen
    wie schlägt man einen hopliten
    wie haue ich einen hopliten um
    wie werde ich einen hopliten los
    wie knackt man die schweren
    was brauche ich gegen einen hopliten
    wer darf hopliten schlagen
    kann der könig einen hopliten schlagen
    darf ein peltast einen hopliten fressen
    warum ist der hoplit noch da
    warum ist mein gegner hoplit nicht tot
    warum ist sein hoplit nicht weg obwohl zwischen zweien
    wieso lebt der hoplit noch
    hoplit zwischen zwei peltasten
    hoplit in der zange von zwei leichten
    hoplit eingeschlossen aber nicht geschlagen
    mein peltast und mein hoplit nehmen einen hopliten
    brauche ich einen hopliten um einen hopliten zu schlagen
    brauche ich schwere gegen schwere
    sind hopliten schwerer zu schlagen
    sind hopliten unverwundbar
    sind hopliten geschützt
    hoplit in der ecke
    was schützt den hopliten
    wozu haben hopliten eine rüstung
    zwei kleine gegen einen großen
    zwei beliebige gegen hoplit
    was hat die rüstung für einen zweck
    hopliten panzer
    gepanzert
    zwei leichte haben meinen schweren eingeklemmt
    zwei peltasten gegen einen hopliten reicht das
    warum ist mein schwerer nicht geschlagen worden
    wer knackt einen hopliten
asking-class =
    wer kann den basileus schlagen
    brauche ich hopliten um den könig zu schlagen
    können peltasten den könig schlagen
    klassenregel
    welche figuren schlagen den könig
    wer darf den könig schlagen
    welche figuren brauche ich für den basileus
    können leichte figuren den könig schlagen
    brauche ich einen hopliten für den könig
    reichen vier peltasten für den könig
    müssen hopliten dabei sein
    wer muss den könig umstellen
    wer darf den basileus schlagen
    wer kann den könig schlagen
    wer darf den könig fangen
    wer muss dabei sein um den könig zu schlagen
    wen brauche ich gegen den könig
    welche figuren können den könig nehmen
    mit welchen figuren schlage ich den könig
    reichen peltasten gegen den könig
    reichen leichte gegen den könig
    vier peltasten um den könig
    vier leichte um den basileus
    warum ist der könig nicht gefangen vier peltasten stehen um ihn
    wie viele hopliten brauche ich gegen den könig
    zwei hopliten und zwei peltasten um den könig
    braucht man schwere für den könig
    genügt ein hoplit am rand
    ein hoplit in der ecke gegen den könig
    kann mein könig den anderen könig schlagen
    könig gegen könig
    kann ein könig den anderen schlagen
    beliebige vier
    müssen es hopliten sein
    figurenmischung gegen den könig
    klasse
    leichte gegen könig
    welche art figuren braucht man gegen den basileus
    zählen peltasten gegen den könig
    welche figuren braucht man für den basileus
    müssen bestimmte figuren beim könig stehen
    braucht man bestimmte figuren gegen den basileus
    reichen peltasten um den könig zu schlagen
    vier leichte um den könig reicht das
    ich habe den könig nur mit peltasten umstellt
    wie viele hopliten braucht man für den könig
    nur peltasten rund um den basileus
asking-breakthrough =
    sfondamento
    durchbruch
    könig kommt ans andere ende
    könig auf die andere seite bringen
    gewinne ich wenn mein könig drüben ist
    mein könig hat die letzte reihe erreicht
    gewinnt der könig auf der anderen seite
    was ist sfondamento
    mit dem könig durchbrechen
    könig erreicht grundreihe sieg
    könig läuft durch
    durchgebrochen gewonnen
    kann ich mit dem könig nach hinten laufen
    kann der könig durchbrechen
    könig auf der letzten reihe
    könig auf der gegnerischen grundreihe
    könig ganz hinten angekommen
    könig am anderen ende was passiert
    könig drüben sieg
    was bringt es den könig rüber zu bringen
    mein könig ist durchgekommen
    basileus auf der letzten reihe
    basileus erreicht die andere seite
    gewinne ich durch laufen mit dem könig
    mit dem könig ans ende rennen
    königslauf
    lauf des königs
    gewinnt ein peltast auf der letzten reihe
    was wenn ein hoplit hinten ankommt
    sieg durch durchbruch
    durchmarsch
    mein könig ist hinten angekommen
    sieg durch den könig auf der grundreihe
asking-decimation =
    decimazione
    dezimierung
    alle peltasten geschlagen
    alle hopliten geschlagen
    ist es ein sieg wenn alle hopliten weg sind
    was ist decimazione
    wenn alle peltasten weg sind
    alle hopliten verloren
    eine ganze klasse geschlagen
    verliere ich ohne peltasten
    alle leichten weg
    alle schweren weg
    wenn eine sorte ausgelöscht ist
    alle peltasten tot
    alle hopliten tot
    keine peltasten mehr
    keine hopliten mehr
    er hat keine peltasten mehr
    er hat keine hopliten mehr
    ich habe keine hopliten mehr
    ich habe meinen letzten hopliten verloren
    letzter peltast geschlagen
    letzter hoplit weg
    gewinne ich wenn er keine hopliten mehr hat
    verliere ich wenn alle hopliten weg sind
    alle leichten geschlagen
    alle schweren geschlagen
    eine klasse ausgelöscht
    eine art figuren komplett weg
    alle von einer sorte
    alle von einer klasse weg
    dezimiert
    sieg durch dezimierung
    sieg durch auslöschung der peltasten
    mir sind die peltasten ausgegangen
    eine sorte figuren ist ganz weg
asking-active =
    was ist eine aktive figur
    wann ist eine figur aktiv
    was macht eine figur aktiv
    aktive steine
    was bedeutet aktiv
    wann ist ein stein aktiv
    was heißt aktive figur
    welche figuren sind aktiv
    was macht einen stein aktiv
    kann neben einen gegner kommen
    reicht es neben einem gegner zu stehen um aktiv zu sein
    aktiv
    was heißt aktiv
    wann gilt eine figur als aktiv
    woran erkenne ich aktive figuren
    woran sehe ich ob meine figur aktiv ist
    welche meiner figuren sind aktiv
    wie wird eine figur aktiv
    wie aktiviere ich eine figur
    ist meine figur aktiv
    ist eine figur neben einem gegner aktiv
    steht neben einem gegner ist das aktiv
    was bedeutet aktiv und passiv
    unterschied aktiv passiv
    was ist der unterschied zwischen aktiv und passiv
    warum ist meine figur passiv
    wann ist eine figur passiv
    passiv oder aktiv
    kann in einem zug einen gegner erreichen
    kontaktfeld
    was ist ein kontaktfeld
    kontaktfelder
    woran sehe ich ob ein stein aktiv ist
    wie erkenne ich eine aktive figur
    aktive figur was ist das
asking-passive =
    was ist eine passive figur
    passiver zug
    wie viele passive züge darf ich machen
    renitenza
    verloren wegen passiver züge
    dreimal weit weg vom gegner gezogen
    faule züge
    was bedeutet passiv
    drei passive züge
    was ist renitenza
    warum habe ich wegen passivität verloren
    wann ist ein zug passiv
    darf ich abwarten
    wie oft darf ich passiv ziehen
    ich will nur warten
    wegen nichtstun verloren
    dreimal nicht angegriffen
    zu zögerlich gespielt
    passiv
    passivität
    passive züge
    was zählt als passiver zug
    wie viele passive züge sind erlaubt
    wie oft darf ich passiv bleiben
    darf ich dreimal passiv ziehen
    nach drei passiven zügen
    drei passive züge in folge
    warum habe ich nach drei zügen verloren
    warum hab ich plötzlich verloren ohne geschlagen zu werden
    verloren weil ich nicht angegriffen habe
    verliert man durch abwarten
    verliere ich wenn ich nur warte
    darf ich mich verstecken und warten
    darf man auf zeit spielen
    mauern
    was ist wenn ich immer nur hinten ziehe
    nur hinten rumziehen
    strafe für feigheit
    strafe für nichtstun
    kampfverweigerung
    verweigerung
    weigerung
    renitenz
    widerspenstigkeit
    drückeberger
    dem kampf ausweichen
    wer nicht kämpft verliert
    passives spiel
    ich trödle nur herum verliere ich
    darf ich immer nur abwarten und rumziehen
asking-active-judged =
    aktiv vor oder nach dem zug
    wird das alte oder das neue feld beurteilt
    von wo aus zählt aktiv
    wo er stand oder wo er ankommt
    wann wird geprüft ob eine figur aktiv ist
    zählt die stellung vor dem zug
    zählt startfeld oder zielfeld
    wird vor oder nach dem zug geschaut ob sie aktiv ist
    gilt das startfeld oder das zielfeld
    nach welchem feld wird beurteilt
    wo die figur losgeht oder wo sie ankommt
    beurteilt am anfang oder am ende des zugs
    wann wird aktivität geprüft
    aktiv bevor sie zieht
    spielt der wurf für aktiv eine rolle
    machen die würfel eine figur aktiv
    aktiv trotz kleinem wurf
    mit sechs feldern beurteilt
    ist sie aktiv wenn der wurf nicht reicht
    hängt aktiv vom würfel ab
    zählt wo die figur startet oder wo sie endet
    zählt bei einer figur wo sie herkommt
    start oder ziel was zählt für aktiv
    zählt bei aktiv wo der stein startet oder wo er landet
    wird aktiv vor oder nach dem zug bestimmt
    wird der stein am start oder am ziel beurteilt
    aktiv oder passiv kommt es auf den anfang oder das ende des zugs an
    schaut man auf das feld von dem er kommt
    gilt die stellung vor dem zug oder danach bei aktiv und passiv
    von wo aus wird gemessen ob ein stein aktiv ist
    ausgangsfeld oder zielfeld bei passiven zügen
    wo der stein herkommt oder hingeht was zählt für passiv
asking-passive-count =
    was setzt die passiven züge zurück
    wann fängt die zählung der passiven züge neu an
    zähler der faulen züge
    wie werde ich passive züge los
    wann beginnt die zählung der passiven züge neu
    wie setze ich den zähler zurück
    wann werden passive züge gelöscht
    wann zählt es wieder von vorn
    zähler der passiven züge zurücksetzen
    fängt das zählen der passiven züge wieder bei null an
    ein aktiver zug dazwischen
    zwischendurch ein aktiver zug
    müssen die passiven züge hintereinander sein
    was wenn ich gar keine aktive figur habe
    ich habe keine aktive figur
    keine aktiven figuren mehr
    nur passive figuren übrig
    werde ich bestraft wenn ich keine aktive habe
    passive züge loswerden
    zählung der passiven züge
    wie wird der zähler der passiven züge zurückgesetzt
    wann beginnt die zählung der passiven züge von vorn
    wie oft darf ich hintereinander passiv ziehen
    wann wird die zählung der passiven züge gelöscht
    fängt das zählen der passiven züge neu an
    setzt ein aktiver zug die zählung zurück
    wie oft hintereinander untätig
asking-order =
    welches ende zählt zuerst
    zwei enden gleichzeitig
    reihenfolge der spielenden
    was gilt zuerst
    was gilt wenn zwei enden zugleich eintreten
    welcher sieg geht vor
    was zählt zuerst
    was geht vor
    welche regel geht vor
    was hat vorrang
    reihenfolge der siege
    zwei siege auf einmal
    wenn zwei dinge gleichzeitig passieren
    schlagen oder passive züge was gilt zuerst
    passive züge und hundert züge gleichzeitig
    sieg und dritter passiver zug zugleich
    vorrang
    was gilt wenn beides gleichzeitig eintritt
    rangfolge
    was kommt zuerst schlagen oder passive züge
    was zählt mehr
    welcher sieg zählt
    was ist stärker
    was gilt zuerst schlagen oder passive züge
    was wird zuerst gewertet
    dritter passiver zug schlägt gleichzeitig
    welche regel hat vorrang
    zwei sachen treffen zugleich ein was gilt
    passiver zug und sieg gleichzeitig
asking-superiority =
    superiorità
    überlegenheit
    wer gewinnt nach hundert zügen
    mehr figuren am ende
    wer gewinnt bei hundert zügen
    gewinnt wer mehr figuren hat
    was ist superiorità
    wer gewinnt nach hundert zügen ohne schlagen
    wer hat nach hundert zügen gewonnen
    sieg durch mehr figuren
    mehr figuren gewinnt das
    ich habe mehr figuren habe ich gewonnen
    überzahl
    in der überzahl
    figurenvorsprung
    gleich viele figuren nach hundert zügen
    sieg durch überlegenheit
    wer mehr übrig hat
    zählen am ende die figuren
    materialvorteil
    mehrheit
    nach hundert zügen ohne schlagen wer gewinnt
    hundert züge nichts geschlagen wer hat gewonnen
    wer mehr figuren hat gewinnt
    ich habe mehr figuren als er nützt das was
    sieg durch überzahl
asking-ignorance =
    ignoranza
    unwissenheit
    auf einem verbotenen zug bestehen
    trotz warnung falsch ziehen
    zweimal falsch gezogen
    was ist ignoranza
    was wenn ich auf dem falschen zug bestehe
    zweimal ein unerlaubter zug
    verliert man wegen eines falschen zugs
    unkenntnis
    regelunkenntnis
    was passiert wenn ich auf meinem zug bestehe
    auf einem falschen zug beharren
    ich bestehe auf meinem zug
    zweimal verbotener zug
    verwarnung
    was passiert nach einer verwarnung
    zweite verwarnung
    unerlaubter zug trotz warnung
    was wenn ich die warnung ignoriere
    gewarnt und trotzdem gezogen
    disqualifiziert wegen falschem zug
    verliere ich bei falschem zug
    ich bestehe auf einem verbotenen zug was passiert
    ich will den verbotenen zug trotzdem machen
    der bot sagt der zug ist verboten und ich mache ihn trotzdem
    zug nicht erlaubt aber ich beharre darauf
    ich schicke den unerlaubten zug noch mal
    trotz warnung denselben zug
    trotz verbot ziehen
    warnung ignorieren
    zweimal denselben verbotenen zug getippt
    was bedeutet ignoranza
    ignoranza was ist das
    was ist mit ignoranza gemeint
    kann man wegen unkenntnis verlieren
    ich lasse mir vom bot nichts sagen und ziehe doch so
    verliert man wenn man auf dem falschen zug besteht
    wenn ich stur bleibe beim verbotenen zug
    ich will den illegalen zug aber unbedingt
asking-throw =
    wie funktionieren die würfel
    wann würfle ich
    wer würfelt
    wie viele würfel
    vor jedem zug würfeln
    was bedeutet der wurf
    wie wird gewürfelt
    wie funktionieren würfel hier
    was mache ich mit den würfeln
    wie viele würfel gibt es
    welcher würfel gilt für wen
    was zählt der höhere würfel
    muss ich selbst würfeln
    wer wirft die würfel
    wofür ist der niedrige würfel
    wofür ist der hohe würfel
    wie weit mit einer sechs
    zwei würfel was gilt
    kann ich den wurf wiederholen
    würfeln
    würfel
    muss ich erst würfeln
    muss ich würfeln
    wann muss ich würfeln
    wann wird gewürfelt
    wie würfle ich
    wie würfelt man hier
    wo sind die würfel
    brauche ich eigene würfel
    würfelt der bot für mich
    würfelt der computer
    wie oft wird gewürfelt
    jede runde würfeln
    mit wie vielen würfeln
    was machen die würfel
    wofür sind die würfel
    wie benutze ich die würfel
    was darf ich mit dem wurf ziehen
    ich habe fünf und zwei gewürfelt was darf ich
    ich habe vier und drei gewürfelt
    welche figur darf ich mit dem wurf ziehen
    welche zahl gilt für wen
    höherer und niedrigerer würfel
    was mache ich mit dem höheren würfel
    muss ich beide würfel benutzen
    darf ich die würfel zusammenzählen
    summe der würfel
    darf ich noch mal werfen
    darf ich neu würfeln
    sieht der gegner meinen wurf
    sind die würfel fair
    ist das gezinkt
    glück
    wer wirft
    muss ich würfeln bevor ich ziehe
    zuerst würfeln oder zuerst ziehen
    wann werden die würfel geworfen
    wann kommt der wurf
    wird vor oder nach dem zug gewürfelt
    würfle ich zuerst oder ziehe ich zuerst
    erst würfeln oder erst ziehen
    zu welchem zeitpunkt werden die würfel geworfen
    kommt der wurf vor dem zug
    wann sind die würfel an der reihe
    würfeln vor dem ziehen oder danach
    am anfang des zugs würfeln
    welcher würfel gilt für welche figur
    welche zahl ist für wen
    darf ich beide würfel zusammenzählen
    wer nimmt die höhere zahl
    wozu sind die würfel
    wer würfelt für mich
asking-hermes =
    was ist der zug des hermes
    hermes
    was bedeutet hermes
    könig mit der summe der würfel
    hermeszug
    was ist hermes
    wann kann der könig genau den höheren ziehen
    der zug von hermes
    genau die höhere zahl
    könig zieht die sechs
    zug des hermes
    wie funktioniert hermes
    wie geht der hermeszug
    was macht hermes
    wer ist hermes
    wann ist hermes erlaubt
    könig mit dem höheren würfel
    könig genau sechs felder
    darf der könig den höheren würfel nehmen
    darf der könig auch die größere zahl
    muss er genau die höhere zahl ziehen
    exakt die höhere zahl
    darf der könig weiter als die kleinere zahl
    kann der könig fünf felder bei fünf und zwei
    könig springt auf die größere zahl
    großer sprung des königs
    götterbote
    darf der könig genau die größere zahl laufen
    könig mit der höheren augenzahl
    basileus genau die hohe zahl
asking-hermes-path =
    muss der weg für hermes frei sein
    kann hermes fliegen
    springt der könig bei hermes
    etwas im weg bei hermes
    darf der könig bei hermes springen
    muss der weg frei sein bei hermes
    darf hermes über figuren springen
    fliegt hermes über andere
    kann der könig bei hermes über steine
    ist der weg bei hermes egal
    was wenn bei hermes einer im weg steht
    hermes und hindernisse
    hermes blockiert
    steht einer auf dem weg des königs
    muss hermes freie bahn haben
    freie bahn für hermes
    kann hermes durch figuren durch
asking-always =
    mein wurf ist zu klein
    wurf passt nicht
    was wenn ich mit dem wurf nicht ziehen kann
    kann ein wurf mich am ziehen hindern
    keiner kann mit dem wurf ziehen
    kann ich immer ziehen
    was wenn der wurf nicht passt
    wurf zu niedrig
    setzt man aus wenn der wurf nicht passt
    kein zug mit diesem wurf
    ich habe eine eins gewürfelt
    kann ich aussetzen müssen wegen der würfel
    ich kann mit meinem wurf nichts anfangen
    was mache ich mit einem schlechten wurf
    was wenn der wurf zu hoch ist
    was wenn ich eine eins werfe
    zwei einsen und kein zug
    kann ich mit jedem wurf ziehen
    habe ich immer einen zug
    reicht mein wurf nicht
    mein wurf reicht nicht
    zu wenig gewürfelt
    schlecht gewürfelt was nun
    verfällt mein zug wenn der wurf nicht passt
    verliere ich meinen zug durch die würfel
    kann mich ein schlechter wurf lahmlegen
    was wenn die zahl nicht passt
    muss ich aussetzen wenn der wurf nicht geht
    wenigstens ein feld
    kann es sein dass ich mit dem wurf nicht ziehen kann
    was passiert wenn kein zug zum wurf passt
    ist immer ein zug möglich
    bei einer eins kann ich trotzdem ziehen
    so schlecht gewürfelt darf ich überhaupt was bewegen
    ein feld geht immer
asking-zeus =
    was bringt ein pasch
    was passiert bei pasch
    hand des zeus
    pasch gewürfelt
    nochmal würfeln nach pasch
    was passiert bei einem pasch
    bekomme ich bei pasch einen extra zug
    darf ich nach einem pasch noch einmal
    was ist die hand des zeus
    zwei gleiche zahlen
    doppelsechs gewürfelt
    darf ich mit einer anderen figur ziehen nach pasch
    bekomme ich einen extrazug
    pasch
    pasch was jetzt
    ich habe einen pasch
    ich habe zwei gleiche gewürfelt
    was ist wenn ich zwei gleiche würfle
    was ist wenn beide würfel gleich sind
    zwei sechsen gewürfelt
    zwei sechser
    zwei einsen gewürfelt
    doppelte zahl
    was passiert bei doppelten
    bringt ein pasch etwas
    bringt ein pasch noch einen zug
    darf ich bei pasch zweimal
    darf ich bei pasch noch mal ran
    bekomme ich bei pasch noch einen wurf
    extrawurf
    zusatzwurf
    bonuszug
    wann bekomme ich einen zusatzwurf
    warum ist er schon wieder dran
    warum darf er zweimal ziehen
    warum durfte mein gegner zweimal würfeln
    wieso ist der noch mal dran
    muss ich nach pasch mit derselben figur ziehen
    zeus
    wie funktioniert die hand des zeus
    ich habe zwei gleiche zahlen gewürfelt was nun
    zwei gleiche würfel was heißt das
    beide würfel haben dieselbe zahl was mache ich
    was passiert wenn die würfel gleich sind
    gleiche augen auf beiden würfeln
    zwei gleiche wie geht es weiter
    pasch gewürfelt und nun
    was bringt mir ein pasch
asking-zeus-on =
    wie oft kann ich pasch würfeln
    wieder pasch
    pasch nach pasch
    noch ein pasch noch ein zusatzwurf
    was bei mehreren paschs hintereinander
    zweiter pasch
    wie oft darf man nach pasch würfeln
    immer weiter pasch
    drei pasche hintereinander
    noch ein pasch
    zwei pasche nacheinander
    drei pasche nacheinander
    schon wieder ein pasch
    wieder pasch darf ich wieder
    wieder zwei gleiche geworfen
    gibt es eine grenze für pasche
    wie viele zusatzwürfe gibt es höchstens
    kann das ewig so weitergehen mit den paschen
    pasch beim zusatzwurf
    beim zweiten wurf wieder doppelt
    solange ich pasche werfe
    endlos pasch
    was wenn nach dem pasch wieder ein pasch kommt
    wieder ein pasch und dann
    pasch folgt auf pasch
    wie oft hintereinander darf ich bei pasch
    wie viele pasche darf man hintereinander haben
    mehrere pasche hintereinander
    immer wieder pasch
    noch ein pasch und noch einer
    darf ich bei jedem pasch weitermachen
    wie oft darf man nach pasch nochmal
    darf ich endlos weiterwürfeln
asking-waive =
    muss ich den zusatzwurf nehmen
    auf den zusatzwurf verzichten
    darf ich den bonus ablehnen
    aufhören zu würfeln bei pasch
    kann ich auf den extrazug verzichten
    muss ich noch mal würfeln
    darf ich den zusatzwurf auslassen
    ich will den zweiten wurf nicht
    muss ich nach einem pasch ziehen
    zusatzwurf ablehnen
    ich möchte den zusatzwurf nicht
    ich will nicht noch mal würfeln
    darf ich nach dem pasch aufhören
    darf ich den extrazug weglassen
    ist der zusatzwurf pflicht
    ist der zusatzwurf freiwillig
    muss ich bei pasch noch mal ziehen
    muss ich bei pasch weiter würfeln
    muss ich die hand des zeus nutzen
    bonus verfallen lassen
    kann ich den zweiten zug schenken
    verzicht auf den zusatzwurf
    nein zum zusatzwurf
    lieber nicht noch mal ziehen
    muss ich nach dem pasch würfeln
    darf ich bei pasch verzichten
    kann ich nach dem pasch einfach aufhören
    ich habe einen pasch möchte aber nicht noch mal würfeln
    ich will den zusatzwurf nicht
    muss ich nach dem pasch nochmal werfen
    nochmal würfeln ablehnen
    kann ich den zweiten wurf verschenken
asking-zeus-won =
    mit pasch gewonnen muss ich noch würfeln
    nach dem sieg nochmal würfeln
    gewonnen trotz pasch
    muss ich nach einem siegreichen pasch würfeln
    gewonnen mit pasch
    mit einem pasch gewonnen
    sieg mit pasch noch ein wurf
    das spiel ist gewonnen und es war ein pasch
    wird nach dem sieg noch gewürfelt
    gibt es nach dem gewinnzug noch einen zusatzwurf
    siegzug war ein pasch
    ist es vorbei wenn der pasch gewinnt
    brauche ich den zusatzwurf wenn ich schon gewonnen habe
    gewinnender pasch
    muss ich würfeln wenn ich mit dem pasch gewonnen habe
    sieg nach pasch
asking-zeus-count =
    zählen züge nach pasch
    zählen zusatzzüge zu den hundert
    zählen bonuszüge als passiv
    extrazüge mitzählen
    zählen die zusätzlichen züge mit
    zählt der zusatzzug mit
    zählt der extrazug als zug
    zählt der zusatzwurf zu den hundert zügen
    zählen zusatzzüge bei passiven zügen
    zählen würfe als züge
    zählt ein wurf als zug
    wird der zug nach dem pasch mitgezählt
    zählt der bonuszug für die hundert
    ist ein passiver zusatzzug auch passiv
    zählen pasch züge doppelt
    zählen die zusatzzüge bei den hundert mit
asking-options =
    welche optionen gibt es
    regeln ändern
    varianten einstellen
    hausregeln
    was kann man einstellen
    wie wähle ich optionen
    welche varianten gibt es
    kann man die regeln ändern
    was kann ich einstellen
    welche einstellungen hat das spiel
    wie ändere ich die regeln
    hausregeln einschalten
    welche schalter gibt es
    regel abschalten
    wie spielt man mit varianten
    was ist einstellbar
    optionen
    varianten
    einstellbare regeln
    was lässt sich ändern
    was kann man an den regeln drehen
    kann man regeln abschalten
    kann man die regel ausschalten
    kann ich eigene regeln machen
    können wir anders spielen
    können wir die regeln etwas ändern
    wir wollen mit anderen regeln spielen
    wie schalte ich eine option ein
    wie gebe ich eine option an
    wo stelle ich die optionen ein
    wie schreibe ich options
    was sind die möglichen optionen
    sonderregeln
    spielvarianten
    regelvarianten
    gibt es das auch in leichter
    freundschaftsregeln
    muss man nach turnierregeln spielen
    modus ändern
    liste der optionen
    schlagzwang einschalten
    schlagzwang ausschalten
    kann ich die regeln anpassen
    was gibt es für schalter
    welche optionen hat dieses spiel
    welche varianten hat dieses spiel
    was kann ich bei diesem spiel einstellen
    welche regeln kann man ändern
    kann man die regeln etwas abändern
    können wir eigene regeln ausmachen
    was lässt sich alles umstellen
asking-sizes =
    größeres brett
    brettgröße ändern
    kleineres brett
    auf anderem brett spielen
    welche brettgrößen gibt es
    kann ich ein größeres brett nehmen
    auf einem kleineren brett spielen
    wie ändere ich die größe
    geht es auch auf 10 mal 10
    wie groß darf das brett sein
    brett mit sechs linien
    andere brettgröße
    brettgröße einstellen
    geht das auch größer
    geht das auch kleiner
    auf einem größeren brett spielen
    auf einem riesigen brett
    auf einem winzigen brett
    welche größen gibt es
    welche maße sind möglich
    größe einstellen
    kann man die größe ändern
    können wir auf einem anderen brett spielen
    können wir auf 10 mal 10 spielen
    10x10
    9x9 brett
    12x12
    auf 12 mal 12 spielen
    auf 6 mal 6 spielen
    wie klein darf das brett sein
    wie viele linien darf das brett haben
    größtes brett
    kleinstes brett
    files und ranks
    brett mit mehr feldern
    acht mal acht oder größer
    zehn mal zehn
    kann ich die maße ändern
    geht auch ein anderes brett
    größe
    kann man das brett größer machen
    wie ändere ich die brettgröße
    kann das brett kleiner sein
    kann man auf einem kleineren brett spielen
    kleines brett möglich
    auf einem anderen brett spielen
    brett kleiner machen
    brett größer machen
    brett verkleinern
    das brett ist uns zu groß
    das brett ist zu klein
    können wir auf sechs mal sechs spielen
    geht auch zehn mal zehn
    andere brettgröße einstellen
    größe des bretts selbst wählen
    kleineres feld zum üben
    ein mini brett
    ein riesenbrett
    wie stelle ich ein anderes brett ein
    muss es acht mal acht sein
    fünf mal fünf
    sechs mal sechs
asking-rows =
    mit einer reihe spielen
    nur eine reihe steine
    zwei reihen steine
    weniger steine pro seite
    wie viele reihen steine hat jeder
    mit weniger steinen spielen
    eine reihe statt zwei
    nur eine reihe soldaten
    kann ich mit acht steinen spielen
    weniger steine
    kann man mit weniger figuren spielen
    halb so viele steine
    anzahl der reihen ändern
    mit einer reihe geht es schneller
    mit zwei reihen
    rows
    doppelte reihe oder einfache
    wie viele reihen am anfang einstellen
    weniger soldaten
    weniger steine am anfang
    mit weniger steinen anfangen
    mit weniger figuren spielen
    uns sind es zu viele steine
    kann man die startaufstellung kleiner machen
    die anfangsaufstellung verkleinern
    nur eine reihe statt zwei
    jeder nur eine reihe steine
    können wir mit acht statt sechzehn steinen spielen
    weniger soldaten pro seite
    muss es mit zwei reihen losgehen
    eine reihe weglassen
    kleinere armee möglich
    zahl der steine verringern
    anzahl der figuren zu beginn ändern
    wir wollen nicht so viele figuren
    mit nur einer reihe starten
    kürzere partie durch weniger steine
asking-small =
    wettlauf auf kleinem brett
    überquerung auf anderem brett
    auf dem kleinen brett spielen
    gibt es das auch kleiner
    kleines brett für den wettlauf
    wettlauf auf kleinerem brett
    kleines brett
    kleineres brett für die überquerung
    geht der wettlauf auch auf acht mal acht
    gibt es eine kleine überquerung
    wettrennen in klein
    rennen auf dem kleinen brett
    kurze version des wettlaufs
    wettlauf mit acht soldaten
    wettlauf mit weniger soldaten
    board compact
    board ultra
    brett beim wettlauf ändern
    kleine version vom rennen
    gibt es das auch auf einem kleinen brett
    eine kurze version davon
    weniger felder weniger leute
    mini version
asking-tips =
    wie werde ich besser
    gute strategie
    tipps für anfänger
    was ist eine gute taktik
    ratschläge
    wie spielt man gut
    tricks
    gib mir tipps
    wie gewinne ich öfter
    welche taktik ist gut
    worauf soll ich achten
    wie spielt man am besten
    ich verliere immer
    strategie
    wie schlägt man einen guten spieler
    erste züge
    eröffnung
    ich verliere dauernd was mache ich falsch
    guter rat
    tipps
    taktik
    habt ihr tipps für mich
    habt ihr ein paar profitipps
    profitipps
    tipps für neulinge
    tipps für einen noob
    was ratet ihr einem anfänger
    was sollte ich wissen um gut zu sein
    wie werde ich ein guter spieler
    wie spiele ich besser
    wie kann ich mich verbessern
    ich bin schlecht hilf mir
    ich verliere ständig
    warum verliere ich immer
    wie gewinnt man öfter
    wie schlage ich meinen bruder
    wie ziehe ich ihn ab
    gewinnstrategie
    beste strategie
    bester plan
    was ist ein guter plan
    was ist ein guter erster zug
    wie eröffne ich am besten
    gute eröffnung
    ratschlag
    was empfiehlst du
    worauf kommt es beim spielen an
    kniffe
    wie trickse ich ihn aus
    angreifen oder verteidigen was ist besser
    geheimtipp
    hast du tipps für anfänger
    tipps für totale anfänger
    irgendwelche tipps
    habt ihr tipps
    wie wird man gut in diesem spiel
    gute taktik für anfänger
    wie gewinnt man am besten
    ich bin anfänger wie spiele ich gut
    ich bin neu gib mir tipps
    wie zocke ich das richtig
    profitipps für einen neuling
    was soll ich als anfänger beachten
    hast du ratschläge
    wie spielt man das gut
    bin totaler anfänger
    ich verliere immer was mache ich falsch
asking-bait =
    einen stein opfern
    köder
    in die falle locken
    opfer bringen
    stein hergeben um zu gewinnen
    kann ich einen stein opfern
    lohnt sich ein opfer
    eine falle stellen
    opfern
    opfer
    lohnt es sich etwas zu opfern
    soll ich einen stein opfern
    einen stein hergeben
    stein anbieten
    jemanden anlocken
    wie locke ich ihn in eine falle
    wie stelle ich ihm eine falle
    falle bauen
    hinterhalt
    ihn aus der reserve locken
    ein bauernopfer
    lockvogel
    ihn zum schlagen zwingen
    durch zwang herumzerren
    tausch steine abtauschen
    wie lege ich einen köder
    eine figur opfern um ihn wegzulocken
asking-bring =
    wie bereite ich einen schlag vor
    wie komme ich zum schlagen
    steine zusammen vorrücken
    schlag vorbereiten
    wie greife ich am besten an
    wie fange ich am besten einen stein
    wie bereite ich einen angriff vor
    wie komme ich an seine steine ran
    wie baue ich einen angriff auf
    angriff vorbereiten
    wie greift man am besten an
    erst einen daneben stellen
    wie nehme ich ihn am besten in die zange
    wie kriege ich am besten einen
    mit zwei steinen zusammenarbeiten
    guter weg zum schlagen
    wie lege ich mir einen zurecht
    den zweiten von weit her holen
    wie fange ich am besten mit dem schlagen an
    wie bereite ich einen fang vor
asking-look =
    wie vermeide ich geschlagen zu werden
    worauf muss ich vor dem zug achten
    auf angriffe aufpassen
    nichts übersehen
    wie verliere ich keine steine
    wie passe ich auf meine steine auf
    wie verhindere ich dass er mich schlägt
    wie vermeide ich verluste
    ich verliere dauernd steine
    ich übersehe ständig was
    wie sehe ich gefahren
    worauf muss ich aufpassen
    worauf achte ich vor jedem zug
    wie schaue ich voraus
    wie merke ich dass ich in gefahr bin
    vorsichtig spielen
    nicht in fallen tappen
    offene wege
    wie passe ich besser auf
    worauf soll ich vor dem zug achten
    wie vermeide ich dass mir was geschlagen wird
    wie übersehe ich nichts
asking-wait =
    defensiv spielen
    keiner öffnet
    in formation bleiben
    abwarten oder angreifen
    geschlossene reihe halten
    soll ich warten
    ist verteidigen besser
    wie öffne ich die stellung
    soll ich hinten bleiben
    soll ich angreifen oder warten
    lohnt sich abwarten
    lohnt sich mauern
    wir stehen uns nur gegenüber
    keiner will anfangen anzugreifen
    beide verteidigen nur
    keiner traut sich raus
    wer zuerst angreift verliert
    wie durchbreche ich seine mauer
    er steht nur in einer mauer
    er verteidigt nur
    defensive
    wie knacke ich eine geschlossene reihe
    gewinnt man mit verteidigen
    lohnt es sich in der mauer stehen zu bleiben
    bringt es was einfach abzuwarten
    mauern lohnt sich das
    ist abwarten eine gute taktik
    wer soll zuerst aufmachen
    einfach die reihe geschlossen halten
asking-open =
    weg für den anführer öffnen
    platz für den könig machen
    bahn frei für den anführer
    wie mache ich den weg frei für meinen anführer
    wie bahne ich meinem anführer den weg
    wie schaffe ich eine lücke für den anführer
    wie kommt mein anführer durch die mauer
    mein anführer kommt nicht durch
    weg freiräumen für den boss
    straße für den könig
    erst die soldaten dann der anführer
    soll ich gleich mit dem anführer loslaufen
    wann soll der anführer losrennen
    bahn schaffen
    lücke öffnen
    soll ich gleich mit dem anführer losrennen
    wann schicke ich den anführer los
asking-race =
    wer ist schneller im wettlauf
    bin ich schneller als er
    rennen ausrechnen
    wer ist schneller am ziel
    wer ist zuerst da
    wer kommt zuerst an
    bin ich schnell genug
    schaffe ich es vor ihm
    holt er mich ein
    wie berechne ich das rennen
    züge bis zum ziel zählen
    wie viele züge brauche ich bis zum ziel
    gewinne ich den wettlauf noch
    soll ich rennen oder ihn aufhalten
    wettlauf nachrechnen
    was ist wichtiger rennen oder aufhalten
    laufen oder den anderen bremsen
    wie weiß ich ob ich das rennen gewinne
    soll ich rennen oder verteidigen
asking-source =
    wer hat das erfunden
    wer ist der autor
    wer ist vogt
    wer ist walker
    woher kommen die regeln
    von wem ist das spiel
    quelle der regeln
    wer hat die regeln geschrieben
    wer hat das spiel gemacht
    woher stammt das spiel
    wer ist dmytro
    was ist lemery games
    wer hat sich das ausgedacht
    seit wann gibt es das spiel
    wer hat das geschrieben
    wo finde ich die originalregeln
    wer steckt dahinter
    welcher verlag
    wer hat dieses spiel gemacht
    wer hat dieses spiel erfunden
    wer ist der erfinder
    von wem stammt das
    von wem sind die regeln
    woher stammen die regeln
    woher habt ihr die regeln
    wer hat diese version geschrieben
    wer hat das veröffentlicht
    wann wurde das veröffentlicht
    aus welchem jahr sind die regeln
    aus welchem buch sind die regeln
    gibt es ein regelbuch dazu
    gibt es dazu eine webseite
    wo kann ich die originalregeln lesen
    link zu den regeln
    quelle
    quellenangabe
    autor
    verlag
    wer ist andreas vogt
    wer ist damian walker
    wer ist lemery
    lemery games
    wer hat die bilder gemacht
    wer besitzt die rechte
    copyright
    auf wessen regeln beruht das
    nach wem ist das
    wer hat das spiel erfunden
    wer hat sich das spiel ausgedacht
    wer hat sich dieses spiel ausgedacht
    wer ist der autor von diesem spiel
    wer ist der autor dieser regeln
    von wem ist dieses spiel
    woher kommt dieses spiel
    wer hat diese regeln geschrieben
    wer hat diese variante gemacht
    wo kommen diese regeln her
    vogt wer ist das
    wer ist dieser vogt
    wer steckt hinter den regeln
    wer hat sich das einfallen lassen
    wer hat sich das spiel einfallen lassen
    von wem stammen die regeln
    auf wessen mist ist das gewachsen
asking-same =
    ist das griechische und das römische spiel gleich
    dasselbe wie latrunculi
    gleiche regeln wie latrunculi
    unterschied petteia latrunculi
    was ist der unterschied zwischen petteia und latrunculi
    ist das das gleiche wie latrunculi
    ist das nicht dasselbe wie latrunculi
    ist petteia das gleiche wie latrunculi
    sind petteia und latrunculi gleich
    was unterscheidet petteia von latrunculi
    griechisches oder römisches spiel
    spielten griechen und römer dasselbe
    ist das griechische spiel wie das römische
    unterscheidet sich das von der römischen fassung
    gleiches spiel anderer name
    dieselben regeln für beide
    sind die griechische und die römische version identisch
    ist griechisch und römisch das gleiche
    gleiche regeln für griechen und römer
asking-models =
    auf welcher rekonstruktion beruht es
    schädler kowalski callen
    nach welchem forscher
    vorbild der regeln
    worauf beruhen die regeln
    wer ist schädler
    wer ist callen
    wer ist kowalski
    wer war das vorbild
    auf wem beruht die regel
    worauf stützen sich die regeln
    welche rekonstruktion ist das
    nach welchem vorbild
    wessen rekonstruktion
    nach schädler
    schädler 2001
    vorlage der regeln
    welche forschung steckt dahinter
    inspiriert von wem
    worauf stützt sich das
    welche vorbilder hat das spiel
asking-sides =
    wer sind die spartaner
    schwarz und weiß
    welche seite ist weiß
    wer ist welche farbe
    wer ist athen und wer sparta
    welche farbe haben die spartaner
    wer ist weiß
    wer sind die athener
    sind die athener weiß
    sind die spartaner schwarz
    welche seite ist athen
    welche seite ist sparta
    athener
    spartaner
    athen gegen sparta
    bin ich athener oder spartaner
    wer ist schwarz
    bin ich weiß oder schwarz
    warum heißen sie weiß und schwarz
    welches volk bin ich
    welche farbe bin ich
    wer sind athener und spartaner
    wofür stehen weiß und schwarz
    welche seite sind die athener
    athener oder spartaner
    wer ist athen und wer ist sparta
    bin ich athener
asking-story =
    stimmt die geschichte mit den etruskern
    griechen gegen etrusker
    wer hat die geschichte erfunden
    was haben griechen und etrusker damit zu tun
    etrusker
    wer sind die etrusker
    warum etrusker
    warum kämpfen griechen gegen etrusker
    was soll die geschichte mit den griechen
    gab es den krieg wirklich
    ist die hintergrundgeschichte wahr
    haben die etrusker das gespielt
    ist die geschichte ausgedacht
    ist die geschichte echt
    wer sind die beiden völker
    welche geschichte steckt hinter dem spiel
    welche geschichte erzählt das spiel
    ist die geschichte mit den etruskern wahr
    wer kämpft hier gegen wen
asking-variant =
    ist das eine variante des regelbuchs
    welche variante ist das
    steht die variante im regelheft
    ist das eine variante
    ist das eine eigene variante
    ist das auch im regelheft
    steht diese version im regelbuch
    kommt das im regelbuch vor
    steht das so im original
    ist das eine offizielle variante
    wie heißt diese variante im regelheft
    gehört das zum originalspiel
    variante von welchem spiel
    ist diese fassung offiziell
    steht diese hier auch im regelheft
    ist diese auch aus dem regelheft
    welche version aus dem regelheft ist das
asking-why =
    warum wurden die regeln geändert
    was ist am einfachen petteia schlecht
    warum so viele remis
    wieso gibt es diese variante
    warum gibt es so viele remis
    warum wurde das spiel verändert
    warum hat er die regeln geändert
    wozu diese änderung
    warum nicht einfach die alten regeln
    warum nicht das normale petteia
    warum wurde das neu gemacht
    was stört am einfachen spiel
    was ist das problem mit petteia
    warum endet petteia oft remis
    warum dauert es so lange bis ein stein fällt
    wieso enden so viele partien unentschieden
    was sollte damit besser werden
    grund für die neuen regeln
    was hat den autor gestört
    warum gibt es diese fassung
    warum braucht man andere regeln
    warum gibt es so oft remis
    wozu wurden die regeln geändert
asking-misprint =
    fehler im gedruckten spiel
    druckfehler in den regeln
    fehler in der beispielpartie
    gibt es einen druckfehler
    druckfehler
    fehler in vogts partie
    ist da ein fehler in der beispielpartie
    stimmt die beispielpartie
    wurf stimmt nicht in der beispielpartie
    31 statt 32
    falscher wurf im beispiel
    fehler im text des autors
    tippfehler im original
    in der beispielpartie stimmt was nicht
asking-pictures =
    hattet ihr das originale regelheft
    bilder aus dem regelheft
    habt ihr das regelbuch
    habt ihr die bilder gesehen
    habt ihr das regelheft
    kennt ihr das originalheft
    hattet ihr die bilder
    fehlen euch die bilder
    wo sind die bilder aus dem heft
    illustrationen
    zeichnungen im regelheft
    abbildungen des originals
    warum sind keine bilder dabei
asking-modern =
    haben die griechen wirklich so gespielt
    ist das historisch
    spielten die alten so
    ist das authentisch
    echte antike regeln
    moderne rekonstruktion
    ist das das echte antike spiel
    haben die alten griechen das gespielt
    wie alt sind die regeln
    ist das eine rekonstruktion
    woher weiß man wie es gespielt wurde
    sind das die originalen regeln
    ist das spiel wirklich antik
    hat man das in griechenland gespielt
    ist das überliefert
    beruht das auf quellen
    ist das echt antik
    ist das wirklich so alt
    ist das historisch korrekt
    ist das historisch belegt
    stimmt das historisch
    hat platon das so gespielt
    hat sokrates so gespielt
    spielten das die alten griechen genau so
    haben die römer das wirklich so gespielt
    wurde das im altertum so gespielt
    wie spielte man es früher
    weiß man wie es damals ging
    kennt man die originalregeln
    sind die regeln echt
    sind die regeln alt oder neu
    sind das neue regeln
    ist das erfunden oder echt
    ist das spiel modern
    ist das eine neuerfindung
    wie sicher ist das
    wie authentisch sind die regeln
    nachgebaut oder original
    tausende jahre alt
    aus dem museum
    ist dieses spiel antik
    ist das spiel echt antik
    ist diese fassung historisch
    hat man wirklich so gespielt
    wurde wirklich so gespielt
    stammen diese regeln aus der antike
    sind diese regeln original
    so haben die das früher gespielt oder
    haben die alten griechen so gespielt
asking-reading =
    was habt ihr selbst entschieden
    welche regeln sind eure eigenen
    eigene auslegung
    wo sind die regeln unklar
    was habt ihr dazuerfunden
    was steht nicht im regelbuch
    welche entscheidungen habt ihr getroffen
    was ist eure deutung
    welche regeln sind erfunden
    wo weicht ihr ab
    welche regeln kommen von euch
    was habt ihr geändert
    habt ihr etwas geändert
    was habt ihr ergänzt
    habt ihr euch was ausgedacht
    was ist von euch und was vom autor
    ist das vom autor oder von euch
    wo musstet ihr raten
    wo musstet ihr selbst entscheiden
    was sagen die regeln nicht
    was ist im original unklar
    was fehlt im original
    lücken in den regeln
    wer hat das so entschieden
    wer hat entschieden dass ecken sicher sind
    sind die remis vom autor
    ist die remisregel von euch
    unterschiede zum original
    abweichungen vom regelheft
    eure lesart
    hausgemachte regeln
    ist das offiziell so
    interpretation
    was habt ihr euch dazugedacht
    welche regeln habt ihr selbst festgelegt
asking-abandon =
    was wenn mein gegner aufgibt
    sieg durch aufgabe
    partie aufgeben
    kann man aufgeben
    partie abbrechen
    was passiert wenn ich aufgebe
    gewinne ich wenn der gegner aufgibt
    aufgabe der partie
    verliert man wenn man aufgibt
    was wenn einer aufgibt
    was wenn er hinschmeißt
    sieg weil der gegner aufgibt
    was ist abbandono
    abbandono
    gegner gibt auf
    er hat aufgegeben habe ich gewonnen
    zählt aufgeben als niederlage
    einfach aufhören ist das verloren
    was passiert bei aufgabe
    was passiert wenn einer aufgibt
    was ist wenn einer aufgibt
    verliert wer hinschmeißt
