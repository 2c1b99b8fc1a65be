# A match: the texts above, below and beside the board.

## Challenges

offer-offered-by-you = Du hast { $name } herausgefordert. Die Antwort steht noch aus.
offer-offered-to-you = { $name } fordert dich heraus.
offer-declined-by-you = { $name } hat deine Herausforderung abgelehnt.
offer-declined-to-you = Du hast die Herausforderung von { $name } abgelehnt.
offer-withdrawn-by-you = Du hast deine Herausforderung an { $name } zurückgezogen.
offer-withdrawn-to-you = { $name } hat die Herausforderung zurückgezogen.
open-offered-mine = Du suchst jemanden zum Spielen.
open-offered-theirs = { $name } sucht jemanden zum Spielen.
open-private-mine = Deine Einladung gilt für alle, die den Link oder Code haben.
open-private-theirs = { $name } lädt dich zu einer Partie ein.
open-withdrawn-mine = Du hast deine offene Herausforderung zurückgezogen.
open-withdrawn-theirs = { $name } hat die offene Herausforderung zurückgezogen.

seen-offered = { $name } fordert { $other } heraus.
seen-declined = { $other } hat die Herausforderung von { $name } abgelehnt.
seen-withdrawn = { $name } hat die Herausforderung an { $other } zurückgezogen.

## Whose turn it is

turn-yours = Du bist am Zug gegen { $name }
turn-theirs = { $name } ist am Zug
turn-bonus-yours = Dein Pasch gegen { $name }: noch einmal würfeln oder passen?
turn-bonus-theirs = { $name } hat einen Pasch und darf noch einmal würfeln

## The end

over-won = Du hast gewonnen: { $reason }.
over-lost = { $name } hat gewonnen: { $reason }.
over-seen = { $name } hat gewonnen: { $reason }.
over-draw = Remis: { $reason }.

reason-leader-captured = Anführer geschlagen
reason-surrounded = Anführer umzingelt
reason-lone-leader = nur noch der Anführer auf der unterlegenen Seite
reason-count = genug Figuren geschlagen
reason-crossing = Anführer auf der gegnerischen Grundreihe
reason-reduced = zu wenige Figuren auf der unterlegenen Seite
reason-single-piece = nur noch eine Figur auf der unterlegenen Seite
reason-no-moves = kein erlaubter Zug mehr für die unterlegene Seite
reason-rout = Basileus geschlagen
reason-breakthrough = Basileus auf der gegnerischen Grundreihe
reason-decimation = alle Figuren einer Klasse geschlagen
reason-siege = alle Figuren der unterlegenen Seite blockiert
reason-refusal = 3 passive Züge in Folge
reason-superiority = mehr Figuren nach 100 Zügen ohne Schlagzug
reason-ignorance = auf einem unerlaubten Zug bestanden
reason-adjudicated = Vorsprung beim Auszählen
reason-parity = gleich viele Figuren nach 100 Zügen ohne Schlagzug
reason-equal = Gleichstand beim Auszählen
reason-quiet = 100 Züge ohne Schlagzug
reason-repetition = dreimal die gleiche Stellung
reason-agreement = beide waren einverstanden
reason-resignation = durch Aufgabe
reason-timeout = Zeit abgelaufen
reason-theirs-resignation = { $loser } hat aufgegeben
reason-theirs-timeout = die Zeit von { $loser } ist abgelaufen
reason-yours-resignation = du hast aufgegeben
reason-yours-timeout = deine Zeit ist abgelaufen

## Sides and pieces

# The colours as they look in each theme
side-first = { THEME() ->
    [papyrus] Rot
    [night] Elfenbein
    [contrast] Weiß
   *[marble] Orange
}
side-second = { THEME() ->
    [terracotta] Schwarz
    [papyrus] Braun
    [contrast] Schwarz
   *[marble] Blau
}

pieces-man = { $count ->
    [one] Stein
   *[other] Steine
} { $squares }
pieces-bound = { $count ->
    [one] festgesetzter Stein
   *[other] festgesetzte Steine
} { $squares }
pieces-turned = { $count ->
    [one] umgedrehter Stein
   *[other] umgedrehte Steine
} { $squares }
pieces-peltast = { $count ->
    [one] Peltast
   *[other] Peltasten
} { $squares }
pieces-hoplite = { $count ->
    [one] Hoplit
   *[other] Hopliten
} { $squares }
pieces-leader = Anführer { $squares }
pieces-basileus = Basileus { $squares }

## Under the board

note-game-rated = { $ruleset }, gewertet
note-game = { $ruleset }
note-sides = { side-first }: { $first } · { side-second }: { $second }
note-side-first = Wer diese Herausforderung geschickt hat, spielt { side-first } und beginnt.
note-side-second = Wer diese Herausforderung geschickt hat, spielt { side-second }.
note-side-lot = Die Seiten werden ausgelost.
note-open = Um die Herausforderung auf einer anderen Plattform anzunehmen, schreib dort „annehmen { $match }“.
note-link = Mitspielen auf { $platform }: { $link }
note-last = { $side } hat { $action } gespielt.
note-last-captures = { $side } hat { $action } gespielt und { $squares } geschlagen.
note-placed = { $side } hat einen Stein auf { $square } gesetzt.
note-taken = { $side } hat den festgesetzten Stein auf { $square } geschlagen.
note-huffed = { $side } hat den Stein auf { $square } gepustet, weil er nicht geschlagen hat.
note-again = { $side } hat noch einmal gewürfelt.
note-passed = { $side } hat auf den Zusatzwurf verzichtet.
note-thrown = { $side } hat { $high } und { $low } gewürfelt.
note-thrown-yours = Du hast { $high } und { $low } gewürfelt. Peltasten ziehen bis zu { $high } Felder, Hopliten bis zu { $low } und der Basileus bis zu { $low } oder genau { $high }.
note-double-yours = { $high ->
    [1] Du hast einen 1er-Pasch gewürfelt. Eine beliebige Figur darf ein Feld ziehen, danach darfst du noch einmal würfeln.
   *[other] Du hast einen { $high }er-Pasch gewürfelt. Eine beliebige Figur darf bis zu { $high } Felder ziehen, danach darfst du noch einmal würfeln.
}
note-hand = Noch zu setzen: { $first ->
        [one] 1 Stein
       *[other] { $first } Steine
    } von { $one }, { $second } von { $other }.
note-draw-yours = Du hast Remis angeboten. Das Angebot gilt, bis { $name } antwortet oder zieht.
note-draw-theirs = { $name } bietet Remis an.
note-few-men = Mit so wenigen Figuren kann keine Seite gewinnen, solange die andere keinen Fehler macht.
note-stop-yours = Du hast vorgeschlagen, mit der Partie aufzuhören und die Figuren auszuzählen. Der Vorschlag gilt, bis { $name } antwortet oder zieht.
note-stop-theirs = { $name } möchte mit der Partie aufhören und die Figuren auszählen: Die Seite mit mehr Figuren gewinnt. Haben beide gleich viele, gewinnt die Seite mit weniger umgedrehten Figuren.
note-count = Du hast { $mine ->
        [one] 1 Figur
       *[other] { $mine } Figuren
    } ({ $upright } nicht umgedreht), { $name } hat { $theirs } ({ $standing } nicht umgedreht). { $result ->
        [won] Wenn ihr jetzt aufhört, gewinnst du.
        [lost] Wenn ihr jetzt aufhört, verlierst du.
       *[draw] Wenn ihr jetzt aufhört, ist es remis.
    }

# $count: how many squares these are, as for the three that follow
effect-bound = Festgesetzt: { $squares }.
# $count: how many
effect-freed = Wieder frei: { $squares }.
# $count: how many
effect-turned = Umgedreht: { $squares }.
# $count: how many
effect-restored = Zurückgedreht: { $squares }.

## The board in words

words-side = { $side }: { $pieces }.
words-hand = { $count } noch zu setzen
words-none = keine Figuren auf dem Brett
words-letters = Großbuchstaben sind { side-first }, Kleinbuchstaben { side-second }; ~ steht für einen umgedrehten oder festgesetzten Stein.

## Making a move

note-move = { $number }. { $action }
tap-not-your-turn = { $name } ist am Zug.
tap-not-yours = Die Figur auf { $square } gehört nicht dir.
tap-empty = Tippe zuerst eine deiner Figuren an.
tap-taken = Auf { $square } steht schon eine Figur.
tap-no-place = Auf { $square } kannst du keinen Stein setzen.
tap-stuck = Die Figur auf { $square } kann jetzt nicht ziehen.
tap-unreachable = Diese Figur kommt nicht nach { $square }.
tap-illegal = Nach { $square } geht es nicht: { $why }
tap-capture-first = Mit dieser Figur geht es nicht: { $why }
pick-piece = Welche Figur?
pick-place = Wohin willst du einen Stein setzen?
pick-huff = Welcher Stein hat nicht geschlagen, obwohl er konnte? Ein falscher Versuch kostet nichts.
pick-square = Wohin mit der Figur auf { $square }?
preview = { $action }?
preview-captures = { $action } schlägt { $squares }. Diesen Zug spielen?
preview-captures-on = { $action } schlägt { $squares }. Diesen Zug spielen oder weiterspringen?
preview-place = Einen Stein auf { $square } setzen?
preview-take = Den Stein auf { $square } schlagen? Das ist dann dein ganzer Zug.
preview-huff = Den Stein auf { $square } pusten? Ein falscher Versuch kostet nichts.
preview-wins = Damit gewinnst du: { $reason }.
preview-loses = Damit verlierst du: { $reason }.
preview-draws = Damit ist es remis: { $reason }.
step = { $square }
step-captures = { $square } ×
step-take = { $square } schlagen
spot = nach { $square }
spot-captures = nach { $square } (schlägt)
spot-piece = deine Figur auf { $square }
spot-place = einen Stein auf { $square } setzen
spot-take = den festgesetzten Stein auf { $square } schlagen
spot-huff = den Stein auf { $square } pusten
ask-resign = Diese Partie { $ruleset } gegen { $name } aufgeben?
ask-stop = Jetzt mit der Partie aufhören und die Figuren auszählen?

more = Mehr

## Buttons

button-accept = Annehmen
button-decline = Ablehnen
button-withdraw = Zurückziehen
button-board = Brett
button-pick = Ziehen
button-place = Stein setzen
button-again = Noch einmal würfeln
button-pass = Passen
button-huff = Pusten
button-huff-yes = Diesen Stein pusten
button-play = Spielen
button-back = Zurück
button-to-match = Zur Partie
button-discard = Änderungen verwerfen
button-my-board = Mein Brett
button-more = Mehr
button-words = Brett in Worten
button-resign = Aufgeben
button-resign-yes = Ja, aufgeben
button-draw = Remis anbieten
button-draw-yes = Remis annehmen
button-draw-no = Remis ablehnen
button-stop = Aufhören und auszählen
button-stop-yes = Aufhören und auszählen
button-stop-no = Weiterspielen
button-rules = Regeln
button-games = Meine Partien
button-settings = Einstellungen
button-help = Hilfe

## News and confirmations

news-accepted = Dein Gegenüber hat deine Herausforderung angenommen.
news-declined = Dein Gegenüber hat deine Herausforderung abgelehnt.
news-undelivered = Deine Herausforderung kam nicht an: Ich kann deinem Gegenüber nicht schreiben. Fordere die Person in einem Chat heraus, den sie lesen kann, oder schick ihr den Code.
news-withdrawn = Dein Gegenüber hat die Herausforderung zurückgezogen.
news-draw-offered = Dein Gegenüber bietet Remis an.
news-stop-offered = Dein Gegenüber möchte mit der Partie aufhören und die Figuren auszählen.
news-draw-refused = Das Angebot wurde abgelehnt. Die Partie geht weiter.
news-draw-declined = Dein Gegenüber hat dein Angebot abgelehnt. Die Partie geht weiter.
news-ended = Die Partie ist zu Ende.
news-unreachable = Ich konnte dein Gegenüber nicht benachrichtigen; vielleicht wurde ich blockiert. Die Partie läuft weiter.

done-offered = Deine Herausforderung an { $name } ist verschickt.
done-offered-open = Wer den Link hat, kann mitspielen. Code: { $code }.
done-offered-listed = Du stehst jetzt auf der Liste der Leute, die jemanden zum Spielen suchen. Wer zuerst annimmt, spielt gegen dich. Code: { $code }.
done-accepted = Die Partie beginnt.
done-declined = Du hast die Herausforderung abgelehnt.
done-withdrawn = Du hast die Herausforderung zurückgezogen.
done-played = Du hast { $action } gespielt.
done-placed = Du hast einen Stein auf { $square } gesetzt.
done-taken = Du hast den Stein auf { $square } geschlagen.
done-huffed = Du hast den Stein auf { $square } gepustet.
done-again = Du hast noch einmal gewürfelt: { $high } und { $low }.
done-passed = Du hast auf den Zusatzwurf verzichtet.
done-draw-offered = Du hast Remis angeboten.
done-stop-offered = Du hast vorgeschlagen, mit der Partie aufzuhören und die Figuren auszuzählen.
done-draw-declined = Du hast das Angebot abgelehnt. Die Partie läuft weiter.
done-ended = Die Partie ist zu Ende.
