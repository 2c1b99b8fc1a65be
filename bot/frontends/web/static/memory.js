// @ts-check
// What was said in this tab, kept by the browser until the tab is closed, so that a reload shows it.

/** @import { Choice, Post } from "../frames.d.ts" */

const KEY = "petteia-said";
const MOST = 60; // bubbles
const LONGEST = 4000; // characters of one that is kept

/**
 * What a bubble was made of.
 *
 * @typedef {object} Said
 * @property {string} kind
 * @property {string[]} lines
 * @property {Choice[]} choices
 * @property {string} block
 * @property {boolean} page
 */

/** @type {WeakMap<Node, Said>} */
const parts = new WeakMap();

/**
 * @param {Node} node
 * @param {Said} said
 */
export function note(node, said) {
  parts.set(node, said);
}

/**
 * @param {Iterable<Node>} bubbles
 * @param {string} name
 */
export function remember(bubbles, name) {
  const kept = Array.from(bubbles, (node) => parts.get(node));
  const short = kept.filter((each) => each && JSON.stringify(each).length <= LONGEST);
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ name, said: short.slice(-MOST) }));
  } catch {
    forget(); // there is no room, or it is not allowed
  }
}

export function forget() {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // nothing can have been kept
  }
}

/**
 * The button as it can be pressed now. It stays as long as it leads somewhere: to no match in
 * particular, to the board of one that is shown, or to what can still be done with that. What an
 * earlier version of the page kept says neither what it does nor to which match.
 *
 * @param {Choice} choice
 * @param {Post[]} views
 * @returns {Choice[]}
 */
function leading(choice, views) {
  if (choice.match === null) return [choice];
  const same = views.flatMap((view) => view.choices).find(({ id }) => id === choice.id);
  if (same) return [{ ...same, ...choice }];
  const isShown = views.some((view) => view.match === choice.match);
  return isShown && choice.verb === "board" ? [choice] : [];
}

/**
 * What was said to this person, with the buttons that still lead somewhere.
 *
 * @param {string} name
 * @param {Post[]} views
 * @returns {Said[]}
 */
export function recall(name, views) {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? "null");
    if (kept?.name !== name) return [];
    return kept.said.map((/** @type {Said} */ each) => ({
      ...each,
      choices: each.choices.flatMap((choice) => leading(choice, views)),
    }));
  } catch {
    return [];
  }
}
