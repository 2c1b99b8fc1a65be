# Why an action is legal or not.

word-why = waarom een zet niet mag, of wat hij zou doen
button-why = Waarom?

why-ask = Welke zet bedoel je? Typ bijvoorbeeld “waarom { $example }”.
why-square = { $square } is één veld. Typ ook waar het stuk heen gaat, bijvoorbeeld “waarom { $example }”.
why-early = { $side } is aan zet. Als { $other } aan zet zou zijn:
why-legal = { $action } mag.

why-between = Die zet zou het stuk op { $square } slaan. Het zou ingesloten zijn tussen het stuk op { $hammer } en { $count ->
        [one] dat op { $anvils }
       *[other] die op { $anvils }
    }.
why-rim = Die zet zou het stuk op { $square } slaan, tussen het stuk op { $hammer } en de rand van het bord.
why-leapt = Die zet zou over het stuk op { $square } springen en het slaan.
why-taken = Zo zou je de vastgezette steen op { $square } slaan.
why-quiet = Die zet zou niets slaan.

why-may = Het stuk op { $square } kan naar { $squares }.
why-may-not = Het stuk op { $square } kan nu niet bewegen.
why-others = { $count ->
        [one] Alleen het stuk op { $squares } kan bewegen.
       *[other] Deze stukken kunnen bewegen: { $squares }.
    }
why-barred = In de weg: { $squares }.


refused-why-guarded = In deze partij vertel ik alleen aan wie aan zet is, welke zetten mogen.
refused-why-huff = Of een steen geblazen kan worden, merk je alleen door het te proberen. Heb je het mis, dan kost dat niets.
refused-why-captures = In deze partij vertel ik niet wat je met een zet slaat. Vraag alleen naar de zet zelf: “waarom { $action }”.
refused-why-early = Die vraag kan ik nog niet beantwoorden. Vraag het nog eens als de kant die de zet zou doen, aan zet is.

why-nothing-captured = In de laatste beurt is niets geslagen.
# $square: waar het stuk zou staan, $reply: de zet die het daar slaat
why-captured-then = Op { $square } kan het stuk meteen worden geslagen, met { $reply }.
why-safe-then = Op { $square } kan het stuk niet meteen worden geslagen.
