# Answers to questions about the bot, the board on the screen and one's account. Each is shown alone, with a button.

guide-colours = { side-first } moves first and has round shields. { side-second } has shields with a notch on either side. Your side is at the bottom of your board, and the text below says who plays which side.
guide-last-move = The marks on the squares show the last move. A ring shows where the piece came from, and a thin frame shows where it went. Sparks mark pieces it jumped over, and small rings mark squares it passed through.
guide-captured-mark = A cross in a circle marks a square where a piece was captured in the last turn.
guide-choices = Corners around a piece mean that it can move, and a thick frame is the piece you chose. A dot marks a square it can go to, and a burst marks one where it would capture. Four claws point at a piece that can be captured.
guide-preview = A dashed frame with a pale piece is a move that is shown but not played yet. A cross over a piece means that this move would capture it. Four bars mark the piece that traps it from the other side. Press “Play” to make the move, or “Back” to choose again.
guide-leader-look = The piece with a crested helmet is the leader, king or dux of its side. All other pieces look like shields.
guide-classes-look = A large shield is a Hoplite, and a small one is a Peltast. The helmet with a crest is the Basileus, the king.
guide-bound-look = A piece lying on its side between two bars is bound. It cannot move, and the enemy can remove it. It is free as soon as one of the two that hold it moves away or is captured. By the usual rules, it is also free when one of them is bound.
guide-turned-look = When you see the back of a shield with a grip, the man is turned over: it is a vagus. It looks like any other man again once it is turned face up.
guide-tray = Below the board, a shield with a number shows how many men are still to be placed. A shield with a cross shows how many were lost. The pointer shows whose turn it is, and in games with dice the throw is there too.
guide-letters = Every square has a name: the letter of its column, then the number of its row. Both are written along the edge of the board. In Vogt’s games, they are Greek; “settings letters=latin” shows plain letters.
guide-which-way = On your own board, your side is at the bottom, whichever side you play; “settings” can change that. In a group, the board is turned towards the player to move. Type “board” to see it from your side.
guide-picture = You can have every board in words: press “More”, then “Board in words”. The theme “contrast” under “settings” has the strongest colours, and every piece and mark has its own shape. On a small screen, tap the picture to see it larger.
guide-pictures-off = Every turn comes with a picture, which cannot be switched off. Press “More”, then “Board in words”, to read the board as text. To get fewer messages, choose other notifications under “settings”.
guide-theme = There are five themes for the board: marble, terracotta, papyrus, night and contrast. Choose one under “settings”, or type “settings theme=night”. No piece or mark depends on colour alone.
guide-dice-shown = The throw is shown below the board, and in words above it. The dice are thrown for you at the start of your turn, and everyone in the match sees them.
guide-start = Press “Play the computer” to begin right away, or “Invite a friend” to get a link for someone else. Compact Petteia is the best game to start with, and the first lesson takes a minute.
guide-computer = You can play alone, against the computer, at any time and without a clock. It has levels from 0, for a child’s first match, to 8, which is hard to beat. Type “challenge computer level=3”, or press the button and choose a level.
guide-friend = To invite a friend, press “Invite a friend” and send them the link or the code. The code works on Discord, on Telegram and on the web. If they play here already, type “challenge” and their name.
guide-stranger = If you have no one to play with, press “Find an opponent” in the web chat. Everyone there sees that you are looking for a match, and the first to accept plays you. While you wait, you can play the computer.
guide-choose-game = Under your challenge, press “Change game” to choose the game, its options, your side and the clock. You can also type everything at once, such as “challenge poleis first clock=3d”. Nothing can be changed once the challenge is accepted.
guide-clocks = You usually have ten days for your moves, and each move adds 36 hours. Choose another clock with your challenge: “clock=3d” gives three days per move, “clock=10m+5s” is for a live game, and “clock=none” sets no limit. The deadline is shown under the board.
guide-time-out = When a player’s time runs out, the opponent can claim the win or go on waiting. Until then, a move still counts. Only if the clock was agreed as “hard” does the match end by itself.
guide-silent = If your opponent does not move, wait for the clock: they are reminded once before their time runs out. When it has run out, you can claim the win. You can resign at any time if you do not want to wait.
guide-old-games = Type “replay” to choose one of your last finished matches and step through its moves. There you can also get the match as a film. “replay” with the code of a match opens an older one, and “export” has all of them.
guide-record = A record is the list of all moves of a match as text. Type “record” to get one. To look at a game, paste its record after that word, or send it as a text file.
guide-watch = In a channel or group, everyone can watch the matches that are played there. Type “board” with the code of a match to see it. A running match in private chats is shown to its two players only, unless both open it with “public”.
guide-many = You can play many matches at once, and “games” lists the ones that wait for you at the top. If a move could be meant for several, you are asked which. A reply to a board always counts for that match.
guide-undo = After a wrong move, type “takeback”; your opponent has to agree. “settings confirm=on” makes the board ask before each move.
guide-resign = To give up a match, type “resign” or press “More” and then “Resign”; you are asked first. “withdraw” takes back a challenge that has not been accepted.
guide-draw = To offer a draw, type “draw” or press “More” and then “Offer a draw”. If your opponent has offered one, “draw” accepts it and “decline” refuses it.
guide-rematch = When a match is over, press “Rematch” to play the same game again with the sides swapped.
guide-type-move = Tap “Move”, then your piece, then the square it goes to. You can also type both squares, such as a2-a5. Captures need no extra sign: they happen by themselves.
guide-plan = While your opponent is thinking, you can prepare your answer: type “plan c7-c4 b2-b4”, or tap “Plan ahead”. If your opponent makes that move, your answer is played at once. Only you see your plans.
guide-see = Your opponent sees the board, your moves and what you say to them. No other player sees your plans, your hints or a set-up you are still drawing.
guide-talk = Type “say” and your words to write to your opponent. In a channel or group, everyone there can read them. “mute” stops their messages to you.
guide-rude = If someone is rude, “mute” hides their messages in this match and “report” sends the last one to the operator. You can block a person under “settings”: their challenges no longer reach you.
guide-name = On Discord and Telegram, your name is the one in your profile there. If you change it, the new name is used from your next move. In the web chat, type “rename” and a new name.
guide-account = You can use the same account on Discord, Telegram and the web. Type “link” in one of them to get a code. Type “link” and that code in the other, then confirm on both.
guide-recovery = The browser where you made a web account stays signed in. To sign in from another browser, you need the account’s name and a recovery code. Get the code under “settings” while you are still signed in somewhere. If you have linked Discord or Telegram, you can also play your matches there.
guide-language = The bot speaks English and several other languages. It follows your app’s language; choose another under “settings”, such as “settings language=it”.
guide-notices = You get one notification when it is your turn, and one reminder before your time runs out. Under “settings” you can choose to get notifications in private, once a day or not at all.
guide-sound = On Discord and Telegram, you hear what the app plays for a message. In the web chat, you can switch “Sound” on or off for this device. For fewer alerts, change the notifications under “settings”, or set quiet hours.
guide-quiet = During your quiet hours, notifications make no sound. Set the hours with “settings quiet=22:00-08:00”, and your time zone with “settings zone=Europe/Rome” or the name of your city.
guide-vacation = A vacation stops the clocks of all your matches. For two weeks, type “settings vacation=14d”; you can also give a date. You have 28 days a year, and you can still move during a vacation.
guide-pause = To stop the clock of one match, type “pause”; your opponent has to agree. “resume” starts it again.
guide-data = “privacy” says what is stored about you, and “export” sends you a copy of it. “forget” deletes your account; your opponents keep their matches without your name.
guide-hint = “hint” shows you a good move. Against the computer, you can ask for one in most games; against a person, only if you have both agreed to hints. In games with huffing, there are no hints.
guide-analysis = After a match, “analysis” shows where it turned and which moves were better. It looks at your mistakes one by one.
guide-learn = “learn” has short lessons on the board for every game, and “puzzle” a new task each day. Both remember what you have solved.
guide-dice-fair = The bot throws the dice from a secret that is fixed before the match. Both players can add a word to that secret. After the match, anyone can check every throw, so no one can choose a number.
guide-group = People who manage a group or server can type “group” there. That command sets the language, the default game, where challenges can be made and the puzzle of the day. To add the bot, use the button in its private chat or its profile.
guide-slow = If a button does nothing, press it again, or type “board” to get a new board: old buttons work as long as the match lasts. If the bot stays silent, it may be restarting. Your matches and clocks are safe.
guide-cannot = Only the soldier games of Greece and Rome are played here, by two people or against the computer. There is no chess, and there are no teams and no prizes. Playing is free. “event” shows tournaments, “profile” your results and “top” the best ratings; a match counts for your rating if you challenge with “rated=yes”. “export” gives you all your matches.
guide-cost = Playing here is free. There are no advertisements and nothing to buy.
guide-who = You are talking to a program: it answers from the rulebook and invents nothing. Petteia is free software. If something is wrong, tell the person who runs this bot.

# Answers from the match at hand.

match-ending = how this match ended
match-capture = what was captured last
match-move = what was played last
match-turn = whose turn it is
match-if = what a move would do
