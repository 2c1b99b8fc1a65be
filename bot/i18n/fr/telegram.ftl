# What only Telegram needs said.

# What people see before they press Start (at most 512 characters), and with a link to the bot (120).
telegram-description =
    Des jeux de plateau avec des soldats grecs et romains, d’une bataille de dix minutes à un long siège.
    Joue ici contre tes amis, chacun son tour, ou dans n’importe quel groupe où tu m’ajoutes. Je t’explique les règles en une minute.
    Appuie sur « Démarrer » pour commencer.
telegram-short-description = Des jeux de plateau avec des soldats grecs et romains, à jouer entre amis dans n’importe quelle discussion.

telegram-welcome = Bienvenue sur Petteia, des jeux de plateau avec des soldats grecs et romains.
telegram-help =
    Les commandes commencent par une barre oblique, comme /challenge. Dans un groupe, réponds par /challenge au message d’une personne pour la défier, ou écris /challenge @nom.
    Dans cette discussion, il suffit d’écrire le coup, comme a2-a5 ; dans un groupe, écris-le en réponse au message du plateau.
telegram-greeting =
    Ici, on joue à des jeux de plateau avec des soldats grecs et romains.
    Réponds par /challenge au message d’une personne pour jouer contre elle. Ou envoie /challenge tout seul pour un défi ouvert à tout le monde. Pour en savoir plus, écris /help.

telegram-passed = La partie a avancé ; le plateau à jour est plus bas.
telegram-gone = Ce défi n’est plus ouvert.
telegram-whispered = Regarde notre discussion privée.
telegram-ephemeral = Ma réponse n’est visible que pour toi. Si rien n’apparaît, appuie de nouveau sur le bouton.
telegram-closed = Je ne peux pas encore t’écrire. Ouvre notre discussion privée et appuie sur « Démarrer ».
telegram-overheard = Ici, tout le monde peut lire ce que tu as écrit, donc je ne l’ai pas utilisé. Écris-le dans notre discussion privée, où personne d’autre ne le voit.
telegram-not-picking = Seule la personne dont c’est le tour peut choisir un coup ici.

telegram-unknown-username = Je n’ai pas vu { $name } récemment. Réponds par /challenge à l’un de ses messages, ou envoie /challenge tout seul et partage le lien.
telegram-bot-opponent = Les bots ne jouent pas. Défie une personne.
telegram-nobody = Ce message vient d’un groupe ou d’un canal : je ne sais pas de qui tu parles. Réponds à un message de la personne, ou envoie /challenge tout seul et partage le lien.
telegram-anonymous = Je ne vois pas qui tu es quand tu écris au nom d’un groupe ou d’un canal. Écris en ton propre nom, puis réessaie.
telegram-guest = Ici, je peux inviter des gens à jouer, avec les règles et la cadence habituelles : écris mon nom et celui du jeu. Je réponds aussi aux questions sur les règles. Pour tout le reste, ouvre notre discussion privée.
telegram-text-only = Je ne lis que les messages texte et les feuilles de partie en fichier texte. Écris /help pour voir ce que je comprends.
telegram-trouble = Quelque chose n’a pas marché. Réessaie dans un instant.
telegram-busy = Ce groupe est trop actif pour que je réponde à tout. Attends une minute, ou écris-moi en privé.
telegram-busy-private = Tu vas trop vite pour que je réponde à tout. Attends un instant.

# Buttons
telegram-open-board = Ouvrir le plateau
telegram-open = Ouvrir la discussion privée
telegram-add = M’ajouter à un groupe
telegram-share = Partager
telegram-copy-code = Copier le code
telegram-members-hidden = Je ne vois pas qui gère ce groupe. Donne-moi un rôle d’administrateur, ou rends ses membres visibles, puis réessaie.
telegram-managers-unknown = Pour l’instant, Telegram ne peut pas me dire qui gère ce groupe. Réessaie dans un instant.
