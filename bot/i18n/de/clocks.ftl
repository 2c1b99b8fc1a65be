# Clocks: how much time there is, and what happens at its end.

clock-none = Ohne Zeitlimit.
clock-move = { $time } pro Zug. { $flag }{ $weekend }
clock-bank = { $bank }, +{ $increment } pro Zug (höchstens { $cap }). { $flag }{ $weekend }
clock-weekend = { " " }Wochenenden zählen nicht ({ $zone }).

clock-label-none = Ohne Uhr
clock-label-move = { $time } pro Zug
clock-label-bank = { $bank }, +{ $increment } pro Zug

flag-soft = Zeit abgelaufen: Dein Gegenüber kann den Sieg beanspruchen oder warten.
flag-hard = Zeit abgelaufen: Du verlierst.

span-days = { $days ->
    [one] { $days } Tag
   *[other] { $days } Tage
}{ $hours ->
    [0] { "" }
    [one] { " " }{ $hours } Stunde
   *[other] { " " }{ $hours } Stunden
}
span-hours = { $hours ->
    [one] { $hours } Stunde
   *[other] { $hours } Stunden
}{ $minutes ->
    [0] { "" }
    [one] { " " }{ $minutes } Minute
   *[other] { " " }{ $minutes } Minuten
}
span-below-hour = { $minutes ->
    [one] { $minutes } Minute
   *[other] { $minutes } Minuten
}
span-minutes = { $minutes ->
    [0] { "" }
    [one] { $minutes } Minute{ " " }
   *[other] { $minutes } Minuten{ " " }
}{ $seconds ->
    [one] { $seconds } Sekunde
   *[other] { $seconds } Sekunden
}

## Under the board

note-until-yours = Du hast Zeit bis { $moment }.
note-until-theirs = { $name } hat Zeit bis { $moment }.
note-left-yours = Du hast noch { $left }.
note-left-theirs = { $name } hat noch { $left }.
note-lapsed-yours = Deine Zeit ist abgelaufen: { $moment }. Du kannst noch ziehen, bis { $name } den Sieg beansprucht.
note-lapsed-theirs = Die Zeit von { $name } ist abgelaufen: { $moment }. Beanspruche den Sieg oder warte.
note-lapsed-seen = Die Zeit von { $name } ist abgelaufen: { $moment }. { $other } kann den Sieg beanspruchen oder warten.

note-paused = Die Uhr pausiert. { $one }: noch { $first }. { $other }: noch { $second }.
note-pause-yours = Du möchtest die Uhr pausieren. Das gilt, bis { $name } antwortet oder zieht.
note-pause-theirs = { $name } möchte die Uhr pausieren.

button-pause = Uhr pausieren
button-pause-yes = Der Pause zustimmen
button-pause-no = Keine Pause
button-resume = Uhr fortsetzen
button-claim = Sieg beanspruchen
word-pause = die Uhr pausieren, wenn dein Gegenüber zustimmt
    .asked =
        uhr anhalten
        können wir pause machen
        partie pausieren
        zeit stoppen
        partie unterbrechen
        pause machen
        wie mache ich eine pause
        ich brauche eine pause
        kurz unterbrechen
        ich muss kurz weg
        ich muss mal eben los
        kann man die uhr stoppen
        uhr stoppen
        zeit anhalten
        halt die uhr an
        spiel anhalten
        spiel unterbrechen
        partie für später aufheben
        partie vertagen
        können wir später weitermachen
        auszeit nehmen
        können wir kurz stoppen
        uhr pausieren
        partie einfrieren lassen
        kann die uhr mal stehen
        mein essen ist fertig kann die uhr warten
        pause
        uhr anhalten bitte
        kurz weg
        können wir die zeit anhalten
        zeit anhalten wenn beide wollen
        kann man die uhr pausieren
        uhr pausieren geht das
        bedenkzeit anhalten
        partie kurz unterbrechen wenn beide einverstanden sind
        können wir eine pause machen
        geht eine spielpause
        die zeit stoppen wenn wir beide wollen
word-resume = die Uhr nach einer Pause fortsetzen
    .asked =
        partie nach pause fortsetzen
        weiterspielen nach der pause
        uhr wieder starten
        pause beenden
        weiter gehts nach der pause
        wie geht es nach der pause weiter
        pause aufheben
        pause vorbei
        uhr weiterlaufen lassen
        uhr fortsetzen
        uhr wieder laufen lassen
        wie setze ich die partie fort
        partie fortsetzen
        weitermachen nach der unterbrechung
        wir können weitermachen
        bin wieder da
        spiel wieder aufnehmen
        unterbrochene partie weiterspielen
        wie starte ich die uhr wieder
        pause ist zu ende
        weiter
        weiterspielen
        pause vorbei lass uns weitermachen
word-claim = den Sieg beanspruchen, wenn die Zeit deines Gegenübers abgelaufen ist
    .asked =
        mein gegner antwortet nicht
        er spielt nicht mehr
        seine zeit ist abgelaufen
        sieg auf zeit beanspruchen
        gegner ist verschwunden
        mein gegner zieht nicht
        er zieht seit tagen nicht
        er zieht einfach nicht mehr
        er hat seit einer woche nicht gezogen
        sie macht keinen zug mehr
        mein gegner ist einfach weg
        mein gegner ist abgehauen
        er meldet sich nicht mehr
        er reagiert nicht
        er lässt mich hängen
        ich warte schon ewig auf seinen zug
        wie lange muss ich noch auf ihn warten
        er hat seine zeit überschritten
        seine uhr ist abgelaufen
        seine uhr steht auf null
        zeit vom gegner ist um
        gegner hat keine zeit mehr
        was passiert wenn die zeit um ist
        was passiert bei zeitüberschreitung
        was wenn die uhr abläuft
        was wenn jemand nie zieht
        gewinne ich wenn er nicht mehr zieht
        gewinne ich wenn seine zeit abläuft
        wie gewinne ich auf zeit
        auf zeit gewonnen wie hole ich mir den sieg
        sieg einfordern weil er weg ist
        zeit reklamieren
        er lässt die zeit ablaufen
        der drückt sich und zieht nicht
        gegner offline
        gegner eingeschlafen
        gegner verlässt das spiel
        timeout
        was tun wenn der andere nicht weiterspielt
        gegner antwortet nicht
        gegner zieht nicht
        wie lange muss ich warten bis ich gewinne
        was mache ich wenn mein gegner verschwindet
        kann ich gewinnen weil er nicht mehr spielt
        der andere ist nicht mehr da
        keine antwort seit tagen
        zeit abgelaufen
        zeit überschritten
        er trödelt ewig
        die zeit meines gegners ist um was tue ich
        die bedenkzeit des gegners ist vorbei
        der andere hat keine zeit mehr was nun
        gegner hat die zeit überschritten was mache ich
        seine uhr ist abgelaufen was jetzt
        seine frist ist um
        wie bekomme ich den sieg wenn er die zeit überzieht
        er hat seit einer woche nicht gezogen bekomme ich den sieg
        der zieht nicht mehr habe ich gewonnen

news-nudged = Die Zeit wird knapp.
news-lapsed = Die Zeit deines Gegenübers ist abgelaufen. Beanspruche den Sieg oder warte.
news-pause-asked = Dein Gegenüber möchte die Uhr pausieren.
news-pause-refused = Die Pause wurde abgelehnt.
news-pause-declined = Dein Gegenüber möchte keine Pause.
news-paused = Die Uhr pausiert.
news-resumed = Die Uhr läuft wieder.
done-pause-asked = Du hast um eine Pause gebeten. Die Uhr läuft, bis dein Gegenüber zustimmt.
done-pause-declined = Pause abgelehnt.
done-paused = Die Uhr pausiert. Ihr könnt sie beide fortsetzen.
done-resumed = Die Uhr läuft wieder.
done-timeout = Die Zeit ist abgelaufen. Die Partie ist zu Ende.

refused-time-left = Es ist noch keine Zeit abgelaufen, also gibt es nichts zu beanspruchen.
refused-time-yours = Deine eigene Zeit ist abgelaufen. Du kannst noch ziehen.

refused-no-clock = Diese Partie hat keine Uhr.
refused-paused = Die Uhr pausiert schon.
refused-not-paused = Die Uhr pausiert nicht.
refused-pause-late = Die Zeit ist abgelaufen, für eine Pause ist es zu spät. Du kannst noch ziehen.
refused-pause-stands = Du hast schon um eine Pause gebeten. Warte auf die Antwort deines Gegenübers.
refused-no-pause-asked = Gerade bittet niemand um eine Pause.

## Challenges that nobody took up

offer-expired-by-you = { $name } hat nicht rechtzeitig auf deine Herausforderung geantwortet.
offer-expired-to-you = Die Herausforderung von { $name } ist abgelaufen.
open-expired-mine = Niemand hat deine offene Herausforderung rechtzeitig angenommen.
open-expired-theirs = Die offene Herausforderung von { $name } ist abgelaufen.
seen-expired = Die Herausforderung von { $name } an { $other } ist abgelaufen.
news-expired = Deine Herausforderung ist abgelaufen.
refused-challenge-expired = Diese Herausforderung ist abgelaufen. Schick eine neue.
