# The web chat's own texts: the page, its form, its connection. None takes a parameter.

web-title = Petteia
web-tagline = Board games with Greek and Roman soldiers, to play with friends.
web-scriptless = This chat needs JavaScript. It loads nothing from other servers.
web-skip = Skip to the message field
web-skip-board = Skip to the board

# The form on the first visit
web-first-task-1 = You play Orange. Tap the marked square to trap the enemy between two of your men.
web-first-done-1 = Captured!
web-first-task-2 = Now step between two enemies. That is safe, and this time it captures both.
web-first-done-2 = Two at once!
web-first-task-3 = Now capture the leader.
web-first-done-3 = You captured the leader and won. What is your name?
web-how-to-move = Tap one of the marked pieces, then a square.
web-name-label = Your name
web-name-hint = Up to 32 characters. Your opponents see it.
web-name-missing = Please enter your name.
web-invitation-label = Invitation
web-invitation-hint = The secret word from the operator of this chat.
web-invitation-wrong = That is not the right invitation. Please check it and try again.
web-invitation-wait = Too many tries. Please wait a minute, then try again.
web-enter = Look around first
web-recovery = I have a recovery code
web-recovery-name = Your account name
web-recovery-label = Recovery code
web-recovery-enter = Sign in
web-recovery-wrong = This name and code do not match, or the code has been used. Please check both.

# The chat
web-bar-label = Main menu
web-bar-play = Play
web-bar-matches = Matches
web-bar-puzzle = Puzzle
web-bar-learn = Learn
web-bar-me = Me
web-feed-label = Chat
web-composer-label = Message to Petteia
web-composer-placeholder = Move or command
web-send = Send
web-words-label = All commands
web-completions-label = Suggestions
web-completions-open = Suggestions are shown. Use the arrow keys to choose one and Tab to accept it.
web-you = You
web-bot = Petteia
web-newest = Newest messages

# The pages about what is kept and how the chat may be used
web-privacy = Privacy
web-terms = Terms

# The opening and invitations
web-join-enter = Accept and play
web-join-closed = This invitation is no longer open. Ask for a new one, or invite someone yourself.
web-lobby = People looking for an opponent
web-opening-games = Choose a game
web-copy-link = Copy the link
web-copied = Copied
web-share = Share
web-share-text = Play Petteia with me:
web-qr-code = QR code for the link, to scan with another phone

# A match
web-board-label = Board; use the arrow keys to move between squares
web-squares-fold = Squares as buttons
web-your-turn = Your turn
web-ways-label = Step through the match
web-letters = The board drawn with letters
web-film-drawing = Drawing the film …
web-film-play = Play the film
web-film-stop = Stop the film
web-film-lost = The film has expired. Please ask for it again.
web-moves-label = Moves
web-turn-board = Turn the board
web-more = More
web-taken-label = Captured:
web-bars-label = Show or hide the message field
web-copy = Copy
web-save = Save as a file

# The connection
web-connecting = Connecting …
web-reconnecting = Reconnecting …
web-offline = No connection
web-alone = There is no connection to Petteia. This page will continue by itself when the connection is back.
web-connected = Connected again.
web-unsent = Not sent: no connection.
web-unanswered = The connection was lost before an answer came. Look at the board before you send your message again.
web-unreachable = The server cannot be reached. Please try again.
web-missing = Nothing here
web-missing-words = There is no page at this address. The address may be mistyped, or the link may be too old.
web-missing-way = Go to the games
web-unreadable = This page is out of date. Please reload it.
web-trouble = Something went wrong. Please try again in a moment.
web-embedded-refused = Petteia could not sign you in. Close this page and open it again.
web-hurried = That was too fast. Please try again in a moment.
web-wrong-host = This chat is not available at this address. If you run this chat, set public_url in [web] of the configuration to the address people open, such as https://petteia.example.org.
web-wrong-page = This can only be done from the page of this chat. Open the chat and try again there.

# A match that anyone may watch
web-watch-title = { $one } – { $other }: { $game }
web-watch-play = Play Petteia
