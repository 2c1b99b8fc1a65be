# Lessons of Damian Walker's games.

lesson-row = Mai due in fila
task-row = Cattura un nemico. Attenzione: i nemici in { $one } e in { $two } sono fianco a fianco.
hint-row = Si cattura solo una pedina singola. Quella in { $prey } è sola.
answer-row = { $move } cattura { $prey }. I nemici in { $one } e in { $two } sono al sicuro lungo la loro riga: si cattura solo una pedina singola.

lesson-save = Fuori pericolo
task-save = Il nemico in { $enemy } sta per catturare la tua pedina in { $man }. Fai in modo di non perdere pedine.
hint-save = Il nemico vuole arrivare in { $gap }. Sposta la pedina, o sbarra la strada al nemico.
answer-save = { $move } sbarra la strada verso { $gap }. Puoi salvare la pedina in { $man } anche spostandola.

lesson-single = L’ultima pedina
task-single = Vinci con una mossa.
hint-single = Chi resta con una sola pedina perde. Quante ne puoi catturare in un colpo solo?
answer-single = { $move } cattura { $prey }. All’avversario resta una sola pedina, quindi vinci.

lesson-anvil = Il dux aiuta
task-anvil = Fai una cattura in { $prey }, con l’aiuto del tuo dux in { $man }.
hint-anvil = Per chiudere un nemico, un dux vale quanto una pedina. Quale pedina può arrivare dall’altra parte?
answer-anvil = { $move } cattura { $prey }, tra la tua pedina e il tuo dux.

lesson-dux = Il dux è al sicuro
task-dux = Cattura un nemico. Attenzione: quello in { $enemy } è un dux.
hint-dux = Un dux non si cattura mai. Punta invece alla pedina in { $prey }.
answer-dux = { $move } cattura { $prey }. Chiudere il dux in { $enemy } non catturerebbe nulla.

lesson-dux-alone = Un dux da solo
task-dux-alone = Giochi { $move } e catturi { $prey }. Come finisce la partita?
hint-dux-alone = Dopo questa mossa a { side-second } resta solo il dux in { $enemy }. Un dux conta come un pezzo.
answer-dux-alone = { side-second } ha un solo pezzo, il dux, e perde. Vinci tu.

lesson-stuck = Senza via d’uscita
task-stuck = Vinci con una mossa, senza catturare nulla.
hint-stuck = Chi non può muovere perde. Quale via d’uscita è ancora aperta?
answer-stuck = { $move } chiude l’ultima via d’uscita. { side-second } non può muovere, quindi vinci.
