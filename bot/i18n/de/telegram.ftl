# What only Telegram needs said.

# What people see before they press Start (at most 512 characters), and with a link to the bot (120).
telegram-description =
    Brettspiele mit griechischen und römischen Soldaten, von der Schlacht in zehn Minuten bis zur langen Belagerung.
    Spiel hier Zug um Zug mit Freunden oder in jeder Gruppe, zu der du mich hinzufügst. Die Regeln erkläre ich in einer Minute.
    Tippe auf Start, um loszulegen.
telegram-short-description = Brettspiele mit griechischen und römischen Soldaten, für dich und deine Freunde in jedem Chat.

telegram-welcome = Willkommen bei Petteia, den Brettspielen mit griechischen und römischen Soldaten.
telegram-help =
    Befehle beginnen mit einem Schrägstrich, etwa /challenge. Um in einer Gruppe jemanden herauszufordern, antworte mit /challenge auf eine Nachricht der Person oder schreib /challenge @name.
    In diesem Chat kannst du einfach den Zug schreiben, etwa a2-a5. In einer Gruppe antworte mit dem Zug auf das Brett.
telegram-greeting =
    Hier könnt ihr Brettspiele mit griechischen und römischen Soldaten spielen.
    Antworte mit /challenge auf eine Nachricht, um die Person herauszufordern. Wenn du nur /challenge schickst, kann annehmen, wer will. Mehr erfährst du mit /help.

telegram-passed = Die Partie ist schon weitergegangen. Das neueste Brett findest du weiter unten.
telegram-gone = Diese Herausforderung ist nicht mehr offen.
telegram-whispered = Schau in unseren privaten Chat.
telegram-ephemeral = Die Antwort siehst nur du. Falls nichts erscheint, tippe noch einmal.
telegram-closed = Ich kann dir noch nicht schreiben. Öffne unseren privaten Chat und tippe auf Start.
telegram-overheard = Was du geschrieben hast, können hier alle lesen. Deshalb habe ich es nicht übernommen. Schreib es in unserem privaten Chat, wo nur du es siehst.
telegram-not-picking = Nur wer am Zug ist, kann hier einen Zug auswählen.

telegram-unknown-username = { $name } habe ich in letzter Zeit nicht gesehen. Antworte auf eine Nachricht der Person mit /challenge oder schick nur /challenge und teile den Link.
telegram-bot-opponent = Bots spielen nicht. Fordere einen Menschen heraus.
telegram-nobody = Diese Nachricht kommt von einer Gruppe oder einem Kanal, deshalb weiß ich nicht, wen du meinst. Antworte auf eine Nachricht der Person selbst oder schick nur /challenge und teile den Link.
telegram-anonymous = Ich sehe nicht, wer du bist, solange du als Gruppe oder Kanal schreibst. Schreib unter deinem eigenen Namen und versuch es noch einmal.
telegram-guest = Hier kann ich zu einer Partie mit den üblichen Regeln und der üblichen Uhr einladen: Schreib meinen Namen und dahinter den des Spiels. Ich beantworte auch Fragen zu den Regeln. Für alles andere öffne unseren privaten Chat.
telegram-text-only = Ich lese nur Text und Notationen als Textdateien. /help zeigt, was du schreiben kannst.
telegram-trouble = Etwas ist schiefgegangen. Bitte versuch es gleich noch einmal.
telegram-busy = In dieser Gruppe ist zu viel los, um auf alles zu antworten. Warte eine Minute oder schreib mir privat.
telegram-busy-private = Das ist mehr, als ich auf einmal beantworten kann. Bitte warte einen Moment.

# Buttons
telegram-open-board = Brett öffnen
telegram-open = Privaten Chat öffnen
telegram-add = Mich zu einer Gruppe hinzufügen
telegram-share = Teilen
telegram-copy-code = Code kopieren
telegram-members-hidden = Ich kann nicht sehen, wer diese Gruppe verwaltet. Mach mich zum Administrator oder mach die Liste der Mitglieder sichtbar und versuch es noch einmal.
telegram-managers-unknown = Telegram sagt im Moment nicht, wer diese Gruppe verwaltet. Versuch es gleich noch einmal.
