// @ts-check
// What the page knows besides what it shows, and what follows from it; nothing here touches the page.

/** @import { Completions, Post, Reply } from "../frames.d.ts" */
/** @import { Joined } from "./opening.js" */
/** @import { Card, Pressed } from "./post.js" */

/**
 * What is to be done with the answer to a frame, and where none comes.
 *
 * @typedef {object} Waiting
 * @property {(reply: Reply) => void} answer
 * @property {(found: Completions) => void} [completed]
 * @property {() => void} lost
 */

/**
 * @typedef {object} State
 * @property {number} number of the last frame that was sent
 * @property {Map<number | null, Waiting>} pending by the frame's number
 * @property {WeakSet<HTMLElement>} turning pages whose next one is on its way
 * @property {string | null} here the match touched last
 * @property {boolean} broken the line is cut
 * @property {boolean} greeted has seen the chat since the page was loaded
 * @property {boolean} arriving just named: the focus goes on to the field
 * @property {Pressed | null} wanted what the form that asked for the name does besides, until it is done
 * @property {Map<string, Post>} lobby other people's open challenges, by match
 * @property {string} asked the match that another platform opened the page for, until it has been shown
 * @property {Joined | null} unopened the challenge of the page's link, until it has been shown
 */

/**
 * @param {Joined | null} joined
 * @returns {State}
 */
export const newState = (joined) => ({
  number: 0,
  pending: new Map(),
  turning: new WeakSet(),
  here: null,
  broken: false,
  greeted: false,
  arriving: false,
  wanted: null,
  lobby: new Map(),
  asked: "",
  unopened: joined,
});

/**
 * Take what waits for the answer to a frame.
 *
 * @param {State} state
 * @param {number | null} number
 */
export function take({ pending }, number) {
  const waiting = pending.get(number);
  pending.delete(number);
  return waiting;
}

/**
 * Take all that waits: no answer will come.
 *
 * @param {State} state
 */
export function takeAll({ pending }) {
  const lost = [...pending.values()];
  pending.clear();
  return lost;
}

/**
 * Whether two values of JSON are the same in each part.
 *
 * @param {unknown} one
 * @param {unknown} other
 * @returns {boolean}
 */
export function isSame(one, other) {
  if (typeof one !== "object" || typeof other !== "object" || !one || !other) return one === other;
  const [mine, theirs] = [Object.entries(one), new Map(Object.entries(other))];
  return (
    Array.isArray(one) === Array.isArray(other) &&
    mine.length === theirs.size &&
    mine.every(([name, value]) => theirs.has(name) && isSame(value, theirs.get(name)))
  );
}

/**
 * The answer to a frame that came to nothing.
 *
 * @param {number | null} n
 * @param {string} sentence
 * @returns {Reply}
 */
export const refusal = (n, sentence) => ({
  kind: "answer", n, lines: [sentence], post: null, step: false, figure: null, film: null, block: "",
  document: null, shared: "", until: null, choices: [], refused: true, join: null, page: false, forgotten: false,
});

/**
 * Whether an answer is said on the card of its match, whose board is shown; all else is said in a
 * bubble.
 *
 * @param {Reply} reply
 */
export function isOnCard({ post, figure, film, block, document }) {
  return Boolean(post?.picture && post.moment === null && !(figure || film || block || document));
}

/**
 * What those who listen are told of an answer; empty for nothing.
 *
 * @param {Reply} reply
 */
export function spoken({ lines, post }) {
  if (lines.length) return lines.join(" ");
  return post ? [post.headline, post.notes[0]].join(" ") : "";
}

/**
 * Whether a challenge becomes a board.
 *
 * @param {Post | undefined} known
 * @param {Post | null} fresh
 */
export const isBegun = (known, fresh) => Boolean(fresh?.tap) && known?.tap === "";

/** A match as it has become, what is said of that, and whether it calls the person. @typedef {{ post: Post, news: string | null, isCall: boolean }} Change */

/**
 * How the card of a match follows a change: whether it comes to the end, the sentence that calls
 * the person to it, and what is pressed to go on drawing a set-up.
 *
 * @param {Pick<Card, "view" | "step"> | undefined} known the card, if there is one
 * @param {Change} change
 * @returns {{ isNews: boolean, called: string, redraw: Pressed | null }}
 */
export function following(known, { post, news, isCall }) {
  // Men that are being drawn stay drawn on the new board.
  const drawn = known?.step ? known.view.drawn : "";
  const drawing = drawn ? post.choices.find(({ verb }) => verb === "setup") : undefined;
  return {
    // What is no news to the person, such as their own vacation, changes the card in place.
    isNews: Boolean(isCall || news || (post.yours && !known?.view.yours)),
    called: isCall ? (!post.yours && news) || post.headline : "",
    redraw: drawing ? { id: drawing.id + drawn } : null,
  };
}

/**
 * The control that shows a match.
 *
 * @param {string} match
 * @returns {Pressed}
 */
export const boardOf = (match) => ({ id: `board:${match}:0:`, verb: "board" });

/**
 * The control that shows a moment of a match, after so many plies.
 *
 * @param {string} match
 * @param {number} ply
 * @returns {Pressed}
 */
export const momentOf = (match, ply) => ({ id: `replay:${match}:0:${ply}`, verb: "replay" });

/**
 * The button that draws a match as a picture to share.
 *
 * @param {string} match
 * @returns {Pressed}
 */
export const stillOf = (match) => ({ id: `still:${match}:0:`, verb: "still" });
