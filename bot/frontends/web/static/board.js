// @ts-check
// The board: the picture of the empty one, what is on it, and a button for each square that can be
// pressed. What a press leads to is shown before the server has answered, where it is known.

import { feel, knock } from "./device.js";
import { makePieces } from "./pieces.js";
import { makeSketch } from "./sketch.js";
import { boxOf, neighbour, squareAt } from "./squares.js";
import { element, text } from "./texts.js";

/** @import { Board as Shown, Spot } from "../frames.d.ts" */
/** @import { Pieces } from "./pieces.js" */

const DRAGGED = 8; // pixels that a finger moves before it drags
const FLASH = 900; // milliseconds

/**
 * A piece under the finger: the square it comes from and where the finger began; once it moves, its
 * element.
 *
 * @typedef {{ from: string, x: number, y: number, piece: SVGElement | null }} Drag
 */

/**
 * What is known of a board besides its picture: whether it says why a square is no choice, which
 * square is picked, which squares may follow each, and whether the next one plays the move.
 *
 * @typedef {{ tap?: string, picked?: string, next?: Record<string, string>, plays_at_once?: boolean, moment?: number | null }} How
 */

/** A board, and what is done when it is painted. @typedef {{ given: Shown, done: (shown: Shown) => void }} Latest */

/**
 * @typedef {object} State
 * @property {Spot[]} spots the squares that can be pressed
 * @property {Map<string, HTMLButtonElement>} buttons their buttons, by square
 * @property {Latest | null} latest what the server said last
 * @property {Shown | null} shown the board that is painted
 * @property {How} how
 * @property {string} painted the picture that is shown
 * @property {number} count how many were asked for
 * @property {Drag | null} drag
 * @property {string} foreseen the piece whose choices are shown before the server has answered
 * @property {{ to: string, from: string } | null} dropped where a piece goes, until the squares it may go to are known
 * @property {boolean} quiet the click that ends a drag is no tap
 * @property {boolean} turned the person looks from the other side
 */

/**
 * `press` sends what a square is for; `dead` is called with one that is no spot.
 *
 * @typedef {object} Board
 * @property {State} state
 * @property {HTMLImageElement} image the empty board
 * @property {Pieces} pieces what is on it
 * @property {HTMLElement} layer the buttons, on top
 * @property {ReturnType<typeof makeSketch>} sketch what the person draws
 * @property {HTMLElement} stage all of these
 * @property {HTMLElement} node
 * @property {(spot: Spot) => boolean | void} press tells whether it was sent
 * @property {(square: string) => void} dead
 */

/**
 * @param {Board["press"]} press
 * @param {Board["dead"]} dead
 * @returns {Board}
 */
export function makeBoard(press, dead = () => {}) {
  const image = element("img", { className: "picture", decoding: "async" });
  const layer = element("div", { className: "spots" });
  layer.setAttribute("role", "group");
  const pieces = makePieces();
  const stage = element("div", { className: "stage" }, image, pieces.node);
  const node = element("div", { className: "board" }, stage);
  /** @type {State} */
  const state = {
    spots: [], buttons: new Map(), latest: null, shown: null, how: {}, painted: "", count: 0,
    drag: null, foreseen: "", dropped: null, quiet: false, turned: false,
  };
  const sketch = makeSketch(stage, {
    under: (event) => squareUnder(board, event),
    shown: () => state.shown,
    begins() {
      state.drag = null;
      state.quiet = true;
    },
  });
  stage.append(sketch.node, layer);
  /** @type {Board} */
  const board = { state, image, pieces, layer, sketch, stage, node, press, dead };
  layer.onclick = (event) => {
    if (event.target === layer && !state.quiet) tap(board, squareUnder(board, event));
    state.quiet = false;
  };
  layer.addEventListener("pointerdown", (event) => touch(board, event));
  layer.addEventListener("pointermove", (event) => drag(board, event));
  layer.addEventListener("pointerup", (event) => letGo(board, squareUnder(board, event)));
  layer.addEventListener("pointercancel", () => letGo(board, ""));
  layer.addEventListener("keydown", (event) => step(board, event));
  return board;
}

/**
 * Show a board and the squares that can be pressed on it. `laid` is called when these can be
 * pressed, which may be later.
 *
 * @param {Board} board
 * @param {Shown | null} given
 * @param {Spot[]} spots
 * @param {() => void} laid
 * @param {How} how
 */
export function updateBoard(board, given, spots, laid = () => {}, how = {}) {
  board.node.hidden = !given;
  board.state.latest = given && { given, done };
  if (!given) return lay(board, []);
  show(board);

  /** @param {Shown} shown */
  function done(shown) {
    if (board.state.shown?.alt !== shown.alt) board.sketch.clear(); // it was about another position
    Object.assign(board.state, { shown, how, foreseen: "" });
    lay(board, spots);
    laid();
    if (!drop(board)) draw(board, shown);
  }
}

/**
 * Look at the board from the other side.
 *
 * @param {Board} board
 */
export function turnBoard(board) {
  board.state.turned = !board.state.turned;
  board.sketch.clear();
  show(board);
}

/**
 * @param {Shown} shown
 * @returns {Shown}
 */
const turned = (shown) => ({ ...shown, flipped: !shown.flipped, src: shown.back, back: shown.src });

/**
 * @param {Board} board
 * @param {Shown} shown
 */
function draw({ pieces, state }, shown) {
  const end = pieces.draw(shown);
  if (end && state.how.moment === null) setTimeout(knock, end);
}

/**
 * Whether the picture got lost on its way, such as when the line broke.
 *
 * @param {Board} board
 */
export const isBroken = ({ state, image }) =>
  Boolean(state.painted) && image.complete && !image.naturalWidth;

/**
 * Take back what was shown of a press that came to nothing.
 *
 * @param {Board} board
 */
export function restoreBoard({ state, pieces }) {
  Object.assign(state, { foreseen: "", dropped: null });
  pieces.restore();
}

/**
 * Show the latest board from the side that the person looks from. The old board and its buttons stay
 * until the new one can be painted and the move before has been seen. So nothing flickers, and a
 * press goes to the square that is seen. The room for it is made at once.
 *
 * @param {Board} board
 */
function show(board) {
  const { state, image, pieces, layer, stage } = board;
  if (!state.latest) return;
  const { given, done } = state.latest;
  const shown = state.turned ? turned(given) : given;
  const number = (state.count += 1);
  stage.style.setProperty("--ratio", String(shown.width / shown.height));
  const paint = () => {
    if (number !== state.count) return;
    image.alt = shown.alt;
    image.width = shown.width;
    image.height = shown.height;
    layer.style.aspectRatio = `${shown.width} / ${shown.height}`;
    if (shown.src !== state.painted || isBroken(board)) image.src = shown.src;
    state.painted = shown.src;
    done(shown);
  };
  if (!state.painted || shown.src === state.painted) {
    const wait = pieces.wait(shown);
    if (!wait) return paint();
    lay(board, []); // what could be pressed is over
    setTimeout(paint, wait);
    return;
  }
  const next = new Image();
  next.src = shown.src;
  next.decode().catch(() => {}).then(paint);
}

/**
 * @param {Board} board
 * @param {Spot[]} spots
 */
function lay(board, spots) {
  const { state, layer } = board;
  state.spots = spots;
  state.buttons = new Map(spots.map((spot) => [spot.square, makeSpot(board, spot)]));
  layer.replaceChildren(...state.buttons.values());
  layer.setAttribute("aria-label", text("web-board-label"));
  layer.hidden = !spots.length && !state.how.tap;
  if (spots.length) rove(state, spots[0].square);
}

/**
 * @param {Board} board
 * @param {Spot} spot
 */
function makeSpot(board, spot) {
  const { state } = board;
  const button = element("button", { type: "button", className: "spot" });
  button.setAttribute("aria-label", spot.label);
  button.dataset.key = `spot:${spot.square}`;
  put(board, button, spot.square);
  button.onclick = () => state.quiet || pick(board, spot);
  button.onfocus = () => rove(state, spot.square);
  return button;
}

/**
 * @param {Board} board
 * @param {HTMLElement} item
 * @param {string} square
 */
function put({ state }, item, square) {
  if (!state.shown) return;
  const [left, top, width, height] = boxOf(state.shown, square);
  Object.assign(item.style, { left: `${left}%`, top: `${top}%`, width: `${width}%`, height: `${height}%` });
}

/**
 * @param {State} state
 * @param {string} square
 */
const spotOf = ({ spots }, square) => spots.find((spot) => spot.square === square);

/**
 * @param {Board} board
 * @param {MouseEvent} event
 */
function squareUnder({ state, image }, event) {
  const view = image.getBoundingClientRect();
  const [x, y] = [event.clientX - view.left, event.clientY - view.top];
  return (state.shown && squareAt(state.shown, x / view.width, y / view.height)) ?? "";
}

/**
 * Press a square. What follows is shown at once: where the piece may go, or the move itself.
 *
 * @param {Board} board
 * @param {Spot} spot
 */
function pick(board, spot) {
  const { state, pieces, press } = board;
  const { next = {}, picked = "" } = state.how;
  if (press(spot) === false) return;
  if (!picked) feel("picked");
  const following = next[spot.square];
  if (following && !picked) {
    state.foreseen = spot.square;
    pieces.pick(spot.square, following.split(" "));
  } else if (picked) move(board, picked, spot.square);
}

/**
 * Whether a piece may go to a square, as far as that is known before the server has answered.
 *
 * @param {State} state
 * @param {string} from
 * @param {string} to
 */
const mayFollow = ({ how }, from, to) => how.next?.[from]?.split(" ").includes(to);

/**
 * Show a move before the server has answered, where it will be played without a question.
 *
 * @param {Board} board
 * @param {string} from
 * @param {string} to
 */
function move({ pieces, state }, from, to) {
  if (!state.how.plays_at_once || pieces.elementOn(to)) return; // on a piece, that is picked
  const end = pieces.move(from, to);
  if (state.how.moment === null) setTimeout(knock, end);
}

/**
 * @param {Board} board
 * @param {string} square
 */
function tap(board, square) {
  const { state, layer, dead } = board;
  if (!square) return;
  if (state.foreseen && mayFollow(state, state.foreseen, square)) {
    state.dropped = { to: square, from: state.foreseen };
    move(board, state.foreseen, square);
    return;
  }
  const flash = element("div", { className: "flash" });
  put(board, flash, square);
  layer.append(flash);
  setTimeout(() => flash.remove(), FLASH);
  dead(square);
}

// --- dragging: a piece is picked where the drag begins, and goes where it is let go -----------

/**
 * @param {Board} board
 * @param {PointerEvent} event
 */
function touch(board, event) {
  const { state } = board;
  state.quiet = false;
  const from = event.isPrimary && event.button === 0 ? squareUnder(board, event) : "";
  const isSpot = from && spotOf(state, from);
  state.drag = isSpot ? { from, x: event.clientX, y: event.clientY, piece: null } : null;
}

/**
 * @param {Board} board
 * @param {PointerEvent} event
 */
function drag(board, event) {
  const current = board.state.drag;
  if (!current || !event.isPrimary) return;
  const [dx, dy] = [event.clientX - current.x, event.clientY - current.y];
  if (!current.piece && Math.hypot(dx, dy) < DRAGGED) return;
  const piece = current.piece ?? lift(board, current, event);
  const scale = (board.state.shown?.width ?? 0) / board.layer.clientWidth;
  if (piece) piece.style.translate = `${dx * scale}px ${dy * scale}px`;
}

/**
 * @param {Board} board
 * @param {Drag} current
 * @param {PointerEvent} event
 */
function lift(board, current, event) {
  const { state, pieces, layer } = board;
  layer.setPointerCapture?.(event.pointerId);
  const spot = spotOf(state, current.from);
  if (spot) pick(board, spot);
  current.piece = pieces.elementOn(current.from) ?? null;
  if (current.piece) current.piece.parentNode?.append(current.piece); // over the others
  return current.piece;
}

/**
 * @param {Board} board
 * @param {string} to
 */
function letGo(board, to) {
  const { state } = board;
  const { drag: ended } = state;
  state.drag = null;
  if (!ended?.piece) return;
  state.quiet = true;
  setTimeout(() => (state.quiet = false));
  const isThere = to && to !== ended.from;
  if (isThere) state.dropped = { to, from: ended.from };
  if (isThere && mayFollow(state, ended.from, to)) move(board, ended.from, to);
  ended.piece.style.translate = ""; // if it is still there
  if (isThere) drop(board);
}

/**
 * Go on to where a piece was let go, and tell whether it goes there.
 *
 * @param {Board} board
 */
function drop(board) {
  const { state, press } = board;
  const { how, dropped } = state;
  if (!dropped || how.picked !== dropped.from) return false;
  state.dropped = null;
  const spot = spotOf(state, dropped.to);
  if (spot) press(spot);
  else tap(board, dropped.to);
  return Boolean(spot);
}

// --- the keyboard -----------------------------------------------------------------------------

/**
 * One of the squares can be reached by Tab, the others from there by the arrows.
 *
 * @param {State} state
 * @param {string} square
 */
function rove({ buttons }, square) {
  for (const [name, button] of buttons) button.tabIndex = name === square ? 0 : -1;
}

/**
 * @param {Board} board
 * @param {KeyboardEvent} event
 */
function step({ state }, event) {
  const at = state.spots.find((spot) => state.buttons.get(spot.square) === event.target);
  if (!at || event.altKey || event.ctrlKey || event.metaKey) return;
  const next = neighbour(state.spots, at, event.key, state.shown?.flipped);
  if (next === undefined) return;
  event.preventDefault();
  if (next) state.buttons.get(next.square)?.focus({ preventScroll: true });
}
