# The pages about privacy and terms. A section has its heading in the first line, then a paragraph or,
# after a hyphen, an item of a list in each line. docs/privacy.md and docs/terms.md say the same.

policy-chat = Petteia
policy-who = Who runs this server
policy-operator = This server is run by { $operator }.
policy-unnamed = The operator of this server has not given a name.
policy-contact = Contact: { $contact }
policy-no-contact = The operator of this server has not named a contact.

## Privacy

privacy-intro = Petteia lets people play board games on Discord, on Telegram and in a web chat. This page says what it stores about you, why and for how long, who can see it, and how to get a copy or have it deleted.
privacy-kept =
    What is stored, and why
    All of this is there to run your matches, and Petteia uses it for nothing else.
    - Your name: the one you have on Discord or Telegram, or the one you chose in the web chat. It tells others who they are playing.
    - Your user name on Telegram, so that others can challenge you by it. Petteia also stores the user names of people who only write in a group where a match is going on, if the bot gets their message. A user name is deleted half a year after the bot last saw it.
    - Your account id on Discord or Telegram (not your phone number), or in the web chat a hash of the random token in your browser’s cookie. This is how the bot recognises you.
    - If you switch on notifications in the web chat: an address at the push service of your browser’s maker, and the browser’s keys. They are deleted when you switch notifications off or sign out.
    - If you ask for a calendar: the random code in its address, until you stop the calendar or get a new address.
    - Your settings: how boards look, letters, language, time zone, notifications, quiet hours, vacations and the people you blocked. Petteia also stores the language your app or browser last asked for, and the platform you last used.
    - Your matches: who plays, the game and its clock, each move with its time, the answers you prepared, offers, messages to your opponent, the result, any word you mixed into the dice, and the channel, group or private chat in which the match is played.
    - Which messages of the bot show your matches, so that it can update them, and what it still has to tell you.
    - Which lessons and puzzles you have solved. In channels and groups where you play, people see that you solved the puzzle of the day, and on how many days in a row.
    - What you did first with each puzzle, how often you missed it and whether you had a hint, and your rating for puzzles, which follows from that. Puzzles have ratings too, so these tries stay, without your name, after you use “forget”. Petteia also stores when your puzzle rushes began and how many puzzles you solved in each.
    - Your ratings, from matches that both players agreed to rate. They stay with the matches, without your name, after you use “forget”.
    - Reports about you and by you: which message or match, what was decided, by whom and until when, and your answer. They are there so that people are treated fairly.
privacy-not-kept =
    What is not stored
    Petteia reads what you type, answers it and drops it, unless it becomes part of a match or a setting. What Telegram sends to the bot is stored until it is answered, so that nothing is lost if the server stops. After that, only its number is kept, for two days. If Discord sends a command over HTTP, its number is also kept for two days. The last question that you asked about the games is held in memory for a few minutes, so that the next one can go on from it. There is no advertising, no tracking and no analytics. Nothing is passed on except as this page says.
    The web chat sets one cookie, which keeps you signed in until 400 days after your last visit. Its pages load nothing from other servers. Petteia holds network addresses in memory to limit how much one client can ask for. It does not store or log them. A proxy or a hosting company that the operator uses may keep its own logs.
    The log says what happened, on which platform and in which match, by its code. It contains no names, no accounts and nothing that people wrote. Statistics count requests and turns by platform, game and command, not by person.
privacy-how-long =
    For how long
    - Your data and your matches stay until you have them erased with “forget”. Apart from user names on Telegram and reports, Petteia does not erase anything because of its age.
    - Reports are deleted a year after their last change. If you were muted, barred or blocked, that is kept until it ends even after “forget”, without your name and words. This lets those who decided see that it is still in force.
    - A code for linking accounts is valid for 15 minutes.
    - A command on Discord that changes a match or takes a while is kept until it is answered, for 15 minutes at most.
    - The operator’s backups hold what was stored when they were made, until the operator deletes them.
privacy-who =
    Who sees it
    - Your opponents, including those on another platform: your name, your moves and their times, what you say to them, and until when you are on vacation.
    - Everyone in a channel or group where you play: your name and the match. If you look for an opponent in the web chat, everyone there sees your name. An invitation is seen by those who have its link or code.
    - Anyone with the link to a match that others may watch: your name, the moves and the clocks, but not what you say to each other. That is a match that is played in a channel or group, was offered in the web chat’s list of open challenges, or was opened by both players with “public”. Other websites can show it too.
    - Anyone who has the code of a match that is over, such as a person it was shared with: your name and the match. A match in play in private chats is shown to its players alone, unless both opened it.
    - Everyone who asks for your profile: how many matches you won, drew and lost, by game, counting only those that others could watch. Those you played see their matches with you too. You can keep this to people you played, or to yourself, with “settings results”.
    - Everyone who looks at the tables of best ratings (“top”): your name and your ratings. Private matches count for your ratings too. You are in these tables only while everyone may see your results.
    - Everyone who asks for an event that you joined: your name, your pairings, results and place, also after you leave it.
    - Anyone on the internet, while everyone may see your results: your name, your results and ratings, and your latest matches that others could watch. The web chat shows them on a page, in a feed and as data for other programs, and asks search engines not to list the page. “settings results” ends this at once. The data of a match that others could watch name you in any case.
    - Anyone who has the address of your calendar: which matches are waiting for you, who you play there, and when your time runs out.
    - Those who manage the server or group where a match was made, and the operator: reports about that match, with the words, your name and who reported it. The person who was reported is not told by whom.
    - A person who is about to link accounts with you: your name, your platforms and the number of your matches.
    - The operator, and anyone else with access to the server: everything that is stored, including messages and the answers you prepared.
privacy-platforms =
    Discord and Telegram
    Discord and Telegram carry your messages to the bot and its messages to you, and handle them under their own policies: https://discord.com/privacy and https://telegram.org/privacy. They see what is posted there, including what concerns opponents who play on another platform. Telegram tells the bot who opens the board inside Telegram. A board that is opened inside Discord is loaded through Discord’s servers, which pass on everything that the page sends and gets.
    On Discord the bot gets commands and button presses, and does not read other messages. In Telegram groups it only gets commands, replies to its messages and button presses, unless the operator turned privacy mode off or made it an administrator. When you write the bot’s name in another chat, the bot gets what you write with it and your name. If you send that as a message, the bot also gets the chat’s name and the message that you reply to, and uses neither. It gets nothing else from that chat.
privacy-yours =
    Getting a copy of your data, and deleting it
    - “export” gives you a file with your name, user names, settings, vacations, blocked people, linked accounts, solved lessons, puzzles and rushes, what was decided about you, what you reported, and all matches.
    - “forget” asks you first, then erases you on all platforms: your name, account ids, settings and everything else above. It gives up your matches in play and withdraws your challenges. Opponents keep their matches with the moves, their times and any word you mixed into the dice, but without your name, your messages, the answers you prepared and the channels and chats where you played.
    - Messages that the bot has already sent stay in the chats where they are. An SQLite database overwrites what is erased; the file of its latest changes may hold it until that file is written over or the bot stops. PostgreSQL keeps what is erased in its files until it next cleans up (“vacuum”).
    For anything else, such as a mistake in your data, write to the operator.
privacy-linking =
    When accounts are linked
    “link” makes two accounts into one, once both sides confirm it. You can undo it for seven days with “link undo”. For that time Petteia keeps what the joined account brought, and then erases it. “forget” erases it at once.

## Terms

terms-intro = By using Petteia on this server, in its web chat or through its bots on Discord and Telegram, you agree to these terms.
terms-free =
    What you get
    Petteia is free. You can play board games with other people and learn the rules. It involves no money, no stakes and no prizes.
    It is provided as is, without any warranty. It may be changed, interrupted or ended, and matches may be lost. As far as the law allows, the operator is not liable for damage caused by using it or by being unable to use it.
terms-conduct =
    What we ask of you
    - Play fairly. Do not let a program choose your moves unless your opponent agrees.
    - Do not use Petteia to insult, threaten or deceive people, with your name or in any other way.
    - Do not attack or overload the server, get around its limits, or use other people’s accounts.
    - Follow the terms of the platform that you use: https://discord.com/terms and https://telegram.org/tos. You must be as old as they require.
terms-limits =
    Limits and clocks
    The number of matches, challenges and requests is limited, for each person and each place. A match may have a clock; when its time runs out, you may lose the match.
terms-public =
    What others see
    Others see your name, your moves and any word you mix into the dice. Both players may keep and publish the record of a match. The privacy page says what is stored about you and how to have it deleted.
terms-ending =
    Ending it
    You can leave at any time with “forget”. The operator may refuse service to people who break these terms. Those who manage a server or group may do so for matches made there. You are told what they decided, and can answer once. These terms may change; this page says what applies now.
terms-software =
    The software
    Petteia is free software under the MIT licence. Its authors do not run this server and are not responsible for it.
