# How questions are compared with the rulebook's sentences: words that say nothing, how words end, and which mean the same here.

wording-idle =
    a an the teh of to is are am was were be been being it its i im ive id me my mine we us our you your yours u ur he him his she her they them their
    this that these those there here do does did done doing dont doesnt didnt isnt arent wasnt and or but if so as at on in with for from by
    s t d m re ve ll well just really please pls plz hi hello hey ok okay like thing things stuff some any also too very actually now
    tell know explain say says said rule rules game games mean means question what whats which how why not about would should will shall ever
    than one's got get gets getting into onto up then because whatever something anything someone somebody stand stands standing stood sit sits sitting way have has had even still play plays playing played
wording-endings = ings ing edly ed ers er ies es s ly e
wording-alike =
    partner: help, helps, helping, assist, assists, support, supports, take part, takes part, taking part, ally
    undo: take back, take it back, take my move back, take that back, go back a move, go back one move, revert, reverse my move, undone, misclicked, mistouched, pressed the wrong
    orientation: turn the board, flip the board, rotate the board, board round, board around, rotate, turn my board, board upside down
    timeout: ran out of time, run out of time, runs out of time, out of time, time is up, time over, time is over, timed out, flag fell, no time left
    absent: vanished, disappeared, ghosted, ghosting, left me, went away, afk, not answering, does not answer, doesn t answer, never answers, not respond, doesn t respond, not responding, not moved for, not played for, hasn t moved, hasn t played, inactive for days
    resign: surrender, surrenders, concede, forfeit, give up the game, give up, quit, quitting, abandon, throw in the towel, bail out
    computer: bot, ai, engine, cpu, machine, robot
    message: messages, chat, chats, chatting, dm, text him, write to
    annoying: annoys, annoyed, bothers, bothering, bother, harass, harassing, spams, spamming, stalker, troll
    vacation: holiday, holidays, vacations, away next, travelling, traveling
    notify: notification, notifications, notified, notifies, ping, pings, pinging, reminder, reminders, alerts, alert
    can: may, could, can i, is it allowed, allowed, allow, legal, possible, am i able, able, permitted, okay to
    capture: captures, capturing, take, takes, took, taking, kill, kills, killing, eat, eats, ate, eating, catch, catches, grab, beat, hit, get rid, gobble, snatch, get him, get it, get them, knock out, nab, captor, captors, take out, takes out, wipe out, bump off, pick off, swallow, destroy, destroys, eliminate, eliminates, smash, murder, slay, bite, nick, capturing a piece
    capture suffer: captured, be taken, taken, taken off the board, killed, be killed, eaten, caught, grabbed, die, dies, dead, died, lose a piece, knocked out, gone, victim, prey, stolen, beaten, be beaten, fall, falls, wiped out, destroyed, eliminated, taken out, slain, captured piece, doomed, toast, lose him, lose it, lose my piece, lose my man, lose pieces, attackable
    man: men, piece, pieces, peice, peices, soldier, soldiers, stone, stones, guy, pawn, pawns, token, tokens, checker, checkers, dude, dudes, unit, units, figure, figures, troop, troops, warrior, warriors, fellow, pebble, pebbles, marble, marbles, disc, discs, chip, chips, lads, boys, minions, fighter, fighters, infantry, grunt, grunts, footman, footmen, foot soldier, foot soldiers, bit, blokes, fellas, hoplon, somebody's piece, people
    leader: leaders, king, kings, general, generals, boss, chief, strategos, lars, commander, dux, duke, duces, basileus, basileis, captain, monarch, head, big guy, head honcho, big boss, main piece, top piece, emperor, ruler, kingpin, royal, strategus, lar, basilius, basilieus, bazileus, comander
    enemy: enemies, opponent, opponents, foe, foes, rival, other guy, other guys, other player, other side's, his men, his guys, hostile, opposing, adversary, opp, bad guy, bad guys, other player's, opponents piece, hostiles, his piece, his pieces, another player
    move: moves, moved, moving, go, goes, going, went, walk, walks, walking, slide, slides, sliding, travel, run, step on, movement, step, steps, stepping, shift, shifts, advance, advances, march, glide, glides, push, proceed, relocate, forward, forwards, backward, backwards, back up, retreat, retreats
    jump: jumps, jumped, jumping, leap, leaps, leaping, leaped, hop, hops, hopping, vault, fly, go over, jump over, pass over, skip over
    between: sandwich, sandwiched, in between, middle, amid, betwixt
    surround: surrounded, boxing in, boxing,  surrounds, surrounding, boxed in, box in, boxed, shut in, closed in, close in, wall in, walled in, walled, hemmed in, hemmed, encircle, encircled, enclose, enclosed, fenced in, all sides, every side, four sides, cornered in, blocked in
    stuck: cannot move, can t move, cant move, can not move, no legal move, no legal moves, no moves, no move, no more moves, unable to move, stalemate, stalemated, out of moves, nothing to move, nowhere to go, cannot go anywhere, cant go anywhere, unable to make a move, blocked in completely, no squares left, cant do anything, can t do anything, cannot do anything, has no moves, not able to move, no available moves, no way to move, zero moves, no move available, can not do anything, completely blocked, fully blocked, totally blocked, cannot make a move, cant make a move, can t make a move, no possible moves, no possible move
    win: wins, won, winning, victory, goal, objective, aim, winner, victorious, win condition, victor, prevail, triumph, winning condition, victorious side, gets the win
    lose: loses, lost, loss, losing, defeat, defeated, loser, out of the game, knocked out of the game, game over for me, im out, i m out, defeats
    end: finish, ends, ended, ending, finished, stop, stops, stopped, finish the game, come to an end
    draw: draws, drawn, tie, ties, tied, remis, nobody wins, stand off, no winner, nobody winning, even game, split the point, undecided
    begin: begins, began, start, starts, started, starting, beginning, opening, open, initial, at first, goes first, go first, moves first, move first, first move, first turn, white, kick off, kicks off, gets to start, opens, lead off, first go, whos first, first player, start off, opener, first, goes 1st, 1st, starter
    corner: corners, cornr, angle, corner square, corner spot, nook
    edge: edges, border, borders, side of the board, rim, wall of the board, edge of the board, margin, sideline, against the side, the side, sides, outer, perimeter, boundary, outside line, along the side, wall, walls, outermost
    diagonal: diagonally, diagonals, sideways, slanted, crosswise, bishop, angled, oblique, diag, diags, slantwise, kitty corner, at an angle, 45 degrees, angles
    straight: rook, rooks, line, lines, orthogonal, straight line, along
    pass: skip, skips, skipping, skipped, sit out, miss a turn, miss my turn, do nothing, not move, stay put, stand still, decline to move, forgo, wait a turn, stay still, stay where i am, leave my turn, give up my turn, hold still, not moving, stay in place, hold my turn, let him go twice
    must: have to, has to, had to, need to, needs to, forced, force, compulsory, obliged, obligatory, mandatory, duty, got to, gotta, required, requirement, obligation, compelled, have 2, supposed to, obligated, necessary, essential, optional, voluntary, choice, choose, up to me, am i made to, need, needed, obligations, insist on
    refuse: refused, decline, ignore, rather not, choose not, not want, dont want, don t want, without capturing, leave it
    dice: throw, throws, threw, thrown, roll, rolls, rolled, rolling, toss, number, pips, die roll, d6, throwing, luck
    double: doubles, doublet, pair of dice, same number twice, two sixes, twins, same number, equal dice, snake eyes, double six, double sixes, two of the same, matching dice, identical dice, doublets, both dice the same, both dice show
    extra: bonus, another, again, additional, second turn, extra turn, extra turns, one more, free turn, go again, one more go, second go, another go, move again, play again, throw again, roll again, more turns, second throw, additional turn
    hundred: 100, hundredth, fifty, 50, long time, ages, endless, forever, endlessly, very long, 50 move, fifty move, forever and ever, never ending, never end, never ends, infinite, infinitely
    repeat: repeats, repeated, repetition, same position, threefold, three times, third time, coming back, comes back, back and forth, over and over, again and again, same moves, shuffling, shuffle, same spot, loop, loops, looping, circles, ping pong, to and fro, same thing, repeating, over again, same place, recurring, recurs, same layout, identical position
    agree: agreed, agreement, agrees, shake hands, handshake, offer, accept, mutual, call it, both want, truce, peace, settle, mutually, consent, both agree, deal
    several: multiple, many at once, two at once, more than one, two captures, both at once, at once, at the same time, several at once, two at a time, three at once, more than one at once, double capture, multi, simultaneous, simultaneously, combo, all of them, 2 at once, triple, three at a time, in one go, same move, with one move, in one move, in a single move, single move, all at once, two for one, multiple captures, multiple pieces, double kill, as many, more than 1, how many can i take, how many can i capture
    row: rows, next to each other, side by side, adjacent to each other, in a row, chain of, group, two together, pair, pairs, neighbours, standing together, line of men, block of two, touching each other, wall of, duo, buddies, clump, cluster, stuck together, linked, huddled, bunch, in line, neighbour, shoulder to shoulder, back to back
    howmany: how many, number of, amount, amount of, count of, how much
    howlong: how long, duration, length, minutes, hours, time does, take long, quick, quickly, short, last long, how much time, long game, long, fast, time
    howfar: how far, distance, range, how many squares, far, any distance, limit, limited
    where: which square, location, positioned, located, placed at, spot, whereabouts, what square, starting square
    each other: one another, other leader, other king, other general, enemy leader, enemy king, enemy general, opposing leader, two leaders, two kings, both leaders, both kings
    common: normal, ordinary, regular, plain, simple, usual, standard
    special: power, powers, superpower, superpowers, ability, abilities, unique, good for, purpose, use, useful, different, difference, point of, extraordinary
    who: whose, which player, which side, which colour, which color
    place: placing, placed, placement, drop, dropping, put, puts, putting, lay, set down, setting up, put down, deploy, deployment
    setup: set up, start position, starting position, initial position, arrangement, arranged, array, line up, lined up, layout, formation, starting setup
    bind: binds, bound, binding, immobilise, immobilize, immobilised, immobilized, immobilising, imprison, imprisoned, imprisoning, pin, pins, pinned, pinning, freeze, frozen, lock, locked, trap, traps, trapped, trapping, tie up, tied up, captive, captives, prisoner, prisoners, paralysed, stuck between, arrest, arrested, jailed, jail, shackle, shackled, handcuff, chained, chain up, paralyse, paralyze, ensnare, immobile, immobilization, detain, capture alive
    free: frees, freed, freeing, release, released, liberate, liberated, rescue, rescued, rescuing, escape, escapes, unbind, unbound, let go, lets go, save, unlock, unpin, freedom, get out, getting out, break out, breaks out, loose, un pin, save him, rescues, liberates
    hold: holds, holding, held, holder, holders, keep, keeps, kept, guard, guards, captor's hold, jailer, jailers, guardian, warden
    removal: remove, removes, removed, removing, take off, taking off, taken off, take away, lift off, off the board, take him off, takes him off, take it off, taken away, clear off, dispose, get rid of, discard
    away: leaves, leave, left the, move away, moves away, moved away, walks away, goes away, elsewhere
    active: activity, busy
    passive: passively, lazy, idle, inactive, renitenza, slack
    turn: turns, round, rounds
    vagus: vagi, turned over, turned man, upside down, flipped, flip, flips, flipped over, face down, turn over, turned, deserter, deserters, upturned, wanderer, reversed, turned upside, belly up, on its back, over turned, overturned, flipping, turn my man over, turns over, becomes a vagus
    upright: turned back, turn back, flip back, flipped back, restore, restored, rehabilitate, right side up, turns back, become normal, normal again, back to normal, unflip, unflipped, recover, recovers, regain, redeem, redeemed, return to normal, back again, turned up, turn up again, face up, heal, healed, fixed
    attack: attacks, attacked, attacking, assault, threaten, threatens, strike, aggressive, attacker, attackers, aggression, charge, charges, engage, confront, fight, fighting, hits, threatening
    beside: next to, adjacent, near, nearby, touch, touches, touching, neighbouring, neighboring, alongside, close to, right by, by the side of, bordering, close, contact
    quiet: without attacking, not attack, no attack, doesn t attack, dont attack, don t attack, does not attack, fail to attack, non attacking, not beside
    ordinarius: ordinarii
    hoplite: hoplites, heavy, heavies, heavy guys, heavy soldier, heavy soldiers, heavy infantry, armoured, armored, hoplit, hopplite, hoplits, big soldiers, strong soldiers, strong ones, armoured guys, tanks
    peltast: peltasts, light, lights, light soldier, light soldiers, light infantry, skirmisher, peltasst, peltats, small soldiers, weak soldiers, weak ones, lighter
    armour: armor, armours, shield, protected by armour, resistant, immune, bulletproof, tough, tougher, protection
    class: classes, class rule, composition, mix of pieces, kinds of pieces against
    farside: far side, other end, other side, back row, opposite side, opposite end, far end, far row, last row, last rank, far rank, enemy s row, back rank, across, home row, end of the board, enemy s side, his side, their side, opposite row, final row, breakthrough, opposite, last line, end row, end line, their home, home rank, opponents side, opponent s side, opponent s row, top row, enemy lines, enemy line, enemy side, other edge, opposite edge, top of the board, all the way over, goal line, finish line, rank 8, row 8, row 1
    all: every, everything, everyone, whole, entire, last of
    lone: alone, single, only one, only, just one, one left, one man left, one piece left, last man, last piece, lonely, by himself, sole, solitary, one remaining, remaining, sole survivor, only piece, remains, last one, last survivor, one man, one piece, single piece, one soldier, just me, left over, remaining one, 1 left, 1 piece, 1 man
    none: no soldiers, no men, without soldiers, without men, no more soldiers, nobody left, no army, no pieces left, nothing left, all my soldiers, all his soldiers, all soldiers, all his men, all my men, no troops, zero soldiers, empty handed, wiped clean
    safe: safely, survive, survives, survived, immortal, invincible, safety, danger, dangerous, unsafe, risk, suicide, risky, protected, protect, protects, harm, invulnerable, untouchable, secure, protecting, shielded, defend, defended, defends, defence, defense, at risk, exposed, vulnerable, hide, hides, hiding, shelter, immune to
    own: myself, my own, his own, your own, friendly, own men, own side, friend, friends, comrade, teammates, teammate, my side, myself in, on my own, team, my soldiers, my men, my pieces
    illegal: not allowed, forbidden, invalid, wrong move, mistake, mistakes, wrong, error, cheat, cheating, against the rules, mistaken, mistyped, typo, impossible, not legal, unlawful, rejected, disallowed, not permitted, isn t allowed, isnt allowed, wont let me, won t let me, misclick, blunder, wrongly, incorrect, not possible, invalid move
    warned: warning, insist, insists, insisted
    huff: huffs, huffed, huffing
    penalty: penalties, penalise, penalize, punish, punishes, punished, punishment, consequence, consequences, fine, cost, punishing, pay for, pay, price, repercussions, bad for me, trouble
    overlook: overlooked, overlooks, forget, forgot, forgotten, forgets, miss, missed, fail to capture, failed to capture, not notice, notice, did not see, didn t see, didnt see, not seen, skipped a capture, missed a capture, oversee, unnoticed, fail, failed, fails, ignored, ignoring
    claim: claims, claimed, claiming, call out, point out, calls out
    options: option, variant, variants, setting, settings, variation, customise, customize, house rules, change the rules, configure, toggle, toggles, switch, tweak, tweaks, enable, disable, turn on, turn off, alternative rules, different rules, modes, mode
    board: boards, squares, size, big, large, grid, columns, column, files, ranks, dimensions, field, playing field, playing area, playfield, tiles, cells, spaces, battlefield, map, 8x8, 12x8, squares wide
    letters: greek, alphabet, notation, type, typing, names of squares, letter, alpha, beta, latin, keyboard, write moves, notations, naming, coordinates
    tips: tip, advice, strategy, strategies, tactic, tactics, good at, better, hint, hints, trick, tricks, recommend, recommendation, noob, beginner, newbie, improve, play well, best way, beginners, tipps, pointers, cheat sheet, guide, good play, best move, good plan, plan, noobs, winning strategy, what to do
    source: invented, invent, inventor, author, wrote, written, origin, comes from, come from, created, creator, came up, link, company, published, publisher, designer, designed, designers, made up, making, behind this game, who makes, copyright, book, rulebook, credit, credits, website
    ancient: authentic, historical, history, historically, antiquity, greeks, romans, original, old, true, ancients, real rules, genuine, reconstruction, modern, authentically, roman times, ancient times, ancient greece, really played, actually played, history of, museum, archaeology, antique
    reading: decide, decided, decision, decisions, interpretation, own ruling, rulings, unclear, ambiguous, house ruling, guesses, guess, assumption, assumptions, assume, unclear rules, homebrew, liberties
    landing: land, lands, landed, lands on, end up, ends up, touch down, behind it, behind him, behind them, square behind
    runup: run up, beforehand, slide up, slides up, approach, first slide, from afar, from a distance, running start, walk first, move first then, slide first, moving first, gap before, from far, far away
    once: one jump, only once, one at a time
    chain: chains, multi jump, keep jumping, jump again, double jump, several jumps, continue, continue jumping, multiple jumps, series, another jump, second jump, go on, jump on, second hop, hop again, jumps in a row, several hops, jump twice, jump several, jump multiple, multiple hops, in sequence, keep hopping, more jumps, triple jump, next jump
    armysize: army, men each, men do, starting men
    judged: judge, judging, decided by, evaluated, determined, assessed, checked, check, looked at, worked out, calculated, decides, determine
    counted: count, counts, counting, counter reset, counter, reset, resets, restarts, anew, tallied, tally, clock, counting starts
    hermes: mercury
    zeus: hand of zeus
    waive: waives, waived, renounce, say no, refuse the, turn down, skip the bonus, not use, pass on, opt out, do without, not roll, not throw, don t want the, dont want the, not have to roll
    exact: exactly, precise, precisely, exact number, precise number, full number, whole number, all of it, full amount, entire number
    higher: high, bigger, big die, larger, upper, highest, greater, larger number, bigger number, higher die, higher number, high number, big number, large number
    lower: low, smaller, small die, lowest, lesser, smaller number, lower number, low number, lower die, lower one, small number
    path: free path, clear path, obstacle, blocked path, free way, clear way, clear line
    block: blocks, blocked, obstruct, obstructed, in the way, block the way, stop me, stops me, gets in the way, stand in the way, standing in the way, blocking
    hand: in hand, unplaced, not yet placed, reserve, not on the board yet
    justmoved: last moved, moved last, just moved, must have moved, mover, already there, standing there, arrives, arrive, arriving, came, the mover, one that moved, piece that moved, the one i move, moved there, just arrived, just come, has moved, previous move, already next to, last to move, last mover
    nocapture: no captures, no capture, without a capture, without captures, nobody captures, no one captures, nobody took, nobody takes, nothing was taken, nothing taken, no one dies, nobody dies, nothing happens, nothing happening, nothing is happening, no progress, boring, deadlock, standstill, no one takes, not captured anything, no action, taken nothing, no kills, nothing captured, nobody captured
wording-numbers = 0 zero, 1 one, 2 two, 3 three, 4 four, 5 five, 6 six, 7 seven, 8 eight, 9 nine, 10 ten, 11 eleven, 12 twelve, 13 thirteen,
    16 sixteen, 24 twentyfour, 32 thirtytwo, 50 fifty, 100 hundred, 1st first, 2nd second, 3rd third
# What kind of question it is, by some of its words.
wording-kinds =
    what: what is, what are, whats, what s, what does, what do you mean, define, definition of, meaning of, who is, who are, explain
    if: what if, what happens, suppose
# What comes before the name of a game.
wording-before-names = in the one with the, in the one with, the one with the, the one with, one with the, the game with the, the game with, the version with, in the game of, in the game, the game of, and in, what about in, from the, in the, in, from, of, by, for, at, at the, the
# What people call the games in questions, beside their names.
wording-games =
    vogt-kubeia: dice game, game with dice, game with the dice, one with dice, one with the dice, version with dice
    lemery-crossing: race of the leaders, race of leaders, leader race, race game, the race
    lemery-compact: small petteia, small one, little one
    lemery-latrunculi: binding game, one with binding
    poleis: one with the vagi, one with vagi, game with vagi
    walker-dux: one with the dux, one with a dux
    vogt-petteia: tournament game, tournament rules, tournament version, one with hoplites, one with the hoplites
# Names of games that are ordinary words too.
wording-weak-names = crossing polis latrones
# What a question begins with that goes on from the one before.
wording-follow-up = and what about, and how about, what about, how about, but what about, and, but, or, also, then
# What people say around a question, with … in its place. For training.
wording-polite = hi, …; hello! …; hey …; … thanks; … please; sorry but …; could you please tell me …; please explain …; can you tell me …; ok so …; hm, …; one question: …; good evening, … thank you; i would like to know …; … lol; umm …; quick question, …; i am new here, …; no idea, …; hi im 9 and i dont get it, …; i am 8 years old, …; my dad and i are arguing, …; good evening, could you kindly tell me … many thanks in advance; dear bot, … kind regards; quick one … cheers; hey bot … asap; excuse me if this is silly but …; so my friend says … is that right; first time here and … thx; forgive an old man, …; ugh … help; wait, …; … i really need to know; we just started and …; remind me again, …; could someone explain … please and thank you; … or did i miss something
