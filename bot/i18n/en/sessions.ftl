# The web chat's account: browsers that are signed in, and the recovery code. Shown in the web chat only.

setting-name = Your name is { $name }. To change it, type “rename” and a new name.
setting-account = Your account lives in this browser. Note down a recovery code, or link Discord or Telegram, so that you can get back into it.
setting-sessions = { $others ->
    [0] You are signed in only here.
    [one] You are signed in here and in another browser:
   *[other] You are signed in here and in { $others } other browsers:
}
session = { $browser ->
    [unknown] an unknown browser
   *[other] { $browser }
}, last used { $used }
session-unused = { $browser ->
    [unknown] an unknown browser
   *[other] { $browser }
}, not used recently
button-sessions-end = Sign out everywhere else
button-recovery = New recovery code
done-sessions-ended = { $count ->
    [0] You were signed in only here.
    [one] The other browser is signed out.
   *[other] The { $count } other browsers are signed out.
}
done-recovery-code = Your recovery code: { $code }. Write it down: it is shown only once, and earlier codes no longer work. With your name and this code, you can sign in once from a new browser.
refused-recovery-nameless = Your account has no name in the web chat, so it cannot have a recovery code. Use “link” on your other platform instead.
done-renamed = Your name is now { $name }, in your matches too. Your recovery code belongs to the new name.
refused-name-of-platform = On Discord and Telegram, your name is the one in your profile there. Change it there.
refused-renamed-often = You have changed your name often today. Try again tomorrow.
