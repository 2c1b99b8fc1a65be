# What players say to each other.

word-say = écrire à ton adversaire
word-mute = masquer les messages de ton adversaire dans une partie
word-unmute = réafficher les messages masqués
word-report = signaler le dernier message ou le jeu de l’adversaire

button-mute = Masquer les messages
button-unmute = Réafficher les messages
button-report = Signaler le message

chat-message = { $name } : { $text }
news-said = Ton adversaire écrit : { $text }

done-said = Message envoyé.
done-muted = Tu ne verras plus les messages de ton adversaire dans cette partie.
done-unmuted = Tu verras de nouveau les messages de ton adversaire.
done-reported = Merci. La personne qui gère ce bot verra ton signalement. Les responsables du serveur ou du groupe, s’il y en a, le verront aussi. Ton adversaire n’en saura rien.

refused-say-what = Écris ce que tu veux dire, par exemple « dire bonne chance ».
refused-say-computer = L’ordinateur ne lit pas les messages.
refused-say-long = Un message ne peut pas dépasser { $limit } caractères. Rien n’a été envoyé.
refused-say-often = Tu envoies des messages trop vite. Attends une minute, puis réessaie.
refused-nothing-to-report = Ton adversaire n’a rien écrit dans cette partie.

web-chat-label = Messages
web-say-label = Ton message
web-say-send = Envoyer

discord-option-say = Le message, 200 caractères au plus
