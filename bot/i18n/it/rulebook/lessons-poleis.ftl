# Lessons of Poleis.

lesson-attack = Attacca
task-attack = Fai una mossa che non rovesci la tua pedina.
hint-attack = Una pedina che finisce la mossa proprio accanto a un nemico attacca, e non viene rovesciata.
answer-attack = { $move } finisce accanto a { $enemy }, quindi è un attacco. Con ogni altra mossa, la pedina mossa si rovescia.

lesson-vagus = Il vagus
task-vagus = Tutte le tue pedine sono rovesciate. Quale può muoversi?
hint-vagus = Una pedina rovesciata può solo attaccare. Deve finire la mossa proprio accanto a un nemico.
answer-vagus = Può muoversi la pedina in { $from }: arriva nella casella accanto a { $enemy }. Le altre non possono raggiungere nessun nemico.

lesson-back = Non più rovesciate
task-back = Fai una cattura in { $prey }. Le tue pedine sono rovesciate, ma possono attaccare.
hint-back = La tua pedina in { $one } è già accanto al nemico. Quale altra può arrivare dall’altra parte?
answer-back = { $move } cattura { $prey }. Le due pedine che hanno catturato non sono più rovesciate.

lesson-single-end = L’ultima pedina
task-single-end = Giochi { $move } e catturi { $prey }. Come finisce la partita?
hint-single-end = A { side-second } resta solo la pedina in { $enemy }.
answer-single-end = { side-second } ha solo una pedina e perde. Vinci tu.
