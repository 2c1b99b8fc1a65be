# How questions are compared with the sentences of the rulebook: idle words, endings, and which words mean the same here.

wording-idle =
    der die das den dem des ein eine einen einem einer eines und oder aber an am im in ins auf aus von vom zu zum zur mit bei beim fur fuer
    ist sind bin bist war wird werden wurde hab habe hast hat haben hatte ich du er sie es wir ihr man mich dich sich uns euch mir dir ihm ihn ihnen
    mein meine meinen meinem meiner meins dein deine deinen deinem deiner sein seine seinen seinem seiner ihre ihren ihrem
    dieser diese dieses diesen diesem der da hier dort so auch noch schon nur mal denn doch ja eigentlich eben einfach jetzt dann also
    wie was wer wen wem welche welcher welches welchen wann warum wieso weshalb wenn ob dass als nicht kein keine keinen gibt geht gehts gibts
    regel regeln sag erklar erklare erklaeren bitte danke hallo hi hey moin bedeutet heisst eigentlich irgendwie
    passiert macht mache machen mach tun tut etwas was ne nen n s nem ner isses ists denn nun bloss vielleicht frage wissen sowas
    dabei damit davon dafur daran um nach uber wo
    mochte will willst wollen soll sollen sollte wurde hatte hattest waren wieder immer bereits uberhaupt wirklich sehr viel ganz
    jemand durch gegen unser unsere euer eure ihrer seinem diesen dessen deren dort dorthin hin her beziehungsweise bzw ok okay
    spiel spiels partie ach hm na mein meins deren jeweils einmal erst trotzdem sonst obwohl weil bevor nachdem wahrend sobald
wording-endings =
    ungen ung enden ende ern est tet ten ter tes tem te en er es em st et e n s t
wording-alike =
    rucknahme: zug zurücknehmen, zurücknehmen, zurueknehmen, zuruecknehmen, zurückgenommen, nehme zurück, rückgängig, rueckgaengig, umentscheiden, anders überlegt
    zeit abgelaufen: zeit ist abgelaufen, zeit ist um, zeit um, zeit läuft ab, zeit abläuft, zeit vorbei, keine zeit mehr, zeitüberschreitung, blättchen gefallen
    uhr: bedenkzeit, zeitlimit, schachuhr, stoppuhr, zeitkontrolle, timer
    aufgeben: gebe auf, gibt auf, geb auf, aufgebe, aufgegeben, aufgibt, hinschmeißen, kapitulieren, hinwerfen
    computer: bot, ki, maschine, rechner, roboter
    nachricht: nachrichten, chat, chatten, nachricht schicken
    nerven: nervt, stört, stören, belästigt, belästigen, beleidigt, beleidigung, spammt
    urlaub: ferien, verreist, urlaubsmodus
    benachrichtigung: benachrichtigungen, erinnerung, erinnerungen, pings, mitteilungen
    weg vom spiel: antwortet nicht, meldet sich nicht, zieht nicht mehr, spielt nicht mehr, verschwunden, abgetaucht, ist weg
    drehen: brett drehen, ausrichtung, umdrehen des bretts, andersrum anzeigen
    konnen: kann, kannst, können, koennen, könnte, darf, darfst, dürfen, duerfen, erlaubt, möglich, moeglich, zulässig, geht das, gestattet
    schlagen: schlage, schlägt, schlaegt, schlag, fressen, fresse, frisst, friss, essen, nehmen, nehme, nimmt, fangen, fange, fängt, gefangen nehmen, töten, töte, toeten, tötet, killen, kille, killt, erobern, kassieren, wegnehmen, rausschmeißen, rauswerfen, rauskegeln, erledigen, einsacken, schnappen, beseitigen
    schlagen erleiden: geschlagen, gefressen, genommen, gefangen, getötet, gekillt, tot, stirbt, sterben, rausgeworfen, raus, futsch, erledigt, weg ist, verloren geht, geschnappt, kassiert
    stein: steine, steinen, steins, figur, figuren, spielstein, spielsteine, spielfigur, spielfiguren, männchen, maennchen, mann, männer, soldat, soldaten, krieger, bauer, bauern, stück, stücke, leute, truppe, truppen, kämpfer, püppchen, typen, jungs, typ
    anfuhrer: anführer, anfuehrer, könig, könige, koenig, königs, chef, boss, general, feldherr, kommandant, leader, strategos, stratege, lars, dux, basileus, herrscher, häuptling, anführers
    gegner: gegners, feind, feinde, feindlich, feindliche, feindlichen, feindes, gegnerisch, gegnerische, gegnerischen, gegenüber, gegenspieler, der andere, die andere, anderer spieler, kontrahent, seinen steinen, seiner steine
    ziehen: ziehe, ziehst, zieht, zug, züge, zuege, zügen, gezogen, ziehn, bewegen, bewege, bewegt, bewegung, gehen, gehe, geht er, laufen, läuft, laeuft, rücken, rücke, schieben, schiebe, marschieren, wandern, fahren, schreiten, vorrücken
    springen: springe, springt, sprung, sprünge, spruenge, gesprungen, springn, hüpfen, hüpft, huepfen, hüpfe, hopsen, drüberspringen, drüber, darüber, drueber, überspringen, überspringt, überspringe, übersprungen, überhüpfen, hinweg, jumpen, hinüberspringen
    zwischen: dazwischen, in der mitte von, mittendrin, mitten, sandwich, in die mitte, in der mitte, mitte, eingeklemmt, zwischen zwei, zwischenrein, in die zange, zange
    umzingeln: umzingelt, umstellt, umstellen, umringt, eingekreist, einkreisen, eingemauert, einmauern, eingesperrt, einsperren, einschließen, einschliessen, eingeschlossen, umschlossen, zugebaut, zugestellt, dichtgemacht, von allen seiten, auf allen seiten, rundherum zu, alle seiten, vier seiten, mauere, sperre, schließe
    blockiert: kann nicht ziehen, kann nicht mehr ziehen, nicht mehr ziehen, keinen zug, kein zug, keine züge, keinen zug mehr, kein zug mehr, kann mich nicht bewegen, nicht bewegen, nicht mehr bewegen, patt, festgefahren, zugunfähig, bewegungsunfähig, keinen möglichen zug, kein legaler zug, nichts mehr geht, geht nichts mehr
    gewinnen: gewinne, gewinnt, gewinn, gewonnen, gewinnst, sieg, siege, siegen, sieger, siegt, ziel, spielziel, gewinner, siegbedingung
    verlieren: verliere, verliert, verloren, verlierst, niederlage, verlierer, verlor, besiegt
    ende: endet, enden, beendet, vorbei, zu ende, spielende, aus ist, schluss, beenden, aufhören, hört auf, hört es auf
    remis: unentschieden, untentschieden, unentschiden, gleichstand, punkteteilung, remie, keiner gewinnt, niemand gewinnt, remi
    anfangen: anfang, anfängt, fange an, fang an, fängt an, faengt an, anfange, beginnen, beginnt, beginn, beginne, begonnen, starten, startet, start, als erster, als erstes, zuerst, erster zug, ersten zug, der erste, eröffnet, am anfang, zu beginn, anfangs, weiß, losgehen, los geht, legt los
    ecke: ecken, eck, eckfeld, eckfelder, winkel
    rand: ränder, rändern, kante, randfeld, randfelder, seitenrand, brettrand, bande, bord
    diagonal: schräg, schraeg, diagonale, diagonalen, quer, läufer, über eck, schräge
    gerade: geradeaus, geraden, gradeaus, turm, wie ein turm, türme
    passen: passe, passt, aussetzen, setze aus, aussetze, zug auslassen, auslassen, zug überspringen, runde aussetzen, stehen bleiben, nichts tun, nichts machen, nicht ziehen, warten, abwarten, auf der stelle
    mussen: muss, musst, müssen, muessen, mus, zwang, gezwungen, pflicht, verpflichtet, zwingend, zugzwang, schlagzwang, schlagpflicht, zugpflicht, obligatorisch, nötig, notwendig, unbedingt
    wurfel: würfel, wuerfel, würfeln, wuerfeln, würfelt, würfle, gewürfelt, gewuerfelt, würfelwurf, wurf, würfe, augen, augenzahl, würfelzahl, werfen, geworfen, werfe
    pasch: pasche, päsche, doppel, zwei gleiche, gleiche zahlen, gleiche augen, sechserpasch, doppelsechs, doppelt
    zusatzwurf: nochmal würfeln, noch mal würfeln, nochmals, nochmal, noch mal, noch einmal, zusatz, zusätzlich, zusätzlicher, extra, extrazug, extrawurf, bonus, bonuswurf, weiterer, weiteren, noch einen
    hundert: 100, hundertster, hundertsten, fünfzig, 50, ewig, endlos, unendlich, für immer, stundenlang, keiner schlägt, nichts passiert, niemand schlägt, ohne schlagen, nichts geschlagen, 100er
    wiederholung: wiederholen, wiederholt, wiederholungen, zugwiederholung, stellungswiederholung, gleiche stellung, dieselbe stellung, gleiche züge, dieselben züge, dreimal, dritte mal, dritten mal, hin und her, immer wieder, dreifach, dreifache, immer dasselbe, immer das gleiche
    einigen: einigung, absprechen, absprache, ausmachen, vereinbaren, anbieten, biete, einverstanden, zustimmen, beide wollen, beide einverstanden, handschlag, vorschlagen
    mehrere: mehr als einen, mehr als eine, mehr als ein, zwei auf einmal, auf einmal, gleichzeitig, auf einen schlag, mehrere auf einmal, zugleich, mit einem zug, in einem zug, alle auf einmal, viele, doppelt schlagen, zwei steine auf einmal, beide auf einmal, alle beide
    reihe: nebeneinander, direkt nebeneinander, hintereinander, zwei in einer reihe, in einer reihe, nebenan zusammen, zweierreihe, gruppe, paar, mauer, wand, kette von steinen, zusammen stehen, stehen zusammen, dicht an dicht, pärchen, block
    wieviel: wie viele, wieviele, wie viel, anzahl, zahl der, wievel, wiefiele
    dauer: wie lange, dauert, dauern, lang, kurz, minuten, stunden, zeitaufwand, schnell, spieldauer
    weit: wie weit, entfernung, weite, reichweite, wie viele felder, wieviele felder, wie viel felder, höchstens, maximal, begrenzt, limit, weiter, feld weit, felder weit
    wohin: welches feld, auf welchem feld, auf welches feld, position, an welcher stelle, wo steht, wo stehen, wo fängt
    gegenseitig: einander, anderer anführer, anderer könig, den anderen anführer, beide könige, beide anführer, gegnerischer anführer, gegnerischer könig
    normal: normale, normaler, normalen, einfacher, einfachen, gewöhnlich, gewöhnliche, gewöhnlicher, üblich, standard
    besonders: besonderes, besondere, spezial, spezielle, spezielles, superkraft, superkräfte, fähigkeit, fähigkeiten, unterschied, anders, wofür, wozu, nützt, nutzen, zweck
    setzen: setze, setzt, gesetzt, hinstellen, stelle hin, aufstellen, stellen, stelle, legen, lege, gelegt, hingelegt, platzieren, platziere, plazieren, platziert, einsetzen, hinsetzen, setzphase, ablegen, hinlegen, setzen der steine
    aufstellung: startaufstellung, grundstellung, startposition, anfangsstellung, ausgangsstellung, anfangsposition, startstellung, aufgestellt, aufbau, aufgebaut, aufbauen, anordnung
    festsetzen: festgesetzt, festsetze, festsetzt, festnageln, festgenagelt, fesseln, fessel, fesselt, gefesselt, binden, binde, bindet, gebunden, einfrieren, eingefroren, gefangener, gefangene, gefangenen, fixieren, festhalten, lahmlegen, gelähmt, bewegungslos, festgehalten, gefangensetzen, immobilisieren, immobilisiert
    befreien: befreie, befreit, befreiung, frei, freilassen, freigelassen, loslassen, losbinden, retten, rette, rettet, gerettet, entkommen, erlösen, auslösen, entfesseln, rausholen
    halten: hält, haelt, halte, hielt, bewacht, bewachen, wächter, wache, bewacher
    wegstellen: vom brett nehmen, vom brett, entfernen, entferne, entfernt, herausnehmen, rausnehmen, runternehmen, abräumen, wegräumen, nehme ich vom brett, herunternehmen
    weggehen: geht weg, gehe weg, wegziehen, zieht weg, ziehe weg, verlässt, wegzieht, weggeht, weggezogen
    aktiv: aktive, aktiver, aktiven, aktivität
    passiv: passive, passiver, passiven, faul, faule, faulen, untätig, untätige, träge
    vagus: vagi, umgedreht, umgedrehte, umgedrehter, umgedrehten, umdrehen, verkehrt herum, falschrum, auf dem kopf, kopfüber, kopf stehen, überläufer, umgekippt, gedreht, umgeklappt
    aufrecht: aufgerichtet, aufrichten, zurückgedreht, zurückdrehen, wieder normal, wieder richtig herum, richtig herum, wieder aufrecht, wieder umdrehen, dreht sich zurück
    angriff: angreifen, greife an, greift an, angreife, angreift, angegriffen, attacke, attackieren, angriffe, bedrohen, bedroht, drohen
    neben: daneben, benachbart, angrenzend, nachbarfeld, berühren, berührt, neben dran, direkt neben, nachbar, nachbarn, anliegend, in der nähe
    ruhig: ohne angriff, nicht angreife, nicht angreifen, greife nicht an, ohne anzugreifen, kein angriff, nicht angegriffen
    ordinarius: ordinarii
    hoplit: hopliten, hoplite, hoplitt, schwere, schwerer, schweren, schwerbewaffnete, schwere infanterie, dicken
    peltast: peltasten, peltaste, peltasst, leichte, leichter, leichten, leichtbewaffnete, leichte infanterie
    rustung: rüstung, ruestung, panzer, panzerung, gepanzert, schild, geschützt durch rüstung
    klasse: klassen, klassenregel, figurenart
    letzte reihe: andere seite, anderen seite, anderes ende, anderen ende, gegenüberliegende seite, letzten reihe, grundreihe, gegnerische grundreihe, drüben, durchbruch, ganz hinten, ziellinie, zielreihe, rüber, hintersten reihe, hinterste reihe, bis ans ende, ans andere ende
    alle: alles, sämtliche, ganze, ganzen, jeder, jede, jeden
    einzeln: allein, alleine, einziger, einzige, einzigen, nur noch, nur ein, nur einen, letzter, letzte stein, letzter stein, letzten stein, übrig, bleibt, nur noch einer, nur noch einen
    ohne: keine steine mehr, keine soldaten mehr, keine figuren mehr, ohne soldaten, ohne steine, keiner mehr, alle weg, null
    sicher: sicherheit, gefahr, gefährlich, riskant, risiko, geschützt, schützen, schutz, selbstmord, unangreifbar, unverwundbar, gedeckt, deckung, verteidigen, verteidigt, überleben, überlebt, verstecken
    eigen: eigene, eigenen, eigener, eigenes, selbst, selber, freund, freunde, kamerad, kameraden, meine eigenen, eigenen leute
    falsch: falscher, falschen, fehler, ungültig, ungueltig, illegal, illegaler, verboten, verbotener, unerlaubt, unmöglich, nicht erlaubt, nicht möglich, regelwidrig, vertan, vertippt, verklickt, schummeln, regelverstoß
    gewarnt: warnung, warnen, verwarnung, beharren, bestehen auf
    pusten: puste, pustet, gepustet, wegpusten, blasen, geblasen, huff, huffing, huffen, pustn
    strafe: strafen, bestraft, bestrafen, sanktion, konsequenz, konsequenzen, folgen, kostet mich, strafbar
    ubersehen: übersehen, übersehe, übersieht, vergessen, vergisst, vergesse, verpasst, verpassen, nicht gesehen, nicht bemerkt, nicht geschlagen, nicht schlage, versäumt
    beanspruchen: beanspruche, anspruch, reklamieren, reklamiere, einfordern, melde ich
    optionen: option, variante, varianten, einstellung, einstellungen, regeln ändern, hausregeln, anpassen, einschalten, ausschalten, modus, modi
    brett: bretter, spielbrett, spielfeld, brettgröße, größe, spalten, spalte, schachbrett, damebrett, abmessungen, wie groß, brettes, bretts
    feld: felder, feldern, feldes
    buchstaben: griechisch, griechische, griechischen, buchstabe, alphabet, notation, tippen, tippe, eingeben, tastatur, feldnamen, koordinaten, lateinisch
    tipps: tipp, tip, ratschlag, rat, ratschläge, strategie, strategien, taktik, taktiken, trick, tricks, besser, anfänger, anfaenger, neuling, noob, verbessern, gut spielen, empfehlung
    quelle: erfunden, erfinder, autor, autoren, geschrieben, herkunft, stammt, stammen, kommt von, kommt aus, entwickelt, verlag, veröffentlicht, urheber, ausgedacht
    antik: antike, antiken, alte, alten, griechen, römer, roemer, historisch, geschichte, authentisch, echt, echte, original, wirklich so, tatsächlich, rekonstruktion, altertum, früher, modern
    entscheidung: entschieden, entscheiden, entscheidungen, auslegung, ausgelegt, deutung, interpretiert, interpretation, unklar, mehrdeutig
    landen: lande, landet, landung, landefeld, gelandet, dahinter, hinter ihm, ankommen
    anlauf: anlauf nehmen, anlaufen, vor dem sprung, vorher ziehen, aus der ferne, von weitem, erst ziehen, direkt daneben stehen
    kette: kettensprung, sprungkette, mehrfachsprung, doppelsprung, weiterspringen, mehrmals springen, mehrere sprünge, wieder springen, sprungfolge, nochmal springen, dreifachsprung
    beurteilt: beurteilen, bewertet, gewertet, entscheidet, ermittelt, festgestellt
    zahlen: zählt, zaehlt, zählen, gezählt, zähler, mitzählen, zählung, mitgezählt, zurückgesetzt, zurücksetzen, von vorn, angerechnet
    hermes: merkur, hermeszug
    zeus: hand des zeus, hand von zeus
    verzichten: verzichte, verzicht, ablehnen, will nicht, nicht wollen, sein lassen, drauf verzichten
    genau: exakt, genaue, exakte, genau die zahl, volle zahl
    hoher: höher, höhere, höheren, größere, größeren, größerer, hohe, große würfel, großen würfel
    niedriger: niedrigere, niedrigeren, kleinere, kleineren, kleinerer, niedrige, kleine würfel, kleinen würfel
    weg: freier weg, weg frei, im weg, versperrt, hindernis, steht im weg, blockieren, blockt
    hand: auf der hand, in der hand, vorrat, noch nicht gesetzt, nicht gesetzte
    gerade gezogen: zuletzt gezogen, als letztes gezogen, zuletzt bewegt, gerade bewegt, schon da, standen schon, stand schon, eben gezogen
wording-numbers = 0 null, 1 eins, 2 zwei, 3 drei, 4 vier, 5 fünf, 6 sechs, 7 sieben, 8 acht, 9 neun, 10 zehn, 11 elf, 12 zwölf, 13 dreizehn,
    16 sechzehn, 24 vierundzwanzig, 32 zweiunddreißig, 50 fünfzig, 100 hundert
# Words of other games and of the rest of the world: who uses them asks for nothing that is here.
wording-foreign =
    rochade rochieren rochiere springer passant umwandeln umwandlung schachmatt elo rangliste bestenliste
    backgammon monopoly poker pokern skat mahjong domino scrabble catan mühle halma uno
    karte karten kartenspiel joker ass geld münzen gold wetten wette einsatz kaufen kaufe kauf kauft verkaufen teuer billig holzspiel preis laden euro
    pferd pferde reiter kavallerie elefant elefanten streitwagen bogenschütze katapult drache drachen magie zauber schwert bogen schiff schiffe festung
    wetter regnet regen sonne schnee morgen gestern nachrichtensendung fußball bundesliga tennis olympia meisterschaft pokal bayern
    pizza nudeln brot kuchen kaffee bier wein rezept restaurant kochen abendessen mittagessen frühstück
    frankreich italien deutschland england london paris berlin präsident minister kanzler hauptstadt planet mond universum
    windows linux iphone android excel javascript python installieren passwort wlan drucker
    witz witze lied lieder singen musik freundin liebe heiraten geburtstag hemd schuhe
    arzt medizin steuer steuern gesetz anwalt schule hausaufgaben mathe schwimmen auto flug hotel lieblingsfarbe lieblings welt
# What kind of question it is, by how it begins.
wording-kinds =
    what: was ist, was sind, was heißt, was bedeutet, was meint, was versteht man, wer ist, wer sind, definition von, bedeutung von, erklär mir
    if: was ist wenn, was wenn, was passiert, was geschieht, und wenn, angenommen
# What comes before the name of a game.
wording-before-names = in dem mit dem, in dem mit den, in dem mit, das mit dem, das mit den, das mit, dem spiel mit, das spiel mit, im spiel, beim, bei, im, in der, in, von, vom, aus, für, zu, mit, der, die, das
# What people call the games in questions, beside their names.
wording-games =
    vogt-kubeia: würfelspiel, spiel mit würfeln, spiel mit den würfeln, das mit den würfeln, würfelversion
    lemery-crossing: wettlauf der anführer, rennen der anführer, wettlauf
    lemery-compact: kleine petteia, kleines petteia
    vogt-petteia: turnierspiel, turnierregeln, das mit den hopliten
    poleis: das mit den vagi
    walker-dux: das mit dem dux
# Names of games that are ordinary words too.
wording-weak-names = überquerung polis latrones
