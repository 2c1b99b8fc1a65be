# Lessons of Latrunculi.

lesson-hop = Springen en slaan
task-hop = Sla de vijandelijke steen op { $prey }.
hint-hop = Een steen springt over een vijandelijke steen direct ernaast, naar het lege veld erachter.
answer-hop = { $move } springt over { $prey } en slaat die steen.

lesson-chain = Verder springen
task-chain = Sla twee vijandelijke stenen in één beurt.
hint-chain = Spring eerst over { $one } en ga dan verder over { $two }.
answer-chain = { $move } springt over { $one } en { $two } en slaat ze allebei.

lesson-bind = Een steen vastzetten
task-bind = Zet de vijandelijke steen op { $prey } vast.
hint-bind = Je zet een vijandelijke steen vast door hem in een rechte lijn in te sluiten tussen twee van jouw stenen. Welke steen kan aan de andere kant komen?
answer-bind = { $move } zet { $prey } vast: die steen blijft staan en kan niet meer bewegen.

lesson-remove = Een steen weghalen
task-remove = Haal de vastgezette vijandelijke steen op { $prey } weg.
hint-remove = Kies de vastgezette steen zelf. Die weghalen kost je hele beurt.
answer-remove = Je neemt { $prey } van het bord. Dat is je hele beurt: je verplaatst geen steen.

lesson-free = Je steen bevrijden
task-free = Je steen op { $man } is vastgezet. Bevrijd hem.
hint-free = Je steen is vrij als een van de twee vijandelijke stenen die hem vasthouden, wordt vastgezet of geslagen. Probeer die op { $enemy }.
answer-free = { $move } zet { $enemy } vast, en { $man } is weer vrij. Een sprong over { $enemy } helpt ook.

lesson-pinned = Welke steen kan bewegen?
task-pinned = Welke van je stenen kun je verplaatsen?
hint-pinned = Een steen die tussen twee vijandelijke stenen is vastgezet, kan niet bewegen.
answer-pinned = De steen op { $from } kan bewegen. De stenen op { $one } en { $two } zijn vastgezet.
