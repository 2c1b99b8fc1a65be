# Each reason to refuse an action: its name, what it means and what to do.

refusal-more = Mehr dazu
refusal-shown = Das Bild zeigt ein Beispiel aus { $ruleset }. { $said }

refusal-name-notation = Das kann ich nicht lesen
refusal-text-notation = Ein Zug besteht aus dem Feld, auf dem deine Figur steht, und dem Feld, auf das sie zieht. Schreib beide mit einem Bindestrich dazwischen. Es müssen Felder dieses Bretts sein.

refusal-name-ambiguous = Das kann Verschiedenes bedeuten
refusal-text-ambiguous = Was du geschrieben hast, passt zu mehreren erlaubten Zügen. Schreib alle Felder, auf denen die Figur landet, eines nach dem anderen. Oder wähle die Felder auf dem Brett.

refusal-name-over = Die Partie ist zu Ende
refusal-text-over = Ist eine Partie zu Ende, sind keine Züge mehr möglich. Eine Partie endet auch, wenn die Seite, die am Zug ist, nichts mehr tun kann. Du kannst diese Partie nachspielen oder eine Revanche anbieten.

refusal-name-no-piece = Dort steht keine Figur
refusal-text-no-piece = Ein Zug beginnt auf einem Feld mit einer deiner Figuren. Das Feld, das du zuerst genannt hast, ist leer. Vielleicht hat sich das Brett verändert, seit du es gesehen hast.

refusal-name-not-yours = Die Figur gehört nicht dir
refusal-text-not-yours = Du kannst nur deine eigenen Figuren ziehen. Wähle ein Feld, auf dem eine von ihnen steht. Auch das Brett in Worten sagt, wem welche Figur gehört.

refusal-name-same-square = Die Figur bleibt stehen
refusal-text-same-square = Ein Zug muss auf ein anderes Feld führen. Du kannst nicht passen, indem du eine Figur stehen lässt.

refusal-name-occupied = Das Feld ist besetzt
refusal-text-occupied = Auf ein Feld passt nur eine Figur. Um eine gegnerische zu schlagen, zieh neben sie, nicht auf sie. Wähle ein leeres Feld.

refusal-name-not-straight = Das ist keine gerade Linie
refusal-text-not-straight = Figuren ziehen auf einer Reihe oder einer Linie. Schräg oder um die Ecke können sie nicht ziehen.

refusal-name-blocked = Etwas ist im Weg
refusal-text-blocked = Eine Figur kann nur über leere Felder ziehen. Jede Figur dazwischen hält sie auf, deine eigenen genauso wie die gegnerischen. Zieh außen herum oder bleib davor stehen.

refusal-name-out-of-range = Das ist zu weit
refusal-text-out-of-range = Manche Figuren können nur eine bestimmte Zahl von Feldern weit ziehen. In einem Spiel mit Würfeln sagt der Wurf, wie weit. Wähle ein näheres Feld.

refusal-name-bound = Die Figur ist festgesetzt
refusal-text-bound = Ein Stein, den zwei gegnerische festgesetzt haben, kann nicht ziehen. Er ist wieder frei, sobald einer der beiden ihn nicht mehr hält. Zieh einen anderen Stein; vielleicht befreist du damit den festgesetzten.

refusal-name-not-attack = Das wäre kein Angriff
refusal-text-not-attack = Eine umgedrehte Figur darf nur auf ein Feld neben einer gegnerischen ziehen. Nur durch Schlagen wird sie zurückgedreht. Wähle ein Feld neben einer gegnerischen Figur oder zieh eine andere Figur.

refusal-name-capture-first = Du musst schlagen
refusal-text-capture-first = Bei Schlagzwang ist nichts anderes erlaubt, solange du schlagen kannst. Die Figuren mit markierten Ecken können schlagen. Such dir aus, was du schlägst.

refusal-name-leader-over-leader = Anführer überspringen keinen Anführer
refusal-text-leader-over-leader = Anführer können über Soldaten beider Seiten springen, aber nicht über den gegnerischen Anführer. Zieh außen herum oder spring anders.

refusal-name-no-jump = Dorthin kannst du nicht springen
refusal-text-no-jump = Ein Sprung geht geradeaus über die Figuren direkt davor auf das leere Feld dahinter. Über eine Lücke oder ohne Platz dahinter kannst du nicht springen. Die Regeln jedes Spiels sagen, wer springen darf und worüber.

refusal-name-placing = Noch werden Steine gesetzt
refusal-text-placing = Zuerst setzt ihr beide eure Steine aufs Brett, einen nach dem anderen. Kein Stein zieht, bevor der letzte gesetzt ist. Wähle ein leeres Feld für deinen nächsten Stein.

refusal-name-placed = Alle Steine sind gesetzt
refusal-text-placed = Du hast keine Steine mehr zu setzen. Ab jetzt ziehst du sie. Nenne zwei Felder: von wo und wohin.

refusal-name-throw-first = Erst noch einmal würfeln oder passen
refusal-text-throw-first = Du hast einen Pasch, also darfst du noch einmal würfeln. Schreib „again“, um zu würfeln, oder „pass“, um auf den Wurf zu verzichten. Dann geht die Partie weiter.

refusal-name-thrown = Du würfelst nicht selbst
refusal-text-thrown = Ich würfle für beide Seiten, sobald ein Wurf fällig ist. Die Zahlen kannst du dir nicht aussuchen. In einem Spiel ohne Würfel gibt es nichts zu würfeln.

refusal-name-not-bound = Die Figur ist nicht festgesetzt
refusal-text-not-bound = Vom Brett nehmen kannst du eine gegnerische Figur nur, wenn sie schon festgesetzt ist. Schließ sie zuerst zwischen zwei deiner Steine ein. In einem späteren Zug kannst du sie wegnehmen.

refusal-name-no-huff = Es gibt nichts zu pusten
refusal-text-no-huff = Pusten kannst du nur einen Soldaten, der im letzten Zug hätte schlagen können und es nicht getan hat. Dieser Soldat konnte nicht schlagen. In Spielen ohne diese Regel kannst du nie pusten.

refusal-name-no-bonus = Es gibt keinen Zusatzwurf
refusal-text-no-bonus = Noch einmal würfeln darfst du nur nach einem Pasch. Jetzt gibt es keinen Zusatzwurf, den du nehmen oder auf den du verzichten kannst. Mach einen Zug.

refusal-name-no-capture = Das schlägt der Zug nicht
refusal-text-no-capture = Du hast ein Feld angegeben, auf dem dieser Zug nichts schlägt. Lass es weg, um den Zug trotzdem zu spielen. Oder such einen Zug, der dort schlägt.
