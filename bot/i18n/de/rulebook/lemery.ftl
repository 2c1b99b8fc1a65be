# The battles of Lemery Games: Petteia, its small boards, and the General’s Crossing.

lemery-move =
    §turn+pass In jedem Zug ziehst du eine Figur, und passen geht nicht.
    §slide Sie zieht gerade vor, zurück oder zur Seite, über so viele leere Felder, wie du willst. §diagonal Nie schräg.
    §block Ein Soldat kann nicht über eine Figur springen und nicht auf einer landen.
    §illegal Ein unerlaubter Zug wird abgelehnt, mit dem Grund. Er kostet dich nichts.
lemery-capture =
    §line Schließ eine gegnerische Figur in gerader Linie zwischen zwei von deinen ein. Sie verlässt das Brett.
    §mover Eine von deinen beiden muss die sein, die gerade gezogen hat.
    §row Nur eine einzelne Figur wird geschlagen. Zwei oder drei in einer Reihe sind sicher.
    §several Ein Zug schlägt alles, was er einschließt, auch in mehrere Richtungen.
    §corner In einer Ecke brauchst du beide Felder neben der Figur.
    §between Du darfst ohne Schaden zwischen zwei gegnerische ziehen. Du bleibst sicher, bis eine von ihnen geht und wiederkommt.
lemery-sides = §sides Die Seiten werden ausgelost, wenn bei der Herausforderung keine gewünscht wird. Eine Revanche tauscht sie.
lemery-edge = { $edge ->
        [on] §edge Am Rand genügt eine Figur. Sie muss so ankommen, dass die gegnerische zwischen ihr und dem Rand ist.
       *[off] §edge Der Rand des Bretts schlägt nicht.
    }
lemery-duty = { $compulsory ->
        [enforced] §must Solange du schlagen kannst, musst du es. Womit, ist egal.
        [huff] §huff+huff-when Übersiehst du ein Schlagen, darf dein Gegenüber vor dem eigenen Zug pusten: die Figur wegnehmen, die hätte schlagen können. §huff-who Nur ein Soldat, der hätte schlagen können, wird gepustet. §huff-wrong Jedes Schlagen genügt, und ein falscher Versuch kostet nichts.
       *[off] §must Schlagen ist freiwillig.
    }
lemery-jump =
    §jump Er kann auch springen, geradeaus, über eine Figur oder eine Reihe ohne Lücken. Es dürfen eigene oder gegnerische sein.
    §landing Er landet auf dem ersten Feld dahinter, das leer sein muss.
    { $jump ->
        [adjacent] §run-up Die Reihe muss direkt neben ihm beginnen.
       *[slide] §run-up Vorher darf er über leere Felder bis zu ihnen ziehen.
    }
    §jump-once Er springt einmal pro Zug, und nie über den anderen Anführer.
    §jumped Übersprungene Figuren bleiben auf dem Brett. §landing-takes Die Landung kann schlagen wie jeder Zug, sogar eine gerade übersprungene Figur.
lemery-leader =
    §leader Dein Anführer zieht und schlägt wie ein Soldat.
    { lemery-jump }
    §leader-taken Er kann wie ein Soldat geschlagen werden. Schütze ihn: Ohne ihn hast du verloren.
lemery-end =
    §leader-taken Du gewinnst, wenn du den gegnerischen Anführer schlägst.
    §surround Du gewinnst, wenn er umzingelt ist: Auf allen vier Feldern neben ihm stehen Figuren, gleich wessen. { $surround ->
        [edge] §surround-edge Der Rand gilt als versperrt: Dort genügen drei Figuren, in einer Ecke zwei.
       *[four] §surround-edge Am Rand kann er nicht umzingelt werden.
    }
    §alone Du gewinnst, wenn er keinen Soldaten mehr hat.{ $first ->
        [0] { "" }
       *[other] { " " }§count Du gewinnst auch mit { $first } geschlagenen Figuren.
    }
    §stuck Du gewinnst, wenn dein Gegenüber nicht ziehen kann.
    §surround-own Vorsicht: Wer den eigenen Anführer einschließt, verliert, auch wenn er herausspringen könnte.
    §both Beendet ein Zug das Spiel für beide Seiten, gewinnt, wer ihn gemacht hat.
    { lemery-draws }
lemery-draws =
    §agree+repetition Remis ist es, wenn ihr euch einigt, und wenn die gleiche Stellung zum dritten Mal entsteht.
    §quiet Remis ist es nach hundert Zügen ohne Schlagen, fünfzig von jeder Seite. Schlagen beginnt diese Zählungen neu.
lemery-options-rest =
    §run-up jump=adjacent: Ein Anführer springt nur über eine Reihe, die direkt neben ihm beginnt.
    §must compulsory=enforced: Wer schlagen kann, muss es.
    §huff compulsory=huff: Wer nicht schlägt, kann die Figur verlieren, die es gekonnt hätte.
    §edge edge=on: Am Rand genügt eine Figur zum Schlagen. Sie muss gegenüber dem Rand ankommen.
lemery-options-how = §options Wähle Optionen beim Herausfordern, z. B. options=edge=on. Zwischen mehrere kommen Kommas.
lemery-options-surround = §surround-edge surround=edge: Um einen Anführer gilt der Rand als versperrt.
lemery-glance-safe = §between Selbst zwischen zwei gegnerische zu ziehen ist ungefährlich. §row Auch zwei in einer Reihe sind sicher. { $compulsory ->
        [enforced] §must Wer schlagen kann, muss.
        [huff] §must Schlägst du nicht, obwohl du könntest, darf dein Gegenüber die Figur wegnehmen, die es gekonnt hätte.
       *[off] §must Schlagen musst du nicht.
    }
lemery-tips =
    §tips+row Halte deine Figuren paarweise. Eine einzelne ist schnell eingeschlossen.
    §tips+bring Stell zuerst eine Figur neben die gegnerische. Die zweite kommt von weit her und schlägt.
    §tips+look Sieh vor dem Zug die offenen Wege entlang: Von dort ist jede gegnerische Figur in einem Zug bei dir.
    §tips+bait Biete einen Stein als Köder an, wenn deine Antwort mehr schlägt.
    §tips+edge { $edge ->
        [on] Bleib weg vom Rand, wo eine gegnerische Figur genügt, um dich zu schlagen.
       *[off] Am Rand wirst du nur entlang des Rands geschlagen. Er ist eine natürliche Schranke, die Gegner fernhält.
    }
lemery-source =
    §source Die Regeln sind die eines Spiels von Lemery Games. Angeregt haben es Wladyslaw Kowalski (2006) und Ulrich Schädler. Bilder: Tímea Kőszegi und Lívia Varga. Redaktion: Dario Jara und Jeremy Rozenhart. Mehr auf LemeryGames.com.
    §source+story Die Geschichte von Griechen und Etruskern darin hat der Verlag erfunden.
    §source+modern Es ist eine heutige Rekonstruktion. Niemand weiß, wie das alte Spiel wirklich gespielt wurde.
    §source+pictures Die Bilder des Regelhefts hatten wir nicht.
lemery-rulings =
    §reading Die acht Reihen, die Form der Ecke und die Weite des Sprungs sind unsere Lesart.
    §reading+quiet Auch die Remis sind von uns, denn jedes Spiel muss enden.

## Petteia

rule-lemery-petteia-glance =
    §gist+army Zwei Heere, jedes mit { $men } Soldaten und einem Anführer, auf { $files } mal { $ranks } Feldern.
    §slide Jede Figur zieht gerade, nie schräg, so weit der Weg frei ist. §jump Nur der Anführer kann auch über Figuren springen.
    §line Zieh so, dass eine gegnerische Figur zwischen zwei von deinen ist, und du schlägst sie. { lemery-glance-safe }
    §win Du gewinnst, wenn der gegnerische Anführer geschlagen wird, auf allen vier Seiten umzingelt oder allein ist. §stuck Wer nicht ziehen kann, verliert.
    §first { side-first } zieht zuerst. Deine Seite ist unten.
    { book-facts }
rule-lemery-petteia-setup =
    §board Das Brett hat { $files } Linien, a bis l, und { $ranks } Reihen.
    §array+army Deine { $men } Soldaten füllen die zwei Reihen, die dir am nächsten sind.
    §leader-start Dein Anführer steht vor ihnen, auf dem dritten Feld von rechts.
    §names+leader-start { side-first } führt der Strategos, der griechische Feldherr. Er beginnt auf j3.
    §names+leader-start { side-second } führt der Lars, der etruskische Anführer. Er beginnt auf c6.
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
    §count first=13: Wer dreizehn Soldaten verloren hat, verliert. Das Spiel wird kürzer.
    { lemery-options-surround }
rule-lemery-petteia-tips =
    { lemery-tips }
    §tips+leader Dein Anführer kommt hin, wo andere nicht hinkommen. Weit vorn hat er aber bald auf beiden Seiten Gegner.
rule-lemery-petteia-source =
    { lemery-source }
    { lemery-rulings }

## Compact

rule-lemery-compact-glance =
    §gist Eine kurze Schlacht, und das beste Spiel für den Anfang. §army Jede Seite hat { $men } Soldaten und einen Anführer.
    §slide Jede Figur zieht gerade, nie schräg, so weit der Weg frei ist. §jump Nur der Anführer kann auch über Figuren springen.
    §line Zieh so, dass eine gegnerische Figur zwischen zwei von deinen ist, und du schlägst sie. { lemery-glance-safe }
    §win Du gewinnst, wenn der gegnerische Anführer geschlagen wird, auf allen vier Seiten umzingelt oder allein ist. §stuck Wer nicht ziehen kann, verliert.
    §first { side-first } zieht zuerst. Deine Seite ist unten.
    { book-facts }
rule-lemery-compact-setup =
    §board Das Brett hat { $files } Linien, a bis h, und { $ranks } Reihen.
    §array+army Deine { $men } Soldaten füllen die zwei Reihen, die dir am nächsten sind.
    §leader-start Dein Anführer steht vor ihnen, auf dem dritten Feld von rechts.
    §names+leader-start { side-first } führt der Strategos, der griechische Feldherr. Er beginnt auf f3.
    §names+leader-start { side-second } führt der Lars, der etruskische Anführer. Er beginnt auf c6.
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
    §count first=5: Wer zuerst fünf gegnerische Figuren schlägt, gewinnt.
    { lemery-options-surround }
rule-lemery-compact-tips =
    { lemery-tips }
    §tips+leader Das Brett ist eng, also pass vom ersten Zug an auf deinen Anführer auf.
rule-lemery-compact-source =
    { lemery-source }
    §source+variant Das Regelheft nennt dies seine kompakte Variante.
    { lemery-rulings }

## Ultra Compact

rule-lemery-ultra-glance =
    §gist+army Die kleinsten Heere: je { $men } Soldaten und ein Anführer, mit viel offenem Gelände dazwischen.
    §slide Jede Figur zieht gerade, nie schräg, so weit der Weg frei ist. §jump Nur der Anführer kann auch über Figuren springen.
    §line Zieh so, dass eine gegnerische Figur zwischen zwei von deinen ist, und du schlägst sie. { lemery-glance-safe }
    §win Du gewinnst, wenn der gegnerische Anführer geschlagen wird, auf allen vier Seiten umzingelt oder allein ist. §stuck Wer nicht ziehen kann, verliert.
    §first { side-first } zieht zuerst. Deine Seite ist unten.
    { book-facts }
rule-lemery-ultra-setup =
    §board Das Brett hat { $files } Linien, a bis h, und { $ranks } Reihen.
    §array+army Deine { $men } Soldaten füllen die Reihe, die dir am nächsten ist.
    §leader-start Dein Anführer steht vor ihnen, auf dem dritten Feld von rechts.
    §names+leader-start { side-first } führt der Strategos, der griechische Feldherr. Er beginnt auf f2.
    §names+leader-start { side-second } führt der Lars, der etruskische Anführer. Er beginnt auf c7.
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
    §count first=5: Wer zuerst fünf gegnerische Figuren schlägt, gewinnt.
    { lemery-options-surround }
rule-lemery-ultra-tips =
    { lemery-tips }
    §tips+count Mit so wenigen Steinen zählt jeder Verlust. Rechne nach, was dein Gegenüber antworten kann, bevor du zuschlägst.
rule-lemery-ultra-source =
    { lemery-source }
    §source+variant Das Regelheft nennt dies seine ultrakompakte Variante.
    { lemery-rulings }

## General’s Crossing

rule-lemery-crossing-glance =
    §gist+crossing Ein Wettlauf durch die Schlacht: Der erste Anführer auf der gegnerischen Grundreihe gewinnt.
    §army Jede Seite hat { $men } Soldaten und einen Anführer.
    §slide Jede Figur zieht gerade, nie schräg, so weit der Weg frei ist. §jump Nur der Anführer kann auch über Figuren springen.
    §line+leader-taken Soldaten werden zwischen zwei gegnerischen Figuren geschlagen, Anführer nie. { lemery-glance-safe }
    §stuck Wer nicht ziehen kann, verliert.
    §first { side-first } zieht zuerst. Deine Seite ist unten.
    { book-facts }
rule-lemery-crossing-setup =
    §board Das Brett hat { $files } Linien und { $ranks } Reihen. §army Jede Seite hat { $men } Soldaten.
    { $board ->
        [ultra] §array Sie füllen die Reihe, die dir am nächsten ist.
       *[other] §array Sie füllen die zwei Reihen, die dir am nächsten sind.
    }
    §leader-start Dein Anführer steht vor ihnen, auf dem dritten Feld von rechts.
    §names { side-first } führt der Strategos, der griechische Feldherr. { side-second } führt der Lars, der etruskische Anführer.
    §first { side-first } zieht zuerst. { lemery-sides }
rule-lemery-crossing-move = { lemery-move }
rule-lemery-crossing-capture =
    §line Schließ einen Soldaten in gerader Linie zwischen zwei deiner Figuren ein. Er verlässt das Brett.
    §mover Eine von deinen beiden muss die sein, die gerade gezogen hat. §leader-partner Dein Anführer kann eine von ihnen sein.
    §row Nur ein einzelner Soldat wird geschlagen. Zwei oder drei in einer Reihe sind sicher.
    §several Ein Zug kann in mehrere Richtungen zugleich schlagen.
    §corner In einer Ecke brauchst du beide Felder neben dem Soldaten.
    §between Du darfst ohne Schaden zwischen zwei gegnerische ziehen.
    { $edge ->
        [on] §edge Am Rand genügt eine Figur. Sie muss so ankommen, dass der Soldat zwischen ihr und dem Rand ist.
       *[off] §edge Der Rand des Bretts schlägt nicht.
    }
    { lemery-duty }
rule-lemery-crossing-special =
    §leader Dein Anführer zieht und schlägt wie ein Soldat und steht auch so im Weg.
    { lemery-jump }
    §leader-taken Man kann ihn nicht schlagen, nicht einmal in einer Ecke. Eingeschlossen bleibt er einfach stehen.
rule-lemery-crossing-end =
    §crossing Du gewinnst sofort, wenn dein Anführer ein Feld der gegnerischen Grundreihe erreicht. Er kann dorthin ziehen oder springen.
    §crossing+far-row Für den Strategos ist das Reihe { $ranks }, für den Lars Reihe 1.
    §crossing-men Soldaten gewinnen dort nichts, und ein Anführer gewinnt nichts auf der eigenen Grundreihe.
    §alone+surround Umzingelt zu sein oder alle Soldaten zu verlieren verliert das Spiel nicht.
    §stuck Du gewinnst auch, wenn dein Gegenüber nicht ziehen kann.
    { $compulsory ->
        [enforced] §crossing-duty Wer schlagen kann, muss das vor dem Einlaufen tun. Einen Anführer einzuschließen zählt nicht.
       *[other] §crossing-last Einlaufen mit dem letzten der hundert Züge unten gewinnt.
    }
    { lemery-draws }
rule-lemery-crossing-options =
    { lemery-options-how }
    §small board=compact: das kleine Brett mit sechzehn Soldaten. board=ultra: das gleiche mit acht.
    { lemery-options-rest }
    §leader-taken Auch am Rand ist ein Anführer sicher.
rule-lemery-crossing-tips =
    §tips+crossing Schließ jede Linie: Eine Lücke bis zu deiner Grundreihe kann das Spiel kosten.
    §tips+jump Ein Anführer springt über eine ganze Reihe ohne Lücken. Lass also eine Lücke, hinter der er nicht landen kann.
    §tips+landing Besetze das Feld hinter deinen Steinen, und er kann nirgends landen.
    §tips+open Lass erst deine Soldaten den Weg öffnen, dann lauf.
    §tips+race Rechne beide Wettläufe nach: deinen und den anderen.
rule-lemery-crossing-source =
    { lemery-source }
    §source+variant Diese Variante geht auf Callens Regeln von 2013 zurück.
    §reading Zwei Dinge sind unsere Lesart: Auch das kleinste Brett geht, und wer nicht ziehen kann, verliert.
    §reading+quiet Die Remis sind auch von uns.

## Captions

show-lemery-petteia-start = Der Anfang.
show-lemery-petteia-line = { $move } schlägt { $taken }: Die Figur ist zwischen zwei von deinen.
show-lemery-petteia-safe = { $move } geht zwischen zwei gegnerische und ist sicher.
show-lemery-petteia-several = { $move } schlägt { $taken } zugleich.
show-lemery-petteia-row = { $move } schlägt nichts: Zwei in einer Reihe sind sicher.
show-lemery-petteia-corner = { $move } schlägt { $taken } in der Ecke.
show-lemery-petteia-slide = Ein Soldat kann auf die markierten Felder.
show-lemery-petteia-ways = Wohin der Anführer kann. Er zieht, oder springt über eine Reihe ohne Lücken.
show-lemery-petteia-near = Wohin der Anführer kann. Er springt nur über Figuren neben sich.
show-lemery-petteia-landing = { $move } springt, und die Landung schlägt { $taken }.
show-lemery-petteia-leader = { $move } schlägt den Anführer auf { $taken } und gewinnt.
show-lemery-petteia-surrounded = { $move } schließt die letzte Seite. Der Anführer ist umzingelt.
show-lemery-petteia-alone = { $move } schlägt den letzten Soldaten und gewinnt.
show-lemery-petteia-edge = { $move } schlägt { $taken } gegen den Rand.
show-lemery-petteia-rim = { $move } schließt den Anführer am Rand ein.
show-lemery-petteia-must = { $move } ist nicht erlaubt: Es ist Schlagzwang.
show-lemery-petteia-huff = Der Soldat auf f1 hätte schlagen können: { $move }.
show-lemery-petteia-count = { $move } schlägt die letzte der vereinbarten Zahl und gewinnt.

show-lemery-compact-start = Der Anfang.
show-lemery-compact-line = { $move } schlägt { $taken }: Die Figur ist zwischen zwei von deinen.
show-lemery-compact-safe = { $move } geht zwischen zwei gegnerische und ist sicher.
show-lemery-compact-several = { $move } schlägt { $taken }. Die zwei in einer Reihe bleiben.
show-lemery-compact-corner = { $move } schlägt { $taken } in der Ecke.
show-lemery-compact-slide = Ein Soldat kann auf die markierten Felder.
show-lemery-compact-ways = Wohin der Anführer kann. Er zieht, oder springt über eine Reihe ohne Lücken.
show-lemery-compact-near = Wohin der Anführer kann. Er springt nur über Figuren neben sich.
show-lemery-compact-landing = { $move } springt, und die Landung schlägt { $taken }.
show-lemery-compact-leader = { $move } schlägt den Anführer auf { $taken } und gewinnt.
show-lemery-compact-surrounded = { $move } schließt die letzte Seite. Der Anführer ist umzingelt.
show-lemery-compact-alone = { $move } schlägt den letzten Soldaten und gewinnt.
show-lemery-compact-edge = { $move } schlägt { $taken } gegen den Rand.
show-lemery-compact-rim = { $move } schließt den Anführer am Rand ein.
show-lemery-compact-must = { $move } ist nicht erlaubt: Es ist Schlagzwang.
show-lemery-compact-huff = Der Soldat auf f1 hätte schlagen können: { $move }.
show-lemery-compact-count = { $move } schlägt die letzte der vereinbarten Zahl und gewinnt.

show-lemery-ultra-start = Der Anfang.

show-lemery-crossing-start = Der Anfang.
show-lemery-crossing-jump = { $move } springt auf die Grundreihe und gewinnt.
show-lemery-crossing-run = { $move } erreicht die Grundreihe und gewinnt.
show-lemery-crossing-safe = { $move } schlägt nichts: Ein Anführer ist sicher.
