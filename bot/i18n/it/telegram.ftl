# What only Telegram needs said.

# What people see before they press Start (at most 512 characters), and with a link to the bot (120).
telegram-description =
    Giochi da tavolo con soldati greci e romani, da una battaglia di dieci minuti a un lungo assedio.
    Gioca con i tuoi amici qui, un turno alla volta, o in qualsiasi gruppo a cui mi aggiungi. Ti insegno le regole in un minuto.
    Premi Avvia per cominciare.
telegram-short-description = Giochi da tavolo con soldati greci e romani, per sfidare gli amici in qualsiasi chat.

telegram-welcome = Ti do il benvenuto su Petteia: giochi da tavolo con soldati greci e romani.
telegram-help =
    I comandi cominciano con la barra, per esempio /challenge. In un gruppo, rispondi al messaggio di qualcuno con /challenge per sfidarlo, o scrivi /challenge @nome.
    In questa chat basta scrivere la mossa, per esempio a2-a5; in un gruppo, scrivila in risposta al tavoliere.
telegram-greeting =
    Qui trovi giochi da tavolo con soldati greci e romani.
    Rispondi al messaggio di qualcuno con /challenge per sfidarlo, o scrivi solo /challenge e chiunque può accettare. Per saperne di più, scrivi /help.

telegram-passed = La partita è andata avanti; il tavoliere più recente è più in basso.
telegram-gone = Questa sfida non è più aperta.
telegram-whispered = La risposta è nella chat privata.
telegram-ephemeral = La risposta la vedi solo tu. Se non appare nulla, premi di nuovo il pulsante.
telegram-closed = Non posso ancora scriverti. Apri la nostra chat privata e premi Avvia.
telegram-overheard = Qui tutti possono leggere quello che hai scritto, quindi non l’ho usato. Scrivilo nella nostra chat privata: lì lo vedi solo tu.
telegram-not-picking = Qui può scegliere la mossa solo chi deve muovere.

telegram-unknown-username = Non ho visto { $name } di recente. Rispondi a un suo messaggio con /challenge, o scrivi solo /challenge e condividi il link.
telegram-bot-opponent = I bot non giocano. Sfida una persona.
telegram-nobody = Quel messaggio è di un gruppo o di un canale, quindi non so chi intendi. Rispondi a un messaggio della persona, o scrivi solo /challenge e condividi il link.
telegram-anonymous = Non vedo chi sei mentre scrivi a nome di un gruppo o di un canale. Scrivi a nome tuo e riprova.
telegram-guest = Qui posso proporre una partita con le regole e l’orologio abituali: scrivi il mio nome e quello del gioco. Rispondo anche alle domande sulle regole. Per tutto il resto, apri la nostra chat privata.
telegram-text-only = Leggo solo messaggi di testo, e trascrizioni in file di testo. Con /help vedi che cosa puoi scrivere.
telegram-trouble = Qualcosa è andato storto. Riprova tra un momento.
telegram-busy = In questo gruppo ci sono troppi messaggi e non riesco a rispondere a tutti. Aspetta un minuto, o scrivimi in privato.
telegram-busy-private = Ci sono troppi messaggi e non riesco a rispondere a tutti. Aspetta un momento.

# Buttons
telegram-open-board = Apri il tavoliere
telegram-open = Apri la nostra chat privata
telegram-add = Aggiungimi a un gruppo
telegram-share = Condividi
telegram-copy-code = Copia il codice
telegram-members-hidden = Non posso vedere chi gestisce questo gruppo. Nominami amministratore, o rendi visibili i membri, e riprova.
telegram-managers-unknown = Al momento Telegram non mi dice chi gestisce questo gruppo. Riprova tra un momento.
