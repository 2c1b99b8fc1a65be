# Agreements between players: takebacks, rematches; and whom somebody blocks.

word-takeback = ask to take your last move back, or agree to it
word-rematch = play the same again, with sides exchanged

## Takebacks

button-takeback = Take my move back
button-takeback-yes = Let it be taken back
button-takeback-no = It stands

note-takeback-yours = You ask to take { $action } back. It stands until it is answered or played past.
note-takeback-both-yours = You ask to take { $action } back, and with it all that came after. It stands until it is answered or played past.
note-takeback-theirs = { $name } asks to take { $action } back.
note-takeback-both-theirs = { $name } asks to take { $action } back, and with it all that came after.

news-takeback-asked = Your opponent asks to take a move back.
news-takeback-declined = Your move is not taken back; it stands.
news-taken-back = Your move is taken back. Play another.

done-takeback-asked = You asked to take your last move back.
done-taken-back = The move is taken back.
done-takeback-declined = You declined. The move stands.

refused-takeback-stands = You have asked already; your opponent has not yet answered.
refused-takeback-to-answer = Your opponent asks to take a move back. Answer that first.
refused-nothing-to-take-back = There is no move of yours to take back. After one was taken back, play another first.
refused-no-takeback-asked = Nobody asks to take a move back now.

## Rematches

button-rematch = Rematch

note-rematch = A rematch of { $match }, with sides exchanged.
done-rematch = You offered a rematch with sides exchanged.

refused-not-over = This match is not over; a rematch comes after it.
refused-none-over = You have no match that is over. “challenge” starts one.
refused-rematch-stands = You have offered this rematch already. It waits for an answer.
refused-rematch-runs = This rematch is being played already.

## Blocking

button-block = Block this person
button-unblock = Unblock
unblock-name = Unblock { $name }

done-blocked = You block { $name }: their challenges no longer reach you. Matches that you play go on.
done-unblocked = You no longer block { $name }.

blocked-name = { $name }
setting-blocked = { $more ->
    [0] You block { $names }.
   *[other] You block { $names } and { $more } more.
}

refused-undeliverable = I cannot deliver a challenge to that person. Leave the name out to challenge anybody.
refused-not-available = This challenge is not available to you.
refused-blocked-by-you = You block that person. “settings” lists whom you block, and lifts it.
refused-nobody-to-block = I know nobody called “{ $typed }”. A person can also be blocked by the button under their challenge, or behind “More” in a match.
refused-own-block = You cannot block yourself.
refused-not-blocked = You do not block that person.
