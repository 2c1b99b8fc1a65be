# Why the last move did not capture a piece; what the rulebook says about it follows below.

button-uncaught = Waarom niet geslagen?

uncaught-which = Welk stuk?
uncaught-piece = Waarom niet { $square }?
uncaught-about = Waarom het stuk op { $square } niet is geslagen met { $action }:

uncaught-open = { $way ->
    [bind] De steen wordt maar van één kant vastgehouden en is dus niet vastgezet: aan de andere kant, op { $squares }, staat geen stuk van { $by }.
   *[capture] Het stuk is maar van één kant ingesloten: aan de andere kant, op { $squares }, staat geen stuk van { $by }.
}
# $way: capture or bind, as for the others
uncaught-row = Aan de andere kant, op { $squares }, staat een steen van dezelfde kleur, dus samen vormen ze een rij.
uncaught-armour = Het stuk is een hopliet, dus een hopliet of de Basileus moet helpen om hem te slaan. De stukken op { $squares } zijn te zwak.
uncaught-anvil-bound = De steen aan de andere kant, op { $squares }, was aan het eind van de zet zelf vastgezet.
uncaught-edge = { $way ->
    [bind] Aan de andere kant is de rand van het bord, en die helpt niet bij het vastzetten.
   *[capture] Aan de andere kant is de rand van het bord, en die helpt niet bij het slaan.
}
uncaught-corner = Het stuk staat in een hoek, en in dit spel zijn hoeken veilig.
uncaught-nook = Het stuk staat in een hoek, en { $by } heeft geen stuk op het andere veld ernaast, { $squares }.
uncaught-ring = Een Basileus moet aan alle kanten zijn omsingeld, en { $by } heeft geen stuk op { $squares }.
uncaught-shield = { $count ->
    [one] Een stuk van dezelfde kant, op { $squares }, staat naast de Basileus en beschermt hem.
   *[other] Stukken van dezelfde kant, op { $squares }, staan naast de Basileus en beschermen hem.
}
uncaught-classes = De Basileus is omsingeld, maar niet door genoeg hoplieten en ook niet door de andere Basileus.
uncaught-leader = Het stuk is een leider, en in dit spel kun je leiders niet slaan.
uncaught-standing = { $count ->
    [one] Het stuk op { $squares } stond er al: het is daar niet met deze zet gekomen.
   *[other] De stukken op { $squares } stonden er al: geen daarvan is daar met deze zet gekomen.
}
uncaught-between = Het stuk ging zelf tussen twee vijandelijke stukken ({ $squares }) staan, en dat is veilig.
uncaught-passed = De zet ging alleen langs { $squares }. Wat telt, is waar hij eindigt.
uncaught-jump = Met een sprong naar { $squares } had dit stuk kunnen slaan, maar het deed een andere zet.
uncaught-bound = De steen is vastgezet, niet geslagen: de stenen op { $squares } houden hem vast. In een latere beurt kan { $by } hem slaan in plaats van een zet te doen.
uncaught-far = Het stuk staat niet naast { $squares }, het veld waar de zet eindigde.
uncaught-own = Je eigen stukken kun je niet slaan.
uncaught-placing = Er worden nog stenen geplaatst. Tot alle stenen op het bord staan, is een ingesloten steen veilig.
uncaught-removal = Een vastgezette steen slaan kost de hele beurt, en je slaat alleen die steen.
