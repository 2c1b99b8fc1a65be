# Words, lists, settings, help.

help =
    Challenge someone and play them turn by turn.
    challenge NAME – challenge a person; without a name, anyone
    challenge computer – play the computer
    a2-a5 – play a move; or tap a piece on the board
    games – your matches
    rules – the rules of every game
    why a2-b3 – why a move is not legal
    learn – short lessons on the board
    More commands: accept, decline, plan, resign, draw, undo, rematch, replay, settings

games = { $count ->
    [one] You have one match:
   *[other] You have { $count } matches:
}
digest = { $count ->
    [one] One match waits for you:
   *[other] { $count } matches wait for you:
}
no-games = You have no match in play. “challenge” starts one.
which-match = Which match do you mean? Press one, or add match= and its id.
entry = { $name } · { $ruleset }
entry-yours = Your turn: { $name } · { $ruleset }
entry-open = Open to anybody · { $ruleset }
entry-twin = { $entry } · { $match }

completion-captures = captures { $squares }

## Linking two accounts

done-link-code = Type “link { $code }” on your other platform within { $minutes ->
    [one] one minute
   *[other] { $minutes } minutes
}. I will then ask on both before anything is linked. Do not give the code to anybody else.
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
link-asked-by = { $name } ({ $platforms }) typed your code and wants to be linked with you. They have { $count ->
    [0] no matches
    [one] one match
   *[other] { $count } matches
}.
link-own = Here you are { $name } ({ $platforms }), with { $count ->
    [0] no matches
    [one] one match
   *[other] { $count } matches
}.
link-joins = If you link them, the two accounts become one: whoever uses either can play, and resign, all these matches.
link-warning-typed = Only confirm if you asked for this code yourself. If somebody else gave it to you, press Cancel.
link-warning-asked = Only confirm if you typed the code yourself, on your other platform. Otherwise press Cancel.
link-undo-typed = You can undo it for { $days ->
    [one] one day
   *[other] { $days } days
} with “link undo”. What you have now then comes back to you; matches begun after the linking stay with { $name }.
link-undo-asked = You can undo it for { $days ->
    [one] one day
   *[other] { $days } days
} with “link undo”. What { $name } has now then goes back to them; matches begun after the linking stay with you.
link-waits = Now confirm it as { $name } too, within { $minutes ->
    [one] one minute
   *[other] { $minutes } minutes
}. I am asking there; “link” shows the question again. Nothing is linked until then.
link-undo-ask = { $name } was linked with this account. You can undo it until { $until }: { $count ->
    [0] no match goes back
    [one] one match goes back
   *[other] { $count } matches go back
} to { $name }, and matches begun after the linking stay here.
button-link-yes = Link
button-link-no = Cancel
button-link-undo = Undo the linking
done-linked = Linked: { $name } is part of this account now. If that was a mistake, you can undo it until { $until } with “link undo”.
done-link-cancelled = Cancelled. Nothing was linked.
done-unlinked = { $name } has an account of their own again, { $count ->
    [0] without matches
    [one] with one match
   *[other] with { $count } matches
}.

settings-now = Your settings
setting-orientation = Board: { $value ->
    [own] my own side at the bottom
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
setting-theme = Pictures: { $value }
setting-language = Language: { $value ->
    [auto] as in your app or browser
   *[other] { $value }
}
set-orientation = { $value ->
    [own] My side at the bottom
    [first] { side-first } at the bottom
   *[second] { side-second } at the bottom
}
set-theme = Pictures: { $value }
set-language = { $value ->
    [auto] Automatic
   *[other] { $value }
}
setting-zone = Times: { $value }
setting-hint-zone = Type “settings zone=Europe/Rome” to change it.
set-zone = Times as in { $value }
setting-notices = Notifications: { $value ->
    [mention] where you play, else in your own chat
    [direct] in your own chat only
    [digest] once a day, with all that waits for you
   *[none] none
}
set-notices = { $value ->
    [mention] Notify me where I play
    [direct] Only in my own chat
    [digest] Notify me once a day
   *[none] Never notify me
}
setting-quiet = Quiet hours: { $value ->
    [off] none
   *[other] { $value }
}
setting-hint-quiet = No notification makes a sound in these hours. Type “settings quiet=23:30-7” for other hours.
set-quiet = { $value ->
    [off] No quiet hours
   *[other] Quiet hours { $value }
}
settings-sample = A board as it looks to you now, in { $theme }.
button-settings-back = All settings

# Buttons that open a setting, with its value: at most 24 characters
tab-orientation = Board: { $value ->
    [own] my side below
    [first] { side-first } below
   *[second] { side-second } below
}
tab-theme = Pictures: { $value ->
    [marble] marble
    [terracotta] terracotta
    [papyrus] papyrus
    [night] night
   *[contrast] contrast
}
tab-letters = Squares: { $value ->
    [game] as the game
    [latin] a1, b2
   *[attic] Greek
}
tab-confirm = Confirm moves: { $value ->
    [on] all
    [off] none
   *[auto] risky
}
tab-language = Language: { $value ->
    [auto] automatic
   *[other] { $value }
}
tab-zone = Times: { $value }
tab-notices = Notify: { $value ->
    [mention] where I play
    [direct] in my chat
    [digest] once a day
   *[none] never
}
tab-quiet = Quiet: { $value ->
    [off] never
   *[other] { $value }
}

theme-marble = marble
theme-terracotta = terracotta, like Greek vases
theme-papyrus = papyrus
theme-night = night
theme-contrast = highest contrast

word-challenge = challenge a person, or anybody
word-accept = take a challenge up
word-decline = say no to a challenge
word-withdraw = take your challenge back
word-move = play a move
word-board = see the board
word-games = list your matches
word-huff = claim that a man overlooked a capture
word-resign = give a match up
word-draw = offer a draw or to stop, or agree to it
word-rules = how the games go
word-settings = board, pictures, language, time zone, calls, quiet hours, vacation, whom you block
word-link = be one person on two platforms
word-help = where to begin
