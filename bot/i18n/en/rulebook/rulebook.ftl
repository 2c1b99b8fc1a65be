# The rulebook's own words: menu, topics, buttons, history.

rules-menu = Choose a game. All are modern reconstructions. Authors are in brackets.
rules-entry = { $name }
    { $brief } · { $length ->
        [1] short
        [2] medium
       *[3] long
    }, { $level ->
        [1] easy to learn
        [2] a bit more to learn
       *[3] a lot to learn
    }

# What each game is like, in the menu.

brief-lemery-petteia = 12 by 8, 24 soldiers and a leader
brief-lemery-compact = 8 by 8, 16 soldiers and a leader
brief-lemery-ultra = 8 by 8, 8 soldiers and a leader
brief-lemery-crossing = a race between leaders
brief-lemery-latrunculi = place, jump and bind
brief-poleis = place men, then attack or get turned over
brief-vogt-petteia = 12 by 8, 3 classes
brief-vogt-kubeia = 3 classes and 2 dice
brief-walker-petteia = 16 men, no leader
brief-walker-dux = soldiers and a dux that is never captured

page-title = { $ruleset } · { $topic }
page-menu = All games
page-board = Back to the board
cited = The rules say: “{ $said }”
cited-page = Rules: { $topic }
passage = { $said }
found-first = ▸ { $said }
found-title = What the rules say:
found-games = { $games }: { $said }
found-near = I’m not sure what answers your question. This may help:
found-none = I don’t know the answer. Browse the rules of a game, or ask in other words.
found-command = There is a command for that: “{ $word }” – { $said }.
found-guide = About Petteia:
found-three = I’m not quite sure. One of these may answer your question:
found-answer = ▸ { $said }
found-passage = ▸ { $games } · { $topic }: { $said }
picture-still = Picture { $number } of { $count }. { $caption }
picture-before = Picture { $number } of { $count }, before the move. { $caption }
picture-after = Picture { $number } of { $count }, after the move. { $caption }
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
        [2] Fairly easy to learn.
       *[3] A lot to learn.
    } A game takes { $time }.

story-title = History · { $story }
story-history = History
story-texts = What the texts say
story-rome = Rome
story-makers = Who made the rules
story-table = How the games differ
story-finds = Dice, boards and names
story-notation = How moves are written

history-texts =
    No rulebook has survived from antiquity. All that is left are remarks, mostly comparisons.
    In the Odyssey, Homer’s suitors pass the time with pebbles outside the door.
    Plato writes of poor players whom a better one finally shuts in, until they cannot move.
    Aristotle compares a man without a city to a piece on its own.
    Polybius praises a general who cut off his enemies and blocked them, like a good player.
    Pollux describes a game called Polis. It has many pieces, and a piece is captured between two enemies.
    Plutarch recommends Petteia as a game of wit. So it was probably played without dice.
    Painted vases from around 540 BC show Achilles and Ajax bent over a board.
    Nobody knows which of these describe the same game.
history-rome =
    The Romans had a game of soldiers too: Ludus Latrunculorum, or Latrunculi.
    Many believe that it grew out of the Greek game, but there is no proof.
    Isidore, a late author, mentions pieces that move in order, pieces that wander, and pieces that cannot move at all.
    He calls them ordinarii, vagi and inciti.
    Boards of many sizes have been found, and some finds hint at a special piece.
    No text says what that piece did. A Persian poem of the tenth century describes nard, a similar game with kings that cannot be captured.
    That is where Damian Walker found the dux for his Roman game.
history-makers =
    All the games here were made in modern times.
    Ulrich Schädler reconstructed the Roman game in 1994 and 2001. In it you first bind a man, and capture it later.
    Wladyslaw Kowalski’s rules of 2006 inspired others.
    Moshe Callen published rules for Petteia in 2013. The race between the leaders goes back to them.
    Damian Walker wrote down the plain game, and one with a dux.
    In 2018 Andreas Frank Vogt turned Callen’s rules into tournament rules, and added a game with dice.
    Dmytro published Poleis in 2015 and again in 2024, to cure the plain game of its many draws.
    Lemery Games sells a set with rules inspired by Kowalski and Schädler. Its race between the leaders is Callen’s.
    Where an author leaves a question open, the answer is ours. The last page of each game names the main ones.
history-finds =
    On some vases, Athena warns Achilles and Ajax of the Trojans. She promises them victory if they stop playing.
    Euripides has Protesilaus and Palamedes play with pieces of many shapes. Palamedes was said to have invented dice.
    The Suda, from the tenth century AD, gives Palamedes a board with 12 lines, like the zodiac. He has 7 dice, like the planets.
    Suetonius wrote a book about Greek games, but it is lost.
    Boards are carved into temple steps in Athens and on Delos. Most are for other games, and may be later.
    A clay group from Athens shows a woman and a boy playing on 42 squares with 12 pieces.
    The game is called petteia, pessoi, polis or poleis. Perhaps the pieces were pessoi, and a square was a polis.
    Greek authors thought that it came from Egypt. Petteia is last mentioned in the second century AD, the Roman game in the fourth.
history-notation =
    A square is written as a letter for its column and a number for its row. Both start at the first side’s left corner.
    A move is written as two squares, such as a2-a5. Captures can follow, each after an x: a2-a5xb5.
    In Latrunculi, b2xb4 is a jump, c3 places a man, and xd4 removes one.
    Vogt’s columns have Greek letters. You can type Latin capitals that look the same.
    In his text, the rows have Attic numerals. Type “settings letters=attic” to see them.
    In Kubeia, the throw comes before the move, higher die first: 63 A2-A4.
    A record numbers the moves: 1) a2-a5, h7-h5; 2) and so on.
    It ends with the result and the reason: 1-0 (abbandono). ½-½ is a draw.
    Type “record” for the record of a match. To view a game, paste its record after that word.
    Games printed by Vogt can be pasted as they are. Other records need tags, such as [Ruleset "poleis"].
history-table = The table shows each game by its usual rules. A man between two enemies is captured, but in Lemery’s Latrunculi it is bound.
history-row = { $name }: { $files }×{ $ranks }, { $men } men{ $leader ->
        [yes] { " and a leader" }
       *[no] { "" }
    }{ $placed ->
        [yes] , placed first
       *[no] { "" }
    }{ $corner ->
        [yes] , corner capture
       *[no] { "" }
    }{ $duty ->
        [yes] , must capture
       *[no] { "" }
    }{ $dice ->
        [yes] , dice
       *[no] { "" }
    }
