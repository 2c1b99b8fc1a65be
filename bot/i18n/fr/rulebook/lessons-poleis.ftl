# Lessons of Poleis.

lesson-attack = Attaquer
task-attack = Joue un coup sans que ton pion soit retourné.
hint-attack = Un pion qui finit son coup juste à côté d’un ennemi attaque, et n’est pas retourné.
answer-attack = { $move } finit à côté de { $enemy } : c’est donc une attaque. Ici, tout autre coup retourne le pion.

lesson-vagus = Le vagus
task-vagus = Tous tes pions sont retournés. Lesquels peuvent bouger ?
hint-vagus = Un pion retourné ne peut qu’attaquer. Il doit finir son coup juste à côté d’un ennemi.
answer-vagus = Le pion en { $from } peut aller sur la case à côté de { $enemy }. Les autres ne peuvent atteindre aucun ennemi.

lesson-back = De nouveau à l’endroit
task-back = Capture l’ennemi en { $prey }. Tes pions sont retournés, mais ils peuvent attaquer.
hint-back = Ton pion en { $one } est déjà à côté de l’ennemi. Quel pion peut atteindre l’autre côté ?
answer-back = { $move } capture { $prey }. Les deux pions qui l’ont capturé sont remis à l’endroit.

lesson-single-end = Le dernier pion
task-single-end = Tu joues { $move } et captures { $prey }. Comment se termine la partie ?
hint-single-end = { side-second } n’a plus que le pion en { $enemy }.
answer-single-end = { side-second } n’a plus qu’un pion et perd. Tu gagnes.
