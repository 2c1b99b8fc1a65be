# What players say to each other.

word-say = say something to your opponent
word-mute = hide your opponent’s messages in a match
word-unmute = show hidden messages again
word-report = report your opponent’s last message, or their play

button-mute = Mute messages
button-unmute = Unmute messages
button-report = Report message

chat-message = { $name }: { $text }
news-said = Your opponent says: { $text }

done-said = Message sent.
done-muted = You will not see any more messages from your opponent in this match.
done-unmuted = You will see your opponent’s messages again.
done-reported = Thank you. Your report goes to the operator of this bot and to those who manage the server or group, if any. Your opponent is not told.

refused-say-what = Type what you want to say, such as “say good luck”.
refused-say-computer = The computer does not read messages.
refused-say-long = A message can have at most { $limit } characters. Nothing was sent.
refused-say-often = You are sending messages too fast. Wait a minute, then try again.
refused-nothing-to-report = Your opponent has not said anything in this match.

web-chat-label = Messages
web-say-label = Your message
web-say-send = Send

discord-option-say = The message, at most 200 characters
