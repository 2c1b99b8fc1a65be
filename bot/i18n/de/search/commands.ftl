# How people ask for what a command does, a way a line. Searched, never shown.

asking-command-challenge =
    mit einem freund spielen
    wie fordere ich jemanden heraus
    neue partie anfangen
    wie stelle ich die uhr ein
    gegen den computer spielen
    wie lade ich jemanden ein
    ich will spielen
    wie viel bedenkzeit haben wir
    wie fang ich eine partie an
    wie starte ich eine partie
    neues spiel starten
    partie gegen einen kumpel
    ich möchte meinen bruder herausfordern
    einen gegner suchen
    wo finde ich einen gegner
    wer spielt mit mir
    hat jemand lust auf ein spiel
    spiel mit mir
    lust auf eine runde
    kann ich allein spielen
    kann man auch alleine spielen
    gegen die maschine antreten
    gibt es einen computergegner
    wie stark ist der computer
    ist der bot gut
    schwierigkeitsgrad des computers
    leichter computergegner
    jemanden einladen
    fordere jemanden heraus
    wie kann ich meine freundschaftspartie starten
    offene herausforderung erstellen
    herausforderung an alle
    wie viele minuten hat jeder
    partie mit zehn minuten
    blitzpartie spielen
    schnelle partie mit uhr
    partie ohne uhr
    fernpartie mit tagen pro zug
    wie viele tage habe ich für einen zug
    wie lange darf ich überlegen
    wie lange habe ich für einen zug zeit
    bedenkzeit festlegen
    mit schachuhr spielen
    welche uhr kann ich nehmen
    ein anderes spiel wählen
    wie wähle ich das spiel aus
    kann ich mir die farbe aussuchen beim herausfordern
    wir wollen zu zweit loslegen
    wie spiele ich gegen anna
    los gehts neue partie
    wie eröffne ich eine partie
    mach eine partie auf
    partie
    neue partie
    neues spiel
    spielen
    ich suche jemanden zum spielen
    gegner finden
    zufälliger gegner
    wie finde ich einen mitspieler
    wie lege ich los
    wie fange ich ein spiel an
    wie beginne ich eine neue partie
    wir wollen gegeneinander spielen
    wie spielen wir gegeneinander
    wie spiele ich mit einem freund
    einen freund herausfordern
    gegen mich selbst spielen
    gegen die ki spielen
    computergegner
    spielstufe einstellen
    stärke des computers wählen
    schwerer gegner
    mehr bedenkzeit
    zeitlimit pro zug
    langsame partie über mehrere tage
    ohne zeitdruck spielen
    wie wähle ich varianten beim herausfordern
    welche seite bekomme ich
    wie fordere ich einen kumpel heraus
    wie finde ich jemanden zum spielen
    ich suche einen mitspieler
    lust auf eine partie wie starte ich
    ich will gegen dich spielen
asking-command-accept =
    herausforderung annehmen
    wie steige ich in die partie ein
    ich habe einen code was mache ich damit
    ja zur herausforderung
    mitspielen
    herausforderung akzeptieren
    wie nehme ich die herausforderung an
    jemand hat mich herausgefordert was jetzt
    jemand will gegen mich spielen
    einladung annehmen
    ich wurde eingeladen
    wie trete ich bei
    einer partie beitreten
    mit code beitreten
    wo gebe ich den code ein
    mein freund hat mir einen code geschickt
    wie komme ich in das spiel von meinem freund
    wie sage ich ja
    ich bin dabei
    ich will mitspielen
    wo klicke ich auf annehmen
    angebot annehmen
    remisangebot annehmen
    ja zum remis sagen
    ich nehme das remis an
    der rücknahme zustimmen
    einsteigen in eine offene partie
    einverstanden mit dem angebot
    wie stimme ich zu
    annehmen
    ja ich will
    ich nehme an
    beitreten
    code eingeben
    wo kann ich zustimmen
    er hat mich herausgefordert und ich will
    ich nehme die herausforderung an
    ja ich will spielen
asking-command-decline =
    herausforderung ablehnen
    wie sage ich nein
    remisangebot ablehnen
    ich will nicht spielen
    wie lehne ich ab
    herausforderung ausschlagen
    einladung ablehnen
    nein zur herausforderung
    ich mag nicht gegen ihn spielen
    keine lust auf die partie
    ich habe gerade keine zeit für eine partie
    angebot ablehnen
    nein zum remis
    ich will kein remis
    remis ausschlagen
    wie sage ich die partie ab
    ich möchte die einladung nicht annehmen
    wie weise ich jemanden ab
    rücknahme verweigern
    er soll seinen zug nicht zurücknehmen dürfen
    absagen
    nein danke keine partie
    wie werde ich die anfrage los
    ablehnen
    nein
    ich lehne ab
    kein interesse
    ich habe keine lust auf seine herausforderung
    ich will nicht gegen ihn spielen
    herausforderung wegklicken
    nein danke zu einer einladung
asking-command-withdraw =
    meine herausforderung zurückziehen
    einladung löschen
    offene herausforderung entfernen
    doch nicht spielen
    herausforderung zurücknehmen
    wie ziehe ich meine herausforderung zurück
    herausforderung löschen
    meine einladung zurückziehen
    einladung stornieren
    niemand nimmt meine herausforderung an
    keiner antwortet auf meine herausforderung
    ich will die herausforderung abbrechen
    ich habe den falschen herausgefordert
    ich habe mich bei der herausforderung vertan
    hab es mir anders überlegt mit der einladung
    angebot zurückziehen
    remisangebot zurückziehen
    offene anfrage löschen
    anfrage zurücknehmen
    wie lösche ich meine herausforderung
    die einladung soll weg
    zurückziehen
    herausforderung abbrechen
    doch keine partie
    ich habe jemanden herausgefordert und will nicht mehr
    ich habe ihn herausgefordert aber es mir anders überlegt
    eigene herausforderung löschen
    ich möchte doch nicht gegen ihn spielen
    meine einladung widerrufen
asking-command-move =
    wie mache ich hier einen zug
    wie gebe ich meinen zug ein
    wie tippe ich einen zug
    wie ziehe ich im chat
    welchen befehl zum ziehen
    wie schreibe ich einen zug
    wie gebe ich einen zug ein
    wie tippe ich hier meinen zug
    was muss ich tippen um zu ziehen
    wie sage ich dem bot meinen zug
    wo gebe ich den zug ein
    zug eingeben
    in welcher form schreibe ich züge
    wie bewege ich hier eine figur mit worten
    wie mach ich hier einen zug
    wie ziehe ich per text
    format für einen zug
    wie ziehe ich auf dem handy
    kann ich auf das brett tippen
    wie spiele ich meinen zug aus
    einen zug absenden
    schreibweise für einen zug
    was tippe ich damit mein stein geht
    start und zielfeld eingeben
    muss ich den zug schreiben oder klicken
    ich weiß nicht wie man einen zug eingibt
    ein zug in buchstaben und zahlen
    zug
    zug machen
    wie spiele ich einen stein aus
    wie sage ich wohin der stein soll
    wie gibt man a2 a5 ein
    muss ich nur die felder schreiben
    wie ziehe ich eigentlich
    wie sage ich dir meinen zug
    was tippe ich um zu ziehen
asking-command-plan =
    züge vorausplanen
    antwort im voraus festlegen
    zug einplanen wenn ich nicht da bin
    nächsten zug vormerken
    premove
    zug schon vorher eingeben
    kann ich einen zug im voraus eingeben
    zug vorbereiten
    antwort vorbereiten
    meine antwort schon mal eingeben
    ziehen während er noch überlegt
    automatisch antworten
    wenn er das zieht ziehe ich das
    bedingte züge
    mehrere züge auf vorrat eingeben
    zug in die warteschlange
    zug vorab festlegen
    züge für später
    gibt es premoves
    antwort für den fall dass er so zieht
    ich bin gleich weg kann ich meinen zug schon machen
    kann der bot für mich antworten
    vorausplanen
    einen plan machen
    zug planen bevor ich dran bin
    ziehen obwohl ich nicht dran bin
    vorher schon ziehen
    vorausziehen
    vorziehen
    wenn dann züge
    für den nächsten zug schon etwas festlegen
    meine antwort vorgeben falls er so zieht
    ich weiß schon was ich als nächstes mache
    antwort im voraus hinterlegen
    zug vorbereiten während ich nicht da bin
    wenn er das zieht dann ziehe ich das
asking-command-place =
    alle steine auf einmal aufstellen
    schnell aufstellen
    fertige aufstellung
    automatisch setzen
    alles auf einmal setzen
    kann ich alle steine in einem rutsch aufstellen
    muss ich jeden stein einzeln setzen
    geht das setzen auch schneller
    steine einzeln setzen dauert ewig
    mehrere felder auf einmal besetzen
    alle sechzehn gleichzeitig hinstellen
    setzen mit einer nachricht
    den rest automatisch hinstellen
    stell meine steine für mich auf
    ganze reihe auf einmal setzen
    bereich von feldern setzen
    setzen abkürzen
    schnelles setzen
    steine auf einen schlag setzen
    aufstellen mit einem befehl
    wie lege ich alle steine auf einmal
    alle steine mit einem befehl setzen
    ich will nicht jeden stein einzeln setzen
    wie sage ich dir wohin meine steine sollen
asking-command-board =
    zeig mir das brett
    brett nochmal schicken
    wie ist die stellung
    wie steht es
    brett anzeigen
    brett zeigen
    zeig das brett noch mal
    ich sehe das brett nicht mehr
    wo ist das brett
    bild vom brett
    wer ist gerade dran
    wer ist am zug
    bin ich dran
    wie sieht das brett gerade aus
    wie sieht es aus
    aktuelle stellung
    aktueller stand
    stellung anzeigen
    schick mir das brett
    das brett ist nach oben gerutscht
    wie liege ich
    stand der partie
    ich habe das brett verloren
    nochmal das bild bitte
    bin ich am zug oder er
    brett anzeigen bitte
    wo stehen meine steine gerade
    wie steht die partie
    wer muss ziehen
    wessen zug ist es
    stand
    wo stehen wir gerade
    wie ist die lage
    zeig mir die stellung
    wie siehts aus
asking-command-games =
    habe ich laufende partien
    welche partien warten auf mich
    meine partien
    wo bin ich am zug
    was spiele ich gerade
    liste meiner partien
    zeig mir meine partien
    welche partien laufen
    wie viele partien habe ich offen
    offene partien
    laufende spiele anzeigen
    wo warten gegner auf mich
    wo muss ich noch ziehen
    in welchen partien bin ich dran
    übersicht meiner partien
    wie wechsle ich die partie
    zu einer anderen partie wechseln
    zwischen partien hin und her schalten
    wo sind meine partien hin
    gegen wen spiele ich alles
    mit wem spiele ich gerade
    meine aktuellen spiele
    alle meine laufenden partien
    meine spiele
    welche spiele habe ich gerade
    habe ich noch andere partien
    partien anzeigen
    in welchen partien bin ich
    wo bin ich gerade dran
asking-command-huff =
    wie puste ich hier
    befehl zum pusten
    er hat einen schlag übersehen was tippe ich
    pusten eingeben
    wie kann ich pusten mit dem bot
    wie mache ich das pusten
    was muss ich tippen um zu pusten
    pusten wie geht das hier
    ich will pusten
    ich möchte seinen stein pusten
    puste seinen stein weg
    knopf zum pusten
    er hat nicht geschlagen wie melde ich das
    wie fordere ich das pusten ein
    wie sage ich dass er hätte schlagen müssen
    befehl wenn er das schlagen vergisst
    wo kann ich pusten
    einen stein wegpusten mit befehl
    pusten tippen
asking-command-resign =
    wie gebe ich auf
    ich gebe auf
    partie aufgeben
    partie vorzeitig beenden
    ich will nicht mehr
    aus der partie aussteigen
    wie kann ich aufgeben
    aufgeben
    ich will aufgeben
    wie höre ich auf
    wie beende ich die partie
    wie steige ich aus
    wie komme ich aus der partie raus
    partie verlassen
    partie abbrechen
    spiel abbrechen
    ich habe keinen bock mehr
    keine lust mehr auf die partie
    ich hab verloren und will aufhören
    das hat keinen sinn mehr ich höre auf
    ich schmeiß hin
    ich werfe das handtuch
    ich ergebe mich
    ich kapituliere
    ich streiche die segel
    lass uns schluss machen du hast gewonnen
    kann ich vorzeitig aufhören
    wie beende ich das hier
    will raus aus dem spiel
    mir reicht es
    kann ich einfach gehen
    wie gibt man hier auf
    raus hier
    ich will nicht mehr spielen
    ich gebe mich geschlagen
    spiel beenden
    wie kann ich das spiel beenden
    lass mich hier raus
    ich bin erledigt ich höre auf
    ich hab keine chance mehr
    ich will nicht mehr weiterspielen
asking-command-draw =
    kann ich remis anbieten
    remis vorschlagen
    wie biete ich unentschieden an
    unentschieden machen
    remis anbieten
    remis anfragen
    wie biete ich remis an
    wie schlage ich ein remis vor
    unentschieden anbieten
    unentschieden vorschlagen
    ich will ein unentschieden vorschlagen
    ich hätte gern ein remis
    ihn nach remis fragen
    kann ich meinen gegner um remis bitten
    gegner ein remis vorschlagen
    mit welchem befehl biete ich remis an
    remisangebot machen
    angebot auf unentschieden
    wie mache ich ein remisangebot
    wie frage ich nach remis
    lass uns unentschieden machen
    remis mit dem bot
    wie trage ich ein dass wir remis machen
    wie biete ich ein unentschieden an
    ich möchte ihm unentschieden anbieten
asking-command-takeback =
    zug zurücknehmen
    kann ich meinen zug ändern
    rückgängig machen
    hab mich verklickt
    letzten zug zurück
    ich hab mich verklickt kann ich zurück
    falscher zug kann ich zurück
    ups falscher zug
    oh nein das wollte ich nicht
    das war ein versehen
    aus versehen gezogen
    versehentlich falsch gezogen
    mist falsches feld
    falsches feld getippt
    falschen stein gezogen
    ich wollte woanders hin
    ich wollte einen anderen stein nehmen
    darf ich den zug nochmal machen
    kann ich nochmal anders ziehen
    letzten zug ändern
    letzten zug rückgängig machen
    zug korrigieren
    mein zug war ein fehler zurück bitte
    kann ich das noch ändern
    ich habs mir anders überlegt
    einen zug zurück
    ich hab danebengetippt
    darf man züge zurücknehmen
    wie nehme ich einen zug zurück
    dürfen wir zurückspulen
    falschen knopf gedrückt
    ich hab einen blöden zug gemacht darf ich neu
    stopp das war nicht der zug den ich wollte
    kann der gegner mir den zug zurückgeben
    zurück
    rückgängig
    ich will zurück
    mach das rückgängig
    ups
    verklickt
    vertan ich wollte anders ziehen
    der zug war keine absicht
    kann man etwas rückgängig machen
asking-command-rematch =
    revanche
    noch eine partie mit demselben
    nochmal spielen
    noch eine runde
    gleiche partie nochmal
    revanche bitte
    ich will eine revanche
    noch mal gegen denselben
    nochmal gegen den gleichen gegner
    noch ein spiel gegen ihn
    gleich noch eine
    das schreit nach rache
    rückspiel
    wie fordere ich revanche
    seiten tauschen und nochmal
    mit vertauschten seiten nochmal
    kann ich gleich nochmal gegen sie spielen
    wieder gegen denselben
    und jetzt noch eine
    neues spiel mit demselben gegner
    wir wollen noch einmal
    ich will es ihm heimzahlen
    zweite partie gegen ihn
    noch mal
    noch eine partie bitte
    noch eine
    das will ich nochmal spielen
asking-command-say =
    meinem gegner schreiben
    gegner grüßen
    kann ich mit ihm chatten
    nachricht an den gegner
    wie schreibe ich meinem gegner
    dem gegner etwas sagen
    dem gegner eine nachricht schicken
    wie kann ich mit meinem gegner reden
    mit ihm quatschen
    ihm hallo sagen
    kann man sich hier unterhalten
    gibt es einen chat
    chat mit dem gegner
    meinem gegenüber was schreiben
    ihm gratulieren
    gute partie wünschen
    danke sagen nach der partie
    ich will ihm was mitteilen
    wie rede ich mit dem anderen
    kann ich ihn fragen warum er so lange braucht
    text an den gegner
    grüße an den gegner
    ihn anschreiben
    kann ich sie ansprechen
    chat
    dem anderen schreiben
    reden
    hallo zum gegner sagen
    wie sage ich ihm was
    kann ich mit meinem gegner reden
asking-command-mute =
    gegner stummschalten
    er soll mir nicht mehr schreiben
    seine nachrichten ausblenden
    ruhe vor ihm
    er nervt mit seinen nachrichten
    der hört nicht auf zu schreiben
    er textet mich zu
    er quatscht zu viel
    der labert mich voll
    sie soll mich nicht mehr anschreiben
    keine nachrichten mehr von ihm
    ich will nichts mehr von ihm hören
    ich will seine nachrichten nicht mehr sehen
    chat ausschalten
    chat abstellen
    chat stummschalten
    wie mache ich ihn stumm
    wie bringe ich ihn zum schweigen
    der soll die klappe halten
    er spammt mich zu
    mein gegner soll still sein
    nachrichten vom gegner abschalten
    ich kann sein gelaber nicht mehr lesen
    schluss mit den nachrichten
    gegner ignorieren
    jemanden muten
    stumm
    der nervt
    mein gegner nervt
    ruhe bitte vor dem anderen
    nachrichten blockieren
    ich will ihn nicht mehr lesen
asking-command-unmute =
    stummschaltung aufheben
    seine nachrichten wieder sehen
    chat wieder einschalten
    gegner wieder hören
    wie hebe ich die stummschaltung auf
    stummschaltung beenden
    gegner nicht mehr stumm
    ich will ihn wieder hören
    seine nachrichten wieder lesen
    ich sehe seine nachrichten nicht mehr
    warum kommen seine nachrichten nicht an
    chat wieder an
    chat wieder anschalten
    er darf wieder schreiben
    ihn wieder reden lassen
    unmute
    versehentlich stummgeschaltet
    stumm aus
    wieder mit ihm chatten
    wieder laut stellen
    ich will ihm doch wieder zuhören
    er darf wieder reden
    ich möchte seine nachrichten wieder sehen
asking-command-report =
    gegner melden
    er hat mich beleidigt
    beleidigung melden
    unverschämt geworden
    moderator bescheid sagen
    wie melde ich jemanden
    jemanden melden
    ich will jemanden melden
    er beschimpft mich
    er hat mich beschimpft
    der schreibt schimpfwörter
    er ist unhöflich
    sie ist frech geworden
    der wird ausfallend
    er bedroht mich
    rassistische nachricht
    ekelhafte nachricht bekommen
    unangemessene nachricht melden
    eine nachricht melden
    er mobbt mich
    wo kann ich mich beschweren
    beschwerde über einen spieler
    er schummelt wo melde ich das
    ich glaube er betrügt
    wen rufe ich wenn einer unfair ist
    an den admin wenden
    moderator rufen
    das war beleidigend
    er flucht die ganze zeit
    melden
    der benimmt sich daneben
    üble beschimpfung
    er schreibt eklige sachen
    er hat mich beschimpft wo melde ich das
asking-command-claim =
    mein gegner antwortet nicht
    er spielt nicht mehr
    seine zeit ist abgelaufen
    sieg auf zeit beanspruchen
    gegner ist verschwunden
    mein gegner zieht nicht
    er zieht seit tagen nicht
    er zieht einfach nicht mehr
    er hat seit einer woche nicht gezogen
    sie macht keinen zug mehr
    mein gegner ist einfach weg
    mein gegner ist abgehauen
    er meldet sich nicht mehr
    er reagiert nicht
    er lässt mich hängen
    ich warte schon ewig auf seinen zug
    wie lange muss ich noch auf ihn warten
    er hat seine zeit überschritten
    seine uhr ist abgelaufen
    seine uhr steht auf null
    zeit vom gegner ist um
    gegner hat keine zeit mehr
    was passiert wenn die zeit um ist
    was passiert bei zeitüberschreitung
    was wenn die uhr abläuft
    was wenn jemand nie zieht
    gewinne ich wenn er nicht mehr zieht
    gewinne ich wenn seine zeit abläuft
    wie gewinne ich auf zeit
    auf zeit gewonnen wie hole ich mir den sieg
    sieg einfordern weil er weg ist
    zeit reklamieren
    er lässt die zeit ablaufen
    der drückt sich und zieht nicht
    gegner offline
    gegner eingeschlafen
    gegner verlässt das spiel
    timeout
    was tun wenn der andere nicht weiterspielt
    gegner antwortet nicht
    gegner zieht nicht
    wie lange muss ich warten bis ich gewinne
    was mache ich wenn mein gegner verschwindet
    kann ich gewinnen weil er nicht mehr spielt
    der andere ist nicht mehr da
    keine antwort seit tagen
    zeit abgelaufen
    zeit überschritten
    er trödelt ewig
    die zeit meines gegners ist um was tue ich
    die bedenkzeit des gegners ist vorbei
    der andere hat keine zeit mehr was nun
    gegner hat die zeit überschritten was mache ich
    seine uhr ist abgelaufen was jetzt
    seine frist ist um
    wie bekomme ich den sieg wenn er die zeit überzieht
    er hat seit einer woche nicht gezogen bekomme ich den sieg
    der zieht nicht mehr habe ich gewonnen
asking-command-pause =
    uhr anhalten
    können wir pause machen
    partie pausieren
    zeit stoppen
    partie unterbrechen
    pause machen
    wie mache ich eine pause
    ich brauche eine pause
    kurz unterbrechen
    ich muss kurz weg
    ich muss mal eben los
    kann man die uhr stoppen
    uhr stoppen
    zeit anhalten
    halt die uhr an
    spiel anhalten
    spiel unterbrechen
    partie für später aufheben
    partie vertagen
    können wir später weitermachen
    auszeit nehmen
    können wir kurz stoppen
    uhr pausieren
    partie einfrieren lassen
    kann die uhr mal stehen
    mein essen ist fertig kann die uhr warten
    pause
    uhr anhalten bitte
    kurz weg
    können wir die zeit anhalten
    zeit anhalten wenn beide wollen
    kann man die uhr pausieren
    uhr pausieren geht das
    bedenkzeit anhalten
    partie kurz unterbrechen wenn beide einverstanden sind
    können wir eine pause machen
    geht eine spielpause
    die zeit stoppen wenn wir beide wollen
asking-command-resume =
    partie nach pause fortsetzen
    weiterspielen nach der pause
    uhr wieder starten
    pause beenden
    weiter gehts nach der pause
    wie geht es nach der pause weiter
    pause aufheben
    pause vorbei
    uhr weiterlaufen lassen
    uhr fortsetzen
    uhr wieder laufen lassen
    wie setze ich die partie fort
    partie fortsetzen
    weitermachen nach der unterbrechung
    wir können weitermachen
    bin wieder da
    spiel wieder aufnehmen
    unterbrochene partie weiterspielen
    wie starte ich die uhr wieder
    pause ist zu ende
    weiter
    weiterspielen
    pause vorbei lass uns weitermachen
asking-command-record =
    liste aller züge
    notation der partie
    partie aufschreiben
    züge kopieren
    zugliste bekommen
    wie komme ich an die notation meiner partie
    wo finde ich die notation meiner partie
    notation anfordern
    mitschrift der partie
    protokoll der partie
    alle züge als text
    alle züge bisher
    welche züge wurden gespielt
    die züge der partie haben
    züge abschreiben
    meine partie als text speichern
    partie als datei
    spielprotokoll
    partieformular
    pgn der partie
    gibt es ein pgn
    eine partie importieren
    eine aufgeschriebene partie einlesen
    notation einfügen
    notation einlesen
    ich habe eine partie auf papier kann ich sie eingeben
    liste der gespielten züge
    kann ich die zugliste bekommen
    zugliste
    alle züge der partie
    wo sehe ich die züge als text
    züge kopieren und speichern
    partie notieren
    kann ich meine züge nachlesen
    gibt es eine liste der züge
asking-command-replay =
    partie nachspielen
    letzte partie ansehen
    züge durchgehen
    film der partie
    wie lief die partie
    partie noch einmal ansehen
    eine alte partie ansehen
    alte partie anschauen
    meine letzte partie nochmal sehen
    frühere partie durchgehen
    beendete partie durchspielen
    zug für zug ansehen
    die partie schritt für schritt zeigen
    partie zurückblättern
    was war der letzte zug
    was hat er gerade gezogen
    letzte züge noch mal zeigen
    film von meiner partie
    gif von der partie
    animation der partie
    video der partie
    partie abspielen
    vergangene spiele ansehen
    wie ist die partie gelaufen
    ich will sehen wie das spiel war
    kann ich mein spiel vom letzten abend anschauen
    rückblick auf die partie
    nachspielen
    zug für zug
    nochmal ansehen
    wie ging die partie
    die letzte partie nochmal angucken
asking-command-analysis =
    warum habe ich verloren
    was waren meine fehler
    partie analysieren
    analyse
    wo habe ich mich vertan
    warum hab ich verloren
    wieso habe ich das spiel verloren
    was habe ich falsch gemacht
    wo war mein fehler
    welcher zug war schlecht
    welcher zug war der fehler
    meine schlimmsten fehler
    wie gut habe ich gespielt
    war das gut gespielt
    partie auswerten
    partie analysieren lassen
    auswertung der partie
    wo ist die partie gekippt
    ab wann stand ich schlecht
    was wäre besser gewesen
    hätte ich gewinnen können
    was hätte ich spielen sollen
    fehleranalyse
    kannst du meine partie prüfen
    stand ich mal auf gewinn
    wendepunkt der partie
    fehler finden
    wo lag mein fehler
    was war mein schlechtester zug
    wo habe ich in der letzten partie mist gebaut
    was habe ich falsch gemacht in der partie
    wo habe ich die partie verloren
    an welcher stelle ging es schief
asking-command-hint =
    was ist hier ein guter zug
    gib mir einen tipp
    was würdest du spielen
    ich weiß nicht was ich ziehen soll
    bester zug
    was soll ich ziehen
    was soll ich jetzt machen
    welcher zug ist jetzt gut
    welcher zug ist hier der beste
    guter zug gesucht
    bester zug hier
    gib mir einen zug
    schlag mir einen zug vor
    hilf mir beim ziehen
    hilf mir mit meinem zug
    kannst du mir einen tipp geben
    tipp für die stellung
    ich brauche einen tipp
    ich komme nicht drauf was ich spielen soll
    mir fällt nichts ein was würdest du tun
    was würde der computer ziehen
    was zieht die maschine hier
    zugvorschlag
    keine ahnung was ich jetzt mache
    darf mir der bot helfen
    hinweis bitte für meinen zug
    wohin würdest du ziehen
    tipp für meinen zug
    hilf mir ich weiß nicht weiter
    was tun
    ich weiß nicht weiter
    welchen stein soll ich ziehen
    was würdest du an meiner stelle ziehen
    ich weiß nicht weiter was soll ich ziehen
asking-command-learn =
    ich will das lernen
    lektion
    zum üben
    zeig mir ein beispiel
    tutorial
    anleitung schritt für schritt
    wie lerne ich das spiel
    wo kann ich das lernen
    kannst du es mir beibringen
    bring mir das spiel bei
    lehrgang für anfänger
    kurs für neulinge
    ich will üben
    wo kann ich üben
    übungen
    gibt es übungen
    gibt es ein tutorial
    gibt es lektionen
    training
    ich will trainieren
    einführung für anfänger
    schritt für schritt lernen
    erklär es mir an einem beispiel
    beispielpartie zeigen
    eine beispielpartie
    übungsstellungen
    lernmodus
    zeig mir wie es geht auf dem brett
    erste schritte
    ich bin anfänger wo kann ich lernen
    lernen
    üben
    beispiel
    zeig mir wie das geht
    kannst du mir das schritt für schritt beibringen
    ich möchte das üben
    gibt es einen kurs
asking-command-settings =
    sprache ändern
    benachrichtigungen ausschalten
    brett soll anders aussehen
    jemanden blockieren
    ruhezeit einstellen
    urlaub eintragen
    zeitzone ändern
    brett drehen
    einstellungen
    wo sind die einstellungen
    etwas einstellen
    wie ändere ich meine einstellungen
    sprache umstellen
    auf englisch umstellen
    auf italienisch umschalten
    kannst du englisch
    ich will es auf deutsch
    wie stelle ich auf deutsch um
    brett umdrehen
    wie drehe ich das brett herum
    brett von der anderen seite sehen
    ich will das brett von unten sehen
    das brett ist falsch herum für mich
    farben ändern
    andere farben für das brett
    dunkler modus
    dunkles design
    anderes aussehen
    andere figuren bilder
    größere buchstaben
    ich kann das brett schlecht erkennen
    farbenblind
    lateinische buchstaben auf dem brett anzeigen
    buchstaben statt griechisch anzeigen
    benachrichtigungen abstellen
    zu viele benachrichtigungen
    der bot pingt mich ständig an
    der bot nervt mit erinnerungen
    keine erinnerungen mehr
    nachts keine nachrichten
    nicht stören in der nacht
    ruhe in der nacht einstellen
    ich fahre in urlaub
    ich bin im urlaub
    ich bin zwei wochen nicht da
    ich verreise was ist mit meinen partien
    meine zeitzone stimmt nicht
    falsche uhrzeit
    einen spieler blockieren
    jemanden sperren
    wie blockiere ich ihn
    blockierung aufheben
    er fordert mich ständig heraus
    der soll mich nicht mehr herausfordern können
    jemand belästigt mich
    züge bestätigen lassen
    nachfragen bevor der zug zählt
    sprache
    kann man die sprache wechseln
    ich verstehe die sprache nicht
    sprich deutsch mit mir
    andere sprache
    dreh das brett
    brett spiegeln
    ich will von der anderen seite schauen
    das brett steht für mich auf dem kopf
    helles oder dunkles brett
    farbe des bretts
    bilder statt text
    ich will keine bilder
    brett als text anzeigen
    stil des bretts
    schrift größer
    urlaub
    ich bin nächste woche nicht da
    bin auf reisen
    ich bin krank und kann nicht spielen
    benachrichtigungen
    hör auf mich anzupingen
    schick mir keine erinnerungen
    will nicht benachrichtigt werden
    nachts ruhe
    zeitzone
    jemanden blockieren damit er mich in ruhe lässt
    ich will nie wieder gegen ihn spielen
    von wem kann ich herausgefordert werden
    zugbestätigung
    ich bin ein paar tage nicht da
    ich fahre weg und kann nicht ziehen
    nächste woche kann ich nicht spielen
    bin im urlaub und kann nicht ziehen
    ich habe ein paar tage keine zeit
    bin verreist was ist mit meinen partien
    ich bin demnächst unterwegs
asking-command-link =
    discord und telegram verbinden
    konten verknüpfen
    auf zwei plattformen spielen
    gleiches konto woanders
    handy und web verbinden
    konten verbinden
    konto verbinden
    meine accounts verknüpfen
    ich bin auf discord und telegram
    discord mit telegram verknüpfen
    dasselbe konto auf dem handy
    kann ich auf telegram weiterspielen
    kann ich im web mit demselben konto spielen
    zwei konten zusammenführen
    mit einem namen auf beiden plattformen
    geräte verbinden
    von discord zu telegram wechseln
    meine partien auch auf telegram sehen
    mein anderes konto
    mit dem rechner und dem telefon spielen
    ein account für alles
    konten
    zwei geräte
    verbindung zu telegram
    ich spiele auf telegram und discord kann man das zusammenlegen
    zwei konten zu einem machen
asking-command-export =
    meine partien speichern
    meine daten herunterladen
    alle partien exportieren
    datenkopie
    daten exportieren
    partien herunterladen
    alle meine partien speichern
    meine daten haben
    kopie meiner daten
    meine daten bekommen
    alle partien als datei
    sicherung meiner partien
    backup
    download meiner spiele
    was kann ich herunterladen
    dsgvo auskunft
    ich möchte alles mitnehmen
    gib mir alles was du über mich hast
    archiv meiner partien
    alles herunterladen
    meine partien mitnehmen
    kann ich meine daten als datei haben
    gib mir meine daten
asking-command-forget =
    konto löschen
    meine daten löschen
    alles von mir vergessen
    für immer gehen
    mein profil löschen
    account löschen
    wie lösche ich mein konto
    alle meine daten entfernen
    vergiss mich
    lösch alles
    ich will nicht mehr gespeichert sein
    ich bin für immer weg
    hier komplett raus und alles gelöscht
    mich abmelden für immer
    account kündigen
    löschung meiner daten
    ich will dass ihr meine daten löscht
    recht auf vergessen
    profil entfernen
    löschen
    weg mit meinen daten
    lösch alles was du von mir hast
    ich will hier raus und weg
asking-command-privacy =
    welche daten speichert ihr
    was ist über mich gespeichert
    datenschutz
    sind meine daten sicher
    was speichert ihr über mich
    was weißt du über mich
    welche daten habt ihr
    speichert der bot etwas
    was wird gespeichert
    wer kann meine daten sehen
    wer liest meine nachrichten
    werden meine nachrichten gespeichert
    privatsphäre
    datenschutzerklärung
    sind meine partien öffentlich
    kann jeder meine partien sehen
    werden daten weitergegeben
    dsgvo
    wie lange werden daten aufbewahrt
    ist das hier anonym
    daten
    was passiert mit meinen daten
    was speicherst du über mich
    was weißt du von mir
    wer kann meine partien sehen
asking-command-help =
    was kann ich hier machen
    welche befehle gibt es
    hilfe
    wie bediene ich dich
    was kannst du
    hilfe bitte
    ich brauche hilfe
    hilf mir
    ich kenne mich nicht aus
    ich verstehe gar nichts
    ich blick hier nicht durch
    was geht hier alles
    was kann der bot
    was kannst du alles
    was kann ich dir sagen
    was kann ich tippen
    welche kommandos gibt es
    liste der befehle
    alle befehle
    befehle anzeigen
    befehlsliste
    wie benutzt man den bot
    wie funktioniert der bot
    bedienung
    bedienungsanleitung für den bot
    menü
    wo fange ich an mit dir
    was soll ich hier schreiben
    befehle
    was kannst du für mich tun
    wie bedient man das
    ich komme mit dem bot nicht klar
asking-command-group =
    einstellungen dieser gruppe
    einstellungen des servers
    sprache der gruppe wählen
    gruppe einrichten
    einstellungen für die gruppe
    gruppeneinstellungen
    servereinstellungen
    wie richte ich den bot auf meinem server ein
    wie richte ich den bot in der gruppe ein
    ich bin admin der gruppe
    ich verwalte den server
    in welchem kanal darf gespielt werden
    kanal festlegen
    nur in einem kanal spielen
    standardspiel der gruppe
    welches spiel ist in unserer gruppe voreingestellt
    sprache für den ganzen server
    sprache in unserer gruppe ändern
    der bot soll in der gruppe deutsch sprechen
    bot zum server hinzufügen
    gruppe verwalten
    bot im kanal stumm
    gruppe
    server einrichten
    wie stelle ich den bot in unserer gruppe ein
asking-command-puzzle =
    aufgabe des tages
    tägliche aufgabe
    rätsel
    gib mir eine aufgabe
    heutige aufgabe
    rätsel des tages
    tagesrätsel
    tagesaufgabe
    gibt es ein rätsel
    gibt es aufgaben zum lösen
    eine denkaufgabe
    knobelaufgabe
    gib mir was zum knobeln
    ich will ein rätsel lösen
    was ist heute die aufgabe
    die aufgabe von heute
    neues rätsel
    wer hat das rätsel gelöst
    lösung der aufgabe
    puzzle
    jeden tag eine aufgabe
    gibt es heute eine aufgabe
    knobeln
