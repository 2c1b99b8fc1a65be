# Answers to questions about the bot, the board on the screen and one's account. Each is shown alone, with a button.

guide-colours = { side-first } beginnt und hat runde Schilde. Die Schilde von { side-second } sind links und rechts eingekerbt. Auf deinem Brett ist deine Seite unten, und im Text darunter steht, wer welche Seite spielt.
guide-last-move = Die Zeichen auf den Feldern zeigen den letzten Zug. Ein Ring zeigt, woher die Figur kam, ein dünner Rahmen, wohin sie gezogen ist. Sternchen markieren übersprungene Figuren, kleine Ringe die Felder auf dem Weg.
guide-captured-mark = Ein Kreuz in einem Kreis heißt: Auf diesem Feld wurde im letzten Zug eine Figur geschlagen.
guide-choices = Winkel an allen vier Ecken zeigen, dass eine Figur ziehen kann, ein dicker Rahmen, dass du sie gewählt hast. Ein Punkt zeigt, wohin sie ziehen kann, ein gezackter Stern, wo sie dabei schlagen würde. Vier Pfeilspitzen zeigen auf eine Figur, die geschlagen werden kann.
guide-preview = Eine blasse Figur in einem gestrichelten Rahmen ist ein Zug, der noch nicht gespielt ist. Ein Kreuz über einer Figur heißt, dass dieser Zug sie schlagen würde; vier Balken umgeben den Partner, der auf der anderen Seite hilft. Tippe auf „Spielen“, um den Zug zu machen, oder auf „Zurück“, um neu zu wählen.
guide-leader-look = Der Helm mit dem Helmbusch ist der Anführer seiner Seite, je nach Spiel auch König oder Dux genannt. Alle anderen Figuren sehen wie Schilde aus.
guide-classes-look = Ein großer Schild ist ein Hoplit, ein kleiner ein Peltast. Der Helm mit dem Helmbusch ist der Basileus, der König.
guide-bound-look = Ein Stein, der zwischen zwei Balken auf der Seite liegt, ist festgesetzt. Er kann nicht ziehen und kann vom Brett genommen werden. Frei ist er, sobald einer der beiden Steine, die ihn halten, wegzieht oder geschlagen wird. Nach den üblichen Regeln ist er auch frei, wenn einer von ihnen festgesetzt wird.
guide-turned-look = Wenn du einen Schild von hinten siehst, mit dem Griff, ist der Stein umgedreht: Er ist ein vagus. Sobald er zurückgedreht wird, sieht er wieder aus wie alle anderen.
guide-tray = Unter dem Brett zeigt die Zahl neben einem Schild, wie viele Steine noch zu setzen sind; bei einem Schild mit Kreuz, wie viele verloren sind. Der kleine Pfeil zeigt, wer am Zug ist. In Spielen mit Würfeln siehst du dort auch den Wurf.
guide-letters = Jedes Feld hat einen Namen: den Buchstaben der Linie und die Zahl der Reihe. Beide stehen am Rand des Bretts. In Vogts Spielen sind die Buchstaben griechisch; in den Einstellungen kannst du unter „Felder“ lateinische wählen.
guide-which-way = Auf deinem eigenen Brett ist deine Seite unten, egal welche du spielst; in den Einstellungen kannst du das ändern. In einer Gruppe ist die Seite unten, die am Zug ist. Schreib „brett“, um das Brett von deiner Seite aus zu sehen.
guide-picture = Jedes Brett gibt es auch in Worten: Tippe auf „Mehr“ und dann auf „Brett in Worten“. Das Design „Kontrast“ in den Einstellungen hat die kräftigsten Farben, und jede Figur und jedes Zeichen hat eine eigene Form. Auf einem kleinen Bildschirm tippe auf das Bild, um es größer zu sehen.
guide-pictures-off = Zu jedem Zug kommt ein Bild, das sich nicht abschalten lässt. Um das Brett als Text zu lesen, tippe auf „Mehr“ und dann auf „Brett in Worten“. Wenn du weniger Nachrichten möchtest, wähle in den Einstellungen andere Benachrichtigungen.
guide-theme = Für das Brett gibt es fünf Designs: Marmor, Terrakotta, Papyrus, Nacht und Kontrast. Wähle eins in den Einstellungen unter „Design“ oder schreib „einstellungen design=nacht“. Figuren und Zeichen unterscheiden sich nie nur durch die Farbe.
guide-dice-shown = Der Wurf ist unter dem Brett zu sehen und steht in Worten im Text über dem Brett. Ich würfle für dich, sobald du am Zug bist, und alle in der Partie sehen das Ergebnis.
guide-start = Tippe auf „Gegen den Computer spielen“, um gleich loszulegen, oder auf „Freunde einladen“, um einen Link zum Weitergeben zu bekommen. Für den Anfang ist Compact Petteia am besten, und die erste Lektion dauert eine Minute.
guide-computer = Gegen den Computer kannst du jederzeit allein und ohne Uhr spielen. Stufe 0 ist für die erste Partie eines Kindes, Stufe 8 ist schwer zu besiegen. Schreib „herausfordern computer stufe=3“ oder tippe auf den Knopf und wähle eine Stufe.
guide-friend = Um jemanden einzuladen, tippe auf „Freunde einladen“ und schick den Link oder den Code weiter. Der Code gilt auf Discord, auf Telegram und im Web. Wenn die Person schon hier spielt, schreib „herausfordern“ und ihren Namen.
guide-stranger = Wenn du niemanden zum Spielen kennst, tippe im Webchat auf „Jemanden zum Spielen finden“: Alle dort sehen, dass du suchst, und wer zuerst annimmt, spielt gegen dich. Solange du wartest, kannst du gegen den Computer spielen.
guide-choose-game = Tippe beim Herausfordern auf „Spiel ändern“, um Spiel, Brett, Optionen, deine Seite und die Bedenkzeit zu wählen. Du kannst das alles auch in einer Nachricht angeben, etwa „herausfordern poleis bedenkzeit=3d“. Sobald die Herausforderung angenommen ist, lässt sich nichts mehr ändern.
guide-clocks = Normalerweise hast du 10 Tage für deine Züge, und mit jedem Zug kommen 36 Stunden dazu. Eine andere Uhr wählst du beim Herausfordern: „bedenkzeit=3d“ heißt drei Tage pro Zug, „bedenkzeit=10m+5s“ eine Partie am Stück und „bedenkzeit=ohne“ kein Zeitlimit. Bis wann du Zeit hast, steht unter dem Brett.
guide-time-out = Wenn die Zeit einer Seite abläuft, kann die andere den Sieg beanspruchen oder weiter warten. Bis dahin zählt ein Zug noch. Von selbst endet die Partie nur, wenn die Uhr als „hart“ vereinbart ist.
guide-silent = Wenn dein Gegenüber nicht antwortet, warte, bis die Zeit abläuft. Vorher verschicke ich noch eine Erinnerung. Danach kannst du den Sieg beanspruchen. Wenn du nicht warten möchtest, kannst du jederzeit aufgeben.
guide-old-games = Schreib „nachspielen“, um eine deiner letzten beendeten Partien Zug für Zug nachzuspielen oder als Film zu bekommen. Mit „nachspielen“ und dem Code einer Partie öffnest du eine ältere, und mit „exportieren“ bekommst du alle.
guide-record = Eine Notation ist die Liste aller Züge einer Partie als Text. Schreib „notation“, um eine zu bekommen. Um eine Partie anzusehen, füge ihre Notation hinter diesem Wort ein oder schick sie als Textdatei.
guide-watch = In einem Kanal oder einer Gruppe können alle bei den Partien dort zuschauen. Schreib „brett“ und den Code einer Partie, um sie zu sehen. Eine laufende Partie in privaten Chats sehen nur die beiden, die sie spielen, außer wenn beide sie mit „öffentlich“ öffnen.
guide-many = Du kannst viele Partien gleichzeitig spielen, und „partien“ zeigt zuerst die, die auf dich warten. Wenn ein Zug zu mehreren passt, frage ich nach. Wenn du direkt auf ein Brett antwortest, ist immer diese Partie gemeint.
guide-undo = Wenn du falsch gezogen hast, schreib „zurücknehmen“; dein Gegenüber muss zustimmen. Mit „einstellungen bestätigen=ja“ fragt das Brett vor jedem Zug nach.
guide-resign = Um eine Partie aufzugeben, schreib „aufgeben“ oder tippe auf „Mehr“ und dann auf „Aufgeben“; ich frage vorher nach. Eine Herausforderung, die noch niemand angenommen hat, ziehst du mit „zurückziehen“ zurück.
guide-draw = Um Remis anzubieten, schreib „remis“ oder tippe auf „Mehr“ und dann auf „Remis anbieten“. Wenn dein Gegenüber Remis angeboten hat, nimmst du mit „remis“ an und lehnst mit „ablehnen“ ab.
guide-rematch = Wenn eine Partie zu Ende ist, tippe auf „Revanche“, um dasselbe Spiel noch einmal mit getauschten Seiten zu spielen.
guide-type-move = Tippe auf „Ziehen“, dann auf deine Figur und dann auf das Feld, auf das sie ziehen soll. Du kannst auch beide Felder schreiben, etwa a2-a5. Für das Schlagen musst du nichts dazuschreiben: Es geschieht von selbst.
guide-plan = Während dein Gegenüber überlegt, kannst du deine Antwort vorbereiten: Schreib „planen c7-c4 b2-b4“ oder tippe auf „Vorausplanen“. Wenn dieser Zug kommt, wird deine Antwort sofort gespielt. Deine Pläne siehst nur du.
guide-see = Dein Gegenüber sieht das Brett, deine Züge und deine Nachrichten. Niemand außer dir sieht deine Pläne, deine Tipps, eine unfertige Aufstellung oder die Felder, die du vor dem Zug ausprobierst.
guide-talk = Schreib „sag“ und dahinter, was du deinem Gegenüber sagen möchtest. In einem Kanal oder einer Gruppe können es dort alle lesen. Mit „stumm“ bekommst du keine Nachrichten deines Gegenübers mehr.
guide-rude = Wenn jemand unfreundlich ist, blendest du mit „stumm“ die Nachrichten in dieser Partie aus. Mit „melden“ meldest du die letzte Nachricht den Betreibern. In den Einstellungen kannst du die Person blockieren: Dann erreichen dich ihre Herausforderungen nicht mehr.
guide-name = Auf Discord und Telegram gilt der Name aus deinem Profil dort; ein neuer gilt ab deinem nächsten Zug. Im Webchat schreibst du „umbenennen“ und dahinter einen neuen Namen.
guide-account = Auf Discord, auf Telegram und im Web kannst du dasselbe Konto nutzen. Schreib auf einer Plattform „verknüpfen“ und gib den Code, den du bekommst, auf der anderen ein. Bestätige dann auf beiden.
guide-recovery = In dem Browser, in dem du dein Webkonto angelegt hast, bleibst du angemeldet. Um es in einem anderen Browser zu öffnen, brauchst du den Namen des Kontos und einen Wiederherstellungscode. Den Code bekommst du mit „einstellungen“ in einem Browser, in dem du schon angemeldet bist. Wenn du Discord oder Telegram verknüpft hast, findest du deine Partien auch dort.
guide-language = Ich spreche Deutsch und mehrere andere Sprachen und richte mich nach der Sprache deiner App. Eine andere wählst du in den Einstellungen, zum Beispiel mit „einstellungen sprache=it“.
guide-notices = Du bekommst eine Benachrichtigung, wenn du am Zug bist, und eine Erinnerung, bevor deine Zeit abläuft. In den Einstellungen kannst du das ändern: nur im privaten Chat, einmal am Tag als Liste oder gar nicht.
guide-sound = Auf Discord und Telegram hörst du, was die App bei einer Nachricht abspielt. Im Webchat kannst du den „Ton“ für dieses Gerät ein- und ausschalten. Wenn es seltener klingeln soll, ändere in den Einstellungen die Benachrichtigungen oder richte eine Ruhezeit ein.
guide-quiet = In deiner Ruhezeit kommen Benachrichtigungen ohne Ton. Du stellst sie mit „einstellungen ruhezeit=22:00-08:00“ ein, deine Zeitzone mit „einstellungen zeitzone=Europe/Berlin“ oder dem Namen deiner Stadt.
guide-vacation = Im Urlaub sind die Uhren aller deiner Partien angehalten: Schreib „einstellungen urlaub=14d“ für zwei Wochen oder nenne den Tag deiner Rückkehr. Du hast 28 Urlaubstage im Jahr und kannst trotzdem ziehen.
guide-pause = Um die Uhr einer einzelnen Partie anzuhalten, schreib „uhr anhalten“; dein Gegenüber muss zustimmen. Mit „fortsetzen“ läuft sie weiter.
guide-data = „datenschutz“ zeigt, was über dich gespeichert ist, und mit „exportieren“ bekommst du eine Kopie davon. Um dein Konto zu löschen, schreib „konto löschen“. Alle, mit denen du gespielt hast, behalten ihre Partien ohne deinen Namen.
guide-hint = „tipp“ zeigt dir einen guten Zug. Gegen den Computer kannst du in den meisten Spielen darum bitten. Gegen Menschen geht es nur, wenn ihr beide zugestimmt habt, und in Spielen mit Pusten gar nicht.
guide-analysis = Nach einer Partie zeigt „analyse“, wo sie gekippt ist und welche Züge besser gewesen wären. Deine Fehler kannst du einzeln durchgehen.
guide-learn = Mit „lernen“ gibt es zu jedem Spiel kurze Lektionen am Brett, mit „aufgabe“ jeden Tag eine neue Aufgabe. Was du gelöst hast, bleibt gespeichert.
guide-dice-fair = Ich würfle mit einem geheimen Startwert, der vor der Partie feststeht, und ihr könnt beide ein Wort hinzufügen. Nach der Partie lässt sich jeder Wurf nachprüfen. Niemand kann sich eine Zahl aussuchen.
guide-group = Wenn du eine Gruppe oder einen Server verwaltest, schreib dort „gruppe“: So wählst du die Sprache, das Standardspiel, die Orte für Herausforderungen, die Aufgabe des Tages und private Antworten. Um den Bot hinzuzufügen, nutze den Knopf in seinem privaten Chat oder sein Profil.
guide-slow = Tippe noch einmal auf den Knopf oder hol dir mit „brett“ ein neues Brett; alte Knöpfe funktionieren, solange die Partie läuft. Wenn der Bot stumm bleibt, startet er vielleicht gerade neu: Deine Partien und Uhren sind dabei sicher.
guide-cannot = Hier gibt es nur die Soldatenspiele der Griechen und Römer, zu zweit oder gegen den Computer. Schach, Teams und Preise gibt es nicht. Das Spielen kostet nichts. „turnier“ zeigt Turniere, „profil“ deine Ergebnisse und „bestenliste“ die besten Wertungen; eine Partie zählt für die Wertung, wenn du mit „gewertet=ja“ herausforderst. Mit „exportieren“ bekommst du alle deine Partien.
guide-cost = Hier spielst du kostenlos. Es gibt keine Werbung und nichts zu kaufen.
guide-who = Du schreibst mit einem Programm: Es antwortet mit dem, was in den Regeln steht, und erfindet nichts. Petteia ist freie Software. Wenn etwas nicht stimmt, sag den Betreibern dieses Bots Bescheid.

# Antworten aus der laufenden Partie.

match-ending = wie diese Partie ausging
match-capture = was zuletzt geschlagen wurde
match-move = was zuletzt gezogen wurde
match-turn = wer am Zug ist
match-if = was ein Zug bewirken würde
