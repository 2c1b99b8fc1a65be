# The rulebook's own words: menu, topics, buttons, history.

rules-menu = Choose a game. All are modern reconstructions, named after their makers.
rules-entry = { $name }
    { $brief } · { $length ->
        [1] short
        [2] medium
       *[3] long
    }, { $level ->
        [1] easy to learn
        [2] a little more to learn
       *[3] much to learn
    }

# What each game is like, in the menu.

brief-lemery-petteia = 12 by 8, 24 men and a leader
brief-lemery-compact = 8 by 8, 16 men and a leader
brief-lemery-ultra = 8 by 8, 8 men and a leader
brief-lemery-crossing = a race of the leaders
brief-lemery-latrunculi = place, bind, jump
brief-poleis = place men, then attack or be turned over
brief-vogt-petteia = 12 by 8, three classes
brief-vogt-kubeia = three classes and two dice
brief-walker-petteia = men alone
brief-walker-dux = men and a dux, safe from capture

page-title = { $ruleset } · { $topic }
page-menu = All games
page-board = Back to the board
cited = The rules: { $said }
cited-page = Rules: { $topic }
passage = { $said }
found-first = ▸ { $said }
found-title = What the games say:
found-games = { $games }: { $said }
found-near = I am not sure what answers that. This may be close:
found-none = I do not know that. Look through the rules of a game, or ask in other words.
found-command = There is a command for that: “{ $word }” – { $said }.
picture-still = Picture { $number } of { $count }. { $caption }
picture-before = Picture { $number } of { $count }, the move. { $caption }
picture-after = Picture { $number } of { $count }, after it. { $caption }
turn-previous = ← Picture
turn-next = Picture →

topic-glance = At a glance
topic-setup = Setting up
topic-move = Moving
topic-capture = Capturing
topic-special = Special pieces
topic-end = How it ends
topic-options = Options
topic-tips = Tips
topic-source = Where it comes from

# How long a game is and how much there is to learn, at the end of each first page.
book-facts = §length { $level ->
        [1] Easy to learn.
        [2] A little more to learn.
       *[3] Much to learn.
    } A game takes { $time }.

story-title = History · { $story }
story-history = History
story-texts = What the texts say
story-rome = Rome
story-makers = Who made the rules
story-table = How they differ
story-finds = Dice, boards and names
story-notation = How moves are written

history-texts =
    No rulebook of antiquity has come down to us. What we have are remarks, mostly comparisons.
    Homer’s suitors pass their time with pebbles before the door, in the Odyssey.
    Plato speaks of poor players whom a better one shuts in at last, until they cannot move.
    Aristotle likens a man without a city to a piece that stands alone.
    Polybius praises a general who cut off and blocked his enemies like a good player.
    Pollux describes a game called Polis: many pieces, and one is taken between two of the enemy’s.
    Plutarch recommends Petteia as a game of wit. So it was probably played without dice.
    Painted vases show Achilles and Ajax bent over a board, around 540 BC.
    Which of these describe the same game is not known.
history-rome =
    The Romans played a game of soldiers too: Ludus Latrunculorum, or Latrunculi.
    Many think that it grew out of the Greek game. There is no proof.
    Isidore, late, tells of pieces that move in order, pieces that wander, and pieces that cannot move at all.
    He calls them ordinarii, vagi and inciti.
    Boards have been found in many sizes, and some finds hint at a special piece.
    What that piece did, no text tells. A Persian poem of the tenth century describes a similar game, nard, whose kings cannot be taken.
    From this Damian Walker took the dux of his Roman game.
history-makers =
    Everything that can be played here was made in our time.
    Ulrich Schädler rebuilt the Roman game in 1994 and 2001: men are bound first and taken later.
    Wladyslaw Kowalski’s rules of 2006 inspired others.
    Moshe Callen published rules for Petteia; the race of the leaders goes back to them (2013).
    Damian Walker set down the plain game, and one with a dux.
    Andreas Frank Vogt made tournament rules from Callen’s in 2018, and a game with dice.
    Dmytro published Poleis in 2015 and again in 2024, to cure the plain game of its many draws.
    Lemery Games sells a set with rules inspired by Kowalski and Schädler; its race of the leaders is Callen’s.
    Where a maker is silent we had to decide. The pages in docs/rules list each decision.
history-finds =
    On some vases Athena warns Achilles and Ajax of the Trojans. She promises victory if they stop playing.
    Euripides lets Protesilaus and Palamedes play with pieces of many shapes. Palamedes was said to have invented dice.
    The Suda, of the tenth century AD, gives his board 12 lines, like the zodiac. It has 7 dice, like the planets.
    Suetonius wrote a book on Greek games, which is lost.
    Boards are cut into the steps of temples in Athens and on Delos. Most are for other games, and may be later.
    In a clay group from Athens a woman and a boy play on 42 squares with 12 pieces.
    The game is called petteia, pessoi, polis or poleis. Perhaps pessoi were the pieces, and a polis was a square.
    Greek authors thought that it came from Egypt. Petteia is last mentioned in the second century AD, the Roman game in the fourth.
history-notation =
    A square is a letter and a number: its column from the first side’s left, and its row from that side.
    A move is two squares, such as a2-a5. Captures may follow, each after an x: a2-a5xb5.
    In Latrunculi b2xb4 is a jump, c3 places a man, and xd4 removes one.
    Vogt’s columns have Greek letters. Latin capitals that look like them will do.
    His rows had Attic numerals. “settings letters=attic” shows them.
    In Kubeia the throw comes before the move, the higher die first: 63 A2-A4.
    A record numbers the moves: 1) a2-a5, h7-h5; 2) and so on.
    It ends with the result and the reason: 1-0 (abbandono). ½-½ is a draw.
    “record” gives you the record of a match. Paste one behind it to see its game.
    A game that Vogt prints can be pasted as it is. Other records need tags, such as [Ruleset "poleis"].
history-table = As each is usually played. A man is taken between two; in Latrunculi he is bound there.
history-row = { $name }: { $files }×{ $ranks }, { $men } men{ $leader ->
        [yes] { " and a leader" }
       *[no] { "" }
    }{ $placed ->
        [yes] , placed first
       *[no] { "" }
    }{ $corner ->
        [yes] , corners take
       *[no] { "" }
    }{ $duty ->
        [yes] , must take
       *[no] { "" }
    }{ $dice ->
        [yes] , dice
       *[no] { "" }
    }
