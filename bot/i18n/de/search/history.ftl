# How people ask for the pages of history, a way a line. Searched, never shown.

asking-story-texts =
    was sagt platon über das spiel
    was schreibt homer
    was hat aristoteles geschrieben
    antike texte über petteia
    welche alten quellen gibt es
    pollux beschreibung
    wer erwähnt das spiel in der antike
    polybios
    griechische schriftsteller
    wie alt ist das spiel
    seit wann spielt man das
    wann wurde das gespielt
    wann hat man das gespielt
    wie alt ist petteia
    älteste erwähnung
    wer hat zuerst davon geschrieben
    was wissen wir über das spiel
    woher wissen wir von dem spiel
    woher kennt man das spiel
    gibt es antike quellen
    gibt es alte texte dazu
    was sagen die alten griechen darüber
    was steht in den texten
    was sagt aristoteles
    was sagt polybios
    was sagt plutarch
    platon
    aristoteles
    homer
    odyssee
    die freier der penelope und das spiel
    steinchen vor der tür bei homer
    sokrates und das brettspiel
    wird das spiel in der literatur erwähnt
    wo wird das spiel erwähnt
    philosophen über das spiel
    geschichte des spiels
    geschichte von petteia
    erzähl mir was über die geschichte
    hintergrund des spiels in der antike
    woher kommt das spiel historisch
    achilles und ajax spielen
    achilles ajax vase
    das bild auf der vase
    bemalte vasen
    polis bei pollux
    sind die originalregeln erhalten
    warum kennt man die alten regeln nicht
    gibt es ein antikes regelbuch
    ein mensch ohne stadt wie ein einzelner stein
    wer schreibt über das spiel
    welcher schriftsteller erwähnt das spiel
    was erzählt homer
    zitat von platon
    plutarch über petteia
    spielte man ohne würfel
    ist petteia ein spiel des verstands
    wie kam man auf das spiel
    was ist auf der vase zu sehen
    ajax und achill
    achill
    beschreibt jemand die alten regeln
    welche texte gibt es
    quellen aus der antike
    antike autoren
    vergleich mit einem feldherrn bei polybios
    wie alt ist dieses spiel
    aus welcher zeit ist das überliefert
asking-story-rome =
    haben römische soldaten das gespielt
    haben die römer das gespielt
    was sagt isidor
    latrunculi in rom
    ovid
    gedicht auf piso laus pisonis
    seneca martial varro
    römisches brettspiel
    legionäre am limes
    spielten die römer das
    haben das auch die römer gespielt
    römische soldaten beim spiel
    haben legionäre das gespielt
    spielte caesar das
    hat cäsar das gespielt
    das spiel im römischen reich
    ludus latrunculorum
    was ist ludus latrunculorum
    geschichte von latrunculi
    wie alt ist latrunculi
    woher kommt latrunculi
    stammt das römische spiel vom griechischen ab
    isidor
    isidor von sevilla
    wer war isidor
    was bedeuten ordinarii vagi inciti bei isidor
    nard
    das persische gedicht
    persisches spiel mit königen
    woher hat walker den dux
    woher kommt der dux
    gab es im römischen spiel einen könig
    gab es früher eine besondere figur
    gladiatoren kaiser und spiele
    was spielte man in rom
    rom
    römer
    römische geschichte
    im alten rom
    gefundene bretter der römer
    seit wann gibt es den dux
    spiel der soldaten
    spielten soldaten im lager
    was weiß man über das römische spiel
    hatten die römer einen könig im spiel
    warum heißt es latrunculi
    was heißt latrunculi
    räuberspiel
    spiel der räuber
    ist latrunculi römisch
    was schrieb isidor über die steine
    was ist nard
    persien
    wie alt ist das spiel
    aus welchem jahrhundert ist das spiel
    seit wann gibt es das
    aus welcher epoche kommt das spiel
    wann wurde das gespielt
    vor wie vielen jahren wurde das gespielt
    gab es den dux wirklich
    ist der dux geschichtlich belegt
    hatten die römer einen dux im spiel
    spielten die legionäre das
    wurde das in rom wirklich gespielt
asking-story-makers =
    wer ist schädler
    wer ist kowalski
    wer hat die spiele gemacht
    wer hat die regeln rekonstruiert
    welche forscher stecken dahinter
    wer sind die autoren
    wer hat die varianten gemacht
    wer hat sich die spiele ausgedacht
    wer steckt hinter den spielen
    wer steckt hinter den ganzen spielen
    von wem sind die ganzen spiele
    von wem stammen die verschiedenen versionen
    alle autoren
    namen der autoren
    die erfinder der spiele
    wer hat alle diese regeln geschrieben
    wer hat sie rekonstruiert
    wer ist moshe callen
    wer ist callen
    ulrich schädler
    kowalski
    wladyslaw kowalski
    moshe callen
    wer war kowalski
    wer war schädler
    welcher wissenschaftler hat das erforscht
    wer hat die moderne fassung gemacht
    wer hat welches spiel gemacht
    wann sind diese fassungen entstanden
    wer sind die leute hinter den regeln
    schädler rekonstruktion
    wer hat das rekonstruiert
    welche forscher
    forscher
    autoren
    urheber der spiele
    wer ist dieser kowalski
    was hat schädler gemacht
    was hat callen gemacht
    wann hat schädler das rekonstruiert
    wer hat sich mit dem spiel beschäftigt
    welche leute haben die spiele rekonstruiert
    wer waren die forscher dahinter
    wer hat das alles erforscht
asking-story-table =
    liste der spiele
    welche spiele gibt es
    was kann man hier spielen
    welches spiel ist am leichtesten
    womit soll ich anfangen
    die spiele im vergleich
    unterschied zwischen den spielen
    welches spiel ist das richtige für mich
    wie unterscheiden sich die spiele
    worin unterscheiden sich die spiele
    was ist der unterschied zwischen den varianten
    unterschiede der spiele
    unterschied zwischen den versionen
    vergleich der spiele
    vergleiche die spiele
    tabelle der spiele
    übersicht aller spiele
    alle spiele
    wie viele spiele gibt es hier
    wie viele varianten habt ihr
    was habt ihr für spiele
    was für spiele kann ich spielen
    was gibt es hier alles zu spielen
    zeig mir alle spiele
    welches ist das einfachste spiel
    welches spiel für anfänger
    welches spiel empfiehlst du mir
    welches spiel soll ich nehmen
    welches spiel ist am schwersten
    welches ist das beste spiel
    welches spiel geht am schnellsten
    welches spiel hat würfel
    welche spiele haben einen anführer
    in welchem spiel wird gesetzt
    ich kann mich nicht entscheiden welches spiel
    womit fängt man am besten an
    ähnliche spiele
    was ist anders in den anderen spielen
    was ist anders als bei den anderen
    sind alle spiele gleich
    wie viele verschiedene spiele
    welches hat das größte brett
    welches hat die meisten steine
    bei welchem spiel darf man springen
    in welchem spiel gibt es schlagzwang
    wo gibt es würfel
    nenne mir die spiele
    spieleliste
    welche versionen gibt es
    was kann ich hier spielen
    empfiehl mir ein spiel
    was ist das leichteste
    welches soll ich nehmen
asking-story-notation =
    wie werden züge aufgeschrieben
    notation der züge
    wie lese ich eine notation
    was bedeuten die zeichen in der notation
    zugschreibweise
    wie funktioniert die notation
    notation lesen
    wie liest man die züge
    wie werden partien notiert
    wie notiert man
    was heißt das x in der notation
    was bedeutet x zwischen den feldern
    was bedeutet a2 a5
    was heißt 1 0
    was bedeuten die zahlen und buchstaben bei zügen
    wie wird ein schlag notiert
    wie notiert man geschlagene
    attische zahlen
    attische zahlzeichen
    wie fügt man eine gedruckte partie ein
    zugnotation erklärt
    erklärung der notation
    wie sind züge aufgeschrieben
    partie aus dem buch eingeben
    notation
    was bedeutet dieses x
    warum steht da ein x
    wie liest man eine partie
    was heißt 1 0 am ende
    abkürzungen in der notation
    ergebnis in der notation
    wie schreibt man einen wurf auf
    wie werden die züge nummeriert
    wie lese ich die züge
    was bedeuten die zeichen in der zugliste
asking-story-finds =
    was ist die suda
    sieben würfel planeten tierkreis
    athene warnt die spieler
    gefundene bretter und steine
    archäologische funde
    achill und aias beim brettspiel
    vasenbild exekias
    grab mit spielsteinen
    was hat man ausgegraben
    stanway spiel
    suda
    was steht in der suda
    sueton
    sueton buch über spiele
    was hat sueton geschrieben
    palamedes hat die würfel erfunden
    wer hat die würfel erfunden
    palamedes
    euripides
    protesilaos und palamedes
    athene
    athene und die helden
    trojaner
    bretter in tempelstufen
    bretter auf delos
    in stein geritzte bretter
    gefundene spielbretter
    gibt es funde
    hat man alte spielbretter gefunden
    wurden spielsteine gefunden
    ausgrabungen
    museum
    die tongruppe aus athen
    frau und junge am spielbrett
    was heißt pessoi
    was bedeutet petteia
    woher kommt der name petteia
    warum heißt es petteia
    was bedeutet poleis
    kommt das spiel aus ägypten
    ägypten
    wann wurde petteia zuletzt erwähnt
    zwölf linien wie der tierkreis
    sieben würfel
    spielten die griechen mit würfeln
    gab es damals schon würfel
    wurde früher gewürfelt
    hatte das alte spiel würfel
    welche bretter hat man gefunden
    wie sah ein antikes brett aus
    aus was waren die steine damals
    haben frauen das gespielt
    haben kinder das gespielt
    woher kommt das wort petteia
    namen des spiels
    was heißt petteia auf deutsch
    pessoi
    warum hat die suda sieben würfel
    was hat athene mit dem spiel zu tun
    was hat palamedes mit dem spiel zu tun
    wann ist das spiel ausgestorben
    seit wann wird es nicht mehr gespielt
    verlorenes buch
    gibt es bilder davon auf vasen
