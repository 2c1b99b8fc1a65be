// @ts-check
// Where the squares of a board are: the one under a point, the next one in a direction.

/** @import { Board, Spot } from "../frames.d.ts" */

/** What places the squares of a board. @typedef {Pick<Board, "files" | "ranks" | "flipped" | "left" | "top" | "cell" | "width" | "height">} Measures */

const FILES = "abcdefghijkl";

/** @type {Record<string, [number, number]>} */
const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, 1], ArrowDown: [0, -1] };

/**
 * The file and the rank of a square, from 0.
 *
 * @param {string} square
 */
const placeOf = (square) => [FILES.indexOf(square[0]), Number(square.slice(1)) - 1];

/** @param {string} square */
export const isDark = (square) => {
  const [file, rank] = placeOf(square);
  return (file + rank) % 2 === 0;
};

/**
 * The upper left corner of a square, in pixels of the picture.
 *
 * @param {Measures} board
 * @param {string} square
 */
export function cornerOf({ files, ranks, flipped, left, top, cell }, square) {
  const [file, rank] = placeOf(square);
  const [column, row] = flipped ? [files - 1 - file, rank] : [file, ranks - 1 - rank];
  return [left + column * cell, top + row * cell];
}

/**
 * Left, top, width and height of a square, in percent of the picture.
 *
 * @param {Measures} board
 * @param {string} square
 */
export function boxOf(board, square) {
  const [x, y] = cornerOf(board, square);
  const [wide, high] = [100 / board.width, 100 / board.height];
  return [x * wide, y * high, board.cell * wide, board.cell * high];
}

/**
 * The square to go to with a key: the nearest in the direction of an arrow, rather straight than
 * near. Null where there is none, undefined for another key.
 *
 * @param {Spot[]} spots
 * @param {Spot} from
 * @param {string} key
 * @param {boolean} flipped
 */
export function neighbour(spots, from, key, flipped = false) {
  if (!ARROWS[key]) return undefined;
  const [dx, dy] = ARROWS[key].map((step) => (flipped ? -step : step));
  const [x, y] = placeOf(from.square);
  let best = null;
  let least = Infinity;
  for (const spot of spots) {
    const [file, rank] = placeOf(spot.square);
    const ahead = (file - x) * dx + (rank - y) * dy;
    const aside = Math.abs((file - x) * dy) + Math.abs((rank - y) * dx);
    const cost = ahead + 2.5 * aside;
    if (ahead > 0 && cost < least) [best, least] = [spot, cost];
  }
  return best;
}

/**
 * The square under a point of the picture, or null beside the squares; `x` and `y` are shares of its
 * width and height.
 *
 * @param {Measures} board
 * @param {number} x
 * @param {number} y
 */
export function squareAt({ files, ranks, flipped, left, top, cell, width, height }, x, y) {
  const column = Math.floor((x * width - left) / cell);
  const row = Math.floor((y * height - top) / cell);
  if (column < 0 || row < 0 || column >= files || row >= ranks) return null;
  const file = flipped ? files - 1 - column : column;
  const rank = flipped ? row : ranks - 1 - row;
  return `${FILES[file]}${rank + 1}`;
}
