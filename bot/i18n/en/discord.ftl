# What only Discord needs: the commands' descriptions, at most 100 characters, and a few buttons.

discord-group = The soldier games of the Greeks and Romans, played turn by turn
discord-group-match = in a match
discord-group-account = your account: other platforms, your data

discord-option-opponent = Whom to challenge; leave it out to challenge anybody
discord-option-ruleset = Which game
discord-option-topic = What about: a topic, or a question in your own words
discord-option-options = How the game differs from the usual, such as edge=on
discord-option-side = Which side you would like
discord-option-clock = How much time there is, such as 3d, 10d+36h or none; with ,hard or ,weekends behind it
discord-option-code = The challenge’s code
discord-option-part = Which part of a long export
discord-option-word = A word to mix into the dice, so that nobody can have chosen them
discord-option-match = Which match, if you have several
discord-option-text = Your move, such as a2-a5
discord-option-line = Your opponent’s move and your answer, such as c7-c4 b2-b4; or drop
discord-option-squares = Where your men are to be placed, such as a1-h1 c2; or drop
discord-option-square = The square of the man that could have captured
discord-option-confirm = Whether the board asks before it plays a move
discord-option-orientation = Which side of the board is at the bottom for you
discord-option-theme = How boards look to you
discord-option-block = Whose challenges shall no longer reach you
discord-option-unblock = Whose challenges shall reach you again
discord-option-language = What language I speak to you
discord-option-zone = Where you live, such as Europe/Rome; times elsewhere than on Discord are told so
discord-option-notices = How I call you when it is your turn
discord-option-quiet = Hours in which nothing rings, in your own time, such as 22:00-08:00, or off
discord-option-vacation = All your clocks stand still: for 14d, until a day such as 2026-12-03, or off
discord-option-link-code = The code from your other platform, or “undo”; leave it out to get a code
discord-option-sure = Whether you are sure; leave it out to be asked


discord-choose = Choose
discord-another-piece = Another piece
discord-type = Type it
discord-type-title = Your move
discord-type-label = From where to where, such as a2-a5
discord-no-bots = Bots do not play. Challenge a person, or leave the opponent out to challenge anybody.
discord-trouble = Something went wrong on my side. Please try again in a moment.

discord-help =
    Challenge somebody and play them turn by turn, in a channel, a thread or in direct messages.
    /petteia challenge – challenge a person, or anybody
    /petteia move – play a move; or press Move under the board
    /petteia games – your matches
    /petteia rules – how the games go
    /petteia why – why a move is not legal
    /petteia learn – small lessons, solved on the board
    /petteia account link – be the same person on Telegram or in the web chat
