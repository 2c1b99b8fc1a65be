# How people ask for the pages of history, a way a line. Searched, never shown.

asking-story-texts =
    what did plato say
    what did homer say
    what did aristotle write
    did homer, plato or aristotle mention the game
    how do we know how it was played
    how old is this
    ancient texts about the game
    what do ancient sources say
    who writes about it in antiquity
    homer odyssey suitors pebbles
    plato aristotle polybius pollux plutarch
    achilles and ajax vase painting
    greek writers philosophers
    palamedes euripides invention of the game
    how do we know about the game
    is the game mentioned in ancient literature
    history of the game
    how old is the game
    when was it played
    is petteia ancient
    oldest mention
    where does the game come from
asking-story-rome =
    did roman soldiers play
    did the romans play this game
    what does isidore say
    roman soldiers, roman game
    how the roman game was played
    the roman game of soldiers
    romans ludus latrunculorum history
    history of latrunculi
    did the romans play
    isidore of seville
    legionaries emperors playing
    finds of boards
    archaeology boards found
    ovid seneca laus pisonis
    what did inciti mean
    nard persian poem
    roman empire
asking-story-makers =
    who is schädler
    who is kowalski
    who made these games
    who is behind the rules
    who made the rules of all games
    who are the authors
    authors of the games
    who invented these versions
    schädler kowalski callen walker vogt dmytro
    ulrich schädler
    moshe callen
    wladyslaw kowalski
    reconstructions by whom
    who wrote the rules of the games
asking-story-table =
    list of games
    what games do you have
    which is the easiest game
    differences
    what is different in the others
    differences between the games
    compare the games
    what is the difference between the versions
    how do they differ
    which game should i choose
    overview of all games
    table of the games
    which game is best for me
    how many games are there
    which games are there
    similar games
asking-story-notation =
    how are moves written down
    notation of moves
    how do i read a record
    what does a record look like
    how are moves recorded
    how do i paste a printed game
asking-story-finds =
    what is the suda
    suda seven dice planets zodiac
    athena warns the players
    suetonius book on games
    boards on temple steps
    what does pessoi mean
    did it come from egypt
