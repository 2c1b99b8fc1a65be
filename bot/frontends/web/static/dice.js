// @ts-check
// Random letters for the dice of a match that is accepted, so that the server cannot have chosen
// what they show; `docs/dice.md` of the project tells more.

/** @import { Pressed } from "./post.js" */

const LETTERS = "abcdefghijkmnpqrstuvwxyz23456789"; // 32, so that each is as likely
const COUNT = 26;

/**
 * Return the control of a button, with a word mixed in if it accepts a challenge.
 *
 * @param {Pressed} pressed
 */
export function withWord({ id, verb }) {
  if (verb !== "accept") return id;
  const random = crypto.getRandomValues(new Uint8Array(COUNT));
  return id + Array.from(random, (byte) => LETTERS[byte % LETTERS.length]).join("");
}
