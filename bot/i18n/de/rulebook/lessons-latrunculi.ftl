# Lessons of Latrunculi.

lesson-hop = Springen und schlagen
task-hop = Schlag den Stein auf { $prey }.
hint-hop = Ein Stein springt über einen gegnerischen direkt neben ihm auf das leere Feld dahinter.
answer-hop = { $move } springt über { $prey } und schlägt ihn.

lesson-chain = Weiterspringen
task-chain = Schlag zwei gegnerische in einem Zug.
hint-chain = Spring zuerst über { $one }, und dann weiter über { $two }.
answer-chain = { $move } springt über { $one } und { $two } und schlägt beide.

lesson-bind = Einen Stein festsetzen
task-bind = Setz den Stein auf { $prey } fest.
hint-bind = Ein Stein, der in gerader Linie zwischen zwei gegnerischen ist, ist festgesetzt. Welcher kommt auf die andere Seite?
answer-bind = { $move } setzt { $prey } fest: Der Stein bleibt, wo er ist, und kann nicht mehr ziehen.

lesson-remove = Schlag den Festgesetzten
task-remove = Schlag den festgesetzten Stein auf { $prey }.
hint-remove = Wähle den festgesetzten Stein selbst. Ihn wegzunehmen ist dein ganzer Zug.
answer-remove = Du nimmst { $prey } vom Brett. Das ist der ganze Zug: Kein Stein zieht.

lesson-free = Befreie deinen
task-free = Dein Stein auf { $man } ist festgesetzt. Befreie ihn.
hint-free = Er ist frei, wenn einer seiner beiden Nachbarn festgesetzt oder geschlagen wird, etwa der auf { $enemy }.
answer-free = { $move } setzt { $enemy } fest, und { $man } ist wieder frei. Über { $enemy } zu springen befreit ihn auch.

lesson-pinned = Wer darf ziehen?
task-pinned = Welcher deiner Steine darf ziehen?
hint-pinned = Ein zwischen zwei gegnerischen festgesetzter Stein muss bleiben.
answer-pinned = Der Stein auf { $from } darf ziehen. Die auf { $one } und { $two } sind festgesetzt.
