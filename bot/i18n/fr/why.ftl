# Why an action is legal or not.

word-why = pourquoi un coup est illégal, ou ce qu’il ferait
button-why = Pourquoi ?

why-ask = Quel coup ? Écris-le après « pourquoi », par exemple « pourquoi { $example } ».
why-square = { $square } n’est qu’une case. Écris les deux cases du coup, comme « pourquoi { $example } ».
why-early = C’est à { $side } de jouer. Quand ce sera à { $other } de jouer :
why-legal = { $action } est légal.

why-between = Ce coup capturerait la pièce en { $square }, encadrée par la pièce en { $hammer } et { $count ->
        [one] celle en { $anvils }
       *[other] celles en { $anvils }
    }.
why-rim = Ce coup capturerait la pièce en { $square }, entre la pièce en { $hammer } et le bord du plateau.
why-leapt = Ce coup sauterait par-dessus la pièce en { $square } et la capturerait.
why-taken = Ce coup capturerait le pion immobilisé en { $square }.
why-quiet = Ce coup ne capturerait rien.

why-may = La pièce en { $square } peut aller en { $squares }.
why-may-not = La pièce en { $square } ne peut pas bouger pour l’instant.
why-others = { $count ->
        [one] Seule la pièce en { $squares } peut bouger.
       *[other] Ces pièces peuvent bouger : { $squares }.
    }
why-barred = Le passage est barré en { $squares }.


refused-why-guarded = Dans cette partie, seule la personne qui doit jouer peut savoir ce qui est légal.
refused-why-huff = Le seul moyen de savoir si un pion peut être soufflé est de le souffler. Se tromper ne coûte rien.
refused-why-captures = Dans cette partie, on ne te dit pas ce qu’un coup capture. Pose la question sur le coup seul : « pourquoi { $action } ».
refused-why-early = Je ne peux pas encore répondre. Repose ta question quand ce sera le tour du camp qui jouerait ce coup.

why-nothing-captured = Rien n’a été capturé au dernier tour.
# $square: where the piece would be, $reply: the move that captures it there
why-captured-then = En { $square }, la pièce pourrait être capturée aussitôt, par { $reply }.
why-safe-then = En { $square }, la pièce ne pourrait pas être capturée aussitôt.
