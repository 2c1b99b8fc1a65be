# The pages about privacy and terms. A section has its heading in the first line, then a paragraph or,
# after a hyphen, an item of a list in each line. docs/privacy.md and docs/terms.md say the same.

policy-chat = Petteia
policy-who = Wer diesen Server betreibt
policy-operator = Diesen Server betreibt { $operator }.
policy-unnamed = Für diesen Server ist nicht angegeben, wer ihn betreibt.
policy-contact = Kontakt: { $contact }
policy-no-contact = Für diesen Server ist kein Kontakt angegeben.

## Privacy

privacy-intro = Mit Petteia spielt man Brettspiele auf Discord, auf Telegram und in einem Webchat. Diese Seite sagt, was über dich gespeichert wird, warum und wie lange, wer es sehen kann, und wie du eine Kopie bekommst oder es löschen lässt.
privacy-kept =
    Was gespeichert wird und warum
    All das dient dazu, deine Partien zu führen, und Petteia nutzt es zu nichts anderem.
    - Dein Name: der, den du auf Discord oder Telegram hast, oder der, den du im Webchat gewählt hast. Er sagt anderen, mit wem sie spielen.
    - Dein Benutzername auf Telegram, damit andere dich damit herausfordern können. Petteia speichert auch die Benutzernamen von Leuten, die nur in einer Gruppe schreiben, in der eine Partie läuft, wenn der Bot ihre Nachricht bekommt. Ein Benutzername wird gelöscht, wenn der Bot ihn ein halbes Jahr lang nicht mehr gesehen hat.
    - Die ID deines Kontos auf Discord oder Telegram (nicht deine Telefonnummer), oder im Webchat ein Hash des zufälligen Tokens im Cookie deines Browsers. Daran erkennt dich der Bot.
    - Wenn du im Webchat Benachrichtigungen einschaltest: eine Adresse beim Push-Dienst deines Browserherstellers und die Schlüssel des Browsers. Sie werden gelöscht, wenn du die Benachrichtigungen ausschaltest oder dich abmeldest.
    - Wenn du einen Kalender anlegst: der zufällige Code in seiner Adresse, bis du die Adresse löschst oder eine neue holst.
    - Deine Einstellungen: wie Bretter aussehen, wie Felder heißen, Sprache, Zeitzone, Benachrichtigungen, Ruhezeit, Urlaub und die Leute, die du blockiert hast. Dazu die Sprache, die deine App oder dein Browser zuletzt angefordert hat, und die Plattform, die du zuletzt benutzt hast.
    - Deine Partien: wer spielt, das Spiel und seine Bedenkzeit, jeder Zug mit seiner Zeit, die Antworten, die du vorbereitet hast, Angebote, Nachrichten an dein Gegenüber, das Ergebnis, jedes Wort, das du für die Würfel hinzugefügt hast, und der Kanal, die Gruppe oder der private Chat der Partie.
    - Welche Nachrichten des Bots deine Partien zeigen, damit er sie aktualisieren kann, und was er dir noch zu sagen hat.
    - Welche Lektionen und Aufgaben du gelöst hast. In Kanälen und Gruppen, in denen du spielst, sehen andere, dass du die Aufgabe des Tages gelöst hast und an wie vielen Tagen in Folge.
    - Was du mit jeder Aufgabe als Erstes getan hast, wie oft du sie verfehlt hast und ob du einen Tipp hattest, dazu deine Wertung bei Aufgaben, die daraus folgt. Auch Aufgaben haben Wertungen, deshalb bleiben diese Versuche ohne deinen Namen erhalten, wenn du dein Konto löschst. Außerdem, wann du Aufgaben auf Zeit begonnen und wie viele du dabei gelöst hast.
    - Deine Wertungen aus Partien, die beide werten lassen wollten. Wenn du dein Konto löschst, bleiben sie ohne deinen Namen bei den Partien.
    - Meldungen über dich und von dir: welche Nachricht oder Partie, was entschieden wurde, von wem und bis wann es gilt, und dein Einspruch. Sie dienen dazu, dass alle fair behandelt werden.
privacy-not-kept =
    Was nicht gespeichert wird
    Petteia liest, was du schreibst, beantwortet es und verwirft es, wenn es nicht Teil einer Partie oder einer Einstellung wird. Was Telegram dem Bot schickt, wird gespeichert, bis es beantwortet ist, damit nichts verloren geht, falls der Server ausfällt. Danach wird nur seine laufende Nummer aufbewahrt, zwei Tage lang. Ebenso lange bleibt die Nummer eines Discord-Befehls gespeichert, falls Discord ihn über HTTP schickt. Deine letzte Frage zu den Spielen bleibt einige Minuten im Arbeitsspeicher, damit die nächste daran anknüpfen kann. Es gibt keine Werbung, kein Tracking und keine Analyse deines Verhaltens. Weitergegeben wird nur, was auf dieser Seite steht.
    Der Webchat setzt ein Cookie, mit dem du bis 400 Tage nach deinem letzten Besuch angemeldet bleibst. Seine Seiten laden nichts von anderen Servern. Netzadressen hält Petteia nur im Arbeitsspeicher, um zu begrenzen, wie viel ein Client anfragen kann. Gespeichert oder protokolliert werden sie nicht. Ein Proxy oder Hoster, den die Betreiber nutzen, kann eigene Protokolle führen.
    Das Protokoll sagt, was geschehen ist, auf welcher Plattform und in welcher Partie, mit deren Code. Es enthält keine Namen, keine Konten und nichts, was Leute geschrieben haben. Statistiken zählen Anfragen und Züge nach Plattform, Spiel und Befehl, nicht nach Person.
privacy-how-long =
    Wie lange etwas gespeichert bleibt
    - Deine Daten und deine Partien bleiben, bis du sie mit „konto löschen“ entfernst. Außer Benutzernamen auf Telegram und Meldungen löscht Petteia nichts nur deshalb, weil es alt ist.
    - Meldungen werden ein Jahr nach ihrer letzten Änderung gelöscht. Wurdest du stummgeschaltet, von der Wertung ausgeschlossen oder gesperrt, bleibt das auch nach „konto löschen“ gespeichert, bis es endet, ohne deinen Namen und deine Worte. So können alle, die darüber entschieden haben, sehen, dass es noch gilt.
    - Ein Code zum Verknüpfen von Konten gilt 15 Minuten.
    - Ein Befehl auf Discord, der eine Partie ändert oder länger dauert, wird gespeichert, bis er beantwortet ist, höchstens 15 Minuten.
    - Sicherungskopien der Betreiber enthalten, was damals gespeichert war, bis sie gelöscht werden.
privacy-who =
    Wer es sieht
    - Alle, mit denen du spielst, auch auf einer anderen Plattform: deinen Namen, deine Züge und ihre Zeiten, was du ihnen sagst, und bis wann du im Urlaub bist.
    - Alle in einem Kanal oder einer Gruppe, in der du spielst: deinen Namen und die Partie. Suchst du im Webchat jemanden zum Spielen, sehen dort alle deinen Namen. Eine Einladung sieht, wer ihren Link oder Code hat.
    - Alle, die den Link zu einer Partie haben, bei der andere zuschauen dürfen: deinen Namen, die Züge und die Uhren, aber nicht, was ihr euch sagt. Das ist eine Partie, die in einem Kanal oder einer Gruppe gespielt wird, die in der Liste offener Herausforderungen im Webchat angeboten wurde, oder die ihr beide mit „öffentlich“ geöffnet habt. Auch andere Websites können sie zeigen.
    - Alle, die den Code einer beendeten Partie haben, etwa weil sie geteilt wurde: deinen Namen und die Partie. Eine laufende Partie in privaten Chats sehen nur die beiden, die sie spielen, außer wenn beide sie geöffnet haben.
    - Alle, die nach deinem Profil fragen: wie viele deiner Partien, bei denen andere zuschauen konnten, du gewonnen, remis gespielt und verloren hast, nach Spiel. Wer gegen dich gespielt hat, sieht auch die Partien mit dir. Mit „einstellungen ergebnisse“ beschränkst du das auf alle, mit denen du gespielt hast, oder auf dich.
    - Alle, die sich eine Bestenliste ansehen („bestenliste“): deinen Namen und deine Wertungen, für die auch private Partien zählen. In Bestenlisten stehst du nur, solange deine Ergebnisse für alle sichtbar sind.
    - Alle, die nach einem Turnier fragen, bei dem du mitmachst: deinen Namen, deine Paarungen, Ergebnisse und deinen Platz, auch nachdem du dich abgemeldet hast.
    - Alle im Internet, solange deine Ergebnisse für alle sichtbar sind: deinen Namen, deine Ergebnisse und Wertungen und deine letzten Partien, bei denen andere zuschauen konnten. Der Webchat zeigt sie auf einer Seite, in einem Feed und als Daten für andere Programme und bittet Suchmaschinen, die Seite nicht aufzunehmen. „einstellungen ergebnisse“ beendet das sofort. Die Daten einer Partie, bei der andere zuschauen konnten, nennen dich in jedem Fall.
    - Alle, die die Adresse deines Kalenders haben: welche Partien auf dich warten, gegen wen du dort spielst und wann deine Zeit abläuft.
    - Alle, die den Server oder die Gruppe verwalten, wo eine Partie begonnen wurde, und die Betreiber: Meldungen zu dieser Partie, mit dem Wortlaut, deinem Namen und dem Namen der Person, die sie gemeldet hat. Wer gemeldet wurde, erfährt nicht, von wem.
    - Eine Person, die gerade ihr Konto mit deinem verknüpfen will: deinen Namen, deine Plattformen und die Zahl deiner Partien.
    - Die Betreiber und alle anderen mit Zugang zum Server: alles, was gespeichert ist, auch Nachrichten und die Antworten, die du vorbereitet hast.
privacy-platforms =
    Discord und Telegram
    Discord und Telegram übermitteln deine Nachrichten an den Bot und seine an dich. Dafür gelten ihre eigenen Richtlinien: https://discord.com/privacy und https://telegram.org/privacy. Sie sehen, was dort gepostet wird, auch das, was Leute betrifft, die auf einer anderen Plattform mit dir spielen. Telegram sagt dem Bot, wer das Brett in Telegram öffnet. Ein Brett, das in Discord geöffnet wird, wird über die Server von Discord geladen, die alles weiterleiten, was die Seite sendet und bekommt.
    Auf Discord bekommt der Bot Befehle und Klicks auf Knöpfe; andere Nachrichten liest er nicht. In Gruppen auf Telegram bekommt er nur Befehle, Antworten auf seine Nachrichten und Klicks auf Knöpfe. Mehr bekommt er nur, wenn die Betreiber den Privatsphäre-Modus ausgeschaltet oder ihn zum Administrator gemacht haben. Schreibst du in einem anderen Chat den Namen des Bots, bekommt er deinen Namen und das, was du dazu schreibst. Schickst du es als Nachricht ab, bekommt er auch den Namen des Chats und die Nachricht, auf die du antwortest; beides verwendet er nicht. Sonst bekommt er nichts aus diesem Chat.
privacy-yours =
    Deine Kopie und das Löschen
    - „exportieren“ gibt dir eine Datei mit deinem Namen, Benutzernamen, Einstellungen, Urlaub, blockierten Leuten, verknüpften Konten, gelösten Lektionen, Aufgaben, Entscheidungen über dich, deinen Meldungen und allen Partien.
    - „konto löschen“ fragt erst nach und löscht dich dann auf allen Plattformen: deinen Namen, die IDs deiner Konten, deine Einstellungen und alles andere von oben. Deine laufenden Partien werden aufgegeben und deine Herausforderungen zurückgezogen. Die anderen behalten ihre Partien mit den Zügen, deren Zeiten und jedem Wort, das du für die Würfel hinzugefügt hast, aber ohne deinen Namen, deine Nachrichten, die Antworten, die du vorbereitet hast, und ohne die Angabe, in welchen Kanälen und Chats du gespielt hast.
    - Nachrichten, die der Bot schon geschickt hat, bleiben in den Chats. Eine SQLite-Datenbank überschreibt, was gelöscht wird; in der Datei ihrer letzten Änderungen kann es stehen, bis diese überschrieben oder der Bot beendet wird. PostgreSQL behält Gelöschtes in seinen Dateien, bis es das nächste Mal aufräumt („vacuum“).
    Für alles andere, etwa einen Fehler in deinen Daten, wende dich an die Betreiber.
privacy-linking =
    Wenn Konten verknüpft werden
    „verknüpfen“ macht aus zwei Konten eines, sobald beide Seiten zugestimmt haben. Sieben Tage lang kannst du das mit „verknüpfung aufheben“ rückgängig machen. So lange behält Petteia, was das verknüpfte Konto mitgebracht hat, und löscht es danach. „konto löschen“ entfernt es sofort.

## Terms

terms-intro = Wenn du Petteia auf diesem Server nutzt, im Webchat oder über die Bots auf Discord und Telegram, stimmst du diesen Bedingungen zu.
terms-free =
    Was du bekommst
    Petteia ist kostenlos. Du kannst mit anderen Brettspiele spielen und die Regeln lernen. Es geht nicht um Geld, Einsätze oder Preise.
    Es wird so angeboten, wie es ist, ohne jede Gewähr. Es kann sich ändern, ausfallen oder enden, und Partien können verloren gehen. Soweit das Gesetz es erlaubt, haften die Betreiber nicht für Schäden, die durch die Nutzung entstehen oder dadurch, dass die Nutzung nicht möglich ist.
terms-conduct =
    Worum wir dich bitten
    - Spiel fair. Lass kein Programm deine Züge wählen, außer dein Gegenüber ist einverstanden.
    - Nutze Petteia nicht, um andere zu beleidigen, zu bedrohen oder zu täuschen, ob mit deinem Namen oder auf andere Weise.
    - Greif den Server nicht an, überlaste ihn nicht, umgehe seine Grenzen nicht und nutze keine fremden Konten.
    - Halte dich an die Bedingungen der Plattform, die du nutzt: https://discord.com/terms und https://telegram.org/tos. Du musst so alt sein, wie sie es verlangen.
terms-limits =
    Grenzen und Uhren
    Die Zahl der Partien, Herausforderungen und Anfragen ist begrenzt, für jede Person und jeden Ort. Eine Partie kann eine Uhr haben; läuft deine Zeit ab, verlierst du womöglich die Partie.
terms-public =
    Was andere sehen
    Andere sehen deinen Namen, deine Züge und jedes Wort, das du für die Würfel hinzufügst. Beide Seiten dürfen die Notation einer Partie behalten und veröffentlichen. Die Seite zum Datenschutz sagt, was über dich gespeichert ist und wie du es löschen lässt.
terms-ending =
    Aufhören
    Du kannst jederzeit mit „konto löschen“ aufhören. Die Betreiber können Leuten, die gegen diese Bedingungen verstoßen, den Dienst verweigern. Wer einen Server oder eine Gruppe verwaltet, kann das für Partien tun, die dort begonnen werden. Du erfährst, was entschieden wurde, und kannst einmal Einspruch einlegen. Diese Bedingungen können sich ändern; diese Seite sagt, was jetzt gilt.
terms-software =
    Die Software
    Petteia ist freie Software unter der MIT-Lizenz. Wer sie geschrieben hat, betreibt diesen Server nicht und ist nicht für ihn verantwortlich.
