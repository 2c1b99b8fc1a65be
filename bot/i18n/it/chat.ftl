# Ciò che i giocatori si dicono.

word-say = scrivi qualcosa all’avversario
    .asked =
        come scrivo al mio avversario
        salutare l’avversario
        scrivere all’avversario
        parlare con l’avversario
        mandare un messaggio all’altro giocatore
        chat con l’avversario
word-mute = non vedere più i messaggi dell’avversario in una partita
    .asked =
        farlo tacere
        nascondere i suoi messaggi
        basta messaggi
        non voglio i suoi messaggi
        silenziare l’avversario
        non voglio leggere quello che scrive
        spegnere la chat
        parla troppo
word-unmute = vedi di nuovo i messaggi dell’avversario
    .asked =
        voglio rileggere i suoi messaggi
        riattivare la chat
word-report = segnala l’ultimo messaggio dell’avversario
    .asked =
        è maleducato
        parolacce
        segnalare un messaggio
        mi ha insultato
        segnalare un giocatore
        messaggio offensivo

button-mute = Silenzia i messaggi
button-unmute = Mostra i messaggi
button-report = Segnala il messaggio

chat-message = { $name }: { $text }
news-said = Il tuo avversario dice: { $text }

done-said = Inviato.
done-muted = Non vedrai più i messaggi dell’avversario in questa partita.
done-unmuted = Vedi di nuovo i messaggi dell’avversario.
done-reported = Grazie. Il messaggio è stato segnalato a chi gestisce questo bot.

refused-say-what = Scrivi il messaggio, ad esempio «say buona fortuna!»
refused-say-computer = Il computer non legge i messaggi.
refused-say-long = Un messaggio può avere al massimo { $limit } caratteri. Non è stato inviato nulla.
refused-say-often = Stai inviando messaggi troppo in fretta. Aspetta un minuto e riprova.
refused-nothing-to-report = Qui il tuo avversario non ha detto nulla.

web-chat-label = Messaggi
web-say-label = Il tuo messaggio
web-say-send = Invia

discord-option-say = Il messaggio, al massimo 200 caratteri
