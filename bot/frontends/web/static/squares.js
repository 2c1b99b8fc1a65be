// @ts-check
// Where the squares of a board are: the one under a point, the next one in a direction.

/** @import { Grid, Spot } from "../frames.d.ts" */

/** Left, top, width and height in percent. @typedef {number[]} Box */
/** A square and where it is. @typedef {{ square: string, at: Box }} Place */

const FILES = "abcdefghijkl";

/** @type {Record<string, [number, number]>} */
const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/** @param {Box} box */
const middle = ([left, top, width, height]) => [left + width / 2, top + height / 2];

/**
 * The square to go to with a key: the nearest in the direction of an arrow, rather straight than
 * near. Null where there is none, undefined for another key.
 *
 * @param {Spot[]} spots
 * @param {Spot} from
 * @param {string} key
 */
export function neighbour(spots, from, key) {
  if (!ARROWS[key]) return undefined;
  const [dx, dy] = ARROWS[key];
  const [x, y] = middle(from.box);
  let best = null;
  let least = Infinity;
  for (const spot of spots) {
    const [sx, sy] = middle(spot.box);
    const ahead = (sx - x) * dx + (sy - y) * dy;
    const aside = Math.abs((sx - x) * dy) + Math.abs((sy - y) * dx);
    const cost = ahead + 2.5 * aside;
    if (ahead > 0.5 && cost < least) [best, least] = [spot, cost];
  }
  return best;
}

/**
 * The square under a point of the board, or null beside the squares; `x` and `y` are in percent.
 *
 * @param {Grid} grid
 * @param {number} x
 * @param {number} y
 * @returns {Place | null}
 */
export function squareAt({ files, ranks, flipped, box: [left, top, width, height] }, x, y) {
  const column = Math.floor((x - left) / width);
  const row = Math.floor((y - top) / height);
  if (column < 0 || row < 0 || column >= files || row >= ranks) return null;
  const file = flipped ? files - 1 - column : column;
  const rank = flipped ? row : ranks - 1 - row;
  return { square: `${FILES[file]}${rank + 1}`, at: [left + column * width, top + row * height, width, height] };
}
