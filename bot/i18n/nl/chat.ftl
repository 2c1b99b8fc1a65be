# What players say to each other.

word-say = iets tegen je tegenstander zeggen
word-mute = berichten van je tegenstander dempen
word-unmute = gedempte berichten tonen
word-report = het gedrag of laatste bericht van je tegenstander melden

button-mute = Berichten dempen
button-unmute = Berichten weer tonen
button-report = Bericht melden

chat-message = { $name }: { $text }
news-said = Je tegenstander zegt: { $text }

done-said = Je bericht is verstuurd.
done-muted = Je ziet in deze partij geen berichten van je tegenstander meer.
done-unmuted = Je ziet de berichten van je tegenstander weer.
done-reported = Dank je. Je melding gaat naar de beheerder van deze bot. In een server of groep zien ook de beheerders daarvan de melding. Je tegenstander hoort er niets van.

refused-say-what = Typ wat je wilt zeggen, bijvoorbeeld “zeg veel succes”.
refused-say-computer = De computer leest geen berichten.
refused-say-long = Een bericht mag maximaal { $limit } tekens hebben. Er is niets verstuurd.
refused-say-often = Je stuurt te snel berichten. Wacht een minuut en probeer het dan nog eens.
refused-nothing-to-report = Je tegenstander heeft in deze partij niets gezegd.

web-chat-label = Berichten
web-say-label = Je bericht
web-say-send = Versturen

discord-option-say = Het bericht, maximaal 200 tekens
