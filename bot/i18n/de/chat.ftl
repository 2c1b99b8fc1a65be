# What players say to each other.

word-say = deinem Gegenüber etwas sagen
word-mute = dein Gegenüber in einer Partie stummschalten
word-unmute = Nachrichten wieder zeigen
word-report = letzte Nachricht oder Spielweise deines Gegenübers melden

button-mute = Stummschalten
button-unmute = Stummschaltung aufheben
button-report = Nachricht melden

chat-message = { $name }: { $text }
news-said = Dein Gegenüber sagt: { $text }

done-said = Deine Nachricht ist gesendet.
done-muted = Du siehst in dieser Partie keine Nachrichten deines Gegenübers mehr.
done-unmuted = Du siehst die Nachrichten deines Gegenübers wieder.
done-reported = Danke. Deine Meldung geht an die Betreiber dieses Bots. Spielt ihr auf einem Server oder in einer Gruppe, kann auch die dortige Verwaltung sie sehen. Dein Gegenüber erfährt nichts davon.

refused-say-what = Schreib, was du sagen möchtest, z. B. „sag viel Glück“.
refused-say-computer = Der Computer liest keine Nachrichten.
refused-say-long = Eine Nachricht darf höchstens { $limit } Zeichen haben. Es wurde nichts gesendet.
refused-say-often = Du schreibst zu schnell. Warte eine Minute und versuch es dann noch einmal.
refused-nothing-to-report = Dein Gegenüber hat in dieser Partie noch nichts gesagt.

web-chat-label = Nachrichten
web-say-label = Deine Nachricht
web-say-send = Senden

discord-option-say = Die Nachricht, höchstens 200 Zeichen
