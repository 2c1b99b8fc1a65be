# The pages about privacy and terms. A section has its heading in the first line, then a paragraph or,
# after a hyphen, an item of a list in each line. docs/privacy.md and docs/terms.md say the same.

policy-chat = Petteia
policy-who = Qui gère ce serveur
policy-operator = Ce serveur est géré par { $operator }.
policy-unnamed = La personne qui gère ce serveur n’a pas indiqué son nom.
policy-contact = Contact : { $contact }
policy-no-contact = La personne qui gère ce serveur n’a pas indiqué de contact.

## Privacy

privacy-intro = Petteia permet de jouer à des jeux de plateau sur Discord, sur Telegram et dans un chat web. Cette page dit ce qui est enregistré sur toi, pourquoi et pendant combien de temps, qui peut le voir, et comment en avoir une copie ou le faire effacer.
privacy-kept =
    Ce qui est enregistré, et pourquoi
    Tout cela sert à faire fonctionner tes parties, et Petteia ne s’en sert pour rien d’autre.
    - Ton nom : celui que tu as sur Discord ou Telegram, ou celui que tu as choisi dans le chat web. Il dit aux autres contre qui ils jouent.
    - Ton nom d’utilisateur Telegram, pour que d’autres puissent te défier par ce nom. Petteia enregistre aussi les noms d’utilisateur de gens qui ne font qu’écrire dans un groupe où une partie est en cours, si le bot reçoit leur message. Un nom d’utilisateur est effacé six mois après que le bot l’a vu pour la dernière fois.
    - L’identifiant de ton compte Discord ou Telegram (pas ton numéro de téléphone), ou dans le chat web une empreinte du jeton aléatoire dans le cookie de ton navigateur. C’est ainsi que le bot te reconnaît.
    - Si tu actives les notifications dans le chat web : une adresse auprès du service de notifications de l’éditeur de ton navigateur, et les clés du navigateur. Elles sont effacées quand tu désactives les notifications ou fermes ta session.
    - Si tu demandes un agenda : le code aléatoire dans son adresse, jusqu’à ce que tu supprimes cette adresse ou en prennes une nouvelle.
    - Tes réglages : l’aspect des plateaux, les lettres, la langue, le fuseau horaire, les notifications, les heures silencieuses, les vacances et les personnes que tu as bloquées. S’y ajoutent la langue que ton application ou ton navigateur a demandée en dernier, et la dernière plateforme que tu as utilisée.
    - Tes parties : qui joue, le jeu et sa pendule, chaque coup avec son heure, les réponses que tu as préparées, les offres, les messages à ton adversaire, le résultat, tout mot que tu as ajouté au tirage des dés, et le salon, le groupe ou la discussion privée où la partie se joue.
    - Quels messages du bot montrent tes parties, pour qu’il puisse les mettre à jour, et ce qu’il doit encore te dire.
    - Quels problèmes tu as résolus et quelles leçons tu as réussies. Dans les salons et les groupes où tu joues, les gens voient que tu as résolu le problème du jour, et combien de jours d’affilée.
    - Ce que tu as joué d’abord à chaque problème, combien de fois tu y as échoué et si tu as eu un indice, et ta cote aux problèmes, qui en découle. Les problèmes aussi ont une cote : ces essais restent donc, sans ton nom, après « oublier ». S’y ajoutent l’heure de début de tes courses aux problèmes et le nombre de problèmes que tu y as résolus.
    - Tes cotes, tirées des parties que les deux adversaires ont voulu classer. Elles restent avec les parties, sans ton nom, après « oublier ».
    - Les signalements contre toi et de ta part : quel message ou quelle partie, ce qui a été décidé, par qui et jusqu’à quand, et ta réponse. Ils existent pour que les gens soient traités de façon juste.
privacy-not-kept =
    Ce qui n’est pas enregistré
    Petteia lit ce que tu écris, y répond et ne le garde pas, sauf ce qui sert à une partie ou à un réglage. Ce que Telegram envoie au bot est gardé jusqu’à la réponse, pour que rien ne se perde si le serveur s’arrête. Après, seul le numéro de cet envoi est gardé, pendant deux jours. Le numéro d’une commande sur Discord est gardé aussi longtemps, si Discord l’envoie par HTTP. Ta dernière question sur les jeux reste en mémoire quelques minutes, pour que la suivante puisse s’y rattacher. Il n’y a ni publicité, ni pistage, ni mesure d’audience. Rien n’est transmis, sauf dans les cas décrits sur cette page.
    Le chat web dépose un cookie, qui garde ta session ouverte jusqu’à 400 jours après ta dernière visite. Ses pages ne chargent rien depuis d’autres serveurs. Petteia garde des adresses réseau en mémoire pour limiter ce qu’un même client peut demander. Elles ne sont ni enregistrées ni inscrites dans le journal. Un proxy ou un hébergeur utilisé par la personne qui gère ce serveur peut tenir ses propres journaux.
    Le journal dit ce qui s’est passé, sur quelle plateforme et dans quelle partie (désignée par son code). Il ne contient ni noms, ni comptes, ni rien de ce que les gens écrivent. Les statistiques comptent les demandes et les tours par plateforme, jeu et commande, pas par personne.
privacy-how-long =
    Pendant combien de temps
    - Tes données et tes parties restent jusqu’à ce que tu les fasses effacer avec « oublier ». À part les noms d’utilisateur Telegram et les signalements, Petteia n’efface rien automatiquement avec le temps.
    - Les signalements sont effacés un an après leur dernier changement. Si tu n’as plus le droit d’envoyer des messages, de commencer des parties classées ou de jouer, cette mesure reste enregistrée jusqu’à sa fin, même après « oublier », sans ton nom ni tes mots. Ainsi, les personnes qui ont pris cette décision voient qu’elle reste en vigueur.
    - Un code pour lier des comptes est valable 15 minutes.
    - Une commande sur Discord qui change une partie ou prend du temps est gardée jusqu’à la réponse, 15 minutes au plus.
    - Les sauvegardes de la personne qui gère ce serveur contiennent ce qui était enregistré quand elles ont été faites, jusqu’à ce qu’elle les supprime.
privacy-who =
    Qui voit ces données
    - Tes adversaires, même sur une autre plateforme : ton nom, tes coups et leurs heures, ce que tu leur dis, et jusqu’à quand tu es en vacances.
    - Tout le monde dans un salon ou un groupe où tu joues : ton nom et la partie. Si tu cherches un adversaire dans le chat web, tout le monde y voit ton nom. Une invitation est visible pour les personnes qui en ont le lien ou le code.
    - Toute personne qui a le lien d’une partie que d’autres peuvent regarder : ton nom, les coups et les pendules, mais pas ce que vous vous dites. C’est une partie jouée dans un salon ou un groupe, proposée dans la liste des défis ouverts du chat web, ou ouverte par les deux adversaires avec « publique ». D’autres sites peuvent la montrer aussi.
    - Toute personne qui a le code d’une partie terminée, par exemple parce qu’on le lui a donné : ton nom et la partie. Une partie en cours dans des discussions privées n’est montrée qu’à ses deux adversaires, sauf s’ils l’ont ouverte tous les deux.
    - Toute personne qui demande ton profil : pour chaque jeu, le nombre de tes victoires, de tes nulles et de tes défaites dans les parties que d’autres pouvaient regarder. Tes adversaires voient aussi leurs parties contre toi. Tu peux réserver cela à tes adversaires, ou à toi, avec « réglages résultats ».
    - Toute personne qui regarde les classements des meilleures cotes (commande « classement ») : ton nom et tes cotes, pour lesquelles les parties privées comptent aussi. Tu n’apparais dans les classements que tant que tout le monde peut voir tes résultats.
    - Toute personne qui demande un tournoi auquel tu participes : ton nom, tes appariements, tes résultats et ta place, même après ton départ.
    - N’importe qui sur internet, tant que tout le monde peut voir tes résultats : ton nom, tes résultats et tes cotes, et tes dernières parties que d’autres pouvaient regarder. Le chat web les montre sur une page, dans un flux et comme données pour d’autres programmes, et demande aux moteurs de recherche de ne pas référencer la page. « réglages résultats » y met fin aussitôt. Les données d’une partie que d’autres pouvaient regarder te nomment dans tous les cas.
    - Toute personne qui a l’adresse de ton agenda : quelles parties t’attendent, contre qui tu y joues, et quand ton temps sera écoulé.
    - Les personnes qui gèrent le serveur ou le groupe où une partie a été lancée, et celle qui gère ce serveur Petteia : les signalements sur cette partie, avec les mots signalés, ton nom et celui de la personne qui a fait le signalement. La personne signalée n’apprend pas qui l’a signalée.
    - Une personne qui est sur le point de lier un compte au tien : ton nom, tes plateformes et le nombre de tes parties.
    - La personne qui gère ce serveur, et toute autre personne qui y a accès : tout ce qui est enregistré, y compris les messages et les réponses que tu as préparées.
privacy-platforms =
    Discord et Telegram
    Discord et Telegram transmettent tes messages au bot et t’apportent les siens, et ils les traitent selon leurs propres politiques : https://discord.com/privacy et https://telegram.org/privacy. Ils voient ce qui y est publié, y compris ce qui concerne des adversaires sur une autre plateforme. Telegram dit au bot qui ouvre le plateau dans Telegram. Un plateau ouvert dans Discord passe par les serveurs de Discord, qui transmettent tout ce que la page envoie et reçoit.
    Sur Discord, le bot reçoit les commandes et les appuis sur ses boutons, et ne lit pas les autres messages. Dans les groupes Telegram, il ne reçoit que les commandes, les réponses à ses messages et les appuis sur ses boutons, sauf si la personne qui gère le bot a coupé le mode privé ou a nommé le bot administrateur. Quand tu écris le nom du bot dans une autre discussion, le bot reçoit ce que tu écris avec ce nom, ainsi que ton propre nom. Si tu l’envoies comme message, le bot reçoit aussi le nom de la discussion et le message auquel tu réponds, et n’utilise ni l’un ni l’autre. Il ne reçoit rien d’autre de cette discussion.
privacy-yours =
    Obtenir une copie de tes données, et les effacer
    - « exporter » te donne un fichier avec ton nom, tes noms d’utilisateur, tes réglages, tes vacances, les personnes bloquées, tes comptes liés, tes leçons réussies, tes problèmes résolus, tes courses aux problèmes, ce qui a été décidé à ton sujet, ce que tu as signalé, et toutes tes parties.
    - « oublier » te demande d’abord confirmation, puis t’efface sur toutes les plateformes : ton nom, tes identifiants de compte, tes réglages et tout le reste ci-dessus. Tes parties en cours sont abandonnées et tes défis retirés. Tes adversaires gardent leurs parties avec les coups, leurs heures et tout mot que tu as ajouté au tirage des dés, mais sans ton nom, tes messages, les réponses que tu as préparées ni les salons et discussions où tu as joué.
    - Les messages que le bot a déjà envoyés restent dans les discussions où ils sont. Une base SQLite écrase ce qui est effacé ; le fichier de ses derniers changements peut le contenir jusqu’à ce qu’il soit réécrit ou que le bot s’arrête. PostgreSQL garde ce qui est effacé dans ses fichiers jusqu’à son prochain nettoyage (« vacuum »).
    Pour toute autre chose, comme une erreur dans tes données, écris à la personne qui gère ce serveur.
privacy-linking =
    Quand des comptes sont liés
    « lier » fait de deux comptes un seul, une fois que les deux côtés l’ont confirmé. Tu peux annuler la liaison pendant sept jours avec « délier ». Pendant ce temps, Petteia garde ce que le compte ajouté a apporté, puis l’efface. « oublier » l’efface aussitôt.

## Terms

terms-intro = En utilisant Petteia sur ce serveur, dans son chat web ou par ses bots sur Discord et Telegram, tu acceptes ces conditions.
terms-free =
    Ce que tu reçois
    Petteia est gratuit. Tu peux jouer à des jeux de plateau avec d’autres et apprendre les règles. Il n’y a ni argent, ni mises, ni prix.
    Le service est fourni tel quel, sans aucune garantie. Il peut être changé, interrompu ou arrêté, et des parties peuvent se perdre. Dans la mesure où la loi le permet, la personne qui gère ce serveur ne répond pas des dommages dus à son utilisation ou à l’impossibilité de l’utiliser.
terms-conduct =
    Ce qu’on te demande
    - Joue honnêtement. Ne laisse pas un programme choisir tes coups, sauf si ton adversaire est d’accord.
    - N’utilise pas Petteia pour insulter, menacer ou tromper des gens, par ton nom ou autrement.
    - N’attaque pas et ne surcharge pas le serveur, ne contourne pas ses limites, et n’utilise pas les comptes d’autres personnes.
    - Respecte les conditions de la plateforme que tu utilises : https://discord.com/terms et https://telegram.org/tos. Tu dois avoir l’âge qu’elles demandent.
terms-limits =
    Limites et pendules
    Le nombre de parties, de défis et de demandes est limité, pour chaque personne et chaque endroit. Une partie peut avoir une pendule ; quand ton temps est écoulé, tu peux perdre la partie.
terms-public =
    Ce que voient les autres
    Les autres voient ton nom, tes coups et tout mot que tu ajoutes au tirage des dés. Les deux adversaires peuvent garder et publier la feuille de leur partie. La page sur la confidentialité dit ce qui est enregistré sur toi et comment le faire effacer.
terms-ending =
    Quitter Petteia
    Tu peux partir à tout moment avec « oublier ». La personne qui gère ce serveur peut refuser le service aux gens qui enfreignent ces conditions. Les responsables d’un serveur ou d’un groupe le peuvent aussi, pour les parties qui y sont lancées. On te dit ce qui a été décidé, et tu peux répondre une fois. Ces conditions peuvent changer ; cette page donne celles en vigueur.
terms-software =
    Le logiciel
    Petteia est un logiciel libre sous licence MIT. Ses auteurs ne gèrent pas ce serveur et n’en répondent pas.
