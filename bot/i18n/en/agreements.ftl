# Agreements between players: takebacks, rematches; and blocking.

word-takeback = ask to take back your last move, or agree to it
word-rematch = play again with sides swapped
word-public = let anyone with the link watch a match, if your opponent agrees

## Takebacks

button-takeback = Take back my move
button-retry = Take back and try again
button-takeback-yes = Allow
button-takeback-no = Decline

note-takeback-yours = You asked to take back { $action }. The request is open until someone answers or moves.
note-takeback-both-yours = You asked to take back { $action } and everything after it. The request is open until someone answers or moves.
note-takeback-theirs = { $name } asks to take back { $action }.
note-takeback-both-theirs = { $name } asks to take back { $action } and everything after it.

news-takeback-asked = Your opponent asks to take back a move.
news-takeback-refused = The takeback was declined.
news-takeback-declined = Your opponent declined the takeback.
news-taken-back = Your move was taken back. Make another move.

done-takeback-asked = You asked to take back your last move.
done-taken-back = Move taken back.
done-takeback-declined = Takeback declined.

refused-takeback-stands = You have already asked for a takeback. Wait for your opponent’s answer.
refused-takeback-to-answer = Your opponent asks to take back a move. Answer that request first.
refused-nothing-to-take-back = You have no move to take back. After a takeback, make another move first.
refused-no-takeback-asked = Nobody has asked for a takeback.

## Rematches

button-rematch = Rematch

note-rematch = This is a rematch with the sides swapped.
done-rematch = You offered a rematch with the sides swapped.

refused-not-over = You can offer a rematch when this match is over.
refused-none-over = You have no finished match. Type “challenge” to start one.
refused-rematch-stands = You have already offered this rematch. Wait for an answer.
refused-rematch-runs = This rematch has already begun.

## Letting others watch

button-public = Let others watch
button-public-yes = Agree
button-public-no = Decline

note-public = Anyone with the link can watch this match.
note-public-yours = You asked to let anyone with the link watch this match. Waiting for an answer.
note-public-theirs = { $name } asks to let anyone with the link watch this match.

news-public-asked = Your opponent asks to let anyone with the link watch this match.
news-public-declined = Your opponent would rather play without spectators.
news-made-public = Your opponent agreed: anyone with the link can now watch this match.

done-public-asked = You asked your opponent to let anyone with the link watch this match.
done-made-public = Anyone with the link can now watch this match.
done-public-declined = You declined to let others watch, so only the two of you can see this match.

refused-public-already = Anyone with the link can already watch this match.
refused-public-stands = You have already asked to let others watch. Wait for your opponent’s answer.
refused-no-public-asked = Nobody has asked to let others watch.

## Blocking

button-block = Block this person
button-unblock = Unblock
unblock-name = Unblock { $name }

done-blocked = { $name } is blocked and can no longer challenge you. Your current matches go on.
done-unblocked = { $name } is no longer blocked.

blocked-name = { $name }
setting-blocked = { $more ->
    [0] Blocked: { $names }.
   *[other] Blocked: { $names } and { $more } more.
}

refused-undeliverable = That challenge cannot be delivered. Leave the name out for an open challenge.
refused-not-available = This challenge is not available to you.
refused-blocked-by-you = You have blocked that person. Type “settings” to unblock them.
refused-nobody-to-block = No player named “{ $typed }”. You can also block someone with the button under their challenge, or under “More” in a match.
refused-own-block = You cannot block yourself.
refused-not-blocked = You have not blocked that person.
