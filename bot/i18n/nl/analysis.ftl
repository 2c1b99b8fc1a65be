# Hints against the computer, and the analysis of a match that is over.

word-hint = een hint krijgen; tegen een mens alleen als jullie het allebei goedvinden
    .asked =
        wat is hier een goede zet
        geef me een tip
        wat zou jij spelen
        ik weet niet wat ik moet zetten
        beste zet
        help me met deze zet
        geef een hint
        wat moet ik nu zetten
        help ik weet geen zet
        welke zet raad je aan
        wat is nu slim
        wat zou de computer doen
        hint graag
        wat is nu de beste zet
        kan de bot me helpen met mijn zet
        zeg me een zet voor
        wat moet ik doen nu
        wat moet ik zetten
        wat zal ik zetten
        wat kan ik het best zetten
        wat kan ik nu het beste doen
        wat zou jij doen
        weet jij een goede zet
        heb je een goede zet voor me
        geef een zet
        geef me een zet
        zeg wat ik moet zetten
        verklap een zet
        hint
        tip voor mijn zet
        help me even met deze zet
        help ik weet het niet meer
        ik kom er niet uit
        ik weet geen goede zet
        ik zie geen goede zet
        hoe red ik me hier uit
        welke zet is goed
        goede zet
        slimme zet nu
        spiekbriefje voor deze zet
        zoek een zet voor me
        hulp bij mijn zet
word-analysis = zien waar een partij kantelde, en wat beter was
    .asked =
        waarom heb ik verloren
        wat waren mijn fouten
        partij analyseren
        analyse
        waar ging het mis
        analyseer mijn partij
        waar ging ik in de fout
        welke zet was slecht
        wat had ik beter kunnen doen
        hoe goed heb ik gespeeld
        waar kantelde de partij
        mijn blunders
        partij nakijken
        wat was mijn fout
        waarom won hij
        beoordeling van mijn zetten
        hoe speelde ik
        heb ik goed gespeeld
        wat deed ik fout
        wat heb ik fout gedaan
        waar maakte ik een fout
        waar verloor ik
        waarom verloor ik
        waarom heb ik dit potje verloren
        waar ging ik fout
        wat was mijn slechtste zet
        wat was mijn beste zet
        welke zetten waren slecht
        laat mijn fouten zien
        fouten in mijn partij
        analyse van mijn partij
        analyseren
        kijk mijn partij na
        beoordeel mijn partij
        bespreek mijn partij
        nabespreking
        wie stond er beter
        wie staat er beter
        sta ik gewonnen
        wat had ik moeten doen
        had ik kunnen winnen
        commentaar op mijn spel
        evaluatie
        waar heb ik het laten liggen
        waar heb ik de partij laten liggen
        waar liet ik de winst liggen
        waar ging het mis in dat potje

button-hint = Hint
button-analysis = Analyse
button-analysis-again = Analyse tonen

hint = Probeer { $action }.
analysis-under-way = De computer bekijkt de partij. Dat duurt hoogstens een halve minuut.
analysis-none = Geen grote fouten gevonden.
analysis-point = Keerpunt bij { $number }
analysis-missed = { $name } had { $action } kunnen spelen.
analysis-missed-captures = { $name } miste { $action } en had daarmee { $squares } kunnen slaan.
analysis-chances = Kansen: { $first } { $one }%, { $second } { $other }%

refused-hint-hidden = In dit spel zijn er geen hints: zelf zien wat je kunt slaan hoort erbij.
refused-analysis-running = Je ziet de analyse als de partij voorbij is.
refused-computer-busy = De computer is bezig. Probeer het zo meteen nog eens.

## Hints between people

button-hints-ask = Om hints vragen
button-hints-yes = Hints toestaan
button-hints-no = Nee

note-hints = In deze partij zijn hints toegestaan.
note-hints-yours = Je vroeg of jullie in deze partij allebei hints mogen gebruiken. Wachten op antwoord.
note-hints-theirs = { $name } vraagt of jullie in deze partij allebei hints mogen gebruiken.

news-hints-asked = Je tegenstander vraagt of jullie in deze partij allebei hints mogen gebruiken.
news-hints-declined = Je tegenstander speelt liever zonder hints.
news-hints-allowed = Je tegenstander vindt het goed: jullie mogen in deze partij allebei om hints vragen.

done-hints-asked = Je hebt je tegenstander gevraagd of jullie in deze partij allebei hints mogen gebruiken.
done-hints-allowed = Afgesproken: jullie mogen in deze partij allebei om hints vragen.
done-hints-declined = Je hebt nee gezegd tegen hints. De partij gaat zonder hints verder.

refused-hints-allowed = Hints zijn in deze partij al toegestaan.
refused-hints-stands = Je hebt al om hints gevraagd. Wacht op het antwoord van je tegenstander.
refused-hints-to-answer = Je tegenstander vraagt om hints. Beantwoord dat eerst.
refused-hints-declined = Je tegenstander heeft in deze partij al nee gezegd tegen hints.
refused-no-hints-asked = Niemand heeft om hints gevraagd.
