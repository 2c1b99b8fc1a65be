# The web chat's own texts: the page, its form, its connection. None takes a parameter.

web-title = Petteia
web-tagline = The soldier games of the Greeks and Romans, played with friends.
web-scriptless = This chat needs JavaScript. Nothing is loaded from anywhere but this server.
web-skip = Go to the message field

# The form on the first visit
web-name-label = Your name
web-name-hint = Up to 32 characters. Your opponents see it.
web-name-missing = Please tell me your name.
web-invitation-label = Invitation
web-invitation-hint = The secret word you got from the person who runs this chat.
web-invitation-wrong = That is not the invitation. Please check it and try again.
web-invitation-wait = Too many tries. Please wait a minute, then try again.
web-enter = Come in
web-recovery = I have a recovery code
web-recovery-name = Name of your account
web-recovery-label = Recovery code
web-recovery-enter = Sign in
web-recovery-wrong = This name and this code do not belong together, or the code has been used. Please check both.
web-name-reserved = Others might take that name for the bot or the people who run it. Please choose another.
# Names that nobody may have, separated by commas: the bot's, the reader's, those of people who run a server
web-reserved-names = Petteia, Petteia bot, bot, you, me, admin, administrator, mod, moderator, operator, owner, root, server, system, support, staff, everyone, anybody, nobody

# The chat
web-feed-label = Chat
web-welcome = Welcome. Your matches will appear here.
web-composer-label = Message to Petteia
web-composer-placeholder = Say something, such as help
web-send = Send
web-words-label = All commands
web-completions-label = Ways to go on
web-completions-open = Suggestions are shown; the arrow keys choose, Tab takes one.
web-you = You
web-bot = Petteia
web-newest = Newest

# The pages about what is kept and how the chat may be used
web-privacy = Privacy
web-terms = Terms

# The opening and invitations
web-join-enter = Accept and play
web-join-closed = This invitation is no longer open. Ask for a new one, or invite someone yourself.
web-opening-games = Choose a game
web-copy-link = Copy the link
web-copied = Copied
web-share = Share
web-share-text = Play a game of Petteia with me:

# A match
web-board-label = Board; the arrow keys move between the squares
web-squares-fold = Squares as buttons
web-your-turn = Your turn
web-ways-label = Steps through the match
web-letters = The board in letters
web-film-drawing = The film is being drawn …
web-film-play = Play the film
web-film-stop = Stop the film
web-film-lost = The film is not there any more. Please ask for it again.
web-moves-label = Last moves
web-copy = Copy
web-save = Save as a file

# The connection
web-connecting = Connecting …
web-reconnecting = Reconnecting …
web-connected = Connected again.
web-unsent = Not sent: there is no connection just now.
web-unanswered = The connection was lost before an answer came. It may or may not have arrived: look at the board before you say it again.
web-unreachable = The server cannot be reached. Please try again.
web-unreadable = I could not read that. Please reload the page.
web-trouble = Something went wrong on my side. Please try again in a moment.
web-hurried = That was too much at once. Please try again in a moment.
web-wrong-host = This chat is not served under the address that you opened. If you run it: set public_url in the section [web] of the configuration to the address that people open, such as https://petteia.example.org.
web-wrong-page = Only the chat's own page may do this. Please open the chat itself and try again there.
