// @ts-check
// How far a chat has to be scrolled, from boxes on the screen.

/** @typedef {{ top: number, bottom: number }} Box */

const NEAR = 96; // pixels from the end that still count as reading the newest
const GAP = 12; // pixels under a card that was scrolled to

/**
 * Whether all of a box is in view.
 *
 * @param {Box} box
 * @param {Box} view
 */
export const isInView = (box, view) => box.top >= view.top - GAP && box.bottom <= view.bottom + GAP;

/**
 * Whether some of a box is in view.
 *
 * @param {Box} box
 * @param {Box} view
 */
export const isPartlyInView = (box, view) => box.bottom > view.top && box.top < view.bottom;

/** @param {{ scrollHeight: number, scrollTop: number, clientHeight: number }} root */
export const isNearEnd = (root) => root.scrollHeight - root.scrollTop - root.clientHeight < NEAR;

/**
 * Scroll no more than it takes to have a card in view, its top before its end. A card with a board
 * is at least as high as the feed within its margins, and has one place in it.
 *
 * @param {Box} card
 * @param {Box} view
 * @param {number} [margin] of a view of a card with a board
 */
export function wayTo(card, view, margin) {
  const above = card.top - view.top;
  if (margin !== undefined) return above - margin;
  return above < 0 ? above : Math.max(Math.min(card.bottom + GAP - view.bottom, above), 0);
}
