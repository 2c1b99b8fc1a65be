# What only Discord needs: the commands' descriptions, at most 100 characters, and a few buttons.

discord-group = Board games with Greek and Roman soldiers, played turn by turn
discord-group-match = in a match
discord-group-account = your account: other platforms, your data

discord-menu-challenge = Challenge to Petteia
discord-menu-profile = Results in Petteia
discord-menu-board = My board

discord-option-opponent = Who to challenge; leave it out for an open challenge
discord-option-profile = Whose results; leave it out for your own
discord-option-scope = Matches on this server, or all
discord-option-season = All time, this season or the last one
discord-option-rated = Whether the result changes your ratings
discord-rated = { $value ->
    [on] rated
   *[off] not rated
}
discord-double = { $value ->
    [on] twice
   *[off] once
}
discord-option-ruleset = Which game
discord-option-topic = A topic, or a question in your own words
discord-option-options = Changes to the rules, such as edge=on; or choose them in a form
discord-option-side = Which side you want to play
discord-option-clock = Time limit, such as 5m+10s, 3d, 10d+36h or none; add ,hard or ,weekends
discord-option-code = The challenge’s code
discord-option-part = Which part of a long export
discord-option-word = A word that changes the throws, so nobody can choose them
discord-option-match = Which match, if you have several
discord-option-text = Your move, such as a2-a5
discord-option-line = Your opponent’s move and your answer, such as c7-c4 b2-b4; or “drop”
discord-option-squares = Squares for men, such as a1-h1 c2; “drop” discards them
discord-option-square = The square of the man that missed a capture
discord-option-confirm = When to ask before a move is played
discord-option-orientation = Which side is at the bottom of your boards
discord-option-theme = How your boards look
discord-option-block = Who can no longer challenge you
discord-option-unblock = Who can challenge you again
discord-option-language = The language I use with you
discord-option-zone = Your time zone, such as Europe/Rome, for times outside Discord
discord-option-event = New, join, leave, start, standings or pairings, with a format and a game, or a code
discord-option-name = What the event is called
discord-option-days = How many days a round takes
discord-option-rounds = Rounds in a Swiss event
discord-option-double = Whether each pair meets twice
discord-option-results = Who sees how many matches you have won
discord-option-notices = How I tell you that it is your turn
discord-option-quiet = Hours when notifications make no sound, in your own time, such as 22:00-08:00, or off
discord-option-vacation = Pause all your clocks: for 14d, until a day such as 2026-12-03, or off
discord-option-link-code = The code from your other platform, or “undo”; leave it out to get a code
discord-option-sure = Confirm; leave it out to be asked


discord-choose = Choose
discord-another-piece = Another piece
discord-sides = { $one } { side-first }: { $first } · { $two } { side-second }: { $second }
discord-open-board = Open the board
discord-to-board = Go to the board
discord-type = Type it
discord-type-title = Your move
discord-type-label = From and to, such as a2-a5
discord-post-here = Post here
discord-posted = Posted by { $name }.
# The name of a match’s thread
discord-thread = { $first } – { $second }: { $ruleset }
discord-passed = The match has moved on; its newest board is further down.
discord-gone = This challenge is no longer open.
discord-no-bots = Bots do not play. Challenge a person, or leave the opponent out for an open challenge.
discord-trouble = Something went wrong. Please try again in a moment.
discord-done = Done, but my answer got lost. Here is the match now.
discord-done-unshown = Done, but I cannot show the match now. Look at it with /petteia board.

discord-help =
    Challenge someone and play them turn by turn, in a channel, a thread or direct messages.
    /petteia challenge – challenge a person; without a name, anyone can join
    /petteia move – play a move; or press Move under the board
    /petteia games – your matches
    /petteia rules – the rules of every game
    /petteia why – why a move is not legal
    /petteia learn – short lessons on the board
    /petteia account link – connect your Telegram or web account
discord-no-activity = The board cannot be opened here any more. Use the buttons in the chat.

# Forms. Titles and labels have at most 45 characters, what stands below them 100.
discord-form-open = Choose in a form
discord-form-title = New challenge
discord-form-opponent = Opponent
discord-form-clock = Time limit
discord-form-kept = Leave this empty to keep the time limit as it is.
discord-form-wish = { $side ->
    [first] I begin as { side-first }
    [second] I play { side-second }
   *[lot] Random sides
}
discord-form-ticks = Tick what you want
discord-form-otherwise = Otherwise: { $value }
discord-form-compulsory = Captures
discord-form-board = Board
discord-form-files = Columns
discord-form-ranks = Rows
discord-form-record = View a record
discord-form-text = Paste the record here
discord-form-file = Or upload a file
discord-form-size = A text file of at most { $count } KB
discord-no-form = This form cannot be opened here. Type a command instead.
