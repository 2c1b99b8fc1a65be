# Your own data: a copy of it, deleting it; and limits per person.

word-export = deine Partien und Einstellungen herunterladen
word-forget = dein Konto löschen

word-privacy = was über dich gespeichert ist und wer es sieht

## What is stored

privacy =
    Ich speichere deinen Namen und die ID deines Kontos bei Discord oder Telegram, nicht deine Telefonnummer. Dazu kommen deine Einstellungen, deine Partien und die Chats, in denen du sie spielst. Was du schreibst, wird nur gespeichert, wenn es Teil einer Partie oder einer Einstellung wird. Dein Gegenüber sieht deinen Namen und deine Züge; die Betreiber dieses Bots können alles lesen, was gespeichert ist.
    Mit „exportieren“ bekommst du deine Daten als Datei. Um dein Konto zu löschen, schreib „konto löschen“.
privacy-web =
    Ich speichere deinen Namen und einen Fingerabdruck des Cookies, mit dem dieser Browser angemeldet ist. Wenn du Discord oder Telegram verknüpft hast, speichere ich auch die ID deines Kontos dort, nicht deine Telefonnummer. Dazu kommen deine Einstellungen, deine Partien und die Chats, in denen du sie spielst. Was du schreibst, wird nur gespeichert, wenn es Teil einer Partie oder einer Einstellung wird. Dein Gegenüber sieht deinen Namen und deine Züge; die Betreiber dieses Bots können alles lesen, was gespeichert ist.
    Mit „exportieren“ bekommst du deine Daten als Datei. Um dein Konto zu löschen, schreib „konto löschen“.
privacy-assistant = Wenn du etwas zu den Spielen fragst, geht deine Frage auch an { $host }. Dort sucht ein Programm die Antwort im Regelbuch. Es erhält nur die Frage und nichts über dich.
# $url: the address of the page
privacy-page = Die vollständige Datenschutzerklärung und Angaben dazu, wer diesen Bot betreibt: { $url }

## A copy of it

done-export = Hier sind deine Daten: deine Einstellungen und { $count ->
    [one] eine Partie
   *[other] { $count } Partien
}.
export-part = Teil { $part } von { $parts }. Für einen anderen Teil schreib „exportieren part=2“ und so weiter.
refused-export-part = { $parts ->
    [one] Es gibt nur einen Teil.
   *[other] Es gibt { $parts } Teile. Schreib „exportieren part=1“ für den ersten.
}
unread-export = { $count ->
    [one] Eine deiner Partien ist nicht lesbar; die Datei enthält nur ihren Code.
   *[other] { $count } deiner Partien sind nicht lesbar; die Datei enthält nur ihre Codes.
} Bitte sag den Betreibern dieses Bots Bescheid.
refused-export-under-way = Deine Datei wird schon erstellt. Bitte warte einen Moment.
document-large = Die Datei hat { $size } MB und ist zu groß, um sie hier zu senden. Hol sie dir im Webchat; mit „verknüpfen“ verbindest du deine Konten.

## Deleting an account

button-forget-yes = Mein Konto löschen

forget-ask = Dein Konto löschen? { $running ->
    [0] { "" }
    [one] 1 laufende Partie wird aufgegeben.{ " " }
   *[other] { $running } laufende Partien werden aufgegeben.{ " " }
}{ $offered ->
    [0] { "" }
    [one] 1 offene Herausforderung wird zurückgezogen.{ " " }
   *[other] { $offered } offene Herausforderungen werden zurückgezogen.{ " " }
}Dein Name, deine Einstellungen und die Liste deiner Chats werden auf allen Plattformen gelöscht. Alle, mit denen du gespielt hast, behalten die Partien ohne deinen Namen. Alte Nachrichten bleiben in ihren Chats. Das lässt sich nicht rückgängig machen. Schreib erst „exportieren“, wenn du eine Kopie behalten möchtest, oder „konto löschen ja“, um zu löschen.
done-forgotten = Dein Konto ist gelöscht. Wenn du wiederkommst, fängst du neu an.
unread-forgotten = { $count ->
    [one] Eine Partie ist nicht lesbar, deshalb wurde nur dein Name daraus entfernt.
   *[other] { $count } Partien sind nicht lesbar, deshalb wurde nur dein Name daraus entfernt.
} Bitte die Betreiber dieses Bots, den Rest zu entfernen.

refused-gone = Diese Person spielt hier nicht mehr.

somebody = Jemand

## Limits per person and place

refused-hurried = Das war zu schnell: Erlaubt sind { $limit } Anfragen pro Minute. Warte einen Moment.
refused-hurried-here = Hier ist viel los: Erlaubt sind { $limit } Anfragen pro Minute. Warte einen Moment oder schreib mir privat.
refused-many-matches = Du hast { $limit } laufende Partien, mehr sind nicht erlaubt. Spiel zuerst eine zu Ende.
refused-many-challenges = Du hast { $limit } offene Herausforderungen, mehr sind nicht erlaubt. Zieh eine zurück oder warte auf eine Antwort.
refused-challenges-today = Du hast heute { $limit } Herausforderungen verschickt, mehr sind nicht erlaubt. Versuch es morgen wieder.
refused-challenges-here = Heute gab es hier { $limit } Herausforderungen, mehr sind nicht erlaubt. Schreib mir privat oder versuch es morgen wieder.

## Ein Kalender mit den Zeiten, zu denen die eigene Bedenkzeit abläuft

word-calendar = eine Adresse für deine Kalender-App, mit deinen Fristen
calendar = Abonniere diese Adresse in deiner Kalender-App. Dort stehen dann die Partien, die auf dich warten, und wann deine Zeit abläuft. Das sehen alle, die die Adresse haben, also behalte sie für dich.
done-calendar-renewed = Das ist deine neue Kalenderadresse. Die alte gilt nicht mehr.
done-calendar-ended = Deine Kalenderadresse gilt nicht mehr.
calendar-address = { $url }
calendar-begin = Kalenderadresse anlegen
calendar-renew = Neue Adresse holen
calendar-end = Kalenderadresse löschen
button-calendar = Kalender
refused-no-calendar = Hier gibt es keinen Kalender, weil der Webchat dieses Bots keine öffentliche Adresse hat.
