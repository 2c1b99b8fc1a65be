# One's own data: taking it away, being forgotten; and how much one person may do.

word-export = all your matches and settings as a file
word-forget = erase all that I know of you

word-privacy = what I keep of you, and who sees it

## What is kept

privacy =
    I keep your name and your number on Discord or Telegram, your settings, your matches, and where they are played. What you type is not kept unless it becomes part of a match or a setting. Opponents see your name and your moves; the operator of this bot can read all that is stored.
    “export” gives you your data as a file, “forget” erases you.
# $url: the address of the page
privacy-page = All of it, and who runs this bot: { $url }

## Taking it away

done-export = Here is all that I keep of you: your settings and { $count ->
    [one] one match
   *[other] { $count } matches
}.
export-part = This is part { $part } of { $parts }. For another one type “export part=2”, and so on.
refused-export-part = there { $parts ->
    [one] is only one part.
   *[other] are { $parts } parts: “export part=1” gives the first.
}
unread-export = { $count ->
    [one] One match of yours cannot be read, and is in the file by its code alone.
   *[other] { $count } matches of yours cannot be read, and are in the file by their codes alone.
} Whoever runs this bot can look after that.
refused-export-under-way = Your file is being made already. A moment, please.
document-large = That is { $size } MB, more than can be sent here. Ask for it in the web chat; “link” makes you one person there and here.

## Being forgotten

button-forget-yes = Erase me

forget-ask = Shall I forget you? { $running ->
    [0] No match of yours is in play
    [one] One match of yours is in play, and would be given up
   *[other] { $running } matches of yours are in play, and would be given up
}; { $offered ->
    [0] no challenge of yours is on offer
    [one] one challenge is on offer, and would be withdrawn
   *[other] { $offered } challenges are on offer, and would be withdrawn
}. Your name, your settings and where you play are erased on all platforms; your opponents keep their matches, without your name. Older messages in chats stay as they were. It cannot be taken back. “export” gives you everything before; “forget yes” does it.
done-forgotten = I have forgotten you. Whoever comes back is new here.
unread-forgotten = { $count ->
    [one] One match cannot be read, so it stays as it is, but for your name.
   *[other] { $count } matches cannot be read, so they stay as they are, but for your name.
} Ask whoever runs this bot to remove what is left.

refused-gone = That person is not here any more.

somebody = Somebody

## How much one person may do

refused-hurried = That was a lot at once. I follow { $limit } requests a minute of one person; wait a moment, then go on.
refused-hurried-here = There is a lot going on here. I follow { $limit } requests a minute at one place; wait a moment, or go on in a chat with me alone.
refused-many-matches = You have { $limit } matches in play, and more would be hard to do justice to. Finish one first.
refused-many-challenges = You have { $limit } challenges on offer. Wait until one is answered, or take one back.
refused-challenges-today = You have made { $limit } challenges within a day. Make the next one tomorrow.
refused-challenges-here = { $limit } challenges were made here within a day. Make yours in a chat with me alone, or tomorrow.
