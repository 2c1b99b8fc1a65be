# Lessons of Latrunculi.

lesson-hop = Springen en slaan
task-hop = Sla de vijandelijke steen op { $prey }.
hint-hop = Een steen springt over een vijandelijke steen vlak naast hem, naar het lege veld erachter.
answer-hop = { $move } springt over { $prey } en slaat die steen.

lesson-chain = Verder springen
task-chain = Sla twee vijandelijke stenen in één beurt.
hint-chain = Spring eerst over { $one }, en dan verder over { $two }.
answer-chain = { $move } springt over { $one } en { $two } en slaat ze allebei.

lesson-bind = Een steen vastzetten
task-bind = Zet de vijandelijke steen op { $prey } vast.
hint-bind = Een steen die in een lijn tussen twee vijandelijke staat, is vastgezet. Welke steen kan aan de andere kant komen?
answer-bind = { $move } zet { $prey } vast: die steen blijft waar hij is, en kan niet meer bewegen.

lesson-remove = Sla de vastgezette steen
task-remove = Sla de vastgezette vijandelijke steen op { $prey }.
hint-remove = Kies de vastgezette steen zelf. Hem weghalen is je hele beurt.
answer-remove = Je haalt { $prey } van het bord. Dat is de hele beurt: je verplaatst geen steen.

lesson-free = Bevrijd je steen
task-free = Je steen op { $man } is vastgezet. Bevrijd hem.
hint-free = Hij is vrij als een van zijn twee buren wordt vastgezet of geslagen, zoals die op { $enemy }.
answer-free = { $move } zet { $enemy } vast, en { $man } is weer vrij. Over { $enemy } springen bevrijdt hem ook.

lesson-pinned = Wie mag zetten?
task-pinned = Welke steen van jou mag je verplaatsen?
hint-pinned = Een steen die tussen twee vijandelijke is vastgezet, moet blijven staan.
answer-pinned = De steen op { $from } mag je verplaatsen. Die op { $one } en { $two } zijn vastgezet.
