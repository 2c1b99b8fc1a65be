# Lessons of Poleis.

lesson-attack = Attacca
task-attack = Fa’ una mossa che non rovesci la tua pedina.
hint-attack = Una pedina che finisce proprio accanto a un nemico attacca, e resta dritta.
answer-attack = { $move } finisce accanto a { $enemy }, ed è un attacco. Qui ogni altra mossa rovescia la pedina.

lesson-vagus = Il vagus
task-vagus = Tutte le tue pedine sono rovesciate. Quale può muovere?
hint-vagus = Una pedina rovesciata può solo attaccare: deve finire proprio accanto a un nemico.
answer-vagus = La pedina in { $from } può muovere, fino alla casella accanto a { $enemy }. Le altre non raggiungono nessun nemico.

lesson-back = Di nuovo dritte
task-back = Cattura il nemico in { $prey }. Le tue pedine sono rovesciate, ma possono attaccare.
hint-back = La tua pedina in { $one } gli sta già accanto. Chi può arrivare dall’altra parte?
answer-back = { $move } cattura { $prey }. Le due che l’hanno catturato tornano dritte.

lesson-single-end = L’ultima pedina
task-single-end = Giochi { $move } e catturi { $prey }. Come finisce?
hint-single-end = A { side-second } resta la pedina in { $enemy }, e nessun’altra.
answer-single-end = A { side-second } resta una sola pedina, e ha perso. Vinci tu.
