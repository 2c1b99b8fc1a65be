// Random letters for the dice of a match that is accepted, so that the server cannot have chosen
// what they show; `docs/dice.md` of the project tells more.

const LETTERS = "abcdefghijkmnpqrstuvwxyz23456789"; // 32, so that each is as likely
const COUNT = 26;

// Returns the control of a button with a word mixed in if it accepts a challenge.
export function withWord(control) {
  if (!/^accept:[a-z0-9]+:[0-9]+:$/.test(control)) return control;
  const random = crypto.getRandomValues(new Uint8Array(COUNT));
  return control + Array.from(random, (byte) => LETTERS[byte % LETTERS.length]).join("");
}
