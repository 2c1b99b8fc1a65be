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
    - Dein Name: auf Discord und Telegram der, den du dort hast, im Webchat der, den du gewählt hast. Er sagt anderen, mit wem sie spielen.
    - Dein Benutzername auf Telegram, damit andere dich damit herausfordern können. Er wird auch von Leuten gespeichert, die nur in einer Gruppe schreiben, in der eine Partie läuft, wenn der Bot ihre Nachricht bekommt. Ein halbes Jahr, nachdem der Bot ihn zuletzt gesehen hat, wird er gelöscht.
    - Deine Nummer auf Discord oder Telegram; im Webchat ein Hash des zufälligen Tokens im Cookie deines Browsers. Daran erkennt dich der Bot.
    - Wenn du im Webchat Benachrichtigungen einschaltest: eine Adresse beim Push-Dienst deines Browserherstellers und die Schlüssel des Browsers. Sie werden gelöscht, wenn du sie ausschaltest oder dich abmeldest.
    - Deine Einstellungen: wie Bretter aussehen, Buchstaben, Sprache, Zeitzone, Benachrichtigungen, Ruhezeit, Urlaub und wen du blockiert hast. Dazu die Sprache, die deine App oder dein Browser zuletzt verlangt hat, und welche Plattform du zuletzt benutzt hast.
    - Deine Partien: wer spielt, das Spiel und seine Bedenkzeit, jeder Zug mit seiner Zeit, vorbereitete Antworten, Angebote, Nachrichten an dein Gegenüber, das Ergebnis, ein Wort, das du in die Würfel gemischt hast, und der Kanal, die Gruppe oder der private Chat der Partie.
    - Welche Nachrichten des Bots deine Partien zeigen, damit er sie auf dem neuesten Stand halten kann, und was er dir noch zu sagen hat.
    - Welche Lektionen und Aufgaben du gelöst hast. In Kanälen und Gruppen, in denen du spielst, sehen andere, dass du die Aufgabe des Tages gelöst hast.
privacy-not-kept =
    Was nicht gespeichert wird
    Was du schreibst, wird gelesen, beantwortet und vergessen, wenn es nicht Teil einer Partie oder einer Einstellung wird. Was Telegram dem Bot schickt, wird gespeichert, bis es beantwortet ist, damit nichts verloren geht, wenn der Server anhält; danach bleibt nur die Nummer, zwei Tage lang. Es gibt keine Werbung, keine Verfolgung und keine Auswertung, und nichts wird weitergegeben, außer wie diese Seite es sagt.
    Der Webchat setzt ein Cookie, mit dem du bis 400 Tage nach deinem letzten Besuch angemeldet bleibst. Seine Seiten laden nichts von anderen Servern. Netzadressen werden nur im Arbeitsspeicher gehalten, um Anfragen zu begrenzen; Petteia speichert und protokolliert sie nicht. Ein Proxy oder ein Hoster, den die Betreiber nutzen, kann eigene Protokolle führen.
    Das Protokoll sagt, was geschehen ist, auf welcher Plattform und in welcher Partie, mit deren Code. Es enthält keine Namen, keine Konten und nichts, was Leute geschrieben haben. Statistiken zählen Anfragen und Züge nach Plattform, Spiel und Befehl, nicht nach Person.
privacy-how-long =
    Wie lange
    - Deine Daten und deine Partien bleiben, bis du sie mit „forget“ löschen lässt. Außer Benutzernamen auf Telegram löscht Petteia nichts, nur weil es alt ist.
    - Ein Code zum Verknüpfen von Konten gilt 15 Minuten.
    - Ein Befehl auf Discord, der länger dauert, wird gespeichert, bis er beantwortet ist, höchstens 15 Minuten.
    - Sicherungskopien der Betreiber enthalten, was damals gespeichert war, bis sie gelöscht werden.
privacy-who =
    Wer es sieht
    - Alle, mit denen du spielst, auch auf einer anderen Plattform: deinen Namen, deine Züge und ihre Zeiten, was du ihnen sagst, und bis wann du im Urlaub bist.
    - Alle in einem Kanal oder einer Gruppe, in der du spielst: deinen Namen und die Partie. Im Webchat sehen alle jede offene Herausforderung, wo immer sie entstand, mit dem Namen dazu.
    - Eine Person, die gerade Konten mit dir verknüpfen will: deinen Namen, deine Plattformen und die Zahl deiner Partien.
    - Die Betreiber und alle mit Zugang zum Server: alles, was gespeichert ist, auch vorbereitete Antworten und Nachrichten.
privacy-platforms =
    Discord und Telegram
    Discord und Telegram bringen deine Nachrichten zum Bot und seine zu dir, nach ihren eigenen Regeln: https://discord.com/privacy und https://telegram.org/privacy. Sie sehen, was dort gepostet wird, auch von Leuten, die auf einer anderen Plattform spielen. Telegram sagt dem Bot, wer das Brett in Telegram öffnet. Ein Brett, das in Discord geöffnet wird, wird über die Server von Discord geladen, die alles weiterleiten, was die Seite sendet und bekommt.
    Auf Discord bekommt der Bot Befehle und Tipper auf Knöpfe; andere Nachrichten liest er nicht. In Gruppen auf Telegram bekommt er Befehle, Antworten auf seine Nachrichten und Tipper auf Knöpfe. Mehr bekommt er nur, wenn die Betreiber den Privatsphäre-Modus ausgeschaltet oder ihn zum Administrator gemacht haben. Schreibst du in einem anderen Chat den Namen des Bots, bekommt er, was du dahinter schreibst, und deinen Namen, aber weder den Chat noch sonst etwas daraus.
privacy-yours =
    Deine Kopie, und das Löschen
    - „export“ gibt dir eine Datei mit deinem Namen, Benutzernamen, Einstellungen, Urlaub, blockierten Leuten, verknüpften Konten, gelösten Lektionen und allen Partien.
    - „forget“ löscht dich nach einer Rückfrage auf allen Plattformen: deinen Namen, Nummern, Einstellungen und alles andere von oben. Laufende Partien werden aufgegeben und Herausforderungen zurückgezogen. Die anderen behalten ihre Partien mit den Zügen, deren Zeiten und einem Wort, das du in die Würfel gemischt hast, aber ohne deinen Namen, deine Nachrichten, deine vorbereiteten Antworten und die Orte, an denen du warst.
    - Nachrichten, die der Bot schon geschickt hat, bleiben in den Chats. Frei gewordener Platz in der Datenbankdatei kann alte Daten enthalten, bis er wieder benutzt wird.
    Für alles andere, etwa einen Fehler in deinen Daten, schreib den Betreibern.
privacy-linking =
    Wenn Konten verknüpft werden
    „link“ macht aus zwei Konten eines, und beide Seiten bestätigen es. Sieben Tage lang lässt es sich mit „link undo“ rückgängig machen. Dafür behält Petteia, was das zweite Konto mitbrachte; danach wird es gelöscht. „forget“ löscht es sofort.

## Terms

terms-intro = Wenn du Petteia auf diesem Server nutzt, im Webchat oder über die Bots auf Discord und Telegram, stimmst du diesen Bedingungen zu.
terms-free =
    Was du bekommst
    Petteia ist kostenlos. Du kannst mit anderen Brettspiele spielen und die Regeln lernen. Es gibt kein Geld, keinen Einsatz und keinen Preis.
    Es wird so angeboten, wie es ist, ohne jede Gewähr. Es kann sich ändern, ausfallen oder enden, und Partien können verloren gehen. Soweit das Gesetz es erlaubt, haften die Betreiber nicht für Schäden durch die Nutzung oder dadurch, dass sie nicht möglich ist.
terms-conduct =
    Worum wir dich bitten
    - Spiel fair. Lass kein Programm deine Züge wählen, außer dein Gegenüber ist einverstanden.
    - Nutze Petteia nicht, um andere zu beleidigen, zu bedrohen oder zu täuschen, ob durch deinen Namen oder sonst.
    - Greif den Server nicht an, überlaste ihn nicht, umgehe seine Grenzen nicht und nutze keine fremden Konten.
    - Halte dich an die Bedingungen der Plattform, die du nutzt: https://discord.com/terms und https://telegram.org/tos. Du musst so alt sein, wie sie es verlangen.
terms-limits =
    Grenzen und Uhren
    Für Partien, Herausforderungen und Anfragen einer Person und an einem Ort gibt es Grenzen. Eine Partie kann eine Uhr haben; läuft deine Zeit ab, verlierst du womöglich die Partie.
terms-public =
    Was andere sehen
    Dein Name, deine Züge und ein Wort, das du in die Würfel mischst, werden anderen gezeigt. Beide Seiten dürfen die Notation einer Partie behalten und veröffentlichen. Die Seite zum Datenschutz sagt, was über dich gespeichert ist und wie du es löschen lässt.
terms-ending =
    Das Ende
    Du kannst jederzeit mit „forget“ gehen. Die Betreiber können Leuten, die gegen diese Bedingungen verstoßen, den Dienst verweigern. Diese Bedingungen können sich ändern; diese Seite sagt, was jetzt gilt.
terms-software =
    Die Software
    Petteia ist freie Software unter der MIT-Lizenz. Wer sie geschrieben hat, betreibt diesen Server nicht und ist nicht für ihn verantwortlich.
