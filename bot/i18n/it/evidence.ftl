# Fair play: what was found in rated matches, for those who decide.

evidence-engine = Ha giocato la mossa migliore secondo il computer in { $first } decisioni su { $decisions }. Senza aiuto, con questa forza di gioco, sarebbero state circa { $expected }. Errori: { $mistakes }. Mosse che sembrano venire dal computer: circa { $share }%.
evidence-dumping = Ha perso { $lost } partite valide per il punteggio su { $meetings } contro la stessa persona. Abbandonate senza motivo: { $thrown }. Punteggi prima: { $rating } contro { $opponent }. Tra chi gioca onestamente succede a circa una coppia su { $odds }.
evidence-stalling = Ha lasciato passare il tempo in posizione chiaramente persa. Turni di questo tipo: { $turns }; il più lungo è durato { $hours } h, mentre di solito un turno dura { $usual } min. Mosse in altre partite nel frattempo: { $elsewhere }.
