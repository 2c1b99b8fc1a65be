# What only Telegram needs said.

telegram-welcome = Ti do il benvenuto a Petteia, i giochi di soldati dei Greci e dei Romani.
telegram-help =
    Scrivi una parola con la barra, per esempio /challenge. In un gruppo, rispondi al messaggio di qualcuno con /challenge per sfidarlo, o scrivi /challenge @nome.
    In questa chat basta una mossa da sola, per esempio a2-a5; in un gruppo, rispondi al tavoliere con la mossa.
telegram-greeting =
    Tengo il tavoliere per i giochi di soldati dei Greci e dei Romani.
    Rispondi al messaggio di qualcuno con /challenge per sfidare chi l’ha scritto, o scrivi solo /challenge e chiunque potrà accettare. /help dice di più.

telegram-passed = Da allora la partita è andata avanti; il tavoliere più recente sta più in basso.
telegram-gone = Questa sfida non è più aperta.
telegram-whispered = È nella nostra chat privata.
telegram-closed = Questo è solo per te, e non posso ancora scriverti. Apri la nostra chat privata e premi Avvia.
telegram-overheard = Qui possono leggerlo tutti, quindi non ne ho fatto un piano. Preparalo nella nostra chat privata: lì lo vedi solo tu.
telegram-not-picking = Chi deve muovere sta scegliendo proprio ora.

telegram-unknown-username = Ultimamente non ho incontrato { $name }. Rispondi a un suo messaggio con /challenge, o scrivi solo /challenge e manda il link.
telegram-bot-opponent = I bot non giocano. Sfida una persona.
telegram-anonymous = Non vedo chi sei mentre scrivi a nome di un gruppo o di un canale. Scrivi a nome tuo e riprova.
telegram-text-only = Leggo solo parole. /help elenca quelle che conosco.
telegram-trouble = Qualcosa è andato storto da parte mia. Riprova tra un momento.

# Buttons
telegram-open = Apri la nostra chat privata
telegram-add = Aggiungimi a un gruppo
