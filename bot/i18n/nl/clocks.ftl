# Clocks: how much time there is, and what happens at its end.

clock-none = Geen tijdslimiet.
clock-move = { $time } per zet. { $flag }{ $weekend }
clock-bank = { $bank }, +{ $increment } per zet (max. { $cap }). { $flag }{ $weekend }
clock-weekend = { " " }Weekenden tellen niet ({ $zone }).

clock-label-none = Geen klok
clock-label-move = { $time } per zet
clock-label-bank = { $bank }, +{ $increment } per zet

flag-soft = Tijd om: je tegenstander mag de winst opeisen of wachten.
flag-hard = Tijd om: je verliest.

span-days = { $days ->
    [one] { $days } dag
   *[other] { $days } dagen
}{ $hours ->
    [0] { "" }
    [one] { " " }{ $hours } uur
   *[other] { " " }{ $hours } uur
}
span-hours = { $hours ->
    [one] { $hours } uur
   *[other] { $hours } uur
}{ $minutes ->
    [0] { "" }
    [one] { " " }{ $minutes } minuut
   *[other] { " " }{ $minutes } minuten
}
span-below-hour = { $minutes ->
    [one] { $minutes } minuut
   *[other] { $minutes } minuten
}
span-minutes = { $minutes ->
    [0] { "" }
    [one] { $minutes } minuut{ " " }
   *[other] { $minutes } minuten{ " " }
}{ $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } seconden
}

## Under the board

note-until-yours = Je hebt tot { $moment }.
note-until-theirs = { $name } heeft tot { $moment }.
note-left-yours = Je hebt nog { $left }.
note-left-theirs = { $name } heeft nog { $left }.
note-lapsed-yours = Je tijd was om: { $moment }. Je kunt nog zetten tot { $name } de winst opeist.
note-lapsed-theirs = De tijd van { $name } was om: { $moment }. Eis de winst op, of wacht.
note-lapsed-seen = De tijd van { $name } was om: { $moment }. { $other } mag de winst opeisen, of wachten.

note-paused = Klok gepauzeerd. { $one }: nog { $first }. { $other }: nog { $second }.
note-pause-yours = Je wilt de klok pauzeren. Dat geldt tot { $name } antwoordt of zet.
note-pause-theirs = { $name } wil de klok pauzeren.

button-pause = Klok pauzeren
button-pause-yes = Pauze toestaan
button-pause-no = Geen pauze
button-resume = Klok hervatten
button-claim = Winst opeisen
word-pause = de klok pauzeren, als je tegenstander het goedvindt
    .asked =
        klok stilzetten
        kunnen we pauze nemen
        partij pauzeren
        tijd stoppen
        partij onderbreken
        klok pauzeren
        even pauze
        kan het spel even stil
        tijd stilzetten
        kunnen we even stoppen
        partij bevriezen
        partij even onderbreken
        klok stoppen
        ik moet even weg kan de klok stil
        pauze aanvragen
        kan de klok even stil
        kan de klok uit
        zet de klok stil
        zet de tijd stil
        hoe zet ik de klok stil
        hoe moet ik pauzeren
        hoe pauzeer ik
        pauze
        pauzeren
        even stoppen
        even onderbreken
        ik moet eten kan het spel wachten
        ik moet even naar de wc
        ik ben zo terug
        telefoon gaat kan het even stil
        een time out
        mag ik even pauze
        kunnen we later verder
        kunnen we straks verder spelen
        de partij even stilleggen
        de tijd moet even niet lopen
        klok bevriezen
        break
word-resume = de klok na een pauze hervatten
    .asked =
        partij na de pauze hervatten
        verder spelen na de pauze
        klok weer starten
        pauze beëindigen
        pauze opheffen
        weer verder met de partij
        klok weer aan
        doorgaan na de pauze
        hervatten
        einde van de pauze
        we kunnen weer verder
        hoe start ik de klok weer
        partij voortzetten
        verder gaan waar we waren
        hoe gaan we weer door
        we gaan weer verder
        we kunnen weer spelen
        ik ben er weer
        ik ben terug kunnen we verder
        verder
        verdergaan
        hervat de partij
        hoe hervat ik
        hoe hervat ik de partij
        hoe moet ik weer verder
        hoe gaan we verder na de pauze
        pauze is voorbij
        pauze afgelopen
        stop de pauze
        haal de pauze eraf
        pauze uit
        tijd weer laten lopen
        weer doorspelen
        doorspelen na de pauze
        de partij staat stil hoe gaat hij weer aan
        zet de klok weer aan
        einde pauze
word-claim = de winst opeisen als de tijd van je tegenstander om is
    .asked =
        mijn tegenstander antwoordt niet
        hij speelt niet meer
        zijn tijd is om
        winst op tijd opeisen
        tegenstander is verdwenen
        hij zet al dagen niet
        hij doet geen zet meer
        mijn tegenstander is weg
        hoe win ik op tijd
        wat als zijn tijd om is
        wat als iemand geen tijd meer heeft
        de ander reageert niet
        ik wacht al dagen op zijn zet
        hij is ermee gestopt
        zijn klok staat op nul
        wat gebeurt er als de tijd op is
        hij heeft zijn tijd laten verlopen
        mijn tegenstander laat niks meer horen
        hij heeft al een week niks gezet
        hij heeft al dagen niets gedaan
        hij zet niet
        hij zet niet meer wat nu
        hij doet niks meer
        hij laat me wachten
        hij is er niet meer
        hij is weg
        mijn tegenstander is verdwenen
        mijn tegenstander is opgehouden
        mijn tegenstander speelt niet
        tegenstander reageert niet
        die gast reageert niet
        die gast zet niet meer
        geen reactie van mijn tegenstander
        ik wacht al een week
        ik wacht al uren
        hoelang moet ik wachten op hem
        hij is door zijn tijd
        hij heeft geen tijd meer
        hij is te laat
        win ik op tijd
        winnen op tijd
        winst claimen
        hoe claim ik de winst
        hoe eis ik de winst op
        wat als hij nooit meer zet
        wat als hij wegloopt
        wat als zijn klok leeg is
        wat als mijn tijd om is
        wat als mijn tijd op is
        verlies ik als mijn tijd om is
        de tijd is om en nu
        tijd is op
        hij is in slaap gevallen
        weggelopen uit het spel
        de tijd van mijn tegenstander is om
        zijn tijd is op wat kan ik doen
        de klok van mijn tegenstander is afgelopen
        de klok van mijn tegenstander staat op nul
        tijd van de ander is voorbij wat nu
        hij heeft te lang gewacht
        hij overschreed zijn tijd
        mijn tegenstander speelt al dagen niet
        hij speelt al een tijdje niet meer
        mijn tegenspeler doet al een week niks
        de andere zet al een paar dagen niet
        hij laat al enkele dagen niks meer horen
        de tegenpartij zet al sinds gisteravond niet

news-nudged = De tijd raakt op.
news-lapsed = De tijd van je tegenstander is om. Eis de winst op, of wacht.
news-pause-asked = Je tegenstander wil de klok pauzeren.
news-pause-refused = De pauze is geweigerd.
news-pause-declined = Je tegenstander wil geen pauze.
news-paused = Klok gepauzeerd.
news-resumed = Klok hervat.
done-pause-asked = Je hebt om een pauze gevraagd. De klok loopt tot je tegenstander het goedvindt.
done-pause-declined = Pauze geweigerd.
done-paused = Klok gepauzeerd. Jullie kunnen hem allebei hervatten.
done-resumed = Klok hervat.
done-timeout = De tijd is om. De partij is voorbij.

refused-time-left = Niemands tijd is om, dus er valt niets op te eisen.
refused-time-yours = Jouw eigen tijd is om. Je kunt nog zetten.

refused-no-clock = Deze partij heeft geen klok.
refused-paused = De klok is al gepauzeerd.
refused-not-paused = De klok is niet gepauzeerd.
refused-pause-late = De tijd is om, dus het is te laat voor een pauze. Je kunt nog zetten.
refused-pause-stands = Je hebt al om een pauze gevraagd. Wacht op het antwoord van je tegenstander.
refused-no-pause-asked = Er staat geen verzoek om een pauze open.

## Challenges that nobody took up

offer-expired-by-you = { $name } heeft je uitdaging niet op tijd beantwoord.
offer-expired-to-you = De uitdaging van { $name } is verlopen.
open-expired-mine = Niemand ging op tijd op je open uitdaging in.
open-expired-theirs = De open uitdaging van { $name } is verlopen.
seen-expired = De uitdaging van { $name } aan { $other } is verlopen.
news-expired = Je uitdaging is verlopen.
refused-challenge-expired = Deze uitdaging is verlopen. Stuur een nieuwe.
