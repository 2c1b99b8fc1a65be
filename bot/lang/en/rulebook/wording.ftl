# How questions are compared with the rulebook's sentences: words that say nothing, how words end, and which mean the same here.

wording-idle =
    a an the of to is are am was were be been being it its i im ive id me my mine we us our you your yours u ur he him his she her they them their
    this that these those there here do does did done doing dont doesnt didnt isnt arent wasnt and or but if so as at on in with for from by
    s t d m re ve ll well just really please pls plz hi hello hey ok okay like thing things stuff some any also too very actually now
    tell know explain say says said rule rules game games mean means question help what whats which how about would should will shall ever
    than one's got get gets getting into onto up then because whatever something anything someone somebody stand stands standing stood sit sits sitting way have has had even still play plays playing played
wording-endings = ings ing edly ed ers er ies es s ly e
wording-alike =
    can: may, could, can i, is it allowed, allowed, allow, legal, possible, am i able, able, permitted, okay to
    capture: captures, capturing, take, takes, took, taking, kill, kills, killing, eat, eats, ate, eating, catch, catches, grab, beat, hit, get rid, gobble, snatch, get him, get it, get them, knock out, nab, captor, captors
    capture suffer: captured, be taken, taken, taken off the board, killed, be killed, eaten, caught, grabbed, die, dies, dead, died, lose a piece, knocked out, gone, victim, prey, stolen, beaten, be beaten, fall, falls
    man: men, piece, pieces, peice, peices, soldier, soldiers, stone, stones, guy, pawn, pawns, token, tokens, checker, checkers, dude, dudes, unit, units, figure, figures, troop, troops, warrior, warriors, fellow, pebble, pebbles
    leader: leaders, king, kings, general, generals, boss, chief, strategos, lars, commander, dux, duke, duces, basileus, basileis, captain, monarch, head
    enemy: enemies, opponent, opponents, foe, foes, rival, other guy, other guys, other player, other side's, his men, his guys, hostile
    move: moves, moved, moving, go, goes, going, went, walk, walks, walking, slide, slides, sliding, travel, run, step on, movement
    jump: jumps, jumped, jumping, leap, leaps, leaping, leaped, hop, hops, hopping, vault, fly, go over, jump over, pass over, skip over
    between: sandwich, sandwiched, in between, middle, amid, betwixt
    surround: surrounded, surrounds, surrounding, boxed in, box in, boxed, shut in, closed in, close in, wall in, walled in, walled, hemmed in, hemmed, encircle, encircled, enclose, enclosed, fenced in, all sides, every side, four sides, cornered in, blocked in
    stuck: cannot move, can t move, cant move, can not move, no legal move, no legal moves, no moves, no move, no more moves, unable to move, stalemate, stalemated, out of moves, nothing to move, nowhere to go, cannot go anywhere, cant go anywhere
    win: wins, won, winning, victory, goal, objective, aim, winner, victorious, win condition
    lose: loses, lost, loss, losing, defeat, defeated, loser
    end: finish, ends, ended, ending, finished, stop, stops, stopped, finish the game, come to an end
    draw: draws, drawn, tie, ties, tied, remis, nobody wins, stand off
    begin: begins, began, start, starts, started, starting, beginning, opening, open, initial, at first, goes first, go first, moves first, move first, first move, first turn, white
    corner: corners, cornr, angle
    edge: edges, border, borders, side of the board, rim, wall of the board, edge of the board, margin, sideline, against the side, the side
    diagonal: diagonally, diagonals, sideways, slanted, crosswise, bishop, angled, oblique
    straight: rook, rooks, line, lines, orthogonal, straight line, along
    pass: skip, skips, skipping, skipped, sit out, miss a turn, miss my turn, do nothing, not move, stay put, stand still, decline to move, forgo
    must: have to, has to, had to, need to, needs to, forced, force, compulsory, obliged, obligatory, mandatory, duty, got to, gotta, required, requirement, obligation, compelled
    refuse: refused, decline, ignore, rather not, choose not, not want, dont want, don t want, without capturing, leave it
    dice: throw, throws, threw, thrown, roll, rolls, rolled, rolling, toss, number
    double: doubles, doublet, pair of dice, same number twice, two sixes
    extra: bonus, another, again, additional, second turn, extra turn, extra turns, one more
    hundred: 100, hundredth, fifty, 50, long time, ages, endless, forever, endlessly
    repeat: repeats, repeated, repetition, same position, threefold, three times, third time, coming back, comes back, back and forth, over and over, again and again, same moves, shuffling, shuffle
    agree: agreed, agreement, agrees, shake hands, handshake, offer, accept, mutual, call it, both want
    several: multiple, many at once, two at once, more than one, two captures, both at once, at once, at the same time, several at once, two at a time, three at once, more than one at once, double capture, multi, simultaneous, simultaneously, combo
    row: rows, next to each other, side by side, adjacent to each other, in a row, chain of, group, two together, pair, pairs, neighbours, standing together, line of men, block of two, touching each other, wall
    howmany: how many, number of, amount, amount of, count of, how much
    howlong: how long, duration, length, minutes, hours, time does, take long, quick, quickly, short, last long, how much time, long game
    howfar: how far, distance, range, how many squares, far, any distance, limit, limited
    where: which square, location, positioned, located, placed at
    each other: one another, other leader, other king, other general, enemy leader, enemy king, enemy general, opposing leader, two leaders, two kings, both leaders, both kings
    common: normal, ordinary, regular, plain, simple, usual, standard
    special: power, powers, superpower, superpowers, ability, abilities, unique, good for, purpose, use, useful, different, difference, point of, extraordinary
    who: whose, which player, which side, which colour, which color
    place: placing, placed, placement, drop, dropping, put, puts, putting, lay, set down, setting up, put down, deploy, deployment
    setup: set up, start position, starting position, initial position, arrangement, arranged, array, line up, lined up, layout, formation, starting setup
    bind: binds, bound, binding, immobilise, immobilize, immobilised, immobilized, immobilising, imprison, imprisoned, imprisoning, pin, pins, pinned, pinning, freeze, frozen, lock, locked, trap, traps, trapped, trapping, tie up, tied up, captive, captives, prisoner, prisoners, paralysed
    free: frees, freed, freeing, release, released, liberate, liberated, rescue, rescued, rescuing, escape, escapes, unbind, unbound, let go, lets go, save, unlock, unpin
    hold: holds, holding, held, holder, holders, keep, keeps, kept, guard, guards
    removal: remove, removes, removed, removing, take off, taking off, taken off, take away, lift off, off the board
    away: leaves, leave, left the, move away, moves away, moved away, walks away, goes away, elsewhere
    active: activity, busy
    passive: passively, lazy, idle, inactive, renitenza, slack
    turn: turns, round, rounds
    vagus: vagi, turned over, turned man, upside down, flipped, flip, flips, flipped over, face down, turn over, turned, deserter, deserters, upturned, wanderer
    upright: turned back, turn back, flip back, flipped back, restore, restored, rehabilitate, right side up, turns back, become normal, normal again, back to normal
    attack: attacks, attacked, attacking, assault, threaten, threatens, strike, aggressive
    beside: next to, adjacent, near, nearby, touch, touches, touching, neighbouring, neighboring, alongside, close to
    quiet: without attacking, not attack, no attack, doesn t attack, dont attack, don t attack, does not attack, fail to attack, non attacking, not beside
    ordinarius: ordinarii
    hoplite: hoplites, heavy, heavies, heavy guys, heavy soldier, heavy soldiers, heavy infantry, armoured, armored
    peltast: peltasts, light, lights, light soldier, light soldiers, light infantry, skirmisher
    armour: armor, armours, shield, protected by armour, resistant, immune
    class: classes, class rule
    farside: far side, other end, other side, back row, opposite side, opposite end, far end, far row, last row, last rank, far rank, enemy s row, back rank, across, home row, end of the board, enemy s side, his side, their side, opposite row, final row, breakthrough, opposite
    all: every, everything, everyone, whole, entire, last of
    lone: alone, single, only one, only, just one, one left, one man left, one piece left, last man, last piece, lonely, by himself, sole, solitary, one remaining, remaining
    none: no soldiers, no men, without soldiers, without men, no more soldiers, nobody left, no army, no pieces left, nothing left
    safe: safely, safety, danger, dangerous, unsafe, risk, suicide, risky, protected, protect, protects, harm, invulnerable, untouchable, secure
    own: myself, my own, his own, your own, friendly, own men, own side, friend, friends, comrade
    illegal: not allowed, forbidden, invalid, wrong move, mistake, mistakes, wrong, error, cheat, cheating, against the rules, mistaken, mistyped, typo
    warned: warning, insist, insists, insisted
    huff: huffs, huffed, huffing
    penalty: penalties, penalise, penalize, punish, punishes, punished, punishment, consequence, consequences, fine, cost
    overlook: overlooked, overlooks, forget, forgot, forgotten, forgets, miss, missed, fail to capture, failed to capture, not notice, notice
    claim: claims, claimed, claiming
    options: option, variant, variants, setting, settings, variation, customise, customize, house rules, change the rules, configure
    board: boards, squares, size, big, large, grid, columns, column, files, ranks, dimensions, field
    letters: greek, alphabet, notation, type, typing, names of squares, letter
    tips: tip, advice, strategy, strategies, tactic, tactics, good at, better, hint, hints, trick, tricks, recommend, recommendation, noob, beginner, newbie, improve, play well, best way
    source: invented, invent, inventor, author, wrote, written, origin, comes from, come from, created, creator, came up, link, company, published, publisher, designer, designed
    ancient: authentic, historical, history, historically, antiquity, greeks, romans, original, old, true, ancients, real rules, genuine, reconstruction, modern
    reading: decide, decided, decision, decisions, interpretation, own ruling, rulings, unclear, ambiguous, house ruling
    landing: land, lands, landed
    runup: run up, beforehand, slide up, slides up, approach, first slide, from afar, from a distance
    once: one jump, only once, one at a time
    chain: chains, multi jump, keep jumping, jump again, double jump, several jumps, continue, continue jumping, multiple jumps, series, another jump, second jump, go on
    armysize: army, men each, men do, starting men
    judged: judge, judging, decided by, evaluated, determined, assessed
    counted: count, counts, counting, counter reset, counter, reset, resets, restarts, anew
    hermes: mercury
    zeus: hand of zeus
    waive: waives, waived, give up, renounce, say no, refuse the, turn down, skip the bonus, not use
    exact: exactly, precise, precisely, exact number
    higher: high, bigger, big die, larger, upper, highest
    lower: low, smaller, small die, lowest
    path: free path, clear path, obstacle, blocked path
    block: blocks, blocked, obstruct, obstructed, in the way
    hand: in hand, unplaced, not yet placed, reserve
    justmoved: last moved, moved last, just moved, must have moved, mover, already there, standing there, arrives, arrive, arriving, came
