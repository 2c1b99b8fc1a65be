# Choosing what is played, by buttons on a challenge that is not yet answered.

terms-which = Quale gioco? Premine uno per saperne di più.
terms-entry = { $name }: { $brief }
terms-now = { $ruleset }
terms-change = Premi quello che vuoi cambiare, poi fai la tua offerta.
terms-values = Quale scegli?
terms-clock = Con quanto tempo si gioca?
terms-option = { $value } ⇄
terms-chosen = ✓ { $value }

terms-side-lot = Chi comincia lo decide il sorteggio ⇄
terms-side-first = Gioco con { side-first } e comincio ⇄
terms-side-second = Gioco con { side-second } ⇄

button-terms = Cambia gioco
button-terms-yes = Offri questo
button-another-game = Un altro gioco

news-proposed = La sfida è cambiata: guarda che cosa si gioca.
done-proposed = La tua sfida è cambiata.
refused-not-yours-to-change = Solo chi sfida può scegliere un altro gioco. Lancia tu una sfida per giocare quello che vuoi.
refused-terms-changed = La sfida è cambiata dopo che è apparso quel pulsante. Eccola com’è adesso.

brief-lemery-petteia = 12 per 8, 24 pedine e un comandante
brief-lemery-compact = 8 per 8, 16 pedine e un comandante
brief-lemery-ultra = 8 per 8, 8 pedine e un comandante
brief-lemery-crossing = una corsa tra comandanti
brief-lemery-latrunculi = metti, immobilizza, salta
brief-poleis = metti, poi attacca o ti rovesciano
brief-vogt-petteia = 12 per 8, tre classi
brief-vogt-kubeia = tre classi e due dadi
brief-walker-petteia = solo pedine
brief-walker-dux = pedine e un dux che non si cattura

about-lemery-petteia = La grande battaglia su 12 per 8, con un comandante che salta. Chiudi le pedine nemiche tra due delle tue; cattura o circonda il comandante nemico.
about-lemery-compact = Una battaglia su 8 per 8: due file di pedine e un comandante che salta. Il gioco migliore per cominciare.
about-lemery-ultra = La battaglia più breve: una fila di pedine e un comandante su 8 per 8, con molto spazio aperto.
about-lemery-crossing = Una corsa attraverso la battaglia: vince il comandante che per primo raggiunge la riga di fondo nemica. I comandanti non si catturano.
about-lemery-latrunculi = Metti 16 pedine dove vuoi, poi muovi di un passo o salta per catturare. Chiudi un nemico per immobilizzarlo, e toglilo più tardi.
about-poleis = Metti 16 pedine dove vuoi, poi attacca: una pedina che muove senza finire accanto a un nemico viene rovesciata.
about-vogt-petteia = Peltasti leggeri, opliti corazzati e un Basileo su 12 per 8, con regole da torneo: catturare è un obbligo, temporeggiare fa perdere.
about-vogt-kubeia = Il gioco da torneo con i dadi: il lancio dice quanto muove ogni classe, e un doppio dà un altro lancio.
about-walker-petteia = La battaglia più semplice: due file di pedine e nient’altro. Cattura tutte quelle dell’avversario tranne una. Tavolieri da 5 per 5 a 12 per 12.
about-walker-dux = Una fila di pedine e un dux che non si cattura. Tavolieri da 5 per 5 a 12 per 12.
