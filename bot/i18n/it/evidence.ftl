# Fair play: what was found in rated matches, for those who decide.

evidence-engine = Questa persona ha giocato la prima scelta del computer in { $first } decisioni su { $decisions }. Chi gioca onestamente con questa forza l’avrebbe giocata in circa { $expected }. Errori: { $mistakes }. Mosse che sembrano venire da un computer: circa { $share }%.
evidence-dumping = Questa persona ha perso { $lost } partite valide per il punteggio su { $meetings } contro lo stesso avversario. Abbandonate senza essere in svantaggio: { $thrown }. Punteggi prima di queste partite: { $rating } contro { $opponent }. Tra chi gioca onestamente, solo circa una coppia su { $odds } ha risultati simili.
evidence-stalling = Questa persona ha lasciato passare il tempo in posizioni chiaramente perse. Turni di questo tipo: { $turns }. Il più lungo è durato { $hours } h, mentre di solito un turno dura { $usual } min. Mosse in altre partite nel frattempo: { $elsewhere }.
