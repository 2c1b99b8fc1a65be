# What players say to each other.

word-say = dile algo a tu rival
word-mute = silencia a tu rival en una partida
word-unmute = vuelve a oír a tu rival
word-report = denuncia el último mensaje de tu rival, o su manera de jugar

button-mute = Silenciar sus mensajes
button-unmute = Ver sus mensajes
button-report = Denunciar el mensaje

chat-message = { $name }: { $text }
news-said = Tu rival dice: { $text }

done-said = Mensaje enviado.
done-muted = No verás más mensajes de tu rival en esta partida.
done-unmuted = Vuelves a ver los mensajes de tu rival.
done-reported = Gracias. Quien administra este bot verá tu denuncia. Si la partida es de un servidor o grupo, también la verá quien lo administra. Tu rival no lo sabrá.

refused-say-what = Escribe qué quieres decir, por ejemplo «decir buena suerte».
refused-say-computer = La máquina no lee mensajes.
refused-say-long = Un mensaje puede tener { $limit } caracteres como máximo. No se envió nada.
refused-say-often = Envías mensajes demasiado rápido. Espera un minuto e inténtalo otra vez.
refused-nothing-to-report = Tu rival no ha dicho nada en esta partida.

web-chat-label = Mensajes
web-say-label = Tu mensaje
web-say-send = Enviar

discord-option-say = El mensaje, hasta 200 caracteres
