# Commands, lists, settings, help.

help =
    Challenge someone and play them turn by turn.
    challenge NAME – challenge a person; without a name, anyone can join
    challenge computer – play the computer
    a2-a5 – play a move; or tap a piece on the board
    games – your matches
    rules – the rules of every game; or ask a question, such as “rules can I pass?”
    why a2-b3 – see why a move is not legal
    learn – short lessons on the board
    More commands: accept, decline, plan, resign, draw, undo, rematch, replay, settings

games = { $count ->
    [one] You have one match:
   *[other] You have { $count } matches:
}
digest = { $count ->
    [one] One match is waiting for you:
   *[other] { $count } matches are waiting for you:
}
no-games = You have no match in play. Type “challenge” to start one.
which-match = Which match? Choose one, or add its code to your command, such as match=k7qd3x.
entry = { $name } · { $ruleset }
entry-yours = Your turn: { $name } · { $ruleset }
entry-open = Open challenge · { $ruleset }
entry-twin = { $entry } · { $match }

completion-captures = captures { $squares }

## Linking two accounts

done-link-code = Type “link { $code }” on your other platform within { $minutes ->
    [one] one minute
   *[other] { $minutes } minutes
}. I will ask on both platforms before anything is linked. Keep the code to yourself.
link-platform = { $platform ->
    [web] web chat
    [telegram] Telegram
    [discord] Discord
   *[other] { $platform }
}
link-code-of = This code belongs to { $name } ({ $platforms }), who has { $count ->
    [0] no matches
    [one] one match
   *[other] { $count } matches
}.
link-asked-by = { $name } ({ $platforms }) typed your code and wants to link accounts. That account has { $count ->
    [0] no matches
    [one] one match
   *[other] { $count } matches
}.
link-own = This account: { $name } ({ $platforms }), with { $count ->
    [0] no matches
    [one] one match
   *[other] { $count } matches
}.
link-joins = If you link the two accounts, they become one. You can then play or resign any of these matches from either platform.
link-warning-typed = Confirm only if you asked for this code yourself. If someone else gave it to you, press Cancel.
link-warning-asked = Confirm only if you typed the code yourself, on your other platform. Otherwise press Cancel.
link-undo-typed = After linking, you have { $days ->
    [one] one day
   *[other] { $days } days
} to undo it with “link undo”. You then get back what you have now, but matches begun after linking stay with { $name }.
link-undo-asked = After linking, you have { $days ->
    [one] one day
   *[other] { $days } days
} to undo it with “link undo”. { $name } then gets back what they have now, but matches begun after linking stay with you.
link-waits = Now confirm as { $name } too, within { $minutes ->
    [one] one minute
   *[other] { $minutes } minutes
}. I have sent that account the question, and “link” shows it again. Nothing is linked yet.
link-undo-ask = { $name } is linked to this account. You can undo this until { $until }. If you do, { $count ->
    [0] no match goes back
    [one] one match goes back
   *[other] { $count } matches go back
} to { $name }, and matches begun after linking stay with you.
button-link-yes = Link
button-link-no = Cancel
button-link-undo = Undo linking
done-linked = Linked: { $name } is now part of this account. If this was a mistake, type “link undo” before { $until }.
done-link-cancelled = Cancelled. Nothing was linked.
done-unlinked = Unlinked: { $name } has a separate account again, { $count ->
    [0] without matches
    [one] with one match
   *[other] with { $count } matches
}.

settings-now = Your settings
setting-orientation = Board: { $value ->
    [own] your own side at the bottom
    [first] { side-first } at the bottom
   *[second] { side-second } at the bottom
}
setting-confirm = Confirm moves: { $value ->
    [on] always
    [off] never
   *[auto] only risky ones
}
set-confirm = { $value ->
    [on] Confirm every move
    [off] Never confirm moves
   *[auto] Confirm risky moves
}
setting-results = Results: { $value ->
    [played] people you have played can see them
    [nobody] only you can see them
   *[everyone] everyone can see them
}
set-results = { $value ->
    [played] Show my results to people I have played
    [nobody] Keep my results to myself
   *[everyone] Show my results to everyone
}
setting-theme = Board theme: { $value }
setting-language = Language: { $value ->
    [auto] automatic
   *[other] { $value }
}
set-orientation = { $value ->
    [own] My side at the bottom
    [first] { side-first } at the bottom
   *[second] { side-second } at the bottom
}
set-theme = Board theme: { $value }
set-language = { $value ->
    [auto] Automatic
   *[other] { $value }
}
setting-zone = Time zone: { $value }
setting-hint-zone = Choose the time that your clock shows now, then a place near you. You can also type “settings zone=Europe/Rome”.
zone-hour = { $time } ({ $offset })
zone-name = { $zone }
menu-more-zone = Another time zone …
menu-more-quiet = Other quiet hours …
menu-vacation = Vacation: pause all my clocks
set-zone = Time zone: { $value }
setting-notices = Notifications: { $value ->
    [mention] where the match is played, or in our private chat
    [direct] in our private chat only
    [digest] once a day
   *[none] none
}
set-notices = { $value ->
    [mention] Notify me in match chat
    [direct] Notify me privately
    [digest] Notify me once a day
   *[none] Never notify me
}
setting-quiet = Quiet hours: { $value ->
    [off] none
   *[other] { $value }
}
setting-hint-quiet = Notifications make no sound in quiet hours. For other hours, type “settings quiet=23:30-7”.
set-quiet = { $value ->
    [off] No quiet hours
   *[other] Quiet hours { $value }
}
settings-sample = This is how your boards look: { $theme }.
button-settings-back = All settings

# Buttons that open a setting, with its value: at most 24 characters
tab-orientation = Board: { $value ->
    [own] my side at bottom
    [first] { side-first } at bottom
   *[second] { side-second } at bottom
}
tab-theme = Board theme: { $value ->
    [marble] marble
    [terracotta] terracotta
    [papyrus] papyrus
    [night] night
   *[contrast] contrast
}
tab-letters = Squares: { $value ->
    [game] by game
    [latin] a1, b2
   *[attic] Greek
}
tab-confirm = Confirm moves: { $value ->
    [on] all
    [off] none
   *[auto] risky
}
tab-results = Results: { $value ->
    [played] opponents only
    [nobody] only me
   *[everyone] everyone
}
tab-language = Language: { $value ->
    [auto] automatic
   *[other] { $value }
}
tab-zone = Zone: { $value }
tab-notices = Notify: { $value ->
    [mention] in match chat
    [direct] in private chat
    [digest] once a day
   *[none] never
}
tab-quiet = Quiet hours: { $value ->
    [off] off
   *[other] { $value }
}

theme-marble = marble
theme-terracotta = terracotta, like Greek vases
theme-papyrus = papyrus
theme-night = night
theme-contrast = high contrast

word-challenge = challenge a person; without a name, anyone can join
word-accept = accept a challenge or an offer
word-decline = decline a challenge or an offer
word-withdraw = withdraw your challenge
word-move = play a move
word-board = show the board
word-games = list your matches
word-huff = claim that a man missed a capture
word-resign = resign a match
word-draw = offer a draw, or accept one
word-rules = the rules of every game
word-settings = board, theme, language, time zone, notifications, vacation, blocked people
word-link = connect your accounts on two platforms
word-help = the main commands
