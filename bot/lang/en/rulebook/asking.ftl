# How people ask for what a tag names, a way a line. Searched, never shown.

asking-gist =
    what is this game
    what is this about
    describe the game
    summary overview in short
    explain the idea of the game
    what kind of game is this
    quick summary
    special about this game
asking-length =
    how long does a game take
    how long does it last
    how many moves does a game take
    is it hard to learn
    is it easy
    difficulty
    how difficult complicated is it
    is it a short or a long game
    average length of a game
    good for children, for beginners
asking-army =
    how many men do i have
    how many pieces does each side have
    number of soldiers
    how many do i start with
    how many men each
    what pieces are there
    which pieces do i get
    how many hoplites, peltasts
    do we have the same number
    how big is my army
    what is in my army
    do i have a leader, is there a king
asking-win =
    how do i win
    what is the goal
    what is the aim of the game
    how to win the game
    what do i need to win
    ways to win
    when is the game over
    how does the game end
    win condition
    who wins
    what makes me lose
asking-board =
    how big is the board
    board size
    how many squares are there
    how many columns and rows
    is it a chess board
    names of the squares
    how are columns called
asking-letters =
    greek letters
    how do i type the squares
    what are the letters on the board
    i have no greek keyboard
    how do i write a move
    notation of squares
    why are there greek letters
asking-array =
    where do the men start
    starting position
    setup
    how is the board set up
    where do i put my pieces at the start
    initial position
    how are the pieces arranged
    which rows are filled
    lineup
asking-leader-start =
    where does my leader start
    where does the king stand at the beginning
    starting square of the leader
    is the king in the middle
    where is the dux placed
    where do i put the leader
    do the kings face each other
    mirrored kings
    which square does the king begin on
asking-names =
    who is the strategos
    who is the lars
    what is a strategos
    what is a lars
    what are the leaders called
    name of the leader
asking-first =
    who goes first
    who begins
    who starts the game
    who moves first
    which colour begins
    does orange start
    does white start
    is it random who starts
    who has the first move
    do we draw lots for who begins
    coin toss lot for first move
    can we choose who starts
asking-first-move =
    who moves first after placing
    who moves first when all men are placed
    after the placement whose turn is it
    when all are placed who begins
    who starts moving
    first move after setup
asking-place =
    how do i place my men
    where can i put my men
    can i place a man anywhere
    where may i place
    placing phase
    how does the setup work, one at a time
    how many do i place per turn
    do we take turns placing
    placing next to an enemy
    empty board at the start
asking-place-quiet =
    can i capture while placing
    can men be taken during placement
    are captures possible in the placing phase
    does placing capture
    does placing bind anybody
    can i move before all men are placed
    when can i start moving
    can i move a man that is already placed during setup
asking-place-safe =
    a man placed between two enemies
    i placed a man between two of his, is it captured
    is a man safe that is placed between enemies
    dropped between two enemies
    he put a man so that mine is between two
    is he bound if placed between
    setting up, put one between two of his
asking-turn =
    what can i do on my turn
    how many moves per turn
    how many pieces may i move in a turn
    can i move two pieces in one turn
    what are my options on a turn
    do i move once per turn
    one move per turn
    how does a turn go
    can i move twice
asking-pass =
    can i pass
    can i skip my turn
    may i do nothing
    do i have to move
    must i move
    am i forced to move
    is passing allowed
    i do not want to move
asking-slide =
    how do the men move
    how far can a man move
    how do soldiers move
    how do pieces move
    how many squares can i move
    can i move as far as i like
    do they move like a rook
    any distance
    can i move backwards
    can i go back
    can i move sideways
    which way can i move
    is it one square at a time
    forward only
    how does this piece move
asking-diagonal =
    can i move diagonally
    is diagonal allowed
    diagonal moves
    do diagonals count
    capture diagonally
    like a bishop
asking-block =
    can i jump over pieces
    can i jump
    is jumping allowed
    can a man jump over another
    can soldiers jump
    can i move through my own men
    something is in the way
    can i move through other men
    can i land on an enemy
    can i move onto an occupied square
    can two pieces share a square
    do i capture by landing on it
    do pieces block each other
    can i go over my own piece
asking-illegal =
    what happens if i make an illegal move
    i made a wrong move
    is there a penalty for a mistake
    do i lose my turn for an illegal move
    my move was refused
    what if i type something wrong
    an impossible move
asking-step =
    how do men move
    how far can a man move
    one square
    how many squares can i step
    can i move more than one square
    what is a step
    can i move backwards
    can i move sideways
    can i slide across the board
    which way can i move
asking-jump =
    how does jumping work
    how does the leader jump
    can the leader jump over pieces
    can my king leap over my own men
    can he jump over enemies
    can he jump over a row of pieces
    over how many can he jump
    can i jump over an enemy
    what is special about the leader
    what can the leader do that soldiers cannot
    special power of the leader
    how do i jump
    jumping over a man captures him
    can he get past a wall
asking-chain =
    can i jump several times
    can i keep jumping
    jump again after a jump
    multiple jumps in one turn
    double jump
    can i change direction while jumping
    chain of jumps
    do i have to keep jumping
    can i stop jumping
    must i jump
    is jumping compulsory
    may i stop after the first jump
asking-jump-own =
    can i jump over my own men
    jump over own man
    jump over a friend
asking-jump-bound =
    can i jump over a bound man
    can a bound enemy be jumped
    jump over a prisoner
asking-jump-twice =
    can i jump the same man twice
    may my man come back to the square where he began
    jump in a circle
    return to the starting square while jumping
    when do jumped men leave the board
asking-run-up =
    does the leader have to stand next to the piece he jumps
    can he slide before he jumps
    can he run up and jump
    can he move and then jump in the same turn
    can he jump from a distance
    must the leader be adjacent to jump
    jump over a piece that is far away
    moving before the jump
asking-landing =
    where does he land after a jump
    where does the leader land
    landing square
    how far does he jump
    may he land farther behind
    what if the square behind is occupied
    can he jump if there is no empty square behind
asking-jump-once =
    how many jumps per turn
    can the leader jump twice
    can he jump again in the same turn
    multiple jumps
    can a leader jump over the other leader
    jump over the enemy king
    can leaders jump over each other
    chain jumps
asking-jumped =
    does jumping capture
    are jumped pieces captured
    is the piece that he jumps over taken
    does the jumped man leave the board
    do i take what i jump over
    like in checkers draughts
    what happens to the piece that i jumped over
asking-landing-takes =
    can he capture by landing
    can he capture after a jump
    jump and capture in one move
    can a jump capture
    does a jump that ends beside an enemy capture
asking-between =
    can i move between two enemies
    is it safe to move between two enemies
    am i captured if i go between two
    what if i move in between two of his men myself
    do i die if i walk between two enemies
    suicide
    is walking into a sandwich deadly
    moving between enemies on my own turn
    stepping in between two
    false capture
    can i enter a gap between two enemies
asking-line =
    how do i capture
    how does capturing work
    how do i take a piece
    how do i take an enemy
    how do captures work
    capturing
    custodian capture
    how are pieces captured
    when is a piece captured
    what do i need to capture
    how many of mine do i need to take one of his
    what happens to a captured piece
    how can i lose a man
    a man between two enemies is captured
    surround an enemy on two sides
asking-mover =
    does it matter which piece moved
    must the capturing piece have just moved
    do i have to move one of the two
    can two standing pieces capture
    can my pieces capture without moving
    i already had two pieces around him
    he moved away and now my man is between
    which of the two captors must move
    can i capture with the piece that stands there already
    the last move of the two
asking-row =
    can i capture two in a row
    can two pieces next to each other be captured
    are two men side by side safe
    two between two
    capture a whole row
    is a pair safe
    can i take a line of enemies
    two enemies together between my two
    can i capture a group
    how do i protect my men from capture
asking-several =
    can i capture several at once
    can i take two at once
    how many can i capture in one move
    capture in several directions
    double capture
    more than one capture in a move
    can a move capture on two sides
    maximum number of captures
    do i take all of them
    two captures with one move
asking-corner =
    can a piece in the corner be captured
    how do i capture in the corner
    is the corner safe
    corner
    am i safe in the corner
    capture in a corner
    what about corners
    how many men do i need for a piece in the corner
    man hiding in the corner
asking-edge =
    can a piece on the edge be captured
    how does capturing at the edge work
    is the edge safe
    does the edge of the board capture
    does the edge count as a man
    piece on the side of the board
    capture against the edge
    edge of the board
    am i safe at the border
asking-must =
    do i have to capture
    must i capture
    is capturing compulsory
    am i forced to take
    is it mandatory to capture
    can i refuse to capture
    can i choose not to capture
    what if i do not capture
    may i ignore a capture
    do i have to take if i can
    two captures possible which one must i make
    can i choose which capture to make
    is there a duty to capture
asking-huff =
    what is huffing
    huff
    what happens if i overlook a capture
    i forgot to capture
    i missed a capture
    my opponent did not capture though he could
    what does huff mean
    penalty for not capturing
    how do i huff
    can he take my piece because i did not capture
    capturing is compulsory
asking-huff-when =
    when can i huff
    when do i have to claim
    before or after my move
    can i huff later
    is it too late to huff
    does huffing cost my turn
    do i still move after huffing
asking-huff-who =
    which piece can be huffed
    which piece is taken off by a huff
    can a leader be huffed
    can my king be huffed
    which piece do i lose
    who can be huffed
asking-huff-wrong =
    what if i claim wrongly
    wrong claim
    wrong huff penalty
    i made another capture can i be huffed
    any capture enough to avoid huffing
    two captures possible and i made one
    does a false claim cost something
    do i have to take the bigger capture
asking-removal =
    how do i remove a bound man
    how do i take a prisoner off the board
    removing a bound enemy
    what is a removal
    can i remove a man that i have just bound
    when may i take him off
    do i have to remove him
    how many may i remove in a turn
    capture a bound man
    after binding how do i take him
    can i remove and move in one turn
    what can i do with a bound enemy
asking-removal-turn =
    does removing cost a turn
    can i move after removing
    is a removal my whole turn
    how many can i remove per turn
asking-removal-when =
    when can i remove
    must i remove at once
    can i remove later
    do i have to take him off immediately
    can i wait before removing
asking-leader =
    how does the leader move
    how does the king move
    how far does the dux go
    can the dux move like the others
    how does the general move
    is the leader different from a soldier
    what can the leader do
    does the leader stand in the way
asking-leader-partner =
    can the leader capture
    can the king take pieces
    does the dux capture
    can the leader help to capture
    can my king be one of the two
    does the leader count as a captor
    can the king kill
    what is the dux for
    use of the dux
    king as partner for a capture
asking-leader-both =
    one move closes in a soldier and the dux
    a soldier and the dux between my men at the same time
    capture a man and a dux at once
    double capture with the dux
    what happens to the soldier beside the dux
asking-leader-taken =
    can the leader be captured
    how do i capture the king
    how is the leader taken
    can the dux be captured
    is the leader safe
    can i kill the king
    what happens if i lose my leader
    what happens when the king is captured
    do i win if i capture the leader
    is the game over when the leader is taken
    how many men do i need to take the king
    king on the edge how many
    king in the corner how many
    is the dux invulnerable
    my dux is between two enemies
    king between two enemies
    can the leader be taken in a corner
asking-protected =
    is two enough to capture the king
    two enemies on opposite sides of the king
    king with his own man beside him
    how do i protect my king
    king between two enemies
    own piece next to the basileus
    friend beside the king
    does a bodyguard protect the king
    can the king be taken like a soldier
    three enemies and one of his own around the king
asking-surround =
    what if the leader is surrounded
    the leader is boxed in on all sides
    king closed in
    do i lose if my king is surrounded
    how do i surround the leader
    four pieces around the leader
    the dux cannot move
    dux closed in, enclosed
    do my own men count around the leader
    what if the dux is blocked
    does blocking the leader win
    trap the king
    immobile leader
asking-surround-edge =
    leader surrounded on the edge
    can the king be surrounded at the edge
    three pieces around the king on the edge
    does the edge count for surrounding
    surrounded in the corner
    leader at the border
asking-surround-own =
    can i surround my own king
    i closed in my own leader
    do i lose if i box in my own leader
    own men around my own king
    surrounded but he could jump out
    accidentally block my own leader
    suicide of the leader
asking-alone =
    the leader is alone
    leader without soldiers
    only the king is left
    i have only my leader left
    all soldiers are captured
    i lost all my soldiers
    he has no soldiers left
    last soldier taken
    do i win if i take all soldiers
    without an army
asking-count =
    first to thirteen
    first to five
    how many captures to win
    number of pieces to take to win
    option first
    does it end after a number of captures
    we agreed on a number of captures
    points
asking-stuck =
    what if i cannot move
    what if my opponent cannot move
    no legal moves
    stalemate
    i am blocked
    all my men are blocked
    nothing can move
    i have no move left
    do i win if he is stuck
    is it a draw if i cannot move
    block all enemy pieces
asking-both =
    what if both have one man left
    both lose at once
    both sides win at the same time
    one move ends it for both
    we both have a single man
    if we would both win
    both leaders fall
    simultaneous
asking-agree =
    can we agree to a draw
    draw by agreement
    i offer a draw
    we both want a draw
    can we stop and call it even
    is there a draw
    when is it a draw
    shake hands
    we both want to stop
asking-repetition =
    same position three times
    repetition
    threefold repetition
    we repeat the moves
    the position keeps repeating
    moving back and forth
    we go in circles
    is it a draw if we repeat
    when is it a draw
    perpetual
asking-quiet =
    hundred moves without a capture
    nobody captures anything
    is there a move limit
    fifty move rule
    no captures for a long time
    the game goes on for ever
    can a game last forever
    how long without a capture until it is a draw
    when is it a draw
    nothing happens any more
    endless game
asking-quiet-count =
    what resets the count of the hundred moves
    does binding begin the count anew
    does placing count for the hundred
    what counts toward the hundred moves
asking-single =
    how many men must be left
    one man left
    when have i lost
    the last man
    my opponent has a single man left
    i have just one piece
    only one left
    do i lose with one man
    how do i win
    what is the goal
    how many do i have to capture to win
    is a dux alone enough
    when does the game end
    with how many men left is it over
    three men left
asking-crossing =
    how do i win
    what is the goal
    leader reaches the other side
    my king is on the far row
    bring the leader across
    which row do i have to reach
    does he win if he jumps to the last row
    get to the end of the board
    where must my leader go
    race to the other side
    when does the game end
asking-far-row =
    which row is the far row
    where is the finish
    which row does my leader have to reach
asking-crossing-men =
    does a soldier on the back row win
    soldiers reach the other side
    my soldier is on the far row
    an ordinary man gets across
    promotion
    what happens when a soldier reaches the end
    leader on my own back row
asking-crossing-duty =
    capture or cross first
    must i capture when i could cross
    does a capture come before crossing
    i can win by crossing but a capture is possible
    forced to capture instead of running home
asking-crossing-last =
    crossing on the last of the hundred moves
    cross with the hundredth move
    win or draw at the hundredth move
asking-bind =
    how do i bind a man
    how does binding work
    what is bound
    what does bound mean
    when is a man bound
    closing in a man between two
    immobilise an enemy
    pin an enemy
    trap an enemy
    an enemy between two of mine
    is he captured when he is between two
    what is ligatus, alligatus, incitus
    does a jump bind
asking-bind-several =
    can i bind several at once
    can i bind two men
    can i bind two in a row
    bind a row
    two men next to each other between my men
    is a pair safe from binding
    how many can i bind in one move
asking-chain-last =
    does a chain of jumps bind on the way
    do i bind in the middle of my jumps
    binding after several jumps
    does every jump bind
    only the last square of the jumps counts
asking-bound =
    can a bound man move
    what can a bound man do
    why can i not move this man
    my man is bound
    can a bound man jump
    can a bound man capture
    is he stuck when bound
asking-held =
    how long is a man bound
    when is a bound man free
    how do i free my man
    how do i get free
    how to rescue a bound man
    what happens if the holder moves away
    what if one of the holders is captured
    does he become free again
    can i move my man that holds a prisoner
    release a bound man
    is he bound for ever
asking-held-lines =
    bound along two lines
    bound from four sides
    held by two pairs
    bound twice
    horizontally and vertically bound
asking-pins =
    can a bound man bind others
    does a bound man hold
    can bound men help to bind
    what if a holder is bound himself
    does a bound man still count
    binding one of the holders
    does my bound man keep his prisoner
    man freed by that, does he bind
asking-freed =
    can a freed man move at once
    i freed my man can he move
    may he move right after being freed
    when may a freed man move
    just rescued
    does a man that is freed have to wait
asking-attack =
    what is an attack
    what counts as an attack
    when is a move an attack
    what does attack mean
    do i have to stand beside an enemy
    diagonal attack
    ending next to an enemy
asking-attack-passing =
    is passing by an enemy an attack
    going past an enemy
    move from one enemy to another
    i was already next to an enemy
    leaving one enemy for another one
    slide by an enemy
asking-ordinarius =
    what is an ordinarius
    what are ordinarii
    what are men at the start
    normal man
    soldier in good order
    which way up are men placed
asking-quiet-move =
    when is a man turned over
    why was my man turned over
    what if i do not attack
    a move that is not an attack
    what happens when my move ends beside nobody
    quiet move
    how does a man become a vagus
    why did my piece flip
    retreat
    do i have to attack
    what happens if i run away
asking-vagus =
    what is a vagus
    what can a vagus do
    how does a vagus move
    what may a man do that is turned over
    can a vagus move without attacking
    can a vagus capture
    my man is turned over, can he move
    deserter
    my vagus cannot move
    what does upside down mean
asking-vagus-stays =
    does an attack turn a vagus back
    a vagus attacks but captures nothing
    vagus attacked, is he normal again
    is attacking enough to get back
asking-turned-back =
    how does a vagus become normal again
    how do i turn a man back
    how to get my man back in order
    how do i flip him back
    vagus captures
    does the partner get turned back as well
    redeem a deserter
    restore a vagus
asking-capture-attack =
    is a capture an attack
    a capture but nobody is beside it afterwards
    does capturing turn my man over
    i captured and now stand beside nobody
    do i get turned over for capturing
asking-adjudicated =
    who wins when nothing happens any more
    how are the men counted
    counting at the end
    who has more men wins
    what if we have the same number of men
    tie break
    points at the end
    is there a draw
    when is it a draw
    the game stands still
    equal men
    more pieces
    more ordinarii
asking-hand =
    men still in hand
    men not yet placed when it is counted
    do unplaced men count
    stop during placing
asking-peltast =
    what is a peltast
    how does a peltast move
    how far does a peltast go
    what can peltasts do
    light soldier
    what is the difference between peltasts and hoplites
    which number do i use for the peltast
    how do the pieces move
    do i have to go the exact number
asking-hoplite =
    what is a hoplite
    how does a hoplite move
    how far does a hoplite go
    what can hoplites do
    heavy soldier
    six squares
    what is the difference between hoplites and peltasts
    which number do i use for the hoplite
    how do the pieces move
    why can my hoplite not go farther
asking-basileus =
    how does the king move
    how far does the king go
    what is a basileus
    who is the king
    which number does the king use
    how does the basileus move
asking-armour =
    how do i capture a hoplite
    can two peltasts capture a hoplite
    what is armour
    who can take a hoplite
    my hoplite is between two peltasts
    hoplite not captured
    heavy soldiers are hard to take
    what do i need to kill a hoplite
    why was the hoplite not taken
    hoplite in the corner
asking-class =
    which pieces take the king
    do i need hoplites to take the king
    can peltasts capture the king
    class rule
    who can capture the basileus
    how many hoplites around the king
    can a king capture the other king
    what is the class rule
    king in the corner, on the edge with hoplites
asking-breakthrough =
    king reaches the other side
    do i win if my king gets across
    king on the back row
    king to the far row
    bring my king over
    breakthrough
    run with the king
    sfondamento
asking-decimation =
    all peltasts captured
    all hoplites captured
    what if i lose all my hoplites
    i took all his light soldiers
    decimation
    no more peltasts
    one kind of piece is gone
asking-active =
    what is an active piece
    when is a piece active
    what does active mean
    active and passive
    what is passive
    is my piece active
    how do i know which piece is active
    i stand beside an enemy is that active
asking-passive =
    three passive moves
    why did i lose after three moves
    what happens if i move passive pieces
    can i lose by waiting
    passive moves in a row
    refusal
    avoid fighting
    penalty for passive play
    i lost because of passive moves
    renitenza
asking-active-judged =
    is a piece judged before or after the move
    from where is activity judged
    does the dice matter for active
    when is it checked whether a piece is active
    active before it moves
    active according to the throw
    judged without the dice
asking-passive-count =
    what resets the passive count
    when does the count of passive moves begin anew
    how do i clear my passive moves
    is the counter reset
    no active piece at all
    do i get punished if i have no active pieces
asking-order =
    which ending comes first
    two endings at once
    order of the endings
    capture at the hundredth move
    which win counts first
    what if two wins happen at once
asking-superiority =
    who wins after a hundred moves
    more pieces after a hundred moves
    what happens after a hundred moves without capture
    equal pieces
    superiority
    most pieces wins
    when is it a draw
    parity
asking-ignorance =
    do i lose for an illegal move
    illegal move loses
    what happens if i type an illegal move twice
    what is ignorance
    warning for an illegal move
    insist on a wrong move
    i made a mistake
asking-throw =
    how do the dice work
    when do i throw the dice
    who throws the dice
    what does the throw mean
    how many dice
    do i roll first
    can i use both dice
    may i move two pieces with the two numbers
    do i move the sum of the dice
    are the dice fair
    how do i roll
asking-hermes =
    what is the move of hermes
    hermes
    king moves exactly the higher number
    can the king use the higher number
    the king and the big die
asking-hermes-path =
    must the way of the king be free
    can hermes jump over pieces
    does the king fly over others with hermes
asking-always =
    what if no piece can move with my throw
    what if the throw is useless
    no move with these dice
    can a throw leave me without a move
    must i use the whole number
    i cannot use my roll
asking-zeus =
    what happens with doubles
    what is the hand of zeus
    zeus
    i threw a double
    do i get another turn with doubles
    can i move again after a double
    bonus throw
    extra turn
    which piece may i move the second time
asking-zeus-on =
    how many times can i throw doubles
    how often in a row
    double after a double
    three doubles in a row
    doubles again
    is there a limit of bonus throws
asking-waive =
    must i take the bonus throw
    can i decline the extra throw
    can i waive the bonus
    do i have to throw again
    i do not want to roll again
    stop after a double
    can i pass
    can i skip
asking-zeus-won =
    i won with a double
    do i throw again after winning
    is there a bonus throw after a winning move
asking-zeus-count =
    do moves after doubles count
    do bonus moves count for passive
    do throws count as moves
    do extra turns count toward the hundred
asking-options =
    which options are there
    how do i choose options
    can we change the rules
    house rules
    variants
    how do i turn on an option
    how do i set options in a challenge
asking-sizes =
    can i play on a bigger board
    change the board size
    smaller board
    other sizes
    ten by ten board
    choose the size of the board
asking-rows =
    one row of men
    fewer men
    can we play with less men
    option rows
asking-small =
    play on the small board
    compact board
    smaller board
    fewer soldiers
    option board
asking-tips =
    any tips
    how do i play well
    what is a good strategy
    advice
    how do i get better
    best opening
    tactics
    how do i beat my opponent
    what should i watch out for
    good first move
    beginner mistakes
    help me play better
asking-bait =
    sacrifice a man
    offer bait
    lure him into a trap
asking-bring =
    how do i set up a capture
    prepare a capture
asking-look =
    how do i avoid being captured
    what should i look at before i move
asking-wait =
    defensive play
    nobody opens
    stay in formation
asking-open =
    open the way for my leader
asking-race =
    who is faster in the race
asking-source =
    who made the rules
    who invented this game
    where do the rules come from
    source of the rules
    author
    who wrote this
    when was it published
    is there a rulebook
    which book
asking-same =
    is it the same as latrunculi
    greek and roman game
asking-models =
    which reconstruction is it based on
    schädler kowalski callen
asking-sides =
    who is white and who is black
    athenians and spartans
asking-story =
    greeks against etruscans
    story background
    etruscans
asking-variant =
    is this an official variant
asking-why =
    why were the rules changed
    what is wrong with plain petteia
    why so many draws
asking-misprint =
    mistake in the sample game
    misprint error in the rules
asking-pictures =
    did you have the original rulebook
    pictures of the rulebook
asking-modern =
    did the greeks really play like this
    is this how the ancients played
    is this historical
    how old is this game
    are these the original rules
    is it authentic
    real ancient rules
    did romans play it
    modern reconstruction
asking-reading =
    what did you decide yourselves
    which rules are your own
    own rulings
    interpretation
    what is not in the original rules
    differences from the original rulebook
    is that official
