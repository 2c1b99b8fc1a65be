# Each reason to refuse an action: its name, what it means and what to do.

refusal-more = Mehr dazu
refusal-shown = Das Bild, aus { $ruleset }: { $said }

refusal-name-notation = Das kann ich nicht lesen
refusal-text-notation = Ein Zug nennt das Feld, auf dem eine Figur steht, und das Feld, auf das sie geht. Schreib beide mit einem Bindestrich dazwischen. Beide müssen Felder dieses Bretts sein.

refusal-name-ambiguous = Das lässt sich auf zwei Arten lesen
refusal-text-ambiguous = Der Text passt zu mehr als einem erlaubten Zug. Schreib jedes Feld, auf das die Figur kommt, eines nach dem anderen. Oder wähle die Felder auf dem Brett.

refusal-name-over = Das Spiel ist zu Ende
refusal-text-over = Ein beendetes Spiel nimmt keine Züge mehr an. Es endet auch, wenn die Seite am Zug nichts tun kann. Du kannst es nachspielen oder eine Revanche anbieten.

refusal-name-no-piece = Da ist keine Figur
refusal-text-no-piece = Ein Zug beginnt auf einem Feld mit einer eigenen Figur. Das Feld, das du zuerst genannt hast, ist leer. Vielleicht hat sich das Brett inzwischen verändert.

refusal-name-not-yours = Die Figur gehört nicht dir
refusal-text-not-yours = Du ziehst nur deine eigenen Figuren. Nenne ein Feld mit einer von deinen. Das Brett in Worten sagt auch, wem jede Figur gehört.

refusal-name-same-square = Der Zug führt nirgendwohin
refusal-text-same-square = Ein Zug muss auf einem anderen Feld enden. Du kannst nicht passen, indem du stehen bleibst.

refusal-name-occupied = Das Feld ist besetzt
refusal-text-occupied = Auf einem Feld ist Platz für eine Figur. Zieh neben eine gegnerische, um sie zu schlagen, nicht auf sie. Wähle ein leeres Feld.

refusal-name-not-straight = Das ist nicht gerade
refusal-text-not-straight = Figuren ziehen auf einer Linie oder einer Reihe. Sie ziehen nicht schräg und nicht um die Ecke.

refusal-name-blocked = Etwas ist dazwischen
refusal-text-blocked = Eine Figur zieht nur über leere Felder. Eine andere dazwischen hält sie auf, eine eigene wie eine gegnerische. Zieh außen herum, oder halte vorher an.

refusal-name-out-of-range = Das ist zu weit
refusal-text-out-of-range = Manche Figuren ziehen nur eine bestimmte Zahl von Feldern. Wo gewürfelt wird, sagt der Wurf, wie viele. Wähle ein näheres Feld.

refusal-name-bound = Die Figur ist festgesetzt
refusal-text-bound = Eine Figur zwischen zwei gegnerischen kann nicht ziehen. Sie ist wieder frei, wenn eine der beiden sie nicht mehr hält. Zieh eine andere und befreie vielleicht diese.

refusal-name-not-attack = Das wäre kein Angriff
refusal-text-not-attack = Eine umgedrehte Figur darf nur auf ein Feld neben einer gegnerischen ziehen. Nur Schlagen dreht sie zurück. Wähle so ein Feld, oder zieh eine andere Figur.

refusal-name-capture-first = Du musst schlagen
refusal-text-capture-first = Wo Schlagzwang gilt, ist nichts anderes erlaubt, solange du schlagen kannst. Die Figuren mit markierten Ecken können es. Jede Art, mit ihnen zu schlagen, ist recht.

refusal-name-leader-over-leader = Kein Anführer überspringt den anderen
refusal-text-leader-over-leader = Anführer springen über Steine beider Seiten. Der gegnerische Anführer ist kein Stein und hält den Sprung auf. Zieh außen herum, oder spring anders.

refusal-name-no-jump = Das ist kein Sprung
refusal-text-no-jump = Ein Sprung ist gerade, geht über Figuren direkt davor und endet auf dem leeren Feld dahinter. Mit einer Lücke dazwischen oder ohne Platz dahinter gibt es keinen. Die Regeln jedes Spiels sagen, wer springen darf und über wen.

refusal-name-placing = Noch werden Steine gesetzt
refusal-text-placing = Zuerst setzen beide Seiten ihre Steine, einen nach dem anderen. Kein Stein zieht, bevor der letzte gesetzt ist. Nenne ein leeres Feld, um einen zu setzen.

refusal-name-placed = Alle Steine sind gesetzt
refusal-text-placed = Du hast keinen Stein mehr zu setzen. Ab jetzt wird gezogen. Nenne zwei Felder: von wo und wohin.

refusal-name-throw-first = Erst kommt der Wurf
refusal-text-throw-first = Ein Pasch gibt dir das Recht auf einen weiteren Wurf. Schreib „again“, um ihn zu nehmen, oder „pass“, um zu verzichten. Dann geht das Spiel weiter.

refusal-name-thrown = Du kannst nicht würfeln
refusal-text-thrown = Ich würfle für beide Seiten, sobald ein Wurf fällig ist. Du kannst keinen nennen. Ohne Würfel im Spiel gibt es nichts zu werfen.

refusal-name-not-bound = Die Figur ist nicht festgesetzt
refusal-text-not-bound = So schlägst du nur eine gegnerische Figur, die schon festgesetzt ist. Schließ sie zuerst von zwei Seiten ein. In einem späteren Zug kannst du sie schlagen.

refusal-name-no-huff = Es gibt nichts zu pusten
refusal-text-no-huff = Pusten kannst du nur einen Stein, der im letzten Zug hätte schlagen können und es nicht tat. Dieser konnte nicht. In Spielen ohne Pusten geht das nie.

refusal-name-no-bonus = Es gibt keinen Zusatzwurf
refusal-text-no-bonus = Nur ein Pasch gibt das Recht auf einen weiteren Wurf. Jetzt kannst du keinen nehmen und auf keinen verzichten. Mach einen Zug.

refusal-name-no-capture = Das schlägt er nicht
refusal-text-no-capture = Dein Text nennt etwas, das der Zug nicht schlägt. Lass es weg, um den Zug so zu spielen. Oder finde einen, der dort schlägt.
