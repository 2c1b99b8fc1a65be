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
    what are we playing
    how does this work
    how do you play
    give me the short version
    how to play
    basics
    in a nutshell
    what makes this game different
    tell me about the game
    i am new how do i play
    whats the idea here
    what kind of game did i join
    explain like i am five
    sum it up
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
    how much time do i need
    how many turns until it is over
    is this quick
    do games take forever
    for beginners
    is it complicated
    easy to learn
    how much is there to learn
    can we finish in ten minutes
    how many moves until it is over
    got ten minutes is that enough
    is it over soon
    hard to pick up
    is it too hard for kids
    which is quicker
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
    how many pieces are there
    size of the army
    how many soldiers does each side get
    do both sides have the same men
    count of pieces at the start
    how many hoplites do i have
    is there a leader in this game
    what kinds of pieces are there
    types of men
    what do i play with
    how many soldiers are on my side
    how many are we
    do i get a leader too
    what do i have at the start
    how big are the armies
    whats my army made of
    how many of each kind
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
    what should i try to do
    how can i beat him
    how does one win
    what is winning
    ways of winning
    object of the game
    who is the winner
    when did i win
    whats the point of the game
    what am i trying to do
    how do i finish him off
    what counts as winning
    when do i win
    how do you lose
asking-board =
    how big is the board
    board size
    how many squares are there
    how many columns and rows
    is it a chess board
    names of the squares
    how are columns called
    is it 8 by 8
    is it 12 by 8
    how many rows
    number of columns
    board dimensions
    is the board square
    is it played on a chessboard
    how wide is it
    how many squares across
    rows and columns
    how large is the playing field
asking-letters =
    greek letters
    how do i type the squares
    what are the letters on the board
    i have no greek keyboard
    how do i write a move
    notation of squares
    why are there greek letters
    why are the columns greek
    can i type latin letters
    what do i type for a square
    which alphabet
    i cannot type greek
    typing moves
    what is up with the greek letters
    can i just write a to l
    my keyboard has no greek
    how do i enter a move
    is H the same as eta
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
    where do my men stand at the start
    what does the beginning look like
    how do i set up the board
    which squares are filled in the beginning
    where do hoplites stand at the beginning
    peltasts in front or behind
    how do we line up
    starting layout
    in which rows do my men start
    how does it look at the start
    where does everyone start
    who stands in the front row
    do the men fill two rows
    hoplites behind peltasts
    setup of the pieces
    where are my guys when we begin
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
    on which square is my general at the start
    starting place of the king
    does the leader begin in front of the soldiers
    king left or right of the middle
    where is the dux at the beginning
    what does mirror do
    where do the kings begin
    on what square is my king at the beginning
    does my leader start behind or before the soldiers
    which column is the leader on
    is the dux left or right of the centre
    kings swapped
    where does the boss begin
asking-names =
    inciti
    what are inciti
    what does inciti mean
    what do ordinarii vagi and inciti mean
    who is the strategos
    who is the lars
    what is a strategos
    what is a lars
    what are the leaders called
    name of the leader
    what does strategos mean
    who leads the blue side
    who are strategos and lars
    greek and etruscan leader
    why is one called lars
    is strategos the king
    who is my leader called
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
    which side goes first
    do i start
    does blue or orange begin
    who plays first
    who opens
    do i get the first move
    how is it decided who begins
    is the beginner drawn by lot
    do we throw for who starts
    am i first
    who gets the first turn
    do i get to go first
    is it always orange
    can we decide who goes first
    coin flip
    which of us opens
    does the challenger start
asking-first-move =
    who moves first after placing
    who moves first when all men are placed
    after the placement whose turn is it
    when all are placed who begins
    who starts moving
    first move after setup
    when all stand who moves first
    all men are down who is to move
    who plays first once the board is full
    placing is done, whose move is it
    all pieces are on the board now what
    the last man is placed who goes
    who begins the moving phase
    after setup who has the move
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
    how do we place
    on which squares can i place
    do i place all at once
    one at a time
    am i allowed to place anywhere
    is there a zone for placing
    next to my enemy while placing
    may i put a man in the corner
    how do we set up at the start
    alternate placing
    can i drop a man wherever
    where am i allowed to put them
    may i place right next to him
    do we take turns putting men down
    can i place two at once
    how do we begin, the board is empty
    place in the corner
    any restrictions on placing
asking-place-quiet =
    can i capture while placing
    can men be taken during placement
    are captures possible in the placing phase
    does placing capture
    does placing bind anybody
    can i move before all men are placed
    when can i start moving
    can i move a man that is already placed during setup
    anything captured while we still place
    do captures happen during the setup
    can i already bind someone while placing
    can i move instead of placing
    is there capturing before all men are on the board
    can i attack in the placing phase
    can i take while we set up
    do we move before all are placed
    does capturing start right away
    can he kill my man while we are placing
    sandwiched a man by placing
    caught by a placement
asking-place-safe =
    a man placed between two enemies
    i placed a man between two of his, is it captured
    is a man safe that is placed between enemies
    dropped between two enemies
    he put a man so that mine is between two
    is he bound if placed between
    setting up, put one between two of his
    placed in the middle of two enemies
    he placed both sides of my man
    surrounded during placing
    does a placed man between two get bound when moving begins
    two enemies placed around my man
    is it dangerous to place between two enemies
    he placed on both sides of mine
    dropped my man into a gap between two enemies
    placed between two is he dead when the game starts
    my man is between two from the setup
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
    how many men can i move each turn
    one man per turn
    do i get one move
    what do i do in a turn
    what kinds of moves are there
    which actions do i have
    can i step and jump in one turn
    one piece a turn
    do all my pieces move
    one move each
    how many actions do i get
    can i do two things in a turn
    jump and then step
    may i move more than one man
    what choices do i have in a turn
    can i remove and also step
asking-pass =
    can i pass
    can i skip my turn
    may i do nothing
    do i have to move
    must i move
    am i forced to move
    is passing allowed
    i do not want to move
    may i skip
    is it ok to not move
    can i wait
    i would rather not move
    can i leave out a turn
    do i always have to move
    can i just do nothing
    sit a turn out
    zugzwang
    can i hold my move
    skip my go
    can i stay put
    am i allowed to not move
    do i need to move if i do not want to
    every move is bad for me, must i play
    can i give my turn to him
    is there passing
    can i wait a turn
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
    how far can i go
    can a man go all the way across the board
    can they go backwards
    move forward and backward
    as far as i want
    how many squares at once
    do men move like in chess
    movement of the men
    how do the soldiers walk
    can a piece turn around a corner in a move
    move in a straight line only
    left and right
    does it move one step or many
    can i retreat
    can it run across the whole board
    is there a limit how far
    do they go like rooks or like kings
    can they turn mid move
    how far does a soldier go
    can my men back up
    only forward like pawns
    can i stop anywhere
    do i have to go the full distance
    one square or many
    long moves
asking-diagonal =
    can i move diagonally
    is diagonal allowed
    diagonal moves
    do diagonals count
    capture diagonally
    like a bishop
    can i go diagonal
    is there any diagonal move
    diagonal captures
    can pieces be taken diagonally
    does diagonal count as beside
    moving at an angle
    slanting
    can i cut the corner
    any diagonals
    can they go slantwise
    attack diagonally
    kill diagonally
    neighbours on the diagonal
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
    can men leap
    can i hop over my own man
    may a soldier pass through others
    does anyone jump
    a piece stands in my way
    can i go through enemies
    stop on a square with somebody
    can i move onto his piece to take it
    is a square with a man blocked
    jump over like in checkers
    can an ordinary man jump
    can a regular soldier hop over somebody
    take by replacement like in chess
    can i leap over my mates
    may i go past a piece in my way
    can a man hop
    stack two men on a square
    walk onto an enemy to take him
    squeeze through
    do men block the way
    is there any jumping
    can soldiers leap
    ghost through pieces
    what if somebody is in the way
asking-illegal =
    what happens if i make an illegal move
    i made a wrong move
    is there a penalty for a mistake
    do i lose my turn for an illegal move
    my move was refused
    what if i type something wrong
    an impossible move
    my move is not allowed what happens
    did i lose my turn because of a wrong move
    are there penalties for illegal moves
    i typed nonsense
    what if i try something forbidden
    does a mistake cost me something
    can i try again after a wrong move
    i clicked something forbidden
    do i get punished for a bad move
    the bot refused my move
    typo in my move
    what if i try an impossible move
    are wrong moves penalised
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
    how do i move
    how far do they go
    only one square
    do they move like a king in chess
    can a man walk two squares
    do men slide
    forwards and backwards
    movement without jumping
    ordinary move
    do they slide
    how many squares does a man step
    can i move two squares
    can i go back
    are long moves allowed
    are there sliding moves
asking-jump =
    can the leader jump
    what is a jump
    who can jump
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
    what does jumping do
    how do leaders hop
    may my general leap over soldiers
    over a whole line of men
    jump over friends or enemies
    what makes the leader special
    does the leader have a special move
    what power does the leader have
    how does the king get over a wall of men
    leap over two men at once
    leap over a row
    what is the leader good for
    kill by jumping
    how do i capture by jumping
    take an enemy by jumping
    rules for jumping
    can the dux jump
    can he fly over people
    can the leader get out over soldiers
    is the leader allowed to hop
    can the boss leap over a whole row
    jump over two in a row
    over his own troops
    over a mix of both sides
    anything special about my king
    does the king have a superpower
    vault over a line
    hop over an enemy to take it
    can i jump over two men at once
    how do men capture by leaping
    can i jump backwards
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
    jump more than once
    after a jump can i jump on
    do i have to take them all when jumping
    how many jumps in one turn
    keep on jumping in another direction
    can i end the jumping early
    am i forced to jump on
    is it compulsory to jump
    series of jumps
    can i refuse a jump
    double triple jump
    zigzag jumps
    can i hop twice
    after jumping one can i take the next
    do i need to take all
    can i stop halfway through the jumps
    is it like checkers with multiple jumps
    may i turn while jumping
    do i have to jump if i can
    may i not jump
    forced jumps
asking-jump-own =
    can i jump over my own man
    may a man leap over a friend
    jumping my own men
    over one of mine
    can i jump over my own men
    jump over own man
    jump over a friend
    may i leap over my own guys
    hop over a friendly man
    are my own men jumpable
    over my own guy
    leapfrog my own
asking-jump-bound =
    can a bound man be jumped
    may i jump over a bound enemy
    is a bound man safe from jumps
    can i jump over a bound man
    can a bound enemy be jumped
    jump over a prisoner
    hop over an immobilised man
    is a bound man safe from jumps
    leap over a prisoner and take him
    can i leap over a frozen enemy
    are prisoners jumpable
asking-jump-twice =
    can i jump the same man twice
    may my man come back to the square where he began
    jump in a circle
    return to the starting square while jumping
    when do jumped men leave the board
    land where i started
    jump back over the same man
    can i jump the same enemy again
    jump round to my starting square
    are jumped men removed at once or at the end
    can i land back on the square i came from
    same man twice in one go
    run in a circle by jumps
    are they removed after each jump
asking-run-up =
    does the leader have to stand next to the piece he jumps
    can he slide before he jumps
    can he run up and jump
    can he move and then jump in the same turn
    can he jump from a distance
    must the leader be adjacent to jump
    jump over a piece that is far away
    moving before the jump
    does he need to be next to the row
    can the leader first walk and then jump
    does he have to touch the man he jumps over
    leap from afar
    slide and jump in one move
    distance before the jump
    must the jumped piece be right beside him
    approach before jumping
    can he come from a distance and leap
    does he need to touch them before the jump
    walk up and jump in one turn
    is a gap allowed before the jumped piece
    does a jump start right next to the row
    move first then jump
asking-landing =
    where does he land after a jump
    where does the leader land
    landing square
    how far does he jump
    may he land farther behind
    what if the square behind is occupied
    can he jump if there is no empty square behind
    on which square does he end up
    must the square behind be empty
    can he fly on after the jump
    does he stop right behind
    what if there are two in a row and no space
    landing right behind the row
    jump to the edge
    how far behind does he land
    can he choose where to land
    can he land two squares behind
    what if somebody stands behind
    must the square be free
    can he jump off to the edge
    land further away
asking-jump-once =
    can the leader jump twice in a turn
    two jumps in one turn
    more than one jump
    how many jumps a turn
    how many jumps per turn
    can the leader jump twice
    can he jump again in the same turn
    multiple jumps
    can a leader jump over the other leader
    jump over the enemy king
    can leaders jump over each other
    chain jumps
    may he jump on and on
    two jumps in a row with the leader
    is a double jump possible for the leader
    leap over the opposing general
    king over king
    may one leader hop over the other one
    how often may he jump
    second jump
    can he do a double jump
    keep jumping like in checkers
    can one king hop over the other
    leap over the other leader
    more than one row in a move
    two rows with gap
    jump over two separate groups
asking-jumped =
    can he capture by jumping over
    does jumping over capture
    are jumped pieces captured
    take by jumping over
    does jumping capture
    are jumped pieces captured
    is the piece that he jumps over taken
    does the jumped man leave the board
    do i take what i jump over
    like in checkers draughts
    what happens to the piece that i jumped over
    do i kill by jumping
    do pieces get removed when the leader jumps over them
    do i take the soldiers i jump
    like draughts
    is a jump a capture
    what happens to whom he hops over
    does the leader eat what he leaps over
    do the soldiers he leaps over die
    is the man under the jump captured
    does leaping kill
    what becomes of the ones he hops over
    do i capture by jumping with the leader
asking-landing-takes =
    can he capture where he lands
    does landing capture
    capture after a jump
    close in an enemy by landing
    can he capture by landing
    can he capture after a jump
    jump and capture in one move
    can a jump capture
    does a jump that ends beside an enemy capture
    land next to an enemy and capture him
    can the leader jump and kill
    does the jump make captures where it lands
    capture at the end of a jump
    can the leader take someone as he lands
    jump in and sandwich someone
    does landing beside an enemy close him in
    capture with a jump
asking-between =
    walk in between two enemies
    is it safe to move between two
    suicide move
    false capture
    presa falsa
    falsa presa
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
    i walked between two enemies am i dead
    can i step into the middle of two of his
    go in between two hostile men
    may i enter between them
    am i taken if i move there myself
    is it suicide to go between two
    moving into a sandwich by my own move
    is it safe to go in between
    self capture
    walk into a trap voluntarily
    do i lose my man if i move it between two of his
    squeeze in between two
    can i put myself between two of his safely
    if i step between two enemies do i die
    i moved my own man between two of his
    go into the gap
    do i lose a man who moves between two
    moving in voluntarily
    can i pass in between two
    enter a sandwich
    will i be taken if i go there myself
    and then one of them moves away and comes back
    do i stay safe in between when they move later
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
    how can i kill a man
    what is custodial capture
    how do i get rid of an enemy
    when do i lose a man
    how many men does it take to capture
    capture rule
    what does it take to capture one
    how are men taken
    on two sides
    does the captured man leave the board
    is one man enough to capture
    catch an enemy
    capture by surrounding
    flank an enemy
    how does killing work
    how do i kill one
    what kills a man
    how do i catch his men
    how many around him do i need
    do two suffice
    one on each side
    does flanking capture
    what happens to dead men
    how do you knock out pieces
    custodian
    take from two sides
    capture by sandwiching
    how do i attack a man
asking-mover =
    why was he not captured, nobody of theirs moved
    they were already standing there
    does it count if they stood there before
    i moved in between, why was i not taken
    who has to move for a capture
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
    must the man that closes in have moved just now
    both captors stand still
    does the opponent's move capture his own man
    he moved his piece away and now mine is between
    a discovered capture
    can i capture without moving the captor
    if two of mine end up around him after his own move
    does it have to be the piece i moved
    nobody moved next to him
    capture by opening a line
    must i be the one who moves in
    do the pieces already standing there count
    what if he moves and ends up between by an earlier move
    my two were there already when he came
    does it capture when a third piece moves away
    i uncovered a sandwich
    the sandwich closed without my moving either of the two
    which piece has to move last
    can a capture happen on his turn
asking-row =
    two of the same side together
    why can i not take two in a row
    sandwich of two
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
    take two men at once that stand together
    two enemies side by side between my men
    can a whole line be captured
    two adjacent men between two
    can i flank two
    is it safe to keep men together
    two soldiers standing next to each other
    three in a row between two enemies
    are pairs protected
    wall of men
    sandwich two men
    what about two of them next to each other
    can two be sandwiched together
    do i take both when two are between mine
    is a line of three capturable
    hold hands to be safe
    side by side safe
    are neighbours safe
    a pair between two enemies
    whole column between my men
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
    capture left and right at once
    kill three in one move
    capture on more than one side
    can one man take two others
    how many men can i take in a turn
    two victims with one move
    one move two kills
    what is the most i can take
    take in all directions at once
    do all get taken or just one
    kill two birds with one stone
    how many can i take at the same time
    can one move take in two directions
    two sandwiches with one move
    more than one victim
    is there a maximum per move
    do i pick one or take all
    both sides at once
    triple capture
asking-corner =
    how do i take a man in a corner
    can a piece in the corner be captured
    how do i capture in the corner
    is the corner safe
    corner
    am i safe in the corner
    capture in a corner
    what about corners
    how many men do i need for a piece in the corner
    man hiding in the corner
    can i be taken in the corner
    my man sits in the corner
    capture a corner piece
    how many to take one in the corner
    corner safe
    does the corner protect
    is hiding in the corner a good idea
    corner square
    two men beside the corner
    trapped in the corner
    is a man in the corner untouchable
    how do you get someone out of the corner
    corner piece
    can i sit in the corner forever
    corner as a safe place
    how are corner men taken
    two neighbours of the corner square
    does the corner count as enemy
asking-edge =
    what about the edge
    does the edge help
    can a piece on the edge be captured
    how does capturing at the edge work
    is the edge safe
    does the edge of the board capture
    does the edge count as a man
    piece on the side of the board
    capture against the edge
    edge of the board
    am i safe at the border
    take a man at the edge
    is my man safe on the side
    does the board's edge help
    against the wall
    piece at the border
    can the border be used as a captor
    one man and the edge
    on the rim
    on the side of the board am i safe
    can i pin a man against the edge
    one man against the side of the board
    does the wall help to take
    safe along the border
    how to take on the edge
    edge counts as my piece
    squash against the wall
    on the outer row
asking-must =
    am i forced to capture
    what if i do not want to capture
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
    are captures forced
    can i skip a capture
    do i need to take
    i see a capture but want something else
    must i take when i can
    may i leave a man alive
    compulsory capture
    i could capture but do not want to
    choose between two captures
    is taking obligatory
    if several captures are possible which one
    capture or not my choice
    why can i not make another move, a capture is possible
    what if i overlook a capture
    is there a forced capture
    i would rather do something else than capture
    may i skip taking
    am i made to take
    can i ignore it
    the bot says i have to capture
    is capture optional
    can i choose which one to take
    it will not let me move because i can capture
    what if two captures are possible
    do i take the bigger one
    obliged to take even with the king
    not capturing allowed
    even if it is bad for me
asking-huff =
    what is a huff
    what does huffing mean
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
    how does huffing go
    what happens if i miss a capture
    he forgot to take
    i did not see that i could capture
    not taking although i could
    take off a man that did not capture
    lose a piece because i did not capture
    explain huff
    consequences of an overlooked capture
    penalty for a missed capture
    i missed a capture what now
    he can take my man because i did not take
    what is that huff thing
    why did my piece vanish
    forgot to take
    overlooked
    what happens when you fail to capture
    he had a capture and did not do it
asking-huff-when =
    when can i huff
    when do i have to claim
    before or after my move
    can i huff later
    is it too late to huff
    does huffing cost my turn
    do i still move after huffing
    at what time do i claim
    can i claim after my move
    do i lose my turn by claiming
    how long can i claim
    how long do i have to huff
    before or after i move
    do i still get my move after a huff
    huff late
    is my turn over when i claim
    can i huff two turns later
asking-huff-who =
    which piece can be huffed
    which piece is taken off by a huff
    can a leader be huffed
    can my king be huffed
    which piece do i lose
    who can be huffed
    which man gets huffed
    is the leader safe from huffing
    which man comes off
    several could have captured which one is taken
    can the standing man be huffed
    which one is removed when huffed
    can he huff my leader
    can i choose which to huff
    huff the piece that stood still
    only the moving one
    does the piece that should have captured go
    two pieces could have captured
    huff more than one
asking-huff-wrong =
    what if i claim wrongly
    wrong claim
    wrong huff penalty
    i made another capture can i be huffed
    any capture enough to avoid huffing
    two captures possible and i made one
    does a false claim cost something
    do i have to take the bigger capture
    i claimed but was wrong
    is there a penalty for a false claim
    took a smaller capture
    took one of two possible captures
    can he huff me though i captured something else
    mistaken claim
    i called huff but there was nothing
    is it bad to claim wrongly
    huffed by mistake
    i took something else
    captured one but not the other
    other capture
    does any capture count
    take fewer than possible
asking-removal =
    how do i take a bound man off
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
    take a captive off the board
    when is a bound man captured for good
    how does a prisoner get killed
    how do i finish off a bound man
    can i take two captives in a turn
    how many prisoners can i remove in one turn
    what happens to the bound man next
    bind now and take later
    do i lose a turn to remove
    must i remove at once
    remove right after binding
    do prisoners leave the board by themselves
    kill an immobilised man
    do i have to spend a turn
    how do i take the bound man
    how does he leave the board
    when do i get to pull him off
    is he dead when bound
    do i have to take him off
    does it use up my move
    can i pull off several
    clear prisoners
    take him off and move
    what do i do with my prisoner
    can i leave him there
    take him right away
asking-removal-turn =
    does taking off a bound man cost my turn
    may i also move after removing
    does removing cost a turn
    can i move after removing
    is a removal my whole turn
    how many can i remove per turn
asking-removal-when =
    when can i remove a bound man
    at what time may i take him off
    how long can i wait with the removal
    when can i remove
    must i remove at once
    can i remove later
    do i have to take him off immediately
    can i wait before removing
asking-leader =
    how does the leader move
    how does the dux move
    how does the king move
    what can the leader do
    can the leader capture
    does the leader take pieces
    how does the leader move
    how does the king move
    how far does the dux go
    can the dux move like the others
    how does the general move
    is the leader different from a soldier
    what can the leader do
    does the leader stand in the way
    is the leader like a soldier
    how does my king go
    leader movement
    how does the dux move
    may the general go any distance
    does the leader block the way
    what are the rules for the dux
    can the leader do everything a soldier does
    is my king moving like everyone else
    can the dux go far
    does the king walk one square like in chess
    how is the leader different
    normal move of the leader
asking-leader-partner =
    does the leader help to capture
    does the dux help
    can the king capture
    does the king take part in a capture
    can the dux take soldiers
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
    does my leader take pieces
    can my king be the other half of a capture
    is the dux useful for captures
    does the general count when capturing
    can a soldier and the king capture together
    capture with the leader
    help of the king
    may the king kill
    what is the dux good for
    what is the use of the leader
    purpose of the dux
    can the leader attack
    may my king take
    is the king allowed to kill
    does the king count as one of the two
    use the leader to sandwich
    use the dux as anvil
    does he capture too
    can the boss take part in captures
    capture together with my king
asking-leader-both =
    one move closes in a soldier and the dux
    a soldier and the dux between my men at the same time
    capture a man and a dux at once
    double capture with the dux
    what happens to the soldier beside the dux
    soldier and dux both between my men
    dux next to a soldier and both are closed in
    kill the soldier while the dux is there
    i sandwiched a soldier and the dux at once
    both in one move dux and man
    does the dux protect the soldier beside him
asking-leader-taken =
    how do i capture the leader
    what if the leader is captured
    can anybody take the leader
    sbando
    rout
    the rout of an army
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
    is my king in danger
    how do i get the enemy general
    can somebody take my leader
    do i lose when my king dies
    can the boss be killed
    how many attackers for the king
    how many pieces do i need around the king
    is it over when the leader falls
    can the dux die
    dux immortal
    what kills the king
    is my leader safe in the corner
    how is the basileus taken
    king at the border how many enemies
    what if both sides of my leader are enemies
    my king sits in the corner
    does the game end when the king is taken
    how do i checkmate
    can someone kill my king
    is he capturable
    my leader got sandwiched
    sandwich the king
    is the king safe between two
    is the dux ever captured
    how do you kill the general
    what does it take to get the king
    how many to kill the king
    do i need four
    three on the edge
    what if i catch his leader
    does killing the boss end it
    can my dux be sandwiched
    king dead game over
    is he taken like any soldier
    king at the side of the board
    king in a corner
    who falls when the king is enclosed
    protect the leader
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
    bodyguard for the king
    one of my men stands beside my king
    can two men take the king like a soldier
    just two enemies beside the king
    is my king captured when between two
    three enemies and my own man
    does a friend next to the king save him
    i stand next to my king with my own soldier
    his own soldier helps the king
    my king is sandwiched by two
    two pieces left and right of the king
    three sides and a friend
    does his own man save him
    guard the king
asking-surround =
    what does surrounded mean
    when is the leader surrounded
    the leader is shut in
    is it over when the leader is enclosed
    my leader is closed in by others
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
    all four neighbours of the leader are occupied
    is my leader lost when he cannot move
    king hemmed in
    does it matter whose pieces stand around him
    leader blocked on four sides
    the general is trapped
    enclosed dux
    what happens if my dux has no free square
    surround the general to win
    does a trapped king lose
    shut in leader
    can he still jump out when surrounded
    locked in
    my king has nowhere to go
    my king has enemies on all four sides
    king totally enclosed
    he cannot move anymore is it over
    do i win by locking up his leader
    all squares around the leader are taken
    my own pieces count as walls
    blocked leader
    can the leader be smothered
    the dux got stuck
    dux enclosed by all sides
    what happens if the dux has no free square
    entombed
    four around the king
    is it the end when he is boxed in
asking-surround-edge =
    leader surrounded on the edge
    can the king be surrounded at the edge
    three pieces around the king on the edge
    does the edge count for surrounding
    surrounded in the corner
    leader at the border
    leader on the edge closed in by three
    does the border count as closed
    trap the king at the edge
    king in the corner closed in by two
    surrounded against the wall
    only three around him on the edge
    enclosed at the side
    king at the border walled in
    does the edge count as a wall for the king
    surrounded in the corner by two
asking-surround-own =
    can my own pieces lose me the game
    i closed in my own leader
    my own men box in my leader
    can i surround my own king
    i closed in my own leader
    do i lose if i box in my own leader
    own men around my own king
    surrounded but he could jump out
    accidentally block my own leader
    suicide of the leader
    my own men block my leader
    boxed my own leader in by mistake
    i surrounded my own king
    can i lose by closing in my own leader
    lock up my own general
    self surround
    i blocked in my own king
    my own men stand all around my leader
    smothered my own leader
    is it bad to box my own king
    he could have jumped out
    oops i enclosed my own general
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
    leader all by himself
    my army is gone
    no soldiers but the leader
    lost every soldier
    he has just the king
    the enemy general stands alone
    all men are dead except the leader
    lone king
    does the leader alone lose
    what if only the leader is left
    the king is the last one standing
    all soldiers gone
    no men but the leader
    he has nobody but his leader
    only leader vs army
    leader with no troops
    i took his last soldier
    can the leader play on alone
    ran out of soldiers
asking-count =
    first to thirteen
    first to five
    how many captures to win
    number of pieces to take to win
    option first
    does it end after a number of captures
    we agreed on a number of captures
    points
    thirteen pieces
    five pieces
    win by number of captures
    how many must i take
    win by counting
    first to take
    shorter game by number
    race to a number of captures
    how many kills to win
    what is the target number
    winning by captures
    does it end after five captures
    thirteen down
    i have taken enough pieces
    when is the count reached
    race to thirteen
asking-stuck =
    assedio
    siege
    besieged
    inciti
    win by siege
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
    i cannot do anything
    all my pieces are blocked in
    he has no moves
    no possible move
    what if there is no legal move
    blocked completely
    opponent is immobilised
    run out of moves
    win by blocking
    nothing left to move
    my vagi cannot attack, do i lose
    is stalemate a draw
    he has no legal moves do i win
    i am completely stuck
    what if nobody can move
    blocked everything
    all of my men are stuck
    is it stalemate like chess
    no piece of mine can go anywhere
    win by immobilising
    cornered and cannot move
    nothing i can play
    what if i have no move
asking-both =
    what if both have one man left
    both lose at once
    both sides win at the same time
    one move ends it for both
    we both have a single man
    if we would both win
    both leaders fall
    simultaneous
    one man each
    both have one piece
    both of us lose at the same time
    both kings get captured at once
    a move that makes both lose
    who wins if both conditions are met
    my move ends it for him and for me
    we both lost at the same time
    both leaders get it at once
    one each
    if both conditions come true together
    both down to one
    who wins when we both would
    double ending
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
    can we call it a draw
    draw offer
    we want to stop
    settle for a draw
    is a draw by agreement possible
    peace
    how do we end without a winner
    stop by mutual agreement
    can we stop here and call it a draw
    both happy with a draw
    offer a draw
    let us end it
    is there a way to draw
    draw offers
    we agree nobody wins
    can we just quit together
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
    same board again and again
    repeating moves
    position for the third time
    he always moves back and forth
    shuttle the same piece
    is there a draw by repetition
    loop
    going round in circles
    repeat forever
    can he repeat moves to save himself
    he keeps doing the same moves
    same thing over and over
    we are going round and round
    position occurs again
    three times the same
    is repeating allowed
    stuck in a loop
    draw by repeating
    back and forth forever
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
    no capture for fifty moves
    nobody takes anything
    move limit
    how many moves until it is a draw
    nothing captured for ages
    is there a fifty move rule
    how does the game end if nobody attacks
    we just move around
    boring game never ends
    when does a boring game end
    hundred moves
    nobody is attacking
    nothing gets captured for a long time
    is there a rule to stop endless games
    fifty quiet moves
    when is it declared a draw
    how long can we go on without capturing
    the game drags on
    100 moves
    no captures
    does the game ever end
    move counter
asking-quiet-count =
    does placing count for the hundred moves
    does binding reset the count
    what resets the count
    what resets the count of the hundred moves
    does binding begin the count anew
    does placing count for the hundred
    what counts toward the hundred moves
    does a binding reset the hundred
    are placements counted in the hundred
    do placements count
    binding and the hundred moves
    does the counter restart
asking-single =
    when has he lost, one man left
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
    last man standing
    lost all but one
    i only have one piece left
    reduced to one
    does he lose with a single man
    one man remaining
    when do i lose
    how many men may i lose
    does the dux count as a piece
    just my dux is left
    only the dux left
    with one man can i still play
    win by taking all but one
    how far must i reduce him
    how many pieces does he need to have left
    reduced to a single man
    can i still win with one man
    i am down to one piece
    i only have my dux
    all but one are dead
    take everything but one
    one left what now
    two left is it over
    how many must i kill
    when is someone out
    lost down to three
    minimum number of men
asking-crossing =
    what is the crossing
    how do i win the race
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
    my leader made it to the other end
    how to win the race
    first leader across wins
    where do i have to go with the king
    finish line
    what happens when the king arrives
    reach the enemy's home row
    do i win by jumping over the line
    is crossing the only way to win
    how do i get the win
    how does the race end
    reach the other side with the leader
    run home
    my boss is across
    do i need to stop there or pass
    jump across the goal line
    what is the finish
    is reaching the far side enough
    crossing the board
asking-far-row =
    which is the enemy’s back row
    which row must my leader reach
    goal row of the lars
    goal row of the strategos
    which row is the far row
    where is the finish
    which row does my leader have to reach
    which row counts as the goal
    row number to reach
    which row is it exactly
    what row must the strategos reach
asking-crossing-men =
    does a soldier on the back row win
    soldiers reach the other side
    my soldier is on the far row
    an ordinary man gets across
    promotion
    what happens when a soldier reaches the end
    leader on my own back row
    my soldier got to the other end
    do soldiers count for crossing
    a pawn reaches the last row
    does a man get promoted
    king steps on his own first row
    my soldier is at the other end what happens
    does a normal man win by crossing
    do soldiers get promoted
    does it count if a soldier arrives
    leader on my own home row
asking-crossing-duty =
    capture or cross first
    must i capture when i could cross
    does a capture come before crossing
    i can win by crossing but a capture is possible
    forced to capture instead of running home
    i could cross but also capture
    compulsory capture or crossing
    which is first, capture or crossing
    i can win but i can also capture
    does capturing go before winning
    forced to take instead of crossing
asking-crossing-last =
    crossing on the last of the hundred moves
    cross with the hundredth move
    win or draw at the hundredth move
    crossing at move one hundred
    crossed just before the draw
    arrives on the last move of the count
    hundredth move and my leader arrives
    cross on the hundredth move
    last move before the draw
    reach the end exactly when the count is full
asking-bind =
    what does it mean to bind
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
    how can i trap a man
    how do i make a man unable to move
    stop a man from moving
    what is binding
    make a prisoner
    how do i catch a man
    a man between two men is bound
    what happens between two men
    close in an enemy
    freeze an enemy
    capture by enclosing
    tie up a man
    when is someone bound
    how do i lock an enemy
    how do i arrest a man
    what happens if i sandwich somebody
    does sandwiching capture
    close a man in
    trap him between two
    stop him from moving
    how do i pin one down
    what does it take to freeze a man
    how do i lock up his men
    is he dead or only trapped
    does jumping also bind
asking-bind-several =
    can i bind several at once
    can i bind two men
    can i bind two in a row
    bind a row
    two men next to each other between my men
    is a pair safe from binding
    how many can i bind in one move
    bind three at once
    two adjacent men bound
    bind men in a row
    two captives by one move
    are pairs safe from being bound
    a row cannot be bound
    trap two together
    freeze a whole row
    arrest two in one move
    two neighbours between my men
    bind on several sides
asking-chain-last =
    does a jumper bind where he stops on the way
    does he bind at every square of his jumps
    binding in the middle of a chain of jumps
    does only the end of the jumps bind
    does a chain of jumps bind on the way
    do i bind in the middle of my jumps
    binding after several jumps
    does every jump bind
    only the last square of the jumps counts
    bind along a chain of jumps
    do all squares of a jump chain bind
    bind halfway through jumping
    bind while jumping
    binding in the middle of a chain
asking-bound =
    can a bound man do anything
    may a bound man move
    can a bound man move
    what can a bound man do
    why can i not move this man
    my man is bound
    can a bound man jump
    can a bound man capture
    is he stuck when bound
    may a bound man step
    what is a bound man allowed to do
    my piece is frozen
    can prisoners move
    captive cannot move
    can a trapped man jump out
    the bot says my man is bound
    my man will not move
    can the trapped man do anything
    is a frozen man allowed to jump
    why does it say bound
    can prisoners fight
    what are prisoners allowed to do
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
    is binding permanent
    how do i rescue a captive
    when does he get loose
    does he stay bound if i move away
    my holder moved
    one of the holders died
    do i have to keep both men there
    can i walk away from my prisoner
    get a man out of prison
    how do i unbind
    for how many turns is he bound
    break free
    one of the two captors leaves
    how do i get my man out
    do my guards have to stay
    can a guard leave
    what if i walk away
    when does the trap open
    how do i save my trapped man
    kill the guard to free him
    does he stay trapped forever
    when is he loose
    captured guard
asking-held-lines =
    bound along two lines
    bound from four sides
    held by two pairs
    bound twice
    horizontally and vertically bound
    bound both ways
    bound along the row and along the column
    four holders
    trapped from all four sides
    two pairs hold him
asking-pins =
    can a bound man bind others
    does a bound man hold
    can bound men help to bind
    what if a holder is bound himself
    does a bound man still count
    binding one of the holders
    does my bound man keep his prisoner
    man freed by that, does he bind
    can captives hold others
    does a prisoner still guard
    my holder got bound
    bound men as holders
    does a bound man help me
    what happens when i bind a holder
    can a bound man be part of a binding
    chain of bindings
    my guard got trapped himself
    is a trapped guard still a guard
    can trapped men trap
    do frozen men count
    bind the guard
    does my prisoner walk when my guard is bound
asking-freed =
    can a freed man move at once
    i freed my man can he move
    may he move right after being freed
    when may a freed man move
    just rescued
    does a man that is freed have to wait
    moves right after being rescued
    is he allowed to move next turn
    freed by my own move
    when can the rescued man go
    wait a turn after being freed
    just got loose can he run
    may he move immediately
    rescued man next turn
    do freed men rest
asking-attack =
    what counts as attacking
    what is an attack
    what counts as an attack
    when is a move an attack
    what does attack mean
    do i have to stand beside an enemy
    diagonal attack
    ending next to an enemy
    define attack
    is that an attack
    what do i have to do to attack
    does moving next to somebody count
    when does a move count as attacking
    be next to an enemy after moving
    beside an enemy diagonally
    what does it take for a move to be an attack
    do i need to touch an enemy
    is standing next to him attacking
    does the attack have to capture
    attack from the side
    what is attacking here
asking-attack-passing =
    is passing by an enemy an attack
    going past an enemy
    move from one enemy to another
    i was already next to an enemy
    leaving one enemy for another one
    slide by an enemy
    slide past enemies
    walk by a man
    from one enemy to the next
    moving away from an enemy to another
    already beside him and moving beside him again
    run past an enemy
    just sliding by
    leave one and go to another
    already in contact
    go from contact to contact
asking-ordinarius =
    what is an ordinarius
    ordinarii
    what is an ordinarius
    what are ordinarii
    what are men at the start
    normal man
    soldier in good order
    which way up are men placed
    normal soldier name
    what are my men called
    what is a man that is not turned over
    what does ordinarius mean
    what is the normal side up
    what do you call a man in good order
    difference between ordinarius and vagus
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
    what happens if my move is not an attack
    peaceful move
    moving without attacking
    why is my man upside down
    consequences of not attacking
    can i make a quiet move
    penalty for not attacking
    turned over why
    flipped piece reason
    moving away from enemies
    when do men get flipped
    my man got flipped
    when do they flip
    what if i move away from everybody
    move without touching an enemy
    do i always need to attack
    is a non attacking move bad
    what does a peaceful move cost
    why did it turn
    retreating
    punishment for running
asking-vagus =
    what is a vagus
    vagi
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
    upside down man
    can a flipped man move normally
    what are deserters allowed to do
    may a vagus make a quiet move
    flipped men movement
    does a vagus have to attack every time
    vagus without a target
    limits of a turned man
    can a turned over man capture
    vagus far from enemies
    what can the flipped ones do
    does a flipped man move
    he is upside down now what
    may he go anywhere
    can he make a normal move
    only attacks
    flipped man stuck
    can vagi kill
    can i use a flipped man
asking-vagus-stays =
    attacked with a vagus but captured nothing
    does an attack free the vagus
    does he stay turned over
    does an attack turn a vagus back
    a vagus attacks but captures nothing
    vagus attacked, is he normal again
    is attacking enough to get back
    attack without capture by a vagus
    does he flip back just by attacking
    vagus attacks nobody dies
    flipped man attacked why is he still flipped
    attack but no kill
    is touching an enemy enough to flip back
asking-turned-back =
    can a vagus capture
    what does a capture do for a vagus
    a vagus takes part in a capture
    how does a vagus become normal again
    how do i turn a man back
    how to get my man back in order
    how do i flip him back
    vagus captures
    does the partner get turned back as well
    redeem a deserter
    restore a vagus
    flip a man back
    become ordinarius again
    redemption
    how can a deserter be forgiven
    unflip
    get my vagus back
    capture with a vagus
    vagus as partner in a capture
    turn right side up again
    what makes a man normal again
    how do i get him the right way up
    how do i cure a vagus
    unturn
    what flips a man back
    does helping in a capture flip him back
    do both get flipped back
    recover my man
    vagus takes somebody
asking-capture-attack =
    is a capture an attack too
    does capturing save me from being turned over
    is a capture an attack
    a capture but nobody is beside it afterwards
    does capturing turn my man over
    i captured and now stand beside nobody
    do i get turned over for capturing
    captured but ended beside nobody
    does a capture count as attack
    is capturing always attacking
    flipped although i captured
    i took somebody but stand alone now
    do i flip after a capture
    capture without contact
    is killing an attack
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
    who is ahead when we stop
    tie breaker
    how is a stalled game decided
    both have the same number of men
    no progress who wins
    game is stuck who wins
    count the men at the end
    is a draw possible
    can it be a draw
    decided by number of men
    winner on points
    result when we agree to stop
    who gets the win in the end if nothing happens
    who wins if it stalls
    equal pieces
    more men left
    how is a tie broken
    tiebreaker
    we have the same number of men
    could it be a draw
    who wins when we stop
    counting men
asking-hand =
    what about men not placed yet
    do men in hand count
    men still in hand
    men not yet placed when it is counted
    do unplaced men count
    stop during placing
    men not placed yet when we stop
    agree to stop while placing
    unplaced men in the count
    we quit during placing
    men i have not placed yet
asking-peltast =
    pelta
    what is a peltast
    peltastai
    what is a peltast
    how does a peltast move
    how far does a peltast go
    what can peltasts do
    light soldier
    what is the difference between peltasts and hoplites
    which number do i use for the peltast
    how do the pieces move
    do i have to go the exact number
    how many squares for a peltast
    what are the light troops
    peltast movement
    how do the small ones move
    which die is for peltasts
    is the peltast limited
    peltast and the dice
    do i have to use all of the number
    less than the throw
    how far can a light guy go
    do light ones go any distance
    how far do the small ones go
    which number for the light ones
    is a peltast weaker
    big number
    do i have to use the full throw
asking-hoplite =
    how many squares does a hoplite go
    why can my hoplite not go farther
    range of a hoplite
    what is a hoplite
    hoplitai
    oplita
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
    how many squares for a hoplite
    what are the heavy troops
    hoplite movement
    limit of the hoplite
    how far may the heavy one walk
    which die is for hoplites
    hoplite and the dice
    can a hoplite cross the whole board
    are hoplites slower
    seven squares with a hoplite
    less than the throw
    how far can a heavy guy go
    are heavy ones slower
    hoplite range
    why only six
    which number for the heavy ones
    small number
    my hoplite cannot reach
    difference light and heavy
    is there a limit on hoplites
asking-basileus =
    what is a basileus
    who is the king
    basileo
    how does the king move
    how far does the king go
    what is a basileus
    who is the king
    which number does the king use
    how does the basileus move
    king movement
    how many squares may the king go
    may the king go as far as he likes
    king and the dice
    which die for the king
    how does the king walk
    how far can my king walk
    does the king go one square
    is the king quick
    which number for the king
    kings move
asking-armour =
    how do i take a hoplite
    what does the armour do
    can a peltast take a hoplite
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
    kill a hoplite
    why is my hoplite still alive
    what does it take to capture a hoplite
    hoplite between two light men
    can a peltast and a hoplite take a hoplite
    hoplites protected
    do hoplites have a shield
    can two light men take a heavy one
    my hoplite got surrounded by peltasts
    need a hoplite to take a hoplite
    tough pieces
    does armour work in the corner
    can the light ones kill a heavy one
    why did my hoplite survive
    two peltasts sandwich a hoplite
    hoplite sandwiched
    how to beat hoplites
    who kills hoplites
    do i need a heavy one to take a heavy one
    are hoplites harder to take
    heavy guy between two light ones
    can my king take a hoplite
asking-class =
    who can take the basileus
    which pieces can take the king
    can peltasts take the basileus
    which pieces take the king
    do i need hoplites to take the king
    can peltasts capture the king
    class rule
    who can capture the basileus
    how many hoplites around the king
    can a king capture the other king
    what is the class rule
    king in the corner, on the edge with hoplites
    do i need heavy men against the king
    four peltasts around the king
    which men must surround the king
    two hoplites needed
    king against king
    can light soldiers take the king
    is it enough to have any four pieces around the king
    one hoplite on the edge
    can four light ones take the king
    which pieces do i need around the king
    is one hoplite enough
    two heavy ones needed
    can kings take each other
    what must surround the king
    any four
asking-breakthrough =
    sfondamento
    breakthrough
    king reaches the other side
    do i win if my king gets across
    king on the back row
    king to the far row
    bring my king over
    breakthrough
    run with the king
    sfondamento
    my king crossed the board
    does the king win by walking over
    can i win with my king on the last row
    king runs to the enemy's home row
    race with the king
    what if a peltast reaches the last row
    another way to win with the king
    king arrives at the back
    can i win by running with the king
    my king made it to the end
    king on the last line
    is there a race
    king walked across
    what if the king is at the far end
    run the king
asking-decimation =
    decimazione
    decimation
    all peltasts captured
    all hoplites captured
    what if i lose all my hoplites
    i took all his light soldiers
    decimation
    no more peltasts
    one kind of piece is gone
    lost all my peltasts
    all hoplites are dead
    no hoplites left
    killed every peltast
    all of one kind captured
    out of light soldiers
    last hoplite captured
    all of his light ones are dead
    i have no more heavy ones
    wiped out one kind
    lost my last peltast
    does losing all hoplites lose
    killed every hoplite
asking-active =
    what makes a piece active
    what is an active piece
    when is a piece active
    what does active mean
    active and passive
    what is passive
    is my piece active
    how do i know which piece is active
    i stand beside an enemy is that active
    definition of active
    when does a piece count as active
    difference between active and passive
    is a piece next to an enemy active
    can i see which pieces are active
    why is my piece passive
    what are active men
    able to reach an enemy
    how do i know if a piece is active
    which of my pieces are active
    is it active when it touches an enemy
    what makes a piece passive
    can reach an enemy
    active meaning
asking-passive =
    what is a passive piece
    what is a passive move
    how many passive moves may i make
    renitenza
    refusal to fight
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
    lost because of three passive moves
    can i be punished for doing nothing
    how often may i move passive pieces
    moving far away pieces three times
    three lazy moves
    what is refusal
    avoid contact three times
    stalling
    can i just shuffle in the back
    delaying the game
    why did i suddenly lose
    lost for not attacking
    what happens if i keep away
    moving the back pieces
    am i allowed to wait
    how many passive moves
    running away
    is stalling punished
    hide and wait
asking-active-judged =
    is a piece judged before or after the move
    from where is activity judged
    does the dice matter for active
    when is it checked whether a piece is active
    active before it moves
    active according to the throw
    judged without the dice
    before moving or after moving
    judged from the square it leaves
    is the piece active at the start or the end of the move
    do the dice change what is active
    active with a small throw
    where it was before
    is it the start or the end square that counts for active
    judged from where it stands
    low roll active
    dice and active
asking-passive-count =
    what resets the passive count
    when does the count of passive moves begin anew
    how do i clear my passive moves
    is the counter reset
    no active piece at all
    do i get punished if i have no active pieces
    passive counter reset
    what clears the passive moves
    count of passive moves starts again
    do passive moves need to be in a row
    i have no active pieces
    one active move between the passive ones
    how do i reset the passive counter
    does one active move clear it
    what if none of my pieces is active
    is the count over after another move
asking-order =
    which ending comes first
    two endings at once
    order of the endings
    capture at the hundredth move
    which win counts first
    what if two wins happen at once
    which is checked first
    both endings at the same time
    does a win count before the hundred
    priority of endings
    which win comes first
    priority
    two things at the same time
asking-superiority =
    superiorità
    superiority
    who wins after a hundred moves
    more pieces after a hundred moves
    what happens after a hundred moves without capture
    equal pieces
    superiority
    most pieces wins
    when is it a draw
    parity
    hundred moves without captures who wins
    majority wins
    who has more pieces at the end
    equal number after hundred moves
    what happens when nobody captures
    win by more pieces
    draw by same number of pieces
    stall until the end
    fifty moves no capture
    we made a hundred moves without capture
    who has the most left
    who wins if nobody takes anything
    more pieces wins
    tie on pieces
    what happens after fifty moves
    even number of pieces
    long game
asking-ignorance =
    ignoranza
    ignorance
    insist on an illegal move
    a move that is not legal, after a warning
    insist on something forbidden
    do i lose for an illegal move
    illegal move loses
    what happens if i type an illegal move twice
    what is ignorance
    warning for an illegal move
    insist on a wrong move
    i made a mistake
    lose by a wrong move
    typed a forbidden move
    one warning
    second illegal move
    can i lose by a mistake
    penalty for illegal moves
    what if i insist
    i typed a wrong move do i lose
    do i get a second chance
    is there a warning
    lose for cheating
    made an illegal move twice
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
    who rolls
    when are the dice rolled
    do i have to roll myself
    two dice
    what do the dice do
    what do i roll for
    how is a throw used
    add the dice together
    one piece or two pieces per throw
    does each die move a piece
    can i choose a die
    what do the numbers mean
    is it luck
    start of the turn
    how do you roll
    do i press something to roll
    who throws them
    which die do i use
    do i get to pick the number
    can i split the dice
    do i add them up
    one piece per roll
    how many squares can i go with 5 and 2
    how do dice and pieces go together
    when do we roll
    are the dice rolled automatically
asking-hermes =
    what does the move of hermes mean
    what is the move of hermes
    hermes
    king moves exactly the higher number
    can the king use the higher number
    the king and the big die
    what does hermes do
    special move of the king
    king with the high number
    hermes move
    exact number for the king
    can the king go further
    exactly six with the king
    can the king take the big number
    what is hermes
    king and high die
    the king's special move
asking-hermes-path =
    must the way be free for hermes
    can hermes fly
    does the king jump with hermes
    must the way of the king be free
    can hermes jump over pieces
    does the king fly over others with hermes
    king jump with hermes
    blocked way of hermes
    pieces in the way of the king
    can hermes fly over men
    is his path blocked
asking-always =
    my throw is too small
    what if i throw low
    can a throw stop me from moving
    can i always move
    the dice are too low to move
    what if no piece can move with my throw
    what if the throw is useless
    no move with these dice
    can a throw leave me without a move
    must i use the whole number
    i cannot use my roll
    no piece can use the throw
    do i lose my turn when the roll does not fit
    unusable roll
    bad roll
    can i be stuck because of the dice
    roll too high
    what if the numbers do not fit
    my roll does not help
    no piece can go that far
    can the dice block me
    stuck with a roll
    is a roll ever useless
    what if i cannot use the dice
asking-zeus =
    what does a double give me
    what happens with doubles
    what is the hand of zeus
    zeus
    i threw a double
    do i get another turn with doubles
    can i move again after a double
    bonus throw
    extra turn
    which piece may i move the second time
    same number on both dice
    rolled a double
    roll two equal numbers
    extra turn for a double
    what do doubles give me
    roll again after double
    do i move twice with a double
    the same piece again after a double
    bonus turn
    does my opponent wait
    i rolled two sixes
    two fours
    what do i get for doubles
    do doubles give another turn
    roll the same twice
    same piece again on a double
    zeus bonus
    go again
asking-zeus-on =
    how many times can i throw doubles
    how often in a row
    double after a double
    three doubles in a row
    doubles again
    is there a limit of bonus throws
    double again
    keep rolling doubles
    how many extra turns can i get
    endless doubles
    another double after the first
    doubles after doubles
    how many times can i go on
    can it go on for ever
asking-waive =
    must i take the bonus throw
    can i decline the extra throw
    can i waive the bonus
    do i have to throw again
    i do not want to roll again
    stop after a double
    can i pass
    can i skip
    skip the bonus
    stop after my double
    bonus roll optional
    refuse the extra turn
    do i have to use the bonus
    do i have to roll again
    forgo the extra throw
    not take the extra roll
    end my turn after a double
    i do not want the extra turn
    is the bonus mandatory
    may i stop
    do i need to throw again
    keep my turn short
    can i say no to the extra throw
    leave the bonus
    can i skip my turn
asking-zeus-won =
    i won after a double, must i throw
    i won with a double
    do i throw again after winning
    is there a bonus throw after a winning move
    winning move with a double
    game over but i had doubles
    does the bonus still come after i won
    i won but rolled a double
    game ended with doubles
    still throw after the win
asking-zeus-count =
    do moves after a double count
    do moves after doubles count
    do bonus moves count for passive
    do throws count as moves
    do extra turns count toward the hundred
    are bonus moves counted
    counts as one or two moves
    does a throw count as a move
    count of moves with doubles
    do double moves count once or twice
    is the bonus move a move
    count rolls
asking-options =
    which options are there
    how do i choose options
    can we change the rules
    house rules
    variants
    how do i turn on an option
    how do i set options in a challenge
    what can be changed
    can i change the rules
    how to play with options
    list of options
    modify the game
    how do i turn something off
    friendly game rules
    custom rules
    how do i challenge with options
    how do i change something
    can i switch that off
    what variations are there
    can we play by other rules
    where are the settings of the game
    can i make it shorter
asking-sizes =
    can i play on a bigger board
    change the board size
    smaller board
    other sizes
    ten by ten board
    choose the size of the board
    board 10x10
    how large can the board be
    smallest board
    change number of columns
    different board sizes
    can we use another size
    can we make the board larger
    bigger board
    10 by 10
    smallest size
    custom size
asking-rows =
    can we play with one row
    a single row of men each
    one row of men
    fewer men
    can we play with less men
    option rows
    play with one row
    less men
    half the men
    shorter game with fewer men
    rows=1
    can we have fewer men
    only one row
    half as many
asking-small =
    the race on a small board
    other boards for the crossing
    play on the small board
    compact board
    smaller board
    fewer soldiers
    option board
    is there a small version
    play it on 8x8
    with fewer pieces
    smaller army
    smaller version of this
    can i play it on the little board
asking-tips =
    how do i get better
    good strategy
    advice for a beginner
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
    how can i win more often
    good moves
    what should i do first
    strategy guide
    secrets
    how do pros play
    help me get better
    i keep losing
    best strategy
    what is a good opening
    how should i begin
    hints
    what is important
    whats a good plan
    how do i stop losing
    how to beat a strong player
    any tricks
    good opening moves
    what should i look out for
    how to win more
    secret strategy
    where should i place my men
    how should i play
    opening advice
    what is a strong formation
asking-bait =
    sacrifice a man
    offer bait
    lure him into a trap
    give up a man to win two
    sacrifice
    lure
asking-bring =
    how do i set up a capture
    prepare a capture
    how do i get a capture going
asking-look =
    how do i avoid being captured
    what should i look at before i move
    watch out for attacks
    how do i keep my men safe
asking-wait =
    defensive play
    nobody opens
    stay in formation
    is defending good
    play safe
asking-open =
    open the way for my leader
    make way for the king
asking-race =
    who is faster in the race
    am i faster than him
asking-source =
    who is the author
    who is vogt
    who is walker
    who is dmytro
    who is lemery
    who is andreas frank vogt
    where do these rules come from
    who made the rules
    who invented this game
    where do the rules come from
    source of the rules
    author
    who wrote this
    when was it published
    is there a rulebook
    which book
    who wrote the rules
    designer of the game
    where did you get the rules
    who came up with this
    is there a link
    which company made it
    when was this made
    inventor
    where does this game come from
    publisher
    year
    where did this come from
    who thought of this
    whose rules are these
    where can i read the original
    who designed it
    made by whom
    name of the designer
    which rulebook is this from
    what year is it from
asking-same =
    are the greek and the roman game the same
    same rules as latrunculi
    is it the same as latrunculi
    greek and roman game
    is this the same as ludus latrunculorum
    difference to the roman game
    is it the roman game too
    same as latrunculi
asking-models =
    which reconstruction is it based on
    schädler kowalski callen
    based on which scholar
    whose reconstruction
    whose research is it after
asking-sides =
    who are the spartans
    black and white sides
    who is white and who is black
    athenians and spartans
    white or black
    who are the athenians
    which side is athens
    white and black in the original
asking-story =
    is the story of the etruscans true
    who made up the greeks and etruscans
    greeks against etruscans
    story background
    etruscans
    why etruscans
    who are the two armies
    whats the story
    etruscans in this
asking-variant =
    is it a variant of the rulebook
    which variant is this
    is this variant in the rulebook
    where does this variant come from
    is this an official variant
    what does the rulebook call this
    is this an official variant
    is this part of the original
    official variant
    is it from the original box
asking-why =
    why were the rules changed
    what is wrong with plain petteia
    why so many draws
    what is different from plain petteia
    why this version
    why not plain petteia
    what problem does it solve
asking-misprint =
    error in the printed game
    mistake in the sample game
    misprint error in the rules
    error in the example game
asking-pictures =
    did you have the original rulebook
    pictures of the rulebook
    do you have the rulebook
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
    is it really greek
    did ancient people play this
    how did the greeks play
    true history
    real or made up
    do we know the ancient rules
    is it ancient
    historically accurate
    from antiquity
    thousands of years old
    did plato play this
    did socrates play this
    is that how they played in athens
    did they play that in ancient greece
    is this the real thing
    is this ancient
    is this how romans played
    how sure are you about the rules
    were these the ancient rules
    is it invented
    accurate
asking-reading =
    what did you decide yourselves
    which rules are your own
    own rulings
    interpretation
    what is not in the original rules
    differences from the original rulebook
    is that official
    what is unclear in the rules
    did you change anything
    did you make up rules
    what was decided by you
    are all rules from the author
    your own interpretation
    deviations
    what is your own addition
    which parts did you guess
    what did the author leave open
    are the draws from the author
    who decided that
    house decision
asking-abandon =
    what if my opponent gives up
    win by resignation
    abandon the game
    abbandono
