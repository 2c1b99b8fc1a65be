# Commands, lists, settings, help.

help =
    Daag iemand uit en speel beurt om beurt.
    uitdagen NAAM – daag iemand uit; zonder naam kan iedereen meedoen
    uitdagen computer – speel tegen de computer
    a2-a5 – doe een zet; of tik op een stuk op het bord
    partijen – je partijen
    regels – de regels van elk spel; of een vraag, zoals “regels mag ik passen?”
    waarom a2-b3 – waarom een zet niet mag
    leren – korte lessen op het bord
    Meer opdrachten: accepteren, weigeren, plannen, opgeven, remise, terugnemen, revanche, naspelen, instellingen

games = { $count ->
    [one] Je hebt één partij:
   *[other] Je hebt { $count } partijen:
}
digest = { $count ->
    [one] Er wacht één partij op je:
   *[other] Er wachten { $count } partijen op je:
}
no-games = Je hebt geen lopende partij. Typ “uitdagen” om er een te beginnen.
which-match = Welke partij? Kies er een, of voeg match= met het nummer toe.
entry = { $name } · { $ruleset }
entry-yours = Jij bent aan zet: { $name } · { $ruleset }
entry-open = Open uitdaging · { $ruleset }
entry-twin = { $entry } · { $match }

completion-captures = slaat { $squares }

## Linking two accounts

done-link-code = Typ “link { $code }” op je andere platform, binnen { $minutes ->
    [one] één minuut
   *[other] { $minutes } minuten
}. Ik vraag het op allebei de platforms voordat er iets wordt gekoppeld. Houd de code voor jezelf.
link-platform = { $platform ->
    [web] webchat
    [telegram] Telegram
    [discord] Discord
   *[other] { $platform }
}
link-code-of = Deze code is van { $name } ({ $platforms }), met { $count ->
    [0] geen partijen
    [one] één partij
   *[other] { $count } partijen
}.
link-asked-by = { $name } ({ $platforms }) heeft je code getypt en wil accounts koppelen. Dat account heeft { $count ->
    [0] geen partijen
    [one] één partij
   *[other] { $count } partijen
}.
link-own = Dit account: { $name } ({ $platforms }), met { $count ->
    [0] geen partijen
    [one] één partij
   *[other] { $count } partijen
}.
link-joins = Als je ze koppelt, worden de twee één account. Vanaf elk platform kun je al deze partijen spelen, en opgeven.
link-warning-typed = Bevestig alleen als je zelf om deze code hebt gevraagd. Heb je hem van iemand anders, druk dan op Annuleren.
link-warning-asked = Bevestig alleen als je de code zelf hebt getypt, op je andere platform. Druk anders op Annuleren.
link-undo-typed = Je kunt het { $days ->
    [one] één dag
   *[other] { $days } dagen
} lang terugdraaien met “link undo”. Je krijgt dan terug wat je nu hebt; partijen die na het koppelen begonnen, blijven bij { $name }.
link-undo-asked = Je kunt het { $days ->
    [one] één dag
   *[other] { $days } dagen
} lang terugdraaien met “link undo”. { $name } krijgt dan alles van nu terug; partijen die na het koppelen begonnen, blijven bij jou.
link-waits = Bevestig nu ook als { $name }, binnen { $minutes ->
    [one] één minuut
   *[other] { $minutes } minuten
}. Ik vraag het daar; “link” toont de vraag nog eens. Er is nog niets gekoppeld.
link-undo-ask = { $name } is aan dit account gekoppeld. Je kunt dat tot { $until } terugdraaien: { $count ->
    [0] geen partij gaat terug
    [one] één partij gaat terug
   *[other] { $count } partijen gaan terug
} naar { $name }, en partijen die na het koppelen begonnen, blijven hier.
button-link-yes = Koppelen
button-link-no = Annuleren
button-link-undo = Koppeling terugdraaien
done-linked = Gekoppeld: { $name } hoort nu bij dit account. Was dat een vergissing, typ dan vóór { $until } “link undo”.
done-link-cancelled = Geannuleerd. Er is niets gekoppeld.
done-unlinked = Ontkoppeld: { $name } heeft weer een eigen account, { $count ->
    [0] zonder partijen
    [one] met één partij
   *[other] met { $count } partijen
}.

settings-now = Je instellingen
setting-orientation = Bord: { $value ->
    [own] mijn eigen kant onder
    [first] { side-first } onder
   *[second] { side-second } onder
}
setting-confirm = Zetten bevestigen: { $value ->
    [on] altijd
    [off] nooit
   *[auto] alleen riskante
}
set-confirm = { $value ->
    [on] Elke zet bevestigen
    [off] Zetten nooit bevestigen
   *[auto] Riskante zetten bevestigen
}
setting-theme = Plaatjes: { $value }
setting-language = Taal: { $value ->
    [auto] automatisch
   *[other] { $value }
}
set-orientation = { $value ->
    [own] Mijn kant onder
    [first] { side-first } onder
   *[second] { side-second } onder
}
set-theme = Plaatjes: { $value }
set-language = { $value ->
    [auto] Automatisch
   *[other] { $value }
}
setting-zone = Tijden: { $value }
setting-hint-zone = Kies hoe laat het bij jou is, en dan een plaats in de buurt. Of typ “instellingen tijdzone=Europe/Amsterdam”.
zone-hour = { $time } ({ $offset })
zone-name = { $zone }
menu-more-zone = Andere tijdzone …
menu-more-quiet = Andere stille uren …
menu-vacation = Vakantie: al mijn klokken pauzeren
set-zone = Tijden in { $value }
setting-notices = Meldingen: { $value ->
    [mention] waar je speelt, of in je eigen chat
    [direct] alleen in je eigen chat
    [digest] één keer per dag
   *[none] geen
}
set-notices = { $value ->
    [mention] Melden waar ik speel
    [direct] Alleen in mijn eigen chat
    [digest] Eén keer per dag melden
   *[none] Nooit melden
}
setting-quiet = Stille uren: { $value ->
    [off] geen
   *[other] { $value }
}
setting-hint-quiet = In deze uren maken meldingen geen geluid. Voor andere uren typ je “instellingen stilte=23:30-7”.
set-quiet = { $value ->
    [off] Geen stille uren
   *[other] Stille uren { $value }
}
settings-sample = Zo zien je borden eruit: { $theme }.
button-settings-back = Alle instellingen

# Buttons that open a setting, with its value: at most 24 characters
tab-orientation = Bord: { $value ->
    [own] mijn kant onder
    [first] { side-first } onder
   *[second] { side-second } onder
}
tab-theme = Plaatjes: { $value ->
    [marble] marmer
    [terracotta] terracotta
    [papyrus] papyrus
    [night] nacht
   *[contrast] contrast
}
tab-letters = Velden: { $value ->
    [game] zoals in spel
    [latin] a1, b2
   *[attic] Grieks
}
tab-confirm = Bevestigen: { $value ->
    [on] altijd
    [off] nooit
   *[auto] riskante
}
tab-language = Taal: { $value ->
    [auto] automatisch
   *[other] { $value }
}
tab-zone = Tijden: { $value }
tab-notices = Melden: { $value ->
    [mention] waar ik speel
    [direct] in mijn chat
    [digest] 1 keer per dag
   *[none] nooit
}
tab-quiet = Stil: { $value ->
    [off] nooit
   *[other] { $value }
}

theme-marble = marmer
theme-terracotta = terracotta, zoals Griekse vazen
theme-papyrus = papyrus
theme-night = nacht
theme-contrast = hoog contrast

word-challenge = iemand uitdagen; zonder naam kan iedereen meedoen
    .asked =
        met een vriend spelen
        hoe daag ik iemand uit
        nieuwe partij beginnen
        hoe stel ik de klok in
        tegen de computer spelen
        hoe nodig ik iemand uit
        ik wil spelen
        hoeveel bedenktijd hebben we
        een potje beginnen
        speel een spelletje met me
        iemand zoeken om tegen te spelen
        hoe start ik een spel
        hoe begin ik een potje met iemand
        zullen we een potje doen
        ik zoek een tegenstander
        spelen tegen de bot
        kan ik alleen spelen
        is er een computer om tegen te spelen
        hoe sterk is de computer
        niveaus van de computer
        hoeveel minuten krijgen we
        snel potje met klok
        langzame partij
        tien minuten per persoon
        hoeveel dagen per zet
        hoe lang mag ik nadenken
        kunnen we de kant kiezen
        ander spel kiezen
        open uitdaging maken
        correspondentiepartij
        ik wil tegen iemand spelen
        ik wil een potje spelen
        ik wil een spel beginnen
        kan ik met mijn broer spelen
        met mijn vriendje spelen
        hoe speel ik tegen een ander
        hoe speel ik tegen de computer
        kan ik tegen jou spelen
        speel jij ook
        wil je tegen mij spelen
        kun jij spelen
        heb je een tegenstander voor mij
        tegen wie kan ik spelen
        hoe vind ik een tegenstander
        zoek iemand voor me
        hoe moet ik iemand uitdagen
        hoe moet ik beginnen met spelen
        waar start ik een potje
        start een spel
        nieuw spel
        nieuwe partij
        nieuw potje
        uitdagen
        iemand uitnodigen
        vriend uitnodigen
        stuur een uitnodiging
        zet de computer op moeilijk
        makkelijkere computer
        op welk niveau speelt de bot
        niveau kiezen
        klok instellen
        met klok spelen
        zonder klok spelen
        hoeveel tijd krijg ik per zet
        hoeveel tijd heb ik
        snelschaak maar dan hier
        een potje van vijf minuten
        een dag per zet
        een potje waar iedereen aan mee kan doen
        wie wil er tegen me
        kleur kiezen
        welke kant wil ik zijn
        hoe kies ik een ander spel
        een ander spel spelen
        met andere opties uitdagen
        hoe begin ik een ander spel
        oefenen tegen de computer
        is er een computer om tegen te oefenen
        kan ik tegen een bot oefenen
        oefenpartij tegen de robot
        heb je een robot om tegen te spelen
        ik wil oefenen tegen de machine
        is er een bot om tegen te spelen
word-accept = een uitdaging of aanbod accepteren
    .asked =
        uitdaging accepteren
        hoe doe ik mee aan de partij
        ik heb een code wat moet ik daarmee
        ja tegen de uitdaging
        meedoen
        uitdaging aannemen
        iemand heeft me uitgedaagd wat nu
        hoe neem ik een uitdaging aan
        uitnodiging aannemen
        hoe kom ik in de partij van mijn vriend
        meedoen met een code
        waar zeg ik ja
        akkoord met een voorstel
        ja tegen remise
        ik wil meespelen
        remiseaanbod aannemen
        ik neem de uitdaging aan
        ik doe mee
        hoe doe ik mee
        ja ik wil spelen
        ik ben uitgedaagd hoe zeg ik ja
        hij heeft me uitgenodigd wat nu
        hoe accepteer ik
        accepteren
        uitnodiging accepteren
        hoe kom ik erbij
        hoe moet ik meedoen
        waar vul ik de code in
        wat doe ik met die code
        ik kreeg een code
        deelnemen met een code
        zijn remisevoorstel aannemen
        akkoord met remise
        hij biedt remise aan en ik wil dat
        ja op zijn voorstel
        hoe stem ik toe
        goed ik doe mee
        hij wil een zet terug dat mag van mij
        zet terugnemen toestaan
word-decline = een uitdaging of aanbod weigeren
    .asked =
        uitdaging weigeren
        hoe zeg ik nee
        remiseaanbod weigeren
        ik wil niet spelen
        uitdaging afslaan
        nee tegen een aanbod
        uitnodiging weigeren
        hoe wijs ik een uitdaging af
        ik wil niet tegen hem spelen
        remise weigeren
        nee tegen remise
        geen zin in een partij
        hoe bedank ik voor een uitdaging
        aanbod afslaan
        uitdaging afwijzen
        ik wil zijn uitdaging niet
        ik doe niet mee
        nee bedankt
        ik wil niet meedoen
        hoe weiger ik
        weigeren
        hoe weiger ik een uitdaging
        hoe sla ik een uitdaging af
        hoe zeg ik nee tegen een uitdaging
        zijn remise wil ik niet
        ik wil geen remise
        zijn voorstel afwijzen
        zijn aanbod weigeren
        hij wil een zet terug maar dat mag niet
        hoe laat ik weten dat ik niet wil
        geen belangstelling
        laat maar ik speel niet
        uitnodiging afslaan
        van zijn uitnodiging af
word-withdraw = je uitdaging intrekken
    .asked =
        mijn uitdaging intrekken
        uitnodiging verwijderen
        open uitdaging weghalen
        toch niet spelen
        uitdaging annuleren
        mijn uitnodiging intrekken
        niemand neemt mijn uitdaging aan
        uitdaging afblazen
        hoe haal ik mijn uitdaging weg
        ik wil mijn uitdaging terugtrekken
        uitdaging terugnemen
        uitnodiging annuleren
        mijn open uitdaging staat er nog
        laat die uitdaging maar zitten
        ik heb me bedacht met die uitdaging
        ik heb iemand uitgedaagd maar wil toch niet
        ik wil mijn uitdaging weghalen
        uitdaging wissen
        uitdaging verwijderen
        hoe haal ik de uitnodiging weg
        hoe trek ik mijn uitdaging in
        hoe trek ik een uitdaging terug
        hoe moet ik mijn uitdaging intrekken
        intrekken
        verkeerde persoon uitgedaagd
        ik heb de verkeerde uitgedaagd
        per ongeluk uitgedaagd
        hij reageert niet op mijn uitdaging kan die weg
        annuleren
        mijn uitdaging cancelen
        mijn remiseaanbod intrekken
        mijn voorstel terugtrekken
        toch maar geen potje
        uitnodiging terugtrekken
        hoe zeg ik mijn uitnodiging af
        hoe blaas ik mijn uitdaging af
        uitnodiging afzeggen
        uitdaging afzeggen
        ik heb iemand gevraagd om te spelen maar laat maar
        ik had iemand uitgedaagd maar laat maar zitten
        ik heb hem gevraagd om te spelen maar wil niet meer
        toch geen zin mijn uitnodiging mag weg
word-move = een zet doen
    .asked =
        hoe doe ik hier een zet
        hoe voer ik mijn zet in
        hoe typ ik een zet
        hoe zet ik in de chat
        welke opdracht om te zetten
        hoe verplaats ik een stuk met de bot
        hoe geef ik een zet door
        hoe schrijf ik mijn zet
        wat moet ik typen om te zetten
        hoe zeg ik de bot mijn zet
        zet invoeren
        zet typen
        hoe zet ik met tekst
        waar vul ik mijn zet in
        hoe verplaats ik hier een steen
        schrijfwijze van een zet
        hoe moet ik zetten
        hoe moet ik een zet doen
        hoe doe ik een zet
        hoe doe je hier een zet
        hoe zeg ik welke steen ik zet
        hoe schrijf ik een zet
        hoe typ je een zet
        hoe vertel ik wat ik wil zetten
        ik weet niet hoe ik moet zetten met de bot
        wat typ ik om a2 naar a5 te gaan
        van a2 naar a5 hoe typ ik dat
        hoe voer je een zet in
        zet doorgeven
        zet opgeven in de chat
        welke tekst voor een zet
        zet met een bericht
        moet ik klikken of typen
        kan ik mijn zet typen
        waar klik ik om te zetten
        opdracht voor een zet
        commando om te zetten
        hoe geef ik een sprong in
        hoe typ ik een slag
        hoe stuur ik mijn zet
        steen verplaatsen met een opdracht
        hoe tik ik mijn zet in
        in welke vorm moet ik mijn zet schrijven
        wat moet ik schrijven om een steen te verzetten
        ik wil een steen verzetten wat typ ik
        op welke manier geef ik mijn zet in
        wat tik ik in om te zetten
        formaat van een zet
        hoe moet ik mijn zet schrijven
        hoe geef ik mijn zet in
word-board = het bord tonen
    .asked =
        laat het bord zien
        bord nog eens sturen
        hoe is de stelling
        hoe staat het ervoor
        bord tonen
        ik zie het bord niet meer
        waar is het bord
        toon het bord
        hoe ziet het bord er nu uit
        wie is er aan de beurt
        stuur het bord opnieuw
        laat de stelling zien
        huidige stelling
        hoe sta ik ervoor
        ik ben het bord kwijt
        plaatje van het bord
        laat me het bord zien
        laat het bord nog eens zien
        kan ik het bord nog eens zien
        ik wil het bord zien
        bord
        toon bord
        waar staat alles nu
        hoe staan we ervoor
        hoe is de stand
        stand van het spel
        stand
        wie staat er voor op het bord
        wie is er nu aan de beurt
        ben ik aan de beurt
        ben ik aan zet
        is hij al geweest
        van wie is de beurt
        plaatje sturen
        foto van het bord
        bord opnieuw tonen
        ik zie het bord nergens
        geef me de stelling
        waar is mijn bord gebleven
        hoe ziet mijn partij eruit nu
        hoe staan mijn stukken nu
        waar staan de stenen nu
        waar staat iedereen nu
        hoe ligt het bord er nu bij
        toon de huidige stand
        hoe staan we er nu voor
        hoe is de stelling op dit moment
        waar staan de stukken momenteel
word-games = je partijen
    .asked =
        heb ik lopende partijen
        welke partijen wachten op mij
        mijn partijen
        waar ben ik aan zet
        wat speel ik nu
        lijst van mijn partijen
        welke partijen speel ik
        hoeveel partijen heb ik
        waar zijn mijn partijen
        overzicht van mijn partijen
        lopende partijen
        hoe wissel ik van partij
        waar moet ik nog zetten
        welke potjes lopen er nog
        andere partij kiezen
        tegen wie speel ik allemaal
        welke potjes heb ik nog
        welke spelletjes spelen we
        tegen wie speel ik
        in hoeveel partijen zit ik
        welke partijen zijn bezig
        mijn potjes
        al mijn partijen
        lijst met potjes
        toon mijn partijen
        laat mijn partijen zien
        wat loopt er nog
        heb ik nog iets openstaan
        moet ik nog ergens zetten
        waar wachten ze op mij
        wie wacht er op mij
        waar moet ik nog iets doen
        andere partij openen
        naar een andere partij gaan
        wisselen van partij
        terug naar mijn andere potje
        ik speel er meer tegelijk hoe wissel ik
        openstaande partijen
        mijn lopende spellen
        laat mijn lopende spelletjes zien
        welke spellen heb ik lopen
        waar ben ik allemaal mee bezig
        toon wat ik aan het spelen ben
        in welke potjes zit ik nu
        geef een lijst van mijn lopende potjes
word-huff = blazen: een steen weghalen die had kunnen slaan
    .asked =
        hoe blaas ik hier
        opdracht om te blazen
        hij vergat te slaan wat typ ik
        blazen invoeren
        claimen dat er niet geslagen is
        ik wil blazen
        hoe claim ik dat hij niet sloeg
        hoe blaas ik zijn steen weg met een opdracht
        wat typ ik om te blazen
        knop om te blazen
        steen wegblazen met de bot
        waar kan ik blazen
        hij sloeg niet hoe meld ik dat
        blaas die steen
        blazen typen
        ik wil hem blazen
        ik wil zijn steen blazen
        hoe blaas ik
        hoe moet ik blazen
        hoe blaas ik een steen van hem
        blaas zijn steen
        wat moet ik typen om te blazen
        welke opdracht is blazen
        commando blazen
        waar zit de knop voor blazen
        hij had moeten slaan wat doe ik nu
        hij sloeg niet wat kan ik doen
        hij miste een slag en ik wil zijn steen
        claim dat hij had moeten slaan
        opdracht om te claimen
        steen opeisen omdat hij niet sloeg
        hoe eis ik zijn steen op
word-resign = een partij opgeven
    .asked =
        hoe geef ik op
        ik geef op
        partij opgeven
        partij eerder beëindigen
        ik wil niet meer
        uit de partij stappen
        stoppen met deze partij
        hoe stop ik met een partij
        ik wil stoppen
        ik kap ermee
        ik geef me over
        uit dit potje weg
        kan ik de partij nu beëindigen
        handdoek in de ring
        ik ben er klaar mee
        partij verlaten
        spel stoppen
        hoe kom ik van deze partij af
        hoe stop ik
        hoe stop ik dit potje
        hoe stop ik met spelen
        hoe moet ik opgeven
        hoe kan ik opgeven
        ik wil opgeven
        ik wil eruit
        ik wil uit deze partij
        ik wil dit niet meer spelen
        hoe kom ik hieruit
        hoe verlaat ik het spel
        ik geef het op
        ik heb verloren laat maar
        dit win ik nooit meer
        opgeven
        capituleren
        overgeven
        geen zin meer in dit potje
        afbreken die partij
        beëindig de partij
        spel beëindigen
        kappen met dit spel
        weg hier
        laat hem maar winnen
        witte vlag
        gooi de handdoek
        ik moet weg hoe stop ik de partij
        ik zit vast in deze partij hoe ga ik weg
        spel voortijdig stoppen
        eerder stoppen met de partij
        partij voortijdig afbreken
        hoe kan ik eerder ophouden
        laat hem winnen ik stop
        ik stop hij mag winnen
        hij heeft gewonnen ik kap ermee
        ik houd ermee op hij wint
        dit verlies ik toch ik wil stoppen
        ik wil stoppen hij wint toch
word-draw = remise aanbieden of accepteren
    .asked =
        kan ik remise aanbieden
        remise voorstellen
        hoe bied ik gelijkspel aan
        gelijkspel maken
        zullen we er remise van maken
        remise aanbieden
        hoe bied ik remise aan
        hoe stel ik gelijkspel voor
        kan ik de ander om remise vragen
        zijn remiseaanbod accepteren
        gelijk spelen en stoppen
        zullen we gelijk afspreken met de bot
        ik wil remise
        remise vragen
        gelijkspel aanbieden
        hoe bied je remise aan
        hoe stel je remise voor
        hoe vraag ik remise
        hoe moet ik remise aanbieden
        hoe maak ik er gelijkspel van
        ik wil gelijkspel
        ik bied remise aan
        zullen we gelijkspelen
        vraag hem of hij remise wil
        stuur een remiseaanbod
        remiseaanbod doen
        voorstel voor gelijkspel sturen
        wat typ ik voor remise
        opdracht voor remise
        hoe zeg ik dat ik remise wil
        ik wil het gelijk laten eindigen
        kunnen we hier remise van maken
        voorstellen om te stoppen met gelijke stand
        knop voor remise
        zullen we het gelijk houden
        laten we er een gelijkspel van maken
        houden we het op gelijk
        kunnen we het op remise houden
word-rules = de regels van elk spel
word-settings = bord, plaatjes, taal, tijden, meldingen, vakantie, geblokkeerde mensen
    .asked =
        taal veranderen
        meldingen uitzetten
        bord moet er anders uitzien
        iemand blokkeren
        stille uren instellen
        vakantie invoeren
        tijdzone veranderen
        bord draaien
        kleuren aanpassen
        waar zijn de instellingen
        hoe verander ik de taal
        in het engels zetten
        nederlands instellen
        donkere modus
        bord omdraaien
        andere kleuren
        grotere letters
        geen griekse letters op het bord
        te veel meldingen
        geen berichten in de nacht
        herinneringen uitzetten
        ik ben twee weken weg
        ik ga op vakantie
        niet storen
        iemand valt me lastig
        hij blijft me uitdagen
        blokkade opheffen
        zetten bevestigen voor ze tellen
        andere stukken op het bord
        instellingen
        mijn instellingen
        waar stel ik dat in
        hoe verander ik iets
        ik wil alles in het nederlands
        zet het op nederlands
        waarom praat je engels
        kan het in het nederlands
        andere taal
        taal
        taal wijzigen
        kan je ook frans
        hoe draai ik het bord
        bord de andere kant op
        ik wil het bord van mijn kant zien
        mijn kant onderaan
        het bord staat op zijn kop
        bord spiegelen
        kan ik de kleuren veranderen
        andere kleur stenen
        lelijke kleuren
        te donker
        te licht
        donker thema
        nachtmodus
        grotere stukken
        ik kan het bord slecht lezen
        ik zie de letters slecht
        kleurenblind
        ik krijg te veel berichten van de bot
        stop met herinneren
        geen herinneringen meer
        hou op met piepen
        meldingen uit
        geen meldingen
        niet storen in de nacht
        ik ben met vakantie
        ik ga een week weg
        ik ben een tijdje weg
        even afwezig melden
        hoe blokkeer ik iemand
        blokkeer hem
        ik wil niet meer door hem uitgedaagd worden
        hij mag me niet meer uitdagen
        ik wil die persoon niet meer tegenkomen
        deblokkeren
        mijn tijd klopt niet
        verkeerde tijdzone
        zomertijd
        eerst bevestigen voor ik zet
        vraag om bevestiging
        gewone letters op het bord
        attische cijfers
word-link = je accounts op twee platforms koppelen
    .asked =
        discord en telegram verbinden
        accounts koppelen
        op twee platforms spelen
        zelfde account ergens anders
        telefoon en web verbinden
        mijn accounts samenvoegen
        met hetzelfde account op mijn telefoon en computer
        hoe koppel ik discord
        telegram koppelen
        hetzelfde account op twee apparaten
        accounts verbinden
        onder een naam op twee platforms
        verder spelen op mijn mobiel
        ben ik op telegram dezelfde
        koppelcode
        ik speel op telegram en discord
        kan ik mijn discord koppelen
        telegram en discord samen
        mijn discord aan telegram koppelen
        account koppelen
        hoe koppel ik mijn account
        hoe moet ik mijn accounts koppelen
        koppelen
        verbinden met telegram
        ben ik op de website dezelfde
        ik heb twee accounts
        twee accounts samenvoegen
        op mijn telefoon verder spelen
        op een ander apparaat verder
        zelfde partijen op mijn telefoon
        inloggen op een ander apparaat
        ik wissel van app
        kan ik ook via de browser
        mijn partijen op telegram zien
        koppelcode maken
word-help = de belangrijkste opdrachten
    .asked =
        wat kan ik hier doen
        welke opdrachten zijn er
        hulp
        hoe werk je
        wat kun jij
        help
        wat kan deze bot
        hoe werkt deze bot
        lijst van opdrachten
        alle opdrachten
        wat kan ik typen
        ik snap het niet help
        wat kan ik hier allemaal
        hoe gebruik ik je
        ik weet niet wat ik moet doen
        welke commando's zijn er
        help me
        help mij
        ik heb hulp nodig
        ik snap je niet
        ik snap deze bot niet
        hoe werk jij
        hoe werkt dit programma
        wat kan ik met jou
        wat kan ik hier
        wat kan ik zeggen
        wat kan ik vragen
        wat begrijp je allemaal
        wat doe je
        wat ben jij
        wie ben jij
        ben je een bot
        welke woorden begrijp je
        welke opdrachten ken je
        welke commando's ken je
        lijst met commando's
        commando's
        opdrachten
        menu
        overzicht van wat je kan
        hoe moet ik je gebruiken
        handleiding van de bot
        ik ben nieuw hier wat kan ik doen
        ik ben de weg kwijt
        sos
        waar vind ik alles
