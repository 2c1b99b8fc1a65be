# What a person's finished matches add up to.

profile = { $name }: { $count ->
    [0] ninguna partida terminada contra personas, solo contra la máquina
    [one] { $count } partida terminada contra una persona
   *[other] { $count } partidas terminadas contra personas
 }; la primera partida terminó en { $since }.
profile-none = { $name } todavía no ha terminado ninguna partida.
profile-tally = { $won ->
    [one] { $won } victoria
   *[other] { $won } victorias
 }, { $drawn } tablas, { $lost ->
    [one] { $lost } derrota
   *[other] { $lost } derrotas
 }
profile-game = { $ruleset }: { $tally }
profile-rating = Puntuación en { $ruleset }: { $rating } ± { $margin }
profile-rated = Puntuación en { $ruleset }: { $rating } ± { $margin }; { $tally }
chart-rating = Puntuación
chart-highest = Máxima
chart-matches = Partidas por puntos
chart-now = ahora
chart-since = { $since }
chart-words = Puntuación en { $ruleset }: { $count ->
    [0] ahora { $rating } ± { $margin }.
    [1] ahora { $rating } ± { $margin }, después de una partida.
   *[other] de { $first } en { $since } a { $rating } ± { $margin } ahora; la máxima, { $highest }.
 }
profile-unrated = No hay ninguna puntuación que mostrar para «{ $typed }».
profile-last = Última partida: { $score ->
    [won] victoria
    [drawn] tablas
   *[lost] derrota
 }. Récord de victorias seguidas: { $longest }.
profile-streak = Racha actual: { $score ->
    [won] { $streak } victorias
    [drawn] { $streak } tablas
   *[lost] { $streak } derrotas
 } seguidas. Récord de victorias seguidas: { $longest }.
profile-computer = Contra la máquina: { $tally }
profile-between = Contra ti en { $ruleset }: { $tally }
profile-public = Aquí se cuentan las partidas contigo y las demás que puedes ver.
profile-solved = Lecciones y problemas resueltos: { $count }. Problemas del día seguidos: { $streak }.
profile-puzzles = Puntuación en problemas: { $rating } ± { $margin }. Récord en contrarreloj: { $best }.
button-profile = Mis resultados
word-profile = tus resultados, o los de otra persona
refused-unknown-profile = Aquí nadie se llama «{ $typed }».
refused-unknown-rated = «{ $typed }» no vale para «puntos»: escribe sí o no.
refused-computer-rated = Este nivel de la máquina aún no tiene puntuación en { $ruleset }. Por eso, la partida no puede ser por puntos.
refused-hint-rated = Esta partida es por puntos, así que no hay pistas.

# Tables of the best ratings.

top = Mejores puntuaciones en { $ruleset }, { $scope ->
    [here] entre quienes jugaron por puntos aquí
   *[everywhere] en todas partes
 }
top-season = Temporada del { $begin } al { $end }
top-place = { $place }. { $who }
top-own = { $name }: puesto { $place }
top-hidden = No estás en ninguna tabla de puntuaciones, porque no todo el mundo puede ver tus resultados.
top-unplaced = Estas personas aún no tienen puesto, porque el margen de su puntuación supera ± { $margin }:
top-rating = { $name }: { $rating } ± { $margin }
top-none = Aún no hay partidas por puntos. Ofrece una con «desafiar puntos=sí».
refused-top-here = «Aquí» es un servidor de Discord o un grupo de Telegram. En este chat, «ranking» muestra las mejores puntuaciones de todas partes.
top-games = Otro juego
top-span-all = Histórico
top-span-season = Esta temporada
top-span-last = Temporada anterior
top-scope-here = Aquí
top-scope-everywhere = Global
button-top = Mejores puntuaciones
word-top = las mejores puntuaciones, aquí o en todas partes

# The digest of a week in a channel or a group.

week = Partidas terminadas aquí en la última semana: { $count }
week-won = { $winner } ganó a { $loser } en { $ruleset }.
week-drawn = { $one } y { $other } hicieron tablas en { $ruleset }.
week-more = Y { $count } más.
week-climb = La mayor subida de puntuación: { $name } pasó de { $before } a { $after } en { $ruleset }.
week-wait = La espera más larga: desde el { $since }, a { $name } le toca jugar contra { $other } en { $ruleset }.

# The page of a player, which anyone can open.

player-title = { $name }: partidas y puntuaciones
player-public = Solo cuentan las partidas que cualquiera podía mirar.
public-matches = Últimas partidas
public-feed = Canal Atom de estas partidas
