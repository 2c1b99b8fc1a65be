# Commands, lists, settings, help.

help =
    Challenge someone and play them turn by turn.
    challenge NAME – challenge a person; without a name, anyone
    challenge computer – play the computer
    a2-a5 – play a move; or tap a piece on the board
    games – your matches
    rules – the rules of every game; or any question, such as “rules can I pass?”
    why a2-b3 – why a move is not legal
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
which-match = Which match? Choose one, or add match= and its id.
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
link-asked-by = { $name } ({ $platforms }) typed your code and wants to link accounts. They have { $count ->
    [0] no matches
    [one] one match
   *[other] { $count } matches
}.
link-own = This account: { $name } ({ $platforms }), with { $count ->
    [0] no matches
    [one] one match
   *[other] { $count } matches
}.
link-joins = If you link them, the two become one account. From either platform you can play, and resign, all these matches.
link-warning-typed = Confirm only if you asked for this code yourself. If someone else gave it to you, press Cancel.
link-warning-asked = Confirm only if you typed the code yourself, on your other platform. Otherwise press Cancel.
link-undo-typed = You can undo it for { $days ->
    [one] one day
   *[other] { $days } days
} with “link undo”. You then get back what you have now; matches begun after linking stay with { $name }.
link-undo-asked = You can undo it for { $days ->
    [one] one day
   *[other] { $days } days
} with “link undo”. { $name } then gets back what they have now; matches begun after linking stay with you.
link-waits = Now confirm as { $name } too, within { $minutes ->
    [one] one minute
   *[other] { $minutes } minutes
}. I am asking there; “link” shows the question again. Nothing is linked yet.
link-undo-ask = { $name } is linked with this account. You can undo it until { $until }: { $count ->
    [0] no match goes back
    [one] one match goes back
   *[other] { $count } matches go back
} to { $name }, and matches begun after linking stay here.
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
    [auto] automatic
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
setting-hint-zone = Choose the time on your clock, then a place near you; or type “settings zone=Europe/Rome”.
zone-hour = { $time } ({ $offset })
zone-name = { $zone }
menu-more-zone = Another time zone …
menu-more-quiet = Other quiet hours …
menu-vacation = Vacation: pause all my clocks
set-zone = Times in { $value }
setting-notices = Notifications: { $value ->
    [mention] where you play, or in your own chat
    [direct] in your own chat only
    [digest] once a day
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
setting-hint-quiet = Notifications make no sound during these hours. For other hours, type “settings quiet=23:30-7”.
set-quiet = { $value ->
    [off] No quiet hours
   *[other] Quiet hours { $value }
}
settings-sample = Your boards in { $theme }.
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
    [game] as in game
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
theme-contrast = high contrast

word-challenge = challenge a person; without a name, anyone
    .asked =
        play with my friend
        how do i set the clock
        how many minutes do we have
        faster game
        slower game
        play with ten minutes each
        can i play by myself
        is there an ai
        play the machine
        how do i start a game
        start a new game
        begin a match
        invite a friend
        challenge somebody
        i want to play
        let us play
        play a game with someone
        find an opponent
        play against the computer
        play against the bot
        is there a computer opponent
        play alone
        how strong is the computer, levels
        choose a time control, set a clock
        how much time do i have for a move
        time limit for each move
        thinking time for a turn
        how long may i think
        how many days for each move
        play with a clock
        blitz fast game with a clock
        can we choose the side
        how do i choose another game or its options
        create an open challenge
        play by correspondence
word-accept = accept a challenge or an offer
    .asked =
        yes to a challenge
        how can i join my friend’s game
        i got a code, what do i do with it
        how do i accept a challenge
        accept an invitation
        join a game
        join with a code
        agree to an offer
        where do i say yes
        say yes to a draw
word-decline = decline a challenge or an offer
    .asked =
        turn down a challenge
        how do i say no
        reject a draw offer
        how do i decline a challenge
        refuse an invitation
        say no to an offer
        reject the challenge
        i dont want to play with him
word-withdraw = withdraw your challenge
    .asked =
        remove my open challenge
        call off a challenge
        delete my invitation
        cancel my challenge
        withdraw an invitation
        take back my challenge
        how do i cancel the invitation
        nobody accepts my challenge
word-move = play a move
    .asked =
        how do i make a move here
        how do i type a move
        how do i enter my move
        how to write a move
        what do i type to move
        notation for moves
        how do i play a move with words
        how do i tell the bot my move
word-board = show the board
    .asked =
        let me see the board
        send the board again
        what is the position
        show me the board
        what does the board look like now
        show the position
        where is my board
        whose turn is it
        display the current position
word-games = list your matches
    .asked =
        do i have any games
        games that wait for me
        what am i playing
        overview of my matches
        which games am i playing
        list my matches
        my games
        how many matches do i have
        where are my games
        show my running games
        how do i switch between my matches
word-huff = claim that a man missed a capture
    .asked =
        how do i claim a huff
        type a huff
        claim that he missed a capture
        take the piece that did not capture with a command
word-resign = resign a match
    .asked =
        how can i stop a game early
        leave a game
        end my match
        get out of the match
        how do i resign
        i want to resign
        give up the game
        i surrender
        how can i quit
        leave the match
        stop playing this match
        forfeit
        abandon the match
        i concede
        can i end the game now
        i want out
        throw in the towel
word-draw = offer a draw, or accept one
    .asked =
        can i offer him a draw
        make it a draw
        end it in a draw together
        how do i offer a draw
        offer a draw
        propose a draw
        ask for a draw
        suggest a tie
        accept his draw offer
        how can we agree on a draw with the bot
        can i ask my opponent for a draw
word-rules = the rules of every game
word-settings = board, pictures, language, times, notifications, vacation, blocked people
    .asked =
        stop somebody from challenging me
        mute notifications at night
        make the board look different
        another colour
        other language
        bigger letters
        set my time zone
        i am away for two weeks
        do not disturb
        see the board from the other side
        block somebody
        block a player
        how do i block him
        unblock someone
        blocked people
        change the language
        switch to italian
        turn the board around
        flip the board
        change the theme colours
        dark mode
        show letters instead of greek
        latin letters on the board
        change my time zone
        quiet hours
        no messages at night
        turn off notifications
        how do i stop the reminders
        too many notifications
        vacation holiday away
        going on vacation
        confirm moves before they count
        where are the settings
        other pieces or pictures for the board
        he keeps challenging me, block
        somebody bothers me
        keep a person away from me
word-link = connect your accounts on two platforms
    .asked =
        play on two platforms with one name
        same account elsewhere
        connect discord and telegram
        link my accounts
        use the same account on two platforms
        play on my phone and computer with the same account
        merge accounts
word-help = the main commands
    .asked =
        what else can i do here
        show me all commands
        how do i use you
        i am lost
        help
        what can i type
        list of commands
        what can you do
        what can this bot do
        how does this bot work
        which commands are there
