# Fair play: what was found in rated matches, for those who decide.

evidence-engine = Eligió la primera opción de la máquina en { $first } de { $decisions } decisiones. Una persona honesta de este nivel la habría elegido en unas { $expected }. Errores: { $mistakes }. Parece que cerca del { $share } % de las jugadas eran de la máquina.
evidence-dumping = De { $meetings } partidas por puntos contra la misma persona perdió { $lost }. Abandonos sin ir perdiendo: { $thrown }. Puntuaciones anteriores: { $rating } contra { $opponent }. Entre parejas de rivales que juegan limpio, más o menos una de cada { $odds } tiene resultados así.
evidence-stalling = Dejó pasar el tiempo con la partida claramente perdida. Turnos así: { $turns }; el más largo duró { $hours } h, y un turno habitual, { $usual } min. Jugadas en otras partidas mientras tanto: { $elsewhere }.
