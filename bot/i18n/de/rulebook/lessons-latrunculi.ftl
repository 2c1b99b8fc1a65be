# Lessons of Latrunculi.

lesson-hop = Springen und schlagen
task-hop = Schlag die gegnerische Figur auf { $prey }.
hint-hop = Ein Stein springt über einen gegnerischen direkt neben ihm auf das leere Feld dahinter.
answer-hop = { $move } springt über den Stein auf { $prey } und schlägt ihn.

lesson-chain = Weiterspringen
task-chain = Schlag zwei gegnerische Steine in einem Zug.
hint-chain = Spring zuerst über { $one }, dann weiter über { $two }.
answer-chain = { $move } springt über { $one } und { $two } und schlägt beide Steine.

lesson-bind = Einen Stein festsetzen
task-bind = Setz den gegnerischen Stein auf { $prey } fest.
hint-bind = Du setzt einen gegnerischen Stein fest, wenn du ihn in gerader Linie zwischen zwei von deinen einschließt. Welcher Stein kommt auf die andere Seite?
answer-bind = { $move } setzt den Stein auf { $prey } fest: Er bleibt, wo er ist, und kann nicht mehr ziehen.

lesson-remove = Einen Stein wegnehmen
task-remove = Nimm den festgesetzten Stein auf { $prey } weg.
hint-remove = Wähle den festgesetzten Stein selbst. Wenn du ihn wegnimmst, ist das dein ganzer Zug.
answer-remove = Du nimmst den Stein auf { $prey } vom Brett. Das ist dein ganzer Zug: Kein Stein zieht.

lesson-free = Deinen Stein befreien
task-free = Dein Stein auf { $man } ist festgesetzt. Befreie ihn.
hint-free = Dein Stein ist frei, wenn einer der beiden Steine, die ihn halten, festgesetzt oder geschlagen wird. Versuch es mit dem Stein auf { $enemy }.
answer-free = { $move } setzt den Stein auf { $enemy } fest, und { $man } ist wieder frei. Auch ein Sprung über { $enemy } befreit deinen Stein.

lesson-pinned = Welcher Stein kann ziehen?
task-pinned = Welcher deiner Steine kann ziehen?
hint-pinned = Ein Stein, der zwischen zwei gegnerischen festgesetzt ist, kann nicht ziehen.
answer-pinned = Der Stein auf { $from } kann ziehen. Die Steine auf { $one } und { $two } sind festgesetzt.
