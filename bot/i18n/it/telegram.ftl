# What only Telegram needs said.

# What people see before they press Start (at most 512 characters), and with a link to the bot (120).
telegram-description =
    Giochi da tavolo con soldati greci e romani, dalla battaglia di dieci minuti al lungo assedio.
    Sfida gli amici qui, una mossa alla volta, o in qualsiasi gruppo in cui mi aggiungi. Le regole si imparano in un minuto.
    Premi Avvia per cominciare.
telegram-short-description = Giochi da tavolo con soldati greci e romani, da giocare con gli amici in qualsiasi chat.

telegram-welcome = Ti do il benvenuto a Petteia: giochi da tavolo con soldati greci e romani.
telegram-help =
    I comandi cominciano con la barra, per esempio /challenge. In un gruppo, rispondi al messaggio di qualcuno con /challenge per sfidarlo, o scrivi /challenge @nome.
    In questa chat basta una mossa da sola, per esempio a2-a5; in un gruppo, rispondi al tavoliere con la mossa.
telegram-greeting =
    Qui si gioca a giochi da tavolo con soldati greci e romani.
    Rispondi al messaggio di qualcuno con /challenge per sfidare chi l’ha scritto, o scrivi solo /challenge e chiunque potrà accettare. Per saperne di più scrivi /help.

telegram-passed = La partita è andata avanti; il tavoliere più recente è più in basso.
telegram-gone = Questa sfida non è più aperta.
telegram-whispered = Guarda la nostra chat privata.
telegram-ephemeral = La risposta la vedi solo tu. Se non appare nulla, premi di nuovo.
telegram-closed = Non posso ancora scriverti. Apri la nostra chat privata e premi Avvia.
telegram-overheard = Qui possono leggerlo tutti, quindi non l’ho usato. Scrivilo nella nostra chat privata: lì lo vedi solo tu.
telegram-not-picking = Chi deve muovere sta scegliendo.

telegram-unknown-username = Ultimamente non ho visto { $name }. Rispondi a un suo messaggio con /challenge, o scrivi solo /challenge e manda il link.
telegram-bot-opponent = I bot non giocano. Sfida una persona.
telegram-nobody = Quel messaggio è di un gruppo o di un canale: non vedo a chi ti riferisci. Rispondi a un messaggio della persona, o scrivi solo /challenge e manda il link.
telegram-anonymous = Non vedo chi sei mentre scrivi a nome di un gruppo o di un canale. Scrivi a nome tuo e riprova.
telegram-guest = Qui posso invitare a una partita con le regole e l’orologio abituali: scrivi il mio nome e quello del gioco. Rispondo anche a domande sulle regole. Per tutto il resto apri la nostra chat privata.
telegram-text-only = Leggo solo testo, e trascrizioni in file di testo. /help elenca quello che puoi scrivere.
telegram-trouble = Qualcosa è andato storto. Riprova tra un momento.
telegram-busy = In questo gruppo ci sono troppi messaggi per rispondere a tutti. Aspetta un minuto, o scrivimi in privato.
telegram-busy-private = Sono troppi messaggi per rispondere a tutti. Aspetta un momento.

# Buttons
telegram-open-board = Apri il tavoliere
telegram-open = Apri la nostra chat privata
telegram-add = Aggiungimi a un gruppo
telegram-share = Condividi
telegram-copy-code = Copia il codice
telegram-members-hidden = Non posso vedere chi gestisce questo gruppo. Nominami amministratore, o rendi visibili i membri, e riprova.
telegram-managers-unknown = Telegram per ora non dice chi gestisce questo gruppo. Riprova fra poco.
