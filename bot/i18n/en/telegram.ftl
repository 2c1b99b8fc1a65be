# What only Telegram needs said.

telegram-welcome = Welcome to Petteia, the soldier games of the Greeks and Romans.
telegram-help =
    Type a word with a slash, such as /challenge. In a group, answer somebody’s message with /challenge to challenge them, or write /challenge @name.
    In this chat a move alone will do, such as a2-a5; in a group, answer the board with it.
telegram-greeting =
    I keep the board for the soldier games of the Greeks and Romans.
    Answer somebody’s message with /challenge to play them, or write /challenge alone and anybody may take it up. /help tells more.

telegram-passed = The match has gone on since; its newest board stands further down.
telegram-gone = This challenge is no longer open.
telegram-whispered = It is in our private chat.
telegram-closed = That is for you alone, and I may not write to you yet. Open our private chat and press Start.
telegram-overheard = Everybody here can read that, so I have not planned it. Plan in our private chat: there only you see it.
telegram-not-picking = The player to move is choosing just now.

telegram-unknown-username = I have not met { $name } lately. Answer one of their messages with /challenge, or write /challenge alone and send them the link.
telegram-bot-opponent = Bots do not play. Challenge a person.
telegram-anonymous = I cannot see who you are while you post as a group or a channel. Turn that off, then say it again.
telegram-text-only = I read words only. /help lists those that I know.
telegram-trouble = Something went wrong on my side. Please try again in a moment.

# Buttons
telegram-open = Open our private chat
telegram-add = Add me to a group
