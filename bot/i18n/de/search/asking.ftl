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
asking-letters =
    griechische buchstaben
    wie schreibe ich die felder
    ich habe keine griechische tastatur
    wie gebe ich einen zug ein
    warum griechische buchstaben
    kann ich lateinische buchstaben tippen
    welche buchstaben
    wie schreibt man die züge
    welche buchstaben haben die linien
    griechische namen der felder
    wie tippe ich griechische buchstaben
    wie schreibe ich einen zug
    warum sind die felder griechisch
    buchstaben der felder ändern
    kann ich a bis l schreiben
    meine tastatur hat kein griechisch
    kann ich einfach a bis l schreiben
    welches alphabet
    wie bezeichnet man die felder
    ist h das gleiche wie eta
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
asking-jump-own =
    kann ich über eigene steine springen
    über die eigenen hüpfen
    eigenen stein überspringen
    darf man über freunde springen
    über meine leute springen
    darf ich eigene steine überspringen
    kann man über eigene figuren springen
    über einen von meinen springen
asking-jump-bound =
    über einen festgesetzten stein springen
    darf man festgesetzte überspringen
    über einen gefangenen hüpfen
    kann ein gefesselter übersprungen werden
    ist ein festgesetzter vor sprüngen sicher
    kann ich einen festgesetzten gegner überspringen
    darf ich über eine gefesselte figur springen
    kann man gefangene überspringen
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
asking-leader-both =
    soldat und dux gleichzeitig eingeschlossen
    ein zug schließt einen stein und den dux ein
    stein und dux auf einmal schlagen
    dux und soldat zugleich
    was wenn soldat und dux zusammen eingeschlossen werden
    dux und soldat in einem zug einschließen
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
asking-agree =
    können wir uns auf remis einigen
    remis anbieten
    unentschieden vereinbaren
    remis durch einigung
    beide wollen unentschieden
    remis per handschlag
    remis
    wie biete ich remis an
    können wir remis machen
    gibt es remis
    gibt es unentschieden
    wann ist unentschieden
    darf man sich auf remis einigen
    können wir aufhören ohne sieger
    wann ist es remis
    frieden schließen
    beide wollen aufhören
    unentschieden anbieten
    geht es ohne sieger aus
    können wir es unentschieden nennen
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
asking-crossing-duty =
    zuerst schlagen oder überqueren
    muss ich schlagen wenn ich überqueren kann
    geht schlagen vor überqueren
    schlagpflicht vor dem ziel
    muss ich schlagen statt zu gewinnen
    was geht vor schlagen oder ins ziel laufen
    ich könnte gewinnen aber auch schlagen
    muss ich erst schlagen
asking-crossing-last =
    überquert im hundertsten zug
    im letzten zug vor dem remis angekommen
    sieg oder remis beim hundertsten zug
    letzter zug auf die andere seite
    ziel im letzten zug erreicht
    zählt der sieg im hundertsten zug
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
asking-chain-last =
    setzt wer springt auch unterwegs fest
    festsetzen mitten in der sprungkette
    setzt er auf jedem feld fest wo er landet
    nur am ende der sprünge
    zählt nur das letzte feld beim springen
    festsetzen während der sprünge
    wird unterwegs festgesetzt
    bei mehreren sprüngen unterwegs fesseln
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
asking-freed =
    darf ein befreiter sofort ziehen
    stein befreit kann er gleich laufen
    nach der befreiung ziehen
    wann darf der befreite wieder ziehen
    kann ein befreiter stein sofort ziehen
    wann darf ein befreiter stein ziehen
    nach der befreiung gleich springen
    gerade befreit darf er ziehen
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
asking-ordinarius =
    was ist ein ordinarius
    ordinarii
    normaler aufrechter stein
    was bedeutet ordinarius
    was ist ein normaler stein
    was heißt ordinarius
    was ist der unterschied zwischen ordinarius und vagus
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
asking-vagus-stays =
    mit einem vagus angegriffen aber nichts geschlagen
    bleibt er umgedreht
    reicht ein angriff zum zurückdrehen
    dreht ein angriff den vagus zurück
    bleibt der vagus nach dem angriff umgedreht
    wird er durch einen angriff wieder normal
    angegriffen und nichts geschlagen was jetzt
    hilft ihm ein angriff
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
asking-capture-attack =
    ist schlagen auch ein angriff
    schlagen ohne angriff
    wird mein stein umgedreht wenn er schlägt
    zählt ein schlag als angriff
    ist jedes schlagen ein angriff
    werde ich umgedreht wenn ich schlage
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
asking-hand =
    was ist mit noch nicht gesetzten steinen
    zählen steine in der hand
    steine im vorrat
    steine auf der hand
    zählen noch nicht gesetzte steine
    was zählen steine auf der hand
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
asking-active-judged =
    aktiv vor oder nach dem zug
    wird das alte oder das neue feld beurteilt
    von wo aus zählt aktiv
    wo er stand oder wo er ankommt
    wann wird geprüft ob eine figur aktiv ist
    zählt die stellung vor dem zug
asking-passive-count =
    was setzt die passiven züge zurück
    wann fängt die zählung der passiven züge neu an
    zähler der faulen züge
    wie werde ich passive züge los
    wann beginnt die zählung der passiven züge neu
    wie setze ich den zähler zurück
asking-order =
    welches ende zählt zuerst
    zwei enden gleichzeitig
    reihenfolge der spielenden
    was gilt zuerst
    was gilt wenn zwei enden zugleich eintreten
    welcher sieg geht vor
asking-superiority =
    superiorità
    überlegenheit
    wer gewinnt nach hundert zügen
    mehr figuren am ende
    wer gewinnt bei hundert zügen
    gewinnt wer mehr figuren hat
    was ist superiorità
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
asking-hermes-path =
    muss der weg für hermes frei sein
    kann hermes fliegen
    springt der könig bei hermes
    etwas im weg bei hermes
    darf der könig bei hermes springen
    muss der weg frei sein bei hermes
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
asking-zeus-won =
    mit pasch gewonnen muss ich noch würfeln
    nach dem sieg nochmal würfeln
    gewonnen trotz pasch
    muss ich nach einem siegreichen pasch würfeln
asking-zeus-count =
    zählen züge nach pasch
    zählen zusatzzüge zu den hundert
    zählen bonuszüge als passiv
    extrazüge mitzählen
    zählen die zusätzlichen züge mit
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
asking-rows =
    mit einer reihe spielen
    nur eine reihe steine
    zwei reihen steine
    weniger steine pro seite
    wie viele reihen steine hat jeder
    mit weniger steinen spielen
asking-small =
    wettlauf auf kleinem brett
    überquerung auf anderem brett
    auf dem kleinen brett spielen
    gibt es das auch kleiner
    kleines brett für den wettlauf
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
asking-bait =
    einen stein opfern
    köder
    in die falle locken
    opfer bringen
    stein hergeben um zu gewinnen
    kann ich einen stein opfern
    lohnt sich ein opfer
    eine falle stellen
asking-bring =
    wie bereite ich einen schlag vor
    wie komme ich zum schlagen
    steine zusammen vorrücken
    schlag vorbereiten
    wie greife ich am besten an
    wie fange ich am besten einen stein
asking-look =
    wie vermeide ich geschlagen zu werden
    worauf muss ich vor dem zug achten
    auf angriffe aufpassen
    nichts übersehen
    wie verliere ich keine steine
    wie passe ich auf meine steine auf
asking-wait =
    defensiv spielen
    keiner öffnet
    in formation bleiben
    abwarten oder angreifen
    geschlossene reihe halten
    soll ich warten
    ist verteidigen besser
    wie öffne ich die stellung
asking-open =
    weg für den anführer öffnen
    platz für den könig machen
    bahn frei für den anführer
    wie mache ich den weg frei für meinen anführer
asking-race =
    wer ist schneller im wettlauf
    bin ich schneller als er
    rennen ausrechnen
    wer ist schneller am ziel
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
asking-same =
    ist das griechische und das römische spiel gleich
    dasselbe wie latrunculi
    gleiche regeln wie latrunculi
    unterschied petteia latrunculi
    was ist der unterschied zwischen petteia und latrunculi
    ist das das gleiche wie latrunculi
asking-models =
    auf welcher rekonstruktion beruht es
    schädler kowalski callen
    nach welchem forscher
    vorbild der regeln
    worauf beruhen die regeln
    wer ist schädler
    wer ist callen
    wer ist kowalski
asking-sides =
    wer sind die spartaner
    schwarz und weiß
    welche seite ist weiß
    wer ist welche farbe
    wer ist athen und wer sparta
    welche farbe haben die spartaner
    wer ist weiß
asking-story =
    stimmt die geschichte mit den etruskern
    griechen gegen etrusker
    wer hat die geschichte erfunden
    was haben griechen und etrusker damit zu tun
asking-variant =
    ist das eine variante des regelbuchs
    welche variante ist das
    steht die variante im regelheft
    ist das eine variante
asking-why =
    warum wurden die regeln geändert
    was ist am einfachen petteia schlecht
    warum so viele remis
    wieso gibt es diese variante
    warum gibt es so viele remis
    warum wurde das spiel verändert
asking-misprint =
    fehler im gedruckten spiel
    druckfehler in den regeln
    fehler in der beispielpartie
    gibt es einen druckfehler
asking-pictures =
    hattet ihr das originale regelheft
    bilder aus dem regelheft
    habt ihr das regelbuch
    habt ihr die bilder gesehen
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
    wie alt ist das spiel
    ist das spiel wirklich antik
    hat man das in griechenland gespielt
    ist das überliefert
    beruht das auf quellen
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
asking-abandon =
    was wenn mein gegner aufgibt
    sieg durch aufgabe
    partie aufgeben
    kann man aufgeben
    partie abbrechen
    was passiert wenn ich aufgebe
    gewinne ich wenn der gegner aufgibt
