# Lessons of Damian Walker's games.

lesson-row = Una fila è al sicuro
task-row = Cattura un nemico. Attenzione: quelli in { $one } e in { $two } stanno fianco a fianco.
hint-row = Tra due si cattura una pedina sola. Quella in { $prey } è sola.
answer-row = { $move } cattura { $prey }. La fila in { $one } e in { $two } è al sicuro: tra due si cattura una pedina, mai di più.

lesson-save = Fuori pericolo
task-save = Il nemico in { $enemy } sta per catturare la tua pedina in { $man }. Fa’ in modo di non perdere nessuno.
hint-save = Il nemico vuole arrivare in { $gap }. Spostati, o chiudi la strada.
answer-save = { $move } chiude la strada verso { $gap }. Anche spostare la pedina in { $man } la salva.

lesson-single = L’ultima pedina
task-single = Vinci con una mossa.
hint-single = Chi resta con una sola pedina ha perso. Quante ne puoi catturare in una volta?
answer-single = { $move } cattura { $prey }. Resta una sola pedina, e vinci.

lesson-anvil = Il dux aiuta
task-anvil = Cattura il nemico in { $prey }. Gli sta accanto il tuo dux, in { $man }.
hint-anvil = Un dux vale come compagno quanto una pedina. Chi può arrivare dall’altra parte?
answer-anvil = { $move } cattura { $prey }, tra la tua pedina e il tuo dux.

lesson-dux = Il dux resta
task-dux = Cattura un nemico. Attenzione: quello in { $enemy } è un dux.
hint-dux = Un dux non si cattura mai. La pedina in { $prey } è un bersaglio migliore.
answer-dux = { $move } cattura { $prey }. Chiudere il dux in { $enemy } non catturerebbe nessuno.

lesson-dux-alone = Un dux da solo
task-dux-alone = Giochi { $move } e catturi { $prey }. Come finisce?
hint-dux-alone = A { side-second } resta il dux in { $enemy }, e nessun altro. Il dux conta come un pezzo.
answer-dux-alone = A { side-second } resta un solo pezzo, il dux, e ha perso. Vinci tu.

lesson-stuck = Senza via d’uscita
task-stuck = Vinci con una mossa, senza catturare nessuno.
hint-stuck = Chi non può muovere ha perso. Quale via d’uscita è ancora aperta?
answer-stuck = { $move } chiude l’ultima via d’uscita. { side-second } non può muovere, e vinci.
