# Fair play: what was found in rated matches, for those who decide.

evidence-engine = Deze persoon koos bij { $first } van { $decisions } beslissingen de eerste keus van de computer. Een eerlijke speler van deze sterkte zou dat bij ongeveer { $expected } hebben gedaan. Fouten: { $mistakes }. Ongeveer { $share }% van de zetten lijkt van een computer te komen.
evidence-dumping = Deze persoon verloor { $lost } van { $meetings } ratingpartijen tegen dezelfde tegenstander. Opgegeven zonder achter te staan: { $thrown }. Ratings vooraf: { $rating } tegen { $opponent }. Maar ongeveer één op de { $odds } eerlijke tweetallen heeft zulke resultaten.
evidence-stalling = Deze persoon liet de tijd lopen in een duidelijk verloren stelling. Aantal van zulke beurten: { $turns }. De langste duurde { $hours } uur, een gewone beurt van deze persoon { $usual } min. Zetten in andere partijen tijdens die beurten: { $elsewhere }.
