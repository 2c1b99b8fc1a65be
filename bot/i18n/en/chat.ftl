# What players say to each other.

word-say = say something to your opponent
    .asked =
        write to my opponent
        greet my opponent
        can i talk to him
        chat with my opponent
        send a message to my opponent
        how do i write to him
        talk to the other player
        say something to my opponent
        tell him something
word-mute = stop hearing your opponent in a match
    .asked =
        how do i stop him from writing to me
        shut him up
        hide his messages
        stop his messages
        mute my opponent
        i do not want to read his messages
        silence him
        he talks too much
        turn off the chat
        he is spamming me
word-unmute = hear your opponent again
    .asked =
        hear him again
        unmute my opponent
        turn the chat back on
word-report = report your opponent’s last message
    .asked =
        he was rude
        bad language
        tell a moderator
        report a message
        report somebody
        he insulted me
        offensive message
        complain about a player
        abuse
        somebody is rude
        he is cheating where do i report him

button-mute = Mute messages
button-unmute = Unmute messages
button-report = Report message

chat-message = { $name }: { $text }
news-said = Your opponent says: { $text }

done-said = Sent.
done-muted = You will see no more messages from your opponent in this match.
done-unmuted = You see your opponent’s messages again.
done-reported = Thank you. The message was reported to the people who run this bot.

refused-say-what = Type what to say, e.g. “say good luck!”
refused-say-computer = The computer does not read messages.
refused-say-long = A message can have at most { $limit } characters. Nothing was sent.
refused-say-often = You are sending messages too fast. Wait a minute, then try again.
refused-nothing-to-report = Your opponent has not said anything here.

web-chat-label = Messages
web-say-label = Your message
web-say-send = Send

discord-option-say = The message, at most 200 characters
