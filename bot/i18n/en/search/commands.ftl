# How people ask for what a command does, a way a line. Searched, never shown.

asking-command-challenge =
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
asking-command-accept =
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
asking-command-decline =
    turn down a challenge
    how do i say no
    reject a draw offer
    how do i decline a challenge
    refuse an invitation
    say no to an offer
    reject the challenge
    i dont want to play with him
asking-command-withdraw =
    remove my open challenge
    call off a challenge
    delete my invitation
    cancel my challenge
    withdraw an invitation
    take back my challenge
    how do i cancel the invitation
    nobody accepts my challenge
asking-command-move =
    how do i make a move here
    how do i type a move
    how do i enter my move
    how to write a move
    what do i type to move
    notation for moves
    how do i play a move with words
    how do i tell the bot my move
asking-command-plan =
    set my reply before he moves
    can i queue my next move
    plan my moves while i am away
    can i plan a move ahead
    premove
    prepare my answer in advance
    move in advance while he thinks
    conditional moves
    queue a move
asking-command-place =
    put all men down at once
    quick setup
    place all my men at once
    place everything in one go
    set up all my men with one message
    place several squares at once
    do i have to place every man by a message of its own
asking-command-board =
    let me see the board
    send the board again
    what is the position
    show me the board
    what does the board look like now
    show the position
    where is my board
    whose turn is it
    display the current position
asking-command-games =
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
asking-command-huff =
    how do i claim a huff
    type a huff
    claim that he missed a capture
    take the piece that did not capture with a command
asking-command-resign =
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
asking-command-draw =
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
asking-command-takeback =
    can i change my move
    cancel my last move
    let me redo my move
    wrong button, undo
    i tapped the wrong piece
    can i take back my move
    undo my move
    undo the last move
    i made a mistake, can i go back
    i pressed the wrong square
    misclicked
    take it back
    oops i did not want that move
    revert my turn
    correct a wrong move
    i typed the wrong move
asking-command-rematch =
    another round with the same person
    play the same again
    one more match
    rematch
    play again
    again with the same opponent
    another game against him
    revenge
    one more game
    swap sides and play again
asking-command-say =
    write to my opponent
    greet my opponent
    can i talk to him
    chat with my opponent
    send a message to my opponent
    how do i write to him
    talk to the other player
    say something to my opponent
    tell him something
asking-command-mute =
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
asking-command-unmute =
    hear him again
    unmute my opponent
    turn the chat back on
asking-command-report =
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
asking-command-claim =
    he is not playing any more
    my opponent does not answer
    he let his time run out
    how do i win on time
    what if my opponent never moves
    my opponent ran out of time
    his time is up
    he does not move any more
    he never answers
    he has not moved for days
    my opponent is gone, is away, disappeared
    claim the win on time
    what if somebody runs out of time
    opponent lost on time
    what happens when the time is over
    what if time runs out
    waiting for days for his move
    he left the game
    he stopped playing
asking-command-pause =
    freeze the clock
    stop the time for a while
    can we pause
    pause the clock
    stop the clock
    can we take a break
    pause the match
    halt the time
    hold the clock
    interrupt the game
asking-command-resume =
    continue the match after a pause
    restart the clock
    end the pause
    resume the match
    go on after a pause
    start the clock again
    continue after the break
    unpause
asking-command-record =
    can i get a list of all moves
    write down the match
    copy of the moves
    load a game record
    get the record of a match
    notation of my game
    list of moves
    export the moves of a game
    save the game as text
    import a game
    paste a record
    pgn
    read a game that is written down
    score sheet
    moves played so far
asking-command-replay =
    see how the match went
    look at my last match
    go back through the moves
    make a gif of the match
    watch a match again
    replay my game
    step through the moves
    see the last moves again
    look at an old game
    film of the game
    gif of the match
    go through a finished game
asking-command-analysis =
    why did i lose
    what were my mistakes
    show my blunders
    how well did i play
    analyse my game
    where did i go wrong
    what was my mistake
    which move was bad
    review the game
    where did the game turn
    what would have been better
asking-command-hint =
    what is a good move here
    what would you play
    i do not know what to move
    tell me a move
    give me a hint
    what should i play now
    suggest a move
    help me find a move
    best move for me now
    can the bot help me with my move
    what would the computer play
asking-command-learn =
    i want to learn
    practice positions
    show me how with an example
    beginner course
    is there a tutorial
    lessons
    exercises
    teach me
    how can i practise
    puzzles
    training
    learn step by step
    show me an example game
asking-command-settings =
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
asking-command-link =
    play on two platforms with one name
    same account elsewhere
    connect discord and telegram
    link my accounts
    use the same account on two platforms
    play on my phone and computer with the same account
    merge accounts
asking-command-export =
    save all my games
    get my data
    download my data
    export my games
    get a copy of all my matches
    what can i download
asking-command-forget =
    leave this bot for ever
    wipe my data
    close my account
    delete my account
    delete my data
    erase everything about me
    remove my account
    forget me
asking-command-privacy =
    is my data safe
    what data do you keep
    what is stored about me
    what do you save
    privacy
    who sees my data
    data protection
asking-command-help =
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
asking-command-group =
    settings of this server
    settings of this group
    choose the language of the group
    which game is the default in our server
    in which channel are challenges allowed
    i manage this group, how do i set up the bot
asking-command-puzzle =
    puzzle of the day
    daily puzzle
    today’s puzzle
    is there a puzzle
    who solved the puzzle
    give me a problem to solve
