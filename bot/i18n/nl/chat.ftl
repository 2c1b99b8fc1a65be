# What players say to each other.

word-say = iets tegen je tegenstander zeggen
    .asked =
        mijn tegenstander schrijven
        tegenstander groeten
        kan ik met hem chatten
        bericht aan de tegenstander
        iets zeggen tegen mijn tegenstander
        bericht sturen naar mijn tegenstander
        hoe schrijf ik hem iets
        kan ik met de ander praten
        hallo zeggen tegen de ander
        praten met mijn tegenstander
        chatten tijdens de partij
        hoe stuur ik een berichtje
        goede partij wensen
        mijn tegenstander iets laten weten
        bedanken voor de partij
        hoe praat ik met hem
        hoe praat ik met mijn tegenstander
        hoe moet ik een bericht sturen
        hoe stuur ik hem een berichtje
        stuur hem een bericht
        zeg hem iets
        ik wil hem iets zeggen
        ik wil wat zeggen
        ik wil met hem kletsen
        kan ik chatten
        kan ik hem appen
        hoe chat ik
        chatten
        chat
        praten
        bericht sturen
        hoi zeggen
        goed gespeeld zeggen
        succes wensen
        hem feliciteren
        hem een vraag stellen
        kan hij mij lezen
        hoe antwoord ik hem
        reageren op zijn bericht
        de ander een berichtje sturen
word-mute = je tegenstander in een partij dempen
    .asked =
        tegenstander dempen
        hij moet me niet meer schrijven
        zijn berichten verbergen
        rust van hem
        berichten uitzetten
        hoe zorg ik dat hij me niet meer schrijft
        hij praat te veel
        hij spamt me
        chat uitzetten
        ik wil zijn berichten niet lezen
        mijn tegenstander moet zijn mond houden
        berichten van de ander dempen
        hij blijft maar appen
        stilte graag
        hoe zet ik hem op stil
        ik wil zijn berichten niet zien
        ik wil niets meer van hem horen
        ik wil niks meer van hem lezen
        ik wil geen berichten meer van hem
        geen berichten meer van die speler
        hij moet stoppen met berichten sturen
        hij moet ophouden met appen
        hij moet zijn kop houden
        laat hem zwijgen
        hou hem stil
        zet hem op stil
        hoe demp ik iemand
        hoe moet ik iemand dempen
        dempen
        muten
        hoe mute ik hem
        zijn geklets wil ik niet
        hij kletst de hele tijd
        hij blijft maar kletsen
        hij stuurt te veel
        hoe negeer ik hem
        hem negeren
        chat uit
        chat dicht
        hoe zet ik de chat uit
        geen chat
        kan ik zijn berichten uitzetten
        ik word gek van zijn berichten
word-unmute = je tegenstander weer horen
    .asked =
        dempen opheffen
        zijn berichten weer zien
        chat weer aanzetten
        tegenstander weer horen
        niet meer dempen
        ik wil hem weer horen
        demping uit
        berichten weer aan
        weer met hem chatten
        hoe zet ik het dempen uit
        ik zie zijn berichten niet meer
        gedempte tegenstander weer toelaten
        hij mag weer schrijven
        chat terug aan
        dempen ongedaan maken
        hoe hef ik het dempen op
        niet langer dempen
        ik heb hem gedempt en wil hem weer lezen
        ik wil zijn berichten weer lezen
        ik wil zijn berichten weer zien
        ik wil weer berichten van hem
        hoor ik hem weer
        hij mag weer praten
        hij mag weer iets zeggen
        laat hem weer praten
        weer toelaten
        chat weer open
        chat weer aan
        hoe zet ik de chat weer aan
        berichten weer aanzetten
        unmute
        ontdempen
        waarom zie ik niks meer van hem heb ik hem gedempt
        zet hem weer aan
        weer kunnen chatten
        stilte opheffen
word-report = het laatste bericht van je tegenstander melden
    .asked =
        tegenstander melden
        hij heeft me beledigd
        belediging rapporteren
        ongepast bericht
        moderator waarschuwen
        klacht over een speler
        hij scheldt me uit
        scheldwoorden
        hij is onbeschoft
        iemand gedraagt zich slecht
        een bericht melden
        iemand aangeven
        hij speelt vals waar meld ik dat
        grof taalgebruik
        pesten melden
        hoe meld ik iemand
        hij is vervelend
        hij doet naar tegen mij
        hij zegt vieze dingen
        hij scheldt
        hij bedreigt me
        hij pest me
        wat als iemand scheldt
        wat als iemand me beledigt
        waar kan ik klagen
        waar dien ik een klacht in
        ik wil een klacht indienen
        ik wil hem aangeven
        ik wil hem melden
        ik wil iemand rapporteren
        rapporteer deze speler
        klikken bij de moderator
        melden
        rapporteren
        deze speler gedraagt zich niet
        hij speelt niet eerlijk
        volgens mij speelt hij vals
        valsspeler melden
        ongewenst gedrag
        racistische opmerking
        vieze praatjes
        iemand valt me lastig waar meld ik dat
        hoe moet ik iemand melden
        dit bericht is niet oké
        intimidatie
        hij stuurt vieze praat
        iemand praat vuil tegen mij

button-mute = Berichten dempen
button-unmute = Berichten weer tonen
button-report = Bericht melden

chat-message = { $name }: { $text }
news-said = Je tegenstander zegt: { $text }

done-said = Verstuurd.
done-muted = Je ziet in deze partij geen berichten van je tegenstander meer.
done-unmuted = Je ziet de berichten van je tegenstander weer.
done-reported = Dank je. Het bericht is gemeld bij de beheerder van deze bot.

refused-say-what = Typ wat je wilt zeggen, bijvoorbeeld “zeg veel succes”.
refused-say-computer = De computer leest geen berichten.
refused-say-long = Een bericht mag hoogstens { $limit } tekens hebben. Er is niets verstuurd.
refused-say-often = Je stuurt te snel berichten. Wacht een minuut en probeer het dan nog eens.
refused-nothing-to-report = Je tegenstander heeft hier niets gezegd.

web-chat-label = Berichten
web-say-label = Je bericht
web-say-send = Versturen

discord-option-say = Het bericht, hoogstens 200 tekens
