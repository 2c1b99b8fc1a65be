# Lessons of Andreas Frank Vogt’s games.

lesson-must = Tu dois capturer
task-must = Lesquelles de tes pièces peuvent bouger ?
hint-must = Si tu peux capturer, tu le dois. Quelle pièce peut encadrer l’ennemi en { $enemy } ?
answer-must = Seule la pièce en { $from } peut bouger. Elle peut capturer { $enemy }, et une capture passe avant tout autre coup.

lesson-armour = L’armure
task-armour = Il y a un hoplite en { $enemy }. Tu peux le capturer, donc tu le dois. Lesquelles de tes pièces peuvent bouger ?
hint-armour = Pour capturer un hoplite, une de tes deux pièces doit être un hoplite ou ton basileus.
answer-armour = Seul l’hoplite en { $from } peut bouger. Avec le peltaste en { $light }, tu n’aurais que deux peltastes, et deux peltastes ne peuvent pas capturer un hoplite.

lesson-rout = Capturer le basileus
task-rout = Gagne en un coup.
hint-rout = Pour capturer le basileus, occupe toutes les cases voisines. Quelle case à côté de { $enemy } est vide ?
answer-rout = { $move } occupe la dernière case à côté du basileus. Deux des 4 pièces qui l’encerclent sont des hoplites, donc tu le captures.

lesson-break = Percer jusqu’au bout
task-break = Gagne en un coup.
hint-break = Ton basileus gagne quand il atteint la rangée de fond ennemie.
answer-break = { $move } amène ton basileus sur la rangée de fond ennemie, et tu gagnes.

lesson-last = Une classe entière
task-last = Tu joues { $move } et captures { $prey }. Que se passe-t-il ?
hint-last = C’était le dernier peltaste du camp { side-second }.
answer-last = { side-second } n’a plus de peltastes. Un camp qui perd une classe entière perd la partie, donc tu gagnes.

lesson-light = Jusqu’au plus grand des deux dés
task-light = Tu as fait { $high } et { $low } aux dés. Ton peltaste est en { $man } : avance-le aussi loin que possible.
hint-light = Le plus grand dé indique de combien de cases un peltaste peut se déplacer au plus.
answer-light = { $move } fait { $high } cases : avec ce lancer, un peltaste ne peut pas aller plus loin.

lesson-reach = Quelle pièce atteint l’ennemi ?
task-reach = Tu as fait { $high } et { $low } aux dés. Tu peux capturer l’ennemi en { $enemy }, donc tu le dois. Lesquelles de tes pièces peuvent bouger ?
hint-reach = Un peltaste se déplace de { $high } cases au plus, un hoplite de { $low } au plus. Compte les cases.
answer-reach = Seul le peltaste en { $from } peut bouger. L’hoplite en { $heavy } est trop loin pour un { $low }.

lesson-hermes = Le coup d’Hermès
task-hermes = Tu as fait { $high } et { $low } aux dés. Gagne en un coup.
hint-hermes = Le basileus se déplace de { $low } cases au plus, ou d’exactement { $high }. À quelle distance est la rangée de fond ennemie ?
answer-hermes = { $move } fait exactement { $high } cases : le coup d’Hermès. Ton basileus atteint la rangée de fond ennemie, et tu gagnes.

lesson-six = Six cases au plus
task-six = Tu peux capturer l’ennemi en { $enemy }, donc tu le dois. Lesquelles de tes pièces peuvent bouger ?
hint-six = Un hoplite se déplace de 6 cases au plus. Compte-les depuis { $heavy }.
answer-six = Seul le peltaste en { $from } peut bouger. L’hoplite en { $heavy } est à 7 cases, une de trop.

lesson-active = Pièces actives
task-active = Joue une pièce active, c’est-à-dire une pièce qui pourrait arriver en un coup à côté d’un ennemi.
hint-active = Laquelle de tes pièces pourrait atteindre une case à côté de { $enemy } ?
answer-active = Seule la pièce en { $from } est active. Ce qui compte, c’est sa place avant le coup.

lesson-refusal = Le troisième coup passif
task-refusal = Tu as joué 2 coups passifs d’affilée, alors que la pièce en { $man } est active. Maintenant, tu joues { $move }. Que se passe-t-il ?
hint-refusal = La pièce en { $from } est elle aussi passive.
answer-refusal = Le troisième coup passif d’affilée est la renitenza, le refus de combattre. Tu perds aussitôt.

lesson-zeus = La main de Zeus
task-zeus = Tu as fait { $high } et { $low } aux dés, un double, et tu joues { $move }. Que se passe-t-il ensuite ?
hint-zeus = Un double est un cadeau de Zeus.
answer-zeus = Après un double, tu peux relancer et rejouer, ou passer. Si tu refais un double, tu as encore un lancer bonus.
