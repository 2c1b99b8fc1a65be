# The web chat's account: browsers that are signed in, and the recovery code. Shown in the web chat only.

setting-name = Du heißt { $name }. Um das zu ändern, schreib „umbenennen“ und dahinter einen neuen Namen.
setting-account = Angemeldet bist du nur in diesem Browser. Schreib dir einen Wiederherstellungscode auf oder verknüpfe Discord oder Telegram, damit du wieder in dein Konto kommst.
setting-sessions = { $others ->
    [0] Du bist nur hier angemeldet.
    [one] Du bist hier und in einem anderen Browser angemeldet:
   *[other] Du bist hier und in { $others } anderen Browsern angemeldet:
}
session = { $browser ->
    [unknown] ein unbekannter Browser
   *[other] { $browser }
}, zuletzt benutzt: { $used }
session-unused = { $browser ->
    [unknown] ein unbekannter Browser
   *[other] { $browser }
}, länger nicht benutzt
button-sessions-end = Überall sonst abmelden
button-recovery = Neuer Wiederherstellungscode
done-sessions-ended = { $count ->
    [0] Du warst nur hier angemeldet.
    [one] Der andere Browser ist abgemeldet.
   *[other] Die { $count } anderen Browser sind abgemeldet.
}
done-recovery-code = Dein Wiederherstellungscode: { $code }. Schreib ihn auf: Er wird nur einmal gezeigt, und frühere Codes gelten nicht mehr. Mit deinem Namen und diesem Code kannst du dich einmal in einem neuen Browser anmelden.
refused-recovery-nameless = Dein Konto hat im Webchat keinen Namen und kann daher keinen Wiederherstellungscode haben. Schreib stattdessen „verknüpfen“ auf deiner anderen Plattform.
done-renamed = Du heißt jetzt { $name }, auch in deinen Partien. Dein Wiederherstellungscode gilt jetzt zusammen mit dem neuen Namen.
refused-name-of-platform = Auf Discord und Telegram gilt der Name aus deinem Profil dort. Ändere ihn dort.
refused-renamed-often = Du hast deinen Namen heute oft geändert. Versuch es morgen wieder.
