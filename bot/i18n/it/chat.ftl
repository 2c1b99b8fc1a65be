# Ciò che i giocatori si dicono.

word-say = scrivi qualcosa all’avversario
word-mute = nascondi i messaggi dell’avversario in una partita
word-unmute = vedi di nuovo i messaggi dell’avversario
word-report = segnala l’ultimo messaggio dell’avversario, o come gioca

button-mute = Silenzia i messaggi
button-unmute = Mostra i messaggi
button-report = Segnala il messaggio

chat-message = { $name }: { $text }
news-said = Il tuo avversario scrive: { $text }

done-said = Messaggio inviato.
done-muted = Non vedrai più i messaggi dell’avversario in questa partita.
done-unmuted = Vedrai di nuovo i messaggi dell’avversario.
done-reported = Grazie. La segnalazione sarà vista da chi gestisce il server o il gruppo, se c’è, e da chi gestisce questo bot. Il tuo avversario non lo saprà.

refused-say-what = Manca il testo del messaggio. Scrivilo dopo il comando, per esempio «messaggio buona fortuna».
refused-say-computer = Il computer non legge i messaggi.
refused-say-long = Un messaggio può avere al massimo { $limit } caratteri. Non è stato inviato nulla.
refused-say-often = Stai inviando messaggi troppo in fretta. Aspetta un minuto e riprova.
refused-nothing-to-report = In questa partita il tuo avversario non ha scritto nulla.

web-chat-label = Messaggi
web-say-label = Il tuo messaggio
web-say-send = Invia

discord-option-say = Il messaggio, al massimo 200 caratteri
