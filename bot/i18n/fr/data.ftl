# Your own data: a copy of it, deleting it; and limits per person.

word-export = télécharger tes parties et tes réglages
word-forget = supprimer ton compte

word-privacy = ce qui est enregistré sur toi, et qui le voit

## What is stored

privacy =
    J’enregistre ton nom, l’identifiant de ton compte Discord ou Telegram (pas ton numéro de téléphone) et tes réglages. J’enregistre aussi tes parties et les discussions où tu les joues. Ce que tu écris n’est pas enregistré, sauf ce qui sert à une partie ou à un réglage. Tes adversaires voient ton nom et tes coups ; la personne qui gère ce bot peut lire tout ce qui est enregistré.
    Écris « exporter » pour recevoir tes données dans un fichier, ou « oublier » pour supprimer ton compte.
privacy-web =
    J’enregistre ton nom et une empreinte du cookie qui te connecte dans ce navigateur. Si tu as lié Discord ou Telegram, j’enregistre aussi l’identifiant de cet autre compte (pas ton numéro de téléphone). J’enregistre aussi tes réglages, tes parties et les discussions où tu les joues. Ce que tu écris n’est pas enregistré, sauf ce qui sert à une partie ou à un réglage. Tes adversaires voient ton nom et tes coups ; la personne qui gère ce bot peut lire tout ce qui est enregistré.
    Écris « exporter » pour recevoir tes données dans un fichier, ou « oublier » pour supprimer ton compte.
# $host: the server of the operator’s assistant
privacy-assistant = Quand tu poses une question sur les règles, elle est aussi envoyée à { $host }. Un programme y cherche la réponse dans les règles. Il reçoit ta question, mais rien sur toi.
# $url: the address of the page
privacy-page = Pour lire toute la politique de confidentialité et savoir qui gère ce bot : { $url }

## A copy of it

done-export = Voici tes données : tes réglages et { $count ->
    [one] { $count } partie
   *[other] { $count } parties
}.
export-part = Fichier { $part } sur { $parts }. Pour un autre, écris « exporter part=2 », et ainsi de suite.
refused-export-part = { $parts ->
    [one] Il n’y a qu’un fichier.
   *[other] Il y a { $parts } fichiers. Écris « exporter part=1 » pour le premier.
}
unread-export = { $count ->
    [one] Une de tes parties est illisible ; le fichier n’en contient que le code.
   *[other] { $count } de tes parties sont illisibles ; le fichier n’en contient que les codes.
} Préviens la personne qui gère ce bot.
refused-export-under-way = Ton fichier est déjà en préparation. Attends un instant.
document-large = Ce fichier fait { $size } Mo : c’est trop pour un envoi ici. Récupère-le dans le chat web ; écris « lier » pour y lier ton compte.

## Deleting an account

button-forget-yes = Supprimer mon compte

forget-ask = Supprimer ton compte ? { $running ->
    [0] { "" }
    [one] { $running } partie en cours sera abandonnée.{ " " }
   *[other] { $running } parties en cours seront abandonnées.{ " " }
}{ $offered ->
    [0] { "" }
    [one] { $offered } défi ouvert sera retiré.{ " " }
   *[other] { $offered } défis ouverts seront retirés.{ " " }
}Ton nom, tes réglages et la liste des discussions où tu joues seront effacés sur toutes les plateformes. Tes adversaires garderont les parties sans ton nom ; les anciens messages resteront dans leurs discussions. C’est définitif. Écris d’abord « exporter » pour garder une copie, ou « oublier oui » pour supprimer ton compte.
done-forgotten = Ton compte est supprimé. Si tu reviens, tu repartiras de zéro.
unread-forgotten = { $count ->
    [one] Une partie est illisible : seul ton nom en a été effacé.
   *[other] { $count } parties sont illisibles : seul ton nom en a été effacé.
} Demande à la personne qui gère ce bot d’effacer le reste.

refused-gone = Cette personne ne joue plus ici.

somebody = Quelqu’un

## Limits per person and place

refused-hurried = Tu vas trop vite : la limite est de { $limit } demandes par minute. Attends un instant.
refused-hurried-here = Cette discussion est très active : la limite est de { $limit } demandes par minute. Attends un instant, ou passe par notre discussion privée.
refused-many-matches = Tu as { $limit } parties en cours, et c’est la limite. Finis-en une d’abord.
refused-many-challenges = Tu as { $limit } défis ouverts, et c’est la limite. Retires-en un, ou attends une réponse.
refused-challenges-today = Tu as lancé { $limit } défis aujourd’hui, et c’est la limite. Réessaie demain.
refused-challenges-here = { $limit } défis ont été lancés ici aujourd’hui, et c’est la limite. Passe par notre discussion privée, ou réessaie demain.

## A calendar of the times at which one’s clocks run out

word-calendar = une adresse pour ton agenda, avec tes échéances
calendar = Abonne-toi à cette adresse dans ton agenda. Tu y verras les parties qui t’attendent et le moment où ton temps sera écoulé. Toute personne qui a l’adresse peut voir la même chose, alors garde-la pour toi.
done-calendar-renewed = Voici ta nouvelle adresse. L’ancienne ne marche plus.
done-calendar-ended = Ton adresse d’agenda ne marche plus.
calendar-address = { $url }
calendar-begin = Obtenir une adresse d’agenda
calendar-renew = Obtenir une nouvelle adresse
calendar-end = Supprimer l’adresse d’agenda
button-calendar = Agenda
refused-no-calendar = Il n’y a pas d’agenda ici, car le chat web de ce bot n’a pas d’adresse publique.
