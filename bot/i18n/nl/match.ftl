# A match: the texts above, below and beside the board.

## Challenges

offer-offered-by-you = Je hebt { $name } uitgedaagd. Er is nog geen antwoord.
offer-offered-to-you = { $name } daagt je uit.
offer-declined-by-you = { $name } heeft je uitdaging geweigerd.
offer-declined-to-you = Je hebt de uitdaging van { $name } geweigerd.
offer-withdrawn-by-you = Je hebt je uitdaging aan { $name } ingetrokken.
offer-withdrawn-to-you = { $name } heeft de uitdaging ingetrokken.
open-offered-mine = Je zoekt een tegenstander.
open-offered-theirs = { $name } zoekt een tegenstander.
open-private-mine = Iedereen met de link of de code kan je uitnodiging accepteren.
open-private-theirs = { $name } nodigt je uit voor een partij.
open-withdrawn-mine = Je hebt je open uitdaging ingetrokken.
open-withdrawn-theirs = { $name } heeft de open uitdaging ingetrokken.

seen-offered = { $name } daagt { $other } uit.
seen-declined = { $other } heeft de uitdaging van { $name } geweigerd.
seen-withdrawn = { $name } heeft de uitdaging aan { $other } ingetrokken.

## Whose turn it is

turn-yours = Jij bent aan zet tegen { $name }
turn-theirs = { $name } is aan zet
turn-bonus-yours = Je gooide dubbel in de partij tegen { $name }. Gooi je nog een keer, of pas je?
turn-bonus-theirs = { $name } gooide dubbel en mag nog een keer gooien

## The end

over-won = Je hebt gewonnen: { $reason }.
over-lost = { $name } heeft gewonnen: { $reason }.
over-seen = { $name } heeft gewonnen: { $reason }.
over-draw = Remise: { $reason }.

reason-leader-captured = de leider is geslagen
reason-surrounded = de leider is omsingeld
reason-lone-leader = de verliezer heeft alleen nog de leider
reason-count = er zijn genoeg stukken geslagen
reason-crossing = de leider heeft de overkant bereikt
reason-reduced = de verliezer heeft te weinig stukken over
reason-single-piece = de verliezer heeft nog maar één stuk
reason-no-moves = de verliezer heeft geen geldige zet meer
reason-rout = de Basileus is geslagen
reason-breakthrough = de Basileus heeft de overkant bereikt
reason-decimation = een hele klasse stukken is geslagen
reason-siege = alle stukken van de verliezer zijn geblokkeerd
reason-refusal = 3 passieve zetten op rij
reason-superiority = meer stukken na 100 zetten zonder dat er is geslagen
reason-ignorance = een verboden zet na een waarschuwing
reason-adjudicated = voorsprong bij het tellen
reason-parity = evenveel stukken na 100 zetten zonder dat er is geslagen
reason-equal = gelijke stand bij het tellen
reason-quiet = 100 zetten zonder dat er is geslagen
reason-repetition = drie keer dezelfde stelling
reason-agreement = in overleg
reason-resignation = de tegenstander heeft opgegeven
reason-timeout = de tijd is om
reason-theirs-resignation = { $loser } heeft opgegeven
reason-theirs-timeout = de tijd van { $loser } is om
reason-yours-resignation = je hebt opgegeven
reason-yours-timeout = je tijd is om

## Sides and pieces

# The colours as they look in each theme
side-first = { THEME() ->
    [papyrus] Rood
    [night] Ivoor
    [contrast] Wit
   *[marble] Oranje
}
side-second = { THEME() ->
    [terracotta] Zwart
    [papyrus] Bruin
    [contrast] Zwart
   *[marble] Blauw
}

pieces-man = { $count ->
    [one] steen
   *[other] stenen
} { $squares }
pieces-bound = { $count ->
    [one] vastgezette steen
   *[other] vastgezette stenen
} { $squares }
pieces-turned = { $count ->
    [one] omgedraaide steen
   *[other] omgedraaide stenen
} { $squares }
pieces-peltast = { $count ->
    [one] peltast
   *[other] peltasten
} { $squares }
pieces-hoplite = { $count ->
    [one] hopliet
   *[other] hoplieten
} { $squares }
pieces-leader = leider { $squares }
pieces-basileus = Basileus { $squares }

## Under the board

note-game-rated = { $ruleset }, telt voor de rating
note-game = { $ruleset }
note-sides = { side-first }: { $first } · { side-second }: { $second }
note-side-first = De uitdager speelt { side-first } en begint.
note-side-second = De uitdager speelt { side-second }.
note-side-lot = Er wordt geloot om de kleur.
note-open = Meedoen vanaf een ander platform? Typ daar “accepteren { $match }”.
note-link = Doe mee op { $platform }: { $link }
note-last = { $side } speelde { $action }.
note-last-captures = { $side } speelde { $action } en sloeg { $squares }.
note-placed = { $side } plaatste een steen op { $square }.
note-taken = { $side } sloeg de vastgezette steen op { $square }.
note-huffed = { $side } heeft de steen op { $square } geblazen, omdat die had kunnen slaan.
note-again = { $side } gooide nog een keer.
note-passed = { $side } sloeg de extra worp over.
note-thrown = { $side } gooide { $high } en { $low }.
note-thrown-yours = Je gooide { $high } en { $low }. Peltasten mogen maximaal { $high } velden ver gaan, hoplieten maximaal { $low }, en de Basileus maximaal { $low } of precies { $high }.
note-double-yours = { $high ->
    [1] Je gooide dubbel 1. Elk stuk mag één veld ver gaan. Daarna mag je nog een keer gooien.
   *[other] Je gooide dubbel { $high }. Elk stuk mag maximaal { $high } velden ver gaan. Daarna mag je nog een keer gooien.
}
note-hand = Nog te plaatsen stenen: { $first } van { $one } en { $second } van { $other }.
note-draw-yours = Je hebt remise aangeboden. Het aanbod geldt tot { $name } antwoordt of een zet doet.
note-draw-theirs = { $name } biedt remise aan.
note-few-men = Met zo weinig stukken kan geen van beide kanten winnen, tenzij de andere een fout maakt.
note-stop-yours = Je hebt voorgesteld te stoppen en de stenen te tellen. Het voorstel geldt tot { $name } antwoordt of een zet doet.
note-stop-theirs = { $name } stelt voor te stoppen en de stenen te tellen: de kant met de meeste stenen wint. Zijn het er evenveel, dan wint de kant met de minste omgedraaide stenen.
note-count = Jij hebt { $mine ->
        [one] 1 steen
       *[other] { $mine } stenen
    } ({ $upright } niet omgedraaid), { $name } heeft er { $theirs } ({ $standing } niet omgedraaid). { $result ->
        [won] Als jullie nu stoppen, win je.
        [lost] Als jullie nu stoppen, verlies je.
       *[draw] Als jullie nu stoppen, is het remise.
    }

# $count: how many squares these are, as for the three that follow
effect-bound = Vastgezet: { $squares }.
# $count: how many
effect-freed = Weer vrij: { $squares }.
# $count: how many
effect-turned = Omgedraaid: { $squares }.
# $count: how many
effect-restored = Teruggedraaid: { $squares }.

## The board in words

words-side = { $side }: { $pieces }.
words-hand = { $count ->
    [one] nog één steen te plaatsen
   *[other] nog { $count } stenen te plaatsen
}
words-none = geen stukken op het bord
words-letters = Hoofdletters zijn { side-first }, kleine letters { side-second }; ~ staat bij een steen die is omgedraaid of vastgezet.

## Making a move

note-move = { $number }. { $action }
tap-not-your-turn = { $name } is aan zet.
tap-not-yours = Het stuk op { $square } is niet van jou.
tap-empty = Tik eerst op een van je stukken.
tap-taken = Er staat al een stuk op { $square }.
tap-no-place = Op { $square } kun je geen steen plaatsen.
tap-stuck = Het stuk op { $square } kan nu niet bewegen.
tap-unreachable = Dit stuk kan niet naar { $square }.
tap-illegal = Je kunt niet naar { $square }: { $why }
tap-capture-first = Met dit stuk mag je nu niet zetten: { $why }
pick-piece = Welk stuk?
pick-place = Waar plaats je een steen?
pick-huff = Welke steen had kunnen slaan? Heb je het mis, dan kost dat niets.
pick-square = Waar gaat het stuk op { $square } heen?
preview = { $action }?
preview-captures = Met { $action } sla je { $squares }. Spelen?
preview-captures-on = Met { $action } sla je { $squares }. Spelen, of verder springen?
preview-place = Een steen op { $square } plaatsen?
preview-take = De steen op { $square } slaan? Dat kost je hele beurt.
preview-huff = De steen op { $square } blazen? Heb je het mis, dan kost dat niets.
preview-wins = Hiermee win je: { $reason }.
preview-loses = Hiermee verlies je: { $reason }.
preview-draws = Hiermee wordt het remise: { $reason }.
step = { $square }
step-captures = { $square } ×
step-take = { $square } slaan
spot = naar { $square }
spot-captures = naar { $square } en slaan
spot-piece = je stuk op { $square }
spot-place = een steen op { $square } plaatsen
spot-take = de vastgezette steen op { $square } slaan
spot-huff = de steen op { $square } blazen
ask-resign = Deze partij { $ruleset } tegen { $name } opgeven?
ask-stop = Nu stoppen en de stenen tellen?

more = Meer

## Buttons

button-accept = Accepteren
button-decline = Weigeren
button-withdraw = Intrekken
button-board = Bord
button-pick = Zetten
button-place = Steen plaatsen
button-again = Nog een keer gooien
button-pass = Passen
button-huff = Blazen
button-huff-yes = Ja, blazen
button-play = Spelen
button-back = Terug
button-to-match = Naar de partij
button-discard = Wijzigingen weggooien
button-my-board = Mijn bord
button-more = Meer
button-words = Bord in woorden
button-resign = Opgeven
button-resign-yes = Ja, opgeven
button-draw = Remise aanbieden
button-draw-yes = Remise accepteren
button-draw-no = Remise weigeren
button-stop = Stoppen en stenen tellen
button-stop-yes = Stoppen en stenen tellen
button-stop-no = Verder spelen
button-rules = Regels
button-games = Mijn partijen
button-settings = Instellingen
button-help = Hulp

## News and confirmations

news-accepted = Je tegenstander heeft je uitdaging geaccepteerd.
news-declined = Je tegenstander heeft je uitdaging geweigerd.
news-undelivered = Je uitdaging is niet aangekomen: ik kan je tegenstander geen bericht sturen. Daag de ander uit in een chat die jullie allebei zien, of stuur de ander de code.
news-withdrawn = Je tegenstander heeft de uitdaging ingetrokken.
news-draw-offered = Je tegenstander biedt remise aan.
news-stop-offered = Je tegenstander stelt voor te stoppen en de stenen te tellen.
news-draw-refused = Het aanbod om de partij te beëindigen is geweigerd. Speel verder.
news-draw-declined = Je tegenstander wil de partij nog niet beëindigen. Speel verder.
news-ended = De partij is voorbij.
news-unreachable = Je tegenstander kreeg geen bericht; misschien ben ik geblokkeerd. De partij gaat door.

done-offered = Uitdaging gestuurd naar { $name }.
done-offered-open = Iedereen met de link kan meedoen. Code: { $code }.
done-offered-listed = Je staat op de lijst van spelers die een tegenstander zoeken: je speelt tegen de eerste die accepteert. Code: { $code }.
done-accepted = De partij begint.
done-declined = Je hebt de uitdaging geweigerd.
done-withdrawn = Je hebt de uitdaging ingetrokken.
done-played = Je hebt { $action } gespeeld.
done-placed = Je hebt een steen op { $square } geplaatst.
done-taken = Je hebt de steen op { $square } geslagen.
done-huffed = Je hebt de steen op { $square } geblazen.
done-again = Je gooide nog een keer: { $high } en { $low }.
done-passed = Je hebt de extra worp overgeslagen.
done-draw-offered = Je hebt remise aangeboden.
done-stop-offered = Je hebt voorgesteld te stoppen en de stenen te tellen.
done-draw-declined = Je hebt het aanbod om de partij te beëindigen geweigerd. De partij gaat door.
done-ended = De partij is voorbij.
