# The battles of Lemery Games: Petteia, its small boards, and the General’s Crossing.

lemery-move =
    §turn+pass Wenn du am Zug bist, ziehst du eine Figur. Passen darfst du nicht.
    §slide Eine Figur zieht über beliebig viele leere Felder nach vorn, nach hinten oder zur Seite. §diagonal Figuren ziehen nie schräg.
    §block Ein Soldat darf nicht über andere Figuren springen und nicht auf ihnen landen.
    §illegal Ist ein Zug nicht erlaubt, erfährst du den Grund und machst einen anderen. Das kostet dich nichts.
lemery-capture =
    §line Um eine gegnerische Figur zu schlagen, schließ sie in gerader Linie zwischen zwei von deinen ein. Sie kommt vom Brett.
    §mover Eine der beiden muss eben gezogen haben.
    §row Einschließen kannst du nur eine einzelne Figur. Mehrere dazwischen sind sicher.
    §several Ein Zug schlägt alles, was er einschließt, auch in mehreren Richtungen.
    §between Zieht deine Figur zwischen zwei gegnerische, ist sie sicher, bis eine wegzieht und eine nachrückt.
lemery-sides = §sides Die Seiten werden ausgelost, wenn bei der Herausforderung keine gewählt wird. Bei einer Revanche tauscht ihr die Seiten.
lemery-edge = { $edge ->
        [on] §corner+edge Am Rand und in Ecken genügt eine Figur. Zieh sie so heran, dass die gegnerische zwischen ihr und dem Rand steht.
       *[off] §corner In einer Ecke genügt es, beide Felder daneben zu besetzen.
        §edge Der Rand des Bretts hilft nicht beim Schlagen.
    }
lemery-duty = { $compulsory ->
        [enforced] §must Wer schlagen kann, muss schlagen. Jeder Schlagzug genügt.
        [huff] §huff+huff-when Schlag, wenn du kannst. Sonst darf dein Gegenüber vor seinem Zug pusten: einen Soldaten wegnehmen, der hätte schlagen können. §huff-who Gepustet wird nur ein Soldat, der schlagen konnte. §huff-wrong Jeder Schlagzug schützt dich, ein falscher Versuch kostet nichts.
       *[off] §must Schlagen musst du nicht.
    }
lemery-jump =
    §jump Der Anführer kann auch springen, in gerader Linie über eine Figur oder eine lückenlose Reihe von Figuren. Wem sie gehören, ist egal.
    §landing Der Anführer landet auf dem ersten Feld dahinter, und das muss leer sein.
    { $jump ->
        [adjacent] §run-up Die Reihe muss auf dem Feld direkt neben dem Anführer beginnen.
       *[slide] §run-up Vor dem Sprung darf der Anführer über leere Felder bis an die Figuren heranziehen.
    }
    §jump-once Der Anführer springt nur einmal pro Zug und nie über den anderen Anführer.
    §jumped Die Figuren, die er überspringt, bleiben auf dem Brett. §landing-takes Bei der Landung kann der Anführer schlagen wie mit jedem Zug, sogar eine Figur, die er eben übersprungen hat.
lemery-leader =
    §leader Dein Anführer zieht und schlägt wie ein Soldat.
    { lemery-jump }
    §leader-taken Dein Anführer kann wie ein Soldat geschlagen werden. Pass gut auf ihn auf: Verlierst du ihn, verlierst du die Partie.
lemery-end =
    §leader-taken Du gewinnst, wenn du den gegnerischen Anführer schlägst.
    §surround Du gewinnst auch, wenn der gegnerische Anführer umzingelt ist: Alle vier Felder neben ihm sind besetzt. Figuren beider Seiten zählen. { $surround ->
        [edge] §surround-edge Der Rand zählt mit: Dort genügen drei Figuren, in einer Ecke zwei.
       *[four] §surround-edge Am Rand kann ein Anführer nicht umzingelt werden.
    }
    §alone Du gewinnst auch, wenn der gegnerische Anführer keine Soldaten mehr hat.{ $first ->
        [0] { "" }
       *[other] { " " }§count Du gewinnst auch, wenn dein Gegenüber { $first } Soldaten verloren hat.
    }
    §stuck Du gewinnst auch, wenn dein Gegenüber nicht ziehen kann.
    §surround-own Umzingelst du deinen eigenen Anführer, verlierst du, auch wenn er herausspringen könnte.
    §both Würden durch einen Zug beide verlieren, gewinnt, wer ihn gemacht hat.
    { lemery-draws }
lemery-draws =
    §agree+repetition Die Partie endet remis, wenn ihr euch darauf einigt oder dieselbe Stellung zum dritten Mal entsteht.
    §quiet Remis ist es auch, wenn 100 Züge lang, 50 pro Seite, nichts geschlagen wurde. Kommt eine Figur vom Brett, beginnen beide Zählungen neu.
lemery-options-rest =
    §run-up jump=adjacent: Ein Anführer kann nur über eine Reihe springen, die direkt neben ihm beginnt.
    §must compulsory=enforced: Wer schlagen kann, muss schlagen.
    §huff compulsory=huff: Schlägst du nicht, obwohl du könntest, darf dein Gegenüber pusten, also einen Soldaten wegnehmen, der hätte schlagen können.
    §edge edge=on: Am Rand und in Ecken genügt eine Figur zum Schlagen. Sie muss neben die gegnerische ziehen und sie zwischen sich und dem Rand einschließen.
lemery-options-how = §options Gib Optionen bei der Herausforderung an, etwa optionen=edge=on. Trenne mehrere mit Kommas.
lemery-options-surround = §surround-edge surround=edge: Der Rand hilft mit, einen Anführer zu umzingeln. Dort genügen drei Figuren, in einer Ecke zwei.
lemery-glance-safe = §between Ziehst du selbst zwischen zwei gegnerische Figuren, passiert dir nichts. §row Einschließen kannst du nur eine einzelne Figur, nie zwei in einer Reihe. { $compulsory ->
        [enforced] §must Wer schlagen kann, muss schlagen.
        [huff] §must Schlägst du nicht, obwohl du könntest, darf dein Gegenüber einen Soldaten wegnehmen, der hätte schlagen können.
       *[off] §must Schlagen musst du nicht.
    }
lemery-tips =
    §tips+advice-begin+row Zieh Soldaten anfangs zu zweit nebeneinander: Einer allein neben dem gegnerischen Anführer wird bald geschlagen.
    §tips+advice-attack+bring Um zu schlagen, bring zuerst eine Figur neben eine gegnerische, dann die zweite von weit her.
    { $compulsory ->
        [off] §tips+advice-attack+bait Bedrohe zwei Figuren zugleich oder biete einen Soldaten als Köder an, wenn du dafür mehr schlagen kannst.
       *[other] §tips+advice-attack+bait Biete einen Soldaten als Köder an: Dein Gegenüber kann ihn kaum ablehnen, und du schlägst dafür mehr.
    }
    §tips+advice-defend+look Achte auf freie Wege: Zieh eine bedrohte Figur weg oder besetz das Feld, das dein Gegenüber braucht.
    §tips+advice-defend+edge { $edge ->
        [on] Bleib weg vom Rand: Dort genügt eine gegnerische Figur, um dich zu schlagen.
       *[off] Nutze den Rand als Schutz: Eine Figur dort kann nur entlang des Rands geschlagen werden.
    }
    §tips+advice-avoid+surround { $surround ->
        [edge] Lass nie zu, dass Figuren oder der Rand drei Seiten deines Anführers schließen: Eine gegnerische Figur auf der vierten gewinnt.
       *[four] Lass nie drei Seiten deines Anführers besetzt, auch nicht von eigenen Figuren: Eine gegnerische Figur auf der vierten gewinnt.
    }
    { $first ->
        [0] §tips+advice-endgame Behalte deine Soldaten, wenn du vorn liegst: 3 oder 4 Figuren gegen 2 enden meist remis.
       *[other] §tips+advice-endgame+count Liegst du vorn, tausche Soldat gegen Soldat, bis dein Gegenüber { $first } verloren hat.
    }
lemery-source =
    §source Dies sind die Regeln eines Spiels von Lemery Games. Anregungen kamen laut Regelheft von Wladyslaw Kowalski (2006) und Ulrich Schädler. Illustrationen: Tímea Kőszegi und Lívia Varga. Redaktion: Dario Jara und Jeremy Rozenhart. Mehr auf LemeryGames.com.
    §source+story Die Geschichte von Griechen und Etruskern hat der Verlag erfunden.
    §source+modern Das Spiel ist eine moderne Rekonstruktion. Wie in der Antike wirklich gespielt wurde, ist nicht bekannt.
    §source+pictures Diese Seiten beruhen auf dem Text des Regelhefts ohne dessen Bilder.
lemery-rulings =
    §reading Die 8 Reihen des Bretts, das Schlagen in Ecken und die Weite des Sprungs sind unsere Lesart.
    §reading+quiet Auch die Remisregeln stammen von uns, denn jede Partie muss einmal enden.

## Petteia

rule-lemery-petteia-glance =
    §gist+army Zwei Heere treffen auf einem Brett von { $files } mal { $ranks } Feldern aufeinander. Jedes hat { $men } Soldaten und einen Anführer.
    §slide Alle Figuren ziehen in gerader Linie, nie schräg, so weit der Weg frei ist. §jump Nur der Anführer kann auch über Figuren springen.
    §line Schließt du mit einem Zug eine gegnerische Figur zwischen zwei von deinen ein, schlägst du sie. { lemery-glance-safe }
    §win Du gewinnst, wenn der gegnerische Anführer geschlagen wird, auf allen Seiten umzingelt ist oder keine Soldaten mehr hat. §stuck Wer nicht ziehen kann, verliert.
    §first { side-first } zieht zuerst. Deine Seite ist unten.
    { book-facts }
rule-lemery-petteia-setup =
    §board Das Brett hat { $files } Linien, a bis l, und { $ranks } Reihen.
    §array+army Deine { $men } Soldaten füllen die beiden Reihen direkt vor dir.
    §leader-start Dein Anführer beginnt vor ihnen, auf dem dritten Feld von rechts.
    §names+leader-start An der Spitze von { side-first } steht der Strategos, der griechische Feldherr. Er beginnt auf j3.
    §names+leader-start An der Spitze von { side-second } steht der Lars, der etruskische Anführer. Er beginnt auf c6.
    §first { side-first } zieht zuerst. { lemery-sides }
rule-lemery-petteia-move = { lemery-move }
rule-lemery-petteia-capture =
    { lemery-capture }
    { lemery-edge }
    { lemery-duty }
rule-lemery-petteia-special = { lemery-leader }
rule-lemery-petteia-end = { lemery-end }
rule-lemery-petteia-options =
    { lemery-options-how }
    { lemery-options-rest }
    §count first=13: Du verlierst, wenn du 13 Soldaten verloren hast. Die Partie wird dadurch kürzer.
    { lemery-options-surround }
rule-lemery-petteia-tips =
    { lemery-tips }
    §tips+advice-kinds+leader Dein Anführer springt dorthin, wohin Soldaten nicht kommen, hat aber weit vorn bald gegnerische Figuren auf beiden Seiten.
rule-lemery-petteia-source =
    { lemery-source }
    { lemery-rulings }

## Compact

rule-lemery-compact-glance =
    §gist Eine kurze Schlacht und das beste Spiel für den Einstieg. §army Jede Seite hat { $men } Soldaten und einen Anführer.
    §slide Alle Figuren ziehen in gerader Linie, nie schräg, so weit der Weg frei ist. §jump Nur der Anführer kann auch über Figuren springen.
    §line Schließt du mit einem Zug eine gegnerische Figur zwischen zwei von deinen ein, schlägst du sie. { lemery-glance-safe }
    §win Du gewinnst, wenn der gegnerische Anführer geschlagen wird, auf allen Seiten umzingelt ist oder keine Soldaten mehr hat. §stuck Wer nicht ziehen kann, verliert.
    §first { side-first } zieht zuerst. Deine Seite ist unten.
    { book-facts }
rule-lemery-compact-setup =
    §board Das Brett hat { $files } Linien, a bis h, und { $ranks } Reihen.
    §array+army Deine { $men } Soldaten füllen die beiden Reihen direkt vor dir.
    §leader-start Dein Anführer beginnt vor ihnen, auf dem dritten Feld von rechts.
    §names+leader-start An der Spitze von { side-first } steht der Strategos, der griechische Feldherr. Er beginnt auf f3.
    §names+leader-start An der Spitze von { side-second } steht der Lars, der etruskische Anführer. Er beginnt auf c6.
    §first { side-first } zieht zuerst. { lemery-sides }
rule-lemery-compact-move = { lemery-move }
rule-lemery-compact-capture =
    { lemery-capture }
    { lemery-edge }
    { lemery-duty }
rule-lemery-compact-special = { lemery-leader }
rule-lemery-compact-end = { lemery-end }
rule-lemery-compact-options =
    { lemery-options-how }
    { lemery-options-rest }
    §count first=5: Du verlierst, wenn du 5 Soldaten verloren hast. Die Partie wird dadurch kürzer.
    { lemery-options-surround }
rule-lemery-compact-tips =
    { lemery-tips }
    §tips+advice-kinds+leader Das Brett ist eng: Zieht eine gegnerische Figur neben deinen Anführer, schlag sie oder zieh den Anführer weg.
rule-lemery-compact-source =
    { lemery-source }
    §source+variant Das Regelheft nennt dieses Spiel die kompakte Variante.
    { lemery-rulings }

## Ultra Compact

rule-lemery-ultra-glance =
    §gist+army Die kleinsten Heere: je { $men } Soldaten und ein Anführer, mit viel freiem Platz dazwischen.
    §slide Alle Figuren ziehen in gerader Linie, nie schräg, so weit der Weg frei ist. §jump Nur der Anführer kann auch über Figuren springen.
    §line Schließt du mit einem Zug eine gegnerische Figur zwischen zwei von deinen ein, schlägst du sie. { lemery-glance-safe }
    §win Du gewinnst, wenn der gegnerische Anführer geschlagen wird, auf allen Seiten umzingelt ist oder keine Soldaten mehr hat. §stuck Wer nicht ziehen kann, verliert.
    §first { side-first } zieht zuerst. Deine Seite ist unten.
    { book-facts }
rule-lemery-ultra-setup =
    §board Das Brett hat { $files } Linien, a bis h, und { $ranks } Reihen.
    §array+army Deine { $men } Soldaten füllen die Reihe direkt vor dir.
    §leader-start Dein Anführer beginnt vor ihnen, auf dem dritten Feld von rechts.
    §names+leader-start An der Spitze von { side-first } steht der Strategos, der griechische Feldherr. Er beginnt auf f2.
    §names+leader-start An der Spitze von { side-second } steht der Lars, der etruskische Anführer. Er beginnt auf c7.
    §first { side-first } zieht zuerst. { lemery-sides }
rule-lemery-ultra-move = { lemery-move }
rule-lemery-ultra-capture =
    { lemery-capture }
    { lemery-edge }
    { lemery-duty }
rule-lemery-ultra-special = { lemery-leader }
rule-lemery-ultra-end = { lemery-end }
rule-lemery-ultra-options =
    { lemery-options-how }
    { lemery-options-rest }
    §count first=5: Du verlierst, wenn du 5 Soldaten verloren hast. Die Partie wird dadurch kürzer.
    { lemery-options-surround }
rule-lemery-ultra-tips =
    { lemery-tips }
    §tips+advice-kinds+leader Bei nur { $men } Soldaten sollte auch dein Anführer schlagen, aber überleg vorher, wie dein Gegenüber antworten kann.
rule-lemery-ultra-source =
    { lemery-source }
    §source+variant Das Regelheft nennt dieses Spiel die ultrakompakte Variante.
    { lemery-rulings }

## General’s Crossing

rule-lemery-crossing-glance =
    §gist+crossing Ein Wettlauf mitten durch die Schlacht: Du gewinnst, wenn dein Anführer zuerst die gegnerische Grundreihe erreicht.
    §army Jede Seite hat { $men } Soldaten und einen Anführer.
    §slide Alle Figuren ziehen in gerader Linie, nie schräg, so weit der Weg frei ist. §jump Nur der Anführer kann auch über Figuren springen.
    §line+leader-taken Schließt du mit einem Zug einen gegnerischen Soldaten zwischen zwei deiner Figuren ein, schlägst du ihn. Anführer werden nie geschlagen. { lemery-glance-safe }
    §stuck Wer nicht ziehen kann, verliert.
    §first { side-first } zieht zuerst. Deine Seite ist unten.
    { book-facts }
rule-lemery-crossing-setup =
    §board Das Brett hat { $files } Linien und { $ranks } Reihen. §army Jede Seite hat { $men } Soldaten und einen Anführer.
    { $board ->
        [ultra] §array Deine Soldaten füllen die Reihe direkt vor dir.
       *[other] §array Deine Soldaten füllen die beiden Reihen direkt vor dir.
    }
    §leader-start Dein Anführer beginnt vor ihnen, auf dem dritten Feld von rechts.
    §names An der Spitze von { side-first } steht der Strategos, der griechische Feldherr. An der Spitze von { side-second } steht der Lars, der etruskische Anführer.
    §first { side-first } zieht zuerst. { lemery-sides }
rule-lemery-crossing-move = { lemery-move }
rule-lemery-crossing-capture =
    §line Um einen gegnerischen Soldaten zu schlagen, schließ ihn in gerader Linie zwischen zwei deiner Figuren ein. Er kommt vom Brett.
    §mover Eine der beiden muss eben gezogen haben. §leader-partner Eine davon kann dein Anführer sein.
    §row Einschließen kannst du nur einen einzelnen Soldaten. Mehrere dazwischen sind sicher.
    §several Ein Zug kann in mehrere Richtungen zugleich schlagen.
    §between Zwischen zwei gegnerische Figuren darfst du gefahrlos ziehen.
    { $edge ->
        [on] §corner+edge Am Rand und in Ecken genügt eine Figur. Zieh sie so heran, dass der Soldat zwischen ihr und dem Rand steht.
       *[off] §corner Einen Soldaten in einer Ecke schlägst du, wenn du beide Felder daneben besetzt.
        §edge Der Rand des Bretts hilft nicht beim Schlagen.
    }
    { lemery-duty }
rule-lemery-crossing-special =
    §leader Dein Anführer zieht und schlägt wie ein Soldat und versperrt den Weg wie einer.
    { lemery-jump }
    §leader-taken Ein Anführer kann nicht geschlagen werden, auch nicht in einer Ecke. Wird er eingeschlossen, bleibt er einfach auf dem Brett.
rule-lemery-crossing-end =
    §crossing Du gewinnst, sobald dein Anführer ein beliebiges Feld der gegnerischen Grundreihe erreicht. Er kann dorthin ziehen oder springen.
    §crossing+far-row Das ist Reihe { $ranks } für den Strategos und Reihe 1 für den Lars.
    §crossing-men Ein Soldat, der dort ankommt, gewinnt nichts. Auch ein Anführer auf der eigenen Grundreihe gewinnt nichts.
    §alone+surround Du verlierst nicht, wenn dein Anführer umzingelt ist oder du keine Soldaten mehr hast.
    §stuck Du gewinnst auch, wenn dein Gegenüber nicht ziehen kann.
    { $compulsory ->
        [enforced] §crossing-duty Wer schlagen kann, muss schlagen, sogar wenn der eigene Anführer das Ziel erreichen könnte. Einen Anführer einzuschließen zählt nicht als Schlagen.
       *[other] §crossing-last Erreicht dein Anführer das Ziel mit dem letzten der unten genannten 100 Züge, gewinnst du trotzdem.
    }
    { lemery-draws }
rule-lemery-crossing-options =
    { lemery-options-how }
    §small board=compact: Ihr spielt auf dem kleinen Brett, 8 mal 8, mit je 16 Soldaten. board=ultra: Ihr spielt auf demselben Brett mit je 8 Soldaten.
    { lemery-options-rest }
    §leader-taken Auch am Rand ist ein Anführer sicher.
rule-lemery-crossing-tips =
    §tips+advice-begin+advice-kinds+leader Bring deinen Anführer früh nach vorn, bis an die gegnerischen Soldaten: Anführer kann in diesem Spiel niemand schlagen.
    §tips+advice-attack+open Drohe mit dem Durchbruch: Während dein Gegenüber die Linie schließt, kannst du anderswo einen Soldaten schlagen.
    §tips+advice-defend+jump Ein Anführer springt über eine ganze lückenlose Reihe, aber in einer Lücke zwischen deinen Soldaten muss er anhalten.
    §tips+advice-defend+landing { $edge ->
        [on] Auf deiner Grundreihe kann eine einzige gegnerische Figur von vorn einen Soldaten schlagen: Bewache die Felder vor dieser Reihe.
       *[off] Besetz die Felder hinter deinen Soldaten bis zum Rand, dann kann ein Anführer nirgends landen.
    }{ $compulsory ->
        [enforced] { " " }§tips+advice-defend+crossing-duty Ist der gegnerische Anführer kurz vor dem Ziel, biete etwas zum Schlagen an: Das muss dein Gegenüber zuerst tun.
       *[other] { "" }
    }
    §tips+advice-avoid+crossing Lass deine Grundreihe hinter einem Soldaten nie leer: Der gegnerische Anführer springt über den Soldaten und gewinnt.
    §tips+advice-endgame+race Bei wenigen Soldaten laufen die Anführer um die Wette: Zähl vor jedem Tausch die Züge, die beide noch brauchen.
rule-lemery-crossing-source =
    { lemery-source }
    §source+variant General’s Crossing geht auf Moshe Callens Regeln von 2013 zurück.
    §reading Zwei Dinge sind unsere Lesart: Du kannst auch mit den kleinsten Heeren spielen, und wer nicht ziehen kann, verliert.
    §reading+quiet Auch die Remisregeln stammen von uns.

## Captions

show-lemery-petteia-start = Die Ausgangsstellung.
show-lemery-petteia-line = { $move } schlägt { $taken }: Die Figur steht zwischen zwei von deinen.
show-lemery-petteia-safe = { $move } führt zwischen zwei gegnerische Figuren und ist ungefährlich.
show-lemery-petteia-several = { $move } schlägt { $taken } auf einmal.
show-lemery-petteia-row = { $move } schlägt nichts: Zwei in einer Reihe sind sicher.
show-lemery-petteia-corner = { $move } schlägt { $taken } in der Ecke.
show-lemery-petteia-slide = Der Soldat kann auf jedes markierte Feld ziehen.
show-lemery-petteia-ways = Der Anführer zieht oder überspringt eine lückenlose Reihe.
show-lemery-petteia-near = Der Anführer springt nur über eine Reihe direkt neben ihm.
show-lemery-petteia-landing = { $move } springt und schlägt bei der Landung { $taken }.
show-lemery-petteia-leader = { $move } schlägt den Anführer auf { $taken } und gewinnt.
show-lemery-petteia-surrounded = { $move } umzingelt den Anführer auf allen vier Seiten.
show-lemery-petteia-alone = { $move } schlägt den letzten Soldaten und gewinnt.
show-lemery-petteia-edge = { $move } schlägt { $taken } mithilfe des Rands.
show-lemery-petteia-rim = { $move } umzingelt den Anführer am Rand.
show-lemery-petteia-must = { $move } ist nicht erlaubt: Du kannst schlagen, also musst du es auch.
show-lemery-petteia-huff = Der Soldat auf f1 hätte mit { $move } schlagen können.
show-lemery-petteia-count = { $move } schlägt den letzten zum Sieg nötigen Soldaten.

show-lemery-compact-start = Die Ausgangsstellung.
show-lemery-compact-line = { $move } schlägt { $taken }: Die Figur steht zwischen zwei von deinen.
show-lemery-compact-safe = { $move } führt zwischen zwei gegnerische Figuren und ist ungefährlich.
show-lemery-compact-several = { $move } schlägt { $taken }. Die zwei Figuren in einer Reihe bleiben.
show-lemery-compact-corner = { $move } schlägt { $taken } in der Ecke.
show-lemery-compact-slide = Der Soldat kann auf jedes markierte Feld ziehen.
show-lemery-compact-ways = Der Anführer zieht oder überspringt eine lückenlose Reihe.
show-lemery-compact-near = Der Anführer springt nur über eine Reihe direkt neben ihm.
show-lemery-compact-landing = { $move } springt und schlägt bei der Landung { $taken }.
show-lemery-compact-leader = { $move } schlägt den Anführer auf { $taken } und gewinnt.
show-lemery-compact-surrounded = { $move } umzingelt den Anführer auf allen vier Seiten.
show-lemery-compact-alone = { $move } schlägt den letzten Soldaten und gewinnt.
show-lemery-compact-edge = { $move } schlägt { $taken } mithilfe des Rands.
show-lemery-compact-rim = { $move } umzingelt den Anführer am Rand.
show-lemery-compact-must = { $move } ist nicht erlaubt: Du kannst schlagen, also musst du es auch.
show-lemery-compact-huff = Der Soldat auf f1 hätte mit { $move } schlagen können.
show-lemery-compact-count = { $move } schlägt den letzten zum Sieg nötigen Soldaten.

show-lemery-ultra-start = Die Ausgangsstellung.

show-lemery-crossing-start = Die Ausgangsstellung.
show-lemery-crossing-jump = { $move } springt auf die gegnerische Grundreihe und gewinnt.
show-lemery-crossing-run = { $move } erreicht die gegnerische Grundreihe und gewinnt.
show-lemery-crossing-safe = { $move } schlägt nichts: Ein Anführer ist sicher.
