# Playing against the computer.

# The computer as a player, wherever its name is shown
computer-name = { $level ->
    [0] Máquina (nivel 0, infantil)
    [1] Máquina (nivel 1, principiante)
    [3] Máquina (nivel 3, fácil)
    [5] Máquina (nivel 5, medio)
    [6] Máquina (nivel 6, difícil)
    [8] Máquina (nivel 8, maestro)
   *[other] Máquina (nivel { $level })
}

button-computer = Jugar contra la máquina
button-next-level = Siguiente: { $name }

computer-levels = ¿A qué nivel quieres que juegue la máquina? El juego es { $ruleset }; no hay reloj.
computer-level-child = Infantil (nivel 0)
computer-level-beginner = Principiante (nivel 1)
computer-level-easy = Fácil (nivel 3)
computer-level-medium = Medio (nivel 5)
computer-level-hard = Difícil (nivel 6)
computer-level-master = Maestro (nivel 8)

done-computer = Empezó tu partida contra { $name }.
computer-busy = Mucha gente está jugando contra la máquina. Su jugada tardará unos { $seconds } segundos.
computer-stopped = La máquina no puede jugar ahora. Tu partida queda guardada y sigue en cuanto la máquina pueda jugar.

refused-no-computer = La máquina no puede jugar ahora. Desafía a una persona, o inténtalo más tarde.
refused-computer-level = La máquina no tiene el nivel { $typed }. Elige un nivel de { $least } (para niños) a { $most }.
refused-computer-clock = Contra la máquina no hay reloj: tómate el tiempo que quieras. Desafíala otra vez sin reloj.
refused-computer-block = No puedes bloquear a la máquina. Nunca desafía a nadie.
refused-level-person = Solo la máquina tiene niveles. Para desafiar a una persona, no escribas ningún nivel.
refused-name-computer = Ese nombre se parece al de la máquina. Elige otro.

discord-option-level = Juega contra la máquina en este nivel
