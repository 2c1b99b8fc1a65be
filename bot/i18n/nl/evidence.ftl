# Fair play: what was found in rated matches, for those who decide.

evidence-engine = Koos bij { $first } van { $decisions } beslissingen de eerste zet van de computer. Zonder hulp zouden het er bij deze speelsterkte ongeveer { $expected } zijn. Fouten: { $mistakes }. Het lijkt erop dat ongeveer { $share }% van de zetten van de computer kwam.
evidence-dumping = Verloor { $lost } van { $meetings } partijen voor de rating tegen dezelfde persoon. Zonder noodzaak opgegeven: { $thrown }. Ratings vooraf: { $rating } tegen { $opponent }. Bij eerlijk spel komt dit bij ongeveer één op de { $odds } paren voor.
evidence-stalling = Liet de tijd lopen in een duidelijk verloren stelling. Zulke beurten: { $turns }; de langste duurde { $hours } uur, een gewone beurt { $usual } min. Zetten in andere partijen intussen: { $elsewhere }.
