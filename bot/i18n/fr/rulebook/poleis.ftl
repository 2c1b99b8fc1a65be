# Poleis, by Dmytro.

rule-poleis-glance =
    §gist+army+place Ce jeu récompense l’audace. D’abord, vous placez tour à tour vos { $men } pions sur des cases vides, un par un.
    §slide Puis tu déplaces un pion par tour, en ligne droite, jamais en diagonale, tant que la voie est libre. §quiet-move S’il ne finit pas à côté d’un ennemi, il est retourné.
    §vagus Un pion retourné s’appelle un vagus, un déserteur. Chacun de ses coups doit finir à côté d’un ennemi. §turned-back Il est remis à l’endroit s’il prend part à une capture.
    §line Si un de tes coups encadre un ennemi entre deux de tes pions, tu le captures. §between Ton pion peut aller entre deux ennemis sans danger. §row Deux pions qui se suivent sont aussi à l’abri, le long de leur ligne.
    §win+single Tu gagnes quand il ne reste qu’un pion à ton adversaire. §stuck Un camp qui ne peut pas jouer perd.
    §first { side-first } place son pion en premier. Ton camp est en bas.
    { book-facts }
rule-poleis-setup =
    §board Le plateau a { $files } colonnes, de a à h, et { $ranks } rangées. Il est vide au début.
    §first { side-first } commence. Les camps sont tirés au hasard, sauf si vous décidez ensemble qui commence.
    §place Tour à tour, vous placez un pion sur une case vide au choix, jusqu’à ce que les 32 soient placés.
    §place-quiet Pendant le placement, aucun pion ne bouge et aucun n’est capturé.
    §place-safe Un pion placé entre deux ennemis ne risque rien, même une fois les déplacements commencés.
    §first-move Quand tous les pions sont placés, { side-first } joue le premier coup.
rule-poleis-move =
    §turn+pass À ton tour, tu déplaces un pion. Tu ne peux pas passer.
    §slide Un pion avance, recule ou va de côté, d’autant de cases vides que tu veux. §diagonal Les pions ne vont jamais en diagonale.
    §block Un pion ne peut ni sauter par-dessus un autre ni s’arrêter sur lui.
    §attack Un coup est une attaque s’il finit juste à côté d’un ennemi. Les voisins en diagonale ne comptent pas.
    §attack-passing Passer à côté d’un ennemi sans s’arrêter n’est pas une attaque. Aller d’un ennemi à un autre en est une.
    §between Aller entre deux ennemis est sans danger. Tu ne risques rien jusqu’à ce que l’un parte et qu’un ennemi prenne sa place.
rule-poleis-capture =
    §line Pour capturer un pion ennemi, encadre-le en ligne droite entre deux des tiens. Il quitte le plateau.
    §mover L’un des deux doit être le pion qui vient de bouger.
    §row On n’encadre qu’un pion seul, jamais plusieurs alignés.
    §several Un coup peut capturer jusqu’à 3 pions, un par direction.
    §capture-attack Un coup qui capture est toujours une attaque, même s’il ne reste aucun ennemi à côté de ton pion. Ton pion n’est donc pas retourné, et un vagus peut jouer un tel coup.
    §corner+edge Les coins et les bords n’aident pas à capturer. Un pion dans un coin ne risque rien. Un pion au bord n’est capturé que le long du bord.
rule-poleis-special =
    §ordinarius Chaque pion est placé comme ordinarius, un soldat en bon ordre.
    §quiet-move Si un ordinarius joue un coup qui n’est pas une attaque, il est retourné. Il est alors un vagus.
    §vagus Un vagus se déplace comme tout pion, mais chacun de ses coups doit être une attaque. S’il ne peut pas attaquer, il ne peut pas bouger : c’est l’un des inciti, les désespérés.
    §vagus-stays Un vagus qui attaque sans capturer reste un vagus.
    §turned-back Un vagus qui prend part à une capture est remis à l’endroit. Cela vaut pour le pion qui a bougé et pour son partenaire de l’autre côté.
rule-poleis-end =
    §single Tu gagnes quand il ne reste qu’un pion à ton adversaire.
    §stuck Tu gagnes aussi si l’autre camp ne peut pas jouer, par exemple s’il n’a que des vagi sans attaque possible.
    §adjudicated Une partie qui n’avance plus se décide au décompte. Le camp qui a le plus de pions gagne. À nombre égal, le camp qui a le plus d’ordinarii gagne. Si l’égalité demeure, la partie est nulle.
    §agree On compte les pions si vous êtes tous deux d’accord pour arrêter.
    §repetition On compte les pions quand la même position revient pour la troisième fois, avec les mêmes pions retournés.
    §quiet On compte aussi les pions après 100 coups sans capture, 50 par camp. Retourner un pion ne remet pas ce compte à zéro.
    §hand Les pions qui ne sont pas encore placés comptent comme ordinarii.
rule-poleis-tips =
    §tips+advice-begin+advice-kinds+place Place tes pions à côté d’ennemis ou sur leur ligne, pour que chacun puisse attaquer aussitôt.
    §tips+advice-attack+quiet-move Un pion qui attaque reste ordinarius, alors attaque à chaque coup si c’est sans danger.
    §tips+advice-attack+turned-back Prends pour partenaire un vagus à côté d’un ennemi : une capture avec son aide le remet à l’endroit.
    §tips+advice-defend+look Quand un pion est menacé, éloigne-le par une attaque ou occupe la case dont l’ennemi a besoin.
    §tips+advice-defend+edge Un pion dans un coin ne risque rien, et un pion au bord n’est capturé que le long du bord.
    §tips+advice-avoid+vagus Avant de retourner un pion, vérifie qu’il trouvera un ennemi à attaquer, sinon il sera coincé.
    §tips+advice-endgame+adjudicated Si les captures cessent, on compte les pions, puis les ordinarii : ne risque rien quand tu mènes.
    §tips+advice-endgame+stuck Avec peu de pions, garde tes ordinarii : si tous tes pions sont des vagi sans cible, tu perds.
rule-poleis-source =
    §source Dmytro a publié ces règles en anglais en 2024. Il avait publié une liste plus longue en ukrainien en 2015. Le texte anglais est sur boardgamegeek.com, fil 3412976.
    §source+why Il trouvait que la Petteia simple finit souvent par une nulle, car défendre est bien plus facile qu’attaquer.
    §source+names Les noms viennent d’Isidore, qui parle d’ordinarii, de vagi et d’inciti. On ne sait pas ce qu’ils désignaient. Dmytro suit Schädler, qui appelle ce jeu Poleis, et tous les jeux à pièces Petteia.
    §source+modern Dmytro lui-même ne prétend pas que les Grecs jouaient ainsi.
    §reading Là où le texte de 2024 ne dit rien, nous suivons la liste de 2015. Le moment où l’on compte les pions est notre interprétation.

show-poleis-place = { $move } : { side-first } place un pion.
show-poleis-slide = Le pion en a1 peut aller sur toutes les cases marquées.
show-poleis-attack = { $move } finit à côté d’un ennemi : c’est une attaque.
show-poleis-quiet = { $move } ne finit pas à côté d’un ennemi. Le pion est retourné.
show-poleis-vagus = Le vagus en a1 ne peut qu’attaquer.
show-poleis-back = { $move } capture { $taken }. Les deux pions qui capturent sont remis à l’endroit.
show-poleis-line = { $move } capture { $taken }.
show-poleis-several = { $move } capture { $taken } d’un coup.
show-poleis-row = { $move } ne capture rien : il y a deux ennemis à la suite.
show-poleis-corner = { $move } ne capture rien : un pion dans un coin est à l’abri.
show-poleis-safe = { $move } va entre deux ennemis : c’est sans danger.
show-poleis-single = { $move } capture { $taken }. Il ne reste qu’un pion ennemi.
