# Fair play: what was found in rated matches, for those who decide.

evidence-engine = La persona denunciada eligió la primera opción de la máquina en { $first } de { $decisions } decisiones. Una persona honesta de este nivel la habría elegido en cerca de { $expected }. Errores: { $mistakes }. Parece que cerca del { $share } % de las jugadas eran de la máquina.
evidence-dumping = De { $meetings } partidas por puntos contra la misma persona, la denunciada perdió { $lost }. Abandonó sin ir perdiendo en { $thrown }. Puntuaciones antes de la primera: { $rating } contra { $opponent }. Entre parejas de rivales que juegan limpio, más o menos una de cada { $odds } tiene resultados así.
evidence-stalling = La persona denunciada dejó pasar el tiempo con la partida claramente perdida. Turnos así: { $turns }; el más largo duró { $hours } h, y un turno habitual, { $usual } min. Jugadas que hizo mientras tanto en otras partidas: { $elsewhere }.
