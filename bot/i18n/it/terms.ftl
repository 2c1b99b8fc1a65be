# Choosing what is played, by buttons on a challenge that is not yet answered.

terms-which = Scegli un gioco
terms-now = { $ruleset }
terms-change = Tocca un’opzione per cambiarla, poi invia la sfida.
terms-values = Scegli
terms-clock = Scegli un limite di tempo
terms-option = { $value } ⇄
terms-chosen = ✓ { $value }

terms-rated = Vale per il punteggio ⇄
terms-unrated = Non vale per il punteggio ⇄
terms-side-lot = Colori a sorte ⇄
terms-side-first = Comincio io ({ side-first }) ⇄
terms-side-second = Il mio colore: { side-second } ⇄

button-terms = Cambia gioco
button-terms-yes = Invia la sfida
button-another-game = Un altro gioco

news-proposed = Il tuo avversario ha modificato la sfida.
done-proposed = Hai modificato la sfida.
refused-not-yours-to-change = Solo chi sfida può cambiare gioco. Per giocare ad altro, lancia tu una sfida.
refused-terms-changed = La sfida è cambiata. Ecco com’è adesso.

about-lemery-petteia = La grande battaglia su un tavoliere di 12 per 8 caselle, con un comandante che salta. Chiudi le pedine nemiche tra due delle tue; cattura o circonda il comandante nemico.
about-lemery-compact = Una battaglia su un tavoliere di 8 per 8 caselle: due file di pedine e un comandante che salta. Il gioco migliore per cominciare.
about-lemery-ultra = La battaglia più breve: una fila di pedine e un comandante su un tavoliere aperto di 8 per 8 caselle.
about-lemery-crossing = Una corsa attraverso il campo di battaglia: vince il comandante che per primo raggiunge la riga di fondo nemica. I comandanti non si possono catturare.
about-lemery-latrunculi = Metti 16 pedine dove vuoi, poi muovi di una casella, o salta per catturare. Chiudi un nemico per immobilizzarlo, e catturalo più tardi.
about-poleis = Metti 16 pedine dove vuoi, poi attacca: una pedina che si muove senza finire accanto a un nemico viene rovesciata.
about-vogt-petteia = Peltasti leggeri, opliti corazzati e un Basileo su un tavoliere di 12 per 8 caselle, con regole da torneo: catturare è obbligatorio, e chi temporeggia perde.
about-vogt-kubeia = Il gioco da torneo con i dadi: il lancio dice quanto lontano può andare ogni classe, e dopo un doppio puoi lanciare ancora.
about-walker-petteia = La battaglia più semplice: due file di pedine e nient’altro. Cattura tutte le pedine dell’avversario tranne una. Tavolieri da 5 per 5 a 12 per 12 caselle.
about-walker-dux = Una fila di pedine e un dux che non può essere catturato. Tavolieri da 5 per 5 a 12 per 12 caselle.

# How one wins, in one line.
aim-lemery-petteia = Vinci se catturi o circondi il comandante nemico.
aim-lemery-compact = Vinci se catturi o circondi il comandante nemico.
aim-lemery-ultra = Vinci se catturi o circondi il comandante nemico.
aim-lemery-crossing = Vinci se il tuo comandante raggiunge per primo la riga di fondo nemica.
aim-lemery-latrunculi = Vinci quando all’avversario resta una sola pedina.
aim-poleis = Vinci quando all’avversario resta una sola pedina.
aim-vogt-petteia = Vinci se catturi il Basileo nemico, o se il tuo raggiunge la riga di fondo nemica.
aim-vogt-kubeia = Vinci se catturi il Basileo nemico, o se il tuo raggiunge la riga di fondo nemica.
aim-walker-petteia = Vinci quando all’avversario resta una sola pedina.
aim-walker-dux = Vinci quando all’avversario resta un solo pezzo.
