# Why an action is legal or not.

word-why = warum ein Zug nicht erlaubt ist, oder was er bewirkt
button-why = Warum?

why-ask = Welchen Zug meinst du? Schreib ihn dazu, etwa „warum { $example }“.
why-square = { $square } ist nur ein Feld. Schreib auch, wohin die Figur zieht, etwa „warum { $example }“.
why-early = { $side } ist am Zug. Wenn { $other } am Zug ist:
why-legal = { $action } ist erlaubt.

why-between = Der Zug würde die Figur auf { $square } schlagen. Eingeschlossen wäre sie dann von der Figur auf { $hammer } und { $count ->
        [one] der auf { $anvils }
       *[other] denen auf { $anvils }
    }.
why-rim = Der Zug würde die Figur auf { $square } schlagen. Eingeschlossen wäre sie dann zwischen der Figur auf { $hammer } und dem Rand des Bretts.
why-leapt = Der Zug würde die Figur auf { $square } überspringen und schlagen.
why-taken = Der Zug würde den festgesetzten Stein auf { $square } schlagen.
why-quiet = Der Zug würde nichts schlagen.

why-may = Die Figur auf { $square } kann nach { $squares } ziehen.
why-may-not = Die Figur auf { $square } kann jetzt nicht ziehen.
why-others = { $count ->
        [one] Nur die Figur auf { $squares } kann ziehen.
       *[other] Ziehen können: { $squares }.
    }
why-barred = Im Weg: { $squares }.


refused-why-guarded = In dieser Partie erfährt nur, wer am Zug ist, was erlaubt ist.
refused-why-huff = Ob sich ein Stein pusten lässt, erfährst du nur, wenn du es versuchst. Ein falscher Versuch kostet nichts.
refused-why-captures = In dieser Partie erfährst du nicht, was ein Zug schlägt. Frag nur nach dem Zug: „warum { $action }“.
refused-why-early = Das kann ich noch nicht beantworten. Frag wieder, wenn die Seite am Zug ist, die den Zug machen würde.

why-nothing-captured = Im letzten Zug wurde nichts geschlagen.
# $square: wo der Stein stünde, $reply: der Zug, der ihn dort schlägt
why-captured-then = Auf { $square } kann die Figur sofort geschlagen werden, und zwar mit { $reply }.
why-safe-then = Auf { $square } kann die Figur nicht sofort geschlagen werden.
