# The web chat's account: browsers that are signed in, and the recovery code. Shown in the web chat only.

setting-name = Je heet { $name }. Typ “hernoem” en een nieuwe naam om dat te veranderen.
setting-account = Je account zit vast aan deze browser. Schrijf een herstelcode op, of koppel Discord of Telegram, zodat je het niet kwijtraakt.
setting-sessions = { $others ->
    [0] Je bent alleen hier ingelogd.
    [one] Je bent hier en in nog een browser ingelogd:
   *[other] Je bent hier en in { $others } andere browsers ingelogd:
}
session = { $browser ->
    [unknown] een onbekende browser
   *[other] { $browser }
}, laatst gebruikt { $used }
session-unused = { $browser ->
    [unknown] een onbekende browser
   *[other] { $browser }
}, lang niet gebruikt
button-sessions-end = Overal elders uitloggen
button-recovery = Nieuwe herstelcode
done-sessions-ended = { $count ->
    [0] Je was alleen hier ingelogd.
    [one] De andere browser is uitgelogd.
   *[other] De { $count } andere browsers zijn uitgelogd.
}
done-recovery-code = Je herstelcode: { $code }. Schrijf hem op: je ziet hem maar één keer, en eerdere codes werken niet meer. Met je naam en deze code kun je één keer in een nieuwe browser inloggen.
refused-recovery-nameless = Je account heeft geen naam in de webchat en kan dus geen herstelcode hebben. Gebruik “koppelen” op je andere platform.
done-renamed = Je heet nu { $name }, ook in je partijen. Je herstelcode hoort bij de nieuwe naam.
refused-name-of-platform = Op Discord en Telegram zien anderen de naam uit je profiel daar. Verander je naam daar.
refused-renamed-often = Je hebt je naam vandaag vaak veranderd. Probeer het morgen weer.
