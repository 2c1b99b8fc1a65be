# What only Telegram needs said.

# What people see before they press Start (at most 512 characters), and with a link to the bot (120).
telegram-description =
    Board games with Greek and Roman soldiers, from a battle of ten minutes to a long siege.
    Play with your friends turn by turn, here or in any group that you add me to. I can teach you the rules in a minute.
    Press Start to begin.
telegram-short-description = Board games with Greek and Roman soldiers, to play with friends in any chat.

telegram-welcome = Welcome to Petteia, board games with Greek and Roman soldiers.
telegram-help =
    Commands begin with a slash, such as /challenge. In a group, reply to someone’s message with /challenge to challenge them, or write /challenge @name.
    In this chat, just type your move, such as a2-a5. In a group, send it as a reply to the board.
telegram-greeting =
    Play board games with Greek and Roman soldiers here.
    Reply to someone’s message with /challenge to play them, or send just /challenge and anyone can join. For more, type /help.

telegram-passed = The match has moved on; its newest board is further down.
telegram-gone = This challenge is no longer open.
telegram-whispered = See our private chat.
telegram-ephemeral = Only you can see my answer. If nothing appears, press the button again.
telegram-closed = I cannot write to you yet. Open our private chat and press Start.
telegram-overheard = Everyone here can read what you wrote, so I have not used it. Write it in our private chat, where only you see it.
telegram-not-picking = Only the player whose turn it is can choose a move here.

telegram-unknown-username = I have not seen { $name } recently. Reply to one of their messages with /challenge, or send just /challenge and share the link.
telegram-bot-opponent = Bots do not play. Challenge a person.
telegram-nobody = That message is from a group or channel, so I cannot tell who you mean. Reply to a message from the person, or send just /challenge and share the link.
telegram-anonymous = I cannot see who you are while you post as a group or channel. Post under your own name and try again.
telegram-guest = Here I can invite people to a game with its usual rules and clock: write my name and the name of the game. I also answer questions about the rules. For everything else, open our private chat.
telegram-text-only = I can only read text messages, and records sent as text files. /help lists what you can type.
telegram-trouble = Something went wrong. Please try again in a moment.
telegram-busy = This group is too busy for me to answer everything. Wait a minute, or write to me in private.
telegram-busy-private = That is more than I can answer at once. Please wait a moment.

# Buttons
telegram-open-board = Open the board
telegram-open = Open our private chat
telegram-add = Add me to a group
telegram-share = Share
telegram-copy-code = Copy the code
telegram-members-hidden = I cannot see who manages this group. Make me an administrator, or show its members, and try again.
telegram-managers-unknown = Telegram cannot tell me right now who manages this group. Try again in a moment.
