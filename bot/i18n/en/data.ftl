# Your own data: a copy of it, deleting it; and limits per person.

word-export = download your matches and settings
word-forget = delete your account

word-privacy = what is stored about you, and who sees it

## What is stored

privacy =
    I store your name, your account id on Discord or Telegram (not your phone number) and your settings. I also store your matches and the chats you play them in. What you type is not stored unless it becomes part of a match or a setting. Opponents see your name and your moves; the operator of this bot can read everything stored.
    “export” gives you your data as a file. “forget” deletes your account.
privacy-web =
    I store your name and a fingerprint of the cookie that signs this browser in. If you have linked Discord or Telegram, I store your account id there (not your phone number). I also store your settings, your matches and the chats you play them in. What you type is not stored unless it becomes part of a match or a setting. Opponents see your name and your moves; the operator of this bot can read everything stored.
    “export” gives you your data as a file. “forget” deletes your account.
# $host: the server of the operator’s assistant
privacy-assistant = When you ask about the games, your question is also sent to { $host }. A program there looks for the answer in the rulebook. It gets the question and nothing about you.
# $url: the address of the page
privacy-page = The full policy, and who runs this bot: { $url }

## A copy of it

done-export = Here is your data: your settings and { $count ->
    [one] one match
   *[other] { $count } matches
}.
export-part = Part { $part } of { $parts }. For another part, type its number, as in “export part=2”.
refused-export-part = { $parts ->
    [one] Your export has only one part.
   *[other] Your export has { $parts } parts. Type “export part=1” for the first.
}
unread-export = { $count ->
    [one] One of your matches cannot be read; the file has only its code.
   *[other] { $count } of your matches cannot be read; the file has only their codes.
} Please tell the operator of this bot.
refused-export-under-way = Your file is already being made. Please wait a moment.
document-large = The file is { $size } MB, which is too large to send here. Get it in the web chat; “link” connects your accounts.

## Deleting an account

button-forget-yes = Delete my account

forget-ask = Delete your account? { $running ->
    [0] { "" }
    [one] 1 running match will be resigned.{ " " }
   *[other] { $running } running matches will be resigned.{ " " }
}{ $offered ->
    [0] { "" }
    [one] 1 open challenge will be withdrawn.{ " " }
   *[other] { $offered } open challenges will be withdrawn.{ " " }
}Your name, your settings and the list of chats where you play are erased on all platforms. Your opponents keep the matches without your name; old messages stay in their chats. This cannot be undone. Type “export” first to keep a copy, or “forget yes” to delete your account.
done-forgotten = Your account is deleted. If you come back, you start fresh.
unread-forgotten = { $count ->
    [one] One match cannot be read, so only your name was removed from it.
   *[other] { $count } matches cannot be read, so only your name was removed from them.
} Ask the operator of this bot to remove the rest.

refused-gone = That person no longer plays here.

somebody = Someone

## Limits per person and place

refused-hurried = That was too fast: the limit is { $limit } requests a minute. Wait a moment.
refused-hurried-here = This chat is busy: the limit is { $limit } requests a minute. Wait a moment, or use a private chat with me.
refused-many-matches = You have { $limit } matches in play, the most you can have. Finish one first.
refused-many-challenges = You have { $limit } open challenges, the most you can have. Withdraw one, or wait for an answer.
refused-challenges-today = You have made { $limit } challenges today, the most you can make in a day. Try again tomorrow.
refused-challenges-here = { $limit } challenges were made here today, the most that are allowed. Use a private chat with me, or try again tomorrow.

## A calendar of the times at which one's clocks run out

word-calendar = an address for your calendar app, with your deadlines
calendar = Subscribe to this address in your calendar app. The calendar shows the matches that are waiting for you, and when your time runs out. Anyone who has the address can see this, so keep it to yourself.
done-calendar-renewed = This is your new address. The old one no longer works.
done-calendar-ended = Your calendar address no longer works.
calendar-address = { $url }
calendar-begin = Get a calendar address
calendar-renew = Get a new address
calendar-end = Stop the calendar
button-calendar = Calendar
refused-no-calendar = There is no calendar here, as this bot’s web chat has no public address.
