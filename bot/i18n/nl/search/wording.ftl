# How questions are compared with the sentences of the rulebook: idle words, endings, and which words mean the same here.

wording-idle =
    de het een en of maar aan bij in op uit van voor met naar tot om door over dat die dit deze dan daar hier er ook nog al toch wel zo te
    is zijn ben bent was waren wordt word worden werd heb hebt heeft hebben had ik je jij jou jouw u hij zij ze we wij men mijn me mij zich hun hen haar hem ie
    wat hoe wie welke welk wanneer waar waarom als niet geen gaat doet doe doen maak maakt maken gebeurt gebeuren gebeurd
    eigenlijk gewoon even eens nou nu toen want omdat terwijl voordat nadat zodra ofzo enzo zeg leg vertel uitleggen leggen regel regels
    alsjeblieft aub bedankt dank hallo hoi hee hey betekent heet ergens iets iemand ooit steeds altijd weer heel erg echt veel
    wil wilt willen zou zouden zal zullen soort beetje precies misschien vraag weten snap bedoel bedoelt ongeveer verder daarna
    daarmee daarvan daarvoor daarbij erbij ervan ervoor ermee eraan erop erin waarmee waarvan waarvoor tegen tijdens tussendoor
    t n m s k d r dus ja nee ok oke hm hmm na spel spelletje potje partij mn z'n zn onze ons jullie elk elke
wording-endings =
    ingen ing eren eerde eert tjes tje jes je ende end sten ste ten ter ters te den de en er ers e t s n
wording-alike =
    terugnemen: zet terugnemen, zet terug nemen, neem terug, terug nemen, terugneming, teruggenomen, terugzetten, ongedaan, ongedaan maken, bedacht me, spijt van
    tijd om: tijd is om, tijd is op, tijd op, tijd voorbij, geen tijd meer, tijdsoverschrijding, vlag valt, te laat
    klok: bedenktijd, tijdslimiet, schaakklok, timer, stopwatch, tijdcontrole
    opgeven: geef op, geeft op, opgegeven, opgeeft, opgeef, capituleren, stoppen ermee, kap ermee, overgave
    computer: bot, ai, machine, robot
    bericht: berichten, berichtje, chat, chatten, appen
    vervelend: stoort, storen, lastigvalt, lastigvallen, lastig vallen, beledigt, beledigen, scheldt, schelden, spamt
    vakantie: op reis, weg ben, vakantiestand
    melding: meldingen, herinnering, herinneringen, pings, notificatie, notificaties
    weg van het spel: antwoordt niet, reageert niet, zet niet meer, speelt niet meer, verdwenen, laat niks horen
    draaien: bord draaien, oriëntatie, andersom, bord omdraaien
    kunnen: kan, kun, kunt, kon, mag, mogen, mocht, toegestaan, mogelijk, geoorloofd, gaat dat, lukt, legaal
    slaan: sla, slaat, slaan we, slag, pakken, pak, pakt, nemen, neem, neemt, eten, eet, opeten, vreten, vangen, vang, vangt, gevangen nemen, doden, dood, doodt, killen, kill, killt, veroveren, verover, verovert, wegslaan, afpakken, uitschakelen, schakel uit, wegnemen, neem weg, verslaan
    geslagen: geslagen worden, gepakt, genomen, gegeten, opgegeten, gevangen, gedood, kwijt, sterft, sterven, sneuvelt, sneuvelen, gekild, uitgeschakeld, verdwijnt, is weg, weg is, van het bord gehaald, eraf, ligt eraf, eruit
    steen: stenen, steentje, steentjes, stuk, stukken, stukje, pion, pionnen, pionnetje, schijf, schijven, damsteen, poppetje, poppetjes, mannetje, mannetjes, man, mannen, soldaat, soldaten, krijger, krijgers, fiche, fiches, troepen, leger, speelstuk, speelstukken
    leider: leiders, koning, koningen, koninkje, baas, generaal, generaals, aanvoerder, veldheer, commandant, chef, strategos, strateeg, lars, dux, basileus, heerser, hoofdman
    tegenstander: tegenstanders, vijand, vijanden, vijandelijk, vijandelijke, tegenspeler, de ander, de andere speler, andere speler, tegenpartij, zijn stenen, haar stenen
    zetten: zet, zetje, gezet, bewegen, beweeg, beweegt, beweging, gaan, ga, lopen, loop, loopt, verplaatsen, verplaats, verplaatst, schuiven, schuif, schuift, verschuiven, rijden, marcheren, stappen, stap, stapje, stapjes, vooruitgaan
    springen: spring, springt, sprong, sprongen, gesprongen, sprongetje, overheen, eroverheen, heen springen, hoppen, huppen, wippen, overspringen, heenspringen, jumpen, hinkelen
    tussen: ertussen, tussenin, in het midden, midden, sandwich, klem, ingeklemd, inklemmen, tussen twee, insluiten tussen, tang
    omsingelen: omsingeld, omsingelt, omsingel, omsingeling, omringd, omringen, omringt, ingesloten, insluiten, sluit in, opsluiten, opgesloten, sluit op, dichtgezet, ingebouwd, van alle kanten, aan alle kanten, alle kanten, rondom, vier kanten, ommuurd, ommuren
    vast: vastzitten, vastzit, zit vast, kan niet zetten, kan niet meer zetten, niet meer zetten, geen zet, geen zetten, geen zet meer, geen zetten meer, kan niet bewegen, niet bewegen, niet meer bewegen, kan ik niks, kan niks meer, pat, klemgezet, klem zit, geen geldige zet, nergens heen, nergens naartoe
    winnen: win, wint, winst, gewonnen, winnaar, zege, overwinning, overwinnen, doel, speldoel, winvoorwaarde
    verliezen: verlies, verliest, verloren, verliezer, nederlaag, verloor
    einde: eindigt, eindigen, eind, afgelopen, voorbij, klaar, speleinde, stopt, stoppen, stop, ophouden, houdt op, uit is, beëindigd
    remise: gelijkspel, gelijk spel, gelijk, onbeslist, remisse, niemand wint, geen winnaar
    beginnen: begin, begint, begonnen, beginner begint, starten, start, gestart, eerste zet, als eerste, als eerst, mag eerst, het eerst, eerst, wie begint, aan het begin, in het begin, openen, opent, wit
    hoek: hoeken, hoekveld, hoekje, hoekveldje, hoekvelden
    rand: randen, randje, kant van het bord, zijkant, randveld, randvelden, bordrand
    schuin: diagonaal, diagonale, schuine, overhoeks, dwars, kruislings, loper
    recht: rechtuit, rechtdoor, rechte, rechte lijn, toren, zoals een toren, horizontaal, verticaal
    passen: pas, past, overslaan, sla over, beurt overslaan, slaan over, niets doen, niks doen, wachten, wacht, stil blijven, blijven staan, stilstaan, niet zetten, afwachten
    moeten: moet, moest, verplicht, verplichting, plicht, slagplicht, slagdwang, dwang, gedwongen, hoeft, hoef, hoeven, noodzakelijk, nodig, per se, dwingen, dwing
    dobbelsteen: dobbelstenen, dobbelen, dobbel, gooien, gooi, gooit, gegooid, worp, worpen, werpen, ogen, rollen, rol, rolt, gerold
    dubbel: dubbele, dubbelworp, dubbele worp, twee dezelfde, dezelfde ogen, twee gelijke, twee zessen, dubbel zes
    extra worp: nog een keer gooien, nog eens gooien, opnieuw gooien, extra, extra zet, extra beurt, bonus, nog een keer, nog een worp, nog eens, opnieuw
    honderd: 100, honderdste, vijftig, 50, eindeloos, oneindig, voor altijd, eeuwig, urenlang, niemand slaat, gebeurt niks, gebeurt niets, niets geslagen, niks geslagen, zonder slaan
    herhaling: herhalen, herhaalt, herhaald, herhalingen, zetherhaling, dezelfde stelling, zelfde stelling, zelfde zetten, dezelfde zetten, drie keer, derde keer, driemaal, heen en weer, telkens hetzelfde, steeds hetzelfde, zelfde positie
    afspreken: afspraak, spreken af, afgesproken, overeenkomen, overeenkomst, samen besluiten, aanbieden, bied aan, voorstellen, allebei willen, beiden willen, allebei eens, instemmen, het eens
    meerdere: meer dan een, meer dan één, twee tegelijk, tegelijk, tegelijkertijd, in een keer, in één keer, in een zet, in één zet, verschillende, allebei tegelijk, twee stenen tegelijk, meer tegelijk, twee in een keer
    rij: rijtje, naast elkaar, achter elkaar, twee op een rij, op een rij, op rij, twee naast elkaar, groep, groepje, paar, paartje, muur, blok, bij elkaar, duo
    hoeveel: aantal, hoevl, hoe veel
    duur: hoe lang, hoelang, duurt, duren, lang, kort, minuten, uren, uur, tijd kost, snel, speelduur
    ver: hoe ver, afstand, bereik, hoeveel velden, hoeveel vakjes, hoeveel hokjes, hoogstens, maximaal, maximum, limiet, verst, velden ver
    waarheen: welk veld, op welk veld, naar welk veld, positie, welke plek, waar staat, waar staan, waar naartoe, welke kant op
    elkaar: andere leider, andere koning, de andere leider, beide koningen, beide leiders, leider van de ander
    normaal: normale, gewone, standaard, eenvoudig, eenvoudige, simpel, simpele
    bijzonder: bijzondere, bijzonders, speciaal, speciale, speciaals, superkracht, superkrachten, eigenschap, eigenschappen, verschil, anders, nut, wat heb je aan
    plaatsen: plaats, plaatst, geplaatst, neerzetten, zet neer, neergezet, neerleggen, leg neer, inzetten, plaatsing, plaatsfase, neerleg, opzetten
    opstelling: beginopstelling, beginstelling, startopstelling, startpositie, opstellen, opgesteld, klaarzetten, zet klaar, beginpositie, indeling
    vastzetten: vastgezet, zet vast, vastzet, vastgehouden, vasthouden, bevriezen, bevroren, binden, gebonden, bindt, bind, gevangene, gevangenen, blokkeren, blokkeer, geblokkeerd, verlammen, verlamd, immobiliseren, vastpinnen, vastgepind
    bevrijden: bevrijd, bevrijdt, bevrijding, vrij, vrijlaten, vrijgelaten, losmaken, los, loslaten, losgelaten, redden, red, redt, gered, ontsnappen, ontsnapt, verlossen
    bewaken: bewaakt, bewaker, bewakers, wachter, bewaking
    weghalen: van het bord halen, van het bord, verwijderen, verwijder, verwijdert, haal weg, haalt weg, eraf halen, haal eraf, weggehaald, afhalen
    weggaan: gaat weg, ga weg, weglopen, loopt weg, wegzetten, verlaat, verlaten, weggaat, weggegaan, vertrekt
    actief: actieve, actiever, activiteit
    passief: passieve, lui, luie, stilstaand
    vagus: vagi, omgedraaid, omgedraaide, omdraaien, omkeren, omgekeerd, op zijn kop, ondersteboven, omgeklapt, omgeflipt, deserteur, gedraaid
    rechtop: teruggedraaid, terugdraaien, terug omdraaien, weer normaal, weer goed, weer rechtop, draait terug
    aanval: aanvallen, aanvalt, val aan, valt aan, aangevallen, aanvaller, attaque, bedreigen, bedreigt, bedreig, dreigen, dreiging
    naast: ernaast, aangrenzend, grenst, buurveld, raken, raakt, aanraken, vlak naast, direct naast, buur, buren, vlakbij, in de buurt
    rustig: rustige, zonder aanval, niet aanvallen, niet aanval, val niet aan, zonder aan te vallen, geen aanval
    ordinarius: ordinarii
    hopliet: hoplieten, hoplite, hopliten, hoplit, zware, zwaar, zwaarbewapend, zware infanterie, dikke
    peltast: peltasten, peltaste, lichte, licht, lichtbewapend, lichte infanterie
    pantser: bepantsering, gepantserd, harnas, schild, wapenrusting
    klasse: klassen, klasses, rang, type, types
    achterste rij: overkant, andere kant, andere kant van het bord, laatste rij, achterste lijn, einde van het bord, doorbraak, helemaal achteraan, finish, achterlijn, thuisrij, bereikt de overkant
    alle: alles, allemaal, iedere, ieder, alle stenen, hele
    enkele: alleen, enige, nog maar een, nog maar één, nog één, nog een steen, laatste, laatste steen, overblijft, overgebleven, maar een, slechts een, eentje
    zonder: zonder stenen, zonder soldaten, geen stenen meer, geen soldaten meer, geen pionnen meer, geen meer, allemaal weg, nul
    veilig: veiligheid, gevaar, gevaarlijk, risico, riskant, beschermd, beschermen, beschermt, bescherming, zelfmoord, onkwetsbaar, onaantastbaar, gedekt, dekking, verdedigen, verdedigt, overleven, overleeft, kwetsbaar
    eigen: mijn eigen, zelf, vriend, vrienden, kameraad, kameraden, eigen mensen, eigen stenen
    fout: foute, fouten, verkeerd, verkeerde, ongeldig, ongeldige, illegaal, illegale, verboden, niet toegestaan, niet mogelijk, onmogelijk, vergist, vergissing, verkeerde zet, valsspelen, vals spelen, mag niet
    gewaarschuwd: waarschuwing, waarschuwen, aandringen, volhouden, erop staan
    blazen: blaas, blaast, geblazen, wegblazen, huff, huffen, huffing
    straf: straffen, bestraft, gestraft, boete, gevolg, gevolgen, consequentie, kost het me, strafbaar
    gemist: missen, mis, mist, vergeten, vergeet, over het hoofd, niet gezien, niet gemerkt, niet geslagen, niet sla, verzuimd, laat staan
    opeisen: eis op, eist op, opgeëist, claimen, claim, aanspraak, aanspraak maken
    opties: optie, variant, varianten, instelling, instellingen, regels aanpassen, regels veranderen, huisregels, aanpassen, aanzetten, uitzetten, spelvarianten
    bord: borden, speelbord, speelveld, bordgrootte, grootte, kolommen, kolom, schaakbord, dambord, afmeting, afmetingen, hoe groot, formaat
    veld: velden, veldje, hokje, hokjes, vakje, vakjes, vak, vakken, hok
    letters: grieks, griekse, letter, alfabet, notatie, typen, typ, intypen, invoeren, toetsenbord, coördinaten, latijns, latijnse
    tips: tip, advies, raad, strategie, strategieën, tactiek, tactieken, truc, trucs, trucje, beter, beginner, beginners, beginneling, noob, verbeteren, goed spelen
    bron: bedacht, bedenker, verzonnen, uitgevonden, uitvinder, auteur, auteurs, schrijver, geschreven, maker, makers, herkomst, afkomstig, komt vandaan, vandaan, uitgever, uitgegeven, ontworpen
    oudheid: oud, oude, antiek, antieke, grieken, romeinen, romeins, romeinse, historisch, historische, geschiedenis, authentiek, origineel, originele, reconstructie, vroeger, modern, moderne, waargebeurd
    beslissing: besloten, beslissen, beslissingen, besluit, keuze, uitleg van de regels, interpretatie, geïnterpreteerd, onduidelijk, dubbelzinnig
    landen: land, landt, landing, landingsveld, geland, erachter, achter hem, terechtkomen, kom terecht, neerkomen
    aanloop: aanloop nemen, voor de sprong, van afstand, van ver, eerst lopen, eerst schuiven, direct ernaast staan, er vlak naast
    ketting: kettingsprong, meersprong, dubbelsprong, verder springen, doorspringen, meer sprongen, meerdere sprongen, weer springen, opnieuw springen, nog een sprong, nog een keer springen
    bepaald: bepalen, beoordeeld, beoordelen, uitgerekend, vastgesteld, wie heeft gewonnen
    tellen: telt, tel, geteld, teller, meetellen, telling, meegeteld, meetelt, van voren af aan
    hermes: mercurius, hermeszet
    zeus: hand van zeus
    afzien: zie af, weigeren, weiger, wil niet, niet willen, laten zitten, bedanken
    exact: exacte, het precieze aantal, precieze, volledige aantal, exact zoveel
    hogere: hoger, hoogste, grotere, grootste, hoge, hoge dobbelsteen
    lagere: lager, laagste, kleinere, kleinste, lage, lage dobbelsteen
    vrije weg: weg vrij, in de weg, verspert, versperd, obstakel, hindernis, staat in de weg
    hand: in de hand, in je hand, voorraad, nog niet geplaatst, niet geplaatste
    net gezet: laatst gezet, als laatste gezet, laatst bewogen, net bewogen, al stond, stond er al, stonden al, zojuist gezet
wording-numbers = 0 nul, 1 een, 2 twee, 3 drie, 4 vier, 5 vijf, 6 zes, 7 zeven, 8 acht, 9 negen, 10 tien, 11 elf, 12 twaalf, 13 dertien,
    16 zestien, 24 vierentwintig, 32 tweeëndertig, 50 vijftig, 100 honderd
# Words of other games and of the rest of the world: who uses them asks for nothing that is here.
wording-foreign =
    rokade rokeren rokeert passant promoveren promotie schaakmat elo ranglijst klassement
    backgammon monopoly poker pokeren klaverjassen bridge mahjong domino scrabble catan ganzenbord molenspel halma uno
    kaart kaarten kaartspel joker troef geld munten goud wedden weddenschap inzet kopen koop koopt gekocht verkopen goedkoop prijs winkel euro
    paard paarden ruiter ruiters cavalerie olifant olifanten strijdwagen boogschutter katapult draak draken magie tovenaar zwaard boog schip schepen kasteel
    weerbericht regent regen zon sneeuw morgen gisteren nieuws voetbal feyenoord eredivisie tennis olympisch kampioenschap beker wielrennen
    pizza pasta brood taart koffie bier wijn recept restaurant koken avondeten lunch ontbijt frietjes
    frankrijk italië duitsland nederland engeland londen parijs amsterdam berlijn president minister premier hoofdstad planeet maan heelal
    windows linux iphone android excel javascript python installeren installeer wachtwoord wifi printer
    mop moppen grap grapje liedje liedjes zing zingen muziek vriendin liefde trouwen verjaardag overhemd schoenen
    dokter medicijn belasting belastingen wet advocaat school huiswerk wiskunde zwemmen auto vlucht hotel lievelingskleur wereld
# What kind of question it is, by how it begins.
wording-kinds =
    what: wat is, wat zijn, wat betekent, wat betekenen, wat houdt in, wie is, wie zijn, definitie van, betekenis van, wat bedoelen ze met
    if: wat als, wat gebeurt er als, wat gebeurt er, en als, stel, stel dat, wat nou als
# What comes before the name of a game.
wording-before-names = in die met de, in die met, in dat met de, in dat met, die met de, die met, dat met de, dat met, het spel met, het spel, bij het spel, bij, in het, in de, in, van, voor, met, uit, de, het
# What people call the games in questions, beside their names.
wording-games =
    vogt-kubeia: dobbelspel, dobbelsteenspel, spel met dobbelstenen, spel met de dobbelstenen, die met dobbelstenen
    lemery-crossing: wedloop van de leiders, race van de leiders, wedloop, race
    lemery-compact: kleine petteia
    vogt-petteia: toernooispel, toernooiregels, die met de hoplieten
    poleis: die met de vagi
    walker-dux: die met de dux
# Names of games that are ordinary words too.
wording-weak-names = oversteek polis latrones
